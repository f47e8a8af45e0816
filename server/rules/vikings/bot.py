"""A bot that plays Vikings sensibly.

It looks at every way to take what is left, judges the area and the gold that each would leave it by
`valuation`, and makes the best one, exchanging VP first where that pays. It ferries, bids and places roles
by the same judgement. It thinks about its own position and what can be done now, and about nothing else,
so the number of positions looked at is limited by the size of its area.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import msgspec

from server.rules.game import Seat
from server.rules.rng import Rng
from server.rules.vikings import area
from server.rules.vikings.auction import highest_bid, lowest_bid, running
from server.rules.vikings.components import Data
from server.rules.vikings.ferrying import done_refusal
from server.rules.vikings.forecast import after_take, after_trips
from server.rules.vikings.game import Vikings
from server.rules.vikings.moves import Ferry, FerryDone, Take
from server.rules.vikings.placing import (
    can_settle,
    exchangeable,
    legal_cells,
    place_tile,
    ship_columns,
    with_start_tile,
)
from server.rules.vikings.state import ISLAND_ROWS, ROLES, Combination, IslandRow, Player, Role, State
from server.rules.vikings.taking import (
    combination_at,
    dearest,
    slot_refusal,
)
from server.rules.vikings.valuation import Prospects, prospects, worth

Plain = dict[str, Any]
"""A move as a browser sends it."""

WANTED: dict[Role, float] = {
    "fisherman": 5.0,
    "goldsmith": 4.0,
    "noble": 3.5,
    "scout": 2.5,
    "warrior": 1.5,
    "boatman": 2.0,
}
"""How much the roles are wanted before anything is known of them."""

MOST_BID = 3
"""More gold is never bid for the first choice."""
KEEP = 9
"""Gold that is not bid."""
EXCHANGE_LOSS = 1.0
"""An exchange must bring so much more than the best take without one."""


def decide(game: Vikings, state: State, seat: Seat, rng: Rng) -> Plain | None:
    """What the seat does; None where it is not its turn."""
    if seat != state.active:
        return None
    data = game.data
    match state.phase:
        case "offer":
            return _offer(data, state)
        case "ferry":
            return _ferry(data, state)
        case "auction":
            return _auction(state)
        case "discard":
            return {"cmd": "discard_viking", "role": _least_wanted(state)}
        case "color_placing":
            return {"cmd": "place_color", "role": _least_wanted(state)}
        case "game_over":
            return None


LEVELS = {"sensible": decide}


class Judge:
    """Judges positions of the active seat."""

    def __init__(self, data: Data, state: State) -> None:
        self._data = data
        self._full = data.modes[state.mode].full_trips
        self._ahead: Prospects = prospects(data, state, state.active)

    def worth(self, player: Player) -> float:
        """What a position is worth in the end."""
        return worth(self._data, player, self._ahead, full_trips=self._full)


# ── Takes ───────────────────────────────────────────────────────────────────────────────────────


def _offer(data: Data, state: State) -> Plain:
    """The best take; an exchange first where a better one asks for it."""
    judge = Judge(data, state)
    best: tuple[float, Take] | None = None
    dearer: tuple[float, int] | None = None
    for slot in state.slots_left():
        refused = slot_refusal(state, slot)
        if refused is not None and refused.code == "zero_locked":
            continue
        missing = 0 if refused is None else int(refused.params["missing"])
        if missing > state.mover.vp:
            continue
        value, take = max(
            ((judge.worth(after_take(data, state, take, missing)), take) for take in ways(data, state, slot)),
            key=lambda judged: judged[0],
        )
        if missing == 0 and (best is None or value > best[0]):
            best = value, take
        if missing and (dearer is None or value > dearer[0]):
            dearer = value, missing
    if best is None:
        raise LookupError("nothing can be taken")
    if dearer is not None and dearer[0] > best[0] + EXCHANGE_LOSS:
        return {"cmd": "exchange_vp", "amount": dearer[1]}
    return _plain(best[1])


def _plain(move: Take | Ferry | FerryDone) -> Plain:
    """The move as a browser sends it."""
    plain: Plain = msgspec.json.decode(msgspec.json.encode(move))
    return {field: value for field, value in plain.items() if value is not None}


def ways(data: Data, state: State, slot: int) -> Iterator[Take]:
    """Every way to take a combination that makes sense: settling wherever that can be."""
    combination = combination_at(state, slot)
    if combination is None:
        return
    specials: list[str | None] = [None]
    if data.modes[state.mode].special_tiles and slot == dearest(state):
        specials += [special for special in state.specials_up if special is not None]
    for there, start_row in _starts(state.mover):
        for placed in _placements(data, there, combination, slot, start_row):
            for special in specials:
                yield from _with_special(data, there, combination, placed, special)


def _starts(player: Player) -> list[tuple[Player, IslandRow | None]]:
    """The player as the tile finds him, for each row of the start tile."""
    if player.start_tile is None:
        return [(player, None)]
    return [(with_start_tile(player, row), row) for row in ISLAND_ROWS]


def _placements(
    data: Data, player: Player, combination: Combination, slot: int, start_row: IslandRow | None
) -> Iterator[Take]:
    if combination.tile in data.ships:
        for col in ship_columns(data, player.ships):
            yield Take(slot, start_row, None, col)
        return
    cells = legal_cells(data, player, combination.tile)
    if not cells:
        yield Take(slot, start_row)
    for row, col in cells:
        yield Take(slot, start_row, row, col, settle=can_settle(data, combination, row))


def _with_special(
    data: Data, player: Player, combination: Combination, placed: Take, special: str | None
) -> Iterator[Take]:
    """The take with a special tile, for each exchange that it allows."""
    if special is None:
        yield placed
        return
    there = copy.copy(player)
    place_tile(data, there, combination.tile, placed)
    cells = exchangeable(data, there, special)
    if not cells:
        yield msgspec.structs.replace(placed, special=special)
    for cell in cells:
        yield msgspec.structs.replace(placed, special=special, swap=cell)


# ── Ferrying ────────────────────────────────────────────────────────────────────────────────────


def _ferry(data: Data, state: State) -> Plain:
    """The best trip, if one is better than none or must be made."""
    judge, player = Judge(data, state), state.mover
    must = done_refusal(data, state) is not None
    best, trip = (float("-inf") if must else judge.worth(player)), None
    if player.mainland["boatman"]:
        for load in trips(data, state, judge):
            value = judge.worth(after_trips(data, player, [load]))
            if value > best:
                best, trip = value, load
    return {"cmd": "ferry_done"} if trip is None else _plain(trip)


def trips(data: Data, state: State, judge: Judge) -> Iterator[Ferry]:
    """Loads worth looking at: each viking to the tile that suits it best."""
    player = state.mover
    waiting = list(area.movable(player))
    for row in waiting:
        yield Ferry(_gathered(judge, player, [row]))
    special = bool(area.full_trip_tiles(data, player))
    if not (data.modes[state.mode].full_trips or special):
        return
    use = not data.modes[state.mode].full_trips
    for row in waiting:
        load = _gathered(judge, player, [row] * player.mainland[row])
        yield from (Ferry(load[:count], use) for count in range(2, len(load) + 1))
    together = _gathered(judge, player, waiting)
    if len(together) > 1:
        yield Ferry(together, use)


def _gathered(judge: Judge, player: Player, rows: list[IslandRow]) -> list[tuple[Role, int]]:
    """Vikings of these rows, one after the other to the best free tile; as many as find one."""
    there, load = copy.copy(player), list[tuple[Role, int]]()
    for row in rows:
        best: tuple[float, int, Player] | None = None
        for col in area.free(there, row):
            settled = _settled(there, row, col)
            value = judge.worth(settled)
            if best is None or value > best[0]:
                best = value, col, settled
        if best is not None:
            load.append((row, best[1]))
            there = best[2]
    return load


def _settled(player: Player, row: IslandRow, col: int) -> Player:
    there = copy.copy(player)
    there.add_to_mainland(row, -1)
    there.settle(row, col)
    return there


# ── Auction and roles ───────────────────────────────────────────────────────────────────────────


def _auction(state: State) -> Plain:
    """A little gold for the first choice, as long as enough is left to buy with."""
    auction, player = running(state), state.mover
    lowest = lowest_bid(auction)
    limit = min(MOST_BID, max(0, player.gold - KEEP) // 2, highest_bid(player))
    if auction.high is None:
        return {"cmd": "bid", "amount": min(1, limit)}
    return {"cmd": "bid", "amount": lowest} if lowest <= limit else {"cmd": "pass_bid"}


def _least_wanted(state: State) -> Role:
    """The drawn role that is wanted least: it is discarded, or goes to the dear slots."""
    return min((role for role in ROLES if state.drawn[role]), key=lambda role: _wish(state, role))


def _wish(state: State, role: Role) -> float:
    """How much a role is wanted; a role of which there is room on free tiles a little more."""
    room = 0 if role == "boatman" else len(area.free(state.mover, role))
    return WANTED[role] + 0.3 * min(room, 2)
