"""Logs: one line each, with the facts that were bound to it; and silence below the level."""

from __future__ import annotations

import ast
import json
import logging
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from server.logs import MOST_TROUBLES, TROUBLES, WORKER, get_logger, set_up_logs
from server.settings import ROOT
from server.tables import Refusal
from server.tables.course import decode_body
from server.tables.names import clean_name
from tests.cli.conftest import running
from tests.client import Person


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Puts everything back."""
    yield
    logging.getLogger().handlers.clear()
    logging.getLogger("server").setLevel(logging.NOTSET)
    structlog.reset_defaults()


def test_machines_get_json_with_table_seq_and_seat(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("info", "json")
    with structlog.contextvars.bound_contextvars(table="abcd", seat=1):
        get_logger("server.live").info("done", seq=7)
    line = json.loads(capsys.readouterr().err)
    assert {key: line[key] for key in ("event", "level", "logger", "table", "seat", "seq")} == {
        "event": "done",
        "level": "info",
        "logger": "server.live",
        "table": "abcd",
        "seat": 1,
        "seq": 7,
    }
    assert line["timestamp"].endswith("Z")


def test_eyes_get_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("info", "console")
    get_logger("server.live").info("done", seq=7)
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    assert "done" in line
    assert "seq=7" in line


def test_below_the_level_there_is_silence_and_of_libraries_only_warnings(
    capsys: pytest.CaptureFixture[str],
) -> None:
    set_up_logs("debug", "json")
    get_logger("server.live").debug("shown")
    logging.getLogger("httpcore").info("not shown")
    logging.getLogger("httpcore").warning("shown too")
    set_up_logs("warning", "json")
    get_logger("server.live").info("not shown")
    heard = capsys.readouterr().err
    assert heard.count("shown") == 2
    assert "not shown" not in heard


def test_a_failure_comes_with_its_cause_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("info", "json")
    try:
        raise ZeroDivisionError
    except ZeroDivisionError:
        get_logger("server.live").exception("failed", incident="abc")
    line = json.loads(capsys.readouterr().err)
    assert line["incident"] == "abc"
    assert "ZeroDivisionError" in line["exception"]


def test_every_line_tells_which_process_wrote_it(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("info", "json")
    get_logger("server.live").info("done")
    logging.getLogger("uvicorn.error").warning("of a library")
    workers = {json.loads(line)["worker"] for line in capsys.readouterr().err.splitlines()}
    assert workers == {WORKER}


@pytest.mark.parametrize("form", ["console", "json"])
def test_errors_are_remembered_without_the_values_that_led_to_them(
    form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up_logs("info", form)
    TROUBLES.newest.clear()
    log = get_logger("server.tables")
    log.warning("refused", table="abcd")
    try:
        decode_body(b"{camel-7")
    except ValueError:
        with structlog.contextvars.bound_contextvars(table="abcd", seat=1):
            log.exception("rules_failed", seq=7, incident="1f", hand=["camel-7"])
    logging.getLogger("asyncio").error("Task exception was never retrieved: KeyError('camel-7')")
    for _ in range(MOST_TROUBLES - 2):
        log.error("again")
    first, second, *_ = TROUBLES.newest
    assert len(TROUBLES.newest) == MOST_TROUBLES
    assert (first.what, first.incident, first.table, first.seq, first.seat) == (
        *("rules_failed", "1f", "abcd"),
        *(7, 1),
    )
    assert first.error.startswith("DecodeError")
    assert (second.what, second.error, second.table) == ("asyncio", "", None)
    assert "camel-7" not in repr(TROUBLES.newest)
    assert abs(first.at / 1000 - time.time()) < 600
    log.error("once more")
    assert TROUBLES.newest[0] is second, "the oldest goes"


def test_the_place_of_an_error_is_in_our_own_code(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("info", "json")
    try:
        clean_name("")
    except Refusal:
        get_logger("server.tables").exception("failed")
    assert re.fullmatch(r"Refusal at tables/names\.py:\d+", TROUBLES.newest[-1].error)


WITHOUT_SEQ = {
    "bots_not_woken",
    "bots_stopped",
    "dry_run_failed",
    "notice_wanted",
    "rules_not_loaded",
    "table_moved_up",
    "table_not_opened",
}
"""Lines about a table that is not in memory, or whose history nobody has read."""


def test_whatever_is_logged_of_a_table_tells_its_row() -> None:
    calls = [call for path in sorted((ROOT / "server").rglob("*.py")) for call in log_calls(path)]
    about_tables = [(event, names) for event, names in calls if "table" in names]
    assert len(about_tables) > 10
    assert {event for event, names in about_tables if "seq" not in names} == WITHOUT_SEQ


def log_calls(path: Path) -> Iterator[tuple[str, set[str | None]]]:
    """The calls of a module's `log`: the event, and the names of what comes with it."""
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id="log")), args=[ast.Constant(value=str(event)), *_]
            ):
                yield event, {keyword.arg for keyword in node.keywords}


def at(said: str) -> Person:
    """Somebody at the address that a starting server told."""
    return Person(re.findall(r"http://[\d.:]+", said)[0])


async def test_a_server_tells_of_each_table_and_seat_in_every_line(tmp_path: Path) -> None:
    environment = {
        "KALMAR_DATA_DIR": str(tmp_path),
        "KALMAR_LOG_FORMAT": "json",
        "KALMAR_LOG_LEVEL": "debug",
    }
    with (tmp_path / "log").open("wb") as file:
        async with running(environment, log=file) as (_, said), at(said) as anna:
            opened = await anna.open_table(seats=2, bots=["plain"])
            tab = await anna.tab(opened["id"], 0)
            assert (await tab.act("start"))["t"] == "ack"
            assert (await tab.move({"cmd": "nonsense"}))["t"] == "refused"
            await tab.say("nonsense")
            await tab.hear(lambda heard: heard["t"] == "error")
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert len({line["worker"] for line in lines}) == 1
    told = {line["event"]: line for line in lines if "table" in line}
    assert {line["table"] for line in told.values()} == {opened["id"]}
    assert {"table_opened", "request", "done", "refused"} <= told.keys()
    for event, line in told.items():
        if event != "request":
            assert {"seq", "seat"} <= line.keys(), line
    assert (told["done"]["seq"], told["refused"]["seat"], told["refused"]["code"]) == (0, 0, "bad_move")


@pytest.mark.parametrize("form", ["console", "json"])
def test_a_traceback_tells_where_but_no_variable(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(secret: str) -> None:
        raise ValueError(len(secret))

    set_up_logs("info", form)
    try:
        fail("sealed" * 2)  # not as it would stand in a line of the source
    except ValueError:
        get_logger("server.tables").exception("rules_failed")
        logging.getLogger("uvicorn.error").exception("failed")
    told = capsys.readouterr().err
    assert told.count("in fail") == 2
    assert told.count("ValueError: 12") == 2
    assert "sealedsealed" not in told
