"""Moving figures: steps, roads and what they cost (sections 7.1, 7.2 and 7.6).

The Travel action and bonus moves are the same, but for the price of steps.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from server.rules.game import Refused
from server.rules.voyages.characters import ability
from server.rules.voyages.components import Cost, Data
from server.rules.voyages.moves import Path
from server.rules.voyages.state import Player

_FREE: Cost = {}
"""What a step costs where there is nothing to pay."""


class Fare(msgspec.Struct, frozen=True):
    """What a journey may be like: at most so many steps, for these prices, out of this purse."""

    most: int
    coins: int
    camels: int
    prices: tuple[int, ...] = ()
    """Coins for 1, 2, … steps; none where steps are free."""

    def price(self, steps: int) -> int:
        """Coins for so many steps."""
        return self.prices[steps - 1] if self.prices and steps else 0


class Journey(msgspec.Struct, frozen=True):
    """What the paths of a journey come to."""

    steps: int
    coins: int
    camels: int


def onward(data: Data, player: Player, node: str) -> dict[str, Cost]:
    """The nodes one step away, and what the step costs besides the price of steps."""
    shortcuts = ability(player.character).shortcuts(data, node)
    if not shortcuts:
        return data.roads[node]
    return {**data.roads[node], **dict.fromkeys(shortcuts, _FREE)}


def journey(data: Data, player: Player, paths: Sequence[Path], fare: Fare) -> Journey | Refused:
    """What the paths come to, or why they are none (section 7.2)."""
    steps = coins = camels = 0
    moved: set[int] = set()
    for number, path in enumerate(paths):
        if path.figure in moved or not 0 <= path.figure < len(player.figures) or not path.nodes:
            return Refused("bad_path", {"path": number})
        moved.add(path.figure)
        at = player.figures[path.figure]
        for node in path.nodes:
            cost = onward(data, player, at).get(node)
            if cost is None:
                return Refused("bad_path", {"path": number, "from": at, "to": node})
            coins += cost.get("coin", 0)
            camels += cost.get("camel", 0)
            at = node
        steps += len(path.nodes)
    return Journey(steps, coins + fare.price(min(steps, len(fare.prices))), camels)


def journey_refusal(data: Data, player: Player, paths: Sequence[Path], fare: Fare) -> Refused | None:
    """Why figures cannot go these ways; for no paths at all, because something must move."""
    found = journey(data, player, paths, fare)
    if isinstance(found, Refused):
        return found
    if not found.steps:
        return Refused("bad_path")
    if found.steps > fare.most:
        return Refused("too_many_steps", {"steps": found.steps, "most": fare.most})
    if found.coins > fare.coins:
        return Refused("not_enough_coins", {"needed": found.coins, "have": fare.coins})
    if found.camels > fare.camels:
        return Refused("not_enough_camels", {"needed": found.camels, "have": fare.camels})
    return None


def first_steps(data: Data, player: Player) -> Iterator[Cost]:
    """What the first step of each figure may cost besides the price of steps."""
    for node in dict.fromkeys(player.figures):
        yield from onward(data, player, node).values()


def step_refusal(data: Data, player: Player, fare: Fare) -> Refused | None:
    """Why no figure can move at all."""
    affordable = [cost for cost in first_steps(data, player) if cost.get("camel", 0) <= fare.camels]
    if not affordable:
        least = min(cost["camel"] for cost in first_steps(data, player))
        return Refused("not_enough_camels", {"needed": least, "have": fare.camels})
    least = fare.price(1) + min(cost.get("coin", 0) for cost in affordable)
    if least > fare.coins:
        return Refused("not_enough_coins", {"needed": least, "have": fare.coins})
    return None


def least_coins(data: Data, player: Player, fare: Fare) -> int:
    """The coins that the cheapest step takes."""
    coins = [cost.get("coin", 0) for cost in first_steps(data, player) if cost.get("camel", 0) <= fare.camels]
    return fare.price(1) + min(coins, default=0)


def open_paths(data: Data, player: Player, paths: Sequence[Path], fare: Fare) -> dict[str, tuple[Any, ...]]:
    """The paths as they may go on by one step: values of a move's field `paths`."""
    so_far = journey(data, player, paths, fare)
    if isinstance(so_far, Refused) or so_far.steps >= fare.most:
        return {}
    coins = fare.coins - so_far.coins + fare.price(so_far.steps) - fare.price(so_far.steps + 1)
    camels = fare.camels - so_far.camels
    ways = []
    for before, path in _walking(player, paths):
        at = path.nodes[-1] if path.nodes else player.figures[path.figure]
        for node, cost in onward(data, player, at).items():
            if cost.get("coin", 0) <= coins and cost.get("camel", 0) <= camels:
                longer = plain(Path([*path.nodes, node], path.figure))
                ways.append([*map(plain, before), longer])
    return {"paths": tuple(ways)} if ways else {}


def _walking(player: Player, paths: Sequence[Path]) -> Iterator[tuple[Sequence[Path], Path]]:
    """The paths that may get a further step, each with the others, which go before it: begun ones, the last
    one first, and those of figures that have not moved."""
    for number in reversed(range(len(paths))):
        yield [*paths[:number], *paths[number + 1 :]], paths[number]
    moved = {path.figure for path in paths}
    yield from ((paths, Path([], figure)) for figure in range(len(player.figures)) if figure not in moved)


def plain(path: Path) -> dict[str, Any]:
    """A path as it is told."""
    return {"figure": path.figure, "nodes": list(path.nodes)}


def walk(player: Player, paths: Sequence[Path]) -> None:
    """Put the figures where their paths end."""
    ends = {path.figure: path.nodes[-1] for path in paths}
    player.figures = [ends.get(figure, node) for figure, node in enumerate(player.figures)]


def journey_tells(data: Data, player: Player, paths: Sequence[Path], fare: Fare) -> dict[str, Any]:
    """What the paths so far come to: steps, costs, and what is left."""
    found = journey(data, player, paths, fare)
    if isinstance(found, Refused):
        return {}
    return {
        "steps": found.steps,
        "most": fare.most,
        "coins": found.coins,
        "camels": found.camels,
        "left": {"coin": fare.coins - found.coins, "camel": fare.camels - found.camels},
    }
