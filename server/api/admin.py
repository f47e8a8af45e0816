"""The admin page's routes, for whoever knows the token of the settings. Without one they are not there.

Whoever is signed in has a cookie that only these routes are sent: a time until when it holds, signed with the
token, so that any worker takes it and another token voids it. What is shown here is what overview.py of the
tables gathers: no hands, no secrets.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Query, Request
from pydantic import Field
from starlette.responses import Response

from server import VERSION
from server.api.asker import packed
from server.api.bodies import Body, Line, Nothing, SeatBody, TableId, Word
from server.api.cookies import over_https
from server.live.presence import Rooms
from server.logs import TROUBLES, WORKER, get_logger
from server.origin import ADMIN_COOKIE
from server.rates import Rates
from server.settings import Settings
from server.store import Store
from server.tables import House, Refusal, Table, hosting
from server.tables.house import now
from server.tables.overview import Sizes, TableSummary, Wanted, details, list_tables, measure
from server.tables.setup import Phase

PATH = "/api/admin"
SIGNED_IN_SECONDS = 8 * 3600
SIZES_SECONDS, SIZES_TIMES = 60.0, 100
"""How long sizes hold until they are measured anew, and how many times as long as measuring them took: that
reads the whole journal, beside people who play."""

MOST_ROWS = 2**31 - 1

router = APIRouter(prefix=PATH)
log = get_logger(__name__)


class Desk:
    """What the admin page of one process keeps: the key that cookies are signed with, the last sizes."""

    def __init__(self, settings: Settings) -> None:
        self._token = settings.admin_token.encode()
        self.since = now()
        self._sizes: Sizes | None = None
        self._sizes_until = 0.0
        self._measuring = asyncio.Lock()

    def knows(self, token: str) -> bool:
        """Whether it is the token; takes as long whatever was given."""
        given, known = (hashlib.sha256(text).digest() for text in (token.encode(), self._token))
        return hmac.compare_digest(given, known)

    def pass_until(self, until: int) -> str:
        """A cookie that holds until then (seconds since 1970)."""
        return self._signed(f"{until}.{secrets.token_hex(8)}")

    def admits(self, cookie: str) -> bool:
        """Whether a cookie is one of ours, and still holds."""
        said, _, _ = cookie.rpartition(".")
        if not hmac.compare_digest(self._signed(said).encode(), cookie.encode()):
            return False
        return int(said.partition(".")[0]) > time.time()

    def _signed(self, said: str) -> str:
        mark = hmac.new(self._token, f"kalmar admin {said}".encode(), hashlib.sha256)
        return f"{said}.{mark.hexdigest()}"

    async def sizes(self, store: Store) -> Sizes:
        async with self._measuring:
            began = time.monotonic()
            if self._sizes is None or began >= self._sizes_until:
                self._sizes = await store.read(measure)
                ended = time.monotonic()
                self._sizes_until = ended + max(SIZES_SECONDS, SIZES_TIMES * (ended - began))
            return self._sizes


class Admin:
    """Whoever runs the server, signed in."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.desk: Desk = request.app.state.desk
        self.house: House = request.app.state.house
        self.store: Store = request.app.state.store
        self.rooms: Rooms = request.app.state.rooms
        if not self.desk.admits(request.cookies.get(ADMIN_COOKIE, "")):
            raise Refusal("signed_out")

    def answer(self, value: Any) -> Response:
        return packed(self.request, value)


async def admin(request: Request) -> Admin:
    return Admin(request)


SignedIn = Annotated[Admin, Depends(admin)]


class Token(Body):
    token: Line


class RollBack(Body):
    to: Annotated[int, Field(ge=0, le=MOST_ROWS)] | None


class GrantBot(SeatBody):
    level: Word | None


# ── Coming and going ─────────────────────────────────────────────────────────────────────────────


@router.post("/session")
async def sign_in(body: Token, request: Request) -> Response:
    """Signs in with the token, for some hours."""
    desk: Desk = request.app.state.desk
    rates: Rates = request.app.state.rates
    address = request.client.host if request.client else ""
    await rates.spend_by_address("admin", address)
    if not desk.knows(body.token):
        log.warning("admin_token_wrong")
        raise Refusal("bad_token")
    log.info("admin_signed_in")
    response = Response(status_code=204)
    response.set_cookie(
        ADMIN_COOKIE,
        desk.pass_until(int(time.time()) + SIGNED_IN_SECONDS),
        max_age=SIGNED_IN_SECONDS,
        path=PATH,
        httponly=True,
        samesite="strict",
        secure=over_https(request),
    )
    return response


@router.delete("/session")
async def sign_out(body: Nothing) -> Response:
    """This browser forgets that it was signed in."""
    response = Response(status_code=204)
    response.delete_cookie(ADMIN_COOKIE, path=PATH, httponly=True, samesite="strict")
    return response


# ── Looking ──────────────────────────────────────────────────────────────────────────────────────


@router.get("")
async def overview(admin: SignedIn) -> Response:
    """This process and what it knows of others, how many are here, and its newest errors, newest first."""
    others = [_people(name.partition("-")[0], told) for name, told in sorted(admin.rooms.others.items())]
    return admin.answer(
        {
            "version": VERSION,
            "worker": WORKER,
            "since": admin.desk.since,
            "tables": len(admin.house.tables),
            "sockets": sum(admin.rooms.sockets.values()),
            "workers": [_people(WORKER, admin.rooms.report()), *others],
            "troubles": list(reversed(TROUBLES.newest)),
        }
    )


@router.get("/sizes")
async def sizes(admin: SignedIn) -> Response:
    """How much there is of everything; at most a minute old."""
    return admin.answer(await admin.desk.sizes(admin.store))


@router.get("/tables")
async def tables(
    admin: SignedIn,
    search: Line = "",
    game: Word | None = None,
    phase: Phase | None = None,
    skip: Annotated[int, Query(ge=0, le=MOST_ROWS)] = 0,
) -> Response:
    """A page of the tables that are wanted, and how many there are of them."""
    wanted = Wanted(search=search.strip(), game=game, phase=phase, skip=skip)
    count, found = await admin.store.read(lambda connection: list_tables(connection, wanted))
    return admin.answer({"count": count, "tables": [_with_people(admin, one) for one in found]})


@router.get("/tables/{table_id}")
async def table(table_id: TableId, admin: SignedIn) -> Response:
    """One table, with its newest rows as a spectator may be told them."""
    found = await details(await admin.house.table(table_id))
    shown = msgspec.to_builtins(found) | {"summary": _with_people(admin, found.summary)}
    return admin.answer(shown)


# ── Acting ───────────────────────────────────────────────────────────────────────────────────────


@router.post("/tables/{table_id}/close")
async def close(table_id: TableId, body: Nothing, admin: SignedIn) -> Response:
    """Ends a table as it stands."""
    return admin.answer({"seq": await hosting.close(await _fresh(admin, table_id))})


@router.post("/tables/{table_id}/rollback")
async def roll_back(table_id: TableId, body: RollBack, admin: SignedIn) -> Response:
    """Takes a game back to a row, or a damaged table to its last good one."""
    return admin.answer({"seq": await hosting.roll_back(await _fresh(admin, table_id), body.to)})


@router.post("/tables/{table_id}/bot")
async def grant_bot(table_id: TableId, body: GrantBot, admin: SignedIn) -> Response:
    """Lets a bot play on for somebody."""
    table = await _fresh(admin, table_id)
    return admin.answer({"seq": await hosting.grant_bot(table, body.seat, body.level)})


async def _fresh(admin: Admin, table_id: str) -> Table:
    table = await admin.house.settled(table_id)
    await table.refresh()
    return table


def _with_people(admin: Admin, one: TableSummary) -> dict[str, Any]:
    here = admin.rooms.here(one.id)
    people = {"sockets": admin.rooms.sockets.get(one.id, 0), "here": here.seats, "watchers": here.watchers}
    return msgspec.structs.asdict(one) | people


def _people(worker: str, report: Any) -> dict[str, Any]:
    """How many are at a worker: tables that somebody looks at, seats whose people are there, watchers."""
    return {
        "id": worker,
        "tables": len(report),
        "seats": sum(len(here.seats) for here in report.values()),
        "watchers": sum(here.watchers for here in report.values()),
    }
