"""What every kind of pending decision says of itself (section 11)."""

from __future__ import annotations

import abc
from collections.abc import Iterator

import msgspec

from server.rules.game import Preview, Refused, Template
from server.rules.voyages.components import Data
from server.rules.voyages.moves import Resolve
from server.rules.voyages.play import Play
from server.rules.voyages.state import Player, State, Task


class At(msgspec.Struct, frozen=True):
    """A decision on top of its seat's tasks."""

    data: Data
    state: State
    seat: int
    task: Task

    @property
    def player(self) -> Player:
        """Who decides."""
        return self.state.players[self.seat]


class Decision(abc.ABC):
    """A kind of decision: which answers there are, and what each does."""

    fields: tuple[str, ...] = ()
    """The fields of `Resolve` that may answer it."""

    def only_answer(self, at: At) -> Resolve | None:
        """The answer, where there is no other: it is given without asking."""
        return None

    @abc.abstractmethod
    def refusal(self, at: At, answer: Resolve) -> Refused | None:
        """Why this is no answer; it has no fields of other kinds."""

    @abc.abstractmethod
    def carry_out(self, play: Play, seat: int, task: Task, answer: Resolve) -> None:
        """What the answer does; the task is off the stack."""

    @abc.abstractmethod
    def templates(self, at: At) -> Iterator[Template]:
        """The answers there are."""

    def preview(self, at: At, answer: Resolve) -> Preview:
        """What an answer built so far comes to."""
        refused = self.refusal(at, answer)
        return Preview(complete=refused is None, refused=refused)
