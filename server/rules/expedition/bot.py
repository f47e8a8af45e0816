"""A bot that plays Expedition to win.

In its turn it looks through the sequences of card steps and ballast that it could make, with a few ways
to pay for each, and judges where each would leave it: gold, the fields its figures stand on, how far
everybody has still to go, and how well its hand fits the spaces before them. It makes the first step of
the best sequence, looks again after it, and once nothing is better than staying it draws the card that
fits best.

It judges by what its seat knows, so it never matters how the hidden cards were dealt anew for it.
"""

from __future__ import annotations

import copy
import heapq
import math
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

import msgspec

from server.rules.expedition.components import Data
from server.rules.expedition.game import Expedition
from server.rules.expedition.requirements import Requirement
from server.rules.expedition.scoring import interim_scoring, ranking
from server.rules.expedition.state import Ballast, Figure, State, Step
from server.rules.expedition.steps import ballast_refusal, figure_refusal
from server.rules.game import Seat
from server.rules.rng import Rng

NODES = 100
"""Steps looked at in one decision, at most a few more."""

AHEAD = 5
"""Spaces before a figure for which cards are kept."""

VICTORY = 4.0
"""What it is worth to end the game as the winner, in gold; a defeat costs as much."""

KEEP_FADE = 0.75
"""A space ahead counts so much less than the one before it when cards to pay with are chosen."""

KEEP_MINOR = 0.3
"""A card of a group that is not the largest in hand counts so much less."""


class Weights(msgspec.Struct, frozen=True):
    """How a position is judged on one leg of the road. All in gold.

    Fitted by letting bots with slightly different weights play each other and keeping those that won most.
    Steps, price, chests, ballast, fit and ready are averages over a seat's figures. `urgency` is 1 where
    some figure can end the leg with its next step, 1/2 where with the one after it, and so on.
    """

    fields: float
    """Gold of the fields one stands on, beyond what the others have on average."""
    fields_urgent: float
    """The same times urgency."""
    ahead_urgent: float
    """By how much one would be ahead of the best other, were the leg scored now, times urgency."""
    own_steps: float
    """Steps to the end of the leg, the others staying where they are."""
    other_steps: float
    """The others' steps, on average."""
    price: float
    """Cards that one's steps to the end of the leg ask for."""
    cards: float
    """Cards in hand."""
    cards_root: float
    """The square root of that number: a first card is worth more than a tenth."""
    chests: float
    """Chests on the next three spaces; the second counts a half, the third a third."""
    ballast: float
    """Figures that could make a ballast step."""
    fit: float
    """The share of what the next space asks for that is in hand, …"""
    fit_fade: float
    """… and how much less that of the space after it counts, and so on."""
    ready: float
    """Whether the hand pays for the next space in full, …"""
    ready_fade: float
    """… and how much less for the one after it, and so on."""
    urgency: float
    base: float
    """What being on this leg is worth by itself, against the other one."""


ONE_EACH = (
    Weights(
        fields=0.16,
        fields_urgent=-0.31,
        ahead_urgent=0.64,
        own_steps=-1.37,
        other_steps=0.34,
        price=-0.36,
        cards=0.68,
        cards_root=0.95,
        chests=-0.1,
        ballast=0.24,
        fit=0.48,
        fit_fade=0.54,
        ready=0.18,
        ready_fade=0.8,
        urgency=-0.11,
        base=0.0,
    ),
    Weights(
        fields=0.37,
        fields_urgent=-0.28,
        ahead_urgent=0.65,
        own_steps=-0.99,
        other_steps=0.51,
        price=-0.12,
        cards=0.33,
        cards_root=-0.22,
        chests=0.07,
        ballast=0.02,
        fit=1.2,
        fit_fade=0.78,
        ready=0.34,
        ready_fade=0.72,
        urgency=-0.5,
        base=-2.78,
    ),
)
"""With one figure each: before and after the interim scoring."""
TWO_EACH = (
    Weights(
        fields=0.16,
        fields_urgent=-0.06,
        ahead_urgent=-0.04,
        own_steps=-0.48,
        other_steps=0.16,
        price=-0.13,
        cards=0.3,
        cards_root=0.37,
        chests=0.09,
        ballast=-0.11,
        fit=0.32,
        fit_fade=0.86,
        ready=0.07,
        ready_fade=0.52,
        urgency=0.02,
        base=0.0,
    ),
    Weights(
        fields=0.43,
        fields_urgent=-0.02,
        ahead_urgent=0.54,
        own_steps=-0.45,
        other_steps=0.02,
        price=-0.17,
        cards=0.23,
        cards_root=0.23,
        chests=0.23,
        ballast=0.35,
        fit=0.36,
        fit_fade=0.72,
        ready=0.31,
        ready_fade=0.69,
        urgency=-0.13,
        base=-1.39,
    ),
)
"""With two figures each, of which one may move in a turn."""
BOTH_MOVE = (
    Weights(
        fields=0.13,
        fields_urgent=-0.29,
        ahead_urgent=0.61,
        own_steps=-1.37,
        other_steps=0.33,
        price=-0.39,
        cards=0.71,
        cards_root=1.02,
        chests=-0.12,
        ballast=0.27,
        fit=0.5,
        fit_fade=0.63,
        ready=0.13,
        ready_fade=0.85,
        urgency=-0.21,
        base=0.0,
    ),
    Weights(
        fields=0.38,
        fields_urgent=-0.29,
        ahead_urgent=0.6,
        own_steps=-0.91,
        other_steps=0.48,
        price=-0.1,
        cards=0.36,
        cards_root=-0.2,
        chests=-0.04,
        ballast=0.1,
        fit=1.27,
        fit_fade=0.8,
        ready=0.34,
        ready_fade=0.82,
        urgency=-0.59,
        base=-3.3,
    ),
)
"""With two figures each, both of which may move in a turn."""


def decide(game: Expedition, state: State, seat: Seat, rng: Rng) -> dict[str, Any] | None:
    """What the bot does at the seat; None where it is not its turn. It throws no dice."""
    if state.phase == "over" or state.active != seat:
        return None
    move = best_step(game, state, rng) if state.phase == "act" else None
    return best_draw(game.data, state) if move is None else msgspec.to_builtins(move)


LEVELS = {"shrewd": decide}


# ── Steps ────────────────────────────────────────────────────────────────────────────────────────


def best_step(game: Expedition, state: State, rng: Rng) -> Step | Ballast | None:
    """The first step of the sequence that leads the active seat to the best position, if any does.

    The best positions found so far are looked on from first, up to a number of steps.
    """
    best: Step | Ballast | None = None
    worth = judgement(game.data, state)
    if not (state.turn.steps or state.pile or state.discard):
        worth = -math.inf  # only the display could be drawn: any step is better than that (R9, R11)
    number = count()
    open_positions = [(-worth, next(number), best, state)]
    seen: set[tuple[Any, ...]] = set()
    while open_positions and len(seen) < NODES:
        _, _, first, position = heapq.heappop(open_positions)
        for move in _steps(game.data, position):
            after, _ = game.apply(position, state.active, move, rng)
            if (sight := _sight(after)) in seen:
                continue
            seen.add(sight)
            value = judgement(game.data, after)
            if value > worth:
                best, worth = first or move, value
            if after.phase == "act":
                heapq.heappush(open_positions, (-value, next(number), first or move, after))
    return best


def _sight(state: State) -> tuple[Any, ...]:
    """What tells positions of one turn apart, however they were reached."""
    spaces = tuple([figure.space for figure in state.figures.values()])
    return (spaces, frozenset(state.hands[state.active]), state.turn.figure, state.turn.ballast_used)


def _steps(data: Data, state: State) -> Iterator[Step | Ballast]:
    """The active seat's legal steps, each card step with few ways to pay."""
    seat = state.active
    for colour, figure in state.figures.items():
        if figure.seat != seat or figure_refusal(state, seat, colour) is not None:
            continue
        to, *later = _road(data, state, figure)[: AHEAD + 1]
        if ballast_refusal(data, state, seat, to) is None:
            yield Ballast(colour)
        for cards in payments(data, state.hands[seat], data.requirement(to), later):
            yield Step(colour, cards)


def payments(data: Data, hand: Sequence[str], asked: Requirement, later: Sequence[int]) -> list[list[str]]:
    """For each group of cards that pays, the cards of it that the spaces after this one need least."""
    groups = asked.sort(hand)
    paying = [cards for cards in groups.values() if asked.each or len(cards) >= asked.count]
    if not paying or (asked.each and len(groups) < asked.count):
        return []
    use = _use(data, hand, later)
    if asked.each:
        return [[min(cards, key=use.__getitem__) for cards in paying]]
    return [sorted(cards, key=use.__getitem__)[: asked.count] for cards in paying]


def _use(data: Data, hand: Sequence[str], spaces: Sequence[int]) -> dict[str, float]:
    """What each card of the hand is good for on these spaces."""
    use = dict.fromkeys(hand, 0.0)
    weight = 1.0
    for space in spaces:
        asked = data.requirement(space)
        groups = asked.sort(hand)
        most = max(map(len, groups.values()), default=0)
        for cards in groups.values():
            if asked.each:
                part = 1 / len(cards)
            else:
                part = min(1.0, asked.count / len(cards)) * (1.0 if len(cards) == most else KEEP_MINOR)
            for card in cards:
                use[card] += weight * part / asked.count
        weight *= KEEP_FADE
    return use


# ── The draw ─────────────────────────────────────────────────────────────────────────────────────


def best_draw(data: Data, state: State) -> dict[str, Any]:
    """The draw that ends the turn: of the display what fits the hand best, or the pile if it promises
    more; the end of the turn where nothing can be drawn."""
    seat, state = state.active, _settled(data, state)
    weights = _weights(state)
    roads = [_road(data, state, figure) for figure in state.figures.values() if figure.seat == seat]
    hand = state.hands[seat]

    def worth(card: str) -> float:
        return _fit(data, weights, [*hand, card], roads)

    moves = [({"cmd": "draw", "source": "display", "card": card}, worth(card)) for card in state.display]
    if state.pile or state.discard:
        known = {*state.display, *state.discard, *hand}
        possible = [card for card in data.cards if card not in known] if state.pile else state.discard
        average = sum(map(worth, possible)) / len(possible)
        moves.append(({"cmd": "draw", "source": "pile"}, average))
    return max(moves, key=lambda move: move[1])[0] if moves else {"cmd": "end_turn"}


# ── Judgement ────────────────────────────────────────────────────────────────────────────────────


def judgement(data: Data, state: State) -> float:
    """What the position is worth to the active seat, were its turn to end here. In gold."""
    seat, state = state.active, _settled(data, state)
    others = [other for other in range(len(state.gold)) if other != seat]
    gold = state.gold
    lead = gold[seat] - max([gold[other] for other in others])
    if state.phase == "over":
        return lead + (VICTORY if seat in ranking(state)[0] else -VICTORY)
    weights = _weights(state)
    table, end = (data.final, data.goal) if state.interim_done else (data.interim, data.stage_end)
    fields, steps = [0.0] * len(gold), [0.0] * len(gold)
    each = len(state.figures) / len(gold)
    price = chests = ballast = 0.0
    fewest = data.goal
    roads: list[list[int]] = []
    for figure in state.figures.values():
        road = _road(data, state, figure)
        left = [space for space in road if space <= end]
        fewest = min(fewest, len(left))
        fields[figure.seat] += table.get(figure.space, 0)
        steps[figure.seat] += len(left) / each
        if figure.seat == seat:
            roads.append(road)
            price += sum([data.requirement(space).count for space in left])
            chests += sum([state.chests[space] / number for number, space in enumerate(road[:3], 1)])
            ballast += gold[seat] >= data.ballast_cost and _passed(state, road[0])
    urgency = 1 / (1 + fewest)
    ahead = gold[seat] + fields[seat] - max([gold[other] + fields[other] for other in others])
    apart = fields[seat] - sum([fields[other] for other in others]) / len(others)
    hand = state.hands[seat]
    return (
        lead
        + weights.fields * apart
        + weights.fields_urgent * apart * urgency
        + weights.ahead_urgent * ahead * urgency
        + weights.own_steps * steps[seat]
        + weights.other_steps * sum([steps[other] for other in others]) / len(others)
        + (weights.price * price + weights.chests * chests + weights.ballast * ballast) / each
        + weights.cards * len(hand)
        + weights.cards_root * math.sqrt(len(hand))
        + weights.urgency * urgency
        + weights.base
        + _fit(data, weights, hand, roads)
    )


def _weights(state: State) -> Weights:
    """Those for the leg under way."""
    if len(state.figures) == len(state.gold):
        return ONE_EACH[state.interim_done]
    return (BOTH_MOVE if state.variant == "both_figures" else TWO_EACH)[state.interim_done]


def _settled(data: Data, state: State) -> State:
    """The state with the interim scoring made that the draw will bring (section 10)."""
    if state.phase != "must_draw":
        return state
    settled = copy.copy(state)
    interim_scoring(data, settled, reason="kantshou")
    return settled


def _road(data: Data, state: State, figure: Figure) -> list[int]:
    """The spaces the figure would step to one after the other, the others staying where they are."""
    taken = {other.space for other in state.figures.values()}
    road = []
    space = figure.space
    while space < data.goal:
        space += 1
        while space in taken:
            space += 1
        road.append(space)
        if state.interim_done and space in data.interim:
            space = data.stage_end  # a latecomer is carried up (R16)
    return road


def _passed(state: State, space: int) -> bool:
    """Whether somebody else's figure stands beyond a space (R5)."""
    return any(figure.space > space and figure.seat != state.active for figure in state.figures.values())


def _fit(data: Data, weights: Weights, hand: Sequence[str], roads: Sequence[Sequence[int]]) -> float:
    """How well the hand fits the spaces before the figures."""
    sizes: dict[str, tuple[int, int]] = {}
    total = 0.0
    for road in roads:
        fit, ready = weights.fit, weights.ready
        for space in road[:AHEAD]:
            asked = data.requirement(space)
            if asked.type not in sizes:
                groups = asked.sort(hand)
                sizes[asked.type] = (len(groups), max(map(len, groups.values()), default=0))
            groups_held, largest = sizes[asked.type]
            held = groups_held if asked.each else largest
            if held >= asked.count:
                total += fit + ready
            else:
                total += fit * held / asked.count
            fit, ready = fit * weights.fit_fade, ready * weights.ready_fade
    return total / len(roads)
