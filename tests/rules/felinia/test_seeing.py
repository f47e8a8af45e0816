"""What seats and spectators can see (section 14)."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from server.rules.felinia.state import State
from tests.rules.felinia.positions import (
    ANNA,
    BEA,
    CILI,
    GAME,
    do,
    down,
    landed,
    position,
    up,
)

OWN: dict[str, Any] = {
    "tiles": ["tt_tiger_1"],
    "bonus": ["bt_lynx_plus"],
    "mystery": ["mp_tomb_free"],
    "specials": ["sp_food_points"],
}


def shown(state: State, seat: int | None) -> set[str]:
    """Every word of a view."""
    view: list[Any] = [GAME.public(state)]
    if seat is not None:
        view += [GAME.private(state, seat), GAME.moves(state, seat)]
    return set(re.findall(r"[\w-]+", msgspec.json.encode(view).decode()))


def test_own_tiles_and_cards_are_seen_by_their_owner_and_counted_by_the_others() -> None:
    state = position(OWN, rules="advanced")
    secret = {"tt_tiger_1", "bt_lynx_plus", "mp_tomb_free"}
    assert secret <= shown(state, ANNA)
    for viewer in (BEA, None):
        assert secret.isdisjoint(shown(state, viewer))
        assert "sp_food_points" in shown(state, viewer)
    seat = GAME.public(state)["seats"][ANNA]
    assert (seat["tiles"], seat["bonus"], seat["mystery"]) == (1, 1, 1)


def test_a_face_down_tile_is_nobodys_to_see() -> None:
    tiles = down(b_tiger_p1="tt_tiger_4") | up(b_tiger_p2="tt_tiger_2")
    state = position(OWN, provinces=tiles)
    for viewer in (ANNA, BEA, None):
        assert "tt_tiger_4" not in shown(state, viewer)
    there = GAME.public(state)["provinces"]
    assert there["b_tiger_p1"] == {"tile": None, "face_down": True, "merchant": None}
    assert there["b_tiger_p2"]["tile"] == "tt_tiger_2"


def test_what_cannot_be_told_apart_by_whom() -> None:
    state = position(
        OWN,
        {"tiles": ["tt_tiger_2"], "mystery": ["mp_falls_free"]},
        rules="advanced",
        provinces=down(a_tiger_p1="tt_tiger_3", a_lion_p1="tt_lion_1"),
        deck=["s0600", "s0615", "s0545"],
        mystery_deck=["mp_tower_free"],
    )
    assert groups(state, None) == [
        {"bt_lynx_plus"},
        {"mp_tomb_free", "mp_falls_free", "mp_tower_free"},
        {"s0545"},
        {"s0600", "s0615"},
        {"tt_lion_1"},
        {"tt_tiger_1", "tt_tiger_2", "tt_tiger_3"},
    ]
    assert {"tt_tiger_1", "tt_tiger_3"} in groups(state, BEA)
    assert {"tt_tiger_3"} in [set(group) for group in GAME.hidden(state, [ANNA, BEA])]


def groups(state: State, viewer: int | None) -> list[set[str]]:
    """What is hidden, in an order of its own."""
    hidden = GAME.hidden(state, [] if viewer is None else [viewer])
    return sorted((set(group) for group in hidden), key=min)


def test_the_next_ship_is_hidden_unless_it_lies_open() -> None:
    deck = ["s0600", "s0615"]
    assert {"s0600", "s0615"} in groups(position(deck=deck), ANNA)
    assert groups(position(deck=deck, preview=True), ANNA) == [{"s0615"}]


def test_who_kept_a_card_is_known_to_have_paid_for_it_right_after() -> None:
    # given three cards, of which Anna keeps one that costs a book
    deck = ["mp_falls_books", "mp_tomb_wines", "mp_tower_books", "mp_tower_free"]
    seats = {"goods": {"books": 1}}, {"gold": 1}
    state = landed("s0500", *seats, rules="advanced", mystery_deck=deck)
    state, _ = do(state, ANNA, "move", to="a_lion_x1")
    assert set(deck) in groups(state, BEA)
    # when she does so, the others know its cost as long as nothing else has happened
    state, _ = do(state, ANNA, "keep_mystery", card="mp_falls_books")
    assert {"mp_falls_books", "mp_tower_books"} in groups(state, BEA)
    assert {*deck} - {"mp_falls_books"} in groups(state, ANNA), "and she learns nothing of the others"
    state, _ = do(state, BEA, "sell", gold=1)
    assert {*deck} in groups(state, BEA)


def test_everything_players_own_lies_open_in_the_end() -> None:
    state = position(OWN, rules="advanced", phase="over", mystery_deck=["mp_tower_free"])
    assert {"tt_tiger_1", "bt_lynx_plus", "mp_tomb_free"} <= shown(state, CILI)
    assert groups(state, None) == [{"mp_tower_free"}]
