"""Departures, and journeys step by step (section 9)."""

from __future__ import annotations

from tests.rules.felinia.positions import (
    ANNA,
    BEA,
    CILI,
    GAME,
    commands,
    do,
    down,
    has,
    kinds,
    landed,
    position,
    refused,
    ship,
    template,
    told,
    up,
)

FACE_DOWN = down(
    b_tiger_p1="tt_tiger_4",
    b_tiger_p2="tt_tiger_1",
    b_tiger_p3="tt_tiger_5",
    b_tiger_p4="tt_tiger_2",
    b_tiger_p5="tt_tiger_6",
    b_tiger_p6="tt_tiger_3",
)
DECK = ["s0600", "s0615", "s0630", "s0645"]


def test_full_ships_sail_in_order_of_time_and_empty_ones_only_where_none_is_full() -> None:
    # given a trading phase in which nobody has a token left
    full = position(
        phase="exploration",
        queue=["s0600", "s0945"],
        berths=[ship("s0945", ANNA, BEA), ship("s0645", CILI), ship("s0600", BEA)],
    )
    assert (full.turn, full.queue) == (BEA, ["s0600", "s0945"])
    # when the merchant of the first ship has gone home, the next one lands, bow first
    state, events = do(full, BEA, "stop")
    assert kinds(events) == ["returned_home", "ship_discarded", "sailed", "landed"]
    assert told(events, "sailed") == [{"ship": "s0945", "merchants": [ANNA, BEA]}]
    assert state.turn == ANNA
    assert state.berths[1] is not None, "the half-full ship stays"


def test_which_ships_will_sail_is_told_before() -> None:
    some_full = [ship("s0945", ANNA, BEA), ship("s0645", CILI), ship("s0600", BEA), ship("s0530")]
    assert GAME.public(position(berths=some_full))["due"] == ["s0600", "s0945"]
    assert GAME.public(position(berths=some_full[1::2]))["due"] == ["s0530"]
    everything = GAME.public(position(berths=some_full, end_by="merchants"))["due"]
    assert everything == ["s0530", "s0600", "s0645", "s0945"]


def test_reveals_come_before_the_second_step_only() -> None:
    state = landed("s0830", {}, provinces=FACE_DOWN)
    assert [t.fixed["province"] for t in GAME.moves(state, ANNA) if t.cmd == "reveal"] == list(FACE_DOWN)
    state, events = do(state, ANNA, "reveal", province="b_tiger_p2")
    assert told(events, "revealed") == [{"seat": ANNA, "province": "b_tiger_p2", "tile": "tt_tiger_1"}]
    state, _ = do(state, ANNA, "move", to="b_tiger_x1")
    assert "reveal" not in commands(state, ANNA)
    too_late = template(state, ANNA, "reveal", province="b_tiger_p1").refused
    assert too_late is not None
    assert too_late.code == "no_reveals_left"


def test_a_face_up_tile_ends_the_journey_and_the_merchant_stays_for_good() -> None:
    state = landed("s0830", {}, provinces=FACE_DOWN | up(b_tiger_p4="tt_tiger_2"))
    step = template(state, ANNA, "move", to="b_tiger_p4")
    assert step.tells == {"step": 2, "food": 0, "tile": "tt_tiger_2", "group": 1}
    state, events = do(state, ANNA, "move", to="b_tiger_p4")
    assert kinds(events)[:3] == ["moved", "tile_taken", "ship_discarded"]
    assert state.players[ANNA].tiles == ["tt_tiger_2"]
    assert state.players[ANNA].stock == 8
    there = GAME.public(state)["provinces"]["b_tiger_p4"]
    assert there == {"tile": None, "face_down": False, "merchant": ANNA}


def test_a_step_that_is_not_possible_says_why() -> None:
    state = landed("s0830", {}, provinces=FACE_DOWN)
    wrong = template(state, ANNA, "move", to="b_tiger_p4").refused
    assert wrong is not None
    assert wrong.code == "face_down_tile"
    assert refused(state, ANNA, "move", to="nowhere") == ("no_road", {"at": "b_tiger_port", "to": "nowhere"})


def test_the_journey_ends_by_itself_after_the_third_step_with_what_was_gained() -> None:
    # given a bag with one book
    state = landed("s0830", {}, provinces=FACE_DOWN, bag={"books": 1})
    # when the merchant goes over two crossroads, with gold and a good
    state, events = do(state, ANNA, "move", to="b_tiger_x1")
    assert told(events, "moved")[0]["gains"] == ["gold"]
    state, events = do(state, ANNA, "move", to="b_tiger_x2")
    # then he returns home by himself
    assert told(events, "moved")[0]["gains"] == ["books"]
    assert told(events, "returned_home") == [{"seat": ANNA, "automatic": True}]
    assert (state.players[ANNA].stock, has(state.players[ANNA])) == (9, {"books": 1})


def test_a_symbol_brings_nothing_where_bag_and_supply_are_out() -> None:
    state = landed("s0830", {"gold": 27}, {"gold": 6}, provinces=FACE_DOWN)
    assert GAME.public(state)["supply"]["gold"] == 0
    state, events = do(state, ANNA, "move", to="b_tiger_x1")
    assert (told(events, "moved")[0]["gains"], told(events, "moved")[0]["lost"]) == ([], ["gold"])
    state, events = do(state, ANNA, "move", to="b_tiger_x2")
    assert told(events, "moved")[0]["lost"] == ["goods"]


def test_a_merchant_with_nowhere_to_go_returns_home_at_once() -> None:
    # given a port with merchants on all sides and no tile left to turn up
    names = GAME.data.boards["basic"].roads["b_tiger_port"]
    crowd = {name: {"merchant": BEA} for name in names}
    state = landed("s0830", {}, provinces=crowd, deck=DECK)
    assert state.phase == "bidding"
    assert state.players[ANNA].stock == 9


def test_a_merchant_home_again_and_the_tiles_of_ships_make_room_for_the_next_round() -> None:
    state = landed("s0830", {}, provinces=FACE_DOWN, deck=DECK, bag={"books": 20})
    state, events = do(state, ANNA, "stop")
    assert kinds(events)[:2] == ["returned_home", "ship_discarded"]
    assert [ship["ship"] for ship in told(events, "berth_refilled")] == DECK
    assert (state.phase, state.round, state.start) == ("bidding", 2, BEA)
    assert all(market.goods == ["books"] * 3 for market in state.markets.values())


def test_when_ships_run_out_those_with_merchants_sail_a_last_time() -> None:
    # given two empty berths after the journey, and one ship left
    state = landed("s0830", {}, provinces=FACE_DOWN, deck=DECK[:1])
    others = position(berths=[ship("s0945", BEA), ship("s0900")])
    state.berths = [state.berths[0], *others.berths[:2], None]
    # when the phase ends
    state, events = do(state, ANNA, "stop")
    # then no ship is placed, the empty one goes, and Bea's merchant lands
    assert told(events, "end_triggered") == [{"by": "ships"}]
    assert [gone["ship"] for gone in told(events, "ship_discarded")] == ["s0830", "s0900"]
    assert told(events, "berth_refilled") == []
    assert (state.turn, state.end_by) == (BEA, "ships")
    state, events = do(state, BEA, "stop")
    assert (state.phase, kinds(events)[-1]) == ("over", "game_over")
    result = GAME.result(state)
    assert result is not None
    assert result.reason == "ships"
