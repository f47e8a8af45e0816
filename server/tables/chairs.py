"""People leave their chair to a bot and come back to it, or resign."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from server.rules.game import Event, Seat
from server.tables.playing import Step, vote_ended
from server.tables.refusal import Refusal
from server.tables.setup import Setup

if TYPE_CHECKING:
    from server.tables.table import Table


def sit_out(table: Table, seat: Seat, level: str) -> Step:
    """Let a bot play for oneself, until one returns."""
    table.must_be_running()
    if table.setup.seats[seat].played_by_bot:
        raise Refusal("seat_is_bot")
    if level not in table.rules().info.bots:
        raise Refusal("bad_option", option="level", value=level)

    events = [Event("bot_sat_in", {"seat": seat, "level": level})]
    return seat_row(table, seat, events, played_by(seat, level))


def return_to(table: Table, seat: Seat) -> Step:
    """Take one's seat back from the bot."""
    table.must_be_running()
    holder = table.setup.seats[seat]
    if not holder.played_by_bot:
        raise Refusal("seat_not_bot")
    if holder.resigned:
        raise Refusal("wrong_phase")

    return seat_row(table, seat, [Event("seat_returned", {"seat": seat})], played_by(seat, None))


def resign(table: Table, seat: Seat) -> Step:
    """Leave for good: a bot plays on, and the seat is not ranked."""
    table.must_be_running()
    if table.setup.seats[seat].resigned:
        raise Refusal("seat_is_bot")
    level = table.rules().info.bots[-1]

    def change(setup: Setup) -> None:
        setup.seats[seat].level = level
        setup.seats[seat].resigned = True

    step = seat_row(table, seat, [Event("resigned", {"seat": seat})], change)
    step.kind = "resign"
    return step


def played_by(seat: Seat, level: str | None) -> Callable[[Setup], None]:
    """The change by which a bot of that level plays at a seat, or (None) its person."""

    def change(setup: Setup) -> None:
        setup.seats[seat].level = level

    return change


def seat_row(table: Table, seat: Seat, events: list[Event], change: Callable[[Setup], None]) -> Step:
    """A vote that is open stays so, unless it is about this very chair."""
    vote = table.position.course.vote
    if vote and (vote.by == seat or (vote.kind in ("bot", "wait") and vote.target == seat)):
        events = [*events, vote_ended(vote, passed=False, reason="moved")]
        vote = None
    return Step("seat", seat, events, vote=vote, change=change)
