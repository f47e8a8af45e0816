"""`./kalmar guarantees`: the tests that docs/guarantees.md names, in full, and what came of each scenario."""

import os
import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from launcher.console import TroubleError
from launcher.setup import ROOT

TEXT = ROOT / "docs" / "guarantees.md"

TEST = re.compile(r"`(tests/[\w/]+\.py::\w+)`")
ROW = re.compile(r"^\| (P\d\d) \| ([^|]+) \|.*$", re.MULTILINE)


@dataclass(frozen=True)
class Scenario:
    """One row of the page; tests as pytest names them, without their parameters."""

    number: str
    title: str
    tests: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """How one test went, in seconds, with the figures that it noted."""

    test: str
    name: str
    passed: bool
    seconds: float
    figures: str


def scenarios(text: str) -> list[Scenario]:
    """The scenarios in the order of their numbers."""
    rows = [Scenario(row[1], row[2].strip(), tuple(TEST.findall(row[0]))) for row in ROW.finditer(text)]
    return sorted(rows, key=lambda scenario: scenario.number)


def chosen(found: Sequence[Scenario], numbers: Collection[str]) -> list[Scenario]:
    """Those of these numbers; all, where none is given. Raises TroubleError for one that there is not."""
    unknown = set(numbers) - {scenario.number for scenario in found}
    if unknown:
        raise TroubleError(f"docs/guarantees.md has no scenario {', '.join(sorted(unknown))}")
    return [scenario for scenario in found if not numbers or scenario.number in numbers]


def named(found: Iterable[Scenario]) -> list[str]:
    """All their tests, each once."""
    return sorted({test for scenario in found for test in scenario.tests})


def in_full() -> None:
    """From here on tests do all that is promised, not the little of every run: see tests/amounts.py."""
    os.environ["KALMAR_FULL"] = "1"


def outcomes(report: Path) -> list[Outcome]:
    """What pytest wrote into a JUnit file; nothing where there is none."""
    if not report.exists():
        return []
    cases = ElementTree.parse(report).iter("testcase")  # noqa: S314 (our own file)
    return [_outcome(case) for case in cases]


def _outcome(case: ElementTree.Element) -> Outcome:
    name = case.get("name", "")
    path = case.get("classname", "").replace(".", "/") + ".py"
    noted = [f"{found.get('name')} {found.get('value')}" for found in case.iter("property")]
    passed = all(case.find(fault) is None for fault in ("failure", "error", "skipped"))
    return Outcome(
        f"{path}::{name.partition('[')[0]}", name, passed, float(case.get("time", "0")), ", ".join(noted)
    )


def told(found: Sequence[Scenario], done: Sequence[Outcome]) -> tuple[list[str], bool]:
    """What to print, and whether every scenario was held: each of its tests ran, and passed."""
    lines, all_held = [], True
    for scenario in found:
        own = [outcome for outcome in done if outcome.test in scenario.tests]
        missing = set(scenario.tests) - {outcome.test for outcome in own}
        failed = [outcome for outcome in own if not outcome.passed]
        held = not missing and not failed
        all_held = all_held and held
        seconds = sum(outcome.seconds for outcome in own)
        lines.append(
            f"{scenario.number} {'held' if held else 'NOT HELD'}: {scenario.title}"
            f" ({len(own)} tests, {seconds:.0f} s)"
        )
        lines += [f"    {outcome.name}: {outcome.figures}" for outcome in own if outcome.figures]
        lines += [f"    {outcome.name}: FAILED" for outcome in failed]
        lines += [f"    {test}: did not run" for test in sorted(missing)]
    return lines, all_held
