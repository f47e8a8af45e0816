"""docs/hosting.md names every setting as it is, and the files that it tells to copy."""

import re
from pathlib import Path

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
    assert (ROOT / "docs" / "kalmar.service").is_file()
    unit = (ROOT / "docs" / "kalmar.service").read_text()
    assert "ExecStart=/opt/kalmar/kalmar serve" in unit
    commands = set(re.findall(r"\./kalmar (\w+)", HOSTING))
    assert commands == {"serve", "setup", "backup", "migrate"}
