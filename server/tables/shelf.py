"""The statements behind tables, seats, browsers and chat: plain functions over a connection."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from server.rules.game import Seat
from server.store import schema
from server.store.journal import in_newest_row, newest_rows
from server.tables import shifts
from server.tables.pace import Pace
from server.tables.setup import SeatHolder, Setup

MOST_CHAT = 1_000
"""Lines of chat that a table keeps."""

MOST_CLEARED = 10_000
"""Tables that are cleared away at once: what one statement can name."""

MOST_TABLES = 100
"""A browser's newest tables that its list shows."""


# ── Tables and their seats ───────────────────────────────────────────────────────────────────────


def add_setup(connection: Connection, setup: Setup, body: str) -> None:
    """A new table; `body`: its component data as JSON."""
    known = select(schema.components.c.hash).where(schema.components.c.hash == setup.data_hash)
    if connection.execute(known).first() is None:
        values = {"hash": setup.data_hash, "game": setup.game, "body": body}
        with suppress(IntegrityError), connection.begin_nested():  # another worker may have them by now
            connection.execute(insert(schema.components), values)
    connection.execute(insert(schema.tables), _fields(setup))
    _add_seats(connection, setup)


def load_setup(connection: Connection, table_id: str, *, lock: bool = False) -> Setup | None:
    """A table as the database has it. `lock`: to be changed in this transaction, by nobody else."""
    return load_setups(connection, [table_id], lock=lock).get(table_id)


def load_setups(connection: Connection, table_ids: list[str], *, lock: bool = False) -> dict[str, Setup]:
    query = select(schema.tables).where(schema.tables.c.id.in_(table_ids))
    # Not against rows that are being added to the journal: these only look whether the table is there.
    found = connection.execute(query.with_for_update(key_share=True) if lock else query).mappings().all()
    seats = select(schema.seats).where(schema.seats.c.table_id.in_(table_ids)).order_by(schema.seats.c.seat)
    holders: dict[str, list[SeatHolder]] = {table_id: [] for table_id in table_ids}
    for row in connection.execute(seats).mappings():
        fields = {name: row[name] for name in SeatHolder.__struct_fields__}
        holders[row["table_id"]].append(SeatHolder(**fields))
    columns = [name for name in Setup.__struct_fields__ if name != "seats"]
    setups = {}
    for row in found:
        fields = {name: row[name] for name in columns} | {"pace": msgspec.convert(row["pace"], Pace | None)}
        setups[row["id"]] = Setup(**fields, seats=holders[row["id"]])
    return setups


def save_setup(connection: Connection, setup: Setup) -> None:
    """Keep a table that was loaded with its lock."""
    connection.execute(update(schema.tables).where(schema.tables.c.id == setup.id).values(_fields(setup)))
    connection.execute(delete(schema.seats).where(schema.seats.c.table_id == setup.id))
    _add_seats(connection, setup)


def _fields(setup: Setup) -> dict[str, Any]:
    fields = msgspec.structs.asdict(setup)
    del fields["seats"]
    return fields


def _add_seats(connection: Connection, setup: Setup) -> None:
    holders = [
        {"table_id": setup.id, "seat": seat, **msgspec.structs.asdict(holder)}
        for seat, holder in enumerate(setup.seats)
    ]
    connection.execute(insert(schema.seats), holders)


def touch(connection: Connection, table_ids: Collection[str], now: int) -> None:
    """These tables have been used now."""
    tables = schema.tables
    connection.execute(update(tables).where(tables.c.id.in_(table_ids)).values(touched=now))


def clear_away(connection: Connection, before: int) -> int:
    """Remove tables that never began and that nobody has touched since `before`; answers how many."""
    tables = schema.tables
    begun = exists().where(schema.journal.c.table_id == tables.c.id)
    never = (tables.c.phase == "setup") | ((tables.c.phase == "closed") & ~begun)
    old = select(tables.c.id).where(never, tables.c.touched < before).limit(MOST_CLEARED)
    gone = connection.execute(old).scalars().all()
    connection.execute(update(tables).where(tables.c.rematch.in_(gone)).values(rematch=None))
    connection.execute(delete(tables).where(tables.c.id.in_(gone)))
    return len(gone)


def forget_browsers(connection: Connection, before: int) -> int:
    """Remove browsers that were admitted before then and hold no seat; answers how many."""
    browsers = schema.browsers
    used = [exists().where(part.c.browser == browsers.c.id) for part in (schema.seats, schema.subscriptions)]
    idle = (
        select(browsers.c.id).where(browsers.c.created < before, *(~use for use in used)).limit(MOST_CLEARED)
    )
    return connection.execute(delete(browsers).where(browsers.c.id.in_(idle))).rowcount


def components_of(connection: Connection, data_hash: str) -> Any:
    """The component data of that hash, parsed; None where it is missing or cannot be read."""
    query = select(schema.components.c.body).where(schema.components.c.hash == data_hash)
    body = connection.execute(query).scalar()
    try:
        return None if body is None else msgspec.json.decode(body)
    except msgspec.DecodeError:
        return None


def tables_of_older_rules(connection: Connection, newest: Callable[[str], int]) -> list[str]:
    """The running tables of rules older than the newest, as far as it is not known that these do not fit.

    `newest`: the version of a game's rules.
    """
    tables = schema.tables
    query = select(tables.c.id, tables.c.game, tables.c.rules_version, tables.c.unfit)
    return [
        row.id
        for row in connection.execute(query.where(tables.c.phase == "running").order_by(tables.c.id))
        if max(row.rules_version, (row.unfit or {}).get("version", 0)) < newest(row.game)
    ]


def table_by_code(connection: Connection, code: str) -> str | None:
    return connection.execute(select(schema.tables.c.id).where(schema.tables.c.code == code)).scalar()


def seat_by_recovery(connection: Connection, recovery_hash: str) -> tuple[str, Seat] | None:
    """The table and seat that a recovery link is for."""
    query = select(schema.seats.c.table_id, schema.seats.c.seat)
    found = connection.execute(query.where(schema.seats.c.recovery_hash == recovery_hash)).first()
    return (found.table_id, found.seat) if found else None


def marks(connection: Connection, table_ids: list[str]) -> dict[str, tuple[int, int]]:
    """How far these tables are: the newest row (-1 before the start), and the number of changes."""
    tables = schema.tables
    seq = func.coalesce(in_newest_row(schema.journal.c.seq, tables.c.id), -1)
    query = select(tables.c.id, seq, tables.c.edits).where(tables.c.id.in_(table_ids))
    return {table_id: (seq, edits) for table_id, seq, edits in connection.execute(query)}


def bot_seats(connection: Connection) -> dict[str, set[Seat]]:
    """The seats of bots at running tables."""
    query = (
        select(schema.seats.c.table_id, schema.seats.c.seat)
        .join(schema.tables, schema.tables.c.id == schema.seats.c.table_id)
        .where(schema.tables.c.phase == "running", schema.seats.c.level.is_not(None))
    )
    found: dict[str, set[Seat]] = {}
    for table_id, seat in connection.execute(query):
        found.setdefault(table_id, set()).add(seat)
    return found


def tables_that_wait_for_bots(connection: Connection, before: int | None = None, now: int = 0) -> list[str]:
    """The running tables at which a bot has to move.

    `before`: those at which nothing has happened since then, and whose bots no worker has in hand `now`.
    """
    tables, journal, leases = schema.tables, schema.journal, schema.leases
    query = select(tables.c.id, in_newest_row(journal.c.waiting, tables.c.id)).where(
        tables.c.phase == "running",
        exists().where(schema.seats.c.table_id == tables.c.id, schema.seats.c.level.is_not(None)),
    )
    if before is not None:
        in_hand = exists().where(leases.c.name == shifts.PREFIX + tables.c.id, leases.c.until > now)
        query = query.where(in_newest_row(journal.c.at, tables.c.id) <= before, ~in_hand)
    waiting = {table_id: set(seats) for table_id, seats in connection.execute(query)}
    bots = bot_seats(connection)
    return sorted(table for table, seats in waiting.items() if seats & bots.get(table, set()))


# ── A browser's tables ───────────────────────────────────────────────────────────────────────────


def tables_of(connection: Connection, browser: str) -> list[tuple[Setup, list[Seat], int]]:
    """The tables at which a browser sits, with the seats they wait for and the time of the last row.

    Newest first by when they were set up or changed.
    """
    mine = exists().where(schema.seats.c.table_id == schema.tables.c.id, schema.seats.c.browser == browser)
    order = schema.tables.c.touched.desc()
    query = select(schema.tables.c.id).where(mine).order_by(order).limit(MOST_TABLES)
    ids = list(connection.execute(query).scalars())
    setups, newest = load_setups(connection, ids), newest_rows(connection, ids)
    found: list[tuple[Setup, list[Seat], int]] = []
    for table_id in ids:
        setup, row = setups[table_id], newest.get(table_id)
        found.append((setup, row.waiting if row else [], max(setup.touched, row.at if row else 0)))
    return found


# ── Browsers ─────────────────────────────────────────────────────────────────────────────────────


def add_browser(connection: Connection, values: dict[str, Any]) -> None:
    connection.execute(insert(schema.browsers), values)


def browser_by_token(connection: Connection, token_hash: str) -> Row[Any] | None:
    query = select(schema.browsers).where(schema.browsers.c.token_hash == token_hash)
    return connection.execute(query).first()


def name_browser(connection: Connection, browser: str, name: str, lang: str) -> None:
    query = update(schema.browsers).where(schema.browsers.c.id == browser)
    connection.execute(query.values(name=name, lang=lang))


def name_of_browser(connection: Connection, browser: str) -> str | None:
    return connection.execute(select(schema.browsers.c.name).where(schema.browsers.c.id == browser)).scalar()


# ── Chat ─────────────────────────────────────────────────────────────────────────────────────────


LINE = ("id", "seat", "name", "text", "at")
"""A line of chat as docs/protocol.md shows it."""


def add_chat(connection: Connection, values: dict[str, Any]) -> int | None:
    """Keep a line of chat; answers its id, None where it is kept already. The oldest beyond MOST_CHAT go."""
    chat = schema.chat
    try:
        with connection.begin_nested():
            added = connection.execute(insert(chat).returning(chat.c.id), values).scalar_one()
    except IntegrityError:
        return None
    ids = select(chat.c.id).where(chat.c.table_id == values["table_id"]).order_by(chat.c.id.desc())
    last = connection.execute(ids.offset(MOST_CHAT).limit(1)).scalar()
    if last is not None:
        connection.execute(delete(chat).where(chat.c.table_id == values["table_id"], chat.c.id <= last))
    return int(added)


def line_of_client(
    connection: Connection, table_id: str, sender: str, client_id: str
) -> dict[str, Any] | None:
    """The line of chat that came of a browser's message of this id."""
    chat = schema.chat
    query = select(*(chat.c[name] for name in LINE)).where(
        chat.c.table_id == table_id, chat.c.sender == sender, chat.c.client_id == client_id
    )
    found = connection.execute(query).mappings().first()
    return None if found is None else dict(found)


def newest_chat(connection: Connection, table_id: str, most: int, since: int = 0) -> list[dict[str, Any]]:
    """The newest lines behind one, oldest first, as docs/protocol.md shows them."""
    chat = schema.chat
    query = (
        select(*(chat.c[name] for name in LINE))
        .where(chat.c.table_id == table_id, chat.c.id > since)
        .order_by(chat.c.id.desc())
        .limit(most)
    )
    return [dict(row) for row in connection.execute(query).mappings()][::-1]
