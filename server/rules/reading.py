"""Reading commands that are not complete yet, for previews."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar, get_args

import msgspec

from server.rules.game import Refused

M = TypeVar("M")


class PartialReader(Generic[M]):
    """Reads the commands of one game.

    `move_type` is its union of moves; `missing` says by command what may be missing, and what it is read as.
    """

    def __init__(self, move_type: Any, missing: Mapping[str, Mapping[str, Any]]) -> None:
        self._missing = missing
        # Quicker to read one by than by the union of all.
        self._kinds: dict[str, type[M]] = {kind.__struct_config__.tag: kind for kind in get_args(move_type)}

    def __call__(self, partial: Mapping[str, Any]) -> M | Refused:
        """The move meant; or that it cannot be read."""
        cmd = partial.get("cmd")
        if not isinstance(cmd, str) or cmd not in self._kinds:
            return Refused("bad_move", {"reason": "there is no such command"})
        try:
            return msgspec.convert({**self._missing.get(cmd, {}), **partial}, self._kinds[cmd])
        except msgspec.ValidationError as error:
            return Refused("bad_move", {"reason": str(error)})
