"""Everything that a database holds."""

from __future__ import annotations

from sqlalchemy import Connection, select

from server.store import Store, schema


async def dump(database: str) -> list[str]:
    """All rows, a line each that begins with the name of their table, in an order of their own."""
    store = Store(database)
    await store.open()
    try:
        return await store.read(_lines)
    finally:
        await store.close()


def _lines(connection: Connection) -> list[str]:
    return sorted(
        f"{table.name}: {tuple(row)!r}"
        for table in schema.metadata.sorted_tables
        for row in connection.execute(select(table))
    )
