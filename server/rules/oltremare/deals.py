"""Deals (section 5). Each has two sides: the maker proposes, the receiver answers.

The maker commits concrete cards, which only he sees; the receiver picks his own when he accepts. That is how
goods are always told truthfully, while anything may be said about icons.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from server.rules.game import Event, Refused, demand
from server.rules.oltremare.components import ICONS, Data
from server.rules.oltremare.moves import Accept, Ask, Decline, Give, Propose, Say, Want, Withdraw
from server.rules.oltremare.state import Claim, Offer, Place, Side, State
from server.rules.oltremare.trade import after_giving, counted, ducats_refusal, goods_refusal, purchases_left
from server.rules.oltremare.turns import held_refusal

# ── Looking at offers ───────────────────────────────────────────────────────────────────────────


def partners(state: State, seat: int) -> list[int]:
    """With whom a seat can deal: the active player with everybody, the others with him alone."""
    if seat != state.active:
        return [state.active]
    return [other for other in range(len(state.players)) if other != seat]


def told_side(places: Sequence[Place], ducats: int) -> dict[str, object]:
    """One side of an offer as everybody sees it: goods and claims by their places (R27)."""
    return {"cards": [told_place(place) for place in places], "ducats": ducats}


def told_place(place: Place) -> dict[str, object]:
    """A card of an offer as everybody sees it."""
    told: dict[str, object] = {"good": place.good}
    if place.claim is not None:
        told["claim"] = told_claim(place.claim)
    if place.asked:
        told["asked"] = True
    return told


def told_claim(claim: Claim) -> dict[str, object]:
    """What was said of a card."""
    said = {"icons": claim.icons or None, "lions": claim.lions, "load": claim.load}
    return {what: value for what, value in said.items() if value is not None}


def goods_of(places: Sequence[Place]) -> dict[str, int]:
    """Goods by number on one side of an offer."""
    return counted(place.good for place in places)


def handing_over(offer: Offer, side: Side) -> int:
    """The seat that would hand the cards of a side over."""
    return offer.maker if side == "give" else offer.receiver


# ── Proposing ───────────────────────────────────────────────────────────────────────────────────


def propose_refusal(data: Data, state: State, seat: int, move: Propose) -> Refused | None:
    """Why a seat cannot propose this (section 10)."""
    return (
        partner_refusal(state, seat, move.to)
        or held_refusal(state.players[seat].hand, move.give.cards)
        or terms_refusal(data, move.give, move.want)
        or claims_refusal(data, move.give.cards, move.claims)
        or empty_refusal(move.give, move.want)
        or reply_refusal(state, seat, move)
    )


def partner_refusal(state: State, seat: int, to: int) -> Refused | None:
    """Why a seat cannot deal with another: one of the two must be the active player (section 5)."""
    return None if to in partners(state, seat) else Refused("not_active_pair", {"active": state.active})


def terms_refusal(data: Data, give: Give, want: Want) -> Refused | None:
    """Why these goods and ducats cannot be offered (R20, R48)."""
    refused = (
        ducats_refusal(data, give.ducats)
        or ducats_refusal(data, want.ducats)
        or goods_refusal(data, want.goods)
    )
    if refused is None and give.ducats and want.ducats:
        refused = Refused("bad_offer", {"what": "both_ducats"})
    return refused


def claims_refusal(data: Data, cards: Collection[str], claims: Mapping[str, Claim]) -> Refused | None:
    """Why these claims cannot be made: each must say something of a card that is offered."""
    for card, claim in claims.items():
        if card not in cards:
            return Refused("bad_offer", {"what": "claim", "card": card})
        refused = claim_refusal(data, claim)
        if refused is not None:
            return refused
    return None


def claim_refusal(data: Data, claim: Claim) -> Refused | None:
    """Why this is no claim that could be made of a card; whether it is true is never asked (R19)."""
    icons, lions, load = claim.icons, claim.lions, claim.load
    fine = (
        (icons is None or (set(icons) <= set(ICONS) and len(set(icons)) == len(icons)))
        and (lions is None or data.lions[0] <= lions <= data.lions[1])
        and (load is None or data.loads[0] <= load <= data.loads[1])
        and bool(icons or lions is not None or load is not None)
    )
    return None if fine else Refused("bad_offer", {"what": "claim"})


def empty_refusal(give: Give, want: Want) -> Refused | None:
    """At least one card must change hands (R20)."""
    return None if give.cards or any(want.goods.values()) else Refused("empty_deal")


def reply_refusal(state: State, seat: int, move: Propose) -> Refused | None:
    """Why this is no answer to that offer: it must be one from `to` to this seat."""
    if move.reply_to is None:
        return None
    answered = state.offers.get(move.reply_to)
    if answered is None:
        return Refused("no_such_deal", {"deal": move.reply_to})
    if (answered.maker, answered.receiver) != (move.to, seat):
        return Refused("not_your_deal", {"deal": move.reply_to})
    return None


def propose(data: Data, draft: State, seat: int, move: Propose) -> list[Event]:
    """Put an offer on the table; it replaces an older one to the same seat, and the one it answers (R22)."""
    demand(propose_refusal(data, draft, seat, move))
    events = [
        _closed(draft, deal, "replaced")
        for deal, other in list(draft.offers.items())
        if deal == move.reply_to or (other.maker, other.receiver) == (seat, move.to)
    ]
    offer = offer_of(data, seat, move)
    draft.offers_made += 1
    proposals = list(draft.turn.proposals)
    proposals[seat] += 1
    draft.turn = msgspec.structs.replace(draft.turn, proposals=proposals)
    deal = f"d{draft.offers_made}"
    draft.offers[deal] = offer
    told = {"deal": deal, "maker": seat, "receiver": move.to, **_told_sides(offer)}
    return [*events, Event("offer_made", told, {seat: {"cards": offer.cards}})]


def offer_of(data: Data, seat: int, move: Propose) -> Offer:
    """The goods shown are read from the cards committed; those wanted stand in the order of the goods."""
    return Offer(
        maker=seat,
        receiver=move.to,
        cards=list(move.give.cards),
        give=[Place(data.good(card), move.claims.get(card)) for card in move.give.cards],
        want=[Place(good) for good in data.listed(move.want.goods)],
        give_ducats=move.give.ducats,
        want_ducats=move.want.ducats,
    )


def _told_sides(offer: Offer) -> dict[str, object]:
    return {
        "give": told_side(offer.give, offer.give_ducats),
        "want": told_side(offer.want, offer.want_ducats),
    }


def _closed(draft: State, deal: str, reason: str) -> Event:
    """Take an offer off the table, and tell why."""
    offer = draft.offers.pop(deal)
    told = {"deal": deal, "maker": offer.maker, "receiver": offer.receiver, "reason": reason}
    return Event("offer_closed", told)


def close_all(draft: State) -> list[Event]:
    """Phase 2 is over: no offer and no call stands any longer (R22, R31)."""
    for player in draft.players:
        player.call = None
    return [_closed(draft, deal, "phase_over") for deal in list(draft.offers)]


# ── Asking and claiming ─────────────────────────────────────────────────────────────────────────


def party_refusal(state: State, deal: str, seat: int, side: Side, *, receives: bool) -> Refused | None:
    """Why a seat cannot ask about (`receives`) or speak for the cards of a side of an offer."""
    offer = state.offers.get(deal)
    if offer is None:
        return Refused("no_such_deal", {"deal": deal})
    giver = handing_over(offer, side)
    taker = offer.receiver if giver == offer.maker else offer.maker
    return None if seat == (taker if receives else giver) else Refused("not_your_deal", {"deal": deal})


def index_refusal(state: State, deal: str, side: Side, index: int) -> Refused | None:
    """Why there is no card in that place."""
    places = len(state.offers[deal].side(side))
    return None if 0 <= index < places else Refused("bad_offer", {"what": "index", "places": places})


def ask_refusal(state: State, seat: int, move: Ask) -> Refused | None:
    """Why a seat cannot ask this."""
    return party_refusal(state, move.deal, seat, move.side, receives=True) or index_refusal(
        state, move.deal, move.side, move.index
    )


def ask(draft: State, seat: int, move: Ask) -> list[Event]:
    """Ask what a card is like; the question stands until something is said of it."""
    demand(ask_refusal(draft, seat, move))
    offer = draft.offers[move.deal]
    place = msgspec.structs.replace(offer.side(move.side)[move.index], asked=True)
    draft.offers[move.deal] = offer.with_place(move.side, move.index, place)
    told = {"deal": move.deal, "by": seat, "of": handing_over(offer, move.side)}
    return [Event("asked", {**told, "side": move.side, "index": move.index, "good": place.good})]


def say_refusal(data: Data, state: State, seat: int, move: Say) -> Refused | None:
    """Why a seat cannot claim this."""
    return (
        party_refusal(state, move.deal, seat, move.side, receives=False)
        or index_refusal(state, move.deal, move.side, move.index)
        or claim_refusal(data, claim_of(move))
    )


def claim_of(move: Say) -> Claim:
    """What the command says."""
    return Claim(move.icons, move.lions, move.load)


def say(data: Data, draft: State, seat: int, move: Say) -> list[Event]:
    """A claim stands beside its card in the offer, in place of an older one (R19)."""
    demand(say_refusal(data, draft, seat, move))
    offer, claim = draft.offers[move.deal], claim_of(move)
    place = Place(offer.side(move.side)[move.index].good, claim)
    draft.offers[move.deal] = offer.with_place(move.side, move.index, place)
    to = offer.receiver if seat == offer.maker else offer.maker
    told = {"deal": move.deal, "by": seat, "to": to, "side": move.side, "index": move.index}
    return [Event("claimed", {**told, "good": place.good, "claim": told_claim(claim)})]


# ── Answers ─────────────────────────────────────────────────────────────────────────────────────


def offer_refusal(state: State, deal: str, seat: int, *, maker: bool) -> Refused | None:
    """Why a seat cannot answer an offer, or (`maker`) take it back."""
    offer = state.offers.get(deal)
    if offer is None:
        return Refused("no_such_deal", {"deal": deal})
    mine = offer.maker if maker else offer.receiver
    return None if seat == mine else Refused("not_your_deal", {"deal": deal})


def decline(draft: State, seat: int, move: Decline) -> list[Event]:
    """The receiver turns an offer down."""
    demand(offer_refusal(draft, move.deal, seat, maker=False))
    return [_closed(draft, move.deal, "declined")]


def withdraw(draft: State, seat: int, move: Withdraw) -> list[Event]:
    """The maker takes an offer back."""
    demand(offer_refusal(draft, move.deal, seat, maker=True))
    return [_closed(draft, move.deal, "withdrawn")]


def accept_refusal(data: Data, state: State, seat: int, move: Accept) -> Refused | None:
    """Why a seat cannot accept an offer with these cards."""
    refused = offer_refusal(state, move.deal, seat, maker=False)
    if refused is not None:
        return refused
    offer = state.offers[move.deal]
    return (
        held_refusal(state.players[seat].hand, move.cards)
        or match_refusal(data, offer, move.cards)
        or strand_refusal(data, state, offer)
    )


def match_refusal(data: Data, offer: Offer, cards: Sequence[str]) -> Refused | None:
    """The cards must be the goods wanted, in kind and number (R18)."""
    wanted = goods_of(offer.want)
    if data.goods_of(cards) == wanted:
        return None
    return Refused("type_mismatch", {"wanted": wanted})


def strand_refusal(data: Data, state: State, offer: Offer) -> Refused | None:
    """The active player must still be able to reach his load afterwards (R24)."""
    gets, gives = len(offer.give), len(offer.want)
    if offer.maker == state.active:
        gets, gives = gives, gets
    hand = len(state.mover.hand) + gets - gives
    if hand + purchases_left(data, state) >= state.turn.load:
        return None
    told = {"hand": hand, "purchases": purchases_left(data, state), "load": state.turn.load}
    return Refused("would_strand", told)


def accept(data: Data, draft: State, seat: int, move: Accept) -> list[Event]:
    """Cards and ducats change hands in one step; offers that can no longer be kept are void (R23)."""
    demand(accept_refusal(data, draft, seat, move))
    offer = draft.offers.pop(move.deal)
    _hand_over(data, draft, offer.maker, offer.receiver, offer.cards)
    _hand_over(data, draft, offer.receiver, offer.maker, move.cards)
    pays = offer.give_ducats - offer.want_ducats
    draft.players[offer.maker].earn(-pays, "deals")
    draft.players[offer.receiver].earn(pays, "deals")
    told = {"deal": move.deal, "maker": offer.maker, "receiver": offer.receiver, **_told_sides(offer)}
    cards = {"given": offer.cards, "taken": list(move.cards)}
    done = Event(
        "deal_done",
        {**told, "prestige": _give_prestige(draft, offer)},
        {offer.maker: cards, offer.receiver: cards},
    )
    return [done, *_void(draft)]


def _hand_over(data: Data, draft: State, giver: int, taker: int, cards: Sequence[str]) -> None:
    player = draft.players[giver]
    player.hand = [card for card in player.hand if card not in cards]
    player.call = after_giving(data, player.call, cards)
    draft.players[taker].hand = [*draft.players[taker].hand, *cards]


def _give_prestige(draft: State, offer: Offer) -> int | None:
    """The opponent's tile for his first deal of the turn; whose it is, if he gets one (R28, R29)."""
    opponent = offer.receiver if offer.maker == draft.active else offer.maker
    if opponent in draft.turn.prestige_given:
        return None
    draft.players[opponent].prestige += 1
    given = [*draft.turn.prestige_given, opponent]
    draft.turn = msgspec.structs.replace(draft.turn, prestige_given=given)
    return opponent


def _void(draft: State) -> list[Event]:
    """Offers whose maker no longer holds all committed cards (R23)."""
    return [
        _closed(draft, deal, "void")
        for deal, offer in list(draft.offers.items())
        if not set(offer.cards) <= set(draft.players[offer.maker].hand)
    ]
