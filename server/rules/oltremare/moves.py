"""The moves, as they come over the wire (section 10)."""

from __future__ import annotations

from typing import Literal

import msgspec

from server.rules.oltremare.state import Claim, Side


class _Command(msgspec.Struct, tag_field="cmd", forbid_unknown_fields=True, frozen=True):
    """A command: what stands in it and nothing else."""


class Discard(_Command, tag="discard", frozen=True):
    """Put surplus cards on the own pirate pile, the last one on top (phase 1)."""

    cards: list[str]


class Buy(_Command, tag="buy", frozen=True):
    """Buy the top card of the goods deck or of the own pirate pile (phase 2)."""

    source: Literal["deck", "pirates"]


class Announce(_Command, tag="announce", frozen=True):
    """Call out what one has and seeks; binds to nothing. Without anything it takes the call back (R31)."""

    have: dict[str, int] = {}
    seek: dict[str, int] = {}
    ducats: int = 0


class Give(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What the maker of an offer gives."""

    cards: list[str] = []
    ducats: int = 0


class Want(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What he wants for it: goods by number."""

    goods: dict[str, int] = {}
    ducats: int = 0


class Propose(_Command, tag="propose", frozen=True):
    """Offer a deal (section 5). `claims` are about the cards given, by their ids."""

    to: int
    give: Give = Give()
    want: Want = Want()
    claims: dict[str, Claim] = {}
    reply_to: str | None = None


class Ask(_Command, tag="ask", frozen=True):
    """Ask what a card in an offer is like."""

    deal: str
    side: Side
    index: int


class Say(_Command, tag="claim", frozen=True):
    """Say what a card in an offer is like, true or not (R19)."""

    deal: str
    side: Side
    index: int
    icons: list[str] | None = None
    lions: int | None = None
    load: int | None = None


class Accept(_Command, tag="accept", frozen=True):
    """Take an offer, with these own cards for the goods that it wants (R18)."""

    deal: str
    cards: list[str]


class Decline(_Command, tag="decline", frozen=True):
    """Turn an offer down."""

    deal: str


class Withdraw(_Command, tag="withdraw", frozen=True):
    """Take an offer back."""

    deal: str


class PlayCards(_Command, tag="play_cards", frozen=True):
    """Play as many cards as the load says (phase 3)."""

    cards: list[str]


class Sail(_Command, tag="sail", frozen=True):
    """Move the ship; `path` names the harbours reached, one for each route."""

    path: list[str]


class UseCompass(_Command, tag="compass", frozen=True):
    """Put the ship on any other harbour, or on none (section 9, R42 to R44)."""

    to: str | None


class Load(_Command, tag="load", frozen=True):
    """Put the played cards on the cargo pile, the first one lowest (phase 4)."""

    order: list[str]


DealMove = Propose | Ask | Say | Accept | Decline | Withdraw
Move = Discard | Buy | Announce | DealMove | PlayCards | Sail | UseCompass | Load
