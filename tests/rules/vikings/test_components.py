"""The component data: rules follow it, and what cannot be played with is named (section 1)."""

from __future__ import annotations

import copy
from collections import Counter

import pytest

from server.bots.arena import configs
from server.playouts.many import one
from server.rules import registry
from server.rules.vikings.game import Vikings
from tests.rules.components import Data, Spoil, described
from tests.rules.vikings.positions import DATA


@pytest.fixture
def data() -> Data:
    """A host's own copy of the data."""
    return copy.deepcopy(registry.components("vikings"))


def test_tiles_are_those_of_the_rulebook() -> None:
    counts = Counter(DATA.types.values())
    assert {kind: counts[kind] for kind in ("isl_start", "isl_left", "isl_right")} == {
        "isl_start": 4,
        "isl_left": 17,
        "isl_right": 21,
    }
    buildings = Counter(island.building for island in DATA.islands.values() if not island.special)
    assert {building: buildings[building] for building in ("church", "farm", "hall", "tower")} == {
        "church": 5,
        "farm": 5,
        "hall": 5,
        "tower": 5,
    }
    assert (len(DATA.ships), len(DATA.specials), len(DATA.stack_tiles)) == (14, 25, 72)
    assert set(DATA.vikings.values()) == {13}


def test_a_building_tile_is_a_middle_like_the_one_that_it_replaces() -> None:
    special = [island for island in DATA.islands.values() if island.special]
    assert {(island.left, island.right) for island in special} == {(True, True)}
    assert len(special) == 4


def test_every_group_of_data_says_where_it_is_from(data: Data) -> None:
    assert set(data) - {"schema", "provenance"} == described(data)


def test_other_figures_are_played_by(data: Data) -> None:
    # given the data of a printed copy with other figures
    data["setup"]["vp"] = 40
    data["setup"]["gold"]["3"] = 60
    data["scoring"]["noble_vp"] = 5
    data["scoring"]["most_idle_boatmen_vp"] = 21
    next(ship for ship in data["ships"] if ship["type"] == "ship_red")["value"] = {"vp": 1}
    # when a whole game is played by them
    game = Vikings(data)
    record = one(game, configs(game, 3)[1], 1)
    # then it ends, and they are what counted
    assert record.broke is None
    assert game.data.gold[3] == 60
    assert game.data.values.noble_vp == 5


def _count(data: Data, group: str, kind: str) -> Data:
    found: Data = next(entry for entry in data[group] if kind in (entry.get("type"), entry.get("id")))
    return found


def _twice(data: Data) -> None:
    _count(data, "islands", "isl_left")["ids"][0] = "isl_right_01"


def _too_few_tiles(data: Data) -> None:
    _count(data, "ships", "ship_red")["ids"].pop()


def _empty_bag(data: Data) -> None:
    for role in data["roles"]:
        role["count"] = 9


def _sea_on_both_sides(data: Data) -> None:
    _count(data, "islands", "isl_right")["left"] = "sea"


def _start_in_the_middle(data: Data) -> None:
    _count(data, "islands", "isl_start")["left"] = "land"


def _building_on_an_end(data: Data) -> None:
    _count(data, "islands", "isl_left")["building"] = "church"


def _no_such_building(data: Data) -> None:
    _count(data, "specials", "sp_build_hall")["effect"]["building"] = "palace"


def _ship_with_a_gap(data: Data) -> None:
    _count(data, "ships", "ship_blue")["threatens"] = ["noble", "fisherman"]


def _ship_that_costs(data: Data) -> None:
    _count(data, "ships", "ship_blue")["value"] = {"vp": -3}


def _unknown_effect(data: Data) -> None:
    _count(data, "specials", "sp_boat")["effect"] = {"kind": "storm"}


def _no_final_scoring(data: Data) -> None:
    data["rounds"][5] = ["large"]


def _free_points(data: Data) -> None:
    data["scoring"]["gold_per_vp"] = 0


def _hunger_that_pays(data: Data) -> None:
    data["scoring"]["hungry_viking_vp"] = 1


def _roles_in_another_order(data: Data) -> None:
    data["roles"].reverse()


def _a_row_less(data: Data) -> None:
    data["rows"].pop()


def _another_colour(data: Data) -> None:
    data["colours"][0] = "pink"


def _a_mode_less(data: Data) -> None:
    del data["modes"]["basic"]


def _thirteen_without_discard(data: Data) -> None:
    data["modes"]["basic"]["draw"] = 13


def _auction_alone(data: Data) -> None:
    data["modes"]["basic"]["auction"] = True


def _no_gold(data: Data) -> None:
    del data["setup"]["gold"]["4"]


def _special_stacks(data: Data) -> None:
    data["special_stacks"]["sizes"] = [13, 13]


def _wheel(data: Data) -> None:
    data["wheel"]["slots"].pop()


def _ship_columns(data: Data) -> None:
    data["ship_first_columns"] = [1, 3]


@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        (_twice, "tile 'isl_right_01': stands there 2 times"),
        (_too_few_tiles, "stacks: must take 71 tiles"),
        (_empty_bag, "54 vikings are too few"),
        (_sea_on_both_sides, "island 'isl_right': has no land"),
        (_start_in_the_middle, "island 'isl_start': a start tile"),
        (_building_on_an_end, "island 'isl_left': only middles"),
        (_no_such_building, "special 'sp_build_hall': no middle has a 'palace'"),
        (_ship_with_a_gap, "ship 'ship_blue': threatens"),
        (_ship_that_costs, "ship 'ship_blue': its value"),
        (_unknown_effect, "storm"),
        (_no_final_scoring, "round 6"),
        (_free_points, "gold_per_vp"),
        (_hunger_that_pays, "hungry_viking_vp"),
        (_roles_in_another_order, "roles: must be fisherman"),
        (_a_row_less, "rows: must be ship"),
        (_another_colour, "colours: must be white"),
        (_a_mode_less, "modes: must be basic"),
        (_thirteen_without_discard, "mode 'basic': must draw 12"),
        (_auction_alone, "mode 'basic': an auction"),
        (_no_gold, "setup.gold"),
        (_special_stacks, "special_stacks.sizes: must add up to 25"),
        (_wheel, "wheel.slots: must be 12"),
        (_ship_columns, "ship_first_columns: must run from 1"),
    ],
)
def test_what_cannot_be_played_with_is_named(data: Data, spoil: Spoil, named: str) -> None:
    spoil(data)
    with pytest.raises(ValueError, match="vikings components") as fault:
        Vikings(data)
    assert named in str(fault.value)
