"""Bots at two workers on one PostgreSQL, as docs/hosting.md sets them up, when one of the two dies."""

from __future__ import annotations

import asyncio
import re
import signal
from functools import partial

from server.store import Store
from server.store.journal import last_seq, rows_between
from server.store.migrate import migrate
from tests.cli.conftest import running
from tests.client import PATIENCE, Person


async def test_bots_go_on_at_the_other_worker_when_the_one_is_killed_at_which_they_think(
    postgres_database: str, redis_database: str
) -> None:
    await asyncio.to_thread(migrate, postgres_database)
    environment = {
        "KALMAR_DATABASE_URL": postgres_database,
        "KALMAR_REDIS_URL": redis_database,
        "KALMAR_BOT_PAUSE": "0.1",
    }
    store = Store(postgres_database)
    async with running(environment) as (first, one), running(environment):
        async with Person(re.findall(r"http://[\d.:]+", one)[0], "Anna") as anna:
            # Given three bots that play on by themselves at a table that only the first worker has open
            opened = await anna.open_table(seats=3, bots=["plain", "plain"])
            tab = await anna.tab(opened["id"], 0)
            assert (await tab.act("start"))["t"] == "ack"
            assert (await tab.act("sit_out", level="plain"))["t"] == "ack"
            await tab.until(8)
            # When that worker is killed
            first.send_signal(signal.SIGKILL)
            await tab.gone()
        # Then the other lets them go on, with nobody there, and each row was written once
        table, before = opened["id"], await store.read(partial(last_seq, table_id=opened["id"]))
        async with asyncio.timeout(PATIENCE):
            while await store.read(partial(last_seq, table_id=table)) < before + 8:  # noqa: ASYNC110
                await asyncio.sleep(0.2)
        rows = await store.read(partial(rows_between, table_id=table, first=0))
        assert [row.seq for row in rows] == list(range(len(rows)))
        assert all(row.kind == "move" for row in rows[before:])
    await store.close()
