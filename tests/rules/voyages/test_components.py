"""The component data: rules follow it, and what cannot be played with is named."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from server.bots.arena import configs
from server.playouts.many import one
from server.rules.voyages.game import Voyages
from tests.rules.voyages.data import COMPONENTS
from tests.rules.voyages.positions import DATA

Data = dict[str, Any]


@pytest.fixture
def data() -> Data:
    """A host's own copy of the data."""
    return copy.deepcopy(COMPONENTS)


def test_there_is_as_much_as_the_rulebook_counts() -> None:
    counts = COMPONENTS["counts"]
    assert len(DATA.contracts) == counts["contract"] == 44
    assert sum(contract.starting for contract in DATA.contracts.values()) == counts["starting_contract"]
    assert len(DATA.cards) == counts["city_card"] == 31
    assert len(DATA.goals) == counts["goal_card"] == 18
    assert len(DATA.outposts) == counts["outpost_bonus"] == 10
    assert len(DATA.city_bonuses) == counts["city_bonus_tile"] == 6
    assert sum(character["tiles"] for character in COMPONENTS["characters"]) == counts["character_tile"] == 10
    assert max(plan.black_dice for plan in DATA.seats.values()) == counts["dice_black"]


def test_every_form_of_city_card_is_there() -> None:
    kinds = {card.kind for card in DATA.cards.values()}
    assert kinds == {"per_pip", "die_table", "per_owned", "exchange", "swap"}


def test_every_goal_names_a_large_and_a_small_city() -> None:
    for goal in DATA.goals.values():
        large, small = goal.cities
        assert (large in DATA.large, small in DATA.small) == (True, True)


def test_every_group_of_data_says_where_it_is_from(data: Data) -> None:
    sources = {"rulebook", "public", "house"}
    for group, entry in data["provenance"].items():
        assert set(entry["source"].split("+")) <= sources, group
    described = {name.split(".")[0] for name in data["provenance"]}
    assert set(data) - {"schema", "provenance"} <= described


def spoil(*path: Any, value: Any) -> Callable[[Data], None]:
    """Puts a value at a place in the data."""

    def spoiled(data: Data) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value

    return spoiled


def without(*path: Any) -> Callable[[Data], None]:
    """Takes something out of the data."""

    def spoiled(data: Data) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        del place[path[-1]]

    return spoiled


@pytest.mark.parametrize(
    ("spoilt", "named"),
    [
        (without("contracts"), "contracts"),
        (spoil("rounds", value=0), "rounds"),
        (spoil("rounds", value=9), "contracts"),
        (spoil("colours", value=["blue"]), "colours"),
        (spoil("resources", 2, "good", value=False), "goods"),
        (spoil("contracts", 0, "id", value="con_01"), "con_01"),
        (spoil("contracts", 0, "cost", "vp", value=1), "start_1"),
        (spoil("contracts", 0, "reward", "camel", value=0), "start_1"),
        (spoil("contracts", 0, "reward", "luck", value=1), "start_1"),
        (spoil("city_cards", 1, "table", value=[{"gold": 1}]), "cc_gold_die"),
        (spoil("city_cards", 1, "table", 0, value={"silk": 1}), "cc_gold_die"),
        (spoil("city_cards", 9, "cost", value={}), "cc_2gold_4vp"),
        (spoil("city_cards", 9, "kind", value="gift"), "kind"),
        (spoil("city_bonuses", 0, "gain", value={"move": 1}), "cb_coin5"),
        (spoil("city_bonuses", 0, "gain", value={"other_city_bonus": 1}), "city_bonuses"),
        (without("city_bonuses", 0), "city_bonuses"),
        (spoil("setup", "city_bonuses", "anxi", value="cb_vp3"), "setup.city_bonuses"),
        (spoil("setup", "start_node", value="beijing"), "setup.start_node"),
        (spoil("setup", "by_seats", "4", "khan_dummies", value=[7]), "setup for 4"),
        (spoil("setup", "first_characters", value=["nobody"]), "setup.first_characters"),
        (spoil("setup", "goals_dealt", value=1), "setup.goals"),
        (spoil("goals", 0, "cities", value=["anxi", "anxi"]), "goal_alexandria_anxi"),
        (spoil("goal_city_points", value=[0, 1]), "goal_city_points"),
        (spoil("map", "nodes", 8, "kind", value="oasis"), "Beijing"),
        (
            spoil("map", "roads", 0, value={"a": "venezia", "b": "venezia", "cost": {}}),
            "road venezia-venezia",
        ),
        (spoil("map", "roads", 0, "cost", value={"gold": 1}), "road venezia-oasis_a"),
        (spoil("map", "city_card_slots", 0, "city", value="anxi"), "slot_moscow"),
        (spoil("spaces", 6, "dice", value=2), "khan"),
        (spoil("bazaar", 0, "rows", value=[]), "bazaar_camel"),
        (spoil("travel_cost", value=[3, 7]), "travel_cost"),
        (spoil("contract_slots", 0, "slot", value=2), "contract_slots"),
        (spoil("bonus_actions", "reroll", "cost", value={}), "reroll"),
        (spoil("characters", 4, "start_node", value="atlantis"), "kubilai"),
        (
            spoil("characters", 3, "when_others_use", value={"2": {"bazaar": 1, "khan": {}, "take5": {}}}),
            "mercator",
        ),
        (spoil("scoring", "beijing", value=[10]), "scoring.beijing"),
        (spoil("scoring", "coins_per_vp", value=0), "scoring"),
    ],
)
def test_what_cannot_be_played_with_is_named(data: Data, spoilt: Callable[[Data], None], named: str) -> None:
    spoilt(data)
    with pytest.raises(ValueError, match="voyages components") as fault:
        Voyages(data)
    assert named in str(fault.value)


def test_a_host_can_put_in_other_numbers(data: Data) -> None:
    # given dearer steps, other rows, shorter games and an eighth of everything else
    data["travel_cost"] = [1, 2, 3, 4, 5, 6]
    data["bazaar"][0]["rows"] = [{"camel": 2}, {"camel": 4, "black_die": 1}]
    data["rounds"] = 3
    data["city_bonuses"][0]["gain"] = {"any_good": 2}
    data["outpost_bonuses"][0]["gain"] = {"contract": 1, "move": 2, "vp": 1}
    game = Voyages(data)
    # then it can be played to the end
    for seed, way in enumerate(configs(game, 3)):
        record = one(game, way, seed)
        assert record.broke is None, record.broke
