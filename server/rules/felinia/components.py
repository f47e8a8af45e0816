"""The component data made ready for use.

Everything the rules need to know of ships, tiles, provinces, prices and counts is read from components.json,
so that a host can put in the figures of a printed copy without touching code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from server.rules.felinia.schema import (
    AnyEffect,
    BonusTile,
    File,
    Money,
    Mystery,
    Node,
    Prices,
    Ship,
    Side,
    Storage,
    Tile,
    Values,
    checked,
    market_names,
)
from server.rules.felinia.state import Goods, Resource, Rules


class Board(msgspec.Struct, frozen=True):
    """One side of the board. Provinces by their ids, with their neighbours by roads and by borders."""

    nodes: dict[str, Node]
    roads: dict[str, list[str]]
    borders: dict[str, list[str]]
    ports: dict[str, str]
    """The port province of each country."""
    posts: dict[str, list[str]]
    """Provinces with a trading post, by station."""


class Data(msgspec.Struct, frozen=True):
    """The component data as the rules use it."""

    kinds: tuple[str, ...]
    """Kinds of goods, in their order."""
    goods: Goods
    """How many there are of each."""
    merchants: int
    bid_tokens: int
    money: Money
    open_markets: dict[int, list[str]]
    first_goods: dict[int, list[list[str]]]
    markets: tuple[str, ...]
    """All of them, top down, the closed ones too."""
    berths: int
    fill: int
    refill: int
    prices: Prices
    storage: Storage
    steps: int
    reveals: int
    caps: dict[str, int]
    """What a tile of each type is worth at most."""
    ships: dict[str, Ship]
    tiles: dict[str, Tile]
    specials: dict[str, AnyEffect]
    bonus: dict[str, BonusTile]
    mysteries: dict[str, Mystery]
    cards: dict[Resource, int]
    values: Values
    boards: dict[Rules, Board]

    def none(self) -> Goods:
        """No goods."""
        return dict.fromkeys(self.kinds, 0)

    def of_station(self, station: str) -> list[str]:
        """The ordinary trade tiles that lie on trading posts of a colour."""
        return [name for name, tile in self.tiles.items() if tile.station == station]

    def count(self, goods: Iterable[str]) -> Goods:
        """Single goods, counted."""
        counts = Counter(goods)
        return {kind: counts[kind] for kind in self.kinds}


def valued(values: Sequence[int], number: int) -> int:
    """The value for a number, of a list for 1, 2 and so on; 0 for none."""
    return values[min(number, len(values)) - 1] if number else 0


def read(components: Mapping[str, Any]) -> Data:
    """The data, checked. Raises ValueError, naming the item, where it cannot be played with."""
    return _data(checked(components))


def _data(file: File) -> Data:
    """The checked file in the shape the rules use."""
    return Data(
        kinds=tuple(good.id for good in file.goods),
        goods={good.id: good.count for good in file.goods},
        merchants=file.player.merchants,
        bid_tokens=file.player.bid_tokens,
        money=file.money,
        open_markets={seats: setup.markets for seats, setup in file.setup.items()},
        first_goods={seats: setup.goods for seats, setup in file.setup.items()},
        markets=market_names(file),
        berths=len(file.places.berths),
        fill=file.markets.setup,
        refill=file.markets.refill,
        prices=file.prices,
        storage=file.storage,
        steps=file.journey.steps,
        reveals=file.journey.reveals,
        caps={kind.id: kind.points_cap for kind in file.tile_types},
        ships={ship.id: ship for ship in file.ships},
        tiles={tile.id: tile for tile in file.trade_tiles},
        specials={tile.id: tile.effect for tile in file.special_tiles},
        bonus={tile.id: tile for tile in file.bonus_tiles},
        mysteries={card.id: card for card in file.mystery_cards},
        cards=file.resource_cards,
        values=file.scoring,
        boards={rules: _board(board) for rules, board in file.boards.items()},
    )


def _board(board: Side) -> Board:
    posts: dict[str, list[str]] = {}
    for node in board.provinces:
        if node.station is not None:
            posts.setdefault(node.station, []).append(node.id)
    return Board(
        nodes={node.id: node for node in board.provinces},
        roads=_neighbours(board, board.roads),
        borders=_neighbours(board, board.borders),
        ports={node.country: node.id for node in board.provinces if node.kind == "port"},
        posts=posts,
    )


def _neighbours(board: Side, pairs: Sequence[tuple[str, str]]) -> dict[str, list[str]]:
    near: dict[str, list[str]] = {node.id: [] for node in board.provinces}
    for one, other in pairs:
        near[one].append(other)
        near[other].append(one)
    return near
