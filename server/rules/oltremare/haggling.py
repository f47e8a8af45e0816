"""How the sensible bot deals: it answers, makes and counters offers (section 5).

Every offer is weighed by what the own hand is worth with and without the cards. How often it proposes in a
turn is limited by counting, so that no two bots haggle for ever.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from server.rules.oltremare import valuation
from server.rules.oltremare.components import Data
from server.rules.oltremare.deals import goods_of, handing_over, strand_refusal
from server.rules.oltremare.state import Offer, Side, State
from server.rules.oltremare.templates import missing_goods, prestige_for, replaced
from server.rules.oltremare.valuation import Eyes

Plain = dict[str, Any]

MOST_PROPOSALS = {True: 2, False: 1}
"""Offers made in a turn, by whether it is the bot's own."""

GAIN = 0.7
"""A deal must be worth so much to the bot."""

PRESTIGE = 1.2
"""What a prestige tile is worth to who gets it."""

THEIRS = 0.25
"""Share of what the other side gets that counts against a deal."""

SOUGHT = 1.5
"""A good is called out where one more card of it is worth so much."""

MOST_SOUGHT = 2
"""Goods called out at once."""

PAID = 2
"""Ducats paid or asked for a card that is sought."""

MOST_PAID = 3
"""Ducats that are offered or asked for at most, beside cards."""


def haggle(data: Data, state: State, seat: int) -> Plain | None:
    """The next step of a seat's dealing, or None where there is nothing to gain."""
    return (
        _answer_question(data, state, seat)
        or _answer_offer(data, state, seat)
        or _call_out(data, state, seat)
        or _make_offer(data, state, seat)
    )


# ── Weighing ────────────────────────────────────────────────────────────────────────────────────


class Scales:
    """Weighs what a hand is worth with some cards given away and goods got."""

    def __init__(self, data: Data, seen: Eyes) -> None:
        self._data = data
        self._seen = seen
        self._now = valuation.outlook(data, seen)

    def gain(self, gives: Sequence[str], goods: Sequence[str]) -> float:
        """How much better the hand gets. Of goods the bot expects neither good nor bad icons."""
        kept = [card for card in self._seen.hand if card not in gives]
        gets = _stand_ins(self._data, self._seen, goods)
        return valuation.outlook(self._data, self._seen, [*kept, *gets]) - self._now


def _stand_ins(data: Data, seen: Eyes, goods: Sequence[str]) -> list[str]:
    """Cards of these goods in place of those that the bot does not see."""
    found: list[str] = []
    for good in goods:
        there = [card for card in data.cards if data.good(card) == good]
        found += valuation.middling(data, [*seen.hand, *found], 1, there)
    return found


def _prestige(state: State, seat: int, other: int) -> float:
    """What a deal is worth by its prestige tile: to the opponent something, to the active player as much
    less."""
    gets = prestige_for(state, seat, other)
    if gets is None:
        return 0.0
    return PRESTIGE if gets == seat else -THEIRS * PRESTIGE


def _spare(data: Data, seen: Eyes, good: str, count: int) -> list[str]:
    """So many cards of a good, those first that are missed least."""
    held = [card for card in seen.hand if data.good(card) == good]
    held.sort(key=lambda card: valuation.holding(data, [card], None, 0))
    return held[:count]


def _paying(data: Data, seen: Eyes, offer: Offer) -> list[str]:
    """The own cards with which to accept an offer."""
    wanted = goods_of(offer.want)
    return [card for good, count in wanted.items() for card in _spare(data, seen, good, count)]


# ── Answering ───────────────────────────────────────────────────────────────────────────────────


def _answer_question(data: Data, state: State, seat: int) -> Plain | None:
    """Tell the truth about a card that was asked about."""
    seen = valuation.eyes(data, state, seat)
    for deal, offer in state.offers.items():
        sides: tuple[Side, Side] = ("give", "want")
        for side in sides:
            if handing_over(offer, side) != seat:
                continue
            cards = offer.cards if side == "give" else _paying(data, seen, offer)
            for index, (place, card) in enumerate(zip(offer.side(side), cards, strict=False)):
                if place.asked and place.good == data.good(card):
                    told = {"icons": list(data.cards[card].icons)}
                    return {"cmd": "claim", "deal": deal, "side": side, "index": index, **told}
    return None


def _answer_offer(data: Data, state: State, seat: int) -> Plain | None:
    """Accept an offer that pays, ask for a little more where that is missing, decline the others."""
    seen = valuation.eyes(data, state, seat)
    for deal, offer in state.offers.items():
        if offer.receiver != seat:
            continue
        if missing_goods(data, offer, seen.hand) or strand_refusal(data, state, offer):
            return {"cmd": "decline", "deal": deal}
        cards = _paying(data, seen, offer)
        gain = Scales(data, seen).gain(cards, [place.good for place in offer.give])
        gain += offer.give_ducats - offer.want_ducats + _prestige(state, seat, offer.maker)
        if gain >= GAIN:
            return {"cmd": "accept", "deal": deal, "cards": cards}
        return _counter(data, state, seat, deal, offer, cards, GAIN - gain)
    return None


def _counter(
    data: Data, state: State, seat: int, deal: str, offer: Offer, cards: list[str], short: float
) -> Plain:
    """The same deal for a few ducats more, if these would make it worth while; else decline."""
    more = int(short) + 1
    ducats = offer.give_ducats - offer.want_ducats - more
    wanted = offer.give_ducats - offer.want_ducats + more
    if more > MOST_PAID or not _may_propose(state, seat) or ducats + 2 * more < -MOST_PAID:
        return {"cmd": "decline", "deal": deal}
    return proposal(data, offer.maker, cards, goods_of(offer.give), gets_ducats=wanted, reply_to=deal)


def _may_propose(state: State, seat: int) -> bool:
    return state.turn.proposals[seat] < MOST_PROPOSALS[seat == state.active]


# ── Proposing ───────────────────────────────────────────────────────────────────────────────────


def proposal(
    data: Data,
    to: int,
    cards: Sequence[str],
    goods: dict[str, int],
    gets_ducats: int,
    reply_to: str | None = None,
) -> Plain:
    """A proposal with true claims about the cards given; `gets_ducats` below 0 are paid."""
    move: Plain = {
        "cmd": "propose",
        "to": to,
        "give": {"cards": list(cards), "ducats": max(0, -gets_ducats)},
        "want": {"goods": goods, "ducats": max(0, gets_ducats)},
        "claims": {card: {"icons": list(data.cards[card].icons)} for card in cards},
    }
    return move if reply_to is None else {**move, "reply_to": reply_to}


def _call_out(data: Data, state: State, seat: int) -> Plain | None:
    """At the beginning of the own turn: which goods would help most."""
    player = state.players[seat]
    first = not (state.turn.proposals[seat] or state.turn.purchases or player.call)
    if seat != state.active or not first:
        return None
    scales = Scales(data, valuation.eyes(data, state, seat))
    gains = {good: scales.gain([], [good]) for good in data.plans[len(state.players)].goods}
    sought = sorted((good for good in gains if gains[good] >= SOUGHT), key=lambda good: -gains[good])
    return {"cmd": "announce", "seek": dict.fromkeys(sought[:MOST_SOUGHT], 1)} if sought else None


def _make_offer(data: Data, state: State, seat: int) -> Plain | None:
    """The best offer that comes to mind, if it is worth while."""
    if not _may_propose(state, seat):
        return None
    seen = valuation.eyes(data, state, seat)
    own = seat == state.active
    ideas = _as_active(data, state, seen) if own else _as_opponent(data, state, seat, seen)
    gain, move = max(ideas, key=lambda idea: idea[0], default=(0.0, None))
    return move if gain >= GAIN else None


Idea = tuple[float, Plain]
"""An offer, and what it would be worth to the bot."""


def _as_active(data: Data, state: State, seen: Eyes) -> Iterator[Idea]:
    """Buy goods that others call out or may have, for a card that is not needed or for ducats."""
    seat = state.active
    others = [
        other
        for other, player in enumerate(state.players)
        if other != seat and player.hand and not replaced(state, seat, other)
    ]
    if not others:
        return
    scales = Scales(data, seen)
    for good in data.plans[len(state.players)].goods:
        for ducats, gives in _payments(data, seen, good):
            gain = scales.gain(gives, [good]) - ducats
            for other in others:
                likely = gain + _prestige(state, seat, other)
                move = proposal(data, other, gives, {good: 1}, gets_ducats=-ducats)
                yield likely * _chance(state, other, good), move


def _chance(state: State, other: int, good: str) -> float:
    """How likely it is that somebody has such a card and gives it away."""
    call = state.players[other].call
    return 0.9 if call is not None and good in call.have else 0.4


def _payments(data: Data, seen: Eyes, good: str) -> Iterator[tuple[int, list[str]]]:
    """Some ducats, or the card that is missed least of another good."""
    yield PAID, []
    others = [card for card in seen.hand if data.good(card) != good]
    if others:
        yield 0, [min(others, key=lambda card: valuation.holding(data, [card], seen.top, seen.group))]


def _as_opponent(data: Data, state: State, seat: int, seen: Eyes) -> Iterator[Idea]:
    """Sell what the active player seeks, and what would go to the pirates in the own next turn."""
    if replaced(state, seat, state.active) or not seen.hand or seen.last:
        return
    call = state.mover.call
    sought = set(call.seek) if call else set()
    too_many = seen.top is not None and len(seen.hand) > data.cards[seen.top].lions
    offered = [card for card in seen.hand if too_many or data.good(card) in sought]
    if not offered:
        return
    scales, prestige = Scales(data, seen), _prestige(state, seat, state.active)
    for card in offered:
        ducats = PAID if data.good(card) in sought else 1
        gain = scales.gain([card], []) + ducats + prestige + valuation.SURPLUS * too_many
        yield gain, proposal(data, state.active, [card], {}, gets_ducats=ducats)
