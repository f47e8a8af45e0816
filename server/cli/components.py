"""The commands about a host's own component data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from server.cli.hosting import PANEL, fail

MOST_WAYS = 12
"""So many set-ups are tried, of all numbers of seats and options that there are."""


def add_to(cli: typer.Typer) -> None:
    commands = typer.Typer(no_args_is_help=True, help="A host's own component data: cards, maps, prices.")
    commands.command()(check)
    cli.add_typer(commands, name="components", rich_help_panel=PANEL)


def check(
    game: Annotated[str, typer.Argument(help="The game's id, such as expedition.")],
    file: Annotated[Path, typer.Argument(help="A components.json for it.")],
    games: Annotated[
        int, typer.Option(help="Random games to be played with it to their end, if it has no fault.", min=0)
    ] = MOST_WAYS,
) -> None:
    """Check component data before they are put in: every fault is named, with its item.

    A file without faults is also played with. Ends with code 1 where something is wrong.
    """
    from server.library import read_components
    from server.rules import registry

    try:
        components, wrong = read_components(game, file)
    except registry.UnknownGame as error:
        fail(str(error))
    for fault in wrong:
        typer.echo(fault)
    if wrong:
        fail(f"{len(wrong)} {'fault' if len(wrong) == 1 else 'faults'} in {file}: it would not be used.")
    _play(game, components, games)
    known = registry.data_hash(components) == registry.data_hash(registry.components(game))
    typer.echo(
        f"{file} is fine: {'it says what came with the game' if known else 'it can be put in'}"
        f" (hash {registry.data_hash(components)[:8]})."
    )


def _play(game_id: str, components: Any, games: int) -> None:
    """Play random games in different set-ups; ends the command where one breaks or comes to no end."""
    from server.bots.arena import configs
    from server.playouts.many import one
    from server.rules import registry

    rules = registry.load(game_id, components)
    ways = configs(rules)
    for number in range(games):
        way = ways[number * max(1, len(ways) // games) % len(ways)]
        record = one(rules, way, seed=number)
        if record.broke is not None:
            fail(f"a game of {way.seats} seats, {way.options}, broke off: {record.broke['message']}")
    if games:
        typer.echo(f"{games} random games were played with it to their end.")
