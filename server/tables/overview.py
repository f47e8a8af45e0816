"""What whoever runs the server sees of all tables: how they stand, and how much room they take.

No hand, no secret of a seat and nothing hidden is among it: names, numbers, times, and of a table's rows no
more than what a spectator is told.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, LargeBinary, cast, func, or_, select, text

from server.rules.game import Seat
from server.store import schema
from server.store.journal import RowKind, in_newest_row, newest_rows
from server.tables import shelf
from server.tables.face import Standing
from server.tables.hosting import last_good_row
from server.tables.setup import Phase

if TYPE_CHECKING:
    from server.tables.table import Table

tables, seats, journal, snapshots, chat = (
    schema.tables,
    schema.seats,
    schema.journal,
    schema.snapshots,
    schema.chat,
)


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables: of a game, in a phase, with `search` in id, title or a name; so many from `skip` on."""

    game: str | None = None
    phase: Phase | None = None
    search: str = ""
    most: int = 50
    skip: int = 0


class TableSummary(msgspec.Struct, kw_only=True):
    """A table in a list. `size`: bytes of its rows, snapshots and chat; `at`: when it was last touched, ms.

    `names` has all seats, free ones empty; `turn` the seats that the game waits for.
    """

    id: str
    game: str
    title: str
    phase: Phase
    names: list[str]
    turn: list[Seat]
    rows: int
    size: int
    at: int


class SeatSummary(msgspec.Struct, kw_only=True):
    """A seat. `level`: of the bot that plays here, on a human's seat of the one that sits in."""

    seat: Seat
    kind: str
    name: str
    level: str | None
    resigned: bool


class RowSummary(msgspec.Struct, kw_only=True):
    """A row: when it was written, by which seat (None: by none), and the kinds of its open events."""

    seq: int
    kind: RowKind
    seat: Seat | None
    at: int
    events: list[str]


class TableDetails(msgspec.Struct, kw_only=True):
    """A table by itself. `broken`: it is only to look at; then `good` is the last row it can go back to.

    `standing`: how it stands to the rules of this version, as in docs/protocol.md. `own_data`: its component
    data are this host's own.
    """

    summary: TableSummary
    seats: list[SeatSummary]
    levels: list[str]
    options: dict[str, str]
    rules_version: int
    data_hash: str
    own_data: bool
    standing: Standing
    created: int
    broken: bool
    good: int | None
    newest: list[RowSummary]


class GameSizes(msgspec.Struct, kw_only=True):
    """The tables of a game by phase, with their rows and bytes in all."""

    phases: dict[Phase, int] = {}
    rows: int = 0
    size: int = 0


class Sizes(msgspec.Struct, kw_only=True):
    """How much there is. `database`: bytes on disk; `journal`, `snapshots`, `chat`: of the texts in them."""

    database: int
    journal: int
    snapshots: int
    chat: int
    browsers: int
    rows: int
    games: dict[str, GameSizes]


def list_tables(connection: Connection, wanted: Wanted) -> tuple[int, list[TableSummary]]:
    """How many there are of them, and so many as are wanted: what was touched last comes first."""
    chosen = _chosen(wanted)
    last = func.coalesce(in_newest_row(journal.c.at, tables.c.id), 0)
    touched = (
        func.max(last, tables.c.touched) if _is_sqlite(connection) else func.greatest(last, tables.c.touched)
    )
    query = select(tables.c.id).where(*chosen).order_by(touched.desc(), tables.c.id)
    ids = list(connection.execute(query.offset(wanted.skip).limit(wanted.most)).scalars())
    count = connection.execute(select(func.count()).select_from(tables).where(*chosen)).scalar_one()
    return count, _summaries(connection, ids)


async def details(table: Table, rows: int = 20) -> TableDetails:
    """A table with its newest rows."""
    setup = table.setup
    read = table.tools.store.read
    [summary] = await read(partial(_summaries, ids=[table.id]))
    entries = (await table.log(table.seq + 1, None))[-rows:]
    return TableDetails(
        summary=summary,
        seats=[
            SeatSummary(seat=seat, kind=one.kind, name=one.name, level=one.level, resigned=one.resigned)
            for seat, one in enumerate(setup.seats)
        ],
        levels=list(table.game.info.bots) if table.game else [],
        options=setup.options,
        rules_version=setup.rules_version,
        data_hash=setup.data_hash,
        own_data=setup.own_data,
        standing=table.standing,
        created=setup.created,
        broken=table.broken,
        good=await last_good_row(table) if table.broken else None,
        newest=[
            RowSummary(
                seq=entry["seq"],
                kind=entry["kind"],
                seat=entry["seat"],
                at=entry["at"],
                events=[event["kind"] for event in entry["events"]],
            )
            for entry in entries
        ],
    )


def measure(connection: Connection) -> Sizes:
    """How much there is. Reads the whole journal: a second or more where there are very many games."""
    games: dict[str, GameSizes] = {}
    per_phase = select(tables.c.game, tables.c.phase, func.count()).group_by(tables.c.game, tables.c.phase)
    for game, phase, count in connection.execute(per_phase):
        games.setdefault(game, GameSizes()).phases[phase] = count
    totals = {}
    for kept, body in ((journal, journal.c.body), (snapshots, snapshots.c.body), (chat, chat.c.text)):
        sums = (
            select(tables.c.game, func.count(), func.sum(_bytes(connection, body)))
            .join(kept, kept.c.table_id == tables.c.id)
            .group_by(tables.c.game)
        )
        totals[kept.name] = 0
        for game, count, size in connection.execute(sums):
            games[game].size += int(size)
            games[game].rows += count if kept is journal else 0
            totals[kept.name] += int(size)
    return Sizes(
        database=_on_disk(connection),
        browsers=connection.execute(select(func.count()).select_from(schema.browsers)).scalar_one(),
        rows=sum(one.rows for one in games.values()),
        games=dict(sorted(games.items())),
        **totals,
    )


def _chosen(wanted: Wanted) -> list[ColumnElement[bool]]:
    chosen: list[ColumnElement[bool]] = []
    if wanted.game is not None:
        chosen.append(tables.c.game == wanted.game)
    if wanted.phase is not None:
        chosen.append(tables.c.phase == wanted.phase)
    if wanted.search:
        named = select(seats.c.table_id).where(seats.c.name.icontains(wanted.search, autoescape=True))
        title = tables.c.title.icontains(wanted.search, autoescape=True)
        chosen.append(or_(tables.c.id == wanted.search, title, tables.c.id.in_(named)))
    return chosen


def _summaries(connection: Connection, ids: list[str]) -> list[TableSummary]:
    setups, newest = shelf.load_setups(connection, ids), newest_rows(connection, ids)
    size = dict.fromkeys(ids, 0)
    for kept, body in ((journal, journal.c.body), (snapshots, snapshots.c.body), (chat, chat.c.text)):
        sums = select(kept.c.table_id, func.sum(_bytes(connection, body)))
        for table_id, total in connection.execute(
            sums.where(kept.c.table_id.in_(ids)).group_by(kept.c.table_id)
        ):
            size[table_id] += int(total)
    found = []
    for table_id in ids:
        setup, row = setups[table_id], newest.get(table_id)
        found.append(
            TableSummary(
                id=table_id,
                game=setup.game,
                title=setup.title,
                phase=setup.phase,
                names=[holder.name for holder in setup.seats],
                turn=row.waiting if row and setup.phase == "running" else [],
                rows=row.seq + 1 if row else 0,
                size=size[table_id],
                at=max(setup.touched, row.at if row else 0),
            )
        )
    return found


def _bytes(connection: Connection, column: Column[Any]) -> ColumnElement[int]:
    """The bytes of a text. SQLite has octet_length only since 3.43."""
    if _is_sqlite(connection):
        return func.length(cast(column, LargeBinary))
    return func.octet_length(column)


def _on_disk(connection: Connection) -> int:
    if _is_sqlite(connection):
        query = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    else:
        query = "SELECT pg_database_size(current_database())"
    return int(connection.execute(text(query)).scalar_one())


def _is_sqlite(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"
