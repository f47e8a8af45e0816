"""Refusals that many parts share."""

from __future__ import annotations

from typing import Any

from server.rules.game import Refused
from server.rules.voyages.components import Cost


def bad_choice(what: str, **params: Any) -> Refused:
    """A field or an answer that is none of those there are."""
    return Refused("bad_choice", {"what": what, **params})


def lacking(stock: dict[str, int], cost: Cost) -> Refused | None:
    """What is missing to pay a cost: coins, then camels, then goods."""
    for resource, code in (("coin", "not_enough_coins"), ("camel", "not_enough_camels")):
        if stock[resource] < cost.get(resource, 0):
            return Refused(code, {"needed": cost[resource], "have": stock[resource]})
    missing = {
        resource: count - stock[resource]
        for resource, count in cost.items()
        if resource not in ("coin", "camel", "vp") and stock[resource] < count
    }
    return Refused("not_enough_goods", {"missing": missing}) if missing else None
