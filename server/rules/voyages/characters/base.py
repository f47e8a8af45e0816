"""What a character may do otherwise than the rules say. This one, with no ability, keeps to all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from server.rules.voyages.components import Data


class Character:
    """The places at which rules ask for a character (section 8). Numbers stand in the component data."""

    rolls = True
    """Whether dice are rolled, or set when they are placed."""
    pays_fees = True
    """Whether an occupied space costs a fee."""
    posts_on_the_way = False
    """Whether cities that are passed through get a post."""

    def shortcuts(self, data: Data, node: str) -> tuple[str, ...]:
        """Nodes that can be entered from there in one step without any road or cost."""
        return ()

    def when_others_use(self, data: Data, seats: int, space: str) -> dict[str, int]:
        """What comes in when another player places dice on a space."""
        return {}
