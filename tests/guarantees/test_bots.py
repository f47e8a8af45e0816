"""Bots and empty chairs: bots go on after a restart, people come back, one seat makes one move."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.rules.game import Game, Seat
from server.store import Store
from server.store.journal import rows_between
from server.tables import Refusal
from tests.cli.conftest import running
from tests.client import PATIENCE, Person, Tab
from tests.live.games import begun
from tests.tables.party import Party
from tests.tables.test_bots import at_rest

LIVES = 3
WAYS = 15
"""In so many ways a bot's answer and its person's return are mixed."""


# ── Nobody there but bots ────────────────────────────────────────────────────────────────────────


def journal(data: Path) -> list[tuple[int, int, str, list[int]]]:
    """The only table's moves: row, seat, client id, and whom the game then waits for."""
    with closing(sqlite3.connect(data / "kalmar.db")) as connection:
        found = connection.execute(
            "SELECT seq, seat, client_id, waiting FROM journal ORDER BY seq"
        ).fetchall()
    return [(seq, seat, client, msgspec.json.decode(waiting)) for seq, seat, client, waiting in found]


async def bots_have_played(data: Path) -> None:
    """Waits until the game waits for Anna, at whom nobody looks."""
    async with asyncio.timeout(PATIENCE):
        while journal(data)[-1][3] != [0]:  # noqa: ASYNC110 (another process writes)
            await asyncio.sleep(0.02)


async def play_a_turn(tab: Tab, chance: random.Random) -> None:
    """Moves until it is somebody else's turn."""
    while tab.view["table"]["waiting"] == [0]:
        answer = await tab.move(tab.any_move(chance))
        assert answer["t"] == "ack", answer
        await tab.until(answer["seq"])


async def test_bots_go_on_by_themselves_when_the_server_was_killed_while_they_thought(tmp_path: Path) -> None:
    chance = random.Random(24)
    environment = {"KALMAR_DATA_DIR": str(tmp_path), "KALMAR_BOT_PAUSE": "0.05"}
    table = ""
    cookies: dict[str, str] = {}
    for life in range(LIVES):
        async with running(environment) as (process, said):
            url = said.split(" open at ")[1].split("/  ")[0]
            if life:
                # Then the bots have come to Anna's turn, before anybody opens the table again
                await bots_have_played(tmp_path)
            async with Person(url) as anna:
                anna.http.cookies.update(cookies)
                # Given a table of Anna and three bots
                if not life:
                    table = (await anna.open_table(seats=4, bots=["plain", "shrewd", "plain"]))["id"]
                    cookies = dict(anna.http.cookies)
                tab = await anna.tab(table, 0)
                if not life:
                    assert (await tab.act("start"))["t"] == "ack"
                    await tab.until_view(lambda view: view["table"]["waiting"] == [0])
                await play_a_turn(tab, chance)
            # When the server is killed while they think
            await asyncio.sleep(chance.uniform(0, 0.3))
            process.send_signal(signal.SIGKILL)
            await process.wait()
    rows = journal(tmp_path)
    assert [seq for seq, *_ in rows] == list(range(len(rows)))
    for (before, _, _, waiting), (seq, seat, client, _) in pairwise(rows):
        assert seat in waiting
        assert seat == 0 or client == f"bot {before}", f"row {seq}"


# ── A person and a bot for one seat ──────────────────────────────────────────────────────────────


class Slow:
    """A bot that answers when it is let."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.let = asyncio.Event()

    async def decide(
        self, game: Game[Any, Any], level: str, seat: Seat, state: bytes, seed: bytes
    ) -> dict[str, Any] | None:
        self.asked.set()
        await self.let.wait()
        return {"cmd": "pass"}


async def come_back_and_move(party: Party) -> str:
    """Anna takes her seat back from the bot, and makes its move if it is still to be made."""
    await party.act(0, {"do": "return"})
    try:
        await party.move(0, "pass")
    except Refusal as refusal:
        return refusal.code
    return "moved"


@pytest.mark.parametrize("first", ["person", "bot", "both"])
async def test_a_person_and_the_bot_in_their_seat_make_one_move_together(store: Store, first: str) -> None:
    chance = random.Random(5)
    party = Party(store)
    for _ in range(WAYS if first == "both" else 1):
        # Given a bot in Anna's seat that is thinking about its move
        bot = Slow()
        party.thinker = bot
        await party.house.close()
        party.house = party.new_house()
        table = await party.start(2)
        await party.act(0, {"do": "sit_out", "level": "plain"})
        async with asyncio.timeout(PATIENCE):
            await bot.asked.wait()
        # When its answer comes, and she does
        if first == "person":
            told = await come_back_and_move(party)
            bot.let.set()
        elif first == "bot":
            bot.let.set()
            async with asyncio.timeout(PATIENCE):
                while table.position.state.turn == 0:  # noqa: ASYNC110 (there is no event for it)
                    await asyncio.sleep(0.001)
            told = await come_back_and_move(party)
        else:
            coming = asyncio.create_task(come_back_and_move(party))
            await asyncio.sleep(chance.uniform(0, 0.01))
            bot.let.set()
            told = await coming
        await at_rest(table)
        # Then one move came of it, and she knows whose
        rows = await store.read(lambda connection: rows_between(connection, table.id, 0))  # noqa: B023
        moves = [row.client_id for row in rows if row.kind == "move"]
        assert len(moves) == 1
        assert table.position.state.turn == 1
        assert table.setup.seats[0].level is None
        assert told == ("not_your_turn" if moves == ["bot 1"] else "moved")
        assert {"person": told == "moved", "bot": told != "moved", "both": True}[first]
    await party.house.close()


# ── Somebody who vanishes ────────────────────────────────────────────────────────────────────────


async def test_somebody_who_vanished_is_stood_in_for_by_vote_and_comes_back(any_url: str) -> None:
    chance = random.Random(6)
    async with begun(any_url, seats=3) as (tabs, people):
        # Given a game that waits for somebody whose line is lost
        seat = tabs[0].view["table"]["waiting"][0]
        others = [tab for tab in tabs if tab.seat != seat]
        await tabs[seat].cut()
        for tab in others:
            await tab.until_view(lambda view: view["here"]["seats"] == [tab.seat for tab in others])
        # When the others agree on a bot
        called = await others[0].act("call", kind="bot", target=seat)
        await others[1].until(called["seq"])
        assert (await others[1].act("vote", yes=True))["t"] == "ack"
        # Then it moves in that seat
        await others[0].until_view(lambda view: view["table"]["waiting"] != [seat])
        shown = others[0].view["table"]["seats"]
        assert [holder.get("level") is not None for holder in shown] == [other == seat for other in range(3)]
        # And whoever comes back has the seat as before, with its next move
        back = await people[seat].tab(tabs[0].table, seat)
        assert back.view["game"]["private"] is not None
        returned = await back.act("return")
        tabs = [back if tab.seat == seat else tab for tab in tabs]
        for tab in tabs:
            await tab.until(returned["seq"])
        while (mover := tabs[tabs[0].view["table"]["waiting"][0]]) is not back:
            seq = (await mover.move(mover.any_move(chance)))["seq"]
            for tab in tabs:
                await tab.until(seq)
        assert (await back.move(back.any_move(chance)))["t"] == "ack"
        assert [holder.get("level") for holder in back.view["table"]["seats"]] == [None] * 3
