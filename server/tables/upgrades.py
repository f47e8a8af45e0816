"""Which rules a table plays by, and how running tables come to newer ones.

A running table whose rules are older than the game's is held against the new ones by a dry run of its
journal. Where every move leads to what it led to, the table moves up. Where not, it plays on by its own rules
if the registry keeps them; else it is looked at as it stood before the first move that differs, and can be
taken back to there, exported and closed. The journal is not touched by any of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection

from server.aside import again_and_again
from server.logs import get_logger
from server.rules.game import Game
from server.store import Row, leases
from server.store.journal import last_seq, rows_between
from server.tables import shelf
from server.tables.dryrun import DryRun, Verdict
from server.tables.face import Standing
from server.tables.history import History, read_history
from server.tables.setup import Setup
from server.tables.tools import Games, Tools

if TYPE_CHECKING:
    from server.tables.table import Table

LEASE = "upgrades"
LEASE_MS = 300_000
"""How long others wait for a worker that was killed over it."""

AGAIN_SECONDS = 60.0
"""After so long it is tried again where it could not be done, or another worker saw to it."""

PAUSE_SECONDS = 0.5
"""Between two tables that nobody has opened: play comes first."""

MOST_TRIES = 20
"""So often a table is judged anew at which somebody moved meanwhile."""

log = get_logger(__name__)


class Rulebook(msgspec.Struct, frozen=True):
    """The rules that a table is played or looked at by, if any can read it."""

    game: Game[Any, Any] | None
    standing: Standing


def rulebook(games: Games, setup: Setup, components: Any) -> Rulebook:
    """The rules over the table's own data."""
    try:
        newest = games.info(setup.game).rules_version
        if components is None or setup.rules_version > newest:
            return Rulebook(None, "unreadable")
        if setup.phase != "setup" and setup.rules_version < newest:
            return _older(games, setup, components, newest)
        return Rulebook(games.load(setup.game, components), "current")
    except (LookupError, ValueError, TypeError):
        log.exception("rules_not_loaded", table=setup.id, game=setup.game)
        return Rulebook(None, "unreadable")


def _older(games: Games, setup: Setup, components: Any, newest: int) -> Rulebook:
    try:
        return Rulebook(games.load(setup.game, components, setup.rules_version), "kept")
    except LookupError:
        game = games.load(setup.game, components)
    if setup.phase != "running":
        return Rulebook(game, "current")  # nothing is judged any more
    return Rulebook(game, "unfit" if _judged(setup, newest) else "checking")


def _judged(setup: Setup, newest: int) -> bool:
    """Whether it is known that the newest rules do not fit."""
    return setup.unfit is not None and setup.unfit["version"] == newest


def to_be_judged(games: Games, setup: Setup) -> bool:
    """Whether a dry run has to tell by which rules the table goes on."""
    try:
        newest = games.info(setup.game).rules_version
    except LookupError:
        return False
    return setup.phase == "running" and setup.rules_version < newest and not _judged(setup, newest)


def judged(setup: Setup) -> tuple[int, dict[str, int] | None]:
    """What dry runs have told of a table so far."""
    return setup.rules_version, setup.unfit


def read_by_rules(connection: Connection, games: Games, setup: Setup) -> tuple[Rulebook, History]:
    """The rules of a table, and its history; where they do not fit it, as it stood before that, as broken."""
    rules = rulebook(games, setup, shelf.components_of(connection, setup.data_hash))
    history = read_history(connection, setup.id)
    if rules.standing == "unfit" and setup.unfit is not None:
        fitting = read_history(connection, setup.id, setup.unfit["good"])
        history = History(history.seq, fitting.plain, history.course, True, fitting.good)
    return rules, history


class Upgrades:
    """Sees to the tables of older rules: those that somebody opens at once, the others one by one.

    `opened`: the tables in memory, by id.
    """

    def __init__(self, tools: Tools, opened: Mapping[str, Table], dry_run: DryRun) -> None:
        self._tools = tools
        self._opened = opened
        self._dry_run = dry_run
        self._holder = tools.chance(8).hex()
        self._at_it: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Go through the tables that are left, whoever of several workers holds the lease, until none is."""
        await again_and_again(self._none_is_left, AGAIN_SECONDS, "tables_not_upgraded")

    async def _none_is_left(self) -> bool:
        left = await self._left()
        if left and await self._take_lease():
            await self._go_through(left)
        return not left

    async def _go_through(self, left: list[str]) -> None:
        log.info("upgrading_tables", tables=len(left))
        for table_id in left:
            await self.settle(table_id)
            await asyncio.sleep(PAUSE_SECONDS)
            if not await self._take_lease():
                return
        await self._tools.store.write(partial(leases.release, name=LEASE, holder=self._holder))

    def see_to(self, table_id: str) -> asyncio.Task[None]:
        """Hold a table against the newest rules, unless that is being done."""
        task = self._at_it.get(table_id)
        if task is None:
            task = self._at_it[table_id] = self._tools.errands.spawn(self._see_to(table_id))
        return task

    async def settle(self, table_id: str) -> None:
        """Wait until it has been held against them."""
        await asyncio.shield(self.see_to(table_id))

    async def _see_to(self, table_id: str) -> None:
        try:
            await self._judge(table_id)
        except (OSError, EOFError) as error:  # not the table's fault: it is tried again
            log.error("dry_run_failed", table=table_id, error=repr(error))
        except Exception:
            log.exception("dry_run_failed", table=table_id)
        finally:
            self._at_it.pop(table_id, None)

    async def _judge(self, table_id: str) -> None:
        tools = self._tools
        for _ in range(MOST_TRIES):
            setup, components, rows = await tools.store.read(partial(_whole, table_id=table_id))
            if setup is None or not to_be_judged(tools.games, setup):
                return
            newest = tools.games.info(setup.game).rules_version
            verdict = await self._verdict(setup, components, rows)
            keep = partial(_keep, table_id=table_id, rows=len(rows), verdict=verdict, newest=newest)
            if await tools.store.write(keep):
                self._tell(table_id, setup.rules_version, newest, verdict)
                if (table := self._opened.get(table_id)) is not None:
                    await table.refresh()
                tools.news(table_id, None)
                return

    async def _verdict(self, setup: Setup, components: Any, rows: list[Row]) -> Verdict:
        try:
            game = self._tools.games.load(setup.game, components or {})
        except (ValueError, TypeError, LookupError) as error:
            return Verdict(False, -1, f"its component data: {error}")
        try:
            return await self._dry_run(game, rows)
        except TimeoutError:
            return Verdict(False, -1, "the rules came to no end")

    def _tell(self, table_id: str, old: int, new: int, verdict: Verdict) -> None:
        if verdict.fits:
            log.info("table_moved_up", table=table_id, rules=new, before=old)
        else:
            log.warning(
                "rules_do_not_fit", table=table_id, rules=new, before=old, seq=verdict.good, why=verdict.why
            )

    async def _left(self) -> list[str]:
        versions = partial(_rules_versions, self._tools.games)
        return await self._tools.store.read(partial(shelf.tables_of_older_rules, newest=versions))

    async def _take_lease(self) -> bool:
        now = self._tools.clock()
        take = partial(leases.take, name=LEASE, holder=self._holder, now=now, until=now + LEASE_MS)
        return await self._tools.store.write(take)


def _rules_versions(games: Games, game_id: str) -> int:
    try:
        return games.info(game_id).rules_version
    except LookupError:
        return 0


def _whole(connection: Connection, table_id: str) -> tuple[Setup | None, Any, list[Row]]:
    setup = shelf.load_setup(connection, table_id)
    if setup is None:
        return None, None, []
    return setup, shelf.components_of(connection, setup.data_hash), rows_between(connection, table_id, 0)


def _keep(connection: Connection, table_id: str, rows: int, verdict: Verdict, newest: int) -> bool:
    """Keep a verdict with the table; False where somebody moved while it was judged."""
    setup = shelf.load_setup(connection, table_id, lock=True)
    if setup is None or setup.phase != "running":
        return True
    if last_seq(connection, table_id) != rows - 1:
        return False
    if verdict.fits:
        setup.rules_version, setup.unfit = newest, None
    else:
        setup.unfit = {"version": newest, "good": verdict.good}
    setup.edits += 1
    shelf.save_setup(connection, setup)
    return True
