"""The final scoring, the ranking, and where all the VP came from (section 14)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from server.rules.game import Event, Result, ScoreLine
from server.rules.vikings import area
from server.rules.vikings.components import Data, Feast, Treasure
from server.rules.vikings.placing import plain
from server.rules.vikings.state import ISLAND_ROWS, FinalStep, Player, State

Notes = dict[str, Any]

Gain = tuple[int, int, Notes]
"""VP and gold that a player gets (or loses) by a step, and what they came from."""

BEFORE_THE_END = ("start", "exchanged", "auction", "plunder", "nobles", "scouts", "fishermen")
"""Lines of the result for what came in before the end; each is there only where it came to something."""


def final_scoring(data: Data, draft: State) -> list[Event]:
    """All players do each step before the next one; then the game is over."""
    steps: list[FinalStep] = []
    for name, step in _steps(data, draft):
        gains = step(data, draft.players)
        vp, gold, notes = zip(*gains, strict=True)
        steps.append(FinalStep(name, list(vp), list(gold), list(notes)))
    draft.final = steps
    draft.phase = "game_over"
    groups = ranking(draft.players)
    events = [
        Event("final_step", {"step": step.step, "vp": step.vp, "gold": step.gold, "notes": step.notes})
        for step in steps
    ]
    return [*events, Event("game_over", {"ranking": groups, "winners": groups[0]})]


Step = Callable[[Data, Sequence[Player]], list[Gain]]


def _steps(data: Data, state: State) -> list[tuple[str, Step]]:
    """The steps in their order; buildings where there are special tiles."""
    steps: list[tuple[str, Step]] = [
        ("ships", _each(_ships)),
        ("gold", _each(_gold)),
        ("boatmen", _boatmen),
        ("islands", _islands),
        ("longest", _longest),
        ("buildings", _each(_buildings)),
        ("feeding", _each(_feeding)),
    ]
    if data.modes[state.mode].special_tiles:
        return steps
    return [step for step in steps if step[0] != "buildings"]


def _each(gain: Callable[[Data, Player], Gain]) -> Step:
    """A step in which every player is looked at by himself."""
    return lambda data, players: [gain(data, player) for player in players]


def _ships(data: Data, player: Player) -> Gain:
    """Each ship without a warrior costs its value: gold first, then VP (14, 1; RULING 8)."""
    left = area.unrepelled(player)
    lost = [data.ships[ship] for _, ship in left]
    gold, vp = player.pay(sum(ship.gold for ship in lost), "ships")
    vp -= player.earn(-sum(ship.vp for ship in lost), "ships")
    return -vp, -gold, {"ships": [[col, ship] for col, ship in left]}


def _gold(data: Data, player: Player) -> Gain:
    """VP for gold; the rest is kept (14, 2)."""
    rates = [effect.gold_per_vp for effect in _effects(data, player) if isinstance(effect, Treasure)]
    rate = min([data.values.gold_per_vp, *rates])
    vp = player.gold // rate
    player.gold -= vp * rate
    player.earn(vp, "gold")
    return vp, -vp * rate, {"gold": vp * rate, "rate": rate, "left": player.gold}


def _most(players: Sequence[Player], counts: Sequence[int], award: int, line: str) -> list[int]:
    """The award to everybody who has most, if that is at least one (RULING 9)."""
    most = max(counts)
    return [
        player.earn(award, line) if count == most > 0 else 0
        for player, count in zip(players, counts, strict=True)
    ]


def _boatmen(data: Data, players: Sequence[Player]) -> list[Gain]:
    """Most boatmen left (14, 3)."""
    counts = [area.idle_boatmen(data, player) for player in players]
    awards = _most(players, counts, data.values.most_idle_boatmen_vp, "boatmen")
    return [(vp, 0, {"boatmen": count}) for vp, count in zip(awards, counts, strict=True)]


def _islands(data: Data, players: Sequence[Player]) -> list[Gain]:
    """Most completed islands (14, 4)."""
    found = [area.islands(data, player) for player in players]
    awards = _most(players, [len(islands) for islands in found], data.values.most_islands_vp, "islands")
    return [
        (vp, 0, {"islands": [list(island) for island in islands]})
        for vp, islands in zip(awards, found, strict=True)
    ]


def _longest(data: Data, players: Sequence[Player]) -> list[Gain]:
    """The longest completed island, all its tiles counted (14, 5; RULING 10)."""
    lengths = [longest(area.islands(data, player)) for player in players]
    awards = _most(players, lengths, data.values.longest_island_vp, "longest")
    return [(vp, 0, {"tiles": length}) for vp, length in zip(awards, lengths, strict=True)]


def longest(islands: Sequence[area.CompletedIsland]) -> int:
    """The number of tiles of the longest island."""
    return max((length for _, _, length in islands), default=0)


def _buildings(data: Data, player: Player) -> Gain:
    """Each building tile: the unthreatened vikings on it and around it (section 13)."""
    unharmed = {(row, col) for row, cols in area.safe(data, player).items() for col in cols}
    vp, notes = 0, []
    for row, col, place in player.places():
        if data.islands[place.tile].special:
            index = ISLAND_ROWS.index(row)
            near = [
                (there, at)
                for there in ISLAND_ROWS[max(index - 1, 0) : index + 2]
                for at in (col - 1, col, col + 1)
                if (there, at) in unharmed
            ]
            vp += len(near)
            notes.append({"tile": place.tile, "cells": plain(near)})
    return player.earn(vp, "buildings"), 0, {"buildings": notes}


def _feeding(data: Data, player: Player) -> Gain:
    """Portions left over are worth VP, hungry vikings cost them (14, 7)."""
    portions, mouths = area.portions(data, player), area.mouths(player)
    vp = player.earn(feeding_vp(data, player, portions - mouths), "feeding")
    return vp, 0, {"portions": portions, "mouths": mouths}


def feeding_vp(data: Data, player: Player, surplus: int) -> int:
    """What a surplus of portions brings, or a shortage costs, however few VP there are."""
    if surplus < 0:
        return -surplus * data.values.hungry_viking_vp
    feasts = [effect.surplus_vp for effect in _effects(data, player) if isinstance(effect, Feast)]
    return surplus * max([data.values.surplus_portion_vp, *feasts])


def _effects(data: Data, player: Player) -> list[Any]:
    return [data.specials[tile] for tile in player.specials]


# ── Ranking and result ──────────────────────────────────────────────────────────────────────────


def ranked(scores: Sequence[tuple[int, int]]) -> list[list[int]]:
    """Groups of seats, best first, by VP and then gold; a group shares its place."""
    best_first = sorted(range(len(scores)), key=lambda seat: scores[seat], reverse=True)
    return [sorted(group) for _, group in groupby(best_first, key=lambda seat: scores[seat])]


def ranking(players: Sequence[Player]) -> list[list[int]]:
    """The ranking as it stands."""
    return ranked([(player.vp, player.gold) for player in players])


def result(state: State) -> Result:
    """The final ranking and every line of VP."""
    groups = ranking(state.players)
    totals = [player.vp for player in state.players]
    none: list[Notes] = [{} for _ in state.players]
    before = [line for line in BEFORE_THE_END if any(player.ledger.get(line) for player in state.players)]
    lines = [ScoreLine(line, _amounts(state, line), none) for line in before]
    lines += [ScoreLine(step.step, _amounts(state, step.step), step.notes) for step in state.final]
    return Result(
        ranking=groups,
        totals=totals,
        lines=lines,
        reason="last_round",
        tiebreak="gold" if len(set(totals)) < len(groups) else None,
    )


def _amounts(state: State, line: str) -> list[int]:
    return [player.ledger.get(line, 0) for player in state.players]
