"""The store: what is written is there for readers and after a restart; one that fails hinders no other."""

import asyncio
import sqlite3
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncTransaction

from server.store import FenceLost, Store, StoreNotReady, schema
from server.store.databases import OutcomeUnknown, full_url
from server.store.journal import last_seq, newest_rows, rows_between, seq_of_client, snapshots_before
from server.store.migrate import migrate
from tests.store.conftest import make_row


def count_rows(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(schema.journal)).scalar_one()


async def test_a_row_is_there_for_readers_once_it_is_acknowledged(store: Store) -> None:
    row = make_row("a", 0, snapshot='{"all": true}')
    await store.append(row)
    row.snapshot = None
    assert await store.read(lambda connection: rows_between(connection, "a", 0)) == [row]
    kept = await store.read(lambda connection: list(snapshots_before(connection, "a", 5)))
    assert kept == [(0, '{"all": true}')]


async def test_what_is_committed_outlives_the_store(url: str, store: Store) -> None:
    await asyncio.gather(*(store.append(make_row("a", seq)) for seq in range(50)))
    again = Store(url)
    await again.open()
    try:
        assert await again.read(lambda connection: last_seq(connection, "a")) == 49
    finally:
        await again.close()


async def test_of_many_rows_with_one_number_exactly_one_is_kept(store: Store) -> None:
    attempts = [store.append(make_row("a", 0, f"attempt{i}")) for i in range(20)]
    outcomes = await asyncio.gather(*attempts, return_exceptions=True)
    assert [outcome for outcome in outcomes if outcome is None] == [None]
    assert sum(isinstance(outcome, FenceLost) for outcome in outcomes) == 19
    assert await store.read(count_rows) == 1


async def test_a_client_id_comes_but_once_for_each_seat(store: Store) -> None:
    await store.append(make_row("a", 0, "same"))
    with pytest.raises(FenceLost):
        await store.append(make_row("a", 1, "same"))
    await store.append(make_row("b", 0, "same"))
    other = make_row("a", 1, "same")
    other.seat = 2
    await store.append(other)
    assert await store.read(lambda connection: seq_of_client(connection, "a", 2, "same")) == 1
    assert await store.read(lambda connection: seq_of_client(connection, "a", 3, "same")) is None


async def test_a_lost_fence_hinders_no_other_row_of_its_transaction(store: Store) -> None:
    await store.append(make_row("b", 0))
    together = [store.append(make_row(name, 0, "again", snapshot="{}")) for name in ("a", "b", "c")]
    a, b, c = await asyncio.gather(*together, return_exceptions=True)
    assert a is None
    assert isinstance(b, FenceLost)
    assert c is None
    assert await store.read(lambda connection: list(snapshots_before(connection, "b", 9))) == []


async def test_a_row_that_breaks_the_schema_hinders_no_other(store: Store) -> None:
    together = [store.append(make_row(name, 0)) for name in ("a", "no such table", "c")]
    a, broken, c = await asyncio.gather(*together, return_exceptions=True)
    assert a is None
    assert isinstance(broken, Exception)
    assert not isinstance(broken, FenceLost)
    assert c is None


async def test_a_job_that_raises_leaves_no_trace_and_hinders_no_other(store: Store) -> None:
    def fails(connection: Connection) -> None:
        connection.execute(schema.tables.update().values(title="half done"))
        raise ValueError("no")

    def works(connection: Connection) -> str:
        connection.execute(schema.tables.update().where(schema.tables.c.id == "b").values(title="done"))
        return "done"

    broken, done, row = await asyncio.gather(
        store.write(fails), store.write(works), store.append(make_row("a", 0)), return_exceptions=True
    )
    assert isinstance(broken, ValueError)
    assert done == "done"
    assert row is None
    titles = await store.read(
        lambda connection: connection.execute(select(schema.tables.c.title)).scalars().all()
    )
    assert sorted(titles) == ["", "", "done"]


async def test_an_error_of_the_database_tells_no_secret(store: Store) -> None:
    def twice(connection: Connection) -> None:
        row = connection.execute(select(schema.tables).where(schema.tables.c.id == "a")).mappings().one()
        connection.execute(schema.tables.insert(), {**row, "secret": "sealed"})

    with pytest.raises(IntegrityError) as broken:
        await store.write(twice)
    assert "sealed" not in str(broken.value)


async def test_what_waits_is_written_when_the_store_closes(url: str, store: Store) -> None:
    second = Store(url)
    await second.open()
    waiting = [asyncio.ensure_future(second.append(make_row("a", seq))) for seq in range(300)]
    await asyncio.sleep(0)
    await second.close()
    assert await asyncio.gather(*waiting) == [None] * 300
    assert await store.read(count_rows) == 300
    with pytest.raises(RuntimeError):
        await second.append(make_row("a", 300))


async def test_somebody_who_does_not_wait_for_the_answer_hinders_no_other(store: Store) -> None:
    gone = asyncio.ensure_future(store.append(make_row("a", 0)))
    await asyncio.sleep(0)
    gone.cancel()
    await store.append(make_row("b", 0))
    assert await store.read(count_rows) == 2


async def test_two_stores_on_one_database_share_out_the_numbers(url: str, store: Store) -> None:
    other = Store(url)
    await other.open()
    try:
        attempts = [
            each.append(make_row("a", seq, f"{k}-{seq}"))
            for seq in range(60)
            for k, each in enumerate((store, other))
        ]
        outcomes = await asyncio.gather(*attempts, return_exceptions=True)
    finally:
        await other.close()
    assert all(outcome is None or isinstance(outcome, FenceLost) for outcome in outcomes)
    for first, second in zip(outcomes[::2], outcomes[1::2], strict=True):
        assert [first, second].count(None) == 1


async def test_jobs_of_two_stores_that_wait_for_each_other_crosswise_are_all_carried_out(
    url: str, store: Store
) -> None:
    # Given two stores whose transactions change the same two tables, each beginning with another
    other = Store(url)
    await other.open()
    sleep = text("SELECT pg_sleep(0.5)") if url.startswith("postgresql") else text("SELECT 1")

    def title(connection: Connection, table: str, title: str) -> str:
        of_table = schema.tables.c.id == table
        connection.execute(schema.tables.update().where(of_table).values(title=title))
        connection.execute(sleep)
        return title

    # When both are under way
    jobs = [(store, "a", "1"), (store, "b", "1"), (other, "b", "2"), (other, "a", "2")]
    try:
        answers = await asyncio.gather(
            *(each.write(partial(title, table=name, title=said)) for each, name, said in jobs)
        )
    finally:
        await other.close()
    # Then all four are done, though the database had to break one transaction off
    assert answers == ["1", "1", "2", "2"]


@pytest.mark.parametrize("arrives", [True, False], ids=["commit arrives", "commit is lost"])
async def test_a_job_is_carried_out_once_where_the_line_breaks_at_the_commit(
    postgres_database: str, arrives: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given a line that breaks once when a transaction is committed, just before or just after
    await asyncio.to_thread(migrate, postgres_database)
    store = Store(postgres_database)
    commit, breaks = AsyncTransaction.commit, iter([True])

    async def breaking(transaction: AsyncTransaction) -> None:
        breaking_now = next(breaks, False)
        if arrives or not breaking_now:
            await commit(transaction)
        if breaking_now:
            raise ConnectionResetError

    monkeypatch.setattr(AsyncTransaction, "commit", breaking)
    # When something is written that must not be written twice
    done = []

    def add(connection: Connection) -> str:
        done.append(True)
        connection.execute(schema.components.insert(), {"hash": "data", "game": "game", "body": "{}"})
        return "added"

    # Then it is answered, and carried out again only where nothing came of the first time
    assert await store.write(add) == "added"
    assert len(done) == (1 if arrives else 2)
    await store.close()


async def test_a_job_whose_end_cannot_be_told_is_not_carried_out_again(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given a line that breaks when a transaction is committed, and a database that cannot be asked after it
    await asyncio.to_thread(migrate, postgres_database)
    monkeypatch.setattr("server.store.databases.ASKED_SECONDS", 3.0)
    monkeypatch.setattr("server.store.databases.ASK_AGAIN_SECONDS", 60.0)  # it is given up while it waits
    store = Store(postgres_database)
    done = []

    async def broken(*_: object) -> None:
        raise ConnectionResetError

    async def deaf(connection: AsyncConnection, query: object, *more: Any) -> Any:
        if "pg_xact_status" in str(query):
            raise ConnectionResetError
        return await scalar(connection, query, *more)  # type: ignore[call-overload]

    # When something is written
    scalar = AsyncConnection.scalar
    with monkeypatch.context() as line:
        line.setattr(AsyncTransaction, "commit", broken)
        line.setattr(AsyncConnection, "scalar", deaf)
        with pytest.raises(OutcomeUnknown):
            await store.write(lambda connection: done.append(True))
    # Then that is told, and the next is written as ever
    assert done == [True]
    assert await store.write(lambda connection: "next") == "next"
    await store.close()


async def test_pages_of_the_journal(store: Store) -> None:
    await asyncio.gather(
        *(store.append(make_row("a", seq)) for seq in range(10)), store.append(make_row("b", 0))
    )

    async def seqs(first: int, last: int | None = None, newest: int | None = None) -> list[int]:
        rows = await store.read(lambda connection: rows_between(connection, "a", first, last, newest))
        return [row.seq for row in rows]

    assert await seqs(7) == [7, 8, 9]
    assert await seqs(2, 4) == [2, 3, 4]
    assert await seqs(0, 8, newest=3) == [6, 7, 8]
    newest = await store.read(lambda connection: newest_rows(connection, ["a", "b", "c"]))
    assert {name: row.seq for name, row in newest.items()} == {"a": 9, "b": 0}


async def test_readers_cannot_write(store: Store) -> None:
    with pytest.raises(Exception, match=r"(?i)read.?only|readonly"):
        await store.read(lambda connection: connection.execute(text("DELETE FROM tables")).rowcount)


async def test_a_store_without_its_schema_says_what_to_do(empty_url: str) -> None:
    unmigrated = Store(empty_url)
    with pytest.raises(StoreNotReady, match="kalmar migrate"):
        await unmigrated.open()
    await unmigrated.close()


async def test_sqlite_commits_survive_a_power_cut(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    await store.open()

    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    full = 2
    assert await store.write(pragmas) == ["wal", full, 1, 20_000]
    assert (await store.read(pragmas))[0] == "wal"
    await store.close()


async def test_a_sqlite_writer_waits_for_another_process(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    await store.open()
    await store.write(lambda connection: None)
    outside = sqlite3.connect(full_url(sqlite_url).database or "", isolation_level=None)
    outside.execute("BEGIN IMMEDIATE")
    waiting = asyncio.ensure_future(store.write(lambda connection: "written"))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    outside.execute("COMMIT")
    outside.close()
    assert await waiting == "written"
    await store.close()


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///:memory:", "mysql://localhost/kalmar"])
def test_a_database_that_will_not_do_is_refused(address: str) -> None:
    with pytest.raises(ValueError):
        full_url(address)
