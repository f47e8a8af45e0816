"""The games this house plays, as the lobby must know them, and their component data."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, HTTPException, Query
from starlette.responses import Response

from server import PROTOCOL
from server.api.asker import Asking
from server.api.front import Asset, Front
from server.api.pages import FOR_EVER, LANGUAGES, front_of, send
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


@lru_cache(maxsize=1)
def all_games(library: Library, front: Front) -> Asset:
    """The answer of `games`, which is the same for everybody: hashing, encoding and packing take a while."""
    lines = [
        game_line(library, game_id) | {"modules": front.screens[game_id]}
        for game_id in registry.GAMES
        if game_id in front.screens
    ]
    return encoded({"games": lines, "languages": LANGUAGES, "version": PROTOCOL})


@lru_cache(maxsize=len(registry.GAMES))
def own_components(library: Library, game_id: str) -> dict[str, Asset]:
    """The component data of this house by their hashes: those that came with a game and, last, those that
    new tables are played with."""
    known = (registry.components(game_id), library.components(game_id))
    return {library.data_hash(data): encoded(data) for data in known}


def encoded(value: Any) -> Asset:
    return Asset(msgspec.json.encode(value), ".json")


@router.get("")
async def games(asker: Asking) -> Response:
    """All games that have a screen, with their seats, options, refusals and events, and what it imports."""
    await asker.spend("views")
    request = asker.request
    answer = all_games(request.app.state.library, front_of(request))
    return send(request, answer, "public, max-age=60")


@router.get("/{game}/components")
async def components(
    asker: Asking, game: str, wanted: Annotated[str | None, Query(alias="hash", max_length=64)] = None
) -> Response:
    """The component data that new tables of a game are played with, or those of a hash for good."""
    await asker.spend("views")
    if game not in registry.GAMES:
        raise HTTPException(404)
    known = own_components(asker.request.app.state.library, game)
    if wanted is None:
        return send(asker.request, list(known.values())[-1], "no-cache")
    return send(asker.request, known.get(wanted) or await older_components(asker, wanted), FOR_EVER)


async def older_components(asker: Asking, wanted: str) -> Asset:
    """Those that tables of before are still played with. Raises HTTPException where there are none."""
    store: Store = asker.request.app.state.store
    data = await store.read(partial(components_of, data_hash=wanted))
    if data is None:
        raise HTTPException(404)
    return encoded(data)
