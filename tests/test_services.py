"""The servers that the tests start for themselves."""

import asyncio

import pytest
import redis
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from tests import services


async def test_each_test_has_an_empty_postgresql_database_of_its_own(postgres_database: str) -> None:
    engine = create_async_engine(postgres_database)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE note (words text)"))
        await connection.execute(text("INSERT INTO note VALUES ('Kalmár')"))
        words = await connection.execute(text("SELECT words FROM note"))
        assert words.scalar_one() == "Kalmár"
    await engine.dispose()


def test_the_database_of_a_test_is_dropped_after_it(postgres_url: str) -> None:
    with services.new_database(postgres_url) as url:
        name = make_url(url).database
        assert name in databases(postgres_url)
    assert name not in databases(postgres_url)


def databases(server: str) -> set[object]:
    rows = asyncio.run(services.execute(server, "SELECT datname FROM pg_database"))
    return {row["datname"] for row in rows}


def test_postgresql_comes_from_pypi_where_the_system_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "installed_postgres", lambda: None)
    with services.postgres() as url:
        assert "postgres" in databases(url)


def test_redis_is_emptied_before_a_test(redis_url: str, request: pytest.FixtureRequest) -> None:
    with redis.Redis.from_url(redis_url) as client:
        client.set("left over", "1")
        request.getfixturevalue("redis_database")
        assert client.keys() == []


def test_a_missing_redis_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name, path: None)
    with pytest.raises(services.UnavailableError, match="apt install redis-server"), services.redis():
        pytest.fail("nothing can have been started")
