"""The trips of the boatmen (section 11, 1)."""

from __future__ import annotations

from typing import Any

import pytest

from server.rules.vikings.state import State
from tests.rules.vikings.positions import (
    ANNA,
    BEA,
    CILI,
    GAME,
    Given,
    after,
    do,
    kinds,
    lying,
    position,
    refused,
    seen,
    template,
    tiles,
    told,
    wheel,
)

ISLANDS = tiles(noble="S c r", scout="l r", goldsmith="l")


def ferry(boatmen: int = 2, number: int = 2, **anna: Any) -> State:
    """Anna is ferrying: two nobles, a scout and a goldsmith wait, and there is room for all of them."""
    waiting = {"noble": 2, "scout": 1, "goldsmith": 1, "boatman": boatmen}
    return position({"tiles": ISLANDS, "mainland": waiting, **anna}, {}, round=number, phase="ferry")


def trip(*vikings: tuple[str, int], **other: Any) -> Given:
    return {"cmd": "ferry", "vikings": [list(viking) for viking in vikings], **other}


def test_a_boatman_carries_any_number_of_one_role_or_one_each_of_several() -> None:
    for vikings in ([("noble", 1), ("noble", 3)], [("noble", 1), ("scout", 2), ("goldsmith", 1)]):
        state, events = do(ferry(), ANNA, **trip(*vikings))
        anna = state.players[ANNA]
        assert anna.mainland["boatman"] == 1
        assert all(place.settled for row, col, place in anna.places() if (row, col) in vikings)
        assert told(events, "ferry_trip")[0]["vikings"] == [list(viking) for viking in vikings]


def test_nobody_else_comes_along() -> None:
    state = ferry()
    both = [("noble", 1), ("noble", 2), ("scout", 1)]
    assert refused(state, ANNA, **trip(*both)) == ("ferry_mixed", {"full": True})
    assert refused(state, ANNA, **trip(("noble", 1), ("noble", 1)))[0] == "ferry_no_target"
    assert refused(state, ANNA, **trip(("scout", 1), ("scout", 2)))[0] == "ferry_no_viking"
    assert refused(state, ANNA, **trip(("boatman", 1)))[0] == "ferry_no_viking"
    assert refused(state, ANNA, **trip())[0] == "ferry_empty"
    assert refused(ferry(0), ANNA, **trip(("noble", 1)))[0] == "ferry_no_boatman"


def test_settled_vikings_stay_where_they_are() -> None:
    state = ferry(tiles=tiles(noble="S* c r"))
    assert refused(state, ANNA, **trip(("noble", 1)))[0] == "ferry_no_target"
    tells = template(state, ANNA, "ferry").tells
    assert (tells["boatmen"], tells["free"]) == (2, {"noble": [2, 3]})


def test_a_preview_names_who_may_still_come_aboard() -> None:
    def aboard(*vikings: tuple[str, int]) -> list[Any]:
        preview = seen(ferry(), ANNA, **trip(*vikings))
        return [cell for picks in preview.choose.get("vikings", ()) for pick in picks for cell in pick.of]

    nobles, scouts = [("noble", 1), ("noble", 2), ("noble", 3)], [("scout", 1), ("scout", 2)]
    assert aboard() == [*nobles, *scouts, ("goldsmith", 1)]
    assert aboard(("noble", 2)) == [("noble", 1), ("noble", 3), *scouts, ("goldsmith", 1)]
    assert aboard(("noble", 1), ("noble", 2)) == []
    assert aboard(("noble", 1), ("scout", 2)) == [("goldsmith", 1)]


def test_in_the_advanced_game_a_boatman_carries_one_but_for_a_longboat() -> None:
    """Section 12, RULING 13."""
    crowd = trip(("noble", 1), ("scout", 1))
    without = _advanced([])
    assert refused(without, ANNA, **crowd) == ("ferry_mixed", {"full": False})
    assert refused(without, ANNA, **crowd, special=True) == ("no_special_boat", {})
    state, events = do(_advanced(["sp_boat", "sp_boat"]), ANNA, **crowd, special=True)
    assert len(state.players[ANNA].specials) == 1
    assert state.players[ANNA].mainland["boatman"] == 1
    assert told(events, "ferry_trip")[0]["special"] is not None


def _advanced(specials: list[str]) -> State:
    waiting = {"noble": 2, "scout": 1, "boatman": 2}
    anna = {"tiles": ISLANDS, "mainland": waiting, "specials": specials}
    return position(anna, {}, round=2, phase="ferry", mode="advanced")


def test_a_longboat_is_optional() -> None:
    """RULING 12."""
    preview = seen(_advanced(["sp_boat"]), ANNA, **trip(("noble", 1)))
    assert preview.complete
    assert preview.values == {"special": (False, True)}
    assert seen(_advanced([]), ANNA, **trip(("noble", 1))).values == {"special": (False,)}


@pytest.mark.parametrize(("number", "must"), [(2, False), (4, False), (6, True)])
def test_after_the_last_round_all_must_be_carried(number: int, must: bool) -> None:
    state = ferry(number=number)
    assert (template(state, ANNA, "ferry_done").refused is not None) == must
    if must:
        assert refused(state, ANNA, "ferry_done") == (
            "ferry_must_continue",
            {"vikings": ["noble", "scout", "goldsmith"]},
        )


def test_the_duty_ends_with_the_boatmen_or_with_the_free_tiles() -> None:
    last = after(ferry(1, 6), (ANNA, trip(("noble", 1))))
    assert template(last, ANNA, "ferry_done").refused is None
    assert template(last, ANNA, "ferry").refused is not None
    full = ferry(3, 6, mainland={"noble": 2, "boatman": 3}, tiles=tiles(noble="S"))
    full = after(full, (ANNA, trip(("noble", 1))))
    assert [listed.cmd for listed in GAME.moves(full, ANNA)] == ["ferry_done"]


def test_gains_are_credited_at_once_and_a_ferried_warrior_protects() -> None:
    # given a ship over Anna's noble, and a warrior waiting
    anna = {
        "tiles": tiles(warrior="l", noble="S*"),
        "ships": {"1": "ship_green"},
        "mainland": {"warrior": 1, "boatman": 1},
    }
    state = position(anna, {}, round=2, phase="ferry")
    # when he is ferried and she is done
    state, events = do(after(state, (ANNA, trip(("warrior", 1)))), ANNA, "ferry_done")
    # then the noble scores and the ship is plundered
    [score] = [score for score in told(events, "large_scored") if score["seat"] == ANNA]
    assert (score["vp"], score["gold"]) == (2, 5)
    assert (state.players[ANNA].vp, state.players[ANNA].gold) == (2, 5)


def test_seats_follow_the_start_player_and_who_has_no_decision_is_skipped() -> None:
    """RULING 24."""
    # given the last take of round 2; Bea starts, Cili can ferry, Anna has nobody to carry
    cili = {"tiles": tiles(noble="S"), "mainland": {"noble": 1, "boatman": 1}}
    bea = {"tiles": tiles(noble="S*")}
    anna = {"tiles": tiles(noble="S"), "mainland": {"boatman": 1}}
    state = position(
        anna, bea, cili, round=2, start_player=BEA, active=ANNA, wheel=wheel(s0="ship_red scout")
    )
    # when it is made
    state, events = do(state, ANNA, "take", slot=0, col=1)
    # then Bea has scored, and Cili is ferrying
    assert [score["seat"] for score in told(events, "large_scored")] == [BEA]
    assert state.players[BEA].vp == 2
    assert (state.phase, state.active) == ("ferry", CILI)
    # when Cili has carried her noble she still says that she is done, although nothing is left to carry
    state, _ = do(state, CILI, **trip(("noble", 1)))
    assert (state.phase, state.active) == ("ferry", CILI)
    state, events = do(state, CILI, "ferry_done")
    # then Anna is scored without a word, and the next round begins
    assert [score["seat"] for score in told(events, "large_scored")] == [CILI, ANNA]
    assert kinds(events)[:2] == ["ferry_finished", "large_scored"]
    assert (state.round, state.phase, state.active) == (3, "offer", CILI)
    assert ["noble", 1, "isl_start", "noble"] in lying(state.players[CILI])
