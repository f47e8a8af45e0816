"""The suggestion to carry everybody with the fewest boatmen (section 11, RULING 23)."""

from __future__ import annotations

import functools
from itertools import product
from typing import Any

from server.rules.vikings.area import can_ferry
from server.rules.vikings.planning import full_loads
from server.rules.vikings.state import ISLAND_ROWS
from tests.rules.vikings.positions import ANNA, Given, after, games, position, template, tiles


@functools.cache
def needed(counts: tuple[int, ...]) -> int:
    """The fewest full trips for so many vikings of each role, by trying everything."""
    if not any(counts):
        return 0
    tries = [(*counts[:i], 0, *counts[i + 1 :]) for i, count in enumerate(counts) if count]
    for taken in product((0, 1), repeat=len(counts)):
        left = tuple(count - one for count, one in zip(counts, taken, strict=True))
        if any(taken) and min(left) >= 0:
            tries.append(left)
    return 1 + min(needed(left) for left in tries)


def test_no_plan_has_a_trip_too_many() -> None:
    for counts in product(range(4), repeat=4):
        rows = zip(ISLAND_ROWS, counts, strict=False)
        waiting = {row: list(range(1, count + 1)) for row, count in rows if count}
        loads = full_loads(waiting, 9)
        assert len(loads) == needed(counts), counts
        assert sum(map(len, loads)) == sum(counts)


def plan(anna: Given, **given: Any) -> list[Given]:
    state = position(anna, {}, phase="ferry", round=2, **given)
    trips: list[Given] = template(state, ANNA, "ferry").tells["plan"]
    return trips


def test_with_too_few_boatmen_most_are_carried() -> None:
    waiting = {"noble": 3, "scout": 1, "goldsmith": 1, "boatman": 1}
    anna = {"tiles": tiles(noble="S c r", scout="l", goldsmith="l"), "mainland": waiting}
    [trip] = plan(anna)
    assert len(trip["vikings"]) == 3


def test_longboats_carry_the_crowd_and_single_boatmen_the_rest() -> None:
    waiting = {"noble": 2, "scout": 1, "boatman": 3}
    anna = {"tiles": tiles(noble="S c", scout="l"), "mainland": waiting, "specials": ["sp_boat"]}
    trips = plan(anna, mode="advanced")
    assert [(len(trip["vikings"]), trip["special"]) for trip in trips] == [(2, True), (1, False)]


def test_vikings_go_where_they_are_safe_and_warriors_where_the_ship_is() -> None:
    waiting = {"noble": 1, "warrior": 1, "boatman": 1}
    anna = {"tiles": tiles(warrior="l c", noble="l . l"), "mainland": waiting}
    ships = {"1": "ship_red", "2": "ship_green"}
    [trip] = plan({**anna, "ships": ships})
    assert sorted(trip["vikings"]) == [("noble", 3), ("warrior", 1)]


def test_plans_are_legal_and_leave_nobody_behind() -> None:
    """In whole games, whatever the mode."""
    made = 0
    for moments in games(9, seed=200):
        for state in [moment.state for moment in moments if moment.state.phase == "ferry"]:
            seat = state.active
            if can_ferry(state.players[seat]):
                for trip in template(state, seat, "ferry").tells["plan"]:
                    state = after(state, (seat, {"cmd": "ferry", **trip}))
                    made += 1
                assert not can_ferry(state.players[seat])
    assert made > 50
