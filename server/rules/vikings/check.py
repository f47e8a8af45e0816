"""What of the component data must fit together for the screen, beside what the rules judge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from server.rules.data.conditions import require
from server.rules.data.shape import Plan

Data = Mapping[str, Any]

PLAN = Plan(
    maps=("provenance", "modes"),
    drawn=(
        "roles[].id",
        "roles[].colour",
        "rows[].id",
        "islands[].building",
        "ships[].sail",
        "specials[].kept",
        "specials[].row",
        "specials[].effect.building",
    ),
    references={
        "ships[].threatens[]": "rows[].id",
        "specials[].row": "rows[].id",
        "specials[].effect.role": "roles[].id",
        "specials[].effect.building": "islands[].building",
    },
    counts={
        "stacks.count": "board.stacks",
        "stacks.tiles": "wheel.slots",
        "special_stacks.face_up": "special_stacks.positions.face_up",
    },
)


def _check_places(data: Data) -> None:
    """There is a place on the board for everything."""
    special = data["special_stacks"]
    stacks = len(special["positions"]["stacks"])
    require(stacks == len(special["sizes"]), "special_stacks.positions.stacks", "must be one for each stack")
    points = {f"special_stacks.positions.{name}": at for name, at in special["positions"].items()}
    points |= {f"wheel.slots[{i}]": list(slot.values()) for i, slot in enumerate(data["wheel"]["slots"])}
    points["wheel"] = [data["wheel"]["centre"]]
    for item, places in points.items():
        require(all(len(point) == 2 for point in places), item, "a place has an x and a y")
    require(data["board"]["score_track"]["spaces"] >= 1, "board.score_track.spaces", "must be at least 1")
    require(data["grid"]["columns_in_view"] >= 1, "grid.columns_in_view", "must be at least 1")


def _check_coins(data: Data) -> None:
    """Coins are worth something."""
    for coin in data["coins"]:
        fine = min(coin["value"], coin["count"]) >= 1
        require(fine, f"coins, {coin['value']}", "value and count must be at least 1")


def _check_specials(data: Data) -> None:
    """What is kept beside a row says beside which."""
    for special in data["specials"]:
        beside = special["kept"] == "beside"
        require(
            beside == (special["row"] is not None), f"special {special['type']!r}", "kept does not fit row"
        )


CHECKS = (_check_places, _check_coins, _check_specials)
