"""The game's own component data."""

import json
from pathlib import Path
from typing import Any

import server.rules.voyages

COMPONENTS: dict[str, Any] = json.loads(
    (Path(server.rules.voyages.__file__).parent / "components.json").read_bytes()
)
