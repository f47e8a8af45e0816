"""Looks on at random games and holds every property against every move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from server.bots.arena import Dice
from server.bots.plain import Move
from server.playouts import properties
from server.playouts.leaks import Leaks
from server.playouts.moment import Moment, Step
from server.playouts.play import Broken, Observer, Record
from server.playouts.tally import Tally
from server.playouts.wild import Wild, words
from server.rules.game import Config, Event, Game, Seat, Template
from server.rules.rng import Draw, choose


class Checks(Observer):
    """All properties, held against every move of one random game.

    `tally` counts what was looked at; `also` is shown every step, after the rest.
    """

    def __init__(
        self, game: Game[Any, Any], seed: int, tally: Tally, also: Callable[[Step], None] | None = None
    ) -> None:
        self.game = game
        self._tally = tally
        self._leaks = Leaks(game, tally)
        self._rng = Dice(seed, "checks")
        self._also = also

    def started(self, config: Config, state: Any, events: list[Event]) -> None:
        game = self.game
        self._seats = config.seats
        self._moment = moment = self._looked_at(state, events)
        self._history = properties.History(game, moment, events)
        self._wild = Wild(game, words(moment.plain), self._rng)
        self._leaks.started(moment, events, self._rng)
        properties.unchanged(moment, "a function of the rules")

    def listed(self, state: Any, seat: Seat, move: Move) -> None:
        properties.templates_hold(self.game, self._moment, self._rng)
        self._try_wrong_moves(move)

    def moved(self, state: Any, seat: Seat, move: Move, events: list[Event], draws: list[Draw]) -> None:
        before = self._moment
        properties.unchanged(before, "apply")
        after = self._looked_at(state, events)
        step = Step(before, after, seat, move, events, draws)
        properties.diffs_are_true(step)
        self._history.add(step)
        self._leaks.moved(step, self._wild, self._rng)
        if self._also is not None:
            self._also(step)
        properties.unchanged(before, "a function of the rules")
        properties.unchanged(after, "a function of the rules")
        self._moment = after

    def ended(self, record: Record) -> None:
        if self._moment.result is None:
            raise Broken("dead_end", "nobody is waited for and there is no result")
        properties.adds_up(self._moment.result, self._seats)
        self._try_wrong_moves(record.moves[-1][1] if record.moves else None)
        self._history.replay(record)

    def _looked_at(self, state: Any, events: list[Event]) -> Moment:
        """The state and what is made of it, in good order."""
        game = self.game
        moment = Moment(game, state, self._seats)
        properties.goes_on(game, moment)
        properties.silent(game, moment)
        properties.declared(game, events, self._seats)
        properties.plain_values("the public part", moment.public, moment.public_bytes)
        for private, data in zip(moment.privates, moment.private_bytes, strict=True):
            properties.plain_values("a private part", private, data)
        return moment

    def _try_wrong_moves(self, legal: Move | None) -> None:
        """A wild move, the legal one spoilt and overdone, one refused in the list for each reason as likely,
        and the legal one, at any seats."""
        rng, wild, moment = self._rng, self._wild, self._moment
        tries = [(rng.below(self._seats), wild.move())]
        if legal is not None:
            tries.append((rng.below(self._seats), legal))
            tries.append((choose(moment.may_act or [0], rng), wild.spoilt(legal)))
            tries.append((choose(moment.may_act or [0], rng), wild.overdone(legal)))
        for seat, templates in moment.moves.items():
            refused: dict[str, list[Template]] = {}
            for template in templates:
                if template.refused:
                    refused.setdefault(template.refused.code, []).append(template)
            if refused:
                template = choose(refused[choose(list(refused), rng)], rng)
                move = wild.completed({"cmd": template.cmd, **template.fixed})
                self._tally.refused[properties.stays_refused(self.game, moment, seat, template, move)] += 1
        self._tally.refused.update(properties.wrong_moves_are_refused(self.game, moment, tries))
