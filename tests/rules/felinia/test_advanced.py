"""The advanced game: food, mystery cards, special tiles (section 10)."""

from __future__ import annotations

from typing import Any

import pytest

from server.bots.arena import Dice
from tests.rules.felinia.positions import (
    ANNA,
    BEA,
    DATA,
    GAME,
    commands,
    do,
    has,
    landed,
    position,
    refused,
    template,
    told,
    up,
)


def test_there_is_nothing_to_reveal_and_a_fourth_step_costs_food() -> None:
    tiles = up(a_cheetah_w2="sp_spice_points", a_cheetah_p4="tt_cheetah_1")
    state = landed("s0745", {"food": 1}, rules="advanced", provinces=tiles)
    assert refused(state, ANNA, "reveal", province="a_cheetah_p4")[0] == "basic_only"
    for name in ("a_cheetah_x1", "a_cheetah_x3"):
        assert template(state, ANNA, "move", to=name).tells["food"] == 0
        state, _ = do(state, ANNA, "move", to=name)
    assert template(state, ANNA, "move", to="a_cheetah_w2").tells["food"] == 1
    state, events = do(state, ANNA, "move", to="a_cheetah_w2")
    assert told(events, "moved")[0]["food_spent"] == 1
    assert state.players[ANNA].food == 1, "one of two: the symbol gave one"


def test_a_road_over_a_border_leads_to_the_tile_of_another_country() -> None:
    state = landed("s0745", {"food": 3}, rules="advanced", provinces=up(a_lion_p4="tt_lion_1"))
    for name in ("a_cheetah_x1", "a_cheetah_x3", "a_lion_p4"):
        state, _ = do(state, ANNA, "move", to=name)
    assert state.players[ANNA].tiles == ["tt_lion_1"]


@pytest.mark.parametrize(
    ("tile", "gains"),
    [
        ("sp_food_symbol", ["food"]),
        ("sp_coin_symbol", ["coin"]),
        ("sp_gold_symbol", ["gold"]),
        ("sp_caravan", ["food", "gold", "coin", "wines"]),
        ("sp_lone_merchant", []),
    ],
)
def test_special_tiles_bring_something_at_once_and_lie_open(tile: str, gains: list[str]) -> None:
    given: dict[str, Any] = {"rules": "advanced", "bag": {"wines": 1}, "provinces": up(a_lynx_p2=tile)}
    state, events = do(landed("s0630", {}, **given), ANNA, "move", to="a_lynx_p2")
    assert told(events, "tile_taken")[0]["gains"] == gains
    kept = [] if tile == "sp_caravan" else [tile]
    assert GAME.public(state)["seats"][ANNA]["specials"] == kept
    assert state.provinces["a_lynx_p2"].merchant == ANNA


def test_a_symbol_tile_adds_once_for_a_province_with_two_symbols() -> None:
    specials = ["sp_gold_symbol", "sp_coin_symbol"]
    state = landed("s0830", {"specials": specials}, rules="advanced", provinces=up(a_tiger_p1="tt_tiger_1"))
    state, _ = do(state, ANNA, "move", to="a_tiger_x1")
    state, events = do(state, ANNA, "move", to="a_tiger_x3")
    assert told(events, "moved")[0]["gains"] == ["gold", "gold", "gold"]
    assert state.players[ANNA].coins == 4


def offered(cards: list[str], **player: Any) -> Any:
    """Anna looks at the top two cards of this deck."""
    tiles = up(a_lion_p3="tt_lion_1")
    state = landed("s0500", player, rules="advanced", mystery_deck=cards, provinces=tiles)
    return do(state, ANNA, "move", to="a_lion_x1")


DECK = ["mp_tomb_wines", "mp_falls_books", "mp_tower_free"]


def test_two_cards_are_shown_to_their_player_alone() -> None:
    state, events = offered(DECK)
    [event] = [event for event in events if event.kind == "mystery_offered"]
    assert GAME.told(event, state, ANNA)["cards"] == DECK[:2]
    assert "cards" not in GAME.told(event, state, BEA)
    assert "cards" not in GAME.told(event, state, None)
    assert GAME.private(state, ANNA)["offered"] == DECK[:2]
    assert GAME.private(state, BEA)["offered"] == []
    assert GAME.public(state)["offered"] == 2


def test_a_card_is_kept_for_its_good_and_the_other_goes_under_the_deck() -> None:
    state, _ = offered(DECK, goods={"books": 1})
    assert template(state, ANNA, "keep_mystery", card="mp_falls_books").tells == {
        "type": "falls",
        "cost": "books",
    }
    state, events = do(state, ANNA, "keep_mystery", card="mp_falls_books")
    [event] = [event for event in events if event.kind == "mystery_kept"]
    assert GAME.told(event, state, BEA) == {
        "kind": "mystery_kept",
        "seat": ANNA,
        "count": 1,
        "paid": "books",
    }
    assert state.players[ANNA].mystery == ["mp_falls_books"]
    assert (has(state.players[ANNA]), state.bag["books"]) == ({}, 1)
    assert state.mystery_deck == ["mp_tomb_wines", "mp_tower_free"], "the top one is last"
    assert commands(state, ANNA) == ["move", "stop"], "and the journey goes on"


def test_a_card_of_an_own_type_or_without_its_good_cannot_be_kept_but_is_shown() -> None:
    state, _ = offered(DECK, mystery=["mp_tomb_free"], goods={"wines": 1})
    assert refused(state, ANNA, "keep_mystery", card="mp_tomb_wines") == ("type_owned", {"type": "tomb"})
    assert refused(state, ANNA, "keep_mystery", card="mp_falls_books")[0] == "missing_cost_good"
    assert refused(state, ANNA, "keep_mystery", card="mp_tower_free")[0] == "not_offered"
    # of several reasons the first in the order of section 15 (R29)
    assert refused(state, ANNA, "keep_mystery", card="mp_tomb_books")[0] == "type_owned"
    assert refused(state, ANNA, "keep_mystery", card="mp_garden_books")[0] == "missing_cost_good"
    assert refused(state, BEA, "keep_mystery", card=None)[0] == "not_your_turn"
    assert refused(do(state, ANNA, "keep_mystery")[0], ANNA, "keep_mystery")[0] == "wrong_phase"


def test_fewer_cards_are_shown_where_fewer_are_left() -> None:
    state, events = offered(["mp_tomb_wines"])
    assert told(events, "mystery_offered") == [{"seat": ANNA, "count": 1}]
    state, events = offered([])
    assert told(events, "mystery_offered") == []
    assert commands(state, ANNA) == ["move", "stop"]


def test_nobody_is_dealt_two_mystery_cards_of_a_type() -> None:
    # given Bea with one card of every type
    own = [f"mp_{kind}_free" for kind in ("temple", "falls", "cavern", "garden", "tomb", "tower")]
    deck = [card for card in DATA.mysteries if card not in own]
    state = position({}, {"mystery": own}, rules="advanced", mystery_deck=deck)
    # when it is dealt anew for Anna
    other = GAME.redeal(state, [ANNA], Dice(3, "redeal"))
    # then Bea still has one of every type
    assert {DATA.mysteries[card].type for card in other.players[BEA].mystery} == {
        DATA.mysteries[card].type for card in own
    }
    assert other.players[BEA].mystery != own


def test_an_undo_that_all_agree_to_leaves_cards_that_somebody_has_put_under_the_deck() -> None:
    rest = [card for card in DATA.mysteries if card not in DECK]
    state, _ = offered([*DECK, *rest])
    state, _ = do(state, ANNA, "keep_mystery")
    other = GAME.deal_anew(state, [0, 1, 2], Dice(5, "undo"))
    assert other.mystery_deck[:2] == state.mystery_deck[:2] == ["mp_falls_books", "mp_tomb_wines"]
    assert other.mystery_deck != state.mystery_deck
    assert sorted(other.mystery_deck) == sorted(state.mystery_deck)
