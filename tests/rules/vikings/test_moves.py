"""Listed moves and previews say exactly what `apply` would do (section 19)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec

from server.rules.game import IllegalMove
from server.rules.rng import Stream
from server.rules.vikings.area import movable
from server.rules.vikings.state import ISLAND_ROWS, ROLES, State
from tests.rules.vikings.positions import ANNA, GAME, a, games, position, seen, template, tiles, wheel

Command = dict[str, Any]


def refusal(state: State, command: Command) -> str | None:
    """The code the active seat's command is refused with, None where it is legal."""
    try:
        GAME.apply(state, state.active, msgspec.convert(command, GAME.move_type), Stream(b"by chance"))
    except IllegalMove as illegal:
        return illegal.code
    return None


def built_up(state: State, command: Command) -> Iterator[Command]:
    """Every move that previews lead to from here, each field set as soon as it is offered."""
    preview = GAME.preview(state, state.active, command)
    assert preview.refused is None, (command, preview.refused)
    if not preview.values:
        assert preview.complete, command
        yield command
        return
    field = next(iter(preview.values))
    for value in preview.values[field]:
        yield from built_up(state, {**command, field: value})


COLUMNS = 10
"""Further to the right nobody plays by chance."""


def takes(state: State) -> Iterator[Command]:
    """Every take that could make any sense, and more that make none."""
    cells: list[Command] = [{}, *({"col": col} for col in range(1, COLUMNS))]
    cells += [{"row": row, "col": col} for row in ISLAND_ROWS for col in range(COLUMNS)]
    starts: list[Command] = [{}] if state.mover.start_tile is None else [{"start_row": "noble"}]
    specials: list[Command] = [{}, *({"special": tile} for tile in state.specials_up if tile)]
    for slot in range(-1, 13):
        if refusal(state, {"cmd": "take", "slot": slot}) not in (
            "slot_empty",
            "zero_locked",
            "cannot_afford",
        ):
            for there, start, special, settle in product(cells, starts, specials, (False, True)):
                yield {"cmd": "take", "slot": slot, **start, **there, **special, "settle": settle}


def without_defaults(command: Command) -> str:
    """The same text for the same move."""
    return json.dumps({k: v for k, v in command.items() if v not in (None, False)}, sort_keys=True)


def some_states() -> list[State]:
    """States in which a combination is taken, from every kind of game."""
    states = []
    for number, moments in enumerate(games(9, seed=18)):
        offers = [moment.state for moment in moments if moment.state.phase == "offer"]
        states += offers[number :: len(offers) // 6]
    return states


def test_previews_lead_to_all_legal_takes_and_to_no_others() -> None:
    looked_at = 0
    for state in some_states():
        # given what previews lead to from each listed take, exchanges for building tiles apart
        listed = [
            move
            for listed in GAME.moves(state, state.active)
            if listed.cmd == "take" and listed.refused is None
            for move in built_up(state, {"cmd": "take", **listed.fixed})
        ]
        assert all(refusal(state, move) is None for move in listed)
        plain = {
            without_defaults(move)
            for move in listed
            if "swap" not in move and move.get("start_row") in (None, "noble")
        }
        # when every take is tried
        legal = {without_defaults(move) for move in takes(state) if refusal(state, move) is None}
        # then these are the same
        assert plain == legal
        looked_at += len(legal)
    assert looked_at > 600


def test_listed_trips_are_all_that_can_be_made() -> None:
    trips = 0
    for moments in games(9, seed=27):
        for moment in moments:
            state = moment.state
            if state.phase == "ferry":
                cells = [(role, col) for role in ROLES for col in range(1, 20)]
                legal = [c for c in cells if refusal(state, {"cmd": "ferry", "vikings": [c]}) is None]
                preview = seen(state, state.active, "ferry")
                choose = preview.choose.get("vikings", ())
                assert [cell for picks in choose for pick in picks for cell in pick.of] == [
                    (row, col) for row in ISLAND_ROWS for col in range(1, 20) if (row, col) in legal
                ]
                trips += len(legal)
    assert trips > 50


def test_only_the_active_seat_has_moves() -> None:
    state = position({}, {}, {}, active=1, wheel=wheel(s0="isl_left noble"))
    assert GAME.moves(state, 0) == GAME.moves(state, 2) == []
    assert GAME.waiting(state) == GAME.may_act(state) == [1]


def test_a_take_tells_price_cells_and_where_the_wheel_would_turn() -> None:
    left = wheel(2, s2="isl_right scout", s6="isl_left noble", s7="ship_red noble")
    anna = {"gold": 9, "tiles": tiles(noble="S", goldsmith="l")}
    state = position(anna, {}, specials_up=["sp_boat"], wheel=left)
    assert template(state, ANNA, "take", slot=2).tells == {
        "price": 0,
        "gold": 9,
        "turns_to": 6,
        "cells": [["noble", 2], ["goldsmith", 2]],
    }
    assert template(state, ANNA, "take", slot=7).tells == {
        "price": 5,
        "gold": 4,
        "specials": [a("sp_boat")],
        "columns": [1, 2, 3],
    }


def test_a_take_is_built_up_field_by_field() -> None:
    # given a combination whose viking may settle in one of two rows
    state = position(
        {"gold": 9, "tiles": tiles(noble="S", goldsmith="l c")}, wheel=wheel(s0="isl_right noble")
    )
    # when the take is built up, then each preview offers the next field
    assert seen(state, ANNA, "take").values == {"slot": (0,)}
    assert seen(state, ANNA, "take", slot=0).values == {"row": ("noble", "scout", "goldsmith", "fisherman")}
    assert seen(state, ANNA, "take", slot=0, row="goldsmith").values == {"col": (3,)}
    assert seen(state, ANNA, "take", slot=0, col=2).values == {"row": ("noble", "scout", "fisherman")}
    assert seen(state, ANNA, "take", slot=0, settle=True).values == {"row": ("noble",)}
    placed = seen(state, ANNA, "take", slot=0, row="noble", col=2)
    assert placed.complete
    assert placed.values == {"settle": (False, True)}
    wrong = seen(state, ANNA, "take", slot=0, row="goldsmith", settle=True)
    assert wrong.refused is not None
    assert wrong.refused.code == "settle_not_allowed"


def test_an_exchange_named_by_half_is_still_open() -> None:
    anna = {"gold": 9, "tiles": tiles(noble="S c", scout="l c")}
    state = position(
        anna, {}, specials_up=["sp_build_church"], wheel=wheel(s0="isl_left noble", s2="ship_red noble")
    )
    take: Command = {"slot": 2, "col": 1, "special": a("sp_build_church")}
    for half in ([], ["noble"]):
        preview = seen(state, ANNA, "take", **take, swap=half)
        assert (preview.complete, preview.refused) == (False, None)
        assert preview.values["swap"] == (["noble", 2], ["scout", 2])


def test_who_can_be_carried_is_told() -> None:
    state = position({"tiles": tiles(noble="S c*", scout="l"), "mainland": {"noble": 1, "goldsmith": 2}})
    assert movable(state.players[ANNA]) == {"noble": [1]}
