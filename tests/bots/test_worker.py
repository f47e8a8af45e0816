"""Where bots think: what a failing bot can and cannot do, and how its process ends."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from server.apart import ROOT
from server.bots.arena import Dice, configs
from server.bots.levels import UnknownLevel, bot
from server.bots.worker import MOST_RULES, Answer, BotFailed, Question, Thinker, _Worker, answered
from server.playouts.play import chance
from server.rules import registry
from server.rules.game import Game
from tests.pipes import lines_of
from tests.playouts.pebbles import Pebbles

GAME = Pebbles()
PATIENCE = 60.0
"""Seconds for what takes no time on a quiet machine."""
FOR_GOOD = 3600.0
"""Seconds to which no test comes: who may think for so long never has to stop."""


@pytest.fixture
async def thinker() -> AsyncIterator[Thinker]:
    thinker = Thinker(workers=1, limit=PATIENCE)
    yield thinker
    await thinker.close()


def dealt(game: Pebbles = GAME) -> tuple[int, bytes]:
    """Whose turn it is at a table, and the state as that seat may know it."""
    state, _ = game.setup(configs(game, 2)[0], chance(3))
    return state.active, msgspec.json.encode(game.redeal(state, [state.active], Dice(1, "redeal")))


async def decided(
    thinker: Thinker, level: str, game: Pebbles = GAME, patience: float | None = 2 * PATIENCE
) -> dict[str, object] | None:
    """What the bot does; a test does not wait for it for ever, unless it wants to."""
    seat, state = dealt(game)
    async with asyncio.timeout(patience):
        return await thinker.decide(game, level, seat, state, b"chance")


@contextmanager
def hurried(thinker: Thinker, seconds: float) -> Iterator[None]:
    """What is asked meanwhile must be answered in so short a time, which an honest bot may not keep here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinker, "_limit", seconds)
        yield


def ended(pid: int) -> bool:
    """Whether a child of ours has ended, and has been waited for."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


async def test_a_bot_decides_in_another_process(thinker: Thinker) -> None:
    # given a state
    seat, state = dealt()
    # when a bot is asked twice, with the same chance
    first = await thinker.decide(GAME, "plain", seat, state, b"chance")
    again = await thinker.decide(GAME, "plain", seat, state, b"chance")
    # then it does the same, something legal, in one process that is not ours
    assert first is not None
    assert first == again
    assert GAME.preview(msgspec.json.decode(state, type=GAME.state_type), seat, first).complete
    assert len(thinker.pids()) == 1
    assert thinker.pids() != [os.getpid()]


async def test_other_chance_gives_other_moves(thinker: Thinker) -> None:
    seat, state = dealt()
    moves = [await thinker.decide(GAME, "plain", seat, state, bytes([n])) for n in range(20)]
    assert len({msgspec.json.encode(move) for move in moves}) > 3


async def test_a_bot_may_do_nothing(thinker: Thinker) -> None:
    assert await decided(thinker, "idle") is None


async def test_a_bot_plays_with_the_component_data_of_its_table(thinker: Thinker) -> None:
    # given two tables whose pebbles have other values
    names = list(GAME.components["pebbles"])
    turned = Pebbles({"pebbles": {name: 100 - n for n, name in enumerate(names)}})
    # when the same bot plays at both in turn
    usual = [await decided(thinker, "eager"), await decided(thinker, "eager", turned)]
    later = [await decided(thinker, "eager"), await decided(thinker, "eager", turned)]
    # then it goes by the values of each
    assert usual == later
    assert usual[0] != usual[1]


class Here:
    """Stands in for a process: thinks here, so that it can be seen what it was told and keeps."""

    pid = None

    def __init__(self) -> None:
        self.games: dict[str, Game[Any, Any]] = {}
        self.sent = 0

    async def start(self) -> bool:
        return False

    async def ask(self, message: bytes, limit: float) -> bytes:
        question = msgspec.msgpack.decode(message, type=Question)
        self.sent += question.components is not None
        return msgspec.msgpack.encode(answered(question, self.games))

    async def close(self) -> None:
        pass


async def test_a_process_keeps_the_rules_asked_for_last_however_many_tables_come_and_go(
    thinker: Thinker,
) -> None:
    # given tables with component data of their own, more than a process keeps
    process: Any = Here()
    thinker._all[0].process = process
    names = list(GAME.components["pebbles"])

    def own(number: int) -> Pebbles:
        return Pebbles({"pebbles": {name: 100 * number + n for n, name in enumerate(names, 1)}})

    last = MOST_RULES + 4
    for number in range(1, last + 1):
        # when bots think at one after the other, and meanwhile at the usual one
        assert await decided(thinker, "plain", own(number)) is not None
        assert await decided(thinker, "plain") is not None
    # then the process has been sent each once, and keeps the newest
    assert process.sent == last + 1
    kept = [min(game.components["pebbles"].values()) // 100 for game in process.games.values()]
    assert sorted(kept) == [0, *range(last - MOST_RULES + 2, last + 1)]
    # when a table of equal data is opened anew, then nothing is sent
    assert await decided(thinker, "plain", own(last)) is not None
    assert process.sent == last + 1
    # when one comes again that was forgotten, then its data are sent again
    assert await decided(thinker, "plain", own(1)) is not None
    assert process.sent == last + 2
    assert len(process.games) == MOST_RULES


async def test_a_bot_that_breaks_off_fails_alone(thinker: Thinker) -> None:
    with pytest.raises(BotFailed, match="this bot is broken"):
        await decided(thinker, "broken")
    (pid,) = thinker.pids()
    assert await decided(thinker, "eager") is not None
    assert thinker.pids() == [pid]


async def test_a_bot_that_loops_is_ended_and_the_next_is_answered(thinker: Thinker) -> None:
    # given a bot that never answers
    # when it is asked, then it fails after the limit, and its process is ended
    with hurried(thinker, 0.5), pytest.raises(BotFailed, match=r"no answer .* within 0\.5 s"):
        await decided(thinker, "looping")
    assert not thinker.pids()
    # and the next one is answered by a new process
    assert await decided(thinker, "eager") is not None


async def test_a_bot_that_ends_its_process_fails_and_the_next_is_answered(thinker: Thinker) -> None:
    with pytest.raises(BotFailed, match="died"):
        await decided(thinker, "dying")
    assert await decided(thinker, "eager") is not None


async def test_a_process_that_stands_still_is_ended_and_replaced(thinker: Thinker) -> None:
    assert await decided(thinker, "eager") is not None
    (pid,) = thinker.pids()
    os.kill(pid, signal.SIGSTOP)
    with hurried(thinker, 0.5), pytest.raises(BotFailed, match="no answer"):
        await decided(thinker, "eager")
    assert ended(pid)
    assert await decided(thinker, "eager") is not None


async def test_a_killed_process_is_replaced(thinker: Thinker) -> None:
    assert await decided(thinker, "eager") is not None
    (pid,) = thinker.pids()
    os.kill(pid, signal.SIGKILL)
    with contextlib.suppress(BotFailed):
        await decided(thinker, "eager")
    assert await decided(thinker, "eager") is not None


async def test_what_a_bot_prints_is_no_answer(thinker: Thinker) -> None:
    assert await decided(thinker, "talking") == {"cmd": "draw"}
    assert await decided(thinker, "talking") == {"cmd": "draw"}


async def test_an_unknown_level_fails(thinker: Thinker) -> None:
    with pytest.raises(UnknownLevel, match="there are: plain, eager"):
        bot(GAME, "grandmaster")
    with pytest.raises(BotFailed, match="grandmaster"):
        await decided(thinker, "grandmaster")


async def test_questions_wait_for_each_other_and_are_all_answered(thinker: Thinker) -> None:
    moves = await asyncio.gather(*(decided(thinker, "eager") for _ in range(30)))
    assert all(move == moves[0] for move in moves)
    assert len(thinker.pids()) == 1


async def test_several_workers_think_at_once() -> None:
    # given two workers, one of them busy for good
    thinker = Thinker(workers=2, limit=FOR_GOOD)
    busy = asyncio.ensure_future(decided(thinker, "looping", patience=None))
    try:
        # when another bot is asked
        move = await decided(thinker, "eager")
        # then it is answered while the first still thinks
        assert move is not None
        assert not busy.done()
    finally:
        await thinker.close()
    with pytest.raises(BotFailed):
        await busy


async def test_bots_that_loop_never_hold_all_processes_up() -> None:
    # given two workers, and bots of a kind that has been found to loop
    thinker = Thinker(workers=2, limit=FOR_GOOD)
    with hurried(thinker, 0.0), pytest.raises(BotFailed):
        await decided(thinker, "looping")
    try:
        # when many of them are asked, and others after them
        looping = [asyncio.ensure_future(decided(thinker, "looping", patience=None)) for _ in range(8)]
        await asyncio.sleep(0)
        moves = [await decided(thinker, "eager") for _ in range(20)]
        # then the others are answered while one of those thinks, and the rest wait for it
        assert None not in moves
        assert not any(question.done() for question in looping)
    finally:
        await thinker.close()
    assert all(isinstance(end, BotFailed) for end in await asyncio.gather(*looping, return_exceptions=True))


async def test_a_bot_that_answers_again_is_trusted_again() -> None:
    thinker = Thinker(workers=2, limit=PATIENCE)
    try:
        with hurried(thinker, 0.0), pytest.raises(BotFailed):
            await decided(thinker, "eager")
        assert await decided(thinker, "eager") is not None
        await asyncio.gather(*(decided(thinker, "eager") for _ in range(8)))
        assert len(thinker.pids()) == 2, "they think side by side"
    finally:
        await thinker.close()


@pytest.mark.parametrize("workers", [1, 2])
async def test_while_one_of_two_hundred_tables_waits_no_other_is_asked_twice(
    workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given two hundred tables, all with a bot to move
    thinker = Thinker(workers=workers, limit=PATIENCE)
    seat, state = dealt()
    asked: list[bytes] = []
    ask = _Worker.ask

    async def noted(worker: _Worker, question: Question, limit: float) -> Answer:
        asked.append(question.seed)
        return await ask(worker, question, limit)

    # when each of them asks three times, and again as soon as it has its answer
    async def plays(table: bytes) -> None:
        for times in range(3):
            from_here = len(asked)
            await thinker.decide(GAME, "eager", seat, state, table)
            until_there = [at for at, other in enumerate(asked) if other == table][times]
            # then, however long the answers took, nobody was asked twice before it
            meanwhile = asked[from_here:until_there]
            assert len(meanwhile) == len(set(meanwhile))

    monkeypatch.setattr(_Worker, "ask", noted)
    try:
        await asyncio.gather(*(plays(bytes([table])) for table in range(200)))
    finally:
        await thinker.close()
    assert len(asked) == 600


async def test_a_question_given_up_leaves_no_answer_to_the_next(thinker: Thinker) -> None:
    # given a bot that was asked, and the asker gone before the answer
    assert await decided(thinker, "eager") is not None
    gone = asyncio.ensure_future(decided(thinker, "talking"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    gone.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await gone
    # when another is asked
    move = await decided(thinker, "eager")
    # then it gets its own answer
    assert move is not None
    assert move["cmd"] == "show"


async def test_closing_ends_the_processes() -> None:
    thinker = Thinker(limit=PATIENCE)
    # given a bot that thinks
    assert await decided(thinker, "eager") is not None
    (pid,) = thinker.pids()
    busy = asyncio.ensure_future(decided(thinker, "looping", patience=None))
    await asyncio.sleep(0.1)
    # when the server closes
    await thinker.close()
    # then the process has ended, the question has failed, and no other starts one
    assert ended(pid)
    with pytest.raises(BotFailed):
        await busy
    with pytest.raises(BotFailed, match="closing"):
        await decided(thinker, "eager")
    assert not thinker.pids()


async def test_closing_ends_a_process_that_is_just_being_started() -> None:
    thinker = Thinker(limit=PATIENCE)
    asked = asyncio.ensure_future(decided(thinker, "eager"))
    await asyncio.sleep(0)
    await thinker.close()
    with pytest.raises(BotFailed):
        await asked
    assert not thinker.pids()


HOUSE = """
import asyncio, sys
from server.bots.worker import Thinker
from tests.bots.test_worker import GAME, dealt

async def main():
    thinker, (seat, state) = Thinker(), dealt()
    await thinker.decide(GAME, "eager", seat, state, b"")
    if sys.argv[1] == "looping":
        asked = asyncio.ensure_future(thinker.decide(GAME, "looping", seat, state, b""))
        await asyncio.sleep(0.2)
    print("ready", flush=True)
    await asyncio.sleep(1000)

asyncio.run(main())
"""


@pytest.mark.parametrize("state", ["answered", "looping"])
def test_no_process_outlives_a_killed_server(state: str) -> None:
    # given a server whose bot has answered and waits for questions, or runs in circles
    pipe = subprocess.PIPE
    server = subprocess.Popen([sys.executable, "-c", HOUSE, state], stdout=pipe, stderr=pipe, cwd=ROOT)
    assert lines_of(server, 1) == [b"ready"]
    # when the server is killed
    server.kill()
    # then the bot's process ends too: it lets go of the error output that it shares with the server
    _, complaints = server.communicate(timeout=PATIENCE)
    assert complaints == b""


async def test_the_games_of_the_registry_are_found_by_their_class(thinker: Thinker) -> None:
    for game_id in registry.GAMES:
        game = registry.load(game_id)
        state, _ = game.setup(configs(game)[0], chance(1))
        seat = game.waiting(state)[0]
        shown = msgspec.json.encode(game.redeal(state, [seat], Dice(1, "redeal")))
        move = await thinker.decide(game, "plain", seat, shown, b"")
        assert move is not None
        assert game.preview(state, seat, move).complete
