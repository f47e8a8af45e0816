"""Fixtures: a server over real sockets, on a database of its own."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.settings import Settings
from server.store.migrate import migrate
from tests.client import serving


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Bots that do not pause, limits that no test reaches unless it means to, a SQLite file."""
    return Settings(
        data_dir=tmp_path,
        bot_pause=0,
        away_seconds=0.1,
        limit_tables="100000/minute",
        limit_joins="100000/minute",
        limit_recoveries="100000/minute",
        limit_chat="100000/minute",
        limit_moves="100000/minute",
        limit_acts="100000/minute",
        limit_views="100000/minute",
        limit_notices="100000/minute",
        limit_messages=0,
        limit_sockets=0,
    )


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with the schema and nothing in it, made once: migrating takes a while."""
    path = tmp_path_factory.mktemp("database") / "kalmar.db"
    migrate(f"sqlite:///{path}")
    return path


@pytest.fixture
def database(settings: Settings, empty_database: Path) -> Settings:
    """The settings, with their SQLite file ready."""
    shutil.copy(empty_database, settings.data_dir)
    return settings


@pytest.fixture(params=["sqlite", "postgres"])
def any_database(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    """The settings, on one database and then on the other, ready."""
    if request.param == "sqlite":
        return request.getfixturevalue("database")  # type: ignore[no-any-return]
    settings = settings.model_copy(update={"database_url": request.getfixturevalue("postgres_database")})
    migrate(settings.database)
    return settings


@pytest.fixture
async def url(database: Settings) -> AsyncIterator[str]:
    """The address of a server with these settings."""
    async with serving(database) as address:
        yield address
