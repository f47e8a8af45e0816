"""All open sockets of this process: lets them in, and tells tables who is here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from server.addresses import network_of
from server.aside import Errands, logged
from server.live.presence import Room, Rooms
from server.live.session import Session
from server.metrics import DROPPED, SOCKETS
from server.origin import COOKIE, is_foreign
from server.rates import Rates
from server.settings import Settings
from server.tables import Browser, House, Refusal, Table
from server.tables.tools import CloseCode


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
        self._errands = Errands()
        self._closed = False
        self._open: Counter[str] = Counter()

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
        with SOCKETS.track_inprogress(), self._counted(browser, address) as there_is_room:
            if there_is_room:
                await Session(self, browser, address, send).converse(receive)
            else:
                DROPPED.labels(str(CloseCode.TOO_MANY)).inc()
                await send(
                    {"type": "websocket.close", "code": CloseCode.TOO_MANY, "reason": "too many open pages"}
                )

    @contextmanager
    def _counted(self, browser: Browser | None, address: str) -> Iterator[bool]:
        """Counts an open socket; tells whether its browser and its address may have one more."""
        most, network = self.settings.limit_sockets, network_of(address)
        keys = [f"address {network}"] if browser is None else [f"address {network}", f"browser {browser.id}"]
        self._open.update(keys)
        try:
            own = self._open[keys[-1]] if browser is not None else 0
            yield not most or (own <= most and self._open[keys[0]] <= most * self.settings.limit_address)
        finally:
            self._open.subtract(keys)
            for key in keys:
                if not self._open[key]:
                    del self._open[key]

    def room(self, table: Table) -> Room:
        """Where those are who have a table open."""
        return self._rooms.room(table.id, partial(self._reconsider, table.id))

    async def close(self) -> None:
        """Tell nobody anything more: the house closes."""
        self._closed = True
        await self._errands.cancel()

    def _reconsider(self, table_id: str) -> None:
        """Who is here may decide a vote, and which may be called."""
        if self._closed:
            return
        tell = logged(partial(self._tell_table, table_id), "who_is_here_not_told", table=table_id)
        self._errands.spawn(tell)

    async def _tell_table(self, table_id: str) -> None:
        try:
            table = await self.house.table(table_id)
        except Refusal:
            return
        await table.reconsider()
