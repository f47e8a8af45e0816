"""The ranking and the lines of the result (section 7)."""

from __future__ import annotations

from typing import Any

import pytest

from server.rules.game import Result
from server.rules.oltremare.state import State
from tests.rules.oltremare.positions import GAME, position


def ended(*seats: dict[str, Any], **given: Any) -> Result:
    result = GAME.result(position(*seats, phase="final", **given))
    assert result is not None
    return result


def test_there_is_none_while_the_game_is_on() -> None:
    state: State = position({}, {})
    assert GAME.result(state) is None


def test_every_line_says_what_it_came_from() -> None:
    result = ended(
        {"ducats": 5, "prestige": 2, "cargo": ["gem-01", "gem-02", "salt-01"], "pirates": ["wine-01"]},
        {"ducats": 7, "cargo": ["silk-01"], "active_tile": "calm_sea-1", "spent_tiles": ["compass-1"]},
    )
    lines = {line.id: (line.amounts, line.notes) for line in result.lines}
    assert lines == {
        "start": ([5, 7], [{}, {}]),
        "prestige": ([6, 3], [{"tiles": 2}, {"tiles": 0}]),
        "cargo": (
            [5, 1],
            [
                {
                    "groups": [
                        {"good": "salt", "size": 1, "ducats": 0},
                        {"good": "gem", "size": 2, "ducats": 5},
                    ]
                },
                {"groups": [{"good": "silk", "size": 1, "ducats": 1}]},
            ],
        ),
        "pirates": ([-1, 0], [{"cards": 1}, {"cards": 0}]),
        "harbours": ([3, 6], [{"tiles": 0}, {"tiles": 2}]),
    }
    assert (result.totals, result.ranking) == ([18, 17], [[0], [1]])


@pytest.mark.parametrize(
    ("ducats", "cargo", "start", "ranking", "tiebreak"),
    [
        ([9, 10, 11], [["salt-01"], ["salt-02"], ["salt-03"]], 0, [2, 1, 0], None),
        (
            [9, 9, 11],
            [["salt-01", "gem-01"], ["salt-02", "gem-02", "salt-04"], ["salt-03"]],
            0,
            [1, 0, 2],
            "cargo",
        ),
        ([9, 9, 9], [["salt-01"], ["salt-02"], ["salt-03"]], 1, [1, 2, 0], "nearest"),
    ],
)
def test_equal_ducats_are_ordered_by_cargo_and_then_by_seat(
    ducats: list[int], cargo: list[list[str]], start: int, ranking: list[int], tiebreak: str | None
) -> None:
    seats = [{"ducats": own, "cargo": pile} for own, pile in zip(ducats, cargo, strict=True)]
    result = ended(*seats, start_player=start, active=(start + 2) % 3)
    assert [seat for [seat] in result.ranking] == ranking
    assert result.tiebreak == tiebreak


def test_cards_in_hand_are_worth_nothing() -> None:
    """R36."""
    result = ended({"hand": ["gem-01", "gem-02"], "cargo": ["salt-01"]}, {"cargo": ["salt-02"]})
    assert result.totals == [11 + 6 + 6, 11 + 6 + 6]
