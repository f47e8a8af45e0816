"""Whatever is asked of the server counts against a limit, but for a few routes that cost next to nothing.

The routes are found in the application itself, so that nothing new is forgotten.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from fastapi import FastAPI

from server.api.pages import PAGES, READING
from server.app import create_app
from server.rates import Rates, TooMany
from server.settings import Settings
from tests.client import Person, serving
from tests.live import matrix

FILES = ("/v/{version}/web/{path:path}", "/{name}")
FREE = {
    **dict.fromkeys(product(READING, PAGES), "made once, the same for every page of its kind"),
    **dict.fromkeys(product(READING, FILES), "read and packed once, and kept by browsers"),
    ("GET", "/healthz"): "a monitor asks as often as it likes, most of all when much is going on",
    ("GET", "/metrics"): "for private networks only, and read from memory",
    ("DELETE", "/api/admin/session"): "clears a cookie of the asker's and touches nothing else",
}
"""Routes that count against no limit, and why."""

FILLED = {"table_id": "2" * 12, "code": "2222-2222", "notice": "2" * 12, "seq": 0, "game": "vikings"}
QUERIES = {
    "/api/tables/{table_id}/log": "?before=9",
    "/api/tables/{table_id}/notices": "?seat=0",
    "/notices": "?key=x",
}
BROWSER = {"endpoint": "https://push.example.org/x", "p256dh": "", "auth": ""}


def asked(app: FastAPI) -> list[tuple[str, str]]:
    """Method and path of every route, of those that read too."""
    return sorted({(method, route.path) for route in matrix.routes(app) for method in route.methods or ()})


def request(app: FastAPI, method: str, path: str) -> tuple[str, Any]:
    """Address and body as the route's schema takes them: what is malformed costs nothing either way."""
    address = path.format(**FILLED) + QUERIES.get(path, "")
    if method == "GET":
        return address, None
    body = matrix.body_of(app, method, path)
    return address, body | ({"target": BROWSER} if path == "/api/notices/browser" else {})


async def test_every_route_counts_against_a_limit(
    database: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = database.model_copy(update={"admin_token": "T" * 32})
    app = create_app(settings)

    # given somebody who has used up everything
    async def used_up(*_: object) -> None:
        raise TooMany(60)

    async with serving(settings) as url, Person(url) as anna:
        await anna.open_table()
        monkeypatch.setattr(Rates, "spend", used_up)
        monkeypatch.setattr(Rates, "spend_by_address", used_up)
        # when they ask for whatever there is
        answers = {}
        for method, path in asked(app):
            if (method, path) not in FREE:
                address, body = request(app, method, path)
                answers[method, path] = (await anna.ask(method, address, body)).status_code
    # then nothing is done, before anything is looked up; the host's own routes ask first who it is
    assert len(answers) > 20
    for (method, path), status in answers.items():
        own = path.startswith("/api/admin") and path != "/api/admin/session"
        assert status == (401 if own else 429), (method, path)


def test_the_routes_that_count_against_none_are_there(database: Settings) -> None:
    app = create_app(database.model_copy(update={"admin_token": "T" * 32}))
    assert set(FREE) <= set(asked(app))
