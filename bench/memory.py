"""How much memory a server takes: at rest, per table with five sockets, per table nobody has open.

.venv/bin/python bench/memory.py --tables 200
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.load import Bench
from server.tables.house import SWEEP_SECONDS

ROOT = Path(__file__).resolve().parent.parent
IDLE_MINUTES = 0.05
"""After how long a table nobody has open may leave memory here; the house looks once a minute."""


def resident(pid: int) -> int:
    """Resident memory of a process, in bytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found.group(1)) * 1024


async def evening(url: str, tables: int, server: int) -> tuple[int, int]:
    """Tables are played at and left: resident memory while they are open, and when they have left memory."""
    bench = Bench(url, tables, every=2)
    await bench.play(warm_up=4, seconds=1)
    opened = resident(server)
    bench.leave()
    await asyncio.sleep(IDLE_MINUTES * 60 + SWEEP_SECONDS + 10)
    return opened, resident(server)


async def measure(tables: int, data: str) -> dict[str, float]:
    """Starts a server, opens the tables, leaves them, and does so again with others; kB per table.

    Memory that is given back stays with the process, for the next tables: what a table leaves behind is what
    the second evening adds to it.
    """
    environment = os.environ | {
        "KALMAR_DATA_DIR": data,
        "KALMAR_IDLE_MINUTES": str(IDLE_MINUTES),
        "KALMAR_LOG_LEVEL": "warning",
        "KALMAR_LIMIT_MESSAGES": "0",
    }
    environment |= {f"KALMAR_LIMIT_{name}": "1000000/minute" for name in ("TABLES", "JOINS", "VIEWS")}
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "server", "serve", "--port", "0"),
        cwd=ROOT,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
    )
    assert server.stdout is not None
    url = ""
    while not url:
        line = (await server.stdout.readline()).decode()
        url = found.group() if (found := re.search(r"http://[\d.]+:\d+", line)) else ""
    try:
        warm = Bench(url, 2, every=3600)
        await warm.play(warm_up=0.5, seconds=0.5)
        at_rest = resident(server.pid)
        opened, left = await evening(url, tables, server.pid)
        _, left_again = await evening(url, tables, server.pid)
    finally:
        server.terminate()
        await server.wait()
    return {
        "tables": tables,
        "at_rest_MB": round(at_rest / 1e6, 1),
        "open_table_with_5_sockets_kB": round((opened - at_rest) / tables / 1000, 1),
        "table_nobody_has_open_kB": round((left_again - left) / tables / 1000, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    with tempfile.TemporaryDirectory() as data:
        print(json.dumps(asyncio.run(measure(parser.parse_args().tables, data))))


if __name__ == "__main__":
    main()
