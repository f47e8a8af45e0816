"""Positions of Voyages to test from, and random games of it."""

from __future__ import annotations

from typing import Any

from server.bots.arena import Dice
from server.cases.voyages import Rolls, begun
from server.rules import registry
from server.rules.game import Config, Event
from server.rules.voyages.game import Voyages
from server.rules.voyages.info import INFO
from server.rules.voyages.state import State
from tests.rules import positions

GAME = Voyages(registry.components("voyages"))
DATA = GAME.data


class Rules(positions.Rules[State]):
    """The game, with dice that fall as a test says."""

    def do(
        self, state: State, seat: int, cmd: str, rolls: tuple[int, ...] = (), **fields: Any
    ) -> tuple[State, list[Event]]:
        return self.game.apply(state, seat, self.move(cmd, **fields), Rolls(rolls))


RULES = Rules(GAME)
do, refused, preview, template = RULES.do, RULES.refused, RULES.seen, RULES.template
kinds, told, games = RULES.kinds, RULES.told, RULES.games
Moment = positions.Moment[State]

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


def code(state: State, command: dict[str, Any], seat: int = ANNA) -> str:
    """The code of a refusal."""
    return refused(state, seat, **command)[0]


def stock(state: State, seat: int = ANNA) -> dict[str, int]:
    """What a seat has of each resource, as far as it has any."""
    return {resource: count for resource, count in state.players[seat].stock.items() if count}


def decision(state: State, seat: int = ANNA) -> tuple[str, int] | None:
    """Kind and number of the decision that a seat owes."""
    tasks = state.players[seat].tasks
    return (tasks[-1].kind, tasks[-1].n) if tasks else None
