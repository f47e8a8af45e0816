"""tables, show, stats, close, rollback, grant-bot: typed beside a running server, which follows by itself."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from server.cli import cli
from server.settings import Settings
from server.store import Store
from server.store.schema import journal
from tests.cli.conftest import Type
from tests.client import Person, Tab, serving
from tests.serving import any_database, database, empty_database, settings

__all__ = ["any_database", "database", "empty_database", "settings"]


@pytest.fixture
def environment(any_database: Settings) -> dict[str, str]:
    """The commands' database is the server's, whichever of the two it is."""
    return {
        "KALMAR_DATA_DIR": str(any_database.data_dir),
        "KALMAR_DATABASE_URL": any_database.database_url,
        "COLUMNS": "100",
    }


@pytest.fixture
async def url(any_database: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    monkeypatch.setattr("server.tables.house.LOOK_SECONDS", 0.05)
    async with serving(any_database) as address:
        yield address


on_sqlite = pytest.mark.parametrize("any_database", ["sqlite"], indirect=True)
"""What does not depend on the database."""


class Terminal:
    """Types commands beside the server."""

    def __init__(self, kalmar: Type) -> None:
        self._kalmar = kalmar

    async def __call__(self, *words: Any) -> str:
        """What the command prints."""
        done = await asyncio.to_thread(self._kalmar, *words)
        assert done.exit_code == 0, done.output
        return done.output

    async def read(self, *words: Any) -> Any:
        """What it prints as JSON."""
        return json.loads(await self(*words, "--json"))

    async def refused(self, *words: Any) -> str:
        """Why it would not."""
        done = await asyncio.to_thread(self._kalmar, *words)
        assert done.exit_code == 1, done.output
        assert done.output.startswith("Kalmár: ")
        assert done.output.count("\n") == 1, done.output
        return done.output


@pytest.fixture
def terminal(kalmar: Type) -> Terminal:
    return Terminal(kalmar)


async def begun(anna: Person, bela: Person, **order: Any) -> list[Tab]:
    """A game of two that has just begun."""
    opened = await anna.open_table(seats=2, **order)
    await bela.join(opened["code"])
    tabs = [await anna.tab(opened["id"], 0), await bela.tab(opened["id"], 1)]
    assert (await tabs[0].act("start"))["t"] == "ack"
    for tab in tabs:
        await tab.until(0)
    return tabs


async def pages_agree(tabs: list[Tab]) -> None:
    for tab in tabs:
        fresh = await tab.person.view(tab.table, tab.seat)
        assert tab.view["game"] == fresh["game"]
        assert tab.view["table"]["phase"] == fresh["table"]["phase"]


async def test_the_server_follows_what_the_host_does(url: str, terminal: Terminal) -> None:
    async with Person(url) as anna, Person(url, "Béla") as bela:
        # Given a game that is on, with both its pages open
        tabs = await begun(anna, bela)
        first = tabs[0].view["table"]["waiting"][0]
        before = tabs[0].view["game"]["public"]
        # When the host puts a bot on the chair of whoever is to move
        said = await terminal("grant-bot", tabs[0].table, first, "--level", "plain")
        assert said == "Done: a bot sits in, by row 1.\n"
        # Then the pages are told who did it, and the bot plays
        for tab in tabs:
            heard = await tab.hear(lambda heard: heard["t"] == "batch" and heard["seq"] == 1)
            event = {"kind": "bot_sat_in", "seat": first, "level": "plain", "by": None}
            assert (heard["seat"], heard["events"]) == (None, [event])
            await tab.until(2)
        # When its person takes the chair back, and the game is taken back to its beginning
        await tabs[first].act("return")
        seq = tabs[first].seq
        await terminal("rollback", tabs[0].table, "--to", 0)
        for tab in tabs:
            back = await tab.hear(lambda heard: heard["t"] == "batch" and heard["kind"] == "undo")
            assert back["events"][-1] | {"dealt": None} == {
                "kind": "undo_done",
                "by": None,
                "to": 0,
                "free": False,
                "dealt": None,
            }
            assert back["seq"] > seq
        assert tabs[0].view["table"]["waiting"] == [first]
        assert tabs[0].view["game"]["public"].keys() == before.keys()
        await pages_agree(tabs)
        # When it is closed, everybody sees it, and nobody can move
        await terminal("close", tabs[0].table)
        for tab in tabs:
            shut = await tab.hear(lambda heard: heard["t"] == "batch" and heard["kind"] == "close")
            assert shut["events"] == [{"kind": "closed", "by": None}]
            assert tab.view["table"]["phase"] == "closed"
        await pages_agree(tabs)
        for words in (("close",), ("rollback", "--to", 0)):
            assert "the table is closed" in await terminal.refused(words[0], tabs[0].table, *words[1:])
        # And nothing is missing in the journal
        shown = await terminal.read("show", tabs[0].table, "--rows", 200)
        rows = [(row["seq"], row["kind"]) for row in shown["newest"]]
        assert [seq for seq, _ in rows] == list(range(shown["summary"]["rows"]))
        assert [kind for _, kind in rows if kind != "move"] == ["setup", "seat", "seat", "undo", "close"]


async def test_tables_are_found_and_told_without_what_is_hidden(url: str, terminal: Terminal) -> None:
    async with Person(url) as anna, Person(url, "Béla") as bela:
        tabs = await begun(anna, bela, title="Friday")
        laid = await anna.open_table(game="oltremare", seats=3, title="100% sea")

        both = await terminal.read("tables")
        assert [one["id"] for one in both] == [laid["id"], tabs[0].table]
        assert (both[0]["phase"], both[0]["rows"], both[0]["names"]) == ("setup", 0, ["Anna", "", ""])
        one = both[1]
        assert (one["game"], one["title"], one["phase"], one["rows"]) == (
            "expedition",
            "Friday",
            "running",
            1,
        )
        assert one["turn"] == tabs[0].view["table"]["waiting"]
        assert one["size"] > 1000
        for words, found in (
            (("--phase", "running"), [tabs[0].table]),
            (("--game", "oltremare"), [laid["id"]]),
            (("béla",), [tabs[0].table]),
            (("%",), [laid["id"]]),
            ((tabs[0].table,), [tabs[0].table]),
            (("nobody",), []),
            (("--limit", 1), [laid["id"]]),
        ):
            assert [one["id"] for one in await terminal.read("tables", *words)] == found, words
        listed = (await terminal("tables", "--limit", 1)).splitlines()
        assert listed[0].split() == ["id", "game", "title", "phase", "rows", "size", "touched", "turn"]
        assert listed[2] == "1 of 2: --limit shows more."

        shown = await terminal("show", tabs[0].table)
        assert re.search(r"^1 +Béla +a person$", shown, re.MULTILINE), shown
        assert re.search(r"^ *0 +\S+ \S+ +setup ", shown[shown.index("row ") :], re.MULTILINE), shown
        hidden = [card for tab in tabs for card in hand(tab)]
        secret = await anna.post(f"/api/tables/{tabs[0].table}/recovery", {"seat": 0})
        for said in (shown, json.dumps(await terminal.read("show", tabs[0].table)), json.dumps(both)):
            for word in (*hidden, secret["link"].split("#")[1], *laid["code"].split("\n")):
                assert word not in said

        stats = await terminal.read("stats")
        assert stats["games"]["expedition"]["phases"] == {"running": 1}
        assert stats["games"]["oltremare"] == {"phases": {"setup": 1}, "rows": 0, "size": 0}
        assert (stats["rows"], stats["browsers"]) == (1, 2)
        assert stats["journal"] == stats["games"]["expedition"]["size"] == one["size"]
        assert stats["database"] > stats["journal"]
        assert re.search(r"^expedition +0 +1 +0 +0 +1 ", await terminal("stats"), re.MULTILINE)


def hand(tab: Tab) -> list[str]:
    """What only this seat is shown."""
    cards: list[str] = tab.view["game"]["private"]["hand"]
    assert cards
    return cards


@on_sqlite
async def test_a_damaged_table_is_shown_and_goes_on_from_its_last_good_row(
    any_database: Settings, url: str, terminal: Terminal
) -> None:
    async with Person(url) as anna, Person(url, "Béla") as bela:
        tabs = await begun(anna, bela)
        await terminal("grant-bot", tabs[0].table, 0)
        await tabs[0].until(1)
        last = (await tabs[0].act("return"))["seq"]
    await damage(any_database, tabs[0].table, last)

    shown = await terminal("show", tabs[0].table)
    assert f"damaged   it can only be looked at; the last good row is {last - 1}" in shown
    assert "cannot read" in await terminal.refused("grant-bot", tabs[0].table, 0)
    assert f"by row {last + 1}" in await terminal("rollback", tabs[0].table)

    assert "damaged" not in await terminal("show", tabs[0].table)
    assert "no such seat or row" in await terminal.refused("rollback", tabs[0].table)


async def damage(settings: Settings, table: str, seq: int) -> None:
    """Something has written over a row."""
    chosen = (journal.c.table_id == table) & (journal.c.seq == seq)
    change = journal.update().where(chosen).values(body="not JSON")
    store = Store(settings.database)
    await store.write(lambda connection: connection.execute(change).rowcount)
    await store.close()


@on_sqlite
async def test_what_is_not_there_is_said_in_one_line(url: str, terminal: Terminal) -> None:
    async with Person(url) as anna:
        opened = await anna.open_table(seats=2, bots=["plain"])
        for words, said in (
            (("show", "nothing"), "there is no such table"),
            (("close", "nothing"), "there is no such table"),
            (("rollback", opened["id"], "--to", 0), "the game has not begun"),
            (("grant-bot", opened["id"], 0), "the game has not begun"),
        ):
            assert said in await terminal.refused(*words)
        tab = await anna.tab(opened["id"], 0)
        await tab.act("start")
        more: list[tuple[tuple[Any, ...], str]] = [
            (("grant-bot", opened["id"], 1), "a bot plays on that seat already"),
            (("grant-bot", opened["id"], 7), "no such seat or row"),
            (("grant-bot", opened["id"], 0, "--level", "genius"), "there is no level 'genius'"),
            (("rollback", opened["id"], "--to", 99), "no such seat or row"),
            (("rollback", opened["id"]), "no such seat or row"),
        ]
        for words, said in more:
            assert said in await terminal.refused(*words), words


@on_sqlite
async def test_a_table_that_has_not_begun_just_goes(url: str, terminal: Terminal) -> None:
    async with Person(url) as anna:
        opened = await anna.open_table(seats=2)
        tab = await anna.tab(opened["id"], 0)
        assert await terminal("close", opened["id"]) == "Done: closed.\n"
        told = await tab.hear(lambda heard: heard["t"] == "table" and heard["table"]["phase"] == "closed")
        assert "code" not in told["table"]


@pytest.mark.parametrize("words", [["tables"], ["stats"], ["show", "x"], ["close", "x"], ["export", "x"]])
def test_without_a_database_that_is_said(words: list[str], tmp_path: Path) -> None:
    environment = {"KALMAR_DATA_DIR": str(tmp_path / "elsewhere"), "KALMAR_DATABASE_URL": ""}
    done = CliRunner().invoke(cli, words, env=environment)
    assert done.exit_code == 1
    assert "there is no database yet" in done.output
