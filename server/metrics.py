"""What `/metrics` tells, for Prometheus. Counted by hand, each with its meaning; nothing names a person."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

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
MOVES = Histogram(
    "kalmar_move_seconds",
    "From a move's arrival to its acknowledgement, the commit included",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)
