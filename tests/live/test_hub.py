"""The hub at the end: what it still had to tell ends with it, and nothing new begins."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from structlog.testing import capture_logs

from server.live.hub import Hub
from server.live.presence import Rooms
from server.rates import Rates
from server.settings import Settings
from tests.client import PATIENCE


class Guest:
    """Somebody who sits down at the only table, and notes what they are told."""

    visible = True

    def __init__(self, seat: int = 0) -> None:
        self.places, self.who = (seat,), seat
        self.heard: list[str] = []

    def put(self, text: str) -> None:
        self.heard.append(text)


class SlowHouse:
    """A house whose tables never open; counts how often one was asked for."""

    def __init__(self) -> None:
        self.asked = self.given_up = 0

    async def table(self, table_id: str) -> Any:
        self.asked += 1
        try:
            await asyncio.Event().wait()
        finally:
            self.given_up += 1


class BrokenHouse:
    """A house that cannot open its tables."""

    async def table(self, table_id: str) -> Any:
        raise OSError("the line to the database broke")


async def test_a_table_that_cannot_be_told_who_came_is_told_of_in_the_log(settings: Settings) -> None:
    house: Any = BrokenHouse()
    hub = Hub(house, Rooms(0), settings, Rates(settings), lambda: "")
    with capture_logs() as told:
        hub.room(SimpleNamespace(id="table")).enter(Guest())  # type: ignore[arg-type]
        await hub._errands.settle()
    assert [(line["event"], line["table"]) for line in told] == [("who_is_here_not_told", "table")]


async def test_nothing_goes_on_after_it_was_closed(settings: Settings) -> None:
    house: Any = SlowHouse()
    hub = Hub(house, Rooms(0), settings, Rates(settings), lambda: "")
    table: Any = SimpleNamespace(id="table")
    guest, other = Guest(0), Guest(1)
    for one in (other, guest):
        hub.room(table).enter(one)
    await asyncio.sleep(0)
    assert (house.asked, house.given_up) == (2, 0)
    await hub.close()
    assert house.given_up == 2
    hub.room(table).leave(guest)
    async with asyncio.timeout(PATIENCE):
        while len(other.heard) < 2:  # noqa: ASYNC110 (first who came, then who left: nothing else tells)
            await asyncio.sleep(0)
    await asyncio.sleep(0)  # whatever that began has begun
    assert house.asked == 2
