"""Two people and a bot play Vikings by clicking only: a desktop in English, a phone in Hungarian."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import MY_TURN, Phased, play_through, play_until, sit_down

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
BAG = ".vk-purse summary"
THINGS = [BAG, DO, SLOT, CHOSEN, SPOT, SPECIAL, DRAWN, PICKED, PASS, ALL, WAITER, MAINLAND, EXCHANGE]


FLOWN = """
  window.flown = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const one of addedNodes)
        if (one.classList?.contains("vk-flying")) window.flown.push(one.getBoundingClientRect().toJSON());
  }).observe(document, { childList: true, subtree: true });
"""
"""Remembers where pieces begin to fly."""


LAID_OVER = """() => [[".vk-thumb", ".vk-special"], [".vk-waiter", ".vk-boat"]].flatMap(([upper, lower]) => {
  const boxes = (selector) =>
    [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const lying = boxes(lower);
  return boxes(upper).some((one) => lying.some((other) =>
    one.left < other.right - 1 && other.left < one.right - 1 &&
    one.top < other.bottom - 1 && other.top < one.bottom - 1)) ? [`${upper} on ${lower}`] : [];
})"""
"""What lies on something that is to be seen."""
CUT_OFF = """() => [...document.querySelectorAll(".seat, .vk-own, .vk-mini")]
  .filter((one) => one.getBoundingClientRect().bottom > innerHeight)
  .map((one) => one.getAttribute("class"))"""
"""Panels that end below the window."""


class Jarl(Phased):
    """Somebody who plays Vikings: takes what lights up, now and then with a special tile."""

    board = ".vk-board"
    phases = ("auction", "discard", "color_placing", "offer", "ferry", "game_over")
    wares = THINGS

    def act(self, phase: str, chance: random.Random) -> bool:
        assert self.page.evaluate(LAID_OVER) == [], "nothing lies on what is to be seen"
        assert self.page.evaluate(CUT_OFF) == [], "panels are whole"
        match phase:
            case "offer":
                return self.take(chance)
            case "ferry":
                return self.cross(chance)
            case "auction":
                return self.press(PASS) if self.there[PASS] and chance.random() < 0.6 else self.press(DO)
            case "discard" | "color_placing":
                return self.press(DO) if self.there[PICKED] else self.any_of(DRAWN, chance)
        return False

    def take(self, chance: random.Random) -> bool:
        """Plans a take step by step, changes it now and then, and sends it off when it is whole."""
        if self.there[BAG] and self.there[SLOT] and "the bag" not in self.seen:
            return self.look_into_the_bag()
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

    def look_into_the_bag(self) -> bool:
        """On a phone it lies behind a button; what it shows goes when one turns to something else."""
        self.must_press(BAG)
        expect(self.page.locator(".vk-bag li")).to_have_count(6)
        self.check("the bag")
        self.must_press(SLOT)
        expect(self.page.locator(".vk-bag li").first).to_be_hidden()
        return True

    def cross(self, chance: random.Random) -> bool:
        """Lets the server plan the boats, or loads one by hand."""
        if self.there[DO]:
            return self.press(DO)
        if self.there[WAITER] and chance.random() < 0.5:
            return self.any_of(WAITER, chance)
        return self.there[ALL] > 0 and self.press(ALL)


@pytest.mark.parametrize(
    ("mode", "phases"),
    [
        ("Basic", {"offer", "a plan", "ferry"}),
        ("Advanced", {"offer", "a plan", "ferry", "auction", "color_placing"}),
    ],
)
def test_a_whole_game(come: Come, mode: str, phases: set[str]) -> None:
    # Given two people and a bot
    anna, bela = come.two(Jarl)

    def lay() -> None:
        sit_down(anna, bela, "Vikings", mode, board=Jarl.board)

    # When they play to the end, then both see the same end, and nothing went wrong on the way through all
    # phases
    play_through((anna, bela), phases, lay, random.Random(1066))
    assert "the bag" in bela.seen


def test_what_is_taken_flies_from_the_wheel(come: Come) -> None:
    # Given two people who want to see things move
    anna, bela = (come.as_a(Jarl, name, motion=True) for name in ("Anna", "Béla"))
    for player in (anna, bela):
        player.context.add_init_script(FLOWN)
    opened = anna.open_table(game="vikings")
    bela.join(opened["code"])
    for player in (anna, bela):
        player.go(opened["id"])
    anna.must_press('[data-focus="start"]')
    for player in (anna, bela):
        expect(player.page.locator(".vk-wheel")).to_be_visible()

    # When one of them takes a combination
    def flown(player: Jarl) -> list[dict[str, Any]]:
        boxes: list[dict[str, Any]] = player.page.evaluate("window.flown")
        return boxes

    play_until((anna, bela), lambda: all(map(flown, (anna, bela))), random.Random(3), 200)
    # Then tile and viking leave the wheel as large as they lay there, and nothing had to be stopped
    for player in (anna, bela):
        wheel = player.page.locator(".vk-wheel").bounding_box()
        assert wheel is not None
        for box in flown(player):
            assert box["width"] < wheel["width"] / 5
            assert wheel["x"] <= box["left"] <= box["right"] <= wheel["x"] + wheel["width"]
            assert wheel["y"] <= box["top"] <= box["bottom"] <= wheel["y"] + wheel["height"]
        player.nothing_went_wrong()
