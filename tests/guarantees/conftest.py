"""The fixtures of other folders, here: a server over real sockets, and people in a house without one."""

from tests.serving import any_setup, any_url, database, empty_database, settings
from tests.store.databases import sqlite_url
from tests.tables.conftest import party, party_type, store

__all__ = [
    "any_setup",
    "any_url",
    "database",
    "empty_database",
    "party",
    "party_type",
    "settings",
    "sqlite_url",
    "store",
]
