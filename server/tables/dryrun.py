"""The dry run: whether other rules lead to what a table's journal remembers, move by move.

Each move that stands is judged again, from the state before it as the journal gives it and with its recorded
draws, and must lead to the same state and the same events. `DryRuns` has it done in a process of its own,
which `main` is.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from server.apart import Process, answer_all
from server.rules.game import Event, Game
from server.rules.registry import load_from, place_of
from server.rules.rng import Replay
from server.store import Row
from server.tables.course import TABLE_EVENTS, Body, Course, decode_body, encode
from server.tables.history import History
from server.tables.position import Plain, position, state_of

LIMIT = 120.0
"""Seconds that one dry run may take; a table of two thousand rows takes a few."""


IDLE_SECONDS = 20.0
"""After so long the process ends that nobody asks anything."""


class Verdict(msgspec.Struct, array_like=True):
    """`fits`: all moves that stand lead to what they led to.

    If not, `good` is the last row before the first that does not, -1 where that is the set-up; `why` says
    what is different there, for the log.
    """

    fits: bool
    good: int
    why: str = ""


class Question(msgspec.Struct, array_like=True):
    """`game` is where its class is, by `place_of`; `rows` are all rows of the table."""

    game: str
    components: Mapping[str, Any]
    rows: list[Row]


class DryRun(Protocol):
    """How all rows of a table are held against rules. Raises TimeoutError, OSError, EOFError if in vain."""

    async def __call__(self, game: Game[Any, Any], rows: list[Row]) -> Verdict: ...


class DryRuns:
    """Dry runs in a process of their own, one after the other; it ends when nobody asks for a while."""

    def __init__(self) -> None:
        self._process = Process(__name__, IDLE_SECONDS)
        self._turn = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        return self._process.pid

    async def __call__(self, game: Game[Any, Any], rows: list[Row]) -> Verdict:
        question = Question(place_of(game), game.components, rows)
        async with self._turn:
            answer = await self._process.ask(msgspec.msgpack.encode(question), LIMIT)
        return msgspec.msgpack.decode(answer, type=Verdict)

    async def close(self) -> None:
        await self._process.close()


# ── What that process does ───────────────────────────────────────────────────────────────────────


def dry_run(game: Game[Any, Any], rows: Sequence[Row]) -> Verdict:
    """Hold all rows of a table, in order, against the rules. Damaged ones say nothing for or against them."""
    gone = _taken_back(rows)
    history = History(-1, None, Course(), False)
    good = -1
    for row in rows:
        before, broken = history.plain, history.broken
        history.follow(row)
        if not (broken or history.broken or row.seq in gone):
            why = _difference(game, before, row, decode_body(row.body), history.plain)
            if why:
                return Verdict(False, row.seq - 1, why)
            good = row.seq
    if history.broken or good < 0:
        return Verdict(True, good)
    why = _unplayable(game, history, rows[-1].seq)
    return Verdict(not why, _last_move(rows, gone) - 1 if why else good, why)


def _taken_back(rows: Sequence[Row]) -> set[int]:
    """The moves that do not stand any more: nothing follows from them."""
    standing: list[int] = []
    gone: set[int] = set()
    for row in rows:
        if row.kind == "move":
            standing.append(row.seq)
        elif row.kind == "undo":
            with contextlib.suppress(msgspec.DecodeError):
                to = decode_body(row.body).to
                if to is not None:
                    gone.update(seq for seq in standing if seq > to)
                    standing = [seq for seq in standing if seq <= to]
    return gone


def _last_move(rows: Sequence[Row], gone: set[int]) -> int:
    return max(row.seq for row in rows if row.kind in ("setup", "move") and row.seq not in gone)


def _difference(game: Game[Any, Any], before: Plain, row: Row, body: Body, after: Plain) -> str:
    """What these rules make otherwise of a row; nothing where they do not."""
    try:
        match row.kind:
            case "setup" if body.config is not None:
                state, events = game.setup(body.config, Replay(body.draws))
            case "move" if body.move is not None and row.seat is not None:
                move = msgspec.convert(body.move, game.move_type)
                state, events = game.apply(state_of(game, before), row.seat, move, Replay(body.draws))
            case _:
                state_of(game, after)
                return ""
    except Exception as error:  # noqa: BLE001 (whatever the rules cannot do with it)
        return f"row {row.seq}: {type(error).__name__}: {error}"
    if msgspec.json.decode(encode(state)) != after:
        return f"row {row.seq}: another state"
    told = [event for event in body.events if event.kind not in TABLE_EVENTS]
    if msgspec.json.decode(encode(events), type=list[Event]) != told:
        return f"row {row.seq}: other events"
    return ""


def _unplayable(game: Game[Any, Any], history: History, seq: int) -> str:
    """Why the game could not go on by these rules from where it is; nothing where it can."""
    try:
        state = state_of(game, history.plain)
        everybody = [True] * (max(game.may_act(state), default=0) + 1)
        position(game, seq, state, history.plain, history.course, everybody)
    except Exception as error:  # noqa: BLE001 (whatever the rules cannot do with it)
        return f"after row {seq}: {type(error).__name__}: {error}"
    return ""


def answered(message: bytes) -> bytes:
    question = msgspec.msgpack.decode(message, type=Question)
    game = load_from(question.game, question.components)
    return msgspec.msgpack.encode(dry_run(game, question.rows))


def main() -> None:
    """Answer questions until the input ends."""
    answer_all(answered)
