"""The trips of the boatmen (section 11, 1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from server.rules.game import Event, Refused, demand
from server.rules.rng import Rng
from server.rules.vikings.area import free, full_trip_tiles, movable
from server.rules.vikings.components import Data
from server.rules.vikings.moves import Ferry
from server.rules.vikings.rounds import finish_ferrying
from server.rules.vikings.state import ISLAND_ROWS, Player, Role, State

Load = Sequence[tuple[Role, int]]
"""Vikings by role and the column of their tile."""


def is_full(data: Data, state: State, *, special: bool) -> bool:
    """Whether a trip is a full one: always in the basic game, else by a special tile (section 12)."""
    return data.modes[state.mode].full_trips or special


def mixed(vikings: Load, *, full: bool) -> bool:
    """Whether a load breaks the rule: full, of one role or one each of several; else a single viking."""
    roles = [role for role, _ in vikings]
    if not full:
        return len(roles) > 1
    return 1 < len(set(roles)) < len(roles)


def boatman_refusal(player: Player) -> Refused | None:
    """Why there is no trip at all."""
    return None if player.mainland["boatman"] else Refused("ferry_no_boatman")


def load_refusal(data: Data, state: State, move: Ferry) -> Refused | None:
    """Why these vikings cannot be carried together to these tiles, in the order of section 19."""
    player = state.mover
    full = is_full(data, state, special=move.special)
    if mixed(move.vikings, full=full):
        return Refused("ferry_mixed", {"full": full})
    for role, count in Counter(role for role, _ in move.vikings).items():
        if role == "boatman" or count > player.mainland[role]:
            return Refused("ferry_no_viking", {"viking": role})
    targets: set[tuple[Role, int]] = {(row, col) for row in ISLAND_ROWS for col in free(player, row)}
    for role, col in move.vikings:
        if (role, col) not in targets:
            return Refused("ferry_no_target", {"viking": role, "col": col})
        targets.discard((role, col))
    if move.special and not full_trip_tiles(data, player):
        return Refused("no_special_boat")
    return None


def ferry_refusal(data: Data, state: State, move: Ferry) -> Refused | None:
    """Why the active seat cannot make this trip."""
    refused = boatman_refusal(state.mover)
    if refused is None and not move.vikings:
        refused = Refused("ferry_empty")
    return refused or load_refusal(data, state, move)


def ferry(data: Data, draft: State, move: Ferry) -> list[Event]:
    """The vikings settle; the boatman leaves the game, and the special tile with him."""
    demand(ferry_refusal(data, draft, move))
    player = draft.mover
    for role, col in move.vikings:
        if role != "boatman":
            player.add_to_mainland(role, -1)
            player.settle(role, col)
    player.add_to_mainland("boatman", -1)
    tile = full_trip_tiles(data, player)[0] if move.special else None
    player.specials = [special for special in player.specials if special != tile]
    vikings = [[role, col] for role, col in move.vikings]
    return [Event("ferry_trip", {"seat": draft.active, "vikings": vikings, "special": tile})]


def done_refusal(data: Data, state: State) -> Refused | None:
    """Why the ferrying must go on: after the last round as long as it can (section 11, 1; RULING 12)."""
    player = state.mover
    if "final" not in data.scorings(state.round) or not player.mainland["boatman"]:
        return None
    cells = movable(player)
    return Refused("ferry_must_continue", {"vikings": list(cells)}) if cells else None


def ferry_done(data: Data, draft: State, rng: Rng) -> list[Event]:
    """The seat gets its large scoring, and the next one ferries (RULING 24)."""
    demand(done_refusal(data, draft))
    return finish_ferrying(data, draft, rng)
