"""The bots of a game by their levels: `plain` for every game, the rest from the game's own `bot.py`."""

from __future__ import annotations

import importlib
from typing import Any, Protocol

from server.bots import plain
from server.bots.plain import Move
from server.rules.game import Game, Seat
from server.rules.rng import Rng


class Bot(Protocol):
    """A player made of code: a pure function of the state it is shown and of chance.

    `state` is a redealt one: what the seat may not know is there, but dealt anew. The answer is a
    legal move, or None where the seat would rather do nothing (only while the game does not wait for
    it). How much it thinks is limited by a count of its own, never by a clock: the same state and
    the same draws give the same move on every machine.
    """

    def __call__(self, game: Any, state: Any, seat: Seat, rng: Rng) -> Move | None: ...


class UnknownLevel(LookupError):
    """The game has no bot of that level."""

    def __init__(self, game: Game[Any, Any], level: str) -> None:
        offered = ", ".join(game.info.bots)
        super().__init__(f"{game.info.id} has no bot {level!r}; there are: {offered}")


def bot(game: Game[Any, Any], level: str) -> Bot:
    """The game's bot of a level that its info offers. Raises UnknownLevel."""
    if level not in game.info.bots:
        raise UnknownLevel(game, level)
    if level == "plain":
        return plain.decide
    package = type(game).__module__.rpartition(".")[0]
    levels: dict[str, Bot] = importlib.import_module(f"{package}.bot").LEVELS
    return levels[level]
