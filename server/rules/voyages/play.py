"""A command being carried out: the draft it changes, the chance it draws from, the events that tell of it."""

from __future__ import annotations

from typing import Any

from server.rules.game import Event
from server.rules.rng import Rng
from server.rules.voyages.characters import ability
from server.rules.voyages.characters.base import Character
from server.rules.voyages.components import Data
from server.rules.voyages.schema import DIE
from server.rules.voyages.state import Player, State


class Play:
    """What every function that changes something is handed."""

    __slots__ = ("data", "events", "rng", "state")

    def __init__(self, data: Data, state: State, rng: Rng) -> None:
        self.data = data
        self.state = state
        self.rng = rng
        self.events: list[Event] = []

    def player(self, seat: int) -> Player:
        """What belongs to a seat."""
        return self.state.players[seat]

    def ability(self, seat: int) -> Character:
        """What the character of a seat can do."""
        return ability(self.state.players[seat].character)

    def tell(self, kind: str, **told: Any) -> None:
        """Something happened that everybody may know."""
        self.events.append(Event(kind, told))

    def tell_private(self, kind: str, private: dict[int, dict[str, Any]], **told: Any) -> None:
        """Something happened of which some seats know more."""
        self.events.append(Event(kind, told, private))

    def gain(self, seat: int, gain: dict[str, int], source: str) -> None:
        """A seat gets resources from a source (section 4.5)."""
        if not gain:
            return
        self.player(seat).gain(gain, self.data.lines[source])
        kind = "bonus_gained" if self.state.phase == "round_bonus" else "resources_changed"
        self.tell(kind, seat=seat, source=source, gain=gain)

    def roll(self) -> int:
        """A die."""
        return 1 + self.rng.below(DIE)
