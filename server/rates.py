"""Rate limits: how much one browser, and one address, may do. Counted in this process's memory."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Literal, get_args

from limits import RateLimitItem, parse_many
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from server.addresses import network_of
from server.settings import Settings

Kind = Literal["tables", "joins", "recoveries", "chat", "moves", "acts", "admin", "views", "notices"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


class TooMany(Exception):
    """A limit is used up; `seconds` tells when to try again."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Rates:
    def __init__(self, settings: Settings) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._own = {kind: parse_many(getattr(settings, f"limit_{kind}")) for kind in KINDS}
        self._shared = {
            kind: [type(rate)(rate.amount * settings.limit_address, rate.multiples) for rate in rates]
            for kind, rates in self._own.items()
        }

    async def spend(self, kind: Kind, browser: str | None, address: str) -> None:
        """Counts one deed for a browser, where it is known, and for its address. Raises TooMany."""
        if browser is not None:
            await self._hit(self._own[kind], kind, "browser", browser)
        await self._hit(self._shared[kind], kind, "address", network_of(address))

    async def spend_by_address(self, kind: Kind, address: str) -> None:
        """Counts one deed for its address alone, which may do no more than a browser may. Raises TooMany.

        For what is tried by guessing, where another browser must be no other chance.
        """
        await self._hit(self._own[kind], kind, "whole address", network_of(address))

    async def _hit(self, rates: list[RateLimitItem], *key: str) -> None:
        for rate in rates:
            if not await self._limiter.hit(rate, *key):
                window = await self._limiter.get_window_stats(rate, *key)
                raise TooMany(max(1, round(window.reset_time - time.time())))


class Bucket:
    """A token bucket: `burst` messages at once, refilled at `rate` a second; a rate of 0 never runs dry.

    On the way of every websocket message, hence by hand.
    """

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = float(burst)
        self._at = clock()

    def take(self) -> bool:
        """Takes one token; False where there is none."""
        if not self._rate:
            return True
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
