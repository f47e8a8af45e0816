"""What players gain, and what they sell (sections 4 and 8)."""

from __future__ import annotations

from typing import Any

from server.rules.felinia.components import Data
from server.rules.felinia.moves import Sell
from server.rules.felinia.state import Player, Resource, State, Symbol, minus, plus, some, total
from server.rules.game import Event, Refused
from server.rules.rng import Rng

# ── Gaining ─────────────────────────────────────────────────────────────────────────────────────


def earn(data: Data, draft: State, seat: int, coins: int) -> tuple[int, int]:
    """Coins come in; what exceeds the most is lost (section 4). Coins gained, coins lost."""
    before = draft.players[seat].coins
    after = min(data.money.most, before + coins)
    draft.change(seat, coins=after)
    return after - before, before + coins - after


def pay(draft: State, seat: int, coins: int) -> None:
    """Coins go to the bank."""
    draft.change(seat, coins=draft.players[seat].coins - coins)


def cards_for(held: int) -> int:
    """The cards that a holding takes: change is always made (section 4)."""
    return held // 3 + held % 3


def supply(data: Data, state: State, resource: Resource) -> int:
    """Cards of a resource that nobody holds; below 0 where change was made with more than there are (R36)."""
    return data.cards[resource] - sum(cards_for(player.holding(resource)) for player in state.players)


def can_gain(data: Data, state: State, seat: int, resource: Resource) -> bool:
    """Whether the supply has the card for one more (section 4; R1)."""
    held = state.players[seat].holding(resource)
    return supply(data, state, resource) >= cards_for(held + 1) - cards_for(held)


def gain_resource(data: Data, draft: State, seat: int, resource: Resource) -> bool:
    """One more of a resource, where the supply has it. Whether it was received."""
    received = can_gain(data, draft, seat, resource)
    if received:
        draft.change(seat, **{resource: draft.players[seat].holding(resource) + 1})
    return received


def draw_good(data: Data, draft: State, rng: Rng) -> str | None:
    """A good from the bag, each one in it as likely; None where it is empty (section 4)."""
    in_bag = total(draft.bag)
    if not in_bag:
        return None
    place = rng.below(in_bag)
    for kind in data.kinds:
        place -= draft.bag[kind]
        if place < 0:
            draft.bag = minus(draft.bag, {kind: 1})
            return kind
    raise AssertionError("a place beyond the last good")


def gain_symbol(data: Data, draft: State, seat: int, symbol: Symbol, rng: Rng) -> str | None:
    """What a symbol gives (section 9): a coin, a resource, a good by its kind; None where nothing came.

    Mystery symbols are no gains: they are answered by their player.
    """
    match symbol:
        case "coin":
            gained, _ = earn(data, draft, seat, 1)
            return "coin" if gained else None
        case "goods":
            good = draw_good(data, draft, rng)
            if good is not None:
                draft.change(seat, goods=plus(draft.players[seat].goods, {good: 1}))
            return good
        case "gold" | "spice" | "food":
            return symbol if gain_resource(data, draft, seat, symbol) else None
        case "mystery":
            raise ValueError("a mystery symbol is no gain")


# ── Selling ─────────────────────────────────────────────────────────────────────────────────────


def proceeds(data: Data, gold: int, spice: int, goods: int) -> int:
    """What is paid for so much."""
    return data.prices.gold * gold + data.prices.spice * spice + data.prices.goods * goods


def most_coins(data: Data, player: Player, *, gold: int = 0, spice: int = 0, goods: int = 0) -> int:
    """The coins of a player who has sold everything but so much of each."""
    sold = proceeds(data, player.gold - gold, player.spice - spice, total(player.goods) - goods)
    return min(data.money.most, player.coins + sold)


def can_sell(player: Player) -> bool:
    """Whether he has anything to sell."""
    return bool(player.gold or player.spice or total(player.goods))


def is_empty(move: Sell) -> bool:
    """A sale of nothing."""
    return not (move.gold or move.spice or move.food or total(move.goods))


def sell_refusal(data: Data, state: State, seat: int, move: Sell) -> Refused | None:
    """Why such a sale cannot be made (section 8)."""
    if move.food:
        return Refused("not_sellable", {"what": "food"})
    unknown = [kind for kind in move.goods if kind not in data.goods]
    if unknown or is_empty(move):
        return Refused("not_sellable", {"what": unknown[0]} if unknown else {})
    return unowned(state.players[seat], {"gold": move.gold, "spice": move.spice, **move.goods})


def unowned(player: Player, named: dict[str, int]) -> Refused | None:
    """That more is named than is held, of gold, spice or a kind of goods."""
    held = {"gold": player.gold, "spice": player.spice, **player.goods}
    for what, count in named.items():
        if count > held.get(what, 0):
            return Refused("not_owned", {"what": what, "held": held.get(what, 0), "named": count})
    return None


def sell(data: Data, draft: State, seat: int, move: Sell) -> Event:
    """Resources go to the supply, goods to the bag; coins that exceed the most are lost (R9)."""
    player, goods = draft.players[seat], some(move.goods)
    draft.change(
        seat,
        gold=player.gold - move.gold,
        spice=player.spice - move.spice,
        goods=minus(player.goods, goods),
    )
    draft.bag = plus(draft.bag, goods)
    gained, lost = earn(data, draft, seat, proceeds(data, move.gold, move.spice, total(goods)))
    return Event("sold", {"seat": seat, "what": sold(move), "coins_gained": gained, "lost": lost})


def sold(move: Sell) -> dict[str, Any]:
    """What a sale names, without zeros."""
    named: dict[str, Any] = {"gold": move.gold, "spice": move.spice, "goods": some(move.goods)}
    return {what: count for what, count in named.items() if count}
