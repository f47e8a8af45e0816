"""Two people and a bot play Oltremare by clicking only: a desktop in English, a phone in Hungarian."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as TooSlow

from tests.browser.house import House
from tests.browser.player import DO, EVENING, HESITATION, MY_TURN, PATIENCE, Player

DEALS = 6
"""So many deals the two people strike before they only play on."""

ACCEPT = '[data-accept]:not([aria-disabled="true"])'
SEND = '[data-focus="draft-send"]:not([aria-disabled="true"])'
PHASES = {
    '[data-focus="discard"]': "discarding",
    '[data-focus="play"]': "trade",
    '.o-harbour[data-next="next"], [data-focus="sail"]': "sailing",
    '[data-focus="compass-keep"]': "the compass",
    '[data-focus="load"]': "loading",
}
"""What is on the page in each phase of one's own turn."""


class Merchant(Player):
    """Somebody who plays Oltremare, takes every offer, and makes some to one partner."""

    partner: int
    deals = 0

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).first.is_visible()

    def phase(self) -> str:
        """What this player can do now."""
        if not self.sees(MY_TURN):
            return "an offer of others" if self.sees('[data-deal][data-kind="in"]') else "waiting"
        return next((phase for selector, phase in PHASES.items() if self.sees(selector)), "between")

    def turn(self, chance: random.Random) -> bool:
        """Does one thing, if there is one to do."""
        if self.sees(ACCEPT):
            self.check("an offer")
            taken = self.press(ACCEPT)
            self.deals += taken
            return taken
        phase = self.phase()
        self.check(phase)
        if phase in ("trade", "waiting") and self.offer(chance):
            return True
        match phase:
            case "trade":
                return self.trade(chance)
            case "discarding":
                return self.pick(chance)
            case "sailing":
                return self.press(DO) if self.sees(DO) else self.any_of('[data-next="next"]', chance)
            case "the compass":
                return self.press(DO) if self.sees(DO) else self.any_of('[data-next="goal"]', chance)
            case "loading":
                return self.load(chance)
            case _:
                return False

    def any_of(self, selector: str, chance: random.Random) -> bool:
        found = self.page.locator(selector).count()
        return found > 0 and self.press(selector, chance.randrange(found))

    def pick(self, chance: random.Random) -> bool:
        """Picks cards until there are enough, then plays them."""
        return self.press(DO) if self.sees(DO) else self.any_of("[data-card][data-open]", chance)

    def trade(self, chance: random.Random) -> bool:
        """Buys what is missing, calls out now and then, and plays."""
        if (
            self.sees("[data-card]")
            and self.page.locator("[data-card][data-open], [data-card][data-lit]").count()
        ):
            if chance.random() < 0.05:
                return self.any_of("[data-call]", chance)
            return self.pick(chance)
        return self.press('[data-focus="buy-deck"]')

    def load(self, chance: random.Random) -> bool:
        """Puts one of the played cards on top, then loads them."""
        if chance.random() < 0.5:
            return self.any_of(".o-loading [data-card]", chance)
        return self.press(DO)

    def offer(self, chance: random.Random) -> bool:
        """Offers the partner a card for a ducat and says something about it, while deals are wanted."""
        cards = self.page.locator("[data-card]").count()
        if self.deals >= DEALS or not cards or not self.sees(f'[data-offer="{self.partner}"]'):
            return False
        try:
            self.bargain(chance.randrange(cards), chance)
        except (TooSlow, AssertionError):
            return False  # the turn has gone on meanwhile
        return True

    def bargain(self, card: int, chance: random.Random) -> None:
        assert self.press(f'[data-offer="{self.partner}"]')
        assert self.press("[data-card]", card)
        if chance.random() < 0.5:
            assert self.press('[data-focus="purse-less"]')
        else:
            assert self.press("[data-wish]", chance.randrange(7))
        assert self.press(".o-sayings summary")
        assert self.press('[data-focus^="truth-"]')
        self.check("writing an offer")
        expect(self.page.locator(SEND)).to_be_visible(timeout=HESITATION)
        assert self.press(SEND)
        expect(self.page.locator(SEND)).to_be_hidden(timeout=HESITATION)


@pytest.fixture
def merchants(browser: Browser, house: House) -> Iterator[tuple[Merchant, Merchant]]:
    expect.set_options(timeout=PATIENCE)
    anna = Merchant(browser, house.url, "Anna", "en", (1440, 900))
    bela = Merchant(browser, house.url, "Béla", "hu", (360, 740), touch=True)
    anna.partner, bela.partner = 1, 0
    yield anna, bela
    for player in (anna, bela):
        player.context.close()


def seated(anna: Merchant, bela: Merchant) -> None:
    """Anna lays a table for three, a bot sits down, Béla comes by the invitation; Anna starts."""
    page = anna.page
    page.goto(anna.url)
    page.locator('input[name="name"]').first.fill(anna.name)
    page.get_by_role("button", name=re.compile("^Oltremare")).first.click()
    order = page.get_by_role("dialog")
    order.get_by_role("button", name="3", exact=True).click()
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
        expect(player.page.locator(".o-board")).to_be_visible()


def without_guide(player: Merchant) -> None:
    """Puts the guide through the first turn away, where it has opened."""
    if player.sees(".guide__card"):
        player.check("the guide")
        player.press(".guide__card .k-btn--quiet")


def test_a_whole_game_of_haggling(merchants: tuple[Merchant, Merchant]) -> None:
    anna, bela = merchants
    chance = random.Random(1204)
    # Given a table of two people and a bot
    seated(anna, bela)
    # When they haggle and play to the end, each on their own screen
    deadline = time.monotonic() + EVENING
    while not all(player.sees(".scores") for player in merchants):
        assert time.monotonic() < deadline, "the game does not come to its end"
        for player in merchants:
            without_guide(player)
        acted = [player.turn(chance) for player in merchants]
        if not any(acted):
            anna.page.wait_for_timeout(50)
    # Then they have struck their deals, both see the same end, and nothing went wrong on the way
    assert anna.deals + bela.deals >= 5
    for player in merchants:
        player.check("end")
        assert {"trade", "waiting", "sailing", "loading", "an offer"} <= player.seen
        player.nothing_went_wrong()
    totals = [sorted(player.page.locator(".scores__total").all_inner_texts()) for player in merchants]
    assert totals[0] == totals[1]
    assert len(totals[0]) == 3
