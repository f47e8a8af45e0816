"""A table's game after one row: its state, and all that follows from it, worked out once."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Any

import msgspec
from msgspec.structs import replace

from server.rules.game import Event, Game, Result, Seat, Viewer
from server.tables.course import TABLE_EVENTS, Course, encode

Plain = Any
"""A plain JSON value."""


class Offer(msgspec.Struct, frozen=True):
    """A seat's legal moves as JSON, and the stamp that stands for them."""

    moves: bytes
    stamp: str


class Position(msgspec.Struct, frozen=True):
    """`plain` is the state as plain data, as the journal's patches know it. Never changed, only replaced.

    `state` is None where these rules cannot read it; then `public` is None too, and nobody can act.
    """

    seq: int
    state: Any
    plain: Plain
    public: Plain
    privates: list[Plain]
    waiting: list[Seat]
    offers: dict[Seat, Offer]
    result: Result | None
    course: Course


EMPTY = Position(-1, None, None, None, [], [], {}, None, Course())
"""Before the game."""


def position(
    game: Game[Any, Any] | None, seq: int, state: Any, plain: Plain, course: Course, people: list[bool]
) -> Position:
    """The position of a state. `people`: for each seat whether a person plays there, who needs its moves."""
    if game is None or state is None:
        return Position(seq, None, plain, None, [None] * len(people), [], {}, None, course)
    return Position(
        seq=seq,
        state=state,
        plain=plain,
        public=game.public(state),
        privates=[game.private(state, seat) for seat in range(len(people))],
        waiting=game.waiting(state),
        offers=_offers(game, state, course, people),
        result=game.result(state),
        course=course,
    )


def same_game(
    game: Game[Any, Any] | None, old: Position, seq: int, course: Course, people: list[bool]
) -> Position:
    """The position after a row that left the game as it was."""
    offers = {} if game is None or old.state is None else _offers(game, old.state, course, people)
    return replace(old, seq=seq, course=course, offers=offers)


def ended(last: Position) -> Position:
    """The position at which the table was closed: nobody can act any more."""
    return replace(last, waiting=[], offers={})


def _offers(game: Game[Any, Any], state: Any, course: Course, people: list[bool]) -> dict[Seat, Offer]:
    return {seat: offer(game, state, seat, course) for seat in game.may_act(state) if people[seat]}


def offer(game: Game[Any, Any], state: Any, seat: Seat, course: Course) -> Offer:
    """The stamp changes with the moves, and with every row of the seat."""
    moves = encode(game.moves(state, seat))
    digest = hashlib.blake2b(moves, digest_size=6).hexdigest()
    return Offer(moves, f"{course.acted.get(seat, 0)}.{digest}")


def plain_of(state: Any, old: Position = EMPTY) -> Plain:
    """A state as the plain data that the journal keeps.

    States are values: the parts that it has in common with the former state are taken over from its plain
    data, not made again, and the differ sees at a glance that they are the same.
    """
    if type(state) is not type(old.state):
        return msgspec.to_builtins(state, str_keys=True)
    return {
        key: old.plain[key]
        if (value := getattr(state, name)) is getattr(old.state, name)
        else msgspec.to_builtins(value, str_keys=True)
        for name, key in zip(state.__struct_fields__, state.__struct_encode_fields__, strict=True)
    }


def state_of(game: Game[Any, Any], plain: Plain) -> Any:
    """The state from plain data. Raises msgspec.ValidationError where these rules cannot read it."""
    return msgspec.convert(plain, game.state_type, str_keys=True)


def tell(game: Game[Any, Any] | None, state: Any, event: Event, viewer: Viewer) -> dict[str, Any] | None:
    """The event as a viewer may be told it now; None for one that the rules do not know any more."""
    if event.kind in TABLE_EVENTS:
        return {"kind": event.kind, **event.data}
    if game is None or state is None or event.kind not in game.info.events:
        return None
    return game.told(event, state, viewer)


def tell_all(
    game: Game[Any, Any] | None, state: Any, events: Collection[Event], viewer: Viewer
) -> list[dict[str, Any]]:
    told = (tell(game, state, event, viewer) for event in events)
    return [event for event in told if event is not None]


def tells_alike(game: Game[Any, Any] | None) -> bool:
    """Whether an event is told the same for good, and to all whom it tells nothing in private."""
    return game is None or type(game).told is Game.told
