"""Cases of Voyages. Every key is explained in the `format` of tests/rules/cases/voyages.json."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from server.cases.checks import BadCase, Checks
from server.cases.commands import any_chance, carry_out
from server.cases.voyages_given import STOCK, Position, Setup, Words, new_game, position, seat_number
from server.rules.game import Event, Game
from server.rules.rng import Rng
from server.rules.voyages import rounds
from server.rules.voyages.components import Data
from server.rules.voyages.game import Voyages
from server.rules.voyages.info import INFO
from server.rules.voyages.play import Play as Work
from server.rules.voyages.schema import DIE
from server.rules.voyages.scoring import FINAL, final_scoring
from server.rules.voyages.state import Phase, Player, State, Values

NO_CONTRACT = "none"
"""Stands for what lies on an empty slot."""


class SetupExpected(Words):
    """What a fresh game must be like, before its first round or in its draft."""

    coins_by_turn_order: list[int] | UnsetType = UNSET
    camels_each: int | UnsetType = UNSET
    own_dice_each: int | UnsetType = UNSET
    posts_each: int | UnsetType = UNSET
    vp_each: int | UnsetType = UNSET
    figure_node_each: str | UnsetType = UNSET
    active_contracts_each: int | UnsetType = UNSET
    goals_each: int | UnsetType = UNSET
    black_dice: int | UnsetType = UNSET
    khan_dummy_values: list[int] | UnsetType = UNSET
    take5_dummy_dice: int | UnsetType = UNSET
    board_contracts: int | UnsetType = UNSET
    waiting_piles: int | UnsetType = UNSET
    waiting_pile_size: int | UnsetType = UNSET
    special_pile_size: int | UnsetType = UNSET
    outposts_on_map: int | UnsetType = UNSET
    city_cards_on_map: int | UnsetType = UNSET
    characters_by_turn_order: list[str] | UnsetType = UNSET
    city_bonuses: Literal["components.setup.default_city_bonuses"] | dict[str, str] | UnsetType = UNSET
    offered_characters: int | UnsetType = UNSET
    pick_order: list[str] | UnsetType = UNSET
    left_over: int | UnsetType = UNSET
    mercator_version_if_offered: str | UnsetType = UNSET


class SeatExpected(Words):
    """What must lie in front of a seat."""

    coins: int | UnsetType = UNSET
    camels: int | UnsetType = UNSET
    pepper: int | UnsetType = UNSET
    silk: int | UnsetType = UNSET
    gold: int | UnsetType = UNSET
    vp: int | UnsetType = UNSET
    dice: list[str] | UnsetType = UNSET
    posts: list[str] | UnsetType = UNSET
    figures: list[str] | UnsetType = UNSET
    contracts: list[str] | UnsetType = UNSET
    completed: int | UnsetType = UNSET
    goals: list[str] | UnsetType = UNSET


class Pending(Words):
    """The next decision of a seat."""

    kind: str
    n: int | UnsetType = UNSET


class Score(Words):
    """Lines of the final scoring; `contracts` are the points for the most completed ones."""

    goal_cards: int | UnsetType = UNSET
    goal_cities: int | UnsetType = UNSET
    coins: int | UnsetType = UNSET
    beijing: int | UnsetType = UNSET
    goods: int | UnsetType = UNSET
    contracts: int | UnsetType = UNSET
    total: int | UnsetType = UNSET


class Expect(Words):
    """What must come of the commands; only what is there is compared."""

    setup: SetupExpected | UnsetType = UNSET
    seats: dict[str, SeatExpected] | UnsetType = UNSET
    spaces: dict[str, list[str]] | UnsetType = UNSET
    used_slots: list[str] | UnsetType = UNSET
    board_contracts: list[str] | UnsetType = UNSET
    special_pile: list[str] | UnsetType = UNSET
    black_dice: int | UnsetType = UNSET
    beijing: list[str | None] | UnsetType = UNSET
    outposts: dict[str, str] | UnsetType = UNSET
    round: int | UnsetType = UNSET
    phase: Phase | UnsetType = UNSET
    start: str | UnsetType = UNSET
    turn: str | UnsetType | None = UNSET
    last_traveller: str | UnsetType | None = UNSET
    pending: dict[str, Pending | None] | UnsetType = UNSET
    scores: dict[str, Score] | UnsetType = UNSET
    winners: list[str] | UnsetType = UNSET


class Case(Words):
    """One case. `given` holds either the key `setup` alone, or a position."""

    given: dict[str, Any]
    do: list[dict[str, Any]]
    expect: Expect


class Rolls:
    """Chance that gives certain results of dice first, then any that are always the same."""

    def __init__(self, rolls: Iterable[int]) -> None:
        self._rolls = list(rolls)
        self._others = any_chance()

    def below(self, bound: int) -> int:
        """The next roll, where a die is rolled."""
        if bound == DIE and self._rolls:
            return self._rolls.pop(0) - 1
        return self._others.below(bound)


class Play:
    """A case being played."""

    def __init__(self, game: Voyages, state: State, chance: Rng) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        self._chance = chance
        self._done: list[str] = []
        """Steps that came by themselves, after a command."""

    def command(self, entry: dict[str, Any]) -> str | None:
        """Carry out a command; the code if it is refused. Raises BadCase where none is meant."""
        plain = {key: value for key, value in entry.items() if key not in ("seat", "refused")}
        seat = seat_number(self.state, entry.get("seat"))
        fields = _translated(self.state, seat, plain)
        came = carry_out(self.game, self.state, seat, fields, self._chance, entry)
        if isinstance(came, str):
            return came
        self._went_on(*came)
        kinds = {event.kind for event in came[1]}
        self._done = [step for step, kind in _STEP_EVENTS.items() if kind in kinds]
        return None

    def step(self, step: str) -> None:
        """Have the server do what follows by itself, unless a command has brought it already."""
        if step not in _STEPS:
            raise BadCase(f"do: there is no step {step}")
        if step in self._done:
            self._done.remove(step)
            return
        work = Work(self.game.data, self.state.draft(), self._chance)
        _STEPS[step](work)
        self._went_on(work.state, work.events)

    def _went_on(self, state: State, events: list[Event]) -> None:
        self.state = state
        self.events += events


def _roll(work: Work) -> None:
    rounds.roll_dice(work)
    rounds.go_on(work)


_STEPS: dict[str, Callable[[Work], None]] = {
    "end_round": rounds.end_round,
    "start_round": rounds.start_round,
    "roll": _roll,
    "final_scoring": final_scoring,
}
_STEP_EVENTS = {
    "end_round": "round_ended",
    "start_round": "round_started",
    "roll": "dice_rolled",
    "final_scoring": "final_scoring",
}


def run_case(game: Game[Any, Any], plain: dict[str, Any], checks: Checks) -> None:
    """Build the given state, do the commands, compare with what is expected.

    Raises BadCase or msgspec.ValidationError where the case says what is not known here.
    """
    if not isinstance(game, Voyages):
        raise TypeError(f"cannot run cases of {game.info.id}")
    case = msgspec.convert(plain, Case)
    play = begun(game, case.given)
    for entry, refused in done(play, case.do):
        if "refused" in entry:
            checks.that(refused is not None, f"do: {entry} was not refused")
        elif refused is not None:
            raise BadCase(f"do: {entry} was refused: {refused}")
    _compare(play, case.expect, checks)


def done(play: Play, entries: Iterable[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], str | None]]:
    """Carry out the commands one by one; each with the code of its refusal."""
    for entry in entries:
        if set(entry) == {"step"}:
            play.step(entry["step"])
        else:
            if entry.get("refused", INFO.refusals[0]) not in INFO.refusals:
                raise BadCase(f"do: there is no refusal {entry['refused']}")
            yield entry, play.command(entry)


def begun(game: Voyages, given: dict[str, Any]) -> Play:
    """The state that a case's `given` tells of. Raises BadCase or msgspec.ValidationError."""
    if "setup" in given:
        new = msgspec.convert(given, dict[Literal["setup"], Setup])["setup"]
        return Play(game, new_game(game.data, new), Rolls([]))
    told = msgspec.convert(given, Position)
    return Play(game, position(game.data, told), Rolls(told.rolls))


def given_state(game: Voyages, given: dict[str, Any]) -> State:
    """The state alone."""
    return begun(game, given).state


# ── Do ──────────────────────────────────────────────────────────────────────────────────────────


def _translated(state: State, seat: int, plain: dict[str, Any]) -> dict[str, Any]:
    """A command with the ids of dice and contracts, where the case tells values and slots."""
    move, dice = dict(plain), dict(state.players[seat].dice)
    if isinstance(move.get("dice"), list):
        move["dice"] = [_named_die(state.players[seat], text, dice) for text in move["dice"]]
    if "die" in move:
        move["die"] = _named_die(state.players[seat], move["die"], dice)
    if isinstance(move.get("take"), list):
        move["take"] = [_on_slot(state, slot) for slot in move["take"]]
    if isinstance(move.get("extra"), dict):
        move["extra"] = {_on_slot(state, slot): word for slot, word in move["extra"].items()}
    return move


def _named_die(player: Player, text: Any, left: Values) -> str:
    """Any die of that colour and value that was not named yet."""
    for die, value in left.items():
        if _told_die(player, die, value) == text:
            del left[die]
            return die
    return str(text)


def _told_die(player: Player, die: str, value: int | None) -> str:
    """A die in the words of cases."""
    kind = "own" if die.startswith(player.colour) else die.partition("-")[0]
    return f"{kind}:{'?' if value is None else value}"


def _on_slot(state: State, slot: Any) -> str:
    """The contract on a slot, 1 being the first."""
    if isinstance(slot, str) and not slot.isdecimal():
        return slot
    number = int(slot)
    return state.row[number - 1] if 1 <= number <= len(state.row) else NO_CONTRACT


# ── Expect ──────────────────────────────────────────────────────────────────────────────────────


def _compare(play: Play, expect: Expect, checks: Checks) -> None:
    state = play.state
    for name, value_of in _VALUES.items():
        wanted = getattr(expect, name)
        if wanted is not UNSET:
            checks.equal(name, sorted(wanted) if name == "used_slots" else wanted, value_of(play))
    for space, dice in _entries("spaces", expect.spaces):
        checks.equal(f"dice on {space}", dice, _dice_on(state, space))
    for name, seat in _entries("seats", expect.seats):
        _compare_seat(name, seat, state.players[seat_number(state, name)], checks)
    for name, pending in _entries("pending", expect.pending):
        _compare_pending(name, pending, state.players[seat_number(state, name)], checks)
    for name, score in _entries("scores", expect.scores):
        _compare_score(name, score, state.players[seat_number(state, name)], checks)
    if expect.setup is not UNSET:
        _compare_setup(play, expect.setup, checks)


def _entries(name: str, expected: dict[str, Any] | UnsetType) -> list[tuple[str, Any]]:
    """The entries of an expectation that names what it looks at. Raises BadCase where it names nothing."""
    if expected is UNSET:
        return []
    if not expected:
        raise BadCase(f"expect.{name} checks nothing")
    return list(expected.items())


def _told_seat(seat: int | None) -> str | None:
    return None if seat is None else f"s{seat}"


def _winners(play: Play) -> list[str | None]:
    result = play.game.result(play.state)
    return [] if result is None else [_told_seat(seat) for seat in result.ranking[0]]


_VALUES: dict[str, Callable[[Play], Any]] = {
    "used_slots": lambda play: sorted(slot for slot in play.state.cards if play.state.spaces.get(slot)),
    "board_contracts": lambda play: play.state.row,
    "special_pile": lambda play: [*play.state.special, *play.state.returned],
    "black_dice": lambda play: len(play.state.black),
    "beijing": lambda play: [_told_seat(seat) for seat in play.state.beijing],
    "outposts": lambda play: play.state.outposts,
    "round": lambda play: play.state.round,
    "phase": lambda play: play.state.phase,
    "start": lambda play: _told_seat(play.state.start),
    "turn": lambda play: _told_seat(play.state.active),
    "last_traveller": lambda play: _told_seat(play.state.last_traveller),
    "winners": _winners,
}


def _dice_on(state: State, space: str) -> list[str]:
    """The dice on a space, in the order in which they came."""
    told = []
    for placed in state.spaces.get(space, ()):
        for die, value in placed.dice.items():
            if placed.seat is None:
                told.append(f"dummy:{value}")
            else:
                told.append(f"s{placed.seat} {_told_die(state.players[placed.seat], die, value)}")
    return told


def _compare_seat(name: str, wanted: SeatExpected, player: Player, checks: Checks) -> None:
    """Posts, contracts and dice in any order."""
    values: dict[str, Any] = {word: player.stock[resource] for word, resource in STOCK.items()}
    values |= {
        "dice": sorted(_told_die(player, die, value) for die, value in player.dice.items()),
        "posts": sorted(player.posts),
        "figures": player.figures,
        "contracts": sorted(player.contracts),
        "completed": len(player.completed),
        "goals": sorted(player.goals),
    }
    expected = msgspec.to_builtins(wanted)
    if not expected:
        raise BadCase(f"expect.seats: that of {name} checks nothing")
    for field, value in expected.items():
        in_order = sorted(value) if isinstance(value, list) and field != "figures" else value
        checks.equal(f"{field} of {name}", in_order, values[field])


def _compare_pending(name: str, wanted: Pending | None, player: Player, checks: Checks) -> None:
    task = player.tasks[-1] if player.tasks else None
    if wanted is None or task is None:
        checks.equal(f"decision of {name}", wanted and wanted.kind, task and task.kind)
        return
    checks.equal(f"decision of {name}", wanted.kind, task.kind)
    if wanted.n is not UNSET:
        checks.equal(f"number in the decision of {name}", wanted.n, task.n)


def _compare_score(name: str, wanted: Score, player: Player, checks: Checks) -> None:
    lines = {line: player.ledger.get(line, 0) for line in FINAL}
    got = {**lines, "contracts": lines["most_contracts"], "total": player.stock["vp"]}
    expected = msgspec.to_builtins(wanted)
    if not expected:
        raise BadCase(f"expect.scores: that of {name} checks nothing")
    for line, value in expected.items():
        checks.equal(f"{line} of {name}", value, got[line])


def _compare_setup(play: Play, wanted: SetupExpected, checks: Checks) -> None:
    """A fresh game; values for each seat must be the same for all."""
    values = {**_laid_out(play.game.data, play.state), **_drafted(play)}
    for name, value in msgspec.to_builtins(wanted).items():
        if name == "city_bonuses" and isinstance(value, str):
            checks.equal(name, play.game.data.usual_bonuses, values[name])
        elif name.endswith("_each"):
            for seat, got in enumerate(values[name]):
                checks.equal(f"{name}, seat {seat}", value, got)
        else:
            checks.equal(name, value, values[name])


def _laid_out(data: Data, state: State) -> dict[str, Any]:
    players = state.players
    in_order = [players[seat] for seat in state.seats_from(state.start)]
    placed = {space: [*laid] for space, laid in state.spaces.items()}
    dummies = {
        space: [value for laid in placed.get(space, ()) for value in laid.dice.values()]
        for space in data.dice
    }
    sizes = {len(pile) for pile in state.piles}
    return {
        "coins_by_turn_order": [player.stock["coin"] for player in in_order],
        "camels_each": [player.stock["camel"] for player in players],
        "own_dice_each": [sum(die.startswith(player.colour) for die in player.dice) for player in players],
        "posts_each": [data.posts for _ in players],
        "vp_each": [player.stock["vp"] for player in players],
        "figure_node_each": [player.figures[0] for player in players],
        "active_contracts_each": [len(player.contracts) for player in players],
        "goals_each": [len(player.goals) for player in players],
        "black_dice": len(state.black),
        "khan_dummy_values": dummies["khan"],
        "take5_dummy_dice": len(dummies["take5"]),
        "board_contracts": len(state.row),
        "waiting_piles": len(state.piles),
        "waiting_pile_size": sizes.pop() if len(sizes) == 1 else sorted(sizes),
        "special_pile_size": len(state.special),
        "outposts_on_map": len(state.outposts),
        "city_cards_on_map": len(state.cards),
        "characters_by_turn_order": [player.character for player in in_order],
        "city_bonuses": state.city_bonuses,
    }


def _drafted(play: Play) -> dict[str, Any]:
    """How the draft goes, whoever picks what."""
    offered, state = len(play.state.offered), play.state
    versions = play.game.data.characters["mercator"].when_others_use
    order: list[str | None] = []
    while play.state.phase == "draft":
        order.append(_told_seat(play.state.active))
        play.command({"seat": order[-1], "cmd": "pick_character", "character": play.state.offered[0]})
    return {
        "offered_characters": offered,
        "pick_order": order,
        "left_over": offered - len(order),
        "mercator_version_if_offered": str(next(count for count in versions if count == len(state.players))),
    }
