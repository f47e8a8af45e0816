"""Leases: one holder at a time; who is killed with one loses it when its time is over."""

import asyncio
from functools import partial

from server.store import Store
from server.store.leases import release, take


async def test_of_two_who_take_a_lease_at_once_one_has_it(store: Store) -> None:
    takes = [store.write(partial(take, name="notices", holder=who, now=0, until=10)) for who in ("a", "b")]
    assert sorted(await asyncio.gather(*takes)) == [False, True]


async def test_a_holder_holds_it_longer_and_others_wait_until_its_time_is_over(store: Store) -> None:
    assert await store.write(partial(take, name="notices", holder="a", now=0, until=10))
    assert await store.write(partial(take, name="notices", holder="a", now=9, until=20))
    assert not await store.write(partial(take, name="notices", holder="b", now=19, until=30))
    assert await store.write(partial(take, name="notices", holder="b", now=20, until=30))
    assert not await store.write(partial(take, name="notices", holder="a", now=20, until=30))


async def test_leases_of_other_names_are_free(store: Store) -> None:
    assert await store.write(partial(take, name="one", holder="a", now=0, until=10))
    assert await store.write(partial(take, name="other", holder="b", now=0, until=10))


async def test_a_released_lease_is_free_at_once_and_nobody_releases_anothers(store: Store) -> None:
    assert await store.write(partial(take, name="notices", holder="a", now=0, until=10))
    await store.write(partial(release, name="notices", holder="b"))
    assert not await store.write(partial(take, name="notices", holder="b", now=1, until=10))
    await store.write(partial(release, name="notices", holder="a"))
    assert await store.write(partial(take, name="notices", holder="b", now=1, until=10))


async def test_a_lease_of_a_clock_that_was_a_day_ahead_holds_nobody_up(store: Store) -> None:
    day = 24 * 3600 * 1000
    assert await store.write(partial(take, name="notices", holder="a", now=day, until=day + 10))
    assert await store.write(partial(take, name="notices", holder="b", now=0, until=10))
    assert not await store.write(partial(take, name="notices", holder="a", now=1, until=11))
