"""Several workers at one database: one lets a table's bots think, and another takes over when it is gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from server.rules.game import Game, Seat
from server.store import Store
from server.store.journal import rows_between
from server.tables import House, Table
from server.tables.shifts import LEASE_SECONDS, RENEW_SECONDS, Shifts
from tests.tables.party import Party
from tests.tables.test_bots import Answer, Thinker, at_rest, on_turn, until

LEASE = round(LEASE_SECONDS * 1000)


class Hanging(Thinker):
    """Bots that think and think."""

    async def decide(self, game: Game[Any, Any], level: str, seat: Seat, state: bytes, seed: bytes) -> Answer:
        await super().decide(game, level, seat, state, seed)
        await asyncio.Event().wait()
        return None


class Time:
    """A clock that is set by hand."""

    now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
async def party(store: Store) -> AsyncIterator[Party]:
    """A table of Anna and two bots that nobody makes move yet; Anna begins."""
    party = Party(store)
    party.clock = Time()
    party.house = party.new_house()
    await party.start(1, bots=2)
    yield party
    await party.house.close()


def worker(party: Party, thinker: Thinker) -> House:
    return House(
        party.store, thinker=thinker, games=party.games, clock=party.clock, chance=party.chance, several=True
    )


async def moves(table: Table) -> list[tuple[int | None, str | None]]:
    rows = await table.tools.store.read(lambda connection: rows_between(connection, table.id, 2))
    return [(row.seat, row.client_id) for row in rows]


async def test_of_two_workers_that_have_a_table_open_one_lets_its_bots_think(party: Party) -> None:
    thinkers = [Hanging(on_turn({"cmd": "pass"})) for _ in range(2)]
    houses = [worker(party, thinker) for thinker in thinkers]
    tables = [await house.table(party.table.id) for house in houses]
    await party.move(0, "pass")
    for table in tables:
        await table.refresh()
    await until(lambda: any(thinker.asked for thinker in thinkers))
    asked = [bool(thinker.asked) for thinker in thinkers]
    await at_rest(*(table for table, thinks in zip(tables, asked, strict=True) if not thinks))
    assert sorted(len(thinker.asked) for thinker in thinkers) == [0, 1]
    for house in houses:
        await house.close()


async def test_whoever_comes_to_a_worker_where_nobody_looked_on_sees_what_was_played_elsewhere(
    party: Party,
) -> None:
    # Given a table that two workers have in memory, of which the one heard nothing of a move at the other
    elsewhere = worker(party, Hanging(on_turn(None)))
    behind = await elsewhere.table(party.table.id)
    await party.move(0, "pass")
    assert behind.seq < party.table.seq
    # When somebody comes to it, then they see the move
    assert (await (await elsewhere.table(party.table.id)).view(0))["seq"] == party.table.seq
    await elsewhere.close()


async def test_another_worker_takes_over_when_the_one_was_killed_at_which_bots_thought(party: Party) -> None:
    # Given a worker whose bots think, and that is then killed: it renews nothing and says nothing
    first, second = Hanging(on_turn(None)), Thinker(on_turn({"cmd": "pass"}))
    houses = [worker(party, first), worker(party, second)]
    dead = await houses[0].table(party.table.id)
    await party.move(0, "pass")
    await dead.refresh()
    await until(lambda: len(first.asked) == 1)
    # When the other looks while the lease is good
    clock: Any = party.clock
    clock.now += LEASE - 1
    await houses[1].wake_bots()
    await at_rest(*houses[1].tables)
    assert not second.asked
    # Then it waits; and when the lease has run out, it lets them go on, to the next human turn, once each
    clock.now += round(RENEW_SECONDS * 1000)
    await houses[1].wake_bots()
    await until(lambda: any(table.seq == 3 for table in houses[1].tables))
    await at_rest(*houses[1].tables)
    assert [seat for seat, _ in await moves(party.table)] == [1, 2]
    for house in houses:
        await house.close()


async def test_a_lease_that_is_renewed_is_not_lost(party: Party) -> None:
    clock: Any = party.clock
    mine, other = (Shifts(party.store, clock, several=True) for _ in range(2))
    assert await mine.take("table")
    for _ in range(5):
        clock.now += round(RENEW_SECONDS * 1000)
        await mine.renew()
        assert not await other.take("table")
    assert mine.holds("table")


async def test_whoever_sleeps_too_long_knows_that_it_has_lost_its_tables(party: Party) -> None:
    clock: Any = party.clock
    mine, other = (Shifts(party.store, clock, several=True) for _ in range(2))
    assert await mine.take("lost")
    assert await mine.take("kept")
    clock.now += LEASE
    assert await other.take("lost")
    await mine.renew()
    assert (mine.holds("lost"), mine.holds("kept")) == (False, True)
    assert not await mine.take("lost")


async def test_what_is_given_back_is_free_at_once(party: Party) -> None:
    clock: Any = party.clock
    mine, other = (Shifts(party.store, clock, several=True) for _ in range(2))
    for table in ("one", "two", "three"):
        assert await mine.take(table)
    await mine.give_back("one")
    assert await other.take("one")
    await mine.end()
    assert await other.take("two")
    assert not await mine.take("one")


async def test_a_process_that_is_alone_asks_nobody(party: Party) -> None:
    alone, other = (Shifts(party.store, party.clock, several=several) for several in (False, True))
    assert await alone.take("table")
    assert alone.holds("table")
    assert await other.take("table")


async def test_bots_that_stand_still_for_whatever_reason_are_woken(party: Party) -> None:
    """The rules fail for a moment, just when a bot is to be found."""
    thinker = Thinker(on_turn({"cmd": "pass"}))
    house = House(party.store, thinker=thinker, games=party.games, clock=party.clock, chance=party.chance)
    table = await house.table(party.table.id)
    await until(lambda: len(thinker.asked) == 2)  # unasked, each of them once
    await at_rest(table)
    asked, game = type(table.rules()).asked, table.rules()

    def fails(state: Any) -> list[Seat]:
        raise ZeroDivisionError("the rules have a fault")

    game.asked = fails  # type: ignore[method-assign]
    await party.move(0, "pass")
    await table.refresh()
    await at_rest(table)
    assert (table.seq, len(thinker.asked)) == (1, 2)
    game.asked = asked.__get__(game)  # type: ignore[method-assign]
    clock: Any = party.clock
    clock.now += 60_000
    await house.wake_bots()
    await until(lambda: table.seq == 3)
    await house.close()


async def test_a_table_does_not_leave_memory_while_its_bots_have_to_move(party: Party) -> None:
    thinker = Hanging(on_turn(None))
    house = House(party.store, thinker=thinker, games=party.games, clock=party.clock, chance=party.chance)
    await party.move(0, "pass")
    await house.open()
    await until(lambda: len(thinker.asked) == 1)
    clock: Any = party.clock
    clock.now += 24 * 3600 * 1000
    await house.sweep()
    assert [table.id for table in house.tables] == [party.table.id]
    await house.close()
