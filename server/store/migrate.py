"""Bringing a database to the schema of this program, by the steps in migrations/versions."""

from __future__ import annotations

import asyncio
import functools
from pathlib import Path
from typing import Literal

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import create_async_engine

from server.store.databases import full_url, sqlite_engine

MIGRATIONS = Path(__file__).resolve().parents[2] / "migrations"

LOCK = 0x6B616C6D
"""The lock that holds off a second process that migrates the same PostgreSQL database."""


def migrate(url: str, revision: str = "head", way: Literal["up", "down"] = "up") -> None:
    """Bring the database to a revision; the newest if none is given. Makes a missing SQLite file.

    Not to be called inside a running event loop.
    """
    address = full_url(url)
    work = functools.partial(_run, revision=revision, way=way)
    if address.get_backend_name() == "sqlite":
        _in_sqlite(address, work)
    else:
        asyncio.run(_in_postgres(address, work))


def current(connection: Connection) -> str | None:
    """The revision that a database has; None before the first migration."""
    return MigrationContext.configure(connection).get_current_revision()


@functools.cache
def head() -> str | None:
    """The revision that this program needs."""
    return ScriptDirectory.from_config(config()).get_current_head()


def knows(revision: str) -> bool:
    """Whether it is one of this program's."""
    return revision in {step.revision for step in ScriptDirectory.from_config(config()).walk_revisions()}


def config() -> Config:
    """Alembic's configuration, without a file of its own."""
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return settings


def _run(connection: Connection, revision: str, way: Literal["up", "down"]) -> None:
    settings = config()
    settings.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    {"up": command.upgrade, "down": command.downgrade}[way](settings, revision)


def _in_sqlite(url: URL, work: functools.partial[None]) -> None:
    Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
    engine = sqlite_engine(url)
    try:
        with engine.begin() as connection:
            work(connection)
    finally:
        engine.dispose()


async def _in_postgres(url: URL, work: functools.partial[None]) -> None:
    engine = create_async_engine(url, hide_parameters=True)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(work)
    finally:
        await engine.dispose()
