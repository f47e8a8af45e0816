"""Cases of Oltremare. Every key is explained in the `conventions` of tests/rules/cases/oltremare.json."""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal

import msgspec

from server.cases.checks import BadCase, Checks
from server.cases.commands import any_chance, carry_out, split
from server.rules.game import Event, Game, Result
from server.rules.oltremare.components import Data
from server.rules.oltremare.game import Oltremare
from server.rules.oltremare.scoring import final_scoring, groups, rank_awards, worth
from server.rules.oltremare.state import Phase, Player, State, Turn, venice_mark
from server.rules.oltremare.turns import end_turn, influence_income, start_turn

VENICE = "venice"
"""The Venice card among the cards of a deck."""


class _Words(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a case: what may stand in it, and nothing else."""


class Seat(_Words):
    """What lies in front of a seat."""

    ducats: int | None = None
    prestige: int = 0
    hand: list[str] = []
    cargo: list[str] = []
    pirates: list[str] = []
    ship: str = "venezia"
    active_tile: str | None = None
    spent_tiles: list[str] = []


class Position(_Words):
    """A position in the middle of a game."""

    seats: list[Seat]
    phase: Phase | Literal["turn_start", "turn_end", "final"]
    start_player: int = 0
    active: int = 0
    deck: list[str] = []
    discard: list[str] = []
    harbour_tiles: dict[str, str] = {}
    venice_done: bool | None = None
    purchases: int = 0
    prestige_given: list[int] = []
    played: list[str] = []
    last_round: bool = False
    deals: list[dict[str, Any]] = []
    memory_aid: bool = False


class Told(_Words):
    """What a seat (or "spectator") is told by the events of a kind, one after the other, as it stands now."""

    seat: int | Literal["spectator"]
    kind: str
    events: list[dict[str, Any]]


class Expect(_Words):
    """What must come of the commands; only what is there is compared."""

    refused: dict[int, str] = {}
    answers: dict[int, Any] = {}
    state: dict[str, Any] = {}
    set: dict[str, list[Any]] = {}
    count: dict[str, int] = {}
    hidden_from: dict[int, list[str]] = {}
    shown_to: dict[int, list[str]] = {}
    told: list[Told] = []


class Case(_Words):
    """One case. An empty `given` goes with queries alone."""

    given: dict[str, Any]
    do: list[dict[str, Any]]
    expect: Expect


class CargoValue(_Words, tag_field="query", tag="cargo_value"):
    """What cargo cards, listed from the top down, are worth."""

    top_to_bottom: list[str]


class RankAwards(_Words, tag_field="query", tag="rank_awards"):
    """What each seat gets for its count."""

    counts: list[int]


class InfluenceIncome(_Words, tag_field="query", tag="influence_income"):
    """What Influence pays for so many lions."""

    lions: int


Query = CargoValue | RankAwards | InfluenceIncome


class Play:
    """A case being played: the state, and every event with what was told of it."""

    def __init__(self, game: Oltremare, state: State, events: list[Event]) -> None:
        self.game = game
        self.state = state
        self.events = list(events)
        self._chance = any_chance()

    def command(self, entry: dict[str, Any]) -> str | None:
        """Carry out a command; the code if it is refused. Raises BadCase where none is meant."""
        seat, fields = split(entry)
        came = carry_out(self.game, self.state, seat, fields, self._chance, entry)
        if isinstance(came, str):
            return came
        self.state, events = came
        self.events += events
        return None


def run_case(game: Game[Any, Any], plain: dict[str, Any], checks: Checks) -> None:
    """Build the given state, do the commands, compare with what is expected.

    Raises BadCase or msgspec.ValidationError where the case says what is not known here.
    """
    if not isinstance(game, Oltremare):
        raise TypeError(f"cannot run cases of {game.info.id}")
    case = msgspec.convert(plain, Case, str_keys=True)
    if not case.given:
        _answer(game.data, case, checks)
        return
    play = Play(game, *begun(game, case.given))
    _do(play, case, checks)
    _compare_state(play, case.expect, checks)
    _compare_views(play, case.expect, checks)


# ── Queries ─────────────────────────────────────────────────────────────────────────────────────


def _answer(data: Data, case: Case, checks: Checks) -> None:
    """A case without a state asks pure functions only."""
    if case.expect != Expect(answers=case.expect.answers):
        raise BadCase("expect: without a given state there are answers alone")
    answers = {step: _asked(data, msgspec.convert(entry, Query)) for step, entry in enumerate(case.do)}
    for step, wanted in case.expect.answers.items():
        if step not in answers:
            raise BadCase(f"expect.answers: there is no step {step}")
        checks.equal(f"answer {step}", wanted, answers[step])


def _asked(data: Data, query: Query) -> Any:
    match query:
        case CargoValue():
            return worth(groups(data, query.top_to_bottom))
        case RankAwards():
            return rank_awards(data, query.counts)
        case InfluenceIncome():
            return influence_income(data, query.lions)


# ── Given ───────────────────────────────────────────────────────────────────────────────────────


def begun(game: Oltremare, given: dict[str, Any]) -> tuple[State, list[Event]]:
    """The state that a case's `given` tells of, after the automatic steps of its phase.

    Raises BadCase or msgspec.ValidationError.
    """
    position = msgspec.convert(given, Position, str_keys=True)
    _check_position(game.data, position)
    state = _state(game.data, position)
    match position.phase:
        case "turn_start":
            events = start_turn(game.data, state)
        case "turn_end":
            events = end_turn(game.data, state)
        case "final":
            events = final_scoring(game.data, state)
        case _:
            events = []
    play = Play(game, state, events)
    for deal in position.deals:
        refused = play.command({**deal, "cmd": "propose"})
        if refused is not None:
            raise BadCase(f"given.deals: {deal} was refused: {refused}")
    return play.state, play.events


def given_state(game: Oltremare, given: dict[str, Any]) -> State:
    """The state alone."""
    return begun(game, given)[0]


def _state(data: Data, given: Position) -> State:
    """The position as it is given."""
    phases: dict[str, Phase] = {"turn_start": "trade", "turn_end": "load", "final": "load"}
    cargo = given.seats[given.active].cargo
    top = data.cards[cargo[-1]] if cargo else None
    deck = [card for card in reversed(given.deck) if card != VENICE]
    turn = Turn(
        number=1,
        lions=top.lions if top else 0,
        load=top.load if top else 0,
        purchases=given.purchases,
        prestige_given=list(given.prestige_given),
        proposals=[0] * len(given.seats),
    )
    return State(
        memory_aid=given.memory_aid,
        start=given.start_player,
        active=given.active,
        phase=phases.get(given.phase, given.phase),  # type: ignore[arg-type]
        turn=turn,
        moves=0,
        players=[_player(data, seat) for seat in given.seats],
        deck=deck,
        venice=venice_mark(given.deck[::-1].index(VENICE)) if VENICE in given.deck else None,
        discard=list(given.discard),
        tiles=dict(given.harbour_tiles),
        removed=[],
        played=list(given.played),
        spread=[],
        offers={},
        offers_made=0,
        last_round=given.last_round,
    )


def _player(data: Data, seat: Seat) -> Player:
    ducats = data.ducats if seat.ducats is None else seat.ducats
    return Player(
        ducats=ducats,
        prestige=seat.prestige,
        hand=list(seat.hand),
        cargo=list(seat.cargo),
        pirates=list(seat.pirates),
        discarded=[],
        ship=seat.ship,
        tile=seat.active_tile,
        spent=list(seat.spent_tiles),
        ledger={"start": ducats},
    )


def _check_position(data: Data, given: Position) -> None:
    seats = range(len(given.seats))
    venice_there = VENICE in given.deck
    problems = {
        f"no game has {len(given.seats)} seats": len(given.seats) not in data.plans,
        "the starting player is no seat": given.start_player not in seats,
        "the active player is no seat": given.active not in seats,
        "a prestige tile was given to no seat": any(seat not in seats for seat in given.prestige_given),
        "a ship is in no harbour": any(seat.ship not in data.routes for seat in given.seats),
        "a tile lies in no harbour": any(harbour not in data.routes for harbour in given.harbour_tiles),
        "the Venice card is in the deck and out of it": given.venice_done in (True, False)
        and given.venice_done == venice_there,
    }
    for problem, is_there in problems.items():
        if is_there:
            raise BadCase(f"given: {problem}")
    _check_things(data, given)


def _check_things(data: Data, given: Position) -> None:
    """Each card and each tile exists, and is in one place."""
    cards = [*given.deck, *given.discard, *given.played]
    tiles = [*given.harbour_tiles.values()]
    for seat in given.seats:
        cards += [*seat.hand, *seat.cargo, *seat.pirates]
        tiles += [*seat.spent_tiles, *([] if seat.active_tile is None else [seat.active_tile])]
    for what, placed, known in (("card", cards, {*data.cards, VENICE}), ("tile", tiles, {*data.tiles})):
        for thing, count in Counter(placed).items():
            if thing not in known or count > 1:
                raise BadCase(f"given: {what} {thing} {'is placed twice' if count > 1 else 'does not exist'}")


# ── Do ──────────────────────────────────────────────────────────────────────────────────────────


def _do(play: Play, case: Case, checks: Checks) -> None:
    """All commands in order: accepted, but for those of which a refusal is expected."""
    if case.expect.answers:
        raise BadCase("expect.answers: commands give no answers")
    for step in case.expect.refused:
        if step not in range(len(case.do)):
            raise BadCase(f"expect.refused: there is no step {step}")
    for step, entry in enumerate(case.do):
        refused = play.command(entry)
        wanted = case.expect.refused.get(step)
        if wanted is not None:
            checks.equal(f"refusal of step {step}", wanted, refused)
        elif refused is not None:
            raise BadCase(f"do: step {step} was refused: {refused}")


# ── Expect ──────────────────────────────────────────────────────────────────────────────────────


def _plain(game: Oltremare, state: State) -> dict[str, Any]:
    """The whole state in the words of cases."""
    return {
        "start_player": state.start,
        "active": state.active,
        "phase": state.phase,
        "seats": [
            {
                "ducats": player.ducats,
                "prestige": player.prestige,
                "hand": player.hand,
                "cargo": player.cargo,
                "pirates": player.pirates,
                "ship": player.ship,
                "active_tile": player.tile,
                "spent_tiles": player.spent,
            }
            for player in state.players
        ],
        "deck": _deck(state),
        "discard": state.discard,
        "harbour_tiles": state.tiles,
        "removed": state.removed,
        "venice_done": state.venice is None,
        "purchases": state.turn.purchases,
        "prestige_given": state.turn.prestige_given,
        "load_required": state.turn.load,
        "played": state.played,
        "last_round": state.last_round,
        "deals": list(state.offers),
        "result": _result(game.result(state)),
    }


def _deck(state: State) -> list[str]:
    """The deck, its top card first, with the Venice card in its place."""
    cards = list(state.deck)
    if state.venice is not None:
        cards.insert(int(state.venice.rpartition("-")[2]), VENICE)
    return cards[::-1]


def _result(result: Result | None) -> dict[str, Any] | None:
    """The parts of the final scoring by seat, the ducats, and the ranking."""
    if result is None:
        return None
    lines = {line.id: line.amounts for line in result.lines}
    return {
        "prestige": lines["prestige"],
        "cargo": lines["cargo"],
        "pirates": lines["pirates"],
        "harbour": lines["harbours"],
        "final": result.totals,
        "ranking": [seat for group in result.ranking for seat in group],
        "winner": result.ranking[0][0],
    }


def _compare_state(play: Play, expect: Expect, checks: Checks) -> None:
    """Paths into the state: exact values, lists in any order, lengths."""
    plain = _plain(play.game, play.state)
    for path, wanted in expect.state.items():
        checks.equal(path, wanted, _at(plain, path))
    for path, members in expect.set.items():
        checks.equal(path, sorted(members), sorted(_at(plain, path)))
    for path, count in expect.count.items():
        checks.equal(f"number of {path}", count, len(_at(plain, path)))


def _at(plain: Any, path: str) -> Any:
    """What is found along a dotted path. Raises BadCase where it leads nowhere."""
    for key in path.split("."):
        try:
            plain = plain[int(key)] if isinstance(plain, list) else plain[key]
        except (LookupError, TypeError, ValueError) as error:
            raise BadCase(f"expect: there is no {path}") from error
    return plain


def _compare_views(play: Play, expect: Expect, checks: Checks) -> None:
    """Card ids that a seat's view names or must not name; what it is told of events."""
    for seat, cards in expect.hidden_from.items():
        seen = _seen(play, seat)
        for card in cards:
            checks.that(f'"{card}"' not in seen, f"seat {seat} is shown {card}")
    for seat, cards in expect.shown_to.items():
        seen = _seen(play, seat)
        for card in cards:
            checks.that(f'"{card}"' in seen, f"seat {seat} is not shown {card}")
    for told in expect.told:
        viewer = None if told.seat == "spectator" else told.seat
        events = [event for event in play.events if event.kind == told.kind]
        now = [play.game.told(event, play.state, viewer) for event in events]
        wanted = [{"kind": told.kind, **event} for event in told.events]
        checks.equal(f"what {told.seat} is told by {told.kind}", wanted, now)


def _seen(play: Play, seat: int) -> str:
    """All that a seat's view and moves show now, as JSON."""
    if seat not in range(len(play.state.players)):
        raise BadCase(f"expect: there is no seat {seat}")
    game, state = play.game, play.state
    seen = [game.public(state), game.private(state, seat), game.moves(state, seat)]
    return msgspec.json.encode(seen).decode()
