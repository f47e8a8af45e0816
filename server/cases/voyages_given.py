"""Positions in cases of Voyages: what may stand in `given`, and the states that it tells of."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from server.cases.checks import BadCase
from server.rules.game import Config
from server.rules.rng import Stream
from server.rules.voyages.components import Data
from server.rules.voyages.info import INFO
from server.rules.voyages.setup import lay_out
from server.rules.voyages.state import Phase, Placed, Player, State, Turn

STOCK = {"coins": "coin", "camels": "camel", "pepper": "pepper", "silk": "silk", "gold": "gold", "vp": "vp"}
"""Resources of a seat by the words of cases."""

PLAIN = "plain"
"""A character without any ability."""


def _contracts(first: int, last: int) -> list[str]:
    """Contracts by their numbers."""
    return [f"con_{number:02}" for number in range(first, last + 1)]


class Words(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a case: what may stand in it, and nothing else."""


class Setup(Words):
    """A fresh game."""

    players: int
    options: Literal["basic", "expert"] | dict[str, bool] = "basic"
    start: str = "s0"


class Seat(Words):
    """What lies in front of a seat."""

    char: str = PLAIN
    coins: int = 0
    camels: int = 0
    pepper: int = 0
    silk: int = 0
    gold: int = 0
    vp: int = 0
    dice: list[str] = []
    posts: list[str] = []
    figures: list[str] = []
    contracts: list[str] = []
    completed: int = 0
    goals: list[str] = []


class Position(Words):
    """A position in the middle of a game."""

    seats: dict[str, Seat]
    players: int = 4
    round: int = 2
    turn: str | None = "s0"
    start: str = "s0"
    phase: Phase = "turns"
    spaces: dict[str, list[str]] = {}
    cards: dict[str, str] = {}
    outposts: dict[str, str] = {}
    city_bonuses: dict[str, str] | None = None
    beijing: list[str | None] | None = None
    board_contracts: list[str] = msgspec.field(default_factory=lambda: _contracts(1, 6))
    special_pile: list[str] = msgspec.field(default_factory=lambda: _contracts(31, 38))
    next_pile: list[str] = []
    black_dice: int | None = None
    main_done: bool = False
    rolls: list[int] = []


# ── States ──────────────────────────────────────────────────────────────────────────────────────


def new_game(data: Data, new: Setup) -> State:
    """A fresh game, up to its first choice or its first round."""
    ids = [option.id for option in INFO.options]
    on = dict.fromkeys(ids, new.options == "expert") if isinstance(new.options, str) else new.options
    if not set(on) <= set(ids):
        raise BadCase(f"given.setup: there are no options {sorted(set(on) - set(ids))}")
    if new.players not in INFO.seats:
        raise BadCase(f"given.setup: no game has {new.players} players")
    colours = tuple((colour,) for colour in INFO.colours[: new.players])
    options = {name: "on" if chosen else "off" for name, chosen in on.items()}
    config = Config(new.players, colours, _number(new.start, new.players), options)
    return lay_out(data, config, Stream(b"a new game")).state


class _Box:
    """Dice that have no place yet: ids by colour, each given out once."""

    def __init__(self) -> None:
        self._given: dict[str, int] = {}

    def die(self, colour: str) -> str:
        """A die of a colour."""
        self._given[colour] = self._given.get(colour, 0) + 1
        return colour if colour == "white" else f"{colour}-{self._given[colour]}"


def position(data: Data, given: Position) -> State:
    """A position in the middle of a game. Raises BadCase where it cannot be one."""
    if given.players not in INFO.seats:
        raise BadCase(f"given: no game has {given.players} players")
    seats = {f"s{number}" for number in range(given.players)}
    if not set(given.seats) <= seats:
        raise BadCase(f"given.seats: there are only {sorted(seats)}")
    box, spare = _Box(), _spare_contracts(given)
    players = [
        _player(data, INFO.colours[number], given.seats.get(f"s{number}", Seat()), box, spare)
        for number in range(given.players)
    ]
    count = given.players + 1 if given.black_dice is None else given.black_dice
    spaces = {space: [_laid(players, text, box) for text in texts] for space, texts in given.spaces.items()}
    beijing = given.beijing or [None] * len(data.beijing_vp)
    return State(
        options={option.id: option.values[0] for option in INFO.options},
        round=given.round,
        phase=given.phase,
        start=_number(given.start, given.players),
        last_traveller=None,
        active=None if given.turn is None else _number(given.turn, given.players),
        turn=Turn(main_done=given.main_done),
        offered=[],
        players=players,
        spaces=spaces,
        black=[box.die("black") for _ in range(count)],
        row=list(given.board_contracts),
        special=list(given.special_pile),
        returned=[],
        piles=[given.next_pile or [spare.pop() for _ in data.extras]],
        city_bonuses=given.city_bonuses or dict(data.usual_bonuses),
        outposts=dict(given.outposts),
        cards=dict(given.cards),
        beijing=[None if seat is None else _number(seat, given.players) for seat in beijing],
    )


def _spare_contracts(given: Position) -> list[str]:
    """Contracts that the case does not name: for those completed, and for a next pile."""
    named = {*given.board_contracts, *given.special_pile, *given.next_pile}
    for seat in given.seats.values():
        named.update(seat.contracts)
    spare = [*_contracts(1, 38), *(f"start_{number}" for number in range(1, 7))]
    return [contract for contract in spare if contract not in named]


def _player(data: Data, colour: str, seat: Seat, box: _Box, spare: list[str]) -> Player:
    if seat.char not in (PLAIN, *data.characters):
        raise BadCase(f"given: there is no character {seat.char}")
    character = data.characters.get(seat.char)
    return Player(
        colour=colour,
        character=character.id if character else None,
        stock={resource: getattr(seat, word) for word, resource in STOCK.items()},
        dice=dict(_die(colour, text, box) for text in seat.dice),
        posts=list(seat.posts),
        figures=seat.figures or [data.start_node] * (character.figures if character else 1),
        contracts=list(seat.contracts),
        completed=[spare.pop() for _ in range(seat.completed)],
        dealt=[],
        goals=list(seat.goals),
        rejected=[],
        tasks=[],
        ledger={"contracts": seat.vp},
    )


def _die(colour: str, text: str, box: _Box) -> tuple[str, int | None]:
    """A die such as "own:4" or "black:2"; "own:?" is one without a value."""
    kind, _, value = text.partition(":")
    if kind not in ("own", "black", "white", "dummy") or value not in ("?", *"123456"):
        raise BadCase(f"given: {text} is no die")
    return box.die(colour if kind == "own" else kind), None if value == "?" else int(value)


def _laid(players: list[Player], text: str, box: _Box) -> Placed:
    """A die on a space, such as "s1 own:4" or "dummy:1"."""
    owner, _, die = text.rpartition(" ")
    if not owner:
        return Placed(None, dict([_die("dummy", die, box)]))
    seat = _number(owner, len(players))
    return Placed(seat, dict([_die(players[seat].colour, die, box)]))


def _number(text: Any, seats: int) -> int:
    """The number of a seat such as "s2"."""
    names = [f"s{number}" for number in range(seats)]
    if text not in names:
        raise BadCase(f"there is no seat {text}")
    return names.index(text)


def seat_number(state: State, text: Any) -> int:
    """The number of a seat of this game."""
    return _number(text, len(state.players))
