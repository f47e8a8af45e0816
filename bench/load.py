"""How many moves a server carries, and how soon the last of the friends sees each one.

In a closed loop every table plays as soon as it may; in an open loop each plays one move every `--every`
seconds. A game that ends is followed at once by one that was laid before the measuring began.

    taskset --cpu-list 1 .venv/bin/python bench/load.py --tables 200
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.box import box
from bench.crowd import Crowd, CrowdTable
from server.rules import registry


async def measure(url: str, games: list[str], tables: int, asked: argparse.Namespace) -> dict[str, Any]:
    """Lays all tables, lets them play, and reports on what came after the warm-up."""
    crowd = Crowd(url, games)
    first = await crowd.lay(tables)
    spares = await crowd.lay(asked.spares)
    gap = asked.every / tables

    async def seated(table: CrowdTable, number: int) -> None:
        await table.play(asked.every, number * gap)
        while spares:
            await spares.pop().play(asked.every)

    playing = [asyncio.ensure_future(seated(table, number)) for number, table in enumerate(first)]
    await asyncio.sleep(asked.warm_up)
    crowd.figures.counting = True
    began = time.perf_counter()
    await asyncio.sleep(asked.seconds)
    crowd.figures.counting = False
    took = time.perf_counter() - began
    for task in playing:
        if task.done():
            task.result()  # what went wrong
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await crowd.leave()
    return report(crowd, tables, took, asked.every) | {"spares_left": len(spares)}


def report(crowd: Crowd, tables: int, took: float, every: float) -> dict[str, Any]:
    """The run's figures: one line of JSON."""
    figures = crowd.figures
    latencies = sorted(figures.latencies)

    def ms(share: float) -> float:
        return round(latencies[min(len(latencies) - 1, int(share * len(latencies)))] * 1000, 2)

    return {
        "games": crowd.games,
        "tables": tables,
        "loop": f"open, every {every} s" if every else "closed",
        "seconds": round(took, 1),
        "moves": len(latencies),
        "moves_per_s": round(len(latencies) / took),
        "previews_per_s": round(figures.previews / took),
        "p50_ms": ms(0.50),
        "p95_ms": ms(0.95),
        "p99_ms": ms(0.99),
        "bytes_per_move_and_client": statistics.median(figures.sizes),
        "bytes_mean": round(statistics.mean(figures.sizes)),
        "bytes_of_batches_with_moves": statistics.median(figures.with_moves or [0]),
        "games_ended": dict(figures.games),
    }


async def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--url", help="without it a server is started, on core 0")
    parser.add_argument("--games", nargs="+", default=["expedition"], help="ids, or `all`: they take turns")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 20, 100, 200])
    parser.add_argument("--every", type=float, default=0.0, help="open loop: seconds between a table's moves")
    parser.add_argument("--spares", type=int, default=100, help="tables laid to follow games that end")
    parser.add_argument("--warm-up", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=5.0)
    asked = parser.parse_args()
    games = list(registry.GAMES) if asked.games == ["all"] else asked.games
    async with AsyncExitStack() as stack:
        url = asked.url or (await stack.enter_async_context(box(core=0))).url
        for tables in asked.tables:
            print(json.dumps(await measure(url, games, tables, asked)), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
