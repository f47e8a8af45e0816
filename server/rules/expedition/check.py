"""What of the component data must fit together for the screen, beside what the rules judge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from server.rules.data.conditions import require
from server.rules.data.shape import Plan
from server.rules.expedition.info import INFO

Data = Mapping[str, Any]

PLAN = Plan(
    maps=("provenance",),
    drawn=(
        "card_colours[].id",
        "goods[].id",
        "figures[].id",
        "requirement_types[].id",
        "requirement_types[].symbol",
        "board.spaces[].terrain",
        "board.aspect_ratio",
    ),
    references={
        "cards[].colour": "card_colours[].id",
        "cards[].good": "goods[].id",
        "figures[].merchant_card": "merchant_cards[].id",
        "merchant_cards[].colour": "figures[].id",
        "board.spaces[].requirement.type": "requirement_types[].id",
    },
    counts={"card_counts.total": "cards"},
)


def _check_counts(data: Data) -> None:
    """The deck is counted as it is."""
    cards, counts = data["cards"], data["card_counts"]
    leaders = sum(card["type"] == "leader" for card in cards)
    require(counts["leaders"] == leaders, "card_counts.leaders", f"must be {leaders}")
    require(counts["goods"] == len(cards) - leaders, "card_counts.goods", f"must be {len(cards) - leaders}")
    each = {
        "per_colour": [sum(c["colour"] == one["id"] for c in cards) for one in data["card_colours"]],
        "per_good": [sum(c["good"] == one["id"] for c in cards) for one in data["goods"]],
    }
    for name, found in each.items():
        require({counts[name]} == set(found), f"card_counts.{name}", f"is {counts[name]}, there are {found}")


def _check_road(data: Data) -> None:
    """Spaces have ids and places of their own, and the drawn road leads from each to the next."""
    spaces = data["board"]["spaces"]
    steps = [[number, number + 1] for number in range(len(spaces) - 1)]
    require(data["board"]["edges"] == steps, "board.edges", "must lead from each space to the next")
    ids = [space["id"] for space in spaces]
    places = [(space["x"], space["y"]) for space in spaces]
    for number, space in enumerate(spaces):
        item = f"board.spaces[{number}] {space['id']!r}"
        require(ids.count(space["id"]) == 1, item, "the id stands there more than once")
        require(places.count((space["x"], space["y"])) == 1, item, "lies where another space lies")


def _check_chests(data: Data) -> None:
    """The chests of the board, those that seats begin with and those beside it are all there are."""
    printed = [space["chest"] for space in data["board"]["spaces"]]
    supply = {chest["value"]: chest["count"] - printed.count(chest["value"]) for chest in data["chests"]}
    for number, value in enumerate(printed):
        require(value == 0 or value in supply, f"board.spaces[{number}]", f"there is no chest of {value}")
    for value, left in supply.items():
        require(left >= 0, "chests", f"there are too few of {value} for the board")
    for seats, setup in data["setup"].items():
        taken = {setup["starting_gold"]: int(seats)}
        wanted = {str(value): left - taken.get(value, 0) for value, left in supply.items()}
        item = f"setup.{seats}.chests_left_in_supply"
        require(setup["chests_left_in_supply"] == wanted, item, f"must be {wanted}")


def _check_variants(data: Data) -> None:
    """The variants are those that the lobby offers."""
    values = list(INFO.options[0].values)
    require([one["id"] for one in data["variants"]] == values, "variants", f"must be {', '.join(values)}")
    for one in data["variants"]:
        require(
            set(one["players"]) <= set(INFO.seats), f"variant {one['id']!r}", "is for no number of players"
        )


CHECKS = (_check_counts, _check_road, _check_chests, _check_variants)
