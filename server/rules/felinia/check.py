"""What of the component data must fit together for the screen, beside what the rules judge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from server.rules.data.conditions import connected, require
from server.rules.data.shape import Plan

Data = Mapping[str, Any]

PLAN = Plan(
    maps=("provenance", "ships[].goods", "countries[].tile_summary", "resource_cards", "boards"),
    drawn=(
        "goods[].id",
        "goods[].colour",
        "countries[].id",
        "countries[].colour",
        "tile_types[].id",
        "symbols[].id",
        "mystery_cards[].type",
    ),
    references={
        "countries[].good": "goods[].id",
        "countries[].tile_summary{key}": "tile_types[].id",
        "ships[].destination": "countries[].id",
        "ships[].goods{key}": "goods[].id",
        "trade_tiles[].station": "countries[].id",
        "trade_tiles[].type": "tile_types[].id",
        "bonus_tiles[].type": "tile_types[].id",
        "mystery_cards[].cost": "goods[].id",
        "setup{}.markets[]": "places.markets[].id",
        "setup{}.goods[][]": "goods[].id",
        "boards{}.provinces[].country": "countries[].id",
        "boards{}.provinces[].symbols[]": "symbols[].id",
        "boards{}.roads[][]": "boards{}.provinces[].id",
        "boards{}.borders[][]": "boards{}.provinces[].id",
        "boards{}.ports[].country": "countries[].id",
        "boards{}.ports[].landing": "boards{}.provinces[].id",
    },
)


def _check_departures(data: Data) -> None:
    """The printed time is the one by which ships depart."""
    for ship in data["ships"]:
        hours, minutes = divmod(ship["departure_minutes"], 60)
        wanted = f"{hours}:{minutes:02}"
        require(ship["departure"] == wanted, f"ship {ship['id']!r}", f"departure must be {wanted!r}")


def _check_boards(data: Data) -> None:
    """Each side is one island, with a landing place for the ships of each country."""
    countries = [country["id"] for country in data["countries"]]
    for side, board in data["boards"].items():
        provinces = {province["id"]: province for province in board["provinces"]}
        connected(f"{side} board, province", provinces, [*board["roads"], *board["borders"]])
        places = [tuple(province["hex"]) for province in board["provinces"]]
        for name, province in provinces.items():
            item = f"province {name!r}"
            require(len(province["hex"]) == 2, item, "hex must be two numbers")
            require(places.count(tuple(province["hex"])) == 1, item, "lies where another one lies")
        ports = [port["country"] for port in board["ports"]]
        require(sorted(ports) == sorted(countries), f"{side} board, ports", "must be one for each country")
        for port in board["ports"]:
            landing = provinces.get(port["landing"], {})
            fine = landing.get("kind") == "port" and landing.get("country") == port["country"]
            require(
                fine, f"{side} board, port of {port['country']!r}", "its landing is no port of that country"
            )


CHECKS = (_check_departures, _check_boards)
