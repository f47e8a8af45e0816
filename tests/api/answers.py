"""The answers of docs/protocol.md over HTTP, as types, put into the application's own OpenAPI."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI

from server.live.messages import Entry, Plain, View
from server.tables.commands import SeatNumber


class Failed(Plain):
    code: str
    params: dict[str, Any]


class Opened(Plain):
    id: str
    code: str


class Seated(Plain):
    id: str
    seat: SeatNumber


class FreeSeat(Plain):
    name: str
    colours: list[str]


class Invitation(Plain):
    table: str
    game: str
    title: str
    free: int
    seats: list[FreeSeat]


class Me(Plain):
    name: str
    tables: list[dict[str, Any]]
    lang: str = ""


class Link(Plain):
    link: str


class Recovery(Plain):
    id: str
    seat: SeatNumber
    name: str
    sessions: int
    link: str = ""


class Log(Plain):
    log: list[Entry]


class Rematch(Plain):
    id: str


class Record(msgspec.Struct):
    form: str
    seat: SeatNumber | None
    whole: bool
    table: dict[str, Any]
    rows: list[dict[str, Any]]
    digest: str


class Games(Plain):
    games: list[dict[str, Any]]
    languages: list[str]
    version: int


class Health(Plain):
    status: str
    database: str
    version: str


ANSWERS: dict[tuple[str, str], Any] = {
    ("get", "/api/games"): Games,
    ("get", "/api/me"): Me,
    ("post", "/api/tables"): Opened,
    ("get", "/api/tables/{table_id}"): View,
    ("get", "/api/tables/{table_id}/at/{seq}"): View,
    ("get", "/api/tables/{table_id}/log"): Log,
    ("get", "/api/tables/{table_id}/record"): Record,
    ("post", "/api/tables/{table_id}/recovery"): Link,
    ("post", "/api/tables/{table_id}/rematch"): Rematch,
    ("get", "/api/invitations/{code}"): Invitation,
    ("post", "/api/invitations/{code}"): Seated,
    ("post", "/api/recoveries"): Recovery,
    ("get", "/healthz"): Health,
}
"""What a success answers with; of a route that is not here anything may come."""

ERRORS = (400, 401, 403, 404, 405, 409, 413, 422, 429)
CREATED = {("post", "/api/tables"), ("post", "/api/tables/{table_id}/notices")}


def documented(app: FastAPI) -> dict[str, Any]:
    """The application's OpenAPI, with the answers that are documented and no others."""
    whole: dict[str, Any] = app.openapi()
    kinds = [Failed, *ANSWERS.values()]
    schemas, shapes = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    known = dict(zip(ANSWERS, schemas[1:], strict=True))
    whole["components"]["schemas"] |= shapes
    failed = {"description": "", "content": {"application/json": {"schema": schemas[0]}}}
    for path, operations in whole["paths"].items():
        for method, operation in operations.items():
            success: dict[str, Any] = {"description": ""}
            if shape := known.get((method, path)):
                success["content"] = {"application/json": {"schema": shape}}
            good = (
                {"201": success}
                if (method, path) in CREATED
                else {"200": success, "204": {"description": ""}}
            )
            operation["responses"] = {**good, **{str(status): failed for status in ERRORS}}
    return whole
