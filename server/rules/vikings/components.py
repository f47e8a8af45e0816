"""The component data, checked and made ready for use.

Everything the rules need to know of tiles, vikings, prices and counts is read here from components.json,
so that a host can put in the figures of a printed copy without touching code.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from server.rules.data.conditions import once, read_file, require
from server.rules.vikings.info import INFO
from server.rules.vikings.state import ISLAND_ROWS, ROLES, IslandRow, Role

Edge = Literal["sea", "land"]
Scoring = Literal["small", "large", "final"]


class _Role(msgspec.Struct):
    id: Role
    count: int


class _Row(msgspec.Struct):
    id: str
    accepts: Literal["ship", "island"]


class _Kind(msgspec.Struct):
    """Tiles that look the same."""

    type: str
    ids: list[str]


class _Island(_Kind):
    left: Edge
    right: Edge
    building: str | None
    start: bool


class _Value(msgspec.Struct, forbid_unknown_fields=True):
    gold: int = 0
    vp: int = 0


class _Ship(_Kind):
    threatens: list[IslandRow]
    value: _Value


class _Effect(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """What a special tile does (section 13)."""


class Purse(_Effect, tag="gold", frozen=True):
    """Gold at once."""

    gold: int


class Bonus(_Effect, tag="bonus", frozen=True):
    """More for each unthreatened settled viking of a role."""

    role: IslandRow
    gold: int
    vp: int


class FullTrip(_Effect, tag="full_trip", frozen=True):
    """One trip as in the basic game."""


class IdleBoatman(_Effect, tag="idle_boatman", frozen=True):
    """Counts as a boatman in the end."""


class Feast(_Effect, tag="feast", frozen=True):
    """Surplus portions are worth more."""

    surplus_vp: int


class Treasure(_Effect, tag="treasure", frozen=True):
    """VP for less gold in the end."""

    gold_per_vp: int


class Building(_Effect, tag="building", frozen=True):
    """Takes the place of a middle tile with the same building."""

    building: str


Effect = Purse | Bonus | FullTrip | IdleBoatman | Feast | Treasure | Building


class _Special(_Kind):
    effect: Effect


class _Stacks(msgspec.Struct):
    count: int
    tiles: int


class _SpecialStacks(msgspec.Struct):
    sizes: list[int]
    face_up: int


class _Wheel(msgspec.Struct):
    slots: list[Any]


class _Setup(msgspec.Struct):
    vp: int
    gold: dict[int, int]


class Mode(msgspec.Struct, frozen=True):
    """How the basic and the advanced games differ (section 12)."""

    draw: int
    """Vikings drawn each round."""
    special_tiles: bool
    auction: bool
    full_trips: bool
    """Whether every trip of a boatman is a full one."""


class Values(msgspec.Struct, frozen=True):
    """What is paid in the scorings (sections 10, 11 and 14)."""

    goldsmith_gold: int
    noble_vp: int
    scout_vp: int
    scout_per_viking_below_vp: int
    gold_per_vp: int
    most_idle_boatmen_vp: int
    most_islands_vp: int
    longest_island_vp: int
    portions_per_fisherman: int
    surplus_portion_vp: int
    hungry_viking_vp: int


class _File(msgspec.Struct):
    """components.json, as far as the rules read it."""

    roles: list[_Role]
    rows: list[_Row]
    ship_first_columns: list[int]
    islands: list[_Island]
    ships: list[_Ship]
    specials: list[_Special]
    stacks: _Stacks
    special_stacks: _SpecialStacks
    wheel: _Wheel
    colours: list[str]
    setup: _Setup
    rounds: list[list[Scoring]]
    modes: dict[str, Mode]
    scoring: Values


class Island(msgspec.Struct, frozen=True):
    """An island tile. `left` and `right`: whether that edge is land."""

    left: bool
    right: bool
    building: str | None
    special: bool
    """Whether it is a special tile that took the place of an ordinary one."""


class Ship(msgspec.Struct, frozen=True):
    """A ship: the rows of its column that it threatens, and what it is worth."""

    threatens: tuple[IslandRow, ...]
    gold: int
    vp: int


class Data(msgspec.Struct, frozen=True):
    """The component data as the rules use it. Tiles by their ids."""

    vikings: dict[Role, int]
    """How many there are of each role."""
    islands: dict[str, Island]
    """Start tiles and building tiles among them."""
    ships: dict[str, Ship]
    specials: dict[str, Effect]
    types: dict[str, str]
    """What is printed on each tile: equal tiles are of one type."""
    start_tiles: tuple[str, ...]
    stack_tiles: tuple[str, ...]
    """All tiles of the stacks, islands and ships."""
    slots: int
    """Places around the wheel, and tiles in a stack."""
    special_sizes: tuple[int, ...]
    face_up: int
    first_columns: tuple[int, ...]
    """Where the first ships go, in any order."""
    vp: int
    gold: dict[int, int]
    """By number of seats."""
    rounds: tuple[tuple[Scoring, ...], ...]
    modes: dict[str, Mode]
    values: Values

    def scorings(self, number: int) -> tuple[Scoring, ...]:
        """What is scored after a round."""
        return self.rounds[number - 1]


def read(components: Mapping[str, Any]) -> Data:
    """The data, checked. Raises ValueError, naming the item, where it cannot be played with."""
    file = read_file(
        "vikings",
        _File,
        components,
        _check_ids,
        _check_names,
        _check_islands,
        _check_ships,
        _check_specials,
        _check_rounds,
        _check_figures,
    )
    return _data(file)


def _data(file: _File) -> Data:
    """The checked file in the shape the rules use."""
    kinds: tuple[_Kind, ...] = (*file.islands, *file.ships, *file.specials)
    in_stacks: tuple[_Kind, ...] = (*(kind for kind in file.islands if not kind.start), *file.ships)
    return Data(
        vikings={role.id: role.count for role in file.roles},
        islands=_islands(file),
        ships={
            tile: Ship(tuple(kind.threatens), kind.value.gold, kind.value.vp)
            for kind in file.ships
            for tile in kind.ids
        },
        specials={tile: kind.effect for kind in file.specials for tile in kind.ids},
        types={tile: kind.type for kind in kinds for tile in kind.ids},
        start_tiles=tuple(tile for kind in file.islands if kind.start for tile in kind.ids),
        stack_tiles=tuple(tile for kind in in_stacks for tile in kind.ids),
        slots=file.stacks.tiles,
        special_sizes=tuple(file.special_stacks.sizes),
        face_up=file.special_stacks.face_up,
        first_columns=tuple(file.ship_first_columns),
        vp=file.setup.vp,
        gold=file.setup.gold,
        rounds=tuple(tuple(scorings) for scorings in file.rounds),
        modes=file.modes,
        values=file.scoring,
    )


def _islands(file: _File) -> dict[str, Island]:
    """All that can lie in rows 1 to 5: a building tile has the edges of the middle that it replaces."""
    islands = {
        tile: Island(kind.left == "land", kind.right == "land", kind.building, special=False)
        for kind in file.islands
        for tile in kind.ids
    }
    for kind in file.specials:
        if isinstance(kind.effect, Building):
            building = kind.effect.building
            islands |= {tile: Island(True, True, building, special=True) for tile in kind.ids}
    return islands


def _check_ids(file: _File) -> None:
    """Types and tiles have names of their own."""
    kinds: tuple[_Kind, ...] = (*file.islands, *file.ships, *file.specials)
    once("type", (kind.type for kind in kinds))
    once("tile", (tile for kind in kinds for tile in kind.ids))


def _check_names(file: _File) -> None:
    """Roles, rows, colours and modes are those that the rules give a meaning (sections 1, 5, 12)."""
    rows = [row.id for row in file.rows]
    require([role.id for role in file.roles] == list(ROLES), "roles", f"must be {', '.join(ROLES)}")
    require(rows == ["ship", *ISLAND_ROWS], "rows", f"must be ship, {', '.join(ISLAND_ROWS)}")
    for row in file.rows:
        wanted = "ship" if row.id == "ship" else "island"
        require(row.accepts == wanted, f"row {row.id!r}", f"must accept {wanted}")
    require(sorted(file.colours) == sorted(INFO.colours), "colours", f"must be {', '.join(INFO.colours)}")
    modes = INFO.options[0].values
    require(sorted(file.modes) == sorted(modes), "modes", f"must be {', '.join(modes)}")


def _check_islands(file: _File) -> None:
    """Left ends, middles and right ends; a start tile for each seat (section 1)."""
    for kind in file.islands:
        item = f"island {kind.type!r}"
        ends = (kind.left, kind.right)
        require(ends != ("sea", "sea"), item, "has no land at either side")
        middle = ends == ("land", "land")
        require(middle or kind.building is None, item, "only middles have buildings")
        require(not kind.start or ends == ("sea", "land"), item, "a start tile must be a left end")
    starts = sum(len(kind.ids) for kind in file.islands if kind.start)
    most = max(INFO.seats)
    require(starts >= most, "islands", f"{starts} start tiles are too few for {most} seats")


def _check_ships(file: _File) -> None:
    """Ships threaten rows below the warriors and are worth something (sections 1 and 9)."""
    for ship in file.ships:
        item = f"ship {ship.type!r}"
        reach = len(ship.threatens)
        require(ship.threatens == list(ISLAND_ROWS[1 : reach + 1]), item, "threatens no rows from the top")
        value = ship.value
        require(min(value.gold, value.vp) >= 0, item, "its value is negative")
    first = file.ship_first_columns
    require(first == list(range(1, len(first) + 1)), "ship_first_columns", "must run from 1")


def _check_specials(file: _File) -> None:
    """Figures are no losses, buildings there are; the stacks take all tiles (sections 3 and 13)."""
    buildings = {kind.building for kind in file.islands}
    for kind in file.specials:
        item, effect = f"special {kind.type!r}", kind.effect
        match effect:
            case Purse():
                require(effect.gold >= 0, item, "its gold is negative")
            case Bonus():
                require(min(effect.gold, effect.vp) >= 0, item, "its bonus is negative")
            case Treasure():
                require(effect.gold_per_vp >= 1, item, "gold_per_vp must be at least 1")
            case Building():
                require(effect.building in buildings, item, f"no middle has a {effect.building!r}")
            case Feast() | FullTrip() | IdleBoatman():
                pass
    there, sizes = sum(len(kind.ids) for kind in file.specials), file.special_stacks.sizes
    require(sum(sizes) == there, "special_stacks.sizes", f"must add up to {there}")
    require(file.special_stacks.face_up >= 0, "special_stacks.face_up", "must not be negative")


def _check_rounds(file: _File) -> None:
    """A stack and vikings for each round, the final scoring after the last (sections 3 to 5, 12)."""
    stacks, rounds = file.stacks, file.rounds
    tiles = sum(len(kind.ids) for kind in file.islands if not kind.start)
    tiles += sum(len(kind.ids) for kind in file.ships)
    require(stacks.count >= 1, "stacks.count", "must be at least 1")
    require(stacks.count * stacks.tiles == tiles, "stacks", f"must take {tiles} tiles")
    require(len(file.wheel.slots) == stacks.tiles, "wheel.slots", f"must be {stacks.tiles}")
    require(len(rounds) == stacks.count, "rounds", f"must be {stacks.count}")
    for number, scorings in enumerate(rounds, start=1):
        last = number == len(rounds)
        wanted = (["large", "final"],) if last else (["small"], ["large"])
        require(scorings in wanted, f"round {number}", f"cannot be scored by {scorings}")
    bag = sum(role.count for role in file.roles)
    require(min(role.count for role in file.roles) >= 0, "roles", "a count is negative")
    for name, mode in file.modes.items():
        item = f"mode {name!r}"
        wanted_draw = stacks.tiles + mode.special_tiles
        require(mode.draw == wanted_draw, item, f"must draw {wanted_draw} vikings a round")
        require(mode.draw * stacks.count <= bag, item, f"{bag} vikings are too few")
        require(mode.special_tiles or not mode.auction, item, "an auction goes with special tiles")


def _check_figures(file: _File) -> None:
    """Gold for each number of seats, and values that can be paid (sections 3, 10, 11 and 14)."""
    setup, values = file.setup, file.scoring
    require(sorted(setup.gold) == sorted(INFO.seats), "setup.gold", f"must be for {INFO.seats} seats")
    require(min(setup.vp, *setup.gold.values()) >= 0, "setup", "must not be negative")
    for name, figure in msgspec.structs.asdict(values).items():
        loss = name == "hungry_viking_vp"
        require(figure <= 0 if loss else figure >= 0, f"scoring.{name}", f"cannot be {figure}")
    require(values.gold_per_vp >= 1, "scoring.gold_per_vp", "must be at least 1")
