"""What a table command comes to: a step that becomes a row, or a change of the table outside the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from server.rules.game import Seat
from server.tables import chairs, commands, playing, undo, votes
from server.tables import setup as setting
from server.tables.names import clean_title
from server.tables.playing import Step
from server.tables.refusal import Refusal
from server.tables.setup import Setup

if TYPE_CHECKING:
    from server.tables.table import Table


async def step(table: Table, seat: Seat, message: str, command: commands.Start | commands.GameAct) -> Step:
    """What becomes a row. Raises Refusal."""
    match command:
        case commands.Start():
            _must_be_set_up(table, table.setup)
            return playing.start(table, seat, message)
        case commands.Undo():
            return await undo.undo_freely(table, seat)
        case commands.Call(kind, target):
            return await votes.call(table, seat, kind, target)
        case commands.CastVote(yes):
            return await votes.cast(table, seat, yes)
        case commands.Withdraw():
            return votes.withdraw(table, seat)
        case commands.SitOut(level):
            return chairs.sit_out(table, seat, level)
        case commands.Return():
            return chairs.return_to(table, seat)
        case commands.Resign():
            return chairs.resign(table, seat)


def change(
    setup: Setup,
    table: Table,
    browser_id: str | None,
    seat: Seat,
    message: str,
    command: commands.Title | commands.Watch | commands.SetupAct,
) -> None:
    """What is no row, done to `setup`, the table as the database holds it; once, also where it is said again.

    Raises Refusal.
    """
    if message in setup.answered:
        return
    if seat not in setup.held_by(browser_id):
        raise Refusal("not_seated")
    match command:
        case commands.Title(title):
            setting.host_only(setup, seat)
            setup.title = clean_title(title)
        case commands.Watch(watch):
            setting.host_only(setup, seat)
            setup.watch = watch
        case _:
            _must_be_set_up(table, setup)
            setting.change(setup, table.rules().info, seat, command, table.tools.chance)
    setup.remember(message, None)


def _must_be_set_up(table: Table, setup: Setup) -> None:
    if setup.phase != "setup":
        table.must_be_open()
        raise Refusal("wrong_phase")
