"""The wealth scoring, the ranking, and where all the points came from (section 13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import groupby
from typing import Any, NamedTuple

from server.rules.felinia.components import Data, valued
from server.rules.felinia.schema import AnyEffect, FoodPoints, LoneMerchant, MysteryPoints, SpicePoints
from server.rules.felinia.state import Player, State, total
from server.rules.game import Event, Result, ScoreLine

Notes = dict[str, Any]


class Seen(NamedTuple):
    """What a line of the scoring looks at: a player, and his groups of merchants."""

    data: Data
    player: Player
    groups: list[list[str]]

    def effects(self) -> list[AnyEffect]:
        """What his special tiles do."""
        return [self.data.specials[tile] for tile in self.player.specials]


# ── Groups of merchants ─────────────────────────────────────────────────────────────────────────


def groups(data: Data, state: State) -> list[list[list[str]]]:
    """By seat: provinces with its merchants, joined by borders, also across countries; largest first."""
    left = {name: there.merchant for name, there in state.provinces.items() if there.merchant is not None}
    found: list[list[list[str]]] = [[] for _ in state.players]
    while left:
        name, seat = left.popitem()
        group = group_at(data, state, name, seat)
        for member in group:
            left.pop(member, None)
        found[seat].append(sorted(group))
    return [sorted(own, key=lambda group: (-len(group), group)) for own in found]


def group_at(data: Data, state: State, name: str, seat: int) -> list[str]:
    """The group of a seat's merchants around a province, as if one of them stood there."""
    borders, group = data.boards[state.rules].borders, [name]
    for member in group:
        group += [
            other
            for other in borders[member]
            if other not in group and state.province(other).merchant == seat
        ]
    return group


# ── Lines ───────────────────────────────────────────────────────────────────────────────────────


def _counted(seen: Seen) -> Counter[str]:
    """Trade tiles by type."""
    return Counter(seen.data.tiles[tile].type for tile in seen.player.tiles)


def _tiles(seen: Seen) -> tuple[int, Notes]:
    """Each type separately: a tile is worth as much as there are of its type, up to its cap (R26)."""
    counts = _counted(seen)
    for tile in seen.player.bonus:
        if seen.data.bonus[tile].kind == "extra_tile":
            counts[seen.data.bonus[tile].type] += 1
    types = {kind: [counts[kind], min(counts[kind], cap)] for kind, cap in seen.data.caps.items()}
    types = {kind: worth for kind, worth in types.items() if worth[0]}
    return sum(count * each for count, each in types.values()), {"types": types}


def _plus(seen: Seen) -> tuple[int, Notes]:
    """A point for each tile of a type with a +1 tile."""
    counts = _counted(seen)
    bonus = [seen.data.bonus[tile] for tile in seen.player.bonus]
    types = {tile.type: counts[tile.type] for tile in bonus if tile.kind == "plus_one"}
    return sum(types.values()), {"types": types}


def _merchants(seen: Seen) -> tuple[int, Notes]:
    """Each merchant is worth more the larger its group is."""
    lone = [effect.value for effect in seen.effects() if isinstance(effect, LoneMerchant)]
    by_size = list(seen.data.values.merchant_by_group)
    by_size[0] = max([by_size[0], *lone])
    sizes = [len(group) for group in seen.groups]
    return sum(size * valued(by_size, size) for size in sizes), {"groups": sizes}


def _gold(seen: Seen) -> tuple[int, Notes]:
    return seen.player.gold * seen.data.values.gold, {"gold": seen.player.gold}


def _spice(seen: Seen) -> tuple[int, Notes]:
    """For full pairs, or with the special tile for each one."""
    spice = seen.player.spice
    each = sum(effect.value for effect in seen.effects() if isinstance(effect, SpicePoints))
    pairs = spice // 2 * seen.data.values.spice_pair
    return max(pairs, spice * each), {"spice": spice}


def _goods(seen: Seen) -> tuple[int, Notes]:
    held = total(seen.player.goods)
    return held * seen.data.values.goods, {"goods": held}


def _mystery(seen: Seen) -> tuple[int, Notes]:
    """Cards by their number, and what a special tile adds for each."""
    cards = len(seen.player.mystery)
    extra = sum(effect.value for effect in seen.effects() if isinstance(effect, MysteryPoints))
    return cards * (valued(seen.data.values.mystery_by_count, cards) + extra), {"cards": cards}


def _food(seen: Seen) -> tuple[int, Notes]:
    """Nothing without the special tile (R22)."""
    each = sum(effect.value for effect in seen.effects() if isinstance(effect, FoodPoints))
    return seen.player.food * each, {"food": seen.player.food}


Line = Callable[[Seen], tuple[int, Notes]]

LINES: dict[str, Line] = {
    "tiles": _tiles,
    "plus": _plus,
    "merchants": _merchants,
    "gold": _gold,
    "spice": _spice,
    "goods": _goods,
}
ADVANCED_LINES: dict[str, Line] = {"mystery": _mystery, "food": _food}


def lines(data: Data, state: State) -> list[ScoreLine]:
    """Every line, as the state stands."""
    seen = [Seen(data, player, own) for player, own in zip(state.players, groups(data, state), strict=True)]
    scored = LINES | ADVANCED_LINES if state.rules == "advanced" else LINES
    made = []
    for name, line in scored.items():
        amounts, notes = zip(*(line(one) for one in seen), strict=True)
        made.append(ScoreLine(name, list(amounts), list(notes)))
    return made


# ── The end ─────────────────────────────────────────────────────────────────────────────────────


def score(data: Data, draft: State) -> list[Event]:
    """The game is over."""
    draft.phase = "over"
    draft.turn = None
    told = result(data, draft)
    events = []
    for seat, points in enumerate(told.totals):
        breakdown = {line.id: line.amounts[seat] for line in told.lines} | {"total": points}
        events.append(Event("scored", {"seat": seat, "breakdown": breakdown}))
    over = {"ranking": told.ranking, "winners": told.ranking[0]}
    return [*events, Event("game_over", over)]


def result(data: Data, state: State) -> Result:
    """The ranking by points, then by coins; still equal, they share the place (section 13)."""
    made = lines(data, state)
    totals = [sum(line.amounts[seat] for line in made) for seat in range(len(state.players))]
    scores = [(points, player.coins) for points, player in zip(totals, state.players, strict=True)]
    best_first = sorted(range(len(scores)), key=lambda seat: scores[seat], reverse=True)
    ranking = [sorted(group) for _, group in groupby(best_first, key=lambda seat: scores[seat])]
    return Result(
        ranking=ranking,
        totals=totals,
        lines=made,
        reason=state.end_by or "ships",
        tiebreak="coins" if len(set(totals)) < len(ranking) else None,
    )
