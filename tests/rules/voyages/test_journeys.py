"""The map, travelling and arriving (section 7)."""

import pytest

from tests.rules.voyages.positions import (
    ANNA,
    BEA,
    DATA,
    after,
    code,
    do,
    path,
    place,
    position,
    preview,
    refused,
    stock,
    template,
    told,
)

DICE = {"dice": ["own:6"] * 2}


def test_the_map_has_25_nodes_and_30_roads_that_cost_the_same_both_ways() -> None:
    kinds = list(DATA.kinds.values())
    counts = {kind: kinds.count(kind) for kind in ("start", "oasis", "small", "large", "beijing")}
    assert counts == {"start": 1, "oasis": 10, "small": 6, "large": 7, "beijing": 1}
    roads = {(a, b): cost for a, ends in DATA.roads.items() for b, cost in ends.items()}
    assert len(roads) == 60
    assert all(roads[b, a] == cost for (a, b), cost in roads.items())


@pytest.mark.parametrize(("steps", "coins"), [(1, 3), (2, 7), (3, 12), (4, 12), (5, 18), (6, 18)])
def test_steps_cost_by_the_number_gone_not_by_the_dice(steps: int, coins: int) -> None:
    # given a figure that goes to and fro between two nodes
    state = position({"coins": coins, **DICE})
    nodes = ["alexandria", "venezia"] * 3
    state = after(state, place("travel", "blue-1", "blue-2", paths=[path(*nodes[:steps])]))
    assert stock(state) == {}
    state = position({"coins": coins - 1, **DICE})
    assert (
        code(state, place("travel", "blue-1", "blue-2", paths=[path(*nodes[:steps])])) == "not_enough_coins"
    )


def test_only_roads_lead_on() -> None:
    state = position({"coins": 20, "camels": 9, **DICE})
    for nodes in (["moscow"], ["oasis_a", "venezia", "moscow"], ["venezia"], ["atlantis"], []):
        refusal = refused(state, ANNA, **place("travel", "blue-1", "blue-2", paths=[path(*nodes)]))
        assert refusal[0] == "bad_path"
    assert code(state, place("travel", "blue-1", "blue-2")) == "bad_path"


def test_a_way_is_offered_step_by_step_with_what_it_costs() -> None:
    # given 8 coins and 3 camels in Alexandria, where a road of 7 coins begins
    state = position({"coins": 8, "camels": 3, "figures": ["alexandria"], **DICE})
    seen = preview(state, ANNA, **place("travel", "blue-1", "blue-2"))
    assert not seen.complete
    assert [way[-1]["nodes"] for way in seen.values["paths"]] == [["venezia"], ["oasis_i"]]
    seen = preview(state, ANNA, **place("travel", "blue-1", "blue-2", paths=[path("venezia")]))
    assert seen.complete
    assert [way[-1]["nodes"] for way in seen.values["paths"]] == [
        ["venezia", "oasis_a"],
        ["venezia", "oasis_e"],
        ["venezia", "alexandria"],
    ]
    assert seen.tells["left"] == {"coin": 5, "camel": 3}


def test_of_two_figures_either_may_go_on() -> None:
    # given two figures that have both begun, the one from Venice and the one from Alexandria
    own = {"char": "niccolo_marco", "coins": 40, "camels": 9, "figures": ["venezia", "alexandria"]}
    state = position({**own, **DICE})
    begun = [path("oasis_a"), path("oasis_i", figure=1)]
    seen = preview(state, ANNA, **place("travel", "blue-1", "blue-2", paths=begun))
    # then the next step is either one's, and the path that goes on is the last one
    ways = seen.values["paths"]
    assert {(way[-1]["figure"], way[-1]["nodes"][0]) for way in ways} == {(0, "oasis_a"), (1, "oasis_i")}
    assert all(len(way) == 2 and len(way[-1]["nodes"]) == 2 and len(way[0]["nodes"]) == 1 for way in ways)


def test_travel_is_listed_as_refused_where_nothing_can_be_paid() -> None:
    for seat, wanted in (
        ({"coins": 2, **DICE}, "not_enough_coins"),
        ({"coins": 5, "figures": ["kochi"], **DICE}, "not_enough_coins"),
        ({"coins": 9, "dice": ["own:6"]}, "wrong_dice_count"),
    ):
        listed = template(position(seat), ANNA, "place", space="travel").refused
        assert listed is not None
        assert listed.code == wanted


def test_an_oasis_and_venezia_get_no_post_and_nothing_happens_twice() -> None:
    state = position({"coins": 7, **DICE})
    state, events = do(state, ANNA, **place("travel", "blue-1", "blue-2", paths=[path("oasis_a")]))
    assert told(events, "post_placed") == []
    state = position({"coins": 7, "figures": ["oasis_a"], **DICE})
    assert (
        after(state, place("travel", "blue-1", "blue-2", paths=[path("venezia")])).players[ANNA].posts == []
    )
    # given a post in Anxi already
    state = position({"coins": 3, "camels": 3, "figures": ["moscow"], "posts": ["anxi"], **DICE})
    state, events = do(state, ANNA, **place("travel", "blue-1", "blue-2", paths=[path("anxi")]))
    assert stock(state) == {}
    assert told(events, "post_placed") == []


def test_the_first_post_takes_the_outpost_and_the_second_nothing() -> None:
    seats = [{"coins": 3, "dice": ["own:1"] * 2} for _ in range(2)]
    state = position(*seats, outposts={"alexandria": "ob_silk2"})
    state = after(state, place("travel", "blue-1", "blue-2", paths=[path("alexandria")]), {"cmd": "end_turn"})
    assert stock(state) == {"silk": 2}
    assert state.outposts == {}
    state = position(*seats, turn="s1", spaces={})
    state, events = do(state, BEA, **place("travel", "yellow-1", "yellow-2", paths=[path("alexandria")]))
    assert told(events, "outpost_taken") == []
    assert state.players[BEA].posts == ["alexandria"]


@pytest.mark.parametrize(
    ("bonus", "gained"),
    [
        ("ob_coin3", {"coin": 3}),
        ("ob_coin5", {"coin": 5}),
        ("ob_camel2", {"camel": 2}),
        ("ob_camel3", {"camel": 3}),
        ("ob_silk2", {"silk": 2}),
        ("ob_gold2", {"gold": 2}),
    ],
)
def test_outposts_pay_at_once(bonus: str, gained: dict[str, int]) -> None:
    state = position({"coins": 3, **DICE}, outposts={"alexandria": bonus})
    state = after(state, place("travel", "blue-1", "blue-2", paths=[path("alexandria")]))
    assert stock(state) == gained


def test_an_outpost_with_a_black_die_is_rolled_at_once() -> None:
    state = position({"coins": 3, **DICE}, outposts={"alexandria": "ob_black_die"})
    state, events = do(
        state, ANNA, rolls=(4,), **place("travel", "blue-1", "blue-2", paths=[path("alexandria")])
    )
    assert [taken["value"] for taken in told(events, "black_die_taken")] == [4]
    assert state.turn.black_bought == 0


def test_a_bonus_move_after_a_journey_can_bring_a_second_post() -> None:
    state = position({"coins": 3, **DICE}, outposts={"alexandria": "ob_move"})
    state = after(
        state,
        place("travel", "blue-1", "blue-2", paths=[path("alexandria")]),
        {"cmd": "resolve", "paths": [path("oasis_i")]},
    )
    assert state.players[ANNA].figures == ["oasis_i"]
    assert state.last_traveller == ANNA
