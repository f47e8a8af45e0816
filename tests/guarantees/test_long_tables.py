"""A long game is as quick to open as a short one: what is read for it is counted, not timed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from sqlalchemy import event
from sqlalchemy.pool import Pool

from server.tables.history import SNAPSHOT_EVERY
from server.tables.shelf import MOST_CHAT
from server.tables.view import LOG_PAGE
from tests.tables.party import Page, Party

STRIDE = 10
"""So many instructions of SQLite's machine are counted as one."""

SHORT, LONG = 449, 1_999
"""Rows of the tables compared: both longer than a page of the log, both just before a snapshot."""


class Read(NamedTuple):
    """What was asked of the database: rows fetched, and the work done to find them."""

    rows: int
    work: int


class Meter:
    """Counts on every connection to SQLite."""

    def __init__(self) -> None:
        self.rows = self.work = 0

    def attach(self, connection: sqlite3.Connection, *_: Any) -> None:
        connection.row_factory = self._row
        connection.set_progress_handler(self._step, STRIDE)

    def _row(self, cursor: sqlite3.Cursor, row: tuple[Any, ...]) -> tuple[Any, ...]:
        self.rows += 1
        return row

    def _step(self) -> int:
        self.work += 1
        return 0

    @contextmanager
    def reading(self, name: str, into: dict[str, Read]) -> Iterator[None]:
        """Notes what is read until the block ends."""
        rows, work = self.rows, self.work
        yield
        into[name] = Read(self.rows - rows, self.work - work)


@pytest.fixture
async def meter() -> AsyncIterator[Meter]:
    meter = Meter()
    event.listen(Pool, "checkout", meter.attach)
    yield meter
    event.remove(Pool, "checkout", meter.attach)


async def play_on(party: Party, upto: int) -> None:
    """Moves and undos until the table is at a row."""
    table = party.table
    while table.seq < upto:
        seat = table.seq % 3
        await party.move(seat, "wave")
        if table.seq % 9 == 0 and table.seq < upto:
            await party.act(seat, {"do": "undo"})


async def chat(party: Party, count: int) -> None:
    """So many lines in few commits, always a hundred at once."""
    for first in range(0, count, 100):
        lines = (f"line {first + number}" for number in range(100))
        await asyncio.gather(*(party.table.chat(party.person(0), 0, line, line) for line in lines))


async def all_that_is_read(party: Party, meter: Meter) -> dict[str, Read]:
    """What each thing costs that people do at a table which nobody had open."""
    found: dict[str, Read] = {}
    await party.house.close()
    party.house = party.new_house()  # not opened: it does nothing on the side that would be counted too
    with meter.reading("open", found):
        table = party.table = await party.house.table(party.table.id)
    middle = table.seq // 2 // SNAPSHOT_EVERY * SNAPSHOT_EVERY + SNAPSHOT_EVERY - 1
    with meter.reading("view", found):
        await table.view(0)
    with meter.reading("older log", found):
        await table.log(middle, 0)
    with meter.reading("a moment of the past", found):
        await table.view_at(middle, 0)
    page = await Page(1).load(table)
    with meter.reading("come back after a lost line", found):
        missed = table.batches_since(table.seq, 1)
    assert missed == []
    with meter.reading("a move", found):
        await party.move(0, "wave")
    with meter.reading("an undo", found):
        await party.act(0, {"do": "undo"})
    await page.must_agree(table)
    return found


async def test_a_table_of_two_thousand_rows_is_read_as_quickly_as_a_short_one(
    meter: Meter, party: Party
) -> None:
    # Given a table of some hundred rows, and what opening and using it reads
    await party.start()
    await chat(party, LOG_PAGE + 100)
    await play_on(party, SHORT)
    short = await all_that_is_read(party, meter)
    assert short["view"].rows > 2 * LOG_PAGE - 1
    assert min(read.work for name, read in short.items() if "lost line" not in name) > 0

    # When it has become four times as long
    await play_on(party, LONG)
    long = await all_that_is_read(party, meter)

    # Then the same is read, and finding it is no more work
    for name, read in long.items():
        assert read.rows == short[name].rows, name
        assert read.work <= 1.2 * short[name].work + 20, name
    # And what opening reads is bounded: the table, its rows since the last snapshot, and no more
    assert long["open"].rows < SNAPSHOT_EVERY + 20
    assert long["view"].rows <= 2 * LOG_PAGE + 5
    assert long["a moment of the past"].rows <= LOG_PAGE + SNAPSHOT_EVERY + 5


async def test_chat_does_not_grow_without_end(meter: Meter, party: Party) -> None:
    table = await party.start()
    found: dict[str, Read] = {}
    await chat(party, MOST_CHAT + 200)
    with meter.reading("view", found):
        view = await table.view(1)
    newest = {f"line {number}" for number in range(MOST_CHAT + 200 - LOG_PAGE, MOST_CHAT + 200)}
    assert LOG_PAGE == len(newest) == len(view["chat"])
    assert {line["text"] for line in view["chat"]} == newest
    assert found["view"].rows <= LOG_PAGE + 5
