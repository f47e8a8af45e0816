"""Work on the side, for which nobody waits: what goes wrong is told in the log, and hinders nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from server.logs import get_logger

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
