"""Who is here: seats with an open page that is looked at, and how many watch.

Several tabs of a seat count once. A page that is left, or hidden, counts for some seconds more, so that
a reload or a glance at another tab is no news.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from typing import Protocol

import msgspec

from server.live.messages import Here, HereChanged

NOBODY = Here(seats=[], watchers=0)


class Guest(Protocol):
    """One open socket at a table."""

    place: int | None
    """The seat of its own that it looks from; None: it looks on."""
    visible: bool

    @property
    def who(self) -> Hashable:
        """What tells two watchers apart: a watcher with two tabs is one."""
        ...

    def put(self, text: str) -> None: ...


class Room:
    """The open sockets of one table. `changed_seats` is called when other seats are here than before."""

    def __init__(self, away_seconds: float, changed_seats: Callable[[], object]) -> None:
        self.guests: set[Guest] = set()
        self.here = NOBODY
        self._away_seconds = away_seconds
        self._changed_seats = changed_seats
        self._later: asyncio.TimerHandle | None = None

    @property
    def deserted(self) -> bool:
        """Whether nobody is here, or counts as here for a while yet."""
        return not self.guests and self._later is None

    def enter(self, guest: Guest) -> None:
        self.guests.add(guest)
        self.changed(but=guest)

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.changed()

    def changed(self, but: Guest | None = None) -> None:
        """Tells at once who came, and after a while who is still away; `but`: who knows already."""
        now = self._count()
        seats = sorted({*self.here.seats, *now.seats})
        self._tell(Here(seats=seats, watchers=max(self.here.watchers, now.watchers)), but)
        if self.here != now and self._later is None:
            self._later = asyncio.get_running_loop().call_later(self._away_seconds, self._settle)

    def _settle(self) -> None:
        self._later = None
        self._tell(self._count())

    def _count(self) -> Here:
        seats = {guest.place for guest in self.guests if guest.place is not None and guest.visible}
        watchers = {guest.who for guest in self.guests if guest.place is None}
        return Here(seats=sorted(seats), watchers=len(watchers))

    def _tell(self, here: Here, but: Guest | None = None) -> None:
        if here == self.here:
            return
        before, self.here = self.here, here
        text = msgspec.json.encode(HereChanged(seats=here.seats, watchers=here.watchers)).decode()
        for guest in self.guests - {but}:
            guest.put(text)
        if here.seats != before.seats:
            self._changed_seats()


class Rooms:
    """The rooms of all tables that somebody has open."""

    def __init__(self, away_seconds: float) -> None:
        self._away_seconds = away_seconds
        self._rooms: dict[str, Room] = {}

    def room(self, table_id: str, changed_seats: Callable[[], object]) -> Room:
        """The room of a table, which from now on exists."""
        for deserted in [key for key, room in self._rooms.items() if room.deserted]:
            del self._rooms[deserted]
        if table_id not in self._rooms:
            self._rooms[table_id] = Room(self._away_seconds, changed_seats)
        return self._rooms[table_id]

    def here(self, table_id: str) -> Here:
        """Who is at a table now, as far as this process knows."""
        room = self._rooms.get(table_id)
        return room.here if room else NOBODY

    def seats(self, table_id: str) -> list[int]:
        """The seats whose people are at a table now."""
        return self.here(table_id).seats
