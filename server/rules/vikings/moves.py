"""The moves, as they come over the wire (section 19)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from server.rules.vikings.state import Role, Row

Positive = Annotated[int, msgspec.Meta(ge=1)]
NotNegative = Annotated[int, msgspec.Meta(ge=0)]


class _Command(msgspec.Struct, tag_field="cmd", forbid_unknown_fields=True, frozen=True):
    """A command: what stands in it and nothing else."""


class ExchangeVp(_Command, tag="exchange_vp", frozen=True):
    """Turn VP into as much gold (section 6)."""

    amount: Positive


class Take(_Command, tag="take", frozen=True):
    """Take a combination, place tile and viking, perhaps take a special tile (sections 6 to 8, 13).

    `start_row` with the first take only; no `row` with a ship, neither with a tile that fits nowhere.
    """

    slot: int
    start_row: Row | None = None
    row: Row | None = None
    col: int | None = None
    settle: bool = False
    special: str | None = None
    swap: tuple[Row, int] | None = None


class Ferry(_Command, tag="ferry", frozen=True):
    """A trip of one boatman: each viking by its role and the column of its tile (section 11)."""

    vikings: list[tuple[Role, int]]
    special: bool = False


class FerryDone(_Command, tag="ferry_done", frozen=True):
    """No more trips (section 11)."""


class Bid(_Command, tag="bid", frozen=True):
    """Bid for the start player's role (section 12)."""

    amount: NotNegative


class PassBid(_Command, tag="pass_bid", frozen=True):
    """Be out of the auction."""


class DiscardViking(_Command, tag="discard_viking", frozen=True):
    """Return one of the 13 drawn vikings to the box (section 12)."""

    role: Role


class PlaceColor(_Command, tag="place_color", frozen=True):
    """Put all drawn vikings of a role to the highest slots without one (section 12)."""

    role: Role


Move = ExchangeVp | Take | Ferry | FerryDone | Bid | PassBid | DiscardViking | PlaceColor
