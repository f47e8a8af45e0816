"""Compensation for a low roll (section 3.1)."""

from __future__ import annotations

from collections.abc import Iterator

from server.rules.game import Refused, Template
from server.rules.voyages.decisions.base import At, Decision
from server.rules.voyages.moves import Resolve
from server.rules.voyages.play import Play
from server.rules.voyages.refusing import bad_choice
from server.rules.voyages.state import Task


class Compensation(Decision):
    """A coin or a camel for each point missing, in any mixture."""

    fields = ("coins", "camels")

    def refusal(self, at: At, answer: Resolve) -> Refused | None:
        """Numbers that add up to the points missing."""
        coins, camels = answer.coins, answer.camels
        if coins is None or camels is None or min(coins, camels) < 0:
            return bad_choice("compensation", wanted=at.task.n)
        if coins + camels != at.task.n:
            return bad_choice("compensation", wanted=at.task.n, got=coins + camels)
        return None

    def carry_out(self, play: Play, seat: int, task: Task, answer: Resolve) -> None:
        """They come from the supply."""
        coins, camels = answer.coins or 0, answer.camels or 0
        play.player(seat).gain({"coin": coins, "camel": camels})
        play.tell("compensation_taken", seat=seat, coins=coins, camels=camels)

    def templates(self, at: At) -> Iterator[Template]:
        """Every mixture."""
        for coins in range(at.task.n + 1):
            yield Template("resolve", {"coins": coins, "camels": at.task.n - coins})
