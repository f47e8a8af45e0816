"""A desk on SQLite, and one on either database."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.store import Store
from tests.notices.desk import Desk
from tests.serving import empty_database
from tests.store.databases import empty_url, url

__all__ = ["empty_database", "empty_url", "url"]


async def _desk(address: str) -> AsyncIterator[Desk]:
    store = Store(address)
    await store.open()
    desk = Desk(store)
    yield desk
    await desk.notices.close()
    await desk.party.house.close()
    await store.close()


@pytest.fixture
async def desk(tmp_path: Path, empty_database: Path) -> AsyncIterator[Desk]:
    copy = shutil.copy(empty_database, tmp_path)
    async for one in _desk(f"sqlite:///{copy}"):
        yield one


@pytest.fixture
async def any_desk(url: str) -> AsyncIterator[Desk]:
    async for one in _desk(url):
        yield one
