"""What the journal's rows say, and what follows from them beside the state of the game.

`Course.after` folds one row into it. The row just written, rows that another worker wrote and rows read at
opening go the same way, so that a table is the same wherever it is looked at.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from server.rules.diff import Patch
from server.rules.game import Config, Event, Seat
from server.rules.rng import Draw
from server.store.journal import RowKind
from server.tables.pace import Clock, Clocks, Happening, Pace, ticked

VoteKind = Literal["undo", "bot", "wait", "end"]

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
        "time_given",
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
    """A vote that is open. `target`: the row to return to, or the seat to be given to a bot or more time."""

    kind: VoteKind
    by: Seat
    seq: int
    target: int | None
    yes: list[Seat]
    no: list[Seat]
    voters: list[Seat]


class Body(msgspec.Struct, omit_defaults=True):
    """A row's body. `patch` leads from the full state before the row to that after it.

    `free` and `to` (the row returned to) belong to moves and undos, `vote` is the one open after the row,
    `config`, `contributions` (each seat's entropy), `pace` and `people` (whose seats have a clock) to row 0;
    `rules` is the version of the rules.
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
    pace: Pace | None = None
    people: list[Seat] = []

    @property
    def mends(self) -> bool:
        """Whether the patch gives the whole state, whatever was before it."""
        return len(self.patch) == 1 and self.patch[0]["path"] == ""


class Course(msgspec.Struct, frozen=True):
    """How the table has come to where it is. `acted`: the newest row of each seat; `clocks`: see pace.py."""

    standing: list[Standing] = []
    vote: Vote | None = None
    acted: dict[Seat, int] = {}
    pace: Pace | None = None
    clocks: Clocks = {}

    def after(self, kind: RowKind, seq: int, seat: Seat | None, body: Body) -> Course:
        standing = self.standing
        if kind in ("setup", "move"):
            standing = [*standing[1 - MOST_STANDING :], Standing(seq, seat, body.free)]
        elif kind == "undo" and body.to is not None:
            standing = [row for row in standing if row.seq <= body.to]
            if not body.free:  # the hidden was dealt anew: what stands below was played on another deal
                standing = [Standing(row.seq, row.seat, False) for row in standing]
        acted = self.acted if seat is None else {**self.acted, seat: seq}
        return Course(standing, body.vote, acted, self.pace, self.clocks)

    def timed(self, kind: RowKind, seat: Seat | None, body: Body, at: int, waiting: list[Seat]) -> Course:
        """With the clocks as they go on after this row; `waiting` for these."""
        pace, clocks = self.pace, self.clocks
        if kind == "setup" and body.pace is not None:
            pace, clocks = body.pace, {person: Clock(body.pace.full) for person in body.people}
        if pace is None:
            return self
        own = () if kind in ("setup", "move") else body.events
        counts = not (kind == "undo" and body.mends)
        row = Happening(at, seat, waiting, counts, kind == "move", own)
        return replace(self, pace=pace, clocks=ticked(clocks, pace, row))


decode_body = msgspec.json.Decoder(Body).decode
encode = msgspec.json.Encoder().encode
