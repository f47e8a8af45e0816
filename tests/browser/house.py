"""`kalmar serve` as a process of its own, always on the same port and data, to be ended and started again."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import weakref
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120
"""Seconds that a busy machine may take to start it."""


class House:
    """Such a server; its bots do not pause, its limits are out of the way, but for `settings`.

    `log`: the file that its log is added to, in place of our own stderr.
    """

    def __init__(self, data: Path, *, log: Path | None = None, **settings: str) -> None:
        self.port = self._reserved_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = os.environ | {
            "KALMAR_DATA_DIR": str(data),
            "KALMAR_BOT_PAUSE": "0",
            "KALMAR_AWAY_SECONDS": "0.5",
            "KALMAR_LOG_LEVEL": "warning",
            "KALMAR_LIMIT_TABLES": "1000/minute",
            "KALMAR_LIMIT_JOINS": "1000/minute",
            "KALMAR_LIMIT_RECOVERIES": "1000/minute",
            "KALMAR_LIMIT_CHAT": "1000/minute",
            "KALMAR_LIMIT_MOVES": "100000/minute",
            "KALMAR_LIMIT_ACTS": "100000/minute",
            "KALMAR_LIMIT_SOCKETS": "0",
            "KALMAR_LIMIT_VIEWS": "10000/minute",
            **settings,
        }
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def _reserved_port(self) -> int:
        """A free port, which stays ours while the server is not there, too.

        Linux lets who sets SO_REUSEADDR, as the server does, listen where a socket is bound that does not
        listen, and gives such a port to nobody who asks for any. Elsewhere it is let go again.
        """
        probe = socket.socket()
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        if sys.platform == "linux":
            weakref.finalize(self, probe.close)
        else:
            probe.close()
        return port

    def start(self) -> None:
        """Starts it and waits until it answers."""
        command = [sys.executable, "-m", "server", "serve", "--port", str(self.port)]
        with self._log.open("ab") if self._log else nullcontext() as log:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=self.environment, stdout=subprocess.DEVNULL, stderr=log
            )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, "the server ended by itself"
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.05)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Ends it by a signal and waits until it is gone."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def faults(self) -> list[str]:
        """What stands in its log (as JSON) and should not: all but warnings without an exception."""
        assert self._log is not None
        return [line for line in self._log.read_text().splitlines() if not harmless(line)]

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False


@contextmanager
def started(*houses: House) -> Iterator[Sequence[House]]:
    """Starts them all; they end with it."""
    with ExitStack() as stack:
        for house in houses:
            house.start()
            stack.callback(house.end)
        yield houses


def harmless(line: str) -> bool:
    try:
        told = json.loads(line)
    except json.JSONDecodeError:
        return False
    return bool(told["level"] == "warning" and "exception" not in told)
