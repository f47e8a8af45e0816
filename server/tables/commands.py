"""What can be done at a table besides moving: the commands of docs/protocol.md, as types."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from server.tables.course import VoteKind
from server.tables.pace import Pace

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Word = Annotated[str, Meta(min_length=1, max_length=32)]
Line = Annotated[str, Meta(max_length=200)]
Entropy = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]


class Act(Struct, tag_field="do", forbid_unknown_fields=True):
    """A table command."""


class Title(Act, tag="title"):
    title: Line


class Watch(Act, tag="watch"):
    watch: bool


class SetOption(Act, tag="option"):
    id: Word
    value: Word


class SetPace(Act, tag="pace"):
    pace: Pace | None


class StartSeat(Act, tag="start_seat"):
    seat: SeatNumber | None


class Seats(Act, tag="seats"):
    count: Annotated[int, Meta(ge=1, le=16)]


class Bot(Act, tag="bot"):
    seat: SeatNumber
    level: Word | None


class Kick(Act, tag="kick"):
    seat: SeatNumber


class Order(Act, tag="order"):
    seats: Annotated[list[SeatNumber], Meta(max_length=16)]


class Start(Act, tag="start"):
    pass


class Colours(Act, tag="colours"):
    seat: SeatNumber
    colours: Annotated[list[Word], Meta(max_length=8)]


class Leave(Act, tag="leave"):
    pass


class Name(Act, tag="name"):
    name: Line


class Stir(Act, tag="stir"):
    entropy: Entropy


class Undo(Act, tag="undo"):
    pass


class Call(Act, tag="call"):
    kind: VoteKind
    target: int | None = None


class CastVote(Act, tag="vote"):
    yes: bool


class Withdraw(Act, tag="withdraw"):
    pass


class Return(Act, tag="return"):
    pass


class SitOut(Act, tag="sit_out"):
    level: Word


class Resign(Act, tag="resign"):
    pass


SetupAct = SetOption | SetPace | StartSeat | Seats | Bot | Kick | Order | Colours | Leave | Name | Stir
"""Before the start."""

GameAct = Undo | Call | CastVote | Withdraw | Return | SitOut | Resign
"""While the game is on."""

AnyAct = Title | Watch | Start | SetupAct | GameAct
