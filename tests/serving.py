"""Fixtures: a server over real sockets, on a database of its own."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from server.settings import Settings
from server.store.migrate import migrate
from tests.balancer import balanced
from tests.client import serving

SETUPS = ("one worker", "two workers")
"""Those of docs/hosting.md: one on SQLite, or two on PostgreSQL with Redis between them, at one address."""


@asynccontextmanager
async def served(settings: Settings) -> AsyncIterator[str]:
    """As many workers as the settings are for; their address."""
    async with AsyncExitStack() as stack:
        if not settings.redis_url:
            yield await stack.enter_async_context(serving(settings))
            return
        urls = [await stack.enter_async_context(serving(settings)) for _ in range(2)]
        yield await stack.enter_async_context(balanced(urls))


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


@pytest.fixture(params=SETUPS)
def any_setup(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    """The settings of one set-up and then of the other, their database ready."""
    if request.param == "one worker":
        return request.getfixturevalue("database")  # type: ignore[no-any-return]
    database_url = request.getfixturevalue("postgres_database")
    redis_url = request.getfixturevalue("redis_database")
    migrate(database_url)
    return settings.model_copy(update={"database_url": database_url, "redis_url": redis_url})


@pytest.fixture
async def any_url(any_setup: Settings) -> AsyncIterator[str]:
    """The address of a server in one set-up and then in the other."""
    async with served(any_setup) as address:
        yield address


@pytest.fixture
async def url(database: Settings) -> AsyncIterator[str]:
    """The address of a server with these settings."""
    async with serving(database) as address:
        yield address
