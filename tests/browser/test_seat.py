"""A seat on another device and in two tabs (P04), and no secret of it where it could be found later (P16)."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import DO, PHONE, Player, begin, mover_and_other, play_until


def seat_link(player: Player) -> str:
    """The link that the menu gives out for another device."""
    player.page.locator('[data-focus="menu"]').click()
    player.page.get_by_role("button", name="Take my chair to another device").click()
    link = player.page.locator(".menu-row .copy-link code").inner_text()
    player.page.keyboard.press("Escape")
    return link


def traces(player: Player) -> str:
    """All that a page, its storage and its address bar hold."""
    kept: str = player.page.evaluate(
        "() => [location.href, document.referrer, document.documentElement.outerHTML, document.cookie,"
        " JSON.stringify({...localStorage}), JSON.stringify({...sessionStorage})].join('\\n')"
    )
    return kept


def test_a_seat_moves_to_a_phone_by_its_link_and_leaves_no_trace(come: Come) -> None:
    # Given a game, and the link of Anna's seat
    anna, bela = come("Anna"), come("Béla")
    table = begin([anna, bela])
    hand = anna.hand
    link = seat_link(anna)
    secret = link.split("#")[1]
    assert secret not in anna.page.url

    # When it is opened on a phone that has never been here, one question is asked and the address is wiped
    phone = come("Anna", "en", PHONE, touch=True)
    phone.page.goto(link)
    take = phone.page.get_by_role("button", name="Move it here")
    expect(take).to_be_visible()
    phone.check("recovery")
    assert phone.page.url == f"{phone.url}/s"
    assert anna.hand == hand

    # When it is taken, the phone has the seat, and the page that had it says so and can do nothing
    take.tap()
    expect(phone.page.locator(".copy-link code")).to_contain_text("/s#")
    replacement = phone.page.locator(".copy-link code").inner_text().split("#")[1]
    phone.check("recovered")
    phone.page.locator(".k-btn--do").tap()
    expect(phone.page.locator("[data-card]").first).to_be_visible()
    assert phone.hand == hand
    stopped = anna.page.locator('.k-bar [data-focus="load-again"]')
    expect(stopped).to_be_visible()
    anna.check("moved")
    stopped.click()
    expect(anna.page.locator("[data-space]").first).to_be_visible()
    expect(anna.page.locator("[data-card]")).to_have_count(0)

    # Then no page keeps anything by which another could act as Anna
    tokens = [
        cookie["value"]
        for player in (anna, bela, phone)
        for cookie in player.context.cookies()
        if cookie["name"] == "kalmar"
    ]
    assert len(tokens) == 3
    for player in (anna, bela, phone):
        found = traces(player)
        assert [word for word in (*tokens, secret, replacement) if word in found] == []
    phone.page.go_back()
    assert secret not in phone.page.url

    # And the link that was used opens nothing any more
    stranger = come("Xenia")
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("heading", name="This link has done its work")).to_be_visible()
    assert stranger.ask("GET", "/api/me")["tables"] == []
    assert anna.view(table)["table"]["seats"][0]["name"] == "Anna"


def test_two_tabs_of_a_seat_stay_in_step_and_are_one_person(come: Come) -> None:
    anna, bela = come("Anna"), come("Béla")
    table = begin([anna, bela])
    player, other = mover_and_other([anna, bela])
    # Given a second tab of the player's
    first, second = player.page, player.tab()
    second.goto(first.url)
    expect(second.locator(DO).first).to_be_visible()
    away = other.page.locator(".seats .k-presence--away")
    expect(away).to_have_count(0)

    # When the player moves in each by turns
    chance = random.Random(4)
    for round_number in range(4):
        player.page = (first, second)[round_number % 2]
        player.until(lambda: player.to_move or other.to_move)
        play_until([other], lambda: player.to_move, chance, 20)
        before = player.view(table)["seq"]
        player.turn(chance)
        if player.view(table)["seq"] == before and player.page.locator("[data-draw][data-lit]").count():
            player.press("[data-draw][data-lit]")
        player.until(lambda before=before: player.view(table)["seq"] > before)  # type: ignore[misc]

        # Then both tabs show the same hand and the same board
        shown = []
        for page in (first, second):
            player.page = page
            player.until(lambda: player.facts == other.facts)
            shown.append((player.hand, player.facts))
        assert shown[0] == shown[1]

    # And when one is closed, the player is still there
    second.close()
    player.page = first
    other.page.wait_for_timeout(1500)  # three times as long as it takes to be away
    expect(away).to_have_count(0)
    player.nothing_went_wrong()
    first.close()
    expect(away).to_have_count(1)
