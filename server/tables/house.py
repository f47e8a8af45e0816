"""The house: all tables of this process, and the people who come to it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Coroutine, Iterator
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection

from server.aside import again_and_again
from server.logs import get_logger
from server.rules import registry
from server.rules.game import GameInfo, Seat
from server.store import Store, leases
from server.tables import setup as setting
from server.tables import shelf
from server.tables.dryrun import DryRun, DryRuns
from server.tables.history import History
from server.tables.names import Chance, clean_name, new_id, new_token, token_hash, typed_code
from server.tables.refusal import Refusal
from server.tables.setup import NewTable, Setup
from server.tables.shifts import RENEW_SECONDS, Shifts
from server.tables.table import Table
from server.tables.tools import Games, Thinker, Tools
from server.tables.upgrades import Rulebook, Upgrades, read_by_rules, to_be_judged

SWEEP_SECONDS = 60.0
"""How often idle tables are looked for."""

LOOK_SECONDS, LOOK_EVERYWHERE_SECONDS = 1.0, 10.0
"""How often a look into the database tells what other processes wrote (workers, commands of the host) at the
tables where something goes on, and at all in memory."""

WAKE_SECONDS, STILL_SECONDS = 4.0, 4.0
"""How often bots that are to move are looked for, and for how long nothing must have happened there."""

UNBEGUN_DAYS = 30
"""Days after which a table is cleared away that never began, and a browser that holds no seat; a table that
began stays for good."""

DAY = 24 * 3600

log = get_logger(__name__)


class Browser(msgspec.Struct, frozen=True):
    """A browser that has been here: its person's name and language."""

    id: str
    name: str
    lang: str


def now() -> int:
    return time.time_ns() // 1_000_000


class House:
    """One process's house. `idle_minutes`: when a table nobody looks at leaves memory.

    `several`: other processes play at the same tables. `presence` and `news` (see Tools) are set by whoever
    knows more: without other word those are there with whose eyes somebody looks, and nobody else plays.
    """

    def __init__(
        self,
        store: Store,
        *,
        thinker: Thinker | None = None,
        games: Games = registry,
        dry_run: DryRun | None = None,
        clock: Callable[[], int] = now,
        chance: Chance = secrets.token_bytes,
        bot_pause: float = 0.0,
        several: bool = False,
        idle_minutes: float = 30.0,
    ) -> None:
        self.presence: Callable[[str], Collection[Seat]] = self._watched_seats
        self.news: Callable[[str, dict[str, Any] | None], None] = lambda table_id, said: None
        self._tools = Tools(
            store=store,
            games=games,
            thinker=thinker,
            clock=clock,
            chance=chance,
            presence=lambda table_id: self.presence(table_id),
            news=lambda table_id, said: self.news(table_id, said),
            bot_pause=bot_pause,
            shifts=Shifts(store, clock, several=several),
        )
        self._idle = round(idle_minutes * 60_000)
        self._tables: dict[str, Table] = {}
        self._dry_runs = DryRuns()
        self._upgrades = Upgrades(self._tools, self._tables, dry_run or self._dry_runs)
        self._still: dict[str, int] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}

    @property
    def tables(self) -> Collection[Table]:
        """The tables in memory."""
        return self._tables.values()

    async def open(self) -> None:
        """Open the tables at which a bot is to move, and begin to look for idle ones."""
        waiting = await self._tools.store.read(shelf.tables_that_wait_for_bots)
        self._tools.errands.spawn(self._open_all(waiting))
        for work in self._chores():
            self._tools.errands.spawn(work)

    def _chores(self) -> Iterator[Coroutine[Any, Any, None]]:
        """What a house does on the side as long as it is open."""
        everywhere = partial(self.look, everywhere=True)
        yield again_and_again(self.sweep, SWEEP_SECONDS, "not_swept")
        yield again_and_again(self._tools.shifts.renew, RENEW_SECONDS, "shifts_not_renewed")
        yield again_and_again(self.wake_bots, WAKE_SECONDS, "bots_not_watched")
        yield again_and_again(self.look, LOOK_SECONDS, "no_look_into_the_database")
        yield again_and_again(everywhere, LOOK_EVERYWHERE_SECONDS, "no_look_into_the_database")
        yield again_and_again(self.clear_away, DAY, "not_cleared_away")
        yield self._upgrades.run()

    async def close(self) -> None:
        """Stop all bots and whatever is done on the side."""
        for table in self._tables.values():
            table.close()
        await self._tools.errands.cancel()
        await self._dry_runs.close()
        self._tables.clear()
        await self._tools.shifts.end()

    # ── People ───────────────────────────────────────────────────────────────────────────────

    async def browser(self, token: str) -> Browser | None:
        """The browser that has this cookie."""
        row = await self._tools.store.read(partial(shelf.browser_by_token, token_hash=token_hash(token)))
        return None if row is None else Browser(row.id, row.name, row.lang)

    async def admit(self, name: str, lang: str) -> tuple[str, Browser]:
        """A new browser, and the token for its cookie; the name may still be missing. Raises Refusal."""
        token = new_token(self._tools.chance)
        browser = Browser(new_id(self._tools.chance), clean_name(name) if name else "", lang)
        values = msgspec.structs.asdict(browser)
        values |= {"token_hash": token_hash(token), "created": self._tools.clock()}
        await self._tools.store.write(partial(shelf.add_browser, values=values))
        return token, browser

    async def rename(self, browser: Browser, name: str, lang: str) -> None:
        """Another name for tables to come, or another language. Raises Refusal."""
        rename = partial(shelf.name_browser, browser=browser.id, name=clean_name(name), lang=lang)
        await self._tools.store.write(rename)

    async def my_tables(self, browser: Browser) -> list[dict[str, Any]]:
        """`TableLine`s of docs/protocol.md, what happened last first."""
        found = await self._tools.store.read(partial(shelf.tables_of, browser=browser.id))
        lines = [_line(setup, waiting, at, browser.id) for setup, waiting, at in found]
        return sorted(lines, key=lambda line: -line["at"])

    # ── Tables ───────────────────────────────────────────────────────────────────────────────

    async def create(self, browser: Browser, order: NewTable) -> tuple[str, str]:
        """Lay a table; answers its id and invitation code. Raises Refusal."""
        tools = self._tools
        try:
            info, data, body = self._offered(order.game)
        except LookupError:
            raise Refusal("bad_option", option="game", value=order.game) from None
        laid = setting.lay_table(order, info, data, browser.id, tools.clock(), tools.chance)
        await tools.store.write(partial(shelf.add_setup, setup=laid, body=body))
        return laid.id, laid.code

    def _offered(self, game_id: str) -> tuple[GameInfo, setting.Data, str]:
        """What new tables of a game are laid with; the component data as JSON. Raises LookupError."""
        games = self._tools.games
        info, components = games.info(game_id), games.components(game_id)
        body = msgspec.json.encode(components).decode()
        return info, setting.Data(games.data_hash(components), games.own(game_id)), body

    async def table(self, table_id: str) -> Table:
        """A table, opened if it is not in memory. Raises Refusal `no_such_table`."""
        table = self._tables.get(table_id)
        if table is None:
            opening = self._opening.get(table_id)
            if opening is None:
                opening = self._opening[table_id] = self._tools.errands.spawn(self._open(table_id))
                opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
            table = await asyncio.shield(opening)
        elif self._tools.shifts.several:
            await table.refresh()  # what another worker has acknowledged is seen here, hint or no hint
        table.touched = self._tools.clock()
        return table

    async def settled(self, table_id: str) -> Table:
        """A table of which it is known by which rules it goes on, also after an upgrade. Raises Refusal."""
        table = await self.table(table_id)
        if table.standing == "checking":
            await self._upgrades.settle(table_id)
        return table

    async def catch_up(self, table_id: str) -> None:
        """Another worker has written something at a table."""
        if (table := self._tables.get(table_id)) is not None:
            await table.refresh()

    def hear(self, table_id: str, said: dict[str, Any]) -> None:
        """A line of chat at a table, said at another worker."""
        if (table := self._tables.get(table_id)) is not None:
            table.hear(said)

    async def look(self, *, everywhere: bool = False) -> None:
        """Take in what other processes wrote at tables that somebody looks at, or at all in memory."""
        tables = {table.id: table for table in self.tables if everywhere or not table.idle}
        if not tables:
            return
        found = await self._tools.store.read(partial(shelf.marks, table_ids=list(tables)))
        for table_id, (seq, edits) in found.items():
            table = tables[table_id]
            if seq > table.seq or edits > table.setup.edits or table.misread:
                try:
                    await table.refresh()
                except Exception:
                    log.exception("news_not_taken_in", table=table_id, seq=table.seq)

    async def invitation(self, code: str) -> dict[str, Any]:
        """What a code invites to. Raises Refusal: `no_such_table`, or `table_full` before the start."""
        setup = (await self._invited(code)).setup
        if not setup.invites:
            raise Refusal("table_full")
        return {
            "table": setup.id,
            "game": setup.game,
            "title": setup.title,
            "free": len(setup.open_seats),
            "seats": [{"name": holder.name, "colours": holder.colours} for holder in setup.seats],
        }

    async def join(
        self, browser: Browser, code: str, name: str, entropy: str, seat: Seat | None = None
    ) -> tuple[str, Seat]:
        """Sit down on the seat asked for, or the first that is free. Raises Refusal."""
        table, chance = await self._invited(code), self._tools.chance

        def sit_down(setup: Setup) -> Seat:
            if setup.code != typed_code(code):
                raise Refusal("no_such_table")
            return setting.join(setup, table.rules().info, browser.id, name, entropy, seat, chance)

        return table.id, await table.edit(sit_down)

    async def rematch(self, browser: Browser, table_id: str) -> str:
        """A new table for the same people; asked again, the same one. Raises Refusal."""
        table, tools = await self.table(table_id), self._tools
        if not table.seats_of(browser.id):
            raise Refusal("not_seated")
        if not table.has_ended:
            raise Refusal("wrong_phase")
        try:
            info, data, body = self._offered(table.setup.game)
        except LookupError:
            raise Refusal("unreadable") from None
        return await table.rematch(setting.turned(table.setup, info, data, tools.clock(), tools.chance), body)

    # ── Moving a seat to another device ──────────────────────────────────────────────────────

    async def recovery_link(self, browser: Browser, table_id: str, seat: Seat) -> str:
        """A fresh secret that moves the seat to another device, in place of the one before."""
        table = await self.table(table_id)
        secret = new_token(self._tools.chance)

        def keep(setup: Setup) -> None:
            if seat not in setup.held_by(browser.id):
                raise Refusal("not_seated")
            setup.seats[seat].recovery_hash = token_hash(secret)

        await table.edit(keep)
        return secret

    async def recover(self, browser: Browser | None, secret: str, take: bool) -> dict[str, Any]:
        """What a secret is for; with `take`, and a browser to take it to, the seat moves there.

        That ends the seat's other sessions; the answer's `link` is the secret that replaces the used one.
        Raises Refusal `bad_secret`.
        """
        used = token_hash(secret)
        found = await self._tools.store.read(partial(shelf.seat_by_recovery, recovery_hash=used))
        if found is None:
            raise Refusal("bad_secret")
        table_id, seat = found
        table = await self.table(table_id)
        name, sessions = table.setup.seats[seat].name, table.watchers_of(seat)
        if not sessions and self._tools.shifts.several:
            sessions = int(seat in table.present())  # at another worker, which does not say how many
        about = {"id": table_id, "seat": seat, "name": name, "sessions": sessions}
        if not take or browser is None:
            return about
        fresh, taker = new_token(self._tools.chance), browser.id

        def move(setup: Setup) -> None:
            holder = setup.seats[seat] if seat < len(setup.seats) else None
            if holder is None or holder.recovery_hash != used:
                raise Refusal("bad_secret")  # somebody was quicker
            holder.browser, holder.recovery_hash = taker, token_hash(fresh)

        await table.edit(move)
        if not browser.name:
            await self.rename(browser, name, browser.lang)
        return about | {"link": fresh}

    # ── Opening and clearing away ────────────────────────────────────────────────────────────

    async def _invited(self, code: str) -> Table:
        table_id = await self._tools.store.read(partial(shelf.table_by_code, code=typed_code(code)))
        if table_id is None:
            raise Refusal("no_such_table")
        table = await self.table(table_id)
        if table.setup.phase != "setup":
            raise Refusal("no_such_table")
        return table

    async def _open(self, table_id: str) -> Table:
        found = await self._tools.store.read(partial(_stored, games=self._tools.games, table_id=table_id))
        if found is None:
            raise Refusal("no_such_table")
        setup, rules, history = found
        table = self._tables[table_id] = Table(self._tools, rules, setup, history)
        if to_be_judged(self._tools.games, setup):
            self._upgrades.see_to(table_id)
        return table

    async def _open_all(self, table_ids: list[str]) -> None:
        for table_id in table_ids:
            try:
                await self.table(table_id)
            except Exception:
                log.exception("table_not_opened", table=table_id)

    async def wake_bots(self) -> None:
        """Let bots go on that stand still: their worker was killed, or something went wrong with them."""
        now = self._tools.clock()
        still = partial(shelf.tables_that_wait_for_bots, before=now - round(STILL_SECONDS * 1000), now=now)
        found = await self._tools.store.read(still)
        self._still = {table_id: self._still.get(table_id, 0) + 1 for table_id in found}
        for table_id, times in self._still.items():
            if times & (times - 1):
                continue  # in vain until now: ever more seldom
            try:
                known = self._tables.get(table_id)  # which may leave memory all the same
                await (known or await self.table(table_id)).wake_bots()
            except Exception:
                log.exception("bots_not_woken", table=table_id)

    async def sweep(self) -> None:
        """Let tables leave memory that nobody looks at, and nobody has used for a while."""
        long_ago = self._tools.clock() - self._idle
        for table in tuple(self._tables.values()):
            if table.idle and table.touched <= long_ago:
                table.close()
                del self._tables[table.id]

    async def clear_away(self) -> None:
        """Remove tables that never began and that nobody has touched for long, and then browsers that hold no
        seat. A table that is open, here or at another worker, is touched each time before that."""
        now = self._tools.clock()
        before = now - UNBEGUN_DAYS * DAY * 1000
        unbegun = [table.id for table in self.tables if table.setup.phase == "setup"]
        await self._tools.store.write(partial(shelf.touch, table_ids=unbegun, now=now))
        clear = partial(shelf.clear_away, before=before)
        await self._tools.store.write(partial(leases.clear_away, before=before))
        if count := await self._tools.store.write(clear):
            log.info("cleared_away", tables=count)
        await self._tools.store.write(partial(shelf.forget_browsers, before=before))

    def _watched_seats(self, table_id: str) -> set[Seat]:
        """Who is there as far as the tables themselves know."""
        table = self._tables.get(table_id)
        return table.watched_seats() if table else set()


def _stored(connection: Connection, games: Games, table_id: str) -> tuple[Setup, Rulebook, History] | None:
    setup = shelf.load_setup(connection, table_id)
    return None if setup is None else (setup, *read_by_rules(connection, games, setup))


def _line(setup: Setup, waiting: list[Seat], at: int, browser: str) -> dict[str, Any]:
    turn = waiting if setup.phase == "running" else []
    over = setup.phase == "over"
    mine = [seat for seat in setup.held_by(browser) if setup.seats[seat].person]
    return {
        "id": setup.id,
        "game": setup.game,
        "title": setup.title,
        "phase": setup.phase,
        "seats": [
            {
                "name": holder.name,
                "colours": holder.colours,
                "you": holder.browser == browser,
                "bot": holder.played_by_bot,
            }
            for holder in setup.seats
        ],
        "turn": turn,
        "yours": any(seat in turn for seat in mine),
        "won": next(iter(setup.result["ranking"]), None) if over and setup.result else None,
        "data": setup.data_hash,
        "own": setup.own_data,
        "at": at,
    }
