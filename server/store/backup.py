"""A copy of the database that is whole, made while the server goes on playing."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from server.store.databases import BUSY_SECONDS, full_url

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""What SQLite says of a file that is no database, or one no more."""


class NoBackup(Exception):
    """Why there is no backup; says what to do."""


def backup(url: str, target: Path) -> None:
    """Copy a SQLite database into the new file `target`, which appears only when it is complete and sound.

    Safe beside a running server: the copy is the database as it stood at one moment. Raises NoBackup for
    PostgreSQL, where there is no database or it is damaged, and where `target` is there or cannot be written.
    """
    address = full_url(url)
    if address.get_backend_name() != "sqlite":
        raise NoBackup(
            "this is a PostgreSQL database, which has a better tool of its own: "
            f"pg_dump --format=custom --file={target.with_suffix('.dump')} "
            f"{address.set(drivername='postgresql')}"
        )
    source = Path(address.database or "")
    if not source.is_file():
        raise NoBackup(f"there is no database at {source}")
    if os.path.lexists(target):  # the database itself, perhaps
        raise NoBackup(f"there is something at {target} already: choose another name")
    part = target.with_name(f"{target.name}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _copy(source, part)
        part.rename(target)
    except (OSError, ValueError, sqlite3.Error) as error:
        raise NoBackup(f"{source} could not be copied to {target}: {error}") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    target.unlink(missing_ok=True)
    origin = f"{source.resolve().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(origin, uri=True, timeout=BUSY_SECONDS)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        try:
            old.backup(new)  # in one go: in steps it would begin anew at every write of the server
            new.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
            state = new.execute("PRAGMA integrity_check").fetchone()[0]
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode not in DAMAGED:
                raise  # a full disk, a file that must not be written
            state = str(error)
    if state != "ok":
        raise NoBackup(f"the database at {source} is damaged: {state}")
