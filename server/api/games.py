"""The games this house plays, as the lobby must know them, and their component data."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, HTTPException, Query, Request
from starlette.responses import Response

from server import PROTOCOL
from server.api.pages import FOR_EVER, LANGUAGES, front_of, send
from server.front import Asset
from server.library import Library
from server.rules import registry
from server.store import Store
from server.tables.shelf import components_of

router = APIRouter(prefix="/api/games")


def game_line(library: Library, game_id: str) -> dict[str, Any]:
    """`GameInfo` with the title in both languages, the hash of the component data and whose they are."""
    data = library.components(game_id)
    line: dict[str, Any] = msgspec.to_builtins(library.info(game_id), str_keys=True)
    return line | {
        "title": data["game"]["title"],
        "data": library.data_hash(data),
        "own": library.own(game_id),
    }


@router.get("")
async def games(request: Request) -> Response:
    """All games that have a screen, with their seats, options, refusals and events, and what it imports."""
    screens = front_of(request).screens
    library: Library = request.app.state.library
    lines = [
        game_line(library, game_id) | {"modules": screens[game_id]}
        for game_id in registry.GAMES
        if game_id in screens
    ]
    body = msgspec.json.encode({"games": lines, "languages": LANGUAGES, "version": PROTOCOL})
    return send(request, Asset(body, ".json"), "public, max-age=60")


@router.get("/{game}/components")
async def components(
    request: Request, game: str, wanted: Annotated[str | None, Query(alias="hash", max_length=64)] = None
) -> Response:
    """The component data that new tables of a game are played with, or those of a hash for good."""
    store: Store = request.app.state.store
    if game not in registry.GAMES:
        raise HTTPException(404)
    library: Library = request.app.state.library
    known = {library.data_hash(data): data for data in (registry.components(game), library.components(game))}
    if wanted is None:
        data: Any = library.components(game)
    elif wanted in known:
        data = known[wanted]
    else:
        data = await store.read(partial(components_of, data_hash=wanted))
    if data is None:
        raise HTTPException(404)
    cache = FOR_EVER if wanted else "no-cache"
    return send(request, Asset(msgspec.json.encode(data), ".json"), cache)
