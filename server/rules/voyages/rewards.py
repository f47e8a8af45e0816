"""Rewards: numbers at once, then what has to be chosen, rolled, drawn or walked (section 4.5, R12)."""

from __future__ import annotations

from collections.abc import Mapping

from server.rules.voyages.components import Data
from server.rules.voyages.play import Play
from server.rules.voyages.schema import PARTS, RESOURCES
from server.rules.voyages.state import Task


def reward(play: Play, seat: int, task: Task) -> None:
    """Gain what can be counted; the other parts are tasks of their own, in their order."""
    gain = task.gain or {}
    play.gain(seat, numbers(gain), task.source)
    play.player(seat).push(*(Task(part, task.source, gain[part]) for part in PARTS if part in gain))  # type: ignore[arg-type]


def numbers(gain: Mapping[str, int]) -> dict[str, int]:
    """The resources of a reward."""
    return {part: count for part, count in gain.items() if part in RESOURCES}


def take_black_die(play: Play, seat: int, task: Task) -> None:
    """A black die from the board, if one is left (section 4.5)."""
    if play.state.black:
        add_black_die(play, seat, task.source, camels=0)


def add_black_die(play: Play, seat: int, source: str, camels: int) -> None:
    """Roll a black die and add it to the seat's dice."""
    state, player = play.state, play.player(seat)
    *state.black, die = state.black
    value = play.roll() if play.ability(seat).rolls else None
    player.dice = {**player.dice, die: value}
    play.tell("black_die_taken", seat=seat, die=die, value=value, camels=camels, source=source)


def bonus_of(data: Data, city_bonuses: Mapping[str, str], city: str) -> Task:
    """The bonus of a small city as a task."""
    return Task("reward", city, gain=data.city_bonuses[city_bonuses[city]])
