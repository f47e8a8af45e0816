"""What a bid token will bring: for the bot.

The seat's own tokens are followed through the trading phase, market by market. The price of a token stands as
soon as it lies; what is left to buy depends on those who lie above it, and on those still to come.
"""

from __future__ import annotations

from math import comb
from typing import NamedTuple

from server.rules.felinia.planning import Holding, Planner
from server.rules.felinia.state import BOARD, GUILD, State, total
from server.rules.felinia.trading import lacking

LIKELY = 0.5
"""A good that is had with such a chance counts as had for the tokens after it."""
CROWD = (1.4, 1.2, 0.9, 0.6, 0.4)
"""How much a stack of none, one and so on draws further tokens, beside the other spots."""


class Option(NamedTuple):
    """A good that may be bought: what it gains, and the holding with it."""

    gain: float
    kind: str
    held: Holding


class Foresight:
    """Looks at the trading phase to come from one seat, while bids are placed."""

    def __init__(self, planner: Planner) -> None:
        self._planner = planner
        self._judge = planner.judge
        self._state: State = planner.judge.state
        self._to_come = self._others_left() / (len(self._state.markets) + 2)

    def bid(self, at: str) -> float:
        """What the seat's position is worth with its next token there."""
        judge, state, held = self._judge, self._state, self._planner.held()
        bank, left = judge.data.money.bank, judge.deals - 1
        stacks = {name: list(place.stack) for name, place in state.markets.items()}
        stacks[GUILD] = list(state.guild.stack)
        if at == BOARD:
            coins = min(judge.data.money.most, held.coins + bank[state.bid_round - 1])
            return self._followed(held._replace(coins=coins), stacks, left)
        stacks[at].append(judge.seat)
        hoped = min(bank[-1] if left else 0, judge.data.money.most - held.coins)
        coins = held.coins + hoped
        owed = judge.coins(coins) - judge.coins(held.coins)
        return self._followed(held._replace(coins=coins), stacks, left) - owed

    def _others_left(self) -> int:
        """Tokens that others still have in hand."""
        state, data = self._state, self._judge.data
        placed = sum(len(player.on_board) for player in state.players)
        placed += sum(len(place.stack) for place in (*state.markets.values(), state.guild))
        return len(state.players) * data.bid_tokens - placed - (self._judge.deals - self._lying())

    def _lying(self) -> int:
        places = (*self._state.markets.values(), self._state.guild)
        return sum(place.stack.count(self._judge.seat) for place in places)

    # ── The trading phase to come ────────────────────────────────────────────────────────────

    def _followed(self, held: Holding, stacks: dict[str, list[int]], left: int) -> float:
        """The worth of the position after all own tokens, of which `left` are not placed yet."""
        seat = self._judge.seat
        deals = sum(stack.count(seat) for stack in stacks.values()) + left
        worth = self._planner.worth(held, deals, boarding=False)
        for at, stack in stacks.items():
            goods = list(self._state.markets[at].goods) if at != GUILD else []
            for price in range(len(stack), 0, -1):
                owner = stack[price - 1]
                if owner != seat:
                    self._taken(goods, owner)
                    continue
                deals -= 1
                gain, held = (
                    self._swapped(held, price, deals)
                    if at == GUILD
                    else self._bought(held, goods, price, deals, self._later(len(stack)))
                )
                worth += gain
        return worth

    def _later(self, height: int) -> float:
        """Tokens that may still be put on a stack."""
        return self._to_come * CROWD[min(height, len(CROWD)) - 1]

    def _taken(self, goods: list[str], owner: int) -> None:
        """Another takes the good that brings him nearest to a ship."""
        if goods:
            goods.remove(max(goods, key=lambda kind: self._wish(owner, kind)))

    def _wish(self, owner: int, kind: str) -> float:
        """How much another wants a good: by the ships that lack it, and what else they lack."""
        wish = 0.0
        for port in self._planner.ports:
            missing = lacking(self._state.players[owner], self._judge.data.ships[port.ship].goods)
            if kind in missing:
                wish = max(wish, 1 / total(missing))
        return wish

    def _bought(
        self, held: Holding, goods: list[str], price: int, deals: int, later: float
    ) -> tuple[float, Holding]:
        """What a token in a market gains on average, and the holding for the tokens after it."""
        options = self._options(held, goods, price, deals)
        gain, had = 0.0, held
        for option, chance in zip(options, chances(len(options), later), strict=True):
            gain += chance * max(0.0, option.gain)
            if chance >= LIKELY and option.gain > 0:
                had = option.held
                goods.remove(option.kind)
        return gain, had

    def _options(self, held: Holding, goods: list[str], price: int, deals: int) -> list[Option]:
        """Each of the goods as it could be bought, the best first; none where the price cannot be paid."""
        ways = [way._replace(coins=way.coins - price) for way, _ in self._planner.sales(held, price)]
        base = self._planner.worth(held, deals + 1, boarding=False)
        options: list[Option] = []
        for kind in sorted(set(goods)) if ways else ():
            bought = (self._planner.with_good(way, kind) for way in ways)
            judged = (
                Option(self._planner.worth(there, deals, boarding=True) - base, kind, there)
                for there in bought
            )
            options += [max(judged, key=lambda option: option.gain)] * goods.count(kind)
        return sorted(options, key=lambda option: -option.gain)

    def _swapped(self, held: Holding, price: int, deals: int) -> tuple[float, Holding]:
        """What a token in the guild gains, and the holding for the tokens after it."""
        base = self._planner.worth(held, deals + 1, boarding=False)
        best, there = 0.0, held
        for way, _ in self._planner.sales(held, price):
            for after in swaps(self._planner, way._replace(coins=way.coins - price)):
                gain = self._planner.worth(after[1], deals, boarding=True) - base
                if gain > best:
                    best, there = gain, after[1]
        return best, there


def swaps(planner: Planner, held: Holding) -> list[tuple[tuple[str, str], Holding]]:
    """Goods given for others of the bag, with the spice."""
    data, bag = planner.judge.data, planner.judge.state.bag
    found = []
    for give, count in zip(data.kinds, held.goods, strict=True):
        for take in data.kinds:
            if count and bag[take] and take != give:
                there = planner.with_good(planner.with_good(held, give, -1), take)
                found.append(((give, take), there._replace(spice=there.spice + 1)))
    return found


def chances(goods: int, taken: float) -> list[float]:
    """How likely each of so many goods, the best first, is the best one left after others have taken some.

    Others take any of them as likely; their number lies between two whole ones.
    """
    low = int(taken)
    share = taken - low
    few, many = _left_best(goods, low), _left_best(goods, low + 1)
    return [(1 - share) * one + share * other for one, other in zip(few, many, strict=True)]


def _left_best(goods: int, taken: int) -> list[float]:
    """The same for a whole number of goods taken."""
    left = goods - taken
    if left <= 0:
        return [0.0] * goods
    return [comb(goods - 1 - place, left - 1) / comb(goods, left) for place in range(goods)]
