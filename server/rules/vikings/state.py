"""The state of a game of Vikings.

States are values. `apply` works on a draft of its own (`State.draft`): the structs of table and players are
copied, the lists and dictionaries in them are shared with the state they were made from, so a function that
changes one puts a new one in its place. That is quick, and the property tests notice a slip.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from typing import Any, Literal, TypeVar

import msgspec

T = TypeVar("T")

Phase = Literal["auction", "discard", "color_placing", "offer", "ferry", "game_over"]
"""What the active seat has to do (section 19). The first three in the advanced game only."""

Role = Literal["fisherman", "goldsmith", "scout", "noble", "warrior", "boatman"]
"""The vikings, in the order in which they are laid out (section 5)."""

Row = Literal["ship", "warrior", "noble", "scout", "goldsmith", "fisherman"]
"""The rows of an area, top to bottom. All but the first have the names of the vikings they are for."""

IslandRow = Literal["warrior", "noble", "scout", "goldsmith", "fisherman"]

ROLES: tuple[Role, ...] = ("fisherman", "goldsmith", "scout", "noble", "warrior", "boatman")
ISLAND_ROWS: tuple[IslandRow, ...] = ("warrior", "noble", "scout", "goldsmith", "fisherman")

Cell = tuple[IslandRow, int]
"""A place for an island tile: its row and its column, counted from 1 at the mainland."""


def next_seat(seat: int, seats: int) -> int:
    """The next seat clockwise, who gets the start marker after a round (section 4, 4)."""
    return (seat + 1) % seats


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """An island tile in an area. `settled`: a viking stands on it, of the row's role."""

    tile: str
    settled: bool = False


class Combination(msgspec.Struct, frozen=True):
    """Tile and viking at a slot of the wheel; the viking is missing while roles are being placed."""

    tile: str
    viking: Role | None


class Auction(msgspec.Struct, frozen=True):
    """The running auction (section 12): the highest bid, whose it is, and who has not passed."""

    high: int | None
    high_seat: int | None
    bidders: list[int]


class FinalStep(msgspec.Struct, frozen=True):
    """A step of the final scoring (section 14): what each seat got or lost by it, and what it came from."""

    step: str
    vp: list[int]
    gold: list[int]
    notes: list[dict[str, Any]]


def changed(items: Sequence[T | None], place: int, item: T | None) -> list[T | None]:
    """The list with another item at one place, made longer where it is too short."""
    copied = list(items)
    if place >= len(copied):
        copied += [None] * (place + 1 - len(copied))
    copied[place] = item
    return copied


class Player(msgspec.Struct):
    """All that lies in front of a seat."""

    gold: int
    vp: int
    start_tile: str | None
    """The start tile, until the first take places it (section 7)."""
    rows: dict[IslandRow, list[Place | None]]
    """By row, column after column; None is a gap."""
    ships: list[str | None]
    """The ships, column after column."""
    mainland: dict[Role, int]
    """Vikings waiting on the mainland; every role stands there."""
    specials: list[str]
    """Special tiles kept or waiting, in the order in which they were taken."""
    ledger: dict[str, int]
    """Where the VP are from, by lines of the result. Adds up to `vp`."""

    def earn(self, vp: int, line: str) -> int:
        """Get VP (or lose, where negative, though never below 0: RULING 7), written down under a line.

        Answers with what it really came to.
        """
        vp = max(vp, -self.vp)
        if vp:
            self.vp += vp
            self.ledger = {**self.ledger, line: self.ledger.get(line, 0) + vp}
        return vp

    def pay(self, amount: int, line: str) -> tuple[int, int]:
        """Pay in gold, and what is lacking in VP 1:1; what there is of both. Gold and VP paid."""
        gold = min(amount, self.gold)
        self.gold -= gold
        return gold, -self.earn(gold - amount, line)

    def at(self, row: IslandRow, col: int) -> Place | None:
        """What lies in a cell."""
        places = self.rows[row]
        return places[col - 1] if 0 < col <= len(places) else None

    def put(self, row: IslandRow, col: int, place: Place) -> None:
        """Lay a tile into a cell, or put another in its place."""
        self.rows = {**self.rows, row: changed(self.rows[row], col - 1, place)}

    def settle(self, row: IslandRow, col: int) -> None:
        """A viking stands on a tile from now on."""
        place = self.rows[row][col - 1]
        if place is None:
            raise LookupError(f"no tile lies at {row} {col}")
        self.put(row, col, Place(place.tile, settled=True))

    def add_to_mainland(self, role: Role, count: int = 1) -> None:
        """Vikings come to the mainland (or leave it, where negative)."""
        self.mainland = {**self.mainland, role: self.mainland[role] + count}

    def places(self) -> Iterator[tuple[IslandRow, int, Place]]:
        """All tiles in reading order: row after row, column after column."""
        for row, places in self.rows.items():
            for col, place in enumerate(places, start=1):
                if place is not None:
                    yield row, col, place


class State(msgspec.Struct):
    """Everything there is to know. Players by seat; tiles by their ids, vikings by their roles."""

    mode: str
    round: int
    """From 1."""
    phase: Phase
    start_player: int
    """Who holds the start marker."""
    active: int
    players: list[Player]
    offer: list[Combination | None]
    """What is left on the wheel, by slot."""
    zero_slot: int
    """The slot at which the number 0 stands."""
    stacks: list[list[str]]
    """The face-down tiles of each round; empty once they are laid out."""
    bag: dict[Role, int]
    """Vikings not drawn yet. Which ones come is decided when they are drawn."""
    drawn: dict[Role, int]
    """Vikings drawn and not placed yet (section 12)."""
    auction: Auction | None
    specials_up: list[str | None]
    """The open special tiles, by space."""
    special_stacks: list[list[str]]
    """The face-down ones, the top one last."""
    final: list[FinalStep]

    def draft(self) -> State:
        """A copy to change."""
        draft = copy.copy(self)
        draft.players = [copy.copy(player) for player in self.players]
        return draft

    @property
    def mover(self) -> Player:
        """The active player."""
        return self.players[self.active]

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return next_seat(seat, len(self.players))

    def seats_from(self, seat: int) -> list[int]:
        """All seats clockwise, beginning with this one."""
        count = len(self.players)
        return [(seat + step) % count for step in range(count)]

    def slots_left(self) -> list[int]:
        """The slots that still have a combination, cheapest first."""
        return [slot for slot, left in enumerate(self.offer) if left is not None]
