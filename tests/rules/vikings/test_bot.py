"""The sensible bot: what it does in positions where a person would know what to do."""

from __future__ import annotations

from typing import Any

import pytest

from server.bots.arena import Dice, configs
from server.bots.contest import matches
from server.rules.vikings import bot
from server.rules.vikings.state import State
from tests.rules.vikings.positions import ANNA, BEA, GAME, Given, after, position, tiles, wheel


def decided(state: State, seat: int = ANNA) -> Given:
    move = bot.decide(GAME, state, seat, Dice(1, "mind"))
    assert move is not None
    return move


def ferrying(state: State) -> tuple[State, list[Given]]:
    """The state when the seat is done, and its trips."""
    trips = []
    while (move := decided(state))["cmd"] == "ferry":
        trips.append(move)
        state = after(state, (ANNA, move))
    return state, trips


def test_it_settles_whom_it_takes() -> None:
    state = position({"gold": 9, "vp": 10, "tiles": tiles(noble="S c")}, wheel=wheel(s0="isl_right noble"))
    assert decided(state) == {"cmd": "take", "slot": 0, "row": "noble", "col": 3, "settle": True}


def test_it_does_not_pay_for_what_it_can_have_for_nothing() -> None:
    left = wheel(s0="isl_left fisherman", s5="isl_left noble", s9="isl_left noble")
    state = position({"gold": 9, "vp": 10, "tiles": tiles(noble="S c r")}, wheel=left)
    assert decided(state)["slot"] == 0


def test_it_puts_a_ship_where_its_warrior_stands() -> None:
    anna = {"gold": 9, "vp": 10, "tiles": tiles(warrior="l c* r", noble="S* c* r*")}
    move = decided(position(anna, wheel=wheel(s0="ship_green boatman")))
    assert (move["slot"], move["col"]) == (0, 2)


def test_before_the_end_it_takes_care_of_its_food() -> None:
    # given the last takes, many mouths, and a noble or a fisherman to be had for one gold
    anna = {"gold": 1, "vp": 30, "tiles": tiles(noble="S c", fisherman="l"), "mainland": {"noble": 20}}
    left = wheel(s0="ship_blue noble", s1="isl_right fisherman")
    # when Anna takes one, then it is the fisherman, whom she settles
    move = decided(position(anna, round=6, wheel=left))
    assert (move["slot"], move["row"], move["settle"]) == (1, "fisherman", True)


def test_it_exchanges_points_for_what_is_worth_more() -> None:
    anna = {"gold": 0, "vp": 30, "tiles": tiles(noble="S c", fisherman="l"), "mainland": {"noble": 20}}
    left = wheel(s0="ship_blue noble", s1="isl_right fisherman")
    state = position(anna, round=6, wheel=left)
    assert decided(state) == {"cmd": "exchange_vp", "amount": 1}
    assert decided(after(state, (ANNA, decided(state))))["slot"] == 1


def test_it_ferries_whom_it_can_with_few_boats() -> None:
    waiting = {"noble": 2, "goldsmith": 1, "boatman": 3}
    anna = {"vp": 10, "tiles": tiles(noble="S c r", goldsmith="l"), "mainland": waiting}
    state, trips = ferrying(position(anna, {}, round=2, phase="ferry"))
    assert len(trips) == 2
    assert state.players[ANNA].mainland["noble"] == state.players[ANNA].mainland["goldsmith"] == 0


def test_it_keeps_its_boatmen_where_nobody_is_worth_carrying() -> None:
    """The only free tile lies under a ship that nobody will meet any more."""
    anna = {
        "vp": 10,
        "tiles": tiles(noble="S"),
        "ships": {"1": "ship_red"},
        "mainland": {"noble": 1, "boatman": 1},
    }
    bea = {"mainland": {"boatman": 1}}
    assert ferrying(position(anna, bea, round=4, phase="ferry"))[1] == []


def test_it_does_its_duty_after_the_last_round() -> None:
    anna = {
        "vp": 10,
        "tiles": tiles(noble="S"),
        "ships": {"1": "ship_red"},
        "mainland": {"noble": 1, "boatman": 2},
    }
    state = position(anna, {}, round=6, phase="ferry")
    assert decided(state) == {"cmd": "ferry", "vikings": [["noble", 1]], "special": False}


def test_it_sends_the_warrior_to_the_ship() -> None:
    anna = {
        "vp": 10,
        "tiles": tiles(warrior="l c r", noble="S* c* r*"),
        "ships": {"2": "ship_blue"},
        "mainland": {"warrior": 1, "boatman": 1},
    }
    move = decided(position(anna, {}, round=2, phase="ferry"))
    assert move == {"cmd": "ferry", "vikings": [["warrior", 2]], "special": False}


def test_it_uses_a_longboat_for_more_than_one() -> None:
    waiting = {"noble": 3, "boatman": 1}
    anna = {"tiles": tiles(noble="S c r"), "mainland": waiting, "specials": ["sp_boat"]}
    move = decided(position(anna, {}, mode="advanced", round=2, phase="ferry"))
    assert (move["special"], len(move["vikings"])) == (True, 3)


@pytest.mark.parametrize(("gold", "high", "move"), [(20, 1, 2), (20, 3, None), (9, 0, None), (2, 0, None)])
def test_it_bids_little(gold: int, high: int, move: int | None) -> None:
    bids = {"high": high, "high_seat": BEA, "in": [ANNA, BEA]}
    drawn = {"noble": 13}
    state = position({"gold": gold}, {}, mode="advanced", phase="auction", drawn=drawn, auction_state=bids)
    assert decided(state) == ({"cmd": "pass_bid"} if move is None else {"cmd": "bid", "amount": move})


def test_it_opens_an_auction_that_it_cannot_pass() -> None:
    nobody: Given = {"high": None, "high_seat": None, "in": [ANNA, BEA]}
    for gold, amount in ((20, 1), (0, 0)):
        given: dict[str, Any] = {"mode": "advanced", "phase": "auction", "drawn": {"noble": 13}}
        state = position({"gold": gold}, {}, auction_state=nobody, **given)
        assert decided(state) == {"cmd": "bid", "amount": amount}


def test_whom_it_wants_least_it_discards_and_puts_to_the_dear_slots() -> None:
    drawn = {"fisherman": 6, "warrior": 3, "goldsmith": 4}
    state = position({}, {}, mode="advanced", phase="discard", drawn=drawn)
    assert decided(state) == {"cmd": "discard_viking", "role": "warrior"}
    state = after(state, (ANNA, decided(state)))
    assert decided(state) == {"cmd": "place_color", "role": "warrior"}


def test_it_does_nothing_out_of_turn() -> None:
    state = position({}, {}, wheel=wheel(s0="isl_left noble"))
    assert bot.decide(GAME, state, BEA, Dice(1, "mind")) is None


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_it_beats_the_plain_bot_clearly(mode: str) -> None:
    standings = matches("vikings", configs(GAME, 2, {"mode": mode}), ["plain", "sensible"], range(1, 7))
    sensible = standings.scores["sensible"]
    assert sensible.failures == 0
    assert sensible.wins == 6
