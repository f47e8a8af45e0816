"""The component data, checked and made ready for use.

Everything the rules need to know of cards, prices, harbours, routes, tiles and counts is read here from
components.json, so that a host can put in the figures of a printed copy without touching code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Literal

import msgspec

from server.rules.data.conditions import once, read_file, require
from server.rules.oltremare.info import INFO

ICONS = ("money", "pirate", "market", "ship")
TILE_KINDS = ("calm_sea", "big_deal", "compass", "influence", "pirate_victory", "good_buy")


class _Named(msgspec.Struct):
    id: str


class _Good(_Named):
    count: int
    prices: list[int]


class _Card(_Named):
    good: str
    lions: int
    load: int
    icons: list[Literal["money", "pirate", "market", "ship"]]
    harbour: str | None


class _TileKind(_Named):
    count: int


class _Tile(_Named):
    kind: Literal["calm_sea", "big_deal", "compass", "influence", "pirate_victory", "good_buy"]


class _Route(_Named):
    a: str
    b: str


class _IconTable(msgspec.Struct):
    money: list[int]
    pirate: list[int]
    market: list[int]


class _Purchase(msgspec.Struct):
    most_per_turn: int
    price: int
    price_in_debt: int
    good_buy_prices: list[int]


class _Influence(msgspec.Struct):
    lions_without_income: int


class _Offers(msgspec.Struct):
    most_ducats: int


class _BySeats(msgspec.Struct):
    removed_goods: list[str]
    deck_after_deal: int


class _Setup(msgspec.Struct):
    ducats: int
    hand: int
    tiles_on_board: int
    venice_spread: int
    by_seats: dict[int, _BySeats]


class _File(msgspec.Struct):
    """components.json, as far as the rules read it."""

    goods: list[_Good]
    icons: list[_Named]
    icon_table: _IconTable
    cards: list[_Card]
    tile_kinds: list[_TileKind]
    tiles: list[_Tile]
    colours: list[str]
    harbours: list[_Named]
    routes: list[_Route]
    purchase: _Purchase
    influence: _Influence
    ranking_awards: list[int]
    offers: _Offers
    setup: _Setup


class Card(msgspec.Struct, frozen=True):
    """A goods card. `harbour`: the name it carries for the set-up."""

    good: str
    lions: int
    load: int
    icons: tuple[str, ...]
    harbour: str | None


class Plan(msgspec.Struct, frozen=True):
    """The set-up for a number of seats (section 3)."""

    cards: tuple[str, ...]
    """The goods cards in the game."""
    goods: tuple[str, ...]
    """The goods of which there are any, in their order."""
    deck: int
    """Goods cards in the deck after dealing (D)."""


class Data(msgspec.Struct, frozen=True):
    """The component data as the rules use it."""

    cards: dict[str, Card]
    good: Callable[[str], str]
    """The good that a card shows."""
    prices: dict[str, tuple[int, ...]]
    """By good: ducats for a group of 1, 2, … cards. The goods in their order."""
    copies: dict[str, int]
    """By good: how many cards of it there are."""
    tiles: dict[str, str]
    """Kind of each harbour tile."""
    routes: dict[str, tuple[str, ...]]
    """By harbour: the harbours one route away."""
    money: tuple[int, ...]
    """Ducats for 0, 1, … money icons; the last figure holds for more."""
    pirates: tuple[int, ...]
    """Cards to the pirate pile for 0, 1, … pirate icons."""
    market: tuple[int, ...]
    """Cards to the hand for 0, 1, … market icons."""
    most_purchases: int
    price: int
    price_in_debt: int
    good_buy: tuple[int, ...]
    lions_without_income: int
    awards: tuple[int, ...]
    most_ducats: int
    """More cannot be put into an offer or a call."""
    lions: tuple[int, int]
    """The fewest and the most lions on a card."""
    loads: tuple[int, int]
    """The smallest and the largest load."""
    ducats: int
    hand: int
    tiles_on_board: int
    venice_spread: int
    plans: dict[int, Plan]

    def goods_of(self, cards: Iterable[str]) -> dict[str, int]:
        """How many cards of each good, in the order of the goods."""
        counts = Counter(map(self.good, cards))
        return {good: counts[good] for good in self.prices if good in counts}

    def listed(self, counts: Mapping[str, int]) -> list[str]:
        """Goods by number as a list, each as often as its number says, in the order of the goods."""
        return [good for good in self.prices for _ in range(counts.get(good, 0))]

    def venice_depths(self, seats: int) -> range:
        """How many goods cards may lie below the Venice card at first (R7)."""
        deck = self.plans[seats].deck
        above = deck // 2
        return range(deck - above - self.venice_spread, deck - above + self.venice_spread + 1)


def from_table(table: tuple[int, ...], count: int) -> int:
    """A figure of a table whose last entry holds for all larger counts."""
    return table[min(count, len(table) - 1)]


def read(components: Mapping[str, Any]) -> Data:
    """The data, checked. Raises ValueError, naming the item, where it cannot be played with."""
    file = read_file(
        "oltremare",
        _File,
        components,
        _check_ids,
        _check_goods,
        _check_cards,
        _check_tiles,
        _check_map,
        _check_figures,
        _check_setup,
    )
    return _data(file)


def _data(file: _File) -> Data:
    """The checked file in the shape the rules use."""
    lions, loads = [card.lions for card in file.cards], [card.load for card in file.cards]
    return Data(
        cards={
            card.id: Card(card.good, card.lions, card.load, tuple(card.icons), card.harbour)
            for card in file.cards
        },
        good={card.id: card.good for card in file.cards}.__getitem__,
        prices={good.id: tuple(good.prices) for good in file.goods},
        copies={good.id: good.count for good in file.goods},
        tiles={tile.id: tile.kind for tile in file.tiles},
        routes={harbour: tuple(ends) for harbour, ends in _neighbours(file).items()},
        money=tuple(file.icon_table.money),
        pirates=tuple(file.icon_table.pirate),
        market=tuple(file.icon_table.market),
        most_purchases=file.purchase.most_per_turn,
        price=file.purchase.price,
        price_in_debt=file.purchase.price_in_debt,
        good_buy=tuple(file.purchase.good_buy_prices),
        lions_without_income=file.influence.lions_without_income,
        awards=tuple(file.ranking_awards),
        most_ducats=file.offers.most_ducats,
        lions=(min(lions), max(lions)),
        loads=(min(loads), max(loads)),
        ducats=file.setup.ducats,
        hand=file.setup.hand,
        tiles_on_board=file.setup.tiles_on_board,
        venice_spread=file.setup.venice_spread,
        plans={
            seats: Plan(
                tuple(card.id for card in file.cards if card.good not in plan.removed_goods),
                tuple(good.id for good in file.goods if good.id not in plan.removed_goods),
                plan.deck_after_deal,
            )
            for seats, plan in file.setup.by_seats.items()
        },
    )


def _neighbours(file: _File) -> dict[str, list[str]]:
    ends: dict[str, list[str]] = {harbour.id: [] for harbour in file.harbours}
    for route in file.routes:
        ends[route.a].append(route.b)
        ends[route.b].append(route.a)
    return ends


def _check_ids(file: _File) -> None:
    """Ids are unique within their list, and those the rules give a meaning are all there."""
    lists: dict[str, Iterable[_Named]] = {
        "goods": file.goods,
        "icons": file.icons,
        "cards": file.cards,
        "tile_kinds": file.tile_kinds,
        "tiles": file.tiles,
        "harbours": file.harbours,
        "routes": file.routes,
    }
    for name, items in lists.items():
        once(name, (item.id for item in items))
    known: tuple[tuple[str, Iterable[str], Collection[str]], ...] = (
        ("icons", (icon.id for icon in file.icons), ICONS),
        ("tile_kinds", (kind.id for kind in file.tile_kinds), TILE_KINDS),
        ("colours", file.colours, INFO.colours),
    )
    for name, there, wanted in known:
        require(sorted(there) == sorted(wanted), name, f"must be {', '.join(wanted)}")


def _check_goods(file: _File) -> None:
    """Each good has its number of cards, and a price for every size of group (section 1)."""
    counts = Counter(card.good for card in file.cards)
    for good in file.goods:
        item = f"good {good.id!r}"
        require(counts[good.id] == good.count, item, f"count is {good.count}, but it has {counts[good.id]}")
        require(bool(good.prices), item, "has no prices")
        require(min(good.prices, default=0) >= 0, item, "a price is negative")


def _check_cards(file: _File) -> None:
    """Cards show a known good, lions, a load, different icons, perhaps a harbour (section 1)."""
    goods = {good.id for good in file.goods}
    harbours = {harbour.id for harbour in file.harbours}
    named = Counter(card.harbour for card in file.cards if card.harbour is not None)
    require(bool(file.cards), "cards", "there are none")
    for card in file.cards:
        item = f"card {card.id!r}"
        require(card.good in goods, item, f"no such good: {card.good!r}")
        require(card.load >= 1, item, f"a load cannot be {card.load}")
        require(
            card.lions >= file.influence.lions_without_income,
            item,
            f"{card.lions} lions would cost ducats with Influence",
        )
        require(len(set(card.icons)) == len(card.icons), item, "an icon stands there twice")
        if card.harbour is not None:
            require(card.harbour in harbours, item, f"no such harbour: {card.harbour!r}")
            require(named[card.harbour] == 1, item, f"the harbour {card.harbour!r} is on other cards too")


def _check_tiles(file: _File) -> None:
    """Each kind has its number of tiles, and there are enough for the board (section 3)."""
    counts = Counter[str](tile.kind for tile in file.tiles)
    for kind in file.tile_kinds:
        item = f"tile kind {kind.id!r}"
        require(
            counts[kind.id] == kind.count, item, f"count is {kind.count}, but there are {counts[kind.id]}"
        )
    placed = file.setup.tiles_on_board
    most = min(len(file.tiles), len(file.harbours))
    require(0 <= placed <= most, "setup.tiles_on_board", f"{placed} tiles cannot be placed")


def _check_map(file: _File) -> None:
    """Routes join two different harbours, one route a pair; ships can sail from everywhere (section 4)."""
    harbours = {harbour.id for harbour in file.harbours}
    pairs: set[frozenset[str]] = set()
    for route in file.routes:
        item, pair = f"route {route.id!r}", frozenset((route.a, route.b))
        require(pair <= harbours, item, "joins no two known harbours")
        require(len(pair) == 2, item, "leads back to its own harbour")
        require(pair not in pairs, item, "joins what another one joins")
        pairs.add(pair)
    for harbour in harbours - {end for pair in pairs for end in pair}:
        require(False, f"harbour {harbour!r}", "no route leads there")


def _check_figures(file: _File) -> None:
    """Tables, prices and awards."""
    for icon in ("money", "pirate", "market"):
        table: list[int] = getattr(file.icon_table, icon)
        fine = bool(table) and table[0] == 0 and min(table) >= 0
        require(fine, f"icon_table {icon}", "must begin with 0 for no icon, and none may be negative")
    purchase = file.purchase
    require(purchase.most_per_turn >= 1, "purchase.most_per_turn", "must be at least 1")
    require(min(purchase.price, purchase.price_in_debt) >= 0, "purchase", "a price cannot be negative")
    require(
        len(purchase.good_buy_prices) == purchase.most_per_turn and min(purchase.good_buy_prices) >= 0,
        "purchase.good_buy_prices",
        f"must be {purchase.most_per_turn} prices, none negative",
    )
    awards = file.ranking_awards
    fine = bool(awards) and awards == sorted(awards, reverse=True) and awards[-1] >= 0
    require(fine, "ranking_awards", "must fall from the first place on")
    require(file.offers.most_ducats >= 0, "offers.most_ducats", "must not be negative")


def _check_setup(file: _File) -> None:
    """For each number of seats the cards suffice, and the Venice card finds its place (section 3)."""
    setup, goods = file.setup, {good.id for good in file.goods}
    loads = max(card.load for card in file.cards)
    require(sorted(setup.by_seats) == sorted(INFO.seats), "setup.by_seats", f"must be for {INFO.seats}")
    require(setup.hand + file.purchase.most_per_turn >= loads, "setup.hand", "a load could not be reached")
    require(setup.venice_spread >= 0, "setup.venice_spread", "must not be negative")
    for seats, plan in setup.by_seats.items():
        item = f"setup for {seats}"
        require(set(plan.removed_goods) <= goods, item, f"no such goods: {plan.removed_goods}")
        left = [card for card in file.cards if card.good not in plan.removed_goods]
        require(sum(card.harbour is not None for card in left) >= seats, item, "too few harbour names")
        deck = len(left) - seats - seats * setup.hand
        require(plan.deck_after_deal == deck, item, f"the deck after dealing has {deck} cards")
        require(deck // 2 - setup.venice_spread >= 1, item, "the Venice card would not be in the middle")
