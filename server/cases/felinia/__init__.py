"""Cases of Felinia. Every key is explained in the `format` of tests/rules/cases/felinia.json."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from server.cases.checks import BadCase, Checks
from server.cases.commands import carry_out, split
from server.cases.felinia.given import Position, Words, given_state
from server.rules.felinia import rounds, scoring
from server.rules.felinia.components import Data
from server.rules.felinia.exploration import depart
from server.rules.felinia.game import Felinia
from server.rules.felinia.info import INFO
from server.rules.felinia.state import Player, Rules, State, some, total
from server.rules.felinia.trading import begin_trading
from server.rules.game import Config, Event, Game
from server.rules.rng import Stream

CHANCES = 200
"""How many chances are tried until the bag gives the draws that a case asks for."""


class Look(msgspec.Struct, forbid_unknown_fields=True):
    """Ids that must not, and that must, be in a view."""

    absent: list[str] = []
    present: list[str] = []


class Expect(msgspec.Struct, forbid_unknown_fields=True):
    """What must come of it; only what is there is compared."""

    errors: list[str | None] | UnsetType = UNSET
    results: list[Any] | UnsetType = UNSET
    views: list[Look | None] = []
    state: dict[str, Any] = {}


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """One case."""

    do: list[dict[str, Any]]
    expect: Expect
    given: Position = msgspec.field(default_factory=Position)
    bag_draws: list[str] = []


class _Query(Words, tag_field="run"):
    """A step of the game, or something worked out."""


class Trade(_Query, tag="trade"):
    """Places are resolved from the first market on."""


class Explore(_Query, tag="explore"):
    """Ships sail."""


class Storage(_Query, tag="storage"):
    """All choose what they keep."""


class Prepare(_Query, tag="prepare"):
    """The next round is prepared."""


class Score(_Query, tag="score"):
    """The game is over."""


class Groups(_Query, tag="groups"):
    """The sizes of a seat's groups of merchants."""

    seat: int


class View(_Query, tag="view"):
    """What may be seen."""

    seat: int | Literal["spectator"]


class Setup(_Query, tag="setup"):
    """Counts of a fresh game."""

    players: int
    rules: Rules


Query = Trade | Explore | Storage | Prepare | Score | Groups | View | Setup


def run_case(game: Game[Any, Any], plain_case: dict[str, Any], checks: Checks) -> None:
    """Play the case from what it is given, and compare.

    Raises BadCase or msgspec.ValidationError where the case says what is not known here.
    """
    if not isinstance(game, Felinia):
        raise TypeError(f"cannot run cases of {game.info.id}")
    case = msgspec.convert(plain_case, Case, str_keys=True)
    _compare(_played(game, case), case, checks)


# ── Do ──────────────────────────────────────────────────────────────────────────────────────────


class Play:
    """A case being played: the state, and what came of each item."""

    def __init__(self, game: Felinia, given: Position, chance: int) -> None:
        self.game = game
        self.errors: list[str | None] = []
        self.results: list[Any] = []
        self.views: list[set[str]] = []
        self.draws: list[str] = []
        self.groups: list[int] | None = None
        self._chance = Stream(f"chance {chance}".encode())
        self.state = given_state(game.data, given, self._chance)

    def do(self, entry: dict[str, Any]) -> None:
        """Carry out a command, or what is to be run."""
        self.errors.append(None)
        self.results.append(None)
        self.views.append(set())
        if "run" in entry:
            self._run(msgspec.convert(entry, Query, str_keys=True))
        else:
            self._command(entry)

    def _command(self, entry: dict[str, Any]) -> None:
        seat, fields = split(entry)
        came = carry_out(self.game, self.state, seat, fields, self._chance, entry)
        if isinstance(came, str):
            self.errors[-1] = came
        else:
            self.state, events = came
            self._note_draws(events)

    def _note_draws(self, events: list[Event]) -> None:
        """Goods drawn from the bag, in order."""
        for event in events:
            drawn = event.data.get("goods", ()) if event.kind == "market_refilled" else ()
            named = [*drawn, *event.data.get("gains", ())]
            self.draws += [good for good in named if good in self.game.data.goods]

    def _run(self, query: Query) -> None:
        data, state = self.game.data, self.state
        match query:
            case View():
                self.views[-1] = _view(self.game, state, query.seat)
            case Setup():
                self.results[-1] = _counts(self.game, query)
            case Groups():
                self.groups = [len(group) for group in scoring.groups(data, state)[query.seat]]
            case _:
                draft = state.draft()
                events = _step(data, draft, query, self._chance)
                self._note_draws([*events, *rounds.go_on(data, draft, self._chance)])
                self.state = draft


def _step(
    data: Data, draft: State, query: Trade | Explore | Storage | Prepare | Score, chance: Stream
) -> list[Event]:
    """A step of the game begins; what follows by itself comes after it."""
    match query:
        case Trade():
            begin_trading(draft)
            return []
        case Explore():
            return depart(data, draft)
        case Storage():
            rounds.begin_storage(draft)
            return []
        case Prepare():
            return rounds.prepare(data, draft, chance)
        case Score():
            return scoring.score(data, draft)


def _view(game: Felinia, state: State, seat: int | Literal["spectator"]) -> set[str]:
    """Every word that a viewer may be shown."""
    shown = [game.public(state)]
    if seat != "spectator":
        shown += [game.private(state, seat), msgspec.to_builtins(game.moves(state, seat))]
    return set(msgspec.json.encode(shown).decode().split('"'))


def _counts(game: Felinia, query: Setup) -> dict[str, Any]:
    """How much there is of everything in a fresh game; equal for all seats and open markets."""
    colours = tuple((colour,) for colour in INFO.colours[: query.players])
    config = Config(seats=query.players, colours=colours, options={"rules": query.rules})
    state, _ = game.setup(config, Stream(b"any chance will do"))
    tiles = [there for there in state.provinces.values() if there.tile is not None]
    backs = [game.data.ships[ship].back for ship in state.deck]
    return {
        "open_markets": len(state.markets),
        "goods_per_open_market": _alike([len(market.goods) for market in state.markets.values()]),
        "bag": total(state.bag),
        "deck": len(state.deck),
        "blue_at_bottom": next((n for n, back in enumerate(backs) if back != "blue"), len(backs)),
        "tiles_face_down": sum(not there.up for there in tiles),
        "tiles_face_up": sum(there.up for there in tiles),
        "mystery_deck": len(state.mystery_deck),
        "coins": _alike([player.coins for player in state.players]),
        "goods_per_player": _alike([total(player.goods) for player in state.players]),
        "stock": _alike([player.stock for player in state.players]),
    }


def _alike(counts: list[int]) -> int | list[int]:
    """The count that all have, or all counts where they differ."""
    return counts[0] if len(set(counts)) == 1 else counts


def _played(game: Felinia, case: Case) -> Play:
    """The case, with the first chance by which the bag gives what it asks for. Raises BadCase."""
    for chance in range(CHANCES):
        play = Play(game, case.given, chance)
        for entry in case.do:
            play.do(entry)
        if play.draws[: len(case.bag_draws)] == case.bag_draws:
            return play
    raise BadCase(f"bag_draws: the bag never gave {case.bag_draws}")


# ── Expect ──────────────────────────────────────────────────────────────────────────────────────


def _compare(play: Play, case: Case, checks: Checks) -> None:
    """Refusals, results, views, and parts of the state."""
    expect = case.expect
    errors = [None] * len(case.do) if expect.errors is UNSET else expect.errors
    for entry, wanted, got in _each(case, "errors", errors, play.errors):
        if expect.errors is not UNSET:
            checks.equal(f"error of {entry}", wanted, got)
        elif got is not None:
            raise BadCase(f"do: {entry} was refused: {got}")
    if expect.results is not UNSET:
        for entry, wanted, got in _each(case, "results", expect.results, play.results):
            checks.equal(f"result of {entry}", wanted, got)
    if expect.views:
        for entry, look, words in _each(case, "views", expect.views, play.views):
            if look is not None:
                _compare_view(entry, look, words, checks)
    for name, wanted in expect.state.items():
        _compare_state(play, name, wanted, checks)


def _each(case: Case, what: str, wanted: list[Any], got: list[Any]) -> list[tuple[Any, Any, Any]]:
    if len(wanted) != len(case.do):
        raise BadCase(f"expect.{what}: one entry for each item")
    return list(zip(case.do, wanted, got, strict=True))


def _compare_view(entry: dict[str, Any], look: Look, words: set[str], checks: Checks) -> None:
    if "run" not in entry or entry["run"] != "view":
        raise BadCase(f"expect.views: {entry} is no view")
    for name in look.absent:
        checks.that(name not in words, f"view of {entry['seat']}: {name} is shown")
    for name in look.present:
        checks.that(name in words, f"view of {entry['seat']}: {name} is not shown")


def _compare_state(play: Play, name: str, wanted: Any, checks: Checks) -> None:
    """A part of the state, or of what was worked out."""
    data, state = play.game.data, play.state
    match name:
        case "players" | "score":
            plain = _players(state) if name == "players" else _scores(play)
            for seat, parts in wanted.items():
                _compare_parts(f"{name} {seat}", parts, _named(plain, seat), checks)
        case "markets" | "guild" | "provinces" | "journey":
            _compare_nested(play, name, wanted, checks)
        case "groups":
            checks.equal(name, wanted, play.groups)
        case "winners":
            told = play.game.result(state)
            checks.equal(name, wanted, None if told is None else told.ranking[0])
        case _:
            checks.equal(name, some(wanted) if name == "bag" else wanted, _named(_table(data, state), name))


def _compare_nested(play: Play, name: str, wanted: dict[str, Any], checks: Checks) -> None:
    """Markets, provinces, the guild and the journey: of each the parts that are named."""
    state = play.state
    if name == "journey":
        _compare_parts(name, wanted, msgspec.to_builtins(state.journey) or {}, checks)
    elif name == "guild":
        _compare_parts(name, wanted, {"stack": state.guild.stack}, checks)
    else:
        places = state.markets if name == "markets" else state.provinces
        for place, parts in wanted.items():
            there = msgspec.structs.asdict(_named(places, place))
            _compare_parts(place, parts, there, checks)


UNORDERED = ("goods", "tiles", "specials", "bonus", "mystery")
"""Lists whose order says nothing."""


def _compare_parts(what: str, parts: dict[str, Any], there: dict[str, Any], checks: Checks) -> None:
    """The parts that are named; goods apart from zeros, tiles and the goods of markets in any order."""
    for part, wanted in parts.items():
        got = _named(there, part)
        if part in UNORDERED and isinstance(wanted, list):
            wanted, got = sorted(wanted), sorted(got)
        elif part == "goods" and isinstance(wanted, dict):
            wanted = some(wanted)
        checks.equal(f"{part} of {what}", wanted, got)


def _named(parts: Any, name: str) -> Any:
    if name not in parts:
        raise BadCase(f"expect.state: there is no {name}")
    return parts[name]


def _players(state: State) -> dict[str, Any]:
    return {str(seat): _plain_player(player) for seat, player in enumerate(state.players)}


def _plain_player(player: Player) -> dict[str, Any]:
    """A player in the words of cases."""
    parts = msgspec.structs.asdict(player)
    return parts | {"goods": some(player.goods), "on_board": len(player.on_board)}


def _scores(play: Play) -> dict[str, Any]:
    """Every line of the scoring, those that the game does not have with 0."""
    lines = scoring.lines(play.game.data, play.state)
    names = (*scoring.LINES, *scoring.ADVANCED_LINES)
    scores: dict[str, Any] = {}
    for seat in range(len(play.state.players)):
        points = dict.fromkeys(names, 0) | {line.id: line.amounts[seat] for line in lines}
        scores[str(seat)] = points | {"total": sum(points.values())}
    return scores


def _table(data: Data, state: State) -> dict[str, Any]:
    """The table in the words of cases."""
    return {
        "rules": state.rules,
        "preview": state.preview,
        "phase": state.phase,
        "start": state.start,
        "bid_round": state.bid_round,
        "turn": state.turn,
        "at": state.at,
        "dealt": state.dealt,
        "berths": [berth and msgspec.structs.asdict(berth) for berth in state.berths],
        "deck": state.deck[::-1],
        "mystery_deck": state.mystery_deck[::-1],
        "bonus_pile": state.bonus_pile,
        "bag": some(state.bag),
        "queue": state.queue,
        "end_by": state.end_by,
    }
