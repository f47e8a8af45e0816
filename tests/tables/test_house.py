"""The house: people and their lists of tables, and memory that is given back."""

import asyncio
import gc
import itertools
import weakref

import pytest

from server.store import Store
from server.tables import House, NewTable
from server.tables.commands import Leave
from tests.tables.party import Page, Party, refusal
from tests.tables.peddler import Games


async def test_a_browser_is_known_by_its_token(everywhere: Party) -> None:
    party = everywhere
    token, anna = await party.house.admit("  Anna\u200b ", "hu")
    assert (anna.name, anna.lang) == ("Anna", "hu")
    assert await party.house.browser(token) == anna
    assert await party.house.browser(token + "x") is None
    assert await party.house.browser("") is None
    await party.house.rename(anna, "Panna", "en")
    again = await party.house.browser(token)
    assert again is not None
    assert (again.id, again.name, again.lang) == (anna.id, "Panna", "en")
    assert (await refusal(party.house.rename(anna, "\n", "en"))).code == "bad_name"
    assert (await refusal(party.house.admit("x" * 25, "en"))).code == "bad_name"


async def test_tokens_and_ids_are_never_the_same(party: Party) -> None:
    party.house = House(party.store, games=party.games)
    people = [await party.house.admit("A", "en") for _ in range(50)]
    assert len({token for token, _ in people}) == len({browser.id for _, browser in people}) == 50
    assert all(len(token) >= 22 for token, _ in people), "128 bits"


async def test_a_browsers_tables_newest_first(everywhere: Party) -> None:
    party = everywhere
    first = await party.start(2, title="First")
    second = await party.lay(1, bots=1, title="Second")
    third = await party.start(2, title="Third")
    party.table = first
    await party.move(0, "pass")
    lines = await party.house.my_tables(party.people[0])
    assert [(line["title"], line["phase"]) for line in lines] == [
        ("First", "running"),
        ("Third", "running"),
        ("Second", "setup"),
    ]
    assert [(line["turn"], line["yours"]) for line in lines] == [([1], False), ([0], True), ([], False)]
    assert lines[0]["id"] == first.id
    assert lines[0]["seats"] == [
        {"name": "Anna", "colours": ["red", "blue"], "you": True, "bot": False},
        {"name": "Bence", "colours": ["green", "orange"], "you": False, "bot": False},
    ]
    assert [seat["bot"] for seat in lines[2]["seats"]] == [False, True]
    assert [line["id"] for line in await party.house.my_tables(party.people[1])] == [first.id, third.id]
    assert second.id not in {line["id"] for line in await party.house.my_tables(party.people[1])}


async def test_the_list_tells_who_won_and_what_was_closed(party: Party) -> None:
    table = await party.start(2)
    while not table.has_ended:
        await party.move(table.position.state.turn, "roll")
    assert table.setup.result is not None
    won = table.setup.result["ranking"][0]
    await party.start(2)
    await party.act(0, {"do": "call", "kind": "end"})
    await party.act(1, {"do": "vote", "yes": True})
    closed, over = await party.house.my_tables(party.people[0])
    assert (closed["phase"], closed["won"], closed["turn"], closed["yours"]) == ("closed", None, [], False)
    assert (over["phase"], over["won"], over["turn"]) == ("over", won, [])


async def test_a_seat_for_which_a_bot_sits_in_is_not_waited_for(party: Party) -> None:
    await party.start(2)
    await party.act(0, {"do": "sit_out", "level": "plain"})
    line = (await party.house.my_tables(party.people[0]))[0]
    assert (line["turn"], line["yours"], line["seats"][0]["bot"]) == ([0], False, True)


async def test_a_table_that_is_not_there(party: Party) -> None:
    assert (await refusal(party.house.table("nothing"))).code == "no_such_table"
    assert (await refusal(party.house.invitation("7QK4-MT2P"))).code == "no_such_table"
    assert (await refusal(party.house.invitation("'; DROP TABLE tables"))).code == "no_such_table"


async def test_a_table_is_opened_once_for_all_who_ask(party: Party) -> None:
    table = await party.start()
    house = party.new_house()
    opened = await asyncio.gather(*(house.table(table.id) for _ in range(20)))
    assert len({id(one) for one in opened}) == 1
    await house.close()


async def test_tables_nobody_looks_at_leave_memory(store: Store) -> None:
    now = 0
    house = House(store, games=Games(), clock=lambda: now, idle_minutes=10)
    party = Party(store)
    party.house = house
    watched = await party.start(2)
    page = await Page(0).load(watched)
    left = await party.start(2)
    minute = 60_000
    now += 9 * minute
    await house.sweep()
    assert set(house.tables) == {watched, left}
    now += 2 * minute
    await house.sweep()
    assert set(house.tables) == {watched}
    watched.unsubscribe(page)
    await house.sweep()
    assert set(house.tables) == {watched}, "it was in use just now"
    now += 11 * minute
    await house.sweep()
    assert not house.tables
    party.table = await house.table(left.id)
    assert party.table is not left
    assert await party.move(0, "pass") == 1
    await house.close()


async def test_a_table_that_left_memory_is_gone_without_the_collector(store: Store) -> None:
    # Given a table that was played at and looked at, and that nobody has open any more
    party = Party(store)
    house = party.house = House(store, games=Games(), idle_minutes=0)
    table = await party.start(2)
    page = await Page(0).load(table)
    await party.move(0, "roll")
    table.unsubscribe(page)
    gone = weakref.ref(table)
    del table, party, page
    # When it leaves memory, then nothing holds it, not even a circle of its own parts
    gc.disable()
    try:
        await house.sweep()
        assert not house.tables
        assert gone() is None
    finally:
        gc.enable()
    await house.close()


async def test_tables_that_never_began_are_cleared_away_after_a_month(everywhere: Party) -> None:
    party = everywhere
    now, day = 1_700_000_000_000, 24 * 3600 * 1000
    party.clock = lambda: now
    await party.house.close()
    party.house = party.new_house()
    # Given tables that began or not, one of them for a rematch, and one that somebody has open
    played = await party.start(2, title="played")
    while not played.has_ended:
        await party.move(played.position.state.turn, "roll")
    again = await party.house.rematch(party.people[0], played.id)
    running = await party.start(2, title="running")
    left = await party.lay(2, title="left")
    await left.chat(party.person(0), 0, "x", "is anybody coming?")
    touched = await party.lay(2, title="touched")
    looked_at = await party.lay(2, title="open")
    now += 20 * day
    for table in (touched, looked_at):
        party.table = table
        await party.act(0, {"do": "title", "title": "still wanted"})
    # When a month has gone by since
    await party.house.close()
    party.house = party.new_house()
    now += 11 * day
    await party.house.clear_away()
    kept = {line["id"] for line in await party.house.my_tables(party.people[0])}
    assert kept == {played.id, running.id, touched.id, looked_at.id}
    # Then only what never began is gone, and a rematch can be had again
    assert (await refusal(party.house.table(left.id))).code == "no_such_table"
    assert (await party.house.table(played.id)).setup.rematch is None
    assert await party.house.rematch(party.people[0], played.id) != again
    # And what somebody has open stays
    await party.house.table(looked_at.id)
    now += 31 * day
    await party.house.clear_away()
    kept = {line["id"] for line in await party.house.my_tables(party.people[0])}
    assert looked_at.id in kept
    assert touched.id not in kept
    # also where it is open at another worker, which touches it before the month is over
    other = party.new_house()
    await other.table(looked_at.id)
    await party.house.close()
    party.house = party.new_house()
    now += 20 * day
    await other.clear_away()
    now += 20 * day
    await party.house.clear_away()
    assert (await party.house.table(looked_at.id)).id == looked_at.id
    await other.close()


async def test_what_strangers_leave_behind_is_cleared_away_after_a_month(everywhere: Party) -> None:
    party = everywhere
    now, day = 1_700_000_000_000, 24 * 3600 * 1000
    party.clock = lambda: now
    await party.house.close()
    party.house = party.new_house()
    # Given somebody who sits at a table, who opened one and left it, and who came for nothing
    running = await party.start(2)
    tokens = {}
    for name in ("Left", "Came"):
        tokens[name], browser = await party.house.admit(name, "en")
        if name == "Left":
            order = NewTable(game=running.setup.game, seats=2, name=name)
            empty, _ = await party.house.create(browser, order)
            await (await party.house.table(empty)).act(browser.id, 0, "leave", Leave())
    # When a month has gone by
    await party.house.close()
    party.house = party.new_house()
    now += 29 * day
    await party.house.clear_away()
    assert all([await party.house.browser(token) for token in tokens.values()])
    now += 2 * day
    await party.house.clear_away()
    # Then nothing is left of the latter two, and the game goes on
    assert (await refusal(party.house.table(empty))).code == "no_such_table"
    assert [await party.house.browser(token) for token in tokens.values()] == [None, None]
    assert [line["id"] for line in await party.house.my_tables(party.people[0])] == [running.id]
    assert (await party.house.table(running.id)).setup.phase == "running"


@pytest.mark.parametrize(
    ("chore", "interval"),
    [("sweep", "SWEEP"), ("look", "LOOK"), ("wake_bots", "RENEW"), ("clear_away", "DAY")],
)
async def test_what_is_done_on_the_side_goes_on_after_a_failure(
    party: Party, monkeypatch: pytest.MonkeyPatch, chore: str, interval: str
) -> None:
    # Given a house in which something breaks once that is done in intervals
    seconds = interval if interval == "DAY" else f"{interval}_SECONDS"
    monkeypatch.setattr(f"server.tables.house.{seconds}", 0.01)
    house = party.new_house()
    times, again = itertools.count(), asyncio.Event()

    def breaking(**_: object) -> asyncio.Future[None]:
        if next(times) == 0:
            raise ZeroDivisionError
        again.set()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    monkeypatch.setattr(house, chore, breaking)
    # When the house is open
    await house.open()
    # Then it is done again
    async with asyncio.timeout(60):
        await again.wait()
    await house.close()
