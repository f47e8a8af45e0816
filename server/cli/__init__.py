"""The commands of `kalmar`: for whoever runs a server, and for whoever builds on it.

Each command imports what it needs when it runs, so that `--help` is quick and `playouts` loads no web
server.
"""

import typer

from server.cli import building, components, hosting, mending, watching

cli = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Kalmár: board games for friends, on a server of your own. "
    "Settings come from the environment, as KALMAR_… (docs/hosting.md lists them).",
)
hosting.add_to(cli)
watching.add_to(cli)
mending.add_to(cli)
components.add_to(cli)
building.add_to(cli)
