"""Leases: what one worker of several does at a time, whichever it is, also when another was killed at it."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, or_, update
from sqlalchemy.exc import IntegrityError

from server.store.schema import leases


def take(connection: Connection, name: str, holder: str, now: int, until: int) -> bool:
    """Take the lease, or hold it longer; False while somebody else has it. Times in milliseconds."""
    free = or_(leases.c.holder == holder, leases.c.until <= now)
    taken = update(leases).where(leases.c.name == name, free).values(holder=holder, until=until)
    if connection.execute(taken).rowcount:
        return True
    try:
        with connection.begin_nested():
            connection.execute(insert(leases), {"name": name, "holder": holder, "until": until})
    except IntegrityError:
        return False
    return True


def release(connection: Connection, name: str, holder: str) -> None:
    """Let another have it at once; nothing where it is no longer this holder's."""
    connection.execute(delete(leases).where(leases.c.name == name, leases.c.holder == holder))
