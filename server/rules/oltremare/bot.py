"""A bot that plays sensibly: it deals, buys only what it needs, loads for its groups.

It thinks by what its seat sees, limits itself by counts, and always tells the truth about icons.
"""

from __future__ import annotations

from typing import Any

from server.rules.game import Seat
from server.rules.oltremare import haggling, valuation
from server.rules.oltremare.actions import to_play
from server.rules.oltremare.components import Data
from server.rules.oltremare.game import Oltremare
from server.rules.oltremare.sailing import compass_refusal, length, onward, used_by
from server.rules.oltremare.state import State
from server.rules.oltremare.trade import buy_refusal, compulsory, next_price
from server.rules.oltremare.turns import active_kind, surplus
from server.rules.rng import Rng

Plain = dict[str, Any]
"""A move as a browser sends it."""

BARGAIN = 2
"""Good Buy: up to this price a card is bought that is not needed."""


def decide(game: Oltremare, state: State, seat: Seat, rng: Rng) -> Plain | None:
    """What the seat does; None where it would rather do nothing and need not."""
    data = game.data
    if state.phase == "trade":
        return _trade(data, state, seat)
    if seat != state.active:
        return None
    match state.phase:
        case "sea_power":
            return _discard(data, state)
        case "sail":
            return {"cmd": "sail", "path": best_path(data, state)}
        case "compass":
            return {"cmd": "compass", "to": _compass(data, state)}
        case "load":
            return _load(data, state)
        case _:
            return None


LEVELS = {"sensible": decide}


def _trade(data: Data, state: State, seat: Seat) -> Plain | None:
    """Deals first; then the active player buys what he must, and plays."""
    move = haggling.haggle(data, state, seat)
    if move is not None or seat != state.active:
        return move
    return _buy(data, state) or _play(data, state)


def _buy(data: Data, state: State) -> Plain | None:
    """Cards that the load asks for, rather from the own pirate pile; bargains with Good Buy."""
    needed = len(state.mover.hand) < to_play(data, state)
    if not needed and not _is_bargain(data, state):
        return None
    for source in ("pirates", "deck"):
        if buy_refusal(data, state, source) is None:
            return {"cmd": "buy", "source": source}
    return None


def _is_bargain(data: Data, state: State) -> bool:
    """Whether Good Buy makes a card cheap, and there is use for it."""
    if active_kind(data, state.mover) != "good_buy" or state.turn.purchases >= len(data.good_buy):
        return False
    useful = len(state.mover.hand) < state.turn.load + 2 and not state.last_round
    return useful and next_price(data, state) <= BARGAIN and not compulsory(state)


def _play(data: Data, state: State) -> Plain:
    seen = valuation.eyes(data, state, state.active)
    best = valuation.best_play(data, seen, seen.hand, to_play(data, state))
    return {"cmd": "play_cards", "cards": list(best.cards)}


def _discard(data: Data, state: State) -> Plain:
    """The surplus, the card that is missed most on top, where it can be bought back."""
    seen = valuation.eyes(data, state, state.active)
    kept = valuation.to_keep(data, seen, len(seen.hand) - surplus(state))
    gone = [card for card in seen.hand if card not in kept]
    gone.sort(key=lambda card: valuation.holding(data, [card], seen.top, seen.group))
    return {"cmd": "discard", "cards": gone}


def _load(data: Data, state: State) -> Plain:
    seen = valuation.eyes(data, state, state.active)
    return {"cmd": "load", "order": list(valuation.best_loading(data, seen, state.played, seen.hand).order)}


def best_path(data: Data, state: State) -> list[str]:
    """A way of the right length to the best harbour that can be reached."""
    ways: list[list[str]] = [[]]
    start = state.mover.ship
    for _ in range(length(data, state)):
        ways = [
            [*path, to]
            for path in ways
            for to in onward(data, path[-1] if path else start, used_by(start, path))
        ]
    return max(ways, key=lambda path: valuation.arrival(data, state, path[-1]))


def _compass(data: Data, state: State) -> str | None:
    """The harbour with the best tile, where there is a better one than a compass kept."""
    allowed = [to for to in data.routes if compass_refusal(data, state, to) is None]
    best = max(allowed, key=lambda to: valuation.arrival(data, state, to), default=None)
    return best if best is not None and valuation.arrival(data, state, best) > valuation.ANY_TILE else None
