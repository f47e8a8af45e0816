"""A server over real sockets, on a database of its own."""

from __future__ import annotations

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
        limit_views="100000/minute",
        limit_messages=0,
    )


@pytest.fixture
def database(settings: Settings) -> Settings:
    """The settings, with their database ready."""
    migrate(settings.database)
    return settings


@pytest.fixture(params=["sqlite", "postgres"])
def any_database(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    """The settings, on one database and then on the other, ready."""
    if request.param == "postgres":
        url = request.getfixturevalue("postgres_database")
        settings = settings.model_copy(update={"database_url": url})
    migrate(settings.database)
    return settings


@pytest.fixture
async def url(database: Settings) -> AsyncIterator[str]:
    """The address of a server with these settings."""
    async with serving(database) as address:
        yield address
