"""Wrong messages in great number, at a server of its own: typed answers, and every table goes on.

./kalmar test tests/scale/test_fuzz.py          # a short form, as in every run
KALMAR_FULL=1 ./kalmar test tests/scale/test_fuzz.py   # a million, and a fifth of it to two workers
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server import PROTOCOL
from server.bots.arena import Dice
from server.rules import registry
from server.settings import Settings
from server.store import Store
from server.store.journal import rows_between
from tests.amounts import amount
from tests.balancer import balanced
from tests.browser.house import House, started
from tests.client import PATIENCE, Person, Tab, read_outgoing
from tests.fuzz import LONG, Fuzz

MESSAGES, MESSAGES_TO_TWO = amount("FUZZ", 4000, 1_000_000), amount("FUZZ_TWO", 2000, 200_000)
"""How many messages are sent in all, to tables of all games alike, at one worker and at two."""

AT_ONCE = max(50, min(500, MESSAGES // 1000))
"""Messages that are sent before one of them must have been answered."""

MOVES = max(3, AT_ONCE // 50)
"""Moves by which a game goes on in between."""

ROUND = 8000
"""Messages that one table gets at most, before the next is laid."""

LIFTED = dict.fromkeys(("TABLES", "JOINS", "RECOVERIES", "CHAT", "VIEWS"), "1000000/minute")

CLOSED = {4400, 4401, 4404, 1009, 1006}
"""With what a socket may be closed: for saying no hello, a table or a seat that is not its own, too long a
message; 1006 where we were still sending. Never for a failure of ours."""


@dataclass
class Box:
    """Workers whose log is for machines, and which count nothing; one on SQLite, or two at one address."""

    url: str
    database: str
    workers: list[House]

    async def metrics(self) -> str:
        """What all of them have counted."""
        async with httpx.AsyncClient() as asker:
            return "".join([(await asker.get(f"{worker.url}/metrics")).text for worker in self.workers])


@pytest.fixture
async def box(any_setup: Settings, tmp_path: Path) -> AsyncIterator[Box]:
    environment = {f"KALMAR_LIMIT_{kind}": rate for kind, rate in LIFTED.items()} | {
        "KALMAR_LOG_FORMAT": "json",
        "KALMAR_LIMIT_MESSAGES": "0",
        "KALMAR_DATABASE_URL": any_setup.database,
        "KALMAR_REDIS_URL": any_setup.redis_url,
    }
    logs = ["log", "other log"] if any_setup.redis_url else ["log"]
    workers = [House(tmp_path, log=tmp_path / log, **environment) for log in logs]
    with started(*workers):
        async with balanced([worker.url for worker in workers]) as url:
            yield Box(url if workers[1:] else workers[0].url, any_setup.database, workers)


class Sender:
    """A socket that is opened anew whenever it was closed for what it said."""

    def __init__(self, person: Person, table: str, seat: int | None, heard: Counter[str]) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.rows: dict[str, int] = {}
        """The row of each message that became one, by its id."""
        self._heard = heard
        self._socket: ClientConnection | None = None
        self._sync = 0

    async def send(self, said: list[str | bytes]) -> None:
        """Sends it all, and waits until the server has looked at it.

        After what may close the socket nothing else is sent before it is known whether it did: whatever
        comes after a close is read by nobody.
        """
        left = iter(said)
        async with asyncio.timeout(PATIENCE + len(said)):
            while True:
                try:
                    self._socket = self._socket or await self._open()
                    for message in left:
                        await self._socket.send(message)
                        if may_close(message):
                            await self._answered(self._socket)
                    await self._answered(self._socket)
                except ConnectionClosed as closed:
                    code = closed.rcvd.code if closed.rcvd else 1006
                    if code not in CLOSED:
                        raise
                    self._heard[f"closed {code}"] += 1
                    self._socket = None
                    if self.seat is not None:
                        self.seat = await self._own_seat()
                else:
                    return

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def _own_seat(self) -> int:
        """Where the seat is now: before the start seats are put in another order."""
        lines = (await self.person.get("/api/me"))["tables"]
        (line,) = [line for line in lines if line["id"] == self.table]
        return [seat["you"] for seat in line["seats"]].index(True)

    async def _open(self) -> ClientConnection:
        socket = await connect(
            self.person.url.replace("http", "ws") + "/ws",
            origin=self.person.url,  # type: ignore[arg-type]
            additional_headers=self.person.headers,
            compression=None,
            max_size=None,
            max_queue=None,
        )
        await socket.send(json.dumps(self._hello()))
        return socket

    def _hello(self) -> dict[str, Any]:
        return {
            "t": "hello",
            "protocol": PROTOCOL,
            "page": "",
            "table": self.table,
            "seat": self.seat,
            "seq": None,
        }

    async def _answered(self, socket: ClientConnection) -> None:
        """Takes up the true eyes again and waits for an answer; what came before it is looked at."""
        self._sync += 1
        mark = f"sync{self._sync}"
        await socket.send(json.dumps(self._hello()))
        await socket.send(json.dumps({"t": "preview", "id": mark, "seat": 15, "move": {}}))
        while True:
            raw = await socket.recv()
            read_outgoing(raw)  # of a type that is documented
            message = json.loads(raw)
            kind, code = message["t"], message.get("code")
            if kind == "refused" and message["id"] == mark:
                return
            assert code != "internal", message
            self._heard[f"{kind} {code}" if code else kind] += 1
            if kind == "ack" and message["seq"] is not None:
                self.rows[message["id"]] = message["seq"]


def may_close(message: str | bytes) -> bool:
    """Whether a message may be answered by closing the socket: a new hello, or too long a message."""
    return len(message) >= LONG or (isinstance(message, str) and '"hello"' in message)


class Table:
    """A running game: an honest host who goes on playing, and a guest who sends anything."""

    def __init__(self, box: Box, game: str, number: int, heard: Counter[str]) -> None:
        self.box = box
        self.game = game
        self.name = f"{game} {number}"
        self.heard = heard
        self.dice = Dice(number, game)

    async def take(self, count: int, tables: list[str]) -> None:
        """Takes so many messages, is played on in between, and is whole and playable afterwards."""
        async with Person(self.box.url, "Anna") as anna, Person(self.box.url, "Mallory") as mallory:
            for person in (anna, mallory):
                person.http.headers["Connection"] = (
                    "close"  # one kept might be closed by the server just then
                )
            opened = await anna.open_table(self.game, seats=2)
            self.id = opened["id"]
            await mallory.join(opened["code"])
            own = (await mallory.open_table(self.game, seats=3))["id"]
            self.tabs = [await anna.tab(self.id, 0), await mallory.tab(self.id, 1)]
            assert (await self.tabs[0].act("start"))["t"] == "ack"
            seats = [(self.id, 1), (self.id, None), (own, 0)]
            senders = [Sender(mallory, table, seat, self.heard) for table, seat in seats]
            views = [await mallory.view(table, seat) for table, seat in seats]
            fuzzers = [Fuzz(f"{self.name} {place}", view, tables) for place, view in enumerate(views)]
            chance = random.Random(self.name)
            for begin in range(0, count, AT_ONCE):
                place = chance.choices([0, 1, 2], [8, 1, 1])[0]
                sender, fuzz = senders[place], fuzzers[place]
                await sender.send([fuzz.message() for _ in range(min(AT_ONCE, count - begin))])
                await self.play_on()
                fuzz.learn(await mallory.view(sender.table, sender.seat))
            for sender in senders:
                await sender.close()
            await self.stands(senders[0].rows | senders[1].rows, own, mallory)

    async def play_on(self) -> None:
        """A few moves of the game, by whoever has to make them."""
        for _ in range(MOVES):
            newest = (await self.tabs[0].person.view(self.id, 0))["seq"]
            for tab in self.tabs:
                await tab.until(newest)
            table = self.tabs[0].view["table"]
            if table["phase"] != "running":
                assert table["phase"] == "over", "nobody agreed to close it"
                return
            if table["seats"][1].get("level"):
                answer = await self.tabs[1].act("return")
            else:
                tab = self.tabs[table["waiting"][0]]
                answer = await tab.move(await tab.stepwise_move(self.dice))
            assert answer["t"] == "ack" or answer["code"] in ("outdated", "seat_not_bot"), answer

    async def stands(self, acknowledged: dict[str, int], own: str, mallory: Person) -> None:
        """The table is played on, and what was acknowledged is in its journal; the other opens too."""
        await self.play_on()
        for tab in self.tabs:
            await tab.load()
            await mallory.view(self.id, 1)
            assert tab.closed is None
        await mallory.get(f"/api/tables/{self.id}/record?seat=1")
        store = Store(self.box.database)
        rows = await store.read(partial(rows_between, table_id=self.id, first=0))
        await store.close()
        # and not the other way round: a line that broke took answers with it
        assert (
            set(acknowledged.items()) - {(row.client_id, row.seq) for row in rows if row.seat == 1} == set()
        )
        assert mallory.name in str((await mallory.get("/api/me"))["tables"])


async def garbage(url: str, cookie: str, seed: int) -> None:
    """Bytes that are neither HTTP nor websocket frames, or stop in the middle of one."""
    chance, host = random.Random(seed), urlsplit(url)
    shake = (
        f"GET /ws HTTP/1.1\r\nHost: {host.netloc}\r\nOrigin: {url}\r\nCookie: {cookie}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()
    noise = chance.randbytes(chance.randrange(1, 2000))
    said = chance.choice(
        [
            noise,
            shake + noise,
            shake + b"\x81" + noise,  # a text frame, and then anything
            shake + b"\x81\xff" + noise,
            shake.replace(b"13", b"8"),
            shake[: chance.randrange(len(shake))],
            shake.replace(b"\r\n", b"\r\n" + noise[:40].hex().encode() + b"\r\n", 1),
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + noise,
            b"GET /" + noise + b" HTTP/1.1\r\n\r\n",
        ]
    )
    reader, writer = await asyncio.open_connection(host.hostname, host.port)
    try:
        writer.write(said)
        await writer.drain()
        writer.write_eof()
        async with asyncio.timeout(PATIENCE):
            answer = await reader.read()
    except ConnectionError:
        return
    finally:
        writer.close()
    assert b"HTTP/1.1 5" not in answer, (said, answer)


@asynccontextmanager
async def bystanders(url: str) -> AsyncIterator[dict[str, Tab]]:
    """A game of each kind that has begun, by people who do nothing; their tabs by table."""
    async with AsyncExitStack() as stack:
        tabs = {}
        for game in registry.GAMES:
            cora, dani = [await stack.enter_async_context(Person(url, name)) for name in ("Cora", "Dani")]
            opened = await cora.open_table(game, watch=False)
            await dani.join(opened["code"])
            tab = tabs[opened["id"]] = await cora.tab(opened["id"], 0)
            assert (await tab.act("start"))["t"] == "ack"
            await tab.load()
        yield tabs


async def test_whatever_is_sent_every_table_goes_on(
    box: Box, record_property: Callable[[str, object], None]
) -> None:
    heard: Counter[str] = Counter()
    async with bystanders(box.url) as others:
        before = {table: json.loads(json.dumps(tab.view)) for table, tab in others.items()}
        messages = MESSAGES_TO_TWO if box.workers[1:] else MESSAGES
        share = messages // len(registry.GAMES)

        async def all_of(game: str) -> None:
            for number, begin in enumerate(range(0, share, ROUND)):
                table = Table(box, game, number, heard)
                await table.take(min(ROUND, share - begin), list(others))

        async def noise() -> None:
            cookie = next(iter(others.values())).person.headers["Cookie"]
            for seed in range(messages // AT_ONCE):
                await garbage(box.url, cookie, seed)

        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(noise())
            for game in registry.GAMES:
                tasks.create_task(all_of(game))
        # Nobody else noticed anything
        for table, tab in others.items():
            assert await tab.person.view(table, 0) | {"here": 0} == before[table] | {"here": 0}
            assert tab.closed is None
        metrics = await box.metrics()
    record_property("messages", messages)
    for kind, count in heard.most_common(12):
        record_property(kind, count)
    assert {"error bad_message", "ack", "preview", "refused outdated"} <= set(heard)
    understood = sum(map(float, re.findall(r"^kalmar_messages_total{.*} (.+)$", metrics, re.MULTILINE)))
    assert understood + heard["error bad_message"] >= messages  # all of them were read
    assert 'kalmar_requests_total{status="5xx"}' not in metrics
    assert metrics.count("\nkalmar_failures_total 0.0\n") == len(box.workers)
    assert {int(code) for code in re.findall(r'kalmar_dropped_total{code="(\d+)"}', metrics)} <= CLOSED
    assert [worker.faults() for worker in box.workers] == [[]] * len(box.workers)
