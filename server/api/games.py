"""The games this house plays, as the lobby must know them, and their component data."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
from fastapi import APIRouter, HTTPException, Request
from starlette.responses import Response

from server import PROTOCOL
from server.api.pages import LANGUAGES
from server.rules import registry

router = APIRouter(prefix="/api/games")


def game_line(game_id: str) -> dict[str, Any]:
    """`GameInfo` with the title in both languages and the hash of the component data."""
    data = registry.components(game_id)
    line: dict[str, Any] = msgspec.to_builtins(registry.info(game_id), str_keys=True)
    return line | {"title": data["game"]["title"], "data": registry.data_hash(data)}


@router.get("")
async def games(request: Request) -> Response:
    """All games with their seats, options, refusals and events."""
    lines = []
    for game_id in registry.GAMES:
        with contextlib.suppress(ModuleNotFoundError):
            lines.append(game_line(game_id))
    body = msgspec.json.encode({"games": lines, "languages": LANGUAGES, "version": PROTOCOL})
    return Response(body, media_type="application/json", headers={"Cache-Control": "public, max-age=60"})


@router.get("/{game}/components")
async def components(game: str) -> Response:
    """The component data that new tables of a game are played with."""
    try:
        data = registry.components(game)
    except registry.UnknownGame:
        raise HTTPException(404) from None
    return Response(
        msgspec.json.encode(data), media_type="application/json", headers={"Cache-Control": "no-cache"}
    )
