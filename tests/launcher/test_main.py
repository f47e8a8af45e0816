"""The launcher's commands for developers."""

import subprocess
import sys
from pathlib import Path

import pytest

from launcher import main as launcher
from launcher.console import TroubleError
from launcher.main import Check, run_all, suites
from launcher.setup import PYTHON, ROOT


@pytest.fixture(autouse=True)
def _a_chromium(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launcher, "chromium", lambda: "/usr/bin/chromium")
    monkeypatch.setenv("KALMAR_TEST_CHROMIUM", "")


def commands(*args: str) -> dict[str, list[str]]:
    return {check.name: [str(word) for word in check.command[3:]] for check in suites(args)}


EVERYWHERE = ["--numprocesses", "auto", "--dist", "worksteal", "tests"]
BROWSERS = ["--numprocesses", "2", "--dist", "worksteal", "tests/browser"]


def test_all_tests_run_when_nothing_is_said() -> None:
    assert commands() == {
        "tests of the server": EVERYWHERE,
        "tests of the web modules": [],
        "tests in a browser": BROWSERS,
    }


def test_paths_narrow_the_run_to_themselves() -> None:
    assert commands("tests/test_locks.py") == {"tests of the server": ["tests/test_locks.py"]}
    assert commands("tests/browser") == {"tests in a browser": ["tests/browser"]}
    assert commands("tests/test_locks.py::test_one", "-x") == {
        "tests of the server": ["-x", "tests/test_locks.py::test_one"]
    }


def test_a_word_of_an_option_is_no_path() -> None:
    assert (ROOT / "web").is_dir()
    assert commands("-k", "web")["tests of the server"] == ["-k", "web", *EVERYWHERE]
    assert commands("tests/store", "-k", "web") == {"tests of the server": ["-k", "web", "tests/store"]}


@pytest.mark.parametrize(
    ("asked", "some", "none"),
    [([], "tests/launcher", "tests/browser"), (["tests/browser"], "tests/browser", "tests/launcher")],
    ids=["all", "those in a browser"],
)
def test_tests_in_a_browser_share_no_process_with_others(asked: list[str], some: str, none: str) -> None:
    # when pytest is called directly
    command = [str(PYTHON), "-m", "pytest", "--collect-only", "-qq", "-p", "no:cacheprovider", *asked]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    # then it has found what was asked for, and nothing that does not go with it
    assert f"{some}/test_" in told
    assert f"{none}/test_" not in told


def test_options_go_to_both_runs_of_pytest() -> None:
    assert commands("-k", "vote") == {
        "tests of the server": ["-k", "vote", *EVERYWHERE],
        "tests in a browser": ["-k", "vote", *BROWSERS],
    }


def test_no_tests_at_all_is_a_fault_unless_they_were_chosen_by_name() -> None:
    assert {check.fine for check in suites([])} == {(0,)}
    assert {check.fine for check in suites(["-k", "vote"])} == {(0, 5)}


def test_without_a_chromium_the_others_run_and_the_whole_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> str:
        raise TroubleError("the browser tests need Chromium")

    monkeypatch.setattr(launcher, "chromium", none)
    checks = suites([])
    assert [check.name for check in checks if not check.command] == ["tests in a browser"]
    assert run_all([Check("fine", [sys.executable, "-c", ""]), checks[-1]]) == 1


def test_every_check_runs_though_an_earlier_one_fails(tmp_path: Path) -> None:
    leave_a_file = "import pathlib; pathlib.Path('ran').touch()"
    checks = [
        Check("fails", [sys.executable, "-c", "raise SystemExit(1)"]),
        Check("works", [sys.executable, "-c", leave_a_file], tmp_path),
    ]
    assert run_all(checks) == 1
    assert (tmp_path / "ran").exists()
    assert run_all(checks[1:]) == 0


def test_a_check_whose_program_is_missing_fails(tmp_path: Path) -> None:
    assert run_all([Check("missing", [tmp_path / "nowhere"])]) == 1


def test_what_is_no_command_of_the_launcher_goes_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(launcher, "set_up", lambda dev: None)
    monkeypatch.setattr("os.execv", lambda program, words: started.append(words))
    launcher.main(["serve", "--port", "8080"])
    assert started == [[str(PYTHON), "-P", "-m", "server", "serve", "--port", "8080"]]
