"""What a command built so far comes to: complete or not, the next choices, cost and result (section 15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from server.rules.felinia.components import Data
from server.rules.felinia.holdings import is_empty, proceeds, sell_refusal
from server.rules.felinia.moves import Move, Sell, Store, Swap
from server.rules.felinia.refusals import refusal, turn_refusal
from server.rules.felinia.rounds import fee, store_refusal, stored_coins
from server.rules.felinia.state import State, some, total
from server.rules.felinia.templates import GAINS, store_tells, swap_tells, templates
from server.rules.felinia.trading import legal_swaps, swap_refusal
from server.rules.game import Preview, Refused
from server.rules.reading import PartialReader

FIELDS = {
    "place_bid": "at",
    "buy": "good",
    "bonus": "tile",
    "board_ship": "ship",
    "reveal": "province",
    "move": "to",
}
"""The one field of each command that is listed with all its values."""

_MISSING: dict[str, dict[str, Any]] = {
    **{cmd: {field: ""} for cmd, field in FIELDS.items()},
    "swap": {"give": "", "take": ""},
    "store": {"keep": {}},
}
"""What may be missing in a partial command, and what it is read as."""

read: PartialReader[Move] = PartialReader(Move, _MISSING)
"""The command meant, perhaps without its fields; or that it cannot be read."""


def preview(data: Data, state: State, seat: int, partial: Mapping[str, Any]) -> Preview:
    """What the command comes to; the turn is looked at first."""
    move = read(partial)
    if isinstance(move, Refused):
        return Preview(refused=move)
    refused = turn_refusal(state, seat, move)
    if refused is not None:
        return Preview(refused=refused)
    match move:
        case Swap():
            return _swap(data, state, move, partial)
        case Store():
            return _store(data, state, seat, move, said="keep" in partial)
        case Sell():
            return _sell(data, state, seat, move)
        case _:
            return _listed(data, state, seat, move, partial)


def _listed(data: Data, state: State, seat: int, move: Move, partial: Mapping[str, Any]) -> Preview:
    """A command whose ways are listed: those that are left, or the one that is named."""
    cmd = str(partial["cmd"])
    ways = [way for way in templates(data, state, seat) if way.cmd == cmd]
    field = FIELDS.get(cmd)
    if field is not None and field not in partial:
        values = tuple(way.fixed[field] for way in ways if field in way.fixed and way.refused is None)
        if values:
            return Preview(values={field: values})
        return Preview(refused=ways[0].refused if ways else refusal(data, state, seat, move))
    refused = refusal(data, state, seat, move)
    named = {"card": None, **partial}
    tells = next((way.tells for way in ways if way.fixed.items() <= named.items()), {})
    return Preview(complete=refused is None, tells=tells, refused=refused)


def _swap(data: Data, state: State, move: Swap, partial: Mapping[str, Any]) -> Preview:
    """What can be given, what can be taken for it, and what can be gained."""
    gives = (move.give,) if "give" in partial else data.kinds
    takes = (move.take,) if "take" in partial else data.kinds
    tells = swap_tells(data, state)
    left = legal_swaps(state, gives, takes, move.gain)
    if not left:
        refused = swap_refusal(state, replace(move, give=gives[0], take=takes[-1]))
        return Preview(tells=tells, refused=refused)
    values: dict[str, tuple[Any, ...]] = {
        "give": tuple(dict.fromkeys(give for give, _ in left)),
        "take": tuple(dict.fromkeys(take for _, take in left)),
        "gain": GAINS[state.rules],
    }
    values = {field: choices for field, choices in values.items() if field not in partial}
    return Preview(complete="give" in partial and "take" in partial, values=values, tells=tells)


def _store(data: Data, state: State, seat: int, move: Store, *, said: bool) -> Preview:
    """How many of each kind can be kept beside those that are named."""
    tells = store_tells(data, state, seat)
    refused = store_refusal(data, state, seat, move.keep)
    if refused is not None:
        return Preview(tells=tells, refused=refused)
    named = total(move.keep)
    if said:
        coins = stored_coins(data, state, seat, named)
        tells = {**tells, "kept": named, "paid": fee(data, named), "coins": coins}
    numbers = {
        f"keep.{kind}": (0, min(held, tells["most"] - named + move.keep.get(kind, 0)))
        for kind, held in some(state.players[seat].goods).items()
    }
    return Preview(complete=said, numbers=numbers, tells=tells)


def _sell(data: Data, state: State, seat: int, move: Sell) -> Preview:
    """How much there is to sell, what it brings, and what of it exceeds the most."""
    nothing = is_empty(move)
    refused = None if nothing else sell_refusal(data, state, seat, move)
    if refused is not None:
        return Preview(refused=refused)
    player = state.players[seat]
    paid = player.coins + proceeds(data, move.gold, move.spice, total(move.goods))
    coins = min(data.money.most, paid)
    held = some({"gold": player.gold, "spice": player.spice})
    held |= {f"goods.{kind}": count for kind, count in some(player.goods).items()}
    return Preview(
        complete=not nothing,
        numbers={what: (0, count) for what, count in held.items()},
        tells={"coins": coins, "coins_gained": coins - player.coins, "lost": paid - coins},
    )
