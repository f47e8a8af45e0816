"""The set-up (section 3)."""

from collections import Counter

import pytest

from server.bots.arena import configs
from server.rules.game import Config
from server.rules.oltremare.state import State
from server.rules.rng import Stream
from tests.rules.oltremare.positions import DATA, GAME, kinds


def new_game(seats: int, number: int = 1, start: int | None = None, memory_aid: str = "off") -> State:
    colours = tuple((colour,) for colour in GAME.info.colours[:seats])
    config = Config(seats, colours, start, {"memory_aid": memory_aid})
    return GAME.setup(config, Stream(b"game %d" % number))[0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_gets_cargo_ship_ducats_and_hand(seats: int) -> None:
    state = new_game(seats)
    for player in state.players:
        [card] = player.cargo
        assert player.ship == DATA.cards[card].harbour
        assert player.ship not in state.tiles, "the tile there goes back to the box"
        assert (player.ducats, len(player.hand), player.prestige, player.tile) == (11, 4, 0, None)
    assert len(state.deck) == DATA.plans[seats].deck
    assert len(state.tiles) == 30 - seats
    assert state.phase == "trade", "nobody has to discard in his first turn (R6)"


def test_two_players_play_without_grain() -> None:
    state = new_game(2)
    cards = state.deck + [card for player in state.players for card in player.hand + player.cargo]
    assert len(cards) == 78
    assert "grain" not in map(DATA.good, cards)


def test_every_card_is_somewhere_once() -> None:
    state = new_game(5)
    cards = state.deck + [card for player in state.players for card in player.hand + player.cargo]
    assert sorted(cards) == sorted(DATA.cards)


def test_the_venice_card_lies_around_the_middle_each_depth_as_likely() -> None:
    """R7: from half the deck less 3 to half the deck and 3, counted from above."""
    seen: Counter[int] = Counter()
    for number in range(700):
        state = new_game(3, number)
        assert state.venice is not None
        seen[len(state.deck) - int(state.venice.rpartition("-")[2])] += 1
    assert set(seen) == set(range(38, 45))
    assert min(seen.values()) > 60


def test_the_starting_player_is_given_or_drawn() -> None:
    assert {new_game(3, start=seat).start for seat in range(3)} == {0, 1, 2}
    assert {new_game(3, number).start for number in range(30)} == {0, 1, 2}


def test_ships_are_placed_clockwise_from_the_starting_player() -> None:
    _, events = GAME.setup(configs(GAME, 3)[0], Stream(b"any"))
    placed = [event.data["seat"] for event in events if event.kind == "setup_card"]
    assert placed == [(placed[0] + step) % 3 for step in range(3)]
    assert kinds(events) == ["setup_card"] * 3 + ["dealt", "turn_started"]


def test_the_memory_aid_is_off_unless_it_is_chosen() -> None:
    colours = (("red",), ("blue",))
    assert not GAME.setup(Config(2, colours), Stream(b"any"))[0].memory_aid
    assert new_game(2, memory_aid="on").memory_aid


@pytest.mark.parametrize(
    "config",
    [
        Config(6, (("red",),) * 6),
        Config(2, (("red",),)),
        Config(2, (("red",), ("red",))),
        Config(2, (("red",), ("white",))),
        Config(2, (("red",), ("blue", "green"))),
        Config(2, (("red",), ("blue",)), start=2),
        Config(2, (("red",), ("blue",)), options={"memory_aid": "perhaps"}),
        Config(2, (("red",), ("blue",)), options={"weather": "fine"}),
    ],
)
def test_what_the_lobby_does_not_offer_cannot_be_set_up(config: Config) -> None:
    with pytest.raises(ValueError):
        GAME.setup(config, Stream(b"any"))
