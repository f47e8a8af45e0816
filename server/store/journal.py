"""The journal's own statements: appending rows past their fences, and reading them back."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    CursorResult,
    ScalarSelect,
    Select,
    Subquery,
    and_,
    func,
    select,
)

from server.store.schema import journal, snapshots

RowKind = Literal["setup", "move", "undo", "vote", "seat", "resign", "close"]

ROWS_A_STATEMENT = 200
"""Eight values each, far below SQLite's and PostgreSQL's limits."""


class Row(msgspec.Struct, kw_only=True):
    """One row of the journal, and the snapshot that goes into the same transaction, if one is due.

    `seq` counts a table's rows from 0. `body` and `snapshot` are JSON text. `waiting`: the seats that
    the game waits for after this row.
    """

    table_id: str
    seq: int
    kind: RowKind
    seat: int | None
    client_id: str | None
    at: int
    waiting: list[int]
    body: str
    snapshot: str | None = None


Key = tuple[str, int]
"""Which row: table and seq."""


def insert_rows(connection: Connection, rows: Sequence[Row]) -> None:
    """Append all rows, or raise IntegrityError where a fence holds one of them back."""
    ordered = sorted(rows, key=_key)
    for i in range(0, len(ordered), ROWS_A_STATEMENT):
        _insert(connection, ordered[i : i + ROWS_A_STATEMENT])
    _insert_snapshots(connection, ordered)


def insert_free_rows(connection: Connection, rows: Sequence[Row]) -> set[Key]:
    """Append all rows that no fence holds back; answers which.

    A row whose (table, seq) or (table, seat, client id) is taken is left out, and hinders no other. It costs
    more than `insert_rows`: with SQLite each answered row is another fight for Python's lock.
    """
    first = {_key(row): row for row in reversed(rows)}
    ordered = [first[key] for key in sorted(first)]
    done: set[Key] = set()
    for i in range(0, len(ordered), ROWS_A_STATEMENT):
        added = _insert(connection, ordered[i : i + ROWS_A_STATEMENT], FREE_ONLY)
        done |= {(row.table_id, row.seq) for row in added}
    _insert_snapshots(connection, [row for row in ordered if _key(row) in done])
    return done


FREE_ONLY = " ON CONFLICT DO NOTHING RETURNING table_id, seq"


def _key(row: Row) -> Key:
    """Rows go in sorted by it, so that two workers never wait for each other crosswise."""
    return row.table_id, row.seq


def _insert(connection: Connection, rows: Sequence[Row], condition: str = "") -> CursorResult[Any]:
    values: list[Any] = []
    for row in rows:
        values += (row.table_id, row.seq, row.kind, row.seat, row.client_id, row.at)
        values += (str(row.waiting), row.body)
    statement = _insert_statement(connection.dialect.paramstyle, len(rows))
    return connection.exec_driver_sql(statement + condition, tuple(values))


def _insert_snapshots(connection: Connection, rows: Sequence[Row]) -> None:
    due = [
        {"table_id": row.table_id, "seq": row.seq, "body": row.snapshot}
        for row in rows
        if row.snapshot is not None
    ]
    if due:
        connection.execute(snapshots.insert(), due)


@functools.lru_cache(ROWS_A_STATEMENT)
def _insert_statement(paramstyle: str, rows: int) -> str:
    """Written by hand: SQLAlchemy's own insert of many rows costs half as much again a row."""
    names = ("table_id", "seq", "kind", "seat", "client_id", "at", "waiting", "body")
    width = len(names)
    mark = "?" if paramstyle == "qmark" else "${}"
    places = ", ".join(
        "(" + ", ".join(mark.format(width * i + k + 1) for k in range(width)) + ")" for i in range(rows)
    )
    return f"INSERT INTO journal ({', '.join(names)}) VALUES {places}"  # noqa: S608


def rows_between(
    connection: Connection, table_id: str, first: int, last: int | None = None, newest: int | None = None
) -> list[Row]:
    """The rows first <= seq <= last in order; of them only the `newest` so many where that is given."""
    query = select(journal).where(journal.c.table_id == table_id, journal.c.seq >= first)
    if last is not None:
        query = query.where(journal.c.seq <= last)
    if newest is None:
        return _rows(connection.execute(query.order_by(journal.c.seq)))
    return _rows(connection.execute(query.order_by(journal.c.seq.desc()).limit(newest)))[::-1]


def _rows(found: Iterable[Any]) -> list[Row]:
    return [
        Row(
            table_id=row.table_id,
            seq=row.seq,
            kind=row.kind,
            seat=row.seat,
            client_id=row.client_id,
            at=row.at,
            waiting=row.waiting,
            body=row.body,
        )
        for row in found
    ]


def last_seq(connection: Connection, table_id: str) -> int:
    """The number of the newest row, -1 before the first."""
    query = select(func.max(journal.c.seq)).where(journal.c.table_id == table_id)
    newest = connection.execute(query).scalar()
    return -1 if newest is None else newest


def seq_of_client(connection: Connection, table_id: str, seat: int | None, client_id: str) -> int | None:
    """The row that came of a seat's message of this id."""
    query = select(journal.c.seq).where(
        journal.c.table_id == table_id, journal.c.seat == seat, journal.c.client_id == client_id
    )
    return connection.execute(query).scalar()


def snapshots_before(connection: Connection, table_id: str, seq: int) -> Iterable[tuple[int, str]]:
    """(seq, body) of the snapshots up to a row, newest first."""
    query = (
        select(snapshots.c.seq, snapshots.c.body)
        .where(snapshots.c.table_id == table_id, snapshots.c.seq <= seq)
        .order_by(snapshots.c.seq.desc())
    )
    for row in connection.execute(query):
        yield row.seq, row.body


def newest_rows(connection: Connection, table_ids: Sequence[str]) -> dict[str, Row]:
    """The newest row of each of these tables."""
    query = select(journal).join(*newest_of(table_ids))
    return {row.table_id: row for row in _rows(connection.execute(query))}


def newest_of(table_ids: Sequence[str] | Select[Any]) -> tuple[Subquery, ColumnElement[bool]]:
    """What the journal is joined with so that of each of these tables only the newest row is left."""
    newest = (
        select(journal.c.table_id, func.max(journal.c.seq).label("seq"))
        .where(journal.c.table_id.in_(table_ids))
        .group_by(journal.c.table_id)
        .subquery()
    )
    return newest, and_(journal.c.table_id == newest.c.table_id, journal.c.seq == newest.c.seq)


def in_newest_row(column: Column[Any], table_id: Column[Any]) -> ScalarSelect[Any]:
    """A column of the newest row of the table in each row of a query; NULL before the first one."""
    rows = select(column).where(journal.c.table_id == table_id).order_by(journal.c.seq.desc())
    return rows.limit(1).scalar_subquery()
