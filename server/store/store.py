"""The store: everything that is kept goes in through `write` and `append`, and comes out through `read`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from server.store.databases import Database, database
from server.store.journal import Row
from server.store.migrate import current, head, knows
from server.store.writer import FenceLost, Writer

T = TypeVar("T")

__all__ = ["FenceLost", "Store", "StoreNotReady"]


class StoreNotReady(Exception):
    """The database has another schema than this program; says what to do."""


class Store:
    """One process's way to its database, at an address such as sqlite:////data/kalmar.db."""

    def __init__(self, url: str) -> None:
        self._database: Database = database(url)
        self._writer = Writer(self._database)

    async def open(self) -> None:
        """Look whether the database is ready. Raises StoreNotReady, and what the driver raises."""
        found, wanted = await self._database.read(current), head()
        if found is not None and not knows(found):
            raise StoreNotReady(f"the database has schema {found}: it is of a newer version of Kalmár")
        if found != wanted:
            raise StoreNotReady(
                f"the database has schema {found or 'none'}, this program needs {wanted}: "
                "run `kalmar migrate`"
            )

    async def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        await self._writer.close()
        await self._database.close()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Carry out `job` in a transaction of the one writer; returns when it is committed.

        The job is a plain function over the connection, and quick. What it raises is raised here, and
        then it left no trace.
        """
        answer: T = await self._writer.submit(job)
        return answer

    async def append(self, row: Row) -> None:
        """Append a row of the journal, the quickest way; returns when it is committed.

        Raises FenceLost where its seq, or its seat's client id, is taken.
        """
        await self._writer.submit(row)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Read with a connection of one's own, from one consistent state of what is committed."""
        return await self._database.read(query)
