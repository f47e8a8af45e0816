"""The admin page: a host signs in, finds a table and mends it, at a desktop and with a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.player import PHONE, Player

TOKEN = "a token of sufficient length"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Its bots take their time, so that the game is not over before its host has looked at it."""
    house = House(tmp_path_factory.mktemp("data"), KALMAR_ADMIN_TOKEN=TOKEN, KALMAR_BOT_PAUSE="2")
    house.start()
    yield house
    house.end()


def sign_in(host: Player) -> None:
    host.page.goto(f"{host.url}/admin")
    field = host.page.locator('input[name="token"]')
    field.fill("not the token")
    host.page.keyboard.press("Enter")
    expect(host.page.locator("#admin-wrong")).not_to_be_empty()
    host.check("door")
    field.fill(TOKEN)
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".admin__list li").first).to_be_visible()
    assert TOKEN not in host.page.url


def does(host: Player, deed: str) -> None:
    """Asks for something at the open table (the lowest of its kind), thinks better of it, and does it."""
    question = host.page.locator(".admin__question")
    for answer in ("no", "yes"):
        host.page.locator(f'[data-focus^="{deed}"]').last.click()
        expect(question).to_be_visible()
        if answer == "no":
            host.check(f"asked: {deed}")
        host.page.locator(f'[data-focus="{answer}"]').click()
        expect(question).to_have_count(0)
    expect(host.page.locator(".admin__one .k-note--ok")).to_be_visible()


def test_a_host_finds_a_table_and_mends_it(come: Come) -> None:
    # Given somebody at a game, and its host at the admin page
    anna = come("Anna", "hu", (1280, 800))
    opened = anna.open_table(seats=2, bots=["plain"], title="Péntek")
    anna.open_table(seats=2, title="Szombat")
    anna.go(opened["id"])
    anna.must_press('[data-focus="start"]')
    expect(anna.page.locator("[data-space]").first).to_be_visible()
    host, mobile = come("Host", "en", (1440, 900)), come("Host", "hu", PHONE, touch=True)
    for one in (host, mobile):
        sign_in(one)
        expect(one.page.locator(".admin__list li")).to_have_count(2)
        one.check("admin")
    line = f'[data-focus="table-{opened["id"]}"]'

    # When the table is found and its chair is given to a bot, its person sees who did it
    host.page.get_by_role("searchbox").fill("péntek")
    expect(host.page.locator(".admin__list li")).to_have_count(1)
    host.page.locator(line).click()
    expect(host.page.locator(".admin__rows li").first).to_be_visible()
    host.check("table")
    does(host, "bot-0")
    expect(anna.page.locator('[data-focus="return"]')).to_be_visible()
    expect(anna.page.locator(".k-log")).to_contain_text("A szerver gazdája botot ültetett Anna székére.")
    anna.page.locator('[data-focus="return"]').click()
    expect(anna.page.locator('[data-focus="return"]')).to_have_count(0)

    # When the game is taken back to a row, and then closed from a phone
    host.page.locator(".sheet__close").click()
    host.page.locator(line).click()
    does(host, "back-")
    expect(anna.page.locator(".k-log")).to_contain_text("A szerver gazdája visszavette a játékot")
    mobile.page.locator(line).click()
    does(mobile, "close")
    mobile.page.locator(".sheet__close").click()
    expect(mobile.page.locator(line)).to_contain_text("Lezárt")
    expect(anna.page.locator(".k-bar")).to_contain_text("A szerver gazdája zárta le.")

    # Then nothing hidden was shown, and whoever signs out is out
    for one in (host, mobile):
        assert not re.search(r"[0-9a-f]{64}", one.page.content())
        if one is host:
            one.page.locator(".sheet__close").click()
        one.page.locator(".admin__head button").click()
        expect(one.page.locator('input[name="token"]')).to_be_visible()
        one.troubles = [said for said in one.troubles if not re.search(r"status of 40[13]", said)]
        one.nothing_went_wrong()
    anna.nothing_went_wrong()
