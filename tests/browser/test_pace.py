"""A table with clocks: chosen before the start, seen by all, and what the others may do when time is over."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.player import DO, PHONE, Player

SAY = """
  ({table, acts}) => new Promise((done, failed) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    const say = (message) => socket.send(JSON.stringify(message));
    const next = () => {
      const act = acts.shift();
      if (act) say({t: "act", id: `test-${acts.length}`, seat: 0, act});
      else { socket.close(); done(); }
    };
    socket.onopen = () => say({t: "hello", protocol: 1, page: "", table, seat: 0, seq: null});
    socket.onmessage = ({data}) => {
      const {t} = JSON.parse(data);
      if (t === "welcome" || t === "ack") next();
      else if (t === "refused" || t === "error") failed(new Error(data));
    };
  })
"""
"""Table commands that no button of the page gives."""

SECONDS = re.compile(r"^(\d+):(\d\d)$")


def act(host: Player, table: str, *acts: dict[str, Any]) -> None:
    host.page.evaluate(SAY, {"table": table, "acts": list(acts)})


def three(come: Come) -> tuple[list[Player], str]:
    """Anna, Béla and Cora, who need no guide, before a table that is not started."""
    anna, bela = come("Anna", "en", (1440, 900)), come("Béla", "hu", PHONE, touch=True)
    cora = come("Cora", "en", PHONE, touch=True, color_scheme="dark")
    opened = anna.open_table(3)
    for guest in (bela, cora):
        guest.join(opened["code"])
    for one in (anna, bela, cora):
        one.knows("expedition")
        one.go(opened["id"])
    return [anna, bela, cora], opened["id"]


def begin_at_a_pace(host: Player, table: str, seconds: int) -> None:
    """Béla begins, and all have so much time for the whole game."""
    pace = {"kind": "live", "seconds": seconds, "more": 0}
    act(host, table, {"do": "pace", "pace": pace}, {"do": "start_seat", "seat": 1}, {"do": "start"})


def clock(player: Player, seat: int) -> Locator:
    """The clock of somebody else, as this player sees it."""
    return player.page.locator(f'.seat[data-seat="{seat}"] .clock')


def seconds(shown: Locator) -> int:
    found = SECONDS.match(shown.locator(".k-num").inner_text())
    assert found
    return 60 * int(found[1]) + int(found[2])


def test_a_pace_is_chosen_and_clocks_tick(come: Come) -> None:
    everybody, table = three(come)
    anna, bela, cora = everybody

    # Given a host who chooses a pace, which the guests see and cannot change
    anna.page.get_by_role("group", name="Pace").get_by_role("button", name="Relaxed").click()
    anna.page.get_by_role("group", name="How much time").get_by_role("button", name="3 days").click()
    expect(bela.page.get_by_text("minden körre 3 nap jut")).to_be_visible()
    expect(bela.page.get_by_role("group", name="Tempó").get_by_role("button", name="Élőben")).to_be_disabled()
    anna.page.get_by_role("group", name="Pace").get_by_role("button", name="Live").click()
    expect(cora.page.get_by_text("20 min each for the whole game")).to_be_visible()
    for one in everybody:
        one.check("pace")
    begin_at_a_pace(anna, table, 600)

    # When Béla does not move, then his clock runs down before everybody's eyes, and never up
    expect(clock(anna, 1)).to_have_attribute("data-runs", "")
    shown: list[int] = []

    def has_run_down() -> bool:
        shown.append(seconds(clock(anna, 1)))
        return len(set(shown)) > 3

    anna.until(has_run_down)
    assert shown == sorted(shown, reverse=True)
    for one in everybody:
        one.check("clocks")
        one.nothing_went_wrong()


def test_when_the_time_of_one_is_over_the_others_choose(come: Come) -> None:
    everybody, table = three(come)
    anna, bela, cora = everybody

    # When Béla does not move until his time is over, nothing happens; the others may choose, and he may move
    begin_at_a_pace(anna, table, 4)
    for one in (anna, cora):
        expect(one.page.locator('[data-focus="late-wait"]')).to_be_enabled()
        expect(clock(one, 1)).to_have_attribute("data-over", "")
    expect(bela.page.locator(".k-bar__turn .clock")).to_have_attribute("data-over", "")
    expect(bela.page.locator(DO).first).to_be_visible()
    for one in everybody:
        one.check("time is over")

    # When both agree to wait, his clock begins anew
    anna.must_press('[data-focus="late-wait"]')
    expect(cora.page.locator('[data-focus="vote-yes"]')).to_be_visible()
    for one in everybody:
        one.check("vote to wait")
    expect(bela.page.locator('[data-focus="vote-yes"]')).to_have_count(0)
    expect(bela.page.locator(DO).first).to_be_visible()
    cora.must_press('[data-focus="vote-yes"]')
    expect(anna.page.locator(".k-log")).to_contain_text("Béla got more time.")
    cora.answered()  # what she is offered from now on is for the time that he was given
    [his] = [told for told in anna.view(table)["table"]["clocks"] if told["seat"] == 1]
    assert his["left"] == 1000, "a quarter of what he had"

    # When it is over again and both agree on a bot, it plays on for him, and he may come back
    cora.must_press('[data-focus="late-bot"]')
    anna.page.locator('[data-focus="vote-yes"]').click()
    expect(bela.page.locator('[data-focus="return"]')).to_be_visible()
    expect(clock(anna, 1)).to_have_count(0)
    bela.check("a bot sits in")
    bela.must_press('[data-focus="return"]')
    expect(clock(anna, 1)).to_be_visible()
    assert [event["kind"] for entry in anna.view(table)["log"] for event in entry["events"]].count(
        "time_given"
    ) == 1
    for one in everybody:
        one.nothing_went_wrong()
