"""The contract every game fulfils.

A game is typed plain data (its state and its moves, msgspec structs) and pure functions on it,
gathered in one subclass of `Game`. An instance holds the component data it plays with, so that two
tables may play the same game with different data. States are values: `apply` never changes the one
it is given, it answers with the next.

Adding a game is described step by step in docs/adding-a-game.md.
"""

from __future__ import annotations

import abc
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from server.rules.rng import Rng, shuffle

Seat = int
"""Seats are numbered from 0, clockwise."""

Viewer = int | None
"""Whose eyes: a seat, or None for a spectator."""


class IllegalMove(Exception):
    """A refusal: `code` names the rule broken, `params` fill in its sentence (plain JSON values).

    Every code is listed in the game's `GameInfo.refusals` and explained in both languages.
    """

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


class Refused(msgspec.Struct, omit_defaults=True):
    """A refusal as data: the same two facts as `IllegalMove`."""

    code: str
    params: dict[str, Any] = {}


def demand(refused: Refused | None) -> None:
    """Raises IllegalMove where there is a refusal."""
    if refused is not None:
        raise IllegalMove(refused.code, **refused.params)


class Event(msgspec.Struct, omit_defaults=True):
    """Something that happened: enough to write the log line and to move the pieces on the screen.

    `data` holds what everybody may be told, `private` what single seats may be told beyond it.
    """

    kind: str
    data: dict[str, Any] = {}
    private: dict[Seat, dict[str, Any]] = {}


class EventKind(msgspec.Struct, frozen=True):
    """Which fields of an event kind may be told: to everybody, and to the seats named in `private`.

    An allow-list: a field that stands in neither is told to nobody.
    """

    public: tuple[str, ...] = ()
    private: tuple[str, ...] = ()


class Option(msgspec.Struct, frozen=True):
    """A choice the host makes before the game: one of `values`, the first is the default.

    `seats`: the seat counts it is offered for (empty: all). Texts: `option-<id>` and
    `option-<id>-<value>` in the game's catalogue.
    """

    id: str
    values: tuple[str, ...]
    seats: tuple[int, ...] = ()


class GameInfo(msgspec.Struct, frozen=True):
    """What the lobby and the frame must know of a game without loading its rules."""

    id: str
    seats: tuple[int, ...]
    minutes: int
    minimum_age: int
    rules_version: int
    """Raised whenever the same moves could give another state."""
    colours: tuple[str, ...]
    """Rulebook names of the seats' colours, in the order in which they are offered."""
    colours_each: dict[int, int]
    """Colours (figures) each seat takes, by number of seats; 1 where a count is missing."""
    options: tuple[Option, ...]
    refusals: tuple[str, ...]
    events: dict[str, EventKind]
    bots: tuple[str, ...] = ("plain",)
    """Levels of bot offered, plainest first."""
    seldom: tuple[str, ...] = ()
    """Commands that lead nowhere if they are taken as readily as others: who plays by chance keeps them for
    now and then, and while the game waits for him for want of anything else."""
    safeguards: tuple[str, ...] = ()
    """Those of `refusals` that no game comes to, since it goes on by itself before: they answer in positions
    that somebody has set up. Random games must not meet them."""

    def check(self, config: Config) -> None:
        """Raises ValueError where a configuration is none that the lobby offers for this game."""
        seats, each = config.seats, self.colours_each.get(config.seats, 1)
        taken = [colour for own in config.colours for colour in own]
        if seats not in self.seats:
            raise ValueError(f"{self.id} cannot be played with {seats} seats")
        if len(config.colours) != seats or any(len(own) != each for own in config.colours):
            raise ValueError(f"each of {seats} seats needs {each} colour(s): {config.colours}")
        if len(set(taken)) < len(taken) or not set(taken) <= set(self.colours):
            raise ValueError(f"colours must be different ones of {self.colours}: {config.colours}")
        if config.start is not None and not 0 <= config.start < seats:
            raise ValueError(f"there is no seat {config.start} to start")
        offered = {
            option.id: option.values for option in self.options if not option.seats or seats in option.seats
        }
        for name, value in config.options.items():
            if value not in offered.get(name, ()):
                raise ValueError(f"option {name}={value} is not offered for {seats} seats")


class Config(msgspec.Struct, frozen=True):
    """How a game is set up: seats, their colours, the start seat (None: by chance), options."""

    seats: int
    colours: tuple[tuple[str, ...], ...]
    start: Seat | None = None
    options: dict[str, str] = {}


Item = str | tuple[str, int]
"""What a list-valued field holds: a thing by its id, or a place by its row and its number in it."""


class Pick(msgspec.Struct, array_like=True, frozen=True):
    """`count` different items of the pool `of`. On the wire: [count, [item, …]]."""

    count: int
    of: tuple[Item, ...]


Choice = tuple[tuple[Pick, ...], ...]
"""The ways to fill a list-valued field of a move: one of the alternatives, each of its picks.

Three cards of one good: (Pick(3, silks),), (Pick(3, oils),). One card of each good:
((Pick(1, oils), Pick(1, spices), Pick(1, silks), Pick(1, fruits)),).
"""


class Template(msgspec.Struct, omit_defaults=True):
    """A kind of move a seat can make now, or cannot and why.

    The move is `{"cmd": cmd, **fixed, field: items for each field of choose}`. `tells` is what the
    player wants to know before: cost, result, what is skipped; the names are the game's own.
    With `refused` the template is not playable: it says why for a thing that players try to touch.
    `stepwise` templates have more choices than can be listed: they are built up with `preview`.
    """

    cmd: str
    fixed: dict[str, Any] = {}
    choose: dict[str, Choice] = {}
    tells: dict[str, Any] = {}
    refused: Refused | None = None
    stepwise: bool = False


class Preview(msgspec.Struct, omit_defaults=True):
    """What a move built so far would come to: complete or not, the next choices, cost and result.

    `choose` lists what may be added to list-valued fields, `numbers` the lowest and the highest value
    of integer fields, `values` what fields that are still open may hold, where they are one of a few.
    A field inside another is named by its path: "give.cards", "want.goods.salt".
    With `refused` the partial move cannot be completed; `params` there say what is missing.
    """

    complete: bool = False
    choose: dict[str, Choice] = {}
    numbers: dict[str, tuple[int, int]] = {}
    values: dict[str, tuple[Any, ...]] = {}
    tells: dict[str, Any] = {}
    refused: Refused | None = None


class ScoreLine(msgspec.Struct):
    """One line of the scoring: its amount for each seat, and what it came from.

    `id` is explained in the game's catalogue (`score-<id>`); `notes[seat]` are plain values that
    fill in its words, such as the field a figure stands on.
    """

    id: str
    amounts: list[int]
    notes: list[dict[str, Any]]


class Result(msgspec.Struct):
    """The end: groups of seats best first, totals, every line that adds up to them, and why.

    For each seat the amounts of all lines sum up to its total. `tiebreak` names the rule that
    ordered equal totals, where one did.
    """

    ranking: list[list[Seat]]
    totals: list[int]
    lines: list[ScoreLine]
    reason: str
    tiebreak: str | None = None


def so_far(result: Result) -> Result:
    """How a game stands that is not over: its result without the lines that have come to nothing yet."""
    lines = [line for line in result.lines if any(line.amounts)]
    return Result(result.ranking, result.totals, lines, "closed", result.tiebreak)


S = TypeVar("S", bound=msgspec.Struct)
M = TypeVar("M")


class Game(abc.ABC, Generic[S, M]):
    """A game's rules over one set of component data. Holds no state of any table.

    `components` is the parsed components.json. Raises ValueError, naming the item, where the data
    cannot be played with.
    """

    info: ClassVar[GameInfo]
    state_type: ClassVar[type[msgspec.Struct]]
    move_type: ClassVar[Any]
    """A msgspec union of structs tagged by "cmd" that forbid unknown fields."""

    def __init__(self, components: Mapping[str, Any]) -> None:
        self.components = components

    # ── Playing ──────────────────────────────────────────────────────────────────────────────

    @abc.abstractmethod
    def setup(self, config: Config, rng: Rng) -> tuple[S, list[Event]]:
        """The first state, and the events that tell of it."""

    @abc.abstractmethod
    def apply(self, state: S, seat: Seat, move: M, rng: Rng) -> tuple[S, list[Event]]:
        """The state after a seat's move. Raises IllegalMove; never changes the given state."""

    @abc.abstractmethod
    def waiting(self, state: S) -> list[Seat]:
        """The seats the game cannot go on without, in seat order; empty only when it is over."""

    def may_act(self, state: S) -> list[Seat]:
        """All seats that may do something now, those the game does not wait for included."""
        return self.waiting(state)

    def asked(self, state: S) -> list[Seat]:
        """Seats that have something to answer for which the game does not wait, such as an open offer.

        Bots among them answer before the game goes on; bots that the game waits for give people time.
        """
        return []

    @abc.abstractmethod
    def moves(self, state: S, seat: Seat) -> list[Template]:
        """The seat's legal moves as templates, and those that players try in vain with the reason.

        Empty for a seat that may not act. Every legal move fits a playable template, and every
        filled-in playable template is legal.
        """

    @abc.abstractmethod
    def preview(self, state: S, seat: Seat, partial: Mapping[str, Any]) -> Preview:
        """What a partial move (a JSON object with at least "cmd") comes to. Pure, never a row.

        Answers for any JSON object: what cannot be read is refused with the code `bad_move`.
        """

    @abc.abstractmethod
    def result(self, state: S) -> Result | None:
        """The final ranking with the whole scoring, or None while the game is on."""

    def standings(self, state: S) -> Result | None:
        """How a game stood that people ended before its end; None where points so far say nothing.

        Shown to all, when the table is closed and everything is open. Nobody has won by it.
        """
        return None

    # ── What may be seen ─────────────────────────────────────────────────────────────────────

    @abc.abstractmethod
    def public(self, state: S) -> dict[str, Any]:
        """What everybody at the table may know: an allow-list in plain JSON values."""

    @abc.abstractmethod
    def private(self, state: S, seat: Seat) -> dict[str, Any]:
        """What this seat knows beyond the public part: an allow-list in plain JSON values."""

    @abc.abstractmethod
    def hidden(self, state: S, seats: Collection[Seat]) -> list[list[str]]:
        """Groups of component ids whose places none of `seats` can tell apart, together.

        No seats: what a spectator cannot tell. By the visibility rules as they stand now, never by
        memory. Ids of one group may change places without anything the seats see changing, and
        with every public promise kept. The leak tests, bots and a consented undo build on it.
        """

    def told(self, event: Event, state: S, viewer: Viewer) -> dict[str, Any]:
        """The event as a viewer may be told it while `state` stands: `{"kind": …, fields…}`.

        The one gate for the log, snapshots, resuming, exports and replay. A game overrides it for
        fields that go dark later.
        """
        kind = self.info.events[event.kind]
        told: dict[str, Any] = {"kind": event.kind}
        for name in kind.public:
            if name in event.data:
                told[name] = event.data[name]
        if viewer is not None and viewer in event.private:
            own = event.private[viewer]
            for name in kind.private:
                if name in own:
                    told[name] = own[name]
        return told

    def redeal(self, state: S, seats: Collection[Seat], rng: Rng) -> S:
        """A state that `seats` (none: a spectator) cannot tell from the true one, by chance.

        A game overrides it where more states are as likely than `hidden` exchanges lead to.
        """
        return self.rename(state, exchanged(self.hidden(state, seats), rng))

    def deal_anew(self, state: S, seats: Collection[Seat], rng: Rng) -> S:
        """The state with what nobody knows or remembers dealt anew, for an undo all `seats` agreed to.

        A game overrides it where people remember more than `hidden` says: a pile that was laid openly.
        """
        return self.redeal(state, seats, rng)

    def rename(self, state: S, names: Mapping[str, str]) -> S:
        """The same state with component ids exchanged, wherever they stand."""
        text = msgspec.json.encode(state)
        if b"\\" in text:
            plain = renamed(msgspec.json.decode(text), names)
            return msgspec.convert(plain, self.state_type, strict=False)  # type: ignore[return-value]
        # Without escaped quotes every other part is a string: this way takes half the time.
        parts = text.split(b'"')
        others = {name.encode(): other.encode() for name, other in names.items()}
        parts[1::2] = [others.get(part, part) for part in parts[1::2]]
        return msgspec.json.decode(b'"'.join(parts), type=self.state_type)  # type: ignore[return-value]


def exchanged(groups: Iterable[Sequence[str]], rng: Rng) -> dict[str, str]:
    """The ids of each group dealt anew to their places: which takes the place of which."""
    names: dict[str, str] = {}
    for group in groups:
        dealt = list(group)
        shuffle(dealt, rng)
        names.update(zip(group, dealt, strict=True))
    return names


def renamed(value: Any, names: Mapping[str, str]) -> Any:
    """A plain value with every string that `names` lists exchanged, dictionary keys included."""
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, dict):
        return {names.get(key, key): renamed(item, names) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [renamed(item, names) for item in value]
    return value
