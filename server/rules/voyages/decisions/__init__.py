"""Pending decisions: each kind in a room of its own, and the stack on which they wait (section 11).

The tasks of a seat are carried out from the top of its stack. A decision that has one answer is made at once,
and what it does is told; any other stays on top until its seat resolves it.
"""

from __future__ import annotations

from collections.abc import Callable

from server.rules.game import Preview, Refused, Template
from server.rules.voyages.components import Data
from server.rules.voyages.decisions.base import At, Decision
from server.rules.voyages.decisions.bonus_move import BonusMove
from server.rules.voyages.decisions.cities import OtherCityBonus, OwnCityBonus
from server.rules.voyages.decisions.compensation import Compensation
from server.rules.voyages.decisions.goods import AnyGood, TwoDifferentGoods
from server.rules.voyages.decisions.relocation import RelocatePost
from server.rules.voyages.decisions.room import MakeRoom
from server.rules.voyages.moves import Resolve
from server.rules.voyages.piles import draw_contract
from server.rules.voyages.play import Play
from server.rules.voyages.posts import arrive
from server.rules.voyages.refusing import bad_choice
from server.rules.voyages.rewards import reward, take_black_die
from server.rules.voyages.state import State, Task

_DECISIONS: dict[str, Decision] = {
    "any_good": AnyGood(),
    "two_different_goods": TwoDifferentGoods(),
    "other_city_bonus": OtherCityBonus(),
    "own_city_bonus": OwnCityBonus(),
    "make_room": MakeRoom(),
    "move": BonusMove(),
    "relocate_post": RelocatePost(),
    "compensation": Compensation(),
}

_AUTOMATIC: dict[str, Callable[[Play, int, Task], None]] = {
    "reward": reward,
    "black_die": take_black_die,
    "contract": draw_contract,
    "arrivals": arrive,
}


def settle(play: Play, seat: int) -> None:
    """Carry out the tasks of a seat, depth-first, until one needs an answer or none is left."""
    player = play.player(seat)
    while player.tasks:
        task = player.tasks[-1]
        decision = _DECISIONS.get(task.kind)
        if decision is None:
            player.pop()
            _AUTOMATIC[task.kind](play, seat, task)
            continue
        answer = decision.only_answer(At(play.data, play.state, seat, task))
        if answer is None:
            play.tell("decision_needed", seat=seat, decision=task.kind, n=task.n, source=task.source)
            return
        player.pop()
        decision.carry_out(play, seat, task, answer)


def refusal(data: Data, state: State, seat: int, answer: Resolve) -> Refused | None:
    """Why this does not answer the topmost decision of the seat, which it has."""
    decision, at = _topmost(data, state, seat)
    return _foreign(decision, answer) or decision.refusal(at, answer)


def resolve(play: Play, seat: int, answer: Resolve) -> None:
    """The answer that was checked is carried out."""
    decision, at = _topmost(play.data, play.state, seat)
    play.player(seat).pop()
    decision.carry_out(play, seat, at.task, answer)


def templates(data: Data, state: State, seat: int) -> list[Template]:
    """The answers to the topmost decision of the seat."""
    decision, at = _topmost(data, state, seat)
    return list(decision.templates(at))


def preview(data: Data, state: State, seat: int, answer: Resolve) -> Preview:
    """What an answer built so far comes to."""
    decision, at = _topmost(data, state, seat)
    foreign = _foreign(decision, answer)
    return Preview(refused=foreign) if foreign else decision.preview(at, answer)


def _topmost(data: Data, state: State, seat: int) -> tuple[Decision, At]:
    task = state.players[seat].tasks[-1]
    return _DECISIONS[task.kind], At(data, state, seat, task)


def _foreign(decision: Decision, answer: Resolve) -> Refused | None:
    """A field that belongs to another kind of decision."""
    for field in answer.__struct_fields__:
        if field not in decision.fields and getattr(answer, field) is not None:
            return bad_choice(field.rstrip("_"))
    return None
