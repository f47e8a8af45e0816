"""A bot that plays sensibly: of the moves worth a thought it makes the one after which it stands best.

It looks one move ahead, with the decisions that the move brings along, and takes dice to fall in the middle.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

import msgspec

from server.rules.game import IllegalMove, Seat
from server.rules.rng import Rng
from server.rules.voyages import candidates
from server.rules.voyages.game import Voyages
from server.rules.voyages.moves import EndTurn, KeepGoals, Move, PickCharacter
from server.rules.voyages.state import State
from server.rules.voyages.valuation import worth

PREFERRED = ("wilhelm", "johannes", "rashid", "matteo", "niccolo_marco", "kubilai", "mercator", "berke")
"""Characters, the best first."""

DEEP = 4
"""Decisions of one move that are thought through; what comes after them is taken as it stands."""

POSITIONS = 3000
"""Positions that are looked at for one move, and no more."""


class Middle:
    """Chance for what is only thought of: dice fall in the middle."""

    def below(self, bound: int) -> int:
        """The middle of what may come."""
        return bound // 2


def decide(game: Voyages, state: State, seat: Seat, rng: Rng) -> dict[str, Any] | None:
    """What the seat does; None where it is not waited for."""
    if seat not in game.waiting(state):
        return None
    plain: dict[str, Any] = msgspec.to_builtins(_move(game, _blind(game, state, seat), seat))
    return plain


def _blind(game: Voyages, state: State, seat: Seat) -> State:
    """The state with what the seat cannot tell apart put in order, so that no deal of it matters."""
    names: dict[str, str] = {}
    for group in game.hidden(state, [seat]):
        names.update(zip(group, sorted(group), strict=True))
    return game.rename(state, names)


LEVELS = {"sensible": decide}


def _move(game: Voyages, state: State, seat: Seat) -> Move:
    player = state.players[seat]
    if state.phase == "draft":
        known = [character for character in PREFERRED if character in state.offered]
        return PickCharacter((known or state.offered)[0])
    if player.dealt:
        return _goals(game, state, seat)
    mind = Mind(game, seat)
    if player.tasks:
        return mind.best(state, candidates.answers(game.data, state, seat))[1]
    found, move = mind.best(state, candidates.of_turn(game.data, state, seat))
    can_end = state.turn.main_done or not player.dice
    return EndTurn() if can_end and found <= mind.worth.of(state, seat) else move


def _goals(game: Voyages, state: State, seat: Seat) -> Move:
    """The goal cards that are worth most from where the figures stand."""

    def standing(goals: Iterable[str]) -> float:
        other = state.draft()
        other.players[seat].goals = list(goals)
        return worth(game).of(other, seat)

    return KeepGoals(list(max(combinations(state.players[seat].dealt, game.data.goals_kept), key=standing)))


class Mind:
    """One thought of a seat: it ends when enough positions have been looked at."""

    def __init__(self, game: Voyages, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.worth = worth(game)
        self.left = POSITIONS

    def best(self, state: State, moves: Iterable[Move], deep: int = DEEP) -> tuple[float, Move]:
        """The best of these moves that are legal, and what it leads to."""
        best: tuple[float, Move] = (float("-inf"), EndTurn())
        for move in moves:
            try:
                after, _ = self.game.apply(state, self.seat, move, Middle())
            except IllegalMove:
                continue
            found = self._settled(after, deep)
            if found > best[0]:
                best = (found, move)
            if self.left <= 0:
                break
        return best

    def _settled(self, state: State, deep: int) -> float:
        """What a position is worth once the seat has made the decisions that it owes."""
        self.left -= 1
        if not state.players[self.seat].tasks or not deep or self.left <= 0:
            return self.worth.of(state, self.seat)
        return self.best(state, candidates.answers(self.game.data, state, self.seat), deep - 1)[0]
