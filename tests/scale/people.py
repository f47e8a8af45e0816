"""People who play on and on, whatever happens to the workers they are connected to.

Each does what a page does: when its line is lost it goes to another worker, or to the same one once that is
back, and sends what was not answered once more, word for word.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from server.bots.arena import Dice
from tests.client import Person, Tab
from tests.live.games import NAMES

LOST = (ConnectionError, OSError, WebSocketException, httpx.HTTPError, TimeoutError)
"""What it looks like when a line is lost, or a worker is not there."""

TOO_LATE = ("outdated", "game_over")
"""How a move may be refused whose answer was lost, or that crossed with another's."""

ENDED = ("over", "closed")

ROAMING = 60
"""One move in so many is followed by a change to another worker, as when a phone changes its network."""


class Player:
    """One seat at one table. `workers`: the addresses at which the house can be reached."""

    def __init__(self, workers: Sequence[str], name: str, chance: random.Random) -> None:
        self.people = [Person(url, name) for url in workers]
        self.chance = chance
        self.dice = Dice(chance.randrange(1_000_000), "moves")
        self.at = chance.randrange(len(workers))
        self.table = ""
        self.seat = 0
        self.tab: Tab | None = None
        self.shown: list[Any] = []
        """What this browser's log showed, in order."""
        self.acknowledged: dict[str, int] = {}
        """The row of each move that was acknowledged, by the move's client id."""
        self.unanswered: dict[str, Any] | None = None
        self.sending = asyncio.Event()
        self.has_enough = False

    def __str__(self) -> str:
        """How this player is, for the message of a test that waits in vain."""
        view = self.tab.view if self.tab else {}
        table = view.get("table") or {}
        facts = {"table": self.table, "seat": self.seat, "at": self.person.url, "row": view.get("seq")}
        facts |= {
            "phase": table.get("phase"),
            "waiting": table.get("waiting"),
            "line": self.tab and self.tab.closed,
        }
        return f"{facts}, unanswered: {self.unanswered}"

    @property
    def person(self) -> Person:
        return self.people[self.at]

    async def close(self) -> None:
        for person in self.people:
            await person.__aexit__()

    def share_cookie(self) -> None:
        """All workers know this browser by the cookie that one of them gave."""
        for person in self.people:
            person.http.cookies.update(self.person.http.cookies)

    async def play(self) -> None:
        """Plays until the game is over, or has enough."""
        while not self.has_enough:
            try:
                tab = self.tab or await self.come_back()
                await self.resend(tab)
                await tab.until_view(self.concerned, patience=None)
                if self.is_done(tab.view):
                    return
                await self.move(tab)
                if not self.chance.randrange(ROAMING):
                    raise ConnectionError("another network")
            except LOST:
                await self.lose()
                await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """Has enough, though the game goes on."""
        self.has_enough = True
        if self.tab is not None:
            await self.tab.look_again()

    def is_done(self, view: dict[str, Any]) -> bool:
        return self.has_enough or view["table"]["phase"] in ENDED

    def concerned(self, view: dict[str, Any]) -> bool:
        """Whether the game waits for this seat, or this seat for the game no more."""
        return self.is_done(view) or (self.seat in view["table"]["waiting"] and bool(view.get("moves")))

    async def move(self, tab: Tab) -> None:
        """A legal move by chance; it is not answered before it is acknowledged or refused."""
        stamp = tab.view["stamp"]
        move = await tab.stepwise_move(self.dice)
        name = f"p{self.seat}-{self.chance.randbytes(6).hex()}"
        self.unanswered = {"t": "move", "id": name, "stamp": stamp, "move": move}
        await self.resend(tab)

    async def resend(self, tab: Tab) -> None:
        """Sends what is unanswered, and takes the answer to heart."""
        if self.unanswered is None:
            return
        self.sending.set()
        answer = await tab.request(self.unanswered)
        if answer["t"] == "ack":
            self.acknowledged[answer["id"]] = answer["seq"]
            self.unanswered = None
            await tab.until(answer["seq"])
            return
        if answer["t"] == "error":
            raise ConnectionError("the server failed")
        assert answer["t"] == "refused", answer
        assert answer["code"] in TOO_LATE, answer
        self.unanswered = None
        if answer["code"] == "outdated":
            await tab.load()

    async def lose(self) -> None:
        """The line is lost; next time it is another worker's turn."""
        if self.tab is not None:
            self.note()
            tab, self.tab = self.tab, None
            await tab.close()
        self.at = (self.at + 1) % len(self.people)

    def note(self) -> None:
        """Keeps in mind what the log has shown."""
        assert self.tab is not None
        kept = {entry["seq"]: entry for entry in self.shown} | {
            entry["seq"]: entry for entry in self.tab.view["log"]
        }
        self.shown = [kept[seq] for seq in sorted(kept)]

    async def come_back(self) -> Tab:
        """Looks at the table from the worker whose turn it is."""
        self.tab = await self.person.tab(self.table, self.seat)
        return self.tab


class Game:
    """A game of two people that is played to its end."""

    def __init__(self, game: str, workers: Sequence[str], chance: random.Random) -> None:
        self.players = [Player(workers, name, chance) for name in NAMES[:2]]
        self.game = game

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def begin(self) -> None:
        """Opens the table and starts. Raises one of LOST where a worker is lost on the way."""
        first, second = self.players
        opened = await first.person.open_table(self.game)
        joined = await second.person.join(opened["code"])
        for seat, player in enumerate(self.players):
            player.share_cookie()
            player.table, player.seat = opened["id"], seat
            await player.come_back()
        assert joined["seat"] == 1
        assert first.tab is not None
        assert (await first.tab.act("start"))["t"] == "ack"

    async def play(self) -> None:
        await asyncio.gather(*(player.play() for player in self.players))

    async def come_back(self) -> None:
        """After everything, each page comes back and sends what was still unanswered."""
        for player in self.players:
            await player.lose()
            tab = await player.come_back()
            await player.resend(tab)

    async def until(self, seq: int) -> None:
        """Waits until each page has come to row `seq`."""
        for player in self.players:
            assert player.tab is not None
            await player.tab.until(seq)
            player.note()

    async def close(self) -> None:
        for player in self.players:
            await player.close()


class Club:
    """People who play one game after the other. `games`: all that have begun."""

    def __init__(self, game: str, workers: Sequence[str], chance: random.Random) -> None:
        self.game, self.workers, self.chance = game, workers, chance
        self.games: list[Game] = []
        self.has_enough = False

    @property
    def acknowledged(self) -> int:
        return sum(game.acknowledged for game in self.games)

    @property
    def players(self) -> list[Player]:
        """Those who play now."""
        return self.games[-1].players if self.games else []

    async def stop(self) -> None:
        """No other game, and the one that goes on is left as it is."""
        self.has_enough = True
        for player in self.players:
            await player.stop()

    async def close(self) -> None:
        """Everybody goes home."""
        for game in self.games:
            await game.close()

    async def play(self) -> None:
        while not self.has_enough:
            game = Game(self.game, self.workers, self.chance)
            try:
                await game.begin()
            except LOST:
                await game.close()
                await asyncio.sleep(0.1)
                continue
            except asyncio.CancelledError:
                await game.close()
                raise
            self.games.append(game)
            if not self.has_enough:
                await game.play()
