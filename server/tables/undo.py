"""Taking back: within the rules a step is final, undo is the table's business and a row like any other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from server.rules.game import Event, Seat
from server.tables.course import Course, Standing
from server.tables.playing import Step, vote_ended
from server.tables.refusal import Refusal

if TYPE_CHECKING:
    from server.tables.table import Table


def last_undo(course: Course, good: int | None = None) -> dict[str, Any] | None:
    """The last row that can be taken back, by whom, and whether freely.

    `good`: the last row that the rules fit; then what came after it is taken back together.
    """
    standing = course.standing
    if good is not None:
        standing = standing[: sum(row.seq <= good + 1 for row in standing)]
    if len(standing) < 2:
        return None
    below, last = standing[-2:]
    return {"seq": last.seq, "seat": last.seat, "to": below.seq, "free": last.free and good is None}


async def undo_freely(table: Table, seat: Seat) -> Step:
    """Take back one's own last move, as long as it told nothing and nobody else has acted."""
    table.must_be_running()
    if table.setup.seats[seat].played_by_bot:
        raise Refusal("seat_is_bot")
    course = table.position.course
    if len(course.standing) < 2:
        raise Refusal("nothing_to_undo")
    below, last = course.standing[-2:]
    if last.seat != seat or not last.free:
        raise Refusal("undo_needs_vote")
    state = await table.state_after(last.seq - 1)
    events = [Event("undo_done", {"by": seat, "to": below.seq, "free": True, "dealt": False})]
    if course.vote:
        events.append(vote_ended(course.vote, passed=False, reason="moved"))
    return Step("undo", seat, events, state, to=below.seq, free=True)


async def undo_by_consent(
    table: Table, seat: Seat | None, by: Seat, target: int, events: list[Event]
) -> Step:
    """Return to row `target`, as all people agreed. What nobody knows there is dealt anew.

    The state is the one before the first move that is taken back: where row `target` itself had been
    returned to before, what was dealt anew then stays so.
    """
    table.rules()  # raises where there are none to deal by
    first = first_taken_back(table.position.course, target)
    return dealt_anew(table, seat, by, target, await table.state_after(first.seq - 1), events)


def dealt_anew(
    table: Table, seat: Seat | None, by: Seat | None, to: int, base: Any, events: list[Event]
) -> Step:
    """Return to row `to`, with `base` for the state there; what nobody knows is dealt anew."""
    rng = table.stream()
    state = table.rules().deal_anew(base, range(len(table.setup.seats)), rng)
    told = {"by": by, "to": to, "free": False, "dealt": bool(rng.draws)}
    events = [*events, Event("undo_done", told)]
    return Step("undo", seat, events, state, whole=table.broken, to=to, draws=rng.draws)


def first_taken_back(course: Course, target: int) -> Standing:
    """The move after row `target`. Raises Refusal where that row cannot be returned to."""
    if len(course.standing) < 2:
        raise Refusal("nothing_to_undo")
    places = [row.seq for row in course.standing[:-1]]
    if target not in places:
        raise Refusal("bad_target")
    return course.standing[places.index(target) + 1]
