"""Refusals: the code, the facts that go with it, and the order in which they are checked (section 10)."""

from typing import Any

import msgspec
import pytest

from server.rules.oltremare.state import State
from tests.rules.oltremare.positions import ANNA, BEA, CILI, GAME, after, position, refused

SURPLUS = position(
    {"hand": ["wine-02", "wine-03", "salt-01", "silk-01"], "cargo": ["wine-01"]},
    {"hand": ["gem-01"]},
    {"hand": ["gem-02"]},
    phase="turn_start",
)
TRADE = position(
    {"hand": ["salt-01", "salt-02", "wine-05", "wine-06"], "cargo": ["gem-01"]},
    {"hand": ["olive-01", "grain-05"]},
    {"hand": ["silk-01"]},
    purchases=4,
)
EMPTY = position({"hand": ["salt-01"], "cargo": ["gem-08"]}, {"hand": ["olive-01"]}, {})
OFFER = {"cmd": "propose", "to": BEA, "give": {"cards": ["salt-01"]}, "want": {"goods": {"olive": 1}}}
OFFERED = after(TRADE, (ANNA, OFFER))
GIVEN_AWAY = after(TRADE, (ANNA, {**OFFER, "want": {"ducats": 3}}))
SAIL = position({"ship": "zara"}, {}, {}, phase="sail", played=["silk-03", "salt-10"])
COMPASS = position(
    {"ship": "zara", "active_tile": "compass-1"},
    {},
    {},
    phase="compass",
    played=["silk-03", "salt-10"],
    harbour_tiles={"tana": "compass-2"},
)
LOAD = position({}, {}, {}, phase="load", played=["silk-03", "salt-10"])
OVER = position({}, {}, {}, phase="final")

ORDER: list[tuple[State, int, dict[str, Any], str]] = [
    # phase before seat before everything else
    (OVER, ANNA, {"cmd": "buy", "source": "deck"}, "wrong_phase"),
    (OVER, BEA, {"cmd": "announce"}, "wrong_phase"),
    (SURPLUS, BEA, {"cmd": "buy", "source": "deck"}, "wrong_phase"),
    (SURPLUS, BEA, {"cmd": "accept", "deal": "d1", "cards": []}, "wrong_phase"),
    (TRADE, BEA, {"cmd": "sail", "path": []}, "wrong_phase"),
    (SURPLUS, BEA, {"cmd": "discard", "cards": ["gem-02"]}, "not_your_turn"),
    (TRADE, BEA, {"cmd": "buy", "source": "deck"}, "not_your_turn"),
    (TRADE, BEA, {"cmd": "play_cards", "cards": ["gem-02"]}, "not_your_turn"),
    (SAIL, BEA, {"cmd": "sail", "path": []}, "not_your_turn"),
    (COMPASS, BEA, {"cmd": "compass", "to": "atlantis"}, "not_your_turn"),
    (LOAD, BEA, {"cmd": "load", "order": []}, "not_your_turn"),
    # discard
    (SURPLUS, ANNA, {"cmd": "discard", "cards": ["gem-01", "salt-01"]}, "card_not_in_hand"),
    (SURPLUS, ANNA, {"cmd": "discard", "cards": ["salt-01", "silk-01"]}, "wrong_count"),
    # buy
    (TRADE, ANNA, {"cmd": "buy", "source": "pirates"}, "purchase_limit"),
    (EMPTY, ANNA, {"cmd": "buy", "source": "pirates"}, "source_empty"),
    (EMPTY, ANNA, {"cmd": "buy", "source": "deck"}, "source_empty"),
    # announce
    (TRADE, ANNA, {"cmd": "announce", "have": {"gem": 5}, "seek": {"gem": 9}}, "bad_offer"),
    (TRADE, ANNA, {"cmd": "announce", "have": {"salt": 3}}, "untrue_goods"),
    # propose
    (TRADE, BEA, {"cmd": "propose", "to": CILI, "give": {"cards": ["gem-07"]}}, "not_active_pair"),
    (TRADE, ANNA, {"cmd": "propose", "to": -1}, "not_active_pair"),
    (
        TRADE,
        ANNA,
        {"cmd": "propose", "to": BEA, "give": {"cards": ["olive-01"], "ducats": -1}},
        "card_not_in_hand",
    ),
    (TRADE, ANNA, {"cmd": "propose", "to": BEA, "give": {"ducats": 1}, "want": {"ducats": 1}}, "bad_offer"),
    (TRADE, ANNA, {"cmd": "propose", "to": BEA, "claims": {"salt-01": {"load": 1}}}, "bad_offer"),
    (TRADE, ANNA, {"cmd": "propose", "to": BEA, "reply_to": "d9"}, "empty_deal"),
    (TRADE, ANNA, {**OFFER, "reply_to": "d9"}, "no_such_deal"),
    (OFFERED, ANNA, {**OFFER, "reply_to": "d1"}, "not_your_deal"),
    # deals
    (TRADE, BEA, {"cmd": "ask", "deal": "d1", "side": "give", "index": 7}, "no_such_deal"),
    (OFFERED, CILI, {"cmd": "ask", "deal": "d1", "side": "give", "index": 7}, "not_your_deal"),
    (OFFERED, BEA, {"cmd": "ask", "deal": "d1", "side": "give", "index": -1}, "bad_offer"),
    (OFFERED, ANNA, {"cmd": "claim", "deal": "d2", "side": "give", "index": 0}, "no_such_deal"),
    (OFFERED, BEA, {"cmd": "claim", "deal": "d1", "side": "give", "index": 0}, "not_your_deal"),
    (OFFERED, ANNA, {"cmd": "claim", "deal": "d1", "side": "give", "index": 0}, "bad_offer"),
    (OFFERED, BEA, {"cmd": "accept", "deal": "d7", "cards": ["gem-07"]}, "no_such_deal"),
    (OFFERED, CILI, {"cmd": "accept", "deal": "d1", "cards": ["gem-07"]}, "not_your_deal"),
    (OFFERED, BEA, {"cmd": "accept", "deal": "d1", "cards": ["salt-01"]}, "card_not_in_hand"),
    (OFFERED, BEA, {"cmd": "accept", "deal": "d1", "cards": ["olive-01", "olive-01"]}, "card_not_in_hand"),
    (OFFERED, BEA, {"cmd": "accept", "deal": "d1", "cards": []}, "type_mismatch"),
    (GIVEN_AWAY, BEA, {"cmd": "accept", "deal": "d1", "cards": ["olive-01"]}, "type_mismatch"),
    (GIVEN_AWAY, BEA, {"cmd": "accept", "deal": "d1", "cards": []}, "would_strand"),
    (OFFERED, ANNA, {"cmd": "decline", "deal": "d2"}, "no_such_deal"),
    (OFFERED, ANNA, {"cmd": "decline", "deal": "d1"}, "not_your_deal"),
    (OFFERED, BEA, {"cmd": "withdraw", "deal": "d2"}, "no_such_deal"),
    (OFFERED, BEA, {"cmd": "withdraw", "deal": "d1"}, "not_your_deal"),
    # play_cards
    (TRADE, ANNA, {"cmd": "play_cards", "cards": ["olive-01"]}, "card_not_in_hand"),
    (TRADE, ANNA, {"cmd": "play_cards", "cards": ["salt-01"] * 4}, "card_not_in_hand"),
    (TRADE, ANNA, {"cmd": "play_cards", "cards": ["salt-01"]}, "wrong_count"),
    # sail
    (SAIL, ANNA, {"cmd": "sail", "path": ["atlantis"]}, "wrong_count"),
    (SAIL, ANNA, {"cmd": "sail", "path": ["atlantis", "zara"]}, "no_route"),
    (SAIL, ANNA, {"cmd": "sail", "path": ["ragusa", "zara"]}, "route_reused"),
    # compass
    (COMPASS, ANNA, {"cmd": "compass", "to": "atlantis"}, "bad_harbour"),
    (COMPASS, ANNA, {"cmd": "compass", "to": "zara"}, "bad_harbour"),
    (COMPASS, ANNA, {"cmd": "compass", "to": "tana"}, "bad_harbour"),
    # load
    (LOAD, ANNA, {"cmd": "load", "order": ["silk-03", "silk-03"]}, "bad_order"),
    (LOAD, ANNA, {"cmd": "load", "order": ["silk-03"]}, "bad_order"),
]


@pytest.mark.parametrize(("state", "seat", "command", "code"), ORDER)
def test_the_first_rule_broken_is_named(state: State, seat: int, command: dict[str, Any], code: str) -> None:
    assert refused(state, seat, **command)[0] == code


def test_every_code_of_the_game_is_met_above() -> None:
    assert {code for *_, code in ORDER} == set(GAME.info.refusals)


@pytest.mark.parametrize(
    ("state", "seat", "command", "facts"),
    [
        (TRADE, BEA, {"cmd": "buy", "source": "deck"}, {"active": ANNA}),
        (SAIL, ANNA, {"cmd": "buy", "source": "deck"}, {"phase": "sail"}),
        (SURPLUS, ANNA, {"cmd": "discard", "cards": []}, {"wanted": 1, "got": 0}),
        (TRADE, ANNA, {"cmd": "buy", "source": "deck"}, {"limit": 4}),
        (EMPTY, ANNA, {"cmd": "buy", "source": "deck"}, {"source": "deck"}),
        (TRADE, ANNA, {"cmd": "announce", "have": {"gem": 1}}, {"good": "gem", "said": 1, "have": 0}),
        (TRADE, ANNA, {"cmd": "announce", "ducats": 10**30}, {"what": "ducats", "most": 999}),
        (
            TRADE,
            ANNA,
            {"cmd": "announce", "seek": {"gem": 9}},
            {"what": "count", "good": "gem", "most": 8},
        ),
        (TRADE, ANNA, {"cmd": "announce", "seek": {"ivory": 1}}, {"what": "good", "good": "ivory"}),
        (
            TRADE,
            ANNA,
            {
                "cmd": "propose",
                "to": BEA,
                "give": {"ducats": 2},
                "want": {"goods": {"olive": 1}, "ducats": 2},
            },
            {"what": "both_ducats"},
        ),
        (
            TRADE,
            ANNA,
            {**OFFER, "claims": {"salt-02": {"load": 1}}},
            {"what": "claim", "card": "salt-02"},
        ),
        (
            OFFERED,
            BEA,
            {"cmd": "ask", "deal": "d1", "side": "give", "index": 1},
            {"what": "index", "places": 1},
        ),
        (OFFERED, BEA, {"cmd": "accept", "deal": "d1", "cards": ["grain-05"]}, {"wanted": {"olive": 1}}),
        (
            GIVEN_AWAY,
            BEA,
            {"cmd": "accept", "deal": "d1", "cards": []},
            {"hand": 3, "purchases": 0, "load": 4},
        ),
        (COMPASS, ANNA, {"cmd": "compass", "to": "tana"}, {"to": "tana", "why": "compass"}),
        (COMPASS, ANNA, {"cmd": "compass", "to": "zara"}, {"to": "zara", "why": "here"}),
        (SAIL, ANNA, {"cmd": "sail", "path": ["ragusa", "zara"]}, {"from": "ragusa", "to": "zara"}),
    ],
)
def test_a_refusal_says_what_is_wrong(
    state: State, seat: int, command: dict[str, Any], facts: dict[str, Any]
) -> None:
    assert refused(state, seat, **command)[1] == facts


@pytest.mark.parametrize("ducats", [-1, 1000, 10**18, -(10**30)])
@pytest.mark.parametrize("side", ["give", "want"])
def test_negative_and_huge_sums_are_no_offer(side: str, ducats: int) -> None:
    other = {"give": "want", "want": "give"}[side]
    terms: dict[str, Any] = {
        side: {"ducats": ducats},
        other: {"cards": ["salt-01"]} if other == "give" else {"goods": {"olive": 1}},
    }
    assert refused(TRADE, ANNA, "propose", to=BEA, **terms)[0] == "bad_offer"


@pytest.mark.parametrize(
    "claim",
    [
        {},
        {"icons": []},
        {"icons": ["gold"]},
        {"icons": ["ship", "ship"]},
        {"lions": 2},
        {"lions": 7},
        {"load": 0},
        {"load": 5},
        {"load": -(10**9)},
        {"icons": ["ship"], "load": 9},
    ],
)
def test_what_no_card_could_be_like_cannot_be_claimed(claim: dict[str, Any]) -> None:
    """R50."""
    offer: dict[str, Any] = {**OFFER, "claims": {"salt-01": claim}}
    assert refused(TRADE, ANNA, **offer)[0] == "bad_offer"
    assert refused(OFFERED, ANNA, "claim", deal="d1", side="give", index=0, **claim)[0] == "bad_offer"


@pytest.mark.parametrize(
    "nonsense",
    [
        {},
        {"cmd": "fly"},
        {"cmd": "discard"},
        {"cmd": "discard", "cards": "wine-02"},
        {"cmd": "buy", "source": "discard"},
        {"cmd": "buy", "source": "deck", "price": 0},
        {"cmd": "announce", "have": {"salt": "all"}},
        {"cmd": "announce", "ducats": 1.5},
        {"cmd": "propose"},
        {"cmd": "propose", "to": "everybody"},
        {"cmd": "propose", "to": 1, "give": {"cards": [], "ducats": 0, "prestige": 1}},
        {"cmd": "propose", "to": 1, "want": {"cards": ["olive-01"]}},
        {"cmd": "propose", "to": 1, "claims": {"salt-01": {"colour": "red"}}},
        {"cmd": "ask", "deal": "d1", "side": "left", "index": 0},
        {"cmd": "accept", "deal": "d1"},
        {"cmd": "accept", "deal": 1, "cards": []},
        {"cmd": "compass"},
        {"cmd": "sail", "path": [1]},
        {"cmd": "load", "order": None},
    ],
)
def test_what_is_no_command_cannot_be_read(nonsense: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(nonsense, GAME.move_type)
