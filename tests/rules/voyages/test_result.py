"""The final scoring (section 9)."""

from typing import Any

import pytest

from server.bots.arena import Dice
from server.rules.game import Result
from server.rules.voyages.play import Play
from server.rules.voyages.scoring import final_scoring
from tests.rules.voyages.positions import ANNA, BEA, CILI, DATA, GAME, games, position, told


def scored(*seats: dict[str, Any], **given: Any) -> tuple[Result, Play]:
    """The result when the game ends like this."""
    play = Play(DATA, position(*seats, round=5, turn=None, **given).draft(), Dice(1, "end"))
    final_scoring(play)
    result = GAME.result(play.state)
    assert result is not None
    return result, play


def amounts(result: Result, line: str) -> list[int]:
    """What a line of the result comes to for each seat."""
    return next(entry.amounts for entry in result.lines if entry.id == line)


def notes(result: Result, line: str) -> list[dict[str, Any]]:
    """What a line of the result came from, for each seat."""
    return next(entry.notes for entry in result.lines if entry.id == line)


def test_a_goal_card_counts_with_posts_in_both_cities_and_each_city_once() -> None:
    # given Anna with both cards and one city on both of them, Bea with one city
    anna = {"goals": ["goal_lan_zhou_kochi", "goal_lan_zhou_adana"], "posts": ["lan_zhou", "kochi", "adana"]}
    bea = {"goals": ["goal_sumatra_anxi", "goal_karachi_anxi"], "posts": ["anxi"]}
    result, _ = scored(anna, bea)
    assert amounts(result, "goal_cards") == [9, 0]
    assert notes(result, "goal_cards") == [{"goals": anna["goals"]}, {"goals": []}]
    # then three different cities are the most that Anna can have (R34)
    assert amounts(result, "goal_cities") == [6, 1]
    assert notes(result, "goal_cities")[ANNA] == {"cities": ["lan_zhou", "kochi", "adana"]}


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_points_for_goal_cities(count: int, points: int) -> None:
    cities = ["alexandria", "anxi", "lan_zhou", "kochi"]
    seat = {"goals": ["goal_alexandria_anxi", "goal_lan_zhou_kochi"], "posts": cities[:count]}
    assert amounts(scored(seat)[0], "goal_cities")[ANNA] == points


def test_goods_count_with_a_post_in_beijing_only_and_camels_never() -> None:
    rich = {"gold": 2, "silk": 2, "pepper": 1, "camels": 8}
    result, _ = scored({**rich, "posts": ["beijing"]}, rich, beijing=[None, "s0", None, None])
    assert amounts(result, "goods") == [2, 0]
    assert amounts(result, "beijing") == [7, 0]


def test_full_tens_of_coins_count() -> None:
    assert amounts(scored({"coins": 9}, {"coins": 30})[0], "coins") == [0, 3]


def test_all_with_the_most_completed_contracts_get_the_points() -> None:
    assert amounts(scored({"completed": 3}, {"completed": 3}, {"completed": 2})[0], "most_contracts") == [
        7,
        7,
        0,
    ]
    assert amounts(scored({}, {})[0], "most_contracts") == [7, 7], "R33"


def test_ties_go_to_camels_and_are_shared_beyond_them() -> None:
    result, _ = scored(
        {"vp": 5, "camels": 1}, {"vp": 5, "camels": 2}, {"vp": 4, "camels": 9}, {"vp": 4, "camels": 9}
    )
    assert result.ranking == [[BEA], [ANNA], [CILI, 3]]
    assert result.tiebreak == "camels"
    assert scored({"vp": 5}, {"vp": 5})[0].tiebreak is None
    assert scored({"vp": 5}, {"vp": 5})[0].ranking == [[ANNA, BEA]]
    assert scored({"vp": 5}, {"vp": 6})[0].tiebreak is None


def test_the_scoring_is_told_line_by_line() -> None:
    result, play = scored({"vp": 10, "coins": 20, "goals": ["goal_sumatra_anxi"]}, {"vp": 3})
    [event] = told(play.events, "final_scoring")
    assert event["goals"] == [["goal_sumatra_anxi"], []]
    assert event["scores"][ANNA] == {
        "goal_cards": 0,
        "goal_cities": 0,
        "coins": 2,
        "beijing": 0,
        "goods": 0,
        "most_contracts": 7,
        "total": 19,
    }
    assert event["ranking"] == result.ranking == [[ANNA], [BEA]]
    assert result.reason == "last_round"


def test_vp_of_whole_games_are_accounted_for() -> None:
    # given random games to their end
    for moments in games(6, seed=300):
        last = moments[-1].state
        result = GAME.result(last)
        assert result is not None
        # then each total is the sum of its lines, and is what the track shows
        for seat, player in enumerate(last.players):
            assert sum(line.amounts[seat] for line in result.lines) == player.stock["vp"]
            assert sum(player.ledger.values()) == player.stock["vp"]
        assert last.round == DATA.rounds


def test_a_game_ended_before_its_end_stands_by_the_vp_so_far_and_tells_no_goals() -> None:
    state = position({"vp": 4, "goals": ["goal_sumatra_anxi"], "posts": ["sumatra", "anxi"]}, {"vp": 6})
    standings = GAME.standings(state)
    assert standings.totals == [4, 6]
    assert standings.ranking == [[BEA], [ANNA]]
    assert [(line.id, line.amounts) for line in standings.lines] == [("contracts", [4, 6])]
