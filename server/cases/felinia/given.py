"""What a case is given: a position in the words of cases, and the state that it tells of."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec

from server.cases.checks import BadCase
from server.rules.felinia import rounds
from server.rules.felinia.components import Data
from server.rules.felinia.info import INFO
from server.rules.felinia.setup import opening, opening_player
from server.rules.felinia.state import Berth, Journey, Market, Phase, Player, Province, Rules, State
from server.rules.rng import Rng


class Words(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a case: what may stand in it, and nothing else."""


class Seat(Words):
    """What lies in front of a seat."""

    coins: int = 2
    goods: dict[str, int] = {}
    gold: int = 0
    spice: int = 0
    food: int = 0
    stock: int = 10
    on_board: int = 0
    tiles: list[str] = []
    specials: list[str] = []
    bonus: list[str] = []
    mystery: list[str] = []


class Place(Words):
    """A market, or the guild."""

    goods: list[str] = []
    stack: list[int] = []


class Ship(Words):
    """A ship in its berth."""

    ship: str
    seats: list[int | None]


class There(Words):
    """What is in a province."""

    tile: str | None = None
    up: bool = False
    merchant: int | None = None


class Travel(Words):
    """A merchant on his way."""

    seat: int
    country: str
    ship: str
    at: str
    steps: int
    visited: list[str]
    reveals_left: int = 0


class Position(Words):
    """A position in the middle of a game. Without players there are three."""

    rules: Rules = "basic"
    preview: bool = False
    phase: Phase = "bidding"
    start: int = 0
    bid_round: int = 1
    turn: int | None = None
    players: list[Seat] = msgspec.field(default_factory=lambda: [Seat(), Seat(), Seat()])
    markets: dict[str, Place] = {}
    guild: Place = msgspec.field(default_factory=Place)
    at: str | None = None
    dealt: bool = False
    berths: list[Ship | None] = []
    deck: list[str] = []
    mystery_deck: list[str] = []
    bonus_pile: list[str] = []
    bag: dict[str, int] = {}
    provinces: dict[str, There] = {}
    journey: Travel | None = None
    queue: list[str] = []
    end_by: Literal["merchants", "ships"] | None = None


def given_state(data: Data, given: Position, rng: Rng) -> State:
    """The state that a case's `given` tells of, after whatever happens by itself. Raises BadCase."""
    _check(data, given)
    state = opening(data, len(given.players), given.rules, given.start)
    state.preview = given.preview
    state.phase = given.phase
    state.bid_round = given.bid_round
    state.turn = given.turn
    state.players = [_player(data, seat) for seat in given.players]
    state.markets |= {name: Market(place.goods, place.stack) for name, place in given.markets.items()}
    state.guild = Market([], given.guild.stack)
    state.at, state.dealt = given.at, given.dealt
    for number, berth in enumerate(given.berths):
        if berth is not None:
            state.put_berth(number, Berth(berth.ship, berth.seats))
    state.deck, state.mystery_deck = given.deck[::-1], given.mystery_deck[::-1]
    state.bonus_pile = given.bonus_pile
    state.bag = data.none() | given.bag
    state.provinces = {
        name: Province(there.tile, there.up, there.merchant) for name, there in given.provinces.items()
    }
    state.queue, state.end_by = given.queue, given.end_by
    if given.journey is not None:
        state.journey = Journey(**msgspec.structs.asdict(given.journey))
        state.turn = given.journey.seat
    if state.phase == "bidding" and state.turn is None:
        state.turn = state.start
    if state.at is not None or state.queue:
        rounds.go_on(data, state, rng)
    return state


def _player(data: Data, seat: Seat) -> Player:
    """A player as the case tells of him."""
    parts = msgspec.structs.asdict(seat)
    parts |= {"goods": data.none() | seat.goods, "on_board": list(range(1, seat.on_board + 1))}
    return msgspec.structs.replace(opening_player(data, data.none()), **parts)


def _check(data: Data, given: Position) -> None:
    """The position makes sense: all things exist, and each is in one place only."""
    seats = range(len(given.players))
    if len(seats) not in INFO.seats:
        raise BadCase(f"given: no game has {len(seats)} players")
    stacked = [seat for place in (*given.markets.values(), given.guild) for seat in place.stack]
    aboard = [seat for berth in given.berths if berth for seat in berth.seats]
    standing = [there.merchant for there in given.provinces.values()]
    for seat in (given.start, given.turn, *stacked, *aboard, *standing):
        if seat is not None and seat not in seats:
            raise BadCase(f"given: there is no seat {seat}")
    for name in given.markets:
        if name not in data.open_markets[len(seats)]:
            raise BadCase(f"given: {name} is no open market")
    for name in given.provinces:
        if name not in data.boards[given.rules].nodes:
            raise BadCase(f"given: there is no province {name}")
    if len(given.berths) > data.berths:
        raise BadCase(f"given: there are {data.berths} berths")
    for berth in given.berths:
        if berth is not None and berth.ship not in data.ships:
            raise BadCase(f"given: there is no ship {berth.ship}")
        if berth is not None and len(berth.seats) != data.ships[berth.ship].seats:
            raise BadCase(f"given: {berth.ship} has not {len(berth.seats)} seats")
    _check_things(data, given)


def _check_things(data: Data, given: Position) -> None:
    """Ships, tiles and cards exist, and none is placed twice; of goods there may be any number."""
    players = given.players
    things: list[str] = [*given.deck, *given.bonus_pile, *given.mystery_deck]
    things += [berth.ship for berth in given.berths if berth is not None]
    things += [there.tile for there in given.provinces.values() if there.tile is not None]
    for seat in players:
        things += [*seat.tiles, *seat.specials, *seat.bonus, *seat.mystery]
    known = {*data.ships, *data.tiles, *data.specials, *data.bonus, *data.mysteries}
    for name, count in Counter(things).items():
        if name not in known:
            raise BadCase(f"given: {name} does not exist")
        if count > 1:
            raise BadCase(f"given: {name} is placed twice")
    goods = [*given.bag, *(good for seat in players for good in seat.goods)]
    goods += [good for place in given.markets.values() for good in place.goods]
    for good in goods:
        if good not in data.goods:
            raise BadCase(f"given: there is no good {good}")
