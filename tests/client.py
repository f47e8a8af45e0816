"""A browser for tests: a person with a cookie, and a tab whose view is kept up to date by batches.

It speaks docs/protocol.md and nothing else, and holds every message it is sent against its type.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server import PROTOCOL
from server.app import create_app
from server.bots.arena import Dice
from server.bots.plain import ATTEMPTS, STEPS, Move, filled, widened
from server.live.messages import Outgoing, View
from server.rules.diff import apply_patch
from server.rules.game import Preview, Template
from server.rules.rng import choose
from server.serve import listen, make_server
from server.settings import Settings

PATIENCE = 60.0
"""Seconds that a test waits for what must come; it takes a few milliseconds on a machine that is at rest."""

read_outgoing = msgspec.json.Decoder(Outgoing).decode
read_view = msgspec.json.Decoder(View).decode


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[str]:
    """The server in this process, on a free port of 127.0.0.1; gives its address."""
    listener = listen(settings.model_copy(update={"host": "127.0.0.1", "port": 0}))
    url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    server = make_server(create_app(settings), settings)
    running = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        async with asyncio.timeout(PATIENCE):
            while not server.started:
                if running.done():
                    running.result()
                await asyncio.sleep(0.005)
        yield url
    finally:
        server.should_exit = True
        await running


class Person:
    """Somebody's browser: one cookie jar, any number of tabs."""

    def __init__(self, url: str, name: str = "Anna", lang: str = "en") -> None:
        self.url = url
        self.name = name
        self.lang = lang
        # No certificates: reading them takes longer than many a test. A line that rests is given up before
        # the server gives it up, after five seconds, or a request might meet its end.
        self.http = httpx.AsyncClient(
            base_url=url,
            headers={"Origin": url},
            timeout=PATIENCE,
            verify=False,
            limits=httpx.Limits(keepalive_expiry=1),
        )
        self._tabs: list[Tab] = []

    async def __aenter__(self) -> Person:
        return self

    async def __aexit__(self, *_: object) -> None:
        for tab in self._tabs:
            await tab.close()
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, **options: Any) -> httpx.Response:
        """One request; a body goes as JSON."""
        return await self.http.request(method, path, json=body, **options)

    async def get(self, path: str) -> Any:
        """What a GET answers with. Raises httpx.HTTPStatusError unless it is a success."""
        answer = await self.ask("GET", path)
        return answer.raise_for_status().json()

    async def post(self, path: str, body: Any) -> Any:
        """What a POST answers with. Raises httpx.HTTPStatusError unless it is a success."""
        answer = await self.ask("POST", path, body)
        return answer.raise_for_status().json()

    async def open_table(self, game: str = "expedition", seats: int = 2, **order: Any) -> Any:
        """Opens a table and sits down on seat 0; `{id, code}`."""
        body = {"game": game, "seats": seats, "options": {}, "watch": True, "name": self.name, "entropy": ""}
        return await self.post("/api/tables", body | order)

    async def join(self, code: str, **wishes: Any) -> Any:
        """Sits down where the code invites to; `{id, seat}`."""
        return await self.post(f"/api/invitations/{code}", {"name": self.name, "entropy": "", **wishes})

    async def view(self, table: str, seat: int | None = None) -> dict[str, Any]:
        """A table's view, held against its type."""
        query = "" if seat is None else f"?seat={seat}"
        answer = (await self.ask("GET", f"/api/tables/{table}{query}")).raise_for_status()
        read_view(answer.content)
        view: dict[str, Any] = answer.json()
        return view

    @property
    def headers(self) -> dict[str, str]:
        """What this browser sends with a websocket's handshake."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return {"Cookie": cookies} if cookies else {}

    async def tab(self, table: str, seat: int | None = None) -> Tab:
        """A tab that looks at a table: the view is loaded and the socket has said hello."""
        tab = Tab(self, table, seat)
        self._tabs.append(tab)
        await tab.load()
        await tab.connect()
        return tab


class Tab:
    """One tab at a table: `view` is what it knows, kept up to date by what the socket says."""

    _ids = itertools.count()

    def __init__(self, person: Person, table: str, seat: int | None) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.view: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        """Every message of the server, in order."""
        self.raw: list[str | bytes] = []
        """The same as they came."""
        self.closed: tuple[int, str] | None = None
        """The close code and reason, once the socket is closed."""
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._fault: Exception | None = None
        """What was wrong with something that the server sent."""
        self._news = asyncio.Condition()

    @property
    def seq(self) -> int:
        seq: int = self.view["seq"]
        return seq

    async def load(self) -> None:
        """Fetches the view anew, unless the socket has brought more while the answer was on its way."""
        fresh = await self.person.view(self.table, self.seat)
        if fresh["seq"] >= self.view.get("seq", fresh["seq"]):
            self.view = fresh

    async def connect(self, *, hello: bool = True) -> None:
        """Opens the socket; with `hello` says who looks and waits for the welcome."""
        self.closed = None
        self._socket = await connect(
            self.person.url.replace("http", "ws") + "/ws",
            origin=self.person.url,  # type: ignore[arg-type]
            additional_headers=self.person.headers,
            compression=None,
        )
        self._reader = asyncio.create_task(self._read(self._socket))
        if hello:
            count = len(self.heard)
            await self.hello()
            await self.hear(lambda message: message["t"] in ("welcome", "reload"), since=count)

    async def hello(self, **changes: Any) -> None:
        said = {"protocol": PROTOCOL, "page": "", "table": self.table, "seat": self.seat, "seq": self.seq}
        await self.say({"t": "hello"} | said | changes)

    async def close(self) -> None:
        """Closes the socket, if it is open."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    async def cut(self) -> None:
        """Loses the line without a word."""
        assert self._socket is not None
        assert self._reader is not None
        self._socket.transport.abort()
        await self._reader

    async def say(self, message: Mapping[str, Any] | str | bytes) -> None:
        """Sends a message: an object as JSON, anything else as it stands."""
        assert self._socket is not None
        raw = msgspec.json.encode(message).decode() if isinstance(message, Mapping) else message
        await self._socket.send(raw)

    async def hear(self, wanted: Callable[[dict[str, Any]], bool], since: int = 0) -> dict[str, Any]:
        """The first wanted message of those heard from number `since` on; waits for it."""

        def found() -> dict[str, Any] | None:
            return next((message for message in self.heard[since:] if wanted(message)), None)

        await self._wait(lambda: found() is not None)
        message = found()
        if message is None:
            raise ConnectionError(f"the socket closed: {self.closed}")
        return message

    async def until(self, seq: int) -> None:
        """Waits until the view has come to row `seq`."""
        await self.until_view(lambda view: view["seq"] >= seq)

    async def until_here(self, *seats: int) -> None:
        """Waits until these people are told to be here, which takes a moment of those at another worker."""
        await self.until_view(lambda view: set(seats) <= set(view["here"]["seats"]))

    async def until_view(
        self, wanted: Callable[[dict[str, Any]], bool], patience: float | None = PATIENCE
    ) -> None:
        """Waits until the view is as wanted; None: for as long as it takes."""
        await self._wait(lambda: wanted(self.view), patience)
        if not wanted(self.view):
            raise ConnectionError(f"the socket closed: {self.closed}")

    async def _wait(self, so: Callable[[], bool], patience: float | None = PATIENCE) -> None:
        """Waits until it is so or the socket is closed. Raises what was wrong with a message meanwhile."""
        try:
            async with asyncio.timeout(patience), self._news:
                await self._news.wait_for(lambda: so() or self.closed is not None)
        except TimeoutError:
            known = {name: self.view.get(name) for name in ("seq", "table", "here")}
            raise TimeoutError(
                f"seat {self.seat} waits in vain; it knows {known}, and last heard {self.heard[-3:]}"
            ) from None
        if self._fault is not None:
            raise self._fault

    async def look_again(self) -> None:
        """Has whoever waits for the view look at it again, though nothing has come."""
        async with self._news:
            self._news.notify_all()

    async def gone(self) -> tuple[int, str]:
        """Waits for the socket to be closed; code and reason."""
        await self._wait(lambda: False)
        assert self.closed is not None
        return self.closed

    async def request(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """Sends a message with an id and waits for its answer: ack, refused, preview or error."""
        named = {"id": f"m{next(Tab._ids)}", "seat": self.seat, **message}
        since = len(self.heard)
        await self.say(named)
        return await self.hear(lambda heard: heard.get("id") == named["id"] and heard["t"] != "chat", since)

    async def move(self, move: Mapping[str, Any], **fields: Any) -> dict[str, Any]:
        return await self.request({"t": "move", "stamp": self.view.get("stamp") or "", "move": move} | fields)

    async def act(self, do: str, **fields: Any) -> dict[str, Any]:
        return await self.request({"t": "act", "act": {"do": do, **fields}})

    async def chat(self, text: str) -> dict[str, Any]:
        return await self.request({"t": "chat", "text": text})

    async def preview(self, move: Mapping[str, Any]) -> dict[str, Any]:
        return await self.request({"t": "preview", "move": move})

    def any_move(self, chance: random.Random) -> dict[str, Any]:
        """A legal move by chance, from the templates that were sent; LookupError where there is none."""
        playable = [template for template in self.view.get("moves") or [] if not template.get("refused")]
        if not playable:
            raise LookupError("no move can be made")
        template = chance.choice(playable)
        move = {"cmd": template["cmd"], **template.get("fixed", {})}
        for field, alternatives in template.get("choose", {}).items():
            picks = chance.choice(alternatives)
            move[field] = [item for count, of in picks for item in chance.sample(of, count)]
        return move

    async def stepwise_move(self, dice: Dice) -> Move:
        """A legal move by chance of any game: one that is made step by step is asked for in previews."""
        templates = [template for template in self.view["moves"] if not template.get("refused")]
        for _ in range(ATTEMPTS):
            template = msgspec.convert(choose(templates, dice), Template)
            move = await self._walk(template, dice) if template.stepwise else filled(template, dice)
            if move is not None:
                return move
        raise LookupError("no move was found")

    async def _walk(self, template: Template, dice: Dice) -> Move | None:
        move: Move = {"cmd": template.cmd, **template.fixed}
        for _ in range(STEPS):
            seen = msgspec.convert((await self.preview(move))["preview"], Preview)
            wider = widened(move, seen, dice)
            if wider is None or wider is move:
                return wider
            move = wider
        return None

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for raw in socket:
                read_outgoing(raw)
                self.raw.append(raw)
                await self._take(msgspec.json.decode(raw))
        except ConnectionClosed:
            pass
        except Exception as fault:  # noqa: BLE001 (raised where somebody waits for what comes)
            self._fault = fault
        async with self._news:
            self.closed = (socket.close_code or 1006, socket.close_reason or "")
            self._news.notify_all()

    async def _take(self, message: dict[str, Any]) -> None:
        async with self._news:
            self.heard.append(message)
            match message["t"]:
                case "batch":
                    self._apply(message)
                case "welcome":
                    self.view |= {"table": message["table"], "here": message["here"]}
                case "table":
                    self.view["table"] = message["table"]
                case "chat":
                    self.view["chat"].append({key: message[key] for key in message if key != "t"})
                case "here":
                    self.view["here"] = {key: message[key] for key in message if key != "t"}
                case "refused":
                    self.view |= {key: message[key] for key in ("moves", "stamp") if key in message}
            self._news.notify_all()

    def _apply(self, batch: dict[str, Any]) -> None:
        view = self.view
        if batch["seq"] <= view["seq"]:
            return
        if batch["seq"] != view["seq"] + 1:
            raise AssertionError(f"row {batch['seq']} came after row {view['seq']}")
        game = view["game"] or {"public": None, "private": None}
        view["game"] = {
            "public": apply_patch(game["public"], batch["patch"]),
            "private": apply_patch(game["private"], batch.get("mine", [])),
        }
        view["seq"] = batch["seq"]
        view["log"].append({key: batch[key] for key in ("seq", "kind", "seat", "at", "events")})
        view["table"] |= batch.get("table", {})
        view |= {key: batch[key] for key in ("moves", "stamp") if key in batch}
