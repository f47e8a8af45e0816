"""The sensible bot: what it does in plain situations, and that it beats a player by chance."""

from typing import Any

import msgspec
import pytest

from server.bots import plain
from server.bots.arena import Dice, by_chance, configs
from server.rules.voyages.bot import decide
from server.rules.voyages.state import State
from tests.rules.voyages.positions import ANNA, GAME, after, fresh, path, place, position


def decided(state: State, seat: int = ANNA) -> dict[str, Any]:
    """What the bot does on a seat."""
    move = decide(GAME, state, seat, Dice(1, "bot"))
    assert move is not None
    return move


def test_a_contract_that_can_be_delivered_is_delivered_before_the_turn_ends() -> None:
    # given a contract with all that it asks for, and some other things to do
    state = position({"camels": 2, "gold": 3, "pepper": 2, "contracts": ["con_20"], "dice": ["own:1"]})
    # when the bot plays its turn
    made: list[str] = []
    while not made or made[-1] != "end_turn":
        move = decided(state)
        made.append(move["cmd"])
        state = after(state, move)
    # then it has delivered it
    assert "complete_contract" in made


def test_goods_that_a_contract_lacks_are_bought() -> None:
    # given a contract that lacks gold alone, and three dice with which gold or camels could be had
    seat = {"camels": 2, "pepper": 2, "contracts": ["con_20"], "dice": ["own:4", "own:4", "own:5"]}
    move = decided(position(seat, round=2))
    assert move["space"] == "bazaar_gold"
    assert move["row"] == 4


def test_beijing_is_entered_where_it_lies_on_the_way() -> None:
    # given the last round, one step before Beijing
    state = position(
        {"coins": 3, "gold": 8, "dice": ["own:1", "own:1"], "figures": ["xian"], "posts": ["xian"]}, round=5
    )
    move = decided(state)
    assert (move["space"], move["paths"]) == ("travel", [path("beijing")])


def test_a_turn_ends_where_nothing_more_is_to_be_had() -> None:
    state = position({"coins": 3, "dice": ["own:6", "own:6"]}, {"dice": ["own:1"]}, black_dice=0)
    state = after(state, place("bazaar_pepper", "blue-1", row=6))
    assert decided(state) == {"cmd": "end_turn"}


def test_a_decision_that_is_owed_is_made() -> None:
    # given two goods of choice, of which a contract needs gold and silk
    state = position(
        {"coins": 3, "camels": 6, "contracts": ["con_23"], "dice": ["own:1"] * 2, "figures": ["oasis_f"]}
    )
    state = after(state, place("travel", "blue-1", "blue-2", paths=[path("kashgar")]))
    assert sorted(decided(state)["goods"]) == ["gold", "silk"]


def test_goals_are_chosen_and_characters_picked() -> None:
    state, _ = fresh(2, "character_draft", "goal_choice")
    while state.phase in ("draft", "goal_choice"):
        [seat, *_] = GAME.waiting(state)
        move = msgspec.convert(decided(state, seat), GAME.move_type)
        state, _ = GAME.apply(state, seat, move, Dice(1, "choice"))
    assert all(len(player.goals) == 2 for player in state.players)


def test_who_is_not_waited_for_does_nothing() -> None:
    state = position({"dice": ["own:1"]}, {"dice": ["own:1"]})
    assert decide(GAME, state, 1, Dice(1, "bot")) is None


@pytest.mark.parametrize("seed", range(4))
def test_it_beats_a_player_by_chance(seed: int) -> None:
    # given a game of two, in which it sits on one seat
    dice = Dice(seed, "match")
    ways = configs(GAME, 2)
    state, _ = GAME.setup(by_chance(GAME, ways[seed % len(ways)], dice), dice)
    own = seed % 2
    while waiting := GAME.waiting(state):
        seat = waiting[0]
        shown = GAME.redeal(state, [seat], dice)
        move = (decide if seat == own else plain.decide)(GAME, shown, seat, dice)
        state, _ = GAME.apply(state, seat, msgspec.convert(move, GAME.move_type), dice)
    # then it wins by far
    result = GAME.result(state)
    assert result is not None
    assert result.totals[own] > result.totals[1 - own] + 10
