"""Notices: the ways to be told that it is one's turn, choosing among them, and ending them by a link."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from pydantic import Field
from starlette.responses import Response

from server.api.asker import Asker, Asking
from server.api.bodies import Body, Line, SeatBody, TableId
from server.api.pages import language_of
from server.logs import get_logger
from server.notices.notices import Notices
from server.rules.game import Seat
from server.tables import Table

router = APIRouter()
log = get_logger(__name__)

Delay = Literal[1, 5, 30, 120, 720]
"""Minutes."""
Long = Annotated[str, Field(min_length=1, max_length=2000)]
NoticeId = Annotated[str, Path(max_length=32)]
SeatOf = Annotated[int, Query(ge=0, le=15)]
Key = Annotated[str, Query(max_length=200)]

ONE = "/api/tables/{table_id}/notices/{notice}"


class BrowserTarget(Body):
    """A browser, as its Push API names it."""

    endpoint: Long
    p256dh: Line
    auth: Line


class NewNotice(SeatBody):
    way: Literal["push", "mail", "chat"]
    target: Long | BrowserTarget
    delay: Delay


class NewAddress(Body):
    """A browser's push service gave it another address."""

    former: Long
    target: BrowserTarget


class NoticeDelay(SeatBody):
    delay: Delay


class KeyBody(Body):
    key: Line
    use: bool


def notices_of(asker: Asker) -> Notices:
    notices: Notices = asker.request.app.state.notices
    return notices


async def own_seat(asker: Asker, table_id: str, seat: Seat) -> Table:
    """A table at which this seat is the asker's own. Raises Refusal, Unknown."""
    table = await asker.table(table_id, seat)
    table.must_hold(asker.known().id, seat)
    return table


@router.get("/api/tables/{table_id}/notices")
async def notices(table_id: TableId, seat: SeatOf, asker: Asking) -> Response:
    """The ways there are, and those that an own seat has chosen."""
    await asker.spend("views")
    table = await own_seat(asker, table_id, seat)
    return asker.answer(await notices_of(asker).of_seat(table, seat, asker.known()))


@router.post("/api/tables/{table_id}/notices")
async def subscribe(table_id: TableId, wish: NewNotice, asker: Asking) -> Response:
    """From now on tells an own seat by one more way."""
    await asker.spend("notices")
    table = await own_seat(asker, table_id, wish.seat)
    target = wish.target if isinstance(wish.target, str) else wish.target.model_dump()
    notice = await notices_of(asker).subscribe(
        table, wish.seat, asker.known(), wish.way, target, wish.delay, language_of(asker.request)
    )
    log.info("notice_wanted", table=table_id, seat=wish.seat, way=wish.way)
    return asker.answer(notice, 201)


@router.put(ONE)
async def change(table_id: TableId, notice: NoticeId, body: NoticeDelay, asker: Asking) -> Response:
    """Tells an own seat sooner or later."""
    await asker.spend("acts")
    table = await own_seat(asker, table_id, body.seat)
    await notices_of(asker).change(table, body.seat, notice, body.delay)
    return Response(status_code=204)


@router.delete(ONE)
async def end(table_id: TableId, notice: NoticeId, body: SeatBody, asker: Asking) -> Response:
    """Does not tell an own seat by this way any more."""
    await asker.spend("acts")
    table = await own_seat(asker, table_id, body.seat)
    await notices_of(asker).end(table, body.seat, notice)
    return Response(status_code=204)


@router.post(ONE + "/trial")
async def try_out(table_id: TableId, notice: NoticeId, body: SeatBody, asker: Asking) -> Response:
    """Sends one at once, and answers what became of it."""
    await asker.spend("notices")
    table = await own_seat(asker, table_id, body.seat)
    trouble = await notices_of(asker).try_out(table, body.seat, notice)
    return asker.answer({"trouble": trouble} if trouble else {})


@router.put("/api/notices/browser")
async def move(body: NewAddress, asker: Asking) -> Response:
    """Tells the asker's browser at its new address from now on, at all tables."""
    await asker.spend("notices")
    await notices_of(asker).move(asker.known(), body.former, body.target.model_dump())
    return Response(status_code=204)


@router.post("/api/notices/keys")
async def use_key(body: KeyBody, asker: Asking) -> Response:
    """Asks what a link of a notice does, or does it. Needs no cookie: the key is all it takes."""
    await asker.spend("recoveries")
    notices = notices_of(asker)
    return asker.answer(await (notices.use_key(body.key) if body.use else notices.behind_key(body.key)))


@router.post("/notices", include_in_schema=False)
async def end_by_mail_program(key: Key, asker: Asking) -> Response:
    """The one click of RFC 8058, made by a mail program: ends the notices of a mail and does nothing else."""
    await asker.spend("recoveries")
    await notices_of(asker).use_key(key, only="end")
    return Response(status_code=204)
