"""What things are worth to a bot, in ducats: cards in hand, ways to play and to load them, tiles.

Estimates, not rules. Whoever thinks here sees what his seat sees and nothing else: his hand, the open top of
his cargo, counts. The weights were found by letting bots with different ones play each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import comb

import msgspec

from server.rules.oltremare.actions import Effects, effects
from server.rules.oltremare.components import Data
from server.rules.oltremare.scoring import price
from server.rules.oltremare.state import Player, State
from server.rules.oltremare.turns import active_kind

MOST_PLAYS = 220
"""Ways to play that are looked at before playing."""

MOST_WEIGHED = 40
"""Ways to play that are looked at to weigh a hand."""

CARD = 1.0
"""A card in hand that fits nothing yet."""
SURPLUS = 1.0
"""Lost by each card above the lions of the next turn."""
MISSING = 3.2
"""Lost by each card that is missing for the load and has to be bought."""
PLAYED_NEXT = 1.2
"""Gained by each card that can be played in the next turn."""
HELD_GROUP = 0.5
"""Share of its price that a group still in hand counts."""
GROWING_GROUP = 0.6
"""Share of what cards in hand would add to the group on top."""
PIRATE = 1.3
"""Lost by each card that pirates draw."""
ICONS = {"money": 0.5, "market": 0.6, "ship": 0.2, "pirate": -0.7}
"""What an icon on a card in hand promises."""
TILES = {
    "influence": 3.5,
    "big_deal": 3.0,
    "good_buy": 1.5,
    "pirate_victory": 1.5,
    "calm_sea": 1.2,
    "compass": 2.5,
}
"""What an active tile promises, beside its part in the last scoring."""
ANY_TILE = 1.5
"""What a tile counts towards the last scoring."""


class Loading(msgspec.Struct, frozen=True):
    """An order for the played cards, and what it is worth."""

    order: tuple[str, ...]
    worth: float


class Playing(msgspec.Struct, frozen=True):
    """Cards to play, and what that is worth with everything that follows."""

    cards: tuple[str, ...]
    worth: float


class Eyes(msgspec.Struct, frozen=True):
    """What a player sees of his own position."""

    hand: tuple[str, ...]
    top: str | None
    """The open top card of his cargo."""
    group: int
    """How many cards its group is thought to have."""
    load: int
    kind: str | None
    """Of the active tile."""
    last: bool
    """Whether this is the last turn he has."""


def eyes(data: Data, state: State, seat: int) -> Eyes:
    """A seat's position as its player sees it, in his turn or before the next one."""
    player = state.players[seat]
    top = player.cargo[-1] if player.cargo else None
    load = state.turn.load if seat == state.active else (data.cards[top].load if top else 0)
    last = state.last_round and (seat == state.active or _had_last_turn(state, seat))
    return Eyes(tuple(player.hand), top, _group(player), load, active_kind(data, player), last)


def _group(player: Player) -> int:
    """Nobody may look below the top card: a guess at the size of its group."""
    return min(2, len(player.cargo))


def _had_last_turn(state: State, seat: int) -> bool:
    order = state.seats_from(state.start)
    return order.index(seat) < order.index(state.active)


# ── Hands ───────────────────────────────────────────────────────────────────────────────────────


def holding(data: Data, hand: Iterable[str], top: str | None, size: int) -> float:
    """What cards in hand promise: their groups, their icons, what they add to the group on top."""
    cards = list(hand)
    worth = sum(ICONS[icon] for card in cards for icon in data.cards[card].icons) + CARD * len(cards)
    for good, count in Counter(map(data.good, cards)).items():
        if top is not None and good == data.good(top):
            worth += GROWING_GROUP * (price(data, good, size + count) - price(data, good, size))
        else:
            worth += HELD_GROUP * price(data, good, count)
    return worth


def outlook(data: Data, seen: Eyes, hand: Sequence[str] | None = None) -> float:
    """What a hand (by default his own) is worth to a player before he plays."""
    cards = seen.hand if hand is None else tuple(hand)
    missing = max(0, seen.load - len(cards))
    bought = middling(data, cards, missing, data.cards) if missing else []
    return best_play(data, seen, [*cards, *bought], most=MOST_WEIGHED).worth - MISSING * missing


def middling(data: Data, hand: Sequence[str], count: int, among: Iterable[str]) -> list[str]:
    """So many neither good nor bad cards that are not in a hand: stand-ins for cards not seen yet."""
    others = sorted(
        (card for card in among if card not in hand), key=lambda card: holding(data, [card], None, 0)
    )
    first = max(0, (len(others) - count) // 2)
    return others[first : first + count]


def to_keep(data: Data, seen: Eyes, count: int) -> list[str]:
    """The cards to keep of a hand: the one that is missed least goes first."""
    kept = list(seen.hand)
    while len(kept) > count:
        least = max(kept, key=lambda card: outlook(data, seen, [other for other in kept if other != card]))
        kept.remove(least)
    return kept


# ── Playing and loading ─────────────────────────────────────────────────────────────────────────


def best_play(
    data: Data, seen: Eyes, hand: Sequence[str], count: int | None = None, most: int = MOST_PLAYS
) -> Playing:
    """The best cards to play of a hand. Where there are more than `most` ways to play, only those with the
    more promising cards are looked at."""
    wanted = seen.load if count is None else count
    best = Playing((), float("-inf"))
    for cards in combinations(_promising(data, seen, hand, wanted, most), wanted):
        worth = play_worth(data, seen, hand, cards)
        if worth > best.worth:
            best = Playing(cards, worth)
    return best


def _promising(data: Data, seen: Eyes, hand: Sequence[str], wanted: int, most: int) -> Sequence[str]:
    """The cards of a hand, without the least ones if there were too many ways to play so many of them."""
    if comb(len(hand), wanted) <= most:
        return hand
    likely = sorted(hand, key=lambda card: -holding(data, [card], seen.top, seen.group))
    while comb(len(likely), wanted) > most:
        likely.pop()
    return likely


def play_worth(data: Data, seen: Eyes, hand: Sequence[str], cards: Sequence[str]) -> float:
    """What it is worth to play these cards of a hand."""
    brought = effects(data, cards, seen.kind)
    rest = [card for card in hand if card not in cards]
    return _brought_worth(seen, brought) + best_loading(data, seen, cards, rest, brought.market).worth


def _brought_worth(seen: Eyes, brought: Effects) -> float:
    """What the icons bring; cards of the market count where the hand does, in the next turn."""
    sailing = 0.0 if not brought.routes or seen.last else ANY_TILE - 0.5 * TILES.get(seen.kind or "", 0)
    pirates = 1.0 if seen.last else PIRATE
    return brought.money + brought.calm_sea - pirates * brought.pirates + sailing


def best_loading(
    data: Data, seen: Eyes, cards: Sequence[str], rest: Sequence[str], market: int = 0
) -> Loading:
    """The best order to load cards in, with `rest` still in hand and `market` more to come."""
    best = Loading(tuple(cards), float("-inf"))
    for order in orders(data, seen, cards):
        worth = _order_worth(data, seen, order, rest, market)
        if worth > best.worth:
            best = Loading(order, worth)
    return best if cards else Loading((), _next_turn(data, seen.top, rest, market, seen.last))


def orders(data: Data, seen: Eyes, cards: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Orders worth a thought: goods together, the good on top gone on with or not, any card last."""
    by_good: dict[str, list[str]] = {}
    for card in cards:
        by_good.setdefault(data.good(card), []).append(card)
    open_good = None if seen.top is None else data.good(seen.top)
    firsts = [open_good, None] if open_good in by_good else [None]
    for last in by_good:
        for first in firsts:
            if first == last:
                continue
            between = [good for good in by_good if good not in (first, last)]
            goods = [*between, last] if first is None else [first, *between, last]
            for top in by_good[last]:
                order = [card for good in goods for card in by_good[good] if card != top]
                yield (*order, top)


def _order_worth(data: Data, seen: Eyes, order: Sequence[str], rest: Sequence[str], market: int) -> float:
    """What cargo and hand are worth after loading: groups paid sooner or later, and the next turn."""
    worth, good, size = 0.0, None if seen.top is None else data.good(seen.top), seen.group
    paid = 0 if good is None else price(data, good, size)
    for card in order:
        if data.good(card) != good:
            good, size, paid = data.good(card), 0, 0
        size += 1
        now = price(data, good, size)
        worth += now - paid
        paid = now
    if seen.last or good is None:
        return worth
    growing = sum(data.good(card) == good for card in rest)
    worth += GROWING_GROUP * (price(data, good, size + growing) - paid)
    others = [card for card in rest if data.good(card) != good]
    worth += holding(data, others, None, 0) + CARD * growing
    return worth + _next_turn(data, order[-1], rest, market, last=False)


def _next_turn(data: Data, top: str | None, rest: Sequence[str], market: int, last: bool) -> float:
    """What lions and load of the new top card do to the hand that will be held then."""
    if last or top is None:
        return 0.0
    held, card = len(rest) + market, data.cards[top]
    return (
        CARD * market
        - SURPLUS * max(0, held - card.lions)
        - MISSING * max(0, card.load - held)
        + PLAYED_NEXT * min(card.load, held)
    )


# ── Tiles ───────────────────────────────────────────────────────────────────────────────────────


def arrival(data: Data, state: State, harbour: str) -> float:
    """What it is worth to end a move in a harbour."""
    tile = state.tiles.get(harbour)
    return 0.0 if tile is None else ANY_TILE + TILES[data.tiles[tile]]
