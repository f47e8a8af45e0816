"""Running the server: our own listening socket under uvicorn."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn
from starlette.types import ASGIApp

from server.settings import Settings

MAX_MESSAGE = 16 * 1024
"""Bytes of the largest websocket message that is read."""


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


class Server(uvicorn.Server):
    """uvicorn, telling when it has opened: `on_open` is called when the application has started."""

    on_open: Callable[[], object] = staticmethod(lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.on_open()


def make_server(app: ASGIApp, settings: Settings) -> Server:
    """The server; its `run(sockets=[listen(settings)])` serves until SIGINT or SIGTERM."""
    return Server(
        uvicorn.Config(
            app,
            loop="auto",
            http="httptools",
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
