"""Positions of Oltremare to test from, and random games of it."""

from __future__ import annotations

from typing import Any

from server.bots.arena import Dice
from server.bots.plain import any_move
from server.cases.oltremare import given_state
from server.playouts.wild import words
from server.rules import registry
from server.rules.oltremare.game import Oltremare
from server.rules.oltremare.state import State
from tests.rules import positions

GAME = Oltremare(registry.components("oltremare"))
DATA = GAME.data

RULES = positions.Rules(GAME)
do, after, refused, template = RULES.do, RULES.after, RULES.refused, RULES.template
kinds, told_to, games = RULES.kinds, RULES.told_to, RULES.games
Moment = positions.Moment[State]

ANNA, BEA, CILI = 0, 1, 2
"""Seats of three players; Anna is active, and the starting player, unless a test says otherwise."""


def position(*seats: dict[str, Any], phase: str = "trade", **given: Any) -> State:
    """The position that a case's `given` would tell of. Seats without cargo get a wine card of their own."""
    spare = ["wine-07", "wine-08", "wine-09", "wine-10", "wine-11"]
    whole = [{"cargo": [wine], **seat} for wine, seat in zip(spare, seats, strict=False)]
    return given_state(GAME, {"phase": phase, "seats": whole, **given})


def whole_turn(state: State) -> State:
    """The state after the active seat has played its turn by chance, without dealing."""
    seat, dice = state.active, Dice(1, "turn")
    while state.phase != "over" and state.active == seat:
        own = ("discard", "play_cards", "sail", "compass", "load")
        listed = [template for template in GAME.moves(state, seat) if template.cmd in own]
        chosen = any_move(GAME, state, seat, listed, dice)
        assert chosen is not None
        state, _ = do(state, seat, **chosen)
    return state


def named_in_log(game: Oltremare, moments: list[Moment], every: int) -> set[str]:
    """What the log of a game names to anybody, at every so many moves, although nobody may see it then."""
    named: set[str] = set()
    for number in range(0, len(moments), every):
        state = moments[number].state
        seats = range(len(state.players))
        nobody = {card for group in game.hidden(state, seats) for card in group}
        for moment in moments[:number]:
            for viewer in (*seats, None):
                log = [game.told(event, state, viewer) for event in moment.events]
                named |= nobody & words(log)
    return named
