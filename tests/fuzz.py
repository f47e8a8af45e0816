"""Messages of somebody who wants to break things: the same ones every time for a seed.

Most of them have the form that the types of server/live/messages.py give them, so that a new message or
command is tried by itself: filled with what the sender's own view names, its true stamp among it, whole or
with something bent. The rest is torn text, other JSON, and noise.
"""

from __future__ import annotations

import copy
import json
import random
import string
from collections.abc import Callable, Iterator
from typing import Any, get_args

from msgspec import inspect

from server import PROTOCOL
from server.live import messages
from server.rules import registry

WILD: list[Any] = [
    None, True, False, 0, -1, 1, 15, 16, 2**31, 2**53, 2**63, 2**70, -(2**63), 0.5, 1e308, "", "0", "null",
    "\u0000", "\ud800", "é" * 40, "x" * 300, [], [[]], [None], {}, {"cmd": "step"}, {"do": "start"}, {"": ""},
    [0] * 50, {"__proto__": {}}, ["r1"] * 20, [[[[[[]]]]]], {"0": 0}, [{}] * 30, "-1", "1e9", "Infinity",
]  # fmt: skip

FIELDS = ["x", "seat", "id", "t", "do", "cmd", "move", "act", "", "to"]

SELDOM = {messages.Hello, messages.Visible, messages.Say}

ENDING = {"resign", "leave", "kick", "start"}
"""Commands with which whoever is seated rightly ends their own part, or begins."""

LONG = 17_000
"""Signs of a message that is longer than any may be."""

Message = str | bytes


def leaves(value: Any) -> Iterator[Any]:
    """Every name and number in a plain value, keys too."""
    if isinstance(value, dict):
        yield from value
        for part in value.values():
            yield from leaves(part)
    elif isinstance(value, list):
        for part in value:
            yield from leaves(part)
    elif isinstance(value, str | int):
        yield value


class Fuzz:
    """What one sender sends. `view` is what they saw last; `tables` are ids to try."""

    def __init__(self, seed: str, view: dict[str, Any], tables: list[str]) -> None:
        self.chance = random.Random(seed)
        self._tables = tables
        self._moves = inspect.type_info(registry.load(view["table"]["game"]).move_type)
        kinds = get_args(messages.Incoming)
        self._kinds = [inspect.type_info(kind) for kind in kinds]
        self._weights = [1 if kind in SELDOM else 6 for kind in kinds]
        self.learn(view)

    def learn(self, view: dict[str, Any]) -> None:
        """Takes up the names, the stamp and the moves of a fresh view."""
        self.view = view
        known = set(leaves([view["game"], view.get("moves"), view["table"]["options"]]))
        self._words = sorted(word for word in known if isinstance(word, str) and len(word) <= 64) or [""]
        self._numbers = sorted(number for number in known if isinstance(number, int)) or [0]

    def message(self) -> Message:
        make: list[Callable[[], Message]] = [
            self.typed,
            self.begun,
            self.bent,
            self.torn,
            self.other,
            self.noise,
        ]
        return self.chance.choices(make, [30, 25, 30, 5, 5, 5])[0]()

    # ── Of the right form ────────────────────────────────────────────────────────────────────────

    def typed(self) -> str:
        """A message as its type has it."""
        return json.dumps(self._shaped())

    def _shaped(self) -> dict[str, Any]:
        while True:
            (kind,) = self.chance.choices(self._kinds, self._weights)
            message: dict[str, Any] = self._of(kind, "")
            if message.get("act", {}).get("do") not in ENDING:
                return message

    def begun(self) -> str:
        """A move that is offered, more or less filled in, or what it would come to."""
        offered = self.view.get("moves")
        if not offered:
            return self.typed()
        template = self.chance.choice(offered)
        move = {"cmd": template["cmd"], **template.get("fixed", {})}
        for field, alternatives in template.get("choose", {}).items():
            if alternatives and self.chance.random() < 0.9:
                picks = self.chance.choice(alternatives)
                move[field] = [item for count, of in picks for item in self.chance.sample(of, count)]
        if self.chance.random() < 0.3:
            self._bend(move)
        return json.dumps(self._about(move))

    def _about(self, move: Any) -> dict[str, Any]:
        about = {"t": "preview", "id": self._id(), "seat": self.view["seat"] or 0, "move": move}
        if self.chance.random() < 0.3:
            about |= {"t": "move", "stamp": self.view.get("stamp", "")}
        return about

    def bent(self) -> str:
        """Of the right form but for one or two things: values exchanged, fields taken out or put in."""
        message = self._shaped()
        for _ in range(self.chance.randrange(1, 3)):
            self._bend(message)
        return json.dumps(message)

    def _bend(self, place: Any) -> None:
        while keys := list(place) if isinstance(place, dict) else list(range(len(place))):
            key = self.chance.choice(keys)
            if isinstance(place[key], dict | list) and place[key] and self.chance.random() < 0.7:
                place = place[key]
                continue
            what = self.chance.random()
            if what < 0.5:
                place[key] = self._wild()
            elif what < 0.7:
                place[key] = self.chance.choice([*self._words, *self._numbers])
            elif what < 0.8:
                del place[key]
            elif isinstance(place, dict):
                place[self.chance.choice([*FIELDS, *self._words])] = self._wild()
            else:
                place.insert(key, place[key])
            return

    def _of(self, kind: inspect.Type, field: str) -> Any:
        """A value of a type, for a field of that name."""
        if (
            field in ("stamp", "table", "page", "protocol", "move", "id", "seat")
            and self.chance.random() < 0.9
        ):
            return self._true(field)
        match kind:
            case inspect.StructType(tag_field=tag_field, tag=tag, fields=fields):
                made = {
                    part.encode_name: self._of(part.type, part.encode_name)
                    for part in fields
                    if self._told(part)
                }
                return {tag_field: tag, **made} if tag_field else made
            case inspect.UnionType(types=types):
                return self._of(self.chance.choice(types), field)
            case inspect.LiteralType(values=values):
                return self.chance.choice(values)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return [self._of(item, "") for _ in range(self.chance.choice([0, 1, 1, 2, 2, 3, 5, 9]))]
            case inspect.TupleType(item_types=items):
                return [self._of(item, "") for item in items]
            case inspect.DictType(key_type=key, value_type=value):
                return {str(self._of(key, "")): self._of(value, "") for _ in range(self.chance.randrange(4))}
            case inspect.StrType(pattern=str()):
                return self.chance.choice(["0" * 64, "f" * 64])
            case inspect.StrType():
                return self.chance.choice(self._words)
            case inspect.IntType():
                return self.chance.choice([0, 1, 2, 3, self.chance.choice(self._numbers)])
            case inspect.BoolType():
                return self.chance.random() < 0.5
            case inspect.NoneType():
                return None
            case _:
                return self._wild()

    def _wild(self) -> Any:
        return copy.deepcopy(self.chance.choice(WILD))

    def _told(self, field: inspect.Field) -> bool:
        return field.required or self.chance.random() < 0.4

    def _true(self, field: str) -> Any:
        match field:
            case "stamp":
                return self.view.get("stamp") or ""
            case "table":
                return self.chance.choice([self.view["table"]["id"], *self._tables])
            case "page":
                return ""
            case "protocol":
                return PROTOCOL
            case "seat":
                return self.view["seat"] if self.chance.random() < 0.8 else self.chance.randrange(6)
            case "move":
                return self._of(self._moves, "")
            case _:
                return self._id()

    def _id(self) -> str:
        return f"f{self.chance.randrange(1 << 32)}" if self.chance.random() < 0.95 else "f"

    # ── Of no form ───────────────────────────────────────────────────────────────────────────────

    def torn(self) -> str:
        whole = json.dumps(self._shaped())
        cut = self.chance.randrange(len(whole))
        return whole[:cut] if self.chance.random() < 0.5 else whole[:cut] + self._signs() + whole[cut:]

    def other(self) -> str:
        """JSON, and that is all; at times nested deeply, at times too long."""
        chance = self.chance.random()
        if chance < 0.5:
            return json.dumps(self._wild())
        if chance < 0.55:
            return json.dumps({"t": "chat", "id": "f", "seat": 0, "text": "x" * LONG})
        depth = self.chance.choice([10, 100, 990, 2000])
        opening, closing = self.chance.choice([("[", "]"), ('{"a":', "}")])
        nested = opening * depth + "1" + closing * depth
        return json.dumps(self._about({"cmd": "…"}), ensure_ascii=False).replace('"…"', nested)[: LONG - 2000]

    def noise(self) -> Message:
        return (
            self._signs() if self.chance.random() < 0.7 else self.chance.randbytes(self.chance.randrange(80))
        )

    def _signs(self) -> str:
        return "".join(self.chance.choices(string.printable + "áű\u2028😀", k=self.chance.randrange(60)))
