"""The moves, as they come over the wire (section 11)."""

from __future__ import annotations

from typing import Literal

import msgspec

Word = Literal["coin", "camel"]


class _Command(msgspec.Struct, tag_field="cmd", forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A command: what stands in it and nothing else."""


class Path(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The way of one figure: the nodes it enters, in order."""

    nodes: list[str]
    figure: int = 0


class Repetition(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """One repetition of a swap: its direction, and the good paid or gained where it may be any."""

    direction: str
    good: str | None = None


class PickCharacter(_Command, tag="pick_character", frozen=True):
    """Take one of the characters on offer (section 2.4)."""

    character: str


class KeepGoals(_Command, tag="keep_goals", frozen=True):
    """Keep these of the goal cards dealt (section 2.4)."""

    goals: list[str]


class Place(_Command, tag="place", frozen=True):
    """The main action: dice on a space, with whatever that space asks for (section 5)."""

    space: str
    dice: list[str]
    values: list[int] | None = None
    """Rashid's values, one for each die."""
    row: int | None = None
    good: str | None = None
    take: list[str] | None = None
    discard: list[str] | None = None
    extra: dict[str, Word] | None = None
    """By contract taken: what its slot pays."""
    paths: list[Path] | None = None
    slot: str | None = None
    times: int | None = None
    goods: list[str] | None = None
    payments: list[list[str]] | None = None
    steps: list[Repetition] | None = None


class MoneyBag(_Command, tag="money_bag", frozen=True):
    """Put a die on the money bag (section 6)."""

    dice: list[str]


class CompleteContract(_Command, tag="complete_contract", frozen=True):
    """Deliver an active contract (section 6)."""

    contract: str


class Reroll(_Command, tag="reroll", frozen=True):
    """Roll a die again (section 6)."""

    die: str


class Adjust(_Command, tag="adjust", frozen=True):
    """Turn a die by one (section 6)."""

    die: str
    delta: int


class BuyBlackDie(_Command, tag="buy_black_die", frozen=True):
    """Take a black die (section 6)."""


class EndTurn(_Command, tag="end_turn", frozen=True):
    """The turn is over (section 3.2)."""


class Resolve(_Command, tag="resolve", frozen=True):
    """The answer to the topmost pending decision of the seat; which fields depends on its kind."""

    goods: list[str] | None = None
    city: str | None = None
    cities: list[str] | None = None
    discard: str | None = None
    decline: bool | None = None
    paths: list[Path] | None = None
    from_: str | None = msgspec.field(default=None, name="from")
    coins: int | None = None
    camels: int | None = None


BonusAction = MoneyBag | CompleteContract | Reroll | Adjust | BuyBlackDie
Move = PickCharacter | KeepGoals | Place | BonusAction | EndTurn | Resolve
