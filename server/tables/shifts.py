"""Shifts: which of several workers lets a table's bots think, so that no two think out the same move.

A lease for each table, in the database: taken before a bot thinks, renewed while the worker lives, given back
when the bots have moved. When a worker is killed its leases run out, and another takes over. They only save
work: that no move is made twice is up to the journal's fence.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial

from server.store import Store, leases

LEASE_SECONDS = 6.0
"""How long bots stand still when the worker was killed at which they thought."""

RENEW_SECONDS = 2.0
"""How often it is renewed; and how long whoever was refused one does not ask again."""

PREFIX = "bots "


def lease_name(table_id: str) -> str:
    return f"{PREFIX}{table_id}"


class Shifts:
    """This process's leases. Where no other process plays at the same database, nobody is asked."""

    def __init__(self, store: Store, clock: Callable[[], int], *, several: bool) -> None:
        self.several = several
        self._store = store
        self._clock = clock
        self._holder = secrets.token_hex(8)
        self._held: set[str] = set()
        self._refused: dict[str, int] = {}

    def holds(self, table_id: str) -> bool:
        return not self.several or table_id in self._held

    async def take(self, table_id: str) -> bool:
        """Whether this process may let the table's bots think, until it gives that back."""
        if self.holds(table_id):
            return True
        now = self._clock()
        if now < self._refused.get(table_id, 0):
            return False
        until = now + round(LEASE_SECONDS * 1000)
        take = partial(leases.take, name=lease_name(table_id), holder=self._holder, now=now, until=until)
        if await self._store.write(take):
            self._refused.pop(table_id, None)
            self._held.add(table_id)
            return True
        self._refused = {table: time for table, time in self._refused.items() if time > now}
        self._refused[table_id] = now + round(RENEW_SECONDS * 1000)
        return False

    async def give_back(self, table_id: str) -> None:
        """Let another process have it at once."""
        if table_id in self._held:
            self._held.discard(table_id)
            await self._store.write(partial(leases.release, name=lease_name(table_id), holder=self._holder))

    async def renew(self) -> None:
        """Hold all of them longer. One that has run out meanwhile is lost, where another has taken it."""
        if not self._held:
            return
        until = self._clock() + round(LEASE_SECONDS * 1000)
        asked = set(self._held)
        kept = await self._store.write(partial(leases.renew, holder=self._holder, until=until))
        self._held -= asked - {name.removeprefix(PREFIX) for name in kept}

    async def end(self) -> None:
        """The process ends: whoever else is there need not wait."""
        if self.several:
            self._held.clear()
            await self._store.write(partial(leases.release_all, holder=self._holder))
