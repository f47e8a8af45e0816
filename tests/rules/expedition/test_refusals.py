"""Refusals: the code, the facts that go with it, and the order in which they are checked (section 15)."""

from typing import Any

import msgspec
import pytest

from server.rules.expedition.state import State
from server.rules.game import IllegalMove
from tests.rules.expedition.positions import GAME, do, position, refused

THREE = {"red": (0, 8), "blue": (1, 6), "green": (2, 4)}
"""Red in front, next for it: three of one colour on space 9."""
FOUR = {"red": (0, 4), "orange": (0, 7), "blue": (1, 5), "green": (1, 6)}
"""Two players; next for red is 8 (a leader), for orange too."""

HAND = {"0": ["red-oil-1", "red-silk-1", "blue-leader-1"]}


def two(**given: Any) -> State:
    return position(FOUR, players=2, **given)


def over(state: State) -> State:
    return msgspec.structs.replace(state, phase="over")


ORDER: list[tuple[State, int, dict[str, Any], str]] = [
    (over(position(THREE)), 1, {"cmd": "end_turn"}, "game_over"),
    (position(THREE, turn={"must_draw": True}), 1, {"cmd": "end_turn"}, "not_your_turn"),
    (
        position(THREE, turn={"must_draw": True}),
        0,
        {"cmd": "step", "figure": "blue", "cards": []},
        "must_draw",
    ),
    (position(THREE, turn={"must_draw": True}), 0, {"cmd": "ballast", "figure": "blue"}, "must_draw"),
    (position(THREE, turn={"must_draw": True}), 0, {"cmd": "end_turn"}, "must_draw"),
    (two(turn={"figure_moved": "red"}), 0, {"cmd": "ballast", "figure": "blue"}, "not_your_figure"),
    (position(THREE), 0, {"cmd": "ballast", "figure": "white"}, "not_your_figure"),
    (
        two(turn={"figure_moved": "red"}),
        0,
        {"cmd": "step", "figure": "orange", "cards": ["red-oil-1", "red-oil-1"]},
        "one_figure_per_turn",
    ),
    (
        two(turn={"figure_moved": "red", "ballast_used": True}),
        0,
        {"cmd": "ballast", "figure": "orange"},
        "one_figure_per_turn",
    ),
    (
        position(THREE),
        0,
        {"cmd": "step", "figure": "red", "cards": ["red-oil-1", "red-oil-1"]},
        "duplicate_card",
    ),
    (
        position(THREE, hands=HAND),
        0,
        {"cmd": "step", "figure": "red", "cards": ["red-oil-1", "red-oil-2"]},
        "card_not_in_hand",
    ),
    (
        position(THREE, hands=HAND),
        0,
        {"cmd": "step", "figure": "red", "cards": ["red-oil-1", "red-silk-1"]},
        "requirement_not_met",
    ),
    (
        position(THREE, gold=[0, 3, 3], turn={"figure_moved": "red", "ballast_used": True}),
        0,
        {"cmd": "ballast", "figure": "red"},
        "ballast_already_used",
    ),
    (position(THREE, gold=[0, 3, 3]), 0, {"cmd": "ballast", "figure": "red"}, "no_gold"),
    (position(THREE), 0, {"cmd": "ballast", "figure": "red"}, "not_passed_by_opponent"),
    (
        position(THREE, display=["red-oil-1"]),
        0,
        {"cmd": "draw", "source": "display", "card": "red-oil-2"},
        "card_not_in_display",
    ),
    (position(THREE), 0, {"cmd": "draw", "source": "display"}, "card_not_in_display"),
    (
        position(THREE, display=["red-oil-1"], rest="hand:1"),
        0,
        {"cmd": "draw", "source": "pile"},
        "nothing_to_draw",
    ),
    (position(THREE), 0, {"cmd": "end_turn"}, "draw_is_mandatory"),
    (position(THREE, display=[], rest="discard"), 0, {"cmd": "end_turn"}, "draw_is_mandatory"),
]


@pytest.mark.parametrize(("state", "seat", "command", "code"), ORDER)
def test_the_first_rule_broken_is_named(state: State, seat: int, command: dict[str, Any], code: str) -> None:
    assert refused(state, seat, **command)[0] == code


def test_every_code_of_the_game_is_met_above() -> None:
    assert {code for *_, code in ORDER} == set(GAME.info.refusals)


@pytest.mark.parametrize(
    ("space", "cards", "lacking"),
    [
        # Space 4 asks for two equal goods, 9 for three of one colour, 13 for all five colours,
        # 17 for one of every good, 2 for a leader.
        (
            3,
            ["red-leader-1"],
            {"to": 4, "type": "same_goods", "count": 2, "have": 0, "missing": 2, "groups": []},
        ),
        (
            3,
            ["red-oil-1", "blue-silk-1"],
            {"to": 4, "type": "same_goods", "count": 2, "have": 1, "missing": 1, "groups": ["oil", "silk"]},
        ),
        (
            8,
            ["red-oil-1", "red-leader-1", "blue-silk-1"],
            {"to": 9, "type": "same_colour", "count": 3, "have": 2, "missing": 1, "groups": ["red"]},
        ),
        (
            12,
            ["red-oil-1", "red-leader-1", "blue-silk-1", "green-leader-1"],
            {
                "to": 13,
                "type": "five_colours",
                "count": 5,
                "have": 3,
                "missing": 2,
                "groups": ["yellow", "purple"],
            },
        ),
        (
            16,
            ["red-oil-1", "red-silk-1", "blue-silk-1", "green-leader-1"],
            {
                "to": 17,
                "type": "each_good",
                "count": 4,
                "have": 2,
                "missing": 2,
                "groups": ["spice", "fruit"],
            },
        ),
        (1, [], {"to": 2, "type": "leaders", "count": 1, "have": 0, "missing": 1, "groups": []}),
    ],
)
def test_a_price_that_cannot_be_paid_says_what_is_missing(
    space: int, cards: list[str], lacking: dict[str, Any]
) -> None:
    state = position({"red": (0, space), "blue": (1, 0), "green": (2, 25)}, hands={"0": cards})

    listed = next(template for template in GAME.moves(state, 0) if template.cmd == "step")

    assert listed.refused is not None
    assert (listed.refused.code, listed.refused.params) == ("requirement_not_met", lacking)
    with pytest.raises(IllegalMove) as refusal:
        do(state, 0, "step", figure="red", cards=cards)
    assert refusal.value.params == lacking


def test_too_many_cards_are_refused_though_none_is_missing() -> None:
    """R3: exactly the cards asked for."""
    fruit = ["red-fruit-1", "blue-fruit-1", "green-fruit-1", "yellow-fruit-1"]
    state = position({"red": (0, 10), "blue": (1, 9), "green": (2, 8)}, hands={"0": fruit})

    with pytest.raises(IllegalMove) as refusal:
        do(state, 0, "step", figure="red", cards=fruit)

    assert (refusal.value.params["have"], refusal.value.params["missing"]) == (3, 0)


@pytest.mark.parametrize(
    "nonsense",
    [
        {},
        {"cmd": "fly"},
        {"cmd": "step", "figure": "red"},
        {"cmd": "step", "figure": "red", "cards": "red-oil-1"},
        {"cmd": "step", "figure": "red", "cards": [1]},
        {"cmd": "step", "figure": None, "cards": []},
        {"cmd": "ballast", "figure": "red", "seat": 0},
        {"cmd": "draw"},
        {"cmd": "draw", "source": "discard"},
        {"cmd": "draw", "source": "pile", "card": "red-oil-1"},
        {"cmd": "end_turn", "card": "red-oil-1"},
    ],
)
def test_what_is_no_command_cannot_be_read(nonsense: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(nonsense, GAME.move_type)
