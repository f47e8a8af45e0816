"""The journal's own statements: appending rows past their fences, and reading them back."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, func, select

from server.store.schema import journal, snapshots

ROWS_A_STATEMENT = 200
"""Eight values each, far below SQLite's and PostgreSQL's limits."""


class Row(msgspec.Struct, kw_only=True):
    """One row of the journal, and the snapshot that goes into the same transaction, if one is due.

    `seq` counts a table's rows from 0. `body` and `snapshot` are JSON text. `waiting`: the seats that
    the game waits for after this row.
    """

    table_id: str
    seq: int
    kind: str
    seat: int | None
    client_id: str | None
    at: int
    waiting: list[int]
    body: str
    snapshot: str | None = None


Key = tuple[str, int]
"""Which row: table and seq."""


def insert_rows(connection: Connection, rows: Sequence[Row]) -> set[Key]:
    """Append all rows that no fence holds back; answers which.

    A row whose (table, seq) or (table, seat, client id) is taken is left out, and hinders no other. They go
    in sorted, so that two workers never wait for each other crosswise.
    """
    new = {(row.table_id, row.seq): row for row in reversed(rows)}
    ordered = [new[key] for key in sorted(new)]
    done: set[Key] = set()
    for i in range(0, len(ordered), ROWS_A_STATEMENT):
        done |= _insert(connection, ordered[i : i + ROWS_A_STATEMENT])
    kept = [row for row in ordered if row.snapshot is not None and (row.table_id, row.seq) in done]
    if kept:
        values = [{"table_id": row.table_id, "seq": row.seq, "body": row.snapshot} for row in kept]
        connection.execute(snapshots.insert(), values)
    return done


def _insert(connection: Connection, rows: Sequence[Row]) -> set[Key]:
    values: list[Any] = []
    for row in rows:
        values += (row.table_id, row.seq, row.kind, row.seat, row.client_id, row.at)
        values += (str(row.waiting), row.body)
    statement = _insert_statement(connection.dialect.paramstyle, len(rows))
    done = connection.exec_driver_sql(statement, tuple(values))
    return {(table_id, seq) for table_id, seq in done}


@functools.lru_cache(ROWS_A_STATEMENT)
def _insert_statement(paramstyle: str, rows: int) -> str:
    """Written by hand: SQLAlchemy's own insert of many rows costs half as much again a row."""
    names = ("table_id", "seq", "kind", "seat", "client_id", "at", "waiting", "body")
    width = len(names)
    mark = "?" if paramstyle == "qmark" else "${}"
    places = ", ".join(
        "(" + ", ".join(mark.format(width * i + k + 1) for k in range(width)) + ")" for i in range(rows)
    )
    return (
        f"INSERT INTO journal ({', '.join(names)}) VALUES {places} "  # noqa: S608
        "ON CONFLICT DO NOTHING RETURNING table_id, seq"
    )


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


def seq_of_client(connection: Connection, table_id: str, seat: int, client_id: str) -> int | None:
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
    newest = (
        select(journal.c.table_id, func.max(journal.c.seq).label("seq"))
        .where(journal.c.table_id.in_(table_ids))
        .group_by(journal.c.table_id)
        .subquery()
    )
    same = and_(journal.c.table_id == newest.c.table_id, journal.c.seq == newest.c.seq)
    return {row.table_id: row for row in _rows(connection.execute(select(journal).join(newest, same)))}
