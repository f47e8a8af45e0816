"""Fixtures: a database of each kind, empty and migrated. Folders that want them import them."""

from pathlib import Path

import pytest

from server.store.migrate import migrate


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without any table."""
    if request.param == "postgresql":
        url: str = request.getfixturevalue("postgres_database")
        return url
    return f"sqlite:///{tmp_path / 'kalmar.db'}"


@pytest.fixture
def url(empty_url: str) -> str:
    """The address of a migrated database."""
    migrate(empty_url)
    return empty_url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a migrated SQLite database."""
    address = f"sqlite:///{tmp_path / 'kalmar.db'}"
    migrate(address)
    return address
