"""What a request must pass before any route sees it, and what is answered when it does not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from server.settings import Settings
from tests.client import Person, serving

ORDER = {"game": "expedition", "seats": 2, "options": {}, "watch": True, "name": "Anna", "entropy": ""}


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"game": None}, "game"),
        ({"seats": "2"}, "seats"),
        ({"seats": 1e400}, "seats"),
        ({"seats": 2**70}, "seats"),
        ({"options": []}, "options"),
        ({"options": {"variant": 1}}, "options.variant"),
        ({"options": {"x" * 40: "y"}}, "options"),
        ({"watch": "yes"}, "watch"),
        ({"name": ["Anna"]}, "name"),
        ({"name": "x" * 300}, "name"),
        ({"name": "\ud800"}, "name"),
        ({"entropy": "xyz"}, "entropy"),
        ({"bots": "plain"}, "bots"),
        ({"bots": ["plain"] * 40}, "bots"),
        ({"secret": "0" * 64}, "secret"),
    ],
)
async def test_a_field_that_is_wrong_is_named_and_changes_nothing(
    url: str, changes: dict[str, Any], where: str
) -> None:
    async with Person(url) as anna:
        answer = await anna.http.post(
            "/api/tables",
            content=json.dumps(ORDER | changes),
            headers={"Content-Type": "application/json"},
        )
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_message"), answer.text
        assert where in answer.json()["params"]["where"]
        assert (await anna.get("/api/me"))["tables"] == []


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "chess"}, "bad_option"),
        ({"seats": 9}, "bad_option"),
        ({"options": {"variant": "chess"}}, "bad_option"),
        ({"options": {"gambit": "base"}}, "bad_option"),
        ({"bots": ["genius"]}, "bad_option"),
        ({"bots": ["plain"] * 2}, "bad_option"),
        ({"name": "   "}, "bad_name"),
        ({"name": "\u0000"}, "bad_name"),
    ],
)
async def test_a_wish_that_cannot_be_granted_has_its_own_code(
    url: str, changes: dict[str, Any], code: str
) -> None:
    async with Person(url) as anna:
        answer = await anna.ask("POST", "/api/tables", ORDER | changes)
        assert (answer.status_code, answer.json()["code"]) == (422, code), answer.text


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"null",
        b"[]",
        b'"text"',
        b"[" * 8000,
        b'{"a":' * 2000 + b"1" + b"}" * 2000,
        b'{"name": NaN}',
        b"\x00" * 100,
    ],
    ids=range(10),
)
async def test_a_body_that_is_no_sensible_json_is_a_typed_error(url: str, body: bytes) -> None:
    async with Person(url) as anna:
        for path in ("/api/tables", "/api/recoveries", "/api/invitations/2222-2222", "/api/tables/x/rematch"):
            answer = await anna.http.post(path, content=body, headers={"Content-Type": "application/json"})
            assert 400 <= answer.status_code < 500, (path, answer.text)
            assert set(answer.json()) == {"code", "params"}


async def test_a_body_of_more_than_16_kb_is_not_read(url: str) -> None:
    async with Person(url) as anna:
        for content in (b" " * 17_000, stream(2_000_000)):
            answer = await anna.http.post(
                "/api/tables", content=content, headers={"Content-Type": "application/json"}
            )
            assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


async def stream(size: int) -> Any:
    for _ in range(0, size, 1000):
        yield b" " * 1000


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
async def test_a_form_of_another_site_is_no_json(url: str, kind: str) -> None:
    async with Person(url) as anna:
        answer = await anna.http.post(
            "/api/tables", content=json.dumps(ORDER), headers={"Content-Type": kind}
        )
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


async def test_a_program_without_a_cookie_may_leave_out_the_origin(url: str) -> None:
    async with Person(url) as robot:
        del robot.http.headers["Origin"]
        assert (await robot.open_table())["id"]
        # from now on it has a cookie, as a browser has
        answer = await robot.ask("POST", "/api/tables", ORDER)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")


async def test_the_address_that_players_type_is_our_own_behind_a_proxy(database: Settings) -> None:
    public = database.model_copy(update={"public_url": "https://games.example.org"})
    async with serving(public) as url, Person(url) as anna:
        anna.http.headers["Origin"] = "https://games.example.org"
        answer = await anna.ask("POST", "/api/tables", ORDER)
        assert answer.status_code == 201
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]


async def test_the_cookie_is_out_of_reach(url: str) -> None:
    async with Person(url) as anna:
        answer = await anna.ask("POST", "/api/tables", ORDER)
        parts = {part.strip().split("=")[0] for part in answer.headers["set-cookie"].split(";")}
        assert {"kalmar", "HttpOnly", "Path", "SameSite", "Max-Age"} <= parts
        assert "SameSite=lax" in answer.headers["set-cookie"]


async def test_limits_are_told_with_the_time_to_wait(database: Settings) -> None:
    strict = database.model_copy(update={"limit_tables": "2/hour", "limit_address": 2})
    async with serving(strict) as url, Person(url) as anna, Person(url, "Béla") as bela:
        for _ in range(3):  # the first is not counted as hers, who has no cookie yet
            await anna.open_table()
        answer = await anna.ask("POST", "/api/tables", ORDER)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
        assert int(answer.headers["retry-after"]) == answer.json()["params"]["seconds"] > 0
        # the same address has something left for another browser, and then no more
        await bela.open_table()
        assert (await bela.ask("POST", "/api/tables", ORDER)).status_code == 429


async def test_nobody_escapes_a_limit_by_claiming_another_address(database: Settings) -> None:
    strict = database.model_copy(
        update={"limit_tables": "1/hour", "limit_address": 1, "trusted_proxies": "203.0.113.7"}
    )
    async with serving(strict) as url:
        codes = []
        for number in range(3):
            async with Person(url) as fresh:
                headers = {"X-Forwarded-For": f"198.51.100.{number}"}
                codes.append((await fresh.ask("POST", "/api/tables", ORDER, headers=headers)).status_code)
    assert codes == [201, 429, 429]


async def test_a_failure_of_ours_is_typed_and_numbered(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Person(url) as anna:
        monkeypatch.setattr("server.tables.House.create", lambda *_: 1 / 0)
        answer = await anna.ask("POST", "/api/tables", ORDER)
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        assert answer.json()["params"]["incident"]
        assert "ZeroDivisionError" not in answer.text
