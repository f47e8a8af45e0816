"""The component data: rules follow it, and what cannot be played with is named."""

import copy

import pytest

from server.bots.arena import configs
from server.playouts.many import one
from server.rules import registry
from server.rules.voyages.game import Voyages
from tests.rules.components import Data, Spoil, described, put, without
from tests.rules.voyages.positions import DATA


@pytest.fixture
def data() -> Data:
    """A host's own copy of the data."""
    return copy.deepcopy(registry.components("voyages"))


def test_there_is_as_much_as_the_rulebook_counts() -> None:
    components = registry.components("voyages")
    counts = components["counts"]
    assert len(DATA.contracts) == counts["contract"] == 44
    assert sum(contract.starting for contract in DATA.contracts.values()) == counts["starting_contract"]
    assert len(DATA.cards) == counts["city_card"] == 31
    assert len(DATA.goals) == counts["goal_card"] == 18
    assert len(DATA.outposts) == counts["outpost_bonus"] == 10
    assert len(DATA.city_bonuses) == counts["city_bonus_tile"] == 6
    assert sum(character["tiles"] for character in components["characters"]) == counts["character_tile"] == 10
    assert max(plan.black_dice for plan in DATA.seats.values()) == counts["dice_black"]


def test_every_form_of_city_card_is_there() -> None:
    kinds = {card.kind for card in DATA.cards.values()}
    assert kinds == {"per_pip", "die_table", "per_owned", "exchange", "swap"}


def test_every_goal_names_a_large_and_a_small_city() -> None:
    for goal in DATA.goals.values():
        large, small = goal.cities
        assert (large in DATA.large, small in DATA.small) == (True, True)


def test_every_group_of_data_says_where_it_is_from(data: Data) -> None:
    assert set(data) - {"schema", "provenance"} <= described(data)


@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        (without("contracts"), "contracts"),
        (put("rounds", value=0), "rounds"),
        (put("rounds", value=9), "contracts"),
        (put("colours", value=["blue"]), "colours"),
        (put("resources", 2, "good", value=False), "goods"),
        (put("contracts", 0, "id", value="con_01"), "con_01"),
        (put("contracts", 0, "cost", "vp", value=1), "start_1"),
        (put("contracts", 0, "reward", "camel", value=0), "start_1"),
        (put("contracts", 0, "reward", "luck", value=1), "start_1"),
        (put("city_cards", 1, "table", value=[{"gold": 1}]), "cc_gold_die"),
        (put("city_cards", 1, "table", 0, value={"silk": 1}), "cc_gold_die"),
        (put("city_cards", 9, "cost", value={}), "cc_2gold_4vp"),
        (put("city_cards", 9, "kind", value="gift"), "kind"),
        (put("city_bonuses", 0, "gain", value={"move": 1}), "cb_coin5"),
        (put("city_bonuses", 0, "gain", value={"other_city_bonus": 1}), "city_bonuses"),
        (without("city_bonuses", 0), "city_bonuses"),
        (put("setup", "city_bonuses", "anxi", value="cb_vp3"), "setup.city_bonuses"),
        (put("setup", "start_node", value="beijing"), "setup.start_node"),
        (put("setup", "by_seats", "4", "khan_dummies", value=[7]), "setup for 4"),
        (put("setup", "first_characters", value=["nobody"]), "setup.first_characters"),
        (put("setup", "goals_dealt", value=1), "setup.goals"),
        (put("goals", 0, "cities", value=["anxi", "anxi"]), "goal_alexandria_anxi"),
        (put("goal_city_points", value=[0, 1]), "goal_city_points"),
        (put("map", "nodes", 8, "kind", value="oasis"), "Beijing"),
        (
            put("map", "roads", 0, value={"a": "venezia", "b": "venezia", "cost": {}}),
            "road venezia-venezia",
        ),
        (put("map", "roads", 0, "cost", value={"gold": 1}), "road venezia-oasis_a"),
        (put("map", "city_card_slots", 0, "city", value="anxi"), "slot_moscow"),
        (put("spaces", 6, "dice", value=2), "khan"),
        (put("bazaar", 0, "rows", value=[]), "bazaar_camel"),
        (put("travel_cost", value=[3, 7]), "travel_cost"),
        (put("contract_slots", 0, "slot", value=2), "contract_slots"),
        (put("bonus_actions", "reroll", "cost", value={}), "reroll"),
        (put("characters", 4, "start_node", value="atlantis"), "kubilai"),
        (
            put("characters", 3, "when_others_use", value={"2": {"bazaar": 1, "khan": {}, "take5": {}}}),
            "mercator",
        ),
        (put("scoring", "beijing", value=[10]), "scoring.beijing"),
        (put("scoring", "coins_per_vp", value=0), "scoring"),
    ],
)
def test_what_cannot_be_played_with_is_named(data: Data, spoil: Spoil, named: str) -> None:
    spoil(data)
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
