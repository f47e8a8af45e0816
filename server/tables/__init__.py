"""A table's life, from the invitation to the rematch: the ONE path by which anything becomes history.

`House` is the way in.
"""

from server.tables.house import Browser, House
from server.tables.record import verify
from server.tables.refusal import Refusal
from server.tables.setup import NewTable
from server.tables.table import Table
from server.tables.tools import Games, Thinker, Watcher

__all__ = ["Browser", "Games", "House", "NewTable", "Refusal", "Table", "Thinker", "Watcher", "verify"]
