"""The sensible bot: what it does in positions where a person would know what to do."""

from __future__ import annotations

import pytest

from server.bots.arena import Dice, configs
from server.bots.contest import matches
from server.rules.felinia import bot
from server.rules.felinia.foresight import chances
from server.rules.felinia.state import Berth, State
from tests.rules.felinia.positions import (
    ANNA,
    BEA,
    CILI,
    GAME,
    Given,
    after,
    down,
    landed,
    merchants,
    position,
    ship,
    up,
)

DECK = ["s0600", "s0615", "s0645", "s0900", "s0700", "s0715", "s0730", "s0745"]


LION = up(b_lion_p1="tt_lion_1", b_lion_p2="tt_lion_2", b_lion_p6="tt_lion_3")
"""Trading posts that are worth a journey."""


def decided(state: State, seat: int = ANNA) -> Given:
    move = bot.decide(GAME, state, seat, Dice(1, "mind"))
    assert move is not None
    return move


# ── Bidding ─────────────────────────────────────────────────────────────────────────────────────


def test_it_goes_to_the_bank_in_the_last_bid_round_when_it_is_poor() -> None:
    markets = {"m1": {"goods": ["books", "wines"], "stack": [ANNA]}, "m2": {"goods": [], "stack": [ANNA]}}
    state = position({"coins": 0}, bid_round=3, turn=ANNA, markets=markets, deck=DECK)
    assert decided(state) == {"cmd": "place_bid", "at": "board"}


def test_it_bids_where_its_ship_finds_what_it_lacks() -> None:
    markets: Given = {
        "m1": {"goods": ["wines", "clothes"], "stack": []},
        "m2": {"goods": ["clocks", "clocks"], "stack": []},
    }
    anna = {"coins": 5, "goods": {"clocks": 1}}
    state = position(anna, turn=ANNA, markets=markets, berths=[ship("s0500")], provinces=LION, deck=DECK)
    assert decided(state) == {"cmd": "place_bid", "at": "m2"}


def test_it_does_not_queue_for_goods_that_others_will_have_taken() -> None:
    markets: Given = {
        "m1": {"goods": ["clocks"], "stack": [BEA, CILI]},
        "m2": {"goods": ["clocks", "wines"], "stack": []},
    }
    anna = {"coins": 5, "goods": {"clocks": 1}}
    state = position(anna, turn=ANNA, markets=markets, berths=[ship("s0500")], provinces=LION, deck=DECK)
    assert decided(state) == {"cmd": "place_bid", "at": "m2"}


def test_of_few_goods_the_best_is_left_as_often_as_the_others_leave_it() -> None:
    assert chances(3, 0) == [1, 0, 0]
    assert chances(3, 1) == pytest.approx([2 / 3, 1 / 3, 0])
    assert chances(3, 1.5) == pytest.approx([1 / 2, 1 / 3, 1 / 6])
    assert chances(2, 2) == [0, 0]
    assert chances(0, 1.5) == []


# ── Trading ─────────────────────────────────────────────────────────────────────────────────────


def test_it_buys_what_its_ship_lacks_and_boards() -> None:
    market = {"m1": {"goods": ["books", "clocks", "wines"], "stack": [ANNA]}}
    anna = {"coins": 3, "goods": {"clocks": 1}}
    state = position(anna, at="m1", markets=market, berths=[ship("s0500")], provinces=LION, deck=DECK)
    assert decided(state) == {"cmd": "buy", "good": "clocks"}
    state = after(state, (ANNA, decided(state)))
    assert decided(state) == {"cmd": "board_ship", "ship": "s0500"}


def test_it_passes_where_nothing_is_worth_its_price() -> None:
    market = {"m1": {"goods": ["books"], "stack": [BEA, BEA, BEA, CILI, ANNA]}}
    state = position({"coins": 5}, at="m1", markets=market, berths=[ship("s0500")], provinces=LION, deck=DECK)
    assert decided(state) == {"cmd": "pass"}


def test_it_sells_what_it_does_not_need_for_what_it_does() -> None:
    market = {"m1": {"goods": ["clocks"], "stack": [ANNA]}}
    anna = {"coins": 1, "spice": 1, "goods": {"clocks": 1, "wines": 1, "books": 1}}
    state = position(anna, at="m1", markets=market, berths=[ship("s0500")], provinces=LION, deck=DECK)
    state = after(state, (ANNA, decided(state)))
    assert decided(state) == {"cmd": "sell", "gold": 0, "spice": 1, "food": 0, "goods": {}}
    state = after(state, (ANNA, decided(state)))
    assert decided(state) == {"cmd": "board_ship", "ship": "s0500"}


def test_it_swaps_for_the_good_that_is_missing() -> None:
    anna = {"coins": 2, "goods": {"clocks": 1, "books": 1}}
    bag = {"clocks": 3, "wines": 3}
    berths = [ship("s0500")]
    state = position(
        anna, at="guild", guild={"stack": [ANNA]}, bag=bag, berths=berths, provinces=LION, deck=DECK
    )
    assert decided(state) == {"cmd": "swap", "give": "books", "take": "clocks", "gain": "spice"}


def test_it_takes_the_bonus_tile_of_the_tiles_that_it_has() -> None:
    tiles = ["tt_lion_1", "tt_lion_2", "tt_lion_3"]
    anna = {"coins": 2, "gold": 1, "spice": 1, "tiles": tiles}
    pile = ["bt_cheetah_extra", "bt_lion_extra", "bt_tiger_plus"]
    state = position(anna, at="guild", guild={"stack": [ANNA]}, bonus_pile=pile, deck=DECK)
    assert decided(state) == {"cmd": "bonus", "tile": "bt_lion_extra"}


def test_it_keeps_the_goods_of_a_ship_in_storage() -> None:
    goods = {"clocks": 2, "books": 1, "wines": 1, "glassware": 1}
    anna = {"coins": 0, "goods": goods}
    state = landed("s0830", anna, {}, {}, aboard=(CILI,), provinces=LION, deck=DECK)
    state.put_berth(1, Berth("s0815", [None, None]))
    state = after(state, (CILI, {"cmd": "stop"}))
    assert decided(state) == {"cmd": "store", "keep": {"clocks": 2, "books": 1}}


# ── Exploration ─────────────────────────────────────────────────────────────────────────────────


def test_it_turns_up_tiles_before_it_goes_to_one() -> None:
    hidden = down(b_tiger_p1="tt_tiger_1", b_tiger_p3="tt_tiger_2", b_tiger_p5="tt_tiger_3")
    state = landed("s0830", {}, provinces=hidden, deck=DECK)
    assert decided(state)["cmd"] == "reveal"
    state = after(state, (ANNA, decided(state)))
    while decided(state)["cmd"] == "reveal":
        state = after(state, (ANNA, decided(state)))
    assert decided(state)["cmd"] == "move"


def test_it_prefers_the_tile_that_it_collects() -> None:
    open_tiles = up(b_tiger_p1="tt_tiger_1", b_tiger_p2="tt_tiger_5")
    state = landed("s0830", {"tiles": ["tt_lion_6", "tt_lynx_1"]}, provinces=open_tiles, deck=DECK)
    while state.journey is not None:
        state = after(state, (ANNA, decided(state)))
    assert state.players[ANNA].tiles[-1] == "tt_tiger_5"


def test_it_joins_its_merchants() -> None:
    own = merchants(ANNA, "b_tiger_p3", "b_tiger_p5")
    open_tiles = up(b_tiger_p1="tt_tiger_1", b_tiger_p2="tt_tiger_2")
    state = landed("s0830", {}, provinces={**own, **open_tiles}, deck=DECK)
    while state.journey is not None:
        state = after(state, (ANNA, decided(state)))
    assert state.province("b_tiger_p1").merchant == ANNA


def test_it_pays_food_for_a_tile_that_is_worth_it() -> None:
    """Behind the crossroads with the mystery cards lies a Lynx, the fourth; nothing else is open."""
    own = {"food": 2, "tiles": ["tt_lynx_1", "tt_lynx_2"]}
    state = landed("s0630", own, rules="advanced", provinces=up(a_lynx_p3="tt_lynx_3"), deck=DECK)
    while state.journey is not None:
        state = after(state, (ANNA, decided(state)))
    assert state.province("a_lynx_p3").merchant == ANNA


@pytest.mark.parametrize(
    ("held", "goods", "kept"),
    [
        ([], {}, "mp_falls_free"),
        (["mp_falls_books"], {"wines": 1}, "mp_temple_wines"),
        (["mp_falls_books"], {}, None),
    ],
)
def test_it_keeps_the_mystery_card_that_costs_least(
    held: list[str], goods: dict[str, int], kept: str | None
) -> None:
    offered = ["mp_temple_wines", "mp_falls_free"]
    anna = {"mystery": held, "goods": goods}
    state = landed("s0630", anna, rules="advanced", mystery_deck=offered, deck=DECK)
    state = after(state, (ANNA, {"cmd": "move", "to": "a_lynx_x1"}))
    assert decided(state) == {"cmd": "keep_mystery", "card": kept}


# ── Whole games ─────────────────────────────────────────────────────────────────────────────────


def test_it_does_nothing_out_of_turn() -> None:
    assert bot.decide(GAME, position({}, turn=ANNA), BEA, Dice(1, "mind")) is None


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_it_beats_the_plain_bot_clearly(rules: str) -> None:
    ways = configs(GAME, 2, {"rules": rules, "preview_next_ship": "off"})
    standings = matches("felinia", ways, ["plain", "sensible"], range(1, 4))
    sensible = standings.scores["sensible"]
    assert sensible.failures == 0
    assert sensible.wins == 3
