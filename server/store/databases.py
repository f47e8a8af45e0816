"""The two databases behind one face: work in a transaction of the one writer, and reading beside it.

Work is a plain function over a SQLAlchemy `Connection`. On SQLite it runs in a thread (one that writes,
two that read), on PostgreSQL inside the event loop on an async connection: the same statements either way.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")

Work = Callable[[Connection], T]

BUSY_SECONDS = 20.0
"""How long SQLite waits for another process that writes."""

READERS = 2
"""Threads that read from SQLite."""


ASKED_SECONDS, ASK_AGAIN_SECONDS = 20.0, 0.5
"""How long, and how often, PostgreSQL is asked what became of a transaction."""


class OutcomeUnknown(Exception):
    """The line broke while a transaction was being committed, and it cannot be told whether it was."""


class Database(Protocol):
    """Where the store keeps things."""

    url: URL

    async def write(self, work: Work[T]) -> T:
        """Carry out the work in one durable transaction. Called by the writer alone, one at a time.

        Where it raises, nothing was committed; but for OutcomeUnknown.
        """
        ...

    async def read(self, work: Work[T]) -> T:
        """Carry out the work on a connection of its own, over one consistent state of the data."""
        ...

    async def close(self) -> None: ...


def database(url: str) -> Database:
    """The database at an address such as sqlite:////data/kalmar.db or postgresql://user@host/name."""
    address = full_url(url)
    return Sqlite(address) if address.get_backend_name() == "sqlite" else Postgres(address)


def full_url(url: str) -> URL:
    """The address with the driver that we use. Raises ValueError for a database of another kind."""
    address = make_url(url)
    match address.get_backend_name():
        case "sqlite":
            if address.database in (None, "", ":memory:"):
                raise ValueError("SQLite needs a file: sqlite:////folder/kalmar.db")
            return address.set(drivername="sqlite")
        case "postgresql":
            return address.set(drivername="postgresql+asyncpg")
        case other:
            raise ValueError(f"{other} is not supported: SQLite and PostgreSQL are")


class Sqlite:
    """A SQLite file in WAL mode: readers never wait for the writer, nor it for them."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self._writer = sqlite_engine(url, pool_size=1)
        self._reader = sqlite_engine(url, pool_size=READERS, read_only=True)
        self._writing = ThreadPoolExecutor(1, "writer")
        self._reading = ThreadPoolExecutor(READERS, "reader")

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writing, _transact, self._writer, work)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, _transact, self._reader, work)

    async def close(self) -> None:
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._writing.shutdown()
        self._reading.shutdown()
        self._reader.dispose()
        self._writer.dispose()


def _transact(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def sqlite_engine(url: URL, *, pool_size: int = 1, read_only: bool = False) -> Engine:
    """An engine whose transactions are durable when committed, and begin as what they are.

    A writer's begin with BEGIN IMMEDIATE: one that first reads and then writes would fail at once
    beside another writer, whatever the busy timeout.
    """
    engine = create_engine(
        url,
        pool_size=pool_size,
        max_overflow=0,
        hide_parameters=True,  # an error that is logged tells no secret
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # transactions begin where we say
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")
        if read_only:
            connection.execute("PRAGMA query_only = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if read_only else "BEGIN IMMEDIATE")

    return engine


class Postgres:
    """A PostgreSQL database."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self._engine = create_async_engine(url, pool_size=READERS + 3, hide_parameters=True)
        event.listen(self._engine.sync_engine, "before_cursor_execute", _without_nul, retval=True)
        self._reader = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    async def write(self, work: Work[T]) -> T:
        committing = False
        try:
            async with self._engine.connect() as connection, connection.begin() as transaction:
                number = await connection.scalar(text("SELECT CAST(pg_current_xact_id() AS text)"))
                answer = await connection.run_sync(work)
                committing = True
                await transaction.commit()
        except (DBAPIError, OSError):
            if not committing or not await self._is_committed(number):
                raise
        return answer

    async def _is_committed(self, number: str) -> bool:
        """What became of a transaction whose line broke at its end. Raises OutcomeUnknown."""
        query = text("SELECT pg_xact_status(CAST(CAST(:number AS text) AS xid8))")
        try:
            async with asyncio.timeout(ASKED_SECONDS):
                while True:
                    with suppress(DBAPIError, OSError):  # it may be just starting anew
                        async with self._reader.begin() as connection:
                            status = await connection.scalar(query, {"number": number})
                        if status != "in progress":
                            return bool(status == "committed")
                    await asyncio.sleep(ASK_AGAIN_SECONDS)
        except TimeoutError:
            raise OutcomeUnknown from None

    async def read(self, work: Work[T]) -> T:
        async with self._reader.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def _without_nul(
    connection: Connection, cursor: Any, statement: str, parameters: Any, context: Any, executemany: bool
) -> tuple[str, Any]:
    """PostgreSQL's text has no NUL: whatever has one is looked for with U+FFFD instead, and so not found."""
    rows = parameters if executemany else [parameters]
    found = [
        tuple(value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in row)
        for row in rows
    ]
    return statement, found if executemany else found[0]
