"""Carrying everybody with the fewest boatmen (section 11, RULING 23): a suggestion, and no rule."""

from __future__ import annotations

from server.rules.vikings import area
from server.rules.vikings.components import Data
from server.rules.vikings.moves import Ferry
from server.rules.vikings.state import IslandRow, Player, Role, State

Tiles = dict[IslandRow, list[int]]
"""The columns that the vikings of each role go to."""

Load = list[tuple[Role, int]]


def fewest_trips(data: Data, state: State) -> list[Ferry]:
    """The fewest trips of the active seat that carry as many as can be carried, the largest load first."""
    player = state.mover
    boats = player.mainland["boatman"]
    tiles = _tiles(data, player)
    if data.modes[state.mode].full_trips:
        trips = [Ferry(load) for load in full_loads(tiles, boats)]
        return sorted(trips, key=lambda trip: -len(trip.vikings))
    loads = full_loads(tiles, min(boats, len(area.full_trip_tiles(data, player))))
    loads = sorted((load for load in loads if len(load) > 1), key=len, reverse=True)
    aboard = {viking for load in loads for viking in load}
    alone: Load = [(row, col) for row, cols in tiles.items() for col in cols if (row, col) not in aboard]
    singles = [Ferry([viking]) for viking in alone[: boats - len(loads)]]
    return [*(Ferry(load, special=True) for load in loads), *singles]


def _tiles(data: Data, player: Player) -> Tiles:
    """For each waiting viking a free tile: rather one where it is safe, warriors rather under a ship."""
    under = area.threatened_rows(data, player)

    def exposed(row: IslandRow, col: int) -> bool:
        return col not in under if row == "warrior" else row in under.get(col, ())

    return {
        row: sorted(cols, key=lambda col: (exposed(row, col), col))[: player.mainland[row]]
        for row, cols in area.movable(player).items()
    }


def full_loads(tiles: Tiles, boats: int) -> list[Load]:
    """The fewest full trips that carry most: some roles go alone, the others together, one of each a trip."""
    rows = sorted(tiles, key=lambda row: -len(tiles[row]))
    best: list[Load] = []
    for trips in range(1, boats + 1):
        for alone in range(min(trips, len(rows)) + 1):
            loads = _split(tiles, rows, alone, trips)
            if sum(map(len, loads)) > sum(map(len, best)):
                best = loads
    return best


def _split(tiles: Tiles, rows: list[IslandRow], alone: int, trips: int) -> list[Load]:
    """The first rows alone, the rest together."""
    own: list[Load] = [[(row, col) for col in tiles[row]] for row in rows[:alone]]
    together: list[Load] = [
        [(row, tiles[row][number]) for row in rows[alone:] if number < len(tiles[row])]
        for number in range(trips - alone)
    ]
    return [load for load in (*own, *together) if load]
