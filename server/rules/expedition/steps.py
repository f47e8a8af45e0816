"""The moving part of a turn: card steps and ballast steps (sections 5 to 8)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from server.rules.expedition.components import Data
from server.rules.expedition.scoring import final_scoring
from server.rules.expedition.state import Figure, State, Turn
from server.rules.game import Event, Refused


def next_free(state: State, space: int) -> int:
    """The lowest space beyond `space` on which no figure stands, one's own included (section 5, R4)."""
    taken = [figure.space for figure in state.figures.values()]
    target = space + 1
    while target in taken:
        target += 1
    return target


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


def step_refusal(data: Data, state: State, seat: int, colour: str, cards: Sequence[str]) -> Refused | None:
    """Why this card step cannot be made (section 6)."""
    refused = figure_refusal(state, seat, colour) or held_refusal(state.hands[seat], cards)
    if refused is None:
        to = next_free(state, state.figures[colour].space)
        requirement = data.requirement(to)
        if not requirement.fits(cards):
            refused = requirement.shortfall(cards, to)
    return refused


def ballast_refusal(data: Data, state: State, seat: int, colour: str) -> Refused | None:
    """Why this ballast step cannot be made (section 7)."""
    refused = figure_refusal(state, seat, colour)
    if refused is not None:
        return refused
    if state.turn.ballast_used:
        return Refused("ballast_already_used")
    if state.gold[seat] < data.ballast_cost:
        return Refused("no_gold", {"cost": data.ballast_cost})
    to = next_free(state, state.figures[colour].space)
    if not passed_by(state, seat, to):
        return Refused("not_passed_by_opponent", {"to": to})
    return None


# ── Carrying out ────────────────────────────────────────────────────────────────────────────────


def card_step(data: Data, draft: State, colour: str, cards: Sequence[str]) -> list[Event]:
    """Play the cards, go to the next free space (section 6). The step must be legal."""
    seat = draft.active
    hand = [card for card in draft.hands[seat] if card not in cards]
    draft.hands = [*draft.hands[:seat], hand, *draft.hands[seat + 1 :]]
    draft.discard = [*draft.discard, *cards]
    told = _advance(draft, colour, ballast=False)
    events = [Event("stepped", {**told, "cards": list(cards)})]
    return events + _arrive(data, draft, colour)


def ballast_step(data: Data, draft: State, colour: str) -> list[Event]:
    """Pay gold, go to the next free space (section 7). The step must be legal."""
    seat, cost = draft.active, data.ballast_cost
    draft.gold = _added(draft.gold, seat, -cost)
    draft.ledger = msgspec.structs.replace(draft.ledger, ballast=_added(draft.ledger.ballast, seat, cost))
    told = _advance(draft, colour, ballast=True)
    events = [Event("ballast_paid", {**told, "gold": draft.gold[seat]})]
    return events + _arrive(data, draft, colour)


def _advance(draft: State, colour: str, *, ballast: bool) -> dict[str, object]:
    """Put the figure on its next free space; occupied ones are skipped for nothing (section 5)."""
    start = draft.figures[colour].space
    to = next_free(draft, start)
    _put(draft, colour, to)
    turn = draft.turn
    draft.turn = Turn(turn.figure or colour, turn.ballast_used or ballast, turn.steps + 1)
    skipped = list(range(start + 1, to))
    return {"seat": draft.active, "figure": colour, "from": start, "to": to, "skipped": skipped}


def _arrive(data: Data, draft: State, colour: str) -> list[Event]:
    """Take the chest; then Kantshou, catching up or Daidu (sections 8, 10, 11)."""
    space = draft.figures[colour].space
    events = _take_chest(draft, colour, space)
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
    value, seat = draft.chests[space], draft.active
    if not value:
        return []
    draft.chests = [*draft.chests[:space], 0, *draft.chests[space + 1 :]]
    draft.gold = _added(draft.gold, seat, value)
    chests = list(draft.ledger.chests)
    chests[seat] = [*chests[seat], space]
    draft.ledger = msgspec.structs.replace(draft.ledger, chests=chests)
    return [Event("chest_taken", {"seat": seat, "figure": colour, "space": space, "value": value})]


def _put(draft: State, colour: str, space: int) -> None:
    draft.figures = {**draft.figures, colour: Figure(draft.figures[colour].seat, space)}


def _added(amounts: list[int], seat: int, amount: int) -> list[int]:
    changed = list(amounts)
    changed[seat] += amount
    return changed
