"""The state of a game of Oltremare.

States are values. `apply` works on a draft of its own (`State.draft`). The table's lists (deck, discard pile,
offers and so on) are the draft's own, to be changed; those of a player are shared and put anew, as are frozen
structs. That is quick, and the property tests notice a slip.
"""

from __future__ import annotations

import copy
from typing import Literal

import msgspec

Phase = Literal["sea_power", "trade", "sail", "compass", "load", "over"]
"""What the active player has to do (section 4). Sea power only with a surplus, sail only with ship icons,
compass only after taking one, load only with two or more played cards."""

Side = Literal["give", "want"]
"""Of an offer: what its maker gives, and what he wants for it."""


class Claim(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What somebody says of a card; never checked for truth (R19)."""

    icons: list[str] | None = None
    lions: int | None = None
    load: int | None = None


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in an offer as everybody sees it: its good, what is said of it, whether that was asked (R27)."""

    good: str
    claim: Claim | None = None
    asked: bool = False


class Offer(msgspec.Struct, frozen=True):
    """An open offer (section 5). Ducats flow in one direction at most (R20)."""

    maker: int
    receiver: int
    cards: list[str]
    """The concrete cards the maker gives: one for each place of `give`. His secret (R18, R27)."""
    give: list[Place]
    want: list[Place]
    give_ducats: int
    want_ducats: int

    def side(self, side: Side) -> list[Place]:
        """The places of one side."""
        return self.give if side == "give" else self.want

    def with_place(self, side: Side, index: int, place: Place) -> Offer:
        """The same offer with another place on one side."""
        places = list(self.side(side))
        places[index] = place
        if side == "give":
            return msgspec.structs.replace(self, give=places)
        return msgspec.structs.replace(self, want=places)


class Call(msgspec.Struct, frozen=True):
    """A standing call: goods the seat has, goods it seeks, and ducats it speaks of (R31).

    Two of a good stand there twice.
    """

    have: list[str]
    seek: list[str]
    ducats: int


class Player(msgspec.Struct):
    """All that lies in front of a seat. Cargo and pirate pile have their top card last.

    Its lists are never changed but put anew: a draft shares them with the state it was made from.
    """

    ducats: int
    prestige: int
    hand: list[str]
    cargo: list[str]
    pirates: list[str]
    discarded: list[str]
    """Cards of the pirate pile that its owner put there himself, and so remembers."""
    ship: str
    tile: str | None
    """The active harbour tile."""
    spent: list[str]
    """Harbour tiles turned over."""
    ledger: dict[str, int]
    """Where the ducats are from, by lines of the result. Adds up to `ducats`."""
    call: Call | None = None

    def earn(self, ducats: int, line: str) -> None:
        """Get ducats (or pay, where negative), written down under a line of the result."""
        if ducats:
            self.ducats += ducats
            self.ledger = {**self.ledger, line: self.ledger.get(line, 0) + ducats}

    @property
    def tiles(self) -> int:
        """Harbour tiles, active and turned over (section 7, R35)."""
        return len(self.spent) + (self.tile is not None)


class Turn(msgspec.Struct, frozen=True):
    """The running turn: lions and load as they were at its start (R8), and what was done in it."""

    number: int
    lions: int
    load: int
    purchases: int = 0
    prestige_given: list[int] = []
    """Seats that had their prestige tile in this turn (R28)."""
    proposals: list[int] = []
    """How many offers each seat has made in it."""


class State(msgspec.Struct):
    """Everything there is to know. Players by seat; cards, tiles and harbours by their ids."""

    memory_aid: bool
    start: int
    active: int
    phase: Phase
    turn: Turn
    moves: int
    """Commands carried out so far."""
    players: list[Player]
    deck: list[str]
    """Goods cards, the top one last; the Venice card is not among them."""
    venice: str | None
    """How many goods cards lie below the Venice card, as a mark (`venice_mark`); None once it is out."""
    discard: list[str]
    tiles: dict[str, str]
    """Harbour tiles by the harbours they lie on."""
    removed: list[str]
    """Compasses out of the game."""
    played: list[str]
    """Cards played in this turn and not loaded yet (R16)."""
    spread: list[str]
    """Cargo cards whose goods the last command told, by spreading piles out for a scoring or a cash-out."""
    offers: dict[str, Offer]
    offers_made: int
    last_round: bool

    def draft(self) -> State:
        """A copy to change, one command older."""
        draft = copy.copy(self)
        draft.players = [copy.copy(player) for player in self.players]
        draft.deck = list(self.deck)
        draft.discard = list(self.discard)
        draft.tiles = dict(self.tiles)
        draft.removed = list(self.removed)
        draft.played = list(self.played)
        draft.spread = []
        draft.offers = dict(self.offers)
        draft.moves = self.moves + 1
        return draft

    @property
    def mover(self) -> Player:
        """The active player."""
        return self.players[self.active]

    def seats_from(self, seat: int) -> list[int]:
        """All seats clockwise, beginning with this one."""
        count = len(self.players)
        return [(seat + step) % count for step in range(count)]


def venice_mark(below: int) -> str:
    """The mark of a Venice card with so many goods cards below it.

    It is a name and not a number so that, like every hidden thing, it can change places with others.
    """
    return f"venice-{below}"


def venice_on_top(state: State) -> bool:
    """Whether the Venice card is the top card of the deck, which everybody sees (R2)."""
    return state.venice == venice_mark(len(state.deck))
