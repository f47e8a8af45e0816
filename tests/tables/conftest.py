"""A house on a database of each kind."""

from collections.abc import AsyncIterator

import pytest

from server.rules import registry
from server.store import Store
from tests.store.databases import empty_url, sqlite_url, url
from tests.tables.party import Party

__all__ = ["empty_url", "sqlite_url", "url"]


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    """An open store on SQLite, for what does not depend on the database."""
    opened = Store(sqlite_url)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def party_type() -> type[Party]:
    """Which people; a file that wants others overrides it."""
    return Party


@pytest.fixture
async def party(store: Store, party_type: type[Party]) -> AsyncIterator[Party]:
    """People in a house on SQLite."""
    people = party_type(store)
    yield people
    await people.house.close()


@pytest.fixture
async def players(store: Store) -> AsyncIterator[Party]:
    """People in a house where the games of this server are played."""
    people = Party(store, registry=registry)
    yield people
    await people.house.close()


@pytest.fixture
async def everywhere(url: str, party_type: type[Party]) -> AsyncIterator[Party]:
    """People in a house on either database."""
    opened = Store(url)
    await opened.open()
    people = party_type(opened)
    yield people
    await people.house.close()
    await opened.close()
