"""The search for leaks finds each kind of leak that this game could have: here are games that have them.

Games are played at random with all properties checked (server/playouts), until one of them is broken.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
import pytest

from server.bots.arena import configs
from server.playouts.checks import Checks
from server.playouts.many import one
from server.playouts.tally import Tally
from server.rules import registry
from server.rules.game import Event, EventKind, GameInfo, Preview, Template, Viewer
from server.rules.oltremare.game import Oltremare
from server.rules.oltremare.info import INFO
from server.rules.oltremare.moves import Move
from server.rules.oltremare.state import State
from server.rules.rng import Rng
from tests.rules.oltremare.positions import named_in_log
from tests.rules.positions import Rules

MOST_MOVES = 220
"""Enough for an interim scoring in games of two."""


def info(**events: EventKind) -> GameInfo:
    """The game's info with other fields to be told of some events."""
    return msgspec.structs.replace(INFO, events={**INFO.events, **events})


def broken(kind: type[Oltremare]) -> str:
    """The property by which a leaking game is found out, with what it says."""
    game = kind(registry.components("oltremare"))
    ways = configs(game, 2) + configs(game, 3)
    for seed in range(6):
        record = one(game, ways[seed % len(ways)], seed, [Checks(game, seed, Tally())], MOST_MOVES)
        if record.broke is not None and record.broke["law"] != "endless":
            return f"{record.broke['law']}: {record.broke['message']}"
    return "nothing found"


class Retold(Oltremare):
    """A game whose events are told with something more."""

    def apply(self, state: State, seat: int, move: Move, rng: Rng) -> tuple[State, list[Event]]:
        after, events = super().apply(state, seat, move, rng)
        return after, [self.retold(event, state, after) for event in events]

    def retold(self, event: Event, before: State, after: State) -> Event:
        return event


# ── In views and patches ────────────────────────────────────────────────────────────────────────


class OwnCargoShown(Oltremare):
    """Lets everybody look through his own cargo pile."""

    def private(self, state: State, seat: int) -> dict[str, Any]:
        return {**super().private(state, seat), "cargo": state.players[seat].cargo}


class OwnPiratesShown(Oltremare):
    """Lets everybody look at the card that he could buy back."""

    def private(self, state: State, seat: int) -> dict[str, Any]:
        return {**super().private(state, seat), "next": state.players[seat].pirates[-1:]}


class GoodBelowTheTop(Oltremare):
    """Tells the good under the top card, without naming the card."""

    def public(self, state: State) -> dict[str, Any]:
        below = [[self.data.good(card) for card in player.cargo[-2:-1]] for player in state.players]
        return {**super().public(state), "below": below}


class GroupsOfCargo(Oltremare):
    """Tells how many cards the group on top has."""

    def public(self, state: State) -> dict[str, Any]:
        goods = [list(map(self.data.good, player.cargo)) for player in state.players]
        same = [sum(good == own[-1] for good in own) if own else 0 for own in goods]
        return {**super().public(state), "groups": same}


class PlayedStayOpen(Oltremare):
    """Keeps the cards of the last turn in the view after they were loaded."""

    def public(self, state: State) -> dict[str, Any]:
        return {**super().public(state), "loaded": [player.cargo[-4:] for player in state.players]}


class CommittedShown(Oltremare):
    """Shows the receiver of an offer which card he would get."""

    def private(self, state: State, seat: int) -> dict[str, Any]:
        offered = {deal: offer.cards for deal, offer in state.offers.items() if offer.receiver == seat}
        return {**super().private(state, seat), "offered": offered}


class VeniceDepthShown(Oltremare):
    """Tells how far down the Venice card lies."""

    def public(self, state: State) -> dict[str, Any]:
        return {**super().public(state), "depth": len(state.venice or "") and int(str(state.venice)[7:])}


class DiscardPileOpen(Oltremare):
    """Lets everybody look through the closed discard pile."""

    def public(self, state: State) -> dict[str, Any]:
        return {**super().public(state), "scored": state.discard}


# ── In events ───────────────────────────────────────────────────────────────────────────────────


class PiratesTold(Retold):
    """Tells the owner which cards the pirates took."""

    info = info(pirates_drawn=EventKind(public=("seat", "count"), private=("cards",)))

    def retold(self, event: Event, before: State, after: State) -> Event:
        if event.kind != "pirates_drawn":
            return event
        cards = after.players[event.data["seat"]].pirates[-event.data["count"] :]
        return Event(event.kind, event.data, {event.data["seat"]: {"cards": cards}})


class DealsInPublic(Retold):
    """Tells everybody which cards were traded."""

    info = info(
        deal_done=EventKind(
            public=("deal", "maker", "receiver", "give", "want", "prestige", "given", "taken")
        )
    )

    def retold(self, event: Event, before: State, after: State) -> Event:
        if event.kind != "deal_done":
            return event
        return Event(event.kind, {**event.data, **event.private[event.data["maker"]]})


class OffersInPublic(Retold):
    """Tells everybody which cards are offered."""

    info = info(offer_made=EventKind(public=("deal", "maker", "receiver", "give", "want", "cards")))

    def retold(self, event: Event, before: State, after: State) -> Event:
        if event.kind != "offer_made":
            return event
        return Event(event.kind, {**event.data, **event.private[event.data["maker"]]})


class OffersShowIcons(Retold):
    """Tells the true icons of an offered card instead of what is claimed of it."""

    def retold(self, event: Event, before: State, after: State) -> Event:
        if event.kind != "offer_made":
            return event
        cards = event.private[event.data["maker"]]["cards"]
        places = [
            {"good": self.data.good(card), "claim": {"icons": list(self.data.cards[card].icons)}}
            for card in cards
        ]
        return Event(event.kind, {**event.data, "give": {"cards": places, "ducats": 0}})


class BoughtInPublic(Retold):
    """Tells everybody what was bought."""

    info = info(bought=EventKind(public=("seat", "source", "price", "card")))

    def retold(self, event: Event, before: State, after: State) -> Event:
        if event.kind != "bought":
            return event
        return Event(event.kind, {**event.data, **event.private[event.data["seat"]]})


class ScoringNamesCards(Retold):
    """Names the cards that an interim scoring puts on the discard pile."""

    info = info(interim_scoring=EventKind(public=("seats", "cards")))

    def retold(self, event: Event, before: State, after: State) -> Event:
        if event.kind != "interim_scoring":
            return event
        return Event(event.kind, {**event.data, "cards": after.discard})


# ── In legal moves and previews ─────────────────────────────────────────────────────────────────


class PriceOfTheTop(Oltremare):
    """Tells with the price of a purchase what it would bring."""

    def moves(self, state: State, seat: int) -> list[Template]:
        listed = super().moves(state, seat)
        for template in listed:
            if template.cmd == "buy" and template.refused is None and state.deck:
                template.tells["good"] = self.data.good(state.deck[-1])
        return listed


class LooksBeforeBuying(Oltremare):
    """Names in a preview the card on top of the pirate pile."""

    def preview(self, state: State, seat: int, partial: Any) -> Preview:
        seen = super().preview(state, seat, partial)
        if partial.get("source") == "pirates" and seen.complete:
            seen.tells["card"] = state.mover.pirates[-1]
        return seen


class LoadingShowsTheGroup(Oltremare):
    """Counts the whole group on top when loading, what lies below included."""

    def moves(self, state: State, seat: int) -> list[Template]:
        listed = super().moves(state, seat)
        for template in listed:
            if template.cmd == "load":
                template.tells["below"] = [self.data.good(card) for card in state.mover.cargo[-2:-1]]
        return listed


# ── In what may be exchanged ────────────────────────────────────────────────────────────────────


class ForgetsPromises(Oltremare):
    """Lets a card that was offered as salt be exchanged for any other."""

    def hidden(self, state: State, seats: Collection[int]) -> list[list[str]]:
        *cards, venice = super().hidden(state, seats)
        return [[card for group in cards for card in group], venice]


@pytest.mark.parametrize(
    ("kind", "law", "what"),
    [
        (OwnCargoShown, "canary", "the private part"),
        (OwnPiratesShown, "canary", "the private part"),
        (GoodBelowTheTop, "leak", "the public part"),
        (GroupsOfCargo, "leak", "the public part"),
        (PlayedStayOpen, "canary", "the public part"),
        (CommittedShown, "canary", "the private part"),
        (VeniceDepthShown, "leak", "the public part"),
        (DiscardPileOpen, "canary", "the public part"),
        (PiratesTold, "canary", "the events"),
        (DealsInPublic, "canary", "the events"),
        (OffersInPublic, "canary", "the events"),
        (OffersShowIcons, "leak", "the events"),
        (BoughtInPublic, "canary", "the events"),
        (ScoringNamesCards, "canary", "the events"),
        (PriceOfTheTop, "leak", "the legal moves"),
        (LooksBeforeBuying, "canary", "the previews"),
        (LoadingShowsTheGroup, "leak", "the legal moves"),
        (ForgetsPromises, "leak", ""),
    ],
)
def test_a_game_with_this_leak_is_found_out(kind: type[Oltremare], law: str, what: str) -> None:
    assert broken(kind).startswith(f"{law}: {what}")


# ── In the log, later ───────────────────────────────────────────────────────────────────────────


class NeverGoesDark(Oltremare):
    """Tells all entries of the log for good."""

    def told(self, event: Event, state: State, viewer: Viewer) -> dict[str, Any]:
        return super(Oltremare, self).told(event, state, viewer)


class NamedInAnyHand(Oltremare):
    """Names a card in old entries for as long as it is in somebody's hand, whoever asks."""

    def told(self, event: Event, state: State, viewer: Viewer) -> dict[str, Any]:
        told = super().told(event, state, viewer)
        whole = super(Oltremare, self).told(event, state, viewer)
        hands = {card for player in state.players for card in player.hand}
        return {**told, "card": whole["card"]} if whole.get("card") in hands else told


def test_a_log_that_tells_when_a_card_leaves_a_hand_is_found_out() -> None:
    assert broken(NamedInAnyHand).startswith("leak: the log")


def test_a_log_that_keeps_names_too_long_is_found_out() -> None:
    """The log, a reconnect, the export of a running game: all tell old events by this one way."""
    game = NeverGoesDark(registry.components("oltremare"))
    [moments] = Rules(game).games(1, seed=40)
    assert named_in_log(game, moments, every=20)
