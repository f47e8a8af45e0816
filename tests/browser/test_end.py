"""After the game: the end, the record and what `kalmar verify` says of it, the replay, the rematch."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import ROOT
from tests.browser.player import begin, play_until


def verdict(record: Path) -> tuple[int, str]:
    """What `kalmar verify` says of a record: its exit code and its words."""
    command = [sys.executable, "-m", "server", "verify", str(record)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_the_end_is_shown_proven_looked_back_on_and_followed_by_a_rematch(come: Come, tmp_path: Path) -> None:
    # Given a game that two people let their bots play to its end
    anna, bela = come("Anna"), come("Béla", "hu", (390, 844), touch=True)
    table = begin([anna, bela])
    for player in (anna, bela):
        player.sit_out()
    for player in (anna, bela):
        player.until_the_end()
    page = anna.page

    # Then the browser itself has recomputed the draws
    expect(page.locator(".honest__ok")).to_be_visible()
    assert (
        page.locator(".scores__total").all_inner_texts()
        == bela.page.locator(".scores__total").all_inner_texts()
    )

    # And so does the command, from the record as it is downloaded, until one byte of it is another
    with page.expect_download() as download:
        page.locator(".honest__acts a").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    code, said = verdict(record)
    assert code == 0, said
    data = bytearray(record.read_bytes())
    data[len(data) // 2] ^= 1
    record.write_bytes(data)
    code, said = verdict(record)
    assert code == 1, said

    # When Anna steps through it, each step shows the position of its row
    last = anna.view(table)["seq"]
    final = anna.facts_of(anna.view(table))
    page.locator('[data-focus="replay"]').click()
    expect(page.locator('[data-focus="replay-play"]')).to_be_focused()
    for press, at in (("replay-on", 1), ("replay-on", 2), ("replay-back", 1), ("replay-last", last)):
        page.locator(f'[data-focus="{press}"]').click()
        expect(page.locator(".replay .k-bar__turn")).to_have_text(re.compile(rf"\b{at}\b.*\b{last}\b"))
        shown = anna.facts_of(anna.ask("GET", f"/api/tables/{table}/at/{at}?seat=0"))
        anna.until(lambda shown=shown: anna.facts["offer"] == shown)  # type: ignore[misc]
    assert anna.facts["offer"] == final
    page.keyboard.press("Home")
    expect(page.locator('[data-focus="replay-back"]')).to_be_disabled()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay .k-bar__turn")).to_have_text(re.compile(rf"\b1\b.*\b{last}\b"))
    # with anybody's eyes, now that it is over
    before = anna.hand
    page.locator(".eyes button").nth(1).click()
    anna.until(lambda: anna.hand != before)
    bela_then = anna.ask("GET", f"/api/tables/{table}/at/1?seat=1")["game"]["private"]["hand"]
    anna.until(lambda: anna.hand == sorted(bela_then))
    anna.check("replay")
    page.keyboard.press("Escape")
    expect(page.locator(".scores")).to_be_visible()

    # When both ask for a rematch, it is one and the same table
    for player in (anna, bela):
        player.must_press('[data-focus="rematch"]')
        player.page.wait_for_url(lambda url: table not in url)
    assert anna.page.url == bela.page.url
    again = anna.view(anna.page.url.rsplit("/", 1)[1])["table"]
    assert [seat["name"] for seat in again["seats"]] == ["Béla", "Anna"]
    for player in (anna, bela):
        player.nothing_went_wrong()


def test_a_game_that_is_ended_by_agreement_shows_how_it_stood(come: Come) -> None:
    # Given a game of some turns
    anna, bela = come("Anna"), come("Béla", "hu", (390, 844), touch=True)
    table = begin([anna, bela])
    play_until([anna, bela], lambda: anna.view(table)["seq"] > 12, random.Random(3))

    # When both agree to end it
    anna.page.locator('[data-focus="menu"]').click()
    rows = anna.page.get_by_role("dialog").locator(".menu-row")
    rows.filter(has_text="End the game here").click()
    anna.page.get_by_role("button", name="Ask the others").click()
    bela.page.locator('[data-focus="vote-yes"]').first.click()

    # Then both see how it stood, and no winner
    for player in (anna, bela):
        expect(player.page.locator(".scores")).to_be_visible()
    stood = anna.view(table)["table"]["result"]
    for player in (anna, bela):
        totals = player.page.locator(".scores__total").all_inner_texts()
        assert sorted(map(int, totals)) == sorted(stood["totals"])
        player.check("closed")
        player.nothing_went_wrong()
    expect(anna.page.locator(".end__win")).to_have_text("How it stood")
    expect(bela.page.locator(".end__win")).to_have_text("Így állt a játék")
