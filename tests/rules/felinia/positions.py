"""Positions of Felinia to test from, and random games of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from server.bots.arena import Dice, by_chance, configs
from server.bots.plain import Move
from server.cases.felinia.given import Position, given_state
from server.playouts.play import Observer, Playout
from server.rules.felinia.game import Felinia
from server.rules.felinia.state import Player, State
from server.rules.game import Config, Event, IllegalMove, Preview, Template
from server.rules.rng import Draw, Stream
from tests.rules.felinia.data import COMPONENTS

GAME = Felinia(COMPONENTS)
DATA = GAME.data

ANNA, BEA, CILI = 0, 1, 2
"""Seats of three players; Anna starts unless a test says otherwise."""

Given = dict[str, Any]


def position(*seats: Given, **given: Any) -> State:
    """The position that a case's `given` would tell of: at least three players, trading if it says 'at'."""
    players = [*seats, *({} for _ in range(3 - len(seats)))]
    phase = "trading" if "at" in given else "bidding"
    whole = {"players": players, "phase": phase, **given}
    return given_state(DATA, msgspec.convert(whole, Position, str_keys=True), Stream(b"given"))


def ship(name: str, *aboard: int) -> Given:
    """A ship in its berth, with these seats' merchants from the bow on."""
    seats: list[int | None] = [*aboard]
    return {"ship": name, "seats": seats + [None] * (DATA.ships[name].seats - len(seats))}


def landed(name: str, *seats: Given, aboard: tuple[int, ...] = (0,), **given: Any) -> State:
    """A ship has just landed, and the merchant nearest to the bow is on his way."""
    players = [{"stock": 8, **seat} for seat in seats]
    berths = [ship(name, *aboard)]
    return position(*players, phase="exploration", queue=[name], berths=berths, **given)


def up(**tiles: str) -> Given:
    """Provinces with face-up tiles."""
    return {name: {"tile": tile, "up": True} for name, tile in tiles.items()}


def down(**tiles: str) -> Given:
    """Provinces with face-down tiles."""
    return {name: {"tile": tile} for name, tile in tiles.items()}


def merchants(seat: int, *names: str) -> Given:
    """Provinces with merchants of a seat."""
    return {name: {"merchant": seat} for name in names}


def has(player: Player) -> dict[str, int]:
    """The goods of a player, without zeros."""
    return {kind: count for kind, count in player.goods.items() if count}


def move(cmd: str, **fields: Any) -> Any:
    """A move of the game's own type."""
    return msgspec.convert({"cmd": cmd, **fields}, GAME.move_type)


def do(state: State, seat: int, cmd: str, **fields: Any) -> tuple[State, list[Event]]:
    """The state after a command, and its events. Raises IllegalMove."""
    return GAME.apply(state, seat, move(cmd, **fields), Stream(b"by chance"))


def after(state: State, *commands: tuple[int, Given]) -> State:
    """The state after several commands."""
    for seat, command in commands:
        state, _ = do(state, seat, **command)
    return state


def refused(state: State, seat: int, cmd: str, **fields: Any) -> tuple[str, Given]:
    """How a command is refused: code and facts. It must leave no trace, and the preview must say the same."""
    before = msgspec.json.encode(state)
    try:
        do(state, seat, cmd, **fields)
    except IllegalMove as refusal:
        assert msgspec.json.encode(state) == before
        assert not GAME.preview(state, seat, {"cmd": cmd, **fields}).complete
        return refusal.code, refusal.params
    raise AssertionError(f"{cmd} was not refused")


def seen(state: State, seat: int, cmd: str, **fields: Any) -> Preview:
    """The preview of a command built so far."""
    return GAME.preview(state, seat, {"cmd": cmd, **fields})


def template(state: State, seat: int, cmd: str, **fixed: Any) -> Template:
    """The one template of a command with these fixed fields."""
    found = [
        template
        for template in GAME.moves(state, seat)
        if template.cmd == cmd and fixed.items() <= template.fixed.items()
    ]
    assert len(found) == 1, found
    return found[0]


def commands(state: State, seat: int) -> list[str]:
    """The commands that a seat can carry out, each once."""
    return sorted({template.cmd for template in GAME.moves(state, seat) if template.refused is None})


def kinds(events: list[Event]) -> list[str]:
    """What happened, without the details."""
    return [event.kind for event in events]


def told(events: list[Event], kind: str) -> list[Given]:
    """What the events of a kind tell everybody."""
    return [event.data for event in events if event.kind == kind]


class Moment(NamedTuple):
    """A state of a random game, the move that led to it with its seat (none for the set-up), the events."""

    state: State
    seat: int
    move: Move | None
    events: list[Event]


class _Keeps(Observer):
    def __init__(self) -> None:
        self.moments: list[Moment] = []

    def started(self, config: Config, state: Any, events: list[Event]) -> None:
        self.moments.append(Moment(state, -1, None, events))

    def moved(self, state: Any, seat: int, move: Move, events: list[Event], draws: list[Draw]) -> None:
        self.moments.append(Moment(state, seat, move, events))


def games(count: int, *, seed: int, game: Felinia = GAME) -> Iterator[list[Moment]]:
    """Random games, the ways to set one up in turn, from the set-up to the end."""
    ways = configs(game)
    for number in range(seed, seed + count):
        keeps = _Keeps()
        way = by_chance(game, ways[number % len(ways)], Dice(number, "config"))
        Playout(game, way, number, [keeps]).play()
        yield keeps.moments
