"""What a program that a test has started says, as far as it says anything."""

from __future__ import annotations

import os
import select
import subprocess
import time

PATIENCE = 120.0
"""Seconds that a busy machine may take to start a program."""


def lines_of(process: subprocess.Popen[bytes], count: int, patience: float = PATIENCE) -> list[bytes]:
    """The lines that it says first. Ends it, and fails, where they do not come: no test waits for ever."""
    assert process.stdout is not None
    deadline, said = time.monotonic() + patience, b""
    while said.count(b"\n") < count:
        ready, _, _ = select.select([process.stdout], [], [], max(0.0, deadline - time.monotonic()))
        more = os.read(process.stdout.fileno(), 4096) if ready else b""
        if not more:
            process.kill()
            why = "it ended" if ready else f"nothing more came within {patience:g} s"
            raise AssertionError(f"{why}; it had said {said!r}")
        said += more
    return said.splitlines()[:count]
