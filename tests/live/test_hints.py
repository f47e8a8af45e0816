"""The line to other workers: no failure ends any of its tasks, nor makes it forget who is here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from server.live.hints import Hints
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


@pytest.mark.parametrize("broken", ["pipeline", "pubsub", "report"])
async def test_hints_go_on_after_a_failure(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Given a line of which something breaks once
    monkeypatch.setattr("server.live.hints.RETRY_SECONDS", 0.01)
    monkeypatch.setattr("server.live.hints.BEAT_SECONDS", 0.01)
    house: Any = SimpleNamespace()
    rooms = Rooms(0)
    hints = Hints("redis://127.0.0.1:1/0", house, rooms)
    on: Any = rooms if broken == "report" else hints._redis
    breaking = Breaking(getattr(on, broken))
    monkeypatch.setattr(on, broken, breaking)
    # When it is used
    hints.start()
    # Then it is used again
    async with asyncio.timeout(60):
        await breaking.again.wait()
    await hints.close()


async def test_who_was_last_told_of_counts_as_here_while_nobody_can_be_heard() -> None:
    # Given a worker that has told who is at a table, longer ago than it may be silent, while Redis is away
    house: Any = SimpleNamespace()
    rooms = Rooms(0)
    hints = Hints("redis://127.0.0.1:1/0", house, rooms)
    hints.tell("table")
    await hints._send()
    rooms.hear_of("table", "another worker", Here(seats=[1], watchers=0), until=0.0)
    # When it is asked for who is silent
    await hints._beat()
    # Then that is nobody, also for some seconds after Redis is back
    assert rooms.seats("table") == [1]
    hints._tell_state(failing=False)
    await hints._beat()
    assert rooms.seats("table") == [1]
    # and who is silent then is gone
    rooms.believe(until=0.0)
    await hints._beat()
    assert rooms.seats("table") == []
    await hints.close()


async def test_a_worker_that_stood_still_forgets_nobody_it_could_not_hear() -> None:
    # Given two workers that have told who is at their tables
    house: Any = SimpleNamespace()
    rooms = Rooms(0)
    hints = Hints("redis://127.0.0.1:1/0", house, rooms)
    rooms.hear("first", {"table": Here(seats=[1], watchers=0)}, until=0.0)
    rooms.hear("second", {"table": Here(seats=[2], watchers=0)}, until=0.0)
    # When this one has stood still for long, and hears one of them before the other
    hints._beaten -= 60
    rooms.hear("second", {"table": Here(seats=[2], watchers=0)}, until=time.monotonic() + 60)
    await hints._beat()
    # Then both count as here, until there was time to hear the other too
    assert rooms.seats("table") == [1, 2]
    rooms.believe(until=0.0)
    rooms.hear("second", {"table": Here(seats=[2], watchers=0)}, until=time.monotonic() + 60)
    await hints._beat()
    assert rooms.seats("table") == [2]
    await hints.close()
