"""Taking a combination: prices, lock, exchange of VP, special tiles, the wheel (sections 6 and 13)."""

from __future__ import annotations

import copy

from server.rules.game import Event, Refused, demand
from server.rules.rng import Rng
from server.rules.vikings.components import Building, Data, Purse
from server.rules.vikings.moves import Take
from server.rules.vikings.placing import (
    begun,
    exchangeable,
    named_cell,
    place_tile,
    placement_refusal,
    plain,
    settle_refusal,
    start_refusal,
)
from server.rules.vikings.rounds import end_offer
from server.rules.vikings.state import Cell, Combination, Place, Player, Row, State, changed

# ── Prices ──────────────────────────────────────────────────────────────────────────────────────


def price(state: State, slot: int) -> int:
    """What the combination at a slot costs (section 5)."""
    return slot - state.zero_slot


def prices(state: State) -> dict[int, int]:
    """The prices of all that is left, cheapest first."""
    return {slot: price(state, slot) for slot in state.slots_left()}


def dearest(state: State) -> int | None:
    """The slot that gives the right to a special tile; none where all that is left is free (section 13)."""
    left = state.slots_left()
    return left[-1] if left and price(state, left[-1]) > 0 else None


def combination_at(state: State, slot: int) -> Combination | None:
    """What is left at a slot."""
    return state.offer[slot] if 0 <= slot < len(state.offer) else None


def slot_refusal(state: State, slot: int) -> Refused | None:
    """Why the active seat cannot take what is at a slot (section 6)."""
    combination = combination_at(state, slot)
    if combination is None:
        return Refused("slot_empty", {"slot": slot})
    cost, player = price(state, slot), state.mover
    if cost == 0:
        return _lock(state, combination)
    if player.gold < cost:
        missing = cost - player.gold
        return Refused(
            "cannot_afford", {"price": cost, "gold": player.gold, "missing": missing, "vp": player.vp}
        )
    return None


def _lock(state: State, combination: Combination) -> Refused | None:
    """The combination at 0 is locked while others of its viking are left, unless the player is too poor for
    the cheapest of the others (section 6, RULING 5)."""
    others = [slot for slot in state.slots_left() if price(state, slot) > 0]
    same = [
        slot
        for slot, left in enumerate(state.offer)
        if left is not None and left.viking == combination.viking and slot in others
    ]
    if not same or state.mover.gold < price(state, others[0]):
        return None
    return Refused("zero_locked", {"viking": combination.viking, "slots": same})


def legal_slots(state: State) -> list[int]:
    """The slots from which the active seat may take."""
    return [slot for slot in state.slots_left() if slot_refusal(state, slot) is None]


def exchange_refusal(player: Player, amount: int) -> Refused | None:
    """Why so many VP cannot be exchanged (section 6)."""
    return Refused("exchange_too_much", {"vp": player.vp}) if amount > player.vp else None


def exchange(draft: State, amount: int) -> list[Event]:
    """VP for as much gold, before the take (section 6, RULING 6)."""
    player = draft.mover
    demand(exchange_refusal(player, amount))
    player.earn(-amount, "exchanged")
    player.gold += amount
    return [Event("vp_exchanged", {"seat": draft.active, "amount": amount})]


# ── Refusals, in the order of section 19 ────────────────────────────────────────────────────────


def take_refusal(data: Data, state: State, move: Take) -> Refused | None:
    """Why the active seat cannot take this combination in this way."""
    player, combination = state.mover, combination_at(state, move.slot)
    refused = slot_refusal(state, move.slot) or start_refusal(player, move.start_row)
    if refused is not None or combination is None:
        return refused
    there = begun(player, move.start_row)
    return (
        placement_refusal(data, there, combination.tile, move)
        or settle_refusal(data, combination, move)
        or special_refusal(data, state, move)
        or swap_refusal(data, there, combination.tile, move)
    )


def special_refusal(data: Data, state: State, move: Take) -> Refused | None:
    """Why this special tile cannot be taken along (section 13)."""
    if move.special is None:
        return None
    if not data.modes[state.mode].special_tiles or move.slot != dearest(state):
        return Refused("special_not_allowed", {"slot": dearest(state)})
    if move.special not in state.specials_up:
        return Refused("special_not_available", {"special": move.special})
    return None


def swap_refusal(data: Data, player: Player, tile: str, move: Take) -> Refused | None:
    """Why this exchange for a building tile is none, or why one must be chosen (section 13, RULING 15)."""
    cells = swap_cells(data, player, tile, move)
    if move.swap is None:
        return Refused("swap_required", {"cells": plain(cells)}) if len(cells) > 1 else None
    if move.swap not in cells:
        return Refused("swap_invalid", {"row": move.swap[0], "col": move.swap[1]})
    return None


def swap_cells(data: Data, player: Player, tile: str, move: Take) -> list[Cell]:
    """The cells whose tile the special tile may take the place of, the tile just placed among them."""
    if move.special is None or not isinstance(data.specials.get(move.special), Building):
        return []
    there = copy.copy(player)
    place_tile(data, there, tile, move)
    return exchangeable(data, there, move.special)


# ── Carrying out ────────────────────────────────────────────────────────────────────────────────


def take(data: Data, draft: State, move: Take, rng: Rng) -> list[Event]:
    """Pay, place, settle, take a special tile, turn the wheel; then it is the next seat's turn."""
    demand(take_refusal(data, draft, move))
    seat, combination = draft.active, combination_at(draft, move.slot)
    if combination is None:
        raise LookupError(f"nothing is left at slot {move.slot}")
    cost = price(draft, move.slot)
    draft.mover.gold -= cost
    told = {"tile": combination.tile, "viking": combination.viking}
    events = [Event("combo_taken", {"seat": seat, "slot": move.slot, "price": cost, **told})]
    events += _start_tile_placed(draft, move)
    events += _tile_placed(data, draft, combination.tile, move)
    events.append(_viking_placed(draft, combination, move))
    events += _special_taken(data, draft, move)
    draft.offer = changed(draft.offer, move.slot, None)
    left = draft.slots_left()
    if not left:
        return [*events, *end_offer(data, draft, rng)]
    events += _turn_wheel(draft, left[0])
    draft.active = draft.after(seat)
    return events


def _start_tile_placed(draft: State, move: Take) -> list[Event]:
    """With the first take the start tile goes to column 1 (section 7)."""
    tile = draft.mover.start_tile
    if tile is None:
        return []
    draft.players[draft.active] = begun(draft.mover, move.start_row)
    return [Event("start_tile_placed", {"seat": draft.active, "row": move.start_row, "tile": tile})]


def _tile_placed(data: Data, draft: State, tile: str, move: Take) -> list[Event]:
    seat = draft.active
    swapped = place_tile(data, draft.mover, tile, move)
    if tile in data.ships:
        return [Event("ship_placed", {"seat": seat, "col": move.col, "tile": tile})]
    if move.row is None:
        return [Event("tile_removed", {"seat": seat, "tile": tile})]
    cell = {"row": move.row, "col": move.col}
    events = [Event("tile_placed", {"seat": seat, **cell, "tile": tile})]
    if swapped is not None:
        old, new = swapped
        events.append(Event("building_swapped", {"seat": seat, **cell, "old": old, "new": new}))
    return events


def _viking_placed(draft: State, combination: Combination, move: Take) -> Event:
    """Where the viking of the combination went."""
    seat, role = draft.active, combination.viking
    cell = place_viking(draft.mover, combination, move)
    if cell is None:
        return Event("viking_to_mainland", {"seat": seat, "role": role})
    return Event("viking_settled", {"seat": seat, "role": role, "row": cell[0], "col": cell[1]})


def place_viking(player: Player, combination: Combination, move: Take) -> Cell | None:
    """Onto the tile just placed, or to the mainland (section 8). Tells the cell."""
    if combination.viking is None:
        raise LookupError("the combination has no viking")
    cell = named_cell(move)
    if cell is None or not move.settle:
        player.add_to_mainland(combination.viking)
        return None
    player.settle(*cell)
    return cell


def _special_taken(data: Data, draft: State, move: Take) -> list[Event]:
    """The special tile is resolved last (RULING 14)."""
    special, seat = move.special, draft.active
    if special is None:
        return []
    draft.specials_up = [None if other == special else other for other in draft.specials_up]
    events = [Event("special_taken", {"seat": seat, "special": special})]
    swapped = take_special(data, draft.mover, special, move.swap)
    if swapped is not None:
        (row, col), old = swapped
        told = {"seat": seat, "row": row, "col": col, "old": old, "new": special}
        events.append(Event("building_swapped", told))
    return events


def take_special(
    data: Data, player: Player, special: str, swap: tuple[Row, int] | None
) -> tuple[Cell, str] | None:
    """Gold at once, a building tile in the place of another, or a tile to keep (section 13).

    Tells the cell of an exchange and the tile that left it; a viking on it stays (RULING 15).
    """
    effect = data.specials[special]
    if isinstance(effect, Purse):
        player.gold += effect.gold
        return None
    cells = exchangeable(data, player, special)
    if not cells:
        player.specials = [*player.specials, special]
        return None
    cell = next((cell for cell in cells if cell == swap), cells[0])
    old = player.at(*cell)
    if old is None:
        raise LookupError(f"no tile lies at {cell}")
    player.put(*cell, Place(special, old.settled))
    return cell, old.tile


def _turn_wheel(draft: State, lowest: int) -> list[Event]:
    """The number 0 goes on to the next combination that is left (section 6)."""
    was = draft.zero_slot
    if lowest == was:
        return []
    draft.zero_slot = lowest
    return [Event("wheel_turned", {"from": was, "to": lowest})]
