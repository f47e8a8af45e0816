"""The component data: rules follow it, and what cannot be played with is named (section 13)."""

import copy

import pytest

from server.cases.expedition import given_state
from server.rules import registry
from server.rules.expedition.game import Expedition
from server.rules.game import Pick
from tests.rules.components import Data, Spoil, put


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


def _twice(data: Data) -> None:
    data["cards"].append(data["cards"][0])


def _without_a_card(data: Data) -> None:
    data["cards"].pop()


def _without_a_figure(data: Data) -> None:
    data["figures"].pop()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (put("cards", 3, "colour", value="pink"), "card 'red-spice-2': no such colour: 'pink'"),
        (put("cards", 3, "good", value="salt"), "card 'red-spice-2': no such good: 'salt'"),
        (put("cards", 8, "good", value="oil"), "card 'red-leader-1': a caravan leader shows no good"),
        (put("cards", 0, "type", value="coin"), r"cards\[0\]"),
        (_twice, "cards 'red-oil-1': stands there 2 times"),
        (_without_a_card, "setup for 2: 29 cards are left"),
        (_without_a_figure, "figures: must be red, blue"),
        (put("board", "spaces", 5, "index", value=6), "board space 5: its index is 6"),
        (put("board", "spaces", 5, "kind", value="goal"), "board space 5: cannot be of kind 'goal'"),
        (put("board", "spaces", 18, "leg", value=1), "board space 18: cannot be in leg 1"),
        (put("board", "spaces", 9, "chest", value=-1), "board space 9: a chest cannot be worth -1"),
        (put("board", "spaces", 1, "chest", value=1), "setup for 2: chests lie on start spaces"),
        (put("board", "spaces", 9, "requirement", value=None), "board space 9: all spaces but the start"),
        (
            put("board", "spaces", 9, "requirement", value={"type": "six_cards", "count": 1}),
            "board space 9: no such requirement: 'six_cards'",
        ),
        (
            put("board", "spaces", 9, "requirement", value={"type": "leaders", "count": 3}),
            "board space 9: leaders cannot ask for 3",
        ),
        (put("board", "goal", value=29), "board: start, stage_end and goal"),
        (put("board", "stage_end", value=30), "board: start, stage_end and goal"),
        (put("goods", value=[{"id": "oil"}]), "card 'red-spice-1': no such good"),
        (put("scoring", "interim", "12", value=2), "scoring interim: differs from the board"),
        (put("constants", "cards_drawn_per_turn", value=2), "constants.cards_drawn_per_turn: only 1"),
        (put("constants", "ballast_per_turn", value=2), "constants.ballast_per_turn: only 1"),
        (put("constants", "hand_limit", value=7), "constants.hand_limit"),
        (put("constants", "display_size", value=6), "setup for 2: display differs"),
        (put("constants", "starting_gold", value=4), "setup for 2: starting_gold differs"),
        (put("setup", "3", "starting_hand", value=20), "setup for 3: -10 cards"),
        (put("setup", "3", "figures_per_player", value=2), "setup for 3: figures_per_player"),
        (
            put("setup", "3", "placement_order_by_turn_offset", value=[0, 1, 1]),
            "setup for 3: each seat places",
        ),
        (
            put("setup", "3", "start_spaces_in_placement_order", value=[0, 1, 3]),
            "setup for 3: figures start",
        ),
        (put("setup", "7", value={}), r"setup"),
        (put("constants", value=None), "constants"),
    ],
)
def test_data_that_cannot_be_played_with_is_refused_by_the_name_of_the_item(
    data: Data, change: Spoil, fault: str
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
