"""What adapters check by: every comparison is counted, so that a case that makes none is found out."""

from __future__ import annotations

import json
from typing import Any


class BadCase(Exception):
    """The case cannot be run as it is written."""


class Checks:
    """The comparisons made in one case, and those that failed, in words."""

    def __init__(self) -> None:
        self.made = 0
        self.faults: list[str] = []

    def equal(self, what: str, wanted: Any, got: Any) -> None:
        """Both are the same JSON value: 1 is not true, lists have their order."""
        self.that(_json(wanted) == _json(got), f"{what}: expected {_json(wanted)}, got {_json(got)}")

    def that(self, fine: bool, fault: str) -> None:
        """Something holds, or else this is its fault."""
        self.made += 1
        if not fine:
            self.faults.append(fault)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)
