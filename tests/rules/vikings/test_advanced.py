"""The advanced game: auction, the 13th viking, placing the roles, special tiles (sections 12 and 13)."""

from __future__ import annotations

from typing import Any

import pytest

from server.rules.vikings.auction import slots_for
from server.rules.vikings.state import State
from server.rules.vikings.taking import dearest
from tests.rules.vikings.positions import (
    ANNA,
    BEA,
    CILI,
    GAME,
    Given,
    a,
    after,
    do,
    games,
    kinds,
    position,
    refused,
    seen,
    template,
    tiles,
    told,
    wheel,
)

DRAWN = {"fisherman": 4, "goldsmith": 2, "noble": 2, "warrior": 2, "boatman": 3}


def auction(*seats: Given, start: int = ANNA) -> State:
    players = seats or ({"gold": 9, "vp": 10},) * 3
    nobody = {"high": None, "high_seat": None, "in": list(range(len(players)))}
    return position(
        *players,
        mode="advanced",
        phase="auction",
        active=start,
        start_player=start,
        drawn=DRAWN,
        auction_state=nobody,
    )


def bid(seat: int, amount: int) -> tuple[int, Given]:
    return seat, {"cmd": "bid", "amount": amount}


def passes(seat: int) -> tuple[int, Given]:
    return seat, {"cmd": "pass_bid"}


# ── Auction ─────────────────────────────────────────────────────────────────────────────────────


def test_the_last_who_has_not_passed_pays_and_starts() -> None:
    state = after(auction(), bid(ANNA, 0), bid(BEA, 2), passes(CILI), bid(ANNA, 4))
    state, events = do(state, BEA, "pass_bid")
    assert (state.phase, state.active, state.start_player) == ("discard", ANNA, ANNA)
    assert [player.gold for player in state.players] == [5, 9, 9]
    won = {"seat": ANNA, "amount": 4, "gold_paid": 4, "vp_paid": 0}
    assert told(events, "auction_won") == [won]


def test_who_has_passed_is_not_asked_again() -> None:
    state = after(auction(), bid(ANNA, 1), passes(BEA), bid(CILI, 2), bid(ANNA, 3))
    assert state.active == CILI
    assert refused(state, BEA, "bid", amount=9) == ("not_your_turn", {"active": CILI})


def test_a_bid_may_be_covered_with_points() -> None:
    state = auction({"gold": 2, "vp": 3}, {"gold": 9, "vp": 9})
    assert template(state, ANNA, "bid").tells == {"lowest": 0, "highest": 5}
    assert seen(state, ANNA, "bid", amount=4).tells == {"gold_paid": 2, "vp_paid": 2}
    assert refused(state, ANNA, "bid", amount=6) == ("bid_too_high", {"highest": 5})
    state = after(state, bid(ANNA, 4), passes(BEA))
    assert (state.players[ANNA].gold, state.players[ANNA].vp) == (0, 1)
    assert state.players[ANNA].ledger["auction"] == -2


def test_a_bid_must_be_higher_than_the_last_one() -> None:
    state = after(auction(), bid(ANNA, 3))
    assert refused(state, BEA, "bid", amount=3) == ("bid_too_low", {"lowest": 4})
    assert seen(state, BEA, "bid").numbers == {"amount": (4, 19)}


def test_the_opener_cannot_pass_but_bid_nothing() -> None:
    """RULING 17."""
    assert refused(auction(), ANNA, "pass_bid") == ("cannot_pass_opening", {})
    state = after(auction(), bid(ANNA, 0), passes(BEA), passes(CILI))
    assert (state.start_player, state.players[ANNA].gold) == (ANNA, 9)


def test_who_cannot_bid_any_more_may_pass() -> None:
    state = after(auction({"gold": 9}, {"gold": 3}), bid(ANNA, 3))
    bidding = template(state, BEA, "bid")
    assert bidding.refused is not None
    assert bidding.refused.code == "bid_too_high"
    assert template(state, BEA, "pass_bid").refused is None


def test_the_marker_goes_on_from_the_winner() -> None:
    """RULING 21."""
    last = {"round": 1, "start_player": CILI, "active": BEA, "mode": "advanced"}
    state = position({}, {}, {}, wheel=wheel(s0="ship_red scout"), **last)
    state, events = do(state, BEA, "take", slot=0, col=1)
    assert (state.start_player, state.active, state.phase) == (ANNA, ANNA, "auction")
    assert kinds(events)[-3:] == ["round_started", "specials_revealed", "vikings_drawn"]


# ── Vikings ─────────────────────────────────────────────────────────────────────────────────────


def placing() -> State:
    state = position({}, {}, {}, mode="advanced", phase="discard", drawn=DRAWN)
    return after(state, (ANNA, {"cmd": "discard_viking", "role": "boatman"}))


def test_the_tiles_are_laid_when_a_viking_is_gone() -> None:
    """RULING 17."""
    before = position({}, {}, {}, mode="advanced", phase="discard", drawn=DRAWN)
    assert before.slots_left() == []
    state, events = do(before, ANNA, "discard_viking", role="boatman")
    assert kinds(events) == ["viking_discarded", "tiles_laid"]
    assert [there and there.viking for there in state.offer] == [None] * 12
    assert sum(state.drawn.values()) == 12
    assert (state.phase, state.active) == ("color_placing", ANNA)


def test_roles_are_placed_in_turn_from_the_highest_slot_down() -> None:
    state = placing()
    assert template(state, ANNA, "place_color", role="goldsmith").tells == {"slots": [11, 10]}
    state = after(state, (ANNA, {"cmd": "place_color", "role": "goldsmith"}))
    assert state.active == BEA
    assert slots_for(state, "fisherman") == [9, 8, 7, 6]
    assert refused(state, BEA, "place_color", role="goldsmith") == (
        "color_not_available",
        {"viking": "goldsmith"},
    )
    for seat, role in ((BEA, "fisherman"), (CILI, "noble"), (ANNA, "warrior"), (BEA, "boatman")):
        assert [listed.fixed["role"] for listed in GAME.moves(state, seat)].count(role) == 1
        state = after(state, (seat, {"cmd": "place_color", "role": role}))
    vikings = [there.viking for there in state.offer if there is not None]
    assert vikings == [
        *["boatman"] * 2,
        *["warrior"] * 2,
        *["noble"] * 2,
        *["fisherman"] * 4,
        *["goldsmith"] * 2,
    ]
    assert (state.phase, state.active) == ("offer", ANNA)


# ── Special tiles ───────────────────────────────────────────────────────────────────────────────

UP = ["sp_boat", "sp_gold5", "sp_gold3"]


def offer(mode: str = "advanced", zero_slot: int = 0, **slots: str) -> State:
    anna = {"gold": 20, "tiles": tiles(noble="S")}
    up = UP if mode != "basic" else []
    return position(anna, {"gold": 20}, mode=mode, specials_up=up, wheel=wheel(zero_slot, **slots))


def test_the_dearest_combination_brings_a_special_tile_if_wanted() -> None:
    state, boat = offer(s0="isl_left scout", s7="ship_red noble"), a("sp_boat")
    assert "specials" not in template(state, ANNA, "take", slot=0).tells
    assert template(state, ANNA, "take", slot=7).tells["specials"] == [a(kind) for kind in UP]
    done, events = do(state, ANNA, "take", slot=7, col=1, special=boat)
    assert done.players[ANNA].specials == [boat]
    assert done.specials_up == [None, a("sp_gold5"), a("sp_gold3"), None]
    assert told(events, "special_taken") == [{"seat": ANNA, "special": boat}]
    declined, _ = do(state, ANNA, "take", slot=7, col=1)
    assert declined.specials_up == state.specials_up


def test_gold_comes_at_once_but_too_late_for_the_price() -> None:
    """RULING 14."""
    state, purse = offer(s0="isl_left scout", s7="ship_red noble"), a("sp_gold5")
    done, _ = do(state, ANNA, "take", slot=7, col=1, special=purse)
    assert done.players[ANNA].gold == 20 - 7 + 5
    assert done.players[ANNA].specials == []
    poor = position({"gold": 6}, {}, specials_up=UP, wheel=wheel(s0="isl_left scout", s7="ship_red noble"))
    assert refused(poor, ANNA, "take", slot=7, col=1, special=purse)[0] == "cannot_afford"


@pytest.mark.parametrize(
    ("state", "slot", "special", "code"),
    [
        (offer(s0="ship_red scout", s7="ship_red noble"), 0, "sp_boat", "special_not_allowed"),
        (offer(s4="ship_red scout", zero_slot=4), 4, "sp_boat", "special_not_allowed"),
        (offer("basic", s0="ship_red scout", s7="ship_red noble"), 7, "sp_boat", "special_not_allowed"),
        (offer(s0="ship_red scout", s7="ship_red noble"), 7, "sp_feast3", "special_not_available"),
    ],
    ids=["not the dearest", "free", "basic", "not open"],
)
def test_no_other_take_brings_one(state: State, slot: int, special: str, code: str) -> None:
    assert refused(state, ANNA, "take", slot=slot, col=1, special=a(special))[0] == code


def test_the_last_combination_never_gives_a_special_tile() -> None:
    """Section 15."""
    assert dearest(offer(s4="ship_red scout", zero_slot=4)) is None
    assert dearest(offer(s4="ship_red scout", s6="ship_red noble", zero_slot=4)) == 6


def test_open_spaces_are_filled_each_round_from_both_stacks() -> None:
    revealed = 0
    for moments in games(9, seed=80):
        if moments[0].state.mode != "basic":
            for moment in moments:
                for event in told(moment.events, "round_started"):
                    assert None not in moment.state.specials_up, event
                for slots in told(moment.events, "specials_revealed"):
                    revealed += 1
                    assert len(set(slots["slots"].values())) == len(slots["slots"]) <= 4
    assert revealed > 10


def test_a_kept_tile_stays_with_its_owner() -> None:
    taken: dict[str, Any] = {"slot": 7, "col": 1, "special": a("sp_gold3")}
    state, _ = do(offer(s0="isl_left scout", s7="ship_red noble"), ANNA, "take", **taken)
    assert GAME.public(state)["seats"][ANNA]["specials"] == [a("sp_gold3")]
