"""The fixtures of tests/serving.py, here."""

from tests.serving import any_setup, database, empty_database, settings

__all__ = ["any_setup", "database", "empty_database", "settings"]
