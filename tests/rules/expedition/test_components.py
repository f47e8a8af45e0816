"""The component data: rules follow it, and what cannot be played with is named (section 13)."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from server.cases.expedition import given_state
from server.rules import registry
from server.rules.expedition.game import Expedition
from server.rules.game import Pick

Data = dict[str, Any]


@pytest.fixture
def data() -> Data:
    """A host's own copy of the data."""
    return copy.deepcopy(registry.components("expedition"))


def space(data: Data, number: int) -> Data:
    found: Data = data["board"]["spaces"][number]
    return found


def test_a_printed_board_with_other_prices_and_chests_is_played_by_them(data: Data) -> None:
    space(data, 6).update(requirement={"type": "same_goods", "count": 2}, chest=2)
    data["constants"]["ballast_cost"] = 2
    game = Expedition(data)
    figures = {"red": (0, 5), "blue": (1, 9), "green": (2, 4)}
    state = given_state(
        game,
        {
            "players": 3,
            "figures": {colour: {"seat": seat, "space": at} for colour, (seat, at) in figures.items()},
            "hands": {"0": ["red-oil-1", "blue-oil-1", "green-leader-1"]},
            "chests": {"6": 2},
        },
    )

    step, ballast, *_ = game.moves(state, 0)

    assert step.choose == {"cards": ((Pick(2, ("red-oil-1", "blue-oil-1")),),)}
    assert step.tells["chest"] == 2
    assert ballast.tells["gold"] == 1


def test_a_shorter_road_with_a_smaller_deck_can_be_played_to_its_end(data: Data) -> None:
    """Nothing of spaces, scores or counts stands in code."""
    board = data["board"]
    board["spaces"] = [s for s in board["spaces"] if s["index"] not in (18, 19, 20)]
    for number, entry in enumerate(board["spaces"]):
        entry["index"] = number
    board["goal"] = 27
    final = data["scoring"]["final"]
    data["scoring"]["final"] = {str(int(number) - 3): gold for number, gold in final.items()}
    data["cards"] = [card for card in data["cards"] if card["id"] != "purple-leader-3"]
    for setup in data["setup"].values():
        setup["draw_pile_after_setup"] -= 1

    game = Expedition(data)

    assert (game.data.goal, len(game.data.road), len(game.data.cards)) == (27, 28, 54)
    assert game.data.final[27] == 7


def _set(*path: Any, value: Any) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value

    return change


def _twice(data: Data) -> None:
    data["cards"].append(data["cards"][0])


def _without_a_card(data: Data) -> None:
    data["cards"].pop()


def _without_a_figure(data: Data) -> None:
    data["figures"].pop()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (_set("cards", 3, "colour", value="pink"), "card 'red-spice-2': no such colour: 'pink'"),
        (_set("cards", 3, "good", value="salt"), "card 'red-spice-2': no such good: 'salt'"),
        (_set("cards", 8, "good", value="oil"), "card 'red-leader-1': a caravan leader shows no good"),
        (_set("cards", 0, "type", value="coin"), r"cards\[0\]"),
        (_twice, "cards 'red-oil-1': stands there 2 times"),
        (_without_a_card, "setup for 2: 29 cards are left"),
        (_without_a_figure, "figures: must be red, blue"),
        (_set("board", "spaces", 5, "index", value=6), "board space 5: its index is 6"),
        (_set("board", "spaces", 5, "kind", value="goal"), "board space 5: cannot be of kind 'goal'"),
        (_set("board", "spaces", 18, "leg", value=1), "board space 18: cannot be in leg 1"),
        (_set("board", "spaces", 9, "chest", value=-1), "board space 9: a chest cannot be worth -1"),
        (_set("board", "spaces", 1, "chest", value=1), "setup for 2: chests lie on start spaces"),
        (_set("board", "spaces", 9, "requirement", value=None), "board space 9: all spaces but the start"),
        (
            _set("board", "spaces", 9, "requirement", value={"type": "six_cards", "count": 1}),
            "board space 9: no such requirement: 'six_cards'",
        ),
        (
            _set("board", "spaces", 9, "requirement", value={"type": "leaders", "count": 3}),
            "board space 9: leaders cannot ask for 3",
        ),
        (_set("board", "goal", value=29), "board: start, stage_end and goal"),
        (_set("board", "stage_end", value=30), "board: start, stage_end and goal"),
        (_set("goods", value=[{"id": "oil"}]), "card 'red-spice-1': no such good"),
        (_set("scoring", "interim", "12", value=2), "scoring interim: differs from the board"),
        (_set("constants", "cards_drawn_per_turn", value=2), "constants.cards_drawn_per_turn: only 1"),
        (_set("constants", "ballast_per_turn", value=2), "constants.ballast_per_turn: only 1"),
        (_set("constants", "hand_limit", value=7), "constants.hand_limit"),
        (_set("constants", "display_size", value=6), "setup for 2: display differs"),
        (_set("constants", "starting_gold", value=4), "setup for 2: starting_gold differs"),
        (_set("setup", "3", "starting_hand", value=20), "setup for 3: -10 cards"),
        (_set("setup", "3", "figures_per_player", value=2), "setup for 3: figures_per_player"),
        (
            _set("setup", "3", "placement_order_by_turn_offset", value=[0, 1, 1]),
            "setup for 3: each seat places",
        ),
        (
            _set("setup", "3", "start_spaces_in_placement_order", value=[0, 1, 3]),
            "setup for 3: figures start",
        ),
        (_set("setup", "7", value={}), r"setup"),
        (_set("constants", value=None), "constants"),
    ],
)
def test_data_that_cannot_be_played_with_is_refused_by_the_name_of_the_item(
    data: Data, change: Callable[[Data], None], fault: str
) -> None:
    change(data)

    with pytest.raises(ValueError, match=fault):
        Expedition(data)


def test_a_requirement_that_the_whole_deck_cannot_pay_is_refused(data: Data) -> None:
    leaders = next(kind for kind in data["requirement_types"] if kind["id"] == "leaders")
    leaders["counts"].append(16)
    space(data, 9)["requirement"] = {"type": "leaders", "count": 16}

    with pytest.raises(ValueError, match="board space 9: leaders 16 is more than the whole deck could pay"):
        Expedition(data)


def test_one_of_each_must_ask_for_as_many_as_there_are(data: Data) -> None:
    each = next(kind for kind in data["requirement_types"] if kind["id"] == "each_good")
    each["counts"].append(3)
    space(data, 9)["requirement"] = {"type": "each_good", "count": 3}

    with pytest.raises(ValueError, match="board space 9: each_good 3 asks for one of each of 4"):
        Expedition(data)


def test_data_says_of_each_group_where_it_is_from(data: Data) -> None:
    sources = {entry["source"] for entry in data["provenance"].values()}

    assert sources <= {"rulebook", "public", "house", "rulebook+public"}
