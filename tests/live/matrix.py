"""All that changes something, found in the application itself: its routes and its commands.

What is new is among them by itself, filled in from its schema. Where that makes no sense an example stands
here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
from fastapi import FastAPI
from fastapi.routing import APIRoute

from server.api.guard import READING
from server.live import messages
from server.tables.commands import AnyAct

ENTROPY = "0" * 64

ACTS: dict[str, dict[str, Any]] = {
    "title": {"title": "mine"},
    "watch": {"watch": True},
    "option": {"id": "variant", "value": "base"},
    "start_seat": {"seat": 1},
    "seats": {"count": 3},
    "bot": {"seat": 1, "level": "plain"},
    "kick": {"seat": 1},
    "order": {"seats": [1, 0]},
    "start": {},
    "colours": {"seat": 0, "colours": ["white", "red"]},
    "leave": {},
    "name": {"name": "Mallory"},
    "stir": {"entropy": ENTROPY},
    "undo": {},
    "call": {"kind": "end"},
    "vote": {"yes": True},
    "withdraw": {},
    "return": {},
    "sit_out": {"level": "plain"},
    "resign": {},
}
"""What table commands are given: those that are missing, the smallest that their type takes."""

DEEDS: dict[str, dict[str, Any]] = {
    "move": {"stamp": "", "move": {"cmd": "draw", "source": "pile"}},
    "preview": {"move": {"cmd": "draw", "source": "pile"}},
    "chat": {"text": "it was me"},
}
"""What messages are given that are no table commands."""


def commands(seat: int) -> list[dict[str, Any]]:
    """Every socket message that could change something, for a seat."""
    acts = [{"do": tag, **ACTS.get(tag, made)} for tag, made in _examples(AnyAct)]
    deeds = [{**made, **DEEDS.get(tag, {})} for tag, made in _examples(messages.Deed) if tag != "act"]
    return [
        {**deed, "id": "a", "seat": seat} for deed in [*({"t": "act", "act": act} for act in acts), *deeds]
    ]


def _examples(union: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """The tag of each message of a union, and the smallest that its type takes."""
    for kind in get_args(union):
        schema = msgspec.json.schema(kind)
        yield kind.__struct_config__.tag, _smallest(schema, schema["$defs"])


def routes(app: FastAPI) -> list[APIRoute]:
    """Every route, those that no schema shows among them."""
    parts = [getattr(route, "original_router", None) for route in app.routes]
    found = [route for part in parts if part is not None for route in part.routes]
    assert found, "routes are kept elsewhere now"
    return [route for route in [*found, *app.routes] if isinstance(route, APIRoute)]


def changing(app: FastAPI) -> Iterator[tuple[str, str]]:
    """Method and path of every route that may change something."""
    for route in routes(app):
        for method in sorted((route.methods or set()) - READING):
            yield method, route.path


def body_of(app: FastAPI, method: str, path: str) -> dict[str, Any]:
    """The smallest body that a route's schema takes; its numbers are 0, the host's seat."""
    schema = app.openapi()
    operation = schema["paths"].get(path, {}).get(method.lower(), {})
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    made = _smallest(content.get("schema", {"type": "object"}), schema["components"]["schemas"])
    assert isinstance(made, dict)
    return made


def _smallest(schema: dict[str, Any], shapes: dict[str, Any]) -> Any:
    match schema:
        case {"$ref": str(reference)}:
            return _smallest(shapes[reference.rpartition("/")[2]], shapes)
        case {"anyOf": [first, *_]}:
            return _smallest(first, shapes)
        case {"enum": [first, *_]} | {"const": first}:
            return first
        case {"type": "object"}:
            needed = schema.get("required", [])
            return {name: _smallest(schema["properties"][name], shapes) for name in needed}
        case {"type": "string"}:
            return "" if schema.get("minLength", 0) == 0 else "x" * schema["minLength"]
        case {"type": "integer" | "number"}:
            return int(schema.get("minimum", 0))
        case {"type": "boolean"}:
            return True
        case {"type": "array"}:
            return []
        case _:
            return None
