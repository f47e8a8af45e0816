"""One table in memory, and the ONE path by which anything becomes history.

    a command -> the table's turn -> judged: a Step -> a row, committed -> the next position -> its watchers

Whoever waits for the turn has nothing decided yet; nothing in memory changes before the commit, and nobody is
told before it. Another worker's rows come in by `catch_up` and take the second half of the same path.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, TypeVar, overload

import msgspec
from msgspec import structs
from sqlalchemy import Connection

from server.logs import get_logger
from server.metrics import ROWS
from server.rules.game import Game, Seat, Viewer
from server.rules.rng import Stream, row_key
from server.store import FenceLost, Row
from server.store.journal import rows_between, seq_of_client
from server.tables import acting, commands, face, playing, record, shelf, talk, view, votes
from server.tables.alarm import Alarm
from server.tables.audience import Audience
from server.tables.batches import Recent
from server.tables.bots import Bots
from server.tables.calling import Now
from server.tables.course import encode
from server.tables.history import History, read_history
from server.tables.playing import OutdatedSetup, Step
from server.tables.position import state_of
from server.tables.refusal import Refusal
from server.tables.setup import Setup, message_of
from server.tables.tools import Tools, Watcher
from server.tables.upgrades import Rulebook, judged, read_by_rules
from server.tables.writing import Written, add_rematch, edit, follow, opened, row_and_change, work_out

T = TypeVar("T")

log = get_logger(__name__)

MOST_CLIENT_IDS = 64
"""Newest messages whose answer is known without asking the database."""


class Table:
    """A table. `broken`: its history cannot be followed to the end, or these rules cannot read it.

    `standing`: how it stands to its rules. While it is being held against newer ones it is only looked at.
    """

    def __init__(self, tools: Tools, rules: Rulebook, setup: Setup, history: History) -> None:
        self.tools = tools
        self.setup = setup
        self._take_rules(rules, history)
        self.turn = asyncio.Lock()
        self.touched = tools.clock()
        self._audience = Audience()
        self._recent = Recent()
        self._answers: dict[tuple[Seat | None, str | None], int] = {}
        self._alarm = Alarm(tools.clock)
        self._set_alarm()
        self._bots = Bots(self)
        self._bots.wake()

    def _take_rules(self, rules: Rulebook, history: History) -> None:
        self.game, self.standing = rules.game, rules.standing
        self._read_by = judged(self.setup)
        self.position, self.broken = opened(rules.game, self.setup, history)
        if self.standing == "checking":
            self.position = structs.replace(self.position, offers={})
        self.shown = self._face()

    def _face(self) -> face.Face:
        standing = face.standing(self.standing, self.broken)
        moving = face.moving(self.setup, self.position, standing, self.now())
        return face.still(self.setup, standing) | moving

    # ── Facts ────────────────────────────────────────────────────────────────────────────────

    @property
    def id(self) -> str:
        return self.setup.id

    @property
    def seq(self) -> int:
        """The newest row; -1 before the start."""
        return self.position.seq

    @property
    def host(self) -> Seat:
        return self.setup.host

    @property
    def has_ended(self) -> bool:
        return self.setup.phase in ("over", "closed")

    @property
    def on_hold(self) -> bool:
        """Whether it can only be looked at, for good or for the moment."""
        return self.broken or self.standing == "checking"

    @property
    def misread(self) -> bool:
        """Whether it has been found since it was read by which rules it goes on."""
        return self.setup.phase != "setup" and judged(self.setup) != self._read_by

    @property
    def good(self) -> int | None:
        """The last row that the rules lead to as well, where they do not fit what was played since."""
        return face.good(self.setup, self.standing)

    @property
    def idle(self) -> bool:
        """Whether nobody watches, and nothing is going on."""
        return not self._audience.watchers and not self.turn.locked() and not self._bots.thinking

    def seats_of(self, browser_id: str | None) -> list[Seat]:
        return self.setup.held_by(browser_id)

    def may_see(self, browser_id: str | None, seat: Viewer) -> bool:
        """Whether a browser may look with a seat's eyes; None: a spectator's."""
        held = self.seats_of(browser_id)
        if seat is None:
            return bool(held) or self.setup.watch
        if seat in held:
            return True
        return self.has_ended and seat < len(self.setup.seats) and (bool(held) or self.setup.watch)

    def info(self, viewer: Viewer) -> face.Face:
        """`Table` of docs/protocol.md; with the invitation code for those who are seated."""
        shown = dict(self.shown)
        if viewer is not None and self.setup.invites:
            shown["code"] = self.setup.code
        return shown

    def present(self) -> set[Seat]:
        """The seats whose people are here."""
        return set(self.tools.presence(self.id)) & set(range(len(self.setup.seats)))

    def now(self) -> Now:
        """The time, who is here, and whether the game can be played."""
        return Now(self.tools.clock(), self.present(), self.broken)

    async def view(self, viewer: Viewer) -> dict[str, Any]:
        """`View` of docs/protocol.md, but for who is here."""
        return await view.view(self, viewer)

    async def view_at(self, seq: int, viewer: Viewer) -> dict[str, Any]:
        """The view as it was after row `seq`. Raises Refusal."""
        return await view.view_at(self, seq, viewer)

    async def log(self, before: int, viewer: Viewer) -> list[dict[str, Any]]:
        """A page of the log's entries before row `before`, newest last."""
        return await view.log(self, before, viewer)

    async def record(self, viewer: Viewer) -> bytes:
        """The record as a file."""
        return await record.record(self, viewer)

    def batches_since(self, seq: int, viewer: Viewer) -> list[bytes] | None:
        """What a page has missed that has everything up to row `seq`; None: it must load the view anew."""
        return self._recent.since(seq, viewer, self.game, self.position)

    def preview(self, browser_id: str | None, seat: Seat, partial_move: Mapping[str, Any]) -> dict[str, Any]:
        """What a move built so far would come to."""
        self.must_hold(browser_id, seat)
        self.must_be_running()
        try:
            preview = self.rules().preview(self.position.state, seat, partial_move)
        except Exception:
            log.exception("rules_failed", table=self.id, seq=self.seq, seat=seat)
            raise Refusal("internal") from None
        shown: dict[str, Any] = msgspec.to_builtins(preview)
        return shown

    async def state_after(self, seq: int) -> Any:
        """The state of the game after a row. Raises Refusal `unreadable`."""
        if self.good is not None and seq > self.good:
            raise Refusal("unreadable")
        history = await self.tools.store.read(partial(read_history, table_id=self.id, upto=seq))
        try:
            if not history.broken:
                return state_of(self.rules(), history.plain)
        except msgspec.ValidationError:
            pass
        raise Refusal("unreadable")

    # ── Conditions ───────────────────────────────────────────────────────────────────────────

    def must_hold(self, browser_id: str | None, seat: Seat) -> None:
        if seat not in self.seats_of(browser_id):
            raise Refusal("not_seated")

    def must_be_open(self) -> None:
        """The game is on."""
        match self.setup.phase:
            case "setup":
                raise Refusal("wrong_phase")
            case "over":
                raise Refusal("game_over")
            case "closed":
                raise Refusal("table_closed")
        if self.standing == "checking":
            raise Refusal("checking")

    def must_be_running(self) -> None:
        """The game is on, and it can be played."""
        self.must_be_open()
        if self.broken:
            raise Refusal("unreadable")

    def rules(self) -> Game[Any, Any]:
        if self.game is None:
            raise Refusal("unreadable")
        return self.game

    def stream(self) -> Stream:
        """The chance of the next row."""
        entropies = [holder.entropy for holder in self.setup.seats]
        return Stream(row_key(bytes.fromhex(self.setup.secret), entropies, self.id, self.seq + 1))

    # ── Commands ─────────────────────────────────────────────────────────────────────────────

    async def move(
        self, browser_id: str | None, seat: Seat, client_id: str, stamp: str, raw: dict[str, Any]
    ) -> int:
        """A move of the game; answers its row once it is committed. Raises Refusal."""

        async def judge() -> Step:
            self.must_hold(browser_id, seat)
            return playing.play(self, seat, stamp, raw)

        return await self._enter(seat, client_id, judge)

    async def bot_move(self, seat: Seat, seq: int, raw: dict[str, Any], *, failed: bool) -> int:
        """The move that a bot thought out after row `seq`. Raises Refusal where it comes too late."""

        async def judge() -> Step:
            return playing.play_as_bot(self, seat, seq, raw, failed=failed)

        # A blank, which no browser may send: nobody takes a bot's id before it does.
        return await self._enter(seat, f"bot {seq}", judge)

    async def act(
        self, browser_id: str | None, seat: Seat, client_id: str, command: commands.AnyAct
    ) -> int | None:
        """A table command; answers its row, None for what is no row. Raises Refusal."""
        message = message_of(browser_id, client_id)
        if message in self.setup.answered:
            return self.setup.answered[message]
        try:
            return await self._obey(browser_id, seat, client_id, command)
        except Refusal:
            if message in self.setup.answered:  # by another worker, as is known by now
                return self.setup.answered[message]
            raise

    async def _obey(
        self, browser_id: str | None, seat: Seat, client_id: str, command: commands.AnyAct
    ) -> int | None:
        self.must_hold(browser_id, seat)
        message = message_of(browser_id, client_id)
        if isinstance(command, commands.Start | commands.GameAct):

            async def judge() -> Step:
                self.must_hold(browser_id, seat)
                return await acting.step(self, seat, message, command)

            return await self._enter(seat, client_id, judge)
        change = partial(
            acting.change, table=self, browser_id=browser_id, seat=seat, message=message, command=command
        )
        await self.edit(change)
        return None

    async def hosted(self, judge: Callable[[], Awaitable[Step]]) -> int:
        """What whoever runs this server does here, see hosting.py; answers its row. Raises Refusal."""
        return await self._enter(None, f"host-{self.tools.chance(8).hex()}", judge)

    async def edit(self, change: Callable[[Setup], T]) -> T:
        """Change the table as the database has it, outside the journal. Raises what `change` raises."""
        async with self.turn:
            self.touched = now = self.tools.clock()
            kept, answer = await self.tools.store.write(
                partial(edit, table_id=self.id, change=change, now=now)
            )
            self._take_setup(kept)
            self._tell_table()
        self.tools.news(self.id, None)
        return answer

    async def rematch(self, laid: Setup, components: str) -> str:
        """The table for the same people once more: `laid`, unless there is one already. Answers its id."""

        async with self.turn:
            now = self.tools.clock()
            kept, table_id = await self.tools.store.write(
                partial(add_rematch, table_id=self.id, laid=laid, components=components, now=now)
            )
            self._take_setup(kept)
            self._tell_table()
        self.tools.news(self.id, None)
        return table_id

    async def chat(self, browser_id: str, seat: Viewer, client_id: str, text: str) -> dict[str, Any]:
        """Say something to all who look on, once for each client id; answers the line. Raises Refusal."""
        return await talk.say(self, browser_id, seat, client_id, text)

    async def said_since(self, line: int) -> list[dict[str, Any]]:
        """The newest lines of chat behind one, oldest first."""
        return await talk.said_since(self, line)

    def hear(self, said: dict[str, Any]) -> None:
        """A line of chat, from here or from another worker."""
        self._audience.tell_all({"t": "chat", **said})

    # ── The path ─────────────────────────────────────────────────────────────────────────────

    @overload
    async def _enter(
        self, seat: Seat | None, client_id: str, judge: Callable[[], Awaitable[Step]]
    ) -> int: ...

    @overload
    async def _enter(
        self, seat: None, client_id: None, judge: Callable[[], Awaitable[Step | None]]
    ) -> int | None: ...

    async def _enter(
        self, seat: Seat | None, client_id: str | None, judge: Callable[[], Awaitable[Step | None]]
    ) -> int | None:
        """Judge and write, one at a time; again where another worker wrote a row in between.

        A message that has become a row before is answered with that row, whatever the table is like now.
        None where the judge finds that there is nothing to write.
        """
        async with self.turn:
            self.touched = self.tools.clock()
            while True:
                known = self._answers.get((seat, client_id))
                if known is not None:
                    return known
                try:
                    step = await judge()
                    if step is None:
                        return None
                    written = work_out(self, step, client_id)
                except Refusal:
                    known = await self._row_of(seat, client_id)
                    if known is not None:
                        return known
                    if self.tools.shifts.several and await self._catch_up():
                        continue  # it was judged by what is no longer so
                    raise
                except Exception:
                    log.exception("rules_failed", table=self.id, seq=self.seq, seat=seat)
                    raise Refusal("internal") from None
                if await self._write(written):
                    return written.row.seq

    async def _write(self, written: Written) -> bool:
        """Commit a row, then show it. False where another worker was quicker: its rows have come in then."""
        try:
            kept = await self._commit(written)
        except (FenceLost, OutdatedSetup):
            await self._catch_up()
            await self._row_of(written.row.seat, written.row.client_id)
            return False
        except asyncio.CancelledError:
            self.tools.aside(self._look_after, "row_not_looked_after", table=self.id)  # it may be committed
            raise
        others = kept is not None and kept.edits != self.setup.edits + 1
        if kept is not None:
            self._take_setup(kept)
        self._show(written)
        if others:  # the row's batch tells only what it changed itself
            self._tell_table()
        self._count(written.row)
        self.tools.news(self.id, None)
        return True

    def _count(self, row: Row) -> None:
        seat = None if row.seat is None else self.setup.seats[row.seat]
        by = "none" if seat is None else "bot" if seat.played_by_bot else "person"
        ROWS.labels(self.setup.game, row.kind, by).inc()

    async def _commit(self, written: Written) -> Setup | None:
        """The row in the journal; with a change of the table, both in one transaction."""
        if written.change is None:
            await self.tools.store.append(written.row)
            return None
        return await self.tools.store.write(partial(row_and_change, row=written.row, change=written.change))

    def _show(self, written: Written) -> None:
        """From here on it has happened."""
        healed = self.broken and not written.broken
        self.position, self.broken = written.position, written.broken
        if healed and self.standing == "unfit":
            self.standing = "current"
        if healed or self.seq == 0:  # the rules that were at hand are those it goes on by
            self._read_by = judged(self.setup)
        self.shown = self.shown | written.shown
        self._remember(written.row.seat, written.row.client_id, written.row.seq)
        self._set_alarm()
        self._audience.tell(written.batch.told)
        self._recent.add(written.batch)
        if healed:  # there is much more to see now than what the row changed
            self._audience.tell_all({"t": "reload", "reason": "gap"})
        self._bots.wake()

    def _remember(self, seat: Seat | None, client_id: str | None, seq: int) -> None:
        if client_id is not None:
            self._answers[seat, client_id] = seq
            if len(self._answers) > MOST_CLIENT_IDS:
                del self._answers[next(iter(self._answers))]

    async def _row_of(self, seat: Seat | None, client_id: str | None) -> int | None:
        """The row that a message has become, as the database knows it."""
        if client_id is None:
            return None
        find = partial(seq_of_client, table_id=self.id, seat=seat, client_id=client_id)
        seq = await self.tools.store.read(find)
        if seq is not None:
            self._remember(seat, client_id, seq)
        return seq

    # ── What others wrote ────────────────────────────────────────────────────────────────────

    async def refresh(self) -> None:
        """Take in what another worker has written."""
        async with self.turn:
            await self._catch_up()

    async def reconsider(self) -> None:
        """Somebody came or went, or somebody's time is over: that may decide a vote, or what may be asked."""
        if self.standing == "checking":
            return
        try:
            decided = await self._enter(None, None, partial(votes.recount, self))
        except Refusal as refusal:
            log.warning("vote_not_decided", table=self.id, seq=self.seq, code=refusal.code)
            decided = None
        if decided is None:
            async with self.turn:
                self._tell_voters()

    def _tell_voters(self) -> None:
        """Whose word counts by now, and what may be asked; no row, since it follows from who is here."""
        if (vote := self.position.course.vote) is not None:
            vote = structs.replace(vote, voters=votes.voters(self, vote))
            course = structs.replace(self.position.course, vote=vote)
            self.position = structs.replace(self.position, course=course)
        if face.differing(self._face(), self.shown):
            self._tell_table()

    async def wake_bots(self) -> None:
        """Look after bots that should have moved by now."""
        if not self._bots.thinking:
            await self.refresh()
            self._bots.wake()

    def _set_alarm(self) -> None:
        self._alarm.set([] if self.broken else self.position.course.clocks.values(), self._ring)

    def _ring(self) -> None:
        self._set_alarm()
        self.tools.aside(self.reconsider, "time_over_not_told", table=self.id)

    async def _look_after(self) -> None:
        """Take in a row whose sender did not wait for its commit."""
        await self.tools.store.write(lambda connection: None)  # behind it in the queue
        await self.refresh()

    async def _catch_up(self) -> bool:
        """Take in what is new in the database; whether there was anything."""
        setup, rows = await self.tools.store.read(partial(_news, table_id=self.id, seq=self.seq))
        edited = setup is not None and setup.edits != self.setup.edits
        if setup is not None and edited:
            self._take_setup(setup)
            self._tell_table()
        for row in rows:
            self._show(follow(self, row))
        misread = self.misread
        if misread:
            await self._read_anew()
        return edited or bool(rows) or misread

    async def _read_anew(self) -> None:
        """Somebody has found out by which rules the table goes on: it is read by them from now on."""
        rules, history = await self.tools.store.read(
            partial(read_by_rules, games=self.tools.games, setup=self.setup)
        )
        self._take_rules(rules, history)
        self._set_alarm()
        self._recent = Recent()
        self._audience.tell_all({"t": "reload", "reason": "gap"})
        self._bots.wake()

    def _take_setup(self, setup: Setup) -> None:
        """The table as the database has it now; told to everybody where a batch does not tell it."""
        old, self.setup = self.setup, setup
        self._audience.follow_seats(old, setup, self.may_see)

    def _tell_table(self) -> None:
        self.shown = self._face()
        self._audience.tell(lambda viewer: encode({"t": "table", "table": self.info(viewer)}))

    # ── Watchers ─────────────────────────────────────────────────────────────────────────────

    def subscribe(self, watcher: Watcher) -> None:
        """From now on the watcher gets every message, from the row after `seq` on."""
        self._audience.watchers.add(watcher)

    def unsubscribe(self, watcher: Watcher) -> None:
        self._audience.watchers.discard(watcher)
        self.touched = self.tools.clock()

    def watched_seats(self) -> set[Seat]:
        """The seats with whose eyes somebody looks, in this process."""
        return {watcher.seat for watcher in self._audience.watchers if watcher.seat is not None}

    def watchers_of(self, seat: Seat) -> int:
        """How many pages of this process look with a seat's eyes."""
        return sum(watcher.seat == seat for watcher in self._audience.watchers)

    def close(self) -> None:
        """The table leaves memory."""
        self._bots.stop()
        self._alarm.stop()


def _news(connection: Connection, table_id: str, seq: int) -> tuple[Setup | None, list[Row]]:
    return shelf.load_setup(connection, table_id), rows_between(connection, table_id, seq + 1)
