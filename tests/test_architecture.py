"""Imports point one way: the contracts in pyproject.toml hold."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    program = Path(sys.executable).parent / "lint-imports"
    return subprocess.run([program], cwd=folder, capture_output=True, text=True, check=False)


def test_every_import_points_the_right_way() -> None:
    outcome = lint_imports(ROOT)
    assert outcome.returncode == 0, outcome.stdout


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("rules", "store"),
        ("rules", "aside"),
        ("live", "api"),
        ("tables", "live"),
        ("notices", "bots"),
        ("bots", "tables"),
        ("bots", "settings"),
        ("bots", "playouts"),
        ("playouts", "notices"),
        ("playouts", "cases"),
        ("cases", "bots"),
        ("cases", "apart"),
    ],
)
def test_the_contracts_are_broken_by_an_import_that_points_the_other_way(
    tmp_path: Path, importer: str, imported: str
) -> None:
    # Given modules of the same names that import nothing
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    for path in [*(ROOT / "server").glob("*.py"), *(ROOT / "server").glob("*/__init__.py")]:
        empty = tmp_path / path.relative_to(ROOT)
        empty.parent.mkdir(parents=True, exist_ok=True)
        empty.touch()
    assert lint_imports(tmp_path).returncode == 0
    # When one imports another
    (tmp_path / "server" / importer / "__init__.py").write_text(f"import server.{imported}\n")
    # Then a contract is broken
    assert lint_imports(tmp_path).returncode == 1
