"""The end: ranking, and where all the gold came from (section 11 of the rules)."""

import msgspec
import pytest

from server.rules.expedition.scoring import ranking
from tests.rules.expedition.positions import GAME, do, games, position


def test_a_game_that_goes_on_has_no_result() -> None:
    assert GAME.result(position({"red": (0, 5), "blue": (1, 8), "green": (2, 4)})) is None


def test_every_line_tells_what_it_is_for() -> None:
    silk = ["red-silk-1", "blue-silk-1", "green-silk-1", "purple-silk-1"]
    state = position(
        {"red": (0, 28), "blue": (1, 29), "green": (2, 27)}, interim_done=True, hands={"0": silk}
    )
    state, _ = do(state, 0, "step", figure="red", cards=silk)

    result = GAME.result(state)

    assert result is not None
    assert {line.id: (line.amounts, line.notes) for line in result.lines} == {
        "start": ([3, 3, 3], [{}, {}, {}]),
        "chests": ([0, 0, 0], [{}, {}, {}]),
        "kantshou": ([0, 0, 0], [{}, {}, {}]),
        "daidu": ([7, 6, 4], [{"spaces": [30]}, {"spaces": [29]}, {"spaces": [27]}]),
        "ballast": ([0, 0, 0], [{}, {}, {}]),
    }
    assert (result.ranking, result.totals, result.reason) == ([[0], [1], [2]], [10, 9, 7], "daidu")
    assert result.tiebreak is None


@pytest.mark.parametrize(
    ("gold", "spaces", "order", "tiebreak"),
    [
        ([9, 5, 7], [17, 30, 20], [[0], [2], [1]], None),
        ([9, 9, 7], [17, 30, 20], [[1], [0], [2]], "nearest"),
        ([9, 9, 7], [17, 17, 30], [[0, 1], [2]], None),
        ([7, 9, 7], [22, 17, 23], [[1], [2], [0]], "nearest"),
        ([8, 8, 8], [17, 25, 17], [[1], [0, 2]], "nearest"),
        ([8, 8, 8], [17, 17, 17], [[0, 1, 2]], None),
    ],
)
def test_equal_gold_is_ranked_by_the_figure_nearest_to_daidu(
    gold: list[int], spaces: list[int], order: list[list[int]], tiebreak: str | None
) -> None:
    figures = dict(zip(("red", "blue", "green"), enumerate(spaces), strict=True))
    state = msgspec.structs.replace(position(figures, gold=gold, interim_done=True), phase="over")

    result = GAME.result(state)

    assert result is not None
    assert (result.ranking, result.tiebreak) == (order, tiebreak)


def test_with_two_figures_the_nearer_one_counts() -> None:
    """R21."""
    figures = {"red": (0, 17), "orange": (0, 26), "blue": (1, 24), "green": (1, 25)}

    assert ranking(position(figures, players=2, interim_done=True)) == [[0], [1]]


def test_the_lines_add_up_to_the_gold_in_random_games() -> None:
    seen: set[str] = set()
    for moments in games(30, seed=500):
        state = moments[-1].state
        result = GAME.result(state)
        assert result is not None
        seen.add(result.reason)
        assert result.totals == state.gold
        for seat, total in enumerate(result.totals):
            assert sum(line.amounts[seat] for line in result.lines) == total
        assert result.lines[0].amounts == [3] * len(state.gold)
        assert sorted(seat for group in result.ranking for seat in group) == list(range(len(state.gold)))
    assert seen == {"daidu", "stall"}
