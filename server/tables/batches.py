"""Batches: what a row brings to each watcher's page, encoded once for all of them."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from server.rules.diff import diff
from server.rules.game import Event, Game, Seat, Viewer
from server.tables.course import encode
from server.tables.position import Offer, Position, tell_all, tells_alike

MOST_BATCHES = 32
MOST_BYTES = 24_000
"""What is kept of the newest batches, for pages that come back after a lost line."""


class Batch(msgspec.Struct):
    """One row as JSON in parts: `shared` opens the object and goes to all, the rest differs by viewer.

    `mine[seat]` is the patch of the seat's private part, `offers[seat]` what its legal moves changed to;
    where a seat is told more than others of the events, `own_events[seat]` stands for `events`.
    """

    seq: int
    shared: bytes
    events: bytes
    own_events: dict[Seat, bytes] = {}
    mine: dict[Seat, bytes] = {}
    offers: dict[Seat, bytes] = {}
    happened: list[Event] = []
    """The events themselves, where what may be told of them changes as the game goes on."""

    def told(self, viewer: Viewer, offer: bytes | None = None) -> bytes:
        """The message for a viewer; `offer` in place of that which came with the row."""
        if viewer is None:
            return b'%b,"events":%b}' % (self.shared, self.events)
        parts = [self.shared, b',"events":', self.own_events.get(viewer, self.events)]
        if viewer in self.mine:
            parts += (b',"mine":', self.mine[viewer])
        parts.append(self.offers.get(viewer, b"") if offer is None else offer)
        parts.append(b"}")
        return b"".join(parts)

    @property
    def size(self) -> int:
        parts = (*self.own_events.values(), *self.mine.values())
        return len(self.shared) + len(self.events) + sum(map(len, parts))


def batch(
    game: Game[Any, Any] | None,
    old: Position,
    new: Position,
    row: dict[str, Any],
    events: list[Event],
    table: dict[str, Any],
) -> Batch:
    """The batch that leads from one position to the next.

    `row`: its kind, seat and time; `table`: the fields of the table that changed.
    """
    patch = [] if new.public is old.public else diff(old.public, new.public)
    head = {"t": "batch", "seq": new.seq, **row, "patch": patch}
    if table:
        head["table"] = table
    made = Batch(new.seq, encode(head)[:-1], encode(tell_all(game, new.state, events, None)))
    if tells_alike(game):
        told_more = {seat for event in events for seat in event.private}
    else:
        told_more = set(range(len(new.privates)))
        made.happened = events
    for seat, private in enumerate(new.privates):
        if seat in told_more:
            made.own_events[seat] = encode(tell_all(game, new.state, events, seat))
        before = old.privates[seat] if seat < len(old.privates) else None
        if private is not before and private != before:
            made.mine[seat] = encode(diff(before, private))
    for seat in old.offers.keys() | new.offers.keys():
        change = offer_change(old.offers.get(seat), new.offers.get(seat))
        if change:
            made.offers[seat] = change
    return made


def offer_change(old: Offer | None, new: Offer | None) -> bytes:
    """What a page must be told of its legal moves: nothing, the stamp alone, or both."""
    if new is None:
        return b',"moves":[]'
    if old is None or old.moves != new.moves:
        return b',"moves":%b,"stamp":"%b"' % (new.moves, new.stamp.encode())
    if old.stamp != new.stamp:
        return b',"stamp":"%b"' % new.stamp.encode()
    return b""


class Recent:
    """The newest batches of a table, without their legal moves: of these only the last ones count."""

    def __init__(self) -> None:
        self._kept: deque[Batch] = deque()
        self._bytes = 0

    def add(self, batch: Batch) -> None:
        batch.offers = {}
        self._kept.append(batch)
        self._bytes += batch.size
        while len(self._kept) > MOST_BATCHES or self._bytes > MOST_BYTES:
            self._bytes -= self._kept.popleft().size

    def since(self, seq: int, seat: Viewer, game: Game[Any, Any] | None, now: Position) -> list[bytes] | None:
        """The batches after row `seq`, the last one with the seat's moves as they are now.

        None where they are not all here, and where one tells of what may not be told any more.
        """
        if seq == now.seq:
            return []
        missed = [batch for batch in self._kept if batch.seq > seq]
        if seq > now.seq or len(missed) != now.seq - seq:
            return None
        if not all(_still(batch, seat, game, now) for batch in missed):
            return None
        told = [batch.told(seat, b"") for batch in missed[:-1]]
        offer = b"" if seat is None else offer_change(None, now.offers.get(seat))
        return [*told, missed[-1].told(seat, offer)]


def _still(batch: Batch, seat: Viewer, game: Game[Any, Any] | None, now: Position) -> bool:
    """Whether the batch's events would be told the same now."""
    if not batch.happened:
        return True
    then = batch.events if seat is None else batch.own_events.get(seat, batch.events)
    return then == encode(tell_all(game, now.state, batch.happened, seat))
