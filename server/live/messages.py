"""Every message of the websocket, as types: docs/protocol.md tells what each is for.

What browsers send is decoded and validated by these in one pass. What the server sends is described by
them too, so that a test client can hold every message against its type.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from server.rules.game import Preview, Refused, Result, Template
from server.store.journal import RowKind
from server.tables.commands import AnyAct, Line, SeatNumber
from server.tables.course import VoteKind
from server.tables.face import Standing
from server.tables.pace import Pace
from server.tables.setup import Phase

MOST = 2**53
"""No browser can tell numbers beyond it apart; nor could every number that rules make of them be sent."""

Seq = Annotated[int, Meta(ge=0, le=MOST)]
"""The number of a row."""
Id = Annotated[str, Meta(pattern=r"^[!-~]{1,32}$")]
"""The browser's own name for a message: 1 to 32 visible ASCII signs, the same on a resend."""

# ── Browser to server ────────────────────────────────────────────────────────────────────────────


class FromBrowser(Struct, tag_field="t", forbid_unknown_fields=True):
    """A message that a browser sends."""


class Hello(FromBrowser, tag="hello"):
    protocol: int
    page: Line
    table: Line
    seat: SeatNumber | None
    seq: Annotated[int, Meta(ge=-1, le=MOST)] | None
    chat: Annotated[int, Meta(ge=0, le=MOST)] | None = None


class Move(FromBrowser, tag="move"):
    id: Id
    seat: SeatNumber
    stamp: Line
    move: dict[str, Any]


class AskPreview(FromBrowser, tag="preview"):
    id: Id
    seat: SeatNumber
    move: dict[str, Any]


class Command(FromBrowser, tag="act"):
    id: Id
    seat: SeatNumber
    act: AnyAct


class Say(FromBrowser, tag="chat"):
    id: Id
    seat: SeatNumber | None
    text: Annotated[str, Meta(max_length=2000)]


class Visible(FromBrowser, tag="visible"):
    visible: bool


Deed = Move | AskPreview | Command | Say
"""What is done at a table, answered by its id."""
Incoming = Hello | Visible | Deed

_decode = msgspec.json.Decoder(Incoming).decode
_many_digits = re.compile(r"\d{16}").search


def decode(text: str) -> Incoming:
    """A message from its text. Raises msgspec.ValidationError or DecodeError, naming what is wrong, and
    RecursionError for one that is nested too deeply."""
    message = _decode(text)
    if _many_digits(text) and isinstance(message, Move | AskPreview) and any(_beyond(message.move)):
        raise msgspec.ValidationError(f"Expected numbers up to {MOST} - at `$.move`")
    return message


def _beyond(value: Any) -> Iterator[bool]:
    """Whether there is a number beyond those that can be sent."""
    if isinstance(value, int):
        yield abs(value) > MOST
    elif isinstance(value, dict):
        for part in value.values():
            yield from _beyond(part)
    elif isinstance(value, list):
        for part in value:
            yield from _beyond(part)


# ── Server to browser ────────────────────────────────────────────────────────────────────────────


class Plain(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A part of what the server sends; fields with a default may be missing."""


class SeatInfo(Plain):
    seat: SeatNumber
    kind: Literal["open", "human", "bot"]
    name: str
    colours: list[str]
    level: str | None = None
    resigned: bool = False


class Seal(Plain):
    commitment: str
    stirred: list[bool]
    secret: str | None = None
    entropies: list[str] | None = None


class LastUndo(Plain):
    seq: int
    seat: SeatNumber
    to: int
    free: bool


class Vote(Plain):
    kind: VoteKind
    by: SeatNumber
    seq: int
    yes: list[SeatNumber]
    no: list[SeatNumber]
    voters: list[SeatNumber]
    target: int | None = None


class Call(Plain):
    kind: VoteKind
    target: SeatNumber | None = None
    refused: Refused | None = None


class ClockInfo(Plain):
    seat: SeatNumber
    left: int
    since: int | None = None
    over: bool = False


class RulesInfo(Plain):
    version: int
    data: str
    standing: Standing
    own: bool = False
    good: int | None = None


class TableInfo(Plain):
    id: str
    game: str
    title: str
    phase: Phase
    seats: list[SeatInfo]
    host: SeatNumber
    options: dict[str, str]
    start: SeatNumber | None
    watch: bool
    pace: Pace | None
    seal: Seal
    waiting: list[SeatNumber]
    undo: LastUndo | None
    vote: Vote | None
    calls: list[Call]
    clocks: list[ClockInfo]
    rules: RulesInfo
    result: Result | None
    rematch: str | None
    at: int
    code: str | None = None


class Entry(Plain):
    seq: Seq
    kind: RowKind
    seat: SeatNumber | None
    at: int
    events: list[dict[str, Any]]


class ChatLine(Plain):
    id: int
    seat: SeatNumber | None
    name: str
    text: str
    at: int


class Here(Plain):
    seats: list[SeatNumber]
    watchers: int


class GameView(Plain):
    public: dict[str, Any]
    private: dict[str, Any] | None


class View(Plain):
    """What `GET /api/tables/{id}` answers with."""

    seq: int
    seat: SeatNumber | None
    table: TableInfo
    game: GameView | None
    moves: list[Template] | None = None
    stamp: str | None = None
    log: list[Entry] = []
    chat: list[ChatLine] = []
    here: Here | None = None


class ToBrowser(Plain, tag_field="t"):
    """A message that the server sends."""


class Welcome(ToBrowser, tag="welcome"):
    seq: int
    seats: list[SeatNumber]
    host: bool
    table: TableInfo
    here: Here
    now: int
    version: int


class Reload(ToBrowser, tag="reload"):
    reason: Literal["gap", "page", "protocol", "eyes"]
    seat: SeatNumber | None = None


class Batch(ToBrowser, tag="batch"):
    seq: Seq
    kind: RowKind
    seat: SeatNumber | None
    at: int
    events: list[dict[str, Any]]
    patch: list[dict[str, Any]]
    mine: list[dict[str, Any]] | None = None
    table: dict[str, Any] | None = None
    moves: list[Template] | None = None
    stamp: str | None = None


class Ack(ToBrowser, tag="ack"):
    id: str
    seq: int | None


class RefusedMessage(ToBrowser, tag="refused"):
    id: str
    code: str
    params: dict[str, Any]
    moves: list[Template] | None = None
    stamp: str | None = None


class PreviewAnswer(ToBrowser, tag="preview"):
    id: str
    preview: Preview


class TableChanged(ToBrowser, tag="table"):
    table: TableInfo


class Chat(ToBrowser, tag="chat"):
    id: int
    seat: SeatNumber | None
    name: str
    text: str
    at: int


class HereChanged(ToBrowser, tag="here"):
    seats: list[SeatNumber]
    watchers: int


class ErrorMessage(ToBrowser, tag="error"):
    code: str
    params: dict[str, Any]
    id: str | None = None


Outgoing = (
    Welcome | Reload | Batch | Ack | RefusedMessage | PreviewAnswer | TableChanged | Chat | HereChanged
    | ErrorMessage
)  # fmt: skip
