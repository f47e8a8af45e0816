"""Logs: one line each, with the facts that were bound to it; and silence below the level."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from server.logs import get_logger, set_up_logs


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
