"""Where bots think: processes of their own, so that no bot can hold up a table, let alone the server.

`Thinker` is the server's end. Run as a program, `python -m server.bots.worker`, this is the other end:
it reads one question after the other from its standard input and answers on its standard output, both
as frames of four bytes of length and a message in MessagePack. It ends when the input does, so it
never outlives the server, not even a killed one, and not even while a bot of it runs in circles.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import os
import queue
import subprocess
import sys
import threading
import traceback
import weakref
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO, cast

import msgspec

from server.bots.levels import bot
from server.bots.plain import Move
from server.rules.game import Game, Seat
from server.rules.rng import Stream

ROOT = Path(__file__).resolve().parents[2]

START_LIMIT = 60.0
"""Seconds a fresh process may take until it reads questions."""


class BotFailed(Exception):
    """The bot broke off with an exception, took too long, or its process died."""


class Question(msgspec.Struct, array_like=True):
    """What a bot is asked. `components` comes once for each process and `data`, later it is None."""

    game: str
    """Where the game's class is: "package.module:Class"."""
    data: int
    components: Mapping[str, Any] | None
    level: str
    seat: Seat
    state: bytes
    """The redealt state as JSON."""
    seed: bytes


class Answer(msgspec.Struct, array_like=True):
    """Its move, which may be none; or, in `failure`, what broke it."""

    move: Move | None = None
    failure: str = ""


# ── The server's end ─────────────────────────────────────────────────────────────────────────────


class Thinker:
    """Lets bots think in `workers` processes, started when they are first needed.

    `limit`: seconds one decision may take before its process is ended. Bots limit themselves by
    counting, far below it: it is there for a bot that loops.
    """

    def __init__(self, workers: int = 1, limit: float = 10.0) -> None:
        self._limit = limit
        self._idle: asyncio.LifoQueue[_Process] = asyncio.LifoQueue()
        self._all = [_Process() for _ in range(workers)]
        for process in self._all:
            self._idle.put_nowait(process)
        self._data: weakref.WeakKeyDictionary[Game[Any, Any], int] = weakref.WeakKeyDictionary()
        self._data_count = 0
        self._closed = False

    async def decide(
        self, game: Game[Any, Any], level: str, seat: Seat, state: bytes, seed: bytes
    ) -> Move | None:
        """What the bot of that level does at the seat; None where it would rather do nothing.

        `state` is the JSON of `game.redeal(true state, [seat], …)`, never the true state: what a bot
        must not know does not leave the server's process. Raises BotFailed.
        """
        kind = type(game)
        question = Question(
            game=f"{kind.__module__}:{kind.__qualname__}",
            data=self._number(game),
            components=game.components,
            level=level,
            seat=seat,
            state=state,
            seed=seed,
        )
        process = await self._idle.get()
        try:
            if self._closed:
                raise BotFailed("the server is closing")
            answer = await process.ask(question, self._limit)
        finally:
            self._idle.put_nowait(process)
        if answer.failure:
            raise BotFailed(answer.failure)
        return answer.move

    async def close(self) -> None:
        """End the processes. A decision under way fails."""
        self._closed = True
        await asyncio.gather(*(process.close() for process in self._all))

    def pids(self) -> list[int]:
        """Process ids of the workers that run now."""
        return [process.pid for process in self._all if process.pid is not None]

    def _number(self, game: Game[Any, Any]) -> int:
        """A number that stands for the game's component data, so that they are sent but once."""
        if game not in self._data:
            self._data_count += 1
            self._data[game] = self._data_count
        return self._data[game]


class _Process:
    """One process that thinks; started when it is asked and not there."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._known: set[int] = set()
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Its process id, while it runs."""
        return self._process.pid if self._process is not None else None

    async def ask(self, question: Question, limit: float) -> Answer:
        """The answer. Ends the process where it does not come within `limit` seconds, or not at all."""
        try:
            process = await self._running()
            if question.data in self._known:
                question.components = None
            async with asyncio.timeout(limit):
                await _send(process, msgspec.msgpack.encode(question))
                answer = msgspec.msgpack.decode(await _receive(process), type=Answer)
        except TimeoutError:
            await self.stop()
            raise BotFailed(f"no answer from the {question.level} bot within {limit} s") from None
        except (OSError, EOFError, msgspec.DecodeError) as fault:
            await self.stop()
            raise BotFailed(f"the process of the {question.level} bot died") from fault
        except BaseException:  # a cancelled question leaves its answer in the pipe
            await self.stop()
            raise
        self._known.add(question.data)
        return answer

    async def stop(self) -> None:
        """Kill the process, if there is one, and wait for its end."""
        process, self._process = self._process, None
        self._known.clear()
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """Kill it for good: one that is just being started too."""
        self._closed = True
        await self.stop()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                __name__,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                cwd=ROOT,
                start_new_session=True,  # Ctrl-C is for the server, which then closes us
            )
            if self._closed:
                raise EOFError("closed while it started")
            async with asyncio.timeout(START_LIMIT):
                await _receive(self._process)
        return self._process


async def _send(process: asyncio.subprocess.Process, message: bytes) -> None:
    pipe = cast("asyncio.StreamWriter", process.stdin)
    pipe.write(len(message).to_bytes(4, "big") + message)
    await pipe.drain()


async def _receive(process: asyncio.subprocess.Process) -> bytes:
    """The next message. Raises EOFError when the process ended."""
    pipe = cast("asyncio.StreamReader", process.stdout)
    length = int.from_bytes(await pipe.readexactly(4), "big")
    return await pipe.readexactly(length)


# ── The bots' end ────────────────────────────────────────────────────────────────────────────────


def main() -> None:
    """Answer questions until the input ends."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not get among the answers
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    games: dict[int, Game[Any, Any]] = {}
    _write(answers, b"ready")
    while True:
        question = msgspec.msgpack.decode(questions.get(), type=Question)
        _write(answers, msgspec.msgpack.encode(answered(question, games)))


def answered(question: Question, games: dict[int, Game[Any, Any]]) -> Answer:
    """The bot's answer; `games` keeps the games whose component data came before."""
    try:
        if question.components is not None:
            module, _, name = question.game.partition(":")
            games[question.data] = getattr(importlib.import_module(module), name)(question.components)
        game = games[question.data]
        state = msgspec.json.decode(question.state, type=game.state_type)
        think = bot(game, question.level)
        return Answer(move=think(game, state, question.seat, Stream(question.seed)))
    except Exception:  # noqa: BLE001 — whatever breaks a bot must not break the table
        return Answer(failure=traceback.format_exc())


def _listen(pipe: BinaryIO, questions: queue.SimpleQueue[bytes]) -> None:
    """Takes questions in while a bot thinks, so that the end of the input is seen at once."""
    while len(head := pipe.read(4)) == 4:
        questions.put(pipe.read(int.from_bytes(head, "big")))
    os._exit(0)


def _write(pipe: BinaryIO, message: bytes) -> None:
    pipe.write(len(message).to_bytes(4, "big") + message)
    pipe.flush()


if __name__ == "__main__":
    main()
