"""Positions of Expedition to test from, and random games of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from server.bots.plain import any_move
from server.cases.expedition import given_state
from server.rules import registry
from server.rules.expedition.game import Expedition
from server.rules.expedition.state import State
from server.rules.game import Config, Event
from server.rules.rng import Stream

GAME = Expedition(registry.components("expedition"))


def position(figures: dict[str, tuple[int, int]], **given: Any) -> State:
    """The position that a case's `given` would tell of; figures as (seat, space), three players."""
    placed = {colour: {"seat": seat, "space": space} for colour, (seat, space) in figures.items()}
    return given_state(GAME, {"players": 3, "figures": placed, **given})


def do(state: State, seat: int, cmd: str, **fields: Any) -> tuple[State, list[Event]]:
    """The state after a command, and its events. Raises IllegalMove."""
    move = msgspec.convert({"cmd": cmd, **fields}, GAME.move_type)
    return GAME.apply(state, seat, move, Stream(b"by chance"))


def kinds(events: list[Event]) -> list[str]:
    """What happened, without the details."""
    return [event.kind for event in events]


class Moment(NamedTuple):
    """A state on the way of a random game, what came of the move made from it, and the events."""

    state: State
    after: State
    events: list[Event]


def games(count: int, *, seed: int) -> Iterator[list[Moment]]:
    """`count` random games for each number of seats and variant, from the first move to the last."""
    for seats, each, variant in (
        (2, 2, "base"),
        (2, 2, "both_figures"),
        *((n, 1, "base") for n in (3, 4, 5)),
    ):
        colours = tuple(GAME.info.colours[seat * each : (seat + 1) * each] for seat in range(seats))
        options = {"variant": variant} if variant != "base" else {}
        for number in range(count):
            yield _game(Config(seats, colours, options=options), Stream(b"game %d" % (seed + number)))


def _game(config: Config, rng: Stream) -> list[Moment]:
    state, _ = GAME.setup(config, rng)
    moments = []
    while GAME.waiting(state):
        plain = any_move(GAME, state, state.active, GAME.moves(state, state.active), rng)
        move = msgspec.convert(plain, GAME.move_type)
        after, events = GAME.apply(state, state.active, move, rng)
        moments.append(Moment(state, after, events))
        state = after
    return moments
