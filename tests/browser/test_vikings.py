"""Two people and a bot play Vikings by clicking only: a desktop in English, a phone in Hungarian."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.player import EVENING, MY_TURN, PATIENCE, Player

DEEDS = ("take", "sail", "ferry-done", "bid", "discard", "place")
DO = ", ".join(f'{MY_TURN} [data-focus="{deed}"].k-btn--do' for deed in DEEDS)
"""What the bar suggests in the game: at its end it suggests a rematch."""
SLOT = ".vk-slot[data-open]"
CHOSEN = ".vk-slot[data-lit]"
SPOT = ".vk-spot:not([data-chosen])"
SPECIAL = "[data-special][data-open]:not([data-lit])"
DRAWN = "[data-drawn][data-open]"
PICKED = "[data-drawn][data-lit]"
PASS = f'{MY_TURN} [data-focus="pass"]:not([aria-disabled="true"])'
ALL = f'{MY_TURN} [data-focus="ferry-all"]'
WAITER = "[data-waiter][data-open]"
MAINLAND = f'{MY_TURN} [data-focus="settle"]'
EXCHANGE = f'{MY_TURN} [data-focus="exchange"]:not([aria-disabled="true"])'
GUIDE, SCORES = ".guide__card .k-btn--quiet", ".scores"
THINGS = [MY_TURN, DO, SLOT, CHOSEN, SPOT, SPECIAL, DRAWN, PICKED, PASS, ALL, WAITER, MAINLAND, EXCHANGE]

LOOK = """selectors => ({
  phase: document.querySelector(".vk-board")?.dataset.phase ?? "",
  there: Object.fromEntries(selectors.map((selector) =>
    [selector, [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length])),
})"""


class Jarl(Player):
    """Somebody who plays Vikings: takes what lights up, now and then with a special tile."""

    there: dict[str, int]
    """How many of each thing are to be seen; looked at anew at the beginning of each step."""
    phase: str
    """What is going on, as the page shows it."""

    def look(self) -> None:
        seen = self.page.evaluate(LOOK, [*THINGS, GUIDE, SCORES])
        self.there, self.phase = seen["there"], seen["phase"]

    def turn(self, chance: random.Random) -> bool:
        """Does one thing, if there is one to do."""
        self.look()
        if self.there[GUIDE]:
            self.check("the guide")
            return self.press(GUIDE)
        if self.there[SCORES]:
            return False
        if not self.there[MY_TURN]:
            self.check("waiting")
            return False
        self.check(self.phase)
        match self.phase:
            case "offer":
                return self.take(chance)
            case "ferry":
                return self.cross(chance)
            case "auction":
                return self.press(PASS) if self.there[PASS] and chance.random() < 0.6 else self.press(DO)
            case "discard" | "color_placing":
                return self.press(DO) if self.there[PICKED] else self.any_of(DRAWN, chance)
        return False

    def any_of(self, selector: str, chance: random.Random) -> bool:
        return self.there[selector] > 0 and self.press(selector, chance.randrange(self.there[selector]))

    def take(self, chance: random.Random) -> bool:
        """Plans a take step by step, changes it now and then, and sends it off when it is whole."""
        if self.there[CHOSEN]:
            self.check("a plan")
            if self.there[SPECIAL] and chance.random() < 0.6:
                return self.any_of(SPECIAL, chance)
            if self.there[MAINLAND] and chance.random() < 0.1:
                return self.press(MAINLAND)
            if self.there[DO]:
                return self.press(DO)
            return self.any_of(SPOT, chance)
        if self.there[EXCHANGE] and chance.random() < 0.02:
            return self.press(EXCHANGE)
        return self.any_of(SLOT, chance)

    def cross(self, chance: random.Random) -> bool:
        """Lets the server plan the boats, or loads one by hand."""
        if self.there[DO]:
            return self.press(DO)
        if self.there[WAITER] and chance.random() < 0.5:
            return self.any_of(WAITER, chance)
        return self.there[ALL] > 0 and self.press(ALL)


@pytest.fixture
def jarls(browser: Browser, house: House) -> Iterator[tuple[Jarl, Jarl]]:
    expect.set_options(timeout=PATIENCE)
    anna = Jarl(browser, house.url, "Anna", "en", (1440, 900))
    bela = Jarl(browser, house.url, "Béla", "hu", (360, 740), touch=True)
    yield anna, bela
    for player in (anna, bela):
        player.context.close()


def seated(anna: Jarl, bela: Jarl, mode: str) -> None:
    """Anna lays a table for three, a bot sits down, Béla comes by the invitation; Anna starts."""
    page = anna.page
    page.goto(anna.url)
    page.locator('input[name="name"]').first.fill(anna.name)
    page.get_by_role("button", name=re.compile("^Vikings")).first.click()
    order = page.get_by_role("dialog")
    order.get_by_role("button", name="3", exact=True).click()
    order.get_by_text(mode, exact=True).first.click()
    anna.check("new table")
    order.get_by_role("button", name="Lay the table").click()
    page.wait_for_url(re.compile("/t/"))
    code = page.locator(".invite__link b").inner_text()
    bela.page.goto(f"{bela.url}/j/{code}")
    bela.page.locator('input[name="name"]').fill(bela.name)
    assert bela.press('button[type="submit"]')
    bela.page.wait_for_url(re.compile("/t/"))
    page.get_by_role("button", name="Fill with").click()
    anna.check("set-up")
    page.get_by_role("button", name="Start with three").or_(
        page.locator('[data-focus="start"]')
    ).first.click()
    for player in (anna, bela):
        expect(player.page.locator(".vk-board")).to_be_visible()


@pytest.mark.parametrize(
    ("mode", "phases"),
    [
        ("Basic", {"offer", "a plan", "ferry"}),
        ("Advanced", {"offer", "a plan", "ferry", "auction", "color_placing"}),
    ],
)
def test_a_whole_game(jarls: tuple[Jarl, Jarl], mode: str, phases: set[str]) -> None:
    anna, bela = jarls
    chance = random.Random(1066)
    # Given a table of two people and a bot
    seated(anna, bela, mode)
    # When they play to the end, each on their own screen
    deadline = time.monotonic() + EVENING
    for player in jarls:
        player.look()
    while not all(player.there[SCORES] for player in jarls):
        assert time.monotonic() < deadline, "the game does not come to its end"
        acted = [player.turn(chance) for player in jarls]
        if not any(acted):
            anna.page.wait_for_timeout(50)
    # Then both have been through all phases and see the same end, and nothing went wrong on the way
    assert phases <= anna.seen | bela.seen
    for player in jarls:
        player.check("end")
        player.nothing_went_wrong()
    totals = [sorted(player.page.locator(".scores__total").all_inner_texts()) for player in jarls]
    assert totals[0] == totals[1]
    assert len(totals[0]) == 3
