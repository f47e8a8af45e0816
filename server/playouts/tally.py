"""What random games have shown, counted over many of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from server.rules.game import GameInfo


@dataclass
class Tally:
    """Counts of games and moves, and of what the properties were held against."""

    games: int = 0
    moves: int = 0
    comparisons: int = 0
    """Of what a viewer is sent with what he is sent when the hidden things are elsewhere."""
    skipped: int = 0
    """Comparisons that could not be made: the move is illegal there."""
    occurred: Counter[str] = field(default_factory=Counter)
    """Events by kind."""
    compared: Counter[str] = field(default_factory=Counter)
    """Events by kind, for each viewer for whom they were compared."""
    refused: Counter[str] = field(default_factory=Counter)
    """Refusals of wrong moves by code."""

    def add(self, other: Tally) -> None:
        """Count in what others have counted."""
        self.games += other.games
        self.moves += other.moves
        self.comparisons += other.comparisons
        self.skipped += other.skipped
        self.occurred.update(other.occurred)
        self.compared.update(other.compared)
        self.refused.update(other.refused)

    def uncompared(self) -> list[str]:
        """Kinds of events that came and were never compared: whatever they leak went unseen."""
        return sorted(set(self.occurred) - set(self.compared))

    def unseen(self, info: GameInfo) -> list[str]:
        """Kinds of events that never came."""
        return sorted(set(info.events) - set(self.occurred))

    def untried(self, info: GameInfo) -> list[str]:
        """Codes of refusals that no wrong move met, though a game can come to them."""
        return sorted(set(info.refusals) - set(info.safeguards) - set(self.refused))

    def impossible(self, info: GameInfo) -> list[str]:
        """Codes that were met although the game says that it never comes to them."""
        return sorted(set(info.safeguards) & set(self.refused))
