"""Tables that tests begin with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.client import Person, Tab

NAMES = ("Anna", "Béla", "Csilla", "Dani", "Emma")


@asynccontextmanager
async def begun(url: str, seats: int = 2, **order: Any) -> AsyncIterator[tuple[list[Tab], list[Person]]]:
    """A game that has begun, all seats taken by people; a tab of each, and the people."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(url, name)) for name in NAMES[:seats]]
        opened = await people[0].open_table(seats=seats, **order)
        for person in people[1:]:
            await person.join(opened["code"])
        tabs = [await person.tab(opened["id"], seat) for seat, person in enumerate(people)]
        for tab in tabs:
            await tab.until_here(*range(seats))
        assert (await tabs[0].act("start"))["t"] == "ack"
        for tab in tabs:
            await tab.until(0)
        yield tabs, people
