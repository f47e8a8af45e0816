"""Prices, the lock on 0, the exchange, and how a take goes (sections 5, 6 and 8)."""

from __future__ import annotations

import pytest

from server.rules.vikings.state import State
from server.rules.vikings.taking import legal_slots, prices
from tests.rules.vikings.positions import (
    ANNA,
    BEA,
    Given,
    a,
    do,
    kinds,
    lying,
    position,
    refused,
    template,
    tiles,
    told,
    wheel,
)

HOME = tiles(noble="S r")


def table(
    gold: int = 20, *, zero_slot: int = 0, vp: int = 10, area: Given | None = None, **slots: str
) -> State:
    """Anna, with a small island, before a wheel with these combinations."""
    anna = {"gold": gold, "vp": vp, "tiles": HOME, **(area or {})}
    return position(anna, {"gold": 20, "vp": 10, "tiles": HOME}, wheel=wheel(zero_slot, **slots))


def test_the_lock_opens_when_the_last_other_viking_of_the_role_is_gone() -> None:
    # given two fishermen, one at 0
    state = table(s0="isl_left fisherman", s4="isl_left fisherman", s6="isl_left noble")
    assert legal_slots(state) == [4, 6]
    # when the other one is taken
    state, _ = do(state, ANNA, "take", slot=4, row="scout", col=1)
    # then the one at 0 is free
    assert legal_slots(state) == [0, 6]
    assert template(state, BEA, "take", slot=0).refused is None


def test_a_lock_says_which_others_are_left() -> None:
    state = table(s0="isl_left scout", s3="isl_left scout", s5="isl_left noble", s8="isl_left scout")
    assert refused(state, ANNA, "take", slot=0, row="scout", col=1) == (
        "zero_locked",
        {"viking": "scout", "slots": [3, 8]},
    )


@pytest.mark.parametrize(("gold", "slots"), [(2, [0]), (3, [3]), (4, [3]), (5, [3, 5])])
def test_who_cannot_pay_for_the_cheapest_priced_one_may_take_the_one_at_0(
    gold: int, slots: list[int]
) -> None:
    """RULING 5: only gold in hand counts, though there are 10 VP."""
    state = table(gold, s0="isl_left scout", s3="isl_left scout", s5="isl_left noble")
    assert legal_slots(state) == slots


def test_prices_are_counted_from_the_slot_where_0_stands() -> None:
    state = table(zero_slot=3, s3="isl_left scout", s7="isl_left noble", s11="ship_red noble")
    assert prices(state) == {3: 0, 7: 4, 11: 8}


def test_the_wheel_turns_over_gaps_to_the_next_combination() -> None:
    state = table(s0="isl_left scout", s5="isl_left noble", s6="isl_left warrior")
    state, events = do(state, ANNA, "take", slot=0, row="scout", col=1)
    assert told(events, "wheel_turned") == [{"from": 0, "to": 5}]
    assert prices(state) == {5: 0, 6: 1}


def test_no_other_take_turns_the_wheel() -> None:
    state = table(s0="isl_left scout", s5="isl_left noble", s6="isl_left warrior")
    state, events = do(state, ANNA, "take", slot=5, row="noble", col=3)
    assert "wheel_turned" not in kinds(events)
    assert prices(state) == {0: 0, 6: 6}


def test_a_take_under_the_override_turns_the_wheel_as_well() -> None:
    """Section 15."""
    state = table(1, s0="isl_left scout", s2="isl_left scout")
    state, _ = do(state, ANNA, "take", slot=0, row="scout", col=1)
    assert prices(state) == {2: 0}


def test_the_last_combination_is_free_and_is_never_locked() -> None:
    state = table(0, zero_slot=9, s9="isl_left scout", s11="isl_left scout")
    assert legal_slots(state) == [9]
    state, _ = do(state, ANNA, "take", slot=9, row="scout", col=1)
    assert prices(state) == {11: 0}
    assert legal_slots(state) == [11]


def test_points_become_gold_before_the_take_as_often_as_wanted() -> None:
    """Section 6, RULING 6."""
    state = table(1, s0="isl_left scout", s5="isl_left noble")
    state, events = do(state, ANNA, "exchange_vp", amount=3)
    assert told(events, "vp_exchanged") == [{"seat": ANNA, "amount": 3}]
    state, _ = do(state, ANNA, "exchange_vp", amount=1)
    assert (state.active, state.mover.gold, state.mover.vp) == (ANNA, 5, 6)
    state, _ = do(state, ANNA, "take", slot=5, row="noble", col=3)
    assert state.players[ANNA].gold == 0


def test_nobody_exchanges_points_that_he_does_not_have() -> None:
    state = table(vp=2, s0="isl_left scout")
    assert refused(state, ANNA, "exchange_vp", amount=3) == ("exchange_too_much", {"vp": 2})
    poor = table(vp=0, s0="isl_left scout")
    assert template(poor, ANNA, "exchange_vp").refused is not None


def test_a_take_is_told_in_the_order_in_which_things_happen() -> None:
    state = table(area={"start_placed": False, "tiles": []}, s0="isl_left scout", s3="isl_mid_farm noble")
    _, events = do(state, ANNA, "take", slot=3, start_row="noble", row="noble", col=2, settle=True)
    assert kinds(events) == ["combo_taken", "start_tile_placed", "tile_placed", "viking_settled"]
    assert events[0].data["price"] == 3
    _, events = do(state, ANNA, "take", slot=0, start_row="noble", row="scout", col=1)
    assert kinds(events) == [
        "combo_taken",
        "start_tile_placed",
        "tile_placed",
        "viking_to_mainland",
        "wheel_turned",
    ]


def test_a_viking_settles_only_where_its_owner_wants_it_to() -> None:
    state = table(s0="isl_left scout")
    settled, _ = do(state, ANNA, "take", slot=0, row="scout", col=1, settle=True)
    waiting, _ = do(state, ANNA, "take", slot=0, row="scout", col=1)
    assert ["scout", 1, "isl_left", "scout"] in lying(settled.players[ANNA])
    assert ["scout", 1, "isl_left", None] in lying(waiting.players[ANNA])
    assert settled.players[ANNA].mainland["scout"] == 0
    assert waiting.players[ANNA].mainland["scout"] == 1


@pytest.mark.parametrize("combination", ["isl_left boatman", "isl_left scout", "ship_red noble"])
def test_who_cannot_settle_is_not_let(combination: str) -> None:
    """Section 8: another row than its own, a boatman, a ship."""
    state = table(s0=combination)
    where: Given = {"col": 1} if combination.startswith("ship") else {"row": "noble", "col": 3}
    assert refused(state, ANNA, "take", slot=0, settle=True, **where)[0] == "settle_not_allowed"
    done, _ = do(state, ANNA, "take", slot=0, **where)
    assert sum(done.players[ANNA].mainland.values()) == 1


def test_after_the_last_take_the_round_is_scored_and_the_marker_goes_to_the_left() -> None:
    # given the last combination of the first round, and a goldsmith of Bea's
    bea = {"gold": 4, "tiles": tiles(goldsmith="S*")}
    state = position({"tiles": HOME}, bea, wheel=wheel(11, s11="isl_left scout"))
    # when Anna takes it
    state, events = do(state, ANNA, "take", slot=11, row="scout", col=1)
    # then goldsmiths are paid, and Bea begins the second round with number 0 at slot 0
    assert [score["gold"] for score in told(events, "small_scored")] == [0, 3]
    assert state.players[BEA].gold == 7
    assert told(events, "start_passed") == [{"to": BEA}]
    assert (state.round, state.start_player, state.active, state.zero_slot) == (2, BEA, BEA, 0)
    assert len(prices(state)) == 12
    assert told(events, "offer_ready")[0]["slots"] == [
        [there.tile, there.viking] for there in state.offer if there is not None
    ]


def test_islands_are_laid_upwards_ships_downwards_and_vikings_by_their_roles() -> None:
    """Section 5."""
    stack = ["isl_right", "ship_red", "isl_left", *["isl_mid_hall"] * 4, "ship_blue", *["isl_left"] * 4]
    state = position({}, {}, wheel=wheel(11, s11="isl_mid_farm noble"), stacks=[stack])
    state, events = do(state, ANNA, "take", slot=11)
    assert kinds(events)[1] == "tile_removed", "nobody has a tile that a middle could touch"
    laid = [there for there in state.offer if there is not None]
    assert [there.tile for there in laid][:2] == [a("isl_right"), a("isl_left")]
    assert [there.tile for there in laid][-2:] == [a("ship_blue"), a("ship_red")]
    order = ["fisherman", "goldsmith", "scout", "noble", "warrior", "boatman"]
    assert [there.viking for there in laid] == sorted(
        (there.viking for there in laid if there.viking), key=order.index
    )
