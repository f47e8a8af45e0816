"""The final scoring (section 9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from server.rules.game import Result, ScoreLine
from server.rules.voyages.components import Data
from server.rules.voyages.play import Play
from server.rules.voyages.schema import CARD_LINE, CITY_LINE, CONTRACT_LINE, MILESTONE_LINE, OTHER_LINE
from server.rules.voyages.state import Player, State

EARNED = (CONTRACT_LINE, CITY_LINE, CARD_LINE, MILESTONE_LINE, OTHER_LINE)
"""Lines of VP that came during the game."""

FINAL = ("goal_cards", "goal_cities", "coins", "beijing", "goods", "most_contracts")
"""Lines of the final scoring, in its order."""


def final_scoring(play: Play) -> None:
    """All lines are added up, goal cards lie open (section 9)."""
    data, state = play.data, play.state
    scores = []
    for seat, player in enumerate(state.players):
        score = {line: value(data, state, seat) for line, value in _VALUES.items()}
        for line, vp in score.items():
            player.gain({"vp": vp}, line)
        scores.append({**score, "total": player.stock["vp"]})
    state.phase = "finished"
    goals = [player.goals for player in state.players]
    play.tell("final_scoring", goals=goals, scores=scores, ranking=ranking(state))


# ── Lines ───────────────────────────────────────────────────────────────────────────────────────


def goals_reached(data: Data, player: Player) -> list[str]:
    """Goal cards with a post in both cities."""
    return [goal for goal in player.goals if {*data.goals[goal].cities} <= {*player.posts}]


def goal_cities(data: Data, player: Player) -> list[str]:
    """Different cities of the goal cards that hold a post (R34)."""
    cities = dict.fromkeys(city for goal in player.goals for city in data.goals[goal].cities)
    return [city for city in cities if city in player.posts]


def goods_count(data: Data, player: Player) -> int:
    """Goods in the storage; camels are none."""
    return sum(player.stock[good] for good in data.goods)


def _goal_cards(data: Data, state: State, seat: int) -> int:
    return sum(data.goals[goal].vp for goal in goals_reached(data, state.players[seat]))


def _goal_cities(data: Data, state: State, seat: int) -> int:
    return data.goal_points[len(goal_cities(data, state.players[seat]))]


def _coins(data: Data, state: State, seat: int) -> int:
    return state.players[seat].stock["coin"] // data.coins_per_vp


def _beijing(data: Data, state: State, seat: int) -> int:
    return sum(vp for vp, owner in zip(data.beijing_vp, state.beijing, strict=True) if owner == seat)


def _goods(data: Data, state: State, seat: int) -> int:
    """Only with a post in Beijing."""
    player = state.players[seat]
    return goods_count(data, player) // data.goods_per_vp if data.beijing in player.posts else 0


def _most_contracts(data: Data, state: State, seat: int) -> int:
    """For each of those with the most, even where these are none (R33)."""
    most = max(len(player.completed) for player in state.players)
    return data.most_contracts if len(state.players[seat].completed) == most else 0


_VALUES: dict[str, Callable[[Data, State, int], int]] = {
    "goal_cards": _goal_cards,
    "goal_cities": _goal_cities,
    "coins": _coins,
    "beijing": _beijing,
    "goods": _goods,
    "most_contracts": _most_contracts,
}


# ── The result ──────────────────────────────────────────────────────────────────────────────────


def _standing(player: Player) -> tuple[int, int]:
    return player.stock["vp"], player.stock["camel"]


def ranking(state: State) -> list[list[int]]:
    """VP, then camels; then the place is shared (R32)."""
    seats = sorted(range(len(state.players)), key=lambda seat: _standing(state.players[seat]), reverse=True)
    return [list(group) for _, group in groupby(seats, key=lambda seat: _standing(state.players[seat]))]


def result(data: Data, state: State) -> Result:
    """The ranking, with every line that adds up to the VP."""
    players = state.players
    lines = [line for line in EARNED if any(player.ledger.get(line) for player in players)]
    notes = _notes(data, players)
    none: list[dict[str, Any]] = [{} for _ in players]
    order = ranking(state)
    return Result(
        ranking=order,
        totals=[player.stock["vp"] for player in players],
        lines=[
            ScoreLine(line, [player.ledger.get(line, 0) for player in players], notes.get(line, none))
            for line in (*lines, *FINAL)
        ],
        reason="last_round",
        tiebreak=_tiebreak(players, order),
    )


def _notes(data: Data, players: Sequence[Player]) -> dict[str, list[dict[str, Any]]]:
    """What the lines came from."""
    return {
        "goal_cards": [{"goals": goals_reached(data, player)} for player in players],
        "goal_cities": [{"cities": goal_cities(data, player)} for player in players],
        "coins": [{"coins": player.stock["coin"]} for player in players],
        "goods": [{"goods": goods_count(data, player)} for player in players],
        "most_contracts": [{"contracts": len(player.completed)} for player in players],
    }


def _tiebreak(players: Sequence[Player], order: Sequence[Sequence[int]]) -> str | None:
    """Camels, where they ordered the best of equal VP."""
    best = [players[group[0]].stock["vp"] for group in order[:2]]
    return "camels" if len(best) > 1 and best[0] == best[1] else None
