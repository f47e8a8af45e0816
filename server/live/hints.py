"""Several workers, one house: by Redis they tell each other at which tables there is something new.

A hint says little: what is new stands in the database, and whoever has the table in memory looks there.
Only a line of chat comes along whole. Every worker also tells who is at its tables: at once where that
changes, of all of them in short intervals and when another worker, which has come, asks. Redis is only the
quicker way: houses look into the database of their own accord too (`House.look`), so that play goes on while
it is away, if a little slower. As long as a worker does not hear itself, those count as here who were last
told of: nobody is outvoted for a fault of the house.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from server.aside import Errands, again_and_again, logged
from server.live.messages import Here
from server.live.presence import Report, Rooms
from server.logs import WORKER, get_logger
from server.tables import House

CHANNEL = "kalmar"
BEAT_SECONDS = 2.0
"""How often a worker tells who is at its tables."""
SILENT_SECONDS = 5.0
"""After so long without a word a worker counts as gone."""
DEAF_SECONDS = 3.0
"""After so long without a word of our own, which comes with every beat, we hear nobody. Less than the silence
that is allowed, without a beat: so nobody is forgotten of what we could not hear."""
RETRY_SECONDS = 1.0
"""How long a line that was lost is left alone before it is taken up again."""

log = get_logger(__name__)


class Hint(msgspec.Struct, omit_defaults=True):
    """What one worker tells all: that a table has news (`said`: a line of chat), or who is at its tables.

    `here` with `table`: who is at that one. `asks`: that the others tell of theirs.
    """

    worker: str
    table: str | None = None
    said: dict[str, Any] | None = None
    here: Report | None = None
    asks: bool = False


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Hint).decode


class Hints:
    """This worker's line to the others."""

    def __init__(self, url: str, house: House, rooms: Rooms) -> None:
        self._redis = Redis.from_url(url, socket_connect_timeout=SILENT_SECONDS)
        self._house = house
        self._rooms = rooms
        self._worker = f"{WORKER}-{secrets.token_hex(4)}"
        self._out: dict[bytes, None] = {}
        self._wake = asyncio.Event()
        self._failing = False
        self._heard = time.monotonic()
        """When we last heard ourselves, and so could have heard the others."""
        self._fresh: set[str] = set()
        self._looking: set[str] = set()
        self._errands = Errands()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._house.news = self.tell
        self._rooms.news = self.tell_here
        work = (
            again_and_again(self._send, 0, "hints_not_sent"),
            again_and_again(self._listen, RETRY_SECONDS, "hints_not_heard"),
            again_and_again(self._beat, BEAT_SECONDS, "who_is_here_not_told"),
        )
        self._tasks = [asyncio.create_task(part) for part in work]

    async def close(self) -> None:
        waiting = set(self._tasks)
        while waiting:  # the client's pipeline may swallow a cancellation
            for task in waiting:
                task.cancel()
            _, waiting = await asyncio.wait(waiting, timeout=0.2)
        await self._errands.cancel()
        await self._redis.aclose()

    def tell(self, table_id: str, said: dict[str, Any] | None = None) -> None:
        """There is something new at a table. Never waits; the same hint twice is one."""
        self._put(Hint(self._worker, table_id, said))

    def tell_here(self, table_id: str, here: Here) -> None:
        """Others are at a table than before."""
        self._put(Hint(self._worker, table_id, here={table_id: here}))

    def _put(self, hint: Hint) -> None:
        """The newest of those that are the same goes out."""
        key = encode(hint)
        self._out.pop(key, None)
        self._out[key] = None
        self._wake.set()

    async def _send(self) -> None:
        await self._wake.wait()
        self._wake.clear()
        hints, self._out = list(self._out), {}
        try:
            async with self._redis.pipeline(transaction=False) as pipe:
                for hint in hints:
                    pipe.publish(CHANNEL, hint)
                await pipe.execute()
        except (RedisError, OSError) as error:
            self._tell_state(failing=True, error=str(error))  # the others look by themselves
        else:
            self._tell_state(failing=False)

    def _tell_state(self, *, failing: bool, **facts: str) -> None:
        if failing and not self._failing:
            log.warning("redis_away", **facts)
        elif self._failing and not failing:
            log.info("redis_back")
        self._failing = failing

    async def _listen(self) -> None:
        with suppress(RedisError, OSError):
            async with self._redis.pubsub() as line:
                await line.subscribe(CHANNEL)
                async for message in line.listen():
                    if message["type"] == "message":
                        self._hear(message["data"])
                    else:  # from now on we hear what the others say
                        self._tell_all_here(asks=True)

    def _hear(self, data: bytes) -> None:
        try:
            hint = decode(data)
        except msgspec.DecodeError:
            log.warning("hint_not_understood")  # another version of Kalmár
            return
        if hint.worker == self._worker:
            self._heard = time.monotonic()
            return
        if hint.asks:
            self._tell_all_here()
        if hint.here is not None:
            self._take_in_who_is_here(hint.worker, hint.table, hint.here)
        elif hint.table is not None and hint.said is not None:
            self._house.hear(hint.table, hint.said)
        elif hint.table is not None:
            self._take_in(hint.table)

    def _take_in_who_is_here(self, worker: str, table_id: str | None, here: Report) -> None:
        until = time.monotonic() + SILENT_SECONDS
        if table_id is None:
            self._rooms.hear(worker, here, until)
        else:
            self._rooms.hear_of(table_id, worker, here[table_id], until)

    async def _beat(self) -> None:
        now = time.monotonic()
        if now - self._heard > DEAF_SECONDS:
            self._rooms.believe(now + SILENT_SECONDS)
        else:
            self._rooms.forget_the_silent()
        self._tell_all_here()

    def _tell_all_here(self, *, asks: bool = False) -> None:
        self._put(Hint(self._worker, here=self._rooms.report(), asks=asks))

    def _take_in(self, table_id: str) -> None:
        """Look what is new at a table: on the side, since it may be some time until it has its turn."""
        self._fresh.add(table_id)
        if table_id not in self._looking:
            self._looking.add(table_id)
            self._errands.spawn(self._look(table_id))

    async def _look(self, table_id: str) -> None:
        while table_id in self._fresh:  # there may be more by then
            self._fresh.discard(table_id)
            await logged(partial(self._house.catch_up, table_id), "news_not_taken_in", table=table_id)
        self._looking.discard(table_id)
