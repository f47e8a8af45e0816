"""Many random games: `kalmar playouts`."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TextIO

import msgspec

from server.bots.arena import Dice, by_chance, configs, in_shares
from server.playouts.checks import Checks
from server.playouts.play import LIMIT, Broken, Observer, Playout, Record
from server.playouts.tally import Tally
from server.rules import registry
from server.rules.game import Config, Game


@dataclass
class Outcome:
    """What came of some games: the counts, and the record of the first that broke."""

    tally: Tally = field(default_factory=Tally)
    broken: Record | None = None


def run(
    game_id: str,
    games: int,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    fast: bool = False,
    out: TextIO | None = None,
) -> int:
    """Play random games, with all properties held against every move; 0 if all is well, else 1.

    Game i is that of seed + i, so each of them can be played alone again. Seat counts and option values
    that are not given take turns. With `fast` nothing is checked and one process plays: the time is that
    of the rules and of listing the legal moves. The last line tells games and moves a second; before it,
    where something broke, stands the record of that game as one line of JSON.

    Raises UnknownGame, and ValueError for seats or options that the game does not have.
    """
    out = out or sys.stdout
    began = time.perf_counter()
    outcome = play(game_id, games, seed, seats, options, fast, 1 if fast else None)
    seconds = time.perf_counter() - began
    tally = outcome.tally
    if not fast:
        _tell_checks(game_id, tally, out)
    if outcome.broken is not None:
        _tell_broken(outcome.broken, out)
    out.write(
        f"{game_id}: {tally.games} games, {tally.moves} moves in {seconds:.1f} s: "
        f"{tally.games / seconds:.1f} games/s, {tally.moves / seconds:.0f} moves/s\n"
    )
    return int(outcome.broken is not None or bool(tally.uncompared() and not fast))


def play(
    game_id: str,
    games: int,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    fast: bool = False,
    processes: int | None = None,
) -> Outcome:
    """Random games of seed, seed + 1, …, up to the first that breaks; by default on all cores."""
    ways = configs(registry.load(game_id), seats, options)
    together = Outcome()
    for outcome in in_shares(partial(some, game_id, ways, fast), seed, games, processes):
        together.tally.add(outcome.tally)
        if outcome.broken is not None:
            together.broken = outcome.broken
            break
    return together


def some(game_id: str, ways: Sequence[Config], fast: bool, seeds: range) -> Outcome:
    """Some of the games, one after the other."""
    game, outcome = registry.load(game_id), Outcome()
    tally = outcome.tally
    for seed in seeds:
        way = ways[seed % len(ways)]
        record = one(game, way, seed, [] if fast else [Checks(game, seed, tally)])
        tally.games += 1
        tally.moves += len(record.moves)
        if record.broke is not None:
            outcome.broken = record
            break
    return outcome


def one(
    game: Game[Any, Any], way: Config, seed: int, observers: Sequence[Observer] = (), limit: int = LIMIT
) -> Record:
    """One random game; whatever breaks in it stands in its record under `broke`."""
    playout = Playout(game, by_chance(game, way, Dice(seed, "config")), seed, observers, limit)
    try:
        playout.play()
    except Broken as fault:
        facts = msgspec.json.decode(msgspec.json.encode(fault.facts))
        playout.record.broke = {"law": fault.law, "message": fault.message, **facts}
    except Exception as fault:  # noqa: BLE001 — whatever rules raise is a finding
        told = traceback.format_exc()
        playout.record.broke = {"law": "exception", "message": repr(fault), "traceback": told}
    return playout.record


def _tell_checks(game_id: str, tally: Tally, out: TextIO) -> None:
    info = registry.info(game_id)
    out.write(
        f"{tally.comparisons} comparisons with hidden things elsewhere, {tally.skipped} skipped; "
        f"{tally.refused.total()} wrong moves refused\n"
    )
    out.writelines(
        f"{what}: {', '.join(names)}\n" if names else ""
        for what, names in (
            ("events that came and were never compared", tally.uncompared()),
            ("events that never came", tally.unseen(info)),
            ("refusals that no wrong move met", tally.untried(info)),
            ("refusals met that no game should come to", tally.impossible(info)),
        )
    )


def _tell_broken(record: Record, out: TextIO) -> None:
    broke = record.broke or {}
    out.write(f"broken after {len(record.moves)} moves: {broke.get('law')}: {broke.get('message')}\n")
    out.write(broke.get("traceback", ""))
    out.write(msgspec.json.encode(record).decode() + "\n")
