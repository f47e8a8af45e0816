"""Why a command cannot be carried out: turn and step first, then its own checks (section 15).

`apply`, templates and previews all ask here, so they cannot disagree.
"""

from __future__ import annotations

from typing import Any

from server.rules.felinia import moves
from server.rules.felinia.bidding import bid_refusal
from server.rules.felinia.components import Data
from server.rules.felinia.exploration import keep_refusal, move_refusal, reveal_refusal
from server.rules.felinia.holdings import sell_refusal
from server.rules.felinia.moves import Bonus, Buy, KeepMystery, Move, Pass, Sell, Store, Swap
from server.rules.felinia.rounds import store_refusal
from server.rules.felinia.state import GUILD, Phase, State
from server.rules.felinia.trading import board_refusal, bonus_refusal, buy_refusal, no_deal_yet, swap_refusal
from server.rules.game import Refused

PHASES: dict[type[Any], Phase] = {
    moves.PlaceBid: "bidding",
    moves.Buy: "trading",
    moves.Swap: "trading",
    moves.Bonus: "trading",
    moves.Pass: "trading",
    moves.BoardShip: "trading",
    moves.EndBoarding: "trading",
    moves.Reveal: "exploration",
    moves.MoveTo: "exploration",
    moves.Stop: "exploration",
    moves.KeepMystery: "exploration",
    moves.Store: "storage",
}
"""The phase of each command; sales belong to all of them (section 8)."""


def turn_refusal(state: State, seat: int, move: Move) -> Refused | None:
    """Why this seat cannot do such a thing now."""
    if state.phase == "over":
        return Refused("game_over")
    if isinstance(move, Sell):
        return _wrong_step(state, "mystery") if state.offered and seat == state.turn else None
    if state.phase != PHASES[type(move)]:
        return Refused("wrong_phase", {"phase": state.phase})
    if isinstance(move, Store):
        return None if seat in state.storing else _wrong_step(state, "stored")
    if seat != state.turn:
        return Refused("not_your_turn", {"turn": state.turn})
    return _step_refusal(state, move)


def _step_refusal(state: State, move: Move) -> Refused | None:
    """Why such a thing cannot be done at this step of the phase."""
    if isinstance(move, Buy | Swap | Bonus | Pass):
        if state.dealt:
            return _wrong_step(state, "boarding")
        in_guild = state.at == GUILD
        fits = isinstance(move, Pass) or isinstance(move, Swap | Bonus) == in_guild
        return None if fits else _wrong_step(state, "guild" if in_guild else "market")
    if isinstance(move, KeepMystery) != bool(state.offered):
        return _wrong_step(state, "mystery" if state.offered else "journey")
    return None


def _wrong_step(state: State, step: str) -> Refused:
    return Refused("wrong_phase", {"phase": state.phase, "step": step})


def refusal(data: Data, state: State, seat: int, move: Move) -> Refused | None:
    """Why this seat cannot carry out this command: the first reason in the order of section 15."""
    return turn_refusal(state, seat, move) or _own_refusal(data, state, seat, move)


def _own_refusal(data: Data, state: State, seat: int, move: Move) -> Refused | None:
    match move:
        case moves.PlaceBid():
            return bid_refusal(data, state, move.at)
        case moves.Buy():
            return buy_refusal(state, move.good)
        case moves.Swap():
            return swap_refusal(state, move)
        case moves.Bonus():
            return bonus_refusal(state, move.tile)
        case moves.BoardShip():
            return board_refusal(data, state, move.ship)
        case moves.EndBoarding():
            return no_deal_yet(state)
        case moves.Reveal():
            return reveal_refusal(data, state, move.province)
        case moves.MoveTo():
            return move_refusal(data, state, move.to)
        case moves.KeepMystery():
            return keep_refusal(data, state, move.card)
        case moves.Store():
            return store_refusal(data, state, seat, move.keep)
        case moves.Sell():
            return sell_refusal(data, state, seat, move)
        case moves.Pass() | moves.Stop():
            return None
