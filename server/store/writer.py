"""The one writer: whatever wants to be written while a transaction runs shares the next one.

That is group commit. A single writer commits at once; under load one commit, and its wait for the disk,
carries the rows of many tables. Nobody is answered before the commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from server.logs import get_logger
from server.metrics import COMMITS
from server.store.databases import Database
from server.store.journal import Row, insert_free_rows, insert_rows

log = get_logger(__name__)

Job = Row | Callable[[Connection], Any]
"""Something to write: a row of the journal, or a function that may do anything in its transaction."""

Outcome = Any
"""What came of a job: its answer, or the exception it raised."""

OWN_FAULTS = (IntegrityError, DataError, ProgrammingError)
"""Errors of the database that are the fault of whoever asked, and of no other."""

MOST_JOBS = 1000
"""Jobs that one transaction takes at most."""


class FenceLost(Exception):
    """A row of this number, or one that came of the same message, is in the journal already."""


class Writer:
    """Gathers jobs and commits them, batch by batch."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Job, asyncio.Future[Any]]] = []
        self._running: asyncio.Task[None] | None = None
        self._closed = False

    def submit(self, job: Job) -> asyncio.Future[Any]:
        """A future that is done when the job is committed. A job that raises hinders no other.

        Rows give None or raise FenceLost. A job may be carried out twice, where nothing came of the first
        time. Raises RuntimeError when the writer is closed.
        """
        if self._closed:
            raise RuntimeError("the store is closed")
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return future

    async def close(self) -> None:
        """Write what is waiting, then take nothing more."""
        self._closed = True
        if self._running is not None:
            await self._running

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_JOBS], self._waiting[MOST_JOBS:]
            outcomes = await self._commit([job for job, _ in batch])
            for (_, future), outcome in zip(batch, outcomes, strict=True):
                if future.done():  # whoever waited has gone
                    continue
                if isinstance(outcome, BaseException):
                    future.set_exception(outcome)
                else:
                    future.set_result(outcome)
        self._running = None

    async def _commit(self, jobs: Sequence[Job]) -> list[Outcome]:
        """One transaction for all; where that is lost (a deadlock, a broken line), one for each after it."""
        outcomes: list[Outcome] = []
        try:
            try:
                return await self._write(jobs)
            except (DBAPIError, OSError) as error:
                log.warning("transaction_lost", jobs=len(jobs), error=str(error))
            for job in jobs:  # which now hold nothing that another worker might wait for crosswise
                outcomes += await self._write([job], alone=True)
        except Exception as error:  # the writer itself must go on
            log.exception("writing_failed", jobs=len(jobs))
            outcomes += [error] * (len(jobs) - len(outcomes))
        return outcomes

    async def _write(self, jobs: Sequence[Job], *, alone: bool = False) -> list[Outcome]:
        with COMMITS.time():
            return await self._database.write(partial(carry_out, jobs=jobs, alone=alone))


def carry_out(connection: Connection, jobs: Sequence[Job], *, alone: bool = False) -> list[Outcome]:
    """All jobs in the connection's transaction, rows first; one that raises leaves no trace.

    Raises DBAPIError where that may be others' fault: not where a job is `alone`, then it is the answer.
    """
    rows = [job for job in jobs if isinstance(job, Row)]
    lost: dict[int, Exception] = {}
    if rows:
        lost = _rows(connection, rows, alone)
    outcomes: list[Outcome] = []
    for job in jobs:
        if isinstance(job, Row):
            outcomes.append(lost.get(id(job)))
        else:
            outcomes.append(_apart(connection, job, alone))
    return outcomes


def _rows(connection: Connection, rows: Sequence[Row], alone: bool) -> dict[int, Exception]:
    """Append the rows. Answers what went wrong, by the id() of the row object."""
    if _apart(connection, partial(insert_rows, rows=rows), alone) is None:
        return {}
    done = _apart(connection, partial(insert_free_rows, rows=rows), alone)
    if isinstance(done, Exception):
        if len(rows) == 1:
            return {id(rows[0]): done}
        return {key: error for row in rows for key, error in _rows(connection, [row], alone).items()}
    lost: dict[int, Exception] = {}
    for row in rows:
        if (key := (row.table_id, row.seq)) in done:
            done.remove(key)
        else:
            lost[id(row)] = FenceLost()
    return lost


def _apart(connection: Connection, work: Callable[[Connection], Any], alone: bool) -> Outcome:
    """The work behind a savepoint: what it raises is the answer, and what it did is undone."""
    try:
        with connection.begin_nested():
            return work(connection)
    except DBAPIError as error:
        if alone or isinstance(error, OWN_FAULTS):
            return error
        raise
    except Exception as error:  # noqa: BLE001 (handed to whoever asked for the work)
        return error
