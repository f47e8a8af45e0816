"""The final scoring, the ranking, the result (section 14)."""

from __future__ import annotations

from typing import Any

import pytest

from server.rules.game import Result
from server.rules.vikings.final import final_scoring, ranked
from server.rules.vikings.state import State
from tests.rules.vikings.positions import (
    ANNA,
    BEA,
    CILI,
    DATA,
    GAME,
    Given,
    do,
    games,
    kinds,
    position,
    refused,
    tiles,
    told,
    wheel,
)


def ended(*seats: Given, mode: str = "advanced") -> State:
    draft = position(*seats, mode=mode, round=6, phase="ferry").draft()
    final_scoring(DATA, draft)
    return draft


def step(state: State, name: str, seat: int = ANNA) -> tuple[int, int, Given]:
    """VP and gold of a step, and what they came from."""
    [found] = [found for found in state.final if found.step == name]
    return found.vp[seat], found.gold[seat], found.notes[seat]


def test_losses_by_ships_are_paid_in_gold_then_in_points_and_no_further() -> None:
    """RULINGS 7 and 8."""
    ships = {"1": "ship_green", "2": "ship_red", "3": "ship_blue"}
    vp, gold, notes = step(ended({"gold": 6, "vp": 20, "ships": ships}), "ships")
    assert (vp, gold) == (-5, -6), "8 gold, of which 2 in VP, and 3 VP"
    assert [col for col, _ in notes["ships"]] == [1, 2, 3]
    poor = ended({"gold": 1, "vp": 4, "ships": ships})
    assert step(poor, "ships")[:2] == (-4, -1)
    assert poor.players[ANNA].vp == 0


def test_points_for_gold_at_either_rate() -> None:
    assert step(ended({"gold": 14}), "gold") == (2, -10, {"gold": 10, "rate": 5, "left": 4})
    assert step(ended({"gold": 14, "specials": ["sp_gold3"]}), "gold") == (
        4,
        -12,
        {"gold": 12, "rate": 3, "left": 2},
    )


def test_special_tiles_count_as_boatmen_but_eat_nothing() -> None:
    state = ended(
        {"vp": 9, "specials": ["sp_boatman_count", "sp_boatman_count"]}, {"mainland": {"boatman": 1}}
    )
    assert step(state, "boatmen") == (10, 0, {"boatmen": 2})
    assert step(state, "boatmen", BEA)[0] == 0
    assert step(state, "feeding")[2]["mouths"] == 0


def test_every_tied_player_gets_the_whole_award_and_nobody_for_nothing() -> None:
    """RULING 9."""
    state = ended({"tiles": tiles(noble="S r")}, {"tiles": tiles(scout="S r")}, {})
    for name, award in (("islands", 7), ("longest", 5), ("boatmen", 0)):
        assert [step(state, name, seat)[0] for seat in (ANNA, BEA, CILI)] == [award, award, 0], name


def test_an_island_runs_from_a_left_end_to_a_right_end() -> None:
    state = ended({"tiles": tiles(noble="S c . r", scout="l r l h", goldsmith="l f h r l r")})
    assert step(state, "islands")[2]["islands"] == [
        ["scout", 1, 2],
        ["goldsmith", 1, 4],
        ["goldsmith", 5, 2],
    ]
    assert step(state, "longest")[2] == {"tiles": 4}


def test_a_building_tile_counts_the_unthreatened_vikings_around_it() -> None:
    rows = {"warrior": "l*", "noble": "l* C* r*", "scout": ". f*"}
    safe = ended({"vp": 50, "tiles": tiles(**rows)})
    assert step(safe, "buildings")[0] == 5
    threatened = ended({"vp": 50, "tiles": tiles(**rows), "ships": {"1": "ship_red", "2": "ship_red"}})
    assert step(threatened, "buildings")[0] == 4, "the noble below the second ship lies down"
    [building] = step(threatened, "buildings")[2]["buildings"]
    assert ["noble", 2] not in building["cells"]


def test_no_building_step_in_the_basic_game() -> None:
    assert "buildings" not in [step.step for step in ended({}, mode="basic").final]


@pytest.mark.parametrize(
    ("fishermen", "others", "specials", "vp"),
    [(1, 2, [], 4), (1, 2, ["sp_feast3"], 6), (1, 6, [], -2), (1, 6, ["sp_feast3"], -2), (0, 3, [], -3)],
)
def test_feeding(fishermen: int, others: int, specials: list[str], vp: int) -> None:
    anna: dict[str, Any] = {"vp": 20, "mainland": {"noble": others}, "specials": specials}
    anna["tiles"] = tiles(fisherman="l*") if fishermen else []
    assert step(ended(anna), "feeding")[0] == vp


def test_fishermen_who_wait_or_lie_down_feed_nobody() -> None:
    waiting = ended({"vp": 20, "mainland": {"fisherman": 2}})
    lying = ended({"vp": 20, "tiles": tiles(fisherman="l*"), "ships": {"1": "ship_blue"}})
    assert step(waiting, "feeding")[2] == {"portions": 0, "mouths": 2}
    assert step(lying, "feeding")[2] == {"portions": 0, "mouths": 1}


def test_nobody_falls_below_nothing() -> None:
    state = ended({"vp": 2, "mainland": {"noble": 5}})
    assert (step(state, "feeding")[0], state.players[ANNA].vp) == (-2, 0)


@pytest.mark.parametrize(
    ("scores", "groups"),
    [
        ([(40, 1), (41, 0), (39, 4)], [[1], [0], [2]]),
        ([(41, 1), (41, 3), (39, 4)], [[1], [0], [2]]),
        ([(41, 3), (39, 9), (41, 3)], [[0, 2], [1]]),
    ],
)
def test_points_then_gold_then_shared(scores: list[tuple[int, int]], groups: list[list[int]]) -> None:
    assert ranked(scores) == groups


def result(state: State) -> Result:
    found = GAME.result(state)
    assert found is not None
    return found


def test_gold_is_named_where_it_decided() -> None:
    assert result(ended({"vp": 9, "gold": 2}, {"vp": 9, "gold": 3})).tiebreak == "gold"
    assert result(ended({"vp": 9, "gold": 3}, {"vp": 9, "gold": 3})).tiebreak is None
    assert result(ended({"vp": 9}, {"vp": 8})).tiebreak is None


def test_after_the_last_take_of_the_game_come_all_scorings() -> None:
    # given the last combination of the last round, and nobody who could ferry
    anna = {"vp": 10, "gold": 7, "tiles": tiles(noble="S* r")}
    state = position(anna, {"vp": 10}, round=6, wheel=wheel(s0="ship_red scout"))
    # when it is taken
    state, events = do(state, ANNA, "take", slot=0, col=2)
    # then both have their large scoring, the steps of the final scoring follow, and it is over
    scorings = [kind for kind in kinds(events) if kind.endswith("_scored")]
    assert scorings == ["large_scored"] * 2
    steps = [event["step"] for event in told(events, "final_step")]
    assert steps == ["ships", "gold", "boatmen", "islands", "longest", "feeding"]
    assert kinds(events)[-1] == "game_over"
    assert GAME.waiting(state) == []
    assert refused(state, ANNA, "ferry_done") == ("wrong_phase", {"phase": "game_over"})
    # and Anna has 2 more for the noble, 7 and 5 for her island, 2 less for want of food; the ship cost gold
    assert result(state).totals[ANNA] == 10 + 2 + 7 + 5 - 2
    assert state.players[ANNA].gold == 4


def test_a_game_that_is_broken_off_stands_as_its_points_so_far() -> None:
    state = position({"vp": 12, "gold": 9}, {"vp": 10}, wheel=wheel(s0="ship_red scout"))
    stands = GAME.standings(state)
    assert (stands.totals, stands.ranking, stands.reason) == ([12, 10], [[0], [1]], "closed")
    assert [(line.id, line.amounts) for line in stands.lines] == [("start", [12, 10])]
    assert GAME.result(state) is None


def test_the_result_tells_where_every_point_came_from() -> None:
    for moments in games(9, seed=60):
        state = moments[-1].state
        found = result(state)
        assert found.totals == [player.vp for player in state.players]
        for seat, total in enumerate(found.totals):
            assert sum(line.amounts[seat] for line in found.lines) == total
        over = told(moments[-1].events, "game_over")[0]
        assert over == {"ranking": found.ranking, "winners": found.ranking[0]}
        assert found.reason == "last_round"
