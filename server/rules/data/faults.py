"""Everything that is wrong with component data: what a host puts in is held against all that is asked of it.

The shape is that of the file that came with the game; its `check.py` says what of the rest must fit together
for the screen; and the rules judge what they read.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Mapping
from typing import Any

from server.rules import registry
from server.rules.data.conditions import require
from server.rules.data.shape import Measure

Check = Callable[[Mapping[str, Any]], None]
"""Raises ValueError, naming the item, where something does not fit."""


def faults(game_id: str, components: Any) -> list[str]:
    """Everything that is wrong with component data, each with the name of its item; nothing where they fit.

    What is wrong with their shape comes first and alone. Raises UnknownGame, and nothing else.
    """
    measure, checks = _of_game(game_id)
    found = measure.faults(components)
    if found:
        return found
    if components["game"]["id"] != game_id:
        return [f"game.id: must be {game_id!r}, not {components['game']['id']!r}"]
    found = measure.strangers(components)
    for check in (_check_game, *checks, _check_rules):
        try:
            check(components)
        except ValueError as fault:
            found.append(str(fault))
        except (LookupError, TypeError, ArithmeticError) as fault:
            if not found:  # else it follows from what was found
                found.append(f"the rules cannot read it: {type(fault).__name__}: {fault}")
    return found


@functools.cache
def _of_game(game_id: str) -> tuple[Measure, tuple[Check, ...]]:
    example = registry.components(game_id)
    module = importlib.import_module(f"server.rules.{game_id}.check")
    return Measure(example, module.PLAN), module.CHECKS


def _check_game(components: Mapping[str, Any]) -> None:
    """It is of this game, for the numbers of players that the rules are for."""
    game = components["game"]
    seats = list(registry.info(game["id"]).seats)
    require(game["players"] == seats, "game.players", f"must be {seats}")
    require(min(game["minutes"], game["minimum_age"]) > 0, "game", "minutes and minimum_age must be above 0")


def _check_rules(components: Mapping[str, Any]) -> None:
    registry.load(components["game"]["id"], components)
