"""What may be seen (section 2). Home of the shapes on the wire; docs/games/vikings.md shows them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from server.rules.vikings import area
from server.rules.vikings.components import Data
from server.rules.vikings.final import feeding_vp, longest
from server.rules.vikings.forecast import next_scoring
from server.rules.vikings.placing import plain
from server.rules.vikings.state import Auction, State


def public(data: Data, state: State) -> dict[str, Any]:
    """Everything but what lies in the stacks: of these only how much is left, and what is in the bag."""
    return {
        "mode": state.mode,
        "round": state.round,
        "scorings": list(data.scorings(state.round)),
        "phase": state.phase,
        "start_player": state.start_player,
        "active": state.active,
        "seats": [_seat(data, state, seat) for seat in range(len(state.players))],
        "wheel": {
            "zero_slot": state.zero_slot,
            "slots": [there and {"tile": there.tile, "viking": there.viking} for there in state.offer],
        },
        "stacks": [len(stack) for stack in state.stacks],
        "bag": state.bag,
        "drawn": state.drawn,
        "auction": state.auction and _auction(state.auction),
        "specials_up": state.specials_up,
        "special_stacks": [len(stack) for stack in state.special_stacks],
        "final": [
            {"step": step.step, "vp": step.vp, "gold": step.gold, "notes": step.notes} for step in state.final
        ],
    }


def _seat(data: Data, state: State, seat: int) -> dict[str, Any]:
    """All that lies in front of a player, and what it comes to as it stands."""
    player = state.players[seat]
    return {
        "gold": player.gold,
        "vp": player.vp,
        "start_tile": player.start_tile,
        "rows": {
            row: [place and {"tile": place.tile, "settled": place.settled} for place in places]
            for row, places in player.rows.items()
        },
        "ships": player.ships,
        "mainland": player.mainland,
        "specials": player.specials,
        "outlook": _outlook(data, state, seat),
    }


def _outlook(data: Data, state: State, seat: int) -> dict[str, Any]:
    """What follows from the area now: the next scoring, who lies down, the counts of the final scoring."""
    player = state.players[seat]
    islands = area.islands(data, player)
    portions, mouths = area.portions(data, player), area.mouths(player)
    return {
        "scoring": next_scoring(data, state, seat),
        "threatened": plain(area.threatened(data, player)),
        "boatmen": area.idle_boatmen(data, player),
        "islands": len(islands),
        "longest": longest(islands),
        "mouths": mouths,
        "portions": portions,
        "feeding": feeding_vp(data, player, portions - mouths),
    }


def _auction(auction: Auction) -> dict[str, Any]:
    return {"high": auction.high, "high_seat": auction.high_seat, "bidders": auction.bidders}


def hidden(state: State, seats: Collection[int]) -> list[list[str]]:
    """The tiles of all stacks, and those of the stacks of special tiles: nobody has seen any of them."""
    tiles = [tile for stack in state.stacks for tile in stack]
    specials = [tile for stack in state.special_stacks for tile in stack]
    return [group for group in (tiles, specials) if group]
