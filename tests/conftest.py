"""What all tests share: the same examples on every run, nothing skipped in CI, databases to write into."""

import fcntl
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest
import redis

from tests import services

pytest_plugins = ["tests.no_skips"]

hypothesis.settings.register_profile("suite", derandomize=True, deadline=None, database=None)
hypothesis.settings.load_profile("suite")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test has the same name in however many processes they run: no address in memory is part of one."""
    for item in items:
        if " at 0x" in item.nodeid:
            raise pytest.UsageError(f"the name of {item.nodeid} is another in every process")


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL server, by the SQLAlchemy URL of a database on it: KALMAR_TEST_POSTGRES_URL or our own."""
    if given := os.environ.get("KALMAR_TEST_POSTGRES_URL"):
        yield given
        return
    try:
        with services.postgres() as url:
            yield url
    except services.UnavailableError as error:
        pytest.skip(str(error))


@pytest.fixture
def postgres_database(postgres_url: str) -> Iterator[str]:
    """A new and empty PostgreSQL database for one test, by its SQLAlchemy URL."""
    with services.new_database(postgres_url) as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """A Redis server, by its URL: KALMAR_TEST_REDIS_URL or our own."""
    if given := os.environ.get("KALMAR_TEST_REDIS_URL"):
        yield given
        return
    try:
        with services.redis() as url:
            yield url
    except services.UnavailableError as error:
        pytest.skip(str(error))


@pytest.fixture
def redis_database(redis_url: str) -> Iterator[str]:
    """The Redis database, emptied for one test, by its URL; no test of another process has it meanwhile."""
    with (Path(tempfile.gettempdir()) / "kalmar-test-redis.lock").open("w") as lock:
        if os.environ.get("KALMAR_TEST_REDIS_URL"):
            fcntl.flock(lock, fcntl.LOCK_EX)
        with redis.Redis.from_url(redis_url) as client:
            client.flushdb()
        yield redis_url
