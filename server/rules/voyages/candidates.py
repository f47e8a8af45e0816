"""Moves worth a thought: what the sensible bot looks at, out of all that are legal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from server.rules.voyages import journeys
from server.rules.voyages.bonus_actions import black_die_refusal, contract_refusal
from server.rules.voyages.components import Data
from server.rules.voyages.journeys import Fare
from server.rules.voyages.moves import (
    BuyBlackDie,
    CompleteContract,
    MoneyBag,
    Move,
    Path,
    Place,
    Repetition,
    Resolve,
)
from server.rules.voyages.placing import everywhere, possible
from server.rules.voyages.posts import own_small_cities
from server.rules.voyages.spaces.base import intended
from server.rules.voyages.state import Player, State

SIDES = 6
WAYS = 60
"""Ways of a journey that are looked at."""


def of_turn(data: Data, state: State, seat: int) -> Iterator[Move]:
    """Main actions, while none is done, and bonus actions."""
    player = state.players[seat]
    for contract in player.contracts:
        if contract_refusal(data, player, contract) is None:
            yield CompleteContract(contract)
    if player.dice:
        yield MoneyBag([min(player.dice, key=lambda die: player.dice[die] or 0)])
    if black_die_refusal(data, state, player) is None:
        yield BuyBlackDie()
    if not state.turn.main_done and player.dice:
        for space, slot in everywhere(state):
            if possible(intended(data, state, seat, Place(space, [], slot=slot))) is None:
                yield from _on_space(data, state, player, space, slot)


def _on_space(data: Data, state: State, player: Player, space: str, slot: str | None) -> Iterator[Place]:
    for dice, values in hands(player, data.dice[space]):
        lowest = min(values)
        told = None if player.dice[dice[0]] is not None else list(values)
        for choice in _choices(data, state, player, space, slot, lowest):
            fields = {"slot": slot, "values": told, **choice}
            yield Place(space, list(dice), **fields)


def hands(player: Player, count: int) -> Iterator[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Sets of so many dice that differ in their values or in being of the own colour."""
    if None in player.dice.values():
        dice = tuple(player.dice)[:count]
        if len(dice) == count:
            yield from ((dice, (value,) * count) for value in range(1, SIDES + 1))
        return
    seen: set[tuple[tuple[bool, int], ...]] = set()
    for dice in combinations(player.dice, count):
        values = tuple(player.dice[die] or 0 for die in dice)
        like = tuple(sorted((die.startswith(player.colour), player.dice[die] or 0) for die in dice))
        if like not in seen:
            seen.add(like)
            yield dice, values


def _choices(
    data: Data, state: State, player: Player, space: str, slot: str | None, lowest: int
) -> Iterator[dict[str, Any]]:
    """What a space may be asked for with a lowest die."""
    if space in data.bazaars:
        yield from ({"row": row} for row in range(max(1, lowest - 1), lowest + 1))
    elif space == "khan":
        yield from ({"good": good} for good in data.goods)
    elif space == "contracts":
        yield from _contracts(data, state, player, lowest)
    elif space == "travel":
        fare = Fare(lowest, player.stock["coin"], player.stock["camel"], data.steps)
        yield from ({"paths": paths} for paths in ways(data, player, fare))
    elif slot is not None:
        yield from _card(data, state, player, slot, lowest)
    else:
        yield {}


def _contracts(data: Data, state: State, player: Player, lowest: int) -> Iterator[dict[str, Any]]:
    row = state.row[:lowest]
    for count in (1, 2):
        for take in combinations(row, min(count, data.most_taken)):
            wanted = max(0, len(player.contracts) + len(take) - data.places)
            for discard in combinations(player.contracts, wanted):
                paying = [contract for contract in take if data.extras[state.row.index(contract)]]
                extra = dict.fromkeys(paying, "camel")
                yield {"take": list(take), "discard": list(discard), "extra": extra or None}


def _card(data: Data, state: State, player: Player, slot: str, lowest: int) -> Iterator[dict[str, Any]]:
    """Uses of a city card: each number of times, and the same choice each time."""
    card = data.cards[state.cards[slot]]
    if card.kind == "swap":
        for direction in card.directions:
            choice = "any_good" in direction.cost or "any_good" in direction.gain
            for good, times in product(data.goods if choice else (None,), range(1, lowest + 1)):
                yield {"steps": [Repetition(direction.id, good)] * times}
    elif card.kind != "exchange":
        yield {}
    elif "any_good" in card.gain:
        yield from ({"goods": [good] * times} for good in data.goods for times in range(1, lowest + 1))
    elif "two_different_goods" in card.cost:
        pairs = [list(pair) for pair in combinations(data.goods, 2)]
        yield from ({"payments": [pair] * times} for pair in pairs for times in range(1, lowest + 1))
    else:
        yield from ({"times": times} for times in range(1, lowest + 1))


def ways(data: Data, player: Player, fare: Fare) -> Iterator[list[Path]]:
    """Ways of single figures, the cheapest to each node, that can be paid."""
    for figure, start in enumerate(player.figures):
        best: dict[str, tuple[float, Path]] = {}
        frontier = {start: Path([], figure)}
        for _ in range(fare.most):
            following: dict[str, tuple[float, Path]] = {}
            for node, path in frontier.items():
                for other in journeys.onward(data, player, node):
                    longer = Path([*path.nodes, other], figure)
                    if journeys.journey_refusal(data, player, [longer], fare) is not None:
                        continue
                    price = _price(data, player, longer, fare)
                    if other not in following or price < following[other][0]:
                        following[other] = (price, longer)
            for node, (price, path) in following.items():
                if node not in best or price < best[node][0]:
                    best[node] = (price, path)
            frontier = {node: path for node, (_, path) in following.items()}
        yield from ([path] for _, path in sorted(best.values(), key=lambda way: way[0])[:WAYS])


def _price(data: Data, player: Player, path: Path, fare: Fare) -> float:
    found = journeys.journey(data, player, [path], fare)
    return found.coins + 1.2 * found.camels if isinstance(found, journeys.Journey) else 0.0


def answers(data: Data, state: State, seat: int) -> Iterator[Resolve]:
    """Answers to the topmost decision of a seat."""
    player = state.players[seat]
    task = player.tasks[-1]
    match task.kind:
        case "any_good":
            yield from (Resolve(goods=[good] * task.n) for good in data.goods)
        case "two_different_goods":
            yield from (Resolve(goods=list(pair)) for pair in combinations(data.goods, 2))
        case "other_city_bonus":
            copying = {bonus for bonus, gain in data.city_bonuses.items() if "other_city_bonus" in gain}
            yield from (Resolve(city=city) for city in data.small if state.city_bonuses[city] not in copying)
        case "own_city_bonus":
            cities = own_small_cities(data, player)
            yield from (
                Resolve(cities=list(named)) for named in combinations(cities, min(task.n, len(cities)))
            )
        case "make_room":
            yield Resolve(decline=True)
            yield from (Resolve(discard=contract) for contract in player.contracts)
        case "move":
            yield Resolve(decline=True)
            fare = Fare(task.n, player.stock["coin"], player.stock["camel"])
            yield from (Resolve(paths=paths) for paths in ways(data, player, fare))
        case "relocate_post":
            yield from (Resolve(from_=city) for city in player.posts)
        case _:
            yield from (Resolve(coins=coins, camels=task.n - coins) for coins in range(task.n + 1))
