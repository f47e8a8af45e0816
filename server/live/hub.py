"""All open sockets of this process: lets them in, and knows who is here at each table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from server.api.guard import COOKIE, is_foreign
from server.live.messages import Here
from server.live.presence import NOBODY, Room
from server.live.session import Session
from server.metrics import SOCKETS
from server.rates import Rates
from server.settings import Settings
from server.tables import House


class Hub:
    """The websocket endpoint. `page` tells the version of the front end that is served now."""

    def __init__(self, house: House, settings: Settings, rates: Rates, page: Callable[[], str]) -> None:
        self.house = house
        self.settings = settings
        self.rates = rates
        self.page = page
        self._rooms: dict[str, Room] = {}

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

    def room(self, table_id: str) -> Room:
        """The open sockets of a table."""
        if table_id not in self._rooms:
            deserted = partial(self._rooms.pop, table_id, None)
            self._rooms[table_id] = Room(self.settings.away_seconds, deserted)
        return self._rooms[table_id]

    def here(self, table_id: str) -> Here:
        """Who is at a table now, as far as this process knows."""
        room = self._rooms.get(table_id)
        return room.here if room else NOBODY
