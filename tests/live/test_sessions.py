"""A socket's life: hello, changing eyes, a lost line, and every way to be closed."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from server import PROTOCOL
from server.live.messages import Hello
from server.live.presence import NOBODY
from server.live.session import Session
from server.settings import Settings
from server.tables import Refusal, Table
from tests.client import Person, Tab, serving
from tests.serving import served


async def started(anna: Person, bela: Person) -> str:
    """A game for two that has begun; its table's id."""
    opened = await anna.open_table(seats=2)
    await bela.join(opened["code"])
    tab = await anna.tab(opened["id"], 0)
    assert (await tab.act("start"))["t"] == "ack"
    await tab.close()
    return str(opened["id"])


async def test_the_welcome_says_who_i_am_and_who_is_here(url: str) -> None:
    async with Person(url) as anna, Person(url, "Béla") as bela:
        table = await started(anna, bela)
        tab = await anna.tab(table, 0)
        welcome = tab.heard[0]
        assert welcome["t"] == "welcome"
        assert (welcome["seats"], welcome["host"], welcome["version"]) == ([0], True, 1)
        assert 0 in welcome["here"]["seats"]
        other = await bela.tab(table, 1)
        assert (other.heard[0]["seats"], other.heard[0]["host"]) == ([1], False)
        await tab.hear(lambda message: message["t"] == "here" and message["seats"] == [0, 1])


async def test_a_lost_line_brings_what_was_missed_in_order(any_setup: Settings) -> None:
    # Whose line is lost counts as here all the while: who is here has a say in votes
    forgiving = any_setup.model_copy(update={"away_seconds": 3600})
    async with served(forgiving) as url, Person(url) as anna, Person(url, "Béla") as bela:
        table = await started(anna, bela)
        tabs = [await anna.tab(table, 0), await bela.tab(table, 1)]
        mover, other = sorted(tabs, key=lambda tab: tab.seat not in tab.view["table"]["waiting"])
        await mover.until_here(0, 1)
        missing = other.seq
        await other.cut()
        for answer in (
            await mover.act("call", kind="end"),
            await mover.act("withdraw"),
            await mover.move(mover.any_move(random.Random(5))),
        ):
            assert answer["t"] == "ack", answer
        await mover.until(missing + 3)
        await other.connect()
        await other.until(mover.seq)
        fresh = await other.person.view(table, other.seat)
        assert other.view["game"] == fresh["game"]
        assert other.view["moves"] == fresh["moves"]
        assert other.view["stamp"] == fresh["stamp"]


async def test_what_is_too_old_is_told_to_load_the_view_anew(url: str) -> None:
    async with Person(url) as anna, Person(url, "Béla") as bela:
        tab = await anna.tab(await started(anna, bela), 0)
        for seq in (None, 99):
            since = len(tab.heard)
            await tab.hello(seq=seq)
            await tab.hear(lambda message: message == {"t": "reload", "reason": "gap"}, since)


async def test_a_page_or_protocol_of_another_version_is_told_to_reload(any_url: str) -> None:
    async with Person(any_url) as anna:
        opened = await anna.open_table()
        tab = await anna.tab(opened["id"], 0)
        await tab.hello(protocol=2)
        await tab.hear(lambda message: message == {"t": "reload", "reason": "protocol"})
        await tab.hello(page="0123456789abcdef")
        await tab.hear(lambda message: message == {"t": "reload", "reason": "page"})


async def test_one_socket_can_change_its_eyes(url: str) -> None:
    async with Person(url) as anna:
        # given two seats of one browser, which play from one laptop
        opened = await anna.open_table(seats=2)
        anna.name = "Béla"
        await anna.join(opened["code"])
        tab = await anna.tab(opened["id"], 0)
        assert tab.heard[0]["seats"] == [0, 1]
        await tab.act("start")
        await tab.until(0)
        # when it looks with the other seat's eyes
        tab.seat = 1
        await tab.load()
        since = len(tab.heard)
        await tab.hello()
        await tab.hear(lambda message: message["t"] == "welcome", since)
        # then it sees that hand, and nothing of the first seat's
        assert tab.view["seat"] == 1
        both = [(await anna.view(opened["id"], seat))["game"]["private"] for seat in (0, 1)]
        assert tab.view["game"]["private"] == both[1] != both[0]


async def test_what_was_said_while_the_line_was_lost_is_told_when_it_is_back(any_url: str) -> None:
    # Given two people who talk, and one of them loses the line
    async with Person(any_url) as anna, Person(any_url, "Béla") as bela:
        table = await started(anna, bela)
        talks, lost = await anna.tab(table, 0), await bela.tab(table, 1)
        await talks.chat("before")
        first = await lost.hear(lambda message: message["t"] == "chat")
        await lost.cut()
        for text in ("are you there?", "still?"):
            await talks.chat(text)
        # When it is back and says what it has heard
        since = len(lost.heard)
        await lost.connect(hello=False)
        await lost.hello(chat=first["id"])
        await lost.hear(lambda message: message.get("text") == "still?", since)
        # Then it is told what it has missed, and no more
        said = [message["text"] for message in lost.heard[since:] if message["t"] == "chat"]
        assert said == ["are you there?", "still?"]
        assert lost.heard[-1].keys() == first.keys()


@pytest.mark.parametrize("first", ['{"t": "visible", "visible": true}', "nonsense", b"\x00\x01", "[]"])
async def test_a_first_message_that_is_no_hello_closes_the_socket(url: str, first: str | bytes) -> None:
    async with Person(url) as anna:
        opened = await anna.open_table()
        tab = await anna.tab(opened["id"], 0)
        await tab.close()
        await tab.connect(hello=False)
        await tab.say(first)
        code, reason = await tab.gone()
        assert code == 4400
        assert reason.startswith("hello comes first")


async def test_silence_closes_the_socket(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Person(url) as anna:
        opened = await anna.open_table()
        monkeypatch.setattr("server.live.session.HELLO_SECONDS", 0.05)
        tab = Tab(anna, opened["id"], 0)
        await tab.connect(hello=False)
        assert await tab.gone() == (4400, "no hello came")


async def test_a_hello_that_takes_long_to_answer_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    # Given a house that looks for a table for longer than a socket may be silent
    monkeypatch.setattr("server.live.session.HELLO_SECONDS", 0.05)

    async def look(table: str) -> Table:
        await asyncio.sleep(0.5)
        raise Refusal("no_such_table")

    rates = SimpleNamespace(spend=AsyncMock())
    hub: Any = SimpleNamespace(settings=Settings(), house=SimpleNamespace(table=look), rates=rates)
    # When a socket says hello at once
    hello = Hello(protocol=PROTOCOL, page="", table="table", seat=None, seq=None)
    said = [
        {"type": "websocket.receive", "text": msgspec.json.encode(hello).decode()},
        {"type": "websocket.disconnect"},
    ]
    send = AsyncMock()
    await Session(hub, None, "192.0.2.1", send).converse(AsyncMock(side_effect=said))
    # Then it has the house's answer
    assert [sent.args[0]["code"] for sent in send.await_args_list] == [4404]


async def test_a_page_that_is_dropped_while_it_is_welcomed_is_told_nothing_more() -> None:
    # Given a table, and a browser that takes nothing of what it is sent
    table: Any = MagicMock(id="table", seq=0, host=0, refresh=AsyncMock())
    table.seats_of.return_value, table.batches_since.return_value = [0], [b"row"]
    table.info.return_value = {}
    table.now.return_value = SimpleNamespace(at=0)
    hub: Any = MagicMock(settings=Settings().model_copy(update={"socket_queue": 0}))
    hub.room.return_value.here = NOBODY
    hub.rates.spend, hub.house.table, hub.page.return_value = AsyncMock(), AsyncMock(return_value=table), ""
    watching: set[Session] = set()
    table.subscribe, table.unsubscribe = watching.add, watching.discard

    async def stuck(message: Any) -> None:
        await asyncio.Event().wait()

    session = Session(hub, None, "192.0.2.1", stuck)
    # When it says hello, so much waits for it that it counts as too slow, and it goes
    hello = Hello(protocol=PROTOCOL, page="", table="table", seat=0, seq=0)
    said = {"type": "websocket.receive", "text": msgspec.json.encode(hello).decode()}
    await session.converse(AsyncMock(side_effect=[said, {"type": "websocket.disconnect"}]))
    # Then the table does not keep it
    table.batches_since.assert_called_once()
    assert watching == set()


async def test_a_hello_that_leads_to_no_table_does_not_keep_a_socket(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Person(url) as anna:
        # given a socket that has said hello in good time, and from now on has little of it
        opened = await anna.open_table()
        tab = await anna.tab(opened["id"], 0)
        monkeypatch.setattr("server.live.session.HELLO_SECONDS", 0.05)
        # when its next hello leads to no table, then it is told, and closed if no other comes
        await tab.hello(protocol=-1)
        await tab.hear(lambda message: message["t"] == "reload")
        assert await tab.gone() == (4400, "no hello came")


async def test_a_foreign_page_gets_no_socket(url: str) -> None:
    async with Person(url) as anna:
        await anna.open_table()
        address = url.replace("http", "ws") + "/ws"
        for origin in ("https://evil.example", "null", None):
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, origin=origin, additional_headers=anna.headers)  # type: ignore[arg-type]
            assert refused.value.response.status_code == 403


async def test_too_many_messages_close_the_socket_and_harm_nobody_else(database: Settings) -> None:
    strict = database.model_copy(update={"limit_messages": 1.0, "limit_burst": 20})
    async with serving(strict) as address, Person(address) as anna, Person(address, "Béla") as bela:
        table = await started(anna, bela)
        flood, calm = await anna.tab(table, 0), await bela.tab(table, 1)
        for _ in range(30):
            await flood.say({"t": "visible", "visible": True})
        assert (await flood.gone())[0] == 4429
        assert (await calm.chat("still here"))["t"] == "ack"


async def test_a_restart_closes_with_1012(database: Settings) -> None:
    async with serving(database) as url:
        anna = Person(url)
        opened = await anna.open_table()
        tab = await anna.tab(opened["id"], 0)
    async with anna:
        assert (await tab.gone())[0] == 1012


async def test_a_page_that_reads_too_slowly_is_dropped_and_nobody_waits_for_it(database: Settings) -> None:
    tight = database.model_copy(update={"socket_buffer": 4096, "socket_queue": 4096})
    async with serving(tight) as url, Person(url) as anna, Person(url, "Béla") as bela:
        table = await started(anna, bela)
        tab = await anna.tab(table, 0)
        # given somebody who looks on, asks again and again, and never reads
        line = socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2])))
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow = await connect(
            url.replace("http", "ws") + "/ws",
            sock=line,
            origin=url,  # type: ignore[arg-type]
            max_queue=1,
            compression=None,
            ping_interval=None,
        )
        hello = {"t": "hello", "protocol": 1, "page": "", "table": table, "seat": None, "seq": 0}
        await slow.send(json.dumps(hello))
        await tab.hear(lambda message: message["t"] == "here" and message["watchers"] == 1)
        for _ in range(200):
            await slow.send(json.dumps(hello))
        # then it is dropped, and told why when it reads after all
        await tab.hear(lambda message: message["t"] == "here" and message["watchers"] == 0)
        assert (await tab.chat("still here"))["t"] == "ack"
        with pytest.raises(ConnectionClosedError):
            async for _ in slow:
                pass
        assert slow.close_code == 4408
