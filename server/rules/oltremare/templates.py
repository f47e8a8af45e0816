"""The moves a seat can make, and those that players try in vain with the reason (section 10)."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Any

from server.rules.game import Choice, Pick, Refused, Template
from server.rules.oltremare.actions import to_play
from server.rules.oltremare.components import Data
from server.rules.oltremare.deals import goods_of, handing_over, partners, strand_refusal
from server.rules.oltremare.outcome import outcome
from server.rules.oltremare.sailing import compass_refusal, ends, length, used_by
from server.rules.oltremare.scoring import price
from server.rules.oltremare.state import Offer, Side, State
from server.rules.oltremare.trade import Source, buy_refusal, next_price, purchases_left
from server.rules.oltremare.turns import surplus

_ANNOUNCE = Template("announce", stepwise=True)


def templates(data: Data, state: State, seat: int) -> list[Template]:
    """All that a seat can do or may try now."""
    if state.phase == "trade":
        return _trade(data, state, seat)
    if seat != state.active:
        return []
    match state.phase:
        case "sea_power":
            wanted = surplus(state)
            return [Template("discard", choose={"cards": some(wanted, state.mover.hand)})]
        case "sail":
            return [Template("sail", tells=sail_tells(data, state), stepwise=True)]
        case "compass":
            return [_compass(data, state, to) for to in (None, *data.routes)]
        case "load":
            order = some(len(state.played), state.played)
            return [Template("load", choose={"order": order}, tells={"group": open_group(data, state, [])})]
        case "over":
            return []


def some(count: int, cards: Sequence[str]) -> Choice:
    """So many of these cards."""
    return ((Pick(count, tuple(cards)),),)


# ── Trade ───────────────────────────────────────────────────────────────────────────────────────


def _trade(data: Data, state: State, seat: int) -> list[Template]:
    """Purchases and playing for the active player; calls and deals for everybody."""
    listed: list[Template] = []
    if seat == state.active:
        listed += [_play(data, state), _buy(data, state, "deck"), _buy(data, state, "pirates")]
    listed += [_propose(state, seat, to) for to in partners(state, seat)]
    for deal, offer in state.offers.items():
        if seat in (offer.maker, offer.receiver):
            listed += _of_offer(data, state, seat, deal, offer)
    listed.append(_ANNOUNCE)
    return listed


def _play(data: Data, state: State) -> Template:
    """The load, of the cards in hand; where they are too few, how many are missing."""
    hand, wanted = state.mover.hand, to_play(data, state)
    if len(hand) < wanted:
        return Template("play_cards", refused=Refused("wrong_count", {"wanted": wanted, "got": len(hand)}))
    return Template("play_cards", choose={"cards": some(wanted, hand)})


def _buy(data: Data, state: State, source: Source) -> Template:
    """A purchase with its price, the balance after it and how many are left."""
    refused = buy_refusal(data, state, source)
    if refused is not None:
        return Template("buy", {"source": source}, refused=refused)
    return Template("buy", {"source": source}, tells=buy_tells(data, state))


def buy_tells(data: Data, state: State) -> dict[str, Any]:
    """The next price, the balance after it, and the purchases left then."""
    cost = next_price(data, state)
    left = purchases_left(data, state) - 1
    return {"price": cost, "ducats": state.mover.ducats - cost, "left": left}


@functools.cache
def _proposal(to: int, replaces: str | None, prestige: int | None) -> Template:
    return Template("propose", {"to": to}, tells=proposal_tells(replaces, prestige), stepwise=True)


def proposal_tells(replaces: str | None, prestige: int | None) -> dict[str, Any]:
    """Which own offer a new one would replace, and who would get a prestige tile by the deal."""
    return {
        **({} if replaces is None else {"replaces": replaces}),
        **({} if prestige is None else {"prestige": prestige}),
    }


def _propose(state: State, seat: int, to: int) -> Template:
    return _proposal(to, replaced(state, seat, to), prestige_for(state, seat, to))


def replaced(state: State, seat: int, to: int) -> str | None:
    """The open offer from a seat to another (R22)."""
    for deal, offer in state.offers.items():
        if (offer.maker, offer.receiver) == (seat, to):
            return deal
    return None


def prestige_for(state: State, seat: int, to: int) -> int | None:
    """The opponent who gets a prestige tile for the next deal of these two, if he does (R28)."""
    opponent = to if seat == state.active else seat
    return None if opponent in state.turn.prestige_given else opponent


def _of_offer(data: Data, state: State, seat: int, deal: str, offer: Offer) -> Iterable[Template]:
    """What a party of an offer can do with it."""
    if seat == offer.receiver:
        yield _accept(data, state, seat, deal, offer)
        yield Template("decline", {"deal": deal})
        yield Template("propose", {"to": offer.maker, "reply_to": deal}, stepwise=True)
    else:
        yield Template("withdraw", {"deal": deal})
    sides: tuple[Side, Side] = ("give", "want")
    for side in sides:
        if offer.side(side):
            cmd = "claim" if handing_over(offer, side) == seat else "ask"
            yield Template(cmd, {"deal": deal, "side": side}, stepwise=True)


def _accept(data: Data, state: State, seat: int, deal: str, offer: Offer) -> Template:
    """Taking an offer with own cards of the goods it wants, or what stands against it."""
    fixed = {"deal": deal}
    hand = state.players[seat].hand
    refused = missing_goods(data, offer, hand) or strand_refusal(data, state, offer)
    if refused is not None:
        return Template("accept", fixed, tells=accept_tells(data, state, seat, offer), refused=refused)
    choose: dict[str, Choice] = {"cards": (payments(data, offer, hand),)}
    return Template("accept", fixed, choose, accept_tells(data, state, seat, offer))


def payments(data: Data, offer: Offer, hand: Sequence[str]) -> tuple[Pick, ...]:
    """For each good that an offer wants, so many of the cards held."""
    return tuple(
        Pick(count, tuple(card for card in hand if data.good(card) == good))
        for good, count in goods_of(offer.want).items()
    )


def missing_goods(data: Data, offer: Offer, hand: Sequence[str]) -> Refused | None:
    """The goods that an offer wants and the hand lacks (R18)."""
    wanted = goods_of(offer.want)
    held = data.goods_of(hand)
    missing = {good: n - held.get(good, 0) for good, n in wanted.items() if held.get(good, 0) < n}
    return Refused("type_mismatch", {"wanted": wanted, "missing": missing}) if missing else None


def accept_tells(data: Data, state: State, seat: int, offer: Offer) -> dict[str, Any]:
    """The receiver's ducats and holdings after the deal, and who would get a prestige tile by it."""
    ducats = state.players[seat].ducats + offer.give_ducats - offer.want_ducats
    return {
        "ducats": ducats,
        **proposal_tells(None, prestige_for(state, offer.maker, offer.receiver)),
        **held_after(outcome(data, state, seat, goods_of(offer.give), goods_of(offer.want))),
    }


def held_after(told: dict[str, Any]) -> dict[str, Any]:
    """The holdings after a deal, where there is something to tell of them."""
    return {"holding": told} if told else {}


# ── Sailing and loading ─────────────────────────────────────────────────────────────────────────


def sail_tells(data: Data, state: State, path: Sequence[str] = ()) -> dict[str, Any]:
    """How many routes are left to sail, and where they may end, with the tile waiting there."""
    start = state.mover.ship
    routes = length(data, state) - len(path)
    at = path[-1] if path else start
    reached = sorted(set(ends(data, at, routes, used_by(start, path))))
    return {"routes": routes, "ends": {harbour: state.tiles.get(harbour) for harbour in reached}}


def _compass(data: Data, state: State, to: str | None) -> Template:
    """The compass to a harbour, with the tile waiting there; or kept unused."""
    refused = compass_refusal(data, state, to)
    if refused is not None:
        return Template("compass", {"to": to}, refused=refused)
    return Template("compass", {"to": to}, tells={} if to is None else {"tile": state.tiles.get(to)})


def open_group(data: Data, state: State, order: Sequence[str]) -> dict[str, Any] | None:
    """The group on top after loading these cards, as far as everybody can see it: what lies below the old
    top card counts for nothing here."""
    open_cards = [*state.mover.cargo[-1:], *order]
    if not open_cards:
        return None
    good, size = data.good(open_cards[-1]), 0
    while size < len(open_cards) and data.good(open_cards[-1 - size]) == good:
        size += 1
    return {"good": good, "size": size, "ducats": price(data, good, size)}
