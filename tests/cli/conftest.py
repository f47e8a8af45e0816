"""Commands as they are typed, with a data folder of their own."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

import pytest
from typer.testing import CliRunner, Result

from server.cli import cli
from server.settings import ROOT

Type = Callable[..., Result]

PROGRAM = (sys.executable, "-m", "server")
"""What `kalmar` starts."""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """What a command finds in its environment."""
    return {"KALMAR_DATA_DIR": str(tmp_path / "data"), "KALMAR_BOT_PAUSE": "0", "COLUMNS": "100"}


@pytest.fixture
def kalmar(environment: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Type:
    """Types a command, in this process; gives its exit code and what it printed."""
    monkeypatch.chdir(tmp_path)
    runner = CliRunner()
    return lambda *words: runner.invoke(cli, [str(word) for word in words], env=environment)


@asynccontextmanager
async def running(
    environment: dict[str, str], log: IO[bytes] | None = None, program: Sequence[str] = PROGRAM
) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """`kalmar serve` as a process of its own, which logs there; with the line that says where it is."""
    process = await asyncio.create_subprocess_exec(
        *program,
        "serve",
        "--port",
        "0",
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=log,
    )
    assert process.stdout is not None
    lines = []
    try:
        async with asyncio.timeout(120):
            while b" open at " not in (line := await process.stdout.readline()):
                assert line, f"it ended with {await process.wait()}"
                lines.append(line.decode())
        yield process, "".join([*lines, line.decode()])
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
