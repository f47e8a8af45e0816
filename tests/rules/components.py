"""What the tests of every game do with its component data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Data = dict[str, Any]
Spoil = Callable[[Data], object]

SOURCES = {"rulebook", "public", "house"}
"""Where data can be from."""


def put(*path: Any, value: Any) -> Spoil:
    """Puts a value at a place in the data."""

    def spoil(data: Data) -> None:
        _at(data, *path[:-1])[path[-1]] = value

    return spoil


def without(*path: Any) -> Spoil:
    """Takes something out of the data."""

    def spoil(data: Data) -> None:
        del _at(data, *path[:-1])[path[-1]]

    return spoil


def _at(data: Data, *path: Any) -> Any:
    place: Any = data
    for key in path:
        place = place[key]
    return place


def described(data: Data) -> set[str]:
    """The groups of data of which `provenance` says, in words that it has, where they are from."""
    for group, entry in data["provenance"].items():
        assert set(entry["source"].split("+")) <= SOURCES, group
    return {name.split(".")[0] for name in data["provenance"]}
