"""Kalmár: a self-hosted server for playing board games with friends."""

PROTOCOL = 1
"""Version of docs/protocol.md that this server speaks."""
