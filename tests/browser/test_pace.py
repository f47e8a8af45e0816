"""A table with clocks: chosen before the start, seen by all, and what the others may do when time is over."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.player import DO, GUIDE, PHONE, Player

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


def clock(player: Player, seat: int) -> Locator:
    """The clock of somebody else, as this player sees it."""
    return player.page.locator(f'.seat[data-seat="{seat}"] .clock')


def seconds(shown: Locator) -> int:
    found = SECONDS.match(shown.locator(".k-num").inner_text())
    assert found
    return 60 * int(found[1]) + int(found[2])


def test_clocks_tick_and_when_one_is_over_the_others_choose(come: Come) -> None:
    anna, bela = come("Anna", "en", (1440, 900)), come("Béla", "hu", PHONE, touch=True)
    cora = come("Cora", "en", PHONE, touch=True, color_scheme="dark")
    everybody = [anna, bela, cora]
    opened = anna.open_table(3)
    table = opened["id"]
    for one in everybody[1:]:
        one.join(opened["code"])
    for one in everybody:
        one.go(table)

    # Given a host who chooses a pace, which the guests see and cannot change
    anna.page.get_by_role("group", name="Pace").get_by_role("button", name="Relaxed").click()
    anna.page.get_by_role("group", name="How much time").get_by_role("button", name="3 days").click()
    expect(bela.page.get_by_text("minden körre 3 nap jut")).to_be_visible()
    expect(bela.page.get_by_role("group", name="Tempó").get_by_role("button", name="Élőben")).to_be_disabled()
    anna.page.get_by_role("group", name="Pace").get_by_role("button", name="Live").click()
    expect(cora.page.get_by_text("20 min each for the whole game")).to_be_visible()
    for one in everybody:
        one.check("pace")
    short = {"kind": "live", "seconds": 10, "more": 2}
    act(anna, table, {"do": "pace", "pace": short}, {"do": "start_seat", "seat": 1}, {"do": "start"})

    for one in everybody:
        if one.page.locator(GUIDE).first.is_visible():
            one.press(GUIDE)

    # When Béla does not move, then his clock runs down before everybody's eyes, and never up
    expect(clock(anna, 1)).to_be_visible()
    shown = [seconds(clock(anna, 1))]
    while shown[-1] > 2:
        shown.append(seconds(clock(anna, 1)))
    assert shown == sorted(shown, reverse=True)
    assert len(set(shown)) > 3
    for one in everybody:
        one.check("clocks")

    # And when it is over nothing happens, but that the others may choose, and Béla may move
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
    expect(clock(anna, 1)).to_have_attribute("data-runs", "")

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
