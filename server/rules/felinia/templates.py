"""What a seat can do now, and what stands against the rest (section 15)."""

from __future__ import annotations

from typing import Any

from server.rules.felinia import trading
from server.rules.felinia.bidding import bid_refusal, spots
from server.rules.felinia.components import Data
from server.rules.felinia.exploration import food_for, keep_refusal, move_refusal, reveal_refusal, turnable
from server.rules.felinia.holdings import can_gain, can_sell
from server.rules.felinia.moves import Gain, Swap
from server.rules.felinia.rounds import stored_coins
from server.rules.felinia.scoring import group_at
from server.rules.felinia.state import BOARD, GUILD, State, some
from server.rules.game import Refused, Template

GAINS: dict[str, tuple[Gain, ...]] = {"basic": ("spice",), "advanced": ("spice", "food")}
"""What can be gained by a swap (section 7)."""


def templates(data: Data, state: State, seat: int) -> list[Template]:
    """The commands of a seat that may act: those of its turn, and sales at any time."""
    listed: list[Template] = []
    if seat == state.turn:
        if state.offered:
            return _keep_mystery(data, state)
        listed = _of_turn(data, state)
    elif seat in state.storing:
        listed = [_store(data, state, seat)]
    if can_sell(state.players[seat]):
        listed.append(Template("sell", tells=sell_tells(data, state, seat), stepwise=True))
    return listed


def _of_turn(data: Data, state: State) -> list[Template]:
    """The commands of the active seat."""
    match state.phase:
        case "bidding":
            return [_place_bid(data, state, at) for at in spots(data)]
        case "trading":
            return [*_deals(data, state), *_ships(data, state)]
        case _:
            return _journey(data, state)


def sell_tells(data: Data, state: State, seat: int) -> dict[str, Any]:
    """The prices, and how many coins there is room for."""
    prices = {"gold": data.prices.gold, "spice": data.prices.spice, "goods": data.prices.goods}
    return {"prices": prices, "room": data.money.most - state.players[seat].coins}


# ── Bidding and trading ─────────────────────────────────────────────────────────────────────────


def _place_bid(data: Data, state: State, at: str) -> Template:
    """A spot: what the bank pays, or what the token would cost when it is resolved."""
    refused = bid_refusal(data, state, at)
    tells: dict[str, Any] = {}
    if at == BOARD:
        coins = min(data.money.most, state.active.coins + data.money.bank[state.bid_round - 1])
        tells = {"coins_gained": coins - state.active.coins, "coins": coins}
    elif refused is None:
        tells = {"price": len(state.place(at).stack) + 1}
    return Template("place_bid", {"at": at}, tells=tells, refused=refused)


def _deals(data: Data, state: State) -> list[Template]:
    """Deals at the place being resolved, or the end of boarding."""
    if state.dealt:
        return [Template("end_boarding")]
    if state.at == GUILD:
        return [_swap(data, state), *_bonus(state), Template("pass")]
    goods = dict.fromkeys(state.place(str(state.at)).goods)
    return [*(_buy(state, good) for good in goods), Template("pass")]


def deal_tells(state: State) -> dict[str, Any]:
    """The price, and the coins left after it."""
    cost = trading.price(state)
    return {"price": cost, "coins": state.active.coins - cost}


def _buy(state: State, good: str) -> Template:
    refused = trading.buy_refusal(state, good)
    return Template("buy", {"good": good}, tells=deal_tells(state), refused=refused)


def swap_tells(data: Data, state: State) -> dict[str, Any]:
    """What can be given and taken, and which gains the supply still has."""
    gains = [gain for gain in GAINS[state.rules] if can_gain(data, state, state.mover, gain)]
    return {
        **deal_tells(state),
        "give": list(some(state.active.goods)),
        "take": list(some(state.bag)),
        "gains": gains,
    }


def _swap(data: Data, state: State) -> Template:
    tells = swap_tells(data, state)
    return Template("swap", tells=tells, refused=_no_swap(data, state), stepwise=True)


def _no_swap(data: Data, state: State) -> Refused | None:
    """Why there is no swap at all."""
    if trading.legal_swaps(state, data.kinds, data.kinds):
        return None
    give = next(iter(some(state.active.goods)), data.kinds[0])
    others = [kind for kind in data.kinds if kind != give]
    take = next((kind for kind in others if state.bag[kind]), others[0])
    return trading.swap_refusal(state, Swap(give, take))


def _bonus(state: State) -> list[Template]:
    """The tiles of the pile; where it is empty, that there is none left."""
    if not state.bonus_pile:
        return [Template("bonus", refused=trading.bonus_refusal(state, ""))]
    tells = deal_tells(state)
    return [
        Template("bonus", {"tile": tile}, tells=tells, refused=trading.bonus_refusal(state, tile))
        for tile in state.bonus_pile
    ]


def _ships(data: Data, state: State) -> list[Template]:
    """Every ship in port: what it still asks of the player, and the coins left after boarding it."""
    player, listed = state.active, []
    for berth in state.berths:
        if berth is not None:
            ship = data.ships[berth.ship]
            tells = {
                "missing": trading.lacking(player, ship.goods),
                "missing_coins": max(0, ship.coins - player.coins),
                "coins": player.coins - ship.coins,
            }
            refused = trading.board_refusal(data, state, berth.ship)
            listed.append(Template("board_ship", {"ship": berth.ship}, tells=tells, refused=refused))
    return listed


# ── Journeys ────────────────────────────────────────────────────────────────────────────────────


def _journey(data: Data, state: State) -> list[Template]:
    """Tiles to be turned up, steps along all roads, and the end of the journey."""
    listed = [_reveal(data, state, name) for name in turnable(data, state)]
    roads = data.boards[state.rules].roads[state.traveller.at]
    return [*listed, *(_move(data, state, name) for name in roads), Template("stop")]


def _reveal(data: Data, state: State, name: str) -> Template:
    """A face-down tile, also where it cannot be turned up any more."""
    refused = reveal_refusal(data, state, name)
    tells = {} if refused else {"reveals_left": state.traveller.reveals_left - 1}
    return Template("reveal", {"province": name}, tells=tells, refused=refused)


def _move(data: Data, state: State, name: str) -> Template:
    """A step: which it is, the food it costs; the tile taken by it, and the group of merchants there."""
    refused = move_refusal(data, state, name)
    tells: dict[str, Any] = {"step": state.traveller.steps + 1, "food": food_for(data, state)}
    there = state.province(name)
    if refused is None and there.tile is not None:
        tells |= {"tile": there.tile, "group": len(group_at(data, state, name, state.mover))}
    return Template("move", {"to": name}, tells=tells, refused=refused)


def _keep_mystery(data: Data, state: State) -> list[Template]:
    """The cards that are shown, and to keep none of them."""
    listed = []
    for name in state.offered:
        card = data.mysteries[name]
        refused = keep_refusal(data, state, name)
        tells = {"type": card.type, "cost": card.cost}
        listed.append(Template("keep_mystery", {"card": name}, tells=tells, refused=refused))
    return [*listed, Template("keep_mystery", {"card": None})]


# ── Storage ─────────────────────────────────────────────────────────────────────────────────────


def _store(data: Data, state: State, seat: int) -> Template:
    """How many goods can be kept, and what the last of them costs."""
    return Template("store", tells=store_tells(data, state, seat), stepwise=True)


def store_tells(data: Data, state: State, seat: int) -> dict[str, Any]:
    """What can be kept for nothing, how many if it is paid for, and whether that can be paid."""
    storage = data.storage
    can_pay = stored_coins(data, state, seat, storage.most) >= 0
    return {
        "free": storage.free,
        "most": storage.most if can_pay else storage.free,
        "fee": storage.fourth_cost,
    }
