"""What every form of city card says of itself (section 5.6)."""

from __future__ import annotations

import abc

import msgspec

from server.rules.game import Preview, Refused
from server.rules.voyages.components import Cost
from server.rules.voyages.posts import own_small_cities
from server.rules.voyages.schema import CardItem, Gain
from server.rules.voyages.spaces.base import At


class Effect(msgspec.Struct, frozen=True):
    """What a use of a card comes to: everything is paid first, then comes the reward."""

    times: int
    paid: Cost
    gain: Gain


class Form(abc.ABC):
    """A card in one of the forms. `fields` are those of `Place` that it reads."""

    fields: tuple[str, ...] = ()

    def __init__(self, card: CardItem) -> None:
        self.card = card

    def useless(self, at: At) -> Refused | None:
        """Why the card cannot be used even once, whatever the die."""
        return None

    def needed(self, at: At) -> int:
        """The lowest die for as much as is wanted."""
        return 1

    def refusal(self, at: At, value: int) -> Refused | None:
        """Why the card cannot be used like this with such a die; it is not useless."""
        return None

    @abc.abstractmethod
    def effect(self, at: At, value: int) -> Effect:
        """What the use comes to; it has been checked."""

    def preview(self, at: At, value: int) -> Preview:
        """What is still to be chosen, or what the use comes to."""
        refused = self.refusal(at, value)
        return Preview(refused=refused) if refused else self.whole(at, value)

    def whole(self, at: At, value: int) -> Preview:
        """A use to which nothing needs to be added."""
        effect = self.effect(at, value)
        told = {"times": effect.times, "paid": effect.paid, "gain": effect.gain}
        return Preview(complete=True, tells=told)

    def cities_refusal(self, at: At, gain: Gain) -> Refused | None:
        """City bonuses need own small cities (R19)."""
        if "own_city_bonus" in gain and not own_small_cities(at.data, at.player):
            return Refused("no_effect", {"why": "own_city_bonus"})
        return None


def times(gain: Gain, count: int) -> Gain:
    """A gain or a cost, so many times."""
    return {part: number * count for part, number in gain.items()}
