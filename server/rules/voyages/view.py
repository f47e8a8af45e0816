"""What may be seen (section 10). Home of the shapes on the wire; docs/games/voyages.md shows them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from server.rules.voyages.components import Data
from server.rules.voyages.piles import pile_size
from server.rules.voyages.posts import posts_left
from server.rules.voyages.state import Player, State


def public(data: Data, state: State) -> dict[str, Any]:
    """What everybody may know: all but goal cards and the order of piles."""
    return {
        "options": state.options,
        "round": state.round,
        "phase": state.phase,
        "start": state.start,
        "hourglass": state.start if state.last_traveller is None else state.last_traveller,
        "active": state.active,
        "main_done": state.turn.main_done,
        "black_bought": state.turn.black_bought,
        "offered": state.offered,
        "seats": [_seat(data, state, player) for player in state.players],
        "spaces": {
            space: [_placed(laid.seat, laid.dice) for laid in laids] for space, laids in state.spaces.items()
        },
        "black": len(state.black),
        "row": state.row,
        "special": pile_size(state),
        "piles": len(state.piles),
        "city_bonuses": state.city_bonuses,
        "outposts": state.outposts,
        "cards": state.cards,
        "beijing": state.beijing,
    }


def _placed(seat: int | None, dice: dict[str, int | None]) -> dict[str, Any]:
    return {"seat": seat, "dice": dice}


def _seat(data: Data, state: State, player: Player) -> dict[str, Any]:
    """What lies in front of a player; his goal cards only when all is over."""
    shown = {
        "colour": player.colour,
        "character": player.character,
        "stock": player.stock,
        "dice": player.dice,
        "posts": player.posts,
        "posts_left": posts_left(data, player),
        "figures": player.figures,
        "contracts": player.contracts,
        "completed": player.completed,
        "goals": len(player.goals),
        "choosing": bool(player.dealt),
        "pending": _pending(player),
    }
    if state.phase == "finished":
        shown["goal_cards"] = player.goals
    return shown


def _pending(player: Player) -> dict[str, Any] | None:
    """The decision that a player owes. Who may see it may see all that it is about."""
    if not player.tasks:
        return None
    task = player.tasks[-1]
    return {
        "kind": task.kind,
        "n": task.n,
        "source": task.source,
        "contract": task.contract,
        "city": task.city,
    }


def private(state: State, seat: int) -> dict[str, Any]:
    """A seat's goal cards: dealt to choose from, kept, and given back."""
    player = state.players[seat]
    return {"dealt": player.dealt, "goals": player.goals, "rejected": player.rejected}


def hidden(data: Data, state: State, seats: Collection[int]) -> list[list[str]]:
    """Goal cards that none of `seats` has seen; contracts in piles, and those returned to one."""
    seen: set[str] = set()
    for seat, player in enumerate(state.players):
        if seat in seats:
            seen.update(player.dealt, player.goals, player.rejected)
        elif state.phase == "finished":
            seen.update(player.goals)
    goals = [goal for goal in data.goals if goal not in seen]
    return [goals, unseen_contracts(state), list(state.returned)]


def unseen_contracts(state: State) -> list[str]:
    """Contracts in piles that lie as they were laid at the beginning."""
    return [*state.special, *(contract for pile in state.piles for contract in pile)]


def unremembered(data: Data, state: State) -> list[list[str]]:
    """What no seat has ever seen: these are dealt anew where all agree to take a move back."""
    seen = {goal for player in state.players for goal in (*player.dealt, *player.goals, *player.rejected)}
    return [[goal for goal in data.goals if goal not in seen], unseen_contracts(state)]
