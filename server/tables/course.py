"""What the journal's rows say, and what follows from them beside the state of the game.

`Course.after` folds one row into it. The row just written, rows that another worker wrote and rows read at
opening go the same way, so that a table is the same wherever it is looked at.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from server.rules.diff import Patch
from server.rules.game import Config, Event, Seat
from server.rules.rng import Draw

RowKind = Literal["setup", "move", "undo", "vote", "seat", "resign", "close"]

MOST_STANDING = 100
"""So many of the newest moves can be taken back."""

TABLE_EVENTS = frozenset(
    (
        "undo_done",
        "vote_called",
        "vote_cast",
        "vote_ended",
        "bot_sat_in",
        "seat_returned",
        "resigned",
        "closed",
        "bot_failed",
    )
)
"""Kinds of events that are the table's own; everybody may be told all of them."""


class Standing(msgspec.Struct, array_like=True, frozen=True):
    """A row whose move stands: not taken back. `seat` is None for the set-up.

    `free`: its player may take it back without asking, as long as it is the last one.
    """

    seq: int
    seat: Seat | None
    free: bool


class Vote(msgspec.Struct, frozen=True):
    """A vote that is open. `target`: the row to return to, or the seat to be given to a bot."""

    kind: Literal["undo", "bot", "end"]
    by: Seat
    seq: int
    target: int | None
    yes: list[Seat]
    no: list[Seat]
    voters: list[Seat]


class Body(msgspec.Struct, omit_defaults=True):
    """A row's body. `patch` leads from the full state before the row to that after it.

    `free` and `to` (the row returned to) belong to moves and undos, `vote` is the one open after the row,
    `config` and `contributions` (each seat's entropy) to row 0; `rules` is the version of the rules.
    """

    events: list[Event] = []
    move: dict[str, Any] | None = None
    draws: list[Draw] = []
    patch: Patch = []
    free: bool = False
    to: int | None = None
    vote: Vote | None = None
    config: Config | None = None
    contributions: list[str] | None = None
    rules: int | None = None


class Course(msgspec.Struct, frozen=True):
    """How the table has come to where it is. `acted`: the newest row of each seat."""

    standing: list[Standing] = []
    vote: Vote | None = None
    acted: dict[Seat, int] = {}

    def after(self, kind: RowKind, seq: int, seat: Seat | None, body: Body) -> Course:
        standing = self.standing
        if kind in ("setup", "move"):
            standing = [*standing[1 - MOST_STANDING :], Standing(seq, seat, body.free)]
        elif kind == "undo" and body.to is not None:
            standing = [row for row in standing if row.seq <= body.to]
            if not body.free:  # the hidden was dealt anew: what stands below was played on another deal
                standing = [Standing(row.seq, row.seat, False) for row in standing]
        acted = self.acted if seat is None else {**self.acted, seat: seq}
        return Course(standing, body.vote, acted)


decode_body = msgspec.json.Decoder(Body).decode
encode = msgspec.json.Encoder().encode
