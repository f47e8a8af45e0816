"""Positions of Felinia to test from, and random games of it."""

from __future__ import annotations

from typing import Any

import msgspec

from server.cases.felinia.given import Position, given_state
from server.rules import registry
from server.rules.felinia.game import Felinia
from server.rules.felinia.state import Player, State
from server.rules.rng import Stream
from tests.rules import positions

GAME = Felinia(registry.components("felinia"))
DATA = GAME.data

RULES = positions.Rules(GAME)
do, after, refused, seen, template = RULES.do, RULES.after, RULES.refused, RULES.seen, RULES.template
kinds, told, games = RULES.kinds, RULES.told, RULES.games
Moment = positions.Moment[State]

ANNA, BEA, CILI = 0, 1, 2
"""Seats of three players; Anna starts unless a test says otherwise."""

Given = dict[str, Any]


def position(*seats: Given, **given: Any) -> State:
    """The position that a case's `given` would tell of: at least three players, trading if it says 'at'."""
    players = [*seats, *({} for _ in range(3 - len(seats)))]
    phase = "trading" if "at" in given else "bidding"
    whole = {"players": players, "phase": phase, **given}
    return given_state(DATA, msgspec.convert(whole, Position, str_keys=True), Stream(b"given"))


def ship(name: str, *aboard: int) -> Given:
    """A ship in its berth, with these seats' merchants from the bow on."""
    seats: list[int | None] = [*aboard]
    return {"ship": name, "seats": seats + [None] * (DATA.ships[name].seats - len(seats))}


def landed(name: str, *seats: Given, aboard: tuple[int, ...] = (0,), **given: Any) -> State:
    """A ship has just landed, and the merchant nearest to the bow is on his way."""
    players = [{"stock": 8, **seat} for seat in seats]
    berths = [ship(name, *aboard)]
    return position(*players, phase="exploration", queue=[name], berths=berths, **given)


def up(**tiles: str) -> Given:
    """Provinces with face-up tiles."""
    return {name: {"tile": tile, "up": True} for name, tile in tiles.items()}


def down(**tiles: str) -> Given:
    """Provinces with face-down tiles."""
    return {name: {"tile": tile} for name, tile in tiles.items()}


def merchants(seat: int, *names: str) -> Given:
    """Provinces with merchants of a seat."""
    return {name: {"merchant": seat} for name in names}


def has(player: Player) -> dict[str, int]:
    """The goods of a player, without zeros."""
    return {kind: count for kind, count in player.goods.items() if count}


def commands(state: State, seat: int) -> list[str]:
    """The commands that a seat can carry out, each once."""
    return sorted({template.cmd for template in GAME.moves(state, seat) if template.refused is None})
