"""What stands before two workers: one address whose connections go to one of them after the other."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import cycle
from urllib.parse import urlsplit


@asynccontextmanager
async def balanced(urls: Sequence[str]) -> AsyncIterator[str]:
    """The address, as long as it is wanted; what is still connected through it is cut off then."""
    workers = cycle(urls)
    ends: dict[asyncio.Task[None], list[StreamWriter]] = {}

    async def connect(reader: StreamReader, writer: StreamWriter) -> None:
        task, worker = asyncio.current_task(), urlsplit(next(workers))
        assert task is not None
        mine = ends[task] = [writer]
        try:
            there, back = await asyncio.open_connection(worker.hostname, worker.port)
            mine.append(back)
            await asyncio.gather(_pass_on(reader, back), _pass_on(there, writer))
        except OSError:  # the worker is gone
            pass
        finally:
            for end in mine:
                end.close()
            del ends[task]

    server = await asyncio.start_server(connect, "127.0.0.1", 0)
    yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    server.close()
    for mine in ends.values():
        for end in mine:
            end.transport.abort()
    await asyncio.gather(*ends)


async def _pass_on(reader: StreamReader, writer: StreamWriter) -> None:
    """Whatever comes, to its end; where a line breaks, so does the other."""
    try:
        while said := await reader.read(65_536):
            writer.write(said)
            await writer.drain()
        with suppress(OSError):
            writer.write_eof()
    except OSError:
        writer.transport.abort()
