"""One websocket: a tab's eyes and hands at one table."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Hashable
from time import perf_counter
from typing import TYPE_CHECKING, Any, get_args

import msgspec
from starlette.types import Receive, Send
from structlog.contextvars import bind_contextvars

from server import PROTOCOL
from server.live import messages
from server.live.messages import Ack, ErrorMessage, Reload
from server.live.outlet import Outlet
from server.logs import get_logger
from server.metrics import DROPPED, FAILURES, MESSAGES, MOVES, REFUSALS
from server.rates import Bucket, TooMany
from server.tables import Browser, Refusal, Table
from server.tables.tools import CloseCode

if TYPE_CHECKING:
    from server.live.hub import Hub

HELLO_SECONDS = 5.0
"""How long a socket may stay open without having said who it is."""

_COUNTED = {kind: MESSAGES.labels(kind.__struct_config__.tag) for kind in get_args(messages.Incoming)}
"""The counter of each kind of message: looking it up by its label would cost more than the counting."""

encode = msgspec.json.Encoder().encode
log = get_logger(__name__)


class Session:
    """What the server knows of one open socket. A watcher of its table, and a guest of its room."""

    def __init__(self, hub: Hub, browser: Browser | None, address: str, send: Send) -> None:
        self.browser = browser
        self.seat: int | None = None
        self.visible = True
        self.table: Table | None = None
        self._hub = hub
        self._address = address
        self._outlet = Outlet(send, hub.settings.socket_queue, self._too_slow)
        self._busy = False
        self._end: tuple[CloseCode, str] | None = None
        self._no_hello_yet: asyncio.TimerHandle
        self._bucket = Bucket(hub.settings.limit_messages, hub.settings.limit_burst)

    # ── As a watcher and a guest ─────────────────────────────────────────────────────────────

    @property
    def browser_id(self) -> str | None:
        return self.browser.id if self.browser else None

    @property
    def places(self) -> list[int]:
        return self.table.seats_of(self.browser_id) if self.table else []

    @property
    def who(self) -> Hashable:
        return self.browser_id or id(self)

    def send(self, message: bytes) -> None:
        self._outlet.put(message.decode())

    def put(self, text: str) -> None:
        self._outlet.put(text)

    def ended(self, code: CloseCode, reason: str) -> None:
        """These eyes have no business here any more; a deed of theirs that led to it is answered first."""
        if self._busy:
            self._end = (code, reason)
            self._leave()
        else:
            self._close(code, reason)

    # ── The conversation ─────────────────────────────────────────────────────────────────────

    async def converse(self, receive: Receive) -> None:
        """Answers until the socket is closed. A failure of ours closes this socket and nothing else."""
        self._await_hello()
        try:
            while (event := await receive())["type"] == "websocket.receive":
                if self._outlet.closed:
                    continue
                if self._bucket.take():
                    await self._hear(event.get("text"))
                else:
                    self._close(CloseCode.TOO_MANY, "too many messages")
        except Exception:
            incident = secrets.token_hex(4)
            FAILURES.inc()
            log.exception("socket_failed", incident=incident, seq=self._seq)
            self._tell(ErrorMessage(code="internal", params={"incident": incident}))
            self._close(CloseCode.FAILED, incident)
            while (await receive())["type"] != "websocket.disconnect":
                pass
        finally:
            self._no_hello_yet.cancel()
            self._leave()
            self._outlet.forget()

    async def _hear(self, text: str | None) -> None:
        if text is None:
            self._misunderstood("", "not a text frame")
            return
        try:
            message = messages.decode(text)
        except (msgspec.DecodeError, RecursionError) as fault:
            self._misunderstood(text, str(fault))
            return
        _COUNTED[type(message)].inc()
        if isinstance(message, messages.Hello):
            self._no_hello_yet.cancel()  # it came; how long its answer takes is our affair
            await self._hello(message)
            if self.table is None and not self._outlet.closed:
                self._await_hello()
        elif self.table is None:
            self._close(CloseCode.BAD_HELLO, "hello comes first")
        elif isinstance(message, messages.Visible):
            self.visible = message.visible
            self._hub.room(self.table).changed()
        else:
            await self._obey(message, self.table)

    def _misunderstood(self, text: str, why: str) -> None:
        REFUSALS.labels("bad_message").inc()
        if self.table is None:
            self._close(CloseCode.BAD_HELLO, "hello comes first, in JSON")
            return
        self._tell(ErrorMessage(code="bad_message", params={"why": why}, id=_id_of(text)))

    async def _hello(self, hello: messages.Hello) -> None:
        """Takes up the eyes asked for and sends what they have missed."""
        self._leave()
        if hello.protocol != PROTOCOL:
            self._tell(Reload(reason="protocol"))
            return
        if hello.page and hello.page != self._hub.page():
            self._tell(Reload(reason="page"))
            return
        try:
            await self._hub.rates.spend("views", self.browser_id, self._address)
        except TooMany:
            self._close(CloseCode.TOO_MANY, "too many pages opened")
            return
        try:
            table = await self._hub.house.table(hello.table)
        except Refusal:
            self._close(CloseCode.NO_TABLE, "no such table")
            return
        if not table.may_see(self.browser_id, hello.seat) or (hello.seq or 0) > table.seq:
            await table.refresh()  # perhaps another worker knows more
        if not table.may_see(self.browser_id, None) and not table.seats_of(self.browser_id):
            self._close(CloseCode.NO_TABLE, "no such table")
        elif not table.may_see(self.browser_id, hello.seat):
            self._close(CloseCode.NOT_YOUR_SEAT, "not your seat")
        else:
            self._welcome(table, hello)
            if hello.chat is not None:
                await self._tell_what_was_said(table, hello.chat)

    def _welcome(self, table: Table, hello: messages.Hello) -> None:
        """From here to the end nothing waits: no row can slip in between what is sent and what will come."""
        batches = None if hello.seq is None else table.batches_since(hello.seq, hello.seat)
        self.table = table
        self.seat = hello.seat
        table.subscribe(self)
        bind_contextvars(table=table.id, seat=hello.seat)
        seats = table.seats_of(self.browser_id)
        room = self._hub.room(table)
        room.enter(self)
        self._tell(
            {
                "t": "welcome",
                "seq": table.seq,
                "seats": seats,
                "host": table.host in seats,
                "table": table.info(hello.seat),
                "here": room.here,
                "now": table.now().at,
                "version": PROTOCOL,
            }
        )
        if batches is None:
            self._tell(Reload(reason="gap"))
        for batch in batches or ():
            self.send(batch)

    async def _tell_what_was_said(self, table: Table, since: int) -> None:
        """What is said from the welcome on comes by itself: a line may come twice, and none is missed."""
        lines = await table.said_since(since)
        for line in lines if self.table is table else ():
            self._tell(messages.Chat(**line))

    async def _obey(self, message: messages.Deed, table: Table) -> None:
        self._busy = True
        try:
            await self._do(message, table)
        except Refusal as refusal:
            self._refuse(message, refusal.code, refusal.params, refusal.extra)
        except TooMany as limit:
            self._refuse(message, "too_many", {"seconds": limit.seconds}, {})
        finally:
            self._busy = False
        if self._end is not None:
            self._close(*self._end)

    async def _do(self, message: messages.Deed, table: Table) -> None:
        if self.browser is None:
            raise Refusal("not_seated")
        browser = self.browser.id
        if isinstance(message, messages.Move):
            began = perf_counter()
            await self._hub.rates.spend("moves", browser, self._address)
            seq: int | None = await table.move(browser, message.seat, message.id, message.stamp, message.move)
            MOVES.observe(perf_counter() - began)
        elif isinstance(message, messages.Command):
            await self._hub.rates.spend("acts", browser, self._address)
            seq = await table.act(browser, message.seat, message.id, message.act)
        elif isinstance(message, messages.Say):
            await self._hub.rates.spend("chat", browser, self._address)
            await table.chat(browser, message.seat, message.id, message.text)
            seq = None
        else:
            preview = table.preview(browser, message.seat, message.move)
            self._tell({"t": "preview", "id": message.id, "preview": preview})
            return
        log.debug("done", seq=self._seq if seq is None else seq, seat=message.seat)
        self._tell(Ack(id=message.id, seq=seq))

    def _refuse(
        self, message: messages.Deed, code: str, params: dict[str, Any], extra: dict[str, Any]
    ) -> None:
        REFUSALS.labels(code).inc()
        log.debug("refused", code=code, seq=self._seq, seat=message.seat)
        self._tell({"t": "refused", "id": message.id, "code": code, "params": params, **extra})

    @property
    def _seq(self) -> int | None:
        """The table's newest row, for the log."""
        return None if self.table is None else self.table.seq

    def _tell(self, message: Any) -> None:
        self._outlet.put(encode(message).decode())

    def _await_hello(self) -> None:
        """Closes the socket if it stays without a table for long."""
        self._no_hello_yet = asyncio.get_running_loop().call_later(
            HELLO_SECONDS, self._close, CloseCode.BAD_HELLO, "no hello came"
        )

    def _too_slow(self) -> None:
        self._close(CloseCode.TOO_SLOW, "reads too slowly")

    def _close(self, code: CloseCode, reason: str) -> None:
        self._no_hello_yet.cancel()
        if not self._outlet.closed:
            DROPPED.labels(str(code)).inc()
            log.debug("closed", code=int(code), reason=reason, seq=self._seq)
            self._outlet.close(code, reason)
        self._leave()

    def _leave(self) -> None:
        if self.table is not None:
            self.table.unsubscribe(self)
            self._hub.room(self.table).leave(self)
            self.table = None


class _Named(msgspec.Struct):
    id: str | None = None


def _id_of(text: str) -> str | None:
    """The id of a message that is wrong otherwise, so that its sender knows which it was."""
    try:
        return msgspec.json.decode(text, type=_Named).id
    except (msgspec.DecodeError, RecursionError):
        return None
