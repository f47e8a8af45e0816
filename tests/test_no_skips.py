"""Where CI is set, a run with a skipped test fails."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SKIPPED_TEST = "import pytest\n\n@pytest.mark.skip\ndef test_nothing():\n    assert False\n"
SKIPPED_MODULE = "import pytest\n\npytest.skip('not here', allow_module_level=True)\n"
PASSING = "\ndef test_something():\n    assert True\n"


def run(folder: Path, source: str, ci: bool) -> subprocess.CompletedProcess[str]:
    (folder / "test_one.py").write_text(source)
    (folder / "test_two.py").write_text(PASSING)
    environment = os.environ | {"CI": "true" if ci else "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", "-p", "tests.no_skips", "-c", os.devnull, str(folder)]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("source", [SKIPPED_TEST, SKIPPED_MODULE])
def test_ci_does_not_allow_a_skipped_test(tmp_path: Path, source: str) -> None:
    outcome = run(tmp_path, source, ci=True)
    assert outcome.returncode == pytest.ExitCode.TESTS_FAILED
    assert "test_one.py" in outcome.stdout.partition("skipped, which CI does not allow")[2]


def test_a_person_may_skip_a_test(tmp_path: Path) -> None:
    assert run(tmp_path, SKIPPED_TEST, ci=False).returncode == pytest.ExitCode.OK


def test_ci_passes_where_nothing_was_skipped(tmp_path: Path) -> None:
    assert run(tmp_path, PASSING, ci=True).returncode == pytest.ExitCode.OK
