"""Take 5 coins, the Grand Bazaar and the Khan's favour (sections 5.1 to 5.3)."""

from __future__ import annotations

from typing import Any

from server.rules.game import Preview, Refused
from server.rules.voyages.moves import Place
from server.rules.voyages.play import Play
from server.rules.voyages.refusing import bad_choice
from server.rules.voyages.spaces.base import At, Laid, Space
from server.rules.voyages.state import State, Task


class Take5(Space):
    """Coins, whatever the die (section 5.1)."""

    def carry_out(self, play: Play, seat: int, move: Place, laid: Laid) -> None:
        """The coins."""
        play.gain(seat, play.data.take5, self.name)


class Bazaar(Space):
    """A row of goods or camels, up to the lowest die (section 5.2)."""

    fields = ("row",)

    def needed(self, at: At) -> int:
        """As much as the row."""
        rows = len(at.data.bazaars[self.name].rows)
        row = at.move.row
        return row if row is not None and 1 <= row <= rows else 1

    def refusal(self, at: At, laid: Laid) -> Refused | None:
        """A row that the lowest die reaches."""
        row = at.move.row
        if row is None or row < 1:
            return bad_choice("row")
        most = self._most(at, laid)
        return Refused("row_too_high", {"row": row, "most": most}) if row > most else None

    def _most(self, at: At, laid: Laid) -> int:
        return min(laid.lowest, len(at.data.bazaars[self.name].rows))

    def carry_out(self, play: Play, seat: int, move: Place, laid: Laid) -> None:
        """Exactly what stands in the row; a move there may be declined."""
        gain = play.data.bazaars[self.name].rows[(move.row or 1) - 1]
        play.player(seat).push(Task("reward", self.name, gain=gain))

    def preview(self, at: At, laid: Laid) -> Preview:
        """The rows to choose from."""
        rows = at.data.bazaars[self.name].rows
        if at.move.row is None:
            reached = range(1, self._most(at, laid) + 1)
            gains = {str(row): rows[row - 1] for row in reached}
            return Preview(values={"row": tuple(reached)}, tells={"rows": gains})
        refused = self.refusal(at, laid)
        if refused is not None:
            return Preview(refused=refused)
        return Preview(complete=True, tells={"gain": rows[at.move.row - 1]})


class Khan(Space):
    """A good of choice, and camels; dice must not fall from slot to slot (section 5.3)."""

    fields = ("good",)

    def closed(self, at: At) -> Refused | None:
        """All slots are taken."""
        slots = at.data.khan_slots
        return Refused("space_full", {"slots": slots}) if self._taken(at.state) >= slots else None

    def _taken(self, state: State) -> int:
        return len(state.spaces.get(self.name, ()))

    def needed(self, at: At) -> int:
        """As much as the die placed last."""
        placed = at.state.spaces.get(self.name)
        return max((value or 1 for value in placed[-1].dice.values()), default=1) if placed else 1

    def too_low(self, at: At, lowest: int) -> Refused:
        """Lower than the last die there."""
        return Refused("khan_value_too_low", {"needed": self.needed(at), "got": lowest})

    def refusal(self, at: At, laid: Laid) -> Refused | None:
        """One of the goods."""
        return None if at.move.good in at.data.goods else bad_choice("good")

    def carry_out(self, play: Play, seat: int, move: Place, laid: Laid) -> None:
        """The good and the camels."""
        good, gain = move.good or "", play.data.khan_gain
        play.gain(seat, {**gain, good: gain.get(good, 0) + 1}, self.name)

    def preview(self, at: At, laid: Laid) -> Preview:
        """The goods to choose from."""
        if at.move.good is None:
            return Preview(values={"good": at.data.goods})
        return super().preview(at, laid)

    def tells(self, at: At) -> dict[str, Any]:
        """The lowest value that fits, and how many slots are free."""
        return {"needed": self.needed(at), "free": at.data.khan_slots - self._taken(at.state)}
