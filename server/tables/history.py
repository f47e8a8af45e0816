"""Reading a table's history back: the journal alone gives any earlier state, without the rules."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection

from server.rules.diff import Patch, apply_patch
from server.rules.game import Event
from server.store import Row
from server.store.journal import rows_between, snapshots_before
from server.tables.course import Course, decode_body
from server.tables.position import Plain

SNAPSHOT_EVERY = 50
"""Rows from one snapshot to the next."""


NEWEST = 2**31 - 1
"""More rows than a table can have: the largest number of the column."""


class Snapshot(msgspec.Struct):
    """A table after a row: what opening it needs besides the rows that follow."""

    state: Plain
    course: Course


@dataclass(slots=True)
class History:
    """The rows folded up to `seq`. `broken`: one could not be followed; `plain` is the last good state, that
    after row `good`."""

    seq: int
    plain: Plain
    course: Course
    broken: bool
    good: int = -1

    def follow(self, row: Row) -> list[Event]:
        """Take one more row; answers its events."""
        self.seq = row.seq
        try:
            body = decode_body(row.body)
        except msgspec.DecodeError:
            self.broken = True
            return []
        if not self.broken or body.mends:
            try:
                self.plain = apply_patch(self.plain, body.patch)
                self.broken = False
            except (LookupError, ValueError, TypeError):
                self.broken = True
        if not self.broken:
            self.good = row.seq
        course = self.course.after(row.kind, row.seq, row.seat, body)
        self.course = course.timed(row.kind, row.seat, body, row.at, row.waiting)
        return body.events


def whole(plain: Plain) -> Patch:
    """A patch that gives the whole state, whatever was before it."""
    return [{"op": "replace", "path": "", "value": plain}]


def read_history(connection: Connection, table_id: str, upto: int | None = None) -> History:
    """The table after row `upto`, or after its newest one; seq -1 where it has none."""
    history = _from_snapshot(connection, table_id, NEWEST if upto is None else upto)
    for row in rows_between(connection, table_id, history.seq + 1, upto):
        history.follow(row)
    return history


def _from_snapshot(connection: Connection, table_id: str, upto: int) -> History:
    for seq, body in snapshots_before(connection, table_id, upto):
        try:
            snapshot = msgspec.json.decode(body, type=Snapshot)
        except msgspec.DecodeError:
            continue  # an older one and more rows will do
        return History(seq, snapshot.state, snapshot.course, False, seq)
    return History(-1, None, Course(), False)
