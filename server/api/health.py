"""For whoever runs the server: is it well, and how much is it doing."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, HTTPException, Request
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import JSONResponse, Response

from server import VERSION
from server.addresses import parsed
from server.logs import get_logger
from server.metrics import TABLES

DATABASE_SECONDS = 3.0

router = APIRouter()
log = get_logger(__name__)


@router.get("/healthz")
async def healthz(request: Request) -> Response:
    """200 while the database answers, else 503."""
    try:
        async with asyncio.timeout(DATABASE_SECONDS):
            await request.app.state.store.read(
                lambda connection: connection.execute(text("SELECT 1")).scalar()
            )
    except (TimeoutError, OSError, SQLAlchemyError):
        log.exception("database_silent")
        return JSONResponse({"status": "failing", "database": "unreachable", "version": VERSION}, 503)
    return JSONResponse({"status": "ok", "database": "reachable", "version": VERSION})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Counters for Prometheus, for those who ask from a private network."""
    if not is_private(request.client.host if request.client else ""):
        raise HTTPException(404)
    TABLES.set(len(request.app.state.house.tables))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def is_private(host: str) -> bool:
    """Whether it is an address of a private network; what is none may come from anywhere."""
    address = parsed(host)
    return address is not None and address.is_private
