"""What the host of the server does at a table: rows that no seat made, on either database."""

from __future__ import annotations

from typing import Any

import pytest

from server.store.journal import rows_between
from server.tables import hosting
from server.tables.history import SNAPSHOT_EVERY
from tests.tables.party import Page, Party, plain, refusal
from tests.tables.test_history import BROKEN, damage


def last_events(page: Page) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = page.batches[-1]["events"]
    return events


async def rows(party: Party) -> list[tuple[int, str, int | None]]:
    found = await party.store.read(lambda connection: rows_between(connection, party.table.id, 0))
    return [(row.seq, row.kind, row.seat) for row in found]


async def test_another_process_acts_and_the_server_follows(everywhere: Party) -> None:
    party = everywhere
    table = await party.start()
    await party.move(0, "pass")
    pages = await party.pages()
    # Given a second process on the same database, as a command is one
    outside = party.new_house()

    # When it gives a chair to a bot, takes a row back and ends the game
    other = await outside.table(table.id)
    assert await hosting.grant_bot(other, 2, "keen") == 2
    await party.house.look()
    assert table.setup.seats[2].level == "keen"
    assert last_events(pages[0]) == [{"kind": "bot_sat_in", "seat": 2, "level": "keen", "by": None}]

    assert await hosting.roll_back(other, 0) == 3
    await party.house.look()
    assert table.position.state.turn == 0
    told = last_events(pages[3])
    assert [event["kind"] for event in told] == ["undo_done"]
    assert (told[0]["by"], told[0]["to"], told[0]["free"]) == (None, 0, False)

    assert await hosting.close(other) == 4
    await party.house.look()

    # Then everybody's page is what a fresh one is, and nothing was deleted
    assert table.setup.phase == "closed"
    assert last_events(pages[1]) == [{"kind": "closed", "by": None}]
    for page in pages:
        await page.must_agree(table)
    kinds = ["setup", "move", "seat", "undo", "close"]
    assert await rows(party) == [
        (seq, kind, 0 if kind in ("setup", "move") else None) for seq, kind in enumerate(kinds)
    ]
    await outside.close()


async def test_a_row_of_the_server_itself_in_between_loses_nothing(everywhere: Party) -> None:
    party = everywhere
    table = await party.start()
    outside = party.new_house()
    other = await outside.table(table.id)
    await party.move(0, "pass")  # the other process does not know of it

    assert await hosting.grant_bot(other, 1, None) == 2

    await party.house.look()
    assert table.setup.seats[1].person, "nobody looks on: that can wait a little"
    await party.house.look(everywhere=True)
    assert table.setup.seats[1].level == table.rules().info.bots[-1]
    assert [row[0] for row in await rows(party)] == [0, 1, 2]
    await outside.close()


async def test_only_tables_with_news_are_read(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = await party.start()
    table = await party.start()
    for watched in (quiet, table):
        await Page(None).load(watched)
    refreshed: list[str] = []
    for one in (quiet, table):
        monkeypatch.setattr(one, "refresh", lambda one=one: note(refreshed, one.id))
    outside = party.new_house()
    await hosting.grant_bot(await outside.table(table.id), 1, None)

    await party.house.look()

    assert refreshed == [table.id]
    await outside.close()


async def note(into: list[str], word: str) -> None:
    into.append(word)


async def test_a_granted_seat_is_taken_back_by_its_person(party: Party) -> None:
    table = await party.start()
    await hosting.grant_bot(table, 1, None)
    assert (await refusal(hosting.grant_bot(table, 1, None))).code == "seat_is_bot"
    await party.act(1, {"do": "return"})
    assert table.setup.seats[1].person


async def test_what_is_not_there_cannot_be_granted_or_returned_to(party: Party) -> None:
    table = await party.start()
    for seat, level, code in ((7, None, "bad_target"), (-1, None, "bad_target"), (1, "genius", "bad_option")):
        assert (await refusal(hosting.grant_bot(table, seat, level))).code == code
    for to in (None, 0, -1, 5):
        assert (await refusal(hosting.roll_back(table, to))).code == "bad_target"
    assert table.seq == 0


async def test_going_back_deals_anew_what_nobody_knows_and_leaves_what_stands(party: Party) -> None:
    table = await party.start()
    await party.move(0, "draw")
    drawn = table.position.state
    for seat in (1, 2, 0):
        await party.move(seat, "draw")
    assert await hosting.roll_back(table, 1) == 5
    state = table.position.state
    assert (state.turn, state.hands) == (1, drawn.hands)
    assert sorted(state.pile) == sorted(drawn.pile)
    assert state.pile != drawn.pile
    assert [row.seq for row in table.position.course.standing] == [0, 1]

    # what was taken back cannot be returned to, and what was dealt anew stays so
    assert (await refusal(hosting.roll_back(table, 3))).code == "bad_target"
    await party.move(1, "pass")
    await hosting.roll_back(table, 5)
    assert sorted(table.position.state.pile) == sorted(state.pile)
    shown = plain(await table.view(0))
    assert plain(await (await party.reopen()).view(0)) == shown


async def test_a_row_can_be_returned_to_however_long_ago_it_was(party: Party) -> None:
    table = await party.start()
    while table.seq < 2 * SNAPSHOT_EVERY + 30:
        await party.move(table.seq % 3, "wave")
    assert table.position.course.standing[0].seq > 7
    await hosting.roll_back(table, 7)
    assert table.position.state.waves == 7
    assert await party.move(0, "pass") == table.seq
    shown = plain(await table.view(0))
    assert plain(await (await party.reopen()).view(0)) == shown


@pytest.mark.parametrize("body", BROKEN)
async def test_a_damaged_table_goes_back_to_its_last_good_row(party: Party, body: str) -> None:
    table = await party.start()
    for seat in (0, 1, 2):
        await party.move(seat, "pass")
    assert await hosting.last_good_row(table) == 3
    await damage(party, 3, body)
    table = await party.reopen()
    assert await hosting.last_good_row(table) == 2
    page = await Page(0).load(table)

    await hosting.roll_back(table, None)

    assert table.position.state.turn == 2
    assert page.messages[-1] == {"t": "reload", "reason": "gap"}
    assert await party.move(2, "pass") == 5
    shown = plain(await table.view(0))
    assert plain(await (await party.reopen()).view(0)) == shown


async def test_a_table_that_lost_its_beginning_is_only_closed(party: Party) -> None:
    await party.start()
    await party.move(0, "pass")
    await damage(party, 0, "not JSON")
    table = await party.reopen()
    assert await hosting.last_good_row(table) is None
    assert (await refusal(hosting.roll_back(table, None))).code == "bad_target"
    assert (await refusal(hosting.roll_back(table, 0))).code == "unreadable"
    assert await hosting.close(table) == 2
    assert table.setup.phase == "closed"


async def test_a_table_is_closed_before_it_begins_and_once(party: Party) -> None:
    table = await party.lay()
    page = await Page(0).load(table)
    assert await hosting.close(table) is None
    assert page.view["table"]["phase"] == "closed"
    assert (await refusal(party.act(0, {"do": "start"}))).code == "table_closed"
    assert (await refusal(party.house.invitation(party.code))).code == "no_such_table"
    assert (await refusal(hosting.close(table))).code == "table_closed"
    table = await party.reopen()
    assert plain(await table.view(0))["table"]["phase"] == "closed"
    await table.record(0)


async def test_what_has_ended_stays_so(party: Party) -> None:
    table = await party.start()
    await hosting.close(table)
    for act in (hosting.close(table), hosting.roll_back(table, 0), hosting.grant_bot(table, 1, None)):
        assert (await refusal(act)).code == "table_closed"
    assert table.seq == 1


async def test_an_open_vote_about_the_same_thing_ends(party: Party) -> None:
    table = await party.start()
    await party.move(0, "pass")
    page = await Page(None).load(table)
    await party.act(0, {"do": "call", "kind": "end"})
    await hosting.grant_bot(table, 2, None)
    assert table.info(None)["vote"]
    await hosting.roll_back(table, 0)
    assert not table.info(None)["vote"]
    assert [event["kind"] for event in last_events(page)] == ["vote_ended", "undo_done"]
