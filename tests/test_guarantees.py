"""docs/guarantees.md: every test that it names is there, and every test of guarantees is named."""

from __future__ import annotations

import ast
import re

from server.settings import ROOT

TEXT = (ROOT / "docs/guarantees.md").read_text("utf-8")
NAMED = set(re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", TEXT))


def defined_in(path: str) -> set[str]:
    """The test functions of a file."""
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return {function.name for function in functions if function.name.startswith("test_")}


def test_every_test_that_is_named_exists() -> None:
    assert len(NAMED) > 50
    missing = {f"{path}::{name}" for path, name in NAMED if name not in defined_in(path)}
    assert missing == set()


def test_every_scenario_is_held_by_something() -> None:
    rows = re.findall(r"^\| (P\d\d) \| (.+) \| (.+) \| (.+) \|$", TEXT, re.MULTILINE)
    numbers = [number for number, *_ in rows]
    assert len(set(numbers)) == len(numbers) == 17
    assert all(re.search(r"`tests/[\w/]+\.py::\w+`", held) for *_, held in rows)


def test_no_file_of_guarantees_is_left_out() -> None:
    files = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests/guarantees").glob("test_*.py")}
    assert files <= {path for path, _ in NAMED}
