"""The end of a turn: the draw, the display, the reshuffle, the stall (section 9, R7 to R12)."""

from __future__ import annotations

from typing import Any

from server.rules.expedition.components import Data
from server.rules.expedition.scoring import final_scoring, interim_scoring
from server.rules.expedition.state import Draw, State, Turn, changed
from server.rules.game import Event, Refused, demand
from server.rules.rng import Rng, shuffle


def draw_refusal(state: State, move: Draw) -> Refused | None:
    """Why this card cannot be drawn (section 9, R9)."""
    if move.source == "display":
        if move.card not in state.display:
            return Refused("card_not_in_display", {"card": move.card})
    elif not (state.pile or state.discard):
        return Refused("nothing_to_draw")
    return None


def end_turn_refusal(state: State) -> Refused | None:
    """Why the turn cannot end without a draw (R7, R10)."""
    if state.phase == "must_draw":
        return Refused("must_draw")
    if state.display or state.pile or state.discard:
        return Refused("draw_is_mandatory")
    return None


def draw_step(data: Data, draft: State, move: Draw, rng: Rng) -> list[Event]:
    """Take a card and end the turn (section 9). Raises IllegalMove."""
    demand(draw_refusal(draft, move))
    if move.source == "display" and move.card is not None:
        events = _draw_display(data, draft, move.card, rng)
    else:
        events = _draw_pile(data, draft, rng)
    if draft.phase == "must_draw":
        events += interim_scoring(data, draft, reason="kantshou")
    return events + _turn_ends(data, draft, drew=True)


def end_turn(data: Data, draft: State) -> list[Event]:
    """End the turn without a draw (R10). Raises IllegalMove."""
    demand(end_turn_refusal(draft))
    return _turn_ends(data, draft, drew=False)


def _draw_display(data: Data, draft: State, card: str, rng: Rng) -> list[Event]:
    """One of the face-up cards; the top of the pile takes its place (section 9)."""
    place = draft.display.index(card)
    draft.display = [*draft.display[:place], *draft.display[place + 1 :]]
    _to_hand(draft, card)
    events = [Event("drew_display", {"seat": draft.active, "card": card})]
    return events + _fill_display(data, draft, place, rng)


def _draw_pile(data: Data, draft: State, rng: Rng) -> list[Event]:
    """The top card of the pile, which its drawer alone gets to see (section 9)."""
    seat = draft.active
    events: list[Event] = []
    card = _top_card(draft, events, rng)
    _to_hand(draft, card)
    events.append(Event("drew_pile", {"seat": seat}, {seat: {"card": card}}))
    return events + _fill_display(data, draft, len(draft.display), rng)


def _fill_display(data: Data, draft: State, place: int, rng: Rng) -> list[Event]:
    """Turn up cards from `place` on until the display is full, as far as cards exist (R9)."""
    events: list[Event] = []
    cards: list[str] = []
    while len(draft.display) + len(cards) < data.display and (draft.pile or draft.discard):
        cards.append(_top_card(draft, events, rng))
    if cards:
        draft.display = [*draft.display[:place], *cards, *draft.display[place:]]
        events.append(Event("display_filled", {"cards": cards}))
    return events


def _top_card(draft: State, events: list[Event], rng: Rng) -> str:
    """Take the top card off the pile; if it is empty the played cards become the pile first (R8)."""
    if not draft.pile:
        draft.pile, draft.discard = list(draft.discard), []
        shuffle(draft.pile, rng)
        events.append(Event("reshuffled", {"pile_count": len(draft.pile)}))
    card = draft.pile[-1]
    draft.pile = draft.pile[:-1]
    return card


def _to_hand(draft: State, card: str) -> None:
    seat = draft.active
    draft.hands = changed(draft.hands, seat, [*draft.hands[seat], card])


def _turn_ends(data: Data, draft: State, *, drew: bool) -> list[Event]:
    """The seat to the left is next (section 5), unless the game is stuck for good (R11)."""
    passed = draft.turn.steps == 0
    told: dict[str, Any] = {"seat": draft.active}
    if passed:
        told["passed"] = True
    if not drew:
        told["drew"] = False
    events = [Event("turn_ended", told)]
    draft.idle_turns = draft.idle_turns + 1 if passed and not drew else 0
    if draft.idle_turns >= len(draft.hands):
        events += _stalled(data, draft)
    if draft.phase == "over":
        return events
    draft.phase = "act"
    draft.turn = Turn()
    draft.active = (draft.active + 1) % len(draft.hands)
    return events


def _stalled(data: Data, draft: State) -> list[Event]:
    """Nobody has moved or drawn for a whole round: the leg under way is scored as it stands (R11)."""
    draft.idle_turns = 0
    if draft.interim_done:
        return final_scoring(data, draft)
    return interim_scoring(data, draft, reason="stall")
