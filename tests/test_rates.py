"""Rate limits: for a browser, and for all browsers behind one address together."""

from __future__ import annotations

from typing import Any

import pytest
import time_machine

from server.addresses import network_of
from server.rates import Bucket, Rates, TooMany
from server.settings import Settings

NOON = 1_800_000_000


def rates(**changes: Any) -> Rates:
    return Rates(Settings(limit_tables="2/minute", limit_address=3, **changes))


async def count(limits: Rates, browser: str | None, address: str) -> int:
    """How many deeds go through before the limit, at most ten."""
    for done in range(10):
        try:
            await limits.spend("tables", browser, address)
        except TooMany:
            return done
    return 10


async def test_a_browser_may_do_so_much_and_then_waits_for_the_next_minute() -> None:
    with time_machine.travel(NOON, tick=False) as clock:
        limits = rates()
        assert await count(limits, "anna", "192.0.2.1") == 2
        with pytest.raises(TooMany) as refused:
            await limits.spend("tables", "anna", "192.0.2.1")
        assert 1 <= refused.value.seconds <= 60
        assert await count(limits, "bela", "192.0.2.2") == 2
        clock.shift(61)
        assert await count(limits, "anna", "192.0.2.1") == 2


async def test_an_address_may_do_as_much_as_some_browsers_together() -> None:
    with time_machine.travel(NOON, tick=False):
        limits = rates()
        assert await count(limits, None, "192.0.2.1") == 6
        assert await count(limits, "anna", "192.0.2.1") == 0
        assert await count(limits, "anna", "192.0.2.2") == 1  # her own, of which the attempt above took one


async def test_what_is_counted_by_address_alone_is_a_browsers_share_for_all_that_come_from_there() -> None:
    with time_machine.travel(NOON, tick=False):
        limits = rates()
        for address in ("2001:db8:1:2::3", "2001:db8:1:2::4"):
            await limits.spend_by_address("tables", address)
        with pytest.raises(TooMany):
            await limits.spend_by_address("tables", "2001:db8:1:2::5")
        await limits.spend_by_address("tables", "2001:db8:1:3::5")
        assert await count(limits, "anna", "2001:db8:1:2::6") == 2


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_what_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_bucket_allows_a_burst_and_then_a_steady_rate() -> None:
    now = 100.0
    bucket = Bucket(rate=2, burst=5, clock=lambda: now)
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    now += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_a_rate_of_nought_never_runs_dry() -> None:
    bucket = Bucket(rate=0, burst=1)
    assert all(bucket.take() for _ in range(1000))
