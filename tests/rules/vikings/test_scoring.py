"""Threat, the small and the large scoring (sections 9 to 11, 13)."""

from __future__ import annotations

from typing import Any

import pytest

from server.rules.vikings.area import threatened
from server.rules.vikings.scoring import large_scoring, small_scoring, totals
from server.rules.vikings.state import Player
from tests.rules.vikings.positions import ANNA, DATA, position, tiles

COLUMN = dict.fromkeys(("noble", "scout", "goldsmith", "fisherman"), "l*")


def player(ships: dict[str, str] | None = None, specials: list[str] | None = None, /, **rows: str) -> Player:
    given: dict[str, Any] = {"tiles": tiles(**rows), "ships": ships or {}, "specials": specials or []}
    return position(given).players[ANNA]


def large(anna: Player) -> dict[str, tuple[int, int]]:
    """VP and gold of each step that brings anything."""
    steps = large_scoring(DATA, anna)
    return {income.step: (income.vp, income.gold) for income in steps if income.vp or income.gold}


@pytest.mark.parametrize(
    ("ship", "lying"),
    [
        ("ship_red", ["noble"]),
        ("ship_green", ["noble", "scout"]),
        ("ship_yellow", ["noble", "scout", "goldsmith"]),
        ("ship_blue", ["noble", "scout", "goldsmith", "fisherman"]),
    ],
)
def test_a_ship_threatens_down_to_the_row_of_its_sail(ship: str, lying: list[str]) -> None:
    assert threatened(DATA, player({"1": ship}, **COLUMN)) == [(row, 1) for row in lying]
    assert threatened(DATA, player({"2": ship}, **COLUMN)) == [], "in its own column only"


def test_a_warrior_protects_the_whole_column_a_bare_tile_does_not() -> None:
    assert threatened(DATA, player({"1": "ship_blue"}, warrior="l*", **COLUMN)) == []
    assert len(threatened(DATA, player({"1": "ship_blue"}, warrior="l", **COLUMN))) == 4


def test_each_step_brings_its_own() -> None:
    anna = player({"1": "ship_green"}, warrior="l*", **COLUMN)
    assert large(anna) == {"warriors": (0, 5), "nobles": (2, 0), "scouts": (3, 0), "goldsmiths": (0, 3)}
    assert totals(small_scoring(DATA, anna)) == {"vp": 0, "gold": 3}, "no plunder in a small scoring"


def test_a_step_names_the_vikings_that_paid() -> None:
    anna = player({"1": "ship_red"}, noble="S* c* r", scout="l r*")
    cells = {income.step: income.cells for income in large_scoring(DATA, anna)}
    assert cells["nobles"] == [("noble", 2)]
    assert cells["scouts"] == [("scout", 2)]
    assert cells["warriors"] == []


def test_a_threatened_scout_gives_nothing_at_all() -> None:
    assert large(player({"1": "ship_green"}, **COLUMN)) == {"goldsmiths": (0, 3)}


def test_a_scout_counts_below_itself_only_and_across_a_hole() -> None:
    assert large(player(noble="l*", scout="l*", fisherman="l*")) == {"nobles": (2, 0), "scouts": (2, 0)}


def test_equal_special_tiles_add_up() -> None:
    specials = [
        "sp_noble_plus1",
        "sp_noble_plus1",
        "sp_goldsmith_plus1",
        "sp_goldsmith_plus2",
        "sp_fisher_plus1",
    ]
    anna = player(None, specials, noble="S* c* r", goldsmith="l*", fisherman="l* c*")
    assert large(anna) == {"nobles": (8, 0), "goldsmiths": (0, 6), "fishermen": (2, 0)}
    assert {income.step: income.special for income in large_scoring(DATA, anna)} == {
        "warriors": 0,
        "nobles": 4,
        "scouts": 0,
        "goldsmiths": 3,
        "fishermen": 2,
    }


def test_special_tiles_pay_for_nobody_who_is_threatened() -> None:
    anna = player({"1": "ship_blue"}, ["sp_fisher_plus1", "sp_scout_plus1"], scout="l* r*", fisherman="l*")
    assert large(anna) == {"scouts": (2, 0)}
