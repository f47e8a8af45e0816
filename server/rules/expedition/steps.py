"""The moving part of a turn: card steps and ballast steps (sections 5 to 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from server.rules.expedition.components import Data
from server.rules.expedition.scoring import final_scoring
from server.rules.expedition.state import Figure, State, Turn, changed
from server.rules.game import Event, Refused, demand


def next_free(state: State, space: int) -> int:
    """The lowest space beyond `space` on which no figure stands, one's own included (section 5, R4)."""
    taken = [figure.space for figure in state.figures.values()]
    target = space + 1
    while target in taken:
        target += 1
    return target


def target_of(state: State, colour: str) -> int:
    """Where this figure's next step leads."""
    return next_free(state, state.figures[colour].space)


def consequence(data: Data, state: State, to: int) -> str | None:
    """What an arrival sets off: "daidu", "kantshou", "caught_up", or nothing (sections 10, 11)."""
    if to == data.goal:
        return "daidu"
    if state.interim_done:
        return "caught_up" if to in data.interim and to != data.stage_end else None
    return "kantshou" if to == data.stage_end else None


def passed_by(state: State, seat: int, to: int) -> list[str]:
    """The opponents' figures that stand beyond a space, that is, have passed it (section 7, R5)."""
    return [colour for colour, figure in state.figures.items() if figure.space > to and figure.seat != seat]


# ── Refusals, in the order of section 15 ────────────────────────────────────────────────────────


def figure_refusal(state: State, seat: int, colour: str) -> Refused | None:
    """Why this seat cannot move this figure now (sections 10, 12; R15)."""
    if state.phase == "must_draw":
        return Refused("must_draw")
    figure = state.figures.get(colour)
    if figure is None or figure.seat != seat:
        return Refused("not_your_figure", {"figure": colour})
    moved = state.turn.figure
    if moved is not None and moved != colour and state.variant == "base":
        return Refused("one_figure_per_turn", {"figure": moved})
    return None


def held_refusal(hand: Sequence[str], cards: Sequence[str]) -> Refused | None:
    """Why these cards cannot be played from this hand, whatever for (R3)."""
    for place, card in enumerate(cards):
        if card in cards[:place]:
            return Refused("duplicate_card", {"card": card})
    for card in cards:
        if card not in hand:
            return Refused("card_not_in_hand", {"card": card})
    return None


def payment_refusal(data: Data, to: int, cards: Sequence[str]) -> Refused | None:
    """Why these cards do not pay for this space (section 6)."""
    asked = data.requirement(to)
    return None if asked.fits(cards) else asked.shortfall(asked.sort(cards), to)


def ballast_refusal(data: Data, state: State, seat: int, to: int) -> Refused | None:
    """Why this seat cannot pay ballast for a step to this space (section 7)."""
    if state.turn.ballast_used:
        return Refused("ballast_already_used")
    if state.gold[seat] < data.ballast_cost:
        return Refused("no_gold", {"cost": data.ballast_cost})
    if not passed_by(state, seat, to):
        return Refused("not_passed_by_opponent", {"to": to})
    return None


# ── Carrying out ────────────────────────────────────────────────────────────────────────────────


def card_step(data: Data, draft: State, colour: str, cards: Sequence[str]) -> list[Event]:
    """Play the cards, go to the next free space (section 6). Raises IllegalMove."""
    seat = draft.active
    hand = draft.hands[seat]
    demand(figure_refusal(draft, seat, colour) or held_refusal(hand, cards))
    to = target_of(draft, colour)
    demand(payment_refusal(data, to, cards))
    draft.hands = changed(draft.hands, seat, [card for card in hand if card not in cards])
    draft.discard = [*draft.discard, *cards]
    told = _advance(draft, colour, to, ballast=False)
    return [Event("stepped", {**told, "cards": list(cards)}), *_arrive(data, draft, colour, to)]


def ballast_step(data: Data, draft: State, colour: str) -> list[Event]:
    """Pay gold, go to the next free space (section 7). Raises IllegalMove."""
    seat, cost = draft.active, data.ballast_cost
    demand(figure_refusal(draft, seat, colour))
    to = target_of(draft, colour)
    demand(ballast_refusal(data, draft, seat, to))
    gold = draft.gold[seat] - cost
    draft.gold = changed(draft.gold, seat, gold)
    ballast = changed(draft.ledger.ballast, seat, draft.ledger.ballast[seat] + cost)
    draft.ledger = msgspec.structs.replace(draft.ledger, ballast=ballast)
    told = _advance(draft, colour, to, ballast=True)
    return [Event("ballast_paid", {**told, "gold": gold}), *_arrive(data, draft, colour, to)]


def _advance(draft: State, colour: str, to: int, *, ballast: bool) -> dict[str, Any]:
    """Put the figure on its next free space; occupied ones are skipped for nothing (section 5)."""
    start = draft.figures[colour].space
    _put(draft, colour, to)
    turn = draft.turn
    draft.turn = Turn(turn.figure or colour, turn.ballast_used or ballast, turn.steps + 1)
    skipped = list(range(start + 1, to))
    return {"seat": draft.active, "figure": colour, "from": start, "to": to, "skipped": skipped}


def _arrive(data: Data, draft: State, colour: str, space: int) -> list[Event]:
    """Take the chest; then Kantshou, catching up or Daidu (sections 8, 10, 11)."""
    events = _take_chest(draft, colour, space) if draft.chests[space] else []
    match consequence(data, draft, space):
        case "kantshou":
            draft.phase = "must_draw"
            events.append(Event("kantshou_reached", {"seat": draft.active, "figure": colour}))
        case "caught_up":
            _put(draft, colour, data.stage_end)
            told = {"seat": draft.active, "figure": colour, "from": space, "to": data.stage_end}
            events.append(Event("caught_up", told))
        case "daidu":
            events += final_scoring(data, draft)
    return events


def _take_chest(draft: State, colour: str, space: int) -> list[Event]:
    """The first to arrive takes what lies there (section 8)."""
    value, seat, ledger = draft.chests[space], draft.active, draft.ledger
    draft.chests = changed(draft.chests, space, 0)
    draft.gold = changed(draft.gold, seat, draft.gold[seat] + value)
    chests = changed(ledger.chests, seat, [*ledger.chests[seat], space])
    draft.ledger = msgspec.structs.replace(ledger, chests=chests)
    return [Event("chest_taken", {"seat": seat, "figure": colour, "space": space, "value": value})]


def _put(draft: State, colour: str, space: int) -> None:
    draft.figures = {**draft.figures, colour: Figure(draft.figures[colour].seat, space)}
