"""What a host sees from a terminal: tables, show, stats. All of it is read beside the running server."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

import typer

from server.cli.hosting import PANEL, in_house, with_store
from server.cli.mending import TableId

if TYPE_CHECKING:
    from server.tables import House
    from server.tables.overview import TableDetails, TableSummary
    from server.tables.setup import Phase

WIDEST = 28
"""Signs of a title, or of whose turn it is, in a list."""

AsJson = Annotated[bool, typer.Option("--json", help="As JSON, for other programs.")]


def add_to(cli: typer.Typer) -> None:
    for command in (tables, show, stats):
        cli.command(rich_help_panel=PANEL)(command)


def tables(
    search: Annotated[
        str, typer.Argument(help="A part of a title or of a player's name, or a table's id.")
    ] = "",
    game: Annotated[str | None, typer.Option(help="Only of this game.")] = None,
    phase: Annotated[
        str | None, typer.Option(help="Only in this phase: setup, running, over or closed.")
    ] = None,
    limit: Annotated[int, typer.Option(help="So many at most.", min=1, max=1000)] = 50,
    as_json: AsJson = False,
) -> None:
    """List the tables, what was touched last first.

    With game, title, phase, rows, size, when it was touched and whose turn it is. Nothing hidden is shown.
    """
    from server.tables.overview import Wanted, list_tables

    wanted = Wanted(search=search, game=game, phase=_phase(phase), most=limit)

    count, found = with_store(lambda store: store.read(partial(list_tables, wanted=wanted)))
    if as_json:
        _print_json(found)
        return
    head = ("id", "game", "title", "phase", "rows", "size", "touched", "turn")
    lines = [
        (one.id, one.game, one.title, one.phase, str(one.rows), size(one.size), when(one.at), turn(one))
        for one in found
    ]
    print_columns([head, *lines], right=(4, 5))
    if count > len(found):
        typer.echo(f"{len(found)} of {count}: --limit shows more.")


def show(
    table: TableId,
    rows: Annotated[int, typer.Option(help="So many of the newest rows.", min=0, max=200)] = 20,
    as_json: AsJson = False,
) -> None:
    """Show one table: its seats, how it stands, its newest rows, and whether its history is damaged.

    Of the rows it tells no more than anybody who looks on may know.
    """
    from server.tables.overview import details

    async def work(house: House) -> TableDetails:
        return await details(await house.table(table), rows)

    found = in_house(work)
    if as_json:
        _print_json(found)
        return
    for name, value in _facts(found):
        typer.echo(f"{name:<9} {value}")
    typer.echo()
    print_columns([("seat", "name", "played by"), *(_seat_line(found, i) for i in range(len(found.seats)))])
    typer.echo()
    names = [seat.name for seat in found.seats]
    lines = [
        (
            str(row.seq),
            when(row.at),
            row.kind,
            "" if row.seat is None else names[row.seat],
            " ".join(row.events),
        )
        for row in found.newest
    ]
    print_columns([("row", "written", "kind", "by", "events"), *lines], right=(0,))


def stats(as_json: AsJson = False) -> None:
    """Show how much there is: tables by game and phase, rows, people, and what takes the room on the disk."""
    from server.tables.overview import measure

    found = with_store(lambda store: store.read(measure))
    if as_json:
        _print_json(found)
        return
    phases: tuple[Phase, ...] = ("setup", "running", "over", "closed")
    lines = [
        (game, *(str(one.phases.get(phase, 0)) for phase in phases), str(one.rows), size(one.size))
        for game, one in found.games.items()
    ]
    print_columns([("game", *phases, "rows", "size"), *lines], right=range(1, 7))
    typer.echo()
    typer.echo(f"database  {size(found.database)} on disk")
    for name in ("journal", "snapshots", "chat"):
        typer.echo(f"{name:<9} {size(getattr(found, name))}")
    typer.echo(f"browsers  {found.browsers}")


# ── In words ─────────────────────────────────────────────────────────────────────────────────────


def size(count: int) -> str:
    """Bytes in a unit that leaves few digits, such as 4.2 MB."""
    value = float(count)
    for unit in ("B", "kB", "MB"):
        if value < 1000:
            return f"{value:.0f} {unit}" if unit == "B" else f"{value:.1f} {unit}"
        value /= 1000
    return f"{value:.1f} GB"


def when(at: int) -> str:
    """A time of the database in the machine's own time zone."""
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def turn(one: TableSummary) -> str:
    return ", ".join(one.names[seat] for seat in one.turn)


def print_columns(lines: Sequence[Sequence[str]], right: Sequence[int] = ()) -> None:
    """Lines of words below each other; the columns `right` stand at their right edge."""
    cut = [
        [word if len(word) <= WIDEST else word[: WIDEST - 1] + "…" for word in line[:-1]] for line in lines
    ]
    widths = [max(len(line[i]) for line in cut) for i in range(len(lines[0]) - 1)]
    for line, short in zip(lines, cut, strict=True):
        words = [
            word.rjust(width) if i in right else word.ljust(width)
            for i, (word, width) in enumerate(zip(short, widths, strict=True))
        ]
        last = line[-1]
        typer.echo("  ".join([*words, last]).rstrip())


def _facts(found: TableDetails) -> list[tuple[str, str]]:
    one = found.summary
    facts = [
        ("table", one.id),
        ("game", f"{one.game}, rules {found.rules_version} ({found.standing}), {_data(found)}"),
        ("title", one.title or "–"),
        ("options", " ".join(f"{name}={value}" for name, value in found.options.items()) or "–"),
        ("phase", one.phase),
        ("turn", turn(one) or "–"),
        ("rows", f"{one.rows}, {size(one.size)}"),
        ("laid", when(found.created)),
        ("touched", when(one.at)),
    ]
    if found.broken:
        back = "none of its rows can be" if found.good is None else f"the last good row is {found.good}"
        facts.append(("damaged", f"it can only be looked at; {back}"))
    return facts


def _data(found: TableDetails) -> str:
    return f"{'own ' if found.own_data else ''}data {found.data_hash[:12]}"


def _seat_line(found: TableDetails, i: int) -> tuple[str, str, str]:
    seat = found.seats[i]
    if seat.kind == "open":
        return str(i), "–", "nobody"
    bot = f"bot ({seat.level})" if seat.level else "a person"
    return str(i), seat.name, f"{bot}, resigned" if seat.resigned else bot


def _phase(word: str | None) -> Phase | None:
    match word:
        case None | "setup" | "running" | "over" | "closed":
            return word
    raise typer.BadParameter("setup, running, over or closed", param_hint="--phase")


def _print_json(value: Any) -> None:
    import msgspec

    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")
