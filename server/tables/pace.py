"""Pace: how much time people have, and the clocks that follow from the journal's rows alone.

The rule. A clock runs while the game waits for its seat and a person plays there; where the game waits for
several at once, each has its own. Bots have none.

- relaxed: so much time for each turn. It begins anew with every turn and with every move that one makes.
- live: a bank for the whole game. Whoever ends a turn by a move gets `more` back.
- Moves taken back give no time back. Time goes on while the server is down, for rows do not tell of it. Only
  what lies between a damaged row and the undo that mends the table counts for nobody.
- When the time is over nothing happens by itself, and a move still counts; the others may vote: calling.py.
- A vote to wait, or the way back to a seat whose time was over, gives a fresh portion: the time of a turn, or
  a quarter of the bank.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from server.rules.game import Event, Seat


class Pace(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """`seconds` for each turn (relaxed), or as a bank for the game with `more` after each turn (live)."""

    kind: Literal["relaxed", "live"]
    seconds: Annotated[int, Meta(ge=1, le=90 * 24 * 3600)]
    more: Annotated[int, Meta(ge=0, le=3600)] = 0

    @property
    def full(self) -> int:
        """What one begins with, ms."""
        return self.seconds * 1000

    @property
    def portion(self) -> int:
        """What a vote to wait gives, ms."""
        return self.full if self.kind == "relaxed" else self.full // 4


class Clock(msgspec.Struct, array_like=True, frozen=True):
    """`left`: ms at the time `since`, from which on it runs; None: it stands. `bot`: one sits in."""

    left: int
    since: int | None = None
    bot: bool = False

    def left_at(self, now: int) -> int:
        """Below zero once the time is over."""
        return self.left if self.since is None else self.left - max(0, now - self.since)


Clocks = dict[Seat, Clock]


class Happening(msgspec.Struct, frozen=True):
    """What clocks need of a row. `waiting`: for whom the game waits after it.

    `counts`: whether the time before it counts. `move`: it is one of the game. `events`: the table's own.
    """

    at: int
    seat: Seat | None
    waiting: Collection[Seat]
    counts: bool
    move: bool
    events: Collection[Event]


def ticked(clocks: Clocks, pace: Pace, row: Happening) -> Clocks:
    """The clocks after a row."""
    return {seat: _ticked(seat, clock, pace, row) for seat, clock in clocks.items()}


def _ticked(seat: Seat, clock: Clock, pace: Pace, row: Happening) -> Clock:
    waited = seat in row.waiting
    left = max(0, clock.left_at(row.at) if row.counts else clock.left)
    moved = row.move and row.seat == seat
    if pace.kind == "relaxed":
        left = pace.full if moved or (waited and clock.since is None) else left
    elif moved and clock.since is not None and not waited:
        left += pace.more * 1000
    bot = clock.bot
    for event in row.events:
        if event.data.get("seat") != seat:
            continue
        match event.kind:
            case "bot_sat_in" | "resigned":
                bot = True
            case "seat_returned":
                bot, left = False, left or pace.portion
            case "time_given":
                left = pace.portion
    return Clock(left, row.at if waited and not bot else None, bot)


def late(clocks: Clocks, now: int) -> set[Seat]:
    """The seats whose time is over while the game waits for them."""
    return {seat for seat, clock in clocks.items() if clock.since is not None and clock.left_at(now) <= 0}


def next_over(clocks: Iterable[Clock], now: int) -> int | None:
    """How long until the next time is over, ms; None where no clock runs that is not over."""
    coming = [left for clock in clocks if clock.since is not None and (left := clock.left_at(now)) > 0]
    return min(coming, default=None)
