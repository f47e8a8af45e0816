"""The rules of Voyages behind the contract of server/rules/game.py."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from server.rules.game import (
    Config,
    Event,
    Game,
    Preview,
    Refused,
    Result,
    Seat,
    Template,
    demand,
    exchanged,
    so_far,
)
from server.rules.rng import Rng
from server.rules.voyages import decisions, previews, view
from server.rules.voyages.bonus_actions import bonus_refusal, do_bonus
from server.rules.voyages.components import read
from server.rules.voyages.decisions import settle
from server.rules.voyages.info import INFO
from server.rules.voyages.moves import EndTurn, KeepGoals, Move, PickCharacter, Place, Resolve
from server.rules.voyages.placing import place, place_refusal
from server.rules.voyages.play import Play
from server.rules.voyages.rounds import end_turn, go_on, undecided
from server.rules.voyages.scoring import result
from server.rules.voyages.setup import goals_refusal, keep_goals, pick_character, pick_refusal, setup
from server.rules.voyages.spaces.base import intended
from server.rules.voyages.state import State
from server.rules.voyages.templates import templates


class Voyages(Game[State, Move]):
    """The Voyages of Marco Polo over one set of component data."""

    info = INFO
    state_type = State
    move_type = Move

    def __init__(self, components: Mapping[str, Any]) -> None:
        super().__init__(components)
        self.data = read(components)

    # ── Playing ──────────────────────────────────────────────────────────────────────────────

    def setup(self, config: Config, rng: Rng) -> tuple[State, list[Event]]:
        """Tiles, contracts, characters, goals (section 2)."""
        return setup(self.data, config, rng)

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> tuple[State, list[Event]]:
        """Carry out a command, and all that follows without a decision (section 11)."""
        demand(turn_refusal(state, seat, move))
        demand(self._refusal(state, seat, move))
        play = Play(self.data, state.draft(), rng)
        self._carry_out(play, seat, move)
        go_on(play)
        return play.state, play.events

    def _refusal(self, state: State, seat: Seat, move: Move) -> Refused | None:
        """What stands against the command itself: all is checked before anything changes (R36)."""
        match move:
            case PickCharacter():
                return pick_refusal(state, move.character)
            case KeepGoals():
                return goals_refusal(self.data, state.players[seat], move.goals)
            case Place():
                return place_refusal(intended(self.data, state, seat, move))
            case Resolve():
                return decisions.refusal(self.data, state, seat, move)
            case EndTurn():
                return None
            case _:
                return bonus_refusal(self.data, state, seat, move)

    def _carry_out(self, play: Play, seat: Seat, move: Move) -> None:
        match move:
            case PickCharacter():
                pick_character(play, seat, move.character)
                return
            case KeepGoals():
                keep_goals(play, seat, move.goals)
                return
            case EndTurn():
                end_turn(play, seat)
                return
            case Place():
                place(play, seat, move)
            case Resolve():
                decisions.resolve(play, seat, move)
            case _:
                do_bonus(play, seat, move)
        settle(play, seat)

    def waiting(self, state: State) -> list[Seat]:
        """The active seat; all who choose goals, bonuses or compensation at the same time (R6)."""
        match state.phase:
            case "goal_choice":
                return [seat for seat, player in enumerate(state.players) if player.dealt]
            case "round_bonus" | "compensation":
                return undecided(state)
            case _:
                return [] if state.active is None else [state.active]

    def moves(self, state: State, seat: Seat) -> list[Template]:
        """What a seat can do now (section 11)."""
        return templates(self.data, state, seat)

    def preview(self, state: State, seat: Seat, partial: Mapping[str, Any]) -> Preview:
        """What a command built so far comes to."""
        move = previews.read(partial)
        if isinstance(move, Refused):
            return Preview(refused=move)
        refused = turn_refusal(state, seat, move)
        return Preview(refused=refused) if refused else previews.preview(self.data, state, seat, move)

    def result(self, state: State) -> Result | None:
        """The ranking with every line of VP (section 9)."""
        return result(self.data, state) if state.phase == "finished" else None

    def standings(self, state: State) -> Result:
        """VP so far: goals, Beijing and the rest of the final scoring have not come to anything yet."""
        return so_far(result(self.data, state))

    # ── What may be seen ─────────────────────────────────────────────────────────────────────

    def public(self, state: State) -> dict[str, Any]:
        return view.public(self.data, state)

    def private(self, state: State, seat: Seat) -> dict[str, Any]:
        return view.private(state, seat)

    def hidden(self, state: State, seats: Collection[Seat]) -> list[list[str]]:
        return view.hidden(self.data, state, seats)

    def deal_anew(self, state: State, seats: Collection[Seat], rng: Rng) -> State:
        """Only what nobody has seen: contracts under the pile were open before they went there."""
        return self.rename(state, exchanged(view.unremembered(self.data, state), rng))


def turn_refusal(state: State, seat: Seat, move: Move) -> Refused | None:
    """Why this seat cannot do such a thing now (section 11): phase, seat, decisions, state of the turn."""
    match move:
        case PickCharacter():
            return _phase_refusal(state, "draft") or _seat_refusal(state, seat)
        case KeepGoals():
            refused = _phase_refusal(state, "goal_choice")
            return refused or (None if state.players[seat].dealt else Refused("nothing_pending"))
        case Resolve():
            return None if state.players[seat].tasks else Refused("nothing_pending")
    refused = _phase_refusal(state, "turns") or _seat_refusal(state, seat)
    if refused is None and state.players[seat].tasks:
        return Refused("pending_decision", {"kind": state.players[seat].tasks[-1].kind})
    if refused is None and isinstance(move, Place) and state.turn.main_done:
        return Refused("main_action_done")
    if refused is None and isinstance(move, EndTurn):
        can_end = state.turn.main_done or not state.players[seat].dice
        return None if can_end else Refused("must_act")
    return refused


def _phase_refusal(state: State, phase: str) -> Refused | None:
    return None if state.phase == phase else Refused("wrong_phase", {"phase": state.phase})


def _seat_refusal(state: State, seat: int) -> Refused | None:
    return None if seat == state.active else Refused("not_your_turn", {"active": state.active})


GAME = Voyages
