"""Where bots think: processes of their own, so that no bot can hold up a table, let alone the server.

`Thinker` is the server's end, `main` the other; they speak in messages of MessagePack.
"""

from __future__ import annotations

import asyncio
import contextlib
import traceback
import weakref
from collections.abc import Mapping
from typing import Any

import msgspec

from server.apart import Process, answer_all
from server.bots.levels import bot
from server.bots.plain import Move
from server.rules.game import Game, Seat
from server.rules.registry import data_hash, load_from, place_of
from server.rules.rng import Stream

MOST_RULES = 16
"""A process keeps so many games over their component data: a host's own data change now and then."""


class BotFailed(Exception):
    """The bot broke off with an exception, took too long, or its process died."""


class BotTooSlow(BotFailed):
    """It took too long."""


class Question(msgspec.Struct, array_like=True):
    """What a bot is asked. `components` comes once for each process and `rules`, later it is None."""

    game: str
    """Where the game's class is, by `place_of`."""
    rules: str
    """That, and the hash of the component data: rules over equal data are the same."""
    components: Mapping[str, Any] | None
    level: str
    seat: Seat
    state: bytes
    """The redealt state as JSON."""
    seed: bytes
    forget: str = ""
    """Rules that the process need not keep any more."""


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
        self._rules: weakref.WeakKeyDictionary[Game[Any, Any], str] = weakref.WeakKeyDictionary()
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
        question = Question(
            game=place_of(game),
            rules=self._rules_of(game),
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

    def _rules_of(self, game: Game[Any, Any]) -> str:
        """What stands for the game over its component data, so that they are sent but once."""
        if game not in self._rules:
            self._rules[game] = f"{place_of(game)} {data_hash(game.components)}"
        return self._rules[game]


class _Worker:
    """One process that thinks, and which rules it keeps: those that were asked for last stand last."""

    def __init__(self) -> None:
        self.process = Process(__name__)
        self._kept: dict[str, None] = {}

    async def ask(self, question: Question, limit: float) -> Answer:
        """The answer. Raises BotFailed where it does not come within `limit` seconds, or not at all."""
        try:
            if await self.process.start():
                self._kept.clear()
            self._make_room(question)
            answer = await self.process.ask(msgspec.msgpack.encode(question), limit)
        except TimeoutError:
            raise BotTooSlow(f"no answer from the {question.level} bot within {limit} s") from None
        except (OSError, EOFError) as fault:
            raise BotFailed(f"the process of the {question.level} bot died") from fault
        return msgspec.msgpack.decode(answer, type=Answer)

    def _make_room(self, question: Question) -> None:
        """Send component data only where the process has not got them; it forgets others for them."""
        if question.rules in self._kept:
            question.components = None
            del self._kept[question.rules]
        elif len(self._kept) == MOST_RULES:
            question.forget = next(iter(self._kept))
            del self._kept[question.forget]
        self._kept[question.rules] = None


# ── The bots' end ────────────────────────────────────────────────────────────────────────────────


def main() -> None:
    """Answer questions until the input ends."""
    games: dict[str, Game[Any, Any]] = {}

    def answer(message: bytes) -> bytes:
        question = msgspec.msgpack.decode(message, type=Question)
        return msgspec.msgpack.encode(answered(question, games))

    answer_all(answer)


def answered(question: Question, games: dict[str, Game[Any, Any]]) -> Answer:
    """The bot's answer; `games` keeps the games whose component data came before."""
    try:
        games.pop(question.forget, None)
        if question.components is not None:
            games[question.rules] = load_from(question.game, question.components)
        game = games[question.rules]
        state = msgspec.json.decode(question.state, type=game.state_type)
        think = bot(game, question.level)
        return Answer(move=think(game, state, question.seat, Stream(question.seed)))
    except Exception:  # noqa: BLE001 — whatever breaks a bot must not break the table
        return Answer(failure=traceback.format_exc())
