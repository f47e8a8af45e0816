"""What a page is given to begin with: the view, the log, and any earlier moment of the game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection

from server.rules.game import Event, Game, Seat, Viewer
from server.store import Row
from server.store.journal import rows_between
from server.tables import shelf
from server.tables.history import read_history
from server.tables.position import state_of, tell_all, tells_alike
from server.tables.refusal import Refusal

if TYPE_CHECKING:
    from server.tables.table import Table

LOG_PAGE = 200
"""Entries of the log, and lines of chat, that are given at once."""


async def view(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The table now. Who is here is known elsewhere, and added there."""
    now = table.position
    shown: dict[str, Any] = {"seq": now.seq, "seat": viewer, "table": table.info(viewer), "game": None}
    if now.public is not None:
        shown["game"] = {"public": now.public, "private": _private(now.privates, viewer)}
    offer = None if viewer is None else now.offers.get(viewer)
    if offer is not None:
        shown |= {"moves": msgspec.Raw(offer.moves), "stamp": offer.stamp}
    rows, chat = await table.tools.store.read(partial(_said, table_id=table.id, last=now.seq))
    return shown | {"log": entries(table, rows, viewer), "chat": chat}


async def view_at(table: Table, seq: int, viewer: Viewer) -> dict[str, Any]:
    """The table as it was after row `seq`, from the same eyes. Raises Refusal.

    Where a game has things that may be told only for a while, its past is closed until it ends.
    """
    if not table.has_ended and not tells_alike(table.game):
        raise Refusal("wrong_phase")
    if not 0 <= seq <= table.seq:
        raise Refusal("bad_target")
    history, rows = await table.tools.store.read(partial(_then, table_id=table.id, seq=seq))
    game = table.rules()
    try:
        state = state_of(game, history.plain)
    except msgspec.ValidationError:
        raise Refusal("unreadable") from None
    if history.broken or (table.good is not None and seq > table.good):
        raise Refusal("unreadable")
    over = table.setup.phase == "closed" and seq == table.seq
    then = {"waiting": [] if over else game.waiting(state), "undo": None, "vote": None}
    then |= {"calls": [], "clocks": []}
    private = None if viewer is None else game.private(state, viewer)
    return {
        "seq": seq,
        "seat": viewer,
        "table": table.info(viewer) | then,
        "game": {"public": game.public(state), "private": private},
        "log": entries(table, rows, viewer),
    }


async def log(table: Table, before: int, viewer: Viewer) -> list[dict[str, Any]]:
    """The entries before row `before`, a page of them, newest last."""
    last = min(before - 1, table.seq)
    find = partial(rows_between, table_id=table.id, first=0, last=last, newest=LOG_PAGE)
    return entries(table, await table.tools.store.read(find), viewer)


def entries(table: Table, rows: Iterable[Row], viewer: Viewer) -> list[dict[str, Any]]:
    """Rows as a viewer may be told them now."""
    return [entry(table.game, table.position.state, row, viewer) for row in rows]


def entry(game: Game[Any, Any] | None, state: Any, row: Row, viewer: Viewer) -> dict[str, Any]:
    """A row as a viewer may be told it while `state` stands; without its events where it is damaged."""
    try:
        events = decode_happened(row.body).events
    except msgspec.DecodeError:
        events = []
    about = {"seq": row.seq, "kind": row.kind, "seat": row.seat, "at": row.at}
    return about | {"events": tell_all(game, state, events, viewer)}


class Happened(msgspec.Struct):
    """What the log needs of a row's body."""

    events: list[Event] = []


decode_happened = msgspec.json.Decoder(Happened).decode


def _private(privates: list[Any], viewer: Seat | None) -> Any:
    return None if viewer is None else privates[viewer]


def _said(connection: Connection, table_id: str, last: int) -> tuple[list[Row], list[dict[str, Any]]]:
    rows = rows_between(connection, table_id, 0, last, LOG_PAGE) if last >= 0 else []
    return rows, shelf.newest_chat(connection, table_id, LOG_PAGE)


def _then(connection: Connection, table_id: str, seq: int) -> tuple[Any, list[Row]]:
    return read_history(connection, table_id, seq), rows_between(connection, table_id, 0, seq, LOG_PAGE)
