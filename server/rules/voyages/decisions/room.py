"""Making room for a drawn contract (R14)."""

from __future__ import annotations

from collections.abc import Iterator

from server.rules.game import Refused, Template
from server.rules.voyages.decisions.base import At, Decision
from server.rules.voyages.moves import Resolve
from server.rules.voyages.piles import put_under
from server.rules.voyages.play import Play
from server.rules.voyages.refusing import bad_choice
from server.rules.voyages.state import Task


class MakeRoom(Decision):
    """One of the old contracts goes under the special pile, or the drawn one."""

    fields = ("discard", "decline")

    def refusal(self, at: At, answer: Resolve) -> Refused | None:
        """Exactly one of the two answers."""
        if answer.decline and answer.discard is None:
            return None
        if answer.decline is None and answer.discard in at.player.contracts:
            return None
        return bad_choice("discard")

    def carry_out(self, play: Play, seat: int, task: Task, answer: Resolve) -> None:
        """What is given up goes under the pile; the drawn contract takes its place."""
        player, drawn = play.player(seat), task.contract or ""
        if answer.discard is None:
            put_under(play, seat, drawn)
            return
        player.contracts = [held for held in player.contracts if held != answer.discard] + [drawn]
        put_under(play, seat, answer.discard)

    def templates(self, at: At) -> Iterator[Template]:
        """One for each old contract, and one for none."""
        for contract in at.player.contracts:
            yield Template("resolve", {"discard": contract})
        yield Template("resolve", {"decline": True})
