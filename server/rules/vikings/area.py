"""What follows from a player's area: threat, islands, who can be ferried, what there is to eat.

Nothing of it is stored.
"""

from __future__ import annotations

from server.rules.vikings.components import Data, FullTrip, IdleBoatman
from server.rules.vikings.state import ISLAND_ROWS, Cell, IslandRow, Player

CompletedIsland = tuple[IslandRow, int, int]
"""Its row, its first column, and the number of its tiles."""


def settled(player: Player) -> list[Cell]:
    """The cells on which vikings stand, in reading order."""
    return [
        (row, col)
        for row, places in player.rows.items()
        for col, place in enumerate(places, start=1)
        if place is not None and place.settled
    ]


def guarded(player: Player, col: int) -> bool:
    """Whether a warrior stands in a column (section 9)."""
    place = player.at("warrior", col)
    return place is not None and place.settled


def ships(player: Player) -> list[tuple[int, str]]:
    """The ships with their columns."""
    return [(col, ship) for col, ship in enumerate(player.ships, start=1) if ship is not None]


def repelled(player: Player) -> list[tuple[int, str]]:
    """The ships in whose column a warrior stands."""
    return [(col, ship) for col, ship in ships(player) if guarded(player, col)]


def unrepelled(player: Player) -> list[tuple[int, str]]:
    """The others."""
    return [(col, ship) for col, ship in ships(player) if not guarded(player, col)]


def threatened(data: Data, player: Player) -> list[Cell]:
    """The cells of threatened vikings, in reading order (section 9)."""
    under = threatened_rows(data, player)
    return [(row, col) for row, col in settled(player) if row in under.get(col, ())] if under else []


def threatened_rows(data: Data, player: Player) -> dict[int, tuple[IslandRow, ...]]:
    """By column: the rows that a ship threatens there."""
    return {col: data.ships[ship].threatens for col, ship in unrepelled(player)}


def safe(data: Data, player: Player) -> dict[IslandRow, list[int]]:
    """The columns in which unthreatened vikings stand, by row."""
    under = threatened_rows(data, player)
    found: dict[IslandRow, list[int]] = {row: [] for row in ISLAND_ROWS}
    for row, col in settled(player):
        if row not in under.get(col, ()):
            found[row].append(col)
    return found


def islands(data: Data, player: Player) -> list[CompletedIsland]:
    """The completed islands in reading order (section 14, 4)."""
    found: list[CompletedIsland] = []
    for row, places in player.rows.items():
        first: int | None = None
        for col, place in enumerate(places, start=1):
            island = None if place is None else data.islands[place.tile]
            if island is None:
                first = None
            elif not island.left:
                first = col
            elif not island.right and first is not None:
                found.append((row, first, col - first + 1))
                first = None
    return found


# ── Ferrying ────────────────────────────────────────────────────────────────────────────────────


def free(player: Player, row: IslandRow) -> list[int]:
    """The columns of a row whose tile has no viking."""
    places = player.rows[row]
    return [col for col, place in enumerate(places, start=1) if place is not None and not place.settled]


def movable(player: Player) -> dict[IslandRow, list[int]]:
    """The free tiles of each role that waits on the mainland; none of the roles that have no tile."""
    if not any(player.mainland[row] for row in ISLAND_ROWS):
        return {}
    return {row: cols for row in ISLAND_ROWS if player.mainland[row] and (cols := free(player, row))}


def can_ferry(player: Player) -> bool:
    """Whether there is a boatman, and somebody to carry (section 15)."""
    return player.mainland["boatman"] > 0 and bool(movable(player))


def full_trip_tiles(data: Data, player: Player) -> list[str]:
    """The special tiles that make a trip a full one (section 13)."""
    return [tile for tile in player.specials if isinstance(data.specials[tile], FullTrip)]


# ── The end ─────────────────────────────────────────────────────────────────────────────────────


def idle_boatmen(data: Data, player: Player) -> int:
    """Boatmen on the mainland, and special tiles that count as one (section 14, 3)."""
    tiles = sum(isinstance(data.specials[tile], IdleBoatman) for tile in player.specials)
    return player.mainland["boatman"] + tiles


def mouths(player: Player) -> int:
    """All vikings, on tiles and on the mainland (section 14, 7)."""
    return len(settled(player)) + sum(player.mainland.values())


def portions(data: Data, player: Player) -> int:
    """Food of unthreatened fishermen (section 14, 7)."""
    return data.values.portions_per_fisherman * len(safe(data, player)["fisherman"])
