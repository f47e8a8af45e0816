"""What may be seen (section 2). Home of the shapes on the wire; docs/games/oltremare.md shows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any

from server.rules.game import Event, Viewer, exchanged
from server.rules.oltremare.components import Data
from server.rules.oltremare.deals import told_side
from server.rules.oltremare.state import Offer, Player, State, venice_mark, venice_on_top
from server.rules.oltremare.trade import told_call
from server.rules.rng import Rng, choose, shuffle

# ── Views ───────────────────────────────────────────────────────────────────────────────────────


def public(state: State) -> dict[str, Any]:
    """What everybody may know: counts of what is hidden, the top of each cargo pile, what lies open."""
    turn = state.turn
    shown = {
        "memory_aid": state.memory_aid,
        "phase": state.phase,
        "start": state.start,
        "active": state.active,
        "turn": turn.number,
        "lions": turn.lions,
        "load": turn.load,
        "purchases": turn.purchases,
        "prestige_given": turn.prestige_given,
        "seats": [_seat(player) for player in state.players],
        "deck": len(state.deck),
        "venice": _venice(state),
        "discard": len(state.discard),
        "tiles": state.tiles,
        "removed": state.removed,
        "played": state.played,
        "offers": {deal: _offer(offer) for deal, offer in state.offers.items()},
        "last_round": state.last_round,
    }
    if state.phase == "over":
        shown["piles"] = [{"cargo": player.cargo, "pirates": player.pirates} for player in state.players]
    return shown


def _seat(player: Player) -> dict[str, Any]:
    """What everybody sees in front of a player."""
    call = player.call
    return {
        "ducats": player.ducats,
        "prestige": player.prestige,
        "hand": len(player.hand),
        "cargo": len(player.cargo),
        "top": player.cargo[-1] if player.cargo else None,
        "pirates": len(player.pirates),
        "ship": player.ship,
        "tile": player.tile,
        "spent": player.spent,
        "call": call and told_call(call),
    }


def _venice(state: State) -> str:
    """Whether the Venice card is still in the deck, lies on top for all to see, or is out (R2)."""
    if state.venice is None:
        return "out"
    return "top" if venice_on_top(state) else "in_deck"


def _offer(offer: Offer) -> dict[str, Any]:
    """An offer as everybody sees it (R27)."""
    return {
        "maker": offer.maker,
        "receiver": offer.receiver,
        "give": told_side(offer.give, offer.give_ducats),
        "want": told_side(offer.want, offer.want_ducats),
    }


def private(state: State, seat: int) -> dict[str, Any]:
    """What a seat knows beyond it: its hand, and which cards it has committed in its offers."""
    return {
        "hand": state.players[seat].hand,
        "committed": {deal: offer.cards for deal, offer in state.offers.items() if offer.maker == seat},
    }


# ── What is hidden ──────────────────────────────────────────────────────────────────────────────


def hidden(data: Data, state: State, seats: Collection[int]) -> list[list[str]]:
    """Cards, and depths of the Venice card, that none of `seats` can tell apart.

    Cards of a good that somebody else has promised, in an offer or a call, change places among each other
    only; so do those whose goods the last command told.
    """
    promised, told = _promised_goods(state, seats), set(state.spread)
    together: list[str] = unseen(state, seats)
    apart: dict[tuple[str, bool], list[str]] = {}
    if promised or told:
        cards, together = together, []
        for card in cards:
            good = data.good(card)
            if good in promised or card in told:
                apart.setdefault((good, card in told), []).append(card)
            else:
                together.append(card)
    return [together, *apart.values(), venice_places(data, state)]


def _promised_goods(state: State, seats: Collection[int]) -> set[str]:
    """Goods that others than `seats` have promised, in an offer or a call."""
    goods = {
        place.good for offer in state.offers.values() if offer.maker not in seats for place in offer.give
    }
    for seat, player in enumerate(state.players):
        if seat not in seats and player.call is not None:
            goods.update(player.call.have)
    return goods


def unseen(state: State, seats: Collection[int]) -> list[str]:
    """Cards of which none of `seats` sees where they are: deck, discard pile, cargo below the top, pirate
    piles, hands of the others. At the end cargo and pirate piles lie open."""
    cards = [*state.deck, *state.discard]
    for seat, player in enumerate(state.players):
        if state.phase != "over":
            cards += player.pirates
            cards += player.cargo[:-1]
        if seat not in seats:
            cards += player.hand
    return cards


def promises(data: Data, state: State, seats: Collection[int]) -> list[str]:
    """Cards in hands that `seats` do not see of which they know the good all the same: those committed in
    an offer, and as many as a call speaks of."""
    cards: dict[str, None] = {}
    for offer in state.offers.values():
        if offer.maker not in seats:
            cards.update(dict.fromkeys(offer.cards))
    for seat, player in enumerate(state.players):
        if seat in seats or player.call is None:
            continue
        left = Counter(player.call.have)
        for card in sorted(player.hand, key=lambda card: card not in cards):
            if left[data.good(card)] > 0:
                left[data.good(card)] -= 1
                cards[card] = None
    return list(cards)


def venice_places(data: Data, state: State) -> list[str]:
    """The marks of all depths at which the Venice card may still lie; none where everybody knows (R2, R7)."""
    if state.venice is None or venice_on_top(state):
        return []
    depths = data.venice_depths(len(state.players))
    places = [venice_mark(below) for below in depths if below < len(state.deck)]
    return places if state.venice in places else []


def redealt(data: Data, state: State, seats: Collection[int], rng: Rng) -> dict[str, str]:
    """New places for all that `seats` do not see: any deal that keeps every promise (section 2).

    Says which id takes the place of which.
    """
    places = unseen(state, seats)
    pool = list(places)
    shuffle(pool, rng)
    names: dict[str, str] = {}
    for card in promises(data, state, seats):
        other = next(other for other in pool if data.good(other) == data.good(card))
        pool.remove(other)
        names[card] = other
    names.update(zip((card for card in places if card not in names), pool, strict=True))
    return names | _venice_moved(data, state, rng)


def forgotten(state: State) -> list[str]:
    """Cards that nobody at the table can remember the place of: the deck, and what pirates took unseen.

    Cargo was played openly, and who discards to his pirate pile knows what.
    """
    cards = list(state.deck)
    for player in state.players:
        cards += [card for card in player.pirates if card not in player.discarded]
    return cards


def dealt_anew(data: Data, state: State, rng: Rng) -> dict[str, str]:
    """New places for what nobody remembers, for a consented undo."""
    return exchanged([forgotten(state)], rng) | _venice_moved(data, state, rng)


def _venice_moved(data: Data, state: State, rng: Rng) -> dict[str, str]:
    """The Venice card at any of the depths where it may lie."""
    places = venice_places(data, state)
    return {state.venice: choose(places, rng)} if places and state.venice is not None else {}


# ── What events may still tell ──────────────────────────────────────────────────────────────────

CARD_FIELDS = ("card", "top")
CARDS_FIELDS = ("cards", "given", "taken")


def still_told(state: State, event: Event, told: dict[str, Any], viewer: Viewer) -> dict[str, Any]:
    """An event without the cards that have gone dark since (section 2, R3, R52).

    It depends on nothing but what the viewer sees now: were a card named for as long as it is in anybody's
    hand, the log would tell when it leaves that hand. With the memory aid the names stay.
    """
    match event.kind:
        case "cards_played":
            return told if state.memory_aid or _lie_open(state, event) else _without(told, "cards")
        case "discarded":
            return told if event.data["moment"] == state.moves else _without(told, "cards")
    return told if state.memory_aid else _seen(told, _in_sight(state, viewer))


def _seen(told: dict[str, Any], sight: set[str]) -> dict[str, Any]:
    """What is told, of the cards only those in sight."""
    for field in CARD_FIELDS:
        if field in told and told[field] not in sight:
            told = _without(told, field)
    for field in CARDS_FIELDS:
        if field in told:
            told = {**told, field: [card for card in told[field] if card in sight]}
    return told


def _lie_open(state: State, event: Event) -> bool:
    """Whether the cards played then have not been loaded yet (R16)."""
    return event.data["turn"] == state.turn.number and bool(state.played)


def _in_sight(state: State, viewer: Viewer) -> set[str]:
    """Cards that the viewer sees: the own hand, what is played, the tops of cargo; more when all is over."""
    sight = set(state.played)
    for seat, player in enumerate(state.players):
        if seat == viewer or state.phase == "over":
            sight.update(player.hand)
        sight.update(player.cargo if state.phase == "over" else player.cargo[-1:])
    return sight


def _without(told: dict[str, Any], field: str) -> dict[str, Any]:
    return {name: value for name, value in told.items() if name != field}
