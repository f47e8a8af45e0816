"""Two people and a bot play Felinia by clicking only: a desktop in English, a phone in Hungarian."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import MY_TURN, Phased, play_through, sit_down

DEEDS = (
    "place_bid",
    "buy",
    "swap",
    "bonus",
    "board_ship",
    "reveal",
    "move",
    "keep_mystery",
    "store",
    "sell-now",
)
DO = ", ".join(f'{MY_TURN} [data-focus="{deed}"].k-btn--do' for deed in DEEDS)
"""What the bar suggests in the game: at its end it suggests a rematch."""
BID = "[data-bid][data-open]:not([data-lit])"
WANTED = "[data-ware][data-open][data-wanted]:not([data-lit])"
STALL = ".fe-stall:has([data-wanted]) [data-bid][data-open]:not([data-lit])"
"""A market with a good that is all that is missing for a ship."""
WARE = "[data-ware][data-open]:not([data-lit])"
GIVE = '[data-swap="give"][data-open]:not([data-lit])'
TAKE = '[data-swap="take"][data-open]:not([data-lit])'
DISC = "[data-bonus][data-open]:not([data-lit])"
SHIP = ".fe-ship-card[data-open]:not([data-lit])"
PLACE = "[data-province][data-open]:not([data-lit])"
CARD = "[data-mystery][data-open]:not([data-lit])"
KEEP = '.fe-mygoods[data-mode="keep"] [data-own]'
STORE = f'{MY_TURN} [data-focus="store"]'
SOMETHING_LIT = ".fe-board [data-lit]"
PASS = f'{MY_TURN} [data-focus="pass"]'
HOME = f'{MY_TURN} [data-focus="stop"]'
ENOUGH = f'{MY_TURN} [data-focus="end_boarding"]'
NONE = f'{MY_TURN} [data-focus="keep-none"]'
PUT_BACK = f'{MY_TURN} [data-focus="put-back"]'
SELL = '[data-focus="sell"]:not([aria-disabled])'
LEAVE = '[data-focus="sell-leave"]'
SELLING = ".fe-own[data-selling]"
FOR_SALE = ".fe-own[data-selling] [data-own][data-open]"
THINGS = [
    *(DO, BID, STALL, WARE, WANTED, GIVE, TAKE, DISC, SHIP, PLACE, CARD, KEEP, STORE, SOMETHING_LIT),
    *(PASS, PUT_BACK, HOME, ENOUGH, NONE, SELL, LEAVE, SELLING, FOR_SALE),
]

CRAMPED = """() => [...document.querySelectorAll(".fe-stall")].flatMap((stall) => {
  const boxes = (selector) => [...stall.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const [wares, tokens] = [boxes(".fe-ware:not(.fe-ware--none)"), boxes(".fe-stack .fe-picture")];
  const { bottom, right } = stall.getBoundingClientRect();
  const covered = wares.some((ware) => tokens.some((token) =>
    token.left < ware.right - 1 && ware.left < token.right - 1 &&
    token.top < ware.bottom - 1 && ware.top < token.bottom - 1));
  const lost = tokens.some((token) => token.bottom > bottom + 1 || token.right > right + 1);
  return covered || lost ? [stall.dataset.market] : [];
})"""
"""Stalls whose tokens lie on their goods, or are not all in sight."""

BURIED = """() => {
  const boxes = (selector) =>
    [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const stalls = boxes('.fe-stall:not([data-market="guild"])');
  const [guild] = boxes('.fe-stall[data-market="guild"]');
  return boxes("[data-swap], [data-bonus]").filter((deal) => deal.right > guild.right + 1 ||
    stalls.some((stall) => deal.top < stall.bottom - 1 && stall.top < deal.bottom - 1)).length;
}"""
"""How many of the guild's deals lie under a market, or beside the guild."""

OUT_OF_SIGHT = """() => [...document.querySelectorAll(".fe-mygoods")]
  .filter((goods) => goods.scrollWidth > goods.clientWidth + 1).map((goods) => goods.innerText)"""
"""One's own goods where some are cut off."""


class Merchant(Phased):
    """Somebody who plays Felinia: takes what lights up, boards ships, and sells now and then."""

    board = ".fe-board"
    phases = ("bidding", "trading", "exploration", "storage", "over")
    wares = THINGS

    def act(self, phase: str, chance: random.Random) -> bool:
        assert self.page.evaluate(OUT_OF_SIGHT) == [], "all goods of one's own are in sight"
        if self.there[SELLING]:
            return self.sell(chance)
        if "a seat in words" not in self.seen and phase == "bidding":
            self.read_seat()
        wish = 0.02 if "a sale" in self.seen else 0.3
        if self.there[SELL] and phase == "bidding" and chance.random() < wish:
            return self.press(SELL)
        return self.play(phase, chance) or (self.there[PUT_BACK] > 0 and self.press(PUT_BACK))

    def read_seat(self) -> None:
        """Opens the sheet of another seat: there words stand beside the icons."""
        self.must_press('[data-focus^="seat-"]')
        words = self.page.locator("dialog[open].sheet .fe-fact > .k-sr")
        expect(words.first).to_be_visible()
        assert all(width > 20 for width in words.evaluate_all("all => all.map((one) => one.clientWidth)"))
        self.check("a seat in words")
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open].sheet")).to_have_count(0)

    def play(self, phase: str, chance: random.Random) -> bool:
        """What there is to do in a phase; not where something is picked that cannot be paid for."""
        match phase:
            case "bidding":
                return self.bid(chance)
            case "trading":
                return self.trade(chance)
            case "exploration":
                return self.travel(chance)
            case "storage":
                return self.store(chance)
        return False

    def bid(self, chance: random.Random) -> bool:
        """Where something is to be had that completes the price of a ship, else anywhere."""
        assert self.page.evaluate(CRAMPED) == [], "goods and tokens have room beside each other"
        if self.there[DO]:
            return self.press(DO)
        return (chance.random() < 0.6 and self.any_of(STALL, chance)) or self.any_of(BID, chance)

    def sell(self, chance: random.Random) -> bool:
        self.check("a sale")
        if self.there[DO]:
            return self.press(DO)
        return self.any_of(FOR_SALE, chance) or self.press(LEAVE)

    def trade(self, chance: random.Random) -> bool:
        """A deal where one is possible, and then aboard whatever ship can be boarded."""
        assert self.page.evaluate(BURIED) == 0, "the guild has room for its deals"
        if self.there[DO]:
            return self.press(DO)
        if self.there[SHIP]:
            self.check("boarding")
            return self.any_of(SHIP, chance)
        if self.there[ENOUGH]:
            return self.press(ENOUGH)
        if self.there[DISC] and chance.random() < 0.5:
            self.check("the guild")
            return self.any_of(DISC, chance)
        if self.there[GIVE] and not self.there[SOMETHING_LIT]:
            self.check("the guild")
            return self.any_of(GIVE, chance)
        if self.there[TAKE] and chance.random() < 0.9:
            return self.any_of(TAKE, chance)
        return (
            self.any_of(WANTED, chance)
            or self.any_of(WARE, chance)
            or (self.there[PASS] > 0 and self.press(PASS))
        )

    def travel(self, chance: random.Random) -> bool:
        if self.there[NONE]:
            self.check("a mystery")
            if self.there[DO]:
                return self.press(DO)
            return self.any_of(CARD, chance) or self.press(NONE)
        if self.there[DO]:
            self.check("a journey")
            return self.press(DO)
        if self.there[HOME] and chance.random() < 0.05:
            return self.press(HOME)
        return self.any_of(PLACE, chance) or (self.there[HOME] > 0 and self.press(HOME))

    def store(self, chance: random.Random) -> bool:
        """Keeps as much as the bar suggests, or leaves it at what is chosen."""
        if self.there[DO] and chance.random() < 0.7:
            return self.press(DO)
        if self.there[KEEP] and chance.random() < 0.8:
            return self.any_of(KEEP, chance)
        return self.there[STORE] > 0 and self.press(STORE)


PHASES = {"bidding", "trading", "boarding", "exploration", "a journey", "a sale"}


@pytest.mark.parametrize("mode", ["Basic", "Advanced"])
def test_a_whole_game(come: Come, mode: str) -> None:
    # Given two people and a bot
    anna, bela = come.two(Merchant)

    def lay() -> None:
        sit_down(anna, bela, "Felinia", mode, board=Merchant.board)

    # When they play to the end, then both see the same end, and nothing went wrong on the way through all
    # phases
    play_through((anna, bela), PHASES, lay, random.Random(1505))
