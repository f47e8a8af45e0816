"""Workers that die and stores that fail while all five games are played: what was acknowledged stands, once.

./kalmar test tests/scale/test_kill.py               # a short form, as in every run
KALMAR_KILLS=100 ./kalmar test tests/scale/test_kill.py
"""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis
from sqlalchemy import Connection, make_url

from server.rules import registry
from server.store import Row, Store
from server.store.journal import rows_between
from server.store.migrate import migrate
from tests import services
from tests.amounts import amount
from tests.browser import house
from tests.browser.house import House, started
from tests.client import PATIENCE
from tests.scale.people import Club, Game, Player

Note = Callable[[str, object], None]
"""Notes a figure for the report of `./kalmar guarantees`."""

STARTING = house.PATIENCE
"""Seconds that a worker may take to be there again; with one worker nobody plays meanwhile."""

KILLS = amount("KILLS", 4, 100)

LIFTED: dict[str, Any] = {"KALMAR_LIMIT_VIEWS": "1000000/minute", "KALMAR_LIMIT_MESSAGES": "0"}
"""No limit to what one player may send."""


@pytest.fixture
def one(tmp_path: Path) -> Iterator[Sequence[House]]:
    """One worker on SQLite."""
    with started(House(tmp_path, **LIFTED)) as workers:
        yield workers


@pytest.fixture
def two(tmp_path: Path, postgres_database: str, redis_database: str) -> Iterator[Sequence[House]]:
    """Two workers on PostgreSQL, with Redis between them."""
    migrate(postgres_database)
    shared: dict[str, Any] = {"KALMAR_DATABASE_URL": postgres_database, "KALMAR_REDIS_URL": redis_database}
    with started(*(House(tmp_path, **LIFTED, **shared) for _ in range(2))) as workers:
        yield workers


HOWS = pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM], ids=["SIGKILL", "SIGTERM"])


@HOWS
async def test_nothing_acknowledged_is_lost_and_nothing_counts_twice(
    one: Sequence[House], tmp_path: Path, how: signal.Signals, record_property: Note
) -> None:
    moves = await nothing_is_lost(one, f"sqlite:///{tmp_path / 'kalmar.db'}", killing(one, how))
    record_property("kills", KILLS)
    record_property("moves acknowledged", moves)


@HOWS
async def test_two_workers_lose_nothing_and_count_nothing_twice(
    two: Sequence[House], postgres_database: str, how: signal.Signals, record_property: Note
) -> None:
    moves = await nothing_is_lost(two, postgres_database, killing(two, how))
    record_property("kills", KILLS)
    record_property("moves acknowledged", moves)


async def test_a_database_and_a_redis_that_fail_lose_nothing(
    two: Sequence[House], postgres_database: str, redis_database: str, record_property: Note
) -> None:
    moves = await nothing_is_lost(two, postgres_database, failing(postgres_database, redis_database))
    record_property("failures", KILLS)
    record_property("moves acknowledged", moves)


Trouble = Callable[[int], Awaitable[None]]
"""Makes one trouble and mends it; they are numbered."""


def killing(workers: Sequence[House], how: signal.Signals) -> Trouble:
    """The workers are ended by turns, and started again."""

    async def trouble(number: int) -> None:
        worker = workers[number % len(workers)]
        await asyncio.to_thread(worker.end, how)
        await asyncio.to_thread(worker.start)

    return trouble


def failing(postgres: str, redis: str) -> Trouble:
    """By turns: Redis says nothing, PostgreSQL cuts every line, Redis does, PostgreSQL takes none at all."""
    server, name = make_url(postgres).set(database="postgres"), make_url(postgres).database
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    admin = server.render_as_string(hide_password=False)

    async def trouble(number: int) -> None:
        async with Redis.from_url(redis) as line:
            match number % 4:
                case 0:
                    await line.client_pause(3000)
                case 1:
                    await services.execute(admin, cut)
                case 2:
                    await line.client_kill_filter(skipme=True)
                case _:
                    await services.execute(admin, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
                    await services.execute(admin, cut)
                    await asyncio.sleep(1)
                    await services.execute(admin, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")

    return trouble


async def nothing_is_lost(workers: Sequence[House], database: str, trouble: Trouble) -> int:
    """Answers how many moves were acknowledged."""
    # Given a table of each game at which people play one game after the other
    chance = random.Random(20261129)
    urls = [worker.url for worker in workers]
    clubs = [Club(game, urls, chance) for game in registry.GAMES]
    try:
        async with asyncio.TaskGroup() as evening:
            for club in clubs:
                evening.create_task(club.play())
            await progress(clubs)
            # When there is trouble at random moments of their play
            for number in range(KILLS):
                await somebody_sends(clubs)
                await asyncio.sleep(chance.uniform(0, 0.05))
                await trouble(number)
                await progress(clubs)
            for club in clubs:
                await club.stop()
        # Then every page comes back by itself and sees the same, and each acknowledged move stands, once
        for game in (game for club in clubs for game in club.games):
            await game.come_back()
            rows = await written(game, database)
            await game.until(len(rows) - 1)
            await all_see_the_same(game, workers)
            all_stands_once(game, rows)
    finally:
        for club in clubs:
            await club.close()
    return sum(club.acknowledged for club in clubs)


async def progress(clubs: Sequence[Club]) -> None:
    """Waits until at every table a move was acknowledged that was not before."""
    still = {club: club.acknowledged for club in clubs}
    try:
        async with asyncio.timeout(STARTING + PATIENCE):
            while still := {club: old for club, old in still.items() if club.acknowledged == old}:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
    except TimeoutError:
        pytest.fail("\n".join(str(player) for club in still for player in club.players))


async def somebody_sends(clubs: Sequence[Club]) -> None:
    """Waits until one of those who play sends a move."""
    players = [player for club in clubs for player in club.players]
    for player in players:
        player.sending.clear()
    waiting = [asyncio.create_task(player.sending.wait()) for player in players]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
    for task in waiting:
        task.cancel()


async def written(game: Game, database: str) -> list[Row]:
    """What the database holds of a game."""
    store = Store(database)
    await store.open()
    try:
        return await store.read(partial(journal, table=game.players[0].table))
    finally:
        await store.close()


def journal(connection: Connection, table: str) -> list[Row]:
    """A table's rows; on SQLite the file is looked through first."""
    if connection.dialect.name == "sqlite":
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    return rows_between(connection, table, 0)


async def all_see_the_same(game: Game, workers: Sequence[House]) -> None:
    """What each page has come to by batches is what every worker answers."""
    for player in game.players:
        assert player.tab is not None
        for person in player.people:
            fresh = await person.view(player.table, player.seat)
            assert fresh["seq"] == player.tab.seq
            assert fresh["game"] == player.tab.view["game"]
            logged = {entry["seq"]: outline(entry) for entry in fresh["log"]}
            shown = {entry["seq"]: outline(entry) for entry in player.shown if entry["seq"] in logged}
            assert shown == {seq: logged[seq] for seq in shown}


def outline(entry: dict[str, Any]) -> tuple[Any, ...]:
    """A line of the log without what may be told for a while only."""
    return entry["kind"], entry["seat"], entry["at"], [event["kind"] for event in entry["events"]]


def all_stands_once(game: Game, rows: Sequence[Row]) -> None:
    """The journal has every row once, and of each player's moves those that were acknowledged to them."""
    assert [row.seq for row in rows] == list(range(len(rows)))
    for player in game.players:
        assert played(rows, player) == player.acknowledged


def played(rows: Sequence[Row], player: Player) -> dict[str, int]:
    """A player's moves in the journal: their rows, by client id."""
    moves = [row for row in rows if row.kind == "move" and row.seat == player.seat]
    places = {row.client_id or "": row.seq for row in moves}
    assert len(places) == len(moves)
    return places
