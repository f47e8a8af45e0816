"""What `/metrics` tells, for Prometheus. Counted by hand, each with its meaning; nothing names a person.

docs/hosting.md has the same list; a test holds the two together.
"""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)
"""Upper ends of the buckets of what is timed."""

REQUESTS = Counter("kalmar_requests", "HTTP requests answered, by status class", ["status"])
SOCKETS = Gauge("kalmar_sockets", "Websockets open now")
MESSAGES = Counter("kalmar_messages", "Websocket messages understood, by kind", ["t"])
REFUSALS = Counter("kalmar_refusals", "Websocket messages refused or not understood, by code", ["code"])
DROPPED = Counter("kalmar_dropped", "Websockets that we closed, by close code", ["code"])
FAILURES = Counter("kalmar_failures", "Incidents: failures of the server's own, each in the log with its id")
NOTICES = Counter(
    "kalmar_notices",
    "Notices by way and outcome: sent, failed (may be tried again), gone (the device is known no more), "
    "refused (the target is none that may be reached)",
    ["way", "outcome"],
)
ROWS = Counter(
    "kalmar_rows",
    "Rows of the journal written by this process, by game and kind (move, undo, vote, seat and so on), and "
    "whether a person, a bot or the server itself (none) made them",
    ["game", "kind", "by"],
)
TABLES = Gauge("kalmar_tables", "Tables in memory")
MOVES = Histogram(
    "kalmar_move_seconds",
    "From a move's arrival to its acknowledgement, the commit included",
    buckets=SECONDS,
)
COMMITS = Histogram(
    "kalmar_commit_seconds",
    "A transaction of the writer, from its first statement to the end of its commit; under load it carries "
    "the rows of many tables",
    buckets=SECONDS,
)
BOTS = Histogram(
    "kalmar_bot_seconds",
    "What a bot takes for a decision, the wait for a free process included, by game",
    ["game"],
    buckets=SECONDS,
)
BOT_FAILURES = Counter(
    "kalmar_bot_failures",
    "Decisions of bots that broke off, took too long or were against the rules, by game; the log has each",
    ["game"],
)
