"""What a move built so far comes to: complete or not, the next choices, cost and result (section 19)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from server.rules.game import Choice, Pick, Preview, Refused
from server.rules.reading import PartialReader
from server.rules.vikings import auction, moves
from server.rules.vikings.area import full_trip_tiles, movable
from server.rules.vikings.components import Data
from server.rules.vikings.ferrying import boatman_refusal, done_refusal, is_full, load_refusal, mixed
from server.rules.vikings.forecast import take_forecast, trips_forecast
from server.rules.vikings.moves import Ferry, Move, Take
from server.rules.vikings.placing import (
    begun,
    can_settle,
    legal_cells,
    placement_refusal,
    plain,
    settle_refusal,
    ship_columns,
    start_refusal,
)
from server.rules.vikings.state import ISLAND_ROWS, ROLES, Cell, Combination, Player, Role, State
from server.rules.vikings.taking import (
    combination_at,
    dearest,
    exchange_refusal,
    legal_slots,
    slot_refusal,
    special_refusal,
    swap_cells,
    swap_refusal,
)
from server.rules.vikings.templates import ferry_tells, take_tells

UNSAID = -1
"""Stands for the slot where a partial take does not name it yet."""

_MISSING: dict[str, dict[str, Any]] = {"take": {"slot": UNSAID}, "ferry": {"vikings": []}}
"""What may be missing in a partial move, and what it is read as."""
_READ: PartialReader[Move] = PartialReader(Move, _MISSING)

_TO_BE_SAID = {"exchange_vp": "amount", "bid": "amount", "discard_viking": "role", "place_color": "role"}
"""The one field of these moves; without it they are not complete."""


def read(partial: Mapping[str, Any]) -> Move | Refused:
    """The move meant, whatever is still missing; or that it cannot be read."""
    whole = dict(partial)
    if is_open_swap(whole.get("swap")):
        del whole["swap"]
    field = _TO_BE_SAID.get(str(partial.get("cmd")))
    if field is not None and field not in partial:
        whole[field] = 1 if field == "amount" else ROLES[0]
    return _READ(whole)


def is_open_swap(swap: Any) -> bool:
    """Whether an exchange is named in part only."""
    return isinstance(swap, list) and len(swap) < 2 and all(isinstance(part, str) for part in swap)


def preview(data: Data, state: State, move: Move, partial: Mapping[str, Any]) -> Preview:
    """What the active seat's move comes to; turn and phase have been looked at."""
    field = _TO_BE_SAID.get(str(partial["cmd"]))
    said = field is None or field in partial
    match move:
        case Take():
            return _foretold(data, state, move, _take(data, state, move, partial))
        case Ferry():
            return _ferry(data, state, move, partial)
        case moves.FerryDone():
            return _checked(done_refusal(data, state))
        case moves.ExchangeVp():
            return _exchange(state.mover, move.amount, said=said)
        case moves.Bid():
            return _bid(state, move.amount, said=said)
        case moves.PassBid():
            return _checked(auction.pass_refusal(state))
        case moves.DiscardViking() | moves.PlaceColor():
            if said:
                return _checked(auction.role_refusal(state, move.role))
            return Preview(values={"role": tuple(role for role in ROLES if state.drawn[role])})


def _checked(refused: Refused | None) -> Preview:
    """A move that is complete as it stands, or refused."""
    return Preview(complete=refused is None, refused=refused)


def _exchange(player: Player, amount: int, *, said: bool) -> Preview:
    """How many VP there are to exchange, and what would be left."""
    refused = exchange_refusal(player, amount)
    if refused is not None:
        return Preview(refused=refused)
    tells = {"gold": player.gold + amount, "vp": player.vp - amount} if said else {}
    return Preview(complete=said, numbers={"amount": (1, player.vp)}, tells=tells)


def _bid(state: State, amount: int, *, said: bool) -> Preview:
    """What may be bid, and how it would be paid."""
    lowest, highest = auction.lowest_bid(auction.running(state)), auction.highest_bid(state.mover)
    refused = auction.bid_refusal(state, amount if said else lowest)
    if refused is not None:
        return Preview(refused=refused)
    gold = min(amount, state.mover.gold)
    tells = {"gold_paid": gold, "vp_paid": amount - gold} if said else {}
    return Preview(complete=said, numbers={"amount": (lowest, highest)}, tells=tells)


# ── Takes ───────────────────────────────────────────────────────────────────────────────────────


def _take(data: Data, state: State, move: Take, partial: Mapping[str, Any]) -> Preview:
    """Slot, start row, cell, settling, special tile and exchange, each offered when it can be chosen."""
    if move.slot == UNSAID:
        return Preview(values={"slot": tuple(legal_slots(state))})
    player, combination = state.mover, combination_at(state, move.slot)
    refused = slot_refusal(state, move.slot)
    if refused is not None or combination is None:
        return Preview(refused=refused)
    tells = take_tells(data, state, move.slot)
    refused = start_refusal(player, move.start_row)
    if refused is not None and refused.code == "start_row_required":
        return Preview(values={"start_row": ISLAND_ROWS}, tells=tells)
    if refused is not None:
        return Preview(refused=refused)
    there = begun(player, move.start_row)
    if combination.tile in data.ships:
        seen = _ship(data, there, combination, move, tells)
    else:
        seen = _island(data, there, combination, move, tells)
    if seen.refused is None and not seen.values:
        _settle_and_special(data, state, combination, move, partial, seen)
        _swap(data, there, combination, move, partial, seen)
    return seen


def _foretold(data: Data, state: State, move: Take, seen: Preview) -> Preview:
    """A take that is complete tells what the scoring of the round would then bring."""
    if seen.complete:
        seen.tells |= take_forecast(data, state, move, may_settle="settle" in seen.values)
    return seen


def _ship(data: Data, player: Player, there: Combination, move: Take, tells: dict[str, Any]) -> Preview:
    """The column of a ship."""
    columns = ship_columns(data, player.ships)
    tells = {**tells, "columns": columns}
    refused = settle_refusal(data, there, move)
    if move.col is not None or move.row is not None:
        refused = placement_refusal(data, player, there.tile, move) or refused
        return Preview(complete=refused is None, tells=tells, refused=refused)
    return Preview(values={} if refused else {"col": tuple(columns)}, tells=tells, refused=refused)


def _island(data: Data, player: Player, there: Combination, move: Take, tells: dict[str, Any]) -> Preview:
    """Row and column of an island tile, those where the viking can settle if it is to."""
    cells = legal_cells(data, player, there.tile)
    tells = {**tells, "cells": plain(cells)}
    named = move.row is not None and move.col is not None
    if named or not cells:
        refused = placement_refusal(data, player, there.tile, move) or settle_refusal(data, there, move)
        return Preview(complete=refused is None, tells=tells, refused=refused)
    left = [cell for cell in cells if move.row in (None, cell[0]) and move.col in (None, cell[1])]
    if not left:
        return Preview(refused=Refused("illegal_placement", {"row": move.row, "col": move.col}))
    if move.settle:
        left = [cell for cell in left if can_settle(data, there, cell[0])]
        if not left:
            return Preview(refused=Refused("settle_not_allowed", {"viking": there.viking, "row": move.row}))
    if move.row is None:
        return Preview(values={"row": tuple(dict.fromkeys(row for row, _ in left))}, tells=tells)
    return Preview(values={"col": tuple(col for _, col in left)}, tells=tells)


def _settle_and_special(
    data: Data, state: State, there: Combination, move: Take, partial: Mapping[str, Any], seen: Preview
) -> None:
    """Settling and a special tile, where they are still open."""
    if "settle" not in partial and move.col is not None and can_settle(data, there, move.row):
        seen.values["settle"] = (False, True)
    if move.special is not None:
        refused = special_refusal(data, state, move)
        if refused is not None:
            seen.complete, seen.refused, seen.values = False, refused, {}
    elif "special" not in partial and data.modes[state.mode].special_tiles and move.slot == dearest(state):
        seen.values["special"] = (None, *(special for special in state.specials_up if special is not None))


def _swap(
    data: Data, player: Player, there: Combination, move: Take, partial: Mapping[str, Any], seen: Preview
) -> None:
    """The tile that a building tile takes the place of."""
    if seen.refused is not None:
        return
    refused = swap_refusal(data, player, there.tile, move)
    cells = swap_cells(data, player, there.tile, move)
    half = is_open_swap(partial.get("swap"))
    if refused is not None and refused.code == "swap_invalid":
        seen.complete, seen.refused, seen.values = False, refused, {}
    elif half or len(cells) > 1:
        seen.complete = not half and refused is None
        if move.swap is None and cells:
            seen.values["swap"] = tuple(plain(cells))


# ── Ferrying ────────────────────────────────────────────────────────────────────────────────────


def _ferry(data: Data, state: State, move: Ferry, partial: Mapping[str, Any]) -> Preview:
    """Who may still come aboard, and for which tile."""
    player = state.mover
    refused = boatman_refusal(player) or load_refusal(data, state, move)
    if refused is not None:
        return Preview(refused=refused)
    values: dict[str, tuple[Any, ...]] = {}
    if not data.modes[state.mode].full_trips and "special" not in partial:
        values["special"] = (False, True) if full_trip_tiles(data, player) else (False,)
    cells = _aboard(player, move, full=is_full(data, state, special=move.special))
    choose: dict[str, Choice] = {"vikings": ((Pick(1, tuple(cells)),),)} if cells else {}
    tells = ferry_tells(player)
    if move.vikings:
        tells |= trips_forecast(data, state, [move])
    return Preview(complete=bool(move.vikings), choose=choose, values=values, tells=tells)


def _aboard(player: Player, move: Ferry, *, full: bool) -> list[Cell]:
    """The vikings that fit into the load so far, with their tiles."""
    taken = list(move.vikings)
    aboard = [role for role, _ in taken]
    cells: list[Cell] = []
    for row, cols in movable(player).items():
        role: Role = row
        if aboard.count(role) < player.mainland[role] and not mixed([*taken, (role, 0)], full=full):
            cells += [(row, col) for col in cols if (role, col) not in taken]
    return cells
