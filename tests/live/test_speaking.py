"""Speaking as someone else (P12): everything that changes something, by everybody who must not.

What changes something is found in the application itself (matrix.py), so that nothing new is forgotten.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.app import create_app
from server.live import messages
from server.settings import Settings
from tests.client import Person, Tab
from tests.dump import dump
from tests.fuzz import leaves
from tests.live import matrix
from tests.live.games import begun
from tests.notices.outside import Subscriber
from tests.serving import served

SECRET_TABLE = "2" * 12
NO_SECRET = "A" * 22

IMPOSTORS = ("no token", "wrong token", "other seat", "other table", "expired")
"""Where anybody may watch, all of them but the other seat are spectators."""

OWN = {("PUT", "/api/me"), ("POST", "/api/tables"), ("DELETE", "/api/admin/session")}
"""Routes by which whoever asks changes nothing but their own."""

REFUSED = {401, 403, 404, 409}


@dataclass
class Scene:
    """A game of Anna's and Béla's, Xenia who has a table of her own, and Olga whose seat Anna has now."""

    app: FastAPI
    url: str
    database: str
    tabs: list[Tab]
    people: dict[str, Person]
    code: str
    """The invitation, at an end since the last seat was taken."""
    secret: str
    """The recovery link, used up."""

    @property
    def anna(self) -> Person:
        return self.people["anna"]

    @property
    def table(self) -> str:
        return self.tabs[0].table

    @property
    def watched(self) -> bool:
        return bool(self.tabs[0].view["table"]["watch"])

    @property
    def stamp(self) -> str:
        return str(next(tab.view["stamp"] for tab in self.tabs if tab.view.get("stamp")))

    async def kept(self) -> list[str]:
        """All that the database holds, but for who sees to what."""
        return [line for line in await dump(self.database) if not line.startswith("leases: ")]

    def hand(self) -> set[str]:
        """What Anna alone knows: the ids in her hand, and what lets somebody in."""
        game = self.tabs[0].view["game"]
        known = {
            word for word in leaves(game["private"]) if isinstance(word, str) and any(map(str.isdigit, word))
        }
        return known - set(leaves(game["public"])) | {self.code, self.anna.http.cookies["kalmar"]}

    def request(self, method: str, path: str, table: str | None = None) -> tuple[str, Any]:
        """Address and body for a route: about Anna's seat, with what has come to its end."""
        filled = {"table_id": table or self.table, "code": self.code, "notice": "2" * 12, "seq": 0}
        body = matrix.body_of(self.app, method, path)
        browser = Subscriber("https://push.example.org/x").target
        known = {"secret": self.secret, "take": True, "name": "X", "target": browser}
        body |= {name: value for name, value in known.items() if name in body}
        if path == "/api/tables":
            body |= {"game": "expedition", "seats": 2}
        query = f"?key={NO_SECRET}" if path == "/notices" else ""
        return path.format(**filled) + query, body


@pytest.fixture(params=["private", "watched"])
async def scene(request: pytest.FixtureRequest, any_setup: Settings) -> AsyncIterator[Scene]:
    watch = request.param == "watched"
    settings = any_setup.model_copy(update={"admin_token": "T" * 32})
    async with (
        served(settings) as url,
        begun(url, watch=watch) as (tabs, (olga, bela)),
        Person(url, "Anna") as anna,
        Person(url, "Xenia") as xenia,
        Person(url) as nobody,
        Person(url) as liar,
    ):
        liar.http.cookies.set("kalmar", NO_SECRET)
        await xenia.open_table(watch=watch)
        code = (await olga.open_table(seats=2, watch=watch, bots=["plain"]))["code"]
        link = (await olga.post(f"/api/tables/{tabs[0].table}/recovery", {"seat": 0}))["link"]
        secret = link.split("#")[1]
        await anna.post("/api/recoveries", {"secret": secret, "take": True})
        await tabs[0].gone()
        tabs[0] = await anna.tab(tabs[0].table, 0)
        people = {
            "anna": anna, "other seat": bela, "other table": xenia, "expired": olga, "no token": nobody,
            "wrong token": liar,
        }  # fmt: skip
        yield Scene(create_app(settings), url, settings.database, tabs, people, code, secret)


def test_an_example_of_every_command_is_as_an_honest_one_has_it() -> None:
    for message in matrix.commands(0):
        messages.decode(json.dumps(message))


async def test_no_route_works_for_somebody_else(scene: Scene) -> None:
    before, hand = await scene.kept(), scene.hand()
    found = set(matrix.changing(scene.app)) - OWN
    assert len(found) >= 5
    for method, path in sorted(found):
        address, body = scene.request(method, path)
        for who in IMPOSTORS:
            answer = await scene.people[who].ask(method, address, body)
            assert answer.status_code in REFUSED, (who, method, path, answer.text)
            assert set(answer.json()) == {"code", "params"}
            assert "set-cookie" not in answer.headers
            assert not any(word in answer.text for word in hand), (who, path, answer.text)
    assert await scene.kept() == before


@pytest.mark.parametrize("scene", ["private"], indirect=True)
async def test_a_seat_does_not_open_the_admin_page(scene: Scene) -> None:
    before = await scene.kept()
    found = [(method, path) for method, path in matrix.changing(scene.app) if path.startswith("/api/admin")]
    found += [
        ("GET", route.path) for route in matrix.routes(scene.app) if route.path.startswith("/api/admin")
    ]
    for method, path in set(found) - OWN:
        address, body = scene.request(method, path)
        answer = await scene.anna.ask(method, address, None if method == "GET" else body)
        assert answer.status_code in (401, 403, 405), (method, path, answer.text)
    assert len(found) > 4
    assert await scene.kept() == before


@pytest.mark.parametrize("scene", ["private"], indirect=True)
async def test_a_foreign_page_changes_nothing_with_the_cookie_of_a_seat(scene: Scene) -> None:
    before = await scene.kept()
    async with httpx.AsyncClient(base_url=scene.url, cookies=scene.anna.http.cookies) as page:
        for origin in ("https://evil.example", "null", None):
            headers = {} if origin is None else {"Origin": origin}
            for method, path in matrix.changing(scene.app):
                if (path, origin) == ("/notices", None):
                    continue  # a mail program names none, and the key is all it takes
                address, body = scene.request(method, path)
                answer = await page.request(method, address, json=body, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin"), path
            with pytest.raises(InvalidStatus):
                await connect(
                    scene.url.replace("http", "ws") + "/ws",
                    origin=origin,  # type: ignore[arg-type]
                    additional_headers=scene.anna.headers,
                )
    assert await scene.kept() == before


async def test_no_socket_command_works_for_a_seat_that_is_not_ones_own(scene: Scene) -> None:
    before, hand = await scene.kept(), scene.hand()
    for who in IMPOSTORS:
        person = scene.people[who]
        if who == "other seat":
            tab = scene.tabs[1]
        elif scene.watched:
            tab = await person.tab(scene.table)
        else:
            await refused(person, scene.table, None, (4404, "no such table"))
            continue
        since = len(tab.heard)
        for message in matrix.commands(0):
            if "stamp" in message:
                message["stamp"] = scene.stamp
            answer = await tab.request({name: value for name, value in message.items() if name != "id"})
            assert (answer["t"], answer["code"]) == ("refused", "not_seated"), (who, message)
        assert not any(word in str(tab.heard[since:]) for word in hand)
    assert await scene.kept() == before


async def refused(person: Person, table: str, seat: int | None, closed: tuple[int, str]) -> None:
    """Says hello with somebody's eyes, is sent nothing and closed."""
    tab = Tab(person, table, seat)
    tab.view = {"seq": 0}
    await tab.connect(hello=False)
    await tab.hello()
    assert await tab.gone() == closed
    assert tab.heard == []


@pytest.mark.parametrize("scene", ["private"], indirect=True)
async def test_nothing_is_moved_from_the_socket_of_another_table(scene: Scene) -> None:
    person = scene.people["other table"]
    own = (await person.get("/api/me"))["tables"][0]["id"]
    before = await scene.kept()
    tab = await person.tab(own, 0)
    for seat in (0, 1):
        move = {"t": "move", "seat": seat, "stamp": scene.stamp, "move": matrix.DEEDS["move"]["move"]}
        answer = await tab.request(move)
        assert (answer["t"], answer["code"]) == ("refused", "wrong_phase" if seat == 0 else "not_seated")
    assert await scene.kept() == before


async def test_nobody_gets_anothers_eyes_or_view(scene: Scene) -> None:
    hand = scene.hand()
    for who in IMPOSTORS:
        person = scene.people[who]
        may_look = scene.watched or who == "other seat"
        known = who not in ("no token", "wrong token")
        for path in ("", "/at/0", "/record", "/log?before=9"):
            mark = "&" if "?" in path else "?"
            answer = await person.ask("GET", f"/api/tables/{scene.table}{path}{mark}seat=0")
            expected = (403 if known else 401) if may_look else 404
            assert answer.status_code == expected, (who, answer.text)
            assert not any(word in answer.text for word in hand)
        closed = (4401, "not your seat") if may_look else (4404, "no such table")
        await refused(person, scene.table, 0, closed)


@pytest.mark.parametrize("scene", ["private"], indirect=True)
async def test_a_socket_that_says_nothing_is_told_nothing_and_is_closed(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.live.session.HELLO_SECONDS", 0.2)
    for person in (scene.anna, scene.people["no token"]):
        tab = Tab(person, scene.table, 0)
        await tab.connect(hello=False)
        await scene.tabs[1].chat("between us")
        assert (await tab.gone())[0] == 4400
        assert tab.heard == []


@pytest.mark.parametrize("scene", ["private"], indirect=True)
async def test_a_private_table_and_a_missing_one_cannot_be_told_apart(scene: Scene) -> None:
    queries = {"/api/tables/{table_id}/log": "?before=9", "/api/tables/{table_id}/notices": "?seat=0"}
    found = [("GET", route.path) for route in matrix.routes(scene.app) if "GET" in (route.methods or ())]
    found = [
        (method, path)
        for method, path in [*found, *matrix.changing(scene.app)]
        if path.startswith("/api/tables/{table_id}")
    ]
    assert len(found) > 6
    for who in ("no token", "wrong token", "other table", "expired"):
        person = scene.people[who]
        for method, path in found:
            for seat in ("", "?seat=0"):
                answers = []
                for table in (scene.table, SECRET_TABLE):
                    address, body = scene.request(method, path, table)
                    address += queries.get(path, seat)
                    answers.append(await person.ask(method, address, None if method == "GET" else body))
                there, missing = answers
                assert (there.status_code, there.content) == (404, missing.content), (method, path)
                assert missing.status_code == 404
        for seat_asked in (None, 0):
            for table in (scene.table, SECRET_TABLE):
                await refused(person, table, seat_asked, (4404, "no such table"))


@pytest.mark.parametrize("scene", ["private"], indirect=True)
async def test_reading_changes_nothing_by_any_method_that_claims_to_read(scene: Scene) -> None:
    xenia = scene.people["other table"]
    opened = await xenia.open_table(seats=3)
    before = await scene.kept()
    bot = {"User-Agent": "Twitterbot/1.0", "X-HTTP-Method-Override": "POST", "Accept": "text/html"}
    paths = [
        f"/j/{opened['code']}",
        f"/t/{scene.table}",
        f"/api/invitations/{opened['code']}",
        f"/api/invitations/{opened['code']}?_method=POST",
        *(scene.request(method, path)[0] for method, path in matrix.changing(scene.app)),
        "/s",
    ]
    for path in paths:
        for method in ("GET", "HEAD", "OPTIONS"):
            answer = await scene.anna.http.request(method, path, headers=bot)
            assert answer.status_code < 500, (method, path)
    assert await scene.kept() == before
