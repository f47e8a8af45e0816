"""Cards that pay by the die alone: per pip, by a table, or by what one owns (section 5.6, R22)."""

from __future__ import annotations

from server.rules.game import Refused
from server.rules.voyages.cards.base import Effect, Form, times
from server.rules.voyages.spaces.base import At


class PerPip(Form):
    """The gain, times the value of the die."""

    def effect(self, at: At, value: int) -> Effect:
        """All pips count."""
        return Effect(value, {}, times(self.card.gain, value))


class DieTable(Form):
    """A gain looked up by the value of the die."""

    def useless(self, at: At) -> Refused | None:
        """City bonuses need a city."""
        return self.cities_refusal(at, self.card.table[0])

    def effect(self, at: At, value: int) -> Effect:
        """The entry of this value."""
        return Effect(1, {}, self.card.table[value - 1])


class PerOwned(Form):
    """The gain for each thing owned, up to the value of the die (R18)."""

    def _owned(self, at: At) -> int:
        player = at.player
        return len(player.posts if self.card.per == "placed_posts" else player.completed)

    def useless(self, at: At) -> Refused | None:
        """Nothing to be counted."""
        return None if self._owned(at) else Refused("no_effect", {"why": self.card.per})

    def effect(self, at: At, value: int) -> Effect:
        """As many as there are, up to the die."""
        count = min(value, self._owned(at))
        return Effect(count, {}, times(self.card.gain, count))
