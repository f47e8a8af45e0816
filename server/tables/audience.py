"""Who looks at a table in this process, and what all of them are told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from server.rules.game import Seat, Viewer
from server.tables.course import encode
from server.tables.setup import SeatHolder, Setup
from server.tables.tools import CloseCode, Watcher


class Audience:
    """The watchers of one table."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()

    def tell(self, message: Callable[[Viewer], bytes]) -> None:
        """Send everybody what their eyes are shown, made once for each pair of eyes."""
        made: dict[Viewer, bytes] = {}
        for watcher in tuple(self.watchers):
            seat = watcher.seat
            if seat not in made:
                made[seat] = message(seat)
            watcher.send(made[seat])

    def tell_all(self, message: dict[str, Any]) -> None:
        """Send everybody the same."""
        encoded = encode(message)
        self.tell(lambda _: encoded)

    def follow_seats(self, old: Setup, new: Setup, may_see: Callable[[str | None, Viewer], bool]) -> None:
        """Eyes go along with the people whose they are; whoever may not look on any more is told so."""
        places = {holder.sitting: seat for seat, holder in enumerate(new.seats) if holder.sitting}
        for watcher in tuple(self.watchers):
            if watcher.seat is not None:
                self._follow_seat(watcher, old.seats[watcher.seat], new, places)
            if watcher in self.watchers and not may_see(watcher.browser_id, watcher.seat):
                self._end(watcher, CloseCode.NO_TABLE, "not open to spectators any more")

    def _follow_seat(self, watcher: Watcher, was: SeatHolder, new: Setup, places: Mapping[str, Seat]) -> None:
        seat = places.get(was.sitting)
        if seat is None:
            self._end(watcher, CloseCode.NOT_YOUR_SEAT, "not your seat any more")
        elif new.seats[seat].browser != was.browser:
            self._end(watcher, CloseCode.SEAT_MOVED, "on another device now")
        elif seat != watcher.seat:
            watcher.seat = seat
            watcher.send(encode({"t": "reload", "reason": "eyes", "seat": seat}))

    def _end(self, watcher: Watcher, code: CloseCode, reason: str) -> None:
        self.watchers.discard(watcher)
        watcher.ended(code, reason)
