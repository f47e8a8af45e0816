"""Bots against each other: `kalmar bots`."""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TextIO

import msgspec

from server.bots import plain
from server.bots.arena import Dice, by_chance, configs, in_shares, reader
from server.bots.levels import bot
from server.bots.plain import Move
from server.rules import registry
from server.rules.game import Config, Game, IllegalMove, Seat

LIMIT = 20_000
"""Moves after which a game counts as endless."""

UNASKED_IN_A_ROW = 10
"""Moves of seats the game does not wait for, until only those that it waits for are asked."""


@dataclass
class Score:
    """What one of the contestants has reached."""

    seats: int = 0
    """Seats it had, over all games."""
    wins: float = 0.0
    """Games won; a shared first place counts in parts."""
    fair: float = 0.0
    """Games it would have won if all seats were equal."""
    points: int = 0
    failures: int = 0
    """Moves it owed or that were refused; the plain bot moved instead."""
    seconds: list[float] = field(default_factory=list)
    """How long each decision took."""


@dataclass
class Standings:
    """What came of some games. `moves` and `turns` by game; a turn lasts while the same are waited for."""

    scores: dict[str, Score]
    moves: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)

    def add(self, other: Standings) -> None:
        """Count in other games."""
        self.moves += other.moves
        self.turns += other.turns
        for level, score in other.scores.items():
            own = self.scores[level]
            own.seats += score.seats
            own.wins += score.wins
            own.fair += score.fair
            own.points += score.points
            own.failures += score.failures
            own.seconds += score.seconds


def contest(
    game_id: str,
    games: int,
    levels: Sequence[str],
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    out: TextIO | None = None,
) -> int:
    """Let bots of these levels play games against each other and print who wins how often; 0, or 1
    where one of them failed to move.

    Each level sits on as many seats as the others, on each of them as often. Seat counts and option
    values that are not given take turns. Raises UnknownGame, UnknownLevel, and ValueError for seats or
    options that the game does not have.
    """
    out = out or sys.stdout
    game = registry.load(game_id)
    for level in levels:
        bot(game, level)
    ways = configs(game, seats, options)
    standings = Standings({level: Score() for level in levels})
    for some in in_shares(partial(matches, game_id, ways, tuple(levels)), seed, games):
        standings.add(some)
    out.writelines(f"{line}\n" for line in report(standings))
    return int(any(score.failures for score in standings.scores.values()))


def matches(game_id: str, ways: Sequence[Config], levels: Sequence[str], seeds: range) -> Standings:
    """Some of the games, one after the other."""
    game = registry.load(game_id)
    standings = Standings({level: Score() for level in levels})
    for seed in seeds:
        turn, way = divmod(seed, len(ways))
        sitting = [levels[(turn + seat) % len(levels)] for seat in range(ways[way].seats)]
        match(game, ways[way], sitting, seed, standings)
    return standings


def match(
    game: Game[Any, Any], way: Config, sitting: Sequence[str], seed: int, standings: Standings
) -> list[tuple[Seat, Move]]:
    """One game, with a level on each seat; its moves. Raises RuntimeError where it does not end."""
    table = _Match(game, way, sitting, seed, standings.scores)
    table.play()
    result = game.result(table.state)
    if result is None:
        raise RuntimeError(f"no end of game {seed}")
    standings.moves.append(len(table.moves))
    standings.turns.append(table.turns)
    winners = result.ranking[0]
    for seat, level in enumerate(sitting):
        score = standings.scores[level]
        score.seats += 1
        score.fair += 1 / len(sitting)
        score.points += result.totals[seat]
        if seat in winners:
            score.wins += 1 / len(winners)
    return table.moves


class _Match:
    """One game in the making."""

    def __init__(
        self, game: Game[Any, Any], way: Config, sitting: Sequence[str], seed: int, scores: dict[str, Score]
    ) -> None:
        self.game = game
        self.moves: list[tuple[Seat, Move]] = []
        self.turns = 0
        self._sitting = sitting
        self._bots = [bot(game, level) for level in sitting]
        self._scores = scores
        self._dice = Dice(seed, "match")
        self._minds = Dice(seed, "minds")
        self._read = reader(game)
        self._unasked = 0
        self.state, _ = game.setup(by_chance(game, way, self._dice), self._dice)

    def play(self) -> None:
        """To the end, or the limit."""
        last: list[Seat] = []
        while (waiting := self.game.waiting(self.state)) and len(self.moves) < LIMIT:
            if waiting != last:
                self.turns, last = self.turns + 1, waiting
            if not self._others(waiting):
                self._owed(waiting[self._dice.below(len(waiting))])

    def _others(self, waiting: list[Seat]) -> bool:
        """Ask each seat that the game does not wait for; whether one of them did something."""
        if self._unasked < UNASKED_IN_A_ROW:
            for seat in self.game.may_act(self.state):
                if seat not in waiting and (move := self._decide(seat)) is not None:
                    self._unasked += 1
                    return self._make(seat, move)
        self._unasked = 0
        return False

    def _owed(self, seat: Seat) -> None:
        """The move of a seat that the game waits for; the plain bot's where it has none."""
        move = self._decide(seat)
        if move is None:
            self._scores[self._sitting[seat]].failures += 1
        if move is None or not self._make(seat, move):
            templates = self.game.moves(self.state, seat)
            stopgap = plain.any_move(self.game, self.state, seat, templates, self._dice)
            if stopgap is None:
                raise RuntimeError(f"seat {seat} is waited for and can do nothing")
            self._make(seat, stopgap)

    def _decide(self, seat: Seat) -> Move | None:
        """What the bot on that seat wants to do, seeing what the seat may see."""
        shown = self.game.redeal(self.state, [seat], self._dice)
        began = time.perf_counter()
        move = self._bots[seat](self.game, shown, seat, self._minds)
        self._scores[self._sitting[seat]].seconds.append(time.perf_counter() - began)
        return move

    def _make(self, seat: Seat, move: Move) -> bool:
        """Make a move; whether it was legal."""
        try:
            self.state, _ = self.game.apply(self.state, seat, self._read(move), self._dice)
        except (IllegalMove, msgspec.ValidationError):
            self._scores[self._sitting[seat]].failures += 1
            return False
        self.moves.append((seat, move))
        return True


def report(standings: Standings) -> list[str]:
    """Win rates, points and decision times in words, a line for each level."""
    games = len(standings.moves)
    lines = [
        f"{games} games, median {statistics.median(standings.turns):.0f} turns "
        f"({min(standings.turns)} to {max(standings.turns)}), {statistics.median(standings.moves):.0f} moves"
    ]
    for level, score in standings.scores.items():
        times = sorted(score.seconds)
        line = (
            f"{level}: won {score.wins:g} of {games} games ({100 * score.wins / games:.1f} %, "
            f"{100 * score.fair / games:.1f} % would be fair), "
            f"{score.points / max(score.seats, 1):.1f} points a seat, "
            f"a decision takes {1000 * statistics.median(times):.2f} ms, at most {1000 * times[-1]:.0f} ms"
        )
        lines.append(line + (f", FAILED {score.failures} times" if score.failures else ""))
    return lines
