"""Playing without a mouse (P25): everything is reached, the focus is seen, and updates do not lose it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import DO, GUIDE, MY_TURN, Player

MARKED = """() => {
  const element = document.activeElement;
  const ring = getComputedStyle(element.closest(".k-field") ?? element);
  const drawn = [...element.querySelectorAll("*")].map((part) => getComputedStyle(part));
  return element.matches(":focus-visible")
    && (ring.outlineStyle === "solid" && parseFloat(ring.outlineWidth) >= 2
      || element instanceof SVGElement && drawn.some(({strokeWidth}) => parseFloat(strokeWidth) >= 7));
}"""
"""Whether what has the focus wears the ring; a field wears it, a space of the board has it as its rim."""


TAKE = f'{MY_TURN} [data-focus="take"]'


MOST_QUESTIONS = 8
"""So much can be asked about a combination at most, and more, before it can be taken."""


def focus_name(player: Player) -> str:
    """What has the focus: by what it does, else by what it is."""
    name: str = player.page.evaluate(
        "() => { const { dataset, id, tagName } = document.activeElement;"
        " return dataset?.focus ?? id ?? tagName; }"
    )
    return name


def tab_to(player: Player, wanted: str, most: int = 80) -> None:
    """Presses Tab until what matches has the focus; on the way each stop can be seen."""
    for _ in range(most):
        player.page.keyboard.press("Tab")
        tag = player.page.evaluate("() => document.activeElement.tagName")
        if tag == "BODY":
            continue  # once around
        assert player.page.evaluate(MARKED), f"no focus is seen on {focus_name(player)}"
        if player.page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"Tab does not come to {wanted}")


def walk_to(player: Player, wanted: str, most: int = 40) -> None:
    """Presses the arrow to the right until what matches has the focus."""
    for _ in range(most):
        if player.page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
        player.page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows do not come to {wanted}")


def test_a_game_is_begun_and_played_without_a_mouse(come: Come) -> None:
    anna = come("Anna")
    page, press = anna.page, anna.page.keyboard.press
    page.goto(anna.url)
    expect(page.locator(".feature, .shelf__games").first).to_be_visible()

    # Given a table that is laid, filled with bots and started by keys alone
    tab_to(anna, 'input[name="name"]')
    page.keyboard.type("Anna")
    press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    for _ in range(40):
        press("Tab")
        if "bots" in page.evaluate("() => document.activeElement.textContent").lower():
            break
    press("Enter")
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("[data-space]").first).to_be_visible()
    table = page.url.rsplit("/", 1)[1]

    # When turns are played, the focus comes back to what can be done, whatever the others do meanwhile
    for _ in range(3):
        expect(page.locator(DO).first).to_be_visible()
        before = anna.view(table, 0)["seq"]
        tab_to(anna, f"{MY_TURN} .k-btn--do")
        press("Enter")
        anna.until(lambda before=before: anna.view(table, 0)["seq"] > before)  # type: ignore[misc]
        expect(page.locator(DO).first).to_be_visible()
        anna.answered()
        anna.until(lambda: page.evaluate("() => document.activeElement.closest('.k-bar') !== null"))
        assert page.evaluate(MARKED)

    # A card is drawn by its key: arrows go from card to card, and Enter takes one
    before = anna.view(table, 0)["seq"]
    tab_to(anna, "[data-draw]")
    press("ArrowRight")
    assert page.evaluate("() => document.activeElement.matches('[data-draw]:nth-child(2)')")
    hand = anna.hand
    press("Enter")
    if page.locator("[data-draw][data-lit]").count():
        press("Enter")
    anna.until(lambda: anna.view(table, 0)["seq"] > before)
    anna.until(lambda: len(anna.hand) == len(hand) + 1)
    anna.answered()
    anna.until(lambda: page.evaluate("() => document.activeElement !== document.body"))

    # The board is walked by arrows, and what a space answers is said in the bar
    expect(page.locator(DO).first).to_be_visible()
    tab_to(anna, "[data-space]")
    press("End")
    assert focus_name(anna) == "space-30"
    press("Enter")
    expect(page.locator(".k-bar .refused")).to_be_visible()
    assert focus_name(anna) == "space-30"
    press("Escape")
    expect(page.locator(".k-bar .refused")).to_have_count(0)

    # A sheet keeps the focus inside, and gives it back
    tab_to(anna, '[data-focus="menu"]')
    press("Enter")
    sheet = page.get_by_role("dialog").filter(has=page.locator("#sheet-title"))
    expect(sheet).to_be_visible()
    for _ in range(4):
        press("Tab")
        assert page.evaluate("() => document.activeElement.closest('dialog, body').tagName") == "DIALOG"
    press("Escape")
    expect(sheet).to_have_count(0)
    assert focus_name(anna) == "menu"

    # Enter that is held down does one thing
    before = anna.view(table, 0)["seq"]
    tab_to(anna, f"{MY_TURN} .k-btn--do")
    page.keyboard.down("Enter")
    for _ in range(8):
        page.keyboard.down("Enter")  # as the keyboard repeats it
        page.wait_for_timeout(40)
    page.keyboard.up("Enter")
    anna.until(lambda: anna.view(table, 0)["seq"] > before)
    anna.answered()
    log = anna.view(table, 0)["log"]
    assert len([entry for entry in log if entry["seq"] > before and entry["seat"] == 0]) == 1

    # The turn and the last move are told to those who do not see them
    expect(page.locator("[aria-live=polite].k-sr")).to_have_text(re.compile(r"\w{3,}.*\w{3,}"))
    anna.nothing_went_wrong()


def test_a_round_of_vikings_is_played_without_a_mouse(come: Come) -> None:
    anna = come("Anna")
    page, press = anna.page, anna.page.keyboard.press
    # Given a table with a bot
    table = anna.open_table(2, game="vikings", options={"mode": "basic"})["id"]
    anna.go(table)
    page.get_by_role("button", name="Fill with").click()
    anna.must_press('[data-focus="start"]')
    expect(page.locator(MY_TURN)).to_be_visible()
    guide = page.locator(".guide__card")
    expect(guide).to_be_visible()
    tab_to(anna, GUIDE)
    press("Enter")
    expect(guide).to_have_count(0)

    # When combinations are chosen, placed and taken by keys alone, one after the other
    taken = 0
    while anna.view(table, 0)["game"]["public"]["round"] == 1:
        expect(page.locator(MY_TURN)).to_be_visible()
        before = anna.view(table, 0)["seq"]
        tab_to(anna, "[data-slot]")
        walk_to(anna, "[data-open], [data-lit]")
        press("Enter")
        expect(page.locator(".vk-slot[data-lit]")).to_be_visible()
        for _ in range(MOST_QUESTIONS):
            anna.answered()
            if page.locator(TAKE).is_visible():
                break
            tab_to(anna, ".vk-spot:not([data-chosen])")
            press("Enter")
        tab_to(anna, TAKE)
        press("Enter")
        anna.until(lambda before=before: anna.view(table, 0)["seq"] > before)  # type: ignore[misc]
        anna.answered()
        anna.until(lambda: page.evaluate("() => document.activeElement !== document.body"))
        taken += 1
        expect(page.locator(MY_TURN)).to_be_visible()

    # Then half of the wheel is hers
    assert taken == 6
    anna.nothing_went_wrong()
