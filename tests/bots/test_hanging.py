"""A bot that hangs, at a table: a legal move comes all the same, the log says so, no other table notices."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

from server.bots.worker import Thinker
from server.rules import registry
from server.rules.game import GameInfo
from server.store import Store
from tests.playouts.pebbles import COMPONENTS, INFO, Pebbles
from tests.tables.conftest import sqlite_url, store
from tests.tables.party import Page, Party

__all__ = ["sqlite_url", "store"]


class PebblesOnly:
    """A registry of one game, some of whose bots fail."""

    def info(self, game_id: str) -> GameInfo:
        return INFO

    def components(self, game_id: str) -> dict[str, Any]:
        return dict(COMPONENTS)

    def own(self, game_id: str) -> bool:
        return False

    def data_hash(self, components: Any) -> str:
        return registry.data_hash(components)

    def load(self, game_id: str, components: Any = None, version: int | None = None) -> Pebbles:
        return Pebbles()


async def against(party: Party, level: str) -> Page:
    """Anna against a bot of that level, which begins; what she sees."""
    await party.lay(1, "pebbles", seats=2)
    await party.act(0, {"do": "bot", "seat": 1, "level": level})
    await party.act(0, {"do": "start_seat", "seat": 1})
    page = await Page(0).load(party.table)
    await party.act(0, {"do": "start"})
    return page


async def until_row(page: Page, seq: int) -> None:
    async with asyncio.timeout(60):
        while page.view["seq"] < seq and page.view["table"]["phase"] != "over":  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def begun_to_think(thinker: Thinker) -> int:
    """The process in which the only bot thinks that was asked."""
    async with asyncio.timeout(60):
        while not thinker.pids():  # noqa: ASYNC110 (nothing tells of it)
            await asyncio.sleep(0.01)
    [pid] = thinker.pids()
    return pid


async def test_a_bot_that_hangs_is_replaced_for_its_move_and_no_other_table_waits(store: Store) -> None:
    # A limit that does not run out: however long the others take, it is not the time that let them
    thinker = Thinker(workers=2, limit=3600)
    party = Party(store, thinker, PebblesOnly())
    try:
        # Given a table whose bot runs in circles, and one whose bots play among themselves
        hanging = await against(party, "looping")
        process = await begun_to_think(thinker)
        playing = await against(party, "eager")
        # When the second is played, then it goes on while the first bot still thinks
        await party.act(0, {"do": "sit_out", "level": "eager"})
        await until_row(playing, 3)
        assert hanging.view["seq"] == 0
        # And when its process is ended, a legal move comes for the bot that hangs, of which the log tells
        os.kill(process, signal.SIGKILL)
        await until_row(hanging, 1)
        batch = hanging.batches[1]
        assert (batch["kind"], batch["seat"]) == ("move", 1)
        assert batch["events"][0] == {"kind": "bot_failed", "seat": 1}
        assert len(batch["events"]) > 1
    finally:
        await party.house.close()
        await thinker.close()
