"""The rules of Felinia behind the contract of server/rules/game.py."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from server.rules.felinia import exploration, moves, previews, trading, view
from server.rules.felinia.bidding import place_bid
from server.rules.felinia.components import read
from server.rules.felinia.holdings import can_sell, sell
from server.rules.felinia.info import INFO
from server.rules.felinia.moves import Move
from server.rules.felinia.refusals import refusal
from server.rules.felinia.rounds import go_on, store
from server.rules.felinia.scoring import result
from server.rules.felinia.setup import setup
from server.rules.felinia.state import State
from server.rules.felinia.templates import templates
from server.rules.game import Config, Event, Game, Preview, Result, Seat, Template, demand, so_far
from server.rules.rng import Rng


class Felinia(Game[State, Move]):
    """Felinia over one set of component data."""

    info = INFO
    state_type = State
    move_type = Move

    def __init__(self, components: Mapping[str, Any]) -> None:
        super().__init__(components)
        self.data = read(components)

    # ── Playing ──────────────────────────────────────────────────────────────────────────────

    def setup(self, config: Config, rng: Rng) -> tuple[State, list[Event]]:
        """Goods, ships, tiles and cards (section 3)."""
        return setup(self.data, config, rng)

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> tuple[State, list[Event]]:
        """Carry out a command, and whatever happens by itself after it (section 15)."""
        demand(refusal(self.data, state, seat, move))
        draft = state.draft()
        events = self._carried_out(draft, seat, move, rng)
        return draft, [*events, *go_on(self.data, draft, rng)]

    def _carried_out(self, draft: State, seat: Seat, move: Move, rng: Rng) -> list[Event]:
        data = self.data
        match move:
            case moves.PlaceBid():
                return place_bid(data, draft, move.at)
            case moves.Sell():
                return [sell(data, draft, seat, move)]
            case moves.Store():
                return store(data, draft, seat, move.keep)
            case moves.Reveal() | moves.MoveTo() | moves.Stop() | moves.KeepMystery():
                return self._travelled(draft, move, rng)
            case _:
                return self._traded(draft, move)

    def _traded(
        self,
        draft: State,
        move: moves.Buy | moves.Swap | moves.Bonus | moves.Pass | moves.BoardShip | moves.EndBoarding,
    ) -> list[Event]:
        """The commands of the trading phase (section 7)."""
        match move:
            case moves.Buy():
                return trading.buy(draft, move.good)
            case moves.Swap():
                return trading.swap(self.data, draft, move)
            case moves.Bonus():
                return trading.bonus(draft, move.tile)
            case moves.Pass():
                return trading.pass_deal(draft)
            case moves.BoardShip():
                return trading.board_ship(self.data, draft, move.ship)
            case moves.EndBoarding():
                return trading.end_boarding(draft)

    def _travelled(
        self, draft: State, move: moves.Reveal | moves.MoveTo | moves.Stop | moves.KeepMystery, rng: Rng
    ) -> list[Event]:
        """The commands of a journey (sections 9 and 10)."""
        match move:
            case moves.Reveal():
                return exploration.reveal(draft, move.province)
            case moves.MoveTo():
                return exploration.move(self.data, draft, move.to, rng)
            case moves.Stop():
                return exploration.end_journey(draft)
            case moves.KeepMystery():
                return exploration.keep_mystery(self.data, draft, move.card)

    def waiting(self, state: State) -> list[Seat]:
        """The active seat; in the storage phase all that still have to choose."""
        return list(state.storing) if state.turn is None else [state.turn]

    def may_act(self, state: State) -> list[Seat]:
        """Whoever has something to sell may do so at any time (section 8)."""
        if state.phase == "over":
            return []
        waited_for = self.waiting(state)
        return [seat for seat, player in enumerate(state.players) if seat in waited_for or can_sell(player)]

    def moves(self, state: State, seat: Seat) -> list[Template]:
        """What a seat can do now (section 15)."""
        return templates(self.data, state, seat) if seat in self.may_act(state) else []

    def preview(self, state: State, seat: Seat, partial: Mapping[str, Any]) -> Preview:
        """What a command built so far comes to."""
        return previews.preview(self.data, state, seat, partial)

    def result(self, state: State) -> Result | None:
        """The ranking with every line of points (section 13)."""
        return result(self.data, state) if state.phase == "over" else None

    def standings(self, state: State) -> Result:
        """The points so far."""
        return so_far(result(self.data, state))

    # ── What may be seen ─────────────────────────────────────────────────────────────────────

    def public(self, state: State) -> dict[str, Any]:
        return view.public(self.data, state)

    def private(self, state: State, seat: Seat) -> dict[str, Any]:
        return view.private(state, seat)

    def hidden(self, state: State, seats: Collection[Seat]) -> list[list[str]]:
        return view.hidden(self.data, state, seats)

    def redeal(self, state: State, seats: Collection[Seat], rng: Rng) -> State:
        """Nobody is dealt two mystery cards of a type (section 10)."""
        return self.rename(state, view.redealt(self.data, state, seats, rng))

    def deal_anew(self, state: State, seats: Collection[Seat], rng: Rng) -> State:
        """Mystery cards that somebody has put under the deck stay there: he remembers them."""
        return self.rename(state, view.dealt_anew(self.data, state, seats, rng))


GAME = Felinia
