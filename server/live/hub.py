"""All open sockets of this process: lets them in, and tells tables who is here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from server.api.guard import COOKIE, is_foreign
from server.live.presence import Room, Rooms
from server.live.session import Session
from server.metrics import SOCKETS
from server.rates import Rates
from server.settings import Settings
from server.tables import House, Refusal, Table


class Hub:
    """The websocket endpoint. `page` tells the version of the front end that is served now."""

    def __init__(
        self, house: House, rooms: Rooms, settings: Settings, rates: Rates, page: Callable[[], str]
    ) -> None:
        self.house = house
        self.settings = settings
        self.rates = rates
        self.page = page
        self._rooms = rooms
        self._tasks: set[asyncio.Task[None]] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One websocket, from its handshake to its end."""
        await receive()  # "websocket.connect"
        connection = HTTPConnection(scope)
        if is_foreign(connection.headers, self.settings.public_url):
            await send({"type": "websocket.close", "code": 1008})
            return
        token = connection.cookies.get(COOKIE)
        browser = await self.house.browser(token) if token else None
        address = connection.client.host if connection.client else ""
        await send({"type": "websocket.accept"})
        with SOCKETS.track_inprogress():
            await Session(self, browser, address, send).converse(receive)

    def room(self, table: Table) -> Room:
        """Where those are who have a table open."""
        return self._rooms.room(table.id, partial(self._reconsider, table.id))

    def _reconsider(self, table_id: str) -> None:
        """Who is here may decide a vote, and which may be called."""
        task = asyncio.create_task(self._tell_table(table_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_table(self, table_id: str) -> None:
        try:
            table = await self.house.table(table_id)
        except Refusal:
            return
        await table.reconsider()
