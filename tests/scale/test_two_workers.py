"""Two workers as docs/hosting.md sets them up: one PostgreSQL, one Redis, and one of the two dies."""

from __future__ import annotations

import asyncio
import random
import re
import signal
from functools import partial

from server.store import Store
from server.store.journal import last_seq, rows_between
from server.store.migrate import migrate
from tests.cli.conftest import running
from tests.client import PATIENCE, Person, Tab

MOVES = 12


async def play(tabs: list[Tab], chance: random.Random, moves: int) -> int:
    """So many moves by whoever is to move; the row of the last."""
    seq = tabs[0].seq
    for _ in range(moves):
        for tab in tabs:
            await tab.until(seq)
        mover = tabs[tabs[0].view["table"]["waiting"][0]]
        answer = await mover.move(mover.any_move(chance))
        assert answer["t"] == "ack", answer
        seq = answer["seq"]
    for tab in tabs:
        await tab.until(seq)
    return seq


async def test_a_game_goes_on_at_the_other_worker_when_one_is_killed(
    postgres_database: str, redis_database: str
) -> None:
    await asyncio.to_thread(migrate, postgres_database)
    environment = {
        "KALMAR_DATABASE_URL": postgres_database,
        "KALMAR_REDIS_URL": redis_database,
        "KALMAR_LIMIT_MESSAGES": "0",
    }
    chance = random.Random(12)
    async with running(environment) as (first, one), running(environment) as (_, two):
        here, there = (re.findall(r"http://[\d.:]+", said)[0] for said in (one, two))
        async with Person(here, "Anna") as anna, Person(there, "Béla") as bela, Person(there) as moved:
            # Given a game of two people at two workers
            opened = await anna.open_table(seats=2)
            await bela.join(opened["code"])
            tabs = [await anna.tab(opened["id"], 0), await bela.tab(opened["id"], 1)]
            assert (await tabs[0].act("start"))["t"] == "ack"
            await tabs[1].until(0)
            seq = await play(tabs, chance, MOVES)
            assert seq == MOVES
            # When one of them is killed, and its person comes to the other
            first.send_signal(signal.SIGKILL)
            await tabs[0].gone()
            moved.http.cookies.update(anna.http.cookies)
            tabs[0] = await moved.tab(opened["id"], 0)
            # Then nothing is lost, and the game goes on
            assert tabs[0].seq == MOVES
            assert tabs[0].view["game"]["public"] == tabs[1].view["game"]["public"]
            assert await play(tabs, chance, MOVES) == 2 * MOVES
            fresh = await bela.view(opened["id"], 1)
            assert [entry["seq"] for entry in fresh["log"]] == list(range(2 * MOVES + 1))


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
