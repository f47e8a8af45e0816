"""The browser's own: its name, its tables, and seats that move to another device."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter
from starlette.responses import Response

from server.api.asker import Asking
from server.api.bodies import Body, Line
from server.logs import get_logger

router = APIRouter(prefix="/api")
log = get_logger(__name__)


class Me(Body):
    name: Line
    lang: Literal["en", "hu"]


class Recovery(Body):
    secret: Line
    take: bool


@router.get("/me")
async def me(asker: Asking) -> Response:
    """The name this browser goes by, and its tables."""
    await asker.spend("views")
    if asker.browser is None:
        return asker.answer({"name": "", "tables": []})
    tables = await asker.house.my_tables(asker.browser)
    return asker.answer({"name": asker.browser.name, "lang": asker.browser.lang, "tables": tables})


@router.put("/me")
async def rename(me: Me, asker: Asking) -> Response:
    """Goes by another name, or in another language, from now on."""
    await asker.spend("acts")
    await asker.house.rename(asker.known(), me.name, me.lang)
    return Response(status_code=204)


@router.post("/recoveries")
async def recover(recovery: Recovery, asker: Asking) -> Response:
    """Asks what a recovery link is for, or moves its seat to this browser."""
    await asker.spend("recoveries")
    about = await asker.house.recover(None, recovery.secret, take=False)
    if recovery.take:
        browser = await asker.admitted(about["name"])
        about = await asker.house.recover(browser, recovery.secret, take=True)
        about["link"] = asker.recovery_link(about["link"])
        seq = (await asker.house.table(about["id"])).seq
        log.info("seat_moved", table=about["id"], seq=seq, seat=about["seat"], sessions=about["sessions"])
    return asker.answer(about)
