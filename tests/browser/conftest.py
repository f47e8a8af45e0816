"""What the browser tests share. They run in a pytest process of their own: `./kalmar test tests/browser`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from launcher.setup import installed_chromium
from tests.browser.house import House
from tests.browser.player import PATIENCE, Player

Come = Callable[..., Player]


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
    """Has somebody come with a browser of their own; they all leave after the test."""
    expect.set_options(timeout=PATIENCE)
    players: list[Player] = []

    def came(name: str, *how: Any, **more: Any) -> Player:
        players.append(Player(browser, house.url, name, *how, **more))
        return players[-1]

    yield came
    for player in players:
        player.context.close()
