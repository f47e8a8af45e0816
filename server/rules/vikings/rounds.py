"""How rounds begin and end: offers, scorings, ferrying seat by seat, the start marker (sections 4, 11)."""

from __future__ import annotations

from server.rules.game import Event
from server.rules.rng import Rng
from server.rules.vikings.area import can_ferry
from server.rules.vikings.components import Data
from server.rules.vikings.final import final_scoring
from server.rules.vikings.offer import (
    draw_vikings,
    lay_tiles,
    line_up,
    no_vikings,
    offer_ready,
    place_vikings,
    reveal_specials,
)
from server.rules.vikings.scoring import score
from server.rules.vikings.state import Auction, State


def begin_round(data: Data, draft: State, rng: Rng) -> list[Event]:
    """The next stack is laid out; in the advanced game special tiles and vikings come first (section 12)."""
    draft.zero_slot = 0
    draft.active = draft.start_player
    mode = data.modes[draft.mode]
    scorings = list(data.scorings(draft.round))
    events = [Event("round_started", {"round": draft.round, "scorings": scorings})]
    if mode.special_tiles:
        events += reveal_specials(draft)
    draw_vikings(draft, mode.draw, rng)
    events.append(Event("vikings_drawn", {"counts": draft.drawn}))
    if mode.auction:
        draft.phase = "auction"
        draft.auction = Auction(None, None, list(range(len(draft.players))))
        return events
    if mode.special_tiles:
        draft.phase = "discard"
        return events
    events.append(lay_tiles(data, draft))
    place_vikings(draft, dict(enumerate(line_up(draft.drawn))))
    draft.drawn = no_vikings()
    return [*events, offer_ready(draft)]


def end_offer(data: Data, draft: State, rng: Rng) -> list[Event]:
    """All is taken: the scoring of the round (section 4, 3)."""
    seats = draft.seats_from(draft.start_player)
    if "small" in data.scorings(draft.round):
        events = [score(data, draft, seat, "small") for seat in seats]
        return [*events, *_next_round(data, draft, rng)]
    return _ferry_from(data, draft, draft.start_player, rng)


def finish_ferrying(data: Data, draft: State, rng: Rng) -> list[Event]:
    """The active seat has made its trips: its large scoring, then the next seat (section 11)."""
    seat = draft.active
    events = [Event("ferry_finished", {"seat": seat}), score(data, draft, seat, "large")]
    return [*events, *_ferry_from(data, draft, draft.after(seat), rng, first=False)]


def _ferry_from(data: Data, draft: State, seat: int, rng: Rng, *, first: bool = True) -> list[Event]:
    """Who has nothing to decide is scored at once, up to a seat that has (RULING 24)."""
    events: list[Event] = []
    while first or seat != draft.start_player:
        if can_ferry(draft.players[seat]):
            draft.phase, draft.active = "ferry", seat
            return events
        events.append(score(data, draft, seat, "large"))
        seat, first = draft.after(seat), False
    if "final" in data.scorings(draft.round):
        return [*events, *final_scoring(data, draft)]
    return [*events, *_next_round(data, draft, rng)]


def _next_round(data: Data, draft: State, rng: Rng) -> list[Event]:
    """The start marker goes to the left (section 4, 4; RULING 21)."""
    draft.start_player = draft.after(draft.start_player)
    draft.round += 1
    passed = Event("start_passed", {"to": draft.start_player})
    return [passed, *begin_round(data, draft, rng)]
