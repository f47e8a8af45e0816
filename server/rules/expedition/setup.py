"""The set-up (section 4)."""

from __future__ import annotations

from server.rules.expedition.components import Data
from server.rules.expedition.info import INFO
from server.rules.expedition.state import Figure, Ledger, State, Turn
from server.rules.game import Config, Event
from server.rules.rng import Rng, shuffle


def setup(data: Data, config: Config, rng: Rng) -> tuple[State, list[Event]]:
    """Shuffle, deal, turn up the display, place the figures (section 4, R1, R14, R26).

    Raises ValueError where the configuration is none of this game's.
    """
    INFO.check(config)
    seats = config.seats
    plan = data.setup[seats]
    start = rng.below(seats) if config.start is None else config.start
    deck = list(data.cards)
    shuffle(deck, rng)
    hands = [[deck.pop() for _ in range(plan.hand)] for _ in range(seats)]
    display = [deck.pop() for _ in range(data.display)]
    state = State(
        variant=config.options.get("variant", "base"),
        start=start,
        active=start,
        phase="act",
        figures=place_figures(data, config.colours, start),
        gold=[plan.gold] * seats,
        hands=hands,
        display=display,
        pile=deck,
        discard=[],
        chests=list(data.chests),
        interim_done=False,
        turn=Turn(),
        idle_turns=0,
        ledger=opening_ledger([plan.gold] * seats),
    )
    return state, [Event("game_started", {"start": start, "variant": state.variant})]


def place_figures(data: Data, colours: tuple[tuple[str, ...], ...], start: int) -> dict[str, Figure]:
    """From the start seat clockwise, each on the next free space, two rounds with two figures each."""
    plan = data.setup[len(colours)]
    left = [list(own) for own in colours]
    figures: dict[str, Figure] = {}
    for space, offset in zip(plan.spaces, plan.offsets, strict=True):
        seat = (start + offset) % len(colours)
        figures[left[seat].pop(0)] = Figure(seat, space)
    return figures


def opening_ledger(gold: list[int]) -> Ledger:
    """A ledger in which each seat has its gold from the beginning."""
    seats = len(gold)
    return Ledger(
        start=gold,
        chests=[[] for _ in range(seats)],
        ballast=[0] * seats,
        kantshou=[[] for _ in range(seats)],
        daidu=[[] for _ in range(seats)],
    )
