"""Where tiles may be placed (section 7)."""

from __future__ import annotations

import copy
from collections.abc import Sequence

from server.rules.game import Refused
from server.rules.vikings.components import Building, Data, Island
from server.rules.vikings.moves import Take
from server.rules.vikings.state import ISLAND_ROWS, Cell, Combination, IslandRow, Place, Player, Row

Opening = tuple[IslandRow, int, bool | None, bool | None]
"""A cell that touches something, and what its neighbours ask of the left and the right edge: land, sea, or
nothing."""


def openings(data: Data, player: Player) -> list[Opening]:
    """The empty cells that touch the mainland or a tile, in reading order."""
    rows = [player.rows[row] for row in ISLAND_ROWS]
    found: list[Opening] = []
    for index, row in enumerate(ISLAND_ROWS):
        own = rows[index]
        above = rows[index - 1] if index else ()
        below = rows[index + 1] if index + 1 < len(rows) else ()
        for place in range(max(len(own) + 1, len(above), len(below))):
            if place < len(own) and own[place] is not None:
                continue
            left, right = _asked(data, own, place)
            if left is not None or right is not None or _lies(above, place) or _lies(below, place):
                found.append((row, place + 1, left, right))
    return found


def _asked(data: Data, own: Sequence[Place | None], place: int) -> tuple[bool | None, bool | None]:
    """What the neighbours in the row ask for; the coast of the mainland is sea (RULING 3)."""
    left: bool | None = None
    if place == 0:
        left = False
    elif place <= len(own) and (before := own[place - 1]) is not None:
        left = data.islands[before.tile].right
    after = own[place + 1] if place + 1 < len(own) else None
    return left, None if after is None else data.islands[after.tile].left


def _lies(row: Sequence[Place | None], place: int) -> bool:
    return place < len(row) and row[place] is not None


def fitting(found: Sequence[Opening], island: Island) -> list[Cell]:
    """Those of the openings that a tile fits into."""
    edges = island.left, island.right
    return [
        (row, col)
        for row, col, left, right in found
        if (left is None or left == edges[0]) and (right is None or right == edges[1])
    ]


def legal_cells(data: Data, player: Player, tile: str) -> list[Cell]:
    """Where an island tile may be placed, in reading order."""
    return fitting(openings(data, player), data.islands[tile])


def ship_columns(data: Data, ships: Sequence[str | None]) -> list[int]:
    """Where the next ship may go: the first columns in any order, then the next one."""
    there = len(ships)
    first = [col for col in data.first_columns if col > there or ships[col - 1] is None]
    return first or [there + 1]


def with_start_tile(player: Player, row: IslandRow) -> Player:
    """The player with the start tile in column 1 of a row."""
    begun = copy.copy(player)
    if player.start_tile is None:
        raise LookupError("the start tile has been placed")
    begun.put(row, 1, Place(player.start_tile))
    begun.start_tile = None
    return begun


def begun(player: Player, start_row: Row | None) -> Player:
    """The player as the taken tile finds him: with the start tile where this take places it (RULING 4)."""
    if start_row is None or start_row == "ship":
        return player
    return with_start_tile(player, start_row)


def start_refusal(player: Player, start_row: Row | None) -> Refused | None:
    """Why the start tile cannot be placed so; it must be with the first take, and with no other."""
    if player.start_tile is None:
        return None if start_row is None else Refused("start_row_invalid", {"row": start_row})
    if start_row is None:
        return Refused("start_row_required")
    return Refused("start_row_invalid", {"row": start_row}) if start_row == "ship" else None


def placement_refusal(data: Data, player: Player, tile: str, move: Take) -> Refused | None:
    """Why the tile cannot be placed there, or must be placed."""
    there = {"row": move.row, "col": move.col}
    if tile in data.ships:
        columns = ship_columns(data, player.ships)
        if move.col is None and move.row is None:
            return Refused("must_place", {"columns": columns})
        fine = move.row is None and move.col in columns
        return None if fine else Refused("illegal_placement", there)
    cells = legal_cells(data, player, tile)
    if not cells and move.row is None and move.col is None:
        return None
    if cells and (move.row is None or move.col is None):
        return Refused("must_place", {"cells": plain(cells)})
    return None if (move.row, move.col) in cells else Refused("illegal_placement", there)


def settle_refusal(data: Data, combination: Combination, move: Take) -> Refused | None:
    """Why the viking cannot settle on the tile (section 8)."""
    if not move.settle or can_settle(data, combination, move.row):
        return None
    return Refused("settle_not_allowed", {"viking": combination.viking, "row": move.row})


def can_settle(data: Data, combination: Combination, row: Row | None) -> bool:
    """Whether the viking may stand on the tile in that row."""
    return combination.tile in data.islands and row is not None and row == combination.viking


def named_cell(move: Take) -> Cell | None:
    """The cell that a take names, if it names one."""
    if move.row is None or move.row == "ship" or move.col is None:
        return None
    return move.row, move.col


def place_tile(data: Data, player: Player, tile: str, move: Take) -> tuple[str, str] | None:
    """Put a taken tile into the area; a building tile that has been waiting for it takes its place at once
    (section 13). Tells which tile left for which."""
    if tile in data.ships:
        if move.col is None:
            raise LookupError("a ship needs a column")
        ships = list(player.ships) + [None] * (move.col - len(player.ships))
        ships[move.col - 1] = tile
        player.ships = ships
        return None
    cell = named_cell(move)
    if cell is None:
        return None
    player.put(*cell, Place(tile))
    for special in player.specials:
        if exchanges(data, special, tile):
            player.specials = [other for other in player.specials if other != special]
            player.put(*cell, Place(special))
            return tile, special
    return None


def exchanges(data: Data, special: str, tile: str) -> bool:
    """Whether a special tile is a building tile that may take the place of this one."""
    effect, island = data.specials[special], data.islands[tile]
    return isinstance(effect, Building) and island.building == effect.building and not island.special


def exchangeable(data: Data, player: Player, special: str) -> list[Cell]:
    """The cells whose tile a building tile may take the place of, in reading order."""
    return [(row, col) for row, col, place in player.places() if exchanges(data, special, place.tile)]


def plain(cells: Sequence[Cell]) -> list[list[str | int]]:
    """Cells as they are told."""
    return [list(cell) for cell in cells]
