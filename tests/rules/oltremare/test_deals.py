"""Deals (section 5): who may, what is shown, what is carried out in one step, what becomes of the rest."""

from typing import Any

import pytest

from server.rules.oltremare.state import State
from tests.rules.oltremare.positions import ANNA, BEA, CILI, GAME, after, do, kinds, position, refused

Fields = dict[str, Any]


@pytest.fixture
def state() -> State:
    """Anna has the turn; load 1, so that nobody is stranded."""
    return position(
        {"hand": ["salt-01", "salt-02", "grain-01"], "cargo": ["gem-08"]},
        {"hand": ["olive-01", "olive-02", "silk-01"]},
        {"hand": ["olive-03", "wine-01"]},
        deck=["grain-05", "grain-06"],
    )


def give(*cards: str, ducats: int = 0) -> Fields:
    return {"cards": list(cards), "ducats": ducats}


def want(ducats: int = 0, **goods: int) -> Fields:
    return {"goods": goods, "ducats": ducats}


def test_cards_and_ducats_change_hands_in_one_step(state: State) -> None:
    state, _ = do(state, ANNA, "propose", to=BEA, give=give("salt-01", ducats=2), want=want(olive=2))
    state, events = do(state, BEA, "accept", deal="d1", cards=["olive-02", "olive-01"])
    anna, bea, _ = state.players
    assert anna.hand == ["salt-02", "grain-01", "olive-02", "olive-01"]
    assert bea.hand == ["silk-01", "salt-01"]
    assert (anna.ducats, bea.ducats) == (9, 13)
    assert (anna.prestige, bea.prestige) == (0, 1)
    assert kinds(events) == ["deal_done"]
    assert events[0].data["prestige"] == BEA
    assert (anna.ledger["deals"], bea.ledger["deals"]) == (-2, 2)


def test_the_opponent_gets_the_tile_whoever_proposed(state: State) -> None:
    state, _ = do(state, CILI, "propose", to=ANNA, give=give("wine-01"), want=want(3))
    state, events = do(state, ANNA, "accept", deal="d1", cards=[])
    assert events[0].data["prestige"] == CILI
    assert state.players[CILI].prestige == 1
    assert state.players[CILI].ducats == 14


def test_goods_that_are_wanted_are_public_in_the_order_of_the_goods(state: State) -> None:
    state, _ = do(state, ANNA, "propose", to=BEA, give=give("salt-01"), want=want(olive=1, silk=1))
    offer = GAME.public(state)["offers"]["d1"]
    assert offer == {
        "maker": ANNA,
        "receiver": BEA,
        "give": {"cards": [{"good": "salt"}], "ducats": 0},
        "want": {"cards": [{"good": "silk"}, {"good": "olive"}], "ducats": 0},
    }
    assert GAME.private(state, ANNA)["committed"] == {"d1": ["salt-01"]}
    assert GAME.private(state, BEA)["committed"] == {}


def test_claims_stand_by_the_places_of_the_cards(state: State) -> None:
    state, _ = do(
        state,
        ANNA,
        "propose",
        to=BEA,
        give=give("grain-01", "salt-01"),
        want=want(1),
        claims={"salt-01": {"icons": ["ship", "money"], "load": 1}},
    )
    cards = GAME.public(state)["offers"]["d1"]["give"]["cards"]
    assert cards == [{"good": "grain"}, {"good": "salt", "claim": {"icons": ["ship", "money"], "load": 1}}]


def test_a_claim_answers_the_question_and_replaces_the_older_one(state: State) -> None:
    state, _ = do(state, ANNA, "propose", to=BEA, give=give("salt-01"), want=want(1))
    state, _ = do(state, BEA, "ask", deal="d1", side="give", index=0)
    places = GAME.public(state)["offers"]["d1"]["give"]["cards"]
    assert places == [{"good": "salt", "asked": True}]
    state, _ = do(state, ANNA, "claim", deal="d1", side="give", index=0, lions=3)
    state, _ = do(state, ANNA, "claim", deal="d1", side="give", index=0, icons=["market"])
    places = GAME.public(state)["offers"]["d1"]["give"]["cards"]
    assert places == [{"good": "salt", "claim": {"icons": ["market"]}}]


def test_the_maker_asks_about_what_he_wants(state: State) -> None:
    state, _ = do(state, ANNA, "propose", to=BEA, give=give("salt-01"), want=want(olive=1))
    state, _ = do(state, ANNA, "ask", deal="d1", side="want", index=0)
    state, _ = do(state, BEA, "claim", deal="d1", side="want", index=0, icons=["ship"])
    cards = GAME.public(state)["offers"]["d1"]["want"]["cards"]
    assert cards == [{"good": "olive", "claim": {"icons": ["ship"]}}]


def test_an_offer_is_void_when_a_committed_card_is_gone(state: State) -> None:
    """R23: also one that the giver of the wanted goods had made himself."""
    state, _ = do(state, ANNA, "propose", to=BEA, give=give("salt-01", "grain-01"), want=want(1))
    state, _ = do(state, BEA, "propose", to=ANNA, give=give("silk-01"), want=want(salt=1))
    state, _ = do(state, CILI, "propose", to=ANNA, give=give("wine-01"), want=want(2))
    state, events = do(state, ANNA, "accept", deal="d2", cards=["salt-01"])
    assert kinds(events) == ["deal_done", "offer_closed"]
    assert events[1].data == {"deal": "d1", "maker": ANNA, "receiver": BEA, "reason": "void"}
    assert list(state.offers) == ["d3"]


def test_two_acceptances_of_one_offer_are_carried_out_once(state: State) -> None:
    state, _ = do(state, ANNA, "propose", to=BEA, give=give("salt-01"), want=want(2))
    state, _ = do(state, BEA, "accept", deal="d1", cards=[])
    assert refused(state, BEA, "accept", deal="d1", cards=[]) == ("no_such_deal", {"deal": "d1"})


def test_one_card_in_two_offers_goes_to_who_is_first(state: State) -> None:
    state, _ = do(state, ANNA, "propose", to=BEA, give=give("salt-01"), want=want(2))
    state, _ = do(state, ANNA, "propose", to=CILI, give=give("salt-01"), want=want(4))
    state, _ = do(state, CILI, "accept", deal="d2", cards=[])
    assert refused(state, BEA, "accept", deal="d1", cards=[])[0] == "no_such_deal"
    assert state.players[CILI].hand == ["olive-03", "wine-01", "salt-01"]


def test_both_sides_may_pay_into_debt_without_limit(state: State) -> None:
    """R21."""
    state, _ = do(state, ANNA, "propose", to=BEA, give=give(ducats=999), want=want(olive=1))
    state, _ = do(state, BEA, "accept", deal="d1", cards=["olive-01"])
    assert state.players[ANNA].ducats == -988
    state, _ = do(state, ANNA, "propose", to=BEA, give=give("salt-01"), want=want(999))
    state, _ = do(state, BEA, "accept", deal="d2", cards=[])
    assert [player.ducats for player in state.players] == [11, 11, 11]


def test_a_deal_may_leave_the_hand_short_while_purchases_can_fill_it() -> None:
    """R24: hand and purchases left together must reach the load."""
    state = position(
        {"hand": ["salt-13", "wine-05"], "cargo": ["gem-01"]},
        {"hand": ["olive-01"]},
        purchases=1,
        deck=["grain-01"],
    )
    state, _ = do(state, ANNA, "propose", to=BEA, give=give("salt-13"), want=want(9))
    state, _ = do(state, BEA, "accept", deal="d1", cards=[])
    state, _ = do(state, ANNA, "propose", to=BEA, give=give("wine-05"), want=want(9))
    code, told = refused(state, BEA, "accept", deal="d2", cards=[])
    assert (code, told) == ("would_strand", {"hand": 0, "purchases": 3, "load": 4})


def test_the_opponent_may_give_his_last_card_away(state: State) -> None:
    state, _ = do(state, CILI, "propose", to=ANNA, give=give("olive-03", "wine-01"), want=want())
    state, _ = do(state, ANNA, "accept", deal="d1", cards=[])
    assert state.players[CILI].hand == []


def test_a_refused_proposal_takes_no_number(state: State) -> None:
    assert refused(state, ANNA, "propose", to=BEA, give=give(ducats=1))[0] == "empty_deal"
    state, events = do(state, ANNA, "propose", to=BEA, give=give("salt-01"), want=want(1))
    assert events[0].data["deal"] == "d1"


def test_offers_can_be_declined_by_the_receiver_and_withdrawn_by_the_maker(state: State) -> None:
    state, _ = do(state, ANNA, "propose", to=BEA, give=give("salt-01"), want=want(1))
    assert refused(state, ANNA, "decline", deal="d1")[0] == "not_your_deal"
    assert refused(state, CILI, "decline", deal="d1")[0] == "not_your_deal"
    assert refused(state, BEA, "withdraw", deal="d1")[0] == "not_your_deal"
    for seat, cmd, reason in ((BEA, "decline", "declined"), (ANNA, "withdraw", "withdrawn")):
        closed, events = do(state, seat, cmd, deal="d1")
        assert closed.offers == {}
        assert events[0].data["reason"] == reason


def test_offers_survive_a_purchase(state: State) -> None:
    """R30."""
    state = after(
        state,
        (ANNA, {"cmd": "propose", "to": BEA, "give": give("salt-01"), "want": want(1)}),
        (ANNA, {"cmd": "buy", "source": "deck"}),
        (BEA, {"cmd": "accept", "deal": "d1", "cards": []}),
    )
    assert "salt-01" in state.players[BEA].hand


# ── Calls ───────────────────────────────────────────────────────────────────────────────────────


def test_a_call_stands_for_all_to_see_until_it_is_taken_back(state: State) -> None:
    state, _ = do(state, BEA, "announce", have={"olive": 2, "gem": 0}, seek={"salt": 1}, ducats=3)
    assert GAME.public(state)["seats"][BEA]["call"] == {
        "have": {"olive": 2},
        "seek": {"salt": 1},
        "ducats": 3,
    }
    state, _ = do(state, BEA, "announce")
    assert GAME.public(state)["seats"][BEA]["call"] is None


def test_a_call_never_says_more_than_is_left_after_a_deal(state: State) -> None:
    """R49."""
    state, _ = do(state, BEA, "announce", have={"olive": 2})
    state, _ = do(state, BEA, "propose", to=ANNA, give=give("olive-01"), want=want(1))
    state, _ = do(state, ANNA, "accept", deal="d1", cards=[])
    assert GAME.public(state)["seats"][BEA]["call"] == {"have": {"olive": 1}, "seek": {}, "ducats": 0}
    state, _ = do(state, BEA, "propose", to=ANNA, give=give("olive-02"), want=want(1))
    state, _ = do(state, ANNA, "accept", deal="d2", cards=[])
    assert GAME.public(state)["seats"][BEA]["call"] is None


def test_calls_and_offers_end_with_the_trade_phase(state: State) -> None:
    state, _ = do(state, BEA, "announce", have={"olive": 2})
    state, _ = do(state, BEA, "propose", to=ANNA, give=give("olive-01"), want=want(1))
    state, events = do(state, ANNA, "play_cards", cards=["grain-01"])
    assert kinds(events)[0] == "offer_closed"
    assert state.offers == {}
    assert all(player.call is None for player in state.players)
