"""Positions of Vikings to test from, and random games of it."""

from __future__ import annotations

from typing import Any

import msgspec

from server.cases.vikings.given import Position, given_state
from server.rules import registry
from server.rules.vikings.game import Vikings
from server.rules.vikings.state import Player, State
from tests.rules import positions

GAME = Vikings(registry.components("vikings"))
DATA = GAME.data

RULES = positions.Rules(GAME)
do, after, refused, seen, template = RULES.do, RULES.after, RULES.refused, RULES.seen, RULES.template
kinds, told, games = RULES.kinds, RULES.told, RULES.games
Moment = positions.Moment[State]

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
