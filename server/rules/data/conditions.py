"""What a game's rules read its components.json with: conditions that name the item which breaks them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
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


def connected(name: str, things: Mapping[str, Any], pairs: Iterable[Sequence[str]]) -> None:
    """Raises ValueError where not every thing can be reached from every other. `things`: by their ids."""
    near: dict[str, set[str]] = {thing: set() for thing in things}
    for one, other in pairs:
        if one in near and other in near:
            near[one].add(other)
            near[other].add(one)
    if not near:
        return
    reached, left = set[str](), [next(iter(near))]
    while left:
        here = left.pop()
        if here not in reached:
            reached.add(here)
            left += near[here]
    for thing in near:
        require(thing in reached, f"{name} {thing!r}", "cannot be reached from the others")
