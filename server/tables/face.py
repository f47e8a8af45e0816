"""A table as everybody may know it who may see it: `Table` of docs/protocol.md."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import structs

from server.rules.game import Result, Seat
from server.rules.rng import commitment
from server.tables.calling import Now, calls, late_seats
from server.tables.position import Position
from server.tables.setup import SeatHolder, Setup
from server.tables.undo import last_undo

Face = dict[str, Any]


Standing = Literal["current", "kept", "checking", "unfit", "unreadable"]
"""How a table stands to its rules: it plays by the newest, or by its own older ones; it is being held against
the newest; they do not fit it; it is of newer rules, or of a game that is gone, or its data are damaged."""


def standing(rules: Standing, broken: bool) -> Standing:
    """How a table stands that plays, or would play, by rules of that kind."""
    if broken:
        return "unfit" if rules == "unfit" else "unreadable"
    return "current" if rules == "unfit" else rules


def good(setup: Setup, standing: Standing) -> int | None:
    """The last row that the rules lead to as well, of a table that they do not fit."""
    return setup.unfit["good"] if standing == "unfit" and setup.unfit is not None else None


def still(setup: Setup, standing: Standing) -> Face:
    """What does not change with the moves."""
    return {
        "id": setup.id,
        "game": setup.game,
        "title": setup.title,
        "phase": setup.phase,
        "seats": [_seat(seat, holder) for seat, holder in enumerate(setup.seats)],
        "host": setup.host,
        "options": setup.options,
        "start": setup.start,
        "watch": setup.watch,
        "pace": msgspec.to_builtins(setup.pace),
        "seal": _seal(setup),
        "rules": _rules(setup, standing),
        "result": setup.result,
        "rematch": setup.rematch,
        "at": setup.created,
    }


def moving(setup: Setup, position: Position, standing: Standing, now: Now) -> Face:
    """What may change with every row, or with who is here and whose time is over."""
    running = setup.phase == "running"
    return {
        "waiting": position.waiting if running else [],
        "undo": last_undo(position.course, good(setup, standing)) if running else None,
        "vote": _vote(position) if running else None,
        "calls": calls(setup, position.course, now) if running else [],
        "clocks": _clocks(setup, position, now) if running else [],
    }


def differing(new: Face, old: Face) -> Face:
    """The fields of `new` that differ from `old`."""
    return {name: value for name, value in new.items() if old[name] != value}


def _seat(seat: Seat, holder: SeatHolder) -> Face:
    shown: Face = {"seat": seat, "kind": holder.kind, "name": holder.name, "colours": holder.colours}
    if holder.level is not None:
        shown["level"] = holder.level
    if holder.resigned:
        shown["resigned"] = True
    return shown


def _rules(setup: Setup, standing: Standing) -> Face:
    shown: Face = {"version": setup.rules_version, "standing": standing}
    if (row := good(setup, standing)) is not None:
        shown["good"] = row
    return shown | {"data": setup.data_hash, "own": setup.own_data}


def _seal(setup: Setup) -> Face:
    seal: Face = {
        "commitment": commitment(bytes.fromhex(setup.secret)),
        "stirred": [bool(holder.entropy) for holder in setup.seats],
    }
    if setup.phase in ("over", "closed"):
        seal["secret"] = setup.secret
        seal["entropies"] = [holder.entropy for holder in setup.seats]
    return seal


def _vote(position: Position) -> Face | None:
    vote = position.course.vote
    if vote is None:
        return None
    shown: Face = {"kind": vote.kind, "by": vote.by, "seq": vote.seq}
    shown |= {"yes": vote.yes, "no": vote.no, "voters": vote.voters}
    if vote.target is not None:
        shown["target"] = vote.target
    return shown


def _clocks(setup: Setup, position: Position, now: Now) -> list[Face]:
    """The clocks of people; none runs while the game cannot be played."""
    over = late_seats(position.course, now)
    shown: list[Face] = []
    for seat, clock in position.course.clocks.items():
        if not setup.seats[seat].person:
            continue
        told: Face = {"seat": seat, "left": clock.left}
        if clock.since is not None and not now.broken:
            told["since"] = clock.since
        shown.append(told | ({"over": True} if seat in over else {}))
    return shown


def plain_result(setup: Setup, result: Result) -> Any:
    """The result as it is kept: without those who resigned among the ranks; their lines stay."""
    groups = [[seat for seat in group if not setup.seats[seat].resigned] for group in result.ranking]
    return msgspec.to_builtins(structs.replace(result, ranking=[group for group in groups if group]))
