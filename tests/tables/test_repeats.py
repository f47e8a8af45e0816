"""A message that comes again has no second effect, also after a restart and at another worker."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest

from server.store import Store
from server.tables import House, Table, shelf
from server.tables.commands import AnyAct, Bot, Kick, Leave, Name, Order, Start, Title
from server.tables.setup import MOST_ANSWERED
from server.tables.table import MOST_CLIENT_IDS
from tests.tables.party import Page, Party, plain, refusal

SETTING_UP: dict[str, AnyAct] = {
    "order": Order([0, 2, 1, 3, 4]),
    "order that moves the sender": Order([1, 0, 2, 3, 4]),
    "kick": Kick(2),
    "no bot": Bot(4, None),
    "bot": Bot(3, "keen"),
    "leave": Leave(),
    "title": Title("ours"),
    "start": Start(),
}


async def at(party: Party) -> Table:
    """A table with four people on five seats: one has stood up again, and a bot has come."""
    table = await party.lay(4, seats=5, watch=True)
    await party.act(0, {"do": "bot", "seat": 4, "level": "keen"})
    await party.act(3, {"do": "leave"})
    return table


async def stored(store: Store, table: Table) -> Any:
    """What the database holds of a table, but for how often it was changed."""
    setup = await store.read(partial(shelf.load_setup, table_id=table.id))
    return plain(setup) | {"edits": None, "touched": None}


@pytest.mark.parametrize("act", SETTING_UP.values(), ids=SETTING_UP)
async def test_a_command_sent_again_is_answered_as_at_first_and_has_no_effect(
    everywhere: Party, act: AnyAct
) -> None:
    # Given a table that another worker has open too
    party = everywhere
    table = await at(party)
    elsewhere = party.new_house()
    there = await elsewhere.table(table.id)
    anna = party.person(0)
    # When a command is carried out
    answer = await table.act(anna, 0, "once", act)
    after = await stored(party.store, table)
    # Then nothing happens when it comes again: here, at the other worker, and after a restart
    assert await table.act(anna, 0, "once", act) == answer
    assert await there.act(anna, 0, "once", act) == answer
    await elsewhere.close()
    again = await party.reopen()
    assert await again.act(anna, 0, "once", act) == answer
    assert await stored(party.store, table) == after


async def test_a_start_that_leaves_out_the_hosts_own_number_is_answered_again(party: Party) -> None:
    table = await at(party)
    await party.act(0, {"do": "order", "seats": [3, 1, 2, 0, 4]})
    anna = party.person(3)
    there = await party.new_house().table(table.id)
    assert await table.act(anna, 3, "once", Start()) == 0
    assert table.host == 2
    assert await table.act(anna, 3, "once", Start()) == 0
    assert await there.act(anna, 3, "once", Start()) == 0


async def test_what_was_refused_is_judged_anew(party: Party) -> None:
    table = await at(party)
    kick = Kick(3)
    anna = party.person(0)
    assert (await refusal(table.act(anna, 0, "once", kick))).code == "seat_open"
    await party.house.join(party.people[3], table.setup.code, "Dani", "")
    await table.act(anna, 0, "once", kick)
    assert table.setup.open_seats == [3]


async def test_the_same_id_of_two_browsers_is_two_messages(party: Party) -> None:
    table = await at(party)
    for seat, name in enumerate(("Ann", "Ben")):
        await table.act(party.person(seat), seat, "once", Name(name))
    assert [holder.name for holder in table.setup.seats[:2]] == ["Ann", "Ben"]


async def test_a_table_remembers_the_newest_messages_only(party: Party) -> None:
    table = await at(party)
    for number in range(MOST_ANSWERED + 3):
        await table.act(party.person(0), 0, f"id-{number}", Title(str(number)))
    setup = await party.store.read(partial(shelf.load_setup, table_id=table.id))
    assert setup is not None
    kept = [message.split()[1] for message in setup.answered]
    assert kept == [f"id-{number}" for number in range(3, MOST_ANSWERED + 3)]


async def at_two(party: Party) -> tuple[Table, Table, House]:
    """The same table in its house and in another one, which is to be closed."""
    table, elsewhere = await at(party), party.new_house()
    return table, await elsewhere.table(table.id), elsewhere


async def test_a_line_of_chat_sent_again_is_kept_and_told_once(everywhere: Party) -> None:
    # Given somebody who speaks
    party = everywhere
    table, there, elsewhere = await at_two(party)
    bence = party.person(1)
    page, other_page = await Page(0).load(table), await Page(0).load(there)
    said = await table.chat(bence, 1, "once", "hello")
    # When the message comes again: here, elsewhere, after its sender has got up, and after a restart
    answers = [await table.chat(bence, 1, "once", "hello"), await there.chat(bence, 1, "once", "hello")]
    await party.act(1, {"do": "leave"})
    answers.append(await table.chat(bence, 1, "once", "hello"))
    await elsewhere.close()
    table = await party.reopen()
    answers.append(await table.chat(bence, 1, "once", "hello"))
    # Then it is answered with the line that it became
    assert answers == [said] * 4
    assert plain(await table.view(0))["chat"] == [said]
    told = [[message for message in one.messages if message["t"] == "chat"] for one in (page, other_page)]
    assert told == [[{"t": "chat", **said}], []]


async def test_the_same_words_may_be_said_twice_and_by_two(party: Party) -> None:
    table = await at(party)
    for seat, client_id in ((0, "one"), (0, "two"), (1, "one")):
        await table.chat(party.person(seat), seat, client_id, "hello")
    assert len(plain(await table.view(0))["chat"]) == 3


async def test_a_line_that_comes_at_once_to_two_workers_is_kept_once(everywhere: Party) -> None:
    party = everywhere
    table, there, elsewhere = await at_two(party)
    bence = party.person(1)
    answers = await asyncio.gather(*(one.chat(bence, 1, "once", "hello") for one in (table, there, table)))
    assert plain(await table.view(0))["chat"] == [answers[0]]
    assert answers[1:] == answers[:1] * 2
    await elsewhere.close()


async def test_messages_that_come_again_and_again_take_no_more_memory(party: Party) -> None:
    # Given a table with more messages than it keeps in memory
    table = await party.start(2)
    turns: list[dict[str, Any]] = [{"do": "sit_out", "level": "keen"}, {"do": "return"}]
    rows = {f"id-{number}": await party.act(0, turns[number % 2], f"id-{number}") for number in range(80)}
    assert len(rows) > MOST_CLIENT_IDS
    # When all of them come again, and ask for what would be refused
    for client_id, seq in rows.items():
        assert await party.act(0, {"do": "vote", "yes": True}, client_id) == seq
    # Then it keeps the newest answers only
    assert len(table._answers) == MOST_CLIENT_IDS
