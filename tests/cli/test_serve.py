"""`kalmar serve`, as a process of its own."""

from __future__ import annotations

import re
import resource
import signal
import socket
import sqlite3
import sys
from pathlib import Path

import httpx
import pytest

from server.settings import Settings
from server.store.migrate import head, migrate
from tests.cli.conftest import PROGRAM, Type, running
from tests.client import PATIENCE, Person


def schema_of(path: Path) -> str | None:
    with sqlite3.connect(path) as connection:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    connection.close()
    return row[0] if row else None


async def test_it_makes_its_database_says_where_it_is_and_ends_politely(
    environment: dict[str, str], tmp_path: Path
) -> None:
    async with running(environment) as (process, said):
        found = re.fullmatch(r"Kalmár is open at (http://127\.0\.0\.1:\d+)/  \(Ctrl\+C closes it\)\n", said)
        assert found, said
        async with httpx.AsyncClient(verify=False, timeout=PATIENCE) as client:
            health = (await client.get(f"{found[1]}/healthz")).json()
        assert (health["status"], health["database"]) == ("ok", "reachable")
        assert schema_of(tmp_path / "data/kalmar.db") == head()

        # when it is told to end, open pages hear of a restart
        async with Person(found[1]) as anna:
            opened = await anna.open_table()
            tab = await anna.tab(opened["id"], 0)
            process.send_signal(signal.SIGTERM)
            assert (await tab.gone())[0] == 1012
        assert await process.wait() in (0, -signal.SIGTERM)
    assert not list((tmp_path / "data").glob("backups/*"))


async def test_a_table_and_its_bot_go_on_in_the_next_process(environment: dict[str, str]) -> None:
    async with running(environment) as (_, said):
        url = re.findall(r"http://[\d.:]+", said)[0]
        async with Person(url) as anna:
            opened = await anna.open_table(bots=["plain"])
            tab = await anna.tab(opened["id"], 0)
            assert (await tab.act("start"))["t"] == "ack"
            cookies = anna.http.cookies
    async with running(environment) as (_, said):
        url = re.findall(r"http://[\d.:]+", said)[0]
        async with Person(url) as anna:
            anna.http.cookies = cookies
            tab = await anna.tab(opened["id"], 0)
            await tab.until(0)
            assert tab.view["table"]["phase"] == "running"
            assert (await tab.chat("good morning"))["t"] == "ack"


LIMITED = """
import os, resource, sys

_, most = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (256, most))
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Becomes another program, to which few open files are granted at first."""


async def test_it_takes_as_many_connections_as_the_system_grants(environment: dict[str, str]) -> None:
    # given a system whose first limit is a low one
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    limited = (sys.executable, "-c", LIMITED, *PROGRAM)
    # when the server starts
    async with running(environment, program=limited) as (process, _):
        held = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)
    # then that limit does not hold for it
    assert held == (most, most)


def test_a_database_of_an_older_version_is_copied_before_it_is_changed(kalmar: Type, tmp_path: Path) -> None:
    # given a database that lacks the newest step
    path = tmp_path / "data" / "kalmar.db"
    migrate(f"sqlite:///{path}")
    newest = head()
    assert newest is not None
    migrate(f"sqlite:///{path}", "-1", "down")
    before = schema_of(path)
    # when it is brought up to date
    done = kalmar("migrate")
    # then there is a copy of how it was, unless there was nothing in it
    assert done.exit_code == 0, done.output
    assert schema_of(path) == newest
    copies = list((tmp_path / "data" / "backups").glob(f"kalmar-before-{newest}-*.db"))
    assert [schema_of(copy) for copy in copies] == ([before] if before else [])
    assert "up to date already" in kalmar("migrate").output


def test_a_database_of_a_newer_version_is_left_alone(kalmar: Type, tmp_path: Path) -> None:
    path = tmp_path / "data" / "kalmar.db"
    migrate(f"sqlite:///{path}")
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'from_the_future'")
    connection.close()
    done = kalmar("migrate")
    assert done.exit_code == 1
    assert "of a newer" in done.output
    assert "up to date" not in done.output
    done = kalmar("tables")
    assert done.exit_code == 1
    assert "of a newer version" in done.output
    assert schema_of(path) == "from_the_future"
    # and a server that is started again and again does not fill the disk with copies
    assert not (tmp_path / "data" / "backups").exists()


def test_a_port_that_is_taken_is_said_in_one_line(kalmar: Type) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = kalmar("serve", "--port", taken.getsockname()[1])
    assert done.exit_code == 1
    assert done.output.startswith("Kalmár: cannot listen on 127.0.0.1:")
    assert "Traceback" not in done.output


def test_an_env_file_that_cannot_be_read_is_said_in_one_line(
    kalmar: Type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_bytes("KALMAR_MAIL_FROM=Kalmár <a@example.org>".encode("latin-1"))
    monkeypatch.setitem(Settings.model_config, "env_file", tmp_path / ".env")
    done = kalmar("serve")
    assert done.exit_code == 1
    assert done.output.startswith("Kalmár: the file .env cannot be read")


def test_a_wrong_setting_is_named(kalmar: Type, environment: dict[str, str]) -> None:
    environment["KALMAR_LIMIT_CHAT"] = "a lot"
    done = kalmar("serve")
    assert done.exit_code == 1
    assert "KALMAR_LIMIT_CHAT=a lot" in done.output
