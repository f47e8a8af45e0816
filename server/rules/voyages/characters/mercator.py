"""Mercator ex Tabriz (section 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from server.rules.voyages.characters.base import Character

if TYPE_CHECKING:
    from server.rules.voyages.components import Data


class Mercator(Character):
    """Gets something when others use the bazaar and, by the number of players, other spaces (R28)."""

    def when_others_use(self, data: Data, seats: int, space: str) -> dict[str, int]:
        """One of a bazaar's main resource, whatever row was taken; what his tile says for the others."""
        uses = data.characters["mercator"].when_others_use[seats]
        if space in data.bazaars:
            return {data.bazaars[space].resource: uses.bazaar}
        return {"khan": uses.khan, "take5": uses.take5}.get(space, {})
