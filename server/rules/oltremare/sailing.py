"""Sailing and the compass (section 4, phase 3; section 9; R13, R14, R41 to R45)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from server.rules.game import Event, Refused, demand
from server.rules.oltremare.components import Data
from server.rules.oltremare.state import State
from server.rules.oltremare.turns import active_kind, begin_loading

Routes = frozenset[frozenset[str]]
"""Routes by the two harbours that they join."""


# ── Ways to sail ────────────────────────────────────────────────────────────────────────────────


def onward(data: Data, at: str, used: Routes) -> list[str]:
    """The harbours one unused route away (R13)."""
    return [to for to in data.routes[at] if frozenset((at, to)) not in used]


def used_by(start: str, path: Sequence[str]) -> Routes:
    """The routes of a way from `start`."""
    return frozenset(frozenset(pair) for pair in zip((start, *path), path, strict=False))


def ends(data: Data, at: str, routes: int, used: Routes = frozenset()) -> Iterator[str]:
    """Where ways of exactly so many further routes end; a harbour comes as often as there are ways."""
    if routes == 0:
        yield at
        return
    for to in onward(data, at, used):
        yield from ends(data, to, routes - 1, used | {frozenset((at, to))})


def can_go(data: Data, at: str, routes: int, used: Routes = frozenset()) -> bool:
    """Whether there is a way of exactly so many further routes."""
    return next(ends(data, at, routes, used), None) is not None


def length(data: Data, state: State) -> int:
    """How many routes the ship must sail: one for each ship icon, or as far as it can (R41)."""
    icons = Counter(icon for card in state.played for icon in data.cards[card].icons)
    routes, ship = icons["ship"], state.mover.ship
    while not can_go(data, ship, routes):
        routes -= 1
    return routes


# ── Sailing ─────────────────────────────────────────────────────────────────────────────────────


def begin_sailing(data: Data, draft: State, routes: int) -> list[Event]:
    """The ship sails where ship icons were played; without any it stays, and so does the tile (R14)."""
    if routes:
        draft.phase = "sail"
        return []
    return begin_loading(data, draft)


def path_refusal(data: Data, state: State, path: Sequence[str]) -> Refused | None:
    """Why the ship cannot sail this way."""
    wanted, start = length(data, state), state.mover.ship
    if len(path) != wanted:
        return Refused("wrong_count", {"wanted": wanted, "got": len(path)})
    return way_refusal(data, start, path)


def way_refusal(data: Data, start: str, path: Sequence[str]) -> Refused | None:
    """Why this is no way, however long: along routes only, and none of them twice."""
    for at, to in zip((start, *path), path, strict=False):
        if to not in data.routes[at]:
            return Refused("no_route", {"from": at, "to": to})
    used: Routes = frozenset()
    for at, to in zip((start, *path), path, strict=False):
        if frozenset((at, to)) in used:
            return Refused("route_reused", {"from": at, "to": to})
        used |= {frozenset((at, to))}
    return None


def sail(data: Data, draft: State, path: Sequence[str]) -> list[Event]:
    """The ship goes along the path; the tile at its end, or none, becomes active (section 4, phase 3)."""
    demand(path_refusal(data, draft, path))
    player = draft.mover
    told = {"seat": draft.active, "from": player.ship, "path": list(path), "turned_over": player.tile}
    if player.tile is not None:
        player.spent = [*player.spent, player.tile]
    player.tile = None
    tile = _arrive(draft, path[-1])
    events = [Event("sailed", {**told, "tile": tile})]
    if active_kind(data, player) == "compass":
        draft.phase = "compass"
        return events
    return [*events, *begin_loading(data, draft)]


def _arrive(draft: State, harbour: str) -> str | None:
    """Put the ship there and take the tile, if there is one: it becomes active."""
    player = draft.mover
    player.ship = harbour
    tile = draft.tiles.pop(harbour, None)
    if tile is not None:
        player.tile = tile
    return tile


# ── The compass ─────────────────────────────────────────────────────────────────────────────────


def compass_refusal(data: Data, state: State, to: str | None) -> Refused | None:
    """Why the compass does not lead there: not to where it is, nor to another compass (R42, R44)."""
    if to is None:
        return None
    if to not in data.routes:
        return Refused("bad_harbour", {"to": to, "why": "unknown"})
    if to == state.mover.ship:
        return Refused("bad_harbour", {"to": to, "why": "here"})
    if to in state.tiles and data.tiles[state.tiles[to]] == "compass":
        return Refused("bad_harbour", {"to": to, "why": "compass"})
    return None


def use_compass(data: Data, draft: State, to: str | None) -> list[Event]:
    """Put the ship anywhere else, which takes the compass out of the game; or keep it (R42 to R45)."""
    demand(compass_refusal(data, draft, to))
    player = draft.mover
    told = {"seat": draft.active, "from": player.ship, "to": to, "tile": None}
    if to is not None and player.tile is not None:
        draft.removed.append(player.tile)
        player.tile = None
        told["tile"] = _arrive(draft, to)
    return [Event("compass_used", told), *begin_loading(data, draft)]
