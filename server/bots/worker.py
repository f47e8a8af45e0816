"""Where bots think: processes of their own, so that no bot can hold up a table, let alone the server.

`Thinker` is the server's end. Run as a program, `python -m server.bots.worker`, this is the other end; both
speak in messages of MessagePack.
"""

from __future__ import annotations

import asyncio
import contextlib
import traceback
import weakref
from collections.abc import Mapping
from pkgutil import resolve_name
from typing import Any

import msgspec

from server.apart import Process, answer_all
from server.bots.levels import bot
from server.bots.plain import Move
from server.rules.game import Game, Seat
from server.rules.rng import Stream


class BotFailed(Exception):
    """The bot broke off with an exception, took too long, or its process died."""


class BotTooSlow(BotFailed):
    """It took too long."""


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
    """Lets bots think in `workers` processes, started when they are first needed, whoever asked first first.

    `limit`: seconds one decision may take before its process is ended. Bots limit themselves by
    counting, far below it: it is there for a bot that loops. Those that took too long are asked one at a
    time from then on, until one of them answers again: so they never hold all processes, and the tables of
    all others are not held up.
    """

    def __init__(self, workers: int = 2, limit: float = 10.0) -> None:
        self._limit = limit
        self._all = [_Worker() for _ in range(workers)]
        self._idle = list(self._all)
        self._turn = asyncio.Semaphore(workers)  # a queue would let whoever was just answered push in
        self._data: weakref.WeakKeyDictionary[Game[Any, Any], int] = weakref.WeakKeyDictionary()
        self._data_count = 0
        self._slow: set[tuple[str, str]] = set()
        self._one_slow = asyncio.Lock()
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
        which = (question.game, level)
        async with self._one_slow if which in self._slow else contextlib.nullcontext():
            try:
                answer = await self._ask(question)
            except BotTooSlow:
                self._slow.add(which)
                raise
        self._slow.discard(which)
        if answer.failure:
            raise BotFailed(answer.failure)
        return answer.move

    async def _ask(self, question: Question) -> Answer:
        async with self._turn:
            if self._closed:
                raise BotFailed("the server is closing")
            worker = self._idle.pop()
            try:
                return await worker.ask(question, self._limit)
            finally:
                self._idle.append(worker)

    async def close(self) -> None:
        """End the processes. A decision under way fails."""
        self._closed = True
        await asyncio.gather(*(worker.process.close() for worker in self._all))

    def pids(self) -> list[int]:
        """Process ids of the workers that run now."""
        return [worker.process.pid for worker in self._all if worker.process.pid is not None]

    def _number(self, game: Game[Any, Any]) -> int:
        """A number that stands for the game's component data, so that they are sent but once."""
        if game not in self._data:
            self._data_count += 1
            self._data[game] = self._data_count
        return self._data[game]


class _Worker:
    """One process that thinks, and what it has been told."""

    def __init__(self) -> None:
        self.process = Process(__name__)
        self._known: set[int] = set()

    async def ask(self, question: Question, limit: float) -> Answer:
        """The answer. Raises BotFailed where it does not come within `limit` seconds, or not at all."""
        try:
            if await self.process.start():
                self._known.clear()
            if question.data in self._known:
                question.components = None
            answer = await self.process.ask(msgspec.msgpack.encode(question), limit)
        except TimeoutError:
            raise BotTooSlow(f"no answer from the {question.level} bot within {limit} s") from None
        except (OSError, EOFError) as fault:
            raise BotFailed(f"the process of the {question.level} bot died") from fault
        self._known.add(question.data)
        return msgspec.msgpack.decode(answer, type=Answer)


# ── The bots' end ────────────────────────────────────────────────────────────────────────────────


def main() -> None:
    """Answer questions until the input ends."""
    games: dict[int, Game[Any, Any]] = {}

    def answer(message: bytes) -> bytes:
        question = msgspec.msgpack.decode(message, type=Question)
        return msgspec.msgpack.encode(answered(question, games))

    answer_all(answer)


def answered(question: Question, games: dict[int, Game[Any, Any]]) -> Answer:
    """The bot's answer; `games` keeps the games whose component data came before."""
    try:
        if question.components is not None:
            games[question.data] = resolve_name(question.game)(question.components)
        game = games[question.data]
        state = msgspec.json.decode(question.state, type=game.state_type)
        think = bot(game, question.level)
        return Answer(move=think(game, state, question.seat, Stream(question.seed)))
    except Exception:  # noqa: BLE001 — whatever breaks a bot must not break the table
        return Answer(failure=traceback.format_exc())


if __name__ == "__main__":
    main()
