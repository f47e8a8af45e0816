"""Migrations: up, down and up again on both databases, and at the end the schema that the code has."""

import asyncio
from pathlib import Path
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from server.store import Store
from server.store.databases import database
from server.store.migrate import config, current, head, migrate
from server.store.schema import metadata

ROOT = Path(__file__).resolve().parents[2]


def look(url: str, look_at: Any) -> Any:
    async def connected() -> Any:
        opened = database(url)
        try:
            return await opened.read(look_at)
        finally:
            await opened.close()

    return asyncio.run(connected())


def names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


def test_every_step_goes_up_and_down_and_up_again(empty_url: str) -> None:
    assert look(empty_url, current) is None
    steps = [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()][::-1]
    for revision in steps:
        migrate(empty_url, revision)
        assert look(empty_url, current) == revision
    migrate(empty_url, "base", way="down")
    assert look(empty_url, names) == {"alembic_version"}
    migrate(empty_url)
    assert look(empty_url, current) == head() == steps[-1]


def test_a_migrated_database_has_the_schema_of_the_code(url: str) -> None:
    assert look(url, differences) == []
    assert look(url, names) == {*metadata.tables, "alembic_version"}


def test_migrating_what_is_migrated_changes_nothing(url: str) -> None:
    async def add_browser() -> None:
        store = Store(url)
        await store.open()
        values = {"id": "one", "token_hash": "hash", "name": "Anna", "lang": "hu", "created": 1}
        await store.write(
            lambda connection: connection.execute(metadata.tables["browsers"].insert(), values).rowcount
        )
        await store.close()

    asyncio.run(add_browser())
    migrate(url)
    rows = look(url, lambda connection: connection.execute(metadata.tables["browsers"].select()).all())
    assert [row.name for row in rows] == ["Anna"]


def test_the_alembic_command_finds_nothing_that_a_step_is_missing_for() -> None:
    command.check(Config(ROOT / "alembic.ini"))
