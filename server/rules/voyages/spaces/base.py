"""What every action space says of itself (section 5), and what all of them are told."""

from __future__ import annotations

import abc
from typing import Any

import msgspec

from server.rules.game import Preview, Refused
from server.rules.voyages.characters import ability
from server.rules.voyages.characters.base import Character
from server.rules.voyages.components import Data
from server.rules.voyages.moves import Place
from server.rules.voyages.play import Play
from server.rules.voyages.state import Player, State


class At(msgspec.Struct, frozen=True):
    """A main action that a seat has in mind, perhaps not all of it yet; `intended` makes one."""

    data: Data
    state: State
    seat: int
    player: Player
    ability: Character
    move: Place

    def with_move(self, move: Place) -> At:
        """The same seat with something else in mind."""
        return At(self.data, self.state, self.seat, self.player, self.ability, move)


def intended(data: Data, state: State, seat: int, move: Place) -> At:
    """What a seat has in mind."""
    player = state.players[seat]
    return At(data, state, seat, player, ability(player.character), move)


class Laid(msgspec.Struct, frozen=True):
    """The dice of an action: their values, the lowest of them, and the fee (sections 4.1 and 4.3)."""

    values: tuple[int, ...]
    lowest: int
    fee: int


class Space(abc.ABC):
    """An action space: what it asks for, and what it does.

    `fields` are those of `Place` that it reads, besides space, dice and values.
    """

    fields: tuple[str, ...] = ()

    def __init__(self, name: str) -> None:
        self.name = name

    def place(self, move: Place) -> str:
        """Where the dice lie: the key of `State.spaces`."""
        return self.name

    def closed(self, at: At) -> Refused | None:
        """Why nobody could act there now, whatever the dice."""
        return None

    def needed(self, at: At) -> int:
        """The lowest value of a die with which the action, as far as it is known, can be done."""
        return 1

    def too_low(self, at: At, lowest: int) -> Refused:
        """That a die is lower than needed."""
        return Refused("row_too_high", {"most": lowest})

    def least_coins(self, at: At) -> int:
        """Coins that the action takes at least, besides the fee."""
        return 0

    def short(self, at: At) -> Refused | None:
        """What the seat lacks for even the least of the action, coins left aside."""
        return None

    def refusal(self, at: At, laid: Laid) -> Refused | None:
        """Why the action cannot be done like this; its dice and fee are right."""
        return None

    @abc.abstractmethod
    def carry_out(self, play: Play, seat: int, move: Place, laid: Laid) -> None:
        """The action; dice and fee have been paid."""

    def preview(self, at: At, laid: Laid) -> Preview:
        """The choices still open once the dice lie there."""
        refused = self.refusal(at, laid)
        return Preview(complete=refused is None, refused=refused)

    def tells(self, at: At) -> dict[str, Any]:
        """What a player wants to know of the space beforehand."""
        return {}
