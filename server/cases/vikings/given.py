"""What a case is given: a position in the words of cases, and the state that it tells of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal

import msgspec

from server.cases.checks import BadCase
from server.rules.vikings import area
from server.rules.vikings.components import Data
from server.rules.vikings.info import INFO
from server.rules.vikings.offer import no_vikings
from server.rules.vikings.setup import opening_player
from server.rules.vikings.state import Auction, Combination, IslandRow, Phase, Place, Player, Role, State

Mode = Literal["basic", "advanced", "advanced_no_auction"]


class Words(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a case: what may stand in it, and nothing else."""


class Seat(Words):
    """What lies in front of a seat."""

    gold: int = 0
    vp: int = 0
    start_placed: bool = True
    tiles: list[tuple[IslandRow, int, str, Role | None]] = []
    ships: dict[int, str] = {}
    mainland: dict[Role, int] = {}
    specials: list[str] = []


class Slot(Words):
    """A combination on the wheel."""

    tile: str
    viking: Role | None = None


class Wheel(Words):
    """What is left on the wheel."""

    zero_slot: int = 0
    slots: dict[int, Slot] = {}


class AuctionState(Words):
    """A running auction."""

    high: int | None
    high_seat: int | None
    bidders: list[int] = msgspec.field(name="in")


class Position(Words):
    """A position in the middle of a game. Without a mode it is basic, advanced where special tiles lie."""

    mode: Mode | None = None
    round: int = 1
    phase: Phase = "offer"
    start_player: int = 0
    active: int = 0
    seats: list[Seat] = []
    wheel: Wheel = msgspec.field(default_factory=Wheel)
    specials_up: list[str] = []
    drawn: dict[Role, int] = {}
    auction_state: AuctionState | None = None
    stacks: list[list[str]] | None = None
    bag: dict[Role, int] | None = None


class Box:
    """All tiles that have not been placed yet. Cases name tiles by type; here each gets its id."""

    def __init__(self, data: Data) -> None:
        self._left: dict[str, list[str]] = {}
        for tile, kind in data.types.items():
            self._left.setdefault(kind, []).append(tile)

    def take(self, kind: str) -> str:
        """A tile of the type. Raises BadCase where there is none, or none left."""
        if not self._left.get(kind):
            raise BadCase(f"there are no more {kind}" if kind in self._left else f"there is no tile {kind}")
        return self._left[kind].pop(0)

    def rest(self, tiles: Iterable[str]) -> list[str]:
        """Those of the tiles that are left."""
        left = {tile for some in self._left.values() for tile in some}
        return [tile for tile in tiles if tile in left]


def given_state(data: Data, given: Position) -> State:
    """The state that a case's `given` tells of. Raises BadCase."""
    _check(data, given)
    box = Box(data)
    players = [given_player(data, seat, box) for seat in given.seats]
    offer: list[Combination | None] = [None] * data.slots
    for slot, there in given.wheel.slots.items():
        offer[slot] = Combination(box.take(there.tile), there.viking)
    specials_up: list[str | None] = [box.take(kind) for kind in given.specials_up]
    mode = given.mode or ("advanced" if _has_specials(data, given) else "basic")
    if data.modes[mode].special_tiles:
        specials_up += [None] * (data.face_up - len(specials_up))
    auction = given.auction_state
    state = State(
        mode=mode,
        round=given.round,
        phase=given.phase,
        start_player=given.start_player,
        active=given.active,
        players=players,
        offer=offer,
        zero_slot=given.wheel.zero_slot,
        stacks=[],
        bag=no_vikings(),
        drawn=no_vikings() | given.drawn,
        auction=None if auction is None else Auction(auction.high, auction.high_seat, auction.bidders),
        specials_up=specials_up,
        special_stacks=[],
        final=[],
    )
    _fill_stacks(data, state, given, box)
    state.bag = _bag(data, state) if given.bag is None else no_vikings() | given.bag
    return state


def given_player(data: Data, seat: Seat, box: Box) -> Player:
    """A player as the case tells of him."""
    start_tile = None if seat.start_placed else box.take("isl_start")
    player = opening_player(data, min(data.gold), start_tile)
    player.gold, player.vp, player.ledger = seat.gold, seat.vp, {"start": seat.vp}
    for row, col, kind, viking in seat.tiles:
        if viking not in (None, row) or col < 1 or player.at(row, col) is not None:
            raise BadCase(f"given: {[row, col, kind, viking]} cannot lie there")
        player.put(row, col, Place(box.take(kind), settled=viking is not None))
    columns = max(seat.ships, default=0)
    if seat.ships and min(seat.ships) < 1:
        raise BadCase("given: a ship lies in no column")
    player.ships = [box.take(seat.ships[col]) if col in seat.ships else None for col in range(1, columns + 1)]
    player.mainland = no_vikings() | seat.mainland
    player.specials = [box.take(kind) for kind in seat.specials]
    return player


def _fill_stacks(data: Data, state: State, given: Position, box: Box) -> None:
    """Stacks that a case does not name are made of what is left, in the order of the components."""
    laid = given.round if given.phase not in ("auction", "discard") else given.round - 1
    if given.stacks is None:
        rest = box.rest(data.stack_tiles)
        size = data.slots
        coming = [rest[first : first + size] for first in range(0, len(rest), size)]
    else:
        coming = [[box.take(kind) for kind in stack] for stack in given.stacks]
    later = len(data.rounds) - laid
    state.stacks = [*([] for _ in range(laid)), *coming[:later]]
    state.stacks += [[] for _ in range(len(data.rounds) - len(state.stacks))]
    if data.modes[state.mode].special_tiles:
        state.special_stacks = [box.rest(data.specials), []]


def _bag(data: Data, state: State) -> dict[Role, int]:
    """The vikings that the case places nowhere."""
    placed = Counter(state.drawn)
    for player in state.players:
        placed.update(player.mainland)
        placed.update(row for row, _ in area.settled(player))
    placed.update(there.viking for there in state.offer if there is not None and there.viking is not None)
    return {role: max(0, count - placed[role]) for role, count in data.vikings.items()}


def _has_specials(data: Data, given: Position) -> bool:
    special = {data.types[tile] for tile in data.specials}
    placed = [kind for seat in given.seats for _, _, kind, _ in seat.tiles]
    return (
        bool(given.specials_up)
        or any(seat.specials for seat in given.seats)
        or not special.isdisjoint(placed)
    )


def _check(data: Data, given: Position) -> None:
    """The position makes sense. Areas may lack their start tile, and there may be a single seat."""
    seats = range(max(1, len(given.seats)))
    auction = given.auction_state
    problems = {
        "there are too many seats": len(given.seats) > max(INFO.seats),
        "the start player is no seat": given.start_player not in seats,
        "the active player is no seat": given.active not in seats,
        "there is no such round": not 1 <= given.round <= len(data.rounds),
        "there is no such slot": not all(slot in range(data.slots) for slot in given.wheel.slots),
        "an auction goes on in no other phase": (auction is not None) != (given.phase == "auction"),
        "a bidder is no seat": auction is not None and not set(auction.bidders) <= set(seats),
        "too many special tiles lie open": len(given.specials_up) > data.face_up,
    }
    for problem, is_there in problems.items():
        if is_there:
            raise BadCase(f"given: {problem}")
