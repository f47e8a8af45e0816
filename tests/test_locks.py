"""The lock files: in step with pyproject.toml, every package with its hash, no address of any registry."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
LOCKS = {"serve": ["project"], "dev": ["project", "dev"], "node": ["node"]}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def wanted(group: str) -> list[Requirement]:
    texts = PROJECT["project"]["dependencies"] if group == "project" else PROJECT["dependency-groups"][group]
    return [Requirement(text) for text in texts]


def locked(lock: str) -> dict[str, list[str]]:
    """The versions of every package in a lock; several where they depend on the Python or the system."""
    versions: dict[str, list[str]] = {}
    text = (ROOT / "locks" / f"{lock}.txt").read_text()
    for name, version in re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE):
        versions.setdefault(name, []).append(version)
    return versions


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_has_every_package_asked_for_in_a_version_that_fits(lock: str) -> None:
    versions = locked(lock)
    for requirement in [entry for group in LOCKS[lock] for entry in wanted(group)]:
        found = versions[canonicalize_name(requirement.name)]
        assert all(requirement.specifier.contains(version, prereleases=True) for version in found), (
            requirement
        )


def test_tests_run_with_the_versions_that_are_served() -> None:
    dev = locked("dev")
    assert {name: dev.get(name) for name in locked("serve")} == locked("serve")


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_gives_hashes_and_names_no_index(lock: str) -> None:
    text = (ROOT / "locks" / f"{lock}.txt").read_text()
    for entry in re.split(r"^(?=\S)", text, flags=re.MULTILINE)[1:]:
        assert "--hash=sha256:" in entry, entry
    assert "://" not in text
    assert "--index" not in text


def test_the_browser_s_lock_names_no_registry() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    installed = [package for path, package in packages.items() if path]
    assert installed
    assert all("integrity" in package and "resolved" not in package for package in installed)
