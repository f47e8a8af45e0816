"""Two people and a bot play Oltremare by clicking only: a desktop in English, a phone in Hungarian."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import TimeoutError as TooSlow
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import DO, HESITATION, MY_TURN, Watchful, play_to_the_end, sit_down

DEALS = 5
"""So many deals the two people strike with each other before they only play on."""

ACCEPT = '[data-accept]:not([aria-disabled="true"])'
SEND = '[data-focus="draft-send"]:not([aria-disabled="true"])'
OPEN = "[data-card][data-open]"
HELD = "[data-card]"
BUY = '[data-focus="buy-deck"]:not([aria-disabled="true"])'
NEXT, GOAL = '[data-next="next"]', '[data-next="goal"]'
INCOMING = '[data-deal][data-kind="in"]'
SCORING = '[data-focus="scoring-close"]'
DRAFT = '[data-kind="draft"]'
CLOSE = '[data-focus="draft-close"]'
ORDER = ".o-order [data-card]"
THINGS = [MY_TURN, DO, ACCEPT, OPEN, HELD, BUY, NEXT, GOAL, INCOMING, SCORING, CLOSE, ORDER]
PHASES = {
    '[data-focus="discard"]': "discarding",
    '[data-focus="play"]': "trade",
    f'{NEXT}, [data-focus="sail"]': "sailing",
    '[data-focus="compass-keep"]': "the compass",
    '[data-focus="load"]': "loading",
}
"""What is on the page in each phase of one's own turn."""

HIDDEN_SUMS = """() => [...document.querySelectorAll(".o-scored")].filter((seat) => {
  const sum = seat.querySelector(".o-scored__sum")?.getBoundingClientRect();
  const { right, bottom } = document.querySelector(".o-scoring").getBoundingClientRect();
  return !sum || sum.right > right || sum.bottom > bottom;
}).map((seat) => seat.innerText)"""
"""Seats whose sum of the interim scoring is out of sight."""


class Merchant(Watchful):
    """Somebody who plays Oltremare, takes every offer, and makes some to one partner."""

    friend: Merchant
    partner: int
    """The friend's seat."""
    deals = 0
    """Offers of the friend that were taken."""
    titles: set[str]
    """How the window was called while an offer of the friend waited."""

    def things(self) -> list[str]:
        return [*THINGS, *PHASES, self.offering, self.from_partner]

    @property
    def offering(self) -> str:
        return f'[data-offer="{self.partner}"]'

    @property
    def from_partner(self) -> str:
        return f'[data-from="{self.partner}"] {ACCEPT}'

    def phase(self) -> str:
        """What this player can do now."""
        if not self.there[MY_TURN]:
            return "an offer of others" if self.there[INCOMING] else "waiting"
        return next((phase for selector, phase in PHASES.items() if self.there[selector]), "between")

    def step(self, chance: random.Random) -> bool:
        if self.there[SCORING]:
            self.check("interim scoring")
            assert self.page.evaluate(HIDDEN_SUMS) == [], "what everybody got is in sight"
            return self.press(SCORING)
        if self.there[CLOSE]:
            return self.press(CLOSE)  # an offer that was not sent in time
        if self.there[ACCEPT]:
            return self.accept()
        phase = self.phase()
        self.check(phase)
        if phase in ("trade", "waiting") and self.offer(chance):
            return True
        match phase:
            case "trade":
                return self.trade(chance)
            case "discarding":
                return self.press(DO) if self.there[DO] else self.any_of(OPEN, chance)
            case "sailing":
                return self.press(DO) if self.there[DO] else self.any_of(NEXT, chance)
            case "the compass":
                return self.press(DO) if self.there[DO] else self.any_of(GOAL, chance)
            case "loading":
                return self.load(chance)
            case _:
                return False

    def accept(self) -> bool:
        """Takes an offer, the partner's before a bot's."""
        self.check("an offer")
        between_us = bool(self.there[self.from_partner])
        if between_us:
            self.titles.add(self.page.title())
        taken = self.press(self.from_partner if between_us else ACCEPT)
        self.deals += taken and between_us
        return taken

    def trade(self, chance: random.Random) -> bool:
        """Buys what is missing and now and then more, calls out, picks cards and plays them."""
        if self.there[DO]:
            return self.press(DO)
        if self.there[BUY] and (not self.there[OPEN] or chance.random() < 0.3):
            return self.press(BUY)
        if chance.random() < 0.05:
            return self.press("[data-call]", chance.randrange(7))
        return self.any_of(OPEN, chance)

    def load(self, chance: random.Random) -> bool:
        """Puts one of the played cards on top, once by dragging it there, then loads them."""
        if "dragging" not in self.seen and self.there[ORDER] > 1:
            self.drag_to_the_top()
        return self.any_of(HELD, chance) if chance.random() < 0.3 else self.press(DO)

    def drag_to_the_top(self) -> None:
        """Drags the lowest card past all others; the end of a drag is no press, so nothing else changes."""
        cards = self.page.locator(ORDER)
        lowest, *others = self.loading
        self.drag(cards.first, cards.last)
        self.until(lambda: self.loading == [*others, lowest])
        self.seen.add("dragging")

    @property
    def loading(self) -> list[str]:
        """The played cards from the lowest to the top."""
        cards: list[str] = self.page.locator(ORDER).evaluate_all("all => all.map((one) => one.dataset.card)")
        return cards

    def offer(self, chance: random.Random) -> bool:
        """Offers the partner a card for a ducat or a good, while deals are wanted."""
        if self.deals + self.friend.deals >= DEALS or not self.there[HELD] or not self.there[self.offering]:
            return False
        try:
            self.bargain(chance.randrange(self.there[HELD]), chance)
        except (TooSlow, AssertionError):
            return False  # the turn has gone on meanwhile
        return True

    def bargain(self, card: int, chance: random.Random) -> None:
        """Puts it on the scales, says the truth about it, and sends it off."""
        self.must_press(self.offering)
        self.must_press(HELD, card)
        if chance.random() < 0.7:
            self.must_press('[data-focus="purse-less"]')
        else:
            self.must_press("[data-wish]", chance.randrange(7))
        if "writing an offer" not in self.seen:
            self.must_press(".o-sayings summary")
            self.must_press('[data-focus^="truth-"]')
            self.check("writing an offer")
        expect(self.page.locator(SEND)).to_be_visible(timeout=HESITATION)
        expect(self.page.locator(f"{DRAFT} .o-holding li").first).to_be_visible(timeout=HESITATION)
        self.must_press(SEND)
        expect(self.page.locator(SEND)).to_be_hidden(timeout=HESITATION)


@pytest.fixture
def merchants(come: Come) -> tuple[Merchant, Merchant]:
    anna, bela = come.two(Merchant)
    anna.friend, anna.partner, anna.titles = bela, 1, set()
    bela.friend, bela.partner, bela.titles = anna, 0, set()
    return anna, bela


def test_a_whole_game_of_haggling(merchants: tuple[Merchant, Merchant]) -> None:
    anna, bela = merchants
    # Given a table of two people and a bot
    sit_down(anna, bela, "Oltremare", board=".o-board")
    # When they haggle and play to the end, then both see the same end, and nothing went wrong on the way
    play_to_the_end(merchants, random.Random(1204))
    # And they have struck their deals
    assert anna.deals + bela.deals >= DEALS
    for player in merchants:
        # An offer is told of in the window's title, for whoever looks at another one.
        assert any(title.startswith("(") for title in player.titles) == bool(player.deals)
        assert {"trade", "waiting", "sailing", "loading", "dragging", "interim scoring"} <= player.seen
    # And the end may be looked back from, with one's own eyes
    looking_back(anna)


def looking_back(player: Merchant) -> None:
    """Steps through the beginning of the game: the hand is there again, and nothing can be done."""
    player.must_press('[data-focus="replay"]')
    for _ in range(4):
        player.must_press('[data-focus="replay-on"]')
    expect(player.page.locator(HELD).first).to_be_visible()
    player.check("looking back")
    player.look()
    assert not player.there[OPEN]
    player.nothing_went_wrong()
