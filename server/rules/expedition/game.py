"""The rules of Expedition behind the contract of server/rules/game.py."""

from __future__ import annotations

import copy
from collections.abc import Collection, Mapping
from typing import Any

from server.rules.expedition import view
from server.rules.expedition.components import read
from server.rules.expedition.drawing import draw_step, end_turn
from server.rules.expedition.info import INFO
from server.rules.expedition.scoring import result
from server.rules.expedition.setup import setup
from server.rules.expedition.state import Ballast, Draw, EndTurn, Move, State, Step
from server.rules.expedition.steps import ballast_step, card_step
from server.rules.expedition.templates import preview, templates
from server.rules.game import Config, Event, Game, Preview, Refused, Result, Seat, Template, demand, so_far
from server.rules.rng import Rng


class Expedition(Game[State, Move]):
    """Marco Polo Expedition over one set of component data."""

    info = INFO
    state_type = State
    move_type = Move

    def __init__(self, components: Mapping[str, Any]) -> None:
        super().__init__(components)
        self.data = read(components)

    def setup(self, config: Config, rng: Rng) -> tuple[State, list[Event]]:
        """Shuffle, deal, place the figures (section 4)."""
        return setup(self.data, config, rng)

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> tuple[State, list[Event]]:
        """Carry out a command (section 15); refusals are checked in the order given there."""
        demand(turn_refusal(state, seat))
        data, draft = self.data, copy.copy(state)
        match move:
            case Step():
                return draft, card_step(data, draft, move.figure, move.cards)
            case Ballast():
                return draft, ballast_step(data, draft, move.figure)
            case Draw():
                return draft, draw_step(data, draft, move, rng)
            case EndTurn():
                return draft, end_turn(data, draft)

    def waiting(self, state: State) -> list[Seat]:
        """The active seat; there are no decisions out of turn (section 15)."""
        return [] if state.phase == "over" else [state.active]

    def moves(self, state: State, seat: Seat) -> list[Template]:
        """The active seat's commands (section 15)."""
        return [] if turn_refusal(state, seat) else templates(self.data, state)

    def preview(self, state: State, seat: Seat, partial: Mapping[str, Any]) -> Preview:
        """What a command built so far comes to."""
        refused = turn_refusal(state, seat)
        return Preview(refused=refused) if refused else preview(self.data, state, partial)

    def result(self, state: State) -> Result | None:
        """The ranking with every line of gold (section 11)."""
        return result(self.data, state) if state.phase == "over" else None

    def standings(self, state: State) -> Result:
        """The gold so far."""
        return so_far(result(self.data, state))

    def public(self, state: State) -> dict[str, Any]:
        return view.public(state)

    def private(self, state: State, seat: Seat) -> dict[str, Any]:
        return view.private(state, seat)

    def hidden(self, state: State, seats: Collection[Seat]) -> list[list[str]]:
        return view.hidden(state, seats)


def turn_refusal(state: State, seat: Seat) -> Refused | None:
    """Why this seat can do nothing now (section 15)."""
    if state.phase == "over":
        return Refused("game_over")
    if seat != state.active:
        return Refused("not_your_turn", {"active": state.active})
    return None


GAME = Expedition
