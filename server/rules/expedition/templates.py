"""The moves a seat can make, and those that players try in vain with the reason (section 15)."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import msgspec

from server.rules.expedition.components import Data
from server.rules.expedition.drawing import draw_refusal, end_turn_refusal
from server.rules.expedition.state import Ballast, Draw, EndTurn, Move, State, Step
from server.rules.expedition.steps import (
    ballast_refusal,
    consequence,
    figure_refusal,
    held_refusal,
    passed_by,
    target_of,
)
from server.rules.game import Preview, Refused, Template

# Draws look the same at every table: made once.
_PILE = Draw("pile")
_FROM_PILE = Template("draw", {"source": "pile"})
_FROM_RESHUFFLED = Template("draw", {"source": "pile"}, tells={"reshuffle": True})


@functools.cache
def _from_display(card: str) -> Template:
    return Template("draw", {"source": "display", "card": card})


def templates(data: Data, state: State) -> list[Template]:
    """Everything the active seat can do or may try: a step and ballast per figure, and the draws."""
    listed: list[Template] = []
    for colour, figure in state.figures.items():
        if figure.seat == state.active:
            listed += _figure_templates(data, state, colour)
    listed += [_from_display(card) for card in state.display]
    listed.append(_from_pile(state))
    if end_turn_refusal(state) is None:
        listed.append(Template("end_turn"))
    return listed


def _from_pile(state: State) -> Template:
    """The draw from the pile: as it lies, of the played cards shuffled first (R8), or none (R9)."""
    if state.pile:
        return _FROM_PILE
    refused = draw_refusal(state, _PILE)
    return _FROM_RESHUFFLED if refused is None else Template("draw", _FROM_PILE.fixed, refused=refused)


def _figure_templates(data: Data, state: State, colour: str) -> tuple[Template, Template]:
    """A card step and a ballast step of one figure, or what stands against them."""
    seat, fixed = state.active, {"figure": colour}
    refused = figure_refusal(state, seat, colour)
    if refused is not None:
        return Template("step", fixed, refused=refused), Template("ballast", fixed, refused=refused)
    to = target_of(state, colour)
    asked = data.requirement(to)
    held = asked.sort(state.hands[seat])
    ways = asked.ways(held)
    step = Template("step", fixed, tells=_step_tells(data, state, colour, to))
    if ways:
        step.choose = {"cards": ways}
    else:
        step.refused = asked.shortfall(held, to)
    refused = ballast_refusal(data, state, seat, to)
    if refused is not None:
        return step, Template("ballast", fixed, refused=refused)
    return step, Template("ballast", fixed, tells=_ballast_tells(data, state, colour, to))


def _step_tells(data: Data, state: State, colour: str, to: int) -> dict[str, Any]:
    """Where a card step leads, what it asks for and what it brings."""
    asked = data.requirement(to)
    tells = _arrival_tells(data, state, colour, to)
    tells["needs"] = {"type": asked.type, "count": asked.count}
    if state.chests[to]:
        tells["chest"] = state.chests[to]
    scoring = data.final if state.interim_done else data.interim
    if to in scoring:
        tells["score"] = scoring[to]
    return tells


def _ballast_tells(data: Data, state: State, colour: str, to: int) -> dict[str, Any]:
    """Where a ballast step leads, the gold left after it, and who has passed that space."""
    tells = _arrival_tells(data, state, colour, to)
    tells["gold"] = state.gold[state.active] - data.ballast_cost
    tells["passed_by"] = passed_by(state, state.active, to)
    return tells


def _arrival_tells(data: Data, state: State, colour: str, to: int) -> dict[str, Any]:
    """Where a step leads, what it skips, what the arrival sets off."""
    tells: dict[str, Any] = {"to": to, "skips": list(range(state.figures[colour].space + 1, to))}
    then = consequence(data, state, to)
    if then is not None:
        tells["then"] = then
    return tells


# ── Preview ─────────────────────────────────────────────────────────────────────────────────────


def preview(data: Data, state: State, partial: Mapping[str, Any]) -> Preview:
    """What the active seat's move, perhaps without some of its cards, comes to."""
    try:
        move = _read(partial)
    except msgspec.ValidationError as error:
        return Preview(refused=Refused("bad_move", {"reason": str(error)}))
    match move:
        case Step():
            return _preview_step(data, state, move)
        case Ballast():
            return _preview_ballast(data, state, move.figure)
        case Draw():
            refused = draw_refusal(state, move)
            tells = _from_pile(state).tells if move.source == "pile" else {}
            return Preview(complete=refused is None, tells=tells, refused=refused)
        case EndTurn():
            refused = end_turn_refusal(state)
            return Preview(complete=refused is None, refused=refused)


def _read(partial: Mapping[str, Any]) -> Move:
    """The move meant; a step's cards may be missing. Raises msgspec.ValidationError."""
    plain = dict(partial)
    if plain.get("cmd") == "step":
        plain.setdefault("cards", [])
    move: Move = msgspec.convert(plain, Move)
    return move


def _preview_step(data: Data, state: State, move: Step) -> Preview:
    """What may be added to the cards chosen so far; what is missing yet (section 6)."""
    hand, colour = state.hands[state.active], move.figure
    refused = figure_refusal(state, state.active, colour) or held_refusal(hand, move.cards)
    if refused is not None:
        return Preview(refused=refused)
    to = target_of(state, colour)
    asked = data.requirement(to)
    missing = max(0, asked.count - len(move.cards))
    tells = {**_step_tells(data, state, colour, to), "missing": missing}
    completions = asked.completions(hand, move.cards)
    if not completions:
        return Preview(tells=tells, refused=asked.shortfall(asked.sort(move.cards or hand), to))
    if missing == 0:
        return Preview(complete=True, tells=tells)
    return Preview(choose={"cards": completions}, tells=tells)


def _preview_ballast(data: Data, state: State, colour: str) -> Preview:
    """What a ballast step comes to (section 7)."""
    refused = figure_refusal(state, state.active, colour)
    if refused is not None:
        return Preview(refused=refused)
    to = target_of(state, colour)
    refused = ballast_refusal(data, state, state.active, to)
    if refused is not None:
        return Preview(refused=refused)
    return Preview(complete=True, tells=_ballast_tells(data, state, colour, to))
