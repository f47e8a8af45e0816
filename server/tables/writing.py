"""Rows worked out before they are written, and the transactions that write them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from server.logs import get_logger
from server.rules.diff import diff
from server.rules.game import Event, Game
from server.store import FenceLost, Row
from server.store.journal import insert_free_rows
from server.tables import face, shelf
from server.tables.batches import Batch, batch
from server.tables.calling import Now
from server.tables.course import Body, encode
from server.tables.history import SNAPSHOT_EVERY, History, Snapshot, whole
from server.tables.playing import Step
from server.tables.position import EMPTY, Position, ended, plain_of, position, same_game, state_of
from server.tables.refusal import Refusal
from server.tables.setup import Setup

if TYPE_CHECKING:
    from server.tables.table import Table

T = TypeVar("T")

Change = Callable[[Setup], None]

log = get_logger(__name__)


class Written(msgspec.Struct):
    """A row with all that it leads to. `shown`: the fields of the table's face that it changes.

    `change` is made to the table in the same transaction; `broken` tells whether the table is so afterwards.
    """

    row: Row
    position: Position
    batch: Batch
    shown: face.Face
    change: Change | None
    broken: bool


def work_out(table: Table, step: Step, client_id: str | None) -> Written:
    """The row of a step, and all that it leads to; nothing of the table changes."""
    old, seq = table.position, table.seq + 1
    healed, broken = table.broken and step.state is not None, table.broken and step.state is None
    body = Body(
        events=step.events,
        move=step.move,
        draws=step.draws,
        free=step.free,
        to=step.to,
        vote=step.vote,
        config=step.config,
        contributions=step.contributions,
        rules=table.rules().info.rules_version if step.config or healed else None,
    )
    change = (
        partial(_go_on, rules=table.rules().info.rules_version, also=step.change) if healed else step.change
    )
    setup = changed(table.setup, change)
    course = old.course.after(step.kind, seq, step.seat, body)
    people = [holder.person for holder in setup.seats]
    if step.config:
        body.pace = setup.pace
        body.people = [seat for seat, person in enumerate(people) if person and setup.pace]
    if step.state is None:
        new = same_game(table.game, old, seq, course, people)
    else:
        plain = plain_of(step.state, old)
        body.patch = whole(plain) if step.whole or seq == 0 else diff(old.plain, plain)
        new = position(table.game, seq, step.state, plain, course, people)
    if setup.phase == "closed":
        new = ended(new)
    elif new.result is not None:
        change = partial(_end_game, last=new, also=change)
        setup = changed(table.setup, change)
    now = table.now()
    new = replace(new, course=course.timed(step.kind, step.seat, body, now.at, new.waiting))
    row = Row(
        table_id=table.id,
        seq=seq,
        kind=step.kind,
        seat=step.seat,
        client_id=client_id,
        at=now.at,
        waiting=new.waiting,
        body=encode(body).decode(),
    )
    if seq and seq % SNAPSHOT_EVERY == 0 and new.state is not None and not broken:
        row.snapshot = encode(Snapshot(new.plain, new.course)).decode()
    return _written(table, row, new, step.events, setup, change, now._replace(broken=broken))


def follow(table: Table, row: Row) -> Written:
    """What a row leads to that another worker has written."""
    history = History(table.seq, table.position.plain, table.position.course, table.broken)
    events = history.follow(row)
    new, broken = opened(table.game, table.setup, history)
    now = table.now()._replace(broken=broken)
    return _written(table, row, new, events, table.setup, None, now)


def opened(game: Game[Any, Any] | None, setup: Setup, history: History) -> tuple[Position, bool]:
    """The position at which a table is, and whether it is broken: then it can only be looked at."""
    if history.seq < 0:
        return EMPTY, False
    people = [holder.person for holder in setup.seats]
    try:
        state = None if game is None else state_of(game, history.plain)
        found = position(game, history.seq, state, history.plain, history.course, people)
    except Exception:
        log.exception("table_unreadable", table=setup.id, seq=history.seq)
        found = position(None, history.seq, None, history.plain, history.course, people)
    broken = history.broken or found.state is None
    return (ended(found) if broken or setup.phase == "closed" else found), broken


def changed(setup: Setup, change: Change | None) -> Setup:
    """The setup with the change made to it, the given one left as it is."""
    if change is None:
        return setup
    copied = msgspec.convert(msgspec.to_builtins(setup), Setup)
    change(copied)
    return copied


def _written(
    table: Table,
    row: Row,
    new: Position,
    events: list[Event],
    setup: Setup,
    change: Change | None,
    now: Now,
) -> Written:
    standing = face.standing(table.standing, now.broken)
    shown = face.moving(setup, new, standing, now)
    if setup is not table.setup:
        shown |= face.still(setup, standing)
    shown = face.differing(shown, table.shown)
    about = {"kind": row.kind, "seat": row.seat, "at": row.at}
    made = batch(table.game, table.position, new, about, events, shown)
    return Written(row, new, made, shown, change, now.broken)


def _go_on(setup: Setup, rules: int, also: Change | None) -> None:
    """The table was taken back to where it can be played: by these rules from here on."""
    if also is not None:
        also(setup)
    setup.rules_version, setup.unfit = rules, None


def _end_game(setup: Setup, last: Position, also: Change | None) -> None:
    """The game is over: keep its result."""
    if also is not None:
        also(setup)
    setup.phase = "over"
    setup.result = face.plain_result(setup, last.result) if last.result else None


# ── Transactions ─────────────────────────────────────────────────────────────────────────────────


def row_and_change(connection: Connection, row: Row, change: Change) -> Setup:
    """Append a row and change its table with it. Raises FenceLost, and what `change` raises."""
    if not insert_free_rows(connection, [row]):
        raise FenceLost
    setup, _ = edit(connection, row.table_id, change, row.at)
    return setup


def edit(connection: Connection, table_id: str, change: Callable[[Setup], T], now: int) -> tuple[Setup, T]:
    """Change a table as the database has it. Raises Refusal, and what `change` raises."""
    setup = shelf.load_setup(connection, table_id, lock=True)
    if setup is None:
        raise Refusal("no_such_table")
    answer = change(setup)
    setup.edits += 1
    setup.touched = now
    shelf.save_setup(connection, setup)
    return setup, answer


def add_rematch(
    connection: Connection, table_id: str, laid: Setup, components: str, now: int
) -> tuple[Setup, str]:
    """Keep the table for a rematch, unless there is one; answers the old table and the new one's id."""

    def change(setup: Setup) -> str:
        if setup.rematch is None:
            shelf.add_setup(connection, laid, components)
            setup.rematch = laid.id
        return setup.rematch

    return edit(connection, table_id, change, now)
