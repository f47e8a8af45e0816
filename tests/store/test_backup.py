"""The backup: whole and sound while others write, and a plain word where it cannot be made."""

import asyncio
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from server.store import Store
from server.store.backup import NoBackup, backup
from server.store.journal import rows_between
from tests.store.conftest import add_tables, make_row


async def test_a_backup_beside_a_busy_server_is_one_moment_of_it(sqlite_url: str, tmp_path: Path) -> None:
    store = Store(sqlite_url)
    await store.open()
    await store.write(add_tables)
    for seq in range(20):
        await store.append(make_row("a", seq))
    done = asyncio.Event()

    async def play() -> int:
        seq = 20
        while not done.is_set():
            await store.append(make_row("a", seq))
            seq += 1
        return seq

    playing = asyncio.ensure_future(play())
    target = tmp_path / "backups" / "kalmar.db"
    await asyncio.to_thread(backup, sqlite_url, target)
    done.set()
    played = await playing
    await store.close()

    assert [path.name for path in target.parent.iterdir()] == ["kalmar.db"]
    copy = Store(f"sqlite:///{target}")
    await copy.open()
    rows = await copy.read(lambda connection: rows_between(connection, "a", 0))
    assert [row.seq for row in rows] == list(range(len(rows)))
    assert 20 <= len(rows) <= played
    await copy.append(make_row("a", len(rows)))
    await copy.close()


@pytest.mark.parametrize("name", ["kalmar.db", "kalmar.db-wal", "older.db", "folder", "nowhere"])
def test_a_backup_takes_the_place_of_nothing(sqlite_url: str, tmp_path: Path, name: str) -> None:
    # Given the database itself, its log, an older copy, a folder, and a link that leads nowhere
    (tmp_path / "kalmar.db-wal").touch()
    backup(sqlite_url, tmp_path / "older.db")
    (tmp_path / "folder").mkdir()
    (tmp_path / "nowhere").symlink_to(tmp_path / "none")
    before = {path: path.lstat() for path in tmp_path.iterdir()}
    # When a backup is to be made there, then there is none, and nothing is touched
    with pytest.raises(NoBackup, match="choose another name"):
        backup(sqlite_url, tmp_path / name)
    assert {path: path.lstat().st_ino for path in tmp_path.iterdir()} == {
        path: state.st_ino for path, state in before.items()
    }


@pytest.mark.parametrize("target", ["/proc/copy.db", "/dev/null/copy.db"])
def test_where_nothing_can_be_written_there_is_no_backup(sqlite_url: str, target: str) -> None:
    with pytest.raises(NoBackup, match="could not be copied"):
        backup(sqlite_url, Path(target))


def test_a_full_disk_is_no_damage(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Given a disk on which the copy has no room
    class Full(sqlite3.Connection):
        def backup(self, *_: Any, **__: Any) -> None:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Full))
    # When a backup is made, then nobody is told that the database is damaged
    with pytest.raises(NoBackup, match="disk is full") as reason:
        backup(sqlite_url, tmp_path / "copy.db")
    assert "damaged" not in str(reason.value)
    assert [path.name for path in tmp_path.glob("copy*")] == []


def test_no_database_no_backup(tmp_path: Path) -> None:
    with pytest.raises(NoBackup, match="no database"):
        backup(f"sqlite:///{tmp_path / 'none.db'}", tmp_path / "copy.db")
    assert not list(tmp_path.iterdir())


def test_a_damaged_database_leaves_no_backup(sqlite_url: str, tmp_path: Path) -> None:
    path = Path(make_url(sqlite_url).database or "")
    pages = bytearray(path.read_bytes())
    pages[4096 * 3 : 4096 * 6] = b"\x07" * (4096 * 3)
    path.write_bytes(pages)
    target = tmp_path / "copy.db"
    with pytest.raises(NoBackup, match="damaged"):
        backup(sqlite_url, target)
    assert not target.exists()


def test_postgresql_is_backed_up_by_its_own_tool(tmp_path: Path) -> None:
    with pytest.raises(NoBackup, match=r"pg_dump .* postgresql://anna@host/kalmar"):
        backup("postgresql+asyncpg://anna@host/kalmar", tmp_path / "copy")
