"""The set-up (section 4 of the rules)."""

from typing import Any

import msgspec
import pytest

from server.rules.game import Config
from server.rules.rng import Stream
from tests.rules.expedition.positions import GAME

COLOURS = ("red", "blue", "green", "orange", "white")


def config(count: int, **other: Any) -> Config:
    """A set-up for so many seats, with the first colours, perhaps with other values."""
    each = 2 if count == 2 else 1
    colours = tuple(COLOURS[seat * each : (seat + 1) * each] for seat in range(count))
    return msgspec.structs.replace(Config(count, colours), **other)


@pytest.mark.parametrize(("seats", "hand", "pile"), [(2, 10, 30), (3, 5, 35), (4, 5, 30), (5, 5, 25)])
def test_cards_are_dealt_by_the_number_of_seats(seats: int, hand: int, pile: int) -> None:
    state, _ = GAME.setup(config(seats), Stream(b"deal"))

    assert [len(cards) for cards in state.hands] == [hand] * seats
    assert (len(state.display), len(state.pile)) == (5, pile)
    assert state.gold == [3] * seats
    dealt = [card for cards in (*state.hands, state.display, state.pile) for card in cards]
    assert sorted(dealt) == sorted(card["id"] for card in GAME.components["cards"])


def test_figures_follow_clockwise_from_the_start_seat() -> None:
    state, events = GAME.setup(config(3, start=2), Stream(b"deal"))

    assert {colour: figure.space for colour, figure in state.figures.items()} == {
        "green": 0,
        "red": 1,
        "blue": 2,
    }
    assert (state.start, state.active) == (2, 2)
    assert [event.kind for event in events] == ["game_started"]


def test_two_players_place_their_figures_by_turns() -> None:
    state, _ = GAME.setup(config(2, start=1), Stream(b"deal"))

    assert {colour: figure.seat for colour, figure in state.figures.items()} == {
        "green": 1,
        "red": 0,
        "orange": 1,
        "blue": 0,
    }
    assert [figure.space for figure in state.figures.values()] == [0, 1, 2, 3]


def test_chance_picks_the_start_seat_where_the_host_names_none() -> None:
    starts = {GAME.setup(config(5), Stream(b"table %d" % number))[0].start for number in range(60)}

    assert starts == {0, 1, 2, 3, 4}


def test_the_same_chance_deals_the_same_cards_and_another_one_others() -> None:
    first, again, other = (GAME.setup(config(4), Stream(key))[0] for key in (b"a", b"a", b"b"))

    assert first == again
    assert first.hands != other.hands


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (config(3, seats=6), "6 seats"),
        (config(3, colours=(("red",), ("blue",))), "each of 3 seats"),
        (config(3, colours=(("red",), ("red",), ("blue",))), "colours"),
        (config(3, colours=(("red",), ("pink",), ("blue",))), "colours"),
        (config(2, colours=(("red",), ("blue",))), "needs 2"),
        (config(3, start=3), "seat 3"),
        (config(3, options={"variant": "both_figures"}), "not offered for 3"),
        (config(2, options={"variant": "three_figures"}), "not offered"),
        (config(2, options={"speed": "fast"}), "not offered"),
    ],
)
def test_what_the_lobby_cannot_offer_is_refused(wrong: Config, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.setup(wrong, Stream(b"deal"))
