"""What a take or a trip would leave a player with, and what the round's scoring would then bring him."""

from __future__ import annotations

import copy
from typing import Any

from server.rules.vikings import area
from server.rules.vikings.components import Data
from server.rules.vikings.moves import Ferry, Take
from server.rules.vikings.placing import place_tile, with_start_tile
from server.rules.vikings.scoring import scoring, totals
from server.rules.vikings.state import Player, State
from server.rules.vikings.taking import combination_at, place_viking, price, take_special


def outlook(data: Data, state: State, player: Player) -> dict[str, int]:
    """VP and gold that the scoring of the running round would bring as the area is."""
    return _scored(data, player, state.round)


def _scored(data: Data, player: Player, number: int) -> dict[str, int]:
    """VP and gold that the scoring of a round would bring as the area is."""
    return totals(scoring(data, player, data.scorings(number)[0]))


def next_scoring(data: Data, state: State, seat: int) -> dict[str, int]:
    """VP and gold of the next scoring of a seat as its area is; nothing where none is to come.

    While others still ferry, whoever was before them has been credited the round's scoring (section 11).
    """
    player, number = state.players[seat], state.round
    order = state.seats_from(state.start_player)
    if state.phase == "ferry" and order.index(seat) < order.index(state.active):
        number += 1
    if number > len(data.rounds):
        return {"vp": 0, "gold": 0}
    return _scored(data, player, number)


def after_take(data: Data, state: State, take: Take, missing: int = 0) -> Player:
    """The active player after a take, and after an exchange for what is missing of its price."""
    combination, player = combination_at(state, take.slot), copy.copy(state.mover)
    if combination is None:
        raise LookupError(f"nothing is left at slot {take.slot}")
    player.vp -= missing
    player.gold += missing - price(state, take.slot)
    if take.start_row is not None and take.start_row != "ship":
        player = with_start_tile(player, take.start_row)
    place_tile(data, player, combination.tile, take)
    place_viking(player, combination, take)
    if take.special is not None:
        take_special(data, player, take.special, take.swap)
    return player


def after_trips(data: Data, player: Player, trips: list[Ferry]) -> Player:
    """A player after some trips."""
    there = copy.copy(player)
    for trip in trips:
        for role, col in trip.vikings:
            if role != "boatman":
                there.add_to_mainland(role, -1)
                there.settle(role, col)
        there.add_to_mainland("boatman", -1)
        if trip.special:
            tile = area.full_trip_tiles(data, there)[0]
            there.specials = [special for special in there.specials if special != tile]
    return there


def take_forecast(data: Data, state: State, take: Take, *, may_settle: bool) -> dict[str, Any]:
    """The scoring after a take; where settling is still open also that with the viking on its tile."""
    tells = {"scoring": outlook(data, state, after_take(data, state, take))}
    if may_settle:
        settled = Take(take.slot, take.start_row, take.row, take.col, True, take.special, take.swap)
        tells["scoring_settled"] = outlook(data, state, after_take(data, state, settled))
    return tells


def trips_forecast(data: Data, state: State, trips: list[Ferry]) -> dict[str, Any]:
    """The scoring after some trips of the active player."""
    return {"scoring": outlook(data, state, after_trips(data, state.mover, trips))}
