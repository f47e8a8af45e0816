"""Memory of sockets that have closed."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from server.live.session import Session
from tests.client import Person


async def test_closed_sockets_leave_nothing_however_long_they_were_open(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.memory.CLOSED_SOCKETS", 5)
    monkeypatch.setattr("server.memory.SOON", 0.05)
    sessions: weakref.WeakSet[Session] = weakref.WeakSet()
    begin = Session.__init__

    def remembered(session: Session, *args: object) -> None:
        begin(session, *args)  # type: ignore[arg-type]
        sessions.add(session)

    monkeypatch.setattr(Session, "__init__", remembered)
    # Given open sockets, and a collector that does not look by itself
    async with Person(url) as anna:
        table = (await anna.open_table())["id"]
        tabs = [await anna.tab(table, 0) for _ in range(5)]
        gc.disable()
        try:
            assert len(sessions) == 5
            # When they close, then nothing is left of them after a while
            for tab in tabs:
                await tab.close()
            async with asyncio.timeout(10):
                while sessions:  # noqa: ASYNC110 — nothing tells of memory that is given back
                    await asyncio.sleep(0.02)
        finally:
            gc.enable()
