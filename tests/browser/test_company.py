"""Others at the table: somebody who looks on, a word or two, a move that is asked back."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import DO, DRAW, PHONE, STEP, begin, mover_and_other, play_until


def test_somebody_who_looks_on_sees_the_table_and_no_hand(come: Come) -> None:
    anna, bela, cora = come("Anna"), come("Béla"), come("Cora", "hu", PHONE, touch=True)
    table = begin([anna, bela])

    cora.go(table)

    expect(cora.page.locator("[data-space]").first).to_be_visible()
    cora.check("watching")
    expect(anna.page.locator(".top__watchers")).to_be_visible()
    assert cora.hand == []
    assert cora.page.locator(DRAW).count() == 0
    # what is drawn from the pile is told to its drawer alone
    player, other = mover_and_other([anna, bela])
    before = player.hand
    player.draw_blind()
    player.until(lambda: len(player.hand) == len(before) + 1)
    [drawn] = set(player.hand) - set(before)
    for one in (other, cora):
        one.until(lambda one=one: one.facts == player.facts)  # type: ignore[misc]
        assert drawn not in one.page.content()
        assert drawn not in str(one.view(table))
    # and nothing they press does anything
    seq = cora.view(table)["seq"]
    for selector in ('[data-draw="pile"]', "[data-draw]", '[data-space][tabindex="0"]'):
        cora.press(selector)
    cora.answered()
    assert cora.view(table)["seq"] == seq
    for one in (anna, bela, cora):
        one.nothing_went_wrong()


def test_what_is_said_is_heard_and_counted_until_it_is_read(come: Come) -> None:
    anna, bela = come("Anna"), come("Béla", "hu", PHONE, touch=True)
    begin([anna, bela])

    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Write to the others").fill("Is this seat taken?")
    anna.page.keyboard.press("Enter")

    badge = bela.page.locator(".top__badge")
    expect(badge).to_have_text("1")
    bela.must_press('[data-focus="talk"]')
    expect(bela.page.locator(".bubble")).to_contain_text("Is this seat taken?")
    bela.check("talk")
    bela.page.locator('[data-focus="say"]').fill("Ülj le!")
    bela.must_press(".say button[type=submit]")
    expect(anna.page.locator(".bubble").last).to_have_text("Béla Ülj le!")
    anna.check("talk")
    bela.must_press(".sheet__close")
    expect(badge).to_have_count(0)


def test_a_step_is_taken_back_freely_and_a_draw_by_consent(come: Come) -> None:
    anna, bela = come("Anna"), come("Béla")
    both, chance = [anna, bela], random.Random(5)
    table = begin(both)
    # Given somebody who can make a step
    play_until(both, lambda: any(one.page.locator(STEP).is_visible() for one in both), chance, 200)
    player, other = mover_and_other(both)
    board, hand = other.facts, player.hand

    # When the step is made and taken back, nobody was asked
    player.must_press(STEP)
    undo = player.page.locator('[data-focus="undo"]')
    expect(undo).to_be_enabled()
    other.until(lambda: other.facts != board)
    undo.click()
    other.until(lambda: other.facts == board)
    player.until(lambda: player.hand == hand)
    expect(other.page.locator('[data-focus="vote-yes"]')).to_have_count(0)

    # When a card is drawn from the pile, taking it back is a question
    player.draw_blind()
    expect(other.page.locator(DO).first).to_be_visible()
    expect(undo).to_have_count(0)
    ask = player.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Ask to take"))
    player.page.locator('[data-focus="menu"]').click()
    ask.click()

    # Then the other is told what it means, may decline, and the game goes on meanwhile
    no, yes = (other.page.locator(f'[data-focus="vote-{word}"]') for word in ("no", "yes"))
    expect(no).to_be_visible()
    other.check("vote")
    player.check("vote of mine")
    no.click()
    expect(no).to_have_count(0)
    expect(player.page.locator('[data-focus="withdraw"]')).to_have_count(0)
    assert len(player.hand) == len(hand) + 1

    # And when they agree, the turn is back, and what nobody knows was dealt anew
    player.page.locator('[data-focus="menu"]').click()
    ask.click()
    yes.click()
    expect(player.page.locator(DO).first).to_be_visible()
    player.until(lambda: player.hand == hand)
    other.until(lambda: other.facts == board)
    undone = [
        event
        for entry in player.view(table)["log"]
        for event in entry["events"]
        if event["kind"] == "undo_done"
    ]
    assert [(event["free"], event["dealt"]) for event in undone] == [(True, False), (False, True)]
    for one in both:
        one.nothing_went_wrong()
