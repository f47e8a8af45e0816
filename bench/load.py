"""How many moves a server carries, and how soon the last of five friends sees each one.

Five browsers sit at every table. Each move is timed from its send until the last of the five
sockets has its batch. In a closed loop every seat plays as soon as it may; in an open loop each
table plays one move every `--every` seconds. A game that ends is followed at once by one that was laid
before the measuring began.

    taskset -c 0 ./kalmar serve --port 8123        (with the limits lifted, see bench/README.md)
    taskset -c 1 .venv/bin/python bench/load.py --url http://127.0.0.1:8123 --tables 200
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import picows

SEATS = 5
decode = msgspec.json.decode


@dataclass
class Figures:
    """What a run measured; latencies in seconds, sizes in bytes of payload per batch and client."""

    latencies: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    with_moves: list[int] = field(default_factory=list)
    refused: int = 0
    counting: bool = False


class Seat(picows.WSListener):
    """One socket: counts its batches, and plays when its table says so."""

    def __init__(self, table: LoadTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.moves: list[dict[str, Any]] = []
        self.stamp: str | None = None
        self.transport: picows.WSTransport
        self.ready = asyncio.Event()

    def on_ws_connected(self, transport: picows.WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        if frame.msg_type != picows.WSMsgType.TEXT:
            return
        payload = frame.get_payload_as_bytes()
        if payload.startswith(b'{"t":"batch"'):
            self.on_batch(payload)
        elif payload.startswith(b'{"t":"welcome"'):
            self.ready.set()
        elif payload.startswith((b'{"t":"refused"', b'{"t":"error"')):
            self.table.figures.refused += 1
            print("refused:", payload[:300])

    def on_batch(self, payload: bytes) -> None:
        figures = self.table.figures
        if figures.counting:
            figures.sizes.append(len(payload))
        if b'"moves":' in payload:
            batch = decode(payload)
            self.moves, self.stamp = batch["moves"], batch.get("stamp")
            if figures.counting:
                figures.with_moves.append(len(payload))
        self.table.seen(self)

    def say(self, message: dict[str, Any]) -> None:
        self.transport.send(picows.WSMsgType.TEXT, msgspec.json.encode(message))


class LoadTable:
    """One table with five seats, playing random legal moves."""

    def __init__(self, bench: Bench, number: int) -> None:
        self.bench, self.number = bench, number
        self.figures = bench.figures
        self.random = random.Random(number)
        self.seats: list[Seat] = []
        self.sent_at = 0.0
        self.awaited = 0
        self.sent = 0

    async def lay(self) -> None:
        """A new table, five friends, five sockets; all is ready for the start."""
        bench = self.bench
        made = await bench.post(
            0,
            "/api/tables",
            {
                "game": "expedition",
                "seats": SEATS,
                "options": {},
                "watch": False,
                "name": bench.names[0],
                "entropy": "00" * 32,
            },
        )
        self.id = made["id"]
        for who in range(1, SEATS):
            await bench.post(
                who,
                f"/api/invitations/{made['code']}",
                {"name": bench.names[who], "entropy": f"{who:02x}" * 32},
            )
        self.seats = [await self.connect(who) for who in range(SEATS)]

    def start(self) -> None:
        self.awaited = SEATS
        self.seats[0].say({"t": "act", "id": "start", "seat": 0, "act": {"do": "start"}})

    async def connect(self, who: int) -> Seat:
        seat = Seat(self, who)
        await picows.ws_connect(lambda: seat, self.bench.ws_url, extra_headers=self.bench.headers(who))
        seat.say({"t": "hello", "protocol": 1, "page": "", "table": self.id, "seat": who, "seq": None})
        await seat.ready.wait()
        return seat

    def seen(self, seat: Seat) -> None:
        """One of the five has the batch; when it was the last, the next move follows."""
        self.awaited -= 1
        if self.awaited:
            return
        if self.figures.counting and self.sent:
            self.figures.latencies.append(time.perf_counter() - self.sent_at)
        if not self.bench.every:
            self.play()

    def play(self) -> None:
        for seat in self.seats:
            playable = [t for t in seat.moves if "refused" not in t]
            if playable:
                self.sent += 1
                self.awaited = SEATS
                self.sent_at = time.perf_counter()
                seat.say(
                    {
                        "t": "move",
                        "id": f"m{self.sent}",
                        "seat": seat.seat,
                        "stamp": seat.stamp,
                        "move": self.filled(playable),
                    }
                )
                return
        self.bench.follow()

    def filled(self, playable: list[dict[str, Any]]) -> dict[str, Any]:
        steps = [t for t in playable if t["cmd"] == "step"]
        template = self.random.choice(steps or playable)
        move = {"cmd": template["cmd"], **template.get("fixed", {})}
        for name, choice in template.get("choose", {}).items():
            picks = self.random.choice(choice)
            move[name] = [item for count, pool in picks for item in self.random.sample(pool, count)]
        return move


class Bench:
    """A run against one server."""

    def __init__(self, url: str, tables: int, every: float, spares: int = 0) -> None:
        self.url, self.every = url, every
        self.ws_url = url.replace("http", "ws", 1) + "/ws"
        self.figures = Figures()
        self.names = ["Anna", "Bence", "Csilla", "Dani", "Emma"]
        self.clients = [
            httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=60) for _ in range(SEATS)
        ]
        self.tables = [LoadTable(self, n) for n in range(tables)]
        """Those that play from the beginning."""
        self.spares = [LoadTable(self, tables + n) for n in range(spares)]
        self.games = 0

    def headers(self, who: int) -> dict[str, str]:
        return {"Origin": self.url, "Cookie": f"kalmar={self.clients[who].cookies['kalmar']}"}

    async def post(self, who: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = await self.clients[who].post(path, json=body)
        answer.raise_for_status()
        return answer.json()  # type: ignore[no-any-return]

    def follow(self) -> None:
        """A game has ended: the next spare table begins."""
        self.games += 1
        if self.spares:
            self.spares.pop().start()

    async def run(self, warm_up: float, seconds: float) -> dict[str, Any]:
        """Lays all tables, lets them play, and reports on what came after the warm-up."""
        return self.report(await self.play(warm_up, seconds))

    async def play(self, warm_up: float, seconds: float) -> float:
        """Lays all tables and lets them play; the seconds that were counted, after the warm-up."""
        for table in self.tables + self.spares:
            await table.lay()
        for table in self.tables:
            table.start()
        if self.every:
            await asyncio.sleep(1)
            pacer = asyncio.ensure_future(self.pace())
        await asyncio.sleep(warm_up)
        self.figures.counting = True
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        self.figures.counting = False
        took = time.perf_counter() - began
        if self.every:
            pacer.cancel()
        return took

    def leave(self) -> None:
        """Closes all sockets."""
        for table in self.tables:
            for seat in table.seats:
                seat.transport.disconnect()

    async def pace(self) -> None:
        """Open loop: every table plays once per period, the tables spread evenly over it."""
        gap = self.every / len(self.tables)
        due = time.perf_counter()
        while True:
            for table in self.tables:
                due += gap
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                if not table.awaited:
                    table.play()

    def report(self, took: float) -> dict[str, Any]:
        latencies = sorted(self.figures.latencies)

        def ms(share: float) -> float:
            return round(latencies[min(len(latencies) - 1, int(share * len(latencies)))] * 1000, 2)

        return {
            "tables": len(self.tables),
            "loop": f"open, every {self.every} s" if self.every else "closed",
            "seconds": round(took, 1),
            "moves": len(latencies),
            "moves_per_s": round(len(latencies) / took),
            "p50_ms": ms(0.50),
            "p95_ms": ms(0.95),
            "p99_ms": ms(0.99),
            "bytes_per_move_and_client": statistics.median(self.figures.sizes),
            "bytes_mean": round(statistics.mean(self.figures.sizes)),
            "bytes_of_batches_with_moves": statistics.median(self.figures.with_moves or [0]),
            "games_ended": self.games,
            "spares_left": len(self.spares),
            "refused": self.figures.refused,
        }


async def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--url", default="http://127.0.0.1:8000")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 20, 100, 200])
    parser.add_argument("--every", type=float, default=0.0, help="open loop: seconds between a table's moves")
    parser.add_argument("--spares", type=int, default=100, help="tables laid to follow games that end")
    parser.add_argument("--warm-up", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=5.0)
    asked = parser.parse_args()
    for tables in asked.tables:
        bench = Bench(asked.url, tables, asked.every, asked.spares)
        print(json.dumps(await bench.run(asked.warm_up, asked.seconds)), flush=True)
        bench.leave()


if __name__ == "__main__":
    asyncio.run(main())
