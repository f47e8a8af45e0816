"""What a move built so far comes to: complete or not, the next choices, cost and result (section 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from server.rules.game import Choice, Pick, Preview, Refused
from server.rules.oltremare import deals, moves, templates
from server.rules.oltremare.actions import effects, play_refusal, to_play
from server.rules.oltremare.components import ICONS, Data
from server.rules.oltremare.moves import (
    Accept,
    Announce,
    Ask,
    Discard,
    Load,
    Move,
    PlayCards,
    Propose,
    Sail,
    Say,
)
from server.rules.oltremare.outcome import outcome
from server.rules.oltremare.sailing import can_go, compass_refusal, length, onward, used_by, way_refusal
from server.rules.oltremare.state import State
from server.rules.oltremare.trade import announce_refusal, buy_refusal
from server.rules.oltremare.turns import active_kind, held_refusal, surplus
from server.rules.reading import PartialReader

UNSAID = -1
"""Stands for the place of a card where a partial move does not name it yet."""

_MISSING: dict[str, dict[str, Any]] = {
    "discard": {"cards": []},
    "ask": {"index": UNSAID},
    "claim": {"index": UNSAID},
    "accept": {"cards": []},
    "play_cards": {"cards": []},
    "sail": {"path": []},
    "load": {"order": []},
}
"""What may be missing in a partial move, and what it is read as."""

read: PartialReader[Move] = PartialReader(Move, _MISSING)
"""The move meant, perhaps without its lists; or that it cannot be read."""


def preview(data: Data, state: State, seat: int, move: Move) -> Preview:
    """What the move comes to; phase and seat have been looked at."""
    match move:
        case Discard():
            return _discard(state, move.cards)
        case moves.Buy():
            refused = buy_refusal(data, state, move.source)
            return _checked(refused, {} if refused else templates.buy_tells(data, state))
        case Announce():
            return _announce(data, state, seat, move)
        case Propose():
            return _propose(data, state, seat, move)
        case Ask():
            return _ask(state, seat, move)
        case Say():
            return _say(data, state, seat, move)
        case Accept():
            return _accept(data, state, seat, move)
        case moves.Decline():
            return _checked(deals.offer_refusal(state, move.deal, seat, maker=False))
        case moves.Withdraw():
            return _checked(deals.offer_refusal(state, move.deal, seat, maker=True))
        case PlayCards():
            return _play(data, state, move.cards)
        case Sail():
            return _sail(data, state, move.path)
        case moves.UseCompass():
            tells = {} if move.to is None else {"tile": state.tiles.get(move.to)}
            return _checked(compass_refusal(data, state, move.to), tells)
        case Load():
            return _load(data, state, move.order)


def _checked(refused: Refused | None, tells: dict[str, Any] | None = None) -> Preview:
    """A move that is complete as it stands, or refused."""
    return Preview(complete=refused is None, tells=tells or {}, refused=refused)


def _gathered(hand: Sequence[str], cards: list[str], wanted: int, tells: dict[str, Any]) -> Preview:
    """So many cards of a hand, of which some are chosen."""
    tells = {**tells, "missing": max(0, wanted - len(cards))}
    refused = held_refusal(list(hand), cards)
    if refused is None and (len(cards) > wanted or len(hand) < wanted):
        refused = Refused("wrong_count", {"wanted": wanted, "got": len(cards)})
    if refused is not None:
        return Preview(tells=tells, refused=refused)
    if len(cards) == wanted:
        return Preview(complete=True, tells=tells)
    left = [card for card in hand if card not in cards]
    return Preview(choose={"cards": templates.some(wanted - len(cards), left)}, tells=tells)


# ── Phases 1, 3 and 4 ───────────────────────────────────────────────────────────────────────────


def _discard(state: State, cards: list[str]) -> Preview:
    """Which cards are still to go to the pirate pile."""
    return _gathered(state.mover.hand, cards, surplus(state), {})


def _play(data: Data, state: State, cards: list[str]) -> Preview:
    """What the cards chosen so far bring."""
    held = [card for card in cards if card in data.cards]
    brought = effects(data, held, active_kind(data, state.mover))
    tells = {
        "money": brought.money + brought.calm_sea,
        "ducats": state.mover.ducats + brought.money + brought.calm_sea,
        "pirates": brought.pirates,
        "market": brought.market,
        "routes": brought.routes,
        **_top(data, state, held),
    }
    seen = _gathered(state.mover.hand, cards, to_play(data, state), tells)
    return seen if seen.refused is None else Preview(tells=tells, refused=play_refusal(data, state, cards))


def _sail(data: Data, state: State, path: list[str]) -> Preview:
    """Where to go on from here, so that the whole number of routes can be sailed."""
    start, routes = state.mover.ship, length(data, state)
    refused = way_refusal(data, start, path)
    if refused is None and len(path) > routes:
        refused = Refused("wrong_count", {"wanted": routes, "got": len(path)})
    at, used, left = (path[-1] if path else start), used_by(start, path), routes - len(path)
    if refused is None and not can_go(data, at, left, used):
        refused = Refused("wrong_count", {"wanted": routes, "got": len(path)})
    if refused is not None:
        return Preview(refused=refused)
    tells = templates.sail_tells(data, state, path)
    if left == 0:
        return Preview(complete=True, tells=tells)
    ways = [to for to in onward(data, at, used) if can_go(data, to, left - 1, used | {frozenset((at, to))})]
    return Preview(choose={"path": templates.some(1, ways)}, tells=tells)


def _load(data: Data, state: State, order: list[str]) -> Preview:
    """The cards left to load, and the group on top as far as it lies open."""
    left = [card for card in state.played if card not in order]
    if not set(order) <= set(state.played) or len(set(order)) < len(order):
        return Preview(refused=Refused("bad_order"))
    tells = _top(data, state, order)
    if not left:
        return Preview(complete=True, tells=tells)
    return Preview(choose={"order": templates.some(len(left), left)}, tells=tells)


def _top(data: Data, state: State, order: list[str]) -> dict[str, Any]:
    """What would lie on top after loading these cards, the last one topmost."""
    tells: dict[str, Any] = {"group": templates.open_group(data, state, order)}
    if order:
        top = data.cards[order[-1]]
        tells |= {"lions": top.lions, "load": top.load}
    return tells


# ── Phase 2 ─────────────────────────────────────────────────────────────────────────────────────


def _announce(data: Data, state: State, seat: int, move: Announce) -> Preview:
    """What can be called out: at most what is held, and anything sought."""
    held = data.goods_of(state.players[seat].hand)
    numbers = {f"have.{good}": (0, count) for good, count in held.items()}
    numbers |= {f"seek.{good}": (0, count) for good, count in data.copies.items()}
    numbers["ducats"] = (0, data.most_ducats)
    refused = announce_refusal(data, state, seat, move)
    return Preview(complete=refused is None, numbers=numbers, refused=refused)


def _propose(data: Data, state: State, seat: int, move: Propose) -> Preview:
    """What can still be put into an offer, and what the deal would come to."""
    refused = deals.propose_refusal(data, state, seat, move)
    if refused is not None and refused.code != "empty_deal":
        return Preview(refused=refused)
    return Preview(
        complete=refused is None,
        choose=_cards_to_give(state, seat, move) | _claims_to_make(move),
        numbers=_terms_to_set(data, state, move),
        tells=_proposal_tells(data, state, seat, move),
    )


def _cards_to_give(state: State, seat: int, move: Propose) -> dict[str, Choice]:
    left = [card for card in state.players[seat].hand if card not in move.give.cards]
    return {"give.cards": templates.some(1, left)} if left else {}


def _claims_to_make(move: Propose) -> dict[str, Choice]:
    """Icons that can still be claimed of the cards given."""
    said = {card: move.claims[card].icons or [] if card in move.claims else [] for card in move.give.cards}
    return {
        f"claims.{card}.icons": templates.some(1, [icon for icon in ICONS if icon not in icons])
        for card, icons in said.items()
        if len(icons) < len(ICONS)
    }


def _terms_to_set(data: Data, state: State, move: Propose) -> dict[str, tuple[int, int]]:
    """Ducats in one direction, and goods of the other side, though no more than it has cards."""
    most = len(state.players[move.to].hand)
    numbers = {f"want.goods.{good}": (0, min(most, count)) for good, count in data.copies.items()}
    if not move.want.ducats:
        numbers["give.ducats"] = (0, data.most_ducats)
    if not move.give.ducats:
        numbers["want.ducats"] = (0, data.most_ducats)
    return numbers


def _proposal_tells(data: Data, state: State, seat: int, move: Propose) -> dict[str, Any]:
    """Ducats of both sides and own holdings after the deal, prestige, what is replaced; whether it could be
    accepted now."""
    pays = move.give.ducats - move.want.ducats
    tells: dict[str, Any] = {
        "ducats": {
            str(seat): state.players[seat].ducats - pays,
            str(move.to): state.players[move.to].ducats + pays,
        },
        **templates.proposal_tells(
            templates.replaced(state, seat, move.to), templates.prestige_for(state, seat, move.to)
        ),
        **templates.held_after(outcome(data, state, seat, move.want.goods, data.goods_of(move.give.cards))),
    }
    stranded = deals.strand_refusal(data, state, deals.offer_of(data, seat, move))
    if stranded is not None:
        tells["would_strand"] = stranded.params
    return tells


def _ask(state: State, seat: int, move: Ask) -> Preview:
    """About which card."""
    refused = deals.party_refusal(state, move.deal, seat, move.side, receives=True)
    if refused is None and move.index != UNSAID:
        refused = deals.index_refusal(state, move.deal, move.side, move.index)
    if refused is not None:
        return Preview(refused=refused)
    return Preview(complete=move.index != UNSAID, numbers=_places(state, move))


def _say(data: Data, state: State, seat: int, move: Say) -> Preview:
    """Of which card, and what may be said."""
    refused = deals.party_refusal(state, move.deal, seat, move.side, receives=False)
    if refused is None and move.index != UNSAID:
        refused = deals.index_refusal(state, move.deal, move.side, move.index)
    claim = deals.claim_of(move)
    something = bool(claim.icons or claim.lions is not None or claim.load is not None)
    if refused is None and something:
        refused = deals.claim_refusal(data, claim)
    if refused is not None:
        return Preview(refused=refused)
    icons = [icon for icon in ICONS if icon not in (claim.icons or ())]
    return Preview(
        complete=something and move.index != UNSAID,
        choose={"icons": templates.some(1, icons)} if icons else {},
        numbers={**_places(state, move), "lions": data.lions, "load": data.loads},
    )


def _places(state: State, move: Ask | Say) -> dict[str, tuple[int, int]]:
    """The places of the cards on that side of the offer."""
    places = len(state.offers[move.deal].side(move.side))
    return {"index": (0, places - 1)} if places else {}


def _accept(data: Data, state: State, seat: int, move: Accept) -> Preview:
    """Which cards are still to be picked for the goods wanted (R18)."""
    refused = deals.offer_refusal(state, move.deal, seat, maker=False)
    if refused is not None:
        return Preview(refused=refused)
    offer, hand = state.offers[move.deal], state.players[seat].hand
    tells = templates.accept_tells(data, state, seat, offer)
    refused = held_refusal(hand, move.cards)
    if refused is None and Counter(data.goods_of(move.cards)) - Counter(deals.goods_of(offer.want)):
        refused = deals.match_refusal(data, offer, move.cards)
    refused = (
        refused or templates.missing_goods(data, offer, hand) or deals.strand_refusal(data, state, offer)
    )
    if refused is not None:
        return Preview(tells=tells, refused=refused)
    left = _still_wanted(data, move.cards, templates.payments(data, offer, hand))
    if not left:
        return Preview(complete=True, tells=tells)
    return Preview(choose={"cards": (left,)}, tells=tells)


def _still_wanted(data: Data, cards: Sequence[str], payments: Sequence[Pick]) -> tuple[Pick, ...]:
    """The picks that are left after some cards were chosen."""
    left = []
    for pick in payments:
        chosen = [card for card in cards if card in pick.of]
        if len(chosen) < pick.count:
            others = tuple(card for card in pick.of if card not in chosen)
            left.append(Pick(pick.count - len(chosen), others))
    return tuple(left)
