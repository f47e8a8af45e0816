"""The set-up (section 3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from server.rules.game import Config
from server.rules.rng import Stream
from server.rules.vikings.info import INFO
from server.rules.vikings.state import State
from tests.rules.vikings.positions import DATA, GAME


def config(seats: int, **other: Any) -> Config:
    return Config(seats=seats, colours=tuple((colour,) for colour in INFO.colours[:seats]), **other)


def fresh(seats: int, mode: str = "basic", start: int | None = 0) -> State:
    state, _ = GAME.setup(config(seats, start=start, options={"mode": mode}), Stream(b"new"))
    return state


@pytest.mark.parametrize(("seats", "gold"), [(2, 30), (3, 25), (4, 20)])
def test_everybody_has_gold_ten_points_and_a_start_tile(seats: int, gold: int) -> None:
    state = fresh(seats)
    assert [player.gold for player in state.players] == [gold] * seats
    assert {player.vp for player in state.players} == {10}
    start_tiles = {player.start_tile for player in state.players}
    assert len(start_tiles) == seats
    assert start_tiles <= set(DATA.start_tiles)


@pytest.mark.parametrize("mode", ["basic", "advanced", "advanced_no_auction"])
def test_all_tiles_are_in_six_stacks_of_twelve(mode: str) -> None:
    state = fresh(3, mode)
    on_wheel = [there.tile for there in state.offer if there is not None]
    stacked = [tile for stack in state.stacks for tile in stack]
    assert sorted(on_wheel + stacked) == sorted(DATA.stack_tiles)
    assert [len(stack) for stack in state.stacks] == ([0] if mode == "basic" else [12]) + [12] * 5


def test_the_basic_game_begins_with_an_offer() -> None:
    state = fresh(2)
    assert (state.phase, state.active, state.round) == ("offer", 0, 1)
    assert all(there is not None and there.viking is not None for there in state.offer)
    assert not state.specials_up
    assert not state.special_stacks


def test_the_advanced_game_begins_with_special_tiles_thirteen_vikings_and_the_auction() -> None:
    state = fresh(4, "advanced", start=2)
    assert (state.phase, state.active) == ("auction", 2)
    assert sum(state.drawn.values()) == 13
    assert [len(stack) for stack in state.special_stacks] == [9, 12]
    assert len({*state.specials_up}) == 4


def test_without_auction_the_marker_holder_discards_at_once() -> None:
    """RULING 16."""
    state = fresh(2, "advanced_no_auction", start=1)
    assert (state.phase, state.active, state.auction) == ("discard", 1, None)


def test_vikings_on_the_wheel_are_no_more_in_the_bag() -> None:
    state = fresh(2)
    on_wheel = Counter(there.viking for there in state.offer if there is not None)
    assert all(state.bag[role] + on_wheel[role] == count for role, count in DATA.vikings.items())


def test_the_start_player_is_chosen_by_the_host_or_by_chance() -> None:
    """RULING 18."""
    assert fresh(4, start=3).start_player == 3
    starts = {GAME.setup(config(3), Stream(str(number).encode()))[0].start_player for number in range(30)}
    assert starts == {0, 1, 2}


def test_nobody_can_start_a_game_that_the_lobby_does_not_offer() -> None:
    wrong = [
        config(5),
        Config(seats=2, colours=(("white",),)),
        Config(seats=2, colours=(("white",), ("white",))),
        Config(seats=2, colours=(("white",), ("red",))),
        config(2, start=2),
        config(2, options={"mode": "hard"}),
        config(2, options={"speed": "basic"}),
    ]
    for way in wrong:
        with pytest.raises(ValueError):
            GAME.setup(way, Stream(b"new"))
