"""Makes the database of a release, with tables of every kind: what later versions are upgraded from in tests.

To be run with that release's own code, from its folder, before it is released:

    git worktree add /tmp/release TAG
    cd /tmp/release && PYTHONPATH=. python .../tests/upgrade/make.py .../tests/upgrade/NAME

It writes NAME.db.xz, and beside it NAME.json: which tables there are, the cookies of the people, and the
SHA-256 of what this release shows everybody. Fixed seeds: made again it says the same.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import lzma
import random
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from server.bots.arena import Dice
from server.bots.plain import any_move
from server.rules import registry
from server.store import Store
from server.store.migrate import migrate
from server.tables import House, NewTable, Table
from server.tables.commands import AnyAct

NAMES = ("Anna", "Bence", "Csilla", "Dani")
TRIES = 4_000
"""Moves after which a table that was to become something special is given up."""

SHOWN = ("phase", "seats", "host", "options", "waiting", "undo", "vote", "result", "seal", "title")
"""What a page shows of a table beside the game."""


def told(view: dict[str, Any]) -> dict[str, Any]:
    """The part of a view that every release owes: the game, the moves, the log, and the table's face."""
    log = [[entry[name] for name in ("seq", "kind", "seat", "events")] for entry in view["log"]]
    table = {name: view["table"][name] for name in SHOWN}
    return {
        "seq": view["seq"],
        "game": view["game"],
        "moves": view.get("moves") or [],
        "log": log,
        "table": table,
    }


def digest(view: dict[str, Any]) -> str:
    """SHA-256, in hex, of that part."""
    plain = msgspec.json.decode(msgspec.json.encode(told(view)))
    return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()


class Maker:
    """The people of one house, and the tables that they leave behind."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.dice = Dice(seed, "players")
        self.ids = itertools.count()
        self.people: list[Any] = []
        self.tokens: list[str] = []
        self.left: list[dict[str, Any]] = []

    async def come(self) -> None:
        for name in NAMES:
            token, browser = await self.house.admit(name, "hu")
            self.tokens.append(token)
            self.people.append(browser)

    async def lay(
        self, game: str, people: int, seats: int, bots: int = 0, options: dict[str, str] | None = None
    ) -> Table:
        order = NewTable(
            game=game,
            seats=seats,
            name=NAMES[0],
            title=f"{game} {people}+{bots}",
            watch=True,
            options=options or {},
            entropy="a" * 64,
            bots=["plain"] * bots,
        )
        table_id, code = await self.house.create(self.people[0], order)
        for number in range(1, people):
            await self.house.join(self.people[number], code, NAMES[number], "b" * 64)
        return await self.house.table(table_id)

    async def begun(
        self, game: str, people: int, bots: int = 0, options: dict[str, str] | None = None
    ) -> Table:
        table = await self.lay(game, people, people + bots, bots, options)
        await self.act(table, 0, {"do": "start"})
        return table

    async def act(self, table: Table, seat: int, act: dict[str, Any]) -> None:
        browser = table.setup.seats[seat].browser
        await table.act(browser, seat, f"id{next(self.ids)}", msgspec.convert(act, AnyAct))

    async def move(self, table: Table) -> None:
        """Somebody for whom the game waits makes any move."""
        game, state = table.rules(), table.position.state
        waiting = table.position.waiting
        seat = waiting[self.dice.below(len(waiting))]
        move = any_move(game, state, seat, game.moves(state, seat), self.dice)
        assert move is not None
        holder = table.setup.seats[seat]
        if holder.played_by_bot:
            await table.bot_move(seat, table.seq, move, failed=False)
        else:
            offer = table.position.offers[seat]
            await table.move(holder.browser, seat, f"id{next(self.ids)}", offer.stamp, move)

    async def play(self, table: Table, moves: int) -> None:
        for _ in range(moves):
            if table.setup.phase == "running":
                await self.move(table)

    async def play_until(self, table: Table, there: Callable[[Table], bool]) -> bool:
        for _ in range(TRIES):
            if there(table):
                return True
            if table.setup.phase != "running":
                return False
            await self.move(table)
        return False

    async def leave(self, kind: str, table: Table) -> None:
        """Keep what the table shows, and to whom."""
        viewers = [*range(len(table.setup.seats)), None]
        views = {str(viewer): digest(await table.view(viewer)) for viewer in viewers}
        earlier: dict[str, str] = {}
        if table.setup.phase in ("over", "closed"):
            for seq in {0, table.seq // 3, table.seq // 2, table.seq}:
                earlier[str(seq)] = digest(await table.view_at(seq, None))
        about = {"id": table.id, "game": table.setup.game, "kind": kind, "seq": table.seq}
        holders = [
            next((i for i, one in enumerate(self.people) if one.id == holder.browser), None)
            for holder in table.setup.seats
        ]
        self.left.append({**about, "people": holders, "views": views, "earlier": earlier})


async def tables_of(maker: Maker, game: str) -> None:
    """Tables of every kind of one game."""
    options = {option.id: option.values[-1] for option in registry.info(game).options}
    table = await maker.lay(game, 2, 3)
    await table.chat(maker.people[1].id, 1, "said", "Mindjárt jövök!")
    await maker.leave("set-up", table)
    for people, moves in ((2, 9), (3, 22)):
        table = await maker.begun(game, people, options=options if people == 3 else None)
        await maker.play(table, moves)
        await maker.leave("running", table)
    table = await maker.begun(game, 3, options=options)
    if await maker.play_until(table, among_several):
        await maker.move(table)
        await maker.leave("choosing", table)
    else:  # chance did not lead there
        await maker.leave("finished", table)
    table = await maker.begun(game, 3)
    await maker.play(table, 8)
    await maker.act(table, 0, {"do": "call", "kind": "undo"})
    await maker.leave("vote", table)
    table = await maker.begun(game, 2)
    await maker.play(table, 7)
    await maker.act(table, 0, {"do": "call", "kind": "undo"})
    await maker.act(table, 1, {"do": "vote", "yes": True})
    await maker.play(table, 2)
    await maker.leave("undone", table)
    table = await maker.begun(game, 1, bots=2)
    await maker.play(table, 9)
    await maker.play_until(table, waits_for_a_bot)
    await maker.leave("bots", table)
    table = await maker.begun(game, 2)
    await maker.play_until(table, lambda table: False)
    await maker.leave("finished", table)
    table = await maker.begun(game, 2)
    await maker.play(table, 6)
    await maker.act(table, 1, {"do": "call", "kind": "end"})
    await maker.act(table, 0, {"do": "vote", "yes": True})
    await maker.leave("closed", table)


def among_several(table: Table) -> bool:
    """Several have to choose at once, or somebody to answer while the game goes on."""
    return len(table.position.waiting) > 1 or bool(table.rules().asked(table.position.state))


def waits_for_a_bot(table: Table) -> bool:
    seats = table.setup.seats
    return any(seats[seat].played_by_bot for seat in table.position.waiting)


async def make(url: str, seed: int = 1) -> dict[str, Any]:
    """Fill an empty database; answers what NAME.json holds."""
    store = Store(url)
    await store.open()
    ticks = itertools.count(1_790_000_000_000, 1_000)
    house = House(store, clock=lambda: next(ticks), chance=random.Random(seed).randbytes)
    house.presence = lambda table_id: range(len(NAMES))
    maker = Maker(house, seed)
    try:
        await maker.come()
        for game in registry.GAMES:
            await tables_of(maker, game)
    finally:
        await house.close()
        await store.close()
    return {"tokens": maker.tokens, "names": NAMES, "tables": maker.left}


def main() -> None:
    target = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kalmar.db"
        url = f"sqlite:///{path}"
        migrate(url)
        about = asyncio.run(make(url))
        with sqlite3.connect(path) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
        connection.close()
        packed = lzma.compress(path.read_bytes(), preset=9 | lzma.PRESET_EXTREME)
    target.with_suffix(".db.xz").write_bytes(packed)
    target.with_suffix(".json").write_text(json.dumps(about, indent=1) + "\n")
    rows = sum(table["seq"] + 1 for table in about["tables"])
    print(f"{len(about['tables'])} tables, {rows} rows, {len(packed)} bytes")  # noqa: T201


if __name__ == "__main__":
    main()
