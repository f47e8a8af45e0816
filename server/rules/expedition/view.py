"""What may be seen (section 3). Home of the shapes on the wire; docs/games/expedition.md shows them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from server.rules.expedition.state import State, Turn


def public(state: State) -> dict[str, Any]:
    """What everybody may know: all but hands and the order of the pile."""
    return {
        "variant": state.variant,
        "phase": state.phase,
        "active": state.active,
        "start": state.start,
        "figures": {
            colour: {"seat": figure.seat, "space": figure.space} for colour, figure in state.figures.items()
        },
        "gold": state.gold,
        "hand_counts": [len(hand) for hand in state.hands],
        "display": state.display,
        "pile_count": len(state.pile),
        "discard": state.discard,
        "chests": {str(space): value for space, value in enumerate(state.chests) if value},
        "interim_done": state.interim_done,
        "turn": _turn(state.turn),
        "idle_turns": state.idle_turns,
    }


def _turn(turn: Turn) -> dict[str, Any] | None:
    """What happened in the running turn; None before its first step."""
    if turn.steps == 0:
        return None
    return {"figure": turn.figure, "ballast_used": turn.ballast_used, "steps": turn.steps}


def private(state: State, seat: int) -> dict[str, Any]:
    """What a seat knows beyond it: its hand, in the order in which the cards were drawn."""
    return {"hand": state.hands[seat]}


def hidden(state: State, seats: Collection[int]) -> list[list[str]]:
    """The pile and all hands but those of `seats`: none of these can tell which card is where."""
    unseen = list(state.pile)
    for seat, hand in enumerate(state.hands):
        if seat not in seats:
            unseen += hand
    return [unseen]
