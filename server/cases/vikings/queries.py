"""Pure computations that cases ask for: parts of the rules without a command."""

from __future__ import annotations

from typing import Any

from server.cases.checks import BadCase
from server.cases.vikings.given import Box, Mode, Seat, Words, given_player
from server.rules.game import Config
from server.rules.rng import Stream
from server.rules.vikings import area
from server.rules.vikings.components import Data
from server.rules.vikings.final import ranked, ranking
from server.rules.vikings.game import Vikings
from server.rules.vikings.info import INFO
from server.rules.vikings.offer import lay_out, line_up
from server.rules.vikings.placing import legal_cells, plain, ship_columns
from server.rules.vikings.scoring import scoring, totals
from server.rules.vikings.state import Role, State, next_seat
from server.rules.vikings.taking import legal_slots, prices


class _Query(Words, tag_field="run"):
    """A pure computation."""


class Setup(_Query, tag="setup"):
    """Counts of a fresh game."""

    players: int
    mode: Mode


class LayoutOffer(_Query, tag="layout_offer"):
    """The wheel after laying out tiles in this order."""

    tiles: list[str]
    drawn: dict[Role, int]


class LegalTakes(_Query, tag="legal_takes"):
    """The slots that the active seat may take from."""


class Prices(_Query, tag="prices"):
    """What everything left costs."""


class LegalCells(_Query, tag="legal_cells"):
    """Where the active seat may place a tile."""

    tile: str


class ShipColumns(_Query, tag="ship_columns"):
    """Where the next ship may go."""

    ships: dict[int, str]


class Threatened(_Query, tag="threatened"):
    """The cells of threatened vikings."""

    seat: int = 0
    seat_state: Seat | None = None


class SmallScoring(_Query, tag="small_scoring"):
    """What a small scoring would bring."""

    seat: int = 0
    seat_state: Seat | None = None


class LargeScoring(_Query, tag="large_scoring"):
    """What a large scoring would bring."""

    seat: int = 0
    seat_state: Seat | None = None


class Islands(_Query, tag="islands"):
    """The completed islands."""

    seat: int = 0
    seat_state: Seat | None = None


class FinalScoring(_Query, tag="final_scoring"):
    """The final scoring of all seats."""


class Score(Words):
    """What decides about the winner."""

    vp: int
    gold: int


class Winners(_Query, tag="winners"):
    """Who wins, of the seats or of these scores."""

    scores: list[Score] | None = None


class NextStart(_Query, tag="next_start"):
    """Who gets the start marker after the round."""

    players: int
    start_player: int


OfSeat = Threatened | SmallScoring | LargeScoring | Islands
Query = (
    OfSeat
    | Setup
    | LayoutOffer
    | LegalTakes
    | Prices
    | LegalCells
    | ShipColumns
    | FinalScoring
    | Winners
    | NextStart
)


def answer(game: Vikings, state: State, asked: Query) -> Any:
    """What a computation comes to."""
    data = game.data
    match asked:
        case Setup():
            return _fresh(game, asked)
        case LayoutOffer():
            return _laid_out(data, asked)
        case LegalTakes():
            return legal_slots(state)
        case Prices():
            return {str(slot): cost for slot, cost in prices(state).items()}
        case LegalCells():
            return plain(legal_cells(data, state.mover, Box(data).take(asked.tile)))
        case ShipColumns():
            return ship_columns(data, given_player(data, Seat(ships=asked.ships), Box(data)).ships)
        case Winners():
            scores = asked.scores
            groups = ranking(state.players) if scores is None else ranked([(s.vp, s.gold) for s in scores])
            return groups[0]
        case NextStart():
            return next_seat(asked.start_player, asked.players)
        case FinalScoring():
            raise TypeError("the final scoring changes the state")
        case _:
            return _of_seat(data, state, asked)


def _of_seat(data: Data, state: State, asked: OfSeat) -> Any:
    """A computation about one player."""
    if asked.seat_state is not None:
        player = given_player(data, asked.seat_state, Box(data))
    elif asked.seat in range(len(state.players)):
        player = state.players[asked.seat]
    else:
        raise BadCase(f"do: there is no seat {asked.seat}")
    match asked:
        case Threatened():
            return plain(area.threatened(data, player))
        case SmallScoring():
            return totals(scoring(data, player, "small"))
        case LargeScoring():
            return totals(scoring(data, player, "large"))
        case Islands():
            return [list(island) for island in area.islands(data, player)]


def _fresh(game: Vikings, asked: Setup) -> dict[str, int]:
    """Counts of a fresh game; its first round has begun, so vikings on the wheel count for the bag."""
    data, seats = game.data, asked.players
    colours = tuple((colour,) for colour in INFO.colours[:seats])
    config = Config(seats=seats, colours=colours, start=0, options={"mode": asked.mode})
    state, _ = game.setup(config, Stream(b"a new game"))
    on_wheel = sum(there is not None and there.viking is not None for there in state.offer)
    return {
        "gold": state.players[0].gold,
        "vp": state.players[0].vp,
        "start_tiles_removed": len(data.start_tiles) - sum(p.start_tile is not None for p in state.players),
        "stacks": len(state.stacks),
        "per_stack": len(state.stacks[-1]),
        "bag": sum(state.bag.values()) + sum(state.drawn.values()) + on_wheel,
        "takes_per_round": data.slots // seats,
    }


def _laid_out(data: Data, asked: LayoutOffer) -> dict[str, Any]:
    """The wheel after laying out tiles and vikings."""
    box = Box(data)
    tiles = lay_out(data, [box.take(kind) for kind in asked.tiles])
    pairs = zip(tiles, line_up(asked.drawn), strict=True)
    slots = {str(slot): {"tile": data.types[tile], "viking": role} for slot, (tile, role) in enumerate(pairs)}
    return {"zero_slot": 0, "slots": slots}
