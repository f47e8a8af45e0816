"""Positions of Voyages to test from, and random games of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from server.bots.arena import Dice, by_chance, configs
from server.bots.plain import Move
from server.cases.voyages import Rolls, begun
from server.playouts.play import Observer, Playout
from server.rules.game import Config, Event, IllegalMove, Preview, Template
from server.rules.rng import Draw
from server.rules.voyages.game import Voyages
from server.rules.voyages.info import INFO
from server.rules.voyages.state import State
from tests.rules.voyages.data import COMPONENTS

GAME = Voyages(COMPONENTS)
DATA = GAME.data

ANNA, BEA, CILI, DORA = 0, 1, 2, 3
"""Seats; Anna (blue) is active and the starting player, unless a test says otherwise."""


def position(*seats: dict[str, Any], **given: Any) -> State:
    """The position that a case's `given` would tell of; as many players as seats are told, at least two."""
    told = {f"s{number}": seat for number, seat in enumerate(seats)}
    return begun(GAME, {"players": max(2, len(seats)), "seats": told, **given}).state


def fresh(seats: int, *on: str, start: int | None = 0, seed: str = "fresh") -> tuple[State, list[Event]]:
    """A fresh game with these options on."""
    colours = tuple((colour,) for colour in INFO.colours[:seats])
    return GAME.setup(Config(seats, colours, start, dict.fromkeys(on, "on")), Dice(1, seed))


def do(
    state: State, seat: int, cmd: str, rolls: tuple[int, ...] = (), **fields: Any
) -> tuple[State, list[Event]]:
    """The state after a command, and its events. Raises IllegalMove."""
    return GAME.apply(state, seat, msgspec.convert({"cmd": cmd, **fields}, GAME.move_type), Rolls(rolls))


def after(state: State, *commands: dict[str, Any], seat: int = ANNA) -> State:
    """The state after several commands of a seat."""
    for command in commands:
        state, _ = do(state, seat, **command)
    return state


def place(space: str, *dice: str, **fields: Any) -> dict[str, Any]:
    """A main action as a command."""
    return {"cmd": "place", "space": space, "dice": list(dice), **fields}


def card(slot: str, die: str, **fields: Any) -> dict[str, Any]:
    """The use of a city card as a command."""
    return place("city_card", die, slot=slot, **fields)


def path(*nodes: str, figure: int = 0) -> dict[str, Any]:
    """The way of a figure."""
    return {"figure": figure, "nodes": list(nodes)}


def refused(state: State, seat: int, cmd: str, **fields: Any) -> tuple[str, dict[str, Any]]:
    """How a command is refused: code and facts. It must leave no trace, and its preview must say the same."""
    before = msgspec.json.encode(state)
    try:
        do(state, seat, cmd, **fields)
    except IllegalMove as refusal:
        assert msgspec.json.encode(state) == before
        assert not preview(state, seat, cmd, **fields).complete
        return refusal.code, refusal.params
    raise AssertionError(f"{cmd} was not refused")


def code(state: State, command: dict[str, Any], seat: int = ANNA) -> str:
    """The code of a refusal."""
    return refused(state, seat, **command)[0]


def preview(state: State, seat: int, cmd: str, **fields: Any) -> Preview:
    """What a move built so far comes to."""
    return GAME.preview(state, seat, {"cmd": cmd, **fields})


def template(state: State, seat: int, cmd: str, **fixed: Any) -> Template:
    """The one template of a command with these fixed fields."""
    found = [
        template
        for template in GAME.moves(state, seat)
        if template.cmd == cmd and fixed.items() <= template.fixed.items()
    ]
    assert len(found) == 1, found
    return found[0]


def stock(state: State, seat: int = ANNA) -> dict[str, int]:
    """What a seat has of each resource, as far as it has any."""
    return {resource: count for resource, count in state.players[seat].stock.items() if count}


def decision(state: State, seat: int = ANNA) -> tuple[str, int] | None:
    """Kind and number of the decision that a seat owes."""
    tasks = state.players[seat].tasks
    return (tasks[-1].kind, tasks[-1].n) if tasks else None


def kinds(events: list[Event]) -> list[str]:
    """What happened, without the details."""
    return [event.kind for event in events]


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """What everybody is told by the events of a kind."""
    return [event.data for event in events if event.kind == kind]


class Moment(NamedTuple):
    """A state of a random game, and the events that led to it."""

    state: State
    events: list[Event]


class _Keeps(Observer):
    def __init__(self) -> None:
        self.moments: list[Moment] = []

    def started(self, config: Config, state: Any, events: list[Event]) -> None:
        self.moments.append(Moment(state, events))

    def moved(self, state: Any, seat: int, move: Move, events: list[Event], draws: list[Draw]) -> None:
        self.moments.append(Moment(state, events))


def games(count: int, seed: int) -> Iterator[list[Moment]]:
    """Random games at all ways to set one up in turn, from the set-up to the end."""
    ways = configs(GAME)
    for number in range(seed, seed + count):
        keeps = _Keeps()
        way = by_chance(GAME, ways[number % len(ways)], Dice(number, "config"))
        Playout(GAME, way, number, [keeps]).play()
        yield keeps.moments
