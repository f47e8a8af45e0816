"""The set-up's steps: done once, done again after a failure, and told in words a person can act on."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from launcher import setup
from launcher.console import TroubleError, run


def program(folder: Path, name: str, answer: str = "", code: int = 0) -> Path:
    """A program that prints its answer and exits with its code."""
    path = folder / name
    path.write_text(f"#!/bin/sh\necho '{answer}'\nexit {code}\n")
    path.chmod(0o755)
    return path


def test_a_step_is_done_once(tmp_path: Path) -> None:
    done = []
    for _ in range(2):
        setup.once(tmp_path / "stamp", "version 1", "working", lambda: done.append("work"))
    assert done == ["work"]


def test_a_step_is_done_again_when_what_it_was_made_from_changes(tmp_path: Path) -> None:
    done = []
    for key in ("version 1", "version 2"):
        setup.once(tmp_path / "stamp", key, "working", lambda: done.append("work"))
    assert done == ["work", "work"]


def test_a_step_that_failed_is_done_again_even_where_it_once_succeeded(tmp_path: Path) -> None:
    stamp = tmp_path / "stamp"
    setup.once(stamp, "version 1", "working", lambda: None)

    def fail() -> None:
        raise TroubleError("the network is gone")

    with pytest.raises(TroubleError):
        setup.once(stamp, "version 2", "working", fail)
    assert not setup.fresh(stamp, "version 1")
    assert not setup.fresh(stamp, "version 2")


def test_the_hash_of_a_step_s_inputs_tells_files_apart(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("ab")
    two.write_text("c")
    assert setup.digest(one, two) == setup.digest("ab", "c")
    assert setup.digest("ab", "c") != setup.digest("a", "bc")


def test_a_failed_program_is_told_in_our_words() -> None:
    with pytest.raises(TroubleError, match="no network"):
        run([sys.executable, "-c", "raise SystemExit(3)"], "no network")


def test_a_missing_program_is_told_in_our_words(tmp_path: Path) -> None:
    with pytest.raises(TroubleError, match=r"no network .*nowhere"):
        run([tmp_path / "nowhere"], "no network")


def test_a_python_without_ensurepip_is_told_with_the_line_to_type(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "VENV", tmp_path)
    monkeypatch.setattr(setup, "PYTHON", tmp_path / "bin" / "python")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(TroubleError, match=r"sudo apt install python3\.\d+-venv"):
        setup.make_environment()


@pytest.mark.parametrize(
    ("version", "enough"), [("v18.20.4", False), ("v20.0.0", True), ("v24.19.0", True), ("nonsense", False)]
)
def test_node_must_be_new_enough(tmp_path: Path, version: str, enough: bool) -> None:
    program(tmp_path, "node", version)
    program(tmp_path, "npm")
    assert setup.has_node(str(tmp_path)) is enough


def test_node_without_npm_does_not_do(tmp_path: Path) -> None:
    program(tmp_path, "node", "v24.19.0")
    assert not setup.has_node(str(tmp_path))


def test_where_there_is_no_node_it_is_installed_beside_the_python_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = []
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(setup, "install", lambda group, text: installed.append(group))
    assert setup.node_environment()["PATH"] == f"{setup.BIN}{os.pathsep}{tmp_path}"
    assert installed == ["node"]


def test_a_chromium_that_does_not_start_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    monkeypatch.setattr(setup, "CHROMIUMS", ("chromium-of-a-snap", "chromium-that-works"))
    program(tmp_path, "chromium-of-a-snap", code=1)
    working = program(tmp_path, "chromium-that-works")
    assert setup.installed_chromium() == str(working)


@pytest.fixture
def npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A web folder in tmp_path; gives what each `npm ci` that is run in it installs."""
    commands: list[str] = []
    monkeypatch.setattr(setup, "WEB", tmp_path)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        (tmp_path / name).write_text("version 1")

    def install(command: list[str], *_: object, **__: object) -> None:
        commands.append("lean" if "--omit=dev" in command else "full")
        shutil.rmtree(tmp_path / "node_modules", ignore_errors=True)
        (tmp_path / "node_modules").mkdir()

    monkeypatch.setattr(setup, "run", install)
    return commands


def test_serving_needs_fewer_packages_than_developing(npm: list[str]) -> None:
    setup.install_web(dev=False)
    setup.install_web(dev=True)
    assert npm == ["lean", "full"]


def test_serving_takes_no_packages_away_from_a_developer(npm: list[str], tmp_path: Path) -> None:
    setup.install_web(dev=True)
    setup.install_web(dev=False)
    (tmp_path / "package-lock.json").write_text("version 2")
    setup.install_web(dev=False)
    assert npm == ["full", "full"]
