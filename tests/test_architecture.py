"""Imports point one way: the contracts in pyproject.toml hold."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    program = Path(sys.executable).parent / "lint-imports"
    return subprocess.run([program], cwd=folder, capture_output=True, text=True, check=False)


def test_every_import_points_the_right_way() -> None:
    outcome = lint_imports(ROOT)
    assert outcome.returncode == 0, outcome.stdout


def test_the_contracts_are_broken_by_rules_that_read_the_store(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    for package in ["", "api", "bots", "cases", "live", "playouts", "rules", "store", "tables"]:
        (tmp_path / "server" / package).mkdir(parents=True, exist_ok=True)
        (tmp_path / "server" / package / "__init__.py").touch()
    assert lint_imports(tmp_path).returncode == 0
    (tmp_path / "server" / "rules" / "__init__.py").write_text("import server.store\n")
    assert lint_imports(tmp_path).returncode == 1
