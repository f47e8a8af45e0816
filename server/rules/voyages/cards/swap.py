"""Cards that swap in either direction, step by step (section 5.6, R16, R17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from server.rules.game import Preview, Refused
from server.rules.voyages.cards.base import Effect, Form
from server.rules.voyages.components import Cost
from server.rules.voyages.moves import Repetition
from server.rules.voyages.refusing import bad_choice, lacking
from server.rules.voyages.schema import Direction, Gain
from server.rules.voyages.spaces.base import At


class Swap(Form):
    """Repetitions one after the other, each payable when its turn comes; perhaps in one direction only."""

    fields = ("steps",)

    def useless(self, at: At) -> Refused | None:
        """Some direction must be payable."""
        return None if self._next(at, []) else Refused("no_effect", {"why": "directions"})

    def needed(self, at: At) -> int:
        """A pip for each repetition."""
        return max(1, len(at.move.steps or ()))

    def refusal(self, at: At, value: int) -> Refused | None:
        """Repetitions, not too many, each of them possible."""
        steps = at.move.steps or []
        return self._part_refusal(at, steps, value) or (None if steps else bad_choice("steps"))

    def _part_refusal(self, at: At, steps: Sequence[Repetition], value: int) -> Refused | None:
        if len(steps) > value:
            return Refused("too_many_times", {"most": value})
        if not self.card.mix and len({step.direction for step in steps}) > 1:
            return bad_choice("directions")
        stock = dict(at.player.stock)
        for step in steps:
            direction = self._direction(step.direction)
            if direction is None or not _names_its_good(at, direction, step):
                return bad_choice("steps")
            cost = _named(direction.cost, step.good)
            refused = lacking(stock, cost)
            if refused is not None:
                return refused
            _add(stock, cost, -1)
            _add(stock, _named(direction.gain, step.good), 1)
        return None

    def _direction(self, name: str) -> Direction | None:
        return next((direction for direction in self.card.directions if direction.id == name), None)

    def _next(self, at: At, steps: list[Repetition]) -> list[Repetition]:
        """The repetitions that could come next."""
        found = []
        for direction in self.card.directions:
            for good in at.data.goods if _has_choice(direction) else (None,):
                step = Repetition(direction.id, good)
                if self._part_refusal(at, [*steps, step], len(steps) + 1) is None:
                    found.append(step)
        return found

    def effect(self, at: At, value: int) -> Effect:
        """What is paid and what is gained in all."""
        steps = at.move.steps or []
        paid: dict[str, int] = {}
        gain: dict[str, int] = {}
        for step in steps:
            direction = self._direction(step.direction)
            if direction is not None:
                _add(paid, _named(direction.cost, step.good), 1)
                _add(gain, _named(direction.gain, step.good), 1)
        return Effect(len(steps), paid, gain)

    def preview(self, at: At, value: int) -> Preview:
        """A further repetition, as long as there is one."""
        steps = list(at.move.steps or ())
        refused = self._part_refusal(at, steps, value)
        if refused is not None:
            return Preview(refused=refused)
        seen = self.whole(at, value) if steps else Preview()
        following = self._next(at, steps) if len(steps) < value else []
        if following:
            so_far = [_plain(step) for step in steps]
            seen.values = {"steps": tuple([*so_far, _plain(step)] for step in following)}
        return seen


def _has_choice(direction: Direction) -> bool:
    return "any_good" in direction.cost or "any_good" in direction.gain


def _names_its_good(at: At, direction: Direction, step: Repetition) -> bool:
    """A good is named where any may be paid or gained, and nowhere else."""
    return step.good in at.data.goods if _has_choice(direction) else step.good is None


def _named(gain: Gain, good: str | None) -> Cost:
    """A cost or gain with the good that was chosen."""
    return {(good or "") if part == "any_good" else part: count for part, count in gain.items()}


def _add(stock: dict[str, int], gain: Gain, sign: int) -> None:
    for part, count in gain.items():
        stock[part] = stock.get(part, 0) + sign * count


def _plain(step: Repetition) -> dict[str, Any]:
    return {"direction": step.direction} | ({} if step.good is None else {"good": step.good})
