"""The moves, as they come over the wire (section 15)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Gain = Literal["spice", "food"]
"""What comes with a swap; the food in the advanced game only."""

Count = Annotated[int, msgspec.Meta(ge=0)]


class _Command(msgspec.Struct, tag_field="cmd", forbid_unknown_fields=True, frozen=True):
    """A command: what stands in it and nothing else."""


class PlaceBid(_Command, tag="place_bid", frozen=True):
    """Put a bid token on the own board, a market or the guild (section 6)."""

    at: str


class Buy(_Command, tag="buy", frozen=True):
    """Take a good from the market being resolved (section 7)."""

    good: str


class Swap(_Command, tag="swap", frozen=True):
    """Exchange a good for another in the guild, and gain a spice or a food (section 7)."""

    give: str
    take: str
    gain: Gain = "spice"


class Bonus(_Command, tag="bonus", frozen=True):
    """Take a bonus tile in the guild (section 7)."""

    tile: str


class Pass(_Command, tag="pass", frozen=True):
    """Make no deal."""


class BoardShip(_Command, tag="board_ship", frozen=True):
    """Put a merchant on a ship (section 7)."""

    ship: str


class EndBoarding(_Command, tag="end_boarding", frozen=True):
    """Put no more merchants on ships."""


class Reveal(_Command, tag="reveal", frozen=True):
    """Turn a trade tile face up (section 9)."""

    province: str


class MoveTo(_Command, tag="move", frozen=True):
    """Step into the next province (section 9)."""

    to: str


class Stop(_Command, tag="stop", frozen=True):
    """End the journey."""


class KeepMystery(_Command, tag="keep_mystery", frozen=True):
    """Keep one of the mystery cards, or none (section 10)."""

    card: str | None = None


class Store(_Command, tag="store", frozen=True):
    """Say which goods are kept (section 11)."""

    keep: dict[str, Count]


class Sell(_Command, tag="sell", frozen=True):
    """Sell gold, spice and goods (section 8). Food can be named, and is refused."""

    gold: Count = 0
    spice: Count = 0
    food: Count = 0
    goods: dict[str, Count] = {}


Move = (
    PlaceBid
    | Buy
    | Swap
    | Bonus
    | Pass
    | BoardShip
    | EndBoarding
    | Reveal
    | MoveTo
    | Stop
    | KeepMystery
    | Store
    | Sell
)
