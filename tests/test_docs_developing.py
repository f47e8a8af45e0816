"""docs/developing.md names every variable that tests ask for."""

import re

from server.settings import ROOT

TABLE = re.findall(r"`(KALMAR_\w+)`", (ROOT / "docs" / "developing.md").read_text())
SOURCES = [path.read_text() for folder in ("launcher", "tests") for path in (ROOT / folder).rglob("*.py")]


def test_every_variable_of_the_tests_is_told_and_no_other() -> None:
    asked = {name for source in SOURCES for name in re.findall(r"\bKALMAR_(?:FULL|TEST_[A-Z_]+)\b", source)}
    asked |= {f"KALMAR_{name}" for source in SOURCES for name in re.findall(r'\bamount\("(\w+)"', source)}
    assert len(asked) > 5
    assert asked == set(TABLE)
