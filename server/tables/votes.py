"""Votes: to take moves back, to give an empty chair to a bot, to wait for somebody whose time is over, to end
the game as it stands.

All people have to agree on an undo, for it concerns what each of them has seen; one no ends that vote. On the
others those have to agree who are here, and each may still think better of it: a no only means to wait. Where
the table has a pace, calling.py says more. Any move ends any vote.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from server.logs import get_logger
from server.rules.game import Event, Result, Seat
from server.tables import calling, face
from server.tables.chairs import played_by
from server.tables.course import Vote, VoteKind
from server.tables.playing import Step, vote_ended
from server.tables.refusal import Refusal
from server.tables.setup import Setup
from server.tables.undo import first_taken_back, last_undo, undo_by_consent

if TYPE_CHECKING:
    from server.tables.table import Table

log = get_logger(__name__)


async def call(table: Table, seat: Seat, kind: VoteKind, target: int | None) -> Step:
    """Call a vote, and say yes to it. Where nobody else has a say it passes at once."""
    table.must_be_open()
    _must_be_person(table, seat)
    if table.position.course.vote:
        raise Refusal("vote_open")
    vote = Vote(kind, seat, table.seq + 1, _checked_target(table, seat, kind, target), [seat], [], [])
    called = Event("vote_called", {"vote": kind, "by": seat, "target": vote.target})
    return await _settled(table, seat, vote, [called])


async def cast(table: Table, seat: Seat, yes: bool) -> Step:
    """Say yes or no; who said one before may change to the other."""
    table.must_be_open()
    vote = _open_vote(table)
    if seat not in voters(table, vote, seat):
        raise Refusal("not_a_voter")
    if seat in (vote.yes if yes else vote.no):
        raise Refusal("already_voted")
    vote = replace(
        vote,
        yes=sorted({*vote.yes, seat} if yes else {*vote.yes} - {seat}),
        no=sorted({*vote.no, seat} if not yes else {*vote.no} - {seat}),
    )
    return await _settled(table, seat, vote, [Event("vote_cast", {"seat": seat, "yes": yes})])


def withdraw(table: Table, seat: Seat) -> Step:
    """Take back a vote that one has called."""
    table.must_be_open()
    vote = _open_vote(table)
    if vote.by != seat:
        raise Refusal("not_a_voter")
    return Step("vote", seat, [vote_ended(vote, passed=False, reason="withdrawn")])


async def recount(table: Table) -> Step | None:
    """The row that ends the open vote, where it is decided now that somebody came or went."""
    vote = table.position.course.vote
    if vote is None or not _agreed(vote, voters(table, vote)):
        return None
    return await _settled(table, None, vote, [])


def voters(table: Table, vote: Vote, also: Seat | None = None) -> list[Seat]:
    """Whose word counts."""
    return calling.voters(table.setup, table.position.course, table.now(), vote, also)


async def _settled(table: Table, seat: Seat | None, vote: Vote, events: list[Event]) -> Step:
    """The row after somebody's word: the vote goes on, or it is decided."""
    vote = replace(vote, voters=voters(table, vote, seat))
    if vote.kind == "undo" and vote.no:
        return Step("vote", seat, [*events, vote_ended(vote, passed=False, reason="declined")])
    if not _agreed(vote, vote.voters):
        return Step("vote", seat, events, vote=vote)
    events = [*events, vote_ended(vote, passed=True, reason="agreed")]
    match vote:
        case Vote(kind="undo", target=int(target)):
            return await undo_by_consent(table, seat, vote.by, target, events)
        case Vote(kind="bot", target=int(target)):
            return _bot_sits_in(table, seat, target, events)
        case Vote(kind="wait", target=int(target)):
            return Step("vote", seat, [*events, Event("time_given", {"seat": target})])
        case _:
            return _closed(table, seat, vote.by, events)


def _agreed(vote: Vote, voters: list[Seat]) -> bool:
    return bool(voters) and set(voters) <= set(vote.yes)


def _bot_sits_in(table: Table, seat: Seat | None, target: Seat, events: list[Event]) -> Step:
    level = table.rules().info.bots[-1]
    events = [*events, Event("bot_sat_in", {"seat": target, "level": level})]
    return Step("seat", seat, events, change=played_by(target, level))


def _closed(table: Table, seat: Seat | None, by: Seat, events: list[Event]) -> Step:
    return Step("close", seat, [*events, Event("closed", {"by": by})], change=closing(table))


def closing(table: Table) -> Callable[[Setup], None]:
    """The change that ends a table as it stands."""
    standings = _standings(table)

    def change(setup: Setup) -> None:
        setup.phase = "closed"
        if standings is not None:
            setup.result = face.plain_result(setup, standings)

    return change


def _standings(table: Table) -> Result | None:
    """How the game stands, where that can be told: a table is closed also where its rules have a fault."""
    if table.broken or table.game is None:
        return None
    try:
        return table.game.standings(table.position.state)
    except Exception:
        log.exception("rules_failed", table=table.id, seq=table.seq)
        return None


def _open_vote(table: Table) -> Vote:
    if table.position.course.vote is None:
        raise Refusal("no_vote")
    return table.position.course.vote


def _must_be_person(table: Table, seat: Seat) -> None:
    if not table.setup.seats[seat].person:
        raise Refusal("not_a_voter")


def _checked_target(table: Table, seat: Seat, kind: VoteKind, target: int | None) -> int | None:
    if kind == "end":
        return None
    if kind == "undo":
        if target is None and (last := last_undo(table.position.course, table.good)):
            target = last["to"]
        first = first_taken_back(table.position.course, -1 if target is None else target)
        if table.good is not None and first.seq - 1 > table.good:
            raise Refusal("bad_target")
        return target
    table.rules()
    if target is None or not 0 <= target < len(table.setup.seats) or target == seat:
        raise Refusal("bad_target")
    if not table.setup.seats[target].person:
        raise Refusal("seat_is_bot")
    if code := calling.refused(table.position.course, table.now(), kind, target):
        raise Refusal(code)
    return target
