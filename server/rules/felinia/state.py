"""The state of a game of Felinia.

States are values. `apply` works on a draft of its own (`State.draft`), a shallow copy: every list, dictionary
and struct in it is shared with the state it was made from, so a function that changes one puts a new one in
its place. That is quick, and the property tests notice a slip.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeVar

import msgspec

T = TypeVar("T")

Phase = Literal["bidding", "trading", "exploration", "storage", "over"]
"""The phases of a round that somebody decides something in (section 5)."""

Rules = Literal["basic", "advanced"]

Resource = Literal["gold", "spice", "food"]
"""What resource cards hold (section 4)."""

RESOURCES: tuple[Resource, ...] = ("gold", "spice", "food")

Symbol = Literal["spice", "gold", "coin", "goods", "food", "mystery"]
"""What a crossroads gives to who enters it (section 9)."""

Goods = dict[str, int]
"""Goods by kind; every kind stands there, those of which there is none with 0."""

GUILD = "guild"
BOARD = "board"
"""Spots for bid tokens that are no markets: the Merchants' Guild and one's own board (section 6)."""


class Player(msgspec.Struct, frozen=True):
    """All that lies in front of a seat."""

    coins: int
    goods: Goods
    gold: int
    spice: int
    food: int
    stock: int
    """Merchants at home."""
    on_board: list[int]
    """Bank spaces on which bid tokens of his lie, from 1."""
    tiles: list[str]
    """Ordinary trade tiles, face down."""
    specials: list[str]
    """Special tiles, face up (R21)."""
    bonus: list[str]
    mystery: list[str]

    def holding(self, resource: Resource) -> int:
        """How much he has of a resource."""
        held: int = getattr(self, resource)
        return held


class Market(msgspec.Struct, frozen=True):
    """An open market; the guild too, which has no goods. The stack of bid tokens, by seats, top last."""

    goods: list[str]
    stack: list[int]


class Berth(msgspec.Struct, frozen=True):
    """A ship in its berth; the seats of it by who sits there, bow first."""

    ship: str
    seats: list[int | None]

    @property
    def full(self) -> bool:
        """Whether all its seats are taken."""
        return None not in self.seats

    @property
    def merchants(self) -> list[int]:
        """Who is aboard, bow first."""
        return [seat for seat in self.seats if seat is not None]


class Province(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies or stands in a province that has a trading post."""

    tile: str | None = None
    up: bool = False
    merchant: int | None = None


EMPTY = Province()
"""Ports and crossroads."""


class Journey(msgspec.Struct, frozen=True):
    """The merchant on his way (section 9). `steps` counts the one into the port."""

    seat: int
    ship: str
    country: str
    at: str
    steps: int
    visited: list[str]
    reveals_left: int


class State(msgspec.Struct):
    """Everything there is to know. Players by seat; ships, tiles, cards, provinces and markets by their ids.

    In the deck of ships and that of mystery cards the top one is last.
    """

    rules: Rules
    preview: bool
    round: int
    """From 1."""
    phase: Phase
    start: int
    """Who holds the start player card."""
    bid_round: int
    turn: int | None
    """The active seat; none while all store, and when the game is over."""
    players: list[Player]
    markets: dict[str, Market]
    """The open ones, top down."""
    guild: Market
    at: str | None
    """The place being resolved in the trading phase."""
    dealt: bool
    """Whether the active seat has made its deal and may board."""
    berths: list[Berth | None]
    deck: list[str]
    mystery_deck: list[str]
    refused: list[str]
    """Mystery cards at the bottom of the deck that somebody has looked at and remembers."""
    offered: list[str]
    """Mystery cards that the active seat is choosing from."""
    just_kept: str | None
    """The mystery card kept by the last command, of which all have been told what was paid for it."""
    bonus_pile: list[str]
    bag: Goods
    provinces: dict[str, Province]
    """Those that have a trading post."""
    journey: Journey | None
    queue: list[str]
    """Ships still to be unloaded; the first one is being unloaded."""
    storing: list[int]
    """Seats that still have to say what they keep."""
    end_by: Literal["merchants", "ships"] | None

    def draft(self) -> State:
        """A copy to change, one command older."""
        draft = copy.copy(self)
        draft.just_kept = None
        return draft

    # ── Looking ──────────────────────────────────────────────────────────────────────────────

    @property
    def mover(self) -> int:
        """The active seat. Raises LookupError where there is none."""
        if self.turn is None:
            raise LookupError("no seat is active")
        return self.turn

    @property
    def active(self) -> Player:
        """The active player."""
        return self.players[self.mover]

    @property
    def traveller(self) -> Journey:
        """The running journey. Raises LookupError where there is none."""
        if self.journey is None:
            raise LookupError("no merchant is on his way")
        return self.journey

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % len(self.players)

    def place(self, at: str) -> Market:
        """A market or the guild."""
        return self.guild if at == GUILD else self.markets[at]

    def berth_of(self, ship: str) -> int | None:
        """The number of the berth in which a ship lies, from 0."""
        return next((n for n, berth in enumerate(self.berths) if berth and berth.ship == ship), None)

    def province(self, name: str) -> Province:
        """What is in a province."""
        return self.provinces.get(name, EMPTY)

    # ── Changing ─────────────────────────────────────────────────────────────────────────────

    def change(self, seat: int, **parts: Any) -> None:
        """Put other values into these parts of a player."""
        player = msgspec.structs.replace(self.players[seat], **parts)
        self.players = replaced(self.players, seat, player)

    def put_place(self, at: str, market: Market) -> None:
        """Goods or tokens of a market or the guild have changed."""
        if at == GUILD:
            self.guild = market
        else:
            self.markets = {**self.markets, at: market}

    def put_berth(self, number: int, berth: Berth | None) -> None:
        """A ship comes, is boarded, or goes."""
        self.berths = replaced(self.berths, number, berth)

    def put_province(self, name: str, province: Province) -> None:
        """A tile is turned up or taken, a merchant stays."""
        self.provinces = {**self.provinces, name: province}


def replaced(items: Sequence[T], place: int, item: T) -> list[T]:
    """The list with another item at one place."""
    copied = list(items)
    copied[place] = item
    return copied


def without(items: Sequence[T], item: T) -> list[T]:
    """The list without one such item."""
    copied = list(items)
    copied.remove(item)
    return copied


def plus(goods: Goods, more: Mapping[str, int]) -> Goods:
    """Goods and more goods."""
    return {**goods, **{kind: goods[kind] + count for kind, count in more.items()}}


def minus(goods: Goods, fewer: Mapping[str, int]) -> Goods:
    """Goods without some of them."""
    return {**goods, **{kind: goods[kind] - count for kind, count in fewer.items()}}


def total(goods: Mapping[str, int]) -> int:
    """How many goods there are."""
    return sum(goods.values())


def some(goods: Mapping[str, int]) -> Goods:
    """The kinds of which there is at least one."""
    return {kind: count for kind, count in goods.items() if count}
