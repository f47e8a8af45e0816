"""Running the server: our own listening socket under uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from server.settings import Settings

MAX_MESSAGE = 16 * 1024
"""Bytes of the largest websocket message that is read."""

MAX_HEAD = 32 * 1024
"""Bytes of a request's head, about; and of whatever else is no body."""


def allow_many_sockets() -> None:
    """Each connection is an open file: as many as the system grants to whoever asks, not just a thousand."""
    try:
        import resource
    except ImportError:  # a system that knows no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):  # some grant less than they say, and tell nobody how much
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(settings: Settings) -> socket.socket:
    """The listening socket. Its options pass to every connection it accepts.

    A bounded send buffer lets us notice a page that reads too slowly; the timeout has the kernel cut a
    connection whose other end takes nothing, which no close of ours could do. Nothing waits to be sent with
    what may follow: asyncio's own loop would see to it only where the socket names its protocol, and an
    answer in two parts took 40 ms. Raises OSError where the port is taken.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if settings.socket_buffer:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, settings.socket_buffer)
    if settings.socket_timeout and hasattr(socket, "TCP_USER_TIMEOUT"):
        milliseconds = round(settings.socket_timeout * 1000)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)
    try:
        listener.bind((settings.host, settings.port))
    except OSError:
        listener.close()
        raise
    listener.setblocking(False)
    return listener


NOISE = {"Invalid HTTP request received.", "Unsupported upgrade request."}
"""What uvicorn warns of for everything that anybody sends to a port: it would fill the log."""


def tells_something(record: logging.LogRecord) -> bool:
    return record.getMessage() not in NOISE


class Requests(HttpToolsProtocol):
    """Reads requests, and cuts off what comes too slowly or never ends: uvicorn would go on gathering it.

    `seconds`: within which a request must have arrived whole; 0: any.
    """

    def __init__(self, *, seconds: float, **given: Any) -> None:
        super().__init__(**given)
        self._seconds = seconds
        self._late: asyncio.TimerHandle | None = None
        self._in_head = True
        self._bare = 0
        """Bytes that came since anything of a body, or a whole request, did."""
        self._body_came = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin()

    def data_received(self, data: bytes) -> None:
        self._body_came = False
        super().data_received(data)
        if not self._body_came:
            self._bare += len(data)
            if self._bare > MAX_HEAD:
                self.transport.close()

    def on_message_begin(self) -> None:
        self._begin()
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_head:  # what stands behind a body is nothing that we ask for, and no header
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body_came, self._bare = True, 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head, self._bare = True, 0
        self._settle()

    def handle_websocket_upgrade(self) -> None:
        self._settle()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._settle()
        super().connection_lost(exc)

    def _begin(self) -> None:
        if self._late is None and self._seconds:
            self._late = self.loop.call_later(self._seconds, self.transport.close)

    def _settle(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class Server(uvicorn.Server):
    """uvicorn, telling when it has opened: `on_open` is called when the application has started."""

    on_open: Callable[[], object] = staticmethod(lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.on_open()


def make_server(app: ASGIApp, settings: Settings) -> Server:
    """The server; its `run(sockets=[listen(settings)])` serves until SIGINT or SIGTERM."""
    logging.getLogger("uvicorn.error").addFilter(tells_something)
    return Server(
        uvicorn.Config(
            app,
            loop="auto",
            http=partial(Requests, seconds=settings.request_seconds),  # type: ignore[arg-type]
            ws="websockets-sansio",
            ws_max_size=MAX_MESSAGE,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=settings.trusted_proxies,
            timeout_graceful_shutdown=5,
        )
    )
