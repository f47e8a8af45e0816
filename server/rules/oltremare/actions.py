"""Playing cards: money, pirates, market (section 4, phase 3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from server.rules.game import Event, Refused, demand
from server.rules.oltremare.components import Data, from_table
from server.rules.oltremare.deals import close_all
from server.rules.oltremare.drawing import draw
from server.rules.oltremare.sailing import begin_sailing
from server.rules.oltremare.state import State
from server.rules.oltremare.trade import buy_refusal
from server.rules.oltremare.turns import active_kind, held_refusal
from server.rules.rng import Rng


class Effects(msgspec.Struct, frozen=True):
    """What played cards bring, with the active tile (section 9)."""

    money: int
    """Ducats for money icons, Big Deal included."""
    calm_sea: int
    """Ducats of Calm Sea."""
    pirates: int
    """Cards to the pirate pile."""
    market: int
    """Cards to the hand."""
    routes: int
    """Routes to sail."""


def effects(data: Data, cards: Iterable[str], tile: str | None) -> Effects:
    """Count the icons and look up what they bring; `tile` is the kind of the active tile."""
    icons = Counter(icon for card in cards for icon in data.cards[card].icons)
    pirates = 0 if tile == "pirate_victory" else icons["pirate"]
    return Effects(
        money=from_table(data.money, icons["money"] + (tile == "big_deal")),
        calm_sea=icons["ship"] if tile == "calm_sea" else 0,
        pirates=from_table(data.pirates, pirates),
        market=from_table(data.market, icons["market"]),
        routes=icons["ship"],
    )


def to_play(data: Data, state: State) -> int:
    """How many cards must be played: the load, or all, where no more can be had (R39)."""
    held, load = len(state.mover.hand), state.turn.load
    stuck = held < load and buy_refusal(data, state, "deck") and buy_refusal(data, state, "pirates")
    return held if stuck else load


def play_refusal(data: Data, state: State, cards: list[str]) -> Refused | None:
    """Why these cards cannot be played now."""
    refused = held_refusal(state.mover.hand, cards)
    if refused is None and len(cards) != (wanted := to_play(data, state)):
        return Refused("wrong_count", {"wanted": wanted, "got": len(cards)})
    return refused


def play_cards(data: Data, draft: State, cards: list[str], rng: Rng) -> list[Event]:
    """End phase 2, then money, pirates, market in this order; sailing comes next (R15 to R17)."""
    demand(play_refusal(data, draft, cards))
    seat, player = draft.active, draft.mover
    brought = effects(data, cards, active_kind(data, player))
    events = close_all(draft)
    player.hand = [card for card in player.hand if card not in cards]
    draft.played = list(cards)
    told = {"seat": seat, "turn": draft.turn.number, "count": len(cards), "cards": list(cards)}
    events.append(Event("cards_played", told))
    events += _money(draft, brought)
    events += _pirates(data, draft, brought.pirates, rng)
    events += _market(data, draft, brought.market, rng)
    return [*events, *begin_sailing(data, draft, brought.routes)]


def _money(draft: State, brought: Effects) -> list[Event]:
    """Ducats for money icons; Calm Sea pays with them (R46)."""
    draft.mover.earn(brought.money, "money")
    draft.mover.earn(brought.calm_sea, "calm_sea")
    ducats = brought.money + brought.calm_sea
    told = {"seat": draft.active, "ducats": ducats, "calm_sea": brought.calm_sea}
    return [Event("money_gained", told)] if ducats else []


def _pirates(data: Data, draft: State, count: int, rng: Rng) -> list[Event]:
    """Cards from the deck, unseen, one by one onto the pirate pile, where a cash-out finds them (R32)."""
    events, drawn = list[Event](), 0
    while drawn < count and (card := draw(data, draft, events, rng, compulsory=True)) is not None:
        draft.mover.pirates = [*draft.mover.pirates, card]
        drawn += 1
    if drawn:
        events.append(Event("pirates_drawn", {"seat": draft.active, "count": drawn}))
    return events


def _market(data: Data, draft: State, count: int, rng: Rng) -> list[Event]:
    """Cards from the deck into the hand."""
    seat, events, cards = draft.active, list[Event](), list[str]()
    while len(cards) < count and (card := draw(data, draft, events, rng, compulsory=True)) is not None:
        cards.append(card)
    draft.mover.hand = [*draft.mover.hand, *cards]
    if cards:
        told = {"seat": seat, "count": len(cards)}
        events.append(Event("market_drawn", told, {seat: {"cards": cards}}))
    return events
