"""Refusals: the first reason in the order of section 19, and nothing is changed by any of them."""

from __future__ import annotations

from typing import Any

import pytest

from server.rules.vikings.info import INFO
from tests.rules.vikings.positions import (
    ANNA,
    BEA,
    GAME,
    Given,
    a,
    position,
    refused,
    seen,
    template,
    tiles,
    wheel,
)

ANNA_HAS: Given = {"gold": 6, "vp": 4, "tiles": tiles(noble="S c", scout="l c")}
LEFT = wheel(s0="isl_left noble", s3="isl_mid_church noble", s6="isl_mid_church noble", s9="ship_red scout")
STATE = position(ANNA_HAS, {"gold": 9}, specials_up=["sp_build_church", "sp_gold5"], wheel=LEFT)
"""Slot 9 is the dearest, and too dear for Anna; 0 is locked; 6 takes all her gold."""
RICH = position({**ANNA_HAS, "gold": 20}, {}, specials_up=["sp_build_church"], wheel=LEFT)

WRONG: Given = {
    "start_row": "ship",
    "row": "noble",
    "col": 1,
    "settle": True,
    "special": a("sp_feast3"),
    "swap": ["noble", 1],
}
"""Everything after the slot that can be wrong with a take."""
PUT_RIGHT: list[tuple[str, Given]] = [
    ("start_row_invalid", {"start_row": None}),
    ("illegal_placement", {"row": "warrior", "col": 2}),
    ("settle_not_allowed", {"settle": False}),
    ("special_not_allowed", {"special": None}),
    ("swap_invalid", {"swap": None}),
]
"""What is refused first, and how that is put right."""


def test_a_take_is_refused_for_one_reason_after_the_other() -> None:
    # given a take in which everything is wrong
    take = dict(WRONG)
    for code, right in PUT_RIGHT:
        # when it is tried, then it is refused for the first reason; and when that is put right, for the next
        assert refused(STATE, ANNA, "take", slot=6, **take)[0] == code
        assert template(STATE, ANNA, "take", slot=6).refused is None
        take |= right
    assert seen(STATE, ANNA, "take", slot=6, **take).complete


@pytest.mark.parametrize(
    ("slot", "code", "facts"),
    [
        (1, "slot_empty", {"slot": 1}),
        (12, "slot_empty", {"slot": 12}),
        (-2, "slot_empty", {"slot": -2}),
        (0, "zero_locked", {"viking": "noble", "slots": [3, 6]}),
        (9, "cannot_afford", {"price": 9, "gold": 6, "missing": 3, "vp": 4}),
    ],
)
def test_the_slot_comes_first(slot: int, code: str, facts: Given) -> None:
    assert refused(STATE, ANNA, "take", slot=slot, **WRONG) == (code, facts)


def test_turn_and_phase_come_before_everything() -> None:
    assert refused(STATE, BEA, "take", slot=1) == ("not_your_turn", {"active": ANNA})
    assert refused(STATE, BEA, "ferry_done") == ("not_your_turn", {"active": ANNA})
    assert refused(STATE, ANNA, "ferry_done") == ("wrong_phase", {"phase": "offer"})


def test_a_special_tile_must_be_allowed_before_it_must_be_there() -> None:
    take: dict[str, Any] = {"slot": 9, "col": 1}
    assert refused(RICH, ANNA, "take", **take, special=a("sp_feast3")) == (
        "special_not_available",
        {"special": a("sp_feast3")},
    )
    code, facts = refused(RICH, ANNA, "take", **take, special=a("sp_build_church"))
    assert (code, facts) == ("swap_required", {"cells": [["noble", 2], ["scout", 2]]})


def test_a_trip_is_refused_in_the_order_of_the_codes() -> None:
    # given Anna with a noble on the mainland, in the advanced game
    anna = {"tiles": tiles(noble="S c*"), "mainland": {"noble": 1, "boatman": 1}}
    state = position(anna, {}, mode="advanced", phase="ferry", round=2)
    tries: list[tuple[Any, bool, str]] = [
        ([], True, "ferry_empty"),
        ([["scout", 1], ["scout", 2]], False, "ferry_mixed"),
        ([["noble", 2], ["noble", 3]], True, "ferry_no_viking"),
        ([["noble", 2]], True, "ferry_no_target"),
        ([["noble", 1]], True, "no_special_boat"),
    ]
    for vikings, special, code in tries:
        assert refused(state, ANNA, "ferry", vikings=vikings, special=special)[0] == code


def test_what_is_no_move_is_told_so() -> None:
    for partial in (
        {"cmd": "fly"},
        {"cmd": 7},
        {},
        {"cmd": "take", "slot": "one"},
        {"cmd": "take", "slot": 3, "row": "dwarf"},
        {"cmd": "take", "slot": 3, "swap": {"noble": 1}},
        {"cmd": "exchange_vp", "amount": 0},
        {"cmd": "ferry", "vikings": [["noble"]]},
        {"cmd": "take", "slot": 3, "haste": True},
    ):
        preview = GAME.preview(STATE, ANNA, partial)
        assert preview.refused is not None
        assert preview.refused.code == "bad_move", partial


def test_every_code_is_listed_once() -> None:
    assert len(set(INFO.refusals)) == len(INFO.refusals) == 26
