"""Work in a process of its own, so that nothing that happens there can hold up the server.

`Process` is the server's end. The other end is a module's `main`, which comes to `answer_all`: it reads one
question after the other from its standard input and answers on its standard output, both as frames of four
bytes of length and a message. It ends when the input does, so it never outlives the server, not even a killed
one, and not even while it runs in circles.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, cast

ROOT = Path(__file__).resolve().parents[1]

START_LIMIT = 60.0
"""Seconds a fresh process may take until it reads questions."""

READY = b"ready"


# ── The server's end ─────────────────────────────────────────────────────────────────────────────


class Process:
    """A process that runs a module's `main`; started when it is asked and not there. One question at a time.

    `idle`: seconds without a question after which it ends, until it is asked again; None: it stays.
    """

    def __init__(self, module: str, idle: float | None = None) -> None:
        self._module = module
        self._idle = idle
        self._process: asyncio.subprocess.Process | None = None
        self._closed = False
        self._later: asyncio.TimerHandle | None = None
        self._leaving: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        """Its process id, while it runs."""
        return self._process.pid if self._process is not None else None

    async def start(self) -> bool:
        """Have it running; whether it is a new one, which knows nothing yet. Raises as `ask` does."""
        if self._process is not None:
            return False
        try:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",  # `-m` would load a module twice that its package has loaded already
                f"from {self._module} import main; main()",
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                cwd=ROOT,
                start_new_session=True,  # Ctrl-C is for the server, which then closes us
            )
            if self._closed:
                raise EOFError("closed while it started")
            async with asyncio.timeout(START_LIMIT):
                await _receive(self._process)
        except BaseException:
            await self.stop()
            raise
        return True

    async def ask(self, question: bytes, limit: float) -> bytes:
        """The answer. Ends the process where it does not come within `limit` seconds, or not at all.

        Raises TimeoutError, and OSError or EOFError where the process died.
        """
        await self._stay()
        await self.start()
        process = cast("asyncio.subprocess.Process", self._process)
        try:
            async with asyncio.timeout(limit):
                await _send(process, question)
                return await _receive(process)
        except BaseException:  # a cancelled question leaves its answer in the pipe
            await self.stop()
            raise
        finally:
            if self._idle is not None and not self._closed:
                self._later = asyncio.get_running_loop().call_later(self._idle, self._leave)

    async def _stay(self) -> None:
        """It is asked again: not to end, or to have ended wholly before it is started anew."""
        if self._later is not None:
            self._later.cancel()
        if self._leaving is not None:
            await self._leaving

    def _leave(self) -> None:
        self._leaving = asyncio.create_task(self.stop())

    async def stop(self) -> None:
        """Kill the process, if there is one, and wait for its end."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """Kill it for good: one that is just being started too."""
        self._closed = True
        await self._stay()
        await self.stop()


async def _send(process: asyncio.subprocess.Process, message: bytes) -> None:
    pipe = cast("asyncio.StreamWriter", process.stdin)
    pipe.write(len(message).to_bytes(4, "big") + message)
    await pipe.drain()


async def _receive(process: asyncio.subprocess.Process) -> bytes:
    """The next message. Raises EOFError when the process ended."""
    pipe = cast("asyncio.StreamReader", process.stdout)
    length = int.from_bytes(await pipe.readexactly(4), "big")
    return await pipe.readexactly(length)


# ── The other end ────────────────────────────────────────────────────────────────────────────────


def answer_all(answer: Callable[[bytes], bytes]) -> None:
    """Answer questions until the input ends; never returns."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what is printed must not get among the answers
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    _write(answers, READY)
    while True:
        _write(answers, answer(questions.get()))


def _listen(pipe: BinaryIO, questions: queue.SimpleQueue[bytes]) -> None:
    """Takes questions in while one is being answered, so that the end of the input is seen at once."""
    while len(head := pipe.read(4)) == 4:
        questions.put(pipe.read(int.from_bytes(head, "big")))
    os._exit(0)


def _write(pipe: BinaryIO, message: bytes) -> None:
    pipe.write(len(message).to_bytes(4, "big") + message)
    pipe.flush()
