"""The commands of `kalmar`: `python -m server …`, which the launcher `./kalmar` runs."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from server.settings import Settings

cli = typer.Typer(
    no_args_is_help=True, add_completion=False, help="Kalmár: board games for friends, on your own server."
)


@cli.callback()
def main() -> None:
    pass


@cli.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 0.0.0.0 for every network.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 takes a free one.")] = None,
    reload: Annotated[
        bool, typer.Option("--reload", help="Look for changed files of web/ at every page load.")
    ] = False,
) -> None:
    """Start the server."""
    from server.app import create_app
    from server.logs import set_up_logs
    from server.serve import listen, make_server

    flags: dict[str, Any] = {"host": host, "port": port, "reload": reload or None}
    settings = Settings(**{name: value for name, value in flags.items() if value is not None})
    set_up_logs(settings.log_level, settings.log_format)
    try:
        listener = listen(settings)
    except OSError as error:
        typer.echo(f"Kalmár cannot listen on {settings.host}:{settings.port}: {error.strerror}.", err=True)
        raise typer.Exit(1) from None
    address, taken = listener.getsockname()[:2]
    shown = f"[{address}]" if ":" in address else address
    typer.echo(f"Kalmár is open at {settings.public_url or f'http://{shown}:{taken}/'} (Ctrl+C closes it)")
    make_server(create_app(settings), settings).run(sockets=[listener])


if __name__ == "__main__":
    cli()
