"""Cards that exchange: a cost for a gain, so many times up to the die (section 5.6)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from server.rules.game import Pick, Preview, Refused
from server.rules.voyages.cards.base import Effect, Form, times
from server.rules.voyages.posts import own_small_cities
from server.rules.voyages.refusing import bad_choice, lacking
from server.rules.voyages.spaces.base import At

PAIR = 2
"""Goods of a payment of two different ones."""


class Exchange(Form):
    """A fixed cost for a fixed gain; only the number of times is chosen."""

    fields = ("times",)

    def useless(self, at: At) -> Refused | None:
        """It must be payable once, and city bonuses need a city."""
        return self.cities_refusal(at, self.card.gain) or lacking(at.player.stock, self.card.cost)

    def needed(self, at: At) -> int:
        """A pip for each time."""
        return max(1, at.move.times or 1)

    def _limit(self, at: At, value: int) -> int:
        """How often the card may be used, money left aside (R19)."""
        if "own_city_bonus" in self.card.gain:
            return min(value, len(own_small_cities(at.data, at.player)))
        return value

    def refusal(self, at: At, value: int) -> Refused | None:
        """At least once, not too often, and all of it payable at once."""
        count, most = at.move.times, self._limit(at, value)
        if count is None or count < 1:
            return bad_choice("times")
        if count > most:
            return Refused("too_many_times", {"most": most})
        return lacking(at.player.stock, times(self.card.cost, count))

    def effect(self, at: At, value: int) -> Effect:
        """Cost and gain, so many times."""
        count = at.move.times or 1
        return Effect(count, times(self.card.cost, count), times(self.card.gain, count))

    def preview(self, at: At, value: int) -> Preview:
        """How often it can be used."""
        if at.move.times is not None:
            return super().preview(at, value)
        affordable = min(at.player.stock[part] // count for part, count in self.card.cost.items())
        most = min(self._limit(at, value), affordable)
        return Preview(values={"times": tuple(range(1, most + 1))})


class ExchangeForGoods(Form):
    """A fixed cost for a good of choice, named for each time."""

    fields = ("goods",)

    def useless(self, at: At) -> Refused | None:
        """It must be payable once."""
        return lacking(at.player.stock, self.card.cost)

    def needed(self, at: At) -> int:
        """A pip for each good."""
        return max(1, len(at.move.goods or ()))

    def refusal(self, at: At, value: int) -> Refused | None:
        """Goods, not too many, all of them payable."""
        goods = at.move.goods or []
        return self._part_refusal(at, goods, value) or (None if goods else bad_choice("goods"))

    def _part_refusal(self, at: At, goods: Sequence[str], value: int) -> Refused | None:
        if any(good not in at.data.goods for good in goods):
            return bad_choice("goods")
        if len(goods) > value:
            return Refused("too_many_times", {"most": value})
        return lacking(at.player.stock, times(self.card.cost, len(goods)))

    def effect(self, at: At, value: int) -> Effect:
        """The goods named, beside what the card gains anyway."""
        goods = at.move.goods or []
        fixed = {part: count for part, count in self.card.gain.items() if part != "any_good"}
        gain = times(fixed, len(goods))
        for good in goods:
            gain[good] = gain.get(good, 0) + 1
        return Effect(len(goods), times(self.card.cost, len(goods)), gain)

    def preview(self, at: At, value: int) -> Preview:
        """A further good, as long as it can be paid."""
        goods = at.move.goods or []
        refused = self._part_refusal(at, goods, value)
        if refused is not None:
            return Preview(refused=refused)
        seen = self.whole(at, value) if goods else Preview()
        if self._part_refusal(at, [*goods, at.data.goods[0]], value) is None:
            seen.choose = {"goods": ((Pick(1, at.data.goods),),)}
        return seen


class ExchangeOfPairs(Form):
    """Two different goods each time, perhaps other ones the next time (R20)."""

    fields = ("payments",)

    def useless(self, at: At) -> Refused | None:
        """Two goods of two kinds, and whatever else it costs."""
        return (
            None
            if self._pairs(at, [])
            else Refused("not_enough_goods", {"missing": {"two_different_goods": 1}})
        )

    def needed(self, at: At) -> int:
        """A pip for each payment."""
        return max(1, len(at.move.payments or ()))

    def _cost(self, payments: Sequence[Sequence[str]]) -> dict[str, int]:
        fixed = {part: count for part, count in self.card.cost.items() if part != "two_different_goods"}
        cost = times(fixed, len(payments))
        for pair in payments:
            for good in pair:
                cost[good] = cost.get(good, 0) + 1
        return cost

    def _pairs(self, at: At, payments: list[list[str]]) -> list[list[str]]:
        """The pairs that could be paid next."""
        pairs = [list(pair) for pair in combinations(at.data.goods, PAIR)]
        return [pair for pair in pairs if not lacking(at.player.stock, self._cost([*payments, pair]))]

    def refusal(self, at: At, value: int) -> Refused | None:
        """Pairs of different goods, not too many, all of them at hand."""
        payments = at.move.payments or []
        return self._part_refusal(at, payments, value) or (None if payments else bad_choice("payments"))

    def _part_refusal(self, at: At, payments: list[list[str]], value: int) -> Refused | None:
        for pair in payments:
            if len(pair) != PAIR or len(set(pair)) < PAIR or any(good not in at.data.goods for good in pair):
                return bad_choice("payments")
        if len(payments) > value:
            return Refused("too_many_times", {"most": value})
        return lacking(at.player.stock, self._cost(payments))

    def effect(self, at: At, value: int) -> Effect:
        """All pairs are paid, and the gains added up."""
        payments = at.move.payments or []
        return Effect(len(payments), self._cost(payments), times(self.card.gain, len(payments)))

    def preview(self, at: At, value: int) -> Preview:
        """A further pair, as long as there is one."""
        payments = at.move.payments or []
        refused = self._part_refusal(at, payments, value)
        if refused is not None:
            return Preview(refused=refused)
        seen = self.whole(at, value) if payments else Preview()
        pairs = self._pairs(at, payments) if len(payments) < value else []
        if pairs:
            seen.values = {"payments": tuple([*payments, pair] for pair in pairs)}
        return seen
