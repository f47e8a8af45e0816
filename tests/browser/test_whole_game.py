"""Two people and a bot play Expedition by clicking only: a desktop in English, a phone in Hungarian."""

from __future__ import annotations

import random
import re
import time

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import EVENING, PHONE, Player


def seated(anna: Player, bela: Player) -> None:
    """Anna lays a table for three, a bot sits down, Béla comes by the invitation; Anna starts."""
    page = anna.page
    page.goto(anna.url)
    page.locator('input[name="name"]').first.fill(anna.name)
    anna.check("lobby")
    page.get_by_role("button", name=re.compile("Lay it for friends|^Marco Polo Expedition")).first.click()
    order = page.get_by_role("dialog")
    order.get_by_role("button", name="3", exact=True).click()
    anna.check("new table")
    order.get_by_role("button", name="Lay the table").click()
    page.wait_for_url(re.compile("/t/"))
    code = page.locator(".invite__link b").inner_text()
    bela.page.goto(f"{bela.url}/j/{code}")
    bela.page.locator('input[name="name"]').fill(bela.name)
    bela.check("invitation")
    assert bela.press('button[type="submit"]')
    bela.page.wait_for_url(re.compile("/t/"))
    bela.check("set-up")
    page.get_by_role("button", name="Fill with").click()
    anna.check("set-up")
    page.get_by_role("button", name="Start with three").or_(
        page.locator('[data-focus="start"]')
    ).first.click()


def test_a_whole_game_by_clicking(come: Come) -> None:
    anna = come("Anna", "en", (1440, 900))
    bela = come("Béla", "hu", PHONE, touch=True)
    players = (anna, bela)
    chance = random.Random(1271)
    # Given a table of two people and a bot
    seated(anna, bela)
    for player in players:
        expect(player.page.locator(".k-bar")).to_be_visible()
    # When they play to the end, each on their own screen
    deadline = time.monotonic() + EVENING
    while not all(player.page.locator(".scores").is_visible() for player in players):
        assert time.monotonic() < deadline, "the game does not come to its end"
        for player in players:
            if player.turn(chance):
                player.check("my turn")
            else:
                player.check("waiting")
        anna.page.wait_for_timeout(50)
    # Then both see the same end, every line of it, and nothing went wrong on the way
    for player in players:
        player.check("end")
        player.nothing_went_wrong()
    totals = [sorted(player.page.locator(".scores__total").all_inner_texts()) for player in players]
    assert totals[0] == totals[1]
    assert len(totals[0]) == 3
