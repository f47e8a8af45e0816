"""What a host does at a table from a terminal: close, rollback, grant-bot.

Each is one row of the journal, or none, written beside the running server: see server/tables/hosting.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from server.cli.hosting import PANEL, in_house

if TYPE_CHECKING:
    from server.tables import House

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id, as `kalmar tables` shows it.")]


def add_to(cli: typer.Typer) -> None:
    for name, command in (("close", close), ("rollback", rollback), ("grant-bot", grant_bot)):
        cli.command(name, rich_help_panel=PANEL)(command)


def close(table: TableId) -> None:
    """End a table as it stands, while the server runs.

    A game keeps its points so far where its rules can tell them; a table that has not begun just goes. The
    others at the table see who did it.
    """
    from server.tables import hosting

    async def work(house: House) -> int | None:
        return await hosting.close(await house.settled(table))

    _say("closed", in_house(work))


def rollback(
    table: TableId,
    to: Annotated[
        int | None,
        typer.Option(
            metavar="SEQ",
            help="The row to return to, as `kalmar show` lists them; without it the last good one of a "
            "damaged table.",
        ),
    ] = None,
) -> None:
    """Take a game back to a row, while the server runs.

    Nothing is deleted: the return is a row itself, and what nobody knows is dealt anew. A table whose
    history is damaged goes on from there.
    """
    from server.tables import hosting

    async def work(house: House) -> int:
        return await hosting.roll_back(await house.settled(table), to)

    _say("taken back", in_house(work))


def grant_bot(
    table: TableId,
    seat: Annotated[int, typer.Argument(help="The seat's number, as `kalmar show` lists them.")],
    level: Annotated[
        str | None, typer.Option(help="The bot's level; without it the best the game has.")
    ] = None,
) -> None:
    """Let a bot play on for somebody who is away, while the server runs.

    They may take their seat back at any time.
    """
    from server.tables import hosting

    async def work(house: House) -> int:
        return await hosting.grant_bot(await house.settled(table), seat, level)

    _say("a bot sits in", in_house(work))


def _say(done: str, seq: int | None) -> None:
    typer.echo(f"Done: {done}." if seq is None else f"Done: {done}, by row {seq}.")
