"""What goods and coins are worth towards the ships in port: for the bot.

A holding is worth what it has for itself, and the best plan for its goods: which ships it will pay for, each
counted by how likely that still is with the goods that are missing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from server.rules.felinia.moves import Sell
from server.rules.felinia.state import State
from server.rules.felinia.travelling import Scout
from server.rules.felinia.valuation import GOOD, Judge

Counts = tuple[int, ...]
"""Goods by kind, in the order of the component data."""

LATER = (0.85, 0.6, 0.35, 0.15)
"""How likely a ship can be paid for in a later round, by the number of goods and coins that are missing."""
SOON = (0.96, 0.75, 0.55, 0.35)
"""The same while there are as many deals ahead in this round."""
LEAVING = 0.3
"""Of the chance for a later round, where the ship is the next to leave."""
MISSING = 0.8
"""What a missing good will cost."""
SHIPS_PLANNED = 3
"""Ships that a plan pays for, one after the other."""
SOLD = 0.5
"""A coin that must be raised by a sale."""
PAIR = 0.25
"""Two of a kind, while there are ships to come."""
CROWDED = 0.4
"""A good that there is no room for."""


class Holding(NamedTuple):
    """What a seat could have, and which seats of the ships are free for it."""

    goods: Counts
    coins: int
    gold: int
    spice: int
    food: int
    stock: int
    free: Counts
    """Free seats of each ship in port."""
    aboard: float = 0.0
    """What merchants put on ships will bring, and whatever else came in."""


class Port(NamedTuple):
    """A ship in port, as a seat sees it."""

    ship: str
    wants: Counts
    coins: int
    worth: float
    leaving: bool


class When(NamedTuple):
    """What a plan may count on: deals to come in this round, boarding that is open, things to sell."""

    deals: int
    boarding: bool
    sales: bool


class Planner:
    """Plans for one seat."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        scout = Scout(judge)
        data, state = judge.data, judge.state
        berths = [berth for berth in state.berths if berth is not None and not berth.full]
        next_to_leave = _next_to_leave(judge)
        self.ports = []
        for berth in berths:
            ship = data.ships[berth.ship]
            wants = tuple(ship.goods.get(kind, 0) for kind in data.kinds)
            worth = scout.landing(ship.destination) - judge.at_home()
            self.ports.append(Port(berth.ship, wants, ship.coins, worth, berth.ship == next_to_leave))
        self.free = tuple(berth.seats.count(None) for berth in berths)
        self._known: dict[tuple[Counts, int, Counts, int, When], float] = {}

    def held(self) -> Holding:
        """What the seat has now."""
        player = self.judge.player
        goods = tuple(player.goods[kind] for kind in self.judge.data.kinds)
        return Holding(goods, player.coins, player.gold, player.spice, player.food, player.stock, self.free)

    # ── Worth ────────────────────────────────────────────────────────────────────────────────

    def worth(self, held: Holding, deals: int, *, boarding: bool) -> float:
        """What a holding is worth with so many deals ahead, and boarding open or not."""
        judge = self.judge
        for_itself = judge.gold(held.gold) + judge.spice(held.spice) + judge.food(held.food)
        return held.aboard + for_itself + judge.coins(held.coins) + self._best(held, deals, boarding)

    def _best(self, held: Holding, deals: int, boarding: bool) -> float:
        ships = min(SHIPS_PLANNED, held.stock)
        asked = (held.goods, held.coins, held.free, ships, When(deals, boarding, held.gold + held.spice > 0))
        if asked not in self._known:
            self._known[asked] = self._plan(*asked)
        return self._known[asked]

    def _plan(self, goods: Counts, coins: int, free: Counts, ships: int, when: When) -> float:
        """The best of paying for no ship, and for each of them with a plan for the rest."""
        best = self.loose(goods)
        if not ships or not any(goods):
            return best
        for number, port in enumerate(self.ports):
            used = tuple(map(min, port.wants, goods))
            given = sum(used)
            missing, short = sum(port.wants) - given, max(0, port.coins - coins)
            lacking = missing + (short > 0 and not (when.sales or sum(goods) > given))
            chance = self._chance(port, lacking, when) if free[number] and given else 0.0
            if not chance:
                continue
            purse = max(0, coins - port.coins)
            spent = self.judge.coins(coins) - self.judge.coins(purse) + SOLD * short + MISSING * missing
            rest = tuple(has - gone for has, gone in zip(goods, used, strict=True))
            left = (*free[:number], free[number] - 1, *free[number + 1 :])
            worth = chance * (port.worth - spent) + (1 - chance) * CROWDED * given
            best = max(best, worth + self._plan(rest, purse, left, ships - 1, when))
        return best

    def _chance(self, port: Port, lacking: int, when: When) -> float:
        """How likely a ship can be paid for."""
        if when.boarding and not lacking:
            return 1.0
        if lacking >= len(LATER):
            return 0.0
        later = LATER[lacking] * min(1.0, self.judge.rounds) * (LEAVING if port.leaving else 1.0)
        return max(later, SOON[lacking] if when.deals >= max(1, lacking) else 0.0)

    def loose(self, goods: Counts) -> float:
        """Goods that are kept for whatever comes."""
        held, data = sum(goods), self.judge.data
        if not self.judge.rounds:
            return float(held * data.values.goods)
        room = min(held, data.storage.free)
        pairs = sum(count > 1 for count in goods) * PAIR * self.judge.use
        return room * GOOD + (held - room) * CROWDED + pairs

    # ── Changes ──────────────────────────────────────────────────────────────────────────────

    def aboard(self, held: Holding, number: int) -> Holding:
        """After a merchant has gone aboard a ship, which could be paid for."""
        port = self.ports[number]
        return held._replace(
            goods=tuple(has - wants for has, wants in zip(held.goods, port.wants, strict=True)),
            coins=held.coins - port.coins,
            stock=held.stock - 1,
            free=(*held.free[:number], held.free[number] - 1, *held.free[number + 1 :]),
            aboard=held.aboard + port.worth,
        )

    def can_board(self, held: Holding, number: int) -> bool:
        """Whether a merchant can go aboard at once."""
        port = self.ports[number]
        enough = all(has >= wants for has, wants in zip(held.goods, port.wants, strict=True))
        return enough and held.coins >= port.coins and held.free[number] > 0 and held.stock > 0

    def with_good(self, held: Holding, kind: str, more: int = 1) -> Holding:
        """With a good more, or fewer."""
        place = self.judge.data.kinds.index(kind)
        return held._replace(goods=(*held.goods[:place], held.goods[place] + more, *held.goods[place + 1 :]))

    def sales(self, held: Holding, coins: int) -> Iterator[tuple[Holding, Sell | None]]:
        """Ways to have so many coins: none sold where there are enough, else a few things."""
        short = coins - held.coins
        if short <= 0:
            yield held, None
            return
        prices, most = self.judge.data.prices, self.judge.data.money.most
        kinds = self.judge.data.kinds
        singles: list[dict[str, int]] = [{}, *({kind: 1} for kind in kinds)]
        for gold in range(min(held.gold, short) + 1):
            for spice in range(min(held.spice, short) + 1):
                for goods in singles:
                    raised = gold * prices.gold + spice * prices.spice + len(goods) * prices.goods
                    least = min(prices.spice, prices.goods) if spice or goods else prices.gold
                    if not short <= raised < short + least:
                        continue
                    there = held._replace(
                        gold=held.gold - gold, spice=held.spice - spice, coins=min(most, held.coins + raised)
                    )
                    for kind in goods:
                        there = self.with_good(there, kind, -1)
                    if min(there.goods) >= 0:
                        yield there, Sell(gold=gold, spice=spice, goods=goods)


def _next_to_leave(judge: Judge) -> str | None:
    """The ship that sails where none is full."""
    state: State = judge.state
    in_port = [berth for berth in state.berths if berth is not None]
    if not in_port or any(berth.full for berth in in_port):
        return None
    return min(in_port, key=lambda berth: judge.data.ships[berth.ship].departure_minutes).ship
