"""What games without people need: ways to set a game up, the players' chance, and all the cores."""

from __future__ import annotations

import functools
import multiprocessing
import os
import random
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

import msgspec

from server.bots.plain import Move
from server.rules.game import Config, Game
from server.rules.rng import Rng, shuffle

T = TypeVar("T")

SHARE = 25
"""Games a process is given at a time."""


class Dice:
    """The players' chance: quick, the same on every machine, and good for nothing secret."""

    __slots__ = ("_random",)

    def __init__(self, seed: int, purpose: str) -> None:
        self._random = random.Random(f"{seed} {purpose}").random  # noqa: S311 — nothing secret

    def below(self, bound: int) -> int:
        """An integer from 0 to bound - 1."""
        return int(self._random() * bound)


@functools.lru_cache(maxsize=8)
def reader(game: Game[Any, Any]) -> Callable[[Move], Any]:
    """Reads moves as the service does: as the game's own type. Raises msgspec.ValidationError."""
    encode, decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(game.move_type).decode
    return lambda move: decode(encode(move))


def configs(
    game: Game[Any, Any], seats: int | None = None, options: Mapping[str, str] | None = None
) -> list[Config]:
    """Every way to set the game up: seat counts by option values, or those of them that are asked for.

    Colours are the first ones, the start seat is left to chance. Raises ValueError for a seat count,
    an option or a value that the game does not have.
    """
    info, wanted = game.info, dict(options or {})
    if seats is not None and seats not in info.seats:
        raise ValueError(f"{info.id} has no {seats} seats; there are: {info.seats}")
    found: list[Config] = []
    for count in info.seats if seats is None else (seats,):
        chosen: list[dict[str, str]] = [{}]
        for option in info.options:
            if option.seats and count not in option.seats:
                continue
            values = [value for value in option.values if wanted.get(option.id, value) == value]
            chosen = [{**other, option.id: value} for other in chosen for value in values]
        each = info.colours_each.get(count, 1)
        colours = tuple(tuple(info.colours[i * each : (i + 1) * each]) for i in range(count))
        found += [
            Config(seats=count, colours=colours, options=values)
            for values in chosen
            if wanted.items() <= values.items()
        ]
    if not found:
        where = f" at {seats} seats" if seats else ""
        raise ValueError(f"{info.id} cannot be played with {wanted}{where}")
    return found


def by_chance(game: Game[Any, Any], config: Config, rng: Rng) -> Config:
    """The same set-up with other colours and now and then a given start seat."""
    colours = list(game.info.colours)
    shuffle(colours, rng)
    places = iter(colours)
    dealt = tuple(tuple(next(places) for _ in own) for own in config.colours)
    start = rng.below(config.seats + 1)
    return msgspec.structs.replace(config, colours=dealt, start=start if start < config.seats else None)


def in_shares(
    play: Callable[[range], T], first: int, games: int, processes: int | None = None
) -> Iterator[T]:
    """What comes of games first, first + 1, …, by shares of them in their order; by default on all cores.

    `play` must be a function of a module, perhaps with arguments bound by functools.partial.
    """
    shares = [range(n, min(n + SHARE, first + games)) for n in range(first, first + games, SHARE)]
    processes = min(processes or os.cpu_count() or 1, len(shares))
    if processes <= 1:
        yield from map(play, shares)
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, spawn, _end_with_parent) as pool:
        waiting = [pool.submit(play, share) for share in shares]
        try:
            for future in waiting:
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """Has this process end when the one that started it is gone, even by a kill, whatever it is doing."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
