"""What a deal would do to a seat's own holdings: the goods that change hands, and the hand that is left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from server.rules.oltremare.components import Data
from server.rules.oltremare.scoring import price
from server.rules.oltremare.state import State


def outcome(
    data: Data, state: State, seat: int, gets: Mapping[str, int], gives: Mapping[str, int]
) -> dict[str, Any]:
    """`goods` that change hands and the `hand` after it, beside what the top card of the cargo asks of it.

    Nothing where the seat gives what it has not got, or no card changes hands. It looks at the seat's own
    hand and at what lies open, so it may be told to that seat and to nobody else.
    """
    held = data.goods_of(state.players[seat].hand)
    cards = sum(gets.values()) + sum(gives.values())
    if not cards or any(count > held.get(good, 0) for good, count in gives.items()):
        return {}
    goods = [
        _changed(data, state, seat, good, held.get(good, 0), gets.get(good, 0) - gives.get(good, 0))
        for good in data.prices
        if gets.get(good, 0) != gives.get(good, 0)
    ]
    hand = len(state.players[seat].hand) + sum(gets.values()) - sum(gives.values())
    return {"goods": goods, "hand": hand, **_asked(data, state, seat, hand)}


def _changed(data: Data, state: State, seat: int, good: str, was: int, more: int) -> dict[str, Any]:
    """So many of a good before and after, and what they would pay as one group on the open top card."""
    cargo = state.players[seat].cargo
    on_top = bool(cargo) and data.good(cargo[-1]) == good
    size = was + more + on_top
    before, ducats = price(data, good, was + on_top), price(data, good, size)
    return {"good": good, "was": was, "held": was + more, "size": size, "before": before, "ducats": ducats}


def _asked(data: Data, state: State, seat: int, hand: int) -> dict[str, int]:
    """Cards that are missing for the load; for who is not active also those beyond the lions of the next
    turn, as long as nothing else comes between."""
    if seat == state.active:
        return {"load": state.turn.load, "missing": max(0, state.turn.load - hand)}
    cargo = state.players[seat].cargo
    if not cargo:
        return {}
    top = data.cards[cargo[-1]]
    surplus = max(0, hand - top.lions)
    return {"load": top.load, "missing": max(0, top.load - hand), "lions": top.lions, "surplus": surplus}
