"""The Travel action (section 7.2)."""

from __future__ import annotations

from typing import Any

from server.rules.game import Preview, Refused
from server.rules.voyages import journeys
from server.rules.voyages.journeys import Fare, Journey
from server.rules.voyages.moves import Place
from server.rules.voyages.play import Play
from server.rules.voyages.posts import arrivals
from server.rules.voyages.spaces.base import At, Laid, Space
from server.rules.voyages.state import Player


class Travel(Space):
    """Up to as many steps as the lower die, paid by their number and by the roads used."""

    fields = ("paths",)

    def short(self, at: At) -> Refused | None:
        """Camels for any road at all; coins are looked at with the fee."""
        stuck = journeys.step_refusal(at.data, at.player, self._fare(at, 1, 0))
        return stuck if stuck is not None and stuck.code != "not_enough_coins" else None

    def least_coins(self, at: At) -> int:
        """One step along the cheapest road."""
        return journeys.least_coins(at.data, at.player, self._fare(at, 1, 0))

    def _fare(self, at: At, most: int, fee: int) -> Fare:
        return _fare(at.data.steps, at.player, most, fee)

    def refusal(self, at: At, laid: Laid) -> Refused | None:
        """Ways that can be gone and paid."""
        fare = self._fare(at, laid.lowest, laid.fee)
        return journeys.journey_refusal(at.data, at.player, at.move.paths or [], fare)

    def carry_out(self, play: Play, seat: int, move: Place, laid: Laid) -> None:
        """Pay, go, arrive; whoever travels last starts the next round (section 3.1)."""
        player, paths = play.player(seat), move.paths or []
        found = journeys.journey(play.data, player, paths, _fare(play.data.steps, player, laid.lowest, 0))
        if not isinstance(found, Journey):
            raise TypeError("a journey that was not checked")
        player.pay({"coin": found.coins, "camel": found.camels})
        journeys.walk(player, paths)
        play.state.last_traveller = seat
        told = [journeys.plain(path) for path in paths]
        play.tell("travelled", seat=seat, paths=told, coins=found.coins, camels=found.camels)
        player.push(arrivals(play, seat, paths))

    def preview(self, at: At, laid: Laid) -> Preview:
        """Where the figures may go on, and what it comes to."""
        paths, fare = at.move.paths or [], self._fare(at, laid.lowest, laid.fee)
        refused = journeys.journey_refusal(at.data, at.player, paths, fare) if paths else None
        if refused is not None:
            return Preview(refused=refused)
        values = journeys.open_paths(at.data, at.player, paths, fare)
        if not paths and not values:
            return Preview(refused=journeys.step_refusal(at.data, at.player, fare))
        tells = journeys.journey_tells(at.data, at.player, paths, fare)
        return Preview(complete=bool(paths), values=values, tells=tells)

    def tells(self, at: At) -> dict[str, Any]:
        """The coins for one and more steps."""
        return {"steps": list(at.data.steps)}


def _fare(prices: tuple[int, ...], player: Player, most: int, fee: int) -> Fare:
    return Fare(most, player.stock["coin"] - fee, player.stock["camel"], prices)
