"""Moves while the line is down (P01), a server that dies under open pages (P03): all come together again."""

from __future__ import annotations

import random
import signal
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.player import DRAW, Player, begin, mover_and_other


class Wire:
    """The websockets of one page: they can be cut while all else works, and lose what the server says."""

    def __init__(self, page: Page) -> None:
        self.up = True
        self.deaf = False
        self._ends: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        page.route_web_socket("**/ws", self._connect)

    def _connect(self, page_end: WebSocketRoute) -> None:
        if not self.up:
            page_end.close(code=4999)
            return
        server_end = page_end.connect_to_server()
        server_end.on_message(lambda message: None if self.deaf else page_end.send(message))
        self._ends.append((page_end, server_end))

    def cut(self) -> None:
        self.up = False
        for ends in self._ends:
            for end in ends:
                end.close(code=4999)
        self._ends.clear()

    def mend(self) -> None:
        self.up, self.deaf = True, False


def draw(player: Player, chance: random.Random) -> None:
    """Draws an open card; where a step could be made instead, that takes a second touch."""
    cards = player.page.locator(DRAW)
    name = cards.nth(chance.randrange(cards.count() - 1)).get_attribute("data-draw")
    card = player.page.locator(f'[data-draw="{name}"]')
    card.click()
    if card.get_attribute("data-lit") is not None:
        card.click()


def done_once(player: Player, other: Player, table: str, before: int) -> None:
    """One row has come of it, and both pages show what the server has."""
    for one in (player, other):
        expect(one.page.locator("[data-pending]")).to_have_count(0)
        expect(one.page.locator(".table[data-frozen]")).to_have_count(0)
    player.until(lambda: player.facts == other.facts)
    view = player.view(table)
    assert view["seq"] == before + 1
    assert [entry["kind"] for entry in view["log"]][before + 1 :] == ["move"]
    assert player.facts["offer"] == [*view["game"]["public"]["display"], "pile"]


@pytest.mark.parametrize("how", ["the browser is offline", "the socket is cut", "the answer is lost"])
def test_a_move_made_without_a_line_is_done_once_when_it_is_back(come: Come, how: str) -> None:
    # Given a game, and a player whose turn it is
    anna, bela = come("Anna"), come("Béla", "hu")
    wires = {player: Wire(player.page) for player in (anna, bela)}
    table = begin([anna, bela])
    player, other = mover_and_other([anna, bela])
    wire, hand, before = wires[player], player.hand, player.view(table)["seq"]
    shown, chance = player.facts, random.Random(1)
    lost: Callable[[bool], None] = player.context.set_offline

    # When the line is lost, there is a notice, and what was there can still be looked at
    if how == "the browser is offline":
        lost(True)
    elif how == "the socket is cut":
        wire.cut()
    else:
        wire.deaf = True
        draw(player, chance)
        player.until(lambda: player.view(table)["seq"] == before + 1)
        wire.cut()
    notice = player.page.locator('.k-bar .k-btn[data-focus="try-now"]')
    expect(notice).to_be_visible()
    expect(player.page.locator(".table[data-frozen]")).to_be_visible()
    expect(player.page.locator(".top .k-chip")).to_be_visible()

    # When they move all the same, the board does not show it as done, and a second move cannot be made
    if how != "the answer is lost":
        draw(player, chance)
        if how == "the socket is cut":
            assert player.view(table)["seq"] == before
    pending = player.page.locator("[data-pending]")
    going = pending.get_attribute("data-draw")
    player.page.locator("[data-draw=pile]").click()
    player.page.locator("[data-draw]").first.click()
    expect(pending).to_have_count(1)
    assert pending.get_attribute("data-draw") == going
    assert (player.hand, player.facts["offer"]) == (hand, shown["offer"])
    if how != "the answer is lost":
        assert other.facts == shown

    # When the line is back, the move is in the log once, for both
    lost(False)
    wire.mend()
    done_once(player, other, table, before)
    assert len(player.hand) == len(hand) + 1
    assert going in player.hand
    other.nothing_went_wrong()


def test_a_move_that_waits_can_be_taken_back(come: Come) -> None:
    anna, bela = come("Anna"), come("Béla")
    wires = {player: Wire(player.page) for player in (anna, bela)}
    table = begin([anna, bela])
    player, other = mover_and_other([anna, bela])
    wires[player].cut()
    expect(player.page.locator(".table[data-frozen]")).to_be_visible()
    draw(player, random.Random(2))

    player.page.locator('[data-focus="unsend"]').click()
    wires[player].mend()

    expect(player.page.locator(".table[data-frozen]")).to_have_count(0)
    player.until(lambda: player.to_move)
    assert player.view(table)["seq"] == 0
    assert player.facts == other.facts


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "ended"])
def test_two_open_pages_survive_a_restart_of_the_server(
    come: Come, house: House, how: signal.Signals
) -> None:
    anna, bela = come("Anna"), come("Béla")
    table = begin([anna, bela])
    player, other = mover_and_other([anna, bela])
    before, hand = player.view(table)["seq"], player.hand

    house.end(how)
    for one in (player, other):
        expect(one.page.locator(".table[data-frozen]")).to_be_visible()
    draw(player, random.Random(3))
    expect(player.page.locator("[data-pending]")).to_have_count(1)
    assert player.hand == hand
    house.start()

    # nobody has touched anything since
    done_once(player, other, table, before)
    assert len(player.hand) == len(hand) + 1
    # and the game goes on
    other.until(lambda: other.to_move)
    draw(other, random.Random(4))
    other.until(lambda: other.view(table)["seq"] == before + 2)
    other.until(lambda: not other.to_move)
    other.until(lambda: player.facts == other.facts)


def test_a_page_that_does_not_come_says_so_and_can_be_asked_for_again(come: Come) -> None:
    # Given somebody in the lobby whose line is gone before the other pages have come
    anna = come("Anna")
    anna.page.route("**/about/about.js", lambda route: route.abort())
    anna.page.goto(f"{anna.url}/")
    # When they go to one of them
    anna.page.locator('.head a[href="/about"]').click()
    # Then it says why there is nothing, and how to go on
    again = anna.page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    anna.check("a page that did not come")
    # and the way elsewhere is open
    anna.page.go_back()
    expect(anna.page.locator(".lobby").first).to_be_visible()
    expect(again).to_have_count(0)
    anna.page.go_forward()
    expect(again).to_be_visible()
    anna.page.unroute("**/about/about.js")
    again.click()
    expect(anna.page.locator(".about").first).to_be_visible()
    anna.troubles = [trouble for trouble in anna.troubles if "about.js" not in trouble]
    anna.nothing_went_wrong()


def test_what_is_first_said_without_a_line_has_its_letters(come: Come) -> None:
    anna = come("Anna")
    anna.page.goto(f"{anna.url}/")
    anna.until(lambda: anna.page.evaluate("[...document.fonts].every(({ status }) => status === 'loaded')"))


def test_earlier_turns_that_do_not_come_say_so_and_can_be_asked_for_again(come: Come) -> None:
    # Given a table of whose log a page has the newest entries only
    anna, bela = come("Anna"), come("Béla")
    table = begin([anna, bela])

    def cut_short(route: Route) -> None:
        answer = route.fetch()
        view = answer.json()
        view["log"] = [view["log"][0] | {"seq": seq} for seq in range(1, 201)]
        route.fulfill(response=answer, json=view)

    anna.page.route(f"**/api/tables/{table}*", cut_short)
    anna.page.reload()
    older = anna.page.locator(".log__older")
    expect(older).to_be_visible()
    # When it asks for earlier ones without a line
    anna.page.route("**/log?*", lambda route: route.abort())
    older.click()
    # Then it says so, and they come when the line is back
    expect(anna.page.get_by_role("alert")).to_contain_text("cannot be reached")
    anna.page.unroute("**/log?*")
    older.click()
    expect(older).to_have_count(0)
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    anna.troubles = [trouble for trouble in anna.troubles if "/log?" not in trouble]
    anna.nothing_went_wrong()
