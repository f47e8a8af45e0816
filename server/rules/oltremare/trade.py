"""Purchases and calls (section 4, phase 2; R10 to R12, R31)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from server.rules.game import Event, Refused, demand
from server.rules.oltremare.components import Data
from server.rules.oltremare.drawing import can_draw, draw
from server.rules.oltremare.moves import Announce
from server.rules.oltremare.state import Call, State
from server.rules.oltremare.turns import active_kind
from server.rules.rng import Rng

Source = Literal["deck", "pirates"]


# ── Purchases ───────────────────────────────────────────────────────────────────────────────────


def next_price(data: Data, state: State) -> int:
    """What the active player pays for his next card (R11). Good Buy has a price for each purchase."""
    if active_kind(data, state.mover) == "good_buy":
        return data.good_buy[state.turn.purchases]
    return data.price if state.mover.ducats > 0 else data.price_in_debt


def purchases_left(data: Data, state: State) -> int:
    """How many cards the active player may still buy in this turn."""
    return data.most_purchases - state.turn.purchases


def compulsory(state: State) -> bool:
    """Whether the active player must buy from the deck, having too few cards and none to buy back (R12)."""
    player = state.mover
    return len(player.hand) < state.turn.load and not player.pirates


def buy_refusal(data: Data, state: State, source: Source) -> Refused | None:
    """Why the active player cannot buy from there."""
    if purchases_left(data, state) <= 0:
        return Refused("purchase_limit", {"limit": data.most_purchases})
    if source == "pirates":
        there = bool(state.mover.pirates)
    else:
        there = can_draw(state, compulsory=compulsory(state))
    return None if there else Refused("source_empty", {"source": source})


def buy(data: Data, draft: State, source: Source, rng: Rng) -> list[Event]:
    """One card, unseen until it is paid (R10); the price is that at the moment of the purchase."""
    demand(buy_refusal(data, draft, source))
    seat, player, price = draft.active, draft.mover, next_price(data, draft)
    events: list[Event] = []
    card = _taken(data, draft, source, events, rng)
    player.earn(-price, "purchases")
    player.hand = [*player.hand, card]
    draft.turn = msgspec.structs.replace(draft.turn, purchases=draft.turn.purchases + 1)
    told = {"seat": seat, "source": source, "price": price}
    return [*events, Event("bought", told, {seat: {"card": card}})]


def _taken(data: Data, draft: State, source: Source, events: list[Event], rng: Rng) -> str:
    """The top card of the source, taken off."""
    player = draft.mover
    if source == "deck":
        card = draw(data, draft, events, rng, compulsory=compulsory(draft))
        if card is None:
            raise LookupError("a purchase that is not refused finds a card")
        return card
    *player.pirates, card = player.pirates
    player.discarded = [other for other in player.discarded if other != card]
    return card


# ── Calls ───────────────────────────────────────────────────────────────────────────────────────


def goods_refusal(data: Data, goods: Mapping[str, int]) -> Refused | None:
    """Why this is no list of goods with numbers that there can be."""
    for good, count in goods.items():
        if good not in data.copies:
            return Refused("bad_offer", {"what": "good", "good": good})
        if not 0 <= count <= data.copies[good]:
            return Refused("bad_offer", {"what": "count", "good": good, "most": data.copies[good]})
    return None


def ducats_refusal(data: Data, ducats: int) -> Refused | None:
    """Why this is no sum that can be spoken of (R48)."""
    if 0 <= ducats <= data.most_ducats:
        return None
    return Refused("bad_offer", {"what": "ducats", "most": data.most_ducats})


def announce_refusal(data: Data, state: State, seat: int, call: Announce) -> Refused | None:
    """Why a seat cannot call this out: what it says it has, it must have (R31)."""
    refused = (
        goods_refusal(data, call.have) or goods_refusal(data, call.seek) or ducats_refusal(data, call.ducats)
    )
    if refused is not None:
        return refused
    held = data.goods_of(state.players[seat].hand)
    for good, count in call.have.items():
        if held.get(good, 0) < count:
            return Refused("untrue_goods", {"good": good, "said": count, "have": held.get(good, 0)})
    return None


def announce(data: Data, draft: State, seat: int, move: Announce) -> list[Event]:
    """A call stands until the phase ends or the seat makes another one; it binds to nothing (R31)."""
    demand(announce_refusal(data, draft, seat, move))
    call = Call(data.listed(move.have), data.listed(move.seek), move.ducats)
    draft.players[seat].call = call if says_something(call) else None
    return [Event("announced", {"seat": seat, **told_call(call)})]


def told_call(call: Call) -> dict[str, object]:
    """A call as everybody is told it: goods by number."""
    return {"have": counted(call.have), "seek": counted(call.seek), "ducats": call.ducats}


def says_something(call: Call) -> bool:
    """Whether a call says anything at all."""
    return bool(call.have or call.seek or call.ducats)


def after_giving(data: Data, call: Call | None, cards: Sequence[str]) -> Call | None:
    """A call after its seat gave cards away: it never says more than everybody can still believe."""
    if call is None:
        return None
    have = list(call.have)
    for good in map(data.good, cards):
        if good in have:
            have.remove(good)
    left = msgspec.structs.replace(call, have=have)
    return left if says_something(left) else None


def counted(goods: Iterable[str]) -> dict[str, int]:
    """Goods by number."""
    return dict(Counter(goods))
