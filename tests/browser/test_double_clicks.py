"""Every button pressed twice, by mouse and by finger (P06): one deed each, whatever the first has changed."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.player import DESKTOP, DO, DRAW, GUIDE, PHONE, STEP, Player, begin, mover_and_other

GAPS = (30, 200)
"""Milliseconds between the two halves of a double click: a bouncing switch, and a hand."""


APART = 500
"""Milliseconds between one double click and the next: sooner, that would be one more half of the first."""


def twice(player: Player, control: Locator, gap: int) -> None:
    """Presses a control, and after a moment whatever stands in its place by then."""
    player.page.wait_for_timeout(APART)
    control.click(trial=True)  # waits until it lies still
    box = control.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if player.touch:
        tap_twice(player, x, y, gap)
    else:
        player.page.mouse.click(x, y)
        player.page.wait_for_timeout(gap)
        player.page.mouse.down(click_count=2)
        player.page.mouse.up(click_count=2)


def tap_twice(player: Player, x: float, y: float, gap: int) -> None:
    """Two taps that say themselves when they were made: a busy machine may bring the second one late."""
    finger = player.context.new_cdp_session(player.page)
    began = time.time()
    for at in (began, began + gap / 1000):
        player.page.wait_for_timeout(max(0.0, at - time.time()) * 1000)
        touch = {"touchPoints": [{"x": x, "y": y}], "timestamp": at}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", **touch})
        finger.send(
            "Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": at + 0.01}
        )
    finger.detach()


def close_guides(player: Player) -> None:
    """Whenever a card of the guide lies before what is to be pressed, it is closed first."""
    card = player.page.locator(".guide__card")
    player.page.add_locator_handler(card, lambda: player.page.locator(GUIDE).click())


def one_row(player: Player, table: str, control: Locator, gap: int) -> None:
    """Pressed twice, the control has led to one row."""
    before = player.view(table)["seq"]
    twice(player, control, gap)
    player.until(lambda: player.view(table)["seq"] > before)
    player.answered()
    log = player.view(table)["log"]
    assert player.view(table)["seq"] == before + 1, [
        entry["events"] for entry in log if entry["seq"] > before
    ]


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_move_pressed_twice_is_one_move(come: Come, touch: bool) -> None:
    size = PHONE if touch else DESKTOP
    players = [come("Anna", "en", size, touch=touch), come("Béla", "hu", size, touch=touch)]
    for player in players:
        close_guides(player)
    table = begin(players)
    wanted = {f"{deed} {gap}" for deed in ("step", "undo", "pile", "card") for gap in GAPS}
    chance = random.Random(6)

    # When they play, pressing everything twice, until each kind of button had its turn
    for turn in range(40):
        if not wanted:
            break
        mover, _ = mover_and_other(players)
        gap = GAPS[turn // 2 % 2]
        if mover.page.locator(STEP).is_visible():
            # Then a step is one step, and neither a second one nor the draw that ends the turn
            one_row(mover, table, mover.page.locator(STEP), gap)
            wanted.discard(f"step {gap}")
            if f"undo {gap}" in wanted:
                undo = mover.page.locator('[data-focus="undo"]')
                expect(undo).to_be_enabled()
                one_row(mover, table, undo, gap)
                wanted.discard(f"undo {gap}")
                continue
        cards = mover.page.locator(DRAW)
        if f"card {gap}" in wanted:
            one_row(mover, table, cards.nth(chance.randrange(cards.count() - 1)), gap)
            wanted.discard(f"card {gap}")
        elif mover.page.locator(STEP).is_visible():
            continue
        else:
            one_row(mover, table, mover.page.locator(DO).first, gap)
            wanted.discard(f"pile {gap}")
    assert not wanted
    for player in players:
        player.nothing_went_wrong()


def told(player: Player, table: str) -> list[str]:
    """What has happened at the table beside moves, in order."""
    log: list[dict[str, Any]] = player.view(table)["log"]
    return [
        event["kind"] for entry in log if entry["kind"] not in ("move", "setup") for event in entry["events"]
    ]


@pytest.mark.parametrize("gap", GAPS)
def test_what_the_house_offers_is_done_once(come: Come, gap: int) -> None:
    anna, bela = come("Anna"), come("Béla")
    page = anna.page
    asked: list[str] = []
    for player in (anna, bela):
        player.page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    # A table is laid once, a seat is taken once, the game starts once
    page.goto(anna.url)
    page.locator('input[name="name"]').first.fill("Anna")
    twice(
        anna,
        page.get_by_role("button", name=re.compile("Lay it for friends|^Marco Polo Expedition")).first,
        gap,
    )
    order = page.get_by_role("dialog")
    order.get_by_role("button", name="3", exact=True).click()
    twice(anna, order.get_by_role("button", name="Lay the table"), gap)
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".invite__link b")).to_be_visible()
    [line] = anna.ask("GET", "/api/me")["tables"]
    table = line["id"]
    bela.page.goto(f"{bela.url}/j/{page.locator('.invite__link b').inner_text()}")
    bela.page.locator('input[name="name"]').fill("Béla")
    twice(bela, bela.page.locator('button[type="submit"]'), gap)
    bela.page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".chair__who b")).to_contain_text(["Anna", "Béla"])
    twice(anna, page.locator('[data-focus="start"]'), gap)
    for player in (anna, bela):
        expect(player.page.locator("[data-space]").first).to_be_visible()
    for player in (anna, bela):
        player.answered()
    assert sum(bool(re.fullmatch("POST .*/api/tables", request)) for request in asked) == 1
    assert sum(bool(re.match("POST .*/api/invitations/", request)) for request in asked) == 1
    view = anna.view(table)
    assert (view["seq"], len(view["table"]["seats"])) == (0, 2)

    # A line is said once
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write to the others").fill("Good evening")
    twice(anna, page.get_by_role("button", name="Send", exact=True), gap)
    expect(page.locator(".bubble")).to_have_count(1)
    anna.answered()
    expect(page.locator(".bubble")).to_have_count(1)

    # A question is asked, answered and withdrawn once
    page.locator('[data-focus="menu"]').click()
    page.get_by_role("dialog").get_by_role("button", name="End the game here").click()
    twice(anna, page.locator(".menu-row--sure .k-btn--ink"), gap)
    twice(bela, bela.page.locator('[data-focus="vote-no"]'), gap)
    expect(bela.page.locator('[data-focus="vote-no"]')).to_have_count(0)
    twice(anna, page.locator('[data-focus="withdraw"]'), gap)
    expect(page.locator('[data-focus="withdraw"]')).to_have_count(0)
    for player in (anna, bela):
        player.answered()
    assert told(anna, table) == ["vote_called", "vote_cast", "vote_ended"]

    # A bot sits in once, and the seat is taken back once
    page.locator('[data-focus="menu"]').click()
    twice(anna, page.get_by_role("dialog").get_by_role("button", name="Let a bot play for me"), gap)
    back = page.locator('[data-focus="return"]')
    expect(back).to_be_visible()
    anna.answered()
    assert told(anna, table)[3:] == ["bot_sat_in"]
    twice(anna, back, gap)
    expect(back).to_have_count(0)
    anna.answered()
    assert told(anna, table)[4:] == ["seat_returned"]

    # Where a deed is asked about first, a double click only asks
    page.locator('[data-focus="menu"]').click()
    twice(anna, page.get_by_role("dialog").get_by_role("button", name="Give up"), gap)
    expect(page.locator(".menu-row--sure")).to_be_visible()
    anna.answered()
    assert told(anna, table)[5:] == []
    twice(anna, page.locator(".menu-row--sure .k-btn--ink"), gap)
    expect(page.locator(".menu-row--sure")).to_have_count(0)
    anna.until(lambda: told(anna, table)[5:] == ["resigned"])
    for player in (anna, bela):
        player.nothing_went_wrong()
