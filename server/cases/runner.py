"""Runs a file of cases through its game's adapter."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from server.cases.checks import BadCase, Checks
from server.rules import registry
from server.rules.game import Game

Adapter = Callable[[Game[Any, Any], dict[str, Any], Checks], None]
"""Runs one case (without its id, title and source) and makes its checks.

Raises BadCase or msgspec.ValidationError where the case says something that it does not know.
"""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """A file of cases. `conventions` or `format` explain it to people."""

    cases: list[dict[str, Any]]
    game: str | None = None
    conventions: Any = None
    format: Any = None


class Failure(msgspec.Struct, frozen=True):
    """A case that failed: its id, and every fault found in it."""

    case: str
    faults: list[str]


class Report(msgspec.Struct, frozen=True):
    """What came of a file of cases."""

    passed: int
    failures: list[Failure]

    @property
    def ok(self) -> bool:
        """Whether all cases passed."""
        return not self.failures

    def lines(self) -> list[str]:
        """Every failure, and last the sum."""
        lines = [f"{failure.case}: {fault}" for failure in self.failures for fault in failure.faults]
        return [*lines, f"{self.passed} passed, {len(self.failures)} failed"]


def run_file(game_id: str, path: Path, components: Mapping[str, Any] | None = None) -> Report:
    """Run every case of a file, with the game's own component data or the given.

    Raises registry.UnknownGame, OSError where the file cannot be read, ValueError where the component
    data cannot be played with. Whatever is wrong inside the file is a failure in the report.
    """
    game = registry.load(game_id, components)
    try:
        cases = _cases(game_id, path.read_bytes())
    except (BadCase, msgspec.DecodeError) as error:
        return Report(0, [Failure(path.name, [f"cannot be read: {error}"])])
    failures = [failure for case_id, case in cases if (failure := _run(game, case_id, case))]
    return Report(len(cases) - len(failures), failures)


def _cases(game_id: str, text: bytes) -> list[tuple[str, dict[str, Any]]]:
    """The cases with their ids. Raises BadCase or msgspec.DecodeError for a file that is none."""
    file = msgspec.json.decode(text, type=_File)
    if file.game not in (None, game_id):
        raise BadCase(f"its cases are of {file.game}, not of {game_id}")
    if not file.cases:
        raise BadCase("there are no cases in it")
    ids = [str(case.get("id", f"case {number}")) for number, case in enumerate(file.cases, start=1)]
    for case_id, count in Counter(ids).items():
        if count > 1:
            raise BadCase(f"{count} cases are called {case_id}")
    return list(zip(ids, file.cases, strict=True))


def _run(game: Game[Any, Any], case_id: str, case: dict[str, Any]) -> Failure | None:
    """Run one case; None where all its checks, at least one, hold."""
    checks = Checks()
    body = {key: value for key, value in case.items() if key not in ("id", "title", "source")}
    try:
        _adapter(game.info.id)(game, body, checks)
        if not checks.made:
            raise BadCase("it checks nothing")
    except (BadCase, msgspec.ValidationError) as error:
        checks.faults.append(str(error))
    except Exception as error:  # noqa: BLE001 - whatever else a case sets off is that case's failure
        checks.faults.append(f"{type(error).__name__}: {error}")
    return Failure(case_id, checks.faults) if checks.faults else None


def _adapter(game_id: str) -> Adapter:
    run_case: Adapter = importlib.import_module(f"server.cases.{game_id}").run_case
    return run_case
