"""Invitations: what a code is for, sitting down with it, and its QR code."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import Annotated

import segno
from fastapi import APIRouter, Path
from starlette.responses import Response

from server.api.asker import Asking
from server.api.bodies import Body, Line, Pinch, SeatNumber
from server.logs import get_logger
from server.tables.names import CODE_SIGNS

router = APIRouter(prefix="/api/invitations")
log = get_logger(__name__)

CODE = f"^[{CODE_SIGNS}]{{4}}-[{CODE_SIGNS}]{{4}}$"
Code = Annotated[str, Path(max_length=16)]


class Acceptance(Body):
    name: Line
    entropy: Pinch
    seat: SeatNumber | None = None


@router.get("/{code}")
async def look(code: Code, asker: Asking) -> Response:
    """What table a code invites to. Changes nothing, as often as it is looked at."""
    await asker.spend("joins")
    return asker.answer(await asker.house.invitation(code))


@router.post("/{code}")
async def accept(code: Code, acceptance: Acceptance, asker: Asking) -> Response:
    """Sits down, on the seat wished for or on the first that is free."""
    await asker.spend("joins")
    await asker.house.invitation(code)
    browser = await asker.admitted(acceptance.name)
    table_id, seat = await asker.house.join(
        browser, code, acceptance.name, acceptance.entropy, acceptance.seat
    )
    log.info("seat_taken", table=table_id, seq=-1, seat=seat)
    return asker.answer({"id": table_id, "seat": seat})


@router.get("/{code}/qr.svg")
async def qr(code: Annotated[str, Path(pattern=CODE)], asker: Asking) -> Response:
    """The link of an invitation as a QR code; says nothing of whether there is such a table."""
    await asker.spend("views")
    return Response(drawn(f"{asker.home}/j/{code}"), media_type="image/svg+xml")


@lru_cache(maxsize=128)
def drawn(link: str) -> bytes:
    """A QR code as SVG. To draw it takes a while, and whoever looks at a table that fills up asks for it."""
    drawing = BytesIO()
    segno.make(link, error="m").save(drawing, kind="svg", border=4, light="#fff", xmldecl=False)
    return drawing.getvalue()
