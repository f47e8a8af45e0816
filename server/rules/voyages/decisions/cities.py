"""City bonuses of choice (section 4.5; R13, R19)."""

from __future__ import annotations

from collections.abc import Iterator

from server.rules.game import Choice, Pick, Preview, Refused, Template
from server.rules.voyages.decisions.base import At, Decision
from server.rules.voyages.moves import Resolve
from server.rules.voyages.play import Play
from server.rules.voyages.posts import own_small_cities
from server.rules.voyages.refusing import bad_choice
from server.rules.voyages.rewards import bonus_of
from server.rules.voyages.state import Task


class OtherCityBonus(Decision):
    """The bonus of another small city than the one with the copying tile; no post is needed there."""

    fields = ("city",)

    def _cities(self, at: At) -> list[str]:
        bonuses = at.state.city_bonuses
        return [
            city for city in at.data.small if "other_city_bonus" not in at.data.city_bonuses[bonuses[city]]
        ]

    def only_answer(self, at: At) -> Resolve | None:
        """Where there is only one other city."""
        cities = self._cities(at)
        return Resolve(city=cities[0]) if len(cities) == 1 else None

    def refusal(self, at: At, answer: Resolve) -> Refused | None:
        """One of the other cities."""
        return None if answer.city in self._cities(at) else bad_choice("city")

    def carry_out(self, play: Play, seat: int, task: Task, answer: Resolve) -> None:
        """Its bonus comes as if it were the own."""
        play.player(seat).push(bonus_of(play.data, play.state.city_bonuses, answer.city or ""))

    def templates(self, at: At) -> Iterator[Template]:
        """One for each of the other cities."""
        for city in self._cities(at):
            gain = at.data.city_bonuses[at.state.city_bonuses[city]]
            yield Template("resolve", {"city": city}, tells={"gain": gain})


class OwnCityBonus(Decision):
    """Bonuses of different small cities with an own post; one may name fewer, but one at least."""

    fields = ("cities",)

    def _most(self, at: At) -> int:
        return min(at.task.n, len(own_small_cities(at.data, at.player)))

    def only_answer(self, at: At) -> Resolve | None:
        """Where there is only one such city; or none, and nothing to be had."""
        cities = own_small_cities(at.data, at.player)
        return Resolve(cities=list(cities)) if len(cities) < 2 else None

    def refusal(self, at: At, answer: Resolve) -> Refused | None:
        """Different ones of these cities, not more than wanted."""
        cities, own = answer.cities or [], own_small_cities(at.data, at.player)
        if any(city not in own for city in cities) or len(set(cities)) < len(cities):
            return bad_choice("cities")
        if not 1 <= len(cities) <= at.task.n:
            return bad_choice("cities", most=self._most(at), got=len(cities))
        return None

    def carry_out(self, play: Play, seat: int, task: Task, answer: Resolve) -> None:
        """Their bonuses, in the order in which they are named."""
        bonuses = play.state.city_bonuses
        play.player(seat).push(*(bonus_of(play.data, bonuses, city) for city in answer.cities or []))

    def templates(self, at: At) -> Iterator[Template]:
        """Any number of them, up to the most."""
        own = own_small_cities(at.data, at.player)
        choice: Choice = tuple((Pick(count, own),) for count in range(1, self._most(at) + 1))
        yield Template("resolve", choose={"cities": choice}, tells={"n": self._most(at)})

    def preview(self, at: At, answer: Resolve) -> Preview:
        """The cities that may still be named."""
        cities = answer.cities or []
        if cities and (refused := self.refusal(at, answer)) is not None:
            return Preview(refused=refused)
        left = tuple(city for city in own_small_cities(at.data, at.player) if city not in cities)
        choose: dict[str, Choice] = {}
        if left and len(cities) < self._most(at):
            choose = {"cities": ((Pick(1, left),),)}
        return Preview(complete=bool(cities), choose=choose)
