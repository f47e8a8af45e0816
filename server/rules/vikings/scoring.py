"""The small and the large scoring: what each role brings (sections 10 and 11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from server.rules.game import Event
from server.rules.vikings.area import repelled, safe
from server.rules.vikings.components import Bonus, Data, Scoring
from server.rules.vikings.placing import plain
from server.rules.vikings.state import Cell, IslandRow, Player, State


class Income(msgspec.Struct, frozen=True):
    """What a step of a scoring brings: which vikings, and how much of it by special tiles."""

    step: str
    vp: int
    gold: int
    cells: list[Cell]
    special: int = 0


def small_scoring(data: Data, player: Player) -> list[Income]:
    """Goldsmiths alone (section 10)."""
    return [_goldsmiths(data, player, safe(data, player)["goldsmith"])]


def large_scoring(data: Data, player: Player) -> list[Income]:
    """Steps 3 to 7, after the ferrying (section 11)."""
    unharmed = safe(data, player)
    return [
        _warriors(data, player),
        _nobles(data, player, unharmed["noble"]),
        _scouts(data, player, unharmed["scout"]),
        _goldsmiths(data, player, unharmed["goldsmith"]),
        _fishermen(data, player, unharmed["fisherman"]),
    ]


def scoring(data: Data, player: Player, kind: Scoring) -> list[Income]:
    """What the player would get now."""
    return small_scoring(data, player) if kind == "small" else large_scoring(data, player)


def _warriors(data: Data, player: Player) -> Income:
    """The value of each repelled ship (section 11, 3)."""
    beaten = repelled(player)
    ships = [data.ships[ship] for _, ship in beaten]
    cells: list[Cell] = [("warrior", col) for col, _ in beaten]
    return Income("warriors", sum(ship.vp for ship in ships), sum(ship.gold for ship in ships), cells)


def _nobles(data: Data, player: Player, cols: Sequence[int]) -> Income:
    vp, _ = _bonus(data, player, "noble", len(cols))
    return Income("nobles", data.values.noble_vp * len(cols) + vp, 0, _in_row("noble", cols), vp)


def _scouts(data: Data, player: Player, cols: Sequence[int]) -> Income:
    """Each with the goldsmith and the fisherman below it, threatened or not (section 11, 5)."""
    below = sum(_stands(player, "goldsmith", col) + _stands(player, "fisherman", col) for col in cols)
    extra, _ = _bonus(data, player, "scout", len(cols))
    values = data.values
    vp = values.scout_vp * len(cols) + values.scout_per_viking_below_vp * below + extra
    return Income("scouts", vp, 0, _in_row("scout", cols), extra)


def _goldsmiths(data: Data, player: Player, cols: Sequence[int]) -> Income:
    _, gold = _bonus(data, player, "goldsmith", len(cols))
    paid = data.values.goldsmith_gold * len(cols) + gold
    return Income("goldsmiths", 0, paid, _in_row("goldsmith", cols), gold)


def _fishermen(data: Data, player: Player, cols: Sequence[int]) -> Income:
    """Nothing by themselves (section 11, 7)."""
    vp, _ = _bonus(data, player, "fisherman", len(cols))
    return Income("fishermen", vp, 0, _in_row("fisherman", cols), vp)


def _in_row(row: IslandRow, cols: Sequence[int]) -> list[Cell]:
    return [(row, col) for col in cols]


def _stands(player: Player, row: IslandRow, col: int) -> bool:
    place = player.at(row, col)
    return place is not None and place.settled


def _bonus(data: Data, player: Player, row: IslandRow, vikings: int) -> tuple[int, int]:
    """VP and gold that special tiles add for so many vikings of a row; equal ones add up (section 13)."""
    vp = gold = 0
    for tile in player.specials:
        effect = data.specials[tile]
        if isinstance(effect, Bonus) and effect.role == row:
            vp += effect.vp * vikings
            gold += effect.gold * vikings
    return vp, gold


# ── Carrying out ────────────────────────────────────────────────────────────────────────────────

LINES = {"warriors": "plunder", "nobles": "nobles", "scouts": "scouts", "fishermen": "fishermen"}
"""The lines of the result that the VP of a step belong to."""


def score(data: Data, draft: State, seat: int, kind: Scoring) -> Event:
    """Credit a seat with its small or large scoring."""
    player = draft.players[seat]
    steps = scoring(data, player, kind)
    for income in steps:
        player.gold += income.gold
        if income.vp:
            player.earn(income.vp, LINES[income.step])
    return Event(f"{kind}_scored", {"seat": seat, "by_step": told(steps), **totals(steps)})


def totals(steps: Sequence[Income]) -> dict[str, int]:
    """What the steps bring together."""
    return {"vp": sum(income.vp for income in steps), "gold": sum(income.gold for income in steps)}


def told(steps: Sequence[Income]) -> list[dict[str, Any]]:
    """The steps as they are told."""
    return [
        {
            "step": income.step,
            "vp": income.vp,
            "gold": income.gold,
            "cells": plain(income.cells),
            "special": income.special,
        }
        for income in steps
    ]
