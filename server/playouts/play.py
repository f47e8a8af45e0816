"""One random game, from its set-up to its end, by the rules contract alone."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec

from server.bots import plain
from server.bots.arena import Dice, reader
from server.bots.plain import Move
from server.rules.game import Config, Event, Game, IllegalMove, Seat
from server.rules.rng import Draw, Stream

LIMIT = 10_000
"""Moves after which a game counts as endless."""

VOLUNTARY = 8
"""One chance in so many that a seat the game does not wait for is asked first."""

VOLUNTARY_IN_A_ROW = 4
"""After so many moves of seats it does not wait for, the game asks one that it waits for."""


class Broken(Exception):
    """A property does not hold: which, and what was seen. `facts` are plain JSON values."""

    def __init__(self, law: str, message: str, **facts: Any) -> None:
        super().__init__(f"{law}: {message}")
        self.law = law
        self.message = message
        self.facts = facts


class Record(msgspec.Struct, omit_defaults=True):
    """All that is needed to play the same game again, and what broke in it."""

    game: str
    seed: int
    config: Config
    moves: list[tuple[Seat, Move]] = []
    broke: dict[str, Any] | None = None


class Observer:
    """Looks on at a game. What it is given it must not change."""

    def started(self, config: Config, state: Any, events: list[Event]) -> None:
        """The game was set up."""

    def listed(self, state: Any, seat: Seat, move: Move) -> None:
        """A move was chosen, and is about to be made."""

    def moved(self, state: Any, seat: Seat, move: Move, events: list[Event], draws: list[Draw]) -> None:
        """The move led to `state`."""

    def ended(self, record: Record) -> None:
        """Nobody is waited for any more."""


def chance(seed: int) -> Stream:
    """The game's own chance, recorded as at a table."""
    return Stream(hashlib.sha256(f"kalmar playout {seed}".encode()).digest())


class Playout:
    """One random game. `observers` see every move of it; `limit` is a number of moves."""

    def __init__(
        self,
        game: Game[Any, Any],
        config: Config,
        seed: int,
        observers: Iterable[Observer] = (),
        limit: int = LIMIT,
    ) -> None:
        self.game = game
        self.record = Record(game=game.info.id, seed=seed, config=config)
        self._observers = list(observers)
        self._limit = limit
        self._chance = chance(seed)
        self._choices = Dice(seed, "choices")
        self._read = reader(game)
        self._voluntary = 0

    def play(self) -> Record:
        """Play to the end. Raises Broken for a dead end and an endless game, and what observers raise."""
        game, record = self.game, self.record
        state, events = game.setup(record.config, self._chance)
        for observer in self._observers:
            observer.started(record.config, state, events)
        while waiting := game.waiting(state):
            if len(record.moves) == self._limit:
                raise Broken("endless", f"no end after {self._limit} moves")
            seat, move = self._choose(state, waiting)
            for observer in self._observers:
                observer.listed(state, seat, move)
            record.moves.append((seat, move))
            before = len(self._chance.draws)
            try:
                state, events = game.apply(state, seat, self._read(move), self._chance)
            except IllegalMove as refused:
                raise Broken("template", f"seat {seat} was offered what is refused: {refused}") from refused
            for observer in self._observers:
                observer.moved(state, seat, move, events, self._chance.draws[before:])
        for observer in self._observers:
            observer.ended(record)
        return record

    def _choose(self, state: Any, waiting: list[Seat]) -> tuple[Seat, Move]:
        """Who moves, and how: a seat the game waits for, or with a capped chance another."""
        move = self._unasked(state, waiting)
        if move is not None:
            self._voluntary += 1
            return move
        self._voluntary = 0
        seat = waiting[self._choices.below(len(waiting))] if len(waiting) > 1 else waiting[0]
        templates = self.game.moves(state, seat)
        chosen = plain.any_move(self.game, state, seat, templates, self._choices)
        if chosen is None:
            raise Broken("dead_end", f"seat {seat} is waited for and can do nothing")
        return seat, chosen

    def _unasked(self, state: Any, waiting: list[Seat]) -> tuple[Seat, Move] | None:
        others = [seat for seat in self.game.may_act(state) if seat not in waiting]
        if not others or self._voluntary == VOLUNTARY_IN_A_ROW or self._choices.below(VOLUNTARY):
            return None
        seat = others[self._choices.below(len(others))]
        templates = self.game.moves(state, seat)
        move = plain.any_move(self.game, state, seat, templates, self._choices, waited_for=False)
        return None if move is None else (seat, move)
