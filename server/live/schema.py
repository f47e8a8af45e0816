"""The websocket's messages as JSON Schema, made from their types: docs/protocol.schema.json.

.venv/bin/python -m server.live.schema > docs/protocol.schema.json
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from server.live.messages import Incoming, Outgoing, View


def schema() -> dict[str, Any]:
    """One document: `fromBrowser`, `toBrowser` and `view`, and the shapes that they are made of."""
    kinds = [Incoming, Outgoing, View]
    (incoming, outgoing, view), shapes = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Kalmár's protocol",
        "description": "What a websocket carries from and to browsers, and the view of a table.",
        "properties": {"fromBrowser": incoming, "toBrowser": outgoing, "view": view},
        "$defs": shapes,
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(schema(), indent=1, sort_keys=True, ensure_ascii=False) + "\n")
