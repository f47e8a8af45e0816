"""The sending side of one socket: sending never waits, and a page that reads too slowly is dropped.

ASGI offers only a `send` that is awaited, and it waits for as long as the other end takes nothing: a
close would wait as well. So a send is tried by hand, one step: uvicorn's either goes through at once or
stops before it has written anything. Then the message is queued, and a task sends the queue in order.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from starlette.types import Message, Send


class Outlet:
    """Where messages for one socket go in, as text.

    `limit`: bytes that may wait for a slow reader; when there are more they are thrown away, and
    `too_slow` is called, which has to close.
    """

    def __init__(self, send: Send, limit: int, too_slow: Callable[[], None]) -> None:
        self._send = send
        self._limit = limit
        self._too_slow = too_slow
        self._queue: deque[Message] = deque()
        self._waiting = 0
        self._pump: asyncio.Task[None] | None = None
        self.closed = False
        """Whether nothing can be put in any more: closed by us, dropped, or gone."""

    def put(self, text: str) -> None:
        """Sends the text now, or as soon as the reader takes it."""
        if not self.closed:
            self._put({"type": "websocket.send", "text": text}, len(text))

    def close(self, code: int, reason: str = "") -> None:
        """Closes the socket after what waits has been sent."""
        if not self.closed:
            self.closed = True
            self._put({"type": "websocket.close", "code": code, "reason": reason}, 0)

    def forget(self) -> None:
        """Tells that the socket is gone: nothing is sent any more."""
        self.closed = True
        self._queue.clear()
        if self._pump is not None:
            self._pump.cancel()

    def _put(self, message: Message, size: int) -> None:
        if self._pump is None and self._goes_through(message):
            return
        self._queue.append(message)
        self._waiting += size
        if self._waiting > self._limit:
            self._queue.clear()
            self._waiting = 0
            self._too_slow()
        if self._pump is None:
            self._pump = asyncio.create_task(self._drain())

    def _goes_through(self, message: Message) -> bool:
        """Tries to send in one step; True as well where the socket turns out to be gone."""
        step = self._send(message)
        try:
            step.send(None)  # type: ignore[attr-defined]
        except StopIteration:
            return True
        except (OSError, RuntimeError):  # the server's word for a socket that is closed or lost
            self.closed = True
            return True
        step.close()  # type: ignore[attr-defined]
        return False

    async def _drain(self) -> None:
        try:
            while self._queue:
                message = self._queue.popleft()
                await self._send(message)
                self._waiting -= len(message.get("text", ""))
        except (OSError, RuntimeError):
            self.closed = True
            self._queue.clear()
        finally:
            self._pump = None
