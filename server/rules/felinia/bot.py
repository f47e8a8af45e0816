"""A bot that plays Felinia sensibly.

It bids where its token will bring most, buys what its plan for the ships in port asks for, boards when that
is worth more than waiting, and sends its merchants along the best roads. It thinks about its own position and
the open table; how far it looks is limited by counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec

from server.rules.felinia import moves
from server.rules.felinia.bidding import bid_refusal, spots
from server.rules.felinia.components import Data
from server.rules.felinia.exploration import keep_refusal
from server.rules.felinia.foresight import Foresight, swaps
from server.rules.felinia.game import Felinia
from server.rules.felinia.holdings import can_gain
from server.rules.felinia.moves import Move
from server.rules.felinia.planning import Holding, Planner
from server.rules.felinia.rounds import store_refusal, stored_coins
from server.rules.felinia.state import GUILD, State
from server.rules.felinia.trading import price
from server.rules.felinia.travelling import Scout, Start
from server.rules.felinia.valuation import Judge
from server.rules.game import Seat
from server.rules.rng import Rng

Plain = dict[str, Any]
"""A move as a browser sends it."""

Judged = tuple[float, Move]
"""A move, and what the position is worth with it."""


def decide(game: Felinia, state: State, seat: Seat, rng: Rng) -> Plain | None:
    """What the seat does; None where the game does not wait for it. It sells only to pay for something."""
    data = game.data
    if seat in state.storing:
        return _plain(_store(data, state, seat))
    if seat != state.turn:
        return None
    if state.offered:
        return _plain(_keep(data, state))
    judge = Judge(data, state, seat)
    match state.phase:
        case "bidding":
            return _plain(_bid(judge))
        case "trading" if state.dealt:
            return _plain(_board(judge))
        case "trading":
            return _plain(_deal(judge))
        case "exploration":
            return _plain(_travel(judge))
        case _:
            return None


LEVELS = {"sensible": decide}


def _plain(move: Move) -> Plain:
    """The move as a browser sends it."""
    plain: Plain = msgspec.json.decode(msgspec.json.encode(move))
    return plain


# ── Katzburg ────────────────────────────────────────────────────────────────────────────────────


def _bid(judge: Judge) -> Move:
    """The spot at which the next token brings most."""
    foresight = Foresight(Planner(judge))
    open_spots = [at for at in spots(judge.data) if bid_refusal(judge.data, judge.state, at) is None]
    return moves.PlaceBid(max(open_spots, key=foresight.bid))


def _deal(judge: Judge) -> Move:
    """The best deal, or none; what must be sold for it is sold first."""
    planner = Planner(judge)
    held, cost, later = planner.held(), price(judge.state), judge.deals - 1
    best: Judged = planner.worth(held, later, boarding=False), moves.Pass()
    for way, sale in planner.sales(held, cost):
        paid = way._replace(coins=way.coins - cost)
        deals = _guild_deals if judge.state.at == GUILD else _market_deals
        for move, there in deals(planner, paid):
            value = planner.worth(there, later, boarding=True)
            if value > best[0]:
                best = value, sale or move
    return best[1]


def _market_deals(planner: Planner, paid: Holding) -> Iterator[tuple[Move, Holding]]:
    state = planner.judge.state
    for good in sorted(set(state.markets[str(state.at)].goods)):
        yield moves.Buy(good), planner.with_good(paid, good)


def _guild_deals(planner: Planner, paid: Holding) -> Iterator[tuple[Move, Holding]]:
    judge = planner.judge
    state = judge.state
    spice = can_gain(judge.data, state, judge.seat, "spice")
    for (give, take), there in swaps(planner, paid):
        yield moves.Swap(give, take), there if spice else there._replace(spice=paid.spice)
        if state.rules == "advanced" and can_gain(judge.data, state, judge.seat, "food"):
            yield moves.Swap(give, take, "food"), there._replace(spice=paid.spice, food=paid.food + 1)
    if paid.gold and paid.spice:
        given = paid._replace(gold=paid.gold - 1, spice=paid.spice - 1)
        for tile in state.bonus_pile:
            yield moves.Bonus(tile), given._replace(aboard=given.aboard + judge.bonus(tile))


def _board(judge: Judge) -> Move:
    """The ship of the best plan, or none where waiting is worth more."""
    planner = Planner(judge)
    held = planner.held()
    best: Judged = planner.worth(held, judge.deals, boarding=False), moves.EndBoarding()
    for number, port in enumerate(planner.ports):
        for way, sale in planner.sales(held, port.coins):
            if planner.can_board(way, number):
                value = planner.worth(planner.aboard(way, number), judge.deals, boarding=True)
                if value > best[0]:
                    best = value, sale or moves.BoardShip(port.ship)
    return best[1]


# ── The island ──────────────────────────────────────────────────────────────────────────────────


def _travel(judge: Judge) -> Move:
    """Tiles are turned up while that promises more than what lies open; then the best way is gone."""
    scout, journey = Scout(judge), judge.state.traveller
    seen = scout.prospect(Start(journey.at, journey.steps, judge.player.food, tuple(journey.visited)))
    _, turn = scout.turned(journey.country, seen, journey.reveals_left)
    if turn is not None:
        return moves.Reveal(turn)
    return moves.MoveTo(seen.path[0]) if seen.path else moves.Stop()


def _keep(data: Data, state: State) -> Move:
    """The mystery card that is worth most, if any is worth its good."""
    judge = Judge(data, state, state.mover)
    keepable = [card for card in state.offered if keep_refusal(data, state, card) is None]
    best = max(keepable, key=judge.card, default=None)
    return moves.KeepMystery(best if best is not None and judge.card(best) > 0 else None)


# ── Storage ─────────────────────────────────────────────────────────────────────────────────────


def _store(data: Data, state: State, seat: Seat) -> Move:
    """The goods of the best plan, with what is paid for the fourth."""
    planner = Planner(Judge(data, state, seat))
    held = planner.held()
    best: Judged | None = None
    for goods in product(*(range(min(count, data.storage.most) + 1) for count in held.goods)):
        keep = {kind: count for kind, count in zip(data.kinds, goods, strict=True) if count}
        if store_refusal(data, state, seat, keep) is None:
            coins = stored_coins(data, state, seat, sum(goods))
            value = planner.worth(held._replace(goods=goods, coins=coins), 0, boarding=False)
            if best is None or value > best[0]:
                best = value, moves.Store(keep)
    if best is None:
        raise LookupError("no goods can be kept")
    return best[1]
