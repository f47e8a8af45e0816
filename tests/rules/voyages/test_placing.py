"""Dice: whose, how many, which colours, the fee; the spaces that pay (sections 4.1 to 4.3, 5.1 to 5.4, 6)."""

from typing import Any

import pytest

from server.rules.game import Pick
from tests.rules.voyages.positions import (
    ANNA,
    BEA,
    DATA,
    GAME,
    after,
    code,
    do,
    kinds,
    place,
    position,
    preview,
    refused,
    stock,
    template,
    told,
)

# ── Which dice ──────────────────────────────────────────────────────────────────────────────────


def test_only_dice_on_the_own_board_can_be_placed_and_each_once() -> None:
    state = position({"dice": ["own:2", "own:3"]}, {"dice": ["own:4"]})
    for dice in (["yellow-1"], ["blue-3"], ["black-1"], ["white"]):
        assert code(state, place("take5", *dice)) == "die_not_available"
    assert code(state, place("bazaar_silk", "blue-1", "blue-1", row=1)) == "die_not_available"
    assert refused(state, ANNA, **place("bazaar_silk", "blue-1", row=1)) == (
        "wrong_dice_count",
        {"wanted": 2, "got": 1},
    )


def test_own_dice_of_one_action_count_as_one_use_of_the_colour() -> None:
    # given an own and a black die used for silk together
    state = position({"coins": 9, "dice": ["own:2", "black:2", "own:3", "own:4", "black:1"]})
    state = after(state, place("bazaar_silk", "blue-1", "black-1", row=2), {"cmd": "end_turn"})
    # then no own die may go there again in this round, also not with a black one
    for dice in (["blue-2", "blue-3"], ["blue-2", "black-2"]):
        assert code(state, place("bazaar_silk", *dice, row=1)) == "colour_already_used"
    assert template(state, ANNA, "place", space="bazaar_silk").refused is not None
    # but the other rows of the bazaar are spaces of their own
    assert template(state, ANNA, "place", space="bazaar_camel").refused is None


def test_dummy_dice_use_up_no_colour() -> None:
    state = position({"coins": 4, "dice": ["own:4"]}, spaces={"take5": ["dummy:1"]})
    assert stock(after(state, place("take5", "blue-1"))) == {"coin": 5}


# ── The fee ─────────────────────────────────────────────────────────────────────────────────────


def test_the_fee_is_the_lowest_die_and_is_told_before() -> None:
    # given a silk space with a die of Bea's
    state = position({"coins": 3, "dice": ["own:3", "own:5", "own:6"]}, spaces={"bazaar_silk": ["s1 own:1"]})
    # then with three coins the 3 must be among the dice
    seen = preview(state, ANNA, **place("bazaar_silk", "blue-2"))
    assert seen.choose == {"dice": ((Pick(1, ("blue-1",)),),)}
    assert refused(state, ANNA, **place("bazaar_silk", "blue-2", "blue-3", row=1)) == (
        "not_enough_coins",
        {"needed": 5, "have": 3, "fee": 5},
    )
    seen = preview(state, ANNA, **place("bazaar_silk", "blue-1", "blue-3"))
    assert seen.tells["fee"] == 3
    assert seen.values == {"row": (1, 2, 3)}


def test_ones_own_dice_and_a_finished_round_of_others_occupy_a_space() -> None:
    state = position({"coins": 1, "dice": ["own:6", "black:1"]})
    state = after(state, place("bazaar_camel", "blue-1", row=6), {"cmd": "end_turn"})
    state, events = do(state, ANNA, **place("bazaar_camel", "black-1", row=1))
    assert told(events, "dice_placed")[0]["fee"] == 1


def test_coins_of_the_action_do_not_pay_its_fee() -> None:
    state = position({"coins": 2, "dice": ["own:3"]}, spaces={"take5": ["s1 own:1"]})
    assert code(state, place("take5", "blue-1")) == "not_enough_coins"


@pytest.mark.parametrize("space", ["khan", "money_bag"])
def test_some_spaces_cost_no_fee(space: str) -> None:
    state = position({"dice": ["own:3"]}, spaces={space: ["s1 own:1"]})
    command: dict[str, Any] = place("khan", "blue-1", good="silk")
    if space == "money_bag":
        command = {"cmd": "money_bag", "dice": ["blue-1"]}
    assert stock(after(state, command)).get("coin", 0) == (3 if space == "money_bag" else 0)


def test_where_the_chosen_dice_may_go_is_told_at_once() -> None:
    # given a 3 in hand, and an occupied camel space
    state = position(
        {"coins": 2, "dice": ["own:3", "own:1"], "posts": ["moscow"]},
        spaces={"bazaar_camel": ["s1 own:1"], "khan": ["s1 own:4"], "take5": ["s0 own:5"]},
        cards={"slot_moscow": "cc_coins_x2", "slot_karachi": "cc_coins_x2"},
    )
    # when it is asked where it may go
    spaces = preview(state, ANNA, "place", dice=["blue-1"]).tells["spaces"]
    # then each space has its fee, or the reason
    codes = {space: told["refused"]["code"] for space, told in spaces.items() if "refused" in told}
    assert codes == {
        "take5": "colour_already_used",
        "bazaar_camel": "not_enough_coins",
        "khan": "khan_value_too_low",
        "bazaar_gold": "wrong_dice_count",
        "travel": "not_enough_coins",
        "slot_karachi": "no_trading_post",
    }
    assert spaces["bazaar_pepper"] == {"fee": 0, "rows": (1, 2, 3)}
    assert spaces["slot_moscow"] == {"fee": 0}


# ── Spaces that pay ─────────────────────────────────────────────────────────────────────────────

ROWS = {
    "bazaar_camel": [{"camel": count} for count in range(1, 7)],
    "bazaar_pepper": [
        {"pepper": 1},
        {"pepper": 2},
        {"pepper": 2, "coin": 1},
        {"pepper": 3},
        {"pepper": 3, "coin": 2},
        {"pepper": 4},
    ],
    "bazaar_silk": [
        {"silk": 1},
        {"silk": 2},
        {"silk": 2, "camel": 1},
        {"silk": 3},
        {"silk": 3, "camel": 1, "coin": 1},
        {"silk": 4},
    ],
    "bazaar_gold": [{"gold": 1}, {"gold": 2}, {"gold": 2, "camel": 2}, {"gold": 3}, {"gold": 3}, {"gold": 4}],
}


@pytest.mark.parametrize("space", list(ROWS))
@pytest.mark.parametrize("row", range(1, 7))
def test_a_row_pays_exactly_what_stands_in_it(space: str, row: int) -> None:
    count = DATA.dice[space]
    dice = [f"blue-{number}" for number in range(1, count + 1)]
    state = after(position({"dice": ["own:6"] * count}), place(space, *dice, row=row))
    assert stock(state) == ROWS[space][row - 1]


@pytest.mark.parametrize("row", [None, 0, -1, 7])
def test_a_row_is_one_of_those_reached(row: int | None) -> None:
    state = position({"dice": ["own:6"]})
    wanted = "row_too_high" if row == 7 else "bad_choice"
    assert code(state, place("bazaar_camel", "blue-1", row=row)) == wanted


def test_the_khans_row_rises_from_slot_to_slot() -> None:
    # given a dummy, and a 4 of Bea's
    state = position({"dice": ["own:3", "own:4"]}, spaces={"khan": ["dummy:1", "s1 own:4"]})
    assert template(state, ANNA, "place", space="khan").tells == {"needed": 4, "free": 2}
    assert preview(state, ANNA, "place", space="khan").choose == {"dice": ((Pick(1, ("blue-2",)),),)}
    assert refused(state, ANNA, **place("khan", "blue-1", good="gold")) == (
        "khan_value_too_low",
        {"needed": 4, "got": 3},
    )
    for good in (None, "camel"):
        assert code(state, place("khan", "blue-2", good=good)) == "bad_choice"


# ── Contracts (section 5.4) ─────────────────────────────────────────────────────────────────────


def contracts(take: list[str], **fields: Any) -> dict[str, Any]:
    """Taking contracts with the first die, as a command."""
    return place("contracts", "blue-1", take=take, **fields)


def test_slots_5_and_6_pay_coins_or_camels() -> None:
    state = position({"dice": ["own:6"]})
    both = ["con_05", "con_06"]
    for extra, gained in (
        ({"con_05": "coin", "con_06": "camel"}, {"coin": 1, "camel": 2}),
        ({"con_05": "camel", "con_06": "camel"}, {"camel": 3}),
    ):
        assert stock(after(state, contracts(both, extra=extra))) == gained
    for wrong in (None, {"con_05": "coin"}, {"con_05": "coin", "con_06": "coin", "con_01": "coin"}):
        assert code(state, contracts(both, extra=wrong)) == "bad_choice"
    assert code(state, contracts(["con_01"], extra={"con_05": "coin"})) == "bad_choice"


def test_old_contracts_are_given_up_exactly_as_needed() -> None:
    state = position({"dice": ["own:4"], "contracts": ["con_10", "con_11"]})
    two = ["con_01", "con_03"]
    assert code(state, contracts(two, discard=["con_10"])) == "no_room"
    assert code(state, contracts(["con_01"], discard=["con_10", "con_11"])) == "bad_discard"
    assert code(state, contracts(two, discard=["con_10", "con_10"])) == "bad_discard"
    assert code(state, contracts(two, discard=["con_10", "con_01"])) == "bad_discard"
    state, events = do(state, ANNA, **contracts(two, discard=["con_11", "con_10"]))
    assert state.players[ANNA].contracts == two
    assert state.returned == ["con_11", "con_10"]
    assert kinds(events) == ["dice_placed", "contract_discarded", "contract_discarded", "contracts_taken"]


def test_contracts_are_taken_once_each_from_the_board() -> None:
    state = position({"dice": ["own:4"]})
    assert code(state, contracts(["con_01", "con_01"])) == "too_many_contracts"
    assert code(state, contracts(["con_31"])) == "no_such_contract"
    assert code(state, contracts([])) == "bad_choice"


def test_taking_contracts_is_built_up_choice_by_choice() -> None:
    # given a full drawer of active contracts, and a 6
    state = position({"dice": ["own:6"], "contracts": ["con_10", "con_11"]})
    seen = preview(state, ANNA, **contracts(["con_06"]))
    # then room and the slot's extra are asked for, and more may be taken
    assert not seen.complete
    assert seen.values == {"extra.con_06": ("coin", "camel")}
    assert seen.choose == {
        "take": ((Pick(1, ("con_01", "con_02", "con_03", "con_04", "con_05")),),),
        "discard": ((Pick(1, ("con_10", "con_11")),),),
    }
    seen = preview(state, ANNA, **contracts(["con_06"], discard=["con_10"], extra={"con_06": "camel"}))
    assert seen.complete


def test_an_empty_row_is_tried_again_at_later_turns() -> None:
    # given an empty row and an empty pile (R37), and a contract that Bea can give up
    state = position(
        {"dice": ["own:1", "own:1"]}, {"dice": ["own:6"]}, board_contracts=[], special_pile=[], next_pile=[]
    )
    assert refused(state, ANNA, **contracts(["con_01"]))[0] == "no_such_contract"
    state = after(state, place("take5", "blue-1"))
    state.returned = ["con_07"]
    # when the next turn begins
    state, events = do(state, ANNA, "end_turn")
    # then it is laid out
    assert told(events, "contracts_laid") == [{"contracts": ["con_07"]}]
    assert state.row == ["con_07"]


# ── Bonus actions (section 6) ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("value", "delta"), [(6, 1), (1, -1), (3, 0), (3, 2), (2, -2)])
def test_a_die_is_turned_by_one_and_never_over_the_edge(value: int, delta: int) -> None:
    state = position({"camels": 2, "dice": [f"own:{value}"]})
    assert code(state, {"cmd": "adjust", "die": "blue-1", "delta": delta}) == "bad_adjust"


def test_black_and_white_dice_can_be_rerolled_and_turned() -> None:
    state = position({"char": "matteo", "camels": 3, "dice": ["black:2", "white:2"]})
    state, events = do(state, ANNA, "reroll", rolls=(5,), die="black-1")
    assert told(events, "die_rerolled") == [{"seat": ANNA, "die": "black-1", "from": 2, "to": 5}]
    state = after(state, {"cmd": "adjust", "die": "white", "delta": -1})
    assert state.players[ANNA].dice == {"black-1": 5, "white": 1}
    assert stock(state) == {}


def test_a_black_die_of_a_reward_does_not_count_as_bought() -> None:
    # given a contract with a black die, and camels for a bought one
    state = position({"camels": 5, "gold": 2, "pepper": 1, "contracts": ["con_16"], "dice": ["own:1"]})
    state = after(state, {"cmd": "buy_black_die"}, {"cmd": "complete_contract", "contract": "con_16"})
    assert len(state.players[ANNA].dice) == 3
    assert code(state, {"cmd": "buy_black_die"}) == "black_die_limit"


def test_with_a_black_die_from_a_reward_one_must_act_again() -> None:
    # given the last die on the money bag, and then a black die (R9)
    state = position({"camels": 2, "gold": 2, "pepper": 1, "contracts": ["con_16"], "dice": ["own:1"]})
    state = after(state, {"cmd": "money_bag", "dice": ["blue-1"]})
    assert template(state, ANNA, "end_turn").refused is None
    state = after(state, {"cmd": "complete_contract", "contract": "con_16"})
    assert code(state, {"cmd": "end_turn"}) == "must_act"
    [die] = state.players[ANNA].dice
    assert GAME.waiting(after(state, place("take5", die))) == [ANNA]


def test_contracts_of_others_and_of_the_board_cannot_be_delivered() -> None:
    state = position(
        {"camels": 9, "gold": 9, "silk": 9, "pepper": 9, "dice": ["own:1"]}, {"contracts": ["con_20"]}
    )
    for contract in ("con_20", "con_01", "con_99"):
        assert code(state, {"cmd": "complete_contract", "contract": contract}) == "not_your_contract"


def test_what_a_contract_still_lacks_is_told() -> None:
    state = position({"camels": 3, "gold": 1, "contracts": ["con_20"], "dice": ["own:1"]})
    listed = template(state, ANNA, "complete_contract", contract="con_20").refused
    assert listed is not None
    assert (listed.code, listed.params) == ("not_enough_goods", {"missing": {"gold": 2, "pepper": 2}})


# ── Turns (section 3.2) ─────────────────────────────────────────────────────────────────────────


def test_turns_go_clockwise_past_those_without_dice() -> None:
    state = position({"dice": ["own:1", "own:1"]}, {}, {"dice": ["own:1"]})
    state = after(state, place("take5", "blue-1"), {"cmd": "end_turn"})
    assert state.active == 2
    state, _ = do(state, 2, **place("bazaar_camel", "green-1", row=1))
    state, _ = do(state, 2, "end_turn")
    assert state.active == ANNA
    # and the last one with dice plays turn after turn, each with a black die of its own
    assert state.turn.black_bought == 0


def test_a_round_ends_when_nobody_has_dice() -> None:
    # given the last die of the fourth round, and Bea who travelled last
    state = position({"dice": ["own:1"]}, {"coins": 9}, round=4, next_pile=["con_20", "con_21"])
    state.last_traveller = BEA
    old = list(state.row)
    state = after(state, place("take5", "blue-1"))
    state, events = do(state, ANNA, "end_turn", rolls=(6,) * 10)
    # then contracts go under the pile, the next ones lie there, and Bea starts the last round
    assert state.returned == old
    assert state.row == ["con_20", "con_21"]
    assert (state.round, state.start, state.active) == (5, BEA, BEA)
    assert kinds(events)[:3] == ["turn_ended", "round_ended", "round_started"]
    # and all dice are back
    assert state.spaces == {}
    assert all(len(player.dice) == 5 for player in state.players)
    assert GAME.public(state)["hourglass"] == BEA


def test_the_hourglass_goes_to_the_last_traveller_at_once() -> None:
    state = position({}, {"coins": 3, "dice": ["own:1", "own:1"]}, turn="s1")
    paths = [{"figure": 0, "nodes": ["alexandria"]}]
    state, _ = do(state, BEA, **place("travel", "yellow-1", "yellow-2", paths=paths))
    shown = GAME.public(state)
    assert (shown["start"], shown["hourglass"]) == (ANNA, BEA)
