"""What the browser tests share. They run in a pytest process of their own: `./kalmar test tests/browser`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, expect

from launcher.setup import installed_chromium
from tests.browser.house import House
from tests.browser.player import PATIENCE, PHONE, Player

P = TypeVar("P", bound=Player)


class Come:
    """Has people come to a house, each with a browser of their own."""

    def __init__(self, house: House, browser: Browser) -> None:
        self.house, self.browser = house, browser
        self.players: list[Player] = []

    def __call__(self, name: str, *how: Any, **more: Any) -> Player:
        return self.as_a(Player, name, *how, **more)

    def as_a(self, kind: type[P], name: str, *how: Any, **more: Any) -> P:
        """Somebody who plays in a way of his own."""
        player = kind(self.browser, self.house.url, name, *how, **more)
        self.players.append(player)
        return player

    def two(self, kind: type[P]) -> tuple[P, P]:
        """Anna at a desktop in English, Béla with a phone in Hungarian."""
        anna = self.as_a(kind, "Anna", "en", (1440, 900))
        return anna, self.as_a(kind, "Béla", "hu", PHONE, touch=True)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Launches the Chromium that the launcher found, else the machine's, else the one Playwright keeps."""
    path = os.environ.get("KALMAR_TEST_CHROMIUM") or installed_chromium()
    return {**browser_type_launch_args, "executable_path": path} if path else browser_type_launch_args


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for the tests of one file."""
    house = House(tmp_path_factory.mktemp("data"))
    house.start()
    yield house
    house.end()


@pytest.fixture
def come(house: House, browser: Browser) -> Iterator[Come]:
    """Has people come; they all leave after the test."""
    expect.set_options(timeout=PATIENCE)
    come = Come(house, browser)
    yield come
    for player in come.players:
        player.context.close()
