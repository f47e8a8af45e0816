"""Speaking as someone else (P12): everything that changes something, by everybody who must not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.client import Person, Tab
from tests.live.games import begun

SECRET_TABLE = "2" * 12


@dataclass
class Scene:
    """A game of Anna's and Béla's that nobody may watch, and Xenia, who has a table of her own."""

    url: str
    tabs: list[Tab]
    anna: Person
    bela: Person
    xenia: Person
    own: str
    """Xenia's table."""

    @property
    def table(self) -> str:
        return self.tabs[0].table

    async def state(self) -> list[Any]:
        """All that Anna and Béla can see, but for who is here."""
        views = [await person.view(self.table, seat) for seat, person in enumerate((self.anna, self.bela))]
        return [view | {"here": None} for view in views]


@pytest.fixture(params=["private", "watched"])
async def scene(request: pytest.FixtureRequest, url: str) -> AsyncIterator[Scene]:
    watch = request.param == "watched"
    async with begun(url, watch=watch) as (tabs, people), Person(url, "Xenia") as xenia:
        own = await xenia.open_table(watch=watch)
        yield Scene(url, tabs, people[0], people[1], xenia, own["id"])


def moves(scene: Scene) -> list[dict[str, Any]]:
    """Every socket command that could change something at the table, for Anna's seat."""
    acts: list[dict[str, Any]] = [
        {"do": "title", "title": "mine"},
        {"do": "watch", "watch": True},
        {"do": "option", "id": "variant", "value": "base"},
        {"do": "start_seat", "seat": 1},
        {"do": "seats", "count": 3},
        {"do": "bot", "seat": 1, "level": "plain"},
        {"do": "kick", "seat": 1},
        {"do": "order", "seats": [1, 0]},
        {"do": "start"},
        {"do": "colours", "seat": 0, "colours": ["white"]},
        {"do": "leave"},
        {"do": "name", "name": "Mallory"},
        {"do": "stir", "entropy": "0" * 64},
        {"do": "undo"},
        {"do": "call", "kind": "end"},
        {"do": "vote", "yes": True},
        {"do": "withdraw"},
        {"do": "return"},
        {"do": "sit_out", "level": "plain"},
        {"do": "resign"},
    ]
    first = next(tab for tab in scene.tabs if tab.seat in scene.tabs[0].view["table"]["waiting"])
    move = {"cmd": "draw", "source": "pile"}
    stamp = first.view["stamp"]
    return [
        *({"t": "act", "seat": 0, "act": act} for act in acts),
        {"t": "move", "seat": 0, "stamp": stamp, "move": move},
        {"t": "move", "seat": 1, "stamp": stamp, "move": move},
        {"t": "preview", "seat": 0, "move": move},
        {"t": "chat", "seat": 0, "text": "it was me"},
    ]


async def test_no_socket_command_works_for_a_seat_that_is_not_ones_own(scene: Scene) -> None:
    before = await scene.state()
    commands = moves(scene)
    # Béla, from his own socket, for Anna's seat
    for message in commands:
        if message["seat"] == 0:
            answer = await scene.tabs[1].request(message)
            assert (answer["t"], answer["code"]) == ("refused", "not_seated"), message
    # Xenia, from her own table's socket: seat 0 there is hers, the moves and the game are not
    tab = await scene.xenia.tab(scene.own, 0)
    for message in commands:
        if message["t"] == "move":
            answer = await tab.request(message)
            assert answer["t"] == "refused", message
    assert await scene.state() == before


@pytest.mark.parametrize("who", ["no token", "wrong token", "other table", "other seat"])
async def test_nobody_gets_anothers_eyes_or_view(scene: Scene, who: str) -> None:
    person = {"other table": scene.xenia, "other seat": scene.bela}.get(who) or Person(scene.url)
    if who == "wrong token":
        person.http.cookies.set("kalmar", "AAAAAAAAAAAAAAAAAAAAAA")
    async with Person(scene.url) if who.startswith("other") else person:
        watched = scene.tabs[0].view["table"]["watch"]
        may_look = watched or who == "other seat"
        answer = await person.ask("GET", f"/api/tables/{scene.table}?seat=0")
        expected = (403 if who.startswith("other") else 401) if may_look else 404
        assert answer.status_code == expected, answer.text
        tab = Tab(person, scene.table, 0)
        tab.view = {"seq": 0}
        await tab.connect(hello=False)
        await tab.hello()
        assert (await tab.gone())[0] == (4401 if may_look else 4404)
        assert tab.heard == []


@pytest.mark.parametrize("scene", ["watched"], indirect=True)
async def test_a_socket_that_may_only_watch_can_change_nothing(scene: Scene) -> None:
    before = await scene.state()
    for person in (scene.xenia, Person(scene.url)):
        tab = await person.tab(scene.table)
        for message in moves(scene):
            answer = await tab.request(message)
            assert (answer["t"], answer["code"]) == ("refused", "not_seated"), message
        await tab.close()
        if person is not scene.xenia:
            await person.http.aclose()
    assert await scene.state() == before


def requests(scene: Scene) -> list[tuple[str, str, Any]]:
    """Every mutating route."""
    table = scene.table
    order = {"game": "expedition", "seats": 2, "options": {}, "watch": False, "name": "X", "entropy": ""}
    return [
        ("PUT", "/api/me", {"name": "Mallory", "lang": "en"}),
        ("POST", "/api/tables", order),
        ("POST", "/api/invitations/2222-2222", {"name": "X", "entropy": ""}),
        ("POST", f"/api/tables/{table}/recovery", {"seat": 0}),
        ("POST", "/api/recoveries", {"secret": "AAAAAAAAAAAAAAAAAAAAAA", "take": True}),
        ("POST", f"/api/tables/{table}/rematch", {}),
    ]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", None])
async def test_a_foreign_page_changes_nothing_with_the_cookie_of_a_seat(
    scene: Scene, origin: str | None
) -> None:
    before, me = await scene.state(), await scene.anna.get("/api/me")
    async with httpx.AsyncClient(base_url=scene.url, cookies=scene.anna.http.cookies) as page:
        headers = {} if origin is None else {"Origin": origin}
        for method, path, body in requests(scene):
            answer = await page.request(method, path, json=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin"), path
    with pytest.raises(InvalidStatus):
        await connect(
            scene.url.replace("http", "ws") + "/ws",
            origin=origin,  # type: ignore[arg-type]
            additional_headers=scene.anna.headers,
        )
    assert await scene.state() == before
    assert await scene.anna.get("/api/me") == me


async def test_whoever_has_no_seat_gets_no_recovery_link_and_no_rematch(scene: Scene) -> None:
    before = await scene.state()
    watched = scene.tabs[0].view["table"]["watch"]
    async with Person(scene.url) as stranger:
        for path, body in (("recovery", {"seat": 0}), ("rematch", {})):
            for person, status in ((stranger, 401), (scene.xenia, 403)):
                answer = await person.ask("POST", f"/api/tables/{scene.table}/{path}", body)
                assert answer.status_code == (status if watched else 404), (path, answer.text)
    answer = await scene.bela.ask("POST", f"/api/tables/{scene.table}/recovery", {"seat": 0})
    assert answer.status_code == 403
    assert await scene.state() == before


@pytest.mark.parametrize("scene", ["private"], indirect=True)
async def test_a_private_table_and_a_missing_one_cannot_be_told_apart(scene: Scene) -> None:
    paths = ["", "?seat=0", "/at/0", "/at/0?seat=1", "/log?before=9", "/record", "/record?seat=0"]
    async with Person(scene.url) as stranger:
        for person in (stranger, scene.xenia):
            for path in paths:
                there = await person.ask("GET", f"/api/tables/{scene.table}{path}")
                missing = await person.ask("GET", f"/api/tables/{SECRET_TABLE}{path}")
                assert (there.status_code, there.content) == (404, missing.content)
                assert missing.status_code == 404
            for path, body in (("recovery", {"seat": 0}), ("rematch", {})):
                there = await person.ask("POST", f"/api/tables/{scene.table}/{path}", body)
                missing = await person.ask("POST", f"/api/tables/{SECRET_TABLE}/{path}", body)
                assert (there.status_code, there.content) == (missing.status_code, missing.content)
            for seat in (None, 0):
                closed = []
                for table in (scene.table, SECRET_TABLE):
                    tab = Tab(person, table, seat)
                    tab.view = {"seq": 0}
                    await tab.connect(hello=False)
                    await tab.hello()
                    closed.append(await tab.gone())
                assert closed[0] == closed[1] == (4404, "no such table")


async def test_reading_changes_nothing_by_any_method_that_claims_to_read(scene: Scene) -> None:
    before = await scene.state()
    opened = await scene.xenia.open_table(seats=3)
    invitation = await scene.xenia.get(f"/api/invitations/{opened['code']}")
    bot = {"User-Agent": "Twitterbot/1.0", "X-HTTP-Method-Override": "POST", "Accept": "text/html"}
    paths = [
        f"/j/{opened['code']}",
        f"/t/{scene.table}",
        f"/api/invitations/{opened['code']}",
        f"/api/invitations/{opened['code']}?_method=POST",
        f"/api/tables/{scene.table}/recovery",
        f"/api/tables/{scene.table}/rematch",
        "/api/tables",
        "/api/recoveries",
        "/s",
    ]
    for path in paths:
        for method in ("GET", "HEAD", "OPTIONS"):
            answer = await scene.anna.http.request(method, path, headers=bot)
            assert answer.status_code < 500, (method, path)
    assert await scene.state() == before
    assert await scene.xenia.get(f"/api/invitations/{opened['code']}") == invitation
