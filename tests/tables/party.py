"""People at a table, for tests: browsers, seats, pages that follow the game by its batches."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import Any

import jsonpatch
import msgspec

from server.bots.arena import Dice
from server.bots.plain import any_move
from server.store import Store
from server.tables import Browser, House, NewTable, Refusal, Table, Thinker, tools
from server.tables.commands import AnyAct
from server.tables.dryrun import DryRun
from tests.tables.peddler import Games

NAMES = ("Anna", "Bence", "Csilla", "Dani", "Emese")
ENTROPY = tuple(sign * 64 for sign in "abcde")


def plain(value: Any) -> Any:
    """A value as it arrives at a browser."""
    return msgspec.json.decode(msgspec.json.encode(value))


def command(act: dict[str, Any]) -> AnyAct:
    """A table command as a browser would write it. Raises msgspec.ValidationError."""
    read: AnyAct = msgspec.convert(act, AnyAct)
    return read


class Page:
    """A browser's page at the table: a watcher that applies what it is sent, as a browser does."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.browser_id: str | None = None
        self.messages: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.end: tuple[int, str] | None = None
        self.view: dict[str, Any] = {}

    async def load(self, table: Table) -> Page:
        """Get the view, then watch: what comes in between is asked for, as `hello` does."""
        whose = table.host if self.seat is None else self.seat  # a host may look on as a spectator does
        self.browser_id = table.setup.seats[whose].browser
        self.view = plain(await table.view(self.seat))
        missed = table.batches_since(self.view["seq"], self.seat)
        assert missed is not None
        for batch in missed:
            self.send(batch)
        table.subscribe(self)
        return self

    def send(self, message: bytes) -> None:
        self.raw.append(message)
        told = msgspec.json.decode(message)
        self.messages.append(told)
        match told["t"]:
            case "batch":
                self._apply(told)
            case "table":
                self.view["table"] = told["table"]

    def ended(self, code: int, reason: str) -> None:
        self.end = (code, reason)

    def _apply(self, batch: dict[str, Any]) -> None:
        view = self.view
        assert batch["seq"] == view["seq"] + 1, "a row was left out"
        view["seq"] = batch["seq"]
        game = view["game"] or {"public": None, "private": None}
        view["game"] = {
            "public": jsonpatch.apply_patch(game["public"], batch["patch"]),
            "private": jsonpatch.apply_patch(game["private"], batch.get("mine", [])),
        }
        view["table"] |= batch.get("table", {})
        for name in ("moves", "stamp"):
            if name in batch:
                view[name] = batch[name]
        view["log"] = [*view["log"], {name: batch[name] for name in ("seq", "kind", "seat", "at", "events")}][
            -200:
        ]

    @property
    def batches(self) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["t"] == "batch"]

    async def must_agree(self, table: Table) -> None:
        """What the page has come to is what a fresh page would be given."""
        fresh = plain(await table.view(self.seat))
        mine = dict(self.view)
        for view in (fresh, mine):
            if not view.get("moves"):
                view.pop("moves", None)
                view.pop("stamp", None)
            view["table"].pop("code", None)
            view.pop("chat")
        assert mine == fresh

    async def must_show(self, table: Table) -> None:
        """The game and the moves are those a fresh page would be given; the log may have gone dark since."""
        fresh = plain(await table.view(self.seat))
        assert self.view["game"] == fresh["game"]
        assert (self.view.get("moves") or []) == fresh.get("moves", [])


class Party:
    """Some people, a house, and one table at which they sit in the order of NAMES."""

    def __init__(
        self, store: Store, thinker: Thinker | None = None, registry: tools.Games | None = None
    ) -> None:
        self.store = store
        self.games = Games()
        self.registry = registry or self.games
        ticks = itertools.count(1_700_000_000_000)
        self.clock: Callable[[], int] = lambda: next(ticks)
        self.chance = random.Random(5).randbytes
        self.thinker = thinker
        self.dry_run: DryRun | None = None
        self.house = self.new_house()
        self.people: list[Browser] = []
        self.tokens: list[str] = []
        self.code = ""
        self.table: Table
        self._ids = itertools.count()

    def new_house(self) -> House:
        """A house in which everybody is always there."""
        house = House(
            self.store,
            thinker=self.thinker,
            games=self.registry,
            dry_run=self.dry_run,
            clock=self.clock,
            chance=self.chance,
        )
        house.presence = lambda table_id: range(len(NAMES))
        return house

    async def come(self, count: int) -> None:
        """So many people open the house's page for the first time."""
        for name in NAMES[:count]:
            token, browser = await self.house.admit(name, "hu")
            self.tokens.append(token)
            self.people.append(browser)

    async def lay(self, people: int = 3, game: str = "peddler", bots: int = 0, **wish: Any) -> Table:
        """A table laid by Anna, at which the others sit down. Not started."""
        if len(self.people) < people:
            await self.come(people)
        order = NewTable(
            game=game,
            seats=wish.pop("seats", people + bots),
            name=NAMES[0],
            entropy=ENTROPY[0],
            bots=["keen"] * bots,
            **wish,
        )
        table_id, self.code = await self.house.create(self.people[0], order)
        for person in range(1, people):
            await self.house.join(self.people[person], self.code, NAMES[person], ENTROPY[person])
        self.table = await self.house.table(table_id)
        return self.table

    async def start(
        self, people: int = 3, game: str = "peddler", start: int | None = 0, **wish: Any
    ) -> Table:
        """The same, started; seat 0 begins."""
        table = await self.lay(people, game, **wish)
        if start is not None:
            await self.act(0, {"do": "start_seat", "seat": start})
        await self.act(0, {"do": "start"})
        return table

    def id(self) -> str:
        """A client id of its own."""
        return f"id{next(self._ids)}"

    async def move(self, seat: int, cmd: str, client_id: str | None = None, **fields: Any) -> int:
        """The seat's person makes a move, with the stamp of now."""
        offer = self.table.position.offers.get(seat)
        person = self.person(seat)
        stamp = offer.stamp if offer else ""
        return await self.table.move(person, seat, client_id or self.id(), stamp, {"cmd": cmd, **fields})

    async def move_by_chance(self, seat: int, dice: Dice) -> None:
        """The seat's person makes any of the moves there are."""
        game, state = self.table.rules(), self.table.position.state
        move = any_move(game, state, seat, game.moves(state, seat), dice)
        assert move is not None
        await self.move(seat, **move)

    async def act(self, seat: int, act: dict[str, Any], client_id: str | None = None) -> int | None:
        return await self.table.act(self.person(seat), seat, client_id or self.id(), command(act))

    def person(self, seat: int) -> str:
        """The browser that holds a seat."""
        browser = self.table.setup.seats[seat].browser
        assert browser is not None
        return browser

    def hand(self, seat: int) -> list[str]:
        hand: list[str] = self.table.position.state.hands[seat]
        return hand

    async def pages(self) -> list[Page]:
        """A page for each seat and one for a spectator."""
        seats = [*range(len(self.table.setup.seats)), None]
        return [await Page(seat).load(self.table) for seat in seats]

    async def reopen(self) -> Table:
        """The table as a server sees it that was just started."""
        await self.house.close()
        self.house = self.new_house()
        await self.house.open()
        self.table = await self.house.table(self.table.id)
        return self.table


async def refusal(work: Any) -> Refusal:
    """The refusal that it is answered with."""
    try:
        answer = await work
    except Refusal as refused:
        return refused
    raise AssertionError(f"not refused, but answered {answer!r}")
