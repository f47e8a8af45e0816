"""Bots of the pebbles game: one that plays, and the ways in which a bot can fail."""

from __future__ import annotations

import os
import sys
from typing import Any

from server.bots.levels import Bot
from server.bots.plain import Move
from server.rules.game import Seat
from server.rules.rng import Rng
from tests.playouts.pebbles import Pebbles, State


def eager(game: Pebbles, state: State, seat: Seat, rng: Rng) -> Move | None:
    """Shows the two best pebbles in hand, and draws where there are none."""
    if seat != state.active:
        return None
    best = sorted(state.hands[seat], key=game.value.__getitem__)[-2:]
    return {"cmd": "show", "pebbles": best} if best else {"cmd": "draw"}


def broken(game: Any, state: Any, seat: Seat, rng: Rng) -> Move | None:
    raise RuntimeError("this bot is broken")


def looping(game: Any, state: Any, seat: Seat, rng: Rng) -> Move | None:
    while True:
        pass


def dying(game: Any, state: Any, seat: Seat, rng: Rng) -> Move | None:
    os._exit(3)


def talking(game: Any, state: Any, seat: Seat, rng: Rng) -> Move | None:
    sys.stdout.write("what a bot prints is no answer")
    sys.stdout.flush()
    return {"cmd": "draw"}


def idle(game: Any, state: Any, seat: Seat, rng: Rng) -> Move | None:
    return None


LEVELS: dict[str, Bot] = {
    "eager": eager,
    "broken": broken,
    "looping": looping,
    "dying": dying,
    "talking": talking,
    "idle": idle,
}
