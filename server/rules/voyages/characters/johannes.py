"""Johannes Caprini (section 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from server.rules.voyages.characters.base import Character

if TYPE_CHECKING:
    from server.rules.voyages.components import Data


class Johannes(Character):
    """Steps from any oasis to any other (R29); his coins at a round's start stand in the data."""

    def shortcuts(self, data: Data, node: str) -> tuple[str, ...]:
        """From an oasis, all others."""
        if node not in data.oases:
            return ()
        return tuple(oasis for oasis in data.oases if oasis != node)
