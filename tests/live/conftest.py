"""The fixtures of tests/serving.py, here."""

from tests.serving import any_database, any_setup, any_url, database, empty_database, settings, url

__all__ = ["any_database", "any_setup", "any_url", "database", "empty_database", "settings", "url"]
