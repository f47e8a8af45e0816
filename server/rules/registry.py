"""The games there are. What the lobby needs is known without loading any rules.

A game is a package `server.rules.<id>` with `info.py` (INFO), `game.py` (GAME, the class) and
`components.json`. Its id stands in `GAMES` below, and that is all there is to registering it. Rules of an
earlier release that running tables may need stand in `KEPT`: docs/adding-a-game.md says when.
"""

from __future__ import annotations

import functools
import hashlib
import importlib
import json
from collections.abc import Mapping
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, cast
from weakref import WeakValueDictionary

from server.rules.game import Game, GameInfo

GAMES = ("expedition", "oltremare", "voyages", "vikings", "felinia")
"""Ids of all games, in the order in which the lobby offers them."""

KEPT: Mapping[tuple[str, int], str] = {}
"""Packages of older rules by game and version, such as ("vikings", 1): "server.rules.kept.vikings_1"."""

Components = Mapping[str, Any]
"""A parsed components.json."""


class UnknownGame(LookupError):
    """There is no game of that id."""

    def __init__(self, game_id: str) -> None:
        super().__init__(f"there is no game {game_id!r}; there are: {', '.join(GAMES)}")


class RulesNotKept(LookupError):
    """The rules of an earlier release are not there any more."""

    def __init__(self, game_id: str, version: int) -> None:
        super().__init__(f"rules {version} of {game_id} are not kept")


def info(game_id: str) -> GameInfo:
    """What the lobby and the frame must know of a game; loads no rules. Raises UnknownGame."""
    return cast("GameInfo", _module(game_id, "info").INFO)


@functools.cache
def components(game_id: str) -> dict[str, Any]:
    """The game's own components.json, read once; not to be changed. Raises UnknownGame."""
    path = Path(__file__).parent / _known(game_id) / "components.json"
    return cast("dict[str, Any]", json.loads(path.read_bytes()))


def own(game_id: str) -> bool:
    """Whether `components` are a host's own: here they are those that came with the game."""
    return False


def data_hash(components: Components) -> str:
    """SHA-256, in hex, of component data: of what it says, not of how its file is laid out."""
    text = json.dumps(components, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


_loaded: WeakValueDictionary[tuple[str, str], Game[Any, Any]] = WeakValueDictionary()
"""Rules in use, by package and data hash: tables with equal data share one instance."""


def load(game_id: str, components: Components | None = None, version: int | None = None) -> Game[Any, Any]:
    """The rules over the given component data, or over the game's own; the newest, or those of a version.

    Raises UnknownGame, RulesNotKept, and ValueError, naming the item, where the data cannot be played with.
    """
    if components is None:
        return _own(game_id)
    package = _package(game_id, version)
    key = (package, data_hash(components))
    game = _loaded.get(key)
    if game is None:
        rules: type[Game[Any, Any]] = importlib.import_module(f"{package}.game").GAME
        game = _loaded[key] = rules(components)
    return game


def place_of(game: Game[Any, Any]) -> str:
    """Where the class of these rules is, "package.module:Class": what another process loads them from."""
    kind = type(game)
    return f"{kind.__module__}:{kind.__qualname__}"


def load_from(place: str, components: Any) -> Game[Any, Any]:
    """Rules from where `place_of` says that they are."""
    rules: type[Game[Any, Any]] = resolve_name(place)
    return rules(components)


def _package(game_id: str, version: int | None) -> str:
    if version is None or version == info(game_id).rules_version:
        return f"{__package__}.{_known(game_id)}"
    if (game_id, version) not in KEPT:
        raise RulesNotKept(game_id, version)
    return KEPT[game_id, version]


@functools.cache
def _own(game_id: str) -> Game[Any, Any]:
    """The rules over the game's own data, kept for good."""
    return load(game_id, components(game_id))


def _module(game_id: str, name: str) -> Any:
    return importlib.import_module(f"{__package__}.{_known(game_id)}.{name}")


def _known(game_id: str) -> str:
    if game_id not in GAMES:
        raise UnknownGame(game_id)
    return game_id
