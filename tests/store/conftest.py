"""A store of each kind with three game tables in it."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection

from server.store import Row, Store, schema
from tests.store.databases import empty_url, sqlite_url, url

__all__ = ["empty_url", "sqlite_url", "url"]

TABLES = ("a", "b", "c")


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An open store in which the tables a, b and c stand."""
    opened = Store(url)
    await opened.open()
    await opened.write(add_tables)
    yield opened
    await opened.close()


def add_tables(connection: Connection) -> None:
    connection.execute(schema.components.insert(), {"hash": "data", "game": "game", "body": "{}"})
    for name in TABLES:
        values: dict[str, object] = {
            "id": name,
            "code": name,
            "game": "game",
            "title": "",
            "phase": "running",
            "options": {},
        }
        values |= {"watch": False, "host": 0, "secret": "", "rules_version": 1, "data_hash": "data"}
        values |= {"created": 0, "touched": 0, "edits": 0}
        connection.execute(schema.tables.insert(), values)


def make_row(table: str, seq: int, client_id: str | None = None, snapshot: str | None = None) -> Row:
    return Row(
        table_id=table,
        seq=seq,
        kind="move",
        seat=1,
        client_id=client_id or f"m{seq}",
        at=1_000 + seq,
        waiting=[0, 2],
        body=f'{{"row": {seq}}}',
        snapshot=snapshot,
    )
