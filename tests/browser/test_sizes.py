"""Phones held either way, a desktop, large letters, light and dark (P25): every page fits and can be used."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import DO, Player, begin

WAYS = {
    "small phone": ((360, 640), "hu", "light", 1),
    "phone": ((390, 844), "en", "dark", 1),
    "phone on its side": ((640, 360), "hu", "dark", 1),
    "desktop": ((1280, 800), "hu", "light", 1),
    "desktop with large letters": ((1280, 800), "en", "dark", 2),
}
"""Size of the window, language, colour scheme, and how many times as large the letters are."""

FINGER = 44
"""Pixels that a finger needs."""


def fits(player: Player, phase: str) -> None:
    """The page is checked, and what is to be touched now is large enough."""
    player.check(phase)
    if not player.touch:
        return
    for selector in (f"{DO}", "[data-draw]", "[data-card]"):
        for box in player.page.locator(selector).evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect()).filter(({width}) => width)"
            ".map(({width, height}) => [width, height])"
        ):
            assert min(box) >= FINGER - 0.5, (phase, selector, box)


@pytest.mark.parametrize("way", WAYS)
def test_every_page_fits_and_says_all(come: Come, way: str) -> None:
    size, language, scheme, letters = WAYS[way]
    touch = size[0] < 700
    anna = come("Anna", language, size, touch=touch, color_scheme=scheme)
    bela = come("Béla", "en" if language == "hu" else "hu", (900, 700))
    page = anna.page
    sizes = {"standard": 16 * letters, "fixed": 13 * letters}
    anna.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})

    # the lobby, the order of a new table, the rules, an address that leads nowhere
    page.goto(anna.url)
    expect(page.locator(".feature, .shelf__games").first).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == scheme
    assert page.evaluate("document.documentElement.lang") == language
    fits(anna, "lobby")
    page.locator('input[name="name"]').first.fill("Anna")
    page.locator(".hero button.k-btn").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    fits(anna, "new table")
    for path in ("about", "nowhere", "j/2222-2222", "s"):
        page.goto(f"{anna.url}/{path}")
        expect(page.get_by_role("heading").first).to_be_visible()
        fits(anna, path)

    # the set-up, one's own turn, another's
    opened = anna.open_table(seats=2)
    anna.go(opened["id"])
    expect(page.locator(".invite__link b")).to_be_visible()
    fits(anna, "set-up")
    bela.join(opened["code"])
    bela.go(opened["id"])
    anna.must_press('[data-focus="start"]')
    for player in (anna, bela):
        expect(player.page.locator("[data-space]").first).to_be_visible()
    for _ in range(2):
        fits(anna, "my turn" if anna.to_move else "waiting")
        player = anna if anna.to_move else bela
        seq = player.view(opened["id"])["seq"]
        guide = player.page.locator(".guide__card")
        if guide.is_visible():
            fits(player, "guide")
            guide.locator(".k-btn--quiet").click()
        player.draw_blind()
        player.until(lambda seq=seq, player=player: player.view(opened["id"])["seq"] > seq)  # type: ignore[misc]
        expect((bela if player is anna else anna).page.locator(DO).first).to_be_visible()

    # what is laid over the board
    for focus, sheet in (("menu", "menu"), ("talk", "talk"), ("seat-1", "seat")):
        opener = page.locator(f'[data-focus="{focus}"]')
        if opener.count():
            opener.click()
            expect(page.locator("dialog[open].sheet")).to_be_visible()
            fits(anna, sheet)
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open].sheet")).to_have_count(0)

    # the end, the board at the end, and the way back
    for player in (anna, bela):
        player.sit_out()
    anna.until_the_end()
    expect(page.locator(".honest__ok")).to_be_visible()
    fits(anna, "end")
    page.locator('[data-focus="replay"]').click()
    expect(page.locator('[data-focus="replay-play"]')).to_be_visible()
    page.locator('[data-focus="replay-on"]').click()
    fits(anna, "replay")
    page.locator('[data-focus="replay-end"]').click()
    page.goto(anna.url)
    expect(page.locator(".feature, .shelf__games").first).to_be_visible()
    fits(anna, "lobby with a table")
    for player in (anna, bela):
        player.troubles = [said for said in player.troubles if not re.search(r"status of 40[04]", said)]
        player.nothing_went_wrong()


def test_nothing_moves_where_somebody_asked_for_stillness(come: Come) -> None:
    anna, bela = come("Anna"), come("Béla", motion=True)
    for player in (anna, bela):
        player.context.add_init_script(
            "window.motions = 0; const play = Element.prototype.animate;"
            "Element.prototype.animate = function (...how)"
            " { window.motions += 1; return play.apply(this, how); };"
        )
    table = begin([anna, bela])
    for _ in range(4):
        first = anna if anna.to_move else bela
        seq = first.view(table)["seq"]
        first.draw_blind()
        first.until(lambda seq=seq: anna.view(table)["seq"] > seq)  # type: ignore[misc]
        expect((bela if first is anna else anna).page.locator(DO).first).to_be_visible()
        first.page.wait_for_timeout(100)
    running = "document.getAnimations().filter(({playState}) => playState === 'running').length"
    assert anna.page.evaluate("window.motions") == 0
    assert anna.page.evaluate(running) == 0
    assert bela.page.evaluate("window.motions") > 0
