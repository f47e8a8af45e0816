"""docs/architecture.md tells of the tree as it is: every path in it exists, every dependency is explained."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from server.cli import cli

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "docs/architecture.md").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
NPM = json.loads((ROOT / "web/package.json").read_text("utf-8"))


def dependencies() -> set[str]:
    """Names of all packages that pyproject.toml and web/package.json ask for."""
    lists = [PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"].values()]
    python = {Requirement(line).name for lines in lists for line in lines}
    return python.union(NPM["dependencies"], NPM["devDependencies"])


def explained() -> dict[str, str]:
    """The rows of the tables of dependencies: each package with its reason."""
    section = TEXT[TEXT.index("\n## Dependencies\n") :]
    return dict(re.findall(r"^\| `([^`]+)` \| (.+) \|$", section, re.MULTILINE))


def test_every_dependency_is_explained() -> None:
    reasons = explained()
    assert reasons.keys() == dependencies()
    assert all(reason.strip() for reason in reasons.values())


def mentioned_paths() -> list[str]:
    """Files and folders named in the text, but for those with a placeholder in them."""
    words = re.findall(r"`([A-Za-z][\w./<>-]*/[\w./<>-]*)`", TEXT)
    words += re.findall(r"\]\(([\w./-]+)\)", TEXT.replace("](", "](docs/"))
    words += re.findall(r"(?:^|\s)((?:server|web)/[\w./<>-]+\.(?:py|js))$", TEXT, re.MULTILINE)
    return sorted({word for word in words if "<" not in word and not word.startswith(("/", "./"))})


@pytest.mark.parametrize("path", mentioned_paths())
def test_every_path_exists(path: str) -> None:
    assert (ROOT / path).exists(), path


def test_the_folders_of_the_house_are_those_that_are_there() -> None:
    house = TEXT[TEXT.index("\n## The house\n") :]
    tree = house.split("```")[1]
    server = tree[tree.index("\nserver/") : tree.index("\nweb/")]
    named = set(re.findall(r"^  (\w+)/", server, re.MULTILINE))
    there = {path.parent.name for path in (ROOT / "server").glob("*/__init__.py")}
    assert named == there


def test_what_the_readme_points_to_is_there() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", readme)
    folders = re.findall(r"`((?:server|web|tests|bench|docs)/[\w/]*)`", readme)
    assert links
    assert folders
    assert [path for path in links + folders if not (ROOT / path).exists()] == []


def test_the_commands_of_the_readme_are_there() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    commands = set(re.findall(r"\./kalmar ([a-z]+)", readme))
    server = {
        command.name or getattr(command.callback, "__name__", "") for command in cli.registered_commands
    }
    assert commands <= server | {"test", "lint", "format", "setup"}
