"""Kalmár: a self-hosted server for playing board games with friends."""

VERSION = "0.1.0"
"""Version of this server, the same as in pyproject.toml."""

PROTOCOL = 1
"""Version of docs/protocol.md that this server speaks."""
