"""From the first release's database to this one: games of every kind, as that release left them, go on."""

from __future__ import annotations

import asyncio
import json
import lzma
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Connection, MetaData, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from server.bots.arena import Dice
from server.bots.plain import any_move
from server.rules import registry
from server.store import Store, schema
from server.store.journal import rows_between
from server.store.migrate import head, migrate
from server.tables import House, Refusal, Table, shelf
from server.tables.dryrun import dry_run
from server.tables.history import read_history
from server.tables.position import state_of
from tests.cli.conftest import running
from tests.client import Person, Tab
from tests.tables.party import command
from tests.upgrade.make import digest

FOLDER = Path(__file__).parent

RELEASE = "first"
"""The release whose database it is: its schema is that of the first migration."""

ABOUT: dict[str, Any] = json.loads((FOLDER / f"{RELEASE}.json").read_text())

IN_PLAY = ("running", "choosing", "vote", "undone", "bots")
ENDED = ("finished", "closed")

LONGEST = 2_000
"""More moves than any game takes."""

Left = dict[str, Any]
"""A table that the release left behind, as RELEASE.json tells of it."""


def left(*kinds: str) -> list[Left]:
    return [table for table in ABOUT["tables"] if table["kind"] in kinds]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The release's SQLite file, in a data folder of its own."""
    path = tmp_path / "data" / "kalmar.db"
    path.parent.mkdir()
    path.write_bytes(lzma.decompress((FOLDER / f"{RELEASE}.db.xz").read_bytes()))
    return path


@pytest.fixture
def upgraded(path: Path) -> str:
    """The address of that database, brought up to date."""
    migrate(f"sqlite:///{path}")
    return f"sqlite:///{path}"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[tuple[House, Store]]:
    """A house on a database, in which everybody is there."""
    store = Store(url)
    await store.open()
    house = House(store)
    house.presence = lambda table_id: range(len(ABOUT["names"]))
    try:
        yield house, store
    finally:
        await house.close()
        await store.close()


async def shown(table: Table) -> dict[str, str]:
    """What everybody sees of a table, as RELEASE.json keeps it."""
    viewers = [*range(len(table.setup.seats)), None]
    return {str(viewer): digest(await table.view(viewer)) for viewer in viewers}


async def move(table: Table, dice: Dice) -> None:
    """Somebody for whom the game waits makes any move."""
    game, state, seat = table.rules(), table.position.state, table.position.waiting[0]
    chosen = any_move(game, state, seat, game.moves(state, seat), dice)
    assert chosen is not None
    holder, client_id = table.setup.seats[seat], f"up-{table.seq}"
    if holder.played_by_bot:
        await table.bot_move(seat, table.seq, chosen, failed=False)
    else:
        await table.move(holder.browser, seat, client_id, table.position.offers[seat].stamp, chosen)


async def play(table: Table, moves: int) -> None:
    """So many moves, or as many as there are to the end."""
    dice = Dice(7, "after the upgrade")
    for _ in range(moves):
        if table.setup.phase == "running":
            await move(table, dice)


async def act(table: Table, seat: int, act: dict[str, Any]) -> None:
    await table.act(table.setup.seats[seat].browser, seat, f"up-{seat}-{table.seq}", command(act))


async def agree(table: Table) -> None:
    """All others say yes to what is being asked."""
    asked = table.position.course.vote
    assert asked is not None
    for seat in range(len(table.setup.seats)):
        if seat not in asked.yes:
            await act(table, seat, {"do": "vote", "yes": True})


# ── The database ─────────────────────────────────────────────────────────────────────────────────


def contents(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of the tables that the first release had, with its columns."""
    with closing(sqlite3.connect(path)) as connection:
        return {
            name: sorted(connection.execute(f"SELECT {', '.join(columns)} FROM {name}").fetchall(), key=repr)
            for name, columns in FIRST_COLUMNS.items()
        }


FIRST_COLUMNS = {
    "browsers": ("id", "token_hash", "name", "lang", "created"),
    "components": ("hash", "game", "body"),
    "tables": (
        "id",
        "code",
        "game",
        "title",
        "phase",
        "options",
        "secret",
        "rules_version",
        "data_hash",
        "edits",
    ),
    "seats": ("table_id", "seat", "kind", "name", "browser", "level", "entropy"),
    "journal": ("table_id", "seq", "kind", "seat", "client_id", "at", "waiting", "body"),
    "snapshots": ("table_id", "seq", "body"),
    "chat": ("id", "table_id", "seat", "name", "text", "at"),
}


def revision(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        found: str = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    return found


def test_nothing_is_lost_on_the_way_up_or_down(path: Path) -> None:
    before = contents(path)
    assert revision(path) == "0001"
    migrate(f"sqlite:///{path}")
    assert revision(path) == head()
    assert contents(path) == before
    migrate(f"sqlite:///{path}", "0001", "down")
    assert contents(path) == before


# ── The tables ───────────────────────────────────────────────────────────────────────────────────


async def test_every_table_shows_everybody_what_it_showed(upgraded: str) -> None:
    async with opened(upgraded) as (house, _):
        for told in ABOUT["tables"]:
            table = await house.table(told["id"])
            assert await shown(table) == told["views"], told
            for seq, then in told["earlier"].items():
                assert digest(await table.view_at(int(seq), None)) == then, (told, seq)


@pytest.fixture
def on_postgresql(path: Path, postgres_database: str) -> str:
    """The address of a PostgreSQL database with the same rows, brought up to date."""
    migrate(postgres_database, "0001")
    asyncio.run(copy(path, postgres_database))
    migrate(postgres_database)
    return postgres_database


async def test_they_show_the_same_on_postgresql(on_postgresql: str) -> None:
    async with opened(on_postgresql) as (house, _):
        for told in ABOUT["tables"]:
            assert await shown(await house.table(told["id"])) == told["views"], told
        table = await house.table(left("running")[0]["id"])
        await move(table, Dice(1, "postgresql"))


async def copy(path: Path, url: str) -> None:
    """All rows of a SQLite file, into the same empty tables of a PostgreSQL database."""
    engine = create_engine(f"sqlite:///{path}")
    found = MetaData()
    found.reflect(engine)
    with engine.connect() as connection:
        rows = {
            table.name: [dict(row) for row in connection.execute(table.select()).mappings()]
            for table in found.sorted_tables
            if table.name != "alembic_version"
        }
    engine.dispose()

    def fill(connection: Connection) -> None:
        there = MetaData()
        there.reflect(connection)
        for table in there.sorted_tables:
            flags = [column.name for column in table.columns if isinstance(column.type, Boolean)]
            values = [row | {flag: bool(row[flag]) for flag in flags} for row in rows.get(table.name, ())]
            if values:
                connection.execute(table.insert(), values)

    target = create_async_engine(url)
    try:
        async with target.begin() as line:
            await line.run_sync(fill)
    finally:
        await target.dispose()


@pytest.mark.parametrize("game", registry.GAMES)
async def test_every_running_game_goes_on_and_comes_to_its_end(upgraded: str, game: str) -> None:
    async with opened(upgraded) as (house, _):
        for told in left(*IN_PLAY):
            if told["game"] != game:
                continue
            table = await house.table(told["id"])
            if told["kind"] == "vote":
                await agree(table)
            await play(table, LONGEST if told["kind"] == "vote" else 4)
            assert table.seq >= told["seq"] + 4, told
            if told["kind"] == "vote":
                assert (table.setup.phase, table.setup.result is None) == ("over", False)


@pytest.mark.parametrize("game", registry.GAMES)
async def test_what_was_being_set_up_begins(upgraded: str, game: str) -> None:
    async with opened(upgraded) as (house, _):
        told = next(told for told in left("set-up") if told["game"] == game)
        table = await house.table(told["id"])
        third = await house.browser(ABOUT["tokens"][2])
        assert third is not None
        await house.join(third, table.setup.code, ABOUT["names"][2], "c" * 64)
        await act(table, 0, {"do": "start"})
        await move(table, Dice(3, "begun"))
        assert table.seq == 1


@pytest.mark.parametrize("game", registry.GAMES)
async def test_todays_rules_lead_to_every_game_of_then_or_those_of_then_are_kept(
    upgraded: str, game: str
) -> None:
    """A change of the rules that this test finds is made as docs/adding-a-game.md says."""
    store = Store(upgraded)
    await store.open()
    try:
        for told in left(*IN_PLAY, *ENDED):
            if told["game"] != game:
                continue
            setup = await store.read(partial(shelf.load_setup, table_id=told["id"]))
            assert setup is not None
            components = await store.read(partial(shelf.components_of, data_hash=setup.data_hash))
            rows = await store.read(partial(rows_between, table_id=told["id"], first=0))
            rules = registry.load(game, components)
            verdict = dry_run(rules, rows)
            kept = (game, setup.rules_version) in registry.KEPT
            raised = rules.info.rules_version > setup.rules_version
            assert verdict.fits or (raised and kept), (told, verdict)
    finally:
        await store.close()


async def test_a_damaged_game_is_looked_at_and_taken_back_and_the_others_play(upgraded: str) -> None:
    """Of one game, here Vikings, row 6 of every journal is spoilt."""
    game, spoilt = "vikings", 6

    def spoil(connection: Connection) -> int:
        ids = [told["id"] for told in left(*IN_PLAY) if told["game"] == game]
        journal = schema.journal
        which = journal.c.table_id.in_(ids) & (journal.c.seq == spoilt)
        return connection.execute(journal.update().where(which).values(body="{")).rowcount

    async with opened(upgraded) as (house, store):
        await store.write(spoil)
        for told in left(*IN_PLAY):
            table = await house.table(told["id"])
            if told["game"] == game and told["seq"] >= spoilt:
                await look_at_and_take_back(house, table, spoilt - 1, told)
            else:
                assert await shown(table) == told["views"]
                await move(table, Dice(4, "beside a damaged one"))


async def look_at_and_take_back(house: House, table: Table, good: int, told: Left) -> None:
    assert table.info(None)["rules"]["standing"] == "unreadable"
    view = await table.view(0)
    assert (view["seq"], len(view["log"])) == (told["seq"], told["seq"] + 1)
    last = await table.view_at(good, None)
    assert view["game"]["public"] == last["game"]["public"]
    assert await table.record(None)
    with pytest.raises(Refusal, match="unreadable"):
        await move_of(table, 0)
    if told["kind"] == "vote":
        await act(table, 0, {"do": "withdraw"})
    if told["kind"] == "bots":  # nobody else has a say
        await act(table, 0, {"do": "call", "kind": "end"})
        assert table.setup.phase == "closed"
        assert await table.record(None)
        return
    await act(table, 0, {"do": "call", "kind": "undo", "target": target_before(table, good)})
    await agree(table)
    assert table.info(None)["rules"]["standing"] == "current"
    await move(table, Dice(5, "taken back"))


async def move_of(table: Table, seat: int) -> None:
    await table.move(table.setup.seats[seat].browser, seat, "m", "", {"cmd": "pass"})


def target_before(table: Table, good: int) -> int:
    """The newest row that can be returned to, of those before the damage."""
    places = [row.seq for row in table.position.course.standing[:-1]]
    return max(row for row in places if row < good)


# ── The server ───────────────────────────────────────────────────────────────────────────────────


async def test_a_server_is_started_with_it_and_people_play_on(path: Path) -> None:
    before = contents(path)
    environment = {"KALMAR_DATA_DIR": str(path.parent), "KALMAR_BOT_PAUSE": "0", "COLUMNS": "100"}
    async with running(environment) as (_, said):
        # the file as it was is kept beforehand, and opens with the release that made it
        backup = Path(re.findall(r"kept in (\S+)", said)[0])
        assert (revision(backup), contents(backup)) == ("0001", before)
        assert revision(path) == head()
        url = re.findall(r"http://[\d.:]+", said)[0]
        for told in left("running", "choosing", "vote", "undone"):
            await play_over_the_line(url, path, told)
        for told in left("bots"):
            await play_with_bots(url, path, told)
        for told in left(*ENDED):
            async with person(url, told, 0) as somebody:
                assert digest(await somebody.view(told["id"], 0)) == told["views"]["0"]
                at = await somebody.get(f"/api/tables/{told['id']}/at/0")
                assert digest(at) == told["earlier"]["0"]
    # the next start has nothing to do
    async with running(environment) as (_, said):
        assert "brought up to date" not in said
    assert len(list(path.parent.glob("backups/*.db"))) == 1


def person(url: str, told: Left, seat: int) -> Person:
    """Whoever has that seat, with the cookie they had."""
    number = told["people"][seat]
    somebody = Person(url, ABOUT["names"][number])
    somebody.http.cookies.set("kalmar", ABOUT["tokens"][number])
    return somebody


async def play_over_the_line(url: str, path: Path, told: Left) -> None:
    seat = waited_for(path, told)
    async with person(url, told, seat) as somebody:
        tab = await somebody.tab(told["id"], seat)
        assert digest(tab.view) == told["views"][str(seat)]
        assert (await tab.move(await a_move(path, told, seat)))["t"] == "ack"
        await tab.until(told["seq"] + 1)


async def play_with_bots(url: str, path: Path, told: Left) -> None:
    """The bot whose move it is has made it by itself, and then it is the only person's turn."""
    async with person(url, told, 0) as somebody:
        tab: Tab = await somebody.tab(told["id"], 0)
        await tab.until_view(lambda view: view["seq"] > told["seq"] and bool(view.get("moves")))


def waited_for(path: Path, told: Left) -> int:
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT waiting FROM journal WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
        waiting: list[int] = json.loads(connection.execute(query, [told["id"]]).fetchone()[0])
    return waiting[0]


async def a_move(path: Path, told: Left, seat: int) -> dict[str, Any]:
    """Any move of a seat, found as a bot would, beside the server."""
    store = Store(f"sqlite:///{path}")
    await store.open()
    try:
        history = await store.read(partial(read_history, table_id=told["id"]))
    finally:
        await store.close()
    game = registry.load(told["game"])
    state = state_of(game, history.plain)
    found = any_move(game, state, seat, game.moves(state, seat), Dice(6, "over the line"))
    assert found is not None
    return found
