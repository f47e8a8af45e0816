"""Tables: opening one, its views and its record, a seat's recovery link, a rematch."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query
from pydantic import Field
from starlette.responses import Response

from server.api.asker import Asking
from server.api.bodies import Body, Line, Nothing, Pinch, SeatBody, TableId, Word
from server.live.presence import Rooms
from server.logs import get_logger
from server.tables import NewTable

router = APIRouter(prefix="/api/tables")
log = get_logger(__name__)

SeatAsked = Annotated[int | None, Query(ge=0, le=15)]
Seq = Annotated[int, Path(ge=0, le=2**53)]


class Order(Body):
    """A table as it is asked for."""

    game: Word
    seats: Annotated[int, Field(ge=1, le=16)]
    title: Line = ""
    options: Annotated[dict[Word, Word], Field(max_length=32)]
    watch: bool
    name: Line
    entropy: Pinch
    bots: list[Word] = Field(default_factory=list, max_length=15)


@router.post("")
async def create(order: Order, asker: Asking) -> Response:
    """Opens a table with the asker on seat 0, its host."""
    await asker.spend("tables")
    wish = NewTable(**order.model_dump())
    table_id, code = await asker.house.create(await asker.admitted(order.name), wish)
    log.info("table_opened", table=table_id, seq=-1, seat=0, game=order.game, seats=order.seats)
    return asker.answer({"id": table_id, "code": code}, 201)


@router.get("/{table_id}")
async def view(table_id: TableId, asker: Asking, seat: SeatAsked = None) -> Response:
    """The whole view of a table from a seat of the asker's, or from a spectator's place."""
    await asker.spend("views")
    table = await asker.table(table_id, seat)
    rooms: Rooms = asker.request.app.state.rooms
    return asker.answer(await table.view(seat) | {"here": rooms.here(table_id)})


@router.get("/{table_id}/at/{seq}")
async def view_at(table_id: TableId, seq: Seq, asker: Asking, seat: SeatAsked = None) -> Response:
    """The view as it was after a row."""
    await asker.spend("views")
    table = await asker.table(table_id, seat)
    return asker.answer(await table.view_at(seq, seat))


@router.get("/{table_id}/log")
async def older_entries(
    table_id: TableId, asker: Asking, before: Annotated[int, Query(ge=0, le=2**53)], seat: SeatAsked = None
) -> Response:
    """Older entries of the log, newest last."""
    await asker.spend("views")
    table = await asker.table(table_id, seat)
    return asker.answer({"log": await table.log(before, seat)})


@router.get("/{table_id}/record")
async def record(table_id: TableId, asker: Asking, seat: SeatAsked = None) -> Response:
    """The record as a file."""
    await asker.spend("views")
    table = await asker.table(table_id, seat)
    response = asker.answer(msgspec.Raw(await table.record(seat)))
    response.headers["Content-Disposition"] = f'attachment; filename="kalmar-{table.id}.json"'
    return response


@router.post("/{table_id}/recovery")
async def recovery(table_id: TableId, body: SeatBody, asker: Asking) -> Response:
    """A fresh recovery link of a seat of the asker's; the one before it is void."""
    await asker.spend("recoveries")
    await asker.table(table_id)
    secret = await asker.house.recovery_link(asker.known(), table_id, body.seat)
    return asker.answer({"link": asker.recovery_link(secret)})


@router.post("/{table_id}/rematch")
async def rematch(table_id: TableId, body: Nothing, asker: Asking) -> Response:
    """A new table with the same people; asked again, the same new table."""
    await asker.spend("tables")
    await asker.table(table_id)
    return asker.answer({"id": await asker.house.rematch(asker.known(), table_id)})
