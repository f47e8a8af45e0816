"""The launcher's commands: its own for developers, all others handed on to the server."""

import os
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from pathlib import Path

from launcher.console import TroubleError, Word, say
from launcher.guarantees import TEXT, chosen, in_full, named, outcomes, scenarios, told
from launcher.setup import BIN, PYTHON, ROOT, WEB, chromium, node_environment, set_up

TOOLS = WEB / "node_modules" / ".bin"
NOTHING_COLLECTED = 5  # pytest's exit code; no fault where somebody asked for a few tests by name


@dataclass(frozen=True)
class Check:
    """One program whose exit code says whether all is well; without a command it could not be run at all."""

    name: str
    command: Sequence[Word] = ()
    folder: Path = ROOT
    fine: tuple[int, ...] = (0,)


def main(args: Sequence[str]) -> int:
    """Runs a command and returns its exit code; for the server's commands it does not return."""
    command, *rest = args or ["--help"]
    try:
        match command:
            case "setup":
                set_up(dev="--dev" in rest)
                return 0
            case "test":
                set_up(dev=True)
                return run_all(suites(rest))
            case "guarantees":
                set_up(dev=True)
                return run_guarantees(rest)
            case "lint":
                set_up(dev=True)
                return run_all(linters())
            case "format":
                set_up(dev=True)
                return run_all(formatters())
            case "--help":
                say("its own commands are test, guarantees, lint, format and setup, the server's are these:")
        set_up(dev=False)
        # -P: modules come from the environment, never from the folder in which the command is typed.
        os.execv(PYTHON, [str(PYTHON), "-P", "-m", "server", command, *rest])
    except TroubleError as trouble:
        say(str(trouble))
        return 1
    except KeyboardInterrupt:
        say("stopped. Run the same command again to go on.")
        return 130


def suites(args: Sequence[str]) -> list[Check]:
    """Three runs: a synchronous Playwright and asyncio do not share a process well, and node has its own.

    `args`: paths, and from the first option on what goes to pytest: its words may be names of folders too.
    """
    paths = list(takewhile(lambda arg: not arg.startswith("-"), args))
    options = args[len(paths) :]
    in_browser = [path for path in paths if Path(path).parts[:2] == ("tests", "browser")]
    others = [path for path in paths if path not in in_browser]
    if not paths:
        everywhere = ["--numprocesses", "auto", "--dist", "worksteal"]  # a process a core
        others = [*everywhere, "tests"]  # but for those in a browser, by pyproject.toml
        # Two at once, whatever the cores: browsers wait much, and have processes of their own.
        in_browser = ["--numprocesses", "2", "--dist", "worksteal", "tests/browser"]

    pytest: list[Word] = [PYTHON, "-m", "pytest", *options]
    fine = (0, NOTHING_COLLECTED) if options else (0,)
    checks: list[Check] = []
    if others:
        checks.append(Check("tests of the server", [*pytest, *others], fine=fine))
    if not args:
        checks.append(Check("tests of the web modules", ["node", "--test"], WEB))
    if in_browser:
        checks.append(browser_tests([*pytest, *in_browser], fine))
    return checks


def run_guarantees(numbers: Sequence[str]) -> int:
    """The tests of every guarantee, or of these, in full; tells what came of each, with the figures noted."""
    promised = chosen(scenarios(TEXT.read_text("utf-8")), numbers)
    in_full()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        done = []
        # It takes hours: each test is told as it ends.
        options: list[Word] = [
            "--verbose",
            "--numprocesses",
            "2",
            "--dist",
            "worksteal",
            "--junitxml",
            report,
        ]
        for check in suites(named(promised)):
            run_all([replace(check, command=[*check.command, *options])])
            done += outcomes(report)
            report.unlink(missing_ok=True)
    lines, all_held = told(promised, done)
    print("\n".join(lines))
    return 0 if all_held else 1


def browser_tests(command: Sequence[Word], fine: tuple[int, ...]) -> Check:
    """The browser's check, with the Chromium to use in the environment."""
    name = "tests in a browser"
    try:
        os.environ["KALMAR_TEST_CHROMIUM"] = chromium() or ""
    except TroubleError as trouble:
        say(str(trouble))
        return Check(name)
    return Check(name, command, fine=fine)


def linters() -> list[Check]:
    """What must find nothing before a change goes in."""
    return [
        Check("ruff check", [BIN / "ruff", "check"]),
        Check("ruff format", [BIN / "ruff", "format", "--check"]),
        Check("mypy", [BIN / "mypy"]),
        Check("import-linter", [BIN / "lint-imports"]),
        Check("tsc", [TOOLS / "tsc", "--project", "."], WEB),
        Check("tsc of the tests", [TOOLS / "tsc", "--project", "tests"], WEB),
        Check("biome", [TOOLS / "biome", "check", "--error-on-warnings"], WEB),
    ]


def formatters() -> list[Check]:
    """What puts right by itself most of what the linters find."""
    return [
        Check("ruff check", [BIN / "ruff", "check", "--fix"]),
        Check("ruff format", [BIN / "ruff", "format"]),
        Check("biome", [TOOLS / "biome", "check", "--write"], WEB),
    ]


def run_all(checks: Sequence[Check]) -> int:
    """Runs every check, whatever the others find, and tells at the end how each went; 0 if all is well."""
    environment = node_environment()
    outcomes = []
    for check in checks:
        start = time.monotonic()
        passed = passes(check, environment)
        outcomes.append(passed)
        say(f"{check.name}: {'fine' if passed else 'FAILED'} ({time.monotonic() - start:.1f} s)")
    failed = [check.name for check, passed in zip(checks, outcomes, strict=True) if not passed]
    say(f"FAILED: {', '.join(failed)}" if failed else "all is well.")
    return 1 if failed else 0


def passes(check: Check, environment: Mapping[str, str]) -> bool:
    """Runs one check, its output going where ours goes."""
    if not check.command:
        return False
    say(check.name)
    try:
        done = subprocess.run(check.command, cwd=check.folder, env=environment, check=False)
    except OSError as error:
        say(str(error))
        return False
    return done.returncode in check.fine
