"""Storage and preparation (section 11)."""

from __future__ import annotations

from typing import Any

from server.rules.felinia.state import State
from tests.rules.felinia.positions import (
    ANNA,
    BEA,
    CILI,
    GAME,
    Given,
    commands,
    do,
    has,
    kinds,
    landed,
    refused,
    seen,
    template,
    told,
)

DECK = ["s0600", "s0615", "s0630", "s0645"]


def storing(*seats: Given, **given: Any) -> State:
    """All choose what they keep, after a journey of Cili's."""
    players = [*seats, *({} for _ in range(3 - len(seats)))]
    return do(landed("s0830", *players, aboard=(CILI,), deck=DECK, **given), CILI, "stop")[0]


def test_all_with_more_than_three_goods_choose_at_once_in_any_order() -> None:
    state = storing({"goods": {"books": 5}}, {"coins": 4, "goods": {"wines": 4}}, {"goods": {"books": 3}})
    assert (state.phase, state.turn, GAME.waiting(state)) == ("storage", None, [ANNA, BEA])
    assert commands(state, CILI) == ["sell"], "who has few may still sell"
    state, events = do(state, BEA, "store", keep={"wines": 4})
    assert told(events, "stored") == [{"seat": BEA, "kept": {"wines": 4}, "sold": {}, "paid": 2}]
    assert (state.players[BEA].coins, GAME.waiting(state)) == (2, [ANNA])
    assert refused(state, BEA, "store", keep={})[0] == "wrong_phase"
    state, events = do(state, ANNA, "store", keep={"books": 3})
    assert (state.players[ANNA].coins, has(state.players[ANNA])) == (4, {"books": 3})
    assert state.phase == "bidding"


def test_the_fourth_good_can_be_paid_for_by_what_the_others_bring() -> None:
    state = storing({"coins": 0, "goods": {"books": 6}})
    assert template(state, ANNA, "store").tells == {"free": 3, "most": 4, "fee": 2}
    state, _ = do(state, ANNA, "store", keep={"books": 4})
    assert state.players[ANNA].coins == 0


def test_coins_above_six_are_lost_before_the_fourth_good_is_paid() -> None:
    state = storing({"coins": 6, "goods": {"books": 6}})
    state, _ = do(state, ANNA, "store", keep={"books": 4})
    assert state.players[ANNA].coins == 4


def test_what_can_be_kept_is_told_on_the_way() -> None:
    state = storing({"coins": 0, "goods": {"books": 3, "wines": 1}})
    begun = seen(state, ANNA, "store")
    assert (begun.complete, begun.tells["most"]) == (False, 3)
    assert begun.numbers == {"keep.wines": (0, 1), "keep.books": (0, 3)}
    part = seen(state, ANNA, "store", keep={"books": 3})
    assert part.complete
    assert part.numbers["keep.wines"] == (0, 0)
    assert part.tells == {"free": 3, "most": 3, "fee": 2, "kept": 3, "paid": 0, "coins": 1}
    assert refused(state, ANNA, "store", keep={"books": 3, "wines": 1})[0] == "cannot_pay"
    assert refused(state, ANNA, "store", keep={"books": 5}) == ("too_many_goods", {"named": 5, "most": 4})
    assert refused(state, ANNA, "store", keep={"clocks": 1})[0] == "not_owned"


def test_who_sells_down_to_three_goods_need_not_answer_any_more() -> None:
    state = storing({"goods": {"books": 4}})
    state, events = do(state, ANNA, "sell", goods={"books": 1})
    assert kinds(events)[0] == "sold"
    assert state.phase == "bidding"


def test_markets_are_filled_from_the_top_as_long_as_the_bag_lasts() -> None:
    state = storing({"goods": {"books": 4}}, bag={"clocks": 4}, markets={"m1": {"goods": ["wines"]}})
    state, events = do(state, ANNA, "store", keep={"books": 3})
    assert [filled["market"] for filled in told(events, "market_refilled")] == ["m1", "m2"]
    assert [len(market.goods) for market in state.markets.values()] == [3, 3, 0, 0]
    assert sum(state.bag.values()) == 0


def test_tokens_come_back_and_the_next_seat_starts() -> None:
    state = storing({"goods": {"books": 4}, "on_board": 2}, {}, {}, start=CILI)
    state, events = do(state, ANNA, "store", keep={})
    assert [player.on_board for player in state.players] == [[], [], []]
    assert told(events, "start_player") == [{"seat": ANNA, "round": 2}]
    assert (state.turn, state.bid_round) == (ANNA, 1)
