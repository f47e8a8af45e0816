"""Views, the log, replay, resuming after a lost line, chat."""

from typing import Any

import pytest

from server.tables.batches import MOST_BATCHES
from server.tables.shelf import MOST_CHAT, newest_chat
from server.tables.view import LOG_PAGE
from tests.tables.party import Page, Party, plain, refusal


async def test_the_view_of_a_table_that_is_being_set_up(party: Party) -> None:
    table = await party.lay()
    shown = plain(await table.view(0))
    assert (shown["seq"], shown["game"], shown["log"], shown["chat"]) == (-1, None, [], [])
    assert "moves" not in shown


async def test_eyes_see_their_own_hand_and_a_spectator_none(party: Party) -> None:
    table = await party.start()
    for seat in (0, 1, 2):
        shown = plain(await table.view(seat))
        assert shown["game"]["private"] == {"hand": party.hand(seat)}
        assert shown["moves"][0] == {"cmd": "wave"}
        assert shown["stamp"] == table.position.offers[seat].stamp
    watched = plain(await table.view(None))
    assert watched["game"]["private"] is None
    assert "moves" not in watched


async def test_who_may_look_with_whose_eyes(party: Party) -> None:
    table = await party.start(2, watch=True)
    anna, stranger = party.person(0), "stranger"
    assert table.may_see(anna, 0)
    assert table.may_see(anna, None)
    assert not table.may_see(anna, 1)
    assert not table.may_see(stranger, 0)
    assert table.may_see(stranger, None)
    while not table.has_ended:
        await party.move(table.position.state.turn, "roll")
    for who in (anna, stranger, None):
        assert all(table.may_see(who, seat) for seat in (0, 1, None))
        assert not table.may_see(who, 2)
    await party.act(0, {"do": "watch", "watch": False})
    assert table.may_see(anna, 1)
    assert not table.may_see(stranger, 1)
    assert not table.may_see(None, None)


async def test_the_log_comes_in_pages(party: Party) -> None:
    table = await party.start()
    while table.seq < LOG_PAGE + 30:
        await party.move(table.seq % 3, "wave")
    newest = plain(await table.view(0))["log"]
    assert [entry["seq"] for entry in newest] == list(range(31, LOG_PAGE + 31))
    older = plain(await table.log(31, 0))
    assert [entry["seq"] for entry in older] == list(range(31))
    assert older[0]["events"][0]["hand"] == party.hand(0)
    assert "hand" not in plain(await table.log(31, 1))[0]["events"][0] or (
        plain(await table.log(31, 1))[0]["events"][0]["hand"] == party.hand(1)
    )
    assert await table.log(0, 0) == []
    assert len(await table.log(2**53, 0)) == LOG_PAGE


async def test_any_moment_is_shown_again_from_ones_own_eyes(everywhere: Party) -> None:
    party = everywhere
    table = await party.start()
    pages = await party.pages()
    seen: list[list[Any]] = [[page.view["game"] for page in pages]]
    for seat in (0, 1, 2, 0):
        await party.move(seat, "draw")
        seen.append([page.view["game"] for page in pages])
    for seq, games in enumerate(seen):
        for page, game in zip(pages, games, strict=True):
            shown = plain(await table.view_at(seq, page.seat))
            assert shown["game"] == game
            assert shown["seq"] == seq
            assert shown["log"] == page.view["log"][: seq + 1]
            assert shown["table"]["waiting"] == [game["public"]["turn"]]
            assert "moves" not in shown
    for seq in (-1, 5, 2**53):
        assert (await refusal(table.view_at(seq, 0))).code == "bad_target"


async def test_after_the_end_the_whole_game_is_shown_from_all_eyes(party: Party) -> None:
    table = await party.start(2)
    while not table.has_ended:
        await party.move(table.position.state.turn, "roll")
    for seq in range(table.seq + 1):
        assert plain(await table.view_at(seq, 1))["game"]["private"]["hand"] == party.hand(1)
    assert plain(await table.view_at(table.seq, 0))["table"]["waiting"] == []


async def test_a_page_that_was_away_gets_what_it_missed(party: Party) -> None:
    table = await party.start()
    pages = await party.pages()
    for page in pages:
        table.unsubscribe(page)
    await party.move(0, "draw")
    await party.act(0, {"do": "call", "kind": "end"})
    await party.move(1, "show", card=party.hand(1)[0])
    for page in pages:
        missed = table.batches_since(0, page.seat)
        assert missed is not None
        for batch in missed:
            page.send(batch)
        await page.must_agree(table)
        assert table.batches_since(table.seq, page.seat) == []
        if page.seat is not None:
            assert ["moves" in batch for batch in page.batches] == [False, False, True]


async def test_a_page_that_missed_too_much_loads_the_view(party: Party) -> None:
    table = await party.start()
    for step in range(MOST_BATCHES):
        await party.move(step % 3, "wave")
    assert len(table.batches_since(0, 0) or []) == MOST_BATCHES
    await party.move(0, "wave")
    assert table.batches_since(0, 0) is None
    assert table.batches_since(table.seq + 1, 0) is None, "it has seen more than there is"
    assert table.batches_since(-1, 0) is None
    table = await party.reopen()
    assert table.batches_since(table.seq - 1, 0) is None
    assert table.batches_since(table.seq, 0) == []


async def test_resuming_and_the_log_do_not_tell_what_has_gone_dark(party: Party) -> None:
    table = await party.start(game="whisper")
    pages = await party.pages()
    first, second = party.hand(0)[:2]
    await party.move(0, "show", card=first)
    since = table.seq
    for page in pages:
        table.unsubscribe(page)
        assert page.batches[-1]["events"] == [{"kind": "shown", "seat": 0, "card": first}]
    await party.move(0, "show", card=second)
    assert table.batches_since(since, 1) is not None
    assert table.batches_since(0, 1) is None, "the first card may not be told any more"
    for viewer in (1, 2, None):
        shown = plain(await table.view(viewer))
        assert first not in str(shown)
        assert second in str(shown["log"])
        assert first.encode() not in await table.record(viewer)
    assert (await refusal(table.view_at(1, 1))).code == "wrong_phase"
    await party.act(0, {"do": "call", "kind": "end"})
    for seat in (1, 2):
        await party.act(seat, {"do": "vote", "yes": True})
    assert plain(await table.view_at(1, 1))["game"]["public"]["row"] == [first]


async def test_chat_goes_to_everybody_under_the_speakers_own_name(everywhere: Party) -> None:
    party = everywhere
    table = await party.lay(2, watch=True)
    pages = [await Page(0).load(table), await Page(None).load(table)]
    stranger = (await party.house.admit("Looker-on", "en"))[1]
    said = [
        await table.chat(party.person(1), 1, "x", " Szia!\u202e\n "),
        await table.chat(stranger.id, None, "x", "hello <b>all</b>"),
    ]
    assert [(line["seat"], line["name"], line["text"]) for line in said] == [
        (1, "Bence", "Szia!"),
        (None, "Looker-on", "hello <b>all</b>"),
    ]
    for page in pages:
        assert [message for message in page.messages if message["t"] == "chat"] == [
            {"t": "chat", **line} for line in said
        ]
    table = await party.reopen()
    assert plain(await table.view(0))["chat"] == said


@pytest.mark.parametrize(
    ("seat", "text", "code"),
    [(1, "hello", "not_seated"), (0, " \u200b\n", "bad_message"), (0, "x" * 501, "too_large")],
)
async def test_chat_that_is_refused(party: Party, seat: int, text: str, code: str) -> None:
    table = await party.lay(2)
    assert (await refusal(table.chat(party.person(0), seat, "x", text))).code == code
    assert plain(await table.view(0))["chat"] == []


async def test_whoever_is_seated_speaks_from_their_seat_also_where_they_look_on(party: Party) -> None:
    table = await party.start(watch=True)
    said = await table.chat(party.person(1), None, "x", "who could that be?")
    assert (said["seat"], said["name"]) == (1, "Bence")


async def test_strangers_do_not_chat_at_a_private_table(party: Party) -> None:
    table = await party.lay(2)
    assert (await refusal(table.chat("stranger", None, "x", "hello"))).code == "not_seated"


async def test_old_chat_goes(party: Party) -> None:
    table = await party.lay(2)
    await party.start()
    from server.tables import shelf

    def talk(connection: Any) -> None:
        for number in range(MOST_CHAT + 5):
            line = {"table_id": table.id, "seat": 0, "name": "Anna", "text": str(number), "at": 0}
            shelf.add_chat(connection, line)

    await party.store.write(talk)
    kept = await party.store.read(lambda connection: newest_chat(connection, table.id, 2 * MOST_CHAT))
    assert [line["text"] for line in kept] == [str(number) for number in range(5, MOST_CHAT + 5)]
