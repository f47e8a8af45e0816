"""Who may see what (section 3 of the rules)."""

import pytest

from server.rules.expedition.state import State
from server.rules.rng import Stream
from tests.rules.expedition.positions import GAME, do, games, position, told_to

FIGURES = {"red": (0, 5), "blue": (1, 8), "green": (2, 4)}
OPEN = ["red-leader-1", "blue-leader-1", "red-leader-2", "blue-leader-2", "red-leader-3"]


@pytest.fixture
def state() -> State:
    return position(
        FIGURES,
        hands={"0": ["red-oil-1", "red-oil-2"], "1": ["blue-oil-1"], "2": ["green-oil-1"]},
        display=OPEN,
        pile=["yellow-oil-1", "yellow-oil-2"],
    )


def test_the_public_part_has_counts_for_what_is_hidden(state: State) -> None:
    assert GAME.public(state) == {
        "variant": "base",
        "phase": "act",
        "active": 0,
        "start": 0,
        "figures": {
            "red": {"seat": 0, "space": 5},
            "blue": {"seat": 1, "space": 8},
            "green": {"seat": 2, "space": 4},
        },
        "gold": [3, 3, 3],
        "hand_counts": [2, 1, 1],
        "display": OPEN,
        "pile_count": 46,
        "discard": [],
        "chests": {"9": 1, "11": 1, "13": 2, "15": 1, "21": 1, "22": 2, "24": 1, "25": 2, "27": 1, "29": 1},
        "interim_done": False,
        "turn": None,
        "idle_turns": 0,
    }


def test_a_seat_knows_its_own_hand_beyond_it(state: State) -> None:
    assert GAME.private(state, 0) == {"hand": ["red-oil-1", "red-oil-2"]}


@pytest.mark.parametrize(
    ("seats", "seen"),
    [
        ([], set()),
        ([1], {"blue-oil-1"}),
        ([0, 2], {"red-oil-1", "red-oil-2", "green-oil-1"}),
        ([0, 1, 2], {"red-oil-1", "red-oil-2", "blue-oil-1", "green-oil-1"}),
    ],
)
def test_hidden_are_the_pile_and_the_hands_of_the_others(
    state: State, seats: list[int], seen: set[str]
) -> None:
    [unseen] = GAME.hidden(state, seats)

    assert set(unseen) == set(GAME.data.cards) - seen - set(OPEN)


def test_who_looks_on_cannot_tell_a_redealt_state_from_the_true_one(state: State) -> None:
    dealt = GAME.redeal(state, [0], Stream(b"again"))

    assert GAME.public(dealt) == GAME.public(state)
    assert GAME.private(dealt, 0) == GAME.private(state, 0)
    assert dealt.pile != state.pile
    assert sorted(dealt.hands[1] + dealt.hands[2] + dealt.pile) == sorted(
        state.hands[1] + state.hands[2] + state.pile
    )


def test_a_redeal_reaches_every_hidden_place(state: State) -> None:
    seen = {GAME.redeal(state, [0], Stream(b"%d" % number)).hands[1][0] for number in range(400)}

    assert len(seen) == 48


def test_a_redeal_for_all_seats_shuffles_the_pile_alone(state: State) -> None:
    dealt = GAME.redeal(state, [0, 1, 2], Stream(b"again"))

    assert dealt.hands == state.hands
    assert dealt.pile != state.pile
    assert sorted(dealt.pile) == sorted(state.pile)


def test_a_card_drawn_from_the_pile_is_told_to_its_drawer_alone(state: State) -> None:
    after, events = do(state, 0, "draw", source="pile")

    assert told_to(events, after, 0)[0] == {"kind": "drew_pile", "seat": 0, "card": "yellow-oil-1"}
    for viewer in (1, 2, None):
        assert told_to(events, after, viewer)[0] == {"kind": "drew_pile", "seat": 0}


def test_a_card_drawn_from_the_display_and_its_successor_are_told_to_all(state: State) -> None:
    after, events = do(state, 0, "draw", source="display", card="red-leader-1")

    for viewer in (0, 1, 2, None):
        assert told_to(events, after, viewer)[:2] == [
            {"kind": "drew_display", "seat": 0, "card": "red-leader-1"},
            {"kind": "display_filled", "cards": ["yellow-oil-1"]},
        ]


def test_every_field_of_every_event_is_one_that_may_be_told() -> None:
    """What `info` does not list would be lost on the way."""
    for moments in games(10, seed=700):
        for moment in moments:
            for event in moment.events:
                kind = GAME.info.events[event.kind]
                assert set(event.data) <= set(kind.public)
                for own in event.private.values():
                    assert set(own) <= set(kind.private)
