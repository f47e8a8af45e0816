"""What of the component data must fit together for the screen, beside what the rules judge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from server.rules.data.conditions import connected, require
from server.rules.data.shape import Plan

Data = Mapping[str, Any]

PLAN = Plan(
    maps=("provenance",),
    drawn=("goods[].id", "icons[].id", "tile_kinds[].id", "board.aspect_ratio"),
    references={
        "cards[].good": "goods[].id",
        "cards[].icons[]": "icons[].id",
        "cards[].harbour": "harbours[].id",
        "tiles[].kind": "tile_kinds[].id",
        "routes[].a": "harbours[].id",
        "routes[].b": "harbours[].id",
        "setup.by_seats{}.removed_goods[]": "goods[].id",
    },
)


def _check_map(data: Data) -> None:
    """All harbours are on one map, each at a place of its own, and the coasts are shapes."""
    harbours = {harbour["id"]: harbour for harbour in data["harbours"]}
    connected("harbour", harbours, [(route["a"], route["b"]) for route in data["routes"]])
    places = [(harbour["x"], harbour["y"]) for harbour in data["harbours"]]
    for harbour in data["harbours"]:
        alone = places.count((harbour["x"], harbour["y"])) == 1
        require(alone, f"harbour {harbour['id']!r}", "lies where another one lies")
    for land in data["board"]["land"]:
        require(len(land["points"]) >= 3, f"land {land['id']!r}", "is no shape: it needs three points")
    points = {f"land {land['id']!r}": land["points"] for land in data["board"]["land"]}
    points |= {f"route {route['id']!r}": route.get("via", []) for route in data["routes"]}
    for item, places in points.items():
        require(all(len(point) == 2 for point in places), item, "a point has an x and a y")


def _check_tiles(data: Data) -> None:
    """Prestige tiles are only counted."""
    require(data["prestige_tiles"] >= 0, "prestige_tiles", "must not be negative")


CHECKS = (_check_map, _check_tiles)
