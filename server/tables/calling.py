"""Which votes may be called now, and whose word decides them: the server's answer, the browser only shows it.

A bot for somebody, or the end of the game, may be asked for at any time where there is no pace. With a pace
nobody loses a seat while there is time left: only whose time is over, or at a live table who is away. Whose
time is over is not asked, and need not be waited for. Those decide who are here; but the end of a relaxed
table concerns everybody whose time is not over, for there nobody needs to be here.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from server.rules.game import Seat
from server.tables.course import Course, Vote, VoteKind
from server.tables.pace import late
from server.tables.setup import Setup


class Now(NamedTuple):
    """`at`: ms since 1970. `here`: the seats whose people are there. `broken`: the game cannot be played."""

    at: int
    here: Collection[Seat]
    broken: bool


def calls(setup: Setup, course: Course, now: Now) -> list[dict[str, Any]]:
    """`Call`s of docs/protocol.md: what may be asked for by whoever is not the target, or why not."""
    found: list[dict[str, Any]] = []
    kinds: tuple[VoteKind, ...] = ("wait", "bot") if course.pace else ("bot",)
    for seat in () if now.broken else people(setup):
        for kind in kinds:
            code = refused(course, now, kind, seat)
            found.append({"kind": kind, "target": seat} | ({"refused": {"code": code}} if code else {}))
    return [*found, {"kind": "end"}]


def refused(course: Course, now: Now, kind: VoteKind, target: Seat) -> str | None:
    """Why that cannot be asked for a person's seat; None: it can."""
    if course.pace is None:
        return "bad_target" if kind == "wait" else None
    if target in late_seats(course, now):
        return None
    away = course.pace.kind == "live" and target not in now.here
    return None if kind == "bot" and away else "time_left"


def voters(setup: Setup, course: Course, now: Now, vote: Vote, also: Seat | None = None) -> list[Seat]:
    """Whose word counts: people's, bots that sit in for somebody left out. `also` is here, it speaks."""
    everybody = set(people(setup))
    if vote.kind == "undo":
        return sorted(everybody)
    relaxed = course.pace is not None and course.pace.kind == "relaxed"
    asked = everybody if relaxed and vote.kind == "end" else {*now.here, also}
    return sorted(everybody & {*(asked - late_seats(course, now)), vote.by})


def late_seats(course: Course, now: Now) -> set[Seat]:
    """The seats whose time is over; none while the game cannot be played."""
    return set() if now.broken else late(course.clocks, now.at)


def people(setup: Setup) -> list[Seat]:
    return [seat for seat, holder in enumerate(setup.seats) if holder.person]
