"""Bonus moves (section 7.6)."""

from __future__ import annotations

from collections.abc import Iterator

from server.rules.game import Preview, Refused, Template
from server.rules.voyages import journeys
from server.rules.voyages.decisions.base import At, Decision
from server.rules.voyages.journeys import Fare, Journey
from server.rules.voyages.moves import Resolve
from server.rules.voyages.play import Play
from server.rules.voyages.posts import arrivals
from server.rules.voyages.refusing import bad_choice
from server.rules.voyages.state import Player, Task


def _fare(player: Player, steps: int) -> Fare:
    """Roads are paid, steps are not."""
    return Fare(steps, player.stock["coin"], player.stock["camel"])


class BonusMove(Decision):
    """A journey of some steps, or none. It does not count as travelling."""

    fields = ("paths", "decline")

    def only_answer(self, at: At) -> Resolve | None:
        """Where no road can be paid, the move is lost."""
        stuck = journeys.step_refusal(at.data, at.player, _fare(at.player, at.task.n))
        return Resolve(decline=True) if stuck else None

    def refusal(self, at: At, answer: Resolve) -> Refused | None:
        """Ways that can be gone, or a plain no."""
        if answer.decline is not None:
            fine = answer.decline and answer.paths is None
            return None if fine else bad_choice("decline")
        return journeys.journey_refusal(at.data, at.player, answer.paths or [], _fare(at.player, at.task.n))

    def carry_out(self, play: Play, seat: int, task: Task, answer: Resolve) -> None:
        """Everything is paid before anything moves (section 7.2)."""
        player, paths = play.player(seat), answer.paths or []
        fare = _fare(player, task.n)
        found = journeys.journey(play.data, player, paths, fare)
        if not isinstance(found, Journey):
            raise TypeError("a journey that was not checked")
        lost = not paths and journeys.step_refusal(play.data, player, fare) is not None
        player.pay({"coin": found.coins, "camel": found.camels})
        journeys.walk(player, paths)
        told = {
            "paths": [journeys.plain(path) for path in paths],
            "coins": found.coins,
            "camels": found.camels,
        }
        play.tell("moved", seat=seat, source=task.source, lost=lost, **told)
        player.push(arrivals(play, seat, paths))

    def templates(self, at: At) -> Iterator[Template]:
        """A journey, or none."""
        yield Template("resolve", tells={"steps": at.task.n}, stepwise=True)
        yield Template("resolve", {"decline": True})

    def preview(self, at: At, answer: Resolve) -> Preview:
        """Where the figures may go on, and what it comes to."""
        if answer.decline is not None:
            return super().preview(at, answer)
        paths, fare = answer.paths or [], _fare(at.player, at.task.n)
        refused = journeys.journey_refusal(at.data, at.player, paths, fare) if paths else None
        if refused is not None:
            return Preview(refused=refused)
        return Preview(
            complete=bool(paths),
            values=journeys.open_paths(at.data, at.player, paths, fare),
            tells=journeys.journey_tells(at.data, at.player, paths, fare),
        )
