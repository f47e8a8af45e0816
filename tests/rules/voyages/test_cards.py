"""City cards in all their forms (section 5.6)."""

from typing import Any

import pytest

from server.rules.voyages.state import State
from tests.rules.voyages.positions import (
    ANNA,
    after,
    card,
    code,
    decision,
    do,
    path,
    position,
    preview,
    refused,
    stock,
    template,
    told,
)

SLOT = "slot_moscow"


def with_card(name: str, value: int = 6, **seat: Any) -> State:
    """Anna with a post in Moscow, where this card lies, and a die of this value."""
    anna = {"posts": ["moscow"], "dice": [f"own:{value}"], **seat}
    return position(anna, cards={SLOT: name})


def used(name: str, value: int, seat: dict[str, Any], **fields: Any) -> dict[str, int]:
    """What Anna has after using the card."""
    return stock(after(with_card(name, value, **seat), card(SLOT, "blue-1", **fields)))


# ── By the die alone (R22) ──────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("value", range(1, 7))
def test_coins_for_each_pip(value: int) -> None:
    assert used("cc_coins_x2", value, {}) == {"coin": 2 * value}


@pytest.mark.parametrize(
    ("name", "good", "counts"),
    [
        ("cc_gold_die", "gold", [1, 1, 1, 1, 1, 3]),
        ("cc_silk_die", "silk", [1, 1, 1, 3, 3, 3]),
        ("cc_pepper_die", "pepper", [1, 3, 3, 3, 3, 3]),
    ],
)
def test_goods_by_the_table_of_the_die(name: str, good: str, counts: list[int]) -> None:
    assert [used(name, value, {}) for value in range(1, 7)] == [{good: count} for count in counts]


def test_things_are_counted_up_to_the_die() -> None:
    posts = {"posts": ["moscow", "beijing", "anxi"]}
    assert used("cc_posts_vp", 2, posts) == {"vp": 2}
    assert used("cc_posts_coin", 6, posts) == {"coin": 6}
    assert used("cc_contracts_vp", 3, {"completed": 5}) == {"vp": 3}
    assert used("cc_contracts_coin", 6, {"completed": 2}) == {"coin": 4}


def test_a_card_that_counts_nothing_cannot_be_used() -> None:
    state = with_card("cc_contracts_vp")
    refusal = ("no_effect", {"why": "completed_contracts"})
    assert refused(state, ANNA, **card(SLOT, "blue-1")) == refusal
    listed = template(state, ANNA, "place", slot=SLOT).refused
    assert listed is not None
    assert (listed.code, listed.params) == refusal


# ── Own city bonuses (R19) ──────────────────────────────────────────────────────────────────────


def test_city_bonuses_by_the_die() -> None:
    # given posts in Anxi (5 coins), Ormuz (3 camels) and Kochi (3 VP)
    posts = ["moscow", "anxi", "ormuz", "kochi"]
    # when the card is used with a 5
    state, _ = do(with_card("cc_bonus_die", 5, posts=posts), ANNA, **card(SLOT, "blue-1"))
    # then there are two different ones to be named, in the order wanted, or one
    assert decision(state) == ("own_city_bonus", 2)
    assert refused(state, ANNA, "resolve", cities=["anxi", "anxi"])[0] == "bad_choice"
    assert refused(state, ANNA, "resolve", cities=["moscow"])[0] == "bad_choice"
    assert refused(state, ANNA, "resolve", cities=[])[0] == "bad_choice"
    assert refused(state, ANNA, "resolve", cities=["anxi", "ormuz", "kochi"])[0] == "bad_choice"
    assert stock(after(state, {"cmd": "resolve", "cities": ["kochi", "anxi"]})) == {"vp": 3, "coin": 5}
    assert stock(after(state, {"cmd": "resolve", "cities": ["ormuz"]})) == {"camel": 3}


def test_the_only_own_city_is_named_by_itself() -> None:
    state = with_card("cc_bonus_die", 6, posts=["moscow", "anxi"])
    state, events = do(state, ANNA, **card(SLOT, "blue-1"))
    assert decision(state) is None
    assert [gain["source"] for gain in told(events, "resources_changed")] == ["anxi"]


def test_without_a_small_city_such_cards_are_of_no_use() -> None:
    for name in ("cc_bonus_die", "cc_coin_bonus"):
        assert code(with_card(name, coins=5), card(SLOT, "blue-1")) == "no_effect"


def test_coins_for_city_bonuses_are_paid_before_the_first_one() -> None:
    # given two coins, and a bonus of five coins that could pay for more
    state = with_card("cc_coin_bonus", 6, coins=2, posts=["moscow", "anxi", "kochi"])
    assert preview(state, ANNA, **card(SLOT, "blue-1")).values == {"times": (1, 2)}
    assert code(state, card(SLOT, "blue-1", times=3)) == "too_many_times"
    state = after(state, card(SLOT, "blue-1", times=2))
    assert stock(state) == {}
    assert decision(state) == ("own_city_bonus", 2)


# ── Exchanges ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("name", "seat", "times", "left"),
    [
        ("cc_2gold_4vp", {"gold": 5}, 2, {"gold": 1, "vp": 8}),
        ("cc_2silk_3vp", {"silk": 4}, 2, {"vp": 6}),
        ("cc_2pepper_2vp", {"pepper": 7}, 3, {"pepper": 1, "vp": 6}),
        ("cc_camel_vp", {"camels": 6}, 6, {"vp": 6}),
        ("cc_camel_gold_4vp", {"camels": 2, "gold": 2}, 2, {"vp": 8}),
        ("cc_2camel_silk_4vp", {"camels": 5, "silk": 2}, 2, {"camel": 1, "vp": 8}),
        ("cc_3camel_pepper_4vp", {"camels": 3, "pepper": 1}, 1, {"vp": 4}),
        ("cc_camel_gold_9coin", {"camels": 1, "gold": 1}, 1, {"coin": 9}),
        ("cc_camel_silk_8coin", {"camels": 1, "silk": 1}, 1, {"coin": 8}),
        ("cc_camel_pepper_7coin", {"camels": 2, "pepper": 2}, 2, {"coin": 14}),
        ("cc_camel_gold_mix", {"camels": 1, "gold": 1}, 1, {"coin": 6, "vp": 2}),
        ("cc_camel_silk_mix", {"camels": 1, "silk": 1}, 1, {"coin": 4, "vp": 2}),
        ("cc_camel_pepper_mix", {"camels": 1, "pepper": 1}, 1, {"coin": 2, "vp": 2}),
        ("cc_2camel_mix", {"camels": 4}, 2, {"coin": 4, "vp": 2}),
        ("cc_3camel_goods", {"camels": 6}, 2, {"gold": 2, "silk": 2, "pepper": 2}),
    ],
)
def test_a_cost_for_a_gain_several_times(
    name: str, seat: dict[str, int], times: int, left: dict[str, int]
) -> None:
    assert used(name, 6, seat, times=times) == left


@pytest.mark.parametrize("times", [None, 0, -1])
def test_an_exchange_is_made_at_least_once(times: int | None) -> None:
    assert code(with_card("cc_camel_vp", camels=3), card(SLOT, "blue-1", times=times)) == "bad_choice"


def test_an_exchange_that_cannot_be_paid_once_is_refused_before_anything_is_chosen() -> None:
    state = with_card("cc_2camel_silk_4vp", camels=1)
    listed = template(state, ANNA, "place", slot=SLOT).refused
    assert listed is not None
    assert (listed.code, listed.params) == ("not_enough_camels", {"needed": 2, "have": 1})


def test_each_good_bought_is_chosen_freely() -> None:
    state = with_card("cc_2coin_good", 3, coins=6)
    assert code(state, card(SLOT, "blue-1", goods=["gold"] * 4)) == "too_many_times"
    assert code(state, card(SLOT, "blue-1", goods=["camel"])) == "bad_choice"
    assert code(state, card(SLOT, "blue-1", goods=[])) == "bad_choice"
    assert used("cc_2coin_good", 3, {"coins": 7}, goods=["gold", "silk", "gold"]) == {
        "coin": 1,
        "gold": 2,
        "silk": 1,
    }


def test_camels_for_steps_make_one_bonus_move() -> None:
    # given four camels for two steps, and one more for none
    state = with_card("cc_2camel_move", 6, camels=5, figures=["oasis_e"])
    state = after(state, card(SLOT, "blue-1", times=2))
    assert decision(state) == ("move", 2)
    assert (
        refused(state, ANNA, "resolve", paths=[path("oasis_g", "oasis_e", "samarcanda")])[0]
        == "too_many_steps"
    )
    # when two steps are gone
    state = after(state, {"cmd": "resolve", "paths": [path("oasis_g", "oasis_e")]})
    assert state.players[ANNA].figures == ["oasis_e"]
    assert state.last_traveller is None


def test_pairs_of_goods_for_steps_may_differ_each_time() -> None:
    seat = {"gold": 1, "silk": 2, "pepper": 1}
    state = with_card("cc_2goods_move", 6, **seat)
    for payments in ([["gold", "gold"]], [["gold"]], [["gold", "camel"]], [["gold", "silk", "pepper"]], []):
        assert code(state, card(SLOT, "blue-1", payments=payments)) == "bad_choice"
    assert code(state, card(SLOT, "blue-1", payments=[["gold", "silk"]] * 2)) == "not_enough_goods"
    state = after(state, card(SLOT, "blue-1", payments=[["gold", "silk"], ["pepper", "silk"]]))
    assert stock(state) == {}
    assert decision(state) == ("move", 2)


def test_pairs_are_offered_as_long_as_goods_last() -> None:
    state = with_card("cc_2goods_move", 6, gold=1, silk=2)
    seen = preview(state, ANNA, **card(SLOT, "blue-1"))
    assert seen.values == {"payments": ([["silk", "gold"]],)}
    assert not seen.complete
    seen = preview(state, ANNA, **card(SLOT, "blue-1", payments=[["silk", "gold"]]))
    assert seen.complete
    assert seen.values == {}
    assert code(with_card("cc_2goods_move", gold=5), card(SLOT, "blue-1")) == "not_enough_goods"


# ── Swaps (R16, R17) ────────────────────────────────────────────────────────────────────────────


def steps(*directions: str) -> list[dict[str, str]]:
    """Repetitions, each with its good after a colon where it has one."""
    told = [direction.split(":") for direction in directions]
    return [{"direction": parts[0]} | ({"good": parts[1]} if len(parts) > 1 else {}) for parts in told]


def test_camels_and_coins_are_swapped_in_one_direction() -> None:
    name, seat = "cc_camel_coin_swap", {"camels": 2, "coins": 2}
    assert used(name, 2, seat, steps=steps("camel_to_coin", "camel_to_coin")) == {"coin": 8}
    assert used(name, 2, seat, steps=steps("coin_to_camel")) == {"camel": 3, "coin": 1}
    mixed = card(SLOT, "blue-1", steps=steps("camel_to_coin", "coin_to_camel"))
    assert code(with_card(name, 2, **seat), mixed) == "bad_choice"


def test_each_repetition_is_paid_when_its_turn_comes() -> None:
    # given no coins: VP pay for coins first, then coins for VP
    name = "cc_vp_coin_swap"
    assert used(name, 6, {"vp": 1}, steps=steps("vp_to_coin", "coin_to_vp")) == {"vp": 1}
    assert (
        code(with_card(name), card(SLOT, "blue-1", steps=steps("coin_to_vp", "vp_to_coin")))
        == "not_enough_coins"
    )


def test_vp_may_be_paid_below_zero() -> None:
    state = after(
        with_card("cc_vp_coin_swap", 2), card(SLOT, "blue-1", steps=steps("vp_to_coin", "vp_to_coin"))
    )
    assert stock(state) == {"coin": 6, "vp": -2}
    assert state.players[ANNA].ledger["city_cards"] == -2


def test_any_good_is_swapped_for_camels_and_back() -> None:
    name = "cc_good_camel_swap"
    swaps = steps("good_to_camel:silk", "camel_to_good:gold")
    assert used(name, 6, {"silk": 1}, steps=swaps) == {"gold": 1}
    for wrong in (steps("good_to_camel"), steps("good_to_camel:camel"), steps("sideways"), []):
        assert code(with_card(name, silk=1), card(SLOT, "blue-1", steps=wrong)) == "bad_choice"
    assert code(with_card(name, 1, silk=2), card(SLOT, "blue-1", steps=steps("good_to_camel:silk") * 2)) == (
        "too_many_times"
    )


def test_only_payable_repetitions_are_offered() -> None:
    state = with_card("cc_good_camel_swap", 6, silk=1, camels=1)
    seen = preview(state, ANNA, **card(SLOT, "blue-1"))
    assert seen.values == {"steps": (steps("good_to_camel:silk"),)}
    seen = preview(state, ANNA, **card(SLOT, "blue-1", steps=steps("good_to_camel:silk")))
    assert seen.complete
    assert seen.tells["paid"] == {"silk": 1}
    assert len(seen.values["steps"]) == 3
    assert code(with_card("cc_good_camel_swap", camels=1), card(SLOT, "blue-1")) == "no_effect"


# ── The space ───────────────────────────────────────────────────────────────────────────────────


def test_a_field_of_another_form_is_no_choice() -> None:
    state = with_card("cc_camel_vp", camels=3)
    assert refused(state, ANNA, **card(SLOT, "blue-1", times=1, goods=["gold"])) == (
        "bad_choice",
        {"what": "goods"},
    )


def test_the_three_cards_of_sumatra_are_spaces_of_their_own() -> None:
    slots = ["slot_sumatra_1", "slot_sumatra_2", "slot_sumatra_3"]
    state = position(
        {"posts": ["sumatra"], "dice": ["own:2", "own:3"]}, cards=dict.fromkeys(slots, "cc_coins_x2")
    )
    state = after(state, card(slots[0], "blue-1"), {"cmd": "end_turn"}, card(slots[2], "blue-2"))
    assert stock(state) == {"coin": 10}
    assert [slot for slot in slots if slot in state.spaces] == [slots[0], slots[2]]


def test_a_post_placed_by_a_bonus_move_of_this_turn_opens_the_card() -> None:
    # given a contract with a move, one step before Moscow (R21)
    state = position(
        {"camels": 1, "pepper": 3, "contracts": ["start_3"], "dice": ["own:4"], "figures": ["oasis_a"]},
        cards={SLOT: "cc_coins_x2"},
    )
    assert code(state, card(SLOT, "blue-1")) == "no_trading_post"
    state = after(
        state,
        {"cmd": "complete_contract", "contract": "start_3"},
        {"cmd": "resolve", "paths": [path("moscow")]},
        card(SLOT, "blue-1"),
    )
    assert stock(state) == {"vp": 1, "coin": 8}
