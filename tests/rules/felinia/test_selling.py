"""Sales at any time, also out of turn (section 8)."""

from __future__ import annotations

import pytest

from server.rules.felinia.holdings import can_gain
from tests.rules.felinia.positions import (
    ANNA,
    BEA,
    CILI,
    DATA,
    GAME,
    commands,
    do,
    has,
    landed,
    position,
    refused,
    seen,
    template,
    told,
)

RICH = {"coins": 4, "gold": 2, "spice": 1, "goods": {"books": 2}}


def test_everybody_with_something_to_sell_may_act_and_the_game_waits_for_one() -> None:
    state = position({}, RICH, turn=CILI)
    assert GAME.waiting(state) == [CILI]
    assert GAME.may_act(state) == [BEA, CILI]
    assert commands(state, BEA) == ["sell"]
    assert GAME.moves(state, ANNA) == []


def test_a_sale_out_of_turn_does_not_interrupt_and_coins_above_six_are_lost() -> None:
    state = position({}, RICH)
    state, events = do(state, BEA, "sell", gold=1, spice=1, goods={"books": 1, "wines": 0})
    assert told(events, "sold") == [
        {
            "seat": BEA,
            "what": {"gold": 1, "spice": 1, "goods": {"books": 1}},
            "coins_gained": 2,
            "lost": 2,
        }
    ]
    seller = state.players[BEA]
    assert (seller.coins, seller.gold, seller.spice, has(seller)) == (6, 1, 0, {"books": 1})
    assert (state.turn, state.bag["books"]) == (ANNA, 1)


def test_the_preview_warns_of_what_is_lost_and_says_how_much_there_is() -> None:
    state = position({}, RICH)
    begun = seen(state, BEA, "sell")
    assert (begun.complete, begun.refused) == (False, None)
    assert begun.numbers == {"gold": (0, 2), "spice": (0, 1), "goods.books": (0, 2)}
    whole = seen(state, BEA, "sell", gold=2)
    assert whole.complete
    assert whole.tells == {"coins": 6, "coins_gained": 2, "lost": 2}
    assert template(state, BEA, "sell").tells["room"] == 2


@pytest.mark.parametrize(
    ("sale", "code"),
    [
        ({}, "not_sellable"),
        ({"gold": 0}, "not_sellable"),
        ({"food": 1, "gold": 9}, "not_sellable"),
        ({"goods": {"gold": 1}}, "not_sellable"),
        ({"gold": 3}, "not_owned"),
        ({"goods": {"wines": 1}}, "not_owned"),
    ],
)
def test_what_cannot_be_sold(sale: dict[str, object], code: str) -> None:
    state = position({}, {**RICH, "food": 1})
    assert refused(state, BEA, "sell", **sale)[0] == code


def test_who_must_answer_a_mystery_offer_cannot_sell_and_the_others_can() -> None:
    # given Anna in a province with a mystery symbol
    deck = ["mp_tomb_wines", "mp_falls_free"]
    state = landed("s0500", {"gold": 1}, {"gold": 1}, rules="advanced", mystery_deck=deck)
    state, _ = do(state, ANNA, "move", to="a_lion_x1")
    # then she can only choose
    assert commands(state, ANNA) == ["keep_mystery"]
    wrong = {"phase": "exploration", "step": "mystery"}
    assert refused(state, ANNA, "sell", gold=1) == ("wrong_phase", wrong)
    assert refused(state, ANNA, "stop") == ("wrong_phase", wrong)
    assert do(state, BEA, "sell", gold=1)[0].players[BEA].coins == 4


def test_nothing_is_sold_when_the_game_is_over() -> None:
    state = position({"gold": 1}, phase="over")
    assert GAME.may_act(state) == []
    assert refused(state, ANNA, "sell", gold=1)[0] == "game_over"


def test_change_is_made_even_where_the_cards_have_run_out() -> None:
    """R36: three gold are one card, two are two."""
    # given all eleven cards of gold in use
    state = position({"gold": 3}, {"gold": 26}, {})
    assert GAME.public(state)["supply"]["gold"] == 0
    # when one of three is sold, then two cards stand for the two that are left, one more than there is
    state, _ = do(state, ANNA, "sell", gold=1)
    assert state.players[ANNA].gold == 2
    assert GAME.public(state)["supply"]["gold"] == 0
    # and nobody gains what would need one more until the cards suffice
    assert not can_gain(DATA, state, CILI, "gold")
    assert can_gain(DATA, state, ANNA, "gold"), "a third one gives two cards back for one"
