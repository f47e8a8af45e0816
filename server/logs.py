"""Logging: structlog for everything, the standard library's loggers included."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog


def set_up_logs(level: str, form: str) -> None:
    """Sends all logs to stderr, as lines for eyes (`console`) or as one JSON object a line (`json`)."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[structlog.typing.Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if form == "json"
        else [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.PositionalArgumentsFormatter(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    # These tell of each connection and statement; we tell of what happens at the tables.
    for name in ("uvicorn", "uvicorn.error", "alembic", "sqlalchemy", "asyncio", "aiosqlite"):
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))


def get_logger(name: str) -> Any:
    """A logger whose lines are bound to facts: `log.info("moved", table=…, seq=…, seat=…)`."""
    return structlog.get_logger(name)
