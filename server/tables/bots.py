"""The bots of one table: they get their turn after each row, and move by the same path as everybody.

A bot is shown `redeal(state, [seat])`, never the true state. One that fails is replaced for this move by the
plainest bot of the game.
"""

from __future__ import annotations

import asyncio
import weakref
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from server.logs import get_logger
from server.metrics import BOT_FAILURES, BOTS
from server.rules.game import Seat
from server.rules.rng import Stream
from server.tables.refusal import Refusal

if TYPE_CHECKING:
    from server.tables.table import Table

MOST_UNASKED = 3
"""Moves in a row that bots make while the game waits for somebody else."""

ANSWER_PAUSES = 6
"""Pauses that a bot lets go by, once, while people have something to answer."""

PATIENCE = 60.0
"""Seconds of the longest pause before a move that went wrong is tried again."""

log = get_logger(__name__)


class Bots:
    """Wakes when there is something to do for a bot, and sees to one move after the other."""

    def __init__(self, table: Table) -> None:
        # Not a circle: a table that leaves memory is gone at once, without a search for unused circles.
        self._table: Table = weakref.proxy(table)
        self._task: asyncio.Task[None] | None = None
        self._asked: dict[Seat, int] = {}
        self._unasked = 0
        self._volunteers = False
        self._let_go_by: set[Seat] = set()

    @property
    def thinking(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        """Something happened at the table."""
        if not self._volunteers:
            self._unasked = 0
        if self._task is None and self._next() is not None:
            self._task = self._table.tools.errands.spawn(self._play())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _next(self) -> Seat | None:
        """Whose turn it is to be asked; nobody's where the rules fail: bots must not break a table."""
        try:
            return self._whose()
        except Exception:
            log.exception("rules_failed", table=self._table.id, seq=self._table.seq)
            return None

    def _whose(self) -> Seat | None:
        """A bot that has something to answer, else the one whose move it is, else one that may do something.

        None of them is asked twice about a row, but for the one whose move it is.
        """
        table = self._table
        if table.tools.thinker is None or table.setup.phase != "running" or table.on_hold:
            return None
        bots = [seat for seat, holder in enumerate(table.setup.seats) if holder.played_by_bot]
        waiting = [seat for seat in bots if seat in table.position.waiting]
        others = [seat for seat in bots if seat not in waiting and self._asked.get(seat) != table.seq]
        if not others or self._unasked >= MOST_UNASKED:
            return waiting[0] if waiting else None
        game, state = table.rules(), table.position.state
        answering = [seat for seat in game.asked(state) if seat in others]
        first = answering or waiting or [seat for seat in game.may_act(state) if seat in others]
        return first[0] if first else None

    async def _play(self) -> None:
        table, table_id, tools = self._table, self._table.id, self._table.tools
        shifts, usual, pause = tools.shifts, tools.bot_pause, tools.bot_pause
        try:
            while (seat := self._next()) is not None:
                if not shifts.holds(table_id):
                    if not await shifts.take(table_id):
                        return  # another worker sees to them
                    await table.refresh()  # and may have done so until now
                    continue
                await asyncio.sleep(pause)
                await self._give_time(seat)
                pause = usual if await self._ask(seat) else min(PATIENCE, 2 * pause + 0.5)
        except Exception:  # the house looks after them again
            log.exception("bots_stopped", table=table_id)
        finally:
            self._task = None
            tools.aside(partial(shifts.give_back, table_id), "shift_not_given_back", table=table_id)

    async def _give_time(self, seat: Seat) -> None:
        """Let people answer before the game goes on; not a second time to who has let it go by."""
        for _ in range(ANSWER_PAUSES):
            people = self._people_asked()
            self._let_go_by &= people
            if seat not in self._table.position.waiting or people <= self._let_go_by:
                return
            await asyncio.sleep(self._table.tools.bot_pause)
        self._let_go_by = self._people_asked()

    def _people_asked(self) -> set[Seat]:
        """People who are here and have something to answer."""
        table = self._table
        if table.setup.phase != "running" or table.on_hold:
            return set()
        asked = table.rules().asked(table.position.state)
        return {
            seat for seat in table.present() if seat in asked and not table.setup.seats[seat].played_by_bot
        }

    async def _ask(self, seat: Seat) -> bool:
        """One bot's decision, made into a move. False where no bot can be had that makes a move."""
        table, seq = self._table, self._table.seq
        if seat != self._next():
            return True  # something happened during the pause
        self._asked[seat] = seq
        needed = seat in table.position.waiting
        level = table.setup.seats[seat].level or ""
        if await self._moved(seat, seq, level, needed=needed) or not needed:
            return True
        plainest = table.rules().info.bots[0]
        return await self._moved(seat, seq, plainest, needed=True, failed=True)

    async def _moved(self, seat: Seat, seq: int, level: str, *, needed: bool, failed: bool = False) -> bool:
        """Whether a bot of that level made its move, or another row came before it."""
        table = self._table
        try:
            move = await self._thought(seat, level)
            if table.seq != seq:
                return True
            if move is None:
                return False
            self._volunteers = not needed
            self._unasked += not needed
            await table.bot_move(seat, seq, move, failed=failed)
        except Refusal as refusal:
            if refusal.code == "outdated":
                return True
            BOT_FAILURES.labels(table.setup.game).inc()
            log.warning("bot_refused", table=table.id, seq=seq, seat=seat, level=level, code=refusal.code)
            return False
        except Exception:  # whatever breaks a bot must not stop the game
            BOT_FAILURES.labels(table.setup.game).inc()
            log.exception("bot_failed", table=table.id, seq=seq, seat=seat, level=level)
            return False
        finally:
            self._volunteers = False
        return True

    async def _thought(self, seat: Seat, level: str) -> dict[str, Any] | None:
        """What a bot would do at the seat, from a state that it cannot tell from the true one."""
        tools, game = self._table.tools, self._table.rules()
        if tools.thinker is None:
            return None
        shown = game.redeal(self._table.position.state, [seat], Stream(tools.chance(32)))
        with BOTS.labels(game.info.id).time():
            return await tools.thinker.decide(game, level, seat, msgspec.json.encode(shown), tools.chance(32))
