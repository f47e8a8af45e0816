"""Turns: sea power, purchases, actions, loading, the deck, both scorings (sections 4, 6 to 9).

What the acceptance cases say already is not repeated here.
"""

import msgspec
import pytest

from server.rules.oltremare.sailing import length
from server.rules.oltremare.scoring import groups, price, rank_awards, top_size
from server.rules.oltremare.state import venice_on_top
from tests.rules.oltremare.positions import (
    ANNA,
    BEA,
    CILI,
    DATA,
    GAME,
    after,
    do,
    kinds,
    position,
    refused,
    whole_turn,
)

# ── Prices and places ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("good", "size", "ducats"),
    [
        ("gem", 1, 2),
        ("gem", 2, 5),
        ("gem", 3, 5),
        ("salt", 1, 0),
        ("grain", 5, 12),
        ("grain", 9, 12),
        ("wine", 0, 0),
    ],
)
def test_a_group_pays_by_its_size_up_to_the_largest(good: str, size: int, ducats: int) -> None:
    assert price(DATA, good, size) == ducats


def test_groups_are_adjacent_cards_of_one_good() -> None:
    found = groups(DATA, ["olive-01", "olive-02", "gem-01", "olive-03"])
    assert [(group["good"], group["size"]) for group in found] == [("olive", 2), ("gem", 1), ("olive", 1)]
    assert top_size(DATA, ["olive-03", "gem-01", "olive-02", "olive-01"]) == 2
    assert top_size(DATA, []) == 0


@pytest.mark.parametrize(
    ("counts", "awards"),
    [([5, 5, 3, 1, 0], [6, 6, 3, 1, 0]), ([4, 3, 2, 1, 0], [6, 3, 1, 0, 0]), ([0, 0, 0], [6, 6, 6])],
)
def test_each_different_count_is_one_place(counts: list[int], awards: list[int]) -> None:
    assert rank_awards(DATA, counts) == awards


# ── Purchases ───────────────────────────────────────────────────────────────────────────────────


def test_a_card_bought_back_is_no_longer_known_to_lie_in_the_pirate_pile() -> None:
    state = position(
        {"hand": ["wine-02", "wine-03", "wine-04", "wine-05"], "cargo": ["wine-01"]},
        {},
        phase="turn_start",
    )
    state, _ = do(state, ANNA, "discard", cards=["wine-04"])
    assert state.players[ANNA].discarded == ["wine-04"]
    state, events = do(state, ANNA, "buy", source="pirates")
    assert state.players[ANNA].discarded == []
    assert kinds(events) == ["bought"]


def test_good_buy_holds_in_debt_without_surcharge() -> None:
    """R11."""
    state = position({"ducats": -5, "active_tile": "good_buy-1"}, {}, deck=["grain-01", "grain-02"])
    state = after(state, (ANNA, {"cmd": "buy", "source": "deck"}), (ANNA, {"cmd": "buy", "source": "deck"}))
    assert state.players[ANNA].ducats == -8


def test_the_price_is_that_before_an_interim_scoring_pays() -> None:
    state = position(
        {"ducats": 0, "cargo": ["grain-01", "grain-02", "gem-07"]},
        {"prestige": 1},
        deck=["venice", "salt-01"],
        venice_done=False,
    )
    state, events = do(state, ANNA, "buy", source="deck")
    assert kinds(events) == ["interim_scoring", "last_round", "bought"]
    assert events[-1].data["price"] == 4


# ── The deck ────────────────────────────────────────────────────────────────────────────────────


def test_pirates_drawn_before_a_cash_out_are_cashed_out_too() -> None:
    """R55: with nothing else left, the cards that pirates have just drawn come around again."""
    state = position(
        {"ducats": 0, "hand": ["wine-01", "wine-05"], "cargo": ["wine-09"]},
        {},
        deck=["salt-01", "salt-02"],
        last_round=True,
    )
    state, events = do(state, ANNA, "play_cards", cards=["wine-01", "wine-05"])
    # given three cards for pirates, and a deck of two: the third comes from cargo and pirate pile
    assert kinds(events)[:4] == ["cards_played", "money_gained", "cashed_out", "reshuffled"]
    assert events[2].data == {
        "seat": ANNA,
        "groups": [{"good": "wine", "size": 1, "ducats": 1}],
        "cargo": 1,
        "pirates": -2,
    }
    assert (len(state.players[ANNA].pirates), len(state.deck)) == (1, 2)
    assert state.players[ANNA].cargo == []


def test_the_venice_card_is_on_top_for_all_to_see_only_when_nothing_lies_above() -> None:
    state = position({}, {}, deck=["salt-01", "venice", "salt-02"], venice_done=False)
    assert GAME.public(state)["venice"] == "in_deck"
    state, events = do(state, ANNA, "buy", source="deck")
    assert GAME.public(state)["venice"] == "top"
    assert kinds(events) == ["venice_on_top", "bought"]
    assert venice_on_top(state)
    state, _ = do(state, ANNA, "buy", source="deck")
    assert GAME.public(state)["venice"] == "out"


@pytest.mark.parametrize(("drawer", "turns"), [(ANNA, 3), (BEA, 2), (CILI, 1)])
def test_the_last_round_ends_before_the_starting_player(drawer: int, turns: int) -> None:
    """R33: the right neighbour of the starting player has the last turn, whoever drew the last card."""
    # given a load of 1 for everybody, and a card in everybody's hand
    state = position(
        {"hand": ["gem-01"], "cargo": ["gem-08"]},
        {"hand": ["gem-02"], "cargo": ["wine-16"]},
        {"hand": ["gem-05"], "cargo": ["salt-14"]},
        active=drawer,
        deck=["olive-01"],
        discard=["olive-02", "olive-03"],
    )
    # when the last card is drawn
    state, _ = do(state, drawer, "buy", source="deck")
    # then those up to the seat before the starting player have a turn, and it is over
    assert state.last_round
    played = 0
    while state.phase != "over":
        state = whole_turn(state)
        played += 1
    assert played == turns


def test_running_out_again_changes_nothing() -> None:
    """R34."""
    state = position({}, {}, deck=["olive-01"], discard=["olive-02"])
    state, first = do(state, ANNA, "buy", source="deck")
    state, second = do(state, ANNA, "buy", source="deck")
    assert kinds(first) == ["last_round", "bought"]
    assert kinds(second) == ["reshuffled", "bought"]


def test_the_deck_emptied_beside_the_venice_card_is_not_empty_yet() -> None:
    state = position({}, {}, deck=["olive-01", "venice"], venice_done=False, discard=["olive-02"])
    state, events = do(state, ANNA, "buy", source="deck")
    assert kinds(events) == ["venice_on_top", "bought"]
    assert not state.last_round
    state, events = do(state, ANNA, "buy", source="deck")
    assert kinds(events) == ["interim_scoring", "last_round", "reshuffled", "bought"]
    assert state.venice is None


# ── Sailing ─────────────────────────────────────────────────────────────────────────────────────


def test_a_map_with_a_dead_end_lets_the_ship_go_as_far_as_it_can() -> None:
    """R41: on another map a harbour may have too few routes for all ship icons."""
    state = position({"ship": "acri", "cargo": ["gem-07"]}, {}, phase="sail", played=["silk-03", "salt-10"])
    island = msgspec.structs.replace(DATA, routes={"acri": ("tana",), "tana": ("acri",)})
    assert length(island, state) == 1
    assert length(DATA, state) == 2


def test_the_compass_tile_that_was_active_before_is_turned_over() -> None:
    """R45, R43."""
    state = position(
        {"ship": "zara", "active_tile": "good_buy-1", "cargo": ["gem-07"]},
        {},
        phase="sail",
        played=["silk-03"],
        harbour_tiles={"ragusa": "compass-1"},
    )
    state, events = do(state, ANNA, "sail", path=["ragusa"])
    assert (state.phase, state.players[ANNA].tile) == ("compass", "compass-1")
    assert events[0].data["turned_over"] == "good_buy-1"
    state, events = do(state, ANNA, "compass", to="acri")
    player = state.players[ANNA]
    assert (player.ship, player.tile, player.spent, state.removed) == (
        "acri",
        None,
        ["good_buy-1"],
        ["compass-1"],
    )
    assert kinds(events)[0] == "compass_used"


# ── The order of things ─────────────────────────────────────────────────────────────────────────


def test_a_whole_turn_tells_what_happens_in_its_order() -> None:
    state = position(
        {"hand": ["wine-01", "gem-01"], "cargo": ["gem-05"], "active_tile": "big_deal-1"},
        {"active_tile": "influence-1", "cargo": ["gem-07"]},
        deck=["salt-01", "salt-02", "salt-03"],
    )
    state, events = do(state, ANNA, "play_cards", cards=["wine-01", "gem-01"])
    assert kinds(events) == ["cards_played", "money_gained", "pirates_drawn", "market_drawn"]
    assert events[1].data == {"seat": ANNA, "ducats": 6, "calm_sea": 0}
    state, events = do(state, ANNA, "load", order=["gem-01", "wine-01"])
    assert kinds(events) == ["loaded", "turn_started", "influence_paid"]
    assert state.active == BEA


def test_no_discards_while_the_hand_is_within_the_lions() -> None:
    state = position({"hand": ["wine-02"], "cargo": ["gem-01"]}, {}, phase="turn_start")
    assert state.phase == "trade"
    assert refused(state, ANNA, "discard", cards=[])[0] == "wrong_phase"
