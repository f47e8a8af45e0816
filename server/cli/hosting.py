"""The commands of whoever runs a server: serve, migrate, backup, export, verify."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeVar

import typer
from pydantic import ValidationError

if TYPE_CHECKING:
    from server.settings import Settings
    from server.store import Store
    from server.tables import House

T = TypeVar("T")

PANEL = "Hosting"


def add_to(cli: typer.Typer) -> None:
    for command in (serve, migrate, backup, export, verify):
        cli.command(rich_help_panel=PANEL)(command)


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 0.0.0.0 for every network.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 takes a free one.")] = None,
    reload: Annotated[
        bool, typer.Option("--reload", help="Look for changed files of web/ at every page load.")
    ] = False,
) -> None:
    """Start the server.

    The database is brought up to date first; a SQLite file is copied beforehand. Ctrl+C, or SIGTERM,
    closes it: pages reconnect by themselves when it is back.
    """
    from server.app import create_app
    from server.logs import set_up_logs
    from server.memory import calm_collector
    from server.serve import allow_many_sockets, listen, make_server

    settings = load_settings(host=host, port=port, reload=reload or None)
    set_up_logs(settings.log_level, settings.log_format)
    allow_many_sockets()
    try:
        listener = listen(settings)
    except OSError as error:
        fail(f"cannot listen on {settings.host}:{settings.port}: {error.strerror}.")
    bring_up_to_date(settings)
    server = make_server(create_app(settings), settings)

    def opened() -> None:
        calm_collector()
        typer.echo(f"Kalmár is open at {_address(settings, listener)}  (Ctrl+C closes it)")

    server.on_open = opened
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn passes it on when all is closed
        server.run(sockets=[listener])


def _address(settings: Settings, listener: socket.socket) -> str:
    if settings.public_url:
        return f"{settings.public_url}/"
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def migrate() -> None:
    """Bring the database up to date; a SQLite file is copied beforehand.

    `serve` does it by itself: this is for a database that several servers share.
    """
    settings = load_settings()
    changed = bring_up_to_date(settings)
    typer.echo("The database is now up to date." if changed else "The database was up to date already.")


def backup(
    target: Annotated[
        Path | None,
        typer.Argument(help="The file to write; without it one named by the time, in data/backups."),
    ] = None,
) -> None:
    """Copy the SQLite database while the server goes on playing.

    The copy is whole and sound, or there is none.
    """
    from server.store.backup import NoBackup
    from server.store.backup import backup as copy

    settings = load_settings()
    path = target or settings.backups / f"kalmar-{_stamp()}.db"
    try:
        copy(settings.database, path)
    except NoBackup as reason:
        fail(f"no backup: {reason}")
    typer.echo(f"Copied to {path}")


def export(
    table: Annotated[str, typer.Argument(help="The table's id: what stands after /t/ in its address.")],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="The file to write; without it, the terminal.")
    ] = None,
) -> None:
    """Write the record of a table, as its page exports it.

    Of a game that is over it holds everything, the secret of its shuffle included; of one that still
    goes on no more than somebody who looks on may know.
    """

    async def read(house: House) -> bytes:
        return await (await house.table(table)).record(None)

    record = in_house(read)
    if output is None:
        sys.stdout.buffer.write(record)
    else:
        try:
            output.write_bytes(record)
        except OSError as error:
            fail(f"the record could not be written: {error}")
        typer.echo(f"Written to {output}")


def verify(
    file: Annotated[
        Path, typer.Argument(help="The record of a game that is over, as its page or `export` writes it.")
    ],
) -> None:
    """Check the shuffle of a game: that chance was sealed before it, and drawn as it was sealed.

    Recomputes every draw from the secret that was shown at the end. Runs no rules, needs no database.
    """
    from server.tables import verify as check

    try:
        verdict = check(file.read_bytes())
    except OSError as error:
        fail(f"cannot read {file}: {error.strerror}.")
    if not verdict.ok:
        fail(f"no: {verdict.problem}.")
    typer.echo(f"Yes: {verdict.draws} draws in {verdict.rows} rows, all as they were sealed before the game.")


REFUSALS = {
    "bad_option": "there is no {option} {value!r}",
    "checking": "the table is just being held against newer rules: try again in a moment",
    "bad_target": "there is no such seat or row, or that row has been taken back",
    "game_over": "the game is over: its secret lies open, and nothing can be changed any more",
    "no_such_table": "there is no such table",
    "seat_is_bot": "a bot plays on that seat already",
    "table_closed": "the table is closed",
    "unreadable": "this version cannot read the table there",
    "wrong_phase": "the game has not begun",
}
"""What a table says no to, in words for a terminal."""


def in_house(work: Callable[[House], Awaitable[T]]) -> T:
    """Do something with the tables, as a process of its own beside the server; says plainly why it cannot.

    No bot thinks in this house, and whatever it writes the server takes in within seconds.
    """

    async def at_home(store: Store) -> T:
        from server.tables import House

        house = House(store)
        try:
            return await work(house)
        finally:
            await house.close()

    return with_store(at_home)


def with_store(work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the database while the server runs; says plainly why it cannot."""
    from sqlalchemy.exc import SQLAlchemyError

    from server.logs import terminal_logs
    from server.store import Store, StoreNotReady
    from server.tables import Refusal

    settings = load_settings()

    async def run() -> T:
        store = Store(settings.database)
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    try:
        if _schema_of(settings.database) is None:
            fail("there is no database yet: `kalmar serve` makes it.")
        with terminal_logs():
            return asyncio.run(run())
    except StoreNotReady as reason:
        fail(f"{reason}.")
    except (OSError, ValueError, SQLAlchemyError) as error:
        fail(f"the database cannot be used: {error}")
    except Refusal as refusal:
        fail(REFUSALS.get(refusal.code, refusal.code).format(**refusal.params) + ".")


def load_settings(**flags: Any) -> Settings:
    """The settings, with the flags that were given; says plainly which one is wrong."""
    from server.settings import Settings

    try:
        return Settings(**{name: value for name, value in flags.items() if value is not None})
    except ValidationError as error:
        fail("a setting is wrong: " + "; ".join(_wrong(fault, Settings) for fault in error.errors()))
    except (OSError, UnicodeError) as error:
        fail(f"the file .env cannot be read: {error}")


def _wrong(fault: Mapping[str, Any], settings: type[Settings]) -> str:
    """What is wrong with a setting; of one that is a secret without its value."""
    name = str(fault["loc"][0])
    told = f"={fault['input']}" if settings.model_fields[name].repr else ""
    return f"KALMAR_{name.upper()}{told}: {fault['msg']}"


def fail(reason: str) -> NoReturn:
    typer.echo(f"Kalmár: {reason}", err=True)
    raise typer.Exit(1)


def bring_up_to_date(settings: Settings) -> bool:
    """Migrate the database where it has an older schema, or none; whether it had."""
    from sqlalchemy.exc import SQLAlchemyError

    from server.store import migrate as schema
    from server.store.backup import NoBackup
    from server.store.backup import backup as copy

    try:
        before = _schema_of(settings.database)
        if before == schema.head():
            return False
        if before is not None and not schema.knows(before):
            fail(
                f"the database has schema {before}, which this version does not know: it is of a newer "
                "Kalmár. Go on with that one, or put back the copy that was made before the upgrade."
            )
        if before is not None and settings.database.startswith("sqlite:"):
            path = settings.backups / f"kalmar-before-{schema.head()}-{_stamp()}.db"
            copy(settings.database, path)
            typer.echo(f"The database is brought up to date; as it was, it is kept in {path}")
        schema.migrate(settings.database)
    except NoBackup as reason:
        fail(f"the database is not touched, for there is no backup: {reason}.")
    except (OSError, ValueError, SQLAlchemyError) as error:
        fail(f"the database cannot be used: {error}")
    return True


def _schema_of(url: str) -> str | None:
    """The revision of a database; None where it is empty or missing."""
    from server.store.databases import database, full_url
    from server.store.migrate import current

    address = full_url(url)
    if address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file():
        return None

    async def read() -> str | None:
        found = database(url)
        try:
            return await found.read(current)
        finally:
            await found.close()

    return asyncio.run(read())


def _stamp() -> str:
    return datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
