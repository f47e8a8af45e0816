"""The commands of whoever builds on it: playouts, cases, bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from server.cli.hosting import fail

PANEL = "Building"

OWN_CASES = Path(__file__).resolve().parents[2] / "tests" / "rules" / "cases"

Game = Annotated[str, typer.Argument(help="The game's id, such as expedition.")]

Seed = Annotated[int, typer.Option(help="Game number i is that of seed + i, the same every time.")]
Seats = Annotated[int | None, typer.Option(help="Seat count; without it they take turns.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="A variant, as name=value; repeatable. Others take turns."),
]


def add_to(cli: typer.Typer) -> None:
    for command in (playouts, cases, bots):
        cli.command(rich_help_panel=PANEL)(command)


def playouts(
    game: Game,
    games: Annotated[int, typer.Option(help="How many.", min=1)] = 100,
    seed: Seed = 1,
    seats: Seats = None,
    option: Options = None,
    fast: Annotated[bool, typer.Option("--fast", help="Check nothing: measure the rules.")] = False,
) -> None:
    """Play random legal games and hold every property, and the search for leaks, against each move.

    Ends at the first exception, broken property, leak, dead end or endless game: with code 1, and the
    record of that game. The last line tells games and moves a second.
    """
    from server.playouts import run
    from server.rules.registry import UnknownGame

    try:
        code = run(game, games, seed, seats, _options(option or []), fast, sys.stdout)
    except (UnknownGame, ValueError) as error:
        fail(str(error))
    raise typer.Exit(code)


def cases(
    game: Game,
    file: Annotated[
        Path | None, typer.Argument(help="A file in the form of the game's cases; without it these.")
    ] = None,
) -> None:
    """Run a file of acceptance cases; prints each failure, and last `N passed, M failed`.

    A key or command that is not known, or a case that checks nothing, counts as failed.
    """
    from server.cases import run_file
    from server.rules.registry import UnknownGame

    try:
        report = run_file(game, file or OWN_CASES / f"{game}.json")
    except (UnknownGame, OSError, ValueError) as error:
        fail(str(error))
    for line in report.lines():
        typer.echo(line)
    raise typer.Exit(0 if report.ok else 1)


def bots(
    game: Game,
    levels: Annotated[
        list[str], typer.Argument(help="Their levels, such as plain shrewd; they change seats.")
    ],
    games: Annotated[int, typer.Option(help="How many.", min=1)] = 100,
    seed: Seed = 1,
    seats: Seats = None,
    option: Options = None,
) -> None:
    """Let bots play each other; tells how often each level wins, by how much, and how long it thinks.

    Ends with code 1 where a bot failed to move.
    """
    from server.bots.contest import contest
    from server.bots.levels import UnknownLevel
    from server.rules.registry import UnknownGame

    try:
        code = contest(game, games, levels, seats, _options(option or []), seed, sys.stdout)
    except (UnknownGame, UnknownLevel, ValueError) as error:
        fail(str(error))
    raise typer.Exit(code)


def _options(words: list[str]) -> dict[str, str]:
    """`name=value` words as a mapping. Raises ValueError for any other."""
    pairs = [word.partition("=") for word in words]
    wrong = [name + sign + value for name, sign, value in pairs if not (name and sign and value)]
    if wrong:
        raise ValueError(f"--option is given as name=value, not {wrong[0]}")
    return {name: value for name, _, value in pairs}
