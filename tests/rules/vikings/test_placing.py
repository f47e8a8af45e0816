"""Where tiles go, and the building tiles that take the place of others (sections 7 and 13)."""

from __future__ import annotations

from typing import Any

import pytest

from server.rules.vikings.components import Island
from server.rules.vikings.placing import fitting, legal_cells, openings, ship_columns
from server.rules.vikings.state import ISLAND_ROWS, Cell, Player, State
from tests.rules.vikings.positions import (
    ANNA,
    DATA,
    a,
    do,
    games,
    kinds,
    lying,
    position,
    refused,
    seen,
    template,
    tiles,
    told,
    types,
    wheel,
)


def area(**rows: str) -> Player:
    return position({"tiles": tiles(**rows)}).players[ANNA]


# ── Island tiles ────────────────────────────────────────────────────────────────────────────────


def by_the_book(player: Player, island: Island) -> list[Cell]:
    """Section 7 again, word by word: empty, touching, and fitting to both neighbours in the row."""
    found: list[Cell] = []
    for index, row in enumerate(ISLAND_ROWS):
        for col in range(1, 40):
            above = player.at(ISLAND_ROWS[index - 1], col) if index > 0 else None
            below = player.at(ISLAND_ROWS[index + 1], col) if index < 4 else None
            left, right = player.at(row, col - 1), player.at(row, col + 1)
            touches = col == 1 or any(place is not None for place in (above, below, left, right))
            fits_left = left is None or DATA.islands[left.tile].right == island.left
            fits_right = right is None or DATA.islands[right.tile].left == island.right
            if col == 1:
                fits_left = not island.left
            if player.at(row, col) is None and touches and fits_left and fits_right:
                found.append((row, col))
    return found


def test_legal_cells_are_those_of_the_rules_in_whole_games() -> None:
    looked_at = 0
    for moments in games(6, seed=40):
        for moment in moments[::3]:
            for player in moment.state.players:
                for tile in ("isl_left", "isl_mid_farm", "isl_right"):
                    island = DATA.islands[a(tile)]
                    assert fitting(openings(DATA, player), island) == by_the_book(player, island)
                    looked_at += 1
    assert looked_at > 500


def test_a_hole_asks_for_both_edges() -> None:
    # given a hole between a left end and a right end, which touches a tile below
    player = area(noble="S . r", scout="l c")
    # then only what is land on both sides fits there
    assert ("noble", 2) in legal_cells(DATA, player, a("isl_mid_hall"))
    assert ("noble", 2) not in legal_cells(DATA, player, a("isl_left"))
    assert ("noble", 2) not in legal_cells(DATA, player, a("isl_right"))


def test_diagonals_and_ships_do_not_count_as_touching() -> None:
    player = position({"tiles": tiles(noble="S c"), "ships": {"3": "ship_red"}}).players[ANNA]
    cells = legal_cells(DATA, player, a("isl_right"))
    assert cells == [("warrior", 2), ("noble", 3), ("scout", 2)]


@pytest.mark.parametrize(
    ("tile", "rows"),
    [
        ("isl_mid_farm", dict.fromkeys(ISLAND_ROWS, "l r")),
        ("isl_right", dict.fromkeys(ISLAND_ROWS, "l r")),
        ("isl_right", dict.fromkeys(ISLAND_ROWS, ". r")),
        ("isl_left", dict.fromkeys(ISLAND_ROWS, "l")),
    ],
)
def test_what_fits_nowhere_leaves_the_game(tile: str, rows: dict[str, str]) -> None:
    """The corner cases of section 15."""
    # given a tile that fits nowhere into Anna's area
    state = position(
        {"gold": 3, "tiles": tiles(**rows)}, wheel=wheel(s0="isl_left scout", s2=f"{tile} noble")
    )
    assert template(state, ANNA, "take", slot=2).tells["cells"] == []
    assert seen(state, ANNA, "take", slot=2).complete
    # when she takes it, then she has the viking alone
    done, events = do(state, ANNA, "take", slot=2)
    assert lying(done.players[ANNA]) == lying(state.players[ANNA])
    assert types([event["tile"] for event in told(events, "tile_removed")]) == [tile]
    assert done.players[ANNA].mainland["noble"] == 1
    assert refused(state, ANNA, "take", slot=2, row="noble", col=1)[0] == "illegal_placement"


def test_who_can_place_must() -> None:
    state = position(
        {"gold": 3, "tiles": tiles(noble="S")}, wheel=wheel(s0="isl_left scout", s2="ship_red noble")
    )
    code, facts = refused(state, ANNA, "take", slot=0)
    assert (code, facts["cells"]) == (
        "must_place",
        [["warrior", 1], ["scout", 1], ["goldsmith", 1], ["fisherman", 1]],
    )
    assert refused(state, ANNA, "take", slot=2) == ("must_place", {"columns": [1, 2, 3]})
    assert refused(state, ANNA, "take", slot=0, row="scout")[0] == "must_place"


# ── Start tile and ships ────────────────────────────────────────────────────────────────────────


def first_take(combination: str) -> State:
    return position({"gold": 5, "start_placed": False}, wheel=wheel(s0=combination, s1="isl_left noble"))


@pytest.mark.parametrize("row", ISLAND_ROWS)
def test_the_first_tile_may_attach_to_the_start_tile(row: str) -> None:
    """RULING 4."""
    state = first_take("isl_mid_farm scout")
    done, _ = do(state, ANNA, "take", slot=0, start_row=row, row=row, col=2)
    assert lying(done.players[ANNA]) == [[row, 1, "isl_start", None], [row, 2, "isl_mid_farm", None]]
    assert done.players[ANNA].start_tile is None


def test_the_first_take_tells_the_cells_for_each_start_row() -> None:
    tells = template(first_take("isl_right scout"), ANNA, "take", slot=0).tells
    assert tells["cells_by_start_row"] == {row: [[row, 2]] for row in ISLAND_ROWS}
    assert seen(first_take("isl_right scout"), ANNA, "take", slot=0).values == {"start_row": ISLAND_ROWS}


def test_a_ship_comes_with_the_start_tile_too() -> None:
    done, events = do(first_take("ship_red scout"), ANNA, "take", slot=0, start_row="noble", col=3)
    assert lying(done.players[ANNA]) == [["noble", 1, "isl_start", None]]
    assert done.players[ANNA].ships[:2] == [None, None]
    assert kinds(events)[1:3] == ["start_tile_placed", "ship_placed"]


def test_the_start_tile_comes_once() -> None:
    assert refused(first_take("isl_left scout"), ANNA, "take", slot=0, row="noble", col=1) == (
        "start_row_required",
        {},
    )
    for row in ("ship", "noble"):
        state = first_take("isl_left scout")
        if row == "noble":
            state = position({"tiles": tiles(noble="S")}, wheel=wheel(s0="isl_left scout"))
        code = refused(state, ANNA, "take", slot=0, start_row=row, row="scout", col=1)
        assert code == ("start_row_invalid", {"row": row})


@pytest.mark.parametrize(
    ("ships", "columns"),
    [([], [1, 2, 3]), ([2], [1, 3]), ([1, 3], [2]), ([1, 2, 3], [4]), ([1, 2, 3, 4, 5], [6])],
)
def test_ships_fill_three_columns_and_go_on_to_the_right(ships: list[int], columns: list[int]) -> None:
    row = ["ship" if col in ships else None for col in range(1, max(ships, default=0) + 1)]
    assert ship_columns(DATA, row) == columns


# ── Building tiles ──────────────────────────────────────────────────────────────────────────────


def church(specials: list[str], combination: str = "isl_mid_church noble", **rows: str) -> State:
    """Anna takes the dearest combination; the special tile for churches lies open, or is hers."""
    up = [] if specials else ["sp_build_church"]
    anna: dict[str, Any] = {"gold": 9, "tiles": tiles(**rows), "specials": specials}
    return position(anna, mode="advanced", specials_up=up, wheel=wheel(s0="isl_left scout", s5=combination))


def test_a_waiting_building_tile_takes_the_place_of_the_next_one_that_fits() -> None:
    state = church(["sp_build_church"], noble="S")
    done, events = do(state, ANNA, "take", slot=5, row="noble", col=2, settle=True)
    assert ["noble", 2, "sp_build_church", "noble"] in lying(done.players[ANNA])
    assert done.players[ANNA].specials == []
    assert kinds(events)[1:4] == ["tile_placed", "building_swapped", "viking_settled"]


def test_it_goes_on_waiting_where_the_tile_cannot_be_placed() -> None:
    """RULING 15."""
    full = dict.fromkeys(ISLAND_ROWS, "l r")
    done, _ = do(church(["sp_build_church"], **full), ANNA, "take", slot=5)
    assert types(done.players[ANNA].specials) == ["sp_build_church"]


def test_a_building_tile_that_fits_nothing_yet_waits() -> None:
    state = church([], "isl_mid_farm noble", noble="S")
    special = a("sp_build_church")
    done, events = do(state, ANNA, "take", slot=5, row="noble", col=2, special=special)
    assert done.players[ANNA].specials == [special]
    assert "building_swapped" not in kinds(events)


def test_the_tile_just_placed_may_be_exchanged() -> None:
    """RULING 14."""
    state, special = church([], noble="S"), a("sp_build_church")
    done, _ = do(state, ANNA, "take", slot=5, row="noble", col=2, settle=True, special=special)
    assert ["noble", 2, "sp_build_church", "noble"] in lying(done.players[ANNA])


def test_among_several_the_player_chooses_and_the_viking_stays() -> None:
    # given a church with a noble, and the church that is being taken
    state, special = church([], noble="S c*"), a("sp_build_church")
    take: dict[str, Any] = {"slot": 5, "row": "noble", "col": 3, "special": special}
    # then one of them must be named
    assert refused(state, ANNA, "take", **take) == ("swap_required", {"cells": [["noble", 2], ["noble", 3]]})
    assert seen(state, ANNA, "take", **take).values["swap"] == (["noble", 2], ["noble", 3])
    assert refused(state, ANNA, "take", **take, swap=["noble", 1])[0] == "swap_invalid"
    done, _ = do(state, ANNA, "take", **take, swap=["noble", 2])
    assert ["noble", 2, "sp_build_church", "noble"] in lying(done.players[ANNA])
    assert ["noble", 3, "isl_mid_church", None] in lying(done.players[ANNA])


def test_an_exchange_without_need_is_refused() -> None:
    """RULING 26: no special tile; one that is no building; the only tile may be named."""
    state, special = church([], noble="S"), a("sp_build_church")
    take: dict[str, Any] = {"slot": 5, "row": "noble", "col": 2}
    assert refused(state, ANNA, "take", **take, swap=["noble", 2])[0] == "swap_invalid"
    do(state, ANNA, "take", **take, special=special, swap=["noble", 2])
