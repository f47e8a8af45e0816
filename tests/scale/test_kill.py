"""A server that dies again and again while people play: what was acknowledged stands, once, for everybody.

./kalmar test tests/scale/test_kill.py          # a short form, as in every run
KALMAR_KILLS=100 ./kalmar test tests/scale/test_kill.py
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.browser.house import House
from tests.client import PATIENCE, Person, Tab

KILLS = int(os.environ.get("KALMAR_KILLS", "8"))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server with no limit to what one player may send."""
    house = House(tmp_path, KALMAR_LIMIT_VIEWS="100000/minute", KALMAR_LIMIT_MESSAGES="0")
    house.start()
    yield house
    house.end()


class Player:
    """One seat that plays on and on, and remembers what was acknowledged."""

    def __init__(self, tab: Tab, chance: random.Random) -> None:
        self.tab = tab
        self.chance = chance
        self.sent = 0
        self.acknowledged: dict[str, int] = {}
        """The row of each move that was acknowledged, by the move's client id."""
        self.unanswered: dict[str, Any] | None = None
        self.sending = asyncio.Event()

    async def play(self) -> None:
        """Plays until the line is lost."""
        try:
            while await self.tab.until_view(playable):
                self.sent += 1
                self.unanswered = {
                    "t": "move",
                    "id": f"p{self.tab.seat}-{self.sent}",
                    "stamp": self.tab.view["stamp"],
                    "move": self.tab.any_move(self.chance),
                }
                await self.resend()
        except (ConnectionError, ConnectionClosed):
            return

    async def resend(self) -> None:
        """Sends what is unanswered, word for word, and takes the answer to heart."""
        if self.unanswered is None:
            return
        self.sending.set()
        answer = await self.tab.request(self.unanswered)
        if answer["t"] == "ack":
            self.acknowledged[answer["id"]] = answer["seq"]
            await self.tab.until(answer["seq"])
        else:
            assert answer == answer | {"t": "refused", "code": "outdated"}
        self.unanswered = None


def playable(view: dict[str, Any]) -> bool:
    """Whether these eyes have a move to make."""
    return any(not template.get("refused") for template in view.get("moves") or [])


def rows(data: Path, table: str) -> list[tuple[int, int, str]]:
    """The moves in the journal: seq, seat and client id."""
    with closing(sqlite3.connect(data / "kalmar.db")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return connection.execute(
            "SELECT seq, seat, client_id FROM journal WHERE table_id = ? AND kind = 'move' ORDER BY seq",
            (table,),
        ).fetchall()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_nothing_acknowledged_is_lost_and_nothing_counts_twice(
    house: House, tmp_path: Path, how: signal.Signals
) -> None:
    chance = random.Random(20261129)
    killed = 0
    async with Person(house.url, "Anna") as anna, Person(house.url, "Béla") as bela:
        while killed < KILLS:
            # Given a running game of two people
            table, players = await begun(anna, bela, chance)
            # When the server is ended at random moments of their play
            while killed < KILLS and players[0].tab.view["table"]["phase"] == "running":
                await played_until(house, how, players, chance)
                killed += 1
                await asyncio.to_thread(house.start)
                for player in players:
                    await shown_is_true(player.tab)
                    await player.tab.load()
                    await player.tab.connect()
                    await player.resend()
            # Then both browsers come to see the same table by themselves
            final = await anna.view(table, 0)
            for player in players:
                await player.tab.until(final["seq"])
                assert player.tab.view["game"]["public"] == final["game"]["public"]
            # And each acknowledged move stands in the journal exactly once, where the answer said
            journal = rows(tmp_path, table)
            places = {client_id: seq for seq, _, client_id in journal}
            assert len(places) == len(journal)
            for player in players:
                own = {client_id for _, seat, client_id in journal if seat == player.tab.seat}
                assert player.acknowledged == {name: places[name] for name in player.acknowledged}
                assert own == set(player.acknowledged)


async def begun(anna: Person, bela: Person, chance: random.Random) -> tuple[str, list[Player]]:
    """A game that has begun: its table, and who plays."""
    opened = await anna.open_table(seats=2)
    await bela.join(opened["code"])
    tabs = [await anna.tab(opened["id"], 0), await bela.tab(opened["id"], 1)]
    assert (await tabs[0].act("start"))["t"] == "ack"
    for tab in tabs:
        await tab.until(0)
    return opened["id"], [Player(tab, chance) for tab in tabs]


async def played_until(
    house: House, how: signal.Signals, players: list[Player], chance: random.Random
) -> None:
    """Lets them play, and ends the server up to 50 ms after one of them has sent a move."""
    for player in players:
        player.sending.clear()
    playing = [asyncio.create_task(player.play()) for player in players]
    sending = [asyncio.create_task(player.sending.wait()) for player in players]
    await asyncio.wait(sending, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
    for task in sending:
        task.cancel()
    await asyncio.sleep(chance.uniform(0, 0.05))
    await asyncio.to_thread(house.end, how)
    await asyncio.gather(*playing)


async def shown_is_true(tab: Tab) -> None:
    """What this browser was shown before the end is still so after it."""
    kept = {entry["seq"]: entry for entry in (await tab.person.view(tab.table, tab.seat))["log"]}
    shown = [entry for entry in tab.view["log"] if entry["seq"] >= min(kept)]
    assert [kept[entry["seq"]] for entry in shown] == shown
