"""Slow readers, over real sockets: nobody waits for them, and in the end they are dropped."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.live.outlet import Outlet
from server.serve import listen, make_server
from server.settings import Settings
from tests.client import PATIENCE

LIMIT = 100_000
LINE = "x" * 1000


class Town:
    """A server that only sends: every socket that opens becomes an outlet."""

    def __init__(self) -> None:
        self.outlets: list[Outlet] = []
        self.slow: list[Outlet] = []
        self.gone = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        outlet = Outlet(send, LIMIT, lambda: self._drop(outlet))
        self.outlets.append(outlet)
        while (await receive())["type"] != "websocket.disconnect":
            pass
        outlet.forget()
        self.gone += 1

    def _drop(self, outlet: Outlet) -> None:
        self.slow.append(outlet)
        outlet.close(4408, "reads too slowly")


@asynccontextmanager
async def opened(town: Town, **changes: float) -> AsyncIterator[int]:
    """The town behind the listening socket that Kalmár has; gives its port."""
    settings = Settings(port=0, **changes)  # type: ignore[arg-type]
    listener = listen(settings)
    server = make_server(town, settings)
    server.config.lifespan = "off"
    running = asyncio.create_task(server.serve(sockets=[listener]))
    await until(lambda: server.started)
    yield listener.getsockname()[1]
    server.should_exit = True
    await running


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 (what is waited for knows of no event)
            await asyncio.sleep(0.005)


def tight_socket(port: int) -> socket.socket:
    """A connection whose own end takes in little before it is read from."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", port))
    return line


async def reader(port: int, *, slow: bool = False) -> ClientConnection:
    options: dict[str, Any] = {"sock": tight_socket(port)} if slow else {}
    return await connect(
        f"ws://127.0.0.1:{port}/", compression=None, ping_interval=None, max_queue=1, **options
    )


async def test_what_is_put_in_comes_out_in_order_and_then_the_close() -> None:
    town = Town()
    async with opened(town) as port:
        socket = await reader(port)
        for number in range(5):
            town.outlets[0].put(str(number))
        town.outlets[0].close(4409, "moved")
        town.outlets[0].put("too late")
        assert [await socket.recv() for _ in range(5)] == ["0", "1", "2", "3", "4"]
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert (socket.close_code, socket.close_reason) == (4409, "moved")


async def test_a_reader_who_pauses_gets_everything_in_order_later() -> None:
    town = Town()
    async with opened(town, socket_buffer=8192) as port:
        socket = await reader(port, slow=True)
        sent = [f"{number} {LINE}" for number in range(120)]
        for line in sent:
            town.outlets[0].put(line)
        assert town.outlets[0]._queue, "nothing had to wait: the test shows nothing"
        town.outlets[0].close(1000)
        heard = [line async for line in socket]
        assert heard == sent
        assert not town.slow


async def test_a_reader_who_never_reads_is_dropped_and_hinders_nobody() -> None:
    town = Town()
    async with opened(town, socket_buffer=8192) as port:
        stuck, quick = await reader(port, slow=True), await reader(port)
        heard: list[object] = []
        reading = asyncio.create_task(collect(quick, heard))
        for number in range(1000):
            for outlet in town.outlets:
                outlet.put(f"{number} {LINE}")
            await asyncio.sleep(0)
        await until(lambda: len(heard) == 1000)
        assert town.slow == [town.outlets[0]]
        assert town.outlets[0].closed
        assert not town.outlets[1].closed

        # when it reads after all, it is told why it was dropped
        await collect(stuck, [])
        assert stuck.close_code == 4408
        await quick.close()
        await reading


async def test_the_kernel_cuts_a_reader_who_takes_nothing() -> None:
    town = Town()
    async with opened(town, socket_buffer=8192, socket_timeout=0.5) as port:
        stuck = await reader(port, slow=True)
        for _ in range(300):
            town.outlets[0].put(LINE)
        await until(lambda: town.gone == 1)
        stuck.transport.abort()


def test_no_connection_lets_an_answer_wait_for_more() -> None:
    with listen(Settings(port=0)) as listener:
        listener.listen()
        listener.setblocking(True)
        with socket.create_connection(listener.getsockname()), listener.accept()[0] as accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 30_000


async def test_a_reader_who_has_gone_is_forgotten_quietly() -> None:
    town = Town()
    async with opened(town) as port:
        socket = await reader(port)
        socket.transport.abort()
        await until(lambda: town.gone == 1)
        town.outlets[0].put("nobody hears this")
        town.outlets[0].close(1000)
        assert town.outlets[0].closed


async def collect(socket: ClientConnection, heard: list[object]) -> None:
    try:
        async for line in socket:
            heard.append(line)  # noqa: PERF401 (the test looks at it meanwhile)
    except ConnectionClosed:
        pass
