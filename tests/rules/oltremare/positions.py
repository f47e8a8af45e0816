"""Positions of Oltremare to test from, and random games of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from server.bots.arena import Dice, by_chance, configs
from server.bots.plain import Move, any_move
from server.cases.oltremare import given_state
from server.playouts.play import Observer, Playout
from server.playouts.wild import words
from server.rules import registry
from server.rules.game import Config, Event, IllegalMove, Template
from server.rules.oltremare.game import Oltremare
from server.rules.oltremare.state import State
from server.rules.rng import Draw, Stream

GAME = Oltremare(registry.components("oltremare"))
DATA = GAME.data

ANNA, BEA, CILI = 0, 1, 2
"""Seats of three players; Anna is active, and the starting player, unless a test says otherwise."""


def position(*seats: dict[str, Any], phase: str = "trade", **given: Any) -> State:
    """The position that a case's `given` would tell of. Seats without cargo get a wine card of their own."""
    spare = ["wine-07", "wine-08", "wine-09", "wine-10", "wine-11"]
    whole = [{"cargo": [wine], **seat} for wine, seat in zip(spare, seats, strict=False)]
    return given_state(GAME, {"phase": phase, "seats": whole, **given})


def move(cmd: str, **fields: Any) -> Any:
    """A move of the game's own type."""
    return msgspec.convert({"cmd": cmd, **fields}, GAME.move_type)


def do(state: State, seat: int, cmd: str, **fields: Any) -> tuple[State, list[Event]]:
    """The state after a command, and its events. Raises IllegalMove."""
    return GAME.apply(state, seat, move(cmd, **fields), Stream(b"by chance"))


def after(state: State, *commands: tuple[int, dict[str, Any]]) -> State:
    """The state after several commands."""
    for seat, command in commands:
        state, _ = do(state, seat, **command)
    return state


def whole_turn(state: State) -> State:
    """The state after the active seat has played its turn by chance, without dealing."""
    seat, dice = state.active, Dice(1, "turn")
    while state.phase != "over" and state.active == seat:
        own = ("discard", "play_cards", "sail", "compass", "load")
        listed = [template for template in GAME.moves(state, seat) if template.cmd in own]
        chosen = any_move(GAME, state, seat, listed, dice)
        assert chosen is not None
        state, _ = do(state, seat, **chosen)
    return state


def refused(state: State, seat: int, cmd: str, **fields: Any) -> tuple[str, dict[str, Any]]:
    """How a command is refused: code and facts. It must leave no trace."""
    before = msgspec.json.encode(state)
    try:
        do(state, seat, cmd, **fields)
    except IllegalMove as refusal:
        assert msgspec.json.encode(state) == before
        return refusal.code, refusal.params
    raise AssertionError(f"{cmd} was not refused")


def template(state: State, seat: int, cmd: str, **fixed: Any) -> Template:
    """The one template of a command with these fixed fields."""
    found = [
        template
        for template in GAME.moves(state, seat)
        if template.cmd == cmd and fixed.items() <= template.fixed.items()
    ]
    assert len(found) == 1, found
    return found[0]


def kinds(events: list[Event]) -> list[str]:
    """What happened, without the details."""
    return [event.kind for event in events]


def told(events: list[Event], state: State, viewer: int | None) -> list[dict[str, Any]]:
    """Events as a viewer is told them while `state` stands."""
    return [GAME.told(event, state, viewer) for event in events]


class Moment(NamedTuple):
    """A state of a random game, the move that led to it with its seat (none for the set-up), the events."""

    state: State
    seat: int
    move: Move | None
    events: list[Event]


class _Keeps(Observer):
    def __init__(self) -> None:
        self.moments: list[Moment] = []

    def started(self, config: Config, state: Any, events: list[Event]) -> None:
        self.moments.append(Moment(state, -1, None, events))

    def moved(self, state: Any, seat: int, move: Move, events: list[Event], draws: list[Draw]) -> None:
        self.moments.append(Moment(state, seat, move, events))


def games(count: int, *, seed: int, step: int = 1, game: Oltremare = GAME) -> Iterator[list[Moment]]:
    """Random games, every `step`th of the ways to set one up in turn, from the set-up to the end."""
    ways = configs(game)
    for number in range(seed, seed + count * step, step):
        keeps = _Keeps()
        way = by_chance(game, ways[number % len(ways)], Dice(number, "config"))
        Playout(game, way, number, [keeps]).play()
        yield keeps.moments


def named_in_log(game: Oltremare, moments: list[Moment], every: int) -> set[str]:
    """What the log of a game names to anybody, at every so many moves, although nobody may see it then."""
    named: set[str] = set()
    for number in range(0, len(moments), every):
        state = moments[number].state
        seats = range(len(state.players))
        nobody = {card for group in game.hidden(state, seats) for card in group}
        for moment in moments[:number]:
            for viewer in (*seats, None):
                log = [game.told(event, state, viewer) for event in moment.events]
                named |= nobody & words(log)
    return named
