"""The database's tables, the same on SQLite and PostgreSQL.

Times are milliseconds since 1970 (UTC). What only the server reads back whole is JSON text, so that an
operator can read it too. Secrets that let somebody in (cookie tokens, recovery links) are kept as SHA-256.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)
from sqlalchemy.types import TypeDecorator


class Json(TypeDecorator[Any]):
    """A plain value as compact JSON text; None is NULL."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value)


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

browsers = Table(
    "browsers",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""The people, as far as they are known: a name and a cookie."""

components = Table(
    "components",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("body", Text, nullable=False),
)
"""Component data that some table plays with, so that it can always be played and replayed with its own."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("code", String(9), nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("title", String(80), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("options", Json, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("pace", Json),
    Column("start", Integer),
    Column("host", Integer, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("data_hash", ForeignKey(components.c.hash), nullable=False),
    Column("own_data", Boolean, nullable=False, server_default=false()),
    Column("unfit", Json),
    Column("result", Json),
    Column("rematch", String(12)),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("edits", Integer, nullable=False),
    Column("answered", Json, nullable=False, server_default="{}"),
)
"""One row a game table: how it is set up. `edits` counts the changes of this row and of its seats.

`own_data`: whether its component data are this host's own. `unfit`: newer rules that do not fit its moves.
`answered`: the newest messages that changed it.
"""

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("sitting", String(12), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("colours", Json, nullable=False),
    Column("browser", ForeignKey(browsers.c.id), index=True),
    Column("level", String(32)),
    Column("resigned", Boolean, nullable=False),
    Column("entropy", String(64), nullable=False),
    Column("recovery_hash", String(64), unique=True),
    PrimaryKeyConstraint("table_id", "seat"),
)
"""Who sits where. `sitting` is the occupant's own mark, which goes with them when seats are reordered."""

journal = Table(
    "journal",
    metadata,
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("client_id", String(32)),
    Column("at", BigInteger, nullable=False),
    Column("waiting", Json, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "seat", "client_id"),
)
"""What happened, append-only. Both unique constraints are fences: see docs/architecture.md."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)
"""A table as it was after some rows, so that it opens without its whole journal."""

chat = Table(
    "chat",
    metadata,
    # SQLite counts up by itself only for a column of exactly this type.
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("sender", String(12)),
    Column("client_id", String(32)),
    Index(None, "table_id", "id"),
    Index(None, "table_id", "sender", "client_id", unique=True),
)
"""What people said. `sender`: the browser, which may be gone by now. The unique index is a fence as the
journal's: a line that is sent again is not said again."""

leases = Table(
    "leases",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Which worker sees to something of which only one is needed, and until when: see leases.py."""

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    Column("sitting", String(12), nullable=False),
    Column("browser", ForeignKey(browsers.c.id), nullable=False),
    Column("way", String(8), nullable=False),
    Column("target", Json, nullable=False),
    Column("target_hash", String(64), nullable=False, index=True),
    Column("label", String(200), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("delay", Integer, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("told", Integer),
    Column("next_at", BigInteger),
    Column("attempts", Integer, nullable=False),
    Column("trouble", String(32)),
    UniqueConstraint("table_id", "sitting", "target_hash"),
)
"""Who wants to be told, by which way, that it is their turn. `delay`: minutes. Of the turn that was seen to
last: `told` is the newest row then, `next_at` when it is to be tried again (NULL: no more), `attempts` how
often it was tried, `trouble` why it failed. See server/notices/turns.py."""

notice_keys = Table(
    "notice_keys",
    metadata,
    Column("hash", String(64), nullable=False),
    Column("subscription", ForeignKey(subscriptions.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("deed", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("hash", "subscription"),
)
"""What the links in notices can do without a login: end subscriptions, or confirm an address."""

house_keys = Table(
    "house_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("body", Json, nullable=False),
)
"""Keys that the house makes for itself and keeps: `vapid`, by which push services know it."""
