"""What grows while a server runs for long: one line of JSON for each question.

    .venv/bin/python bench/creep.py                  all of them, in about a quarter of an hour
    .venv/bin/python bench/creep.py idle doors       some

idle      many tables that lie open and still: memory of each, and what the processor has to do for them
doors     thousands of pages that open and close: what stays of them in memory
finished  games played to their end: bytes on disk of each, and what opening one costs
slow      a page that reads nothing among those that do: what the others notice of it
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.box import box
from bench.crowd import Crowd, CrowdTable
from server.rules import registry

GAMES = list(registry.GAMES)
DEAF = 20
LINES = 10
"""Lines of chat at each move: more than waits for a page before it is cut off."""

AT_ONCE = 50
"""Pages that open at the same time."""

SETTLE = 20.0
"""Seconds after which memory that is given back has been."""


async def idle(tables: int) -> dict[str, Any]:
    """Tables with all their sockets at which nobody moves."""
    async with box() as server:
        crowd = Crowd(server.url, GAMES)
        for table in await crowd.lay(len(GAMES)):
            await table.start()
        before = server.resident()
        for table in await crowd.lay(tables):
            await table.start()
        await asyncio.sleep(SETTLE)
        opened, used = server.resident(), server.processor()
        await asyncio.sleep(SETTLE)
        used = server.processor() - used
        sockets = sum(table.count for table in crowd.tables)
        await crowd.leave()
    return {
        "tables": tables,
        "sockets": sockets,
        "kB_a_table": round((opened - before) / tables / 1000, 1),
        "processor_percent": round(100 * used / SETTLE, 1),
    }


async def doors(pages: int) -> dict[str, Any]:
    """Pages come and go at a running table, some of them without a word."""
    async with box() as server:
        crowd = Crowd(server.url, GAMES)
        tables = await crowd.lay(len(GAMES))
        for table in tables:
            await table.start()

        async def visit(table: CrowdTable, number: int) -> None:
            seat = await table.connect(number % table.count)
            if number % 2:
                seat.transport.disconnect(graceful=False)
            else:
                seat.transport.disconnect()

        async def visits(count: int) -> float:
            began = time.perf_counter()
            for first in range(0, count, AT_ONCE):
                table = tables[first // AT_ONCE % len(tables)]
                await asyncio.gather(*(visit(table, number) for number in range(AT_ONCE)))
            return (time.perf_counter() - began) / count

        await visits(pages // 5)
        await asyncio.sleep(SETTLE)
        before = server.resident()
        each = await visits(pages)
        await asyncio.sleep(SETTLE)
        after = server.resident()
        await crowd.leave()
    return {
        "pages": pages,
        "ms_a_page": round(each * 1000, 2),
        "bytes_that_stay_of_a_page": round((after - before) / pages),
    }


async def finished(games: int) -> dict[str, Any]:
    """Whole games; the sizes are those of the database's files."""
    found: dict[str, Any] = {}
    for game in GAMES:
        async with box(idle_minutes="0.01") as server:
            crowd = Crowd(server.url, [game])
            await crowd.lay(1)
            before = server.disk()
            count = max(1, games // len(GAMES))
            tables = await crowd.lay(count)
            for first in range(0, count, 20):
                await asyncio.gather(*(table.play() for table in tables[first : first + 20]))
            sent = sum(table.sent for table in tables)
            size = server.disk() - before
            took = await opened(crowd, tables)
            await crowd.leave()
        found[game] = {
            "games": count,
            "seats": tables[0].count,
            "moves_a_game": round(sent / count),
            "kB_a_game": round(size / count / 1000, 1),
            "bytes_a_move": round(size / sent),
            "ms_to_look_at_it": took,
        }
    return found


async def opened(crowd: Crowd, tables: list[CrowdTable]) -> float:
    """How long the view of a finished game takes, in milliseconds; the median of some."""
    times = []
    async with httpx.AsyncClient(base_url=crowd.url, cookies=crowd.clients[0].cookies) as client:
        for table in tables[:20]:
            began = time.perf_counter()
            (await client.get(f"/api/tables/{table.id}?seat=0")).raise_for_status()
            times.append(time.perf_counter() - began)
    return round(statistics.median(times) * 1000, 1)


async def slow(moves: int) -> dict[str, Any]:
    """The same play twice, with much talk: among friends, and with pages beside them that read nothing."""
    told: dict[str, Any] = {"moves": moves, "deaf_pages": DEAF}
    async with box(socket_queue="65536") as server:
        crowd = Crowd(server.url, ["expedition"])
        for table, name in zip(await crowd.lay(2), ("alone", "beside_deaf_pages"), strict=True):
            deaf = [await table.connect(1) for _ in range(DEAF)] if name != "alone" else []
            for seat in deaf:
                seat.transport.underlying_transport.pause_reading()
            await table.start()
            told[name] = await latencies(table, moves)
        await crowd.leave()
    return told


async def latencies(table: CrowdTable, moves: int) -> dict[str, float]:
    """Plays so many moves, each among much talk; when the last friend has them, in milliseconds."""
    figures = table.figures
    figures.latencies.clear()
    figures.counting = True
    for number in range(moves):
        for line in range(LINES):
            talk = {"t": "chat", "id": f"c{number}-{line}", "seat": 0, "text": "x" * 300}
            table.seats[0].say(talk)
        if not await table.step():
            break
    figures.counting = False
    found = sorted(figures.latencies)
    return {
        "p50": round(found[len(found) // 2] * 1000, 2),
        "p99": round(found[int(0.99 * len(found))] * 1000, 2),
    }


QUESTIONS: dict[str, tuple[Callable[[int], Awaitable[dict[str, Any]]], int]] = {
    "idle": (idle, 1000),
    "doors": (doors, 5000),
    "finished": (finished, 1000),
    "slow": (slow, 150),
}


async def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("questions", nargs="*", choices=[*QUESTIONS, []], help="none: all")
    parser.add_argument("--share", type=float, default=1.0, help="of the usual amount")
    asked = parser.parse_args()
    for name in asked.questions or QUESTIONS:
        ask, amount = QUESTIONS[name]
        print(json.dumps({name: await ask(max(5, int(amount * asked.share)))}), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
