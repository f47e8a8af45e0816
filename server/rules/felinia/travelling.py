"""Where a merchant may go, and what that brings: for the bot.

Every way along the roads is looked at, with what is found on it and the trading post at its end. While tiles
lie face down a journey counts what turning some of them up will bring on average.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from server.rules.felinia.exploration import is_face_down
from server.rules.felinia.schema import SymbolBonus
from server.rules.felinia.valuation import Judge

MOST_WAYS = 600
"""Ways that are looked at from one province."""
MOST_FOOD = 4
"""More food is never spent on one journey."""
MOST_TURNED = 5
"""Face-down tiles that are looked at, the best posts first."""
SHOWN = 0.1
"""What a tile turned up for nothing is worth to the others."""

Path = tuple[str, ...]


class Way(NamedTuple):
    """A way to go on: what is found on it, and where it ends."""

    gains: float
    path: Path


class Start(NamedTuple):
    """Where a way begins."""

    at: str
    steps: int
    food: int
    visited: Path


class Prospect(NamedTuple):
    """What a journey comes to: the best way that is open, and the posts that lie face down."""

    best: float
    path: Path
    hidden: dict[str, float]
    """Face-down posts that can be reached, by what they bring but for their tiles."""


class Scout:
    """Looks ahead for one seat."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._landings: dict[str, float] = {}

    def landing(self, country: str) -> float:
        """What a merchant who lands in a country will bring on average."""
        if country not in self._landings:
            port = self._judge.board.ports[country]
            seen = self.prospect(Start(port, 1, self._judge.player.food, (port,)))
            reveals = self._judge.data.reveals if self._judge.state.rules == "basic" else 0
            self._landings[country] = self.turned(country, seen, reveals)[0]
        return self._landings[country]

    def prospect(self, start: Start) -> Prospect:
        """The best way from here, and what lies face down within reach."""
        best, path = self._judge.at_home(), Path()
        hidden: dict[str, float] = {}
        for number, way in enumerate(self._ways(start)):
            if number == MOST_WAYS:
                break
            end = way.path[-1]
            there = self._judge.state.province(end)
            if is_face_down(there):
                worth = way.gains + self._judge.post(end)
                hidden[end] = max(worth, hidden.get(end, worth))
                continue
            worth = way.gains
            worth += (
                self._judge.at_home()
                if there.tile is None
                else self._judge.post(end) + self._judge.tile(there.tile)
            )
            if worth > best:
                best, path = worth, way.path
        return Prospect(best, path, hidden)

    def _ways(self, start: Start) -> Iterator[Way]:
        """Every way, the short ones first; it ends on a trading post."""
        begun = [(start, Way(0.0, ()))]
        for here, way in begun:
            for to in self._judge.board.roads[here.at]:
                there = self._judge.state.province(to)
                cost = int(here.steps >= self._judge.data.steps)
                if to in here.visited or there.merchant is not None or cost > here.food:
                    continue
                found = Way(way.gains + self._found(to) - cost * self._step(here.food), (*way.path, to))
                yield found
                if there.tile is None:
                    food = here.food - cost + self._judge.board.nodes[to].symbols.count("food")
                    food = min(food, MOST_FOOD)
                    begun.append((Start(to, here.steps + 1, food, (*here.visited, to)), found))

    def _found(self, name: str) -> float:
        """What the symbols of a province bring, with what special tiles add."""
        symbols = self._judge.board.nodes[name].symbols
        more = [effect for effect in self._judge.effects if isinstance(effect, SymbolBonus)]
        added = [effect.symbol for effect in more if effect.symbol in symbols]
        return sum(map(self._judge.symbol, [*symbols, *added]))

    def _step(self, food: int) -> float:
        """What the food for a step could bring otherwise."""
        return self._judge.food(max(food, 1)) - self._judge.food(max(food, 1) - 1)

    # ── Turning tiles up ─────────────────────────────────────────────────────────────────────

    def turned(self, country: str, seen: Prospect, reveals: int) -> tuple[float, str | None]:
        """What comes of turning up so many tiles, on average, and which one is first; None for none."""
        pool = self._unseen(country)
        worths = {kind: self._judge.kind(kind) for kind in pool}
        hidden = sorted(seen.hidden.items(), key=lambda item: -item[1])[:MOST_TURNED]
        return _turned(seen.best, tuple(hidden), pool, worths, reveals)

    def _unseen(self, country: str) -> Counter[str]:
        """Types of the tiles of a country that this seat has not before its eyes."""
        judge = self._judge
        known = {there.tile for there in judge.state.provinces.values() if there.up} | {*judge.player.tiles}
        return Counter(judge.data.tiles[t].type for t in judge.data.of_station(country) if t not in known)


def _turned(
    best: float,
    hidden: tuple[tuple[str, float], ...],
    pool: Counter[str],
    worths: dict[str, float],
    reveals: int,
) -> tuple[float, str | None]:
    """The best tile to turn up first; the rest after each that it may turn out to be."""
    top, first = best, None
    unseen = pool.total()
    if not reveals or not unseen:
        return top, first
    for number, (name, there) in enumerate(hidden):
        rest = hidden[:number] + hidden[number + 1 :]
        mean = -SHOWN
        for kind, count in pool.items():
            if count:
                found = max(best, there + worths[kind])
                left = pool.copy() if reveals > 1 else pool
                left[kind] -= reveals > 1
                mean += count / unseen * _turned(found, rest, left, worths, reveals - 1)[0]
        if mean > top:
            top, first = mean, name
    return top, first
