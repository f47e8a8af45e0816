"""Whose turn it is, and whom to tell now: derived from the journal's newest rows, never from timers.

A **turn** of a seat is an unbroken run of rows after each of which the game waits for that seat. Of each turn
its person is told once: when it has lasted for as long as they chose, counted from its first row or from what
they did last in it. Where they look at the table just then it is put off by as long again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, and_, or_, select, update

from server.rules.game import Seat
from server.store.journal import newest_of
from server.store.schema import journal, seats, subscriptions, tables

MINUTE = 60_000
PAUSES = (1, 5, 30, 120)
"""Minutes until a notice that failed is tried again, the first time and the next ones."""
MOST_ROWS = 500
"""So far back is looked for the beginning of a turn."""


class Subscription(msgspec.Struct, kw_only=True):
    """Somebody who wants to be told, as the database has it: see server/store/schema.py."""

    id: str
    table_id: str
    sitting: str
    browser: str
    way: str
    target: Any
    target_hash: str
    label: str
    lang: str
    delay: int
    confirmed: bool
    created: int
    told: int | None
    next_at: int | None
    attempts: int
    trouble: str | None


class Due(msgspec.Struct, kw_only=True):
    """A subscription whose time has come.

    `seq`: the table's newest row. `again`: of this turn, it failed before or was put off.
    """

    subscription: Subscription
    game: str
    title: str
    seat: Seat
    name: str
    seq: int
    again: bool


class Turned(msgspec.Struct):
    """Of a row what tells of turns."""

    seq: int
    seat: Seat | None
    at: int
    waiting: list[Seat]


def subscriptions_that_wait(connection: Connection) -> list[tuple[Subscription, Any, Turned]]:
    """Those whose seat's turn it is and who may have to be told, with their table and its newest row."""
    newest, same = newest_of(select(subscriptions.c.table_id))
    query = (
        _sitting()
        .add_columns(journal.c.seq, journal.c.seat.label("mover"), journal.c.at, journal.c.waiting)
        .join(newest, newest.c.table_id == subscriptions.c.table_id)
        .join(journal, same)
        .where(
            tables.c.phase == "running",
            seats.c.kind == "human",
            seats.c.level.is_(None),
            subscriptions.c.confirmed,
            or_(subscriptions.c.told.is_(None), subscriptions.c.told < newest.c.seq, _try_again()),
        )
    )
    return [
        (subscription_of(row), row, Turned(row["seq"], row["mover"], row["at"], row["waiting"]))
        for row in connection.execute(query).mappings()
        if row["seat"] in row["waiting"]
    ]


def _try_again() -> Any:
    return subscriptions.c.next_at.is_not(None)


def _sitting() -> Select[Any]:
    """Subscriptions with the seats and tables they are for."""
    seat = and_(
        seats.c.table_id == subscriptions.c.table_id,
        seats.c.sitting == subscriptions.c.sitting,
    )
    return (
        select(subscriptions, seats.c.seat, seats.c.name, tables.c.game, tables.c.title)
        .join(seats, seat)
        .join(tables, tables.c.id == subscriptions.c.table_id)
    )


def subscription_of(row: Mapping[Any, Any]) -> Subscription:
    return Subscription(**{name: row[name] for name in Subscription.__struct_fields__})


def due_now(connection: Connection, now: int) -> list[Due]:
    """Whom to tell now, unless they are looking."""
    found = []
    for subscription, row, newest in subscriptions_that_wait(connection):
        when, again = _when(connection, subscription, row["seat"], newest)
        if when is not None and when <= now:
            found.append(
                Due(
                    subscription=subscription,
                    game=row["game"],
                    title=row["title"],
                    seat=row["seat"],
                    name=row["name"],
                    seq=newest.seq,
                    again=again,
                )
            )
    return found


def _when(
    connection: Connection, subscription: Subscription, seat: Seat, newest: Turned
) -> tuple[int | None, bool]:
    """When to tell of the turn that is on now, and whether that is for another time; None: no more."""
    told = subscription.told
    after = -1 if told is None or told > newest.seq else told
    rows = _rows_after(connection, subscription.table_id, after) if after < newest.seq else []
    run = turn(rows, seat)
    if after >= 0 and len(run) == newest.seq - after:  # the turn that was seen to before
        return subscription.next_at, True
    return moment(run, seat) + subscription.delay * MINUTE, False


def _rows_after(connection: Connection, table_id: str, after: int) -> list[Turned]:
    """The rows behind one, newest first."""
    columns = (journal.c.seq, journal.c.seat, journal.c.at, journal.c.waiting)
    query = (
        select(*columns)
        .where(journal.c.table_id == table_id, journal.c.seq > after)
        .order_by(journal.c.seq.desc())
        .limit(MOST_ROWS)
    )
    return [Turned(*row) for row in connection.execute(query)]


def turn(rows: Sequence[Turned], seat: Seat) -> list[Turned]:
    """The seat's turn within these rows, newest first."""
    run: list[Turned] = []
    for row in rows:
        if seat not in row.waiting:
            break
        run.append(row)
    return run


def moment(run: Sequence[Turned], seat: Seat) -> int:
    """From when on a turn lasts: its first row, or the seat's own last row in it."""
    return next((row.at for row in run if row.seat == seat), run[-1].at)


# ── What comes of it ─────────────────────────────────────────────────────────────────────────────


def put_off(connection: Connection, due: Due, now: int) -> None:
    """They are looking at the table: later, if it is still their turn then."""
    _set(connection, due, told=due.seq, next_at=now + due.subscription.delay * MINUTE, attempts=0)


def mark(connection: Connection, due: Due) -> None:
    """They are about to be told of this turn: whatever comes, nobody else tells them."""
    attempts = due.subscription.attempts + 1 if due.again else 1
    _set(connection, due, told=due.seq, next_at=None, attempts=attempts)
    due.subscription.attempts = attempts


def succeeded(connection: Connection, due: Due) -> None:
    """They have been told."""
    _set(connection, due, trouble=None)


def failed(connection: Connection, due: Due, trouble: str, now: int) -> None:
    """They have not been told: again after a pause that grows, until it was tried often enough.

    Not where another turn has come meanwhile, of which they are told by itself.
    """
    attempts = due.subscription.attempts
    pause = PAUSES[attempts - 1] * MINUTE if attempts <= len(PAUSES) else None
    _set(connection, due, subscriptions.c.told == due.seq, next_at=None if pause is None else now + pause)
    _set(connection, due, trouble=trouble)


def _set(connection: Connection, due: Due, *conditions: Any, **values: Any) -> None:
    query = update(subscriptions).where(subscriptions.c.id == due.subscription.id, *conditions)
    connection.execute(query.values(**values))
