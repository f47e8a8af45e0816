"""The game's own component data."""

import json
from pathlib import Path
from typing import Any

import server.rules.felinia

COMPONENTS: dict[str, Any] = json.loads(
    (Path(server.rules.felinia.__file__).parent / "components.json").read_bytes()
)
