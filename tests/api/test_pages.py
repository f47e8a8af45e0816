"""The pages over a real socket: one shell for all, strict headers, files for ever, and nothing else."""

from __future__ import annotations

import gzip
import re

import httpx
import pytest

from server.api import pages
from server.api.front import Front
from server.settings import ROOT
from tests.client import PATIENCE, Person

PAGES = ["/", "/about", "/s", "/rules/expedition", "/t/abcdefghjkmn", "/j/ABCD-EFGH"]


def page_of(url: str) -> httpx.AsyncClient:
    """Somebody's browser that has never been here, and takes nothing packed."""
    return httpx.AsyncClient(
        base_url=url, verify=False, timeout=PATIENCE, headers={"Accept-Encoding": "identity"}
    )


async def test_every_address_of_a_kind_is_the_same_page(url: str) -> None:
    async with page_of(url) as browser:
        for path in PAGES:
            # given an address, and another of its kind, at which there is nothing at all
            answers = [await browser.get(path), await browser.get(re.sub(r"(?<=./)[\w-]+$", "other", path))]
            # then neither tells whether there is anything
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.content for answer in answers}) == 1
            assert all("set-cookie" not in answer.headers for answer in answers)


def test_pages_are_preloaded_by_the_addresses_at_which_they_stand() -> None:
    """The server's list of pages and that of web/pages.js name the same modules."""
    front = Front.read(ROOT / "web")
    targets = {
        place or "/": front.target("pages.js", target)
        for place, target in re.findall(
            r'^  "?(\w*)"?: \(\) => import\("([^"]+)"\)', front.assets["pages.js"].body.decode(), re.MULTILINE
        )
    }
    assert targets == {path.split("/")[1] or "/": module for path, module in pages.PAGES.items()}
    for module in (*pages.PAGES.values(), pages.NOWHERE):
        assert module in front.modules(module)
        assert f'href="{front.root}/{module}"' in front.page("en", module).body.decode()


async def test_the_page_is_strict(url: str) -> None:
    async with page_of(url) as browser:
        headers = (await browser.get("/")).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert re.fullmatch(r"'self' 'sha256-[\w+/=]{44}'", policy["script-src"])
    for closed in ("base-uri", "form-action", "frame-ancestors"):
        assert policy[closed] == "'none'"
    assert not {"'unsafe-inline'", "'unsafe-eval'", "*"} & set(" ".join(policy.values()).split())
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/me", "/healthz", "/nothing.txt", "/api/nothing", "/robots.txt"]
)
async def test_everything_else_is_stricter_still(url: str, path: str) -> None:
    async with page_of(url) as browser:
        headers = (await browser.get(path)).headers
    assert headers["content-security-policy"].startswith("default-src 'none'")
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("asked", "cookie", "lang"),
    [
        ("", "", "en"),
        ("hu-HU,hu;q=0.9,en;q=0.8", "", "hu"),
        ("de,hu;q=0.5,en;q=0.4", "", "hu"),
        ("en;q=0.2, hu;q=0", "", "en"),
        ("hu", "en", "en"),
        ("en", "hu", "hu"),
        ("fr", "tlh", "en"),
        ("hu;q=nonsense, , ;;;", "", "en"),
    ],
)
async def test_it_comes_in_the_language_that_was_chosen_or_is_asked_for(
    url: str, asked: str, cookie: str, lang: str
) -> None:
    async with page_of(url) as browser:
        headers = {"Accept-Language": asked} | ({"Cookie": f"lang={cookie}"} if cookie else {})
        page = (await browser.get("/", headers=headers)).text
    assert f'lang="{lang}"' in page


async def test_a_page_that_has_not_changed_is_not_sent_again(url: str) -> None:
    async with page_of(url) as browser:
        first = await browser.get("/")
        again = await browser.get("/", headers={"If-None-Match": first.headers["etag"]})
        other = await browser.get(
            "/", headers={"If-None-Match": first.headers["etag"], "Accept-Language": "hu"}
        )
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["content-security-policy"] == first.headers["content-security-policy"]
    assert other.status_code == 200


async def test_what_the_page_loads_is_there_packed_and_for_ever(url: str) -> None:
    async with page_of(url) as browser:
        page = (await browser.get("/")).text
        files = set(re.findall(r'(?:src|href)="(/v/[^"]+)"', page))
        assert len(files) > 5
        for file in files:
            plain = await browser.get(file)
            assert plain.status_code == 200, file
            assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
            packed = await browser.send(
                browser.build_request("GET", file, headers={"Accept-Encoding": "gzip"}), stream=True
            )
            raw = b"".join([part async for part in packed.aiter_raw()])
            if "content-encoding" in packed.headers:
                assert gzip.decompress(raw) == plain.content


@pytest.mark.parametrize(
    "path",
    [
        "/v/{version}/web/../../pyproject.toml",
        "/v/{version}/web/..%2f..%2fpyproject.toml",
        "/v/{version}/web/%2e%2e/%2e%2e/server/app.py",
        "/v/{version}/web//etc/passwd",
        "/v/{version}/web/index.html",
        "/v/{version}/web/package.json",
        "/v/{version}/web/.npmrc",
        "/v/{version}/web/node_modules/typescript/package.json",
        "/v/{version}/web/node_modules/preact/package.json",
        "/v/{version}/web/tests/tsconfig.json",
        "/v/{version}/web/main.js",
        "/v/0000000000000000/web/texts/en.ftl",
        "/v/{version}/server/app.py",
        "/web/main.js",
        "/.env",
        "/..%2f.env",
        "/public/robots.txt",
    ],
)
async def test_nothing_else_can_be_had(url: str, path: str) -> None:
    async with page_of(url) as browser:
        page = (await browser.get("/")).text
        found = re.search(r'data-page="(\w+)"', page)
        assert found
        # httpx would tidy up the dots itself
        request = browser.build_request("GET", "/")
        request.url = request.url.copy_with(raw_path=path.format(version=found[1]).encode())
        answer = await browser.send(request)
    assert answer.status_code == 404
    assert b"dependencies" not in answer.content


async def test_in_place_of_another_versions_modules_comes_one_that_loads_the_page_anew(url: str) -> None:
    async with page_of(url) as browser:
        page = (await browser.get("/")).text
        found = re.search(r'data-page="(\w+)"', page)
        assert found
        own = await browser.get(f"/v/{found[1]}/web/{pages.ANEW}")
        assert b"location.reload()" in own.content
        for path in ("pages.js", "rules/page.js", "games/expedition/index.js", "gone/since.js"):
            answer = await browser.get(f"/v/0123456789abcdef/web/{path}")
            assert (answer.status_code, answer.content) == (200, own.content)
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["cache-control"] == "no-store"


async def test_an_address_that_does_not_exist_is_a_page_to_people_and_a_code_to_programs(url: str) -> None:
    async with page_of(url) as browser:
        for path in ("/nothing", "/t/", "/rules/expedition/more"):
            page = await browser.get(path)
            assert page.status_code == 404
            assert page.headers["content-type"].startswith("text/html")
        for path in ("/api/nothing", "/api/games/chess/components", "/api/tables"):
            code = await browser.get(path)
            assert code.status_code in (404, 405)
            assert set(code.json()) == {"code", "params"}


async def test_the_page_can_be_asked_for_without_its_body(url: str) -> None:
    async with page_of(url) as browser:
        for path in PAGES:
            answer = await browser.head(path)
            assert (answer.status_code, answer.content) == (200, b"")


async def test_the_lobby_learns_the_games_and_their_data(url: str) -> None:
    async with Person(url) as anna:
        told = await anna.get("/api/games")
        assert told["languages"] == ["en", "hu"]
        game = told["games"][0]
        assert game["id"] == "expedition"
        assert set(game["title"]) == {"en", "hu"}
        now = await anna.ask("GET", "/api/games/expedition/components")
        same = await anna.ask("GET", f"/api/games/expedition/components?hash={game['data']}")
        assert now.json() == same.json()
        assert "immutable" in same.headers["cache-control"]
        assert "immutable" not in now.headers["cache-control"]
        assert (await anna.ask("GET", f"/api/games/expedition/components?hash={'0' * 64}")).status_code == 404


async def test_an_invitation_has_a_qr_code_that_tells_nothing(url: str) -> None:
    async with Person(url) as anna:
        code = (await anna.open_table())["code"]
        drawn = await anna.ask("GET", f"/api/invitations/{code}/qr.svg")
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert drawn.text.startswith("<svg")
        assert (await anna.ask("GET", "/api/invitations/2222-2222/qr.svg")).status_code == 200
        assert (await anna.ask("GET", "/api/invitations/<svg>/qr.svg")).status_code == 422


FORWARDED = {
    "10.1.2.3": 200,
    "::ffff:10.1.2.3": 200,
    "8.8.8.8": 404,
    "::ffff:8.8.8.8": 404,
    "unknown": 404,
    "10.1.2": 404,
}
"""Whom a trusted proxy names, and whether they are shown the figures."""


async def test_health_and_figures(url: str) -> None:
    async with Person(url) as anna:
        health = await anna.get("/healthz")
        assert (health["status"], health["database"]) == ("ok", "reachable")
        opened = await anna.open_table()
        await anna.tab(opened["id"], 0)
        figures = (await anna.ask("GET", "/metrics")).text
        assert re.search(r"^kalmar_sockets [1-9]", figures, re.MULTILINE)
        assert re.search(r'^kalmar_requests_total\{status="2xx"\} [1-9]', figures, re.MULTILINE)
        for address, status in FORWARDED.items():
            answer = await anna.ask("GET", "/metrics", headers={"X-Forwarded-For": address})
            assert answer.status_code == status, address
        assert "Anna" not in figures
        assert opened["id"] not in figures
