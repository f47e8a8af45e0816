"""How much memory a server takes: at rest, per table with five sockets, per table nobody has open.

.venv/bin/python bench/memory.py --tables 200
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.box import Box, box
from bench.crowd import Crowd
from server.tables.house import SWEEP_SECONDS

IDLE_MINUTES = 0.05
"""After how long a table nobody has open may leave memory here; the house looks once a minute."""

MOVES = 2
"""Moves at each table, before it is left as it is."""


async def evening(server: Box, games: list[str], tables: int) -> tuple[int, int]:
    """Tables are played at and left: resident memory while they are open, and when they have left memory."""
    crowd = Crowd(server.url, games)
    for table in await crowd.lay(tables):
        await table.start()
        for _ in range(MOVES):
            await table.step()
    opened = server.resident()
    await crowd.leave()
    await asyncio.sleep(IDLE_MINUTES * 60 + SWEEP_SECONDS + 10)
    return opened, server.resident()


async def measure(games: list[str], tables: int) -> dict[str, float]:
    """Starts a server, opens the tables, leaves them, and does so again with others; kB per table.

    Memory that is given back stays with the process, for the next tables: what a table leaves behind is what
    the second evening adds to it.
    """
    async with box(idle_minutes=str(IDLE_MINUTES)) as server:
        warm = Crowd(server.url, games)
        for table in await warm.lay(len(games)):
            await table.start()
        at_rest = server.resident()
        opened, left = await evening(server, games, tables)
        _, left_again = await evening(server, games, tables)
        await warm.leave()
    return {
        "tables": tables,
        "at_rest_MB": round(at_rest / 1e6, 1),
        "open_table_with_its_sockets_kB": round((opened - at_rest) / tables / 1000, 1),
        "table_nobody_has_open_kB": round((left_again - left) / tables / 1000, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--games", nargs="+", default=["expedition"], help="ids: they take turns")
    asked = parser.parse_args()
    print(json.dumps(asyncio.run(measure(asked.games, asked.tables))))


if __name__ == "__main__":
    main()
