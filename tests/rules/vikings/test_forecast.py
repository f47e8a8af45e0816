"""Previews tell what the scoring of the round would bring after a take or a trip (section 19)."""

from __future__ import annotations

from tests.rules.vikings.positions import ANNA, GAME, after, position, template, tiles, wheel


def test_a_take_tells_the_scoring_with_its_viking_settled_and_not() -> None:
    # given a goldsmith settled already, in a round with a small scoring
    anna = {"gold": 9, "vp": 10, "tiles": tiles(goldsmith="S* c")}
    state = position(anna, wheel=wheel(s0="isl_right goldsmith", s3="isl_left noble"))
    move = {"cmd": "take", "slot": 0, "row": "goldsmith", "col": 3}
    # when Anna plans to take another one, then she is told what either way would pay
    tells = GAME.preview(state, ANNA, move).tells
    now, then = tells["scoring"], tells["scoring_settled"]
    assert now == GAME.public(state)["seats"][ANNA]["outlook"]["scoring"]
    assert then == {"vp": 0, "gold": now["gold"] * 2}
    # and what is told comes true
    for settle, told in ((False, now), (True, then)):
        done = after(state, (ANNA, {**move, "settle": settle}))
        assert GAME.public(done)["seats"][ANNA]["outlook"]["scoring"] == told
        chosen = GAME.preview(state, ANNA, {**move, "settle": settle}).tells
        assert (chosen["scoring"], "scoring_settled" in chosen) == (told, False)


def test_who_has_been_scored_while_others_ferry_is_told_the_next_one() -> None:
    # given two who both have something to carry, after a round with a large scoring
    area = tiles(noble="S* c*", goldsmith="l*", scout="l")
    seat = {"vp": 5, "tiles": area, "mainland": {"boatman": 1, "scout": 1}}
    state = position(seat, seat, phase="ferry", round=2)
    both = [there["outlook"]["scoring"] for there in GAME.public(state)["seats"]]
    # when the first is done, then the next scoring of hers is the small one of round 3
    done = after(state, (ANNA, {"cmd": "ferry_done"}))
    hers, his = (there["outlook"]["scoring"] for there in GAME.public(done)["seats"])
    assert done.players[ANNA].vp == 5 + both[ANNA]["vp"]
    assert (hers["vp"], hers["gold"] > 0) == (0, True)
    assert his == both[1]


def test_a_ship_that_threatens_somebody_shows_in_the_scoring() -> None:
    anna = {"gold": 9, "vp": 10, "tiles": tiles(goldsmith="S*")}
    state = position(anna, wheel=wheel(s0="ship_yellow noble", s3="isl_left scout"))
    tells = GAME.preview(state, ANNA, {"cmd": "take", "slot": 0, "col": 1}).tells
    done = after(state, (ANNA, {"cmd": "take", "slot": 0, "col": 1}))
    assert tells["scoring"] == GAME.public(done)["seats"][ANNA]["outlook"]["scoring"]
    assert tells["scoring"]["gold"] < GAME.public(state)["seats"][ANNA]["outlook"]["scoring"]["gold"]


def test_a_take_that_is_not_complete_tells_nothing_of_it() -> None:
    state = position({"gold": 9, "tiles": tiles(noble="S c")}, wheel=wheel(s0="isl_right noble"))
    assert "scoring" not in GAME.preview(state, ANNA, {"cmd": "take", "slot": 0}).tells


def test_a_trip_and_the_plan_of_all_trips_tell_the_scoring() -> None:
    waiting = {"noble": 2, "goldsmith": 1, "boatman": 3}
    anna = {"vp": 10, "tiles": tiles(noble="S c r", goldsmith="l"), "mainland": waiting}
    state = position(anna, {}, round=2, phase="ferry")
    trip = {"cmd": "ferry", "vikings": [["noble", 1]]}
    told = GAME.preview(state, ANNA, trip).tells["scoring"]
    assert told == GAME.public(after(state, (ANNA, trip)))["seats"][ANNA]["outlook"]["scoring"]
    ferry = template(state, ANNA, "ferry")
    done = after(state, *((ANNA, {"cmd": "ferry", **boat}) for boat in ferry.tells["plan"]))
    assert ferry.tells["scoring"] == GAME.public(done)["seats"][ANNA]["outlook"]["scoring"]
    assert "scoring" not in GAME.preview(state, ANNA, {"cmd": "ferry"}).tells
