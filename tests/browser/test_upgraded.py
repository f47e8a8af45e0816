"""After an upgrade, and with a house's own data: what the pages say, and what can be done from them."""

from __future__ import annotations

import json
import lzma
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from server.rules import registry
from server.store.migrate import migrate
from tests.browser.conftest import Come
from tests.browser.house import ROOT, House
from tests.browser.player import PHONE, Player

RELEASE = ROOT / "tests" / "upgrade" / "first"
ABOUT: dict[str, Any] = json.loads(RELEASE.with_suffix(".json").read_text())

NOW = registry.info("expedition").rules_version
GOOD = 5
"""The last row that the newer rules lead to as well."""


def left(game: str, kind: str) -> dict[str, Any]:
    """A table that the first release left behind."""
    found: dict[str, Any] = next(
        table for table in ABOUT["tables"] if (table["game"], table["kind"]) == (game, kind)
    )
    return found


UNFIT, CHECKED, NEWER = left("expedition", "running"), left("vikings", "running"), left("expedition", "bots")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on the first release's database, with data of its own for Voyages.

    For a table of Expedition it is known that the rules do not fit it from some row on; another was played by
    rules that are yet to come; a table of Vikings is to be held against them.
    """
    data = tmp_path_factory.mktemp("data")
    path = data / "kalmar.db"
    path.write_bytes(lzma.decompress(RELEASE.with_suffix(".db.xz").read_bytes()))
    migrate(f"sqlite:///{path}")
    with closing(sqlite3.connect(path)) as connection, connection:
        judged = json.dumps({"version": NOW, "good": GOOD})
        change = "UPDATE tables SET rules_version = ?, unfit = ? WHERE id = ?"
        connection.execute(change, (NOW - 1, judged, UNFIT["id"]))
        connection.execute(change, (NOW - 1, None, CHECKED["id"]))
        connection.execute(change, (NOW + 1, None, NEWER["id"]))
    own(data / "games" / "voyages" / "components.json")
    house = House(data)
    house.start()
    yield house
    house.end()


def own(path: Path) -> None:
    """A file of one's own, with a dearer contract."""
    components = json.loads(json.dumps(registry.components("voyages")))
    components["contracts"][6]["reward"] = {"vp": 9}
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps(components))


def is_(player: Player, person: int) -> Player:
    """The player with the cookie that somebody had before the upgrade."""
    player.context.add_cookies([{"name": "kalmar", "value": ABOUT["tokens"][person], "url": player.url}])
    return player


def test_a_game_that_the_new_rules_do_not_fit_goes_back_to_where_they_do(come: Come) -> None:
    # Given two people at such a table, one with a phone
    anna = is_(come("Anna", "en", (1440, 900)), 0)
    bence = is_(come("Bence", "hu", PHONE, touch=True), 1)
    for player in (anna, bence):
        player.go(UNFIT["id"])
    # Then both are told what happened, and see the game
    expect(anna.page.locator("#bar")).to_contain_text("The new rules do not fit this game")
    expect(anna.page.locator("#bar")).to_contain_text(f"the last {UNFIT['seq'] - GOOD} entries of the log")
    expect(bence.page.locator("#bar")).to_contain_text("Az új szabályok nem illenek erre a játékra")
    for player in (anna, bence):
        assert player.page.locator("[data-figure]").count() > 0
        player.read()
    # When one asks to go back, and the other agrees
    anna.page.locator('[data-focus="hold-back"]').click()
    bence.page.locator('[data-focus="vote-yes"]').click()
    # Then it goes on, and somebody may move
    for player in (anna, bence):
        expect(player.page.locator("#bar")).not_to_contain_text("illenek")
        expect(player.page.locator("#bar")).not_to_contain_text("do not fit")
    anna.until(
        lambda: any(view.get("moves") for view in (anna.view(UNFIT["id"], 0), bence.view(UNFIT["id"], 1)))
    )
    assert anna.view(UNFIT["id"])["table"]["rules"]["standing"] == "current"
    for player in (anna, bence):
        assert not player.troubles


def test_a_game_that_fits_goes_on_by_itself(come: Come) -> None:
    anna = is_(come("Anna", "en", (1440, 900)), 0)
    anna.go(CHECKED["id"])
    anna.until(lambda: anna.view(CHECKED["id"])["table"]["rules"]["version"] == NOW)
    expect(anna.page.locator("#bar")).not_to_contain_text("is being checked")
    assert not anna.troubles


def test_a_game_of_newer_rules_says_that_it_cannot_be_read(come: Come) -> None:
    anna = is_(come("Anna", "hu", PHONE, touch=True), 0)
    anna.go(NEWER["id"])
    expect(anna.page.locator("#bar")).to_contain_text("Ez a játék nem olvasható végig")
    expect(anna.page.locator(".table__board .terra")).to_be_visible()
    anna.page.locator('[data-focus="talk"]').click()
    for line in anna.page.locator(".k-log li").all():
        assert line.locator("span").first.inner_text(), "a line of the log without words"
    anna.page.keyboard.press("Escape")
    anna.read()
    assert not anna.troubles


@pytest.mark.parametrize(
    ("language", "size", "words"),
    [
        ("en", (1440, 900), "The house’s own components"),
        ("hu", PHONE, "A ház saját játékelemei"),
    ],
)
def test_a_table_says_that_it_is_played_with_the_houses_own_data(
    come: Come, language: str, size: tuple[int, int], words: str
) -> None:
    anna = come("Anna", language, size)
    table = anna.open_table(game="voyages", bots=["plain"])["id"]
    data = anna.view(table, 0)["table"]["rules"]["data"]
    told = f"{words} {data[:8]}"
    # while it is set up
    anna.page.goto(f"{anna.url}/t/{table}")
    expect(anna.page.locator("[data-own-data]")).to_have_text(told)
    anna.read()
    # among one's tables
    anna.page.goto(f"{anna.url}/")
    expect(anna.page.locator(".mine [data-own-data]")).to_have_text(told)
    anna.read()
    # and in the menu of the game, which is drawn with these data
    with anna.page.expect_response(lambda answer: f"components?hash={data}" in answer.url) as answer:
        anna.page.goto(f"{anna.url}/t/{table}")
        anna.page.locator('[data-focus="start"]').click()
    assert answer.value.json()["contracts"][6]["reward"] == {"vp": 9}
    anna.page.locator('[data-focus="menu"]').first.click()
    expect(anna.page.locator(".table-menu [data-own-data]")).to_have_text(told)
    anna.read()
    assert not anna.troubles
