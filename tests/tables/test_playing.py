"""Moves: judged, committed, then told; once each, and only from what the player has seen."""

import asyncio
from typing import Any

import pytest

from server.store import Row
from server.tables import Refusal
from tests.client import PATIENCE
from tests.tables.party import Page, Party, plain, refusal


async def test_a_move_is_told_to_everybody_and_pages_follow_it(everywhere: Party) -> None:
    party = everywhere
    table = await party.start()
    pages = await party.pages()
    await party.move(0, "show", card=party.hand(0)[1])
    await party.move(0, "draw")
    await party.move(1, "roll")
    await party.move(0, "wave")
    seq = await party.move(2, "pass")
    assert seq == table.seq == 5
    for page in pages:
        assert [batch["seq"] for batch in page.batches] == [1, 2, 3, 4, 5]
        await page.must_agree(table)


async def test_the_first_row_brings_the_game_to_pages_that_waited_for_it(party: Party) -> None:
    table = await party.lay()
    pages = await party.pages()
    await party.act(0, {"do": "start"})
    for page in pages:
        assert page.batches[0]["kind"] == "setup"
        assert page.view["table"]["phase"] == "running"
        await page.must_agree(table)


async def test_a_drawn_card_is_told_to_its_drawer_alone(party: Party) -> None:
    table = await party.start()
    pages = await party.pages()
    await party.move(0, "draw")
    card = party.hand(0)[-1]
    for page in pages:
        assert (card.encode() in page.raw[-1]) == (page.seat == 0)
    assert pages[0].batches[0]["events"] == [{"kind": "drew", "seat": 0, "card": card}]
    assert pages[1].batches[0]["events"] == [{"kind": "drew", "seat": 0}]
    assert table.position.state.hands[0][-1] == card


async def test_no_batch_view_or_log_names_a_card_that_is_hidden_from_its_viewer(party: Party) -> None:
    table = await party.start()
    pages = await party.pages()
    everything = ("draw", "wave", "show", "pass", "draw", "show", "roll", "draw", "undo", "draw", "call")
    for step, what in enumerate(everything):
        turn = table.position.state.turn
        before = (
            [table.game.hidden(table.position.state, _eyes(page)) for page in pages] if table.game else []
        )
        if what == "show":
            await party.move(turn, "show", card=party.hand(turn)[step % 3])
        elif what == "undo":
            await party.act(turn, {"do": "call", "kind": "undo"})
            for seat in {0, 1, 2} - {turn}:
                await party.act(seat, {"do": "vote", "yes": True})
        elif what == "call":
            await party.act(turn, {"do": "call", "kind": "end"})
        else:
            await party.move(turn, what)
        for page, groups in zip(pages, before, strict=True):
            assert table.game is not None
            now = {card for group in table.game.hidden(table.position.state, _eyes(page)) for card in group}
            hidden = {card for group in groups for card in group} & now
            assert [card for card in hidden if card.encode() in page.raw[-1]] == [], what
            game = plain(await table.view(page.seat))["game"]
            assert [card for card in hidden if card in str(game)] == [], what


def _eyes(page: Page) -> list[int]:
    return [] if page.seat is None else [page.seat]


async def test_a_refusal_names_the_rule_and_changes_nothing(party: Party) -> None:
    table = await party.start()
    pages = await party.pages()
    before = table.position
    wrong: list[tuple[int, dict[str, Any], str]] = [
        (1, {"cmd": "pass"}, "not_your_turn"),
        (0, {"cmd": "show", "card": "card-99"}, "not_in_hand"),
        (0, {"cmd": "show"}, "bad_move"),
        (0, {"cmd": "fly"}, "bad_move"),
        (0, {"cmd": "pass", "more": 1}, "bad_move"),
        (0, {}, "bad_move"),
        (0, {"cmd": "show", "card": ["card-01"]}, "bad_move"),
        (0, {"cmd": "break"}, "internal"),
    ]
    for seat, raw, code in wrong:
        stamp = table.position.offers[seat].stamp
        refused = await refusal(table.move(party.person(seat), seat, party.id(), stamp, raw))
        assert refused.code == code
    assert table.position is before
    assert all(page.messages == [] for page in pages)
    assert await party.move(0, "pass") == 1


async def test_only_the_holder_of_a_seat_moves_for_it(party: Party) -> None:
    table = await party.start()
    stamp = table.position.offers[0].stamp
    for stranger in (party.people[1].id, "nobody", None):
        refused = await refusal(table.move(stranger, 0, party.id(), stamp, {"cmd": "pass"}))
        assert refused.code == "not_seated"
    assert table.seq == 0


async def test_a_message_sent_again_is_answered_with_its_first_row(everywhere: Party) -> None:
    party = everywhere
    table = await party.start()
    stamp = table.position.offers[0].stamp
    first = await table.move(party.person(0), 0, "click", stamp, {"cmd": "pass"})
    await party.move(1, "pass")

    async def again() -> int:
        return await party.table.move(party.person(0), 0, "click", stamp, {"cmd": "pass"})

    assert await again() == first
    assert set(await asyncio.gather(*(again() for _ in range(20)))) == {first}
    table = await party.reopen()
    assert await again() == first
    assert table.seq == 2


async def test_a_message_of_long_ago_is_still_known(party: Party) -> None:
    table = await party.start(2)
    stamp = table.position.offers[0].stamp
    first = await table.move(party.person(0), 0, "click", stamp, {"cmd": "wave"})
    for _ in range(100):
        await party.move(1, "wave")
    assert await table.move(party.person(0), 0, "click", stamp, {"cmd": "wave"}) == first


async def test_two_clicks_from_the_same_moves_do_one_thing(party: Party) -> None:
    table = await party.start()
    stamp = table.position.offers[0].stamp
    clicks = [table.move(party.person(0), 0, party.id(), stamp, {"cmd": "wave"}) for _ in range(2)]
    first, second = await asyncio.gather(*clicks, return_exceptions=True)
    assert first == 1
    assert getattr(second, "code", None) == "outdated"
    assert table.seq == 1


async def test_an_outdated_move_brings_the_moves_as_they_are(party: Party) -> None:
    table = await party.start()
    old = table.position.offers[0].stamp
    await party.move(0, "show", card=party.hand(0)[0])
    refused = await refusal(table.move(party.person(0), 0, party.id(), old, {"cmd": "pass"}))
    assert refused.code == "outdated"
    now = plain(await table.view(0))
    assert plain(refused.extra) == {"moves": now["moves"], "stamp": now["stamp"]}


async def test_what_others_do_leaves_the_stamp_while_the_moves_stay(party: Party) -> None:
    table = await party.start()
    page = await Page(0).load(table)
    stamp = table.position.offers[0].stamp
    await party.move(1, "wave")
    await party.move(2, "wave")
    assert not any("stamp" in batch or "moves" in batch for batch in page.batches)
    assert await table.move(party.person(0), 0, party.id(), stamp, {"cmd": "pass"}) == 3


async def test_nothing_is_told_before_the_commit(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await party.start()
    page = await Page(0).load(table)
    writing, gate, real = asyncio.Event(), asyncio.Event(), party.store.append

    async def slow(row: Row) -> None:
        writing.set()
        await gate.wait()
        await real(row)

    monkeypatch.setattr(party.store, "append", slow)
    moving = asyncio.ensure_future(party.move(0, "pass"))
    async with asyncio.timeout(PATIENCE):
        await writing.wait()
    assert not moving.done()
    assert page.messages == []
    assert table.seq == 0
    gate.set()
    assert await moving == 1
    assert len(page.batches) == 1


async def test_a_write_that_fails_leaves_everything_as_it_was(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await party.start()
    page = await Page(0).load(table)
    before = table.position

    async def fails(row: Row) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(party.store, "append", fails)
        with pytest.raises(OSError, match="disk full"):
            await party.move(0, "pass")
    assert table.position is before
    assert page.messages == []
    assert await party.move(0, "pass") == 1


async def test_a_mover_who_does_not_wait_for_the_answer_has_moved_all_the_same(party: Party) -> None:
    table = await party.start()
    page = await Page(1).load(table)
    moving = asyncio.ensure_future(party.move(0, "pass"))
    await asyncio.sleep(0)  # judged, and on its way to the disk
    assert table.turn.locked()
    moving.cancel()
    await asyncio.wait([moving])
    async with asyncio.timeout(PATIENCE):
        while not page.batches:  # noqa: ASYNC110 (nobody waits for the move any more)
            await asyncio.sleep(0.01)
    assert [batch["seq"] for batch in page.batches] == [1]
    await page.must_agree(table)


async def test_a_preview_says_what_would_be_and_changes_nothing(party: Party) -> None:
    table = await party.start()
    assert table.preview(party.person(0), 0, {"cmd": "show"}) == {}
    assert table.preview(party.person(0), 0, {"cmd": "show", "card": "x"}) == {"complete": True}
    assert table.preview(party.person(1), 1, {"cmd": "pass"})["refused"]["code"] == "not_your_turn"
    for browser, cmd, code in ((0, "break", "internal"), (1, "pass", "not_seated")):
        with pytest.raises(Refusal, match=code):
            table.preview(party.person(browser), 0, {"cmd": cmd})
    assert table.seq == 0


async def test_the_game_ends_with_its_result_and_the_open_seal(party: Party) -> None:
    table = await party.start(2)
    pages = await party.pages()
    while not table.has_ended:
        await party.move(table.position.state.turn, "roll")
    for page in pages:
        await page.must_agree(table)
        shown = page.view["table"]
        assert shown["phase"] == "over"
        assert shown["waiting"] == []
        assert shown["result"]["totals"] == list(table.position.state.gold.values())
        assert shown["seal"]["secret"] == table.setup.secret
        assert shown["seal"]["entropies"] == ["a" * 64, "b" * 64]
    for act in ({"do": "undo"}, {"do": "call", "kind": "end"}, {"do": "resign"}):
        assert (await refusal(party.act(0, act))).code == "game_over"
    assert (await refusal(party.move(0, "wave"))).code == "game_over"
    again = await party.reopen()
    assert again.info(None) == table.info(None)


async def test_a_seal_is_closed_while_the_game_is_on(party: Party) -> None:
    table = await party.start()
    for viewer in (0, 1, None):
        shown = str(plain(await table.view(viewer)))
        assert table.setup.secret not in shown
        assert "a" * 64 not in shown
