"""The fixtures of tests/serving.py, here."""

from tests.serving import any_database, database, empty_database, settings, url

__all__ = ["any_database", "database", "empty_database", "settings", "url"]
