"""Voyages at a table: choices of all seats at once, chains of decisions, and what can be taken back."""

from __future__ import annotations

import asyncio

import pytest

from server.bots.arena import Dice
from server.rules.voyages.state import State
from tests.tables.party import Party


@pytest.fixture
def party(players: Party) -> Party:
    """People in a house where Voyages is played."""
    return players


def state_of(party: Party) -> State:
    state: State = party.table.position.state
    return state


async def play_by_chance(party: Party, moves: int, seed: int = 1) -> None:
    """So many moves of everybody, by chance."""
    game, dice = party.table.rules(), Dice(seed, "party")
    for _ in range(moves):
        waiting = game.waiting(state_of(party))
        seat = waiting[dice.below(len(waiting))]
        await party.move_by_chance(seat, dice)


async def to_first_turn(party: Party) -> int:
    """Everybody takes his compensation in coins; whose turn it is then."""
    while (state := state_of(party)).phase != "turns":
        for seat in party.table.rules().waiting(state):
            await party.move(seat, "resolve", coins=state.players[seat].tasks[-1].n, camels=0)
    assert state.active is not None
    return state.active


def undo_is_free(party: Party) -> bool:
    """Whether the last move may be taken back without asking anybody."""
    undo = party.table.info(None)["undo"]
    return undo is not None and undo["free"]


async def test_choices_of_all_seats_made_at_the_same_moment_are_all_carried_out(party: Party) -> None:
    # given three players who choose their goals
    await party.start(3, "voyages", options={"goal_choice": "on"})
    dealt = [player.dealt for player in state_of(party).players]
    stamps = [party.table.position.offers[seat].stamp for seat in range(3)]
    # when all of them answer before any has heard of another
    await asyncio.gather(
        *(
            party.table.move(
                party.person(seat),
                seat,
                party.id(),
                stamps[seat],
                {"cmd": "keep_goals", "goals": dealt[seat][:2]},
            )
            for seat in range(3)
        )
    )
    # then each has the goals of his choice, and the round is on
    assert [player.goals for player in state_of(party).players] == [goals[:2] for goals in dealt]
    assert state_of(party).phase != "goal_choice"


async def test_what_some_still_have_to_choose_outlives_a_restart(party: Party) -> None:
    # given three players of whom one has chosen
    await party.start(3, "voyages", options={"goal_choice": "on"})
    await party.move(1, "keep_goals", goals=state_of(party).players[1].dealt[2:])
    before = state_of(party)
    # when the server is started anew
    table = await party.reopen()
    # then the same two are waited for, with the same goals to choose from
    assert state_of(party) == before
    assert table.rules().waiting(before) == [0, 2]
    await party.move(2, "keep_goals", goals=before.players[2].dealt[:2])
    assert table.rules().waiting(state_of(party)) == [0]


async def test_a_turn_is_taken_back_move_by_move_up_to_a_die_that_was_rolled(party: Party) -> None:
    # given the second turn, of Matteo, who rerolls a die and then plans
    await party.start(2, "voyages")
    await to_first_turn(party)
    [rashid] = state_of(party).players[:1]
    await party.move(0, "place", space="bazaar_camel", dice=[next(iter(rashid.dice))], values=[6], row=6)
    await party.move(0, "end_turn")
    matteo = state_of(party).players[1]
    first, second, third = list(matteo.dice)[:3]
    await party.move(1, "reroll", die=first)
    rerolled = state_of(party)
    await party.move(1, "money_bag", dice=[second])
    await party.move(1, "place", space="khan", dice=[_highest(rerolled, second)], good="gold")
    # when he takes back as much as he freely can
    taken = 0
    while undo_is_free(party):
        await party.act(1, {"do": "undo"})
        taken += 1
    # then both moves since the reroll are undone, and the reroll itself needs consent
    assert taken == 2
    assert state_of(party) == rerolled
    assert third in state_of(party).players[1].dice
    assert party.table.info(None)["undo"] is not None


def _highest(state: State, other_than: str) -> str:
    """The best die of the second seat, but for one."""
    dice = {die: value or 0 for die, value in state.players[1].dice.items() if die != other_than}
    return max(dice, key=lambda die: dice[die])
