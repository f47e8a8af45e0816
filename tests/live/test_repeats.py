"""Double clicks and replayed requests (P06): one effect each, and a clear answer to every repeat."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.client import Person, Tab
from tests.live.games import begun


def log_of(tab: Tab, view: dict[str, Any]) -> list[int]:
    return [entry["seq"] for entry in view["log"] if entry["kind"] == "move" and entry["seat"] == tab.seat]


async def test_the_same_message_again_has_the_first_answer_whenever_it_comes(url: str) -> None:
    async with begun(url) as (tabs, _):
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


async def test_twenty_at_once_have_one_effect(url: str) -> None:
    async with begun(url) as (tabs, people):
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


async def test_every_table_command_said_twice_has_one_effect(url: str) -> None:
    async with begun(url) as (tabs, _):
        mover = tabs[tabs[0].view["table"]["waiting"][0]]
        for act in ({"do": "call", "kind": "end"}, {"do": "withdraw"}, {"do": "sit_out", "level": "plain"}):
            named = {"t": "act", "id": f"act-{act['do']}", "act": act}
            first = await mover.request(named)
            assert first["t"] == "ack", first
            assert await mover.request(named) == first


async def test_a_table_is_opened_once_for_each_request_and_a_seat_is_taken_once(url: str) -> None:
    async with Person(url) as anna, Person(url, "Béla") as bela:
        opened = await anna.open_table(seats=3)
        await bela.join(opened["code"])
        again = await bela.ask("POST", f"/api/invitations/{opened['code']}", {"name": "Béla", "entropy": ""})
        assert again.status_code in (200, 409)
        table = (await anna.view(opened["id"], 0))["table"]
        assert [seat["kind"] for seat in table["seats"]].count("human") == 2


async def one_more_row(tabs: list[Tab], chance: random.Random) -> None:
    mover = tabs[tabs[0].view["table"]["waiting"][0]]
    answer = await mover.move(mover.any_move(chance))
    assert answer["t"] == "ack", answer
    for tab in tabs:
        await tab.until(answer["seq"])


async def test_nobody_can_use_up_the_ids_of_a_bots_moves(url: str) -> None:
    """A row that bears the id of a bot's move to come would be taken for that move."""
    async with begun(url) as (tabs, _):
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
