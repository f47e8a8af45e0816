"""The rules of Oltremare behind the contract of server/rules/game.py."""

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
    Viewer,
    demand,
    so_far,
)
from server.rules.oltremare import deals, previews, view
from server.rules.oltremare.actions import play_cards
from server.rules.oltremare.components import read
from server.rules.oltremare.info import INFO
from server.rules.oltremare.moves import (
    Accept,
    Announce,
    Ask,
    Buy,
    Decline,
    Discard,
    Load,
    Move,
    PlayCards,
    Propose,
    Sail,
    Say,
    UseCompass,
    Withdraw,
)
from server.rules.oltremare.sailing import sail, use_compass
from server.rules.oltremare.scoring import result
from server.rules.oltremare.setup import setup
from server.rules.oltremare.state import Phase, State
from server.rules.oltremare.templates import templates
from server.rules.oltremare.trade import announce, buy
from server.rules.oltremare.turns import discard, load
from server.rules.rng import Rng

PHASES: dict[type[Any], Phase] = {
    Discard: "sea_power",
    Sail: "sail",
    UseCompass: "compass",
    Load: "load",
}
"""The phase of each command; all others belong to the trade phase."""

OPEN_TO_ALL = (Announce, Propose, Ask, Say, Accept, Decline, Withdraw)
"""What opponents may do too (section 10)."""


class Oltremare(Game[State, Move]):
    """Oltremare over one set of component data."""

    info = INFO
    state_type = State
    move_type = Move

    def __init__(self, components: Mapping[str, Any]) -> None:
        super().__init__(components)
        self.data = read(components)

    # ── Playing ──────────────────────────────────────────────────────────────────────────────

    def setup(self, config: Config, rng: Rng) -> tuple[State, list[Event]]:
        """Tiles, ships, hands, the Venice card (section 3)."""
        return setup(self.data, config, rng)

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> tuple[State, list[Event]]:
        """Carry out a command: phase and seat first, then its own checks (section 10)."""
        demand(turn_refusal(state, seat, move))
        draft = state.draft()
        return draft, self._carried_out(draft, seat, move, rng)

    def _carried_out(self, draft: State, seat: Seat, move: Move, rng: Rng) -> list[Event]:
        data = self.data
        match move:
            case Discard():
                return discard(draft, move.cards)
            case Buy():
                return buy(data, draft, move.source, rng)
            case Announce():
                return announce(data, draft, seat, move)
            case PlayCards():
                return play_cards(data, draft, move.cards, rng)
            case Sail():
                return sail(data, draft, move.path)
            case UseCompass():
                return use_compass(data, draft, move.to)
            case Load():
                return load(data, draft, move.order)
            case _:
                return self._dealt(draft, seat, move)

    def _dealt(
        self, draft: State, seat: Seat, move: Propose | Ask | Say | Accept | Decline | Withdraw
    ) -> list[Event]:
        """The commands of deals (section 5)."""
        match move:
            case Propose():
                return deals.propose(self.data, draft, seat, move)
            case Ask():
                return deals.ask(draft, seat, move)
            case Say():
                return deals.say(self.data, draft, seat, move)
            case Accept():
                return deals.accept(self.data, draft, seat, move)
            case Decline():
                return deals.decline(draft, seat, move)
            case Withdraw():
                return deals.withdraw(draft, seat, move)

    def waiting(self, state: State) -> list[Seat]:
        """The active player: the game never waits for an opponent (section 10)."""
        return [] if state.phase == "over" else [state.active]

    def may_act(self, state: State) -> list[Seat]:
        """In the trade phase everybody may call out and deal."""
        return list(range(len(state.players))) if state.phase == "trade" else self.waiting(state)

    def asked(self, state: State) -> list[Seat]:
        """To whom an offer was made that is still open."""
        return sorted({offer.receiver for offer in state.offers.values()})

    def moves(self, state: State, seat: Seat) -> list[Template]:
        """What a seat can do now (section 10)."""
        return templates(self.data, state, seat)

    def preview(self, state: State, seat: Seat, partial: Mapping[str, Any]) -> Preview:
        """What a command built so far comes to."""
        move = previews.read(partial)
        if isinstance(move, Refused):
            return Preview(refused=move)
        refused = turn_refusal(state, seat, move)
        return Preview(refused=refused) if refused else previews.preview(self.data, state, seat, move)

    def result(self, state: State) -> Result | None:
        """The ranking with every line of ducats (section 7)."""
        return result(self.data, state) if state.phase == "over" else None

    def standings(self, state: State) -> Result:
        """The ducats so far."""
        return so_far(result(self.data, state))

    # ── What may be seen ─────────────────────────────────────────────────────────────────────

    def public(self, state: State) -> dict[str, Any]:
        return view.public(state)

    def private(self, state: State, seat: Seat) -> dict[str, Any]:
        return view.private(state, seat)

    def hidden(self, state: State, seats: Collection[Seat]) -> list[list[str]]:
        return view.hidden(self.data, state, seats)

    def told(self, event: Event, state: State, viewer: Viewer) -> dict[str, Any]:
        """Cards go dark when they are loaded, or wherever the viewer does not see them any more (R3)."""
        return view.still_told(state, event, super().told(event, state, viewer), viewer)

    def redeal(self, state: State, seats: Collection[Seat], rng: Rng) -> State:
        """Any deal that keeps every promise; the exchanges of `hidden` would keep whole goods apart."""
        return self.rename(state, view.redealt(self.data, state, seats, rng))

    def deal_anew(self, state: State, seats: Collection[Seat], rng: Rng) -> State:
        """Only the deck and what pirates took: the rest was laid before somebody's eyes."""
        return self.rename(state, view.dealt_anew(self.data, state, rng))


def turn_refusal(state: State, seat: Seat, move: Move) -> Refused | None:
    """Why this seat cannot do such a thing now: phase, then seat (section 10)."""
    if state.phase != PHASES.get(type(move), "trade"):
        return Refused("wrong_phase", {"phase": state.phase})
    if seat != state.active and not isinstance(move, OPEN_TO_ALL):
        return Refused("not_your_turn", {"active": state.active})
    return None


GAME = Oltremare
