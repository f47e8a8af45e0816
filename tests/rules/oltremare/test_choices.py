"""What can be done is listed and nothing else; previews lead there and tell what comes of it (section 15)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations, product
from typing import Any

import pytest

from server.playouts.properties import fits
from server.rules.game import IllegalMove, Pick, Refused
from server.rules.oltremare.state import State
from tests.rules.oltremare.positions import ANNA, BEA, CILI, DATA, GAME, after, do, position, template

Command = dict[str, Any]

TOP = {(card.good, card.load): name for name, card in DATA.cards.items()}
"""A card of each good and load."""


def lists(items: Iterable[str], most: int) -> Iterator[list[str]]:
    """All lists of different items up to a length."""
    pool = list(items)
    for length in range(most + 1):
        yield from map(list, permutations(pool, length))


def legal(state: State, seat: int, command: Command) -> bool:
    try:
        do(state, seat, **command)
    except IllegalMove:
        return False
    return True


def salt_for(**goods: int) -> Command:
    """Anna offers Bea a salt for these goods."""
    give, want = {"cards": ["salt-01"]}, {"goods": goods}
    return {"cmd": "propose", "to": BEA, "give": give, "want": want}


def check_all(state: State, seat: int, commands: Iterable[Command]) -> int:
    """Of these commands exactly the legal ones fit a template and are complete to the preview; how many."""
    count = 0
    for command in commands:
        is_legal = legal(state, seat, command)
        listed = [template for template in GAME.moves(state, seat) if not template.stepwise]
        if command["cmd"] != "sail":
            assert any(fits(template, command) for template in listed) == is_legal, command
        assert GAME.preview(state, seat, command).complete == is_legal, command
        count += is_legal
    return count


# ── Exactly the legal moves ─────────────────────────────────────────────────────────────────────


def test_discards() -> None:
    hand = ["wine-02", "wine-03", "salt-01", "silk-01", "gem-05"]
    state = position({"hand": hand, "cargo": ["wine-01"]}, {"hand": ["gem-01"]}, phase="turn_start")
    commands = ({"cmd": "discard", "cards": cards} for cards in lists([*hand, "gem-01"], 3))
    assert check_all(state, ANNA, commands) == 5 * 4


def test_cards_to_play() -> None:
    hand = ["salt-06", "salt-08", "gem-05", "silk-03"]
    state = position({"hand": hand, "cargo": ["gem-03"]}, {"hand": ["gem-01"]})
    commands = ({"cmd": "play_cards", "cards": cards} for cards in lists([*hand, "gem-01"], 4))
    assert check_all(state, ANNA, commands) == 4 * 3 * 2


def test_payments_of_an_offer() -> None:
    hand = ["olive-01", "olive-02", "salt-03", "grain-05"]
    state = position({"hand": ["salt-01"], "cargo": ["gem-08"]}, {"hand": hand})
    state = after(state, (ANNA, salt_for(olive=1, salt=1)))
    commands = ({"cmd": "accept", "deal": "d1", "cards": cards} for cards in lists([*hand, "salt-01"], 3))
    assert check_all(state, BEA, commands) == 2 * 2


def test_ways_to_sail() -> None:
    state = position({"ship": "zara"}, {}, phase="sail", played=["silk-03", "salt-10"])
    near = {"zara", *DATA.routes["zara"], *(to for at in DATA.routes["zara"] for to in DATA.routes[at])}
    commands = (
        {"cmd": "sail", "path": list(path)}
        for length in range(4)
        for path in product(sorted(near), repeat=length)
    )
    ways = check_all(state, ANNA, commands)
    assert ways == sum(len(DATA.routes[to]) - 1 for to in DATA.routes["zara"])


def test_harbours_of_the_compass() -> None:
    state = position(
        {"ship": "zara", "active_tile": "compass-1"},
        {},
        phase="compass",
        played=["silk-03", "salt-10"],
        harbour_tiles={"tana": "compass-2", "acri": "calm_sea-1"},
    )
    commands = ({"cmd": "compass", "to": to} for to in (None, "atlantis", *DATA.routes))
    assert check_all(state, ANNA, commands) == 1 + 30 - 2


def test_orders_to_load() -> None:
    played = ["silk-03", "salt-10", "gem-02"]
    state = position({}, {}, phase="load", played=played)
    commands = ({"cmd": "load", "order": cards} for cards in lists([*played, "gem-01"], 4))
    assert check_all(state, ANNA, commands) == 6


def test_purchases() -> None:
    for pirates, deck, count in ((["olive-01"], ["grain-01"], 2), ([], ["grain-01"], 1), ([], [], 0)):
        state = position({"hand": ["salt-01"], "pirates": pirates, "cargo": ["gem-08"]}, {}, deck=deck)
        commands = ({"cmd": "buy", "source": source} for source in ("deck", "pirates"))
        assert check_all(state, ANNA, commands) == count


def test_who_has_nothing_to_do_is_listed_nothing() -> None:
    state = position({}, {}, {}, phase="load", played=["silk-03", "salt-10"])
    assert [GAME.moves(state, seat) for seat in (BEA, CILI)] == [[], []]
    assert GAME.may_act(state) == [ANNA]
    over = position({}, {}, phase="final")
    assert GAME.moves(over, ANNA) == []
    assert GAME.may_act(over) == []


def test_in_the_trade_phase_everybody_may_act_and_one_is_waited_for() -> None:
    state = position({}, {}, {}, active=BEA)
    assert (GAME.waiting(state), GAME.may_act(state)) == ([BEA], [ANNA, BEA, CILI])
    assert [template.fixed for template in GAME.moves(state, CILI) if template.cmd == "propose"] == [
        {"to": BEA}
    ]


# ── What a player wants to know before ──────────────────────────────────────────────────────────


def test_a_purchase_tells_its_price_and_the_balance() -> None:
    state = position({"ducats": 2}, {}, deck=["grain-01", "grain-02"])
    assert template(state, ANNA, "buy", source="deck").tells == {"price": 3, "ducats": -1, "left": 3}
    state, _ = do(state, ANNA, "buy", source="deck")
    assert template(state, ANNA, "buy", source="deck").tells == {"price": 4, "ducats": -5, "left": 2}
    assert template(state, ANNA, "buy", source="pirates").refused == Refused(
        "source_empty", {"source": "pirates"}
    )


def test_too_small_a_hand_says_how_many_are_missing() -> None:
    state = position(
        {"hand": ["wine-02"], "cargo": ["gem-03"]}, {}, deck=["grain-01", "grain-02", "grain-03"]
    )
    assert template(state, ANNA, "play_cards").refused == Refused("wrong_count", {"wanted": 3, "got": 1})


def test_cards_to_play_tell_what_they_bring() -> None:
    state = position(
        {
            "ducats": 1,
            "hand": ["salt-06", "salt-08", "salt-05", "silk-03"],
            "cargo": ["salt-02"],
            "active_tile": "calm_sea-1",
        },
        {},
        deck=["grain-01"],
    )
    seen = GAME.preview(state, ANNA, {"cmd": "play_cards", "cards": ["salt-06"]})
    assert not seen.complete
    # Loaded on the open salt it would make a group of two.
    assert seen.tells["group"] == {"good": "salt", "size": 2, "ducats": 3}
    assert seen.tells["missing"] == 3
    assert seen.choose == {"cards": ((Pick(3, ("salt-08", "salt-05", "silk-03")),),)}
    cards = ["salt-06", "salt-08", "salt-05", "silk-03"]
    seen = GAME.preview(state, ANNA, {"cmd": "play_cards", "cards": cards})
    assert seen.complete
    brought = {"money": 7, "ducats": 8, "pirates": 1, "market": 6, "routes": 1, "missing": 0}
    top = DATA.cards["silk-03"]
    lies = {"group": {"good": "silk", "size": 1, "ducats": 1}, "lions": top.lions, "load": top.load}
    assert seen.tells == brought | lies


def test_sailing_tells_where_it_may_end_and_what_lies_there() -> None:
    state = position(
        {"ship": "zara"}, {}, phase="sail", played=["silk-03"], harbour_tiles={"ragusa": "influence-1"}
    )
    tells = template(state, ANNA, "sail").tells
    assert tells == {
        "routes": 1,
        "ends": {to: {"ragusa": "influence-1"}.get(to) for to in sorted(DATA.routes["zara"])},
    }


def test_a_way_is_lit_only_where_the_rest_can_be_sailed() -> None:
    for moment in (["silk-03"], ["silk-03", "salt-10"], ["silk-03", "salt-10", "salt-11"]):
        state = position({"ship": "tana"}, {}, phase="sail", played=moment)
        frontier: list[list[str]] = [[]]
        for _ in moment:
            seen = [GAME.preview(state, ANNA, {"cmd": "sail", "path": path}) for path in frontier]
            frontier = [
                [*path, str(to)]
                for path, preview in zip(frontier, seen, strict=True)
                for pick in preview.choose["path"][0]
                for to in pick.of
            ]
        assert frontier
        assert all(legal(state, ANNA, {"cmd": "sail", "path": path}) for path in frontier)


def test_loading_tells_the_open_group_and_nothing_from_below() -> None:
    """The running group counts the open top card, never what lies under it."""
    state = position(
        {"cargo": ["olive-04", "olive-05", "olive-01"]},
        {},
        phase="load",
        played=["olive-02", "olive-03", "gem-01"],
    )
    assert template(state, ANNA, "load").tells == {"group": {"good": "olive", "size": 1, "ducats": 0}}
    tells = GAME.preview(state, ANNA, {"cmd": "load", "order": ["olive-02", "olive-03"]}).tells
    top = DATA.cards["olive-03"]
    assert tells == {"group": {"good": "olive", "size": 3, "ducats": 4}, "lions": top.lions, "load": top.load}


def test_a_harbour_the_compass_cannot_reach_says_why() -> None:
    state = position(
        {"ship": "zara", "active_tile": "compass-1"},
        {},
        phase="compass",
        played=["silk-03", "salt-10"],
        harbour_tiles={"tana": "compass-2", "acri": "calm_sea-1"},
    )
    assert template(state, ANNA, "compass", to="acri").tells == {"tile": "calm_sea-1"}
    assert template(state, ANNA, "compass", to="tana").refused == Refused(
        "bad_harbour", {"to": "tana", "why": "compass"}
    )


# ── Offers ──────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def trade() -> State:
    return position(
        {"hand": ["salt-01", "wine-05"], "cargo": ["gem-08"]},
        {"hand": ["olive-01", "grain-05"]},
        {"hand": ["silk-01"]},
        deck=["grain-01", "grain-02"],
    )


def test_an_offer_is_built_step_by_step(trade: State) -> None:
    seen = GAME.preview(trade, ANNA, {"cmd": "propose", "to": BEA})
    assert not seen.complete
    assert seen.choose == {"give.cards": ((Pick(1, ("salt-01", "wine-05")),),)}
    assert seen.numbers["want.goods.olive"] == (0, 2)
    assert seen.numbers["give.ducats"] == (0, 999)
    partial = {"cmd": "propose", "to": BEA, "give": {"cards": ["salt-01"]}, "want": {"ducats": 2}}
    seen = GAME.preview(trade, ANNA, partial)
    assert seen.complete
    assert "give.ducats" not in seen.numbers, "ducats flow in one direction"
    assert set(seen.choose) == {"give.cards", "claims.salt-01.icons"}
    assert seen.tells.pop("holding") == {
        "goods": [{"good": "salt", "was": 1, "held": 0, "size": 0, "before": 0, "ducats": 0}],
        "hand": 1,
        "load": 1,
        "missing": 0,
    }
    assert seen.tells == {"ducats": {"0": 13, "1": 9}, "prestige": BEA}


def test_an_offer_tells_what_it_replaces_and_that_nobody_gets_prestige_twice(trade: State) -> None:
    offer = {"cmd": "propose", "to": ANNA, "give": {"cards": ["olive-01"]}}
    state = after(trade, (BEA, offer), (ANNA, {"cmd": "accept", "deal": "d1", "cards": []}))
    state = after(state, (BEA, {**offer, "give": {"cards": ["grain-05"]}}))
    assert template(state, BEA, "propose", to=ANNA).tells == {"replaces": "d2"}
    tells = template(state, ANNA, "accept", deal="d2").tells
    assert (tells["ducats"], "prestige" in tells) == (11, False)


def test_a_deal_tells_what_the_own_goods_would_pay_as_a_group_with_the_open_top_card() -> None:
    # given Anna, whose load is 3, with an olive on top of her cargo, and Bea, whose lions allow three cards
    anna = {"hand": ["olive-01", "salt-01"], "cargo": ["gem-01", TOP["olive", 3]]}
    bea = {"hand": ["olive-02", "olive-03", "wine-01"], "cargo": [TOP["grain", 4]]}
    state = position(anna, bea)
    # when Anna thinks of a salt for two olives, she is told of herself
    draft = {**salt_for(olive=2), "claims": {}}
    assert GAME.preview(state, ANNA, draft).tells["holding"] == {
        "goods": [
            {"good": "salt", "was": 1, "held": 0, "size": 0, "before": 0, "ducats": 0},
            {"good": "olive", "was": 1, "held": 3, "size": 4, "before": 2, "ducats": 8},
        ],
        "hand": 3,
        "load": 3,
        "missing": 0,
    }
    # and Bea of herself, by whom the offer is answered in a turn that is not hers
    state = after(state, (ANNA, salt_for(olive=2)))
    told = {
        "goods": [
            {"good": "salt", "was": 0, "held": 1, "size": 1, "before": 0, "ducats": 0},
            {"good": "olive", "was": 2, "held": 0, "size": 0, "before": 2, "ducats": 0},
        ],
        "hand": 2,
        "load": 4,
        "missing": 2,
        "lions": 3,
        "surplus": 0,
    }
    assert template(state, BEA, "accept").tells["holding"] == told
    assert GAME.preview(state, BEA, {"cmd": "accept", "deal": "d1"}).tells["holding"] == told


def test_a_deal_without_cards_and_one_that_cannot_be_paid_change_no_holdings(trade: State) -> None:
    assert "holding" not in GAME.preview(trade, ANNA, {"cmd": "propose", "to": BEA}).tells
    state = after(trade, (ANNA, salt_for(gem=1)))
    assert "holding" not in template(state, BEA, "accept").tells


def test_an_offer_that_would_strand_the_active_player_says_so_beforehand() -> None:
    state = position({"hand": ["salt-01"], "cargo": ["gem-08"]}, {"hand": ["olive-01"]}, purchases=4)
    give = {"cmd": "propose", "to": BEA, "give": {"cards": ["salt-01"]}, "want": {"ducats": 5}}
    told = {"hand": 0, "purchases": 0, "load": 1}
    assert GAME.preview(state, ANNA, give).tells["would_strand"] == told
    state = after(state, (ANNA, give))
    assert template(state, BEA, "accept").refused == Refused("would_strand", told)


def test_an_offer_that_cannot_be_paid_says_what_is_missing(trade: State) -> None:
    state = after(trade, (ANNA, salt_for(olive=2, gem=1)))
    refused = template(state, BEA, "accept").refused
    assert refused == Refused(
        "type_mismatch", {"wanted": {"gem": 1, "olive": 2}, "missing": {"gem": 1, "olive": 1}}
    )


def test_what_a_party_of_an_offer_can_do(trade: State) -> None:
    state = after(trade, (ANNA, salt_for(olive=1)))

    def of_offer(seat: int) -> set[tuple[str, str | None]]:
        return {
            (template.cmd, template.fixed.get("side"))
            for template in GAME.moves(state, seat)
            if "d1" in (template.fixed.get("deal"), template.fixed.get("reply_to"))
        }

    assert of_offer(ANNA) == {("withdraw", None), ("claim", "give"), ("ask", "want")}
    assert of_offer(BEA) == {
        ("accept", None),
        ("decline", None),
        ("propose", None),
        ("ask", "give"),
        ("claim", "want"),
    }
    assert of_offer(CILI) == set()


def test_a_question_is_complete_with_the_place_it_is_about(trade: State) -> None:
    offer = {"cmd": "propose", "to": BEA, "give": {"cards": ["salt-01", "wine-05"]}, "want": {"ducats": 1}}
    state = after(trade, (ANNA, offer))
    ask = {"cmd": "ask", "deal": "d1", "side": "give"}
    assert GAME.preview(state, BEA, ask).numbers == {"index": (0, 1)}
    assert not GAME.preview(state, BEA, ask).complete
    assert GAME.preview(state, BEA, {**ask, "index": 1}).complete
    claim = {"cmd": "claim", "deal": "d1", "side": "give", "index": 1}
    assert not GAME.preview(state, ANNA, claim).complete
    assert GAME.preview(state, ANNA, {**claim, "icons": ["ship"]}).complete


@pytest.mark.parametrize("count", range(3))
def test_parts_of_a_payment_are_led_to_its_end(trade: State, count: int) -> None:
    state = after(trade, (ANNA, salt_for(olive=1, grain=1)))
    for cards in combinations(["olive-01", "grain-05"], count):
        seen = GAME.preview(state, BEA, {"cmd": "accept", "deal": "d1", "cards": list(cards)})
        assert seen.refused is None
        assert seen.complete == (count == 2)
        left = [card for picks in seen.choose.get("cards", ()) for pick in picks for card in pick.of]
        assert sorted([*cards, *left]) == ["grain-05", "olive-01"]


def test_a_call_can_say_what_is_held(trade: State) -> None:
    numbers = GAME.preview(trade, BEA, {"cmd": "announce"}).numbers
    assert {path: most for path, most in numbers.items() if path.startswith("have.")} == {
        "have.olive": (0, 1),
        "have.grain": (0, 1),
    }
    assert numbers["seek.gem"] == (0, 8)
