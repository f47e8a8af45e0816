"""Work on the side, for which nobody waits: what goes wrong is told in the log, and hinders nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from server.logs import get_logger

T = TypeVar("T")

log = get_logger(__name__)


async def logged(work: Callable[[], Awaitable[object]], failure: str, **facts: object) -> None:
    """Do something once. `failure` names what happened when it fails."""
    try:
        await work()
    except Exception:
        log.exception(failure, **facts)


async def again_and_again(step: Callable[[], Awaitable[bool | None]], seconds: float, failure: str) -> None:
    """Do something in intervals, also after it has failed, until it answers True: there is no more to do."""
    while True:
        try:
            if await step():
                return
        except Exception:
            log.exception(failure)
        await asyncio.sleep(seconds)


class Errands:
    """What is done on the side for somebody who sees to it that it ends."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something; it is held until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def settle(self) -> None:
        """Wait until all is done, whatever came of it."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def cancel(self) -> None:
        """End all of it, and wait for the end."""
        while tasks := tuple(self._tasks):  # one that is cancelled may leave another to clear up
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
