"""What the tests of every game do with its positions, and random games of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from server.bots.arena import Dice, by_chance, configs
from server.bots.plain import Move
from server.playouts.play import Observer, Playout
from server.rules.game import Config, Event, Game, IllegalMove, Preview, Template, Viewer
from server.rules.rng import Draw, Stream

S = TypeVar("S", bound=msgspec.Struct)

Given = dict[str, Any]


class Moment(NamedTuple, Generic[S]):
    """A state of a random game, the move that led to it with its seat (none for the set-up), the events."""

    state: S
    seat: int
    move: Move | None
    events: list[Event]


class Rules(Generic[S]):
    """A game as its tests play it. A game's own `positions` names what its tests need of this."""

    def __init__(self, game: Game[S, Any]) -> None:
        self.game = game

    # ── Commands ────────────────────────────────────────────────────────────────────────────────

    def move(self, cmd: str, **fields: Any) -> Any:
        """A move of the game's own type."""
        return msgspec.convert({"cmd": cmd, **fields}, self.game.move_type)

    def do(self, state: S, seat: int, cmd: str, **fields: Any) -> tuple[S, list[Event]]:
        """The state after a command, and its events. Raises IllegalMove."""
        return self.game.apply(state, seat, self.move(cmd, **fields), Stream(b"by chance"))

    def after(self, state: S, *commands: tuple[int, Given]) -> S:
        """The state after several commands."""
        for seat, command in commands:
            state, _ = self.do(state, seat, **command)
        return state

    def refused(self, state: S, seat: int, cmd: str, **fields: Any) -> tuple[str, Given]:
        """How a command is refused: code and facts. It must leave no trace, and its preview say the same."""
        before = msgspec.json.encode(state)
        try:
            self.do(state, seat, cmd, **fields)
        except IllegalMove as refusal:
            assert msgspec.json.encode(state) == before
            assert not self.seen(state, seat, cmd, **fields).complete
            return refusal.code, refusal.params
        raise AssertionError(f"{cmd} was not refused")

    def seen(self, state: S, seat: int, cmd: str, **fields: Any) -> Preview:
        """The preview of a command built so far."""
        return self.game.preview(state, seat, {"cmd": cmd, **fields})

    def template(self, state: S, seat: int, cmd: str, **fixed: Any) -> Template:
        """The one template of a command with these fixed fields."""
        found = [
            template
            for template in self.game.moves(state, seat)
            if template.cmd == cmd and fixed.items() <= template.fixed.items()
        ]
        assert len(found) == 1, found
        return found[0]

    # ── Events ──────────────────────────────────────────────────────────────────────────────────

    @staticmethod
    def kinds(events: list[Event]) -> list[str]:
        """What happened, without the details."""
        return [event.kind for event in events]

    @staticmethod
    def told(events: list[Event], kind: str) -> list[Given]:
        """What everybody is told by the events of a kind."""
        return [event.data for event in events if event.kind == kind]

    def told_to(self, events: list[Event], state: S, viewer: Viewer) -> list[Given]:
        """Events as a viewer is told them while `state` stands."""
        return [self.game.told(event, state, viewer) for event in events]

    # ── Random games ────────────────────────────────────────────────────────────────────────────

    def games(self, count: int, *, seed: int, step: int = 1) -> Iterator[list[Moment[S]]]:
        """Random games, every `step`th of the ways to set one up in turn, from the set-up to the end."""
        ways = configs(self.game)
        for number in range(seed, seed + count * step, step):
            keeps = _Keeps[S]()
            way = by_chance(self.game, ways[number % len(ways)], Dice(number, "config"))
            Playout(self.game, way, number, [keeps]).play()
            yield keeps.moments


class _Keeps(Observer, Generic[S]):
    """Keeps all moments of a game."""

    def __init__(self) -> None:
        self.moments: list[Moment[S]] = []

    def started(self, config: Config, state: S, events: list[Event]) -> None:
        self.moments.append(Moment(state, -1, None, events))

    def moved(self, state: S, seat: int, move: Move, events: list[Event], draws: list[Draw]) -> None:
        self.moments.append(Moment(state, seat, move, events))
