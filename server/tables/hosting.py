"""What whoever runs this server may do at any table: end it, take it back to a row, give a chair to a bot.

Rows like all others, judged by the server's own right in place of a vote. They are no seat's, and in their
events `by` is null.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection

from server.logs import get_logger
from server.rules.game import Event, Seat
from server.store.journal import rows_between
from server.tables.chairs import played_by, seat_row
from server.tables.course import decode_body
from server.tables.history import History, read_history
from server.tables.playing import Step, vote_ended
from server.tables.position import position, state_of
from server.tables.refusal import Refusal
from server.tables.setup import Setup
from server.tables.undo import dealt_anew
from server.tables.votes import closing

if TYPE_CHECKING:
    from server.tables.table import Table

log = get_logger(__name__)


async def close(table: Table) -> int | None:
    """End a table as it stands; answers its row, None for one that had not begun. Raises Refusal."""
    if table.setup.phase == "setup":
        await table.edit(_shut)
        seq = None
    else:

        async def judge() -> Step:
            table.must_be_open()
            events = [*_vote_gone(table), Event("closed", {"by": None})]
            return Step("close", None, events, change=closing(table))

        seq = await table.hosted(judge)
    log.info("closed_by_host", table=table.id, seq=seq)
    return seq


async def roll_back(table: Table, to: int | None) -> int:
    """Return to row `to` (None: of a damaged table, to its last good one); answers the new row.

    Nothing is deleted: it is an undo, and what nobody knows is dealt anew. Raises Refusal, `bad_target` for a
    row that has itself been taken back.
    """
    seq = await table.hosted(partial(_rolled_back, table, to))
    log.info("rolled_back_by_host", table=table.id, seq=seq, to=to)
    return seq


async def grant_bot(table: Table, seat: Seat, level: str | None) -> int:
    """Let a bot sit in for somebody (None: the best there is), who may take the seat back. Raises Refusal."""

    async def judge() -> Step:
        return _bot_granted(table, seat, level)

    seq = await table.hosted(judge)
    log.info("bot_granted_by_host", table=table.id, seq=seq, seat=seat)
    return seq


async def last_good_row(table: Table) -> int | None:
    """The newest row after which these rules can read the game and show it; None where there is none."""
    seq = table.seq if table.good is None else table.good
    while seq >= 0 and table.game is not None:
        history = await table.tools.store.read(partial(read_history, table_id=table.id, upto=seq))
        if history.good >= 0 and _can_be_shown(table, history):
            return history.good
        seq = min(seq, history.good) - 1
    return None


# ── Judged ───────────────────────────────────────────────────────────────────────────────────────


def _shut(setup: Setup) -> None:
    if setup.phase != "setup":  # somebody started it just now
        raise Refusal("wrong_phase")
    setup.phase = "closed"


async def _rolled_back(table: Table, to: int | None) -> Step:
    table.must_be_open()
    table.rules()  # raises where there are none to deal by
    if to is None and table.broken:
        to = await last_good_row(table)
    if to is None or not 0 <= to < table.seq:
        raise Refusal("bad_target")
    return dealt_anew(table, None, None, to, await _state_at(table, to), _vote_gone(table))


async def _state_at(table: Table, to: int) -> Any:
    """The state that a row stands for; where it was returned to before, with what was dealt anew then."""
    returns = await table.tools.store.read(partial(_returns, table_id=table.id, after=to))
    if any(back < to for _, back in returns):
        raise Refusal("bad_target")
    for seq in (*(seq for seq, back in reversed(returns) if back == to), to):
        try:
            return await table.state_after(seq)
        except Refusal:
            continue  # damaged
    raise Refusal("unreadable")


def _returns(connection: Connection, table_id: str, after: int) -> list[tuple[int, int]]:
    """The undos after a row: the row of each, and the one it returned to."""
    found = []
    for row in rows_between(connection, table_id, after + 1):
        if row.kind == "undo":
            try:
                to = decode_body(row.body).to
            except msgspec.DecodeError:
                continue
            if to is not None:
                found.append((row.seq, to))
    return found


def _bot_granted(table: Table, seat: Seat, level: str | None) -> Step:
    table.must_be_running()
    levels = table.rules().info.bots
    if not 0 <= seat < len(table.setup.seats):
        raise Refusal("bad_target")
    if table.setup.seats[seat].played_by_bot:
        raise Refusal("seat_is_bot")
    granted = level or levels[-1]
    if granted not in levels:
        raise Refusal("bad_option", option="level", value=granted)
    events = [Event("bot_sat_in", {"seat": seat, "level": granted, "by": None})]
    step = seat_row(table, seat, events, played_by(seat, granted))
    step.seat = None
    return step


def _vote_gone(table: Table) -> list[Event]:
    vote = table.position.course.vote
    return [vote_ended(vote, passed=False, reason="moved")] if vote else []


def _can_be_shown(table: Table, history: History) -> bool:
    people = [holder.person for holder in table.setup.seats]
    try:
        state = state_of(table.rules(), history.plain)
        position(table.game, history.good, state, history.plain, history.course, people)
    except Exception:  # noqa: BLE001 (whatever the rules cannot do with it)
        return False
    return True
