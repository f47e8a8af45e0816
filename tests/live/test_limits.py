"""What a stranger can make grow has an end (docs/security.md lists it): here what comes over connections."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from server.serve import MAX_HEAD
from server.settings import Settings
from tests.client import PATIENCE, Person, Tab, serving
from tests.live.games import begun
from tests.serving import served


async def test_a_browser_and_an_address_have_so_many_sockets_at_once(database: Settings) -> None:
    few = database.model_copy(update={"limit_sockets": 2, "limit_address": 2})
    async with serving(few) as url, AsyncExitStack() as stack:
        anna, bela, cora = [await stack.enter_async_context(Person(url, name)) for name in ("A", "B", "C")]
        table = (await anna.open_table())["id"]
        await bela.open_table()
        tabs = [await anna.tab(table, 0) for _ in range(2)]
        # one more of the same browser is told why; others still come in, until the address has had enough
        with pytest.raises((ConnectionError, ConnectionClosed)):
            await anna.tab(table, 0)
        tabs += [await bela.tab(table), await cora.tab(table)]
        with pytest.raises((ConnectionError, ConnectionClosed)):
            await cora.tab(table)
        # who was here is still here, and what is closed makes room
        assert (await tabs[0].chat("still here"))["t"] == "ack"
        await tabs[1].close()
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    again = await anna.tab(table, 0)
                    break
                except (ConnectionError, ConnectionClosed):
                    await asyncio.sleep(0.02)
        assert (await again.chat("back again"))["t"] == "ack"


async def test_one_socket_too_many_is_told_so(database: Settings) -> None:
    one = database.model_copy(update={"limit_sockets": 1})
    async with serving(one) as url, Person(url) as anna:
        table = (await anna.open_table())["id"]
        await anna.tab(table, 0)
        other = Tab(anna, table, 0)
        await other.connect(hello=False)
        assert (await other.gone())[0] == 4429
        assert other.heard == []


async def test_a_table_is_opened_so_often_and_no_oftener(database: Settings) -> None:
    # Given somebody who has a table open, and who may read six times an hour
    few = database.model_copy(update={"limit_views": "6/hour"})
    async with serving(few) as url, Person(url) as anna, Person(url) as bela:
        table = (await anna.open_table())["id"]
        tab = await anna.tab(table, 0)
        # When they open it over and over
        other = Tab(anna, table, 0)
        other.view = tab.view

        async def open_it_over_and_over() -> None:
            for _ in range(6):
                await other.connect()

        with pytest.raises((ConnectionError, ConnectionClosed)):
            await open_it_over_and_over()
        # Then that comes to its end, what was open before stays, and nobody else is hindered
        assert (await other.gone())[0] == 4429
        assert (await tab.chat("still here"))["t"] == "ack"
        await bela.tab(table)
        # and a socket that is open already is no way around it
        await tab.hello()
        assert (await tab.gone())[0] == 4429


async def test_moves_and_commands_that_come_too_often_are_refused_and_no_rows(database: Settings) -> None:
    few = database.model_copy(update={"limit_moves": "3/hour", "limit_acts": "5/hour"})
    async with serving(few) as url, begun(url) as (tabs, _):
        mover = tabs[tabs[0].view["table"]["waiting"][0]]
        for _ in range(3):
            await mover.move({"cmd": "nothing"})
        refused = await mover.move({"cmd": "nothing"})
        assert (refused["code"], refused["params"]["seconds"] > 0) == ("too_many", True)
        host, guest = tabs
        answers = []
        for number in range(12):
            act = {"do": "withdraw"} if number % 2 else {"do": "call", "kind": "end"}
            answers.append(await guest.request({"t": "act", "act": act}))
        assert [answer.get("code") for answer in answers] == [None] * 5 + ["too_many"] * 7
        assert [answer["seq"] for answer in answers[:5]] == [1, 2, 3, 4, 5]
        assert (await guest.person.view(guest.table, guest.seat))["seq"] == 5
        # another browser's are its own: the vote that was called last is still open to it
        assert (await host.act("vote", yes=False))["t"] == "ack"


NEVER_WHOLE = [
    b"",
    b"GET / HTTP/1.1\r\nHost: x\r\nX-",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET / HT",
]


async def in_the_end(ask: Callable[[], Awaitable[Any]]) -> Any:
    """What an honest asker is answered, however often a busy machine cuts them off who were too slow."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await ask()
            except (OSError, WebSocketException, httpx.TransportError):
                continue


async def test_a_request_that_does_not_come_to_its_end_is_cut_off(any_setup: Settings) -> None:
    hasty = any_setup.model_copy(update={"request_seconds": 2})
    async with served(hasty) as url, Person(url) as anna:
        table = (await in_the_end(anna.open_table))["id"]
        tab = await in_the_end(lambda: anna.tab(table, 0))

        async def cut_off(said: bytes) -> None:
            reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
            writer.write(said)
            async with asyncio.timeout(PATIENCE):
                await reader.read()  # to the end, which is theirs
            writer.close()

        await asyncio.gather(*map(cut_off, NEVER_WHOLE))
        # what came whole goes on, a websocket for as long as it likes
        assert (await tab.chat("still here"))["t"] == "ack"
        assert (await in_the_end(lambda: anna.get("/healthz")))["status"] == "ok"


CHUNKED = b"\r\n".join(
    (
        b"POST /api/tables HTTP/1.1",
        b"Host: x",
        b"Content-Type: application/json",
        b"Transfer-Encoding: chunked",
        b"\r\n",
    )
)
ENDLESS = {
    "headers": (b"GET / HTTP/1.1\r\nHost: x\r\n", b"X-A: " + b"a" * 1000 + b"\r\n"),
    "the name of a header": (b"GET / HTTP/1.1\r\nHost: x\r\nX-", b"a" * 1000),
    "trailers": (CHUNKED + b"2\r\n{}\r\n0\r\n", b"X-A: " + b"a" * 1000 + b"\r\n"),
    "the value of a trailer": (CHUNKED + b"0\r\nX-A: ", b"a" * 1000),
    "the size of a chunk": (CHUNKED + b"2;x=", b"a" * 1000),
}
"""By what has no end: how a request begins, and what then comes over and over."""


@pytest.mark.parametrize(("begins", "more"), ENDLESS.values(), ids=ENDLESS)
async def test_a_head_without_end_is_not_gathered(any_url: str, begins: bytes, more: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(any_url.rpartition(":")[2]))
    writer.write(begins)
    sent = 0
    try:
        async with asyncio.timeout(PATIENCE):
            while not reader.at_eof() and not writer.is_closing():
                writer.write(more)
                await writer.drain()
                await asyncio.sleep(0)
                sent += len(more)
                assert sent < 50 * MAX_HEAD
    except ConnectionError:
        pass
    finally:
        writer.close()
    async with Person(any_url) as anna:
        assert (await anna.get("/healthz"))["status"] == "ok"


async def test_a_trailer_is_no_header(url: str) -> None:
    # given a request whose body is followed by what would be refused if it stood in the head
    reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
    writer.write(CHUNKED + b"2\r\n{}\r\n0\r\nOrigin: https://evil.example\r\n\r\n")
    # when it is answered
    async with asyncio.timeout(PATIENCE):
        status, body = await reader.readline(), await reader.readuntil(b"}}")
    writer.close()
    # then it is taken for what its head and its body say: an order without a game
    assert status.split()[1] == b"422"
    assert b"bad_message" in body


async def test_what_is_no_request_at_all_does_not_fill_the_log(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    upgrade = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"
    for noise in (b"\x16\x03\x01 is no HTTP\r\n\r\n", upgrade):
        reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
        writer.write(noise)
        async with asyncio.timeout(PATIENCE):
            assert await reader.read(1)
        writer.close()
    assert [record.getMessage() for record in caplog.records if record.name.startswith("uvicorn")] == []
