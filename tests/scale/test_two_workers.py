"""Two workers as docs/hosting.md sets them up: one PostgreSQL, one Redis, and one of the two dies."""

from __future__ import annotations

import asyncio
import random
import re
import signal

from server.store.migrate import migrate
from tests.cli.conftest import running
from tests.client import Person, Tab

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
