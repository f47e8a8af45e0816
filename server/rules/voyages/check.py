"""What of the component data must fit together for the screen, beside what the rules judge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from server.rules.data.conditions import connected, require
from server.rules.data.shape import Plan

Data = Mapping[str, Any]

AMOUNTS = (
    "setup.city_bonuses",
    "map.roads[].cost",
    "bazaar[].rows[]",
    "take5",
    "money_bag",
    "khan.gain",
    "bonus_actions.reroll.cost",
    "bonus_actions.adjust.cost",
    "bonus_actions.black_die.cost",
    "contracts[].cost",
    "contracts[].reward",
    "city_cards[].gain",
    "city_cards[].cost",
    "city_cards[].table[]",
    "city_cards[].directions[].cost",
    "city_cards[].directions[].gain",
    "city_bonuses[].gain",
    "outpost_bonuses[].gain",
    "characters[].round_start",
    "characters[].when_others_use{}.khan",
    "characters[].when_others_use{}.take5",
)
"""Amounts by resource; the rules judge which there may be."""

PLAN = Plan(
    maps=("provenance", *AMOUNTS),
    drawn=("resources[].id", "spaces[].id", "characters[].id", "characters[].extra_dice[]"),
    references={
        "setup.start_node": "map.nodes[].id",
        "setup.first_characters[]": "characters[].id",
        "setup.city_bonuses{key}": "map.nodes[].id",
        "setup.city_bonuses{}": "city_bonuses[].id",
        "map.roads[].a": "map.nodes[].id",
        "map.roads[].b": "map.nodes[].id",
        "map.city_card_slots[].city": "map.nodes[].id",
        "bazaar[].space": "spaces[].id",
        "bazaar[].resource": "resources[].id",
        "goals[].cities[]": "map.nodes[].id",
        "characters[].start_node": "map.nodes[].id",
    },
    counts={
        "counts.contract": "contracts",
        "counts.city_card": "city_cards",
        "counts.goal_card": "goals",
        "counts.outpost_bonus": "outpost_bonuses",
        "counts.city_bonus_tile": "city_bonuses",
    },
)

UNPLACED = "city_card"
"""The space that is no place on the board: city cards lie in their cities."""


def _check_map(data: Data) -> None:
    """All places are on one map, each at one of its own; so are the action spaces."""
    nodes = {node["id"]: node for node in data["map"]["nodes"]}
    connected("map.nodes", nodes, [(road["a"], road["b"]) for road in data["map"]["roads"]])
    places = [(node["x"], node["y"]) for node in nodes.values()]
    for name, node in nodes.items():
        require(places.count((node["x"], node["y"])) == 1, f"node {name!r}", "lies where another one lies")
    for space in data["spaces"]:
        fine = space["id"] == UNPLACED or {"x", "y"} <= space.keys()
        require(fine, f"space {space['id']!r}", "needs x and y")


def _check_counts(data: Data) -> None:
    """The box is counted as it is."""
    counts = data["counts"]
    starting = sum(contract["starting"] for contract in data["contracts"])
    require(counts["starting_contract"] == starting, "counts.starting_contract", f"must be {starting}")
    tiles = sum(character["tiles"] for character in data["characters"])
    require(counts["character_tile"] == tiles, "counts.character_tile", f"must be {tiles}")
    require(data["khan"]["goods"] >= 0, "khan.goods", "must not be negative")
    require(data["score_track"]["spaces"] >= 1, "score_track.spaces", "must be at least 1")
    letters = [tile["letter"] for tile in data["city_bonuses"]]
    require(len(set(letters)) == len(letters), "city_bonuses", "each needs a letter of its own")


CHECKS = (_check_map, _check_counts)
