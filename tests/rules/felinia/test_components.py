"""The component data: rules follow it, and what cannot be played with is named (section 2)."""

from __future__ import annotations

import copy
from collections import Counter

import pytest

from server.bots.arena import configs
from server.playouts.many import one
from server.rules import registry
from server.rules.felinia.game import Felinia
from tests.rules.components import Data, Spoil, described
from tests.rules.felinia.positions import DATA


@pytest.fixture
def data() -> Data:
    """A host's own copy of the data."""
    return copy.deepcopy(registry.components("felinia"))


def test_counts_are_those_of_the_rulebook() -> None:
    assert sum(DATA.goods.values()) == 45
    assert Counter(ship.back for ship in DATA.ships.values()) == {"grey": 15, "blue": 5}
    assert (len(DATA.tiles), len(DATA.specials), len(DATA.bonus), len(DATA.mysteries)) == (30, 8, 5, 18)
    assert set(DATA.cards.values()) == {11}
    assert {len(posts) for posts in DATA.boards["basic"].posts.values()} == {6}
    assert len(DATA.boards["advanced"].posts["white"]) == 8


def test_ships_ask_for_two_alike_and_one_thing_more() -> None:
    for ship in DATA.ships.values():
        assert sorted(ship.goods.values()) in ([1, 2], [2])
        assert ship.coins == 3 - sum(ship.goods.values())
        assert ship.seats in (1, 2)


def test_every_group_of_data_says_where_it_is_from(data: Data) -> None:
    assert set(data) - {"schema", "provenance"} == described(data) == set(data["provenance"])


def test_roads_lead_over_borders_and_over_five_of_kingdoms_on_the_advanced_side() -> None:
    for rules, crossing in (("basic", 0), ("advanced", 5)):
        board = DATA.boards["basic" if rules == "basic" else "advanced"]
        pairs = {frozenset((one, other)) for one, near in board.roads.items() for other in near}
        assert all(other in board.borders[name] for name, near in board.roads.items() for other in near)
        countries = [{board.nodes[name].country for name in pair} for pair in pairs]
        assert sum(len(two) == 2 for two in countries) == crossing


def test_other_figures_are_played_by(data: Data) -> None:
    # given the data of a printed copy with other figures
    data["money"] |= {"start": 5, "most": 9}
    data["goods"][0]["count"] = 12
    data["player"]["merchants"] = 2
    data["storage"]["fourth_cost"] = 1
    game = Felinia(data)
    # when it is played, then it ends, and nobody starts with the old figures
    for way in configs(game):
        record = one(game, way, 5, [])
        assert record.broke is None
    assert (game.data.money.start, game.data.merchants) == (5, 2)


SPOILT: dict[str, tuple[Spoil, str]] = {
    "a ship to nowhere": (lambda d: d["ships"][0].update(destination="puma"), "s0500"),
    "a ship without its own good": (lambda d: d["ships"][0].update(goods={"books": 2}), "s0500"),
    "a ship without seats": (lambda d: d["ships"][0].update(seats=0), "s0500"),
    "a ship too dear": (lambda d: d["ships"][0].update(coins=7), "s0500"),
    "two ships at one time": (lambda d: d["ships"][0].update(departure_minutes=315), "315"),
    "two things of one name": (lambda d: d["ships"][0].update(id="s0515"), "s0515"),
    "a tile of no type": (lambda d: d["trade_tiles"][0].update(type="puma"), "tt_cheetah_1"),
    "a summary that is wrong": (lambda d: d["countries"][0]["tile_summary"].update(lion=2), "cheetah"),
    "goods of one kind": (lambda d: d.update(goods=d["goods"][:1]), "two kinds"),
    "a cost that is no good": (lambda d: d["mystery_cards"][0].update(cost="silk"), "mp_temple_free"),
    "an effect there is none of": (lambda d: d["special_tiles"][0]["effect"].update(kind="win"), "kind"),
    "a market there is none of": (lambda d: d["setup"]["2"].update(markets=["m7"]), "setup for 2"),
    "goods for too few": (lambda d: d["setup"]["4"]["goods"].pop(), "setup for 4"),
    "a seat count missing": (lambda d: d["setup"].pop("3"), "setup"),
    "another colour": (lambda d: d.update(colours=["pink"]), "colours"),
    "a road to nowhere": (lambda d: d["boards"]["basic"]["roads"].append(["b_lion_p1", "x"]), "basic"),
    "a port too few": (lambda d: d["boards"]["basic"]["provinces"].pop(0), "basic"),
    "food on the basic side": (
        lambda d: d["boards"]["basic"]["provinces"][1].update(symbols=["food"]),
        "b_cheetah_x1",
    ),
    "a post of another colour": (
        lambda d: d["boards"]["advanced"]["provinces"][-1].update(station="lion"),
        "advanced",
    ),
    "a bank that costs": (lambda d: d["money"].update(bank=[1, 2, -3]), "bank"),
    "more to start than there may be": (lambda d: d["money"].update(start=7), "money.start"),
    "no value for groups": (lambda d: d["scoring"].update(merchant_by_group=[]), "merchant_by_group"),
    "no side for the advanced game": (lambda d: d["boards"].pop("advanced"), "advanced"),
    "more berths than ships": (
        lambda d: d["places"].update(berths=[{"id": f"b{n}"} for n in range(16)]),
        "berths",
    ),
}


@pytest.mark.parametrize("spoil", SPOILT)
def test_what_cannot_be_played_with_is_named(data: Data, spoil: str) -> None:
    change, named = SPOILT[spoil]
    change(data)
    with pytest.raises(ValueError, match=named):
        Felinia(data)
