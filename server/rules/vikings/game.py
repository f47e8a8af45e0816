"""The rules of Vikings behind the contract of server/rules/game.py."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from server.rules.game import (
    Config,
    Event,
    Game,
    Preview,
    Refused,
    Result,
    Seat,
    Template,
    demand,
    so_far,
)
from server.rules.rng import Rng
from server.rules.vikings import previews, view
from server.rules.vikings.auction import bid, discard_viking, pass_bid, place_color
from server.rules.vikings.components import read
from server.rules.vikings.ferrying import ferry, ferry_done
from server.rules.vikings.final import result
from server.rules.vikings.info import INFO
from server.rules.vikings.moves import (
    Bid,
    DiscardViking,
    ExchangeVp,
    Ferry,
    FerryDone,
    Move,
    PassBid,
    PlaceColor,
    Take,
)
from server.rules.vikings.setup import setup
from server.rules.vikings.state import Phase, State
from server.rules.vikings.taking import exchange, take
from server.rules.vikings.templates import templates

PHASES: dict[type[Any], Phase] = {
    ExchangeVp: "offer",
    Take: "offer",
    Ferry: "ferry",
    FerryDone: "ferry",
    Bid: "auction",
    PassBid: "auction",
    DiscardViking: "discard",
    PlaceColor: "color_placing",
}
"""The phase of each command (section 19)."""


class Vikings(Game[State, Move]):
    """Vikings over one set of component data."""

    info = INFO
    state_type = State
    move_type = Move

    def __init__(self, components: Mapping[str, Any]) -> None:
        super().__init__(components)
        self.data = read(components)

    def setup(self, config: Config, rng: Rng) -> tuple[State, list[Event]]:
        """Stacks, bag, gold; the first offer (section 3)."""
        return setup(self.data, config, rng)

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> tuple[State, list[Event]]:
        """Carry out a command: turn and phase first, then its own checks (section 19)."""
        demand(turn_refusal(state, seat) or phase_refusal(state, move))
        draft = state.draft()
        return draft, self._carried_out(draft, move, rng)

    def _carried_out(self, draft: State, move: Move, rng: Rng) -> list[Event]:
        match move:
            case Take():
                return take(self.data, draft, move, rng)
            case ExchangeVp():
                return exchange(draft, move.amount)
            case Ferry():
                return ferry(self.data, draft, move)
            case FerryDone():
                return ferry_done(self.data, draft, rng)
            case Bid():
                return bid(draft, move.amount)
            case PassBid():
                return pass_bid(draft)
            case DiscardViking():
                return discard_viking(self.data, draft, move.role)
            case PlaceColor():
                return place_color(draft, move.role)

    def waiting(self, state: State) -> list[Seat]:
        """The active seat; there are no moves out of turn (section 19)."""
        return [] if state.phase == "game_over" else [state.active]

    def moves(self, state: State, seat: Seat) -> list[Template]:
        """The active seat's commands (section 19)."""
        return [] if turn_refusal(state, seat) else templates(self.data, state)

    def preview(self, state: State, seat: Seat, partial: Mapping[str, Any]) -> Preview:
        """What a command built so far comes to."""
        move = previews.read(partial)
        if isinstance(move, Refused):
            return Preview(refused=move)
        refused = turn_refusal(state, seat) or phase_refusal(state, move)
        return Preview(refused=refused) if refused else previews.preview(self.data, state, move, partial)

    def result(self, state: State) -> Result | None:
        """The ranking with every line of VP (section 14)."""
        return result(state) if state.phase == "game_over" else None

    def standings(self, state: State) -> Result:
        """The VP so far."""
        return so_far(result(state))

    def public(self, state: State) -> dict[str, Any]:
        return view.public(self.data, state)

    def private(self, state: State, seat: Seat) -> dict[str, Any]:
        """Nothing: no seat knows more than the others (section 2)."""
        return {}

    def hidden(self, state: State, seats: Collection[Seat]) -> list[list[str]]:
        return view.hidden(state, seats)


def turn_refusal(state: State, seat: Seat) -> Refused | None:
    """Why this seat can do nothing now."""
    if state.phase == "game_over":
        return Refused("wrong_phase", {"phase": state.phase})
    return None if seat == state.active else Refused("not_your_turn", {"active": state.active})


def phase_refusal(state: State, move: Move) -> Refused | None:
    """Why such a thing cannot be done now."""
    return None if state.phase == PHASES[type(move)] else Refused("wrong_phase", {"phase": state.phase})


GAME = Vikings
