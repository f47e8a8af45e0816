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

    seat: int | None
    visible: bool

    @property
    def who(self) -> Hashable:
        """What tells two watchers apart: a watcher with two tabs is one."""
        ...

    def put(self, text: str) -> None: ...


class Room:
    """The open sockets of one table. `deserted` is called when nobody is left, and nobody counts as here."""

    def __init__(self, away_seconds: float, deserted: Callable[[], object]) -> None:
        self.guests: set[Guest] = set()
        self.here = NOBODY
        self._away_seconds = away_seconds
        self._deserted = deserted
        self._later: asyncio.TimerHandle | None = None

    def enter(self, guest: Guest) -> None:
        self.guests.add(guest)
        self.changed()

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.changed()

    def changed(self) -> None:
        """Tells at once who came, and after a while who is still away."""
        now = self._count()
        seats = sorted({*self.here.seats, *now.seats})
        self._tell(Here(seats=seats, watchers=max(self.here.watchers, now.watchers)))
        if (self.here != now or not self.guests) and self._later is None:
            self._later = asyncio.get_running_loop().call_later(self._away_seconds, self._settle)

    def _settle(self) -> None:
        self._later = None
        self._tell(self._count())
        if not self.guests:
            self._deserted()

    def _count(self) -> Here:
        seats = {guest.seat for guest in self.guests if guest.seat is not None and guest.visible}
        watchers = {guest.who for guest in self.guests if guest.seat is None}
        return Here(seats=sorted(seats), watchers=len(watchers))

    def _tell(self, here: Here) -> None:
        if here == self.here:
            return
        self.here = here
        text = msgspec.json.encode(HereChanged(seats=here.seats, watchers=here.watchers)).decode()
        for guest in list(self.guests):
            guest.put(text)
