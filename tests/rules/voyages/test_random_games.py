"""What holds after every command of random games (section 16), and what the listed moves promise."""

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from server.bots.arena import Dice
from server.playouts.properties import refusal
from server.rules.game import Template
from server.rules.voyages.posts import posts_left
from server.rules.voyages.rounds import dice_of
from server.rules.voyages.state import State
from tests.rules.voyages.positions import ANNA, DATA, GAME, Moment, games


@pytest.fixture(scope="module")
def moments() -> list[Moment]:
    """Every state of some random games."""
    return [moment for game in games(12, seed=900) for moment in game]


def once(things: Sequence[object]) -> bool:
    """Whether nothing is there twice."""
    return not things or max(Counter(things).values()) == 1


def test_everything_is_in_one_place(moments: list[Moment]) -> None:
    for state, *_ in moments:
        players = state.players
        contracts = [*state.row, *state.special, *state.returned, *itertools.chain(*state.piles)]
        for player in players:
            contracts += [*player.contracts, *player.completed]
            contracts += [task.contract for task in player.tasks if task.contract is not None]
            assert once(player.posts)
            assert len(player.contracts) <= DATA.places
        assert once(contracts)
        assert len(contracts) == len(DATA.contracts) - 6 + len(players)
        goals = [goal for player in players for goal in (*player.dealt, *player.goals, *player.rejected)]
        assert once(goals)


def owners(state: State, space: str) -> list[int]:
    """For each action there with a die of an own colour: whose it is."""
    colours = [player.colour for player in state.players]
    return [
        laid.seat
        for laid in state.spaces[space]
        if laid.seat is not None and any(die.startswith(colours[laid.seat]) for die in laid.dice)
    ]


def test_dice_are_on_boards_and_spaces_and_none_gets_lost(moments: list[Moment]) -> None:
    for state, *_ in moments:
        dice = [*state.black]
        for player in state.players:
            dice += player.dice
        for laid in itertools.chain(*state.spaces.values()):
            dice += laid.dice
        assert once(dice)
        if state.phase == "turns":
            own = [die for player in state.players for die in dice_of(DATA, player)]
            assert set(own) <= set(dice)
            assert sum(die.startswith("black") for die in dice) == len(state.players) + 1
        for space in state.spaces:
            assert space == "money_bag" or once(owners(state, space)), "each colour once (section 4.2)"
        khan = [value for laid in state.spaces.get("khan", ()) for value in laid.dice.values()]
        assert khan == sorted(khan, key=lambda value: value or 0)
        assert len(khan) <= DATA.khan_slots


def test_nobody_owes_anything_and_vp_are_accounted_for(moments: list[Moment]) -> None:
    for state, *_ in moments:
        for player in state.players:
            assert all(count >= 0 for resource, count in player.stock.items() if resource != "vp")
            assert sum(player.ledger.values()) == player.stock["vp"]
            assert posts_left(DATA, player) >= 0
        posts = [player.posts for player in state.players]
        in_beijing = {seat for seat, cities in enumerate(posts) if DATA.beijing in cities}
        assert {seat for seat in state.beijing if seat is not None} == in_beijing


def test_simultaneous_phases_have_somebody_to_decide(moments: list[Moment]) -> None:
    phases = set()
    for state, *_ in moments:
        phases.add(state.phase)
        if state.phase in ("round_bonus", "compensation", "goal_choice"):
            assert GAME.waiting(state)
            assert state.active is None
    assert phases == {"draft", "goal_choice", "round_bonus", "compensation", "turns", "finished"}


def test_a_round_begins_with_the_last_traveller(moments: list[Moment]) -> None:
    traveller: int | None = None
    for *_, events in moments:
        for event in events:
            if event.kind == "travelled":
                traveller = event.data["seat"]
            elif event.kind == "game_started":
                traveller = None
            elif event.kind == "round_started":
                assert traveller in (None, event.data["start"])
                traveller = None


# ── Listed moves are the legal ones ─────────────────────────────────────────────────────────────


def tries(state: State, template: Template) -> Iterator[dict[str, Any]]:
    """Many ways to fill in a kind of main action: all dice, and all simple choices."""
    player = state.players[state.active or ANNA]
    space = template.fixed["space"]
    unrolled = None in player.dice.values()
    for dice in itertools.combinations(player.dice, DATA.dice[space]):
        for value in range(1, 7) if unrolled else (None,):
            values = {} if value is None else {"values": [value] * len(dice)}
            for choice in choices(state, space):
                yield {"cmd": "place", **template.fixed, "dice": list(dice), **values, **choice}


def choices(state: State, space: str) -> list[dict[str, Any]]:
    """The simplest things that a space may be asked for."""
    player = state.players[state.active or ANNA]
    match space:
        case "take5":
            return [{}]
        case "khan":
            return [{"good": good} for good in DATA.goods]
        case "travel":
            figures = range(len(player.figures))
            return [{"paths": [{"figure": f, "nodes": [node]}]} for f in figures for node in DATA.kinds]
        case "contracts":
            discards: list[list[str]] = [[], player.contracts[:1]]
            return [{"take": state.row[:1], "discard": discard} for discard in discards]
        case "city_card":
            ways: list[dict[str, Any]] = [{}, {"times": 1}]
            ways += [{"goods": [good]} for good in DATA.goods]
            ways += [{"payments": [list(pair)]} for pair in itertools.combinations(DATA.goods, 2)]
            directions = [direction.id for card in DATA.cards.values() for direction in card.directions]
            for direction in directions:
                ways += [{"steps": [{"direction": direction, "good": good}]} for good in (None, *DATA.goods)]
            return ways
        case _:
            return [{"row": 1}]


def test_a_space_is_listed_as_refused_exactly_where_nothing_can_be_done_there(moments: list[Moment]) -> None:
    seen: Counter[str] = Counter()
    dice = Dice(3, "some")
    for state, *_ in moments:
        if state.phase != "turns" or state.active is None or dice.below(20):
            continue
        for template in GAME.moves(state, state.active):
            if template.cmd != "place" or "space" not in template.fixed:
                continue
            moves = (msgspec.convert(move, GAME.move_type) for move in tries(state, template))
            possible = any(refusal(GAME, state, state.active, move) is None for move in moves)
            assert possible == (template.refused is None), (template, state.players[state.active])
            seen["possible" if possible else "refused"] += 1
    assert min(seen["possible"], seen["refused"]) > 50
