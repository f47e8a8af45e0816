"""The state of a game of Expedition, and the moves.

States are values. `apply` works on a draft: a shallow copy whose containers are still shared with the
given state, so a function that changes a draft puts a new container in place of the old one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeVar

import msgspec

T = TypeVar("T")

Phase = Literal["act", "must_draw", "over"]
"""Of a turn (section 15): everything, only the draw after the first arrival at Kantshou, game over."""


class Figure(msgspec.Struct, frozen=True):
    """A figure on the road: whose it is and on which space it stands."""

    seat: int
    space: int


class Turn(msgspec.Struct, frozen=True):
    """What happened in the running turn: which figure moved first, ballast, steps of both kinds."""

    figure: str | None = None
    ballast_used: bool = False
    steps: int = 0


class Ledger(msgspec.Struct, frozen=True):
    """Where each seat's gold came from, for the lines of the result. Adds up to `State.gold`."""

    start: list[int]
    """Gold at the beginning."""
    chests: list[list[int]]
    """Spaces whose chest was taken."""
    ballast: list[int]
    """Gold paid for ballast."""
    kantshou: list[list[int]]
    """Fields scored in the interim scoring."""
    daidu: list[list[int]]
    """Fields scored in the final scoring."""


class State(msgspec.Struct):
    """Everything there is to know. Lists by seat or by space; cards, colours by their ids."""

    variant: str
    start: int
    active: int
    phase: Phase
    figures: dict[str, Figure]
    """By colour, in the order in which they were placed."""
    gold: list[int]
    hands: list[list[str]]
    """In the order in which the cards were drawn."""
    display: list[str]
    pile: list[str]
    """The draw pile, its top card last."""
    discard: list[str]
    """Played cards, oldest first."""
    chests: list[int]
    """Value of the chest that still lies on each space, 0 where there is none."""
    interim_done: bool
    turn: Turn
    idle_turns: int
    """Turns in a row that ended without a step and without a draw (R11)."""
    ledger: Ledger


def changed(items: Sequence[T], place: int, item: T) -> list[T]:
    """The list with another item at one place."""
    copy = list(items)
    copy[place] = item
    return copy


class Step(msgspec.Struct, tag_field="cmd", tag="step", forbid_unknown_fields=True, frozen=True):
    """Move a figure to its next free space for the cards it asks for (section 6)."""

    figure: str
    cards: list[str]


class Ballast(msgspec.Struct, tag_field="cmd", tag="ballast", forbid_unknown_fields=True, frozen=True):
    """Move a figure to its next free space for gold (section 7)."""

    figure: str


class Draw(msgspec.Struct, tag_field="cmd", tag="draw", forbid_unknown_fields=True, frozen=True):
    """Take a card, which ends the turn (section 9): `card` from the display, or the top of the pile."""

    source: Literal["display", "pile"]
    card: str | None = None

    def __post_init__(self) -> None:
        if self.source == "pile" and self.card is not None:
            raise ValueError("a card drawn from the pile cannot be named")


class EndTurn(msgspec.Struct, tag_field="cmd", tag="end_turn", forbid_unknown_fields=True, frozen=True):
    """End the turn without a draw, where nothing at all can be drawn (R10)."""


Move = Step | Ballast | Draw | EndTurn
