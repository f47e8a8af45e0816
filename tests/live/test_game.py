"""A whole game of Expedition by two protocol clients and a spectator, over real sockets."""

from __future__ import annotations

import random

from server.settings import Settings
from tests.client import Person, Tab, serving


async def play_on(tabs: list[Tab], chance: random.Random, most: int = 2000) -> None:
    """Random legal moves from the templates, by whoever may act, until the game is over."""
    for _ in range(most):
        latest = max(tab.seq for tab in tabs)
        for tab in tabs:
            await tab.until(latest)
        if tabs[0].view["table"]["phase"] == "over":
            return
        mover = tabs[chance.choice(tabs[0].view["table"]["waiting"])]
        answer = await mover.move(mover.any_move(chance))
        assert answer["t"] == "ack", answer
        for tab in tabs:
            await tab.until(answer["seq"])
    raise AssertionError(f"no end after {most} moves")


async def test_two_people_play_to_the_end_and_everybody_sees_the_same(any_database: Settings) -> None:
    async with (
        serving(any_database) as url,
        Person(url, "Anna") as anna,
        Person(url, "Béla", "hu") as bela,
        Person(url) as cora,
    ):
        # given a table for two, and somebody who looks on
        opened = await anna.open_table(seats=2)
        sat = await bela.join(opened["code"])
        assert sat == {"id": opened["id"], "seat": 1}
        tabs = [await anna.tab(opened["id"], 0), await bela.tab(opened["id"], 1)]
        watching = await cora.tab(opened["id"])
        assert watching.view["game"] is None

        # when it is started and played to its end
        assert (await tabs[0].act("start"))["t"] == "ack"
        for tab in [*tabs, watching]:
            await tab.until(0)
        await play_on(tabs, random.Random(4))
        await watching.until(tabs[0].seq)

        # then the ranking is there, and what the batches made of the views is what the server has
        table = watching.view["table"]
        assert table["phase"] == "over"
        assert sorted(seat for group in table["result"]["ranking"] for seat in group) == [0, 1]
        assert table["seal"]["secret"]
        for tab in [*tabs, watching]:
            fresh = await tab.person.view(tab.table, tab.seat)
            assert tab.view["game"] == fresh["game"]
            assert tab.view["table"] == fresh["table"]
            assert tab.view["log"][-200:] == fresh["log"][-200:]
            assert [entry["seq"] for entry in tab.view["log"]] == list(range(tab.seq + 1))


async def test_a_game_goes_on_where_it_was_after_a_restart(any_database: Settings) -> None:
    async with serving(any_database) as url, Person(url) as anna, Person(url, "Béla") as bela:
        opened = await anna.open_table(seats=2)
        await bela.join(opened["code"])
        tabs = [await anna.tab(opened["id"], 0), await bela.tab(opened["id"], 1)]
        await tabs[0].act("start")
        chance = random.Random(7)
        await tabs[0].until(0)
        await tabs[1].until(0)
        for _ in range(5):
            mover = tabs[tabs[0].view["table"]["waiting"][0]]
            seq = (await mover.move(mover.any_move(chance)))["seq"]
            for tab in tabs:
                await tab.until(seq)
        before = [await person.view(opened["id"], seat) for seat, person in enumerate((anna, bela))]
        cookies = [dict(person.http.cookies) for person in (anna, bela)]

    async with serving(any_database) as url:
        for seat, cookie in enumerate(cookies):
            async with Person(url) as person:
                person.http.cookies.update(cookie)
                after = await person.view(opened["id"], seat)
                assert after | {"here": None} == before[seat] | {"here": None}
