"""Memory of sockets that have closed."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from server.live.session import Session
from tests.client import PATIENCE, Person


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

    # Given open sockets, and a collector that does not look by itself
    async with Person(url) as anna:
        table = (await anna.open_table())["id"]
        with monkeypatch.context() as patch:
            patch.setattr(Session, "__init__", remembered)
            tabs = [await anna.tab(table, 0) for _ in range(5)]
        gc.disable()
        try:
            assert len(sessions) == 5
            # When they close, then nothing is left of them after a while, in which others come and go too:
            # what was still held for a moment is given back with those
            for tab in tabs:
                await tab.close()
            async with asyncio.timeout(PATIENCE):
                while sessions:
                    await (await anna.tab(table, 0)).close()
                    await asyncio.sleep(0.02)
        finally:
            gc.enable()
