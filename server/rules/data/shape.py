"""The shape of component data, learnt from the file that came with a game, and others held against it.

The rules read a part of components.json; the screen draws much of the rest. What came with the game is by
nature whole, so that it is the measure: the same keys, values of the same kinds, both languages, places on
the board. What a game has to say beyond it stands in its `check.py`, as a `Plan`.

A pattern names all places of a kind: `cards[].good`, `setup{}.hand` (`{}`: the values of a map, whose keys
are free or numbers; `{key}`: its keys). A fault names the one place: `cards[3] 'red-oil-1'.good`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

import msgspec

KINDS = {bool: "true or false", int: "a whole number", float: "a number", str: "a text", type(None): "null"}
KINDS |= {list: "a list", dict: "an object"}


MOST = 1_000_000
"""No number of a game is larger."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What the shape alone does not tell.

    `maps`: objects whose keys are free. `drawn`: texts that the screen has a picture or a word for, so that
    only those of the game's own file will do. `references`: where ids stand, and where they are from.
    `counts`: numbers that say how long a list is.
    """

    maps: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()
    references: Mapping[str, str] = {}
    counts: Mapping[str, str] = {}


class Node(msgspec.Struct, frozen=True):
    """One value: its pattern, how a fault names it, and what it is."""

    pattern: str
    where: str
    value: Any


class _Shape(msgspec.Struct):
    """All that stands at the places of one pattern."""

    kinds: set[type] = msgspec.field(default_factory=set)
    fields: dict[str, int] = {}
    """How often each key stands there."""
    objects: int = 0
    words: set[str] = msgspec.field(default_factory=set)
    least: float = 0.0
    most: float = 0.0


class Measure:
    """The shape of a game's own data, and the plan: what others are held against."""

    def __init__(self, example: Mapping[str, Any], plan: Plan) -> None:
        self._plan = plan
        self._maps = _maps(example, plan)
        self._shapes = _shapes(example, self._maps)

    def faults(self, data: Any) -> list[str]:
        """What is wrong with the shape of component data; nothing where they are like those of the game."""
        return [fault for node in nodes(data, self._maps) for fault in self._faults(node)]

    def strangers(self, data: Mapping[str, Any]) -> list[str]:
        """Ids and words of nothing that there is, and wrong counts; for data of the right shape."""
        found = [node for node in nodes(data, self._maps) if node.value is not None]
        there: dict[str, set[Any]] = {}
        for node in found:
            if isinstance(node.value, str):
                there.setdefault(node.pattern, set()).add(node.value)
        told = []
        for node in found:
            source = self._plan.references.get(node.pattern)
            if source is not None and node.value not in there.get(source, ()):
                told.append(f"{node.where}: there is no {_shown(node.value)} among {source}")
            if node.pattern in self._plan.drawn and node.value not in (
                drawn := self._shapes[node.pattern].words
            ):
                told.append(
                    f"{node.where}: there is no picture of {_shown(node.value)}, only of {_listed(drawn)}"
                )
        return told + self._miscounted(found)

    def _miscounted(self, found: Sequence[Node]) -> list[str]:
        counts = self._plan.counts
        at = {node.pattern: node for node in found if node.pattern in (*counts, *counts.values())}
        return [
            f"{number}: must be {len(at[things].value)}, as many as there are {things}"
            for number, things in counts.items()
            if at[number].value != len(at[things].value)
        ]

    def _faults(self, node: Node) -> Iterator[str]:
        shape = self._shapes.get(node.pattern)
        if shape is None:
            return  # inside something that is a fault itself, or of which the game has none
        value, kinds = node.value, shape.kinds
        if not _of(value, kinds):
            wanted = " or ".join(
                sorted(KINDS[kind] for kind in kinds if not (kind is int and float in kinds))
            )
            yield f"{node.where}: must be {wanted}, not {_shown(value)}"
        elif isinstance(value, dict):
            yield from self._wrong_keys(node, shape)
        elif isinstance(value, str) and not value.strip():
            yield f"{node.where}: must not be empty"
        elif isinstance(value, int | float) and abs(value) > MOST:
            yield f"{node.where}: is too large"
        elif isinstance(value, int | float) and float in kinds and not _placed(value, shape):
            yield f"{node.where}: must be from 0 to 1, a place or a size on the board, not {value}"

    def _wrong_keys(self, node: Node, shape: _Shape) -> Iterator[str]:
        if node.pattern not in self._maps:
            yield from _of_struct(node, shape)
        elif node.pattern not in self._plan.maps:
            for key in node.value:
                if not key.isdecimal():
                    yield f"{node.where}: unknown key {key!r}, must be a number"


def nodes(data: Any, maps: Collection[str], pattern: str = "", where: str = "") -> Iterator[Node]:
    """Every value in the data, the whole first, and the keys of maps."""
    yield Node(pattern, where or "the file", data)
    if isinstance(data, dict):
        free = pattern in maps
        for key, value in data.items():
            inner = f"{where}.{key}" if where else key
            if free:
                yield Node(f"{pattern}{{key}}", inner, key)
            step = "{}" if free else f".{key}" if pattern else key
            yield from nodes(value, maps, f"{pattern}{step}", inner)
    elif isinstance(data, list):
        for number, item in enumerate(data):
            yield from nodes(item, maps, f"{pattern}[]", f"{where}[{number}]{_name(item)}")


def _maps(example: Mapping[str, Any], plan: Plan) -> set[str]:
    """The patterns of all maps: those that the plan names, and whatever has numbers for keys."""
    maps = set(plan.maps)
    while (
        found := {
            node.pattern
            for node in nodes(example, maps)
            if isinstance(node.value, dict) and node.value and all(key.isdecimal() for key in node.value)
        }
        - maps
    ):
        maps |= found
    return maps


def _name(item: Any) -> str:
    """The name of a thing in a list, by which its owner finds it."""
    name = (
        next((item[key] for key in ("id", "type") if key in item), None) if isinstance(item, dict) else None
    )
    return f" {name!r}" if isinstance(name, str) else ""


def _shapes(example: Mapping[str, Any], maps: Collection[str]) -> dict[str, _Shape]:
    shapes: dict[str, _Shape] = {}
    for node in nodes(example, maps):
        value, shape = node.value, shapes.setdefault(node.pattern, _Shape())
        shape.kinds.add(type(value))
        if isinstance(value, dict):
            shape.objects += 1
            for key in value:
                shape.fields[key] = shape.fields.get(key, 0) + 1
        elif isinstance(value, str):
            shape.words.add(value)
        elif isinstance(value, int | float):
            shape.least, shape.most = min(shape.least, value), max(shape.most, value)
    return shapes


def _of(value: Any, kinds: set[type]) -> bool:
    return type(value) in kinds or (type(value) is int and float in kinds)


def _placed(value: float, shape: _Shape) -> bool:
    """Whether a number with decimals can be a coordinate, or where it is none, a size."""
    return 0 <= value <= 1 if shape.most <= 1 else value > 0


def _of_struct(node: Node, shape: _Shape) -> Iterator[str]:
    keys = node.value
    for key in keys:
        if key not in shape.fields:
            like = get_close_matches(key, shape.fields, 1)
            yield f"{node.where}: unknown key {key!r}" + (f", did you mean {like[0]!r}?" if like else "")
    for key, count in shape.fields.items():
        if key not in keys and count == shape.objects:
            yield f"{node.where}: {key!r} is missing"


def _shown(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 40 else f"{text[:40]}…"


def _listed(words: set[str]) -> str:
    return ", ".join(sorted(words))
