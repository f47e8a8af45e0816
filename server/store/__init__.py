"""What is kept: the schema, the one writer, readers, migrations and the backup.

Nothing here knows what a game or a vote is. `Store` is the way in.
"""

from server.store.journal import Row
from server.store.store import FenceLost, Store, StoreNotReady

__all__ = ["FenceLost", "Row", "Store", "StoreNotReady"]
