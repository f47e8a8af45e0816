"""What people say at a table: outside the journal, each line kept and told once."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from server.rules.game import Viewer
from server.tables import shelf
from server.tables.names import clean_chat
from server.tables.refusal import Refusal
from server.tables.view import LOG_PAGE

if TYPE_CHECKING:
    from server.tables.table import Table


async def say(table: Table, browser_id: str, seat: Viewer, client_id: str, text: str) -> dict[str, Any]:
    """Say something to all who look on, once for each client id; answers the line. Raises Refusal."""
    find = partial(shelf.line_of_client, table_id=table.id, sender=browser_id, client_id=client_id)
    if (known := await table.tools.store.read(find)) is not None:
        return known
    speaker, name = await _speaker(table, browser_id, seat)
    said = {"seat": speaker, "name": name, "text": clean_chat(text), "at": table.tools.clock()}
    kept = {"table_id": table.id, "sender": browser_id, "client_id": client_id, **said}
    added = await table.tools.store.write(partial(shelf.add_chat, values=kept))
    if added is None:
        if (known := await table.tools.store.read(find)) is not None:  # said in the meantime
            return known
        raise Refusal("no_such_table")
    said = {"id": added, **said}
    table.hear(said)
    table.tools.news(table.id, said)
    return said


async def said_since(table: Table, line: int) -> list[dict[str, Any]]:
    """The newest lines behind one, oldest first: what a page has missed whose line was lost."""
    newest = partial(shelf.newest_chat, table_id=table.id, most=LOG_PAGE, since=line)
    return await table.tools.store.read(newest)


async def _speaker(table: Table, browser_id: str, seat: Viewer) -> tuple[Viewer, str]:
    """Who speaks, and under which name; a spectator under that of the browser.

    Whoever has a seat speaks from it, also where they only look on: nobody is two people.
    """
    if seat is None:
        seat = next(iter(table.seats_of(browser_id)), None)
    if seat is not None:
        table.must_hold(browser_id, seat)
        return seat, table.setup.seats[seat].name
    if not table.may_see(browser_id, None):
        raise Refusal("not_seated")
    name = await table.tools.store.read(partial(shelf.name_of_browser, browser=browser_id))
    return None, name or ""
