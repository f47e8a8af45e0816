"""Positions of Expedition to test from, and random games of it."""

from __future__ import annotations

from typing import Any

from server.cases.expedition import given_state
from server.rules import registry
from server.rules.expedition.game import Expedition
from server.rules.expedition.state import State
from tests.rules import positions

GAME = Expedition(registry.components("expedition"))

RULES = positions.Rules(GAME)
do, refused = RULES.do, RULES.refused
kinds, told_to, games = RULES.kinds, RULES.told_to, RULES.games


def position(figures: dict[str, tuple[int, int]], **given: Any) -> State:
    """The position that a case's `given` would tell of; figures as (seat, space), three players."""
    placed = {colour: {"seat": seat, "space": space} for colour, (seat, space) in figures.items()}
    return given_state(GAME, {"players": 3, "figures": placed, **given})
