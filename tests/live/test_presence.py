"""Who is here: tabs of a seat count once, hidden ones are away, and leaving is told after a while."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from typing import Any

import msgspec
import pytest

from server.live.messages import Here
from server.live.presence import Room, Rooms
from server.settings import Settings
from tests.client import Person, serving

AWAY = 0.05


class Guest:
    def __init__(self, *seats: int, who: Hashable = None) -> None:
        self.places = seats
        self.visible = True
        self.who = who
        self.heard: list[Any] = []

    def put(self, text: str) -> None:
        self.heard.append(msgspec.json.decode(text))


def room() -> tuple[Room, list[list[int]]]:
    """A room, and the seats that were here at each change."""
    changes: list[list[int]] = []
    made = Room(AWAY, lambda: changes.append(made.here.seats))
    return made, changes


async def a_while() -> None:
    await asyncio.sleep(AWAY * 3)


async def test_a_seat_with_two_tabs_is_here_once_and_everybody_hears_of_it_at_once() -> None:
    place, changes = room()
    anna, bela, again = Guest(0), Guest(1), Guest(0)
    for guest in (anna, bela, again):
        place.enter(guest)
    assert place.here == Here(seats=[0, 1], watchers=0)
    assert anna.heard == [{"t": "here", "seats": [0, 1], "watchers": 0}]
    assert bela.heard == again.heard == []
    assert changes == [[0], [0, 1]]

    place.leave(again)
    await a_while()
    assert place.here == Here(seats=[0, 1], watchers=0)


async def test_two_people_at_one_laptop_are_both_here_whichever_of_them_looks() -> None:
    place, _ = room()
    place.enter(Guest(0, 2))
    assert place.here == Here(seats=[0, 2], watchers=0)


async def test_a_second_person_at_the_laptop_has_a_vote(any_url: str) -> None:
    async with Person(any_url, "Anna") as anna, Person(any_url, "Béla") as bela:
        # Given two people at Anna's laptop, and Béla elsewhere
        opened = await anna.open_table(seats=3)
        await bela.join(opened["code"])
        assert (await anna.join(opened["code"], name="Cili"))["seat"] == 2
        table = await anna.tab(opened["id"], 0)
        other = await bela.tab(opened["id"], 1)
        for tab in (table, other):
            await tab.until_here(0, 1, 2)
        assert (await table.act("start"))["t"] == "ack"
        # When a vote is called that those have to agree on who are here
        called = await other.act("call", kind="end")
        await table.until(called["seq"])
        await table.act("vote", yes=True)
        await other.until(2)
        # Then it waits for both, and is decided when both have spoken
        assert other.view["table"]["vote"]["voters"] == [0, 1, 2]
        assert other.view["table"]["phase"] == "running"
        spoken = {"t": "act", "seat": 2, "act": {"do": "vote", "yes": True}}
        assert (await table.request(spoken))["t"] == "ack"
        await other.until(3)
        assert other.view["table"]["phase"] == "closed"


async def test_a_reload_of_the_page_is_no_news() -> None:
    place, _ = room()
    anna, bela = Guest(0), Guest(1)
    place.enter(anna)
    place.enter(bela)
    heard = len(bela.heard)
    place.leave(anna)
    place.enter(Guest(0))
    await a_while()
    assert place.here == Here(seats=[0, 1], watchers=0)
    assert len(bela.heard) == heard


async def test_who_stays_away_is_shown_as_away_after_a_while() -> None:
    place, _ = room()
    anna, bela = Guest(0), Guest(1)
    place.enter(anna)
    place.enter(bela)
    place.leave(anna)
    assert place.here.seats == [0, 1]
    await a_while()
    assert bela.heard[-1] == {"t": "here", "seats": [1], "watchers": 0}


async def test_a_hidden_tab_is_away_until_it_is_looked_at() -> None:
    place, _ = room()
    anna = Guest(0)
    place.enter(anna)
    anna.visible = False
    place.changed()
    await a_while()
    assert place.here.seats == []
    anna.visible = True
    place.changed()
    assert place.here.seats == [0]


async def test_watchers_are_counted_by_browser() -> None:
    place, _ = room()
    for guest in (Guest(who="cora"), Guest(who="cora"), Guest(who="dani")):
        place.enter(guest)
    assert place.here == Here(seats=[], watchers=2)


async def test_a_room_that_nobody_has_open_any_more_is_given_up() -> None:
    rooms = Rooms(AWAY)
    anna = Guest(0)
    place = rooms.room("first", print)
    place.enter(anna)
    assert rooms.seats("first") == [0]
    place.leave(anna)
    assert rooms.room("first", print) is place  # she may come back
    await a_while()
    rooms.room("second", print)
    assert rooms.here("first") == Here(seats=[], watchers=0)
    assert rooms.room("first", print) is not place


@pytest.mark.parametrize("come_back", [True, False])
async def test_after_a_restart_nobody_is_outvoted_before_they_could_come_back(
    database: Settings, come_back: bool
) -> None:
    # Given a vote that waits for Béla, and a server that is started anew
    patient = database.model_copy(update={"away_seconds": 60})
    async with serving(patient) as url, Person(url) as anna, Person(url, "Béla") as bela:
        opened = await anna.open_table(seats=2)
        await bela.join(opened["code"])
        table, other = await anna.tab(opened["id"], 0), await bela.tab(opened["id"], 1)
        await table.act("start")
        await table.until_here(0, 1)
        await table.act("call", kind="end")
        await table.until(1)
        assert table.view["table"]["phase"] == "running"
        cookies = [person.http.cookies for person in (anna, bela)]
    again = patient if come_back else database.model_copy(update={"away_seconds": 1})
    async with serving(again) as url, Person(url) as anna, Person(url, "Béla") as bela:
        anna.http.cookies, bela.http.cookies = cookies
        # When Anna is there again before him
        table = await anna.tab(opened["id"], 0)
        if come_back:
            # Then the vote waits until he is there too
            other = await bela.tab(opened["id"], 1)
            assert (await other.act("vote", yes=False))["t"] == "ack"
            assert (await bela.view(opened["id"], 1))["table"]["phase"] == "running"
        else:
            # Then it is decided when there was time for him to come
            await table.until_view(lambda view: view["table"]["phase"] == "closed")
