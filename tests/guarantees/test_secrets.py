"""Secrets in any byte: whole games, with every byte recorded that a player, a watcher or a stranger gets.

./kalmar test tests/guarantees/test_secrets.py          # a short form, as in every run
KALMAR_SECRET_GAMES=200 ./kalmar test tests/guarantees/test_secrets.py
"""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import pytest

from server.bots.arena import Dice, configs
from server.bots.plain import VOLUNTARY, Move
from server.rules import registry
from server.rules.diff import apply_patch
from server.rules.game import Game
from server.rules.rng import choose
from server.settings import Settings
from tests.amounts import amount
from tests.client import Person, Tab
from tests.live.games import NAMES
from tests.rules.expedition.positions import position
from tests.serving import served

GAMES, GAMES_OF_TWO = amount("SECRET_GAMES", 1, 200), amount("SECRET_GAMES_OF_TWO", 1, 25)
"""How many of each title at one worker, and at two."""
EVERY = 60
"""After so many rows everybody asks for everything."""

WORD = re.compile(r"[\w-]+")

INNER = ('"rng"', '"seed"', '"draws"', '"secret":', "contributions")
"""Names of what is the server's own while a game is on."""

INNER_OF = {"expedition": ('"pile":', '"hands":', '"deck":', '"stack"')}
"""Besides, parts of a game's state that no view has."""

WAYS = [
    pytest.param(game_id, seats, id=f"{game_id}-{seats}")
    for game_id in registry.GAMES
    for seats in ((2, 3, 5) if game_id == "expedition" else (3,))
]


@dataclass
class Datum:
    """Something that somebody was sent while the table was at row `seq`."""

    seq: int
    what: str
    data: str


@dataclass(eq=False)
class Viewer:
    """Somebody who looks at the table, with everything their browser was sent."""

    person: Person
    tab: Tab | None
    seat: int | None
    seq: int = -1
    got: list[Datum] = field(default_factory=list)
    _read: int = 0

    def __post_init__(self) -> None:
        self.person.http.event_hooks["response"].append(self._record)

    async def _record(self, response: httpx.Response) -> None:
        """The whole answer, its headers included."""
        await response.aread()
        head = "\n".join(f"{name}: {value}" for name, value in response.headers.multi_items())
        what = f"GET {response.url.raw_path.decode()}"
        self.got.append(Datum(self.seq, what, f"{head}\n\n{response.text}"))

    def stop(self) -> None:
        """What the browser is sent from now on is not kept."""
        self.person.http.event_hooks["response"].clear()

    def reach(self, seq: int) -> None:
        """The table has come to this row: what the socket said until now belongs to it."""
        self.seq = seq
        raw = self.tab.raw if self.tab else []
        for frame in raw[self._read :]:
            self.got.append(Datum(seq, "frame", frame if isinstance(frame, str) else frame.decode()))
        self._read = len(raw)


async def ask_everything(viewer: Viewer, table: str, seats: int, chance: random.Random) -> None:
    """Every question that can be put about a table, the forbidden ones and the senseless ones too."""
    earlier = f"/at/{chance.randrange(viewer.seq + 1)}"
    paths = ["", "/log?before=99999", "/record", earlier, "/at/99999", "/at/x"]
    for eyes in ("", *(f"seat={seat}" for seat in range(seats)), "seat=99"):
        for path in paths:
            mark = "&" if "?" in path else "?"
            await viewer.person.ask("GET", f"/api/tables/{table}{path}" + (mark + eyes if eyes else ""))
    for path, body in (("recovery", {"seat": 99}), ("rematch", {}), ("nowhere", {})):
        await viewer.person.ask("POST", f"/api/tables/{table}/{path}", body)
    tab = viewer.tab
    if tab is None:
        return
    templates = tab.view.get("moves") or []
    begun = [{"cmd": template["cmd"], **template.get("fixed", {})} for template in templates]
    wrong: list[Move] = [
        {"cmd": "fly"},
        {"cmd": "draw", "card": "no-such-card"},
        {"cmd": "step", "figure": "red", "cards": ["no-such-card"]},
        *chance.sample(begun, min(8, len(begun))),
    ]
    for move in wrong:
        await tab.preview(move)
        await tab.move(move, stamp="0.000000000000")
    for move in begun:
        await tab.preview(move)
    await tab.say('{"t": "move", "id": "broken", "seat": ')
    await tab.request({"t": "chat", "text": "Who has the leaders?"})
    since = len(tab.heard)
    await tab.hello()
    await tab.hear(lambda heard: heard["t"] == "welcome", since)


def states(game: Game[Any, Any], record: dict[str, Any]) -> list[Any]:
    """The true state after each row, from the record of the game that has ended."""
    plain: Any = None
    found = []
    for row in record["rows"]:
        plain = apply_patch(plain, row.get("patch", []))
        found.append(msgspec.convert(plain, game.state_type, strict=False))
    return found


def named(words: set[str], data: str) -> list[str]:
    return sorted(words.intersection(WORD.findall(data)))


def told_too_much(game: Game[Any, Any], truth: list[Any], viewer: Viewer) -> list[str]:
    """What this viewer was sent and must not know, each with its place."""
    eyes = [] if viewer.seat is None else [viewer.seat]
    unseen = [{card for group in game.hidden(state, eyes) for card in group} for state in truth]
    never = [set.intersection(*unseen[: seq + 1]) for seq in range(len(unseen))]
    found = []
    for datum in viewer.got:
        if not 0 <= datum.seq < len(truth):
            continue
        # what these eyes have never seen is named nowhere, not even in a log
        wrong = named(never[datum.seq], datum.data)
        if datum.what == "frame":
            message = msgspec.json.decode(datum.data)
            if message["t"] == "batch":
                seq = message["seq"]
                wrong += named(unseen[max(0, seq - 1)] & unseen[seq], datum.data)
            elif message["t"] in ("preview", "refused", "error"):
                wrong += named(unseen[datum.seq], datum.data)
        elif '"game":{' in datum.data:
            view = msgspec.json.decode(datum.data.split("\n\n", 1)[1])
            shown = msgspec.json.encode([view["game"], view.get("moves")]).decode()
            wrong += named(unseen[view["seq"]], shown)
        found += [f"row {datum.seq}, {datum.what}: {word}" for word in wrong]
    return found


@dataclass
class Evening:
    """A game with all who are there: one player a seat, two who look on. `links` recover the seats."""

    table: str
    code: str
    players: list[Viewer]
    watchers: list[Viewer]
    links: list[str]

    @property
    def viewers(self) -> list[Viewer]:
        return [*self.players, *self.watchers]

    async def play(self, chance: random.Random) -> int:
        """Plays it to its end by chance; on the way everybody asks for everything. The last row."""
        tabs = [viewer.tab for viewer in self.viewers if viewer.tab]
        dice = Dice(chance.randrange(1000), "moves")
        assert (await tabs[0].act("start"))["t"] == "ack"
        seq = 0
        while True:
            for viewer, tab in zip(self.viewers, tabs, strict=True):
                await tab.until(seq)
                viewer.reach(seq)
            if tabs[0].view["table"]["phase"] == "over":
                return seq
            if seq % EVERY == 0:
                for viewer in self.viewers:
                    await ask_everything(viewer, self.table, len(self.players), chance)
                    viewer.reach(seq)
            mover = self.mover(tabs, dice)
            move = await mover.stepwise_move(dice)
            self.viewers[tabs.index(mover)].reach(seq)
            answer = await mover.move(move)
            assert answer["t"] == "ack", answer
            seq = answer["seq"]

    def mover(self, tabs: list[Tab], dice: Dice) -> Tab:
        """Mostly one that the game waits for; now and then another one that may do something."""
        waiting = tabs[0].view["table"]["waiting"]
        others = [
            seat for seat, tab in enumerate(tabs[: len(self.players)]) if able(tab) and seat not in waiting
        ]
        return tabs[choose(others if others and not dice.below(VOLUNTARY) else waiting, dice)]


def able(tab: Tab) -> bool:
    """Whether its seat has a move to make."""
    return any(not template.get("refused") for template in tab.view.get("moves") or [])


@asynccontextmanager
async def evening(url: str, game: str, seats: int) -> AsyncIterator[Evening]:
    """People at a table that has not begun; everything that any of them is sent from now on is kept."""
    options = configs(registry.load(game), seats)[-1].options
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(url, name)) for name in NAMES[:seats]]
        cora, dani = [await stack.enter_async_context(Person(url)) for _ in range(2)]
        opened = await people[0].open_table(game, seats, options=options)
        for person in people[1:]:
            await person.join(opened["code"])
        table = opened["id"]
        players = [Viewer(person, await person.tab(table, seat), seat) for seat, person in enumerate(people)]
        watchers = [Viewer(person, await person.tab(table), None) for person in (cora, dani)]
        links = [
            (await player.person.post(f"/api/tables/{table}/recovery", {"seat": player.seat}))["link"]
            for player in players
        ]
        yield Evening(table, opened["code"], players, watchers, links)


@pytest.mark.parametrize(("game_id", "seats"), WAYS)
async def test_no_byte_tells_what_a_viewer_must_not_know(
    any_setup: Settings, game_id: str, seats: int, record_property: Callable[[str, object], None]
) -> None:
    game, looked_through = registry.load(game_id), 0
    games = GAMES_OF_TWO if any_setup.redis_url else GAMES
    if game_id == "expedition" and seats > 2:
        games = 1
    async with served(any_setup) as url:
        for number in range(games):
            looked_through += await one_evening(url, game, seats, number)
    record_property("games", games)
    record_property("characters looked through", looked_through)


async def one_evening(url: str, game: Game[Any, Any], seats: int, number: int) -> int:
    """Plays a game and looks through everything that anybody was sent; how many characters that were."""
    looked_through = 0
    # Given a game with players and spectators
    async with evening(url, game.info.id, seats) as there:
        # When it is played to its end, and everybody asks for everything on the way
        seq = await there.play(random.Random(1000 * seats + number))
        for viewer in there.viewers:
            viewer.stop()

        # Then no byte told anybody anything too early
        record = await there.players[0].person.get(f"/api/tables/{there.table}/record?seat=0")
        truth = states(game, record)
        assert len(truth) == seq + 1
        inner = (record["table"]["seal"]["secret"], *INNER, *INNER_OF.get(game.info.id, ()))
        tokens = {viewer: viewer.person.http.cookies.get("kalmar") for viewer in there.viewers}
        for viewer in there.viewers:
            looked_through += sum(len(datum.data) for datum in viewer.got)
            assert told_too_much(game, truth, viewer) == []
            theirs = [token for owner, token in tokens.items() if token and owner is not viewer]
            theirs += [link.split("#")[1] for seat, link in enumerate(there.links) if seat != viewer.seat]
            if viewer.seat is None:
                theirs.append(there.code)
            for datum in viewer.got:
                forbidden = theirs if datum.seq == seq else [*theirs, *inner]
                assert [word for word in forbidden if word in datum.data] == [], datum.what

        # And those who know the same were told the same, to the byte
        frames = [
            [datum.data for datum in viewer.got if datum.what == "frame" and '"t":"batch"' in datum.data]
            for viewer in there.watchers
        ]
        assert frames[0] == frames[1]
        assert len(frames[0]) == seq + 1
    return looked_through


def test_the_search_finds_what_it_looks_for() -> None:
    """A card named too early, in a view, a batch, a log or a header, is found."""
    game = registry.load("expedition")
    hand = ["green-fruit-1"]
    state = position({"red": (0, 1), "blue": (1, 2), "green": (2, 3)}, hands={0: hand})
    hidden = [card for group in game.hidden(state, [0]) for card in group]
    open_card = state.display[0]
    viewer = Viewer(Person("http://localhost"), None, 0)
    batch = {"t": "batch", "seq": 1, "patch": [], "events": [{"kind": "drew_pile", "card": hidden[0]}]}
    view = {"seq": 1, "game": {"public": {"top": hidden[1]}, "private": None}}
    for what, data in (
        ("frame", msgspec.json.encode(batch).decode()),
        ("GET /view", "etag: 1\n\n" + msgspec.json.encode(view).decode()),
        ("frame", msgspec.json.encode({"t": "refused", "why": f"next is {hidden[2]}."}).decode()),
        ("GET /x", f"x-card: {hidden[3]}\n\n{{}}"),
    ):
        viewer.got = [Datum(1, what, data)]
        assert told_too_much(game, [state, state], viewer) != [], what
    viewer.got = [Datum(1, "GET /x", f'"{open_card}" "{hand[0]}"')]
    assert told_too_much(game, [state, state], viewer) == []
