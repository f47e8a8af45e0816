"""The moves a seat can make, and those that players try in vain with the reason (section 19)."""

from __future__ import annotations

from typing import Any

from server.rules.game import Template
from server.rules.vikings.area import movable
from server.rules.vikings.auction import (
    bid_refusal,
    highest_bid,
    lowest_bid,
    pass_refusal,
    running,
    slots_for,
)
from server.rules.vikings.components import Data
from server.rules.vikings.ferrying import boatman_refusal, done_refusal
from server.rules.vikings.forecast import trips_forecast
from server.rules.vikings.placing import Opening, fitting, openings, plain, ship_columns, with_start_tile
from server.rules.vikings.planning import fewest_trips
from server.rules.vikings.state import ISLAND_ROWS, ROLES, Combination, Player, State
from server.rules.vikings.taking import dearest, exchange_refusal, price, slot_refusal


def templates(data: Data, state: State) -> list[Template]:
    """All that the active seat can do or may try now."""
    match state.phase:
        case "offer":
            return _offer(data, state)
        case "ferry":
            return _ferry(data, state)
        case "auction":
            return _auction(state)
        case "discard":
            return [Template("discard_viking", {"role": role}) for role in ROLES if state.drawn[role]]
        case "color_placing":
            return [
                Template("place_color", {"role": role}, tells={"slots": slots_for(state, role)})
                for role in ROLES
                if state.drawn[role]
            ]
        case "game_over":
            return []


# ── Takes ───────────────────────────────────────────────────────────────────────────────────────


def _offer(data: Data, state: State) -> list[Template]:
    """The exchange, and a take for each combination that is left."""
    player = state.mover
    refused = exchange_refusal(player, 1)
    if refused is None:
        listed = [Template("exchange_vp", tells={"vp": player.vp}, stepwise=True)]
    else:
        listed = [Template("exchange_vp", refused=refused)]
    there = Openings(data, player)
    for slot, combination in enumerate(state.offer):
        if combination is not None:
            listed.append(_take(data, state, slot, combination, there))
    return listed


def _take(data: Data, state: State, slot: int, combination: Combination, there: Openings) -> Template:
    refused = slot_refusal(state, slot)
    if refused is not None:
        tells = {"price": price(state, slot)}
        return Template("take", {"slot": slot}, tells=tells, refused=refused)
    tells = take_tells(data, state, slot) | there.tells(combination.tile)
    return Template("take", {"slot": slot}, tells=tells, stepwise=True)


def take_tells(data: Data, state: State, slot: int) -> dict[str, Any]:
    """The price, the gold left, where the wheel would turn, which special tiles may come along."""
    cost = price(state, slot)
    tells: dict[str, Any] = {"price": cost, "gold": state.mover.gold - cost}
    left = state.slots_left()
    if cost == 0 and len(left) > 1:
        tells["turns_to"] = left[1]
    if data.modes[state.mode].special_tiles and slot == dearest(state):
        tells["specials"] = [special for special in state.specials_up if special is not None]
    return tells


class Openings:
    """Where tiles fit into an area, worked out once for all of them; by start row before the first take."""

    def __init__(self, data: Data, player: Player) -> None:
        self._data = data
        self._player = player
        self._found: list[Opening] | None = None
        self._told: dict[tuple[bool, bool], dict[str, Any]] = {}

    def tells(self, tile: str) -> dict[str, Any]:
        """`columns` for a ship, `cells` for an island tile, or `cells_by_start_row`."""
        data = self._data
        if tile in data.ships:
            return {"columns": ship_columns(data, self._player.ships)}
        island = data.islands[tile]
        edges = island.left, island.right
        if edges not in self._told:
            self._told[edges] = self._cells(tile)
        return self._told[edges]

    def _cells(self, tile: str) -> dict[str, Any]:
        data, player, island = self._data, self._player, self._data.islands[tile]
        if player.start_tile is not None:
            by_row = {
                row: plain(fitting(openings(data, with_start_tile(player, row)), island))
                for row in ISLAND_ROWS
            }
            return {"cells_by_start_row": by_row}
        if self._found is None:
            self._found = openings(data, player)
        return {"cells": plain(fitting(self._found, island))}


# ── Ferrying and the auction ────────────────────────────────────────────────────────────────────


def _ferry(data: Data, state: State) -> list[Template]:
    """A trip, and the end of all trips, or what stands against them."""
    player = state.mover
    refused = boatman_refusal(player)
    cells = movable(player)
    listed: list[Template] = []
    if refused is not None:
        listed.append(Template("ferry", refused=refused))
    elif cells:
        trips = fewest_trips(data, state)
        plan = [{"vikings": trip.vikings, "special": trip.special} for trip in trips]
        tells = ferry_tells(player) | {"plan": plan} | trips_forecast(data, state, trips)
        listed.append(Template("ferry", tells=tells, stepwise=True))
    return [*listed, Template("ferry_done", refused=done_refusal(data, state))]


def ferry_tells(player: Player) -> dict[str, Any]:
    """The boatmen, and the free tiles of each role that waits."""
    return {"boatmen": player.mainland["boatman"], "free": dict(movable(player))}


def _auction(state: State) -> list[Template]:
    """A bid and a pass."""
    lowest, highest = lowest_bid(running(state)), highest_bid(state.mover)
    refused = bid_refusal(state, lowest)
    if refused is None:
        listed = [Template("bid", tells={"lowest": lowest, "highest": highest}, stepwise=True)]
    else:
        listed = [Template("bid", refused=refused)]
    return [*listed, Template("pass_bid", refused=pass_refusal(state))]
