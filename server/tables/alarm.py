"""A table's alarm: it rings when somebody's time is over, only so that open pages are told of it at once.

The journal knows it anyway: whoever looks later sees the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from server.tables.pace import Clock, next_over

LONGEST_SLEEP = 3600.0
JUST_AFTER = 0.02
"""Seconds: the longest sleep until somebody's time is over, for a clock may be set; and how much later."""


class Alarm:
    """`now` gives milliseconds since 1970."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._handle: asyncio.TimerHandle | None = None

    def set(self, clocks: Collection[Clock], ring: Callable[[], None]) -> None:
        """Ring when the next of these is over, instead of whatever it was set to."""
        self.stop()
        left = next_over(clocks, self._now())
        if left is not None:
            seconds = min(left / 1000, LONGEST_SLEEP) + JUST_AFTER
            self._handle = asyncio.get_running_loop().call_later(seconds, ring)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
