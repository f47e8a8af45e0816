"""Moving a post where none is left to place (section 7.5)."""

from __future__ import annotations

from collections.abc import Iterator

from server.rules.game import Refused, Template
from server.rules.voyages.decisions.base import At, Decision
from server.rules.voyages.moves import Resolve
from server.rules.voyages.play import Play
from server.rules.voyages.posts import place_post
from server.rules.voyages.refusing import bad_choice
from server.rules.voyages.state import Task


class RelocatePost(Decision):
    """One of the placed posts goes to the new city."""

    fields = ("from_",)

    def only_answer(self, at: At) -> Resolve | None:
        """Where only one post was ever placed."""
        posts = at.player.posts
        return Resolve(from_=posts[0]) if len(posts) == 1 else None

    def refusal(self, at: At, answer: Resolve) -> Refused | None:
        """One of the own posts."""
        return None if answer.from_ in at.player.posts else bad_choice("from")

    def carry_out(self, play: Play, seat: int, task: Task, answer: Resolve) -> None:
        """It counts as placing (R24)."""
        place_post(play, seat, task.city or "", moved_from=answer.from_)

    def templates(self, at: At) -> Iterator[Template]:
        """One for each post."""
        for city in at.player.posts:
            yield Template("resolve", {"from": city})
