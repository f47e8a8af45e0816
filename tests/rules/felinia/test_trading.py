"""Bids, deals from the top of each stack, and boarding (sections 6 and 7)."""

from __future__ import annotations

from typing import Any

from tests.rules.felinia.positions import (
    ANNA,
    BEA,
    CILI,
    GAME,
    after,
    commands,
    do,
    has,
    kinds,
    position,
    refused,
    ship,
    template,
    told,
)

BAG = {"books": 5, "wines": 5, "clocks": 5, "clothes": 5, "glassware": 5}


def test_after_three_tokens_each_the_markets_are_resolved_from_the_top() -> None:
    # given the last bid of the last round, and a token in the second market
    state = position(bid_round=3, turn=CILI, markets={"m2": {"goods": ["books"], "stack": [BEA]}}, bag=BAG)
    # when it is placed in the guild
    state, events = do(state, CILI, "place_bid", at="guild")
    # then the first market is passed over, and Bea is asked what she does in the second
    assert (state.phase, state.at, state.turn) == ("trading", "m2", BEA)
    assert told(events, "bid_placed") == [{"seat": CILI, "at": "guild", "price": 1}]


def test_the_price_of_a_token_is_its_height_in_the_stack_whoever_lies_above() -> None:
    state = position(
        {"coins": 6}, {"coins": 6}, at="m1", markets={"m1": {"goods": ["books"] * 3, "stack": [0, 1, 0]}}
    )
    prices = []
    for seat in (ANNA, BEA):
        prices.append(template(state, seat, "buy").tells["price"])
        state, _ = do(state, seat, "pass")
    assert [*prices, template(state, ANNA, "buy").tells["price"]] == [3, 2, 1]


def test_what_a_token_will_cost_is_told_before_it_is_placed() -> None:
    state = position(markets={"m1": {"stack": [BEA, BEA]}})
    assert template(state, ANNA, "place_bid", at="m1").tells == {"price": 3}
    assert template(state, ANNA, "place_bid", at="board").tells == {"coins_gained": 1, "coins": 3}


def test_a_pass_comes_by_itself_only_where_no_sale_can_help() -> None:
    # given two tokens at prices 2 and 1, and a good to sell: one coin and a good are enough for the second
    poor = {"coins": 0, "goods": {"books": 1}}
    market = {"m1": {"goods": ["wines"], "stack": [ANNA, BEA]}}
    state = position(poor, poor, at="m1", markets=market, bag=BAG)
    # then Bea's token at 2 is passed for her, and Anna may still sell and buy
    assert state.turn == ANNA
    assert refused(state, ANNA, "buy", good="wines")[0] == "cannot_pay"
    state = after(state, (ANNA, {"cmd": "sell", "goods": {"books": 1}}))
    assert state.turn == ANNA
    assert do(state, ANNA, "buy", good="wines")[1][1].data["price"] == 1


def test_a_sale_that_makes_every_deal_impossible_passes_at_once_and_tells_so() -> None:
    # given a token in the guild, for which the only good could be exchanged
    state = position(
        {"coins": 1, "goods": {"books": 1}},
        {"coins": 6, "goods": {"books": 1}},
        at="guild",
        guild={"stack": [BEA, ANNA]},
        bag={"wines": 1},
    )
    assert state.turn == BEA, "Anna's token at 2 has been passed: the good itself cannot pay for the deal"
    # when it is sold
    state, events = do(state, BEA, "sell", goods={"books": 1})
    # then there is nothing left to do with the token
    assert kinds(events)[:3] == ["sold", "token_resolved", "passed"]
    assert told(events, "passed") == [{"seat": BEA, "automatic": True}]


def test_an_own_good_sold_into_an_empty_bag_makes_a_swap_possible() -> None:
    two, one = {"books": 1, "wines": 1}, {"books": 2}
    for goods, asked in ((two, True), (one, False)):
        state = position({"goods": goods}, at="guild", guild={"stack": [ANNA]}, berths=[ship("s0530", BEA)])
        assert (state.turn == ANNA and state.phase == "trading") == asked
    state = position({"goods": two}, at="guild", guild={"stack": [ANNA]})
    assert template(state, ANNA, "swap").refused is not None
    state = after(state, (ANNA, {"cmd": "sell", "goods": {"wines": 1}}))
    assert template(state, ANNA, "swap").tells["take"] == ["wines"]


def test_a_bonus_tile_costs_a_gold_and_a_spice_that_cannot_be_sold_for_it() -> None:
    given: dict[str, Any] = {"at": "guild", "bonus_pile": ["bt_lynx_plus"], "bag": BAG}
    can = position({"coins": 1, "gold": 1, "spice": 1}, guild={"stack": [ANNA]}, **given)
    assert commands(can, ANNA) == ["bonus", "pass", "sell"]
    short = position({"coins": 0, "gold": 1, "spice": 1}, guild={"stack": [ANNA]}, **given)
    assert short.phase != "trading"
    state, events = do(can, ANNA, "bonus", tile="bt_lynx_plus")
    assert state.players[ANNA].bonus == ["bt_lynx_plus"]
    assert (state.players[ANNA].gold, state.players[ANNA].spice) == (0, 0)
    assert told(events, "bonus_taken") == [{"seat": ANNA, "tile": "bt_lynx_plus", "price": 1}]


def test_a_good_just_bought_boards_a_ship_at_once_and_boarding_then_ends_by_itself() -> None:
    # given a market, and a ship that asks for two clocks and a coin
    state = position(
        {"coins": 3, "goods": {"clocks": 1}},
        at="m1",
        markets={"m1": {"goods": ["clocks", "books"], "stack": [BEA, ANNA]}},
        berths=[ship("s0500"), ship("s0945")],
    )
    # when the second clock is bought
    state, events = do(state, ANNA, "buy", good="clocks")
    assert state.dealt
    assert commands(state, ANNA) == ["board_ship", "end_boarding", "sell"]
    assert told(events, "token_resolved") == [{"seat": ANNA, "at": "m1", "price": 2, "result": "buy"}]
    # then a merchant goes aboard, and nothing is left that could pay for another
    state, events = do(state, ANNA, "board_ship", ship="s0500")
    assert kinds(events)[:2] == ["boarded", "boarding_ended"]
    assert told(events, "boarding_ended") == [{"seat": ANNA, "automatic": True}]
    assert (state.turn, has(state.players[ANNA])) == (BEA, {})


def test_each_ship_tells_what_it_still_asks_for() -> None:
    state = position(
        {"coins": 3, "goods": {"clocks": 1}, "gold": 1},
        at="m1",
        markets={"m1": {"goods": ["clocks"], "stack": [ANNA]}},
        berths=[ship("s0500"), ship("s0945", BEA, CILI)],
    )
    before = template(state, ANNA, "board_ship", ship="s0500")
    assert before.tells == {"missing": {"clocks": 1}, "missing_coins": 0, "coins": 2}
    assert before.refused is not None
    assert before.refused.code == "no_deal_yet"
    state, _ = do(state, ANNA, "buy", good="clocks")
    assert template(state, ANNA, "board_ship", ship="s0500").refused is None
    full = template(state, ANNA, "board_ship", ship="s0945").refused
    assert full is not None
    assert full.code == "ship_full"


def test_the_last_merchant_aboard_ends_the_game_after_the_trading_phase() -> None:
    state = position(
        {"coins": 3, "stock": 1, "goods": {"clocks": 2}},
        at="m1",
        markets={"m1": {"goods": ["books", "books"], "stack": [BEA, ANNA]}},
        berths=[ship("s0815"), ship("s0500"), ship("s0530", CILI)],
    )
    state = after(state, (ANNA, {"cmd": "buy", "good": "books"}))
    state, events = do(state, ANNA, "board_ship", ship="s0500")
    assert told(events, "end_triggered") == [{"by": "merchants", "seat": ANNA}]
    assert (state.phase, state.turn) == ("trading", BEA), "the trading phase goes on"
    state, events = do(state, BEA, "pass")
    assert [sailed["ship"] for sailed in told(events, "sailed")] == ["s0500"]
    assert state.queue == ["s0500", "s0530", "s0815"], "then all ships sail, earliest first"


def test_a_swap_gains_nothing_where_the_supply_is_out() -> None:
    state = position(
        {"goods": {"books": 1}, "spice": 18},
        {"spice": 11},
        at="guild",
        guild={"stack": [ANNA]},
        bag=BAG,
        berths=[ship("s0945")],
    )
    assert GAME.public(state)["supply"]["spice"] == 0
    assert template(state, ANNA, "swap").tells["gains"] == []
    state, events = do(state, ANNA, "swap", give="books", take="wines")
    assert told(events, "swapped")[0]["gained"] == 0
    assert state.players[ANNA].spice == 18
