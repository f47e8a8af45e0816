"""The moves a seat can make, and those that players try in vain with the reason (section 15)."""

from __future__ import annotations

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
    next_free,
    passed_by,
)
from server.rules.game import Preview, Refused, Template

_PILE = Draw("pile")


def templates(data: Data, state: State) -> list[Template]:
    """Everything the active seat can do or may try: a step and ballast per figure, and the draws."""
    listed: list[Template] = []
    for colour, figure in state.figures.items():
        if figure.seat == state.active:
            listed.append(_step(data, state, colour))
            listed.append(_ballast(data, state, colour))
    listed += [Template("draw", {"source": "display", "card": card}) for card in state.display]
    listed.append(
        Template("draw", {"source": "pile"}, tells=_pile_tells(state), refused=draw_refusal(state, _PILE))
    )
    if end_turn_refusal(state) is None:
        listed.append(Template("end_turn"))
    return listed


def _step(data: Data, state: State, colour: str) -> Template:
    """A card step of this figure: the ways to pay for its next free space, or what is missing."""
    fixed = {"figure": colour}
    refused = figure_refusal(state, state.active, colour)
    if refused is not None:
        return Template("step", fixed, refused=refused)
    to = next_free(state, state.figures[colour].space)
    requirement = data.requirement(to)
    hand = state.hands[state.active]
    choice = requirement.choice(hand)
    tells = _step_tells(data, state, colour, to)
    if choice:
        return Template("step", fixed, {"cards": choice}, tells)
    return Template("step", fixed, tells=tells, refused=requirement.shortfall(hand, to))


def _ballast(data: Data, state: State, colour: str) -> Template:
    """A ballast step of this figure, or what stands against it."""
    refused = ballast_refusal(data, state, state.active, colour)
    tells = {} if refused is not None else _ballast_tells(data, state, colour)
    return Template("ballast", {"figure": colour}, tells=tells, refused=refused)


def _step_tells(data: Data, state: State, colour: str, to: int) -> dict[str, Any]:
    """Where a card step leads, what it asks for and what it brings."""
    requirement = data.requirement(to)
    tells = _arrival_tells(data, state, colour, to)
    tells["needs"] = {"type": requirement.type, "count": requirement.count}
    if state.chests[to]:
        tells["chest"] = state.chests[to]
    score = data.final.get(to) if state.interim_done else data.interim.get(to)
    if score is not None:
        tells["score"] = score
    return tells


def _ballast_tells(data: Data, state: State, colour: str) -> dict[str, Any]:
    """Where a ballast step leads, the gold left after it, and who has passed that space."""
    seat = state.active
    to = next_free(state, state.figures[colour].space)
    tells = _arrival_tells(data, state, colour, to)
    tells["gold"] = state.gold[seat] - data.ballast_cost
    tells["passed_by"] = passed_by(state, seat, to)
    return tells


def _arrival_tells(data: Data, state: State, colour: str, to: int) -> dict[str, Any]:
    tells: dict[str, Any] = {"to": to, "skips": list(range(state.figures[colour].space + 1, to))}
    then = consequence(data, state, to)
    if then is not None:
        tells["then"] = then
    return tells


def _pile_tells(state: State) -> dict[str, Any]:
    """Whether the played cards are shuffled first (R8)."""
    return {"reshuffle": True} if state.discard and not state.pile else {}


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
            refused = ballast_refusal(data, state, state.active, move.figure)
            tells = {} if refused is not None else _ballast_tells(data, state, move.figure)
        case Draw():
            refused = draw_refusal(state, move)
            tells = _pile_tells(state) if move.source == "pile" else {}
        case EndTurn():
            refused, tells = end_turn_refusal(state), {}
    return Preview(complete=refused is None, tells=tells, refused=refused)


def _read(partial: Mapping[str, Any]) -> Move:
    """The move meant; a step's cards may be missing. Raises msgspec.ValidationError."""
    plain = dict(partial)
    if plain.get("cmd") == "step":
        plain.setdefault("cards", [])
    move: Move = msgspec.convert(plain, Move)
    return move


def _preview_step(data: Data, state: State, move: Step) -> Preview:
    """What may be added to the cards chosen so far; what is missing yet (section 6)."""
    hand = state.hands[state.active]
    refused = figure_refusal(state, state.active, move.figure) or held_refusal(hand, move.cards)
    if refused is not None:
        return Preview(refused=refused)
    to = next_free(state, state.figures[move.figure].space)
    requirement = data.requirement(to)
    choice = requirement.choice(hand, move.cards)
    missing = max(0, requirement.count - len(move.cards))
    tells = {**_step_tells(data, state, move.figure, to), "missing": missing}
    if not choice:
        return Preview(tells=tells, refused=requirement.shortfall(move.cards or hand, to))
    if missing == 0:
        return Preview(complete=True, tells=tells)
    return Preview(choose={"cards": choice}, tells=tells)
