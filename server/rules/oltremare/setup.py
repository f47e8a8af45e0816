"""The set-up (section 3)."""

from __future__ import annotations

from server.rules.game import Config, Event
from server.rules.oltremare.components import Data
from server.rules.oltremare.info import INFO
from server.rules.oltremare.state import Player, State, Turn, venice_mark
from server.rules.oltremare.turns import start_turn
from server.rules.rng import Rng, shuffle


def setup(data: Data, config: Config, rng: Rng) -> tuple[State, list[Event]]:
    """Tiles, ships, hands, the Venice card; then the first turn begins (section 3, R4 to R7).

    Raises ValueError where the configuration is none of this game's.
    """
    INFO.check(config)
    seats = config.seats
    start = rng.below(seats) if config.start is None else config.start
    state = _opening(data, seats, start, memory_aid=config.options.get("memory_aid") == "on")
    _place_tiles(data, state, rng)
    events = _place_ships(data, state, rng)
    events.append(_deal(data, state, rng))
    depths = data.venice_depths(seats)
    state.venice = venice_mark(depths[rng.below(len(depths))])
    return state, [*events, *start_turn(data, state)]


def opening_player(ducats: int) -> Player:
    """A player before anything lies in front of him."""
    return Player(
        ducats=ducats,
        prestige=0,
        hand=[],
        cargo=[],
        pirates=[],
        discarded=[],
        ship="",
        tile=None,
        spent=[],
        ledger={"start": ducats},
    )


def _opening(data: Data, seats: int, start: int, *, memory_aid: bool) -> State:
    """The table before anything is put on it."""
    return State(
        memory_aid=memory_aid,
        start=start,
        active=start,
        phase="trade",
        turn=Turn(0, 0, 0),
        moves=0,
        players=[opening_player(data.ducats) for _ in range(seats)],
        deck=list(data.plans[seats].cards),
        venice=None,
        discard=[],
        tiles={},
        removed=[],
        played=[],
        spread=[],
        offers={},
        offers_made=0,
        last_round=False,
    )


def _place_tiles(data: Data, state: State, rng: Rng) -> None:
    """A tile on each harbour; those left over go to the box unseen (section 3, 2)."""
    tiles = list(data.tiles)
    shuffle(tiles, rng)
    harbours = list(data.routes)
    if data.tiles_on_board < len(harbours):
        shuffle(harbours, rng)
    state.tiles = dict(zip(harbours[: data.tiles_on_board], tiles, strict=False))


def _place_ships(data: Data, state: State, rng: Rng) -> list[Event]:
    """Turn up cards until a harbour name appears: first cargo card and harbour of the ship (R5, R6)."""
    shuffle(state.deck, rng)
    aside: list[str] = []
    events: list[Event] = []
    for seat in state.seats_from(state.start):
        turned = 1
        while (harbour := data.cards[state.deck[-1]].harbour) is None:
            aside.append(state.deck.pop())
            turned += 1
        player, card = state.players[seat], state.deck.pop()
        player.cargo.append(card)
        player.ship = harbour
        told = {"seat": seat, "card": card, "harbour": harbour, "turned": turned}
        events.append(Event("setup_card", {**told, "tile": state.tiles.pop(harbour, None)}))
    state.deck += aside
    return events


def _deal(data: Data, state: State, rng: Rng) -> Event:
    """Shuffle what was not handed out, deal the hands; the rest is the goods deck (section 3, 6)."""
    shuffle(state.deck, rng)
    private = {}
    for seat in state.seats_from(state.start):
        hand = state.players[seat].hand
        hand += [state.deck.pop() for _ in range(data.hand)]
        private[seat] = {"cards": list(hand)}
    return Event("dealt", {"cards_each": data.hand, "deck": len(state.deck)}, private)
