"""Two people play The Voyages of Marco Polo by clicking only: a desktop in English, a phone in Hungarian."""

from __future__ import annotations

import random

from tests.browser.conftest import Come
from tests.browser.player import MY_TURN, SCORES, Watchful, begin, play_through, sit_down

DO = f'{MY_TURN} .k-btn--do:not([data-focus="rematch"], [data-focus="end-turn"])'
END = f'{MY_TURN} [data-focus="end-turn"].k-btn--do'
SURE = f"{MY_TURN} .k-btn--do:not([data-focus])"
DRAFT, GOALS, DECISION = (
    '.vo-asking[data-asked="draft"]',
    '.vo-asking[data-asked="goals"]',
    '.vo-asking[data-asked="decision"]',
)
OPTION = "[data-option]:not([data-lit])"
NODE = ".vo-place[data-lit]"
DECLINE = f'{MY_TURN} [data-focus="decline"]'
PUT_BACK = f'{MY_TURN} [data-focus="put-back"]'
DIE, PICKED, WANTED = "[data-owndie]:not([data-lit])", "[data-owndie][data-lit]", "[data-owndie][data-open]"
CELL = ".vo-cell[data-lit]:not([data-chosen])"
BOX = '.vo-box[data-space][data-lit]:not([aria-pressed="true"], .vo-travel)'
OFFER = ".vo-offer[data-lit]:not([data-chosen])"
CARD = ".vo-cardspace[data-lit]:not([data-chosen])"
STEP = ".vo-travel[data-lit] .vo-step"
TAB = "[data-tab][data-lit][aria-expanded=false]"
POCKET, READY = ".vo-pocketbutton[data-ready][aria-expanded=false]", ".vo-active[data-ready]"
TOOL = '.vo-tool:not([aria-disabled="true"])'
TOLD, BEIJING = "[data-focus=told-close]", '[data-node="beijing"]'
THINGS = [
    *(MY_TURN, DO, END, DRAFT, GOALS, DECISION, OPTION, NODE, DECLINE, PUT_BACK, DIE, PICKED, WANTED, CELL),
    *(BOX, OFFER, CARD, STEP, TAB, POCKET, READY, TOOL, TOLD, SCORES),
]


class Traveller(Watchful):
    """Somebody who plays Voyages: picks dice, sends them where it glows, completes what can be completed."""

    tries = 0
    """Dice that have been picked since the last move that was made."""

    def things(self) -> list[str]:
        return THINGS

    def step(self, chance: random.Random) -> bool:
        if self.there[SCORES]:
            return False
        if self.there[TOLD]:
            self.check("in words")
            return self.press(TOLD)
        if not self.there[MY_TURN]:
            return "in words" not in self.seen and self.press(BEIJING)
        if self.there[DO] and not (self.there[NODE] and chance.random() < 0.6):
            self.check("ready")
            self.tries = 0
            return self.press(DO)
        for asked, phase in ((DRAFT, "draft"), (GOALS, "goals"), (DECISION, "decision")):
            if self.there[asked]:
                self.check(phase)
                return self.any_of(OPTION, chance) or self.any_of(NODE, chance)
        if self.there[NODE]:
            self.check("on the way")
            return self.any_of(NODE, chance)
        if self.there[DECLINE]:
            return self.press(DECLINE)
        return self.trade(chance) if self.there[PUT_BACK] else self.begin(chance)

    def begin(self, chance: random.Random) -> bool:
        """Nothing is picked yet: contracts first, then dice, then the end of the turn."""
        self.check("turn")
        if self.there[READY]:
            self.check("a contract")
            return self.any_of(READY, chance)
        if self.there[POCKET]:
            return self.any_of(POCKET, chance)
        if self.there[END]:
            self.check("done")
            return self.press(END)
        return self.any_of(DIE, chance)

    def trade(self, chance: random.Random) -> bool:
        """Dice are picked, perhaps a space too."""
        self.check("picked")
        self.tries += 1
        if self.tries > 12:
            self.tries = 0
            return self.press(PUT_BACK)
        if self.there[WANTED]:
            return self.any_of(WANTED, chance)
        if self.there[OPTION]:
            self.check("what a space asks")
            return self.any_of(OPTION, chance)
        if self.there[TOOL] and chance.random() < 0.08:
            return self.any_of(TOOL, chance)
        if self.there[PICKED] == 1 and self.there[DIE] and chance.random() < 0.4:
            return self.any_of(DIE, chance)
        if self.there[TAB] and chance.random() < 0.6:
            self.check("a tab")
            return self.any_of(TAB, chance)
        goals = [one for one in (STEP, OFFER, CARD, CELL, BOX) if self.there[one]]
        if goals:
            return self.any_of(goals[0] if chance.random() < 0.4 else chance.choice(goals), chance)
        return self.any_of(TAB, chance) or self.press(PUT_BACK)


COVERED = """() => [...document.querySelectorAll(".vo-place")].flatMap((place) => {
  const { x, y, width, height } = place.querySelector(".vo-place__glow").getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return !hit.closest(".vo-sheet") || hit.closest(".vo-place") === place ? [] : [place.dataset.node];
})"""
"""Places in whose middle something else on the map would be pressed; what is asked may lie over them all."""


def test_a_place_is_pressed_in_its_middle(come: Come) -> None:
    # Given a board on which the cards are tied to their cities
    anna = come("Anna", "en", (1440, 900))
    begin([anna, come("Béla")], game="voyages")
    # When somebody presses the middle of a place, then it is the place that is pressed
    assert anna.page.evaluate(COVERED) == []


EXPERT = ("Shuffled", "Chosen", "Two of four")
PHASES = {"draft", "goals", "turn", "picked", "ready", "on the way", "decision", "done", "in words"}


def test_a_whole_game(come: Come) -> None:
    # Given two people who play with all that the experts' rules add
    anna, bela = come.two(Traveller)

    def lay() -> None:
        sit_down(anna, bela, "The Voyages of Marco Polo", *EXPERT, board=".vo-board", seats=2)

    # When they play all five rounds, then both see the same end, and nothing went wrong on the way through
    # all phases
    play_through((anna, bela), PHASES, lay, random.Random(1271), seats=2)
