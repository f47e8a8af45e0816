"""What a position is worth to a seat, in VP: what the sensible bot goes by.

The weights stand for what a thing still leads to, so they fall with the time that is left. They are guesses,
tried out in games of the bot against itself.
"""

from __future__ import annotations

import functools
import heapq
import math
from collections.abc import Mapping

from server.rules.voyages.components import Data
from server.rules.voyages.game import Voyages
from server.rules.voyages.posts import own_small_cities
from server.rules.voyages.rewards import numbers
from server.rules.voyages.scoring import goal_cities
from server.rules.voyages.state import Player, State

EARLY = {"coin": 0.3, "camel": 0.38, "pepper": 0.5, "silk": 0.75, "gold": 1.0, "vp": 1.0}
"""Worth of resources while all of the game is ahead."""

LATE = {"coin": 0.1, "camel": 0.02, "pepper": 0.1, "silk": 0.12, "gold": 0.14, "vp": 1.0}
"""Worth of resources when nearly nothing can be done with them."""

PARTS = {
    "any_good": 0.9,
    "two_different_goods": 1.6,
    "other_city_bonus": 2.0,
    "own_city_bonus": 1.8,
    "black_die": 1.4,
    "contract": 0.9,
    "move": 1.6,
}
"""Worth of other parts of rewards."""

DIE = 0.75
PIP = 0.13
"""Worth of an unplaced die, and of each of its pips."""

STEP = 1.0
"""Price of a step on the map, in VP, as distances are measured."""

POST = 0.9
"""Worth of a post by itself: it counts for milestones and cards."""

DELIVERED = 0.6
"""Worth of a completed contract by itself: it counts for the most of them, and for cards."""

PURSE = 10
"""Coins beyond these are hard to spend."""

REACH = 9
"""How far one gets in a whole game, in the same measure, so that it still seems near."""

CARD = 0.9
"""Worth of having a city card at hand for a round."""


class Worth:
    """What positions of one set of component data are worth."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.distances = {node: self._from(node) for node in data.roads}

    def _from(self, start: str) -> dict[str, float]:
        """The price in VP of going from a node to any other."""
        found: dict[str, float] = {}
        queue = [(0.0, start)]
        while queue:
            far, node = heapq.heappop(queue)
            if node in found:
                continue
            found[node] = far
            for other, cost in self.data.roads[node].items():
                price = STEP + 0.25 * cost.get("coin", 0) + 0.38 * cost.get("camel", 0)
                heapq.heappush(queue, (far + price, other))
        return found

    def of(self, state: State, seat: int) -> float:
        """The position for a seat."""
        player = state.players[seat]
        if state.phase == "finished":
            return float(player.stock["vp"])
        time = self.time(state, player)
        weights = self.weights(state, player, time)
        value = sum(weights[resource] * count for resource, count in player.stock.items())
        value -= 0.6 * weights["coin"] * max(0, player.stock["coin"] - PURSE)
        value += DELIVERED * len(player.completed)
        value += sum(DIE + PIP * (value or 5) for value in player.dice.values())
        value += sum(self._contract(player, contract, weights, time) for contract in player.contracts)
        return (
            value
            + self._posts(state, seat, time)
            + self._goals(player, time)
            + self._beijing(state, seat, time)
        )

    def time(self, state: State, player: Player) -> float:
        """How much of the game is ahead, from 1 down to 0."""
        rounds = self.data.rounds
        dice = min(1.0, len(player.dice) / self.data.own_dice)
        return (rounds - state.round + dice) / rounds

    def weights(self, state: State, player: Player, time: float) -> dict[str, float]:
        """The worth of each resource now."""
        part = min(1.0, 1.6 * time)
        weights = {resource: part * EARLY[resource] + (1 - part) * LATE[resource] for resource in EARLY}
        if self.data.beijing in player.posts:
            for good in self.data.goods:
                weights[good] = max(weights[good], 1 / self.data.goods_per_vp)
        return weights

    def reward(self, gain: Mapping[str, int], weights: Mapping[str, float], time: float) -> float:
        """What a reward is worth."""
        value = sum(weights[resource] * count for resource, count in numbers(gain).items())
        part = min(1.0, 2 * time + 0.1)
        return value + sum(part * PARTS[name] * count for name, count in gain.items() if name in PARTS)

    def _contract(self, player: Player, contract: str, weights: Mapping[str, float], time: float) -> float:
        """An active contract: worth more, the more of it is at hand."""
        item = self.data.contracts[contract]
        whole = sum(EARLY[part] * count for part, count in item.cost.items())
        held = sum(EARLY[part] * min(count, player.stock[part]) for part, count in item.cost.items())
        spent = sum(weights[part] * count for part, count in item.cost.items())
        profit = max(0.0, self.reward(item.reward, weights, time) + DELIVERED - spent)
        done = held / whole if whole else 1.0
        return profit * (0.85 if done == 1 else done * min(0.8, 1.3 * time) + 0.15 * time)

    def _posts(self, state: State, seat: int, time: float) -> float:
        """Income of small cities, cards of large ones, milestones to come."""
        data, player = self.data, state.players[seat]
        left = data.rounds - state.round
        weights = EARLY if left > 1 else LATE
        value = POST * len(player.posts) * (1 + time)
        for city in own_small_cities(data, player):
            value += left * self.reward(data.city_bonuses[state.city_bonuses[city]], weights, time) * 0.9
        cities = {data.slots[slot] for slot in state.cards}
        return value + CARD * (left + 0.5) * sum(city in player.posts for city in cities)

    def _goals(self, player: Player, time: float) -> float:
        """Goal cards and their cities: those reached, and those near enough."""
        data, value = self.data, 0.0
        reached = len(goal_cities(data, player))
        value += data.goal_points[reached]
        for goal in player.goals:
            item = data.goals[goal]
            missing = [city for city in item.cities if city not in player.posts]
            if not missing:
                value += item.vp
                continue
            prize = item.vp + 2.5 * len(missing)
            value += prize * self._reachable(self._tour(player, missing), time)
        return value

    def _tour(self, player: Player, cities: list[str]) -> float:
        """The price of a way from a figure through these cities, one or two."""
        orders = [cities, cities[::-1]]
        return min(
            self.distances[figure][order[0]] + sum(map(self._between, order, order[1:]))
            for figure in player.figures
            for order in orders
        )

    def _between(self, node: str, other: str) -> float:
        return self.distances[node][other]

    def _reachable(self, far: float, time: float) -> float:
        """How likely one still gets so far, from 1 down to 0."""
        return 0.9 * math.exp(-far / (REACH * time + 0.5))

    def _beijing(self, state: State, seat: int, time: float) -> float:
        """The space there, or the best one free, if it can be reached."""
        data, player = self.data, state.players[seat]
        for vp, owner in zip(data.beijing_vp, state.beijing, strict=True):
            if owner == seat:
                return float(vp)
        free = max(vp for vp, owner in zip(data.beijing_vp, state.beijing, strict=True) if owner is None)
        return (free + 1) * 0.8 * self._reachable(self._tour(player, [data.beijing]), time)


@functools.lru_cache(maxsize=4)
def worth(game: Voyages) -> Worth:
    """What positions are worth in a game, worked out once."""
    return Worth(game.data)
