"""The moves a seat can make, and those that players try in vain with the reason (section 11)."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from server.rules.game import Pick, Refused, Template
from server.rules.voyages import decisions
from server.rules.voyages.bonus_actions import (
    adjust_refusal,
    black_die_refusal,
    contract_refusal,
    dice_refusal,
)
from server.rules.voyages.components import Data
from server.rules.voyages.moves import Place
from server.rules.voyages.placing import everywhere, possible
from server.rules.voyages.spaces import SPACES
from server.rules.voyages.spaces.base import At, intended
from server.rules.voyages.state import Player, State

_MAIN_DONE = Template("place", refused=Refused("main_action_done"))
_END_TURN = Template("end_turn")
_MUST_ACT = Template("end_turn", refused=Refused("must_act"))


def templates(data: Data, state: State, seat: int) -> list[Template]:
    """All that a seat can do or may try now."""
    player = state.players[seat]
    match state.phase:
        case "draft":
            return _draft(state) if seat == state.active else []
        case "goal_choice":
            return _goals(data, player) if player.dealt else []
        case "finished":
            return []
    if player.tasks:
        return decisions.templates(data, state, seat)
    if state.phase != "turns" or seat != state.active:
        return []
    return [*_main(data, state, seat), *_bonus(data, state, player), *_end(state, player)]


def _draft(state: State) -> list[Template]:
    return [Template("pick_character", {"character": character}) for character in state.offered]


def _goals(data: Data, player: Player) -> list[Template]:
    choice = ((Pick(data.goals_kept, tuple(player.dealt)),),)
    return [Template("keep_goals", choose={"goals": choice})]


# ── The main action ─────────────────────────────────────────────────────────────────────────────


def _main(data: Data, state: State, seat: int) -> Iterator[Template]:
    """Each space by itself; once the main action is done, that alone."""
    if state.turn.main_done:
        yield _MAIN_DONE
    elif state.players[seat].dice:
        at = intended(data, state, seat, _bare("", None))
        for space, slot in everywhere(state):
            yield _space(at.with_move(_bare(space, slot)), space, slot)


def _space(at: At, space: str, slot: str | None) -> Template:
    """A space on which dice can be placed, or why not."""
    refused, fixed = possible(at), _fixed(space, slot)
    tells = SPACES[space].tells(at)
    if refused is not None:
        return Template("place", fixed, tells=tells, refused=refused)
    return Template("place", fixed, tells=tells, stepwise=True)


@functools.cache
def _bare(space: str, slot: str | None) -> Place:
    return Place(space, [], slot=slot)


@functools.cache
def _fixed(space: str, slot: str | None) -> dict[str, str]:
    return {"space": space} if slot is None else {"space": space, "slot": slot}


# ── Bonus actions and the end of a turn ─────────────────────────────────────────────────────────


def _bonus(data: Data, state: State, player: Player) -> Iterator[Template]:
    """What can be done before and after the main action (section 6)."""
    if player.dice:
        yield Template("money_bag", choose={"dice": ((Pick(1, tuple(player.dice)),),)})
    for contract in player.contracts:
        yield Template(
            "complete_contract", {"contract": contract}, refused=contract_refusal(data, player, contract)
        )
    yield from _dice(data, player)
    yield Template("buy_black_die", refused=black_die_refusal(data, state, player))


def _dice(data: Data, player: Player) -> Iterator[Template]:
    """Each die to be rolled again or turned by one; one reason where that is so for all."""
    refused = dice_refusal(data, player, "reroll")
    if refused is not None:
        yield Template("reroll", refused=refused)
    else:
        yield from (Template("reroll", {"die": die}) for die in player.dice)
    refused = dice_refusal(data, player, "adjust")
    if refused is not None:
        yield Template("adjust", refused=refused)
        return
    for die in player.dice:
        for delta in (-1, 1):
            yield Template("adjust", {"die": die, "delta": delta}, refused=adjust_refusal(player, die, delta))


def _end(state: State, player: Player) -> Iterator[Template]:
    """Once the main action is done, or no dice are left (R8)."""
    yield _END_TURN if state.turn.main_done or not player.dice else _MUST_ACT
