"""The admin page's routes: nothing without the token, and with it what a host needs and nothing hidden."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.api.admin import SIGNED_IN_SECONDS, Desk
from server.logs import TROUBLES, WORKER, Trouble
from server.origin import ADMIN_COOKIE
from server.settings import Settings
from tests.client import Person, serving

TOKEN = "a token of sufficient length"
PATHS = (
    ("GET", "/api/admin"),
    ("GET", "/api/admin/sizes"),
    ("GET", "/api/admin/tables"),
    ("GET", "/api/admin/tables/{table}"),
    ("POST", "/api/admin/tables/{table}/close"),
    ("POST", "/api/admin/tables/{table}/rollback"),
    ("POST", "/api/admin/tables/{table}/bot"),
)
BODIES: dict[str, dict[str, Any]] = {"rollback": {"to": 0}, "bot": {"seat": 1, "level": None}}


@pytest.fixture
def guarded(database: Settings) -> Settings:
    return database.model_copy(update={"admin_token": TOKEN})


@pytest.fixture
async def url(guarded: Settings) -> AsyncIterator[str]:
    async with serving(guarded) as address:
        yield address


async def asked(person: Person, method: str, path: str, table: str, **options: Any) -> httpx.Response:
    body = BODIES.get(path.rsplit("/", 1)[-1], {}) if method != "GET" else None
    return await person.ask(method, path.format(table=table), body, **options)


async def sign_in(person: Person, token: str = TOKEN) -> httpx.Response:
    return await person.ask("POST", "/api/admin/session", {"token": token})


async def running_table(anna: Person) -> Any:
    """A table of Anna and a person who is away, begun; its tab."""
    opened = await anna.open_table(seats=2, title="Friday")
    async with Person(anna.url, "Béla") as bela:
        await bela.join(opened["code"])
    tab = await anna.tab(opened["id"], 0)
    assert (await tab.act("start"))["t"] == "ack"
    await tab.until(0)
    return tab


async def test_without_a_token_in_the_settings_there_is_no_such_thing(database: Settings) -> None:
    async with serving(database) as address, Person(address) as anna:
        for method, path in (*PATHS, ("POST", "/api/admin/session"), ("DELETE", "/api/admin/session")):
            answer = await asked(anna, method, path, "x")
            assert (answer.status_code, answer.json()["code"]) == (404, "not_found"), path
        page = await anna.ask("GET", "/admin")
        nowhere = await anna.ask("GET", "/nowhere")
        assert (page.status_code, page.content) == (404, nowhere.content)


async def test_nothing_is_shown_or_done_for_who_is_not_signed_in(url: str) -> None:
    async with Person(url) as anna:
        tab = await running_table(anna)
        before = await anna.view(tab.table)
        forged = f"{int(time.time()) + 999}.{'0' * 16}.{'0' * 64}"
        for cookie in ("", forged, "x", "..", ".", "é"):
            headers = {"Cookie": f"{ADMIN_COOKIE}={cookie}".encode("latin-1")}
            for method, path in PATHS:
                answer = await asked(anna, method, path, tab.table, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (401, "signed_out"), (path, cookie)
        assert await anna.view(tab.table) == before


async def test_a_wrong_token_opens_nothing_and_a_few_are_enough(guarded: Settings) -> None:
    settings = guarded.model_copy(update={"limit_admin": "3/hour"})
    async with serving(settings) as address, Person(address) as anna:
        for token in ("", TOKEN[:-1], TOKEN + "x"):
            answer = await sign_in(anna, token)
            assert (answer.status_code, answer.json()["code"]) == (403, "bad_token")
            assert "set-cookie" not in answer.headers
        answer = await sign_in(anna)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
        assert int(answer.headers["retry-after"]) > 3000


async def test_a_foreign_page_gets_nowhere_with_the_cookie(url: str) -> None:
    async with Person(url) as anna, httpx.AsyncClient(base_url=url, verify=False) as program:
        tab = await running_table(anna)
        assert (await sign_in(anna)).status_code == 204
        cookie = f"{ADMIN_COOKIE}={anna.http.cookies[ADMIN_COOKIE]}"
        for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {}):
            for method, path in PATHS:
                if method == "POST":
                    body = BODIES.get(path.rsplit("/", 1)[-1], {})
                    answer = await program.request(
                        method, path.format(table=tab.table), json=body, headers={"Cookie": cookie, **headers}
                    )
                    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        assert tab.seq == (await anna.view(tab.table))["seq"] == 0


async def test_the_cookie_is_for_these_routes_alone_and_ends(url: str, guarded: Settings) -> None:
    async with Person(url) as anna:
        answer = await sign_in(anna)
        told = answer.headers["set-cookie"]
        for part in ("HttpOnly", "Path=/api/admin", "SameSite=strict", f"Max-Age={SIGNED_IN_SECONDS}"):
            assert part in told
        assert "Secure" not in told
        assert TOKEN not in told
        assert answer.headers["cache-control"] == "no-store"
        assert (await anna.ask("GET", "/api/admin")).status_code == 200
        page = await anna.ask("GET", "/admin")
        assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
        cookie = anna.http.cookies[ADMIN_COOKIE]
        assert (await anna.ask("DELETE", "/api/admin/session", {})).status_code == 204
        assert ADMIN_COOKIE not in anna.http.cookies
        assert (await anna.ask("GET", "/api/admin")).status_code == 401
    # a cookie is signed with the token, and holds for some hours
    desk = Desk(guarded)
    assert desk.admits(cookie)
    assert not Desk(guarded.model_copy(update={"admin_token": TOKEN + "x"})).admits(cookie)
    until, rest = cookie.split(".", 1)
    assert not desk.admits(f"{int(until) + 1}.{rest}")
    assert not desk.admits(desk.pass_until(int(time.time()) - 1))


async def test_under_https_the_cookie_is_kept_to_it(guarded: Settings) -> None:
    settings = guarded.model_copy(update={"public_url": "https://games.example.org"})
    async with serving(settings) as address, Person(address) as anna:
        assert "Secure" in (await sign_in(anna)).headers["set-cookie"]


async def test_the_host_sees_how_things_stand(url: str, tmp_path: Path) -> None:
    async with Person(url) as anna:
        await sign_in(anna)
        tab = await running_table(anna)
        laid = await anna.open_table(game="oltremare", seats=3)
        TROUBLES.newest.clear()
        about = {"incident": "1f", "table": tab.table, "seq": 0, "seat": None}
        TROUBLES.newest.append(Trouble(at=1, what="rules_failed", error="KeyError at a.py:1", **about))
        seen = await anna.get("/api/admin")
        assert (seen["worker"], seen["sockets"], seen["tables"]) == (WORKER, 1, 1)
        assert seen["workers"] == [{"id": WORKER, "tables": 1, "seats": 1, "watchers": 0}]
        assert seen["troubles"] == [{"at": 1, "what": "rules_failed", "error": "KeyError at a.py:1", **about}]
        TROUBLES.newest.clear()

        listed = await anna.get("/api/admin/tables")
        assert (listed["count"], [one["id"] for one in listed["tables"]]) == (2, [laid["id"], tab.table])
        friday = listed["tables"][1]
        assert (friday["title"], friday["rows"], friday["phase"]) == ("Friday", 1, "running")
        assert (friday["sockets"], friday["here"], friday["watchers"]) == (1, [0], 0)
        for query, count in (
            ("phase=setup", 1),
            ("game=expedition&phase=running", 1),
            ("search=b%C3%A9la", 1),
            ("search=nobody", 0),
            ("skip=1", 2),
        ):
            assert (await anna.get(f"/api/admin/tables?{query}"))["count"] == count, query
        assert len((await anna.get("/api/admin/tables?skip=1"))["tables"]) == 1
        assert (await anna.ask("GET", "/api/admin/tables?phase=lost")).status_code == 422

        sizes = await anna.get("/api/admin/sizes")
        assert sizes["games"]["expedition"]["rows"] == sizes["rows"] == 1
        one = await anna.get(f"/api/admin/tables/{tab.table}")
        assert [seat["name"] for seat in one["seats"]] == ["Anna", "Béla"]
        assert [(row["seq"], row["kind"]) for row in one["newest"]] == [(0, "setup")]
        assert (await anna.ask("GET", "/api/admin/tables/nothing")).status_code == 404


async def test_nothing_hidden_is_among_what_the_host_sees(url: str) -> None:
    async with Person(url) as anna:
        await sign_in(anna)
        tab = await running_table(anna)
        link = (await anna.post(f"/api/tables/{tab.table}/recovery", {"seat": 0}))["link"]
        said = [
            (await anna.ask("GET", path.format(table=tab.table))).text
            for method, path in PATHS
            if method == "GET"
        ]
        hidden = [
            *tab.view["game"]["private"]["hand"],
            link.split("#")[1],
            anna.http.cookies["kalmar"],
            tab.view["table"]["seal"]["commitment"],
            TOKEN,
        ]
        for text in said:
            assert json.loads(text)
            for word in hidden:
                assert word not in text


async def test_what_the_host_does_is_a_row_that_everybody_sees(url: str) -> None:
    async with Person(url) as anna:
        await sign_in(anna)
        tab = await running_table(anna)
        for act, body, seq, kind, event in (
            ("bot", {"seat": 1, "level": "plain"}, 1, "seat", "bot_sat_in"),
            ("rollback", {"to": 0}, None, "undo", "undo_done"),
            ("close", {}, None, "close", "closed"),
        ):
            answer = await anna.post(f"/api/admin/tables/{tab.table}/{act}", body)
            assert seq in (None, answer["seq"])
            await tab.until(answer["seq"])
            row = next(entry for entry in tab.view["log"] if entry["seq"] == answer["seq"])
            assert (row["kind"], row["seat"], row["events"][-1]["kind"]) == (kind, None, event)
            assert row["events"][-1]["by"] is None
        for act, body in (("close", {}), *BODIES.items()):
            answer = await anna.ask("POST", f"/api/admin/tables/{tab.table}/{act}", body)
            assert (answer.status_code, answer.json()["code"]) == (409, "table_closed")


@pytest.mark.parametrize(
    ("act", "body"),
    [
        ("close", {"why": "x"}),
        ("rollback", {}),
        ("rollback", {"to": "0"}),
        ("rollback", {"to": 2**40}),
        ("rollback", {"to": -1}),
        ("bot", {"seat": 99, "level": None}),
        ("bot", {"seat": 0}),
        ("bot", {"seat": 0, "level": ""}),
    ],
)
async def test_a_body_that_is_wrong_changes_nothing(url: str, act: str, body: Any) -> None:
    async with Person(url) as anna:
        await sign_in(anna)
        opened = await anna.open_table(seats=2)
        answer = await anna.ask("POST", f"/api/admin/tables/{opened['id']}/{act}", body)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_message")
        assert (await anna.view(opened["id"]))["table"]["phase"] == "setup"


class Counting:
    """A store that counts how often it is read."""

    def __init__(self) -> None:
        self.times = 0

    async def read(self, work: Any) -> object:
        self.times += 1
        return self


@pytest.mark.parametrize(("seconds", "times"), [(60.0, 1), (0.0, 3)])
async def test_sizes_hold_for_a_while(
    guarded: Settings, monkeypatch: pytest.MonkeyPatch, seconds: float, times: int
) -> None:
    monkeypatch.setattr("server.api.admin.SIZES_SECONDS", seconds)
    monkeypatch.setattr("server.api.admin.SIZES_TIMES", 0)
    desk, store = Desk(guarded), Counting()
    for _ in range(3):
        await desk.sizes(store)  # type: ignore[arg-type]
    assert store.times == times
