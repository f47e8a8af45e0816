"""The shrewd bot of Expedition: what it does in positions where a person would know what to do."""

from __future__ import annotations

from typing import Any

import pytest

from server.bots.arena import Dice, configs
from server.bots.contest import matches
from server.rules.expedition import bot
from server.rules.expedition.game import Expedition
from server.rules.expedition.state import State, Turn
from tests.rules.expedition.positions import GAME, do, position

FOUR_SILKS = ["red-silk-1", "blue-silk-1", "green-silk-1", "yellow-silk-1"]
COLOURS = ("red", "blue", "green", "yellow", "purple")


def decided(state: State) -> dict[str, Any]:
    """What the bot does whose turn it is."""
    move = bot.decide(GAME, state, state.active, Dice(1, "mind"))
    assert move is not None
    return move


def turn(state: State) -> list[dict[str, Any]]:
    """All that the bot does until its turn is over."""
    moves, seat = [], state.active
    while state.phase != "over" and state.active == seat:
        move = decided(state)
        moves.append(move)
        state, _ = do(state, seat, **move)
    return moves


def before_daidu(other: int) -> State:
    """A figure before Daidu with four silks, for 10 gold in all; the other one has `other` in the end."""
    return position(
        {"red": (0, 29), "blue": (1, 24), "green": (2, 17)},
        hands={"0": FOUR_SILKS},
        gold=[3, other - 1, 3],
        interim_done=True,
        chests={},
    )


@pytest.mark.parametrize("other", [5, 9, 10])
def test_it_ends_the_game_where_that_wins(other: int) -> None:
    """With equal gold too: its figure is nearest to Daidu."""
    move = decided(before_daidu(other))
    assert (move["cmd"], sorted(move["cards"])) == ("step", sorted(FOUR_SILKS))


def test_it_does_not_end_the_game_where_that_loses_by_little() -> None:
    assert decided(before_daidu(11))["cmd"] == "draw"


def test_it_makes_several_steps_in_a_turn() -> None:
    # given a hand that pays for many spaces one after the other
    leaders = ["red-leader-1", "blue-leader-1", "green-leader-1", "yellow-leader-1"]
    goods = [
        "red-silk-1",
        "red-silk-2",
        "blue-silk-1",
        "red-oil-1",
        "blue-oil-1",
        "blue-spice-1",
        "red-fruit-1",
    ]
    state = position({"red": (0, 3), "blue": (1, 4), "green": (2, 5)}, hands={"0": leaders + goods})
    # when it has its turn
    moves = turn(state)
    # then it makes some of these steps, and draws last
    assert [move["cmd"] for move in moves[:3]] == ["step"] * 3
    assert [move["cmd"] for move in moves].count("draw") == 1
    assert moves[-1]["cmd"] == "draw"


def test_it_pays_with_what_it_needs_least() -> None:
    # given a step that asks for one silk, and then one that asks for two of a colour: two silks, of which
    # one has its like in the hand
    hand = ["red-silk-1", "blue-silk-1", "blue-fruit-1"]
    assert bot.payments(GAME.data, hand, GAME.data.requirement(1), [3]) == [["red-silk-1"], ["blue-fruit-1"]]


def test_it_draws_what_completes_a_set() -> None:
    # given a space before it that asks for two leaders, one in hand and one on display
    state = position(
        {"red": (0, 9), "blue": (1, 4), "green": (2, 5)},
        hands={"0": ["red-leader-1"]},
        display=["red-oil-1", "blue-spice-1", "blue-leader-1", "green-silk-1", "purple-fruit-1"],
    )
    assert decided(state) == {"cmd": "draw", "source": "display", "card": "blue-leader-1"}


def test_it_draws_from_the_pile_where_the_display_is_of_no_use() -> None:
    # given two leaders asked for next, a display of goods it has enough of, and a pile full of leaders
    goods = [
        f"{colour}-oil-{copy}" for colour in ("red", "blue", "green", "yellow", "purple") for copy in (1, 2)
    ]
    leaders = [
        f"{colour}-leader-{n}" for colour in ("red", "blue", "green", "yellow", "purple") for n in (1, 2, 3)
    ]
    state = position(
        {"red": (0, 22), "blue": (1, 18), "green": (2, 19)},
        hands={"0": [leaders.pop(), *goods[:5]]},
        display=goods[5:],
        pile=leaders,
        rest="discard",
        interim_done=True,
    )
    assert decided(state) == {"cmd": "draw", "source": "pile"}


def test_it_only_draws_after_the_first_arrival_at_kantshou() -> None:
    state = position(
        {"red": (0, 17), "blue": (1, 3), "green": (2, 2)},
        hands={"0": FOUR_SILKS},
        turn={"figure_moved": "red", "must_draw": True},
    )
    assert decided(state)["cmd"] == "draw"


def test_it_steps_rather_than_passes_when_nothing_is_left_to_draw_from() -> None:
    # given all cards in hands or on display, and a step that is no good but possible
    state = position(
        {"red": (0, 27), "blue": (1, 17), "green": (2, 18)},
        hands={"0": ["red-oil-1", "blue-oil-1", "green-oil-1"]},
        gold=[3, 50, 3],
        rest="hand:1",
        interim_done=True,
        chests={},
    )
    assert not state.pile
    assert not state.discard
    assert decided(state)["cmd"] == "step"


def test_it_ends_its_turn_where_there_is_nothing_at_all() -> None:
    state = position(
        {"red": (0, 27), "blue": (1, 17), "green": (2, 18)}, rest="hand:1", display=[], gold=[0, 3, 3]
    )
    assert decided(state) == {"cmd": "end_turn"}


def test_it_does_not_pay_gold_for_nothing_at_the_end() -> None:
    # given a game that somebody ends next, and a figure that no step brings to a field
    state = position(
        {"red": (0, 19), "blue": (1, 29), "green": (2, 28)},
        hands={"1": FOUR_SILKS},
        gold=[5, 5, 5],
        interim_done=True,
        chests={},
    )
    assert decided(state)["cmd"] == "draw"


def test_it_moves_one_figure_a_turn_and_both_in_the_variant() -> None:
    # given a step that either figure could make, one of them having moved
    figures = {"red": (0, 0), "orange": (0, 4), "blue": (1, 2), "white": (1, 6)}
    hand = ["red-leader-1", "red-oil-1", "red-oil-2", "blue-oil-1", "blue-oil-2"]
    for variant, expected in (("base", {"orange"}), ("both_figures", {"red", "orange"})):
        state = position(
            figures, players=2, variant=variant, hands={"0": hand}, turn={"figure_moved": "orange"}
        )
        assert state.turn == Turn(figure="orange", steps=1)
        assert {move.figure for move in bot._steps(GAME.data, state)} == expected


def test_it_does_nothing_out_of_turn() -> None:
    state = position({"red": (0, 0), "blue": (1, 1), "green": (2, 2)})
    assert bot.decide(GAME, state, 1, Dice(1, "mind")) is None


def test_its_thinking_is_bounded() -> None:
    """With every card in hand there are ever so many ways to go on."""

    class Counting(Expedition):
        applied = 0

        def apply(self, *args: Any) -> Any:
            self.applied += 1
            return super().apply(*args)

    game = Counting(GAME.components)
    state = position(
        {"red": (0, 0), "orange": (0, 2), "blue": (1, 1), "white": (1, 3)},
        players=2,
        variant="both_figures",
        rest="hand:0",
    )
    bot.decide(game, state, 0, Dice(1, "mind"))
    # each of two figures has at most a ballast step and five ways to pay, some of them leading to one sight
    assert bot.NODES <= game.applied <= 4 * bot.NODES


@pytest.mark.parametrize(
    "way", configs(GAME), ids=lambda way: "-".join([str(way.seats), *way.options.values()])
)
def test_it_beats_the_plain_bot(way: Any) -> None:
    standings = matches("expedition", [way], ("shrewd", "plain"), range(6))
    assert standings.scores["shrewd"].wins >= 5
    assert standings.scores["shrewd"].failures == 0
