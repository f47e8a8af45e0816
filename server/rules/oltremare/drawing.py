"""The one way by which cards come off the goods deck (sections 6 to 8).

Purchases, the market and pirates all draw here. A draw may meet the Venice card, take the last card, find the
deck empty and shuffle a new one.
"""

from __future__ import annotations

from server.rules.game import Event
from server.rules.oltremare.components import Data
from server.rules.oltremare.scoring import cash_out, interim_scoring
from server.rules.oltremare.state import State, venice_on_top
from server.rules.rng import Rng, shuffle


def draw(data: Data, draft: State, events: list[Event], rng: Rng, *, compulsory: bool) -> str | None:
    """The top card of the deck, taken off; None where there is none to be had (R12, R38).

    Whatever happens on the way is told in `events`.
    """
    while True:
        if venice_on_top(draft):
            events += interim_scoring(data, draft)
            _note_last_card(draft, events)
        elif draft.deck:
            break
        elif not _new_deck(data, draft, events, rng, compulsory=compulsory):
            return None
    card = draft.deck.pop()
    _note_last_card(draft, events)
    if venice_on_top(draft):
        events.append(Event("venice_on_top"))
    return card


def can_draw(state: State, *, compulsory: bool) -> bool:
    """Whether a draw would find a card."""
    return bool(state.deck or state.discard or (compulsory and to_cash_out(state) is not None))


def to_cash_out(state: State) -> int | None:
    """Who would be cashed out for a new deck: the first with cargo or pirate cards, clockwise from the
    starting player up to the active player (R38)."""
    order = state.seats_from(state.start)
    for seat in order[: order.index(state.active) + 1]:
        if state.players[seat].cargo or state.players[seat].pirates:
            return seat
    return None


def _note_last_card(draft: State, events: list[Event]) -> None:
    """The deck was emptied by a draw, for whatever reason: the last round is on (section 7, R33, R34)."""
    if not draft.deck and draft.venice is None and not draft.last_round:
        draft.last_round = True
        events.append(Event("last_round", {"seat": draft.active}))


def _new_deck(data: Data, draft: State, events: list[Event], rng: Rng, *, compulsory: bool) -> bool:
    """Make a deck of the discard pile or, for a compulsory draw, by a cash-out (section 8)."""
    if draft.discard:
        draft.deck, draft.discard = draft.discard, []
    else:
        seat = to_cash_out(draft) if compulsory else None
        if seat is None:
            return False
        events += cash_out(data, draft, seat)
    shuffle(draft.deck, rng)
    events.append(Event("reshuffled", {"deck": len(draft.deck)}))
    return True
