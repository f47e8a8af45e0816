"""The games of this house, with the host's own component data in place of what came with them.

A file `games/<game>/components.json` in the data folder holds for new tables from the next start on. One that
has a fault is told of and not used: a slip in a file must not keep people from playing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from server.logs import get_logger
from server.rules import registry
from server.rules.data.faults import faults
from server.rules.game import Game, GameInfo

FILE = "components.json"

MOST_TOLD = 5
"""Faults of a file that the log names; `kalmar components check` names all."""

log = get_logger(__name__)


class Library:
    """The registry, over component data of one's own. `own`: by game, checked."""

    def __init__(self, own: Mapping[str, dict[str, Any]]) -> None:
        self._own = own

    @classmethod
    def read(cls, folder: Path) -> Library:
        """With the files below a folder, those of them that can be played with."""
        own = {}
        for game_id in registry.GAMES:
            path = folder / game_id / FILE
            if _stands_there(path):
                components, wrong = read_components(game_id, path)
                if wrong:
                    told = {"file": str(path), "faults": len(wrong), "first": wrong[:MOST_TOLD]}
                    log.error("own_components_not_used", game=game_id, **told)
                elif registry.data_hash(components) != registry.data_hash(registry.components(game_id)):
                    own[game_id] = components
                    log.info("own_components", game=game_id, data=registry.data_hash(components))
        return cls(own)

    def info(self, game_id: str) -> GameInfo:
        """What lobby and frame must know of a game. Raises UnknownGame."""
        return registry.info(game_id)

    def components(self, game_id: str) -> dict[str, Any]:
        """What new tables of a game are played with. Raises UnknownGame."""
        return self._own.get(game_id) or registry.components(game_id)

    def own(self, game_id: str) -> bool:
        """Whether these are the host's own."""
        return game_id in self._own

    def data_hash(self, components: Any) -> str:
        return registry.data_hash(components)

    def load(self, game_id: str, components: Any = None, version: int | None = None) -> Game[Any, Any]:
        """The rules, over the components that are given or those of new tables: see registry.load."""
        return registry.load(game_id, components or self.components(game_id), version)


def _stands_there(path: Path) -> bool:
    """Whether there is a file, perhaps one that cannot be seen: then reading it tells why."""
    try:
        return path.exists()
    except OSError:
        return True


def read_components(game_id: str, path: Path) -> tuple[Any, list[str]]:
    """A file of component data, and everything that is wrong with it. Raises UnknownGame."""
    try:
        components = json.loads(
            path.read_text(encoding="utf-8-sig"), object_pairs_hook=_object, parse_constant=_no_number
        )
    except (OSError, ValueError, RecursionError) as error:
        return None, [f"cannot be read: {error}"]
    return components, faults(game_id, components)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of the file; a key that stands there twice would lose what was written first."""
    made: dict[str, Any] = {}
    for key, value in pairs:
        if key in made:
            raise ValueError(f"the key {key!r} stands twice in one object")
        made[key] = value
    return made


def _no_number(word: str) -> None:
    raise ValueError(f"{word} is no number")
