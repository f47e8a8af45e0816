"""Pending decisions: chains resolved depth-first, and those that all make at once (sections 4.5, 11)."""

from typing import Any

import msgspec
import pytest

from server.bots.arena import Dice
from server.rules.game import Pick
from server.rules.voyages.play import Play
from server.rules.voyages.rounds import go_on, start_round
from server.rules.voyages.state import State
from tests.rules.voyages.positions import (
    ANNA,
    BEA,
    CILI,
    DATA,
    GAME,
    after,
    decision,
    do,
    kinds,
    path,
    place,
    position,
    preview,
    refused,
    stock,
    template,
    told,
)

MOVED: dict[str, Any] = {"from": "beijing"}
"""The answer that moves the post of Beijing."""


def complete(contract: str) -> dict[str, Any]:
    """Delivering a contract, as a command."""
    return {"cmd": "complete_contract", "contract": contract}


def round_begun(state: State) -> State:
    """The state after a round's start: bonuses, and as far as nobody has to decide, dice and turns."""
    play = Play(DATA, state.draft(), Dice(1, "round"))
    start_round(play)
    go_on(play)
    return play.state


# ── Chains ──────────────────────────────────────────────────────────────────────────────────────


def test_rewards_of_rewards_are_resolved_before_what_waited() -> None:
    # given a contract with a move, one step before Moscow, where a contract waits, with both places full
    state = position(
        {
            "camels": 1,
            "pepper": 3,
            "contracts": ["start_3", "con_10"],
            "figures": ["oasis_a"],
            "dice": ["own:1"],
        },
        outposts={"moscow": "ob_contract"},
        special_pile=["con_20", "con_21"],
    )
    # when it is delivered, its place is free before the reward (R23)
    state, events = do(state, ANNA, **complete("start_3"))
    assert kinds(events) == ["contract_completed", "resources_changed", "decision_needed"]
    assert decision(state) == ("move", 1)
    # then the move brings a post, the post the outpost, the outpost a contract into that place
    state, events = do(state, ANNA, "resolve", paths=[path("moscow")])
    assert kinds(events) == ["moved", "post_placed", "outpost_taken", "contract_drawn"]
    assert state.players[ANNA].contracts == ["con_10", "con_20"]
    assert decision(state) is None


def test_parts_of_a_reward_come_in_their_order() -> None:
    # given a contract that brings a good of choice and a black die
    state = position({"camels": 2, "silk": 3, "pepper": 2, "contracts": ["con_13"], "dice": ["own:1"]})
    # when it is delivered
    state, events = do(state, ANNA, **complete("con_13"))
    # then the good comes first, and the die is not rolled before it is chosen (R12)
    assert kinds(events) == ["contract_completed", "resources_changed", "decision_needed"]
    assert len(state.players[ANNA].dice) == 1
    state, events = do(state, ANNA, "resolve", rolls=(6,), goods=["gold"])
    assert kinds(events) == ["resources_changed", "black_die_taken"]
    assert sorted(value or 0 for value in state.players[ANNA].dice.values()) == [1, 6]


def test_bonuses_of_a_journey_wait_for_each_other() -> None:
    # given Wilhelm on a way through Kashgar (two goods) to Lan-Zhou (one good)
    state = position(
        {"char": "wilhelm", "coins": 7, "camels": 6, "dice": ["own:2"] * 2, "figures": ["oasis_f"]},
        outposts={"lan_zhou": "ob_good"},
    )
    state = after(state, place("travel", "blue-1", "blue-2", paths=[path("kashgar", "lan_zhou")]))
    # then Kashgar's bonus is decided first, Lan-Zhou's after it
    assert decision(state) == ("two_different_goods", 1)
    state = after(state, {"cmd": "resolve", "goods": ["gold", "silk"]})
    assert decision(state) == ("any_good", 1)
    assert stock(after(state, {"cmd": "resolve", "goods": ["gold"]})) == {"gold": 2, "silk": 1}


def test_a_stack_of_decisions_outlives_a_restart() -> None:
    state = position(
        {"char": "wilhelm", "coins": 7, "camels": 6, "dice": ["own:2"] * 2, "figures": ["oasis_f"]},
        outposts={"lan_zhou": "ob_good"},
    )
    state = after(state, place("travel", "blue-1", "blue-2", paths=[path("kashgar", "lan_zhou")]))
    read = msgspec.json.decode(msgspec.json.encode(state), type=State)
    answers = ({"cmd": "resolve", "goods": ["gold", "silk"]}, {"cmd": "resolve", "goods": ["gold"]})
    assert after(read, *answers) == after(state, *answers)


def test_while_a_decision_is_open_the_seat_can_do_nothing_else() -> None:
    state = position(
        {"coins": 3, "camels": 9, "dice": ["own:1"] * 3, "figures": ["oasis_f"], "contracts": ["con_01"]}
    )
    state = after(state, place("travel", "blue-1", "blue-2", paths=[path("kashgar")]))
    assert {template.cmd for template in GAME.moves(state, ANNA)} == {"resolve"}
    for command in (
        {"cmd": "end_turn"},
        {"cmd": "money_bag", "dice": ["blue-3"]},
        {"cmd": "buy_black_die"},
        {"cmd": "reroll", "die": "blue-3"},
        complete("con_01"),
        place("take5", "blue-3"),
    ):
        assert refused(state, ANNA, **command) == ("pending_decision", {"kind": "two_different_goods"})


# ── Each kind ───────────────────────────────────────────────────────────────────────────────────


def test_the_copied_bonus_is_of_another_small_city_and_needs_no_post_there() -> None:
    # given the first post in Xian, which copies
    state = position({"coins": 3, "dice": ["own:1"] * 2, "figures": ["oasis_h"]})
    state = after(state, place("travel", "blue-1", "blue-2", paths=[path("xian")]))
    assert decision(state) == ("other_city_bonus", 1)
    offered = [template.fixed["city"] for template in GAME.moves(state, ANNA)]
    assert offered == ["anxi", "kashgar", "ormuz", "adana", "kochi"]
    assert refused(state, ANNA, "resolve", city="xian")[0] == "bad_choice"
    # when two goods are copied
    state = after(state, {"cmd": "resolve", "city": "kashgar"})
    # then these have to be chosen in their turn
    assert decision(state) == ("two_different_goods", 1)


@pytest.mark.parametrize(
    "goods", [[], ["gold"], ["gold", "gold"], ["gold", "camel"], ["gold", "silk", "pepper"]]
)
def test_two_different_goods_are_two_kinds(goods: list[str]) -> None:
    state = position({"coins": 3, "camels": 4, "dice": ["own:1"] * 2, "figures": ["oasis_f"]})
    state = after(state, place("travel", "blue-1", "blue-2", paths=[path("kashgar")]))
    assert refused(state, ANNA, "resolve", goods=goods)[0] == "bad_choice"


def test_a_bonus_move_may_be_declined() -> None:
    state = position({"dice": ["own:5"] * 3})
    state = after(state, place("bazaar_gold", "blue-1", "blue-2", "blue-3", row=5))
    assert decision(state) == ("move", 1)
    assert refused(state, ANNA, "resolve", decline=False)[0] == "bad_choice"
    assert refused(state, ANNA, "resolve", decline=True, paths=[path("alexandria")])[0] == "bad_choice"
    state, events = do(state, ANNA, "resolve", decline=True)
    assert told(events, "moved") == [
        {"seat": ANNA, "source": "bazaar_gold", "paths": [], "coins": 0, "camels": 0, "lost": False}
    ]
    assert decision(state) is None


def test_a_bonus_move_that_no_road_can_be_paid_for_is_lost() -> None:
    # given a figure in Kochi, and nothing to pay any road with
    state = position({"dice": ["own:5"] * 3, "figures": ["kochi"]})
    state, events = do(state, ANNA, **place("bazaar_gold", "blue-1", "blue-2", "blue-3", row=5))
    # then nothing is asked, and everybody is told
    assert decision(state) is None
    assert [move["lost"] for move in told(events, "moved")] == [True]
    assert stock(state) == {"gold": 3}


def test_a_bonus_move_costs_roads_only() -> None:
    state = position({"coins": 20, "camels": 3, "dice": ["own:5"] * 3, "figures": ["alexandria"]})
    state = after(state, place("bazaar_gold", "blue-1", "blue-2", "blue-3", row=5))
    state = after(state, {"cmd": "resolve", "paths": [path("oasis_g")]})
    assert stock(state) == {"coin": 13, "camel": 3, "gold": 3}


def test_making_room_keeps_the_drawn_contract_or_an_old_one() -> None:
    # given both places full, and a third contract drawn
    state = position(
        {"coins": 3, "dice": ["own:1"] * 2, "figures": ["oasis_a"], "contracts": ["con_10", "con_11"]},
        outposts={"moscow": "ob_contract"},
        special_pile=["con_20", "con_21"],
    )
    state = after(state, place("travel", "blue-1", "blue-2", paths=[path("moscow")]))
    assert GAME.public(state)["seats"][ANNA]["pending"]["contract"] == "con_20"
    assert template(state, ANNA, "resolve", discard="con_11").refused is None
    for wrong in ({"discard": "con_20"}, {"decline": True, "discard": "con_10"}, {"goods": ["gold"]}, {}):
        assert refused(state, ANNA, "resolve", **wrong)[0] == "bad_choice"
    # when an old one is given up
    state, events = do(state, ANNA, "resolve", discard="con_11")
    assert state.players[ANNA].contracts == ["con_10", "con_20"]
    assert told(events, "contract_discarded") == [{"seat": ANNA, "contract": "con_11"}]
    assert [*state.special, *state.returned] == ["con_21", "con_11"]


def test_nothing_is_drawn_from_an_empty_pile_and_no_black_die_from_an_empty_board() -> None:
    # given contracts that bring a contract and a black die (R11)
    seat = {"camels": 4, "gold": 3, "pepper": 3, "dice": ["own:1"]}
    state = position({**seat, "contracts": ["con_14", "con_16"]}, special_pile=[], black_dice=0)
    state = after(state, complete("con_14"), complete("con_16"))
    assert state.players[ANNA].contracts == []
    assert list(state.players[ANNA].dice) == ["blue-1"]
    assert decision(state) is None


def test_a_post_is_moved_where_none_is_left() -> None:
    # given nine posts, one of them in Beijing, and a way to Alexandria
    posts = [
        "beijing",
        "lan_zhou",
        "karakorum",
        "samarcanda",
        "sumatra",
        "kochi",
        "adana",
        "ormuz",
        "karachi",
    ]
    state = position(
        {"coins": 3, "dice": ["own:1"] * 2, "posts": posts},
        beijing=["s0", None, None, None],
        outposts={"alexandria": "ob_gold2"},
    )
    state = after(state, place("travel", "blue-1", "blue-2", paths=[path("alexandria")]))
    assert decision(state) == ("relocate_post", 1)
    assert GAME.public(state)["seats"][ANNA]["pending"]["city"] == "alexandria"
    # when that of Beijing is moved
    state, events = do(state, ANNA, "resolve", **MOVED)
    # then its space is free again (R25), no milestone comes twice, and the outpost is taken (R24)
    assert state.beijing == [None] * 4
    assert told(events, "post_placed") == [
        {"seat": ANNA, "city": "alexandria", "from": "beijing", "beijing": None, "vp": 0}
    ]
    assert stock(state) == {"gold": 2}


# ── All at once ─────────────────────────────────────────────────────────────────────────────────


def test_bonuses_of_a_rounds_start_are_decided_by_all_at_once() -> None:
    # given two players with posts in Kashgar, one with another in Anxi, and one with none
    state = round_begun(
        position({"posts": ["anxi", "kashgar"]}, {"posts": ["kashgar"]}, {"char": "johannes"}, turn=None)
    )
    # then what is fixed has come, and the dice wait for both others
    assert state.phase == "round_bonus"
    assert stock(state) == {"coin": 5}
    assert stock(state, CILI) == {"coin": 3}
    assert GAME.waiting(state) == [ANNA, BEA]
    assert [seat["pending"] is not None for seat in GAME.public(state)["seats"]] == [True, True, False]
    assert refused(state, CILI, "resolve", goods=["gold", "silk"]) == ("nothing_pending", {})
    assert refused(state, ANNA, "money_bag", dice=[])[0] == "wrong_phase"
    # when they answer in any order
    state = after(state, {"cmd": "resolve", "goods": ["gold", "silk"]}, seat=BEA)
    assert GAME.waiting(state) == [ANNA]
    assert refused(state, BEA, "resolve", goods=["gold", "silk"]) == ("nothing_pending", {})
    state, events = do(state, ANNA, "resolve", goods=["pepper", "silk"])
    # then the dice are rolled
    assert kinds(events).count("dice_rolled") == 3


def test_the_order_of_answers_makes_no_difference() -> None:
    state = round_begun(position({"posts": ["kashgar"]}, {"posts": ["kashgar"]}, turn=None))
    answers = {ANNA: ["gold", "silk"], BEA: ["silk", "pepper"]}
    ends = []
    for order in ((ANNA, BEA), (BEA, ANNA)):
        end = state
        for seat in order:
            end, _ = do(end, seat, "resolve", rolls=(6,) * 10, goods=answers[seat])
        ends.append(end)
    assert ends[0] == ends[1]


def test_compensation_is_chosen_by_all_who_are_owed_some_before_the_first_turn() -> None:
    # given rolls of 13, 15 and 5
    state = round_begun(position({"posts": ["kashgar"]}, {}, {}, turn=None))
    rolls = (3, 3, 3, 3, 1, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1)
    state, _ = do(state, ANNA, "resolve", rolls=rolls, goods=["gold", "silk"])
    # then two are asked for as many coins or camels as they miss
    assert state.phase == "compensation"
    assert [decision(state, seat) for seat in (ANNA, BEA, CILI)] == [
        ("compensation", 2),
        None,
        ("compensation", 10),
    ]
    assert [template.fixed for template in GAME.moves(state, ANNA)] == [
        {"coins": 0, "camels": 2},
        {"coins": 1, "camels": 1},
        {"coins": 2, "camels": 0},
    ]
    for wrong in ({"coins": 3, "camels": -1}, {"coins": 2}, {"coins": 1, "camels": 0}, {}):
        assert refused(state, ANNA, "resolve", **wrong)[0] == "bad_choice"
    state = after(state, {"cmd": "resolve", "coins": 4, "camels": 6}, seat=CILI)
    assert state.active is None
    # and with the last answer the first turn begins
    state, events = do(state, ANNA, "resolve", coins=2, camels=0)
    assert kinds(events) == ["compensation_taken", "turn_started"]
    assert GAME.waiting(state) == [ANNA]


# ── Previews of answers ─────────────────────────────────────────────────────────────────────────


def test_an_answer_is_built_step_by_step() -> None:
    state = position({"coins": 3, "camels": 4, "dice": ["own:1"] * 2, "figures": ["oasis_f"]})
    state = after(state, place("travel", "blue-1", "blue-2", paths=[path("kashgar")]))
    seen = preview(state, ANNA, "resolve")
    assert seen.choose == {"goods": ((Pick(2, ("pepper", "silk", "gold")),),)}
    seen = preview(state, ANNA, "resolve", goods=["silk"])
    assert seen.choose == {"goods": ((Pick(1, ("pepper", "gold")),),)}
    assert preview(state, ANNA, "resolve", goods=["silk", "gold"]).complete


def test_a_bonus_move_tells_what_it_costs_so_far() -> None:
    state = position({"coins": 9, "dice": ["own:5"] * 3, "figures": ["alexandria"]})
    state = after(state, place("bazaar_gold", "blue-1", "blue-2", "blue-3", row=5))
    seen = preview(state, ANNA, "resolve", paths=[path("oasis_g")])
    assert seen.complete
    assert seen.values == {}
    assert seen.tells == {"steps": 1, "most": 1, "coins": 7, "camels": 0, "left": {"coin": 2, "camel": 0}}
    ways = preview(state, ANNA, "resolve").values["paths"]
    assert [way[0]["nodes"] for way in ways] == [["venezia"], ["oasis_g"], ["oasis_i"]]
