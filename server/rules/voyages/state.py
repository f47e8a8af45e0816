"""The state of a game of Voyages.

States are values. `apply` works on a draft (`State.draft`), whose players are copies; every list and every
dictionary in it is shared with the former state, and never changed but put anew. That is quick, and the
property tests notice a slip.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Literal

import msgspec

Phase = Literal["draft", "goal_choice", "round_bonus", "compensation", "turns", "finished"]
"""Section 3.0."""

DecisionKind = Literal[
    "any_good",
    "two_different_goods",
    "other_city_bonus",
    "own_city_bonus",
    "make_room",
    "move",
    "relocate_post",
    "compensation",
]
TaskKind = Literal["reward", "black_die", "contract", "arrivals"] | DecisionKind

Values = dict[str, int | None]
"""Dice by their ids; None for a die that has not been rolled, or that is never rolled."""


class Placed(msgspec.Struct, frozen=True):
    """Dice placed together on a space; no seat for dummy dice."""

    seat: int | None
    dice: Values


class Task(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a seat still has to do or to decide: the tasks of a seat are a stack, its top last.

    A task is carried out at once, or waits for an answer of its seat.
    """

    kind: TaskKind
    source: str
    """What it comes from: id of a contract, city, card, outpost bonus, character or space."""
    n: int = 1
    gain: dict[str, int] | None = None
    """Of a reward."""
    contract: str | None = None
    """To make room for: it lies beside the pile."""
    city: str | None = None
    """To move a post to."""
    route: list[str] = []
    """Arrivals: cities that are still to get a post."""
    stops: list[bool] = []
    """Arrivals: whether a figure stops there, or only passes through."""
    placed: list[str] = []
    """Arrivals: cities that got one, whose bonuses follow."""


class Turn(msgspec.Struct, frozen=True):
    """What was done in the running turn."""

    main_done: bool = False
    black_bought: int = 0


class Player(msgspec.Struct):
    """All that belongs to a seat."""

    colour: str
    character: str | None
    stock: dict[str, int]
    """Coins, camels, goods and VP."""
    dice: Values
    """On the player board, not placed yet."""
    posts: list[str]
    """Cities with a post, in the order in which they were placed."""
    figures: list[str]
    """The nodes where the figures stand."""
    contracts: list[str]
    completed: list[str]
    dealt: list[str]
    """Goal cards to choose from."""
    goals: list[str]
    rejected: list[str]
    """Goal cards given back: their owner has seen them."""
    tasks: list[Task]
    ledger: dict[str, int]
    """Where the VP are from, by lines of the result. Adds up to the VP."""

    def gain(self, gain: Mapping[str, int], line: str = "") -> None:
        """Get resources; VP are written down under a line of the result."""
        stock = dict(self.stock)
        for resource, count in gain.items():
            stock[resource] += count
        self.stock = stock
        if "vp" in gain:
            self.ledger = {**self.ledger, line: self.ledger.get(line, 0) + gain["vp"]}

    def pay(self, cost: Mapping[str, int], line: str = "") -> None:
        """Give resources away; that they are there has been checked."""
        self.gain({resource: -count for resource, count in cost.items()}, line)

    def push(self, *tasks: Task) -> None:
        """Have these tasks done before all others, the first one first."""
        self.tasks = [*self.tasks, *reversed(tasks)]

    def pop(self) -> Task:
        """Take the topmost task off."""
        task = self.tasks[-1]
        self.tasks = self.tasks[:-1]
        return task


class State(msgspec.Struct):
    """Everything there is to know. Players by seat; things by their ids."""

    options: dict[str, str]
    round: int
    phase: Phase
    start: int
    """Who has the hourglass by the last round's travels."""
    last_traveller: int | None
    """Who chose Travel last in this round."""
    active: int | None
    """Whose turn it is, or who picks a character."""
    turn: Turn
    offered: list[str]
    """Characters on offer."""
    players: list[Player]
    spaces: dict[str, list[Placed]]
    """Dice on action spaces and city card slots; spaces without any are not there."""
    black: list[str]
    """Black dice on the board."""
    row: list[str]
    """Contracts on the board, slot 1 first."""
    special: list[str]
    """The special pile as it was laid, as far as it was not drawn: its top first. Nobody has seen these."""
    returned: list[str]
    """The contracts below it, which were seen before they went there: the upper first."""
    piles: list[list[str]]
    """Contracts of the rounds to come, the next pile last."""
    city_bonuses: dict[str, str]
    outposts: dict[str, str]
    cards: dict[str, str]
    """City cards by their slots."""
    beijing: list[int | None]
    """Seats on the spaces of Beijing."""

    def draft(self) -> State:
        """A copy to change."""
        draft = copy.copy(self)
        draft.players = [copy.copy(player) for player in self.players]
        return draft

    def seats_from(self, seat: int) -> list[int]:
        """All seats clockwise, beginning with this one."""
        count = len(self.players)
        return [(seat + step) % count for step in range(count)]
