"""The other commands: backup, export, verify, playouts, cases, bots; and that each explains itself."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from server.settings import Settings
from server.store.migrate import migrate
from tests.cli.conftest import Type
from tests.client import Person, serving

COMMANDS = (
    *("serve", "migrate", "backup", "export", "verify"),
    *("tables", "show", "stats", "close", "rollback", "grant-bot"),
    *("playouts", "cases", "bots"),
)


async def ended_game(data: Path) -> str:
    """A game that was ended by a vote after its first move; its table's id."""
    settings = Settings(data_dir=data, bot_pause=0)
    async with serving(settings) as url, Person(url) as anna:
        opened = await anna.open_table(bots=["plain"])
        tab = await anna.tab(opened["id"], 0)
        await tab.act("start")
        assert (await tab.act("call", kind="end"))["t"] == "ack"
    return str(opened["id"])


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with an empty database."""
    migrate(f"sqlite:///{tmp_path / 'data' / 'kalmar.db'}")
    return tmp_path / "data"


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_itself(kalmar: Type, command: str) -> None:
    assert command in kalmar("--help").output
    shown = kalmar(command, "--help")
    assert shown.exit_code == 0
    assert len(shown.output.split("╭")[0].split()) > 8, "it says next to nothing"


def test_a_backup_is_whole_and_said_where(kalmar: Type, data: Path) -> None:
    done = kalmar("backup")
    assert done.exit_code == 0
    (copy,) = (data / "backups").iterdir()
    assert str(copy) in done.output.replace("\n", "")
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (0,)


def test_where_there_is_nothing_to_copy_that_is_said(kalmar: Type) -> None:
    done = kalmar("backup")
    assert done.exit_code == 1
    assert "no backup: there is no database" in done.output


async def test_a_record_is_written_checked_and_found_out_when_it_is_altered(
    kalmar: Type, data: Path, tmp_path: Path
) -> None:
    table = await ended_game(data)
    file = tmp_path / "game.json"
    done = await asyncio.to_thread(kalmar, "export", table, "--output", file)
    assert done.exit_code == 0, done.output
    record = json.loads(file.read_bytes())
    assert record["table"]["id"] == table
    assert record["table"]["seal"]["secret"]

    assert re.fullmatch(r"Yes: \d+ draws in \d+ rows, all as .*\n", kalmar("verify", file).output)
    bound, result = record["rows"][0]["draws"][0]
    first = '"draws":[[%d,%d]'
    altered = file.read_text().replace(first % (bound, result), first % (bound, (result + 1) % bound), 1)
    assert altered != file.read_text()
    file.write_text(altered)
    done = kalmar("verify", file)
    assert done.exit_code == 1
    assert "no: row 0, draw 1" in done.output


def test_a_table_or_file_that_is_not_there_is_said_in_one_line(kalmar: Type, data: Path) -> None:
    for words, said in (
        (("export", "nothing"), "there is no such table"),
        (("verify", data / "nothing.json"), "cannot read"),
        (("cases", "expedition", data / "nothing.json"), "nothing.json"),
        (("playouts", "chess"), "there is no game 'chess'"),
        (("bots", "expedition", "plain", "genius"), "genius"),
        (("playouts", "expedition", "--option", "variant"), "name=value"),
    ):
        done = kalmar(*words)
        assert done.exit_code == 1
        assert said in done.output, done.output
        assert "Traceback" not in done.output


def test_playouts_tell_their_speed_last(kalmar: Type) -> None:
    done = kalmar("playouts", "expedition", "--games", 2, "--seats", 2, "--option", "variant=base", "--fast")
    assert done.exit_code == 0, done.output
    assert re.search(r"2 games, .* games/s, .* moves/s\n\Z", done.output), done.output


def test_cases_tell_how_many_passed_last(kalmar: Type, tmp_path: Path) -> None:
    done = kalmar("cases", "expedition")
    assert (done.exit_code, done.output) == (0, "40 passed, 0 failed\n")
    broken = tmp_path / "cases.json"
    broken.write_text('{"cases": [{"id": "x", "title": "", "given": {}, "do": [], "expect": {"colour": 1}}]}')
    done = kalmar("cases", "expedition", broken)
    assert done.exit_code == 1
    assert done.output.endswith("0 passed, 1 failed\n")


def test_bots_tell_who_wins(kalmar: Type) -> None:
    done = kalmar("bots", "expedition", "plain", "plain", "--games", 2, "--seats", 2)
    assert done.exit_code == 0, done.output
    assert "plain: won" in done.output
