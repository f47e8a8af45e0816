"""Positions of Vikings to test from, and random games of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from server.bots.arena import Dice, by_chance, configs
from server.bots.plain import Move
from server.cases.vikings.given import Position, given_state
from server.playouts.play import Observer, Playout
from server.rules import registry
from server.rules.game import Config, Event, IllegalMove, Preview, Template
from server.rules.rng import Draw, Stream
from server.rules.vikings.game import Vikings
from server.rules.vikings.state import Player, State

GAME = Vikings(registry.components("vikings"))
DATA = GAME.data

ANNA, BEA, CILI = 0, 1, 2
"""Seats of three players; Anna is active, and has the start marker, unless a test says otherwise."""

Given = dict[str, Any]


def position(*seats: Given, **given: Any) -> State:
    """The position that a case's `given` would tell of; there is a second player where none is named."""
    players = list(seats) if len(seats) > 1 else [*seats, {}]
    return given_state(DATA, msgspec.convert({"seats": players, **given}, Position, str_keys=True))


def wheel(zero_slot: int = 0, **slots: str) -> Given:
    """A wheel with what is left: s4="isl_left noble"."""
    left = {
        name[1:]: dict(zip(("tile", "viking"), text.split(), strict=True)) for name, text in slots.items()
    }
    return {"zero_slot": zero_slot, "slots": left}


def tiles(**rows: str) -> list[list[Any]]:
    """Tiles row by row from column 1: noble="S* c r" is a start tile with a noble, a church, a right end.

    `l` and `r` are ends, `c f h t` the middles, a capital letter the building tile, `S` the start tile, `.`
    a gap; a viking stands on what has a star.
    """
    laid = []
    for row, text in rows.items():
        for col, word in enumerate(text.split(), start=1):
            if word != ".":
                laid.append([row, col, KINDS[word[0]], row if word.endswith("*") else None])
    return laid


KINDS = {
    "S": "isl_start",
    "l": "isl_left",
    "r": "isl_right",
    "c": "isl_mid_church",
    "f": "isl_mid_farm",
    "h": "isl_mid_hall",
    "t": "isl_mid_tower",
    "C": "sp_build_church",
    "F": "sp_build_farm",
    "H": "sp_build_hall",
    "T": "sp_build_tower",
}


def lying(player: Player) -> list[list[Any]]:
    """What `tiles` would say of a player's area, but in reading order."""
    return [
        [row, col, DATA.types[place.tile], row if place.settled else None]
        for row, col, place in player.places()
    ]


def types(names: list[str]) -> list[str]:
    """The types of tiles."""
    return [DATA.types[name] for name in names]


def a(kind: str) -> str:
    """The id of a tile of a type: the first one, which a position takes first."""
    return next(tile for tile, its in DATA.types.items() if its == kind)


def move(cmd: str, **fields: Any) -> Any:
    """A move of the game's own type."""
    return msgspec.convert({"cmd": cmd, **fields}, GAME.move_type)


def do(state: State, seat: int, cmd: str, **fields: Any) -> tuple[State, list[Event]]:
    """The state after a command, and its events. Raises IllegalMove."""
    return GAME.apply(state, seat, move(cmd, **fields), Stream(b"by chance"))


def after(state: State, *commands: tuple[int, Given]) -> State:
    """The state after several commands."""
    for seat, command in commands:
        state, _ = do(state, seat, **command)
    return state


def refused(state: State, seat: int, cmd: str, **fields: Any) -> tuple[str, Given]:
    """How a command is refused: code and facts. It must leave no trace, and the preview must say the same."""
    before = msgspec.json.encode(state)
    try:
        do(state, seat, cmd, **fields)
    except IllegalMove as refusal:
        assert msgspec.json.encode(state) == before
        assert not GAME.preview(state, seat, {"cmd": cmd, **fields}).complete
        return refusal.code, refusal.params
    raise AssertionError(f"{cmd} was not refused")


def seen(state: State, seat: int, cmd: str, **fields: Any) -> Preview:
    """The preview of a command built so far."""
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


def kinds(events: list[Event]) -> list[str]:
    """What happened, without the details."""
    return [event.kind for event in events]


def told(events: list[Event], kind: str) -> list[Given]:
    """What the events of a kind tell."""
    return [event.data for event in events if event.kind == kind]


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


def games(count: int, *, seed: int, game: Vikings = GAME) -> Iterator[list[Moment]]:
    """Random games, the ways to set one up in turn, from the set-up to the end."""
    ways = configs(game)
    for number in range(seed, seed + count):
        keeps = _Keeps()
        way = by_chance(game, ways[number % len(ways)], Dice(number, "config"))
        Playout(game, way, number, [keeps]).play()
        yield keeps.moments
