"""Cases of Vikings. Every key is explained in the `format` of tests/rules/cases/vikings.json."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from server.cases.checks import BadCase, Checks
from server.cases.commands import any_chance, carry_out, split
from server.cases.vikings.given import Position, given_state
from server.cases.vikings.queries import FinalScoring, Query, answer
from server.rules.game import Game
from server.rules.vikings import area
from server.rules.vikings.components import Data
from server.rules.vikings.final import final_scoring
from server.rules.vikings.game import Vikings
from server.rules.vikings.state import Player, Role, State


class Expect(msgspec.Struct, forbid_unknown_fields=True):
    """What must come of it; only what is there is compared."""

    error: str | UnsetType = UNSET
    errors: list[str | None] | UnsetType = UNSET
    result: Any = UNSET
    results: list[Any] | UnsetType = UNSET
    steps: dict[int, dict[str, Any]] = {}
    state: dict[str, Any] = {}
    vikings: dict[str, Role] | UnsetType = UNSET


class Try(msgspec.Struct, forbid_unknown_fields=True):
    """A try: what is done, and what must come of it."""

    do: list[dict[str, Any]]
    expect: Expect
    given: Position | UnsetType = UNSET


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """One case: a single try, or several that each start afresh."""

    given: Position = msgspec.field(default_factory=Position)
    do: list[dict[str, Any]] | UnsetType = UNSET
    expect: Expect | UnsetType = UNSET
    tries: list[Try] = []


def run_case(game: Game[Any, Any], plain_case: dict[str, Any], checks: Checks) -> None:
    """Play every try of the case from what it is given, and compare.

    Raises BadCase or msgspec.ValidationError where the case says what is not known here.
    """
    if not isinstance(game, Vikings):
        raise TypeError(f"cannot run cases of {game.info.id}")
    case = msgspec.convert(plain_case, Case, str_keys=True)
    for one in _tries(case):
        given = case.given if one.given is UNSET else one.given
        play = Play(game, given_state(game.data, given))
        _do(play, one)
        made = checks.made
        _compare(play, one.expect, checks)
        if checks.made == made:
            raise BadCase("expect: it checks nothing")


def _tries(case: Case) -> list[Try]:
    """The tries, or the one that the case itself is."""
    if case.tries:
        if case.do is not UNSET or case.expect is not UNSET:
            raise BadCase("there are tries, and something beside them")
        return case.tries
    if case.do is UNSET or case.expect is UNSET:
        raise BadCase("it says nothing to do or to expect")
    return [Try(case.do, case.expect)]


# ── Do ──────────────────────────────────────────────────────────────────────────────────────────


class Play:
    """A try being played: the state, and what came of each item."""

    def __init__(self, game: Vikings, state: State) -> None:
        self.game = game
        self.state = state
        self.errors: list[str | None] = []
        self.results: list[Any] = []
        self._chance = any_chance()

    def command(self, entry: dict[str, Any]) -> None:
        """Carry out a command, or be refused. Raises BadCase where none is meant."""
        seat, fields = split(entry)
        if fields.get("cmd") == "take" and isinstance(fields.get("special"), str):
            fields["special"] = self._special(fields["special"])
        came = carry_out(self.game, self.state, seat, fields, self._chance, entry)
        self.results.append(None)
        if isinstance(came, str):
            self.errors.append(came)
        else:
            self.state = came[0]
            self.errors.append(None)

    def _special(self, kind: str) -> str:
        """The special tile meant: the open one of that type, or else any."""
        types = self.game.data.types
        tiles = [tile for tile in (*self.state.specials_up, *self.game.data.specials) if tile is not None]
        return next((tile for tile in tiles if types[tile] == kind), kind)

    def compute(self, entry: dict[str, Any]) -> None:
        """Answer a pure computation; the final scoring alone changes the state."""
        asked = msgspec.convert(entry, Query, str_keys=True)
        self.errors.append(None)
        if isinstance(asked, FinalScoring):
            draft = self.state.draft()
            final_scoring(self.game.data, draft)
            self.state = draft
            self.results.append(None)
        else:
            self.results.append(answer(self.game, self.state, asked))


def _do(play: Play, one: Try) -> None:
    """Everything in order: accepted, but for what is expected to be refused."""
    errors = one.expect.errors
    if errors is not UNSET and len(errors) != len(one.do):
        raise BadCase("expect.errors: one entry for each item")
    for number, entry in enumerate(one.do, start=1):
        if "run" in entry:
            play.compute(entry)
        else:
            play.command(entry)
        refused = play.errors[-1]
        meant = errors is not UNSET or (number == len(one.do) and one.expect.error is not UNSET)
        if refused is not None and not meant:
            raise BadCase(f"do: {entry} was refused: {refused}")


# ── Expect ──────────────────────────────────────────────────────────────────────────────────────


def _compare(play: Play, expect: Expect, checks: Checks) -> None:
    """Refusals, answers, steps of the final scoring, and parts of the state."""
    if expect.error is not UNSET:
        checks.equal("error", expect.error, play.errors[-1] if play.errors else None)
    if expect.errors is not UNSET:
        checks.equal("errors", expect.errors, play.errors)
    if expect.result is not UNSET:
        checks.equal("result", expect.result, play.results[-1] if play.results else None)
    if expect.results is not UNSET:
        checks.equal("results", expect.results, play.results)
    if expect.vikings is not UNSET:
        there = {str(slot): left.viking for slot, left in enumerate(play.state.offer) if left is not None}
        checks.equal("vikings", expect.vikings, there)
    for seat, steps in expect.steps.items():
        for step, wanted in steps.items():
            checks.equal(f"step {step} of seat {seat}", wanted, _step(play.state, seat, step))
    _compare_state(play, expect.state, checks)


def _step(state: State, seat: int, name: str) -> Any:
    """What a step of the final scoring changed for a seat."""
    if name not in ("ships", "gold", "boatmen", "islands", "longest", "buildings", "feeding"):
        raise BadCase(f"expect.steps: there is no step {name}")
    if seat not in range(len(state.players)):
        raise BadCase(f"expect.steps: there is no seat {seat}")
    found = next((step for step in state.final if step.step == name), None)
    vp, gold = (0, 0) if found is None else (found.vp[seat], found.gold[seat])
    return {"gold": gold, "vp": vp} if name in ("ships", "gold") else vp


def _compare_state(play: Play, expected: dict[str, Any], checks: Checks) -> None:
    """The parts of the state that are named."""
    data, state = play.game.data, play.state
    table = _table(data, state)
    for name, wanted in expected.items():
        if name == "seats":
            for seat, parts in wanted.items():
                _compare_seat(data, state, int(seat), parts, checks)
        elif name == "wheel":
            for part, value in wanted.items():
                checks.equal(f"wheel.{part}", value, _named(table["wheel"], part))
        else:
            checks.equal(name, wanted, _named(table, name))


def _compare_seat(data: Data, state: State, seat: int, parts: dict[str, Any], checks: Checks) -> None:
    """The parts of a seat: tiles in any order, mainland but for zeros."""
    if seat not in range(len(state.players)):
        raise BadCase(f"expect.state: there is no seat {seat}")
    there = _plain_seat(data, state.players[seat])
    for part, wanted in parts.items():
        got = _named(there, part)
        if part == "tiles":
            wanted, got = sorted(wanted, key=str), sorted(got, key=str)
        elif part == "mainland":
            wanted = {role: count for role, count in wanted.items() if count}
        checks.equal(f"{part} of seat {seat}", wanted, got)


def _named(parts: dict[str, Any], name: str) -> Any:
    if name not in parts:
        raise BadCase(f"expect.state: there is no {name}")
    return parts[name]


def _table(data: Data, state: State) -> dict[str, Any]:
    """The table in the words of cases."""
    auction = state.auction
    return {
        "mode": state.mode,
        "round": state.round,
        "phase": state.phase,
        "start_player": state.start_player,
        "active": state.active,
        "wheel": {
            "zero_slot": state.zero_slot,
            "slots": {
                str(slot): {"tile": data.types[there.tile], "viking": there.viking}
                for slot, there in enumerate(state.offer)
                if there is not None
            },
        },
        "specials_up": [data.types[tile] for tile in state.specials_up if tile is not None],
        "drawn": {role: count for role, count in state.drawn.items() if count},
        "auction_state": auction
        and {"high": auction.high, "high_seat": auction.high_seat, "in": auction.bidders},
    }


def _plain_seat(data: Data, player: Player) -> dict[str, Any]:
    """A seat in the words of cases."""
    tiles = [
        [row, col, data.types[place.tile], row if place.settled else None]
        for row, col, place in player.places()
    ]
    return {
        "gold": player.gold,
        "vp": player.vp,
        "start_placed": player.start_tile is None,
        "tiles": tiles,
        "tile_count": len(tiles),
        "ships": {str(col): data.types[ship] for col, ship in area.ships(player)},
        "mainland": {role: count for role, count in player.mainland.items() if count},
        "specials": [data.types[tile] for tile in player.specials],
    }
