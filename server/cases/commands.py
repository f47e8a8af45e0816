"""Commands in cases: carried out as at a table, or refused without a trace."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from server.cases.checks import BadCase
from server.rules.game import Event, Game, IllegalMove, Seat
from server.rules.rng import Rng, Stream

S = TypeVar("S", bound=msgspec.Struct)


def any_chance() -> Stream:
    """The chance of cases that leave nothing to it."""
    return Stream(b"any chance will do, if it is always the same")


def split(entry: dict[str, Any]) -> tuple[Seat, dict[str, Any]]:
    """The seat that an entry names by its number, and the command. Raises BadCase where it names none."""
    fields = dict(entry)
    seat = fields.pop("seat", None)
    if type(seat) is not int:
        raise BadCase(f"do: {entry} names no seat")
    return seat, fields


def carry_out(
    game: Game[S, Any], state: S, seat: Seat, fields: dict[str, Any], chance: Rng, entry: dict[str, Any]
) -> tuple[S, list[Event]] | str:
    """The state after a command and its events; the code if it is refused.

    Raises BadCase, quoting the entry, where it is no command of the game, or changed the state nevertheless.
    """
    try:
        move = msgspec.convert(fields, game.move_type)
    except msgspec.ValidationError as error:
        raise BadCase(f"do: {entry} is no command: {error}") from error
    before = msgspec.msgpack.encode(state)
    try:
        return game.apply(state, seat, move, chance)
    except IllegalMove as refusal:
        if msgspec.msgpack.encode(state) != before:
            raise BadCase(f"do: {entry} was refused, yet it changed the state") from refusal
        return refusal.code
