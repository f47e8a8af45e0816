"""docs/hosting.md names every setting as it is, and the files that it tells to copy."""

import re
from pathlib import Path

from typer.main import get_group

from server.cli import cli
from server.settings import ROOT, Settings

HOSTING = (ROOT / "docs" / "hosting.md").read_text()


def row(name: str) -> str:
    """The line of the settings' table: name, default, description."""
    field = Settings.model_fields[name]
    default = field.default.relative_to(ROOT) if isinstance(field.default, Path) else field.default
    shown = "" if default == "" else f"`{str(default).lower() if isinstance(default, bool) else default}`"
    return f"| `KALMAR_{name.upper()}` | {shown} | {field.description} |"


def test_the_table_of_settings_is_that_of_the_server() -> None:
    documented = re.findall(r"^\| `KALMAR_.*\|$", HOSTING, re.MULTILINE)
    assert documented == [row(name) for name in Settings.model_fields]


def test_every_file_and_command_that_the_page_names_exists() -> None:
    unit = (ROOT / "docs" / "kalmar.service").read_text()
    assert "ExecStart=/opt/kalmar/kalmar serve\n" in unit
    worker = (ROOT / "docs" / "kalmar@.service").read_text()
    assert "ExecStart=/opt/kalmar/kalmar serve --port %i\n" in worker
    assert unit.partition("[Install]")[2] == worker.partition("[Install]")[2]
    copied = set(re.findall(r"cp docs/(\S+)", HOSTING))
    assert copied == {"kalmar.service", "kalmar@.service"}
    commands = set(re.findall(r"\./kalmar ([\w-]+)", HOSTING))
    assert {"serve", "setup", "backup"} <= commands <= {*get_group(cli).commands, "setup"}
