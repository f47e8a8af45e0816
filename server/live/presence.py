"""Who is here: seats whose browser has a page open that is looked at, and how many watch.

Several tabs of a seat count once, and a tab counts for all seats of its browser. A page that is left, or
hidden, counts for some seconds more, so that a reload or a glance at another tab is no news.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Hashable, Iterable
from typing import Protocol

import msgspec

from server.live.messages import Here, HereChanged

NOBODY = Here(seats=[], watchers=0)
EVERYBODY = range(16)
"""As many seats as a table can have."""


class Guest(Protocol):
    """One open socket at a table."""

    visible: bool

    @property
    def places(self) -> Collection[int]:
        """The seats of its people, all of them: two may sit at one laptop. Empty: it looks on."""
        ...

    @property
    def who(self) -> Hashable:
        """What tells two watchers apart: a watcher with two tabs is one."""
        ...

    def put(self, text: str) -> None: ...


class Room:
    """The open sockets of one table. `changed_seats` is called when other seats are here than before.

    `local` is who is here by this process's own sockets, `elsewhere` by those of other workers, whom
    `changed_local` tells.
    """

    def __init__(
        self,
        away_seconds: float,
        changed_seats: Callable[[], object],
        changed_local: Callable[[Here], object] = lambda here: None,
    ) -> None:
        self.guests: set[Guest] = set()
        self.local = self.elsewhere = self.here = NOBODY
        self._away_seconds = away_seconds
        self.changed_seats = changed_seats
        self._changed_local = changed_local
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
        before, now = self.local, self._count()
        seats = sorted({*before.seats, *now.seats})
        self._found(Here(seats=seats, watchers=max(before.watchers, now.watchers)), but)
        if self.local != now and self._later is None:
            self._later = asyncio.get_running_loop().call_later(self._away_seconds, self._settle)

    def hear(self, elsewhere: Here) -> None:
        """Takes in who is here by other workers' word."""
        self.elsewhere = elsewhere
        self._tell()

    def _settle(self) -> None:
        self._later = None
        self._found(self._count())

    def _count(self) -> Here:
        seats = {seat for guest in self.guests if guest.visible for seat in guest.places}
        watchers = {guest.who for guest in self.guests if not guest.places}
        return Here(seats=sorted(seats), watchers=len(watchers))

    def _found(self, local: Here, but: Guest | None = None) -> None:
        before, self.local = self.local, local
        if local != before:
            self._changed_local(local)
        self._tell(but)

    def _tell(self, but: Guest | None = None) -> None:
        before, self.here = self.here, together([self.local, self.elsewhere])
        if self.here == before:
            return
        text = msgspec.json.encode(HereChanged(seats=self.here.seats, watchers=self.here.watchers)).decode()
        for guest in self.guests - {but}:
            guest.put(text)
        if self.here.seats != before.seats:
            self.changed_seats()


def together(parts: Iterable[Here]) -> Here:
    """Who is here by several workers' word."""
    parts = list(parts)
    seats = sorted({seat for part in parts for seat in part.seats})
    return Here(seats=seats, watchers=sum(part.watchers for part in parts))


Report = dict[str, Here]
"""A worker's word of who is at which table."""


class Rooms:
    """The rooms of all tables that somebody has open, and what other workers say of theirs.

    `news` tells the others who is at a table by this process's sockets, whenever that changes.
    """

    def __init__(self, away_seconds: float) -> None:
        self.news: Callable[[str, Here], None] = lambda table_id, here: None
        self._away_seconds = away_seconds
        self._rooms: dict[str, Room] = {}
        self._others: dict[str, tuple[float, Report]] = {}
        self._returning: asyncio.TimerHandle | None = None

    def open(self) -> None:
        """From now on people come, one after the other: until there was time for it nobody is away."""
        self._returning = asyncio.get_running_loop().call_later(self._away_seconds, self._returned)

    def close(self) -> None:
        """Tell nobody anything more."""
        if self._returning is not None:
            self._returning.cancel()

    def _returned(self) -> None:
        self._returning = None
        for room in tuple(self._rooms.values()):
            room.changed_seats()

    def room(self, table_id: str, changed_seats: Callable[[], object]) -> Room:
        """The room of a table, which from now on exists."""
        if table_id not in self._rooms:
            for deserted in [key for key, room in self._rooms.items() if room.deserted]:
                del self._rooms[deserted]
            self._rooms[table_id] = Room(
                self._away_seconds, changed_seats, lambda here: self.news(table_id, here)
            )
            self._rooms[table_id].elsewhere = self._elsewhere(table_id)
        return self._rooms[table_id]

    def here(self, table_id: str) -> Here:
        """Who is at a table now, as far as is known."""
        room = self._rooms.get(table_id)
        return room.here if room else self._elsewhere(table_id)

    def seats(self, table_id: str) -> Collection[int]:
        """The seats whose people are at a table now, or may be on their way back to it."""
        return EVERYBODY if self._returning else self.here(table_id).seats

    @property
    def sockets(self) -> dict[str, int]:
        """How many of this process's sockets are at which table."""
        return {table_id: len(room.guests) for table_id, room in self._rooms.items() if room.guests}

    @property
    def others(self) -> dict[str, Report]:
        """What other workers last told, by their names."""
        return {worker: report for worker, (_, report) in self._others.items()}

    def report(self) -> Report:
        """This worker's word, for the others."""
        return {table_id: room.local for table_id, room in self._rooms.items() if room.local != NOBODY}

    def hear(self, worker: str, report: Report, until: float) -> None:
        """Takes in another worker's word of all its tables; it holds until a time of `time.monotonic`."""
        self._others[worker] = (until, report)
        self._tell_rooms()

    def hear_of(self, table_id: str, worker: str, here: Here, until: float) -> None:
        """Takes in another worker's word of one table."""
        _, known = self._others.get(worker, (until, {}))
        self._others[worker] = (until, known | {table_id: here})
        if room := self._rooms.get(table_id):
            room.hear(self._elsewhere(table_id))

    def forget_the_silent(self) -> None:
        """Workers whose word is too old count no more."""
        now = time.monotonic()
        self._others = {worker: word for worker, word in self._others.items() if word[0] > now}
        self._tell_rooms()

    def believe(self, until: float) -> None:
        """What other workers told last holds until then: they could not be heard."""
        self._others = {worker: (until, report) for worker, (_, report) in self._others.items()}

    def _tell_rooms(self) -> None:
        for table_id, room in tuple(self._rooms.items()):
            room.hear(self._elsewhere(table_id))

    def _elsewhere(self, table_id: str) -> Here:
        return together(report.get(table_id, NOBODY) for _, report in self._others.values())
