"""A server of one's own for a measurement: without limits, on an empty data folder; its memory, its disk."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from server.settings import Settings  # noqa: E402


@dataclass(frozen=True)
class Box:
    """Where the server listens, its process id, and its data folder."""

    url: str
    pid: int
    data: Path

    def resident(self) -> int:
        """Resident memory, in bytes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found.group(1)) * 1024

    def processor(self) -> float:
        """Seconds of processor time used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def disk(self) -> int:
        """Bytes of the database, what waits in its journal brought in."""
        path = self.data / "kalmar.db"
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return path.stat().st_size


def lifted() -> dict[str, str]:
    """Settings under which no limit is met, and bots do not pause."""
    kinds = {str: "1000000/minute", int: "1000000", float: "0"}
    limits = {name: field for name, field in Settings.model_fields.items() if name.startswith("limit_")}
    return {"log_level": "warning", "bot_pause": "0"} | {
        name: kinds[field.annotation] for name, field in limits.items() if field.annotation in kinds
    }


@asynccontextmanager
async def box(core: int | None = None, **settings: str) -> AsyncIterator[Box]:
    """Starts a server with these settings (`KALMAR_…` without their beginning, in small letters).

    `core`: the only one it may use.
    """
    with tempfile.TemporaryDirectory() as data:
        environment = {f"KALMAR_{name.upper()}": value for name, value in (lifted() | settings).items()}
        pinned = [] if core is None else ["taskset", "--cpu-list", str(core)]
        server = await asyncio.create_subprocess_exec(
            *(*pinned, sys.executable, "-m", "server", "serve", "--port", "0"),
            cwd=ROOT,
            env=os.environ | {"KALMAR_DATA_DIR": data} | environment,
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            assert server.stdout is not None
            url = ""
            while not url:
                line = (await server.stdout.readline()).decode()
                assert line, "the server ended by itself"
                url = found.group() if (found := re.search(r"http://[\d.]+:\d+", line)) else ""
            yield Box(url, server.pid, Path(data))
        finally:
            server.terminate()
            await server.wait()
