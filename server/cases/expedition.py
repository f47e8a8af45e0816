"""Cases of Expedition. Every key is explained in the `conventions` of tests/rules/cases/expedition.json."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from server.cases.checks import BadCase, Checks
from server.cases.commands import any_chance, carry_out, split
from server.rules.expedition.components import Data
from server.rules.expedition.game import Expedition
from server.rules.expedition.setup import opening_ledger
from server.rules.expedition.state import Figure, State, Turn
from server.rules.expedition.steps import next_free
from server.rules.game import Config, Event, Game
from server.rules.rng import Stream


class _Words(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a case: what may stand in it, and nothing else."""


class NewGame(_Words):
    """A fresh game."""

    players: int
    start_seat: int
    colours: list[list[str]]
    variant: Literal["base", "both_figures"] = "base"


class TurnSoFar(_Words):
    """What already happened in the running turn."""

    figure_moved: str | None = None
    ballast_used: bool = False
    must_draw: bool = False


class FigureAt(_Words):
    """A figure's owner and place."""

    seat: int
    space: int


class Position(_Words):
    """A position in the middle of a game."""

    players: int
    figures: dict[str, FigureAt]
    variant: Literal["base", "both_figures"] = "base"
    active: int = 0
    gold: list[int] | None = None
    hands: dict[int, list[str]] = {}
    discard: list[str] = []
    pile: list[str] = []
    display: list[str] | None = None
    rest: str = "pile"
    chests: dict[int, int] | None = None
    interim_done: bool = False
    turn: TurnSoFar = msgspec.field(default_factory=TurnSoFar)
    idle_turns: int = 0


class DrawnFrom(_Words):
    """The card that a seat drew last is one of these."""

    seat: int
    one_of: list[str]


class ViewExpected(_Words):
    """Card ids that a viewer must be able to place, and those that it may not be sent."""

    viewer: int | Literal["spectator"]
    knows: list[str] = []
    must_not_reveal: list[str] = []


class Expect(_Words):
    """What must come of the commands; only what is there is compared."""

    error: str | UnsetType = UNSET
    spaces: dict[str, int] | UnsetType = UNSET
    gold: list[int] | UnsetType = UNSET
    hand_counts: list[int] | UnsetType = UNSET
    hands: dict[int, list[str]] | UnsetType = UNSET
    display: list[str] | UnsetType = UNSET
    display_count: int | UnsetType = UNSET
    pile_count: int | UnsetType = UNSET
    discard: list[str] | UnsetType = UNSET
    discard_count: int | UnsetType = UNSET
    chests: dict[int, int] | UnsetType = UNSET
    active: int | UnsetType = UNSET
    phase: Literal["act", "must_draw", "over"] | UnsetType = UNSET
    interim_done: bool | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    ranking: list[list[int]] | UnsetType = UNSET
    next_free: dict[str, int] | UnsetType = UNSET
    ballast_legal: dict[str, bool] | UnsetType = UNSET
    drawn_from: DrawnFrom | UnsetType = UNSET
    views: list[ViewExpected] | UnsetType = UNSET


class Case(_Words):
    """One case. `given` holds either the key `new_game` alone, or a position."""

    given: dict[str, Any]
    do: list[dict[str, Any]]
    expect: Expect


class Play:
    """A case being played: the state, and what has been seen on the way."""

    def __init__(self, game: Expedition, state: State) -> None:
        self.game = game
        self.state = state
        self.events: list[tuple[Event, State]] = []
        """Every event, with the state after its command."""
        self.open_cards = {*state.display, *state.discard}
        """Every card that lay face up at some time."""
        self._chance = any_chance()

    def command(self, entry: dict[str, Any]) -> str | None:
        """Carry out a command; the code if it is refused. Raises BadCase where none is meant."""
        seat, fields = split(entry)
        came = carry_out(self.game, self.state, seat, fields, self._chance, entry)
        if isinstance(came, str):
            return came
        self.state, events = came
        self.events += [(event, self.state) for event in events]
        self.open_cards |= {*self.state.display, *self.state.discard}
        return None


def run_case(game: Game[Any, Any], plain: dict[str, Any], checks: Checks) -> None:
    """Build the given state, do the commands, compare with what is expected.

    Raises BadCase or msgspec.ValidationError where the case says what is not known here.
    """
    if not isinstance(game, Expedition):
        raise TypeError(f"cannot run cases of {game.info.id}")
    case = msgspec.convert(plain, Case, str_keys=True)
    play = Play(game, given_state(game, case.given))
    _do(play, case, checks)
    _compare_state(play, case.expect, checks)
    _compare_figures(play, case.expect, checks)
    _compare_result(play, case.expect, checks)
    _compare_draw(play, case.expect, checks)
    _compare_views(play, case.expect, checks)


def _do(play: Play, case: Case, checks: Checks) -> None:
    """All commands in order; only the last may be refused, and only where that is expected."""
    refused: str | None = None
    for number, entry in enumerate(case.do, start=1):
        refused = play.command(entry)
        if refused is not None and (number < len(case.do) or case.expect.error is UNSET):
            raise BadCase(f"do: {entry} was refused: {refused}")
    if case.expect.error is not UNSET:
        checks.equal("error", case.expect.error, refused)


# ── Given ───────────────────────────────────────────────────────────────────────────────────────


def given_state(game: Expedition, given: dict[str, Any]) -> State:
    """The state that a case's `given` tells of. Raises BadCase or msgspec.ValidationError."""
    if "new_game" in given:
        return _new_game(game, msgspec.convert(given, dict[Literal["new_game"], NewGame])["new_game"])
    return _position(game.data, msgspec.convert(given, Position, str_keys=True))


def _new_game(game: Expedition, new_game: NewGame) -> State:
    """A fresh game, by the set-up."""
    config = Config(
        seats=new_game.players,
        colours=tuple(tuple(own) for own in new_game.colours),
        start=new_game.start_seat,
        options={} if new_game.variant == "base" else {"variant": new_game.variant},
    )
    return game.setup(config, Stream(b"a new game"))[0]


def _position(data: Data, given: Position) -> State:
    """A position in the middle of a game. Raises BadCase where it cannot be one."""
    _check_position(data, given)
    figures = {colour: Figure(at.seat, at.space) for colour, at in given.figures.items()}
    turn = given.turn
    begun = turn.figure_moved is not None or turn.ballast_used or turn.must_draw
    gold = given.gold or [data.setup[given.players].gold] * given.players
    hands, display, pile, discard = _cards(data, given)
    return State(
        variant=given.variant,
        start=0,
        active=given.active,
        phase="must_draw" if turn.must_draw else "act",
        figures=figures,
        gold=gold,
        hands=hands,
        display=display,
        pile=pile,
        discard=discard,
        chests=_chests(data, figures, given.chests),
        interim_done=given.interim_done,
        turn=Turn(turn.figure_moved, turn.ballast_used, int(begun)),
        idle_turns=given.idle_turns,
        ledger=opening_ledger(gold),
    )


def _check_position(data: Data, given: Position) -> None:
    seats, spaces = range(given.players), range(len(data.road))
    problems = {
        f"no game has {given.players} players": given.players not in data.setup,
        "a figure belongs to no seat": any(at.seat not in seats for at in given.figures.values()),
        "a figure stands on no space": any(at.space not in spaces for at in given.figures.values()),
        "a seat has no figure": {at.seat for at in given.figures.values()} != {*seats},
        "the active seat is none": given.active not in seats,
        "there is not one gold for each seat": given.gold is not None and len(given.gold) != len(seats),
        "a hand belongs to no seat": any(seat not in seats for seat in given.hands),
        "a chest lies on no space": any(space not in spaces for space in given.chests or ()),
        "no such figure has moved": given.turn.figure_moved not in (None, *given.figures),
    }
    for problem, is_there in problems.items():
        if is_there:
            raise BadCase(f"given: {problem}")


def _chests(data: Data, figures: dict[str, Figure], listed: dict[int, int] | None) -> list[int]:
    """The chests listed, or the printed ones beyond the most advanced figure."""
    if listed is None:
        front = max(figure.space for figure in figures.values())
        return [value if space > front else 0 for space, value in enumerate(data.chests)]
    return [listed.get(space, 0) for space in range(len(data.road))]


def _cards(data: Data, given: Position) -> tuple[list[list[str]], list[str], list[str], list[str]]:
    """Hands, display, pile and discard: the cards listed, and all others where `rest` puts them."""
    hands = [list(given.hands.get(seat, [])) for seat in range(given.players)]
    pile, discard = list(given.pile), list(given.discard)
    in_hands = [card for hand in hands for card in hand]
    listed = Counter([*in_hands, *pile, *discard, *(given.display or [])])
    for card, count in listed.items():
        if card not in data.cards or count > 1:
            raise BadCase(f"given: card {card} {'is placed twice' if count > 1 else 'does not exist'}")
    others = [card for card in data.cards if card not in listed]
    display = given.display
    if display is None:
        display, others = others[: data.display], others[data.display :]
    places = {"pile": pile, "discard": discard} | {f"hand:{seat}": hand for seat, hand in enumerate(hands)}
    if given.rest not in places:
        raise BadCase(f"given: there is no {given.rest} for the rest")
    places[given.rest] += others
    return hands, list(display), pile[::-1], discard


# ── Expect ──────────────────────────────────────────────────────────────────────────────────────

_VALUES: dict[str, Callable[[State], Any]] = {
    "gold": lambda state: state.gold,
    "hand_counts": lambda state: [len(hand) for hand in state.hands],
    "display": lambda state: sorted(state.display),
    "display_count": lambda state: len(state.display),
    "pile_count": lambda state: len(state.pile),
    "discard": lambda state: sorted(state.discard),
    "discard_count": lambda state: len(state.discard),
    "chests": lambda state: {space: value for space, value in enumerate(state.chests) if value},
    "active": lambda state: state.active,
    "phase": lambda state: state.phase,
    "interim_done": lambda state: state.interim_done,
}
_ANY_ORDER = ("display", "discard")


def _compare_state(play: Play, expect: Expect, checks: Checks) -> None:
    """What the whole state shows, and the hands listed."""
    for name, value_of in _VALUES.items():
        wanted = getattr(expect, name)
        if wanted is not UNSET:
            checks.equal(name, sorted(wanted) if name in _ANY_ORDER else wanted, value_of(play.state))
    for seat, cards in _entries("hands", expect.hands):
        if seat not in range(len(play.state.hands)):
            raise BadCase(f"expect.hands: there is no seat {seat}")
        checks.equal(f"hand of seat {seat}", sorted(cards), sorted(play.state.hands[seat]))


def _compare_figures(play: Play, expect: Expect, checks: Checks) -> None:
    """What is expected of single figures."""
    state = play.state
    values: dict[str, Callable[[str], Any]] = {
        "spaces": lambda colour: state.figures[colour].space,
        "next_free": lambda colour: next_free(state, state.figures[colour].space),
        "ballast_legal": lambda colour: _ballast_legal(play, colour),
    }
    for name, value_of in values.items():
        for colour, wanted in _entries(name, getattr(expect, name)):
            if colour not in state.figures:
                raise BadCase(f"expect.{name}: there is no figure {colour}")
            checks.equal(f"{name} of {colour}", wanted, value_of(colour))


def _entries(name: str, expected: dict[Any, Any] | UnsetType) -> list[tuple[Any, Any]]:
    """The entries of an expectation that names what it looks at. Raises BadCase where it names nothing."""
    if expected is UNSET:
        return []
    if not expected:
        raise BadCase(f"expect.{name} checks nothing")
    return list(expected.items())


def _ballast_legal(play: Play, colour: str) -> bool:
    """Whether the owner of the figure could pay ballast for it now."""
    seat = play.state.figures[colour].seat
    return play.game.preview(play.state, seat, {"cmd": "ballast", "figure": colour}).complete


def _compare_result(play: Play, expect: Expect, checks: Checks) -> None:
    """Ranking and winners; both are null while the game is on."""
    result = play.game.result(play.state)
    if expect.ranking is not UNSET:
        wanted = [sorted(group) for group in expect.ranking]
        checks.equal("ranking", wanted, None if result is None else result.ranking)
    if expect.winners is not UNSET:
        checks.equal("winners", sorted(expect.winners), None if result is None else result.ranking[0])


def _compare_draw(play: Play, expect: Expect, checks: Checks) -> None:
    """The card that a seat drew last is one of those listed."""
    if expect.drawn_from is UNSET:
        return
    seat, cards = expect.drawn_from.seat, expect.drawn_from.one_of
    drawn = [
        play.game.told(event, state, seat)["card"]
        for event, state in play.events
        if event.kind in ("drew_display", "drew_pile") and event.data["seat"] == seat
    ]
    last = drawn[-1] if drawn else None
    checks.that(last in cards, f"drawn_from: expected one of {cards}, seat {seat} drew {last}")


def _compare_views(play: Play, expect: Expect, checks: Checks) -> None:
    """What viewers may know. A card that lay open once may be named by the events of that time."""
    if expect.views is UNSET:
        return
    if not expect.views:
        raise BadCase("expect.views checks nothing")
    for view in expect.views:
        if not view.knows and not view.must_not_reveal:
            raise BadCase(f"expect.views: that of {view.viewer} checks nothing")
        viewer = None if view.viewer == "spectator" else view.viewer
        if viewer is not None and viewer not in range(len(play.state.hands)):
            raise BadCase(f"expect.views: there is no seat {viewer}")
        seen, told = _seen(play, viewer), _told(play, viewer)
        for card in view.knows:
            checks.that(f'"{card}"' in seen, f"views: {view.viewer} cannot place {card}")
        for card in view.must_not_reveal:
            leaked = f'"{card}"' in seen or (f'"{card}"' in told and card not in play.open_cards)
            checks.that(not leaked, f"views: {view.viewer} is shown {card}")


def _seen(play: Play, viewer: int | None) -> str:
    """All that a viewer's view and moves show now, as JSON."""
    game, state = play.game, play.state
    seen: list[Any] = [game.public(state)]
    if viewer is not None:
        seen += [game.private(state, viewer), game.moves(state, viewer)]
    return msgspec.json.encode(seen).decode()


def _told(play: Play, viewer: int | None) -> str:
    """All that a viewer was told by events on the way, as JSON."""
    told = [play.game.told(event, state, viewer) for event, state in play.events]
    return msgspec.json.encode(told).decode()
