"""docs/hosting.md names every setting as it is, and the files that it tells to copy."""

import re
from pathlib import Path

import yaml
from typer.main import get_group

from server.cli import cli
from server.settings import ROOT, Settings

HOSTING = (ROOT / "docs" / "hosting.md").read_text()


def row(name: str) -> str:
    """The line of the settings' table: name, default, description."""
    field = Settings.model_fields[name]
    default = field.default.relative_to(ROOT) if isinstance(field.default, Path) else field.default
    shown = (
        "" if default in ("", ()) else f"`{str(default).lower() if isinstance(default, bool) else default}`"
    )
    return f"| `KALMAR_{name.upper()}` | {shown} | {field.description} |"


def test_the_table_of_settings_is_that_of_the_server() -> None:
    documented = re.findall(r"^\| `KALMAR_.*\|$", HOSTING, re.MULTILINE)
    assert documented == [row(name) for name in Settings.model_fields]


def test_what_belongs_to_the_containers_alone_is_told_too() -> None:
    compose, caddy = ((ROOT / name).read_text() for name in ("docker-compose.yml", "Caddyfile"))
    asked = set(re.findall(r"\{\$?(KALMAR_\w+)", compose + caddy))
    assert asked >= {"KALMAR_DOMAIN", "KALMAR_UPSTREAM"}
    for name in asked:
        assert f"`{name}`" in HOSTING, name


def test_what_the_compose_file_sets_by_itself_is_named() -> None:
    given = yaml.safe_load((ROOT / "docker-compose.yml").read_text())["services"]["kalmar"]["environment"]
    fixed = {name for name, value in given.items() if f"${{{name}" not in value}
    told = HOSTING.partition("The Docker way sets some by itself")[2].partition("\n\n")[0]
    assert set(re.findall(r"`(KALMAR_\w+)`", told)) == fixed


def test_secrets_go_into_a_file_that_was_closed_to_others_before() -> None:
    for way in HOSTING.split("## 3")[1:]:
        lines = [line for line in way.splitlines() if line.endswith(".env")]
        assert "--mode=600 /dev/null .env" in lines[0], lines


def test_the_units_differ_in_nothing_but_the_port() -> None:
    units = [(ROOT / "docs" / name).read_text() for name in ("kalmar.service", "kalmar@.service")]
    one, each = (unit.partition("[Service]")[2].replace(" --port %i", "") for unit in units)
    assert one == each
    assert {"UMask=0077", "LimitNOFILE=65536"} <= set(one.splitlines())


def test_every_file_and_command_that_the_page_names_exists() -> None:
    unit = (ROOT / "docs" / "kalmar.service").read_text()
    assert "ExecStart=/opt/kalmar/kalmar serve\n" in unit
    worker = (ROOT / "docs" / "kalmar@.service").read_text()
    assert "ExecStart=/opt/kalmar/kalmar serve --port %i\n" in worker
    copied = set(re.findall(r"cp docs/(\S+)", HOSTING))
    assert copied == {"kalmar.service", "kalmar@.service"}
    commands = set(re.findall(r"\./kalmar ([\w-]+)", HOSTING))
    assert {"serve", "setup", "backup"} <= commands <= {*get_group(cli).commands, "setup"}
