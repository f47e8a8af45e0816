"""Refusals: the first reason in the order of section 15, and nothing is changed by any of them."""

from __future__ import annotations

from typing import Any

import pytest

from server.rules.felinia.info import INFO
from server.rules.felinia.state import State
from tests.rules.felinia.positions import (
    ANNA,
    BEA,
    CILI,
    Given,
    do,
    down,
    landed,
    merchants,
    position,
    refused,
    ship,
    up,
)

BIDDING = position()
MARKET = position(
    {"coins": 1, "goods": {"books": 1}},
    at="m1",
    markets={"m1": {"goods": ["wines", "wines"], "stack": [BEA, ANNA]}},
    berths=[ship("s0945"), ship("s0500", CILI), ship("s0600")],
)
"""Anna's token costs 2, and she would have to sell for it."""
GUILD = position(
    {"coins": 4, "goods": {"books": 1}},
    at="guild",
    guild={"stack": [ANNA]},
    bag={"wines": 1, "books": 1},
    bonus_pile=["bt_lynx_plus"],
)
BOARDING = do(
    position(
        {"coins": 1, "goods": {"clothes": 2, "glassware": 1}},
        at="m1",
        markets={"m1": {"goods": ["wines"], "stack": [ANNA]}},
        berths=[ship("s0945"), ship("s0515", BEA, CILI), ship("s0600"), ship("s0630")],
    ),
    ANNA,
    "buy",
    good="wines",
)[0]
"""Anna has no coin left, and could board s0945."""
TIGER = down(b_tiger_p4="tt_tiger_2", b_cheetah_p1="tt_cheetah_1") | up(b_tiger_p2="tt_tiger_1")
JOURNEY = landed("s0830", {}, provinces=TIGER | merchants(BEA, "b_tiger_p6"))
MYSTERY = do(
    landed(
        "s0500",
        {"mystery": ["mp_tomb_free"]},
        rules="advanced",
        mystery_deck=["mp_tomb_wines", "mp_falls_books"],
    ),
    ANNA,
    "move",
    to="a_lion_x1",
)[0]
STORAGE = do(
    landed("s0830", {"coins": 0, "goods": {"books": 4}}, {}, aboard=(BEA,), provinces=TIGER), BEA, "stop"
)[0]
OVER = position(phase="over")

REFUSED: list[tuple[State, int, Given, str]] = [
    (OVER, ANNA, {"cmd": "pass"}, "game_over"),
    (BIDDING, ANNA, {"cmd": "pass"}, "wrong_phase"),
    (BIDDING, BEA, {"cmd": "pass"}, "wrong_phase"),
    (BIDDING, BEA, {"cmd": "place_bid", "at": "m9"}, "not_your_turn"),
    (BIDDING, ANNA, {"cmd": "place_bid", "at": "m5"}, "closed_market"),
    (BIDDING, ANNA, {"cmd": "place_bid", "at": "m9"}, "unknown_spot"),
    (MARKET, BEA, {"cmd": "swap", "give": "books", "take": "wines"}, "not_your_turn"),
    (MARKET, ANNA, {"cmd": "swap", "give": "books", "take": "wines"}, "wrong_phase"),
    (MARKET, ANNA, {"cmd": "bonus", "tile": "bt_lynx_plus"}, "wrong_phase"),
    (MARKET, ANNA, {"cmd": "buy", "good": "books"}, "no_such_good"),
    (MARKET, ANNA, {"cmd": "buy", "good": "wines"}, "cannot_pay"),
    (MARKET, ANNA, {"cmd": "board_ship", "ship": "s0945"}, "no_deal_yet"),
    (MARKET, ANNA, {"cmd": "board_ship", "ship": "s0700"}, "no_deal_yet"),
    (MARKET, ANNA, {"cmd": "end_boarding"}, "no_deal_yet"),
    (GUILD, ANNA, {"cmd": "buy", "good": "wines"}, "wrong_phase"),
    (GUILD, ANNA, {"cmd": "swap", "give": "books", "take": "books", "gain": "food"}, "advanced_only"),
    (GUILD, ANNA, {"cmd": "swap", "give": "clocks", "take": "clocks"}, "same_kind"),
    (GUILD, ANNA, {"cmd": "swap", "give": "clocks", "take": "clothes"}, "not_in_bag"),
    (GUILD, ANNA, {"cmd": "swap", "give": "clocks", "take": "wines"}, "missing_goods"),
    (GUILD, ANNA, {"cmd": "bonus", "tile": "bt_tiger_plus"}, "no_bonus_left"),
    (GUILD, ANNA, {"cmd": "bonus", "tile": "bt_lynx_plus"}, "missing_resource"),
    (BOARDING, ANNA, {"cmd": "pass"}, "wrong_phase"),
    (BOARDING, ANNA, {"cmd": "buy", "good": "wines"}, "wrong_phase"),
    (BOARDING, ANNA, {"cmd": "board_ship", "ship": "s0630"}, "cannot_pay"),
    (BOARDING, ANNA, {"cmd": "board_ship", "ship": "s0600"}, "cannot_pay"),
    (BOARDING, ANNA, {"cmd": "board_ship", "ship": "s0515"}, "ship_full"),
    (BOARDING, ANNA, {"cmd": "board_ship", "ship": "s0700"}, "no_such_ship"),
    (JOURNEY, BEA, {"cmd": "stop"}, "not_your_turn"),
    (JOURNEY, ANNA, {"cmd": "keep_mystery"}, "wrong_phase"),
    (JOURNEY, ANNA, {"cmd": "reveal", "province": "b_tiger_p2"}, "not_face_down"),
    (JOURNEY, ANNA, {"cmd": "reveal", "province": "nowhere"}, "not_face_down"),
    (JOURNEY, ANNA, {"cmd": "reveal", "province": "b_cheetah_p1"}, "wrong_country"),
    (JOURNEY, ANNA, {"cmd": "move", "to": "b_tiger_p2"}, "no_road"),
    (JOURNEY, ANNA, {"cmd": "move", "to": "b_tiger_p6"}, "occupied"),
    (JOURNEY, ANNA, {"cmd": "move", "to": "b_tiger_p4"}, "face_down_tile"),
    (MYSTERY, ANNA, {"cmd": "stop"}, "wrong_phase"),
    (MYSTERY, BEA, {"cmd": "keep_mystery"}, "not_your_turn"),
    (MYSTERY, ANNA, {"cmd": "keep_mystery", "card": "mp_tomb_wines"}, "type_owned"),
    (MYSTERY, ANNA, {"cmd": "keep_mystery", "card": "mp_falls_books"}, "missing_cost_good"),
    (MYSTERY, ANNA, {"cmd": "keep_mystery", "card": "mp_tower_free"}, "not_offered"),
    (STORAGE, BEA, {"cmd": "store", "keep": {}}, "wrong_phase"),
    (STORAGE, ANNA, {"cmd": "store", "keep": {"books": 4}}, "cannot_pay"),
    (STORAGE, ANNA, {"cmd": "store", "keep": {"wines": 4}}, "cannot_pay"),
    (STORAGE, ANNA, {"cmd": "store", "keep": {"wines": 5}}, "too_many_goods"),
    (STORAGE, ANNA, {"cmd": "store", "keep": {"wines": 1}}, "not_owned"),
    (STORAGE, ANNA, {"cmd": "sell", "food": 1, "gold": 1}, "not_sellable"),
    (STORAGE, ANNA, {"cmd": "sell", "gold": 1}, "not_owned"),
]


@pytest.mark.parametrize(("state", "seat", "command", "code"), REFUSED)
def test_it_is_refused_for_the_first_reason(state: State, seat: int, command: Given, code: str) -> None:
    assert refused(state, seat, **command)[0] == code
    assert code in INFO.refusals


def test_of_several_reasons_of_a_journey_the_first_is_told() -> None:
    state = do(JOURNEY, ANNA, "move", to="b_tiger_x1")[0]
    assert refused(state, ANNA, "move", to="b_tiger_port")[0] == "already_visited"
    assert refused(state, ANNA, "reveal", province="b_tiger_p2")[0] == "no_reveals_left"
    advanced = landed("s0745", {}, rules="advanced", provinces=up(a_cheetah_p1="tt_cheetah_1"))
    assert refused(advanced, ANNA, "reveal", province="nowhere")[0] == "basic_only"


def test_boarding_and_steps_have_an_answer_also_where_they_would_have_ended_by_themselves() -> None:
    # given positions that no game comes to: boarding without a merchant, a fourth step without food
    at_home: dict[str, Any] = {"coins": 6, "goods": {"clothes": 2, "glassware": 1}}
    state = position(
        at_home, at="m1", markets={"m1": {"stack": [ANNA], "goods": ["books"]}}, berths=[ship("s0945")]
    )
    state, _ = do(state, ANNA, "buy", good="books")
    state.change(ANNA, stock=0)
    assert refused(state, ANNA, "board_ship", ship="s0945") == ("no_merchant", {})
    travelling = landed("s0745", {}, rules="advanced", provinces=up(a_cheetah_p1="tt_cheetah_1"))
    journey = travelling.traveller
    travelling.journey = type(journey)(
        journey.seat, journey.ship, journey.country, journey.at, 3, journey.visited, 0
    )
    assert refused(travelling, ANNA, "move", to="a_cheetah_p1") == ("no_steps_left", {"steps": 3})


def test_every_code_has_been_seen() -> None:
    codes = {code for *_, code in REFUSED}
    rest = {"already_visited", "no_reveals_left", "basic_only", "no_merchant", "no_steps_left"}
    assert codes | rest == set(INFO.refusals)


def test_what_a_refusal_for_coins_tells() -> None:
    facts = {"price": 2, "coins": 1, "missing": 1}
    assert refused(MARKET, ANNA, "buy", good="wines") == ("cannot_pay", facts)
    assert refused(STORAGE, ANNA, "store", keep={"books": 4})[1] == {"price": 2, "coins": 0, "missing": 2}
    wrong = refused(BOARDING, ANNA, "board_ship", ship="s0515")
    assert wrong == ("ship_full", {"ship": "s0515"})
