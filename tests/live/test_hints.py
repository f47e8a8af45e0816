"""The line to other workers: no failure ends any of its tasks, nor makes it forget who is here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from server.live.hints import Hint, Hints, encode
from server.live.messages import Here
from server.live.presence import Rooms


class Breaking:
    """Breaks when it is first called, and notes when it is called again."""

    def __init__(self, then: Callable[[], Any]) -> None:
        self.times = 0
        self.again = asyncio.Event()
        self._then = then

    def __call__(self, **_: Any) -> Any:
        self.times += 1
        if self.times == 1:
            raise ZeroDivisionError
        self.again.set()
        return self._then()


def line_to_nowhere() -> tuple[Hints, Rooms]:
    house: Any = SimpleNamespace()
    rooms = Rooms(0)
    return Hints("redis://127.0.0.1:1/0", house, rooms), rooms


@pytest.mark.parametrize("broken", ["pipeline", "pubsub", "report"])
async def test_hints_go_on_after_a_failure(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Given a line of which something breaks once
    monkeypatch.setattr("server.live.hints.RETRY_SECONDS", 0.01)
    monkeypatch.setattr("server.live.hints.BEAT_SECONDS", 0.01)
    hints, rooms = line_to_nowhere()
    on: Any = rooms if broken == "report" else hints._redis
    breaking = Breaking(getattr(on, broken))
    monkeypatch.setattr(on, broken, breaking)
    # When it is used
    hints.start()
    # Then it is used again
    async with asyncio.timeout(60):
        await breaking.again.wait()
    await hints.close()


def word_of(worker: str, seat: int) -> bytes:
    """Another worker's word of who is at the table."""
    return encode(Hint(worker, here={"table": Here(seats=[seat], watchers=0)}))


async def test_who_was_last_told_of_counts_as_here_while_nobody_can_be_heard() -> None:
    # Given two workers that have told who is at their tables, longer ago than they may be silent
    hints, rooms = line_to_nowhere()
    for worker, seat in (("first", 1), ("second", 2)):
        hints._hear(word_of(worker, seat))
    rooms.believe(until=0.0)
    # When this one has not even heard itself meanwhile: Redis is away, or it stood still
    hints._heard -= 60
    await hints._beat()
    # Then both count as here
    assert rooms.seats("table") == [1, 2]
    # also when one of them is heard before the other, for as long as a word may take
    hints._hear(encode(Hint(hints._worker)))
    hints._hear(word_of("second", 2))
    await hints._beat()
    assert rooms.seats("table") == [1, 2]
    # and whoever is silent then is gone
    rooms.believe(until=0.0)
    hints._hear(word_of("second", 2))
    await hints._beat()
    assert rooms.seats("table") == [2]
    await hints.close()


async def test_a_table_that_has_no_turn_for_us_keeps_no_other_word_waiting() -> None:
    # Given a table whose news can not be taken in for the moment
    hints, rooms = line_to_nowhere()
    go, looks = asyncio.Event(), []

    async def catch_up(table_id: str) -> None:
        looks.append(table_id)
        await go.wait()

    hints._house.catch_up = catch_up  # type: ignore[method-assign]
    # When there are news of it, and a word of who is here
    for _ in range(3):
        hints._hear(encode(Hint("other", "stuck")))
        await asyncio.sleep(0)
    hints._hear(word_of("other", 1))
    # Then that is heard
    assert rooms.seats("table") == [1]
    assert looks == ["stuck"]
    # and for all that was told meanwhile one more look is enough
    go.set()
    await hints._errands.settle()
    assert looks == ["stuck", "stuck"]
    await hints.close()
