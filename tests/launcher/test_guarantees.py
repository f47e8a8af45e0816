"""The full run of the guarantees: what it runs, and what it makes of the answers."""

from pathlib import Path

import pytest

from launcher.console import TroubleError
from launcher.guarantees import TEXT, Scenario, chosen, named, outcomes, scenarios, told

PAGE = """
| P03 | A server dies | Yes. | `tests/scale/test_kill.py::test_one`, `tests/scale/test_kill.py::test_two` |
| P01 | A line is lost | It waits. | `tests/browser/test_offline.py::test_one` |
"""

REPORT = """<testsuites><testsuite>
<testcase classname="tests.scale.test_kill" name="test_one[SIGKILL]" time="2.5"><properties>
<property name="kills" value="100"/><property name="moves" value="4000"/></properties></testcase>
<testcase classname="tests.scale.test_kill" name="test_two" time="1"><failure message="lost" /></testcase>
</testsuite></testsuites>"""

P01 = Scenario("P01", "A line is lost", ("tests/browser/test_offline.py::test_one",))
P03 = Scenario(
    "P03", "A server dies", ("tests/scale/test_kill.py::test_one", "tests/scale/test_kill.py::test_two")
)


def test_the_page_tells_what_is_run() -> None:
    assert scenarios(PAGE) == [P01, P03]
    assert named([P01, P03, P03]) == [*P01.tests, *P03.tests]


def test_some_scenarios_are_run_by_their_numbers() -> None:
    assert chosen([P01, P03], []) == [P01, P03]
    assert chosen([P01, P03], ["P03"]) == [P03]
    with pytest.raises(TroubleError, match="no scenario P02, P99"):
        chosen([P01, P03], ["P99", "P01", "P02"])


def test_every_scenario_of_the_page_is_found() -> None:
    found = scenarios(TEXT.read_text("utf-8"))
    assert len({scenario.number for scenario in found}) == len(found) >= 15
    assert all(scenario.tests for scenario in found)


def test_figures_failures_and_what_did_not_run_are_told(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT)
    assert told([P01, P03], outcomes(report)) == (
        [
            "P01 NOT HELD: A line is lost (0 tests, 0 s)",
            "    tests/browser/test_offline.py::test_one: did not run",
            "P03 NOT HELD: A server dies (2 tests, 4 s)",
            "    test_one[SIGKILL]: kills 100, moves 4000",
            "    test_two: FAILED",
        ],
        False,
    )


def test_a_scenario_is_held_when_all_its_tests_passed(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT.replace('<failure message="lost" />', ""))
    lines, held = told([P03], outcomes(report))
    assert held
    assert lines[0] == "P03 held: A server dies (2 tests, 4 s)"


def test_without_a_report_nothing_ran(tmp_path: Path) -> None:
    assert outcomes(tmp_path / "none.xml") == []
