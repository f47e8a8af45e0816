"""Moves that nobody offered: made up from the types of a game's moves, or legal ones spoilt or overdone.

Most are refused, some happen to be legal. They try what a template would never suggest: cards of other
people, cards twice, somebody else's turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import inspect

from server.bots.arena import reader
from server.bots.plain import Move
from server.rules.game import Game
from server.rules.rng import Rng, choose

LONGEST = 5
"""Items a made-up list may have."""


class Wild:
    """A source of wrong moves for one game; `words` are the strings that they are made of."""

    def __init__(self, game: Game[Any, Any], words: Iterable[str], rng: Rng) -> None:
        self._rng = rng
        self._words = sorted(set(words))
        kind = inspect.type_info(game.move_type)
        members = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
        self._kinds = {
            str(member.tag): member for member in members if isinstance(member, inspect.StructType)
        }

    def move(self) -> Move:
        """A move of any kind, with whatever its fields may hold."""
        return self.completed({"cmd": choose(list(self._kinds), self._rng)})

    def completed(self, partial: Move) -> Move:
        """The move with whatever its missing fields may hold."""
        fields = self._kinds[partial["cmd"]].fields
        missing = [field for field in fields if field.encode_name not in partial]
        return {
            **partial,
            **{
                field.encode_name: self._value(field.type)
                for field in missing
                if field.required or self._rng.below(2)
            },
        }

    def spoilt(self, move: Move) -> Move:
        """A move with one thing in it changed, or with one more thing in it."""
        rng = self._rng
        missing = [field for field in self._kinds[move["cmd"]].fields if field.encode_name not in move]
        if missing and not rng.below(3):
            field = choose(missing, rng)
            return {**move, field.encode_name: self._value(field.type)}
        return self._changed(move) if len(move) > 1 else {**move, "surplus": choose(self._words, rng)}

    def overdone(self, move: Move) -> Move:
        """The move with something once more in a list of it, or a number of it higher, however deep."""
        places = list(_countable(move))
        if not places:
            return move
        more: Move = self._more(move, choose(places, self._rng))
        return more

    def _more(self, value: Any, place: Sequence[Any]) -> Any:
        if place:
            key, *rest = place
            more = value.copy()
            more[key] = self._more(value[key], rest)
            return more
        return [*value, choose(value, self._rng)] if isinstance(value, list) else value + 1

    def _changed(self, value: Any) -> Any:
        if isinstance(value, dict):
            keys = [key for key in value if key != "cmd"]
            if not keys:
                return value
            key = choose(keys, self._rng)
            return {**value, key: self._changed(value[key])}
        if isinstance(value, list):
            return self._changed_list(value)
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return value + self._rng.below(3) - 1
        return choose(self._words, self._rng)

    def _changed_list(self, items: Sequence[Any]) -> list[Any]:
        rng, changed = self._rng, list(items)
        what = rng.below(5)
        if not changed or what == 0:
            other = changed[0] if changed else choose(self._words, rng)
            changed.insert(rng.below(len(changed) + 1), self._changed(other))
        elif what == 1:
            del changed[rng.below(len(changed))]
        elif what == 2:
            changed.append(choose(changed, rng))
        elif what == 3:
            changed[rng.below(len(changed))] = choose(changed, rng)
        else:
            place = rng.below(len(changed))
            changed[place] = self._changed(changed[place])
        return changed

    def _value(self, kind: inspect.Type) -> Any:
        """Something of that type. Types that no move needs so far become a word."""
        rng = self._rng
        match kind:
            case inspect.IntType():
                return rng.below(9) - 1
            case inspect.BoolType():
                return bool(rng.below(2))
            case inspect.NoneType():
                return None
            case inspect.LiteralType():
                return choose(kind.values, rng)
            case inspect.EnumType():
                return choose([member.value for member in kind.cls], rng)
            case inspect.UnionType():
                return self._value(choose(kind.types, rng))
            case inspect.ListType() | inspect.VarTupleType() | inspect.SetType():
                return [self._value(kind.item_type) for _ in range(rng.below(LONGEST + 1))]
            case inspect.TupleType():
                return [self._value(item) for item in kind.item_types]
            case inspect.DictType():
                count = rng.below(LONGEST + 1)
                return {str(self._value(kind.key_type)): self._value(kind.value_type) for _ in range(count)}
            case inspect.StructType():
                return {field.encode_name: self._value(field.type) for field in kind.fields}
            case _:
                return choose(self._words, rng)


def _countable(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where in a plain value the lists and numbers are."""
    if isinstance(value, dict | list):
        if isinstance(value, list) and value:
            yield place
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _countable(item, (*place, key))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield place


def words(value: Any) -> set[str]:
    """Every string in a plain value, keys included."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set().union(value, *(words(item) for item in value.values()))
    if isinstance(value, list | tuple):
        return set().union(*(words(item) for item in value))
    return set()


def readable(game: Game[Any, Any], move: Move) -> Any:
    """The move as the game's own type, or None where it cannot be read as one."""
    try:
        return reader(game)(move)
    except msgspec.ValidationError:
        return None
