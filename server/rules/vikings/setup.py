"""The set-up (section 3)."""

from __future__ import annotations

from server.rules.game import Config, Event
from server.rules.rng import Rng, shuffle
from server.rules.vikings.components import Data
from server.rules.vikings.info import INFO
from server.rules.vikings.offer import no_vikings
from server.rules.vikings.rounds import begin_round
from server.rules.vikings.state import ISLAND_ROWS, Player, State


def setup(data: Data, config: Config, rng: Rng) -> tuple[State, list[Event]]:
    """Gold, start tiles, stacks and bag; then the first round begins.

    Raises ValueError where the configuration is none of this game's.
    """
    INFO.check(config)
    seats = config.seats
    start = rng.below(seats) if config.start is None else config.start
    mode = config.options.get("mode", "basic")
    state = State(
        mode=mode,
        round=1,
        phase="offer",
        start_player=start,
        active=start,
        players=[opening_player(data, seats, data.start_tiles[seat]) for seat in range(seats)],
        offer=[None] * data.slots,
        zero_slot=0,
        stacks=_stacks(data, rng),
        bag=dict(data.vikings),
        drawn=no_vikings(),
        auction=None,
        specials_up=[],
        special_stacks=[],
        final=[],
    )
    if data.modes[mode].special_tiles:
        state.specials_up = [None] * data.face_up
        state.special_stacks = _special_stacks(data, rng)
    gold = data.gold[seats]
    told = Event("game_started", {"mode": mode, "seats": seats, "gold": gold, "start_player": start})
    return state, [told, *begin_round(data, state, rng)]


def opening_player(data: Data, seats: int, start_tile: str | None) -> Player:
    """A player before the first round."""
    return Player(
        gold=data.gold[seats],
        vp=data.vp,
        start_tile=start_tile,
        rows={row: [] for row in ISLAND_ROWS},
        ships=[],
        mainland=no_vikings(),
        specials=[],
        ledger={"start": data.vp},
    )


def _stacks(data: Data, rng: Rng) -> list[list[str]]:
    """All tiles but the start tiles, shuffled, in equal stacks."""
    tiles, size = list(data.stack_tiles), data.slots
    shuffle(tiles, rng)
    return [tiles[first : first + size] for first in range(0, len(tiles), size)]


def _special_stacks(data: Data, rng: Rng) -> list[list[str]]:
    tiles = list(data.specials)
    shuffle(tiles, rng)
    stacks, first = [], 0
    for size in data.special_sizes:
        stacks.append(tiles[first : first + size])
        first += size
    return stacks
