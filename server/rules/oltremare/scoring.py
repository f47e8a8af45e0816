"""Goods groups and ranking awards, both scorings, the ranking (sections 6 and 7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise
from typing import Any

from server.rules.game import Event, Result, ScoreLine
from server.rules.oltremare.components import Data
from server.rules.oltremare.state import Player, State

Group = dict[str, Any]
"""A goods group as everybody is told it: `good`, `size` in cards, the `ducats` it pays."""

BEFORE_THE_END = (
    "start",
    "influence",
    "money",
    "calm_sea",
    "purchases",
    "deals",
    "interim_prestige",
    "interim_cargo",
    "cashed_cargo",
    "cashed_pirates",
)
"""Lines of the result for what came in before the end; each is there only where it came to something."""

AT_THE_END = ("prestige", "cargo", "pirates", "harbours")
"""Lines of the final scoring (section 7)."""


# ── Prices and places ───────────────────────────────────────────────────────────────────────────


def price(data: Data, good: str, size: int) -> int:
    """What a group pays; beyond the largest size nothing is added (section 7, 2)."""
    prices = data.prices[good]
    return prices[min(size, len(prices)) - 1] if size else 0


def groups(data: Data, top_down: Iterable[str]) -> list[Group]:
    """The goods groups of cargo cards listed from the top down (section 7, 2)."""
    found = [(good, len(list(same))) for good, same in groupby(top_down, data.good)]
    return [{"good": good, "size": size, "ducats": price(data, good, size)} for good, size in found]


def worth(found: Iterable[Group]) -> int:
    """What groups pay together."""
    return sum(group["ducats"] for group in found)


def top_size(data: Data, cargo: Sequence[str]) -> int:
    """How many cards the topmost group of a cargo pile has."""
    return len(list(next(groupby(reversed(cargo), data.good))[1])) if cargo else 0


def rank_awards(data: Data, counts: Sequence[int]) -> list[int]:
    """Awards by count: each different count is a place, and all who share it get its award (section 6, 1)."""
    places = sorted(set(counts), reverse=True)
    award = dict(zip(places, data.awards, strict=False))
    return [award.get(count, 0) for count in counts]


# ── Interim scoring and cash-out ────────────────────────────────────────────────────────────────


def interim_scoring(data: Data, draft: State) -> list[Event]:
    """Prestige, then all cargo but the top groups; the Venice card is out (section 6)."""
    draft.venice = None
    counts = [player.prestige for player in draft.players]
    seats = []
    for player, award in zip(draft.players, rank_awards(data, counts), strict=True):
        told = {"prestige": player.prestige, "award": award}
        player.earn(award, "interim_prestige")
        player.prestige = 0
        seats.append(told | _score_below_the_top(data, draft, player))
    return [Event("interim_scoring", {"seats": seats})]


def _score_below_the_top(data: Data, draft: State, player: Player) -> dict[str, Any]:
    """A player keeps his topmost group; the rest is paid and discarded (section 6, 2)."""
    draft.spread += player.cargo
    all_groups = groups(data, reversed(player.cargo))
    rest = len(player.cargo) - top_size(data, player.cargo)
    draft.discard += player.cargo[:rest]
    player.cargo = player.cargo[rest:]
    player.earn(worth(all_groups[1:]), "interim_cargo")
    return {"kept": all_groups[:1], "groups": all_groups[1:], "cargo": worth(all_groups[1:])}


def cash_out(data: Data, draft: State, seat: int) -> list[Event]:
    """A player's cargo is paid, his pirate cards subtracted; all of them become the deck (section 8)."""
    player = draft.players[seat]
    draft.spread += player.cargo
    paid, pirates = groups(data, reversed(player.cargo)), len(player.pirates)
    player.earn(worth(paid), "cashed_cargo")
    player.earn(-pirates, "cashed_pirates")
    draft.deck = player.cargo + player.pirates
    player.cargo, player.pirates, player.discarded = [], [], []
    return [Event("cashed_out", {"seat": seat, "groups": paid, "cargo": worth(paid), "pirates": -pirates})]


# ── The end ─────────────────────────────────────────────────────────────────────────────────────


def final_scoring(data: Data, draft: State) -> list[Event]:
    """Prestige, cargo, pirates, harbour tiles; the game is over (section 7)."""
    draft.phase = "over"
    prestige = rank_awards(data, [player.prestige for player in draft.players])
    harbours = rank_awards(data, [player.tiles for player in draft.players])
    seats = []
    for player, honour, berths in zip(draft.players, prestige, harbours, strict=True):
        paid = groups(data, reversed(player.cargo))
        parts = {
            "prestige": honour,
            "cargo": worth(paid),
            "pirates": -len(player.pirates),
            "harbours": berths,
        }
        for line, ducats in parts.items():
            player.earn(ducats, line)
        seats.append({**parts, "groups": paid, "ducats": player.ducats})
    return [Event("final_scoring", {"seats": seats, "ranking": ranking(draft)})]


def ranking(state: State) -> list[int]:
    """Seats, best first: ducats, cards in the cargo pile, nearest to the starting player (R37)."""
    order = state.seats_from(state.start)
    return sorted(order, key=lambda seat: _standing(state.players[seat]), reverse=True)


def _standing(player: Player) -> tuple[int, int]:
    return player.ducats, len(player.cargo)


def result(data: Data, state: State) -> Result:
    """The final ranking and every line of ducats."""
    order = ranking(state)
    notes = _notes(data, state)
    lines = [*(line for line in BEFORE_THE_END if _occurred(state, line)), *AT_THE_END]
    none: list[dict[str, Any]] = [{} for _ in state.players]
    return Result(
        ranking=[[seat] for seat in order],
        totals=[player.ducats for player in state.players],
        lines=[
            ScoreLine(line, [player.ledger.get(line, 0) for player in state.players], notes.get(line, none))
            for line in lines
        ],
        reason="last_round",
        tiebreak=_tiebreak(state, order),
    )


def _occurred(state: State, line: str) -> bool:
    return any(player.ledger.get(line) for player in state.players)


def _notes(data: Data, state: State) -> dict[str, list[dict[str, Any]]]:
    """What the lines of the final scoring came from."""
    players = state.players
    return {
        "prestige": [{"tiles": player.prestige} for player in players],
        "cargo": [{"groups": groups(data, reversed(player.cargo))} for player in players],
        "pirates": [{"cards": len(player.pirates)} for player in players],
        "harbours": [{"tiles": player.tiles} for player in players],
    }


def _tiebreak(state: State, order: Sequence[int]) -> str | None:
    """The rule that ordered the best seats of equal ducats."""
    for better, worse in pairwise(order):
        first, second = state.players[better], state.players[worse]
        if first.ducats == second.ducats:
            return "nearest" if _standing(first) == _standing(second) else "cargo"
    return None
