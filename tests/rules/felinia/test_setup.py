"""The set-up (section 3)."""

from __future__ import annotations

from typing import Any

import pytest

from server.rules.felinia.info import INFO
from server.rules.felinia.state import State
from server.rules.game import Config, Event
from server.rules.rng import Stream
from tests.rules.felinia.positions import DATA, GAME, has, kinds, told


def fresh(seats: int, start: int | None = 0, **options: str) -> tuple[State, list[Event]]:
    colours = tuple((colour,) for colour in INFO.colours[:seats])
    config = Config(seats=seats, colours=colours, start=start, options=options)
    return GAME.setup(config, Stream(b"new"))


def test_the_start_player_has_the_goods_of_the_first_player_and_the_others_follow_clockwise() -> None:
    # given a game in which the third of three seats starts
    state, _ = fresh(3, start=2)
    # then it has the goods of player A, and the next seats those of B and C
    assert [set(has(player)) for player in state.players] == [
        {"clocks", "clothes"},
        {"books", "glassware"},
        {"books", "wines"},
    ]
    assert (state.start, state.turn, state.phase, state.bid_round) == (2, 2, "bidding", 1)


@pytest.mark.parametrize(("seats", "markets"), [(2, 3), (3, 4), (4, 5)])
def test_the_lowest_markets_are_closed_and_the_others_hold_two_goods(seats: int, markets: int) -> None:
    state, _ = fresh(seats)
    assert list(state.markets) == list(DATA.markets)[:markets]
    assert {len(market.goods) for market in state.markets.values()} == {2}


def test_blue_ships_come_last() -> None:
    state, _ = fresh(4)
    backs = [DATA.ships[name].back for name in state.deck]
    assert backs == ["blue"] * 5 + ["grey"] * 11
    assert {DATA.ships[berth.ship].back for berth in state.berths if berth} == {"grey"}
    assert len({DATA.ships[name].destination for name in state.deck[:5]}) == 5


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_every_trading_post_has_a_tile_of_its_colour(rules: Any) -> None:
    state, _ = fresh(3, rules=rules)
    board = DATA.boards[rules]
    for name, there in state.provinces.items():
        assert there.tile is not None
        station = board.nodes[name].station
        if station == "white":
            assert there.tile in DATA.specials
        else:
            assert DATA.tiles[there.tile].station == station
    assert {there.up for there in state.provinces.values()} == {rules == "advanced"}
    assert len(state.provinces) == (38 if rules == "advanced" else 30)
    assert len(state.mystery_deck) == (18 if rules == "advanced" else 0)


def test_the_next_ship_lies_open_in_the_expert_variant_only() -> None:
    plain, quiet = fresh(2)
    expert, events = fresh(2, preview_next_ship="on")
    assert GAME.public(plain)["deck"] == {"count": 16, "back": "grey", "next": None}
    assert "ship_previewed" not in kinds(quiet)
    assert GAME.public(expert)["deck"]["next"] == expert.deck[-1]
    assert told(events, "ship_previewed") == [{"ship": expert.deck[-1]}]


def test_chance_picks_the_start_player_where_the_host_does_not() -> None:
    colours = tuple((colour,) for colour in INFO.colours)
    starts = {
        GAME.setup(Config(4, colours, None), Stream(f"table {number}".encode()))[0].start
        for number in range(40)
    }
    assert starts == {0, 1, 2, 3}


def test_a_configuration_that_is_not_offered_is_none() -> None:
    with pytest.raises(ValueError, match="5 seats"):
        fresh(5)
    with pytest.raises(ValueError, match="rules"):
        fresh(3, rules="long")
