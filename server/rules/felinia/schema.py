"""What stands in components.json as far as the rules read it, and the checks that it can be played with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from server.rules.data.conditions import read_file, require
from server.rules.felinia.info import INFO
from server.rules.felinia.state import BOARD, GUILD, RESOURCES, Resource, Rules, Symbol

Back = Literal["grey", "blue"]
Kind = Literal["port", "crossroads", "post"]

WHITE = "white"
"""The station of special trade tiles."""

ADVANCED_ONLY = ("food", "mystery")
"""Symbols that the basic game has nothing for (section 10)."""


class Effect(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """What a special trade tile does (section 10)."""


class FoodPoints(Effect, tag="points_per_food", frozen=True):
    """Points for each food in the end."""

    value: int


class SpicePoints(Effect, tag="points_per_spice", frozen=True):
    """Points for each spice in the end, in place of those for pairs."""

    value: int


class LoneMerchant(Effect, tag="lone_merchant_value", frozen=True):
    """What a merchant in a group of one is worth."""

    value: int


class MysteryPoints(Effect, tag="extra_points_per_mystery_card", frozen=True):
    """More points for each mystery card."""

    value: int


class SymbolBonus(Effect, tag="extra_on_symbol", frozen=True):
    """More of what a symbol gives, once for each province with it; some at once."""

    symbol: Literal["food", "coin", "gold"]
    value: int
    on_acquire: int


class Caravan(Effect, tag="gain_then_remove", frozen=True):
    """Gains at once; then the tile leaves the game."""

    food: int
    gold: int
    coin: int
    goods_from_bag: int

    def gains(self) -> list[Symbol]:
        """What it brings, in order."""
        each: dict[Symbol, int] = {
            "food": self.food,
            "gold": self.gold,
            "coin": self.coin,
            "goods": self.goods_from_bag,
        }
        return [symbol for symbol, count in each.items() for _ in range(count)]


AnyEffect = FoodPoints | SpicePoints | LoneMerchant | MysteryPoints | SymbolBonus | Caravan


class Ship(msgspec.Struct, frozen=True):
    """A ship tile (section 2). Its price is per merchant."""

    id: str
    destination: str
    departure_minutes: int
    seats: int
    goods: dict[str, int]
    coins: int
    back: Back


class Tile(msgspec.Struct, frozen=True):
    """An ordinary trade tile: where it lies at first, and what it is."""

    id: str
    station: str
    type: str


class Special(msgspec.Struct, frozen=True):
    """A special trade tile."""

    id: str
    effect: AnyEffect


class BonusTile(msgspec.Struct, frozen=True):
    """A bonus tile: one more tile of a type, or a point more for each tile of it (section 13)."""

    id: str
    type: str
    kind: Literal["extra_tile", "plus_one"]


class Mystery(msgspec.Struct, frozen=True):
    """A mystery place card: its type, and the good that is returned for it."""

    id: str
    type: str
    cost: str | None


class Node(msgspec.Struct, frozen=True):
    """A province of the island."""

    id: str
    country: str
    kind: Kind
    symbols: list[Symbol]
    station: str | None = None


class Side(msgspec.Struct):
    provinces: list[Node]
    roads: list[tuple[str, str]]
    borders: list[tuple[str, str]]


class _Good(msgspec.Struct):
    id: str
    count: int


class _Country(msgspec.Struct):
    id: str
    good: str
    tile_summary: dict[str, int]


class _Type(msgspec.Struct):
    id: str
    points_cap: int


class _Player(msgspec.Struct):
    merchants: int
    bid_tokens: int


class Money(msgspec.Struct, frozen=True):
    """Coins (sections 3, 4 and 6); `bank`: what each bank space pays."""

    start: int
    most: int
    bank: list[int]


class _Setup(msgspec.Struct):
    markets: list[str]
    goods: list[list[str]]


class _Markets(msgspec.Struct):
    setup: int
    refill: int


class Prices(msgspec.Struct, frozen=True):
    """What is paid for sold things (section 8)."""

    gold: int
    spice: int
    goods: int


class Storage(msgspec.Struct, frozen=True):
    """What can be kept (section 11)."""

    free: int
    fourth_cost: int
    forced_sale: int
    most: int


class _Journey(msgspec.Struct):
    steps: int
    reveals: int


class Values(msgspec.Struct, frozen=True):
    """Points (section 13). Of lists the last value holds for all greater numbers."""

    merchant_by_group: list[int]
    gold: int
    spice_pair: int
    goods: int
    mystery_by_count: list[int]


class _Place(msgspec.Struct):
    id: str


class _Places(msgspec.Struct):
    markets: list[_Place]
    berths: list[_Place]


class File(msgspec.Struct):
    """components.json, as far as the rules read it."""

    colours: list[str]
    player: _Player
    money: Money
    setup: dict[int, _Setup]
    markets: _Markets
    prices: Prices
    storage: Storage
    journey: _Journey
    goods: list[_Good]
    countries: list[_Country]
    tile_types: list[_Type]
    ships: list[Ship]
    trade_tiles: list[Tile]
    special_tiles: list[Special]
    bonus_tiles: list[BonusTile]
    mystery_cards: list[Mystery]
    resource_cards: dict[Resource, int]
    scoring: Values
    places: _Places
    boards: dict[Rules, Side]


def checked(components: Mapping[str, Any]) -> File:
    """The file, checked. Raises ValueError, naming the item, where it cannot be played with."""
    return read_file(
        "felinia",
        File,
        components,
        _check_ids,
        _check_goods,
        _check_setup,
        _check_ships,
        _check_tiles,
        _check_boards,
        _check_figures,
    )


def market_names(file: File) -> tuple[str, ...]:
    """All markets, top down; the guild is none."""
    return tuple(place.id for place in file.places.markets if place.id != GUILD)


# ── Checks ──────────────────────────────────────────────────────────────────────────────────────


def _check_ids(file: File) -> None:
    """All things have names of their own."""
    tiles: tuple[Tile | Special | BonusTile, ...] = (
        *file.trade_tiles,
        *file.special_tiles,
        *file.bonus_tiles,
    )
    names = [
        *(good.id for good in file.goods),
        *(place.id for place in (*file.places.markets, *file.places.berths)),
        *(ship.id for ship in file.ships),
        *(tile.id for tile in tiles),
        *(card.id for card in file.mystery_cards),
        *(node.id for board in file.boards.values() for node in board.provinces),
    ]
    for name, count in Counter(names).items():
        require(count == 1, repr(name), f"stands there {count} times")
    require(BOARD not in names, repr(BOARD), "is the name of a player's own board")


def _check_goods(file: File) -> None:
    """A kingdom's colour is that of its own good (section 2); a swap needs two kinds (section 7)."""
    require(len(file.goods) > 1, "goods", "must be of two kinds at least")
    for good in file.goods:
        require(good.count >= 0, f"good {good.id!r}", "its count is negative")
    kinds = {good.id for good in file.goods}
    for country in file.countries:
        require(country.good in kinds, f"country {country.id!r}", f"there is no good {country.good!r}")
    require(sorted(file.colours) == sorted(INFO.colours), "colours", f"must be {', '.join(INFO.colours)}")


def _check_setup(file: File) -> None:
    """Markets and first goods for each number of seats (section 3)."""
    require(sorted(file.setup) == sorted(INFO.seats), "setup", f"must be for {INFO.seats} seats")
    markets, left = market_names(file), {good.id: good.count for good in file.goods}
    for seats, setup in file.setup.items():
        item = f"setup for {seats}"
        wanted = [name for name in markets if name in setup.markets]
        require(bool(wanted) and setup.markets == wanted, item, f"markets must be some of {markets}")
        require(len(setup.goods) == seats, item, f"goods must be those of {seats} seats")
        for kind, count in Counter(kind for goods in setup.goods for kind in goods).items():
            require(count <= left.get(kind, 0), item, f"there are not so many {kind!r}")
    for rules in INFO.options[0].values:
        require(rules in file.boards, "boards", f"there is none for the {rules} game")
    require(sorted(file.resource_cards) == sorted(RESOURCES), "resource_cards", "must be of all resources")


def _check_ships(file: File) -> None:
    """Each asks for a good of its own colour, and all depart at different times (section 2)."""
    colours = {country.id: country.good for country in file.countries}
    kinds = {good.id for good in file.goods}
    for ship in file.ships:
        item = f"ship {ship.id!r}"
        require(ship.destination in colours, item, f"there is no country {ship.destination!r}")
        require(set(ship.goods) <= kinds, item, f"asks for goods that there are none of: {ship.goods}")
        require(min(ship.goods.values(), default=0) >= 1, item, "asks for fewer than one of a good")
        require(colours[ship.destination] in ship.goods, item, "asks for no good of its own colour")
        require(ship.seats >= 1, item, "has no seat")
        require(0 <= ship.coins <= file.money.most, item, f"cannot cost {ship.coins} coins")
    for minutes, count in Counter(ship.departure_minutes for ship in file.ships).items():
        require(count == 1, "ships", f"{count} of them depart at minute {minutes}")
    berths, grey = len(file.places.berths), sum(ship.back == "grey" for ship in file.ships)
    require(1 <= berths <= grey, "places.berths", f"must be from 1 to {grey}, as many as grey ships")


def _check_tiles(file: File) -> None:
    """Types, costs and effects are those that there are; each kingdom holds what is printed beside it."""
    types = {kind.id: kind.points_cap for kind in file.tile_types}
    kinds = {good.id for good in file.goods}
    for name, cap in types.items():
        require(cap >= 1, f"tile type {name!r}", "points_cap must be at least 1")
    typed: tuple[Tile | BonusTile, ...] = (*file.trade_tiles, *file.bonus_tiles)
    for tile in typed:
        require(tile.type in types, f"tile {tile.id!r}", f"there is no type {tile.type!r}")
    for card in file.mystery_cards:
        require(card.cost is None or card.cost in kinds, f"card {card.id!r}", f"cannot cost {card.cost!r}")
    for special in file.special_tiles:
        figures = [value for value in msgspec.structs.astuple(special.effect) if isinstance(value, int)]
        require(min(figures) >= 0, f"special tile {special.id!r}", "a figure is negative")
    for country in file.countries:
        there = Counter(tile.type for tile in file.trade_tiles if tile.station == country.id)
        require(there == country.tile_summary, f"country {country.id!r}", "does not hold its tile_summary")


def _check_boards(file: File) -> None:
    """A port each, roads that lead somewhere, and a tile for each trading post (sections 3 and 9)."""
    for rules, board in file.boards.items():
        stations = Counter(tile.station for tile in file.trade_tiles)
        if rules == "advanced":
            stations[WHITE] = len(file.special_tiles)
        for node in board.provinces:
            _check_node(file, rules, node)
        posts = Counter(node.station for node in board.provinces if node.kind == "post")
        require(posts == stations, f"{rules} board", f"its trading posts must be {dict(stations)}")
        names = {node.id for node in board.provinces}
        for one, other in (*board.roads, *board.borders):
            known = one != other and {one, other} <= names
            require(known, f"{rules} board", f"nothing leads from {one!r} to {other!r}")
        ports = Counter(node.country for node in board.provinces if node.kind == "port")
        wanted = Counter(country.id for country in file.countries)
        require(ports == wanted, f"{rules} board", "each country must have one port")


def _check_node(file: File, rules: Rules, node: Node) -> None:
    item = f"province {node.id!r}"
    require(node.country in {country.id for country in file.countries}, item, f"lies in no {node.country!r}")
    require((node.station is None) == (node.kind != "post"), item, "posts alone have a station")
    require(node.kind == "crossroads" or not node.symbols, item, "crossroads alone have symbols")
    odd = rules == "basic" and not set(node.symbols).isdisjoint(ADVANCED_ONLY)
    require(not odd, item, f"the basic game has no {node.symbols}")


def _check_figures(file: File) -> None:
    """Figures that can be played with (sections 4, 6, 8, 11 and 13)."""
    money, storage = file.money, file.storage
    require(file.player.merchants >= 1, "player.merchants", "must be at least 1")
    require(file.player.bid_tokens >= 1, "player.bid_tokens", "must be at least 1")
    require(0 <= money.start <= money.most, "money.start", f"must be from 0 to {money.most}")
    require(len(money.bank) == file.player.bid_tokens, "money.bank", "must be one for each bid token")
    require(min(money.bank) >= 0, "money.bank", "must not be negative")
    require(0 <= storage.free <= storage.most, "storage", "must be able to keep what is free")
    values = file.scoring
    figures: dict[str, tuple[int, ...]] = {
        "markets": msgspec.structs.astuple(file.markets),
        "prices": msgspec.structs.astuple(file.prices),
        "storage": msgspec.structs.astuple(storage),
        "journey": msgspec.structs.astuple(file.journey),
        "resource_cards": tuple(file.resource_cards.values()),
        "scoring": (values.gold, values.spice_pair, values.goods),
        "scoring.merchant_by_group": tuple(values.merchant_by_group),
        "scoring.mystery_by_count": tuple(values.mystery_by_count),
    }
    for item, numbers in figures.items():
        require(min(numbers, default=-1) >= 0, item, "must be there and not negative")
    require(file.journey.steps >= 1, "journey.steps", "must be at least 1")
