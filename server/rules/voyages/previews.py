"""What a move built so far comes to (section 11)."""

from __future__ import annotations

from typing import Any

from server.rules.game import Choice, Pick, Preview, Refused
from server.rules.reading import PartialReader
from server.rules.voyages import decisions, placing
from server.rules.voyages.bonus_actions import bonus_refusal
from server.rules.voyages.components import Data
from server.rules.voyages.moves import (
    EndTurn,
    KeepGoals,
    MoneyBag,
    Move,
    PickCharacter,
    Place,
    Resolve,
)
from server.rules.voyages.setup import goals_refusal, pick_refusal
from server.rules.voyages.spaces.base import intended
from server.rules.voyages.state import Player, State

_MISSING: dict[str, dict[str, Any]] = {
    "place": {"space": "", "dice": []},
    "money_bag": {"dice": []},
    "keep_goals": {"goals": []},
}
"""What may be missing in a partial move, and what it is read as."""

read: PartialReader[Move] = PartialReader(Move, _MISSING)
"""The move meant, perhaps without its lists; or that it cannot be read."""


def preview(data: Data, state: State, seat: int, move: Move) -> Preview:
    """What the move comes to; phase, turn and pending decisions have been looked at."""
    player = state.players[seat]
    match move:
        case PickCharacter():
            return _checked(pick_refusal(state, move.character))
        case KeepGoals():
            return _goals(data, player, move)
        case Place():
            return placing.preview(intended(data, state, seat, move))
        case Resolve():
            return decisions.preview(data, state, seat, move)
        case MoneyBag() if not move.dice:
            choice: Choice = ((Pick(1, tuple(player.dice)),),) if player.dice else ()
            return Preview(choose={"dice": choice})
        case EndTurn():
            return Preview(complete=True)
        case _:
            return _checked(bonus_refusal(data, state, seat, move))


def _checked(refused: Refused | None) -> Preview:
    """A move that is complete as it stands, or refused."""
    return Preview(complete=refused is None, refused=refused)


def _goals(data: Data, player: Player, move: KeepGoals) -> Preview:
    """The goal cards that are still to be kept."""
    left = tuple(goal for goal in player.dealt if goal not in move.goals)
    missing = data.goals_kept - len(move.goals)
    if missing > 0 and len(left) + len(move.goals) == len(player.dealt):
        return Preview(choose={"goals": ((Pick(missing, left),),)}, tells={"missing": missing})
    return _checked(goals_refusal(data, player, move.goals))
