"""What must hold in whole games, and what seats and spectators can see of them (sections 2 and 22)."""

from __future__ import annotations

import functools
from collections import Counter
from itertools import pairwise

import pytest

from server.rules.vikings.area import settled
from server.rules.vikings.components import Building
from server.rules.vikings.state import Player, State
from tests.rules.vikings.positions import DATA, GAME, Moment, games


@functools.cache
def played() -> tuple[list[Moment], ...]:
    """Games of every size and mode."""
    return tuple(games(18, seed=900))


def states() -> list[State]:
    return [moment.state for moments in played() for moment in moments]


def test_every_tile_is_in_one_place_at_most() -> None:
    for state in states():
        there = [tile for stack in (*state.stacks, *state.special_stacks) for tile in stack]
        there += [combination.tile for combination in state.offer if combination is not None]
        there += [tile for tile in state.specials_up if tile is not None]
        for player in state.players:
            there += [place.tile for _, _, place in player.places()]
            there += [ship for ship in player.ships if ship is not None]
            there += [*player.specials, *([] if player.start_tile is None else [player.start_tile])]
        assert len(set(there)) == len(there)
        assert set(there) <= set(DATA.types)


def test_no_viking_comes_from_nowhere() -> None:
    for moments in played():
        before = vikings(moments[0].state)
        assert before == DATA.vikings
        for moment in moments:
            now = vikings(moment.state)
            assert now <= before, "they leave, and never come"
            before = now


def vikings(state: State) -> Counter[str]:
    """All that are in the game."""
    count: Counter[str] = Counter(state.bag)
    count.update(state.drawn)
    count.update(there.viking for there in state.offer if there is not None and there.viking is not None)
    for player in state.players:
        count.update(player.mainland)
        count.update(row for row, _ in settled(player))
    return count


def test_edges_match_everywhere_and_ships_leave_no_gap() -> None:
    for moments in played():
        for player in moments[-1].state.players:
            for row, places in player.rows.items():
                edges = [None if place is None else DATA.islands[place.tile] for place in places]
                assert not edges or edges[0] is None or not edges[0].left, row
                for left, right in pairwise(edges):
                    assert left is None or right is None or left.right == right.left
            assert all(player.ships[3:]), "after the first three there are no gaps"


def test_a_tile_touches_something_when_it_is_placed() -> None:
    for moments in played():
        for before, after in pairwise(moments):
            for event in after.events:
                if event.kind == "tile_placed" and event.data["col"] > 1:
                    player = before.state.players[event.data["seat"]]
                    now = after.state.players[event.data["seat"]]
                    assert neighbours(now, event.data["row"], event.data["col"])
                    assert player.at(event.data["row"], event.data["col"]) is None


def neighbours(player: Player, row: str, col: int) -> int:
    """Tiles that touch a cell."""
    names = list(player.rows)
    index = names.index(row)  # type: ignore[arg-type]
    around = [(index - 1, col), (index + 1, col), (index, col - 1), (index, col + 1)]
    return sum(player.at(names[i], c) is not None for i, c in around if 0 <= i < len(names))


def test_nobody_has_less_than_nothing_and_points_are_the_sum_of_their_lines() -> None:
    for state in states():
        for player in state.players:
            assert min(player.gold, player.vp, *player.mainland.values()) >= 0
            assert sum(player.ledger.values()) == player.vp


def test_number_0_stands_at_the_lowest_slot_that_is_left() -> None:
    for state in states():
        if state.phase == "offer":
            assert state.zero_slot == state.slots_left()[0]


def test_each_round_has_its_takes_shared_out_evenly() -> None:
    """Section 4: 6, 4 or 3 takes each."""
    for moments in played():
        seats = len(moments[0].state.players)
        takes: Counter[tuple[int, int]] = Counter()
        for before, moment in pairwise(moments):
            if moment.move is not None and moment.move["cmd"] == "take":
                takes[before.state.round, moment.seat] += 1
        assert takes == {(number, seat): 12 // seats for number in range(1, 7) for seat in range(seats)}


def test_scorings_come_as_the_board_says() -> None:
    """Section 4, 3."""
    for moments in played():
        seats = len(moments[0].state.players)
        kinds = Counter(event.kind for moment in moments for event in moment.events)
        assert kinds["small_scored"] == kinds["large_scored"] == 3 * seats
        assert kinds["final_step"] in (6, 7)
        assert kinds["game_over"] == 1


def test_a_building_tile_never_waits_beside_a_tile_that_it_fits() -> None:
    for state in states():
        for player in state.players:
            waiting = [DATA.specials[tile] for tile in player.specials]
            wanted = {effect.building for effect in waiting if isinstance(effect, Building)}
            there = {DATA.islands[place.tile].building for _, _, place in player.places()}
            assert not wanted & there


def test_nobody_is_told_what_lies_in_the_stacks() -> None:
    for state in states()[::20]:
        hidden = {tile for group in GAME.hidden(state, ()) for tile in group}
        assert hidden == {tile for stack in (*state.stacks, *state.special_stacks) for tile in stack}
        text = repr(GAME.public(state))
        assert not any(f"'{tile}'" in text for tile in hidden)
        assert all(GAME.private(state, seat) == {} for seat in range(len(state.players)))


def test_the_outlook_of_each_seat_follows_from_its_area() -> None:
    """What the view foretells comes true: the scoring of the round, and the feeding in the end."""
    foretold = 0
    for moments in played():
        for before, moment in pairwise(moments):
            for event in moment.events:
                if event.kind == "small_scored" and event.data["seat"] != moment.seat:
                    outlook = GAME.public(before.state)["seats"][event.data["seat"]]["outlook"]
                    assert outlook["scoring"] == {"vp": event.data["vp"], "gold": event.data["gold"]}
                    foretold += 1
        last = GAME.public(moments[-1].state)
        [feeding] = [step for step in last["final"] if step["step"] == "feeding"]
        for seat, notes in enumerate(feeding["notes"]):
            outlook = last["seats"][seat]["outlook"]
            assert (outlook["portions"], outlook["mouths"]) == (notes["portions"], notes["mouths"])
            assert feeding["vp"][seat] >= outlook["feeding"], "fewer VP are lost where there are none"
    assert foretold > 50


@pytest.mark.parametrize(
    "kind",
    ["tile_removed", "building_swapped", "special_taken", "ferry_trip", "wheel_turned", "vp_exchanged"],
)
def test_everything_rare_came_about(kind: str) -> None:
    """The games above show something: what they are held against happened in them."""
    assert any(event.kind == kind for moments in played() for moment in moments for event in moment.events)
