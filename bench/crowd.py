"""Friends at many tables, each with a websocket of their own, who play by chance as long as they are let.

A move is timed from its send until the last of its table has it.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import picows

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from server.bots.plain import ATTEMPTS, STEPS, Move, filled, widened
from server.rules import registry
from server.rules.game import Preview, Template

NAMES = ["Anna", "Bence", "Csilla", "Dani", "Emma"]


class Told(msgspec.Struct):
    """What a batch says of its table."""

    waiting: list[int] | msgspec.UnsetType = msgspec.UNSET
    phase: str | msgspec.UnsetType = msgspec.UNSET


class Heard(msgspec.Struct):
    """What a player by chance makes of a message."""

    t: str
    moves: list[Template] | msgspec.UnsetType = msgspec.UNSET
    stamp: str | msgspec.UnsetType = msgspec.UNSET
    table: Told | msgspec.UnsetType = msgspec.UNSET
    preview: Preview | msgspec.UnsetType = msgspec.UNSET


decode = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.encode


@dataclass
class Figures:
    """What a run measured; latencies in seconds, sizes in bytes of payload per batch and client."""

    latencies: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    with_moves: list[int] = field(default_factory=list)
    previews: int = 0
    games: Counter[str] = field(default_factory=Counter)
    """Games that have ended, by their id."""
    counting: bool = False


class Luck:
    """Chance, as those who play by it ask for it."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def below(self, bound: int) -> int:
        return self._random.randrange(bound)


class Seat(picows.WSListener):
    """One socket: keeps its legal moves, and counts what comes."""

    def __init__(self, table: CrowdTable, number: int) -> None:
        self.table, self.number = table, number
        self.moves: list[Template] = []
        self.stamp = ""
        self.transport: picows.WSTransport
        self.welcome = asyncio.Event()
        self.preview: asyncio.Future[Preview] | None = None

    def on_ws_connected(self, transport: picows.WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        if frame.msg_type != picows.WSMsgType.TEXT:
            return
        payload = frame.get_payload_as_bytes()
        message = decode(payload)
        match message.t:
            case "batch":
                self._take(message, len(payload))
            case "welcome":
                self.welcome.set()
            case "preview":
                if self.preview and not self.preview.done() and message.preview:
                    self.preview.set_result(message.preview)
            case "refused" | "error":
                self.table.trouble = payload[:300].decode()
                self.table.all_know.set()

    def _take(self, batch: Heard, size: int) -> None:
        figures = self.table.figures
        if figures.counting:
            figures.sizes.append(size)
            if batch.moves is not msgspec.UNSET:
                figures.with_moves.append(size)
        if batch.moves is not msgspec.UNSET:
            self.moves = batch.moves
        if batch.stamp is not msgspec.UNSET:
            self.stamp = batch.stamp
        self.table.seen(batch)

    def say(self, message: dict[str, Any]) -> None:
        self.transport.send(picows.WSMsgType.TEXT, encode(message))

    async def move(self, luck: Luck) -> Move:
        """A legal move by chance; one that is made step by step is asked for in previews, as a page does."""
        playable = [template for template in self.moves if template.refused is None]
        for _ in range(ATTEMPTS * len(playable)):
            template = playable[luck.below(len(playable))]
            move = await self._walk(template, luck) if template.stepwise else filled(template, luck)
            if move is not None:
                return move
        raise LookupError(f"no move was found in {self.table.game}")

    async def _walk(self, template: Template, luck: Luck) -> Move | None:
        move: Move = {"cmd": template.cmd, **template.fixed}
        for _ in range(STEPS):
            self.preview = asyncio.get_running_loop().create_future()
            self.say({"t": "preview", "id": "p", "seat": self.number, "move": move})
            wider = widened(move, await self.preview, luck)
            self.table.figures.previews += self.table.figures.counting
            if wider is None or wider is move:
                return wider
            move = wider
        return None


class CrowdTable:
    """One table with all the seats its game has."""

    def __init__(self, crowd: Crowd, number: int, game: str) -> None:
        self.crowd, self.game = crowd, game
        self.figures = crowd.figures
        self.luck = Luck(number)
        self.count = max(registry.info(game).seats)
        self.seats: list[Seat] = []
        self.waiting: list[int] = []
        self.phase = "setup"
        self.missing = 0
        """Seats that have not yet heard of the newest row."""
        self.all_know = asyncio.Event()
        self.trouble = ""
        """What the server said against a move, which never should be."""
        self.sent = 0
        self.id = ""

    async def lay(self) -> None:
        """A new table, its friends and their sockets; all is ready for the start."""
        crowd = self.crowd
        order = {"game": self.game, "seats": self.count, "options": {}, "watch": False}
        made = await crowd.post(0, "/api/tables", order | {"name": NAMES[0], "entropy": "00" * 32})
        self.id = made["id"]
        for who in range(1, self.count):
            friend = {"name": NAMES[who], "entropy": f"{who:02x}" * 32}
            await crowd.post(who, f"/api/invitations/{made['code']}", friend)
        self.seats = [await self.connect(who) for who in range(self.count)]

    async def connect(self, who: int) -> Seat:
        seat = Seat(self, who)
        await picows.ws_connect(lambda: seat, self.crowd.ws_url, extra_headers=self.crowd.headers(who))
        seat.say({"t": "hello", "protocol": 1, "page": "", "table": self.id, "seat": who, "seq": None})
        await seat.welcome.wait()
        return seat

    async def start(self) -> None:
        await self._row(self.seats[0], {"t": "act", "id": "start", "seat": 0, "act": {"do": "start"}})

    def seen(self, batch: Heard) -> None:
        """One of the friends has the newest row."""
        if batch.table is not msgspec.UNSET:
            if batch.table.waiting is not msgspec.UNSET:
                self.waiting = batch.table.waiting
            if batch.table.phase is not msgspec.UNSET:
                self.phase = batch.table.phase
        self.missing -= 1
        if not self.missing:
            self.all_know.set()

    async def step(self) -> bool:
        """One move by one whom the game waits for; False where the game is over."""
        if self.phase != "running":
            return False
        seat = self.seats[self.waiting[self.luck.below(len(self.waiting))]]
        move = await seat.move(self.luck)
        self.sent += 1
        said = {"t": "move", "id": f"m{self.sent}", "seat": seat.number, "stamp": seat.stamp, "move": move}
        took = await self._row(seat, said)
        if self.figures.counting:
            self.figures.latencies.append(took)
        return True

    async def _row(self, seat: Seat, message: dict[str, Any]) -> float:
        """Sends what becomes a row; the seconds until the last friend has it."""
        self.missing = self.count
        self.all_know.clear()
        began = time.perf_counter()
        seat.say(message)
        await self.all_know.wait()
        if self.trouble:
            raise RuntimeError(f"{self.game}: {self.trouble}")
        return time.perf_counter() - began

    async def play(self, every: float = 0.0, phase: float = 0.0) -> None:
        """Plays to the end of the game: as quickly as may be, or a move every so many seconds."""
        await self.start()
        due = time.perf_counter() + phase
        while True:
            if every:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += every
            if not await self.step():
                self.figures.games[self.game] += 1
                return

    def leave(self) -> None:
        """Closes its sockets."""
        for seat in self.seats:
            seat.transport.disconnect()


class Crowd:
    """The same five people at any number of tables of one server. `games`: they take turns."""

    def __init__(self, url: str, games: list[str]) -> None:
        self.url, self.games = url, games
        self.ws_url = url.replace("http", "ws", 1) + "/ws"
        self.figures = Figures()
        self.clients = [httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=60) for _ in NAMES]
        self.tables: list[CrowdTable] = []

    def headers(self, who: int) -> dict[str, str]:
        """What this person's browser sends with a websocket's handshake."""
        return {"Origin": self.url, "Cookie": f"kalmar={self.clients[who].cookies['kalmar']}"}

    async def post(self, who: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = await self.clients[who].post(path, json=body)
        answer.raise_for_status()
        return answer.json()  # type: ignore[no-any-return]

    async def lay(self, tables: int) -> list[CrowdTable]:
        """So many more tables, ready for the start."""
        first = len(self.tables)
        laid = [
            CrowdTable(self, number, self.games[number % len(self.games)])
            for number in range(first, first + tables)
        ]
        for table in laid:
            await table.lay()
        self.tables += laid
        return laid

    async def leave(self) -> None:
        """Closes all sockets and connections."""
        for table in self.tables:
            table.leave()
        for client in self.clients:
            await client.aclose()
