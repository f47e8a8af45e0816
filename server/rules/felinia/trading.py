"""The trading phase: tokens from the top of each stack, deals, and boarding after each (section 7).

What can still happen decides both: what a player may do, and where the game goes on by itself (R3). The
functions that say so (`can_deal`, `can_board`) count on everything being sold that is not needed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from server.rules.felinia.components import Data
from server.rules.felinia.holdings import gain_resource, most_coins, pay
from server.rules.felinia.moves import Gain, Swap
from server.rules.felinia.state import GUILD, Market, Player, State, minus, plus, total, without
from server.rules.game import Event, Refused


def begin_trading(draft: State) -> None:
    """From the first market down, the guild last."""
    draft.phase = "trading"
    draft.at = next(iter(draft.markets))
    draft.dealt = False


def go_on(data: Data, draft: State) -> list[Event]:
    """Passes, ends of boarding and places without tokens, up to the next decision (R3).

    When the phase is over no place is being resolved any more.
    """
    events: list[Event] = []
    while draft.at is not None:
        stack = draft.place(draft.at).stack
        if draft.dealt:
            if can_board(data, draft):
                return events
            events += end_boarding(draft, automatic=True)
        elif stack:
            draft.turn = stack[-1]
            if can_deal(data, draft):
                return events
            events += pass_deal(draft, automatic=True)
        else:
            draft.at = _next_place(draft, draft.at)
    draft.turn = None
    return events


def _next_place(draft: State, at: str) -> str | None:
    places = [*draft.markets, GUILD]
    later = places[places.index(at) + 1 :]
    return later[0] if later else None


# ── What can still happen ───────────────────────────────────────────────────────────────────────


def price(state: State) -> int:
    """What the token being resolved costs: the tokens in its stack, itself among them."""
    return len(_resolved(state).stack)


def _resolved(state: State) -> Market:
    """The market or guild being resolved."""
    if state.at is None:
        raise LookupError("no place is being resolved")
    return state.place(state.at)


def can_deal(data: Data, state: State) -> bool:
    """Whether the active player can still make a deal here, if he sells what he does not need for it."""
    if state.at == GUILD:
        return _can_swap(data, state) or _can_take_bonus(data, state)
    return bool(_resolved(state).goods) and most_coins(data, state.active) >= price(state)


def _can_swap(data: Data, state: State) -> bool:
    """Needs a good to give, and another kind in the bag, where he may put one by a sale (R5, R31)."""
    player = state.active
    if most_coins(data, player, goods=1) < price(state):
        return False
    kinds = [kind for kind in data.kinds if state.bag[kind] or player.goods[kind]]
    return total(player.goods) > 0 and len(kinds) > 1


def _can_take_bonus(data: Data, state: State) -> bool:
    player = state.active
    held = player.gold >= 1 and player.spice >= 1 and bool(state.bonus_pile)
    return held and most_coins(data, player, gold=1, spice=1) >= price(state)


def can_board(data: Data, state: State) -> bool:
    """Whether the active player can still put a merchant on a ship, if he sells what it does not ask for."""
    player = state.active
    if not player.stock:
        return False
    for berth in state.berths:
        if berth is not None and not berth.full:
            ship = data.ships[berth.ship]
            if not lacking(player, ship.goods) and ship.coins <= most_coins(
                data, player, goods=total(ship.goods)
            ):
                return True
    return False


def lacking(player: Player, wanted: Mapping[str, int]) -> dict[str, int]:
    """Goods that are wanted and not there."""
    return {kind: count - player.goods[kind] for kind, count in wanted.items() if player.goods[kind] < count}


# ── Refusals ────────────────────────────────────────────────────────────────────────────────────


def coins_refusal(player: Player, coins: int) -> Refused | None:
    """That he cannot pay so much as he stands."""
    if player.coins >= coins:
        return None
    return Refused("cannot_pay", {"price": coins, "coins": player.coins, "missing": coins - player.coins})


def buy_refusal(state: State, good: str) -> Refused | None:
    """Why this good cannot be bought here."""
    if good not in _resolved(state).goods:
        return Refused("no_such_good", {"good": good})
    return coins_refusal(state.active, price(state))


def swap_refusal(state: State, move: Swap) -> Refused | None:
    """Why this exchange cannot be made."""
    if move.gain == "food" and state.rules == "basic":
        return Refused("advanced_only")
    refused = coins_refusal(state.active, price(state))
    if refused is not None:
        return refused
    if move.give == move.take:
        return Refused("same_kind", {"good": move.give})
    if not state.bag.get(move.take):
        return Refused("not_in_bag", {"good": move.take})
    if not state.active.goods.get(move.give):
        return Refused("missing_goods", {"goods": {move.give: 1}})
    return None


def legal_swaps(
    state: State, gives: Sequence[str], takes: Sequence[str], gain: Gain = "spice"
) -> list[tuple[str, str]]:
    """Which of these goods can be given for which."""
    return [
        (give, take)
        for give in gives
        for take in takes
        if swap_refusal(state, Swap(give, take, gain)) is None
    ]


def bonus_refusal(state: State, tile: str) -> Refused | None:
    """Why this bonus tile cannot be taken."""
    refused = coins_refusal(state.active, price(state))
    if refused is not None:
        return refused
    if tile not in state.bonus_pile:
        return Refused("no_bonus_left", {"tile": tile})
    missing = [what for what in ("gold", "spice") if not getattr(state.active, what)]
    return Refused("missing_resource", {"missing": missing}) if missing else None


def board_refusal(data: Data, state: State, name: str) -> Refused | None:
    """Why no merchant can go aboard this ship."""
    number, player = state.berth_of(name), state.active
    if number is None:
        return Refused("no_such_ship", {"ship": name}) if state.dealt else no_deal_yet(state)
    ship, berth = data.ships[name], state.berths[number]
    refused = coins_refusal(player, ship.coins) or no_deal_yet(state)
    if refused is not None:
        return refused
    if berth is None or berth.full:
        return Refused("ship_full", {"ship": name})
    missing = lacking(player, ship.goods)
    if missing:
        return Refused("missing_goods", {"goods": missing})
    return None if player.stock else Refused("no_merchant")


def no_deal_yet(state: State) -> Refused | None:
    """That boarding comes after a deal only."""
    return None if state.dealt else Refused("no_deal_yet")


# ── Deals ───────────────────────────────────────────────────────────────────────────────────────


def buy(draft: State, good: str) -> list[Event]:
    """A good from the market."""
    seat, at, cost = draft.mover, draft.at, price(draft)
    place = _resolved(draft)
    resolved = _deal(draft, "buy")
    draft.put_place(str(at), replace(draft.place(str(at)), goods=without(place.goods, good)))
    draft.change(seat, goods=plus(draft.active.goods, {good: 1}))
    return [resolved, Event("bought", {"seat": seat, "market": at, "good": good, "price": cost})]


def swap(data: Data, draft: State, move: Swap) -> list[Event]:
    """A good for another of the bag, and a spice or a food where the supply has one (R5)."""
    seat, cost = draft.mover, price(draft)
    resolved = _deal(draft, "swap")
    draft.change(seat, goods=plus(minus(draft.active.goods, {move.give: 1}), {move.take: 1}))
    draft.bag = plus(minus(draft.bag, {move.take: 1}), {move.give: 1})
    gained = gain_resource(data, draft, seat, move.gain)
    told = {"give": move.give, "take": move.take, "gain": move.gain, "gained": int(gained), "price": cost}
    return [resolved, Event("swapped", {"seat": seat, **told})]


def bonus(draft: State, tile: str) -> list[Event]:
    """A bonus tile for a gold and a spice."""
    seat, cost = draft.mover, price(draft)
    resolved = _deal(draft, "bonus")
    player = draft.active
    draft.change(seat, gold=player.gold - 1, spice=player.spice - 1, bonus=[*player.bonus, tile])
    draft.bonus_pile = without(draft.bonus_pile, tile)
    return [resolved, Event("bonus_taken", {"seat": seat, "tile": tile, "price": cost})]


def _deal(draft: State, result: str) -> Event:
    """The price is paid, the token goes back, boarding is open."""
    pay(draft, draft.mover, price(draft))
    draft.dealt = True
    return _take_back(draft, result)


def pass_deal(draft: State, *, automatic: bool = False) -> list[Event]:
    """No deal: the token goes back, and there is no boarding."""
    told = {"seat": draft.mover, "automatic": automatic}
    return [_take_back(draft, "pass"), Event("passed", told)]


def _take_back(draft: State, result: str) -> Event:
    """The top token of the stack goes back to its owner."""
    at, place, cost = str(draft.at), _resolved(draft), price(draft)
    draft.put_place(at, replace(place, stack=place.stack[:-1]))
    return Event("token_resolved", {"seat": draft.mover, "at": at, "price": cost, "result": result})


# ── Boarding ────────────────────────────────────────────────────────────────────────────────────


def board_ship(data: Data, draft: State, name: str) -> list[Event]:
    """A merchant takes the first free seat for the goods and coins of the ship."""
    seat, ship, number = draft.mover, data.ships[name], draft.berth_of(name)
    berth = None if number is None else draft.berths[number]
    if berth is None or number is None:
        raise LookupError(f"{name} lies in no berth")
    seats = list(berth.seats)
    place = seats.index(None)
    seats[place] = seat
    draft.put_berth(number, replace(berth, seats=seats))
    player = draft.active
    goods = minus(player.goods, ship.goods)
    draft.change(seat, goods=goods, coins=player.coins - ship.coins, stock=player.stock - 1)
    draft.bag = plus(draft.bag, ship.goods)
    told = {"seat": seat, "ship": name, "seat_no": place, "goods": ship.goods, "coins": ship.coins}
    events = [Event("boarded", told)]
    if not draft.active.stock and draft.end_by is None:
        draft.end_by = "merchants"
        events.append(Event("end_triggered", {"by": "merchants", "seat": seat}))
    return events


def end_boarding(draft: State, *, automatic: bool = False) -> list[Event]:
    """No more merchants until the next deal."""
    draft.dealt = False
    return [Event("boarding_ended", {"seat": draft.mover, "automatic": automatic})]
