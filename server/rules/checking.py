"""Reading a game's components.json: what cannot be played with is named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import msgspec

File = TypeVar("File")


def read_file(
    game: str, kind: type[File], components: Mapping[str, Any], *checks: Callable[[File], None]
) -> File:
    """The components in the shape of their file, fit to be played with.

    Raises ValueError, naming the game and the item, where the shape or one of the checks says otherwise.
    """
    try:
        file = msgspec.convert(components, kind, strict=True, str_keys=True)
        for check in checks:
            check(file)
    except ValueError as fault:
        raise ValueError(f"{game} components: {fault}") from fault
    return file


def require(fine: bool, item: str, fault: str) -> None:
    """Raises ValueError with the item and its fault, unless it is fine."""
    if not fine:
        raise ValueError(f"{item}: {fault}")


def once(name: str, ids: Iterable[str]) -> None:
    """Raises ValueError where an id stands in a list more than once."""
    for item, count in Counter(ids).items():
        require(count == 1, f"{name} {item!r}", f"stands there {count} times")
