"""A state and all that is made of it, worked out once and looked at by every property."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from server.bots.plain import Move
from server.rules.diff import Patch, diff
from server.rules.game import Event, Game, Result, Seat, Template, Viewer
from server.rules.rng import Draw

Groups = list[list[str]]

_APART = bytes(byte if byte > 127 or chr(byte).isalnum() or byte in b"-_" else 32 for byte in range(256))
"""Every byte as it is where it belongs to a word, else a blank: three times as quick as a pattern."""

encode = msgspec.json.Encoder().encode
"""JSON as it is sent: keys in the order in which they stand."""

canonical = msgspec.json.Encoder(order="deterministic").encode
"""JSON with its keys sorted: equal values have equal bytes, and 1 differs from True."""


def plain(state: Any) -> Any:
    """A state as plain JSON values: what the journal's patches are made from."""
    return msgspec.to_builtins(state, str_keys=True)


def viewers(seats: int) -> list[Viewer]:
    """Everybody who may look: each seat, and a spectator."""
    return [*range(seats), None]


def words(data: bytes) -> set[str]:
    """The ids, names and numbers that stand in JSON: its runs of letters, digits, - and _."""
    return set(data.translate(_APART).decode().split())


class Moment:
    """A state between two moves, what is seen of it and what can be done."""

    def __init__(self, game: Game[Any, Any], state: Any, seats: int) -> None:
        self.game = game
        self.state = state
        self.seats = seats
        self.bytes: bytes = encode(state)
        self.plain = plain(state)
        self.public = game.public(state)
        self.privates = [game.private(state, seat) for seat in range(seats)]
        self.waiting: list[Seat] = game.waiting(state)
        self.may_act: list[Seat] = game.may_act(state)
        self.moves: dict[Seat, list[Template]] = {seat: game.moves(state, seat) for seat in self.may_act}
        self.result: Result | None = game.result(state)
        self.public_bytes = encode(self.public)
        self.private_bytes = [encode(private) for private in self.privates]
        self._groups: dict[tuple[Seat, ...], Groups] = {}

    def hidden(self, seats: tuple[Seat, ...]) -> Groups:
        """The groups of ids that these seats cannot tell apart, together."""
        if seats not in self._groups:
            self._groups[seats] = self.game.hidden(self.state, seats)
        return self._groups[seats]

    @cached_property
    def concealed(self) -> dict[Viewer, frozenset[str]]:
        """The ids hidden from each viewer."""
        return {
            viewer: frozenset[str]().union(*self.hidden(() if viewer is None else (viewer,)))
            for viewer in viewers(self.seats)
        }


class Step:
    """A move and what came of it."""

    def __init__(
        self,
        before: Moment,
        after: Moment,
        seat: Seat,
        move: Move,
        events: list[Event],
        draws: Sequence[Draw],
    ) -> None:
        self.before = before
        self.after = after
        self.seat = seat
        self.move = move
        self.events = events
        self.draws = draws

    @cached_property
    def public_patch(self) -> Patch:
        return diff(self.before.public, self.after.public)

    @cached_property
    def private_patches(self) -> list[Patch]:
        return [diff(old, new) for old, new in zip(self.before.privates, self.after.privates, strict=True)]
