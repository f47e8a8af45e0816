"""Double clicks and replayed requests (P06): one effect each, and a clear answer to every repeat."""

from __future__ import annotations

import asyncio
import random
from typing import Any, get_args
from unittest.mock import ANY

import pytest

from server.tables.commands import SetupAct, Start, Title, Watch
from tests.client import Person, Tab
from tests.live import matrix
from tests.live.games import begun


def called(message: dict[str, Any]) -> str:
    """What a message asks for."""
    name: str = message["act"]["do"] if message["t"] == "act" else message["t"]
    return name


DEEDS = [message for message in matrix.commands(0) if message["t"] in ("act", "chat")]
"""What anybody can do at a table besides moving."""


def log_of(tab: Tab, view: dict[str, Any]) -> list[int]:
    return [entry["seq"] for entry in view["log"] if entry["kind"] == "move" and entry["seat"] == tab.seat]


async def test_the_same_message_again_has_the_first_answer_whenever_it_comes(any_url: str) -> None:
    async with begun(any_url) as (tabs, _):
        mover = tabs[tabs[0].view["table"]["waiting"][0]]
        chance = random.Random(1)
        sent = {
            "t": "move",
            "id": "click-1",
            "seat": mover.seat,
            "stamp": mover.view["stamp"],
            "move": mover.any_move(chance),
        }
        first = await mover.request(sent)
        assert first["t"] == "ack"
        # at once, after the next row, and on a new line
        assert await mover.request(sent) == first
        await mover.until(first["seq"])
        await tabs[1 - (mover.seat or 0)].until(first["seq"])
        await one_more_row(tabs, chance)
        assert await mover.request(sent) == first
        await mover.cut()
        await mover.connect()
        assert await mover.request(sent) == first
        view = await mover.person.view(mover.table, mover.seat)
        assert log_of(mover, view).count(first["seq"]) == 1


async def test_twenty_at_once_have_one_effect(any_url: str) -> None:
    async with begun(any_url) as (tabs, people):
        mover = tabs[tabs[0].view["table"]["waiting"][0]]
        before = mover.seq
        move = mover.any_move(random.Random(2))
        more = [await people[mover.seat or 0].tab(mover.table, mover.seat) for _ in range(3)]
        sent = {"t": "move", "id": "click-1", "stamp": mover.view["stamp"], "move": move}
        answers = await asyncio.gather(*(tab.request(sent) for tab in [mover, *more] for _ in range(5)))
        assert {(answer["t"], answer["seq"]) for answer in answers} == {("ack", before + 1)}
        assert (await mover.person.view(mover.table, mover.seat))["seq"] == before + 1


async def test_a_second_click_with_another_id_is_outdated_and_brings_the_moves_as_they_are(url: str) -> None:
    async with begun(url) as (tabs, _):
        mover = tabs[tabs[0].view["table"]["waiting"][0]]
        stamp, move = mover.view["stamp"], mover.any_move(random.Random(3))
        first, second = await asyncio.gather(
            mover.request({"t": "move", "stamp": stamp, "move": move}),
            mover.request({"t": "move", "stamp": stamp, "move": move}),
        )
        assert (first["t"], second["t"], second["code"]) == ("ack", "refused", "outdated")
        fresh = await mover.person.view(mover.table, mover.seat)
        assert second.get("moves", []) == fresh.get("moves", [])
        assert fresh["seq"] == first["seq"]


BEFORE: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "bot": [(0, {"do": "kick", "seat": 1})],
    "undo": [(0, {"do": "move"})],
    "vote": [(1, {"do": "call", "kind": "end"})],
    "withdraw": [(0, {"do": "call", "kind": "end"})],
    "return": [(0, {"do": "sit_out", "level": "plain"})],
}
"""What has to be done before a command makes sense, and at which seat."""

BEFORE_THE_START = {act.__struct_config__.tag for act in get_args(Title | Watch | Start | SetupAct)}


@pytest.mark.parametrize("message", DEEDS, ids=called)
async def test_every_table_command_said_twice_has_one_effect(any_url: str, message: dict[str, Any]) -> None:
    do = called(message)
    async with Person(any_url) as anna, Person(any_url, "Béla") as bela:
        # Given a table at which it can be done
        opened, tabs = await laid(anna, bela, started=do not in BEFORE_THE_START)
        while do == "undo" and not can_step(tabs[0]):  # chance deals such hands, if seldom
            opened, tabs = await laid(anna, bela, started=True)
        for seat, act in BEFORE.get(do, []):
            seq = await prepare(tabs[seat], act)
            for tab in tabs:
                await tab.until(seq)
        # When it is done, and the answer does not arrive
        first = await tabs[0].request(message)
        assert first["t"] == "ack", first
        after = await bela.view(opened["id"])
        # Then it is answered in the same way when it comes again, on whatever line, and nothing happens
        line = await anna.tab(opened["id"])
        assert [await line.request(message) for _ in range(2)] == [first, first]
        assert await bela.view(opened["id"]) == after | {"here": ANY}


async def laid(anna: Person, bela: Person, *, started: bool) -> tuple[dict[str, Any], list[Tab]]:
    """A table at which both sit and are seen by each other."""
    opened = await anna.open_table()
    await bela.join(opened["code"])
    tabs = [await anna.tab(opened["id"], 0), await bela.tab(opened["id"], 1)]
    for tab in tabs:
        await tab.until_here(0, 1)
    if started:
        await tabs[0].act("start_seat", seat=0)
        await tabs[0].act("start")
        for tab in tabs:
            await tab.until(0)
    return opened, tabs


def can_step(tab: Tab) -> bool:
    """Whether there is a move that can be taken back freely."""
    tab.view["moves"] = [template for template in tab.view["moves"] if template["cmd"] == "step"]
    try:
        tab.any_move(random.Random(4))
    except LookupError:
        return False
    return True


async def prepare(tab: Tab, act: dict[str, Any]) -> int:
    """Does it; the row that came of it, -1 where it is none."""
    if act == {"do": "move"}:
        assert can_step(tab)
        answer = await tab.move(tab.any_move(random.Random(4)))
    else:
        answer = await tab.request({"t": "act", "act": act})
    assert answer["t"] == "ack", answer
    return -1 if answer["seq"] is None else int(answer["seq"])


async def test_a_line_of_chat_sent_again_is_neither_kept_nor_told_again(any_url: str) -> None:
    async with begun(any_url) as (tabs, _):
        said = {"t": "chat", "id": "line-1", "text": "hello"}
        for message in (said, said, said | {"id": "line-2"}):
            assert (await tabs[0].request(message))["t"] == "ack"
        await tabs[1].hear(lambda heard: heard["t"] == "chat" and heard["id"] != 1)
        assert [line["text"] for line in tabs[1].view["chat"]] == ["hello", "hello"]
        fresh = await tabs[1].person.view(tabs[1].table, 1)
        assert fresh["chat"] == tabs[1].view["chat"]


async def test_a_seat_is_taken_once(url: str) -> None:
    async with Person(url) as anna, Person(url, "Béla") as bela:
        opened = await anna.open_table(seats=3)
        await bela.join(opened["code"])
        again = await bela.ask("POST", f"/api/invitations/{opened['code']}", {"name": "Béla", "entropy": ""})
        assert (again.status_code, again.json()["code"]) == (409, "name_taken")
        table = (await anna.view(opened["id"], 0))["table"]
        assert [seat["kind"] for seat in table["seats"]].count("human") == 2


async def one_more_row(tabs: list[Tab], chance: random.Random) -> None:
    mover = tabs[tabs[0].view["table"]["waiting"][0]]
    answer = await mover.move(mover.any_move(chance))
    assert answer["t"] == "ack", answer
    for tab in tabs:
        await tab.until(answer["seq"])


async def test_nobody_can_use_up_the_ids_of_a_bots_moves(any_url: str) -> None:
    """A row that bears the id of a bot's move to come would be taken for that move."""
    async with begun(any_url) as (tabs, _):
        mover = tabs[tabs[0].view["table"]["waiting"][0]]
        coming = range(24, 34)
        for seq in coming:
            for name in (f"bot-{seq}", f"bot {seq}", f"bot_{seq}", f"bot{seq}"):
                act = {"do": "withdraw" if mover.view["table"]["vote"] else "call", "kind": "end"}
                if act["do"] == "withdraw":
                    del act["kind"]
                answer = await mover.request({"t": "act", "id": name, "act": act})
                if answer["t"] == "ack":
                    await mover.until(answer["seq"])
                else:
                    assert (answer["code"], " " in name) == ("bad_message", True)
        gone = await mover.act("sit_out", level="plain")
        assert gone["seq"] in coming  # the row after which the bot moves
        await mover.until(gone["seq"] + 1)
        assert (mover.view["log"][-1]["kind"], mover.view["log"][-1]["seat"]) == ("move", mover.seat)
