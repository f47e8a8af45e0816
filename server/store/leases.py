"""Leases: what one worker of several does at a time, whichever it is, also when another was killed at it."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from server.store.schema import leases

CLOCKS_APART = 60_000
"""Milliseconds by which the clocks of two workers may differ."""


def take(connection: Connection, name: str, holder: str, now: int, until: int) -> bool:
    """Take the lease, or hold it longer; False while somebody else has it. Times in milliseconds.

    One that ends later than the asker's would was taken by a clock that was ahead, and is as good as over.
    """
    free = or_(leases.c.holder == holder, leases.c.until <= now, leases.c.until > until + CLOCKS_APART)
    taken = update(leases).where(leases.c.name == name, free).values(holder=holder, until=until)
    if connection.execute(taken).rowcount:
        return True
    try:
        with connection.begin_nested():
            connection.execute(insert(leases), {"name": name, "holder": holder, "until": until})
    except IntegrityError:
        return False
    return True


def renew(connection: Connection, holder: str, until: int) -> list[str]:
    """Hold all of a holder's leases longer; answers which they are."""
    mine = leases.c.holder == holder
    connection.execute(update(leases).where(mine).values(until=until))
    return list(connection.execute(select(leases.c.name).where(mine)).scalars())


def release(connection: Connection, name: str, holder: str) -> None:
    """Let another have it at once; nothing where it is no longer this holder's."""
    connection.execute(delete(leases).where(leases.c.name == name, leases.c.holder == holder))


def release_all(connection: Connection, holder: str) -> None:
    connection.execute(delete(leases).where(leases.c.holder == holder))


def clear_away(connection: Connection, before: int) -> None:
    """Forget what ran out long ago, and nobody has taken since."""
    connection.execute(delete(leases).where(leases.c.until < before))
