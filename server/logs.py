"""Logging: structlog for everything, the standard library's loggers included.

Every line tells which process wrote it (`worker`); one that concerns a table has `table`, `seq` (its newest
row) and `seat`, as far as they are known.
"""

from __future__ import annotations

import logging
import os
import secrets
import sys
import time
import traceback
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import structlog

HERE = f"{Path(__file__).resolve().parent}{os.sep}"

WORKER = secrets.token_hex(3)
"""This process among several of the same server."""

MOST_TROUBLES = 100
"""Errors that are kept in memory."""


class Trouble(msgspec.Struct, kw_only=True):
    """An error as whoever runs the server is shown it: which, when and where, and no value that led to it.

    `what`: the log line's event; `error`: the exception's kind and the line of ours that raised it.
    """

    at: int
    what: str
    error: str
    incident: str | None
    table: str | None
    seq: int | None
    seat: int | None


class Troubles:
    """The newest errors of this process."""

    def __init__(self) -> None:
        self.newest: deque[Trouble] = deque(maxlen=MOST_TROUBLES)

    def take(self, logger: Any, method: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
        """Remember a line of the log that tells of an error; a processor of structlog."""
        if line.get("level") in ("error", "critical"):
            library = line.get("_record")  # what others write may hold values: their name has to do
            self.newest.append(
                Trouble(
                    at=time.time_ns() // 1_000_000,
                    what=library.name if library else str(line["event"]),
                    error=_raised(line.get("exc_info")),
                    incident=line.get("incident"),
                    table=line.get("table"),
                    seq=line.get("seq"),
                    seat=line.get("seat"),
                )
            )
        return line


TROUBLES = Troubles()


def _raised(info: Any) -> str:
    """The kind of an exception and the place in our code, as `KeyError at tables/votes.py:120`."""
    if info is True:
        info = sys.exc_info()
    error = info[1] if isinstance(info, tuple) else info
    if not isinstance(error, BaseException):
        return ""
    ours = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename.startswith(HERE)]
    place = f" at {ours[-1].filename.removeprefix(HERE)}:{ours[-1].lineno}" if ours else ""
    return type(error).__name__ + place


def _add_worker(logger: Any, method: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    line["worker"] = WORKER
    return line


def set_up_logs(least: str, form: str) -> None:
    """Sends all logs to stderr, as lines for eyes (`console`) or as one JSON object a line (`json`)."""
    level = logging.getLevelNamesMapping()[least.upper()]
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        _add_worker,
        TROUBLES.take,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[structlog.typing.Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if form == "json"
        # Plain tracebacks: the pretty ones show local variables, and those may be hands, secrets, cookies.
        else [
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            )
        ]
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        # Below the level a call does nothing at all, also on a move's way.
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    # Libraries tell of each connection, header and statement: of them only what is a warning.
    logging.basicConfig(handlers=[handler], level=max(level, logging.WARNING), force=True)
    logging.getLogger("server").setLevel(level)


@contextmanager
def terminal_logs() -> Iterator[None]:
    """While a command runs: nothing but errors, and these on stderr, so that what it prints stands alone."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.stdlib.add_log_level,
            structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR),
        cache_logger_on_first_use=False,
    )
    try:
        yield
    finally:
        structlog.reset_defaults()


def get_logger(name: str) -> Any:
    """A logger whose lines are bound to facts: `log.info("moved", table=…, seq=…, seat=…)`."""
    return structlog.get_logger(name)
