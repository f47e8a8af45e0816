"""The wealth scoring, and who wins (section 13)."""

from __future__ import annotations

import pytest

from server.rules.felinia.scoring import groups
from server.rules.felinia.state import State
from server.rules.game import Result
from tests.rules.felinia.positions import ANNA, BEA, DATA, GAME, Given, merchants, position


def result(*seats: Given, **given: object) -> Result:
    """The result of a game that ended like this."""
    told = GAME.result(position(*seats, phase="over", **given))
    assert told is not None
    return told


def amount(of: Result, line: str, seat: int = ANNA) -> int:
    [found] = [one for one in of.lines if one.id == line]
    return found.amounts[seat]


@pytest.mark.parametrize(("number", "points"), [(1, 1), (2, 4), (3, 9), (4, 16), (5, 20)])
def test_tiles_of_a_type_are_worth_their_number_up_to_the_cap(number: int, points: int) -> None:
    lions = ["tt_lion_1", "tt_lion_2", "tt_lion_3", "tt_cheetah_4", "tt_panther_6"]
    assert amount(result({"tiles": lions[:number]}), "tiles") == points


def test_a_type_with_a_lower_cap_stops_there() -> None:
    tigers = ["tt_tiger_1", "tt_tiger_2", "tt_tiger_3", "tt_lion_4", "tt_cheetah_5"]
    told = result({"tiles": tigers, "bonus": ["bt_tiger_plus"]})
    assert (amount(told, "tiles"), amount(told, "plus")) == (15, 5)
    assert told.lines[0].notes[ANNA] == {"types": {"tiger": [5, 3]}}
    assert told.lines[1].notes[ANNA] == {"types": {"tiger": 5}}


def test_merchants_of_one_colour_make_a_group_over_a_border() -> None:
    state: State = position(
        provinces=merchants(ANNA, "b_tiger_p1", "b_panther_p2", "b_lynx_p4", "b_tiger_p5")
        | merchants(BEA, "b_panther_p4")
    )
    assert [len(group) for group in groups(DATA, state)[ANNA]] == [3, 1]
    assert groups(DATA, state)[BEA] == [["b_panther_p4"]]
    assert GAME.public(state)["seats"][ANNA]["groups"] == [3, 1]


def test_what_is_left_counts_and_food_and_coins_do_not() -> None:
    told = result({"coins": 6, "gold": 2, "spice": 5, "food": 4, "goods": {"books": 3}}, rules="advanced")
    assert [amount(told, line) for line in ("gold", "spice", "goods", "food")] == [2, 2, 3, 0]


def test_special_tiles_that_count_in_the_end() -> None:
    told = result(
        {
            "food": 2,
            "spice": 3,
            "mystery": ["mp_tomb_free", "mp_falls_free"],
            "specials": ["sp_food_points", "sp_spice_points", "sp_lone_merchant", "sp_mystery_points"],
        },
        {"mystery": ["mp_tower_free"]},
        rules="advanced",
        provinces=merchants(ANNA, "a_lion_w1"),
    )
    lines = ("food", "spice", "merchants", "mystery")
    assert [amount(told, line) for line in lines] == [4, 3, 2, 6]
    assert amount(told, "mystery", BEA) == 1


def test_coins_break_a_tie_and_equal_coins_share_the_place() -> None:
    told = result({"coins": 2, "gold": 3}, {"coins": 4, "gold": 3}, {"coins": 4, "gold": 3})
    assert (told.ranking, told.tiebreak) == ([[1, 2], [0]], "coins")
    told = result({"coins": 0, "gold": 3}, {"coins": 4}, {"coins": 4})
    assert (told.ranking, told.tiebreak) == ([[0], [1, 2]], None)


def test_the_basic_game_has_no_lines_for_what_it_does_not_have() -> None:
    assert [line.id for line in result({}).lines] == ["tiles", "plus", "merchants", "gold", "spice", "goods"]
