"""Nothing leaks: what a viewer must not know has no effect on a single byte that he is sent.

The proof changes the world behind his back. Ids that are hidden from him, both before and after a
move, change places; the same move is made with the same draws; and all that he is sent must be the
same to the byte. If one byte depended on where a hidden thing is, it would show.

Two such worlds are made for every move: in one the exchange is hidden from a seat, in the other from
everybody else together, so that every viewer's bytes are compared at every move.

The log is sent again later, whole: what an old entry tells by then must not hang on hidden things either.

Beside it the canary search: no bytes sent to a viewer name a thing that is hidden from him.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from server.bots.arena import reader
from server.bots.plain import Move
from server.playouts.moment import Groups, Moment, Step, encode, viewers, words
from server.playouts.play import Broken
from server.playouts.properties import refusal
from server.playouts.tally import Tally
from server.playouts.wild import Wild, readable
from server.playouts.wild import words as strings
from server.rules.game import Event, Game, IllegalMove, Viewer, renamed
from server.rules.rng import Replay, Rng, choose

Sent = dict[str, bytes]
"""What a viewer is sent, by what it is."""

Names = dict[str, str]
"""Which hidden id takes the place of which."""

Probes = dict[Viewer, list[Move]]
"""What each viewer asks about, legal or not."""

QUIET = 4
"""A seat that may do nothing asks one time in so many."""

LOOKS = 20
"""At one move in so many everybody is told the whole log again, where a game's entries go dark."""


class World(NamedTuple):
    """The same move with hidden things elsewhere."""

    names: Names
    before: Any
    after: Any
    events: list[Event]


class OtherDraws(Exception):
    """With the hidden things elsewhere the move asks chance for something else."""


class Leaks:
    """Looks for leaks in one game after the other, and counts in `tally` what was compared."""

    def __init__(self, game: Game[Any, Any], tally: Tally) -> None:
        self.game = game
        self.tally = tally
        self._log: list[Event] | None = None
        """All events of the game, where what is told of them changes."""
        self._looks = False
        """Whether the log is read at this move."""

    def started(self, first: Moment, events: list[Event], rng: Rng) -> None:
        """The set-up: its events, and the first views, with hidden ids exchanged."""
        self.tally.occurred.update(event.kind for event in events)
        self._log = None if type(self.game).told is Game.told else list(events)
        self._looks = False
        _searchable(first)
        for viewer in viewers(first.seats):
            groups = first.hidden(_seats([viewer]))
            names = exchanged(groups, groups, rng)
            state = self.game.rename(first.state, names)
            world = World(names, state, state, [_event_renamed(event, names) for event in events])
            true = self._sent(first.state, events, viewer, [])
            _canaries(viewer, first.concealed[viewer], true | _views(first, viewer))
            _equal(viewer, names, true, self._sent(state, world.events, viewer, []))
            self._same_views(first, [viewer], world, state)
            self._count(viewer, first, events, names)

    def moved(self, step: Step, wild: Wild, rng: Rng) -> None:
        """A move, for every viewer."""
        self.tally.occurred.update(event.kind for event in step.events)
        if self._log is not None:
            self._log += step.events
            # When all is over everybody may look with everybody's eyes.
            self._looks = bool(step.after.waiting) and not rng.below(LOOKS)
        after = step.after
        probes = {viewer: _probes(after, viewer, wild, rng) for viewer in viewers(after.seats)}
        true = {viewer: self._sent(after.state, step.events, viewer, probes[viewer]) for viewer in probes}
        for viewer, sent in true.items():
            self._search(step, viewer, sent, probes[viewer])
        one = rng.below(after.seats)
        companies: tuple[list[Viewer], ...] = ([one], [viewer for viewer in true if viewer != one])
        for company in companies:
            self._compare(step, company, true, probes, rng)

    # ── Canaries ─────────────────────────────────────────────────────────────────────────────

    def _search(self, step: Step, viewer: Viewer, sent: Sent, probes: list[Move]) -> None:
        """What is sent of the state names nothing hidden; what is sent of the move, nothing that was
        hidden before and still is; and an answer may name what the question named."""
        after = step.after
        concealed = after.concealed[viewer]
        views, patches = _views(after, viewer), _patches(step, viewer)
        everything = b"\n".join([*views.values(), *sent.values(), *patches.values()])
        if concealed.isdisjoint(words(everything)):
            return
        told = {"the events": sent["the events"], **patches}
        answers = {what: sent[what] for what in sent if what in ("the previews", "the refusals")}
        # The log may name what was told and has not gone dark yet.
        rest = {what: sent[what] for what in sent if what not in {*told, *answers, "the log"}}
        _canaries(viewer, concealed, views | rest)
        _canaries(viewer, concealed - strings(probes), answers)
        _canaries(viewer, concealed & step.before.concealed[viewer], told)

    # ── Comparisons ──────────────────────────────────────────────────────────────────────────

    def _compare(
        self, step: Step, company: list[Viewer], true: dict[Viewer, Sent], probes: Probes, rng: Rng
    ) -> None:
        """Exchange what is hidden from all of this company, and look at what each of them is sent."""
        seats = _seats(company)
        names = exchanged(step.before.hidden(seats), step.after.hidden(seats), rng)
        world = self._elsewhere(step, names, step.seat in company) if names else None
        if names and world is None:
            self.tally.skipped += 1
            return
        for viewer in company:
            if world is not None:
                other = self._sent(world.after, world.events, viewer, probes[viewer])
                _equal(viewer, world.names, true[viewer], other)
            self._count(viewer, step.after, step.events, names)
        if world is not None:
            # Patches are made from these views and from nothing else: where the bytes of both agree, so
            # do the patches.
            self._same_views(step.before, company, world, world.before)
            self._same_views(step.after, company, world, world.after)

    def _elsewhere(self, step: Step, names: Names, hidden_from_mover: bool) -> World | None:
        """The same move with these ids exchanged in the state, in the move and in what is drawn.

        Where the move is illegal there, its own ids stay where they are; None if it still is. A move
        whose own seat does not know the difference must be legal in both.
        """
        spared = _without(names, strings(step.move))
        for exchange in (names, spared) if spared != names else (names,):
            state = self.game.rename(step.before.state, exchange)
            move = reader(self.game)(renamed(step.move, exchange))
            try:
                after, events = self.game.apply(state, step.seat, move, _SameDraws(step.draws))
            except IllegalMove as refused:
                if hidden_from_mover:
                    told = f"its move is refused with what is hidden elsewhere: {refused}"
                    raise Broken("leak", f"seat {step.seat} is told: {told}", exchanged=exchange) from None
            except OtherDraws:
                continue
            else:
                return World(exchange, state, after, events)
        return None

    def _same_views(self, moment: Moment, company: list[Viewer], world: World, state: Any) -> None:
        public = {"the public part": encode(self.game.public(state))}
        _equal(company[0], world.names, {"the public part": moment.public_bytes}, public)
        for seat in _seats(company):
            private = {"the private part": encode(self.game.private(state, seat))}
            _equal(seat, world.names, {"the private part": moment.private_bytes[seat]}, private)

    def _sent(self, state: Any, events: list[Event], viewer: Viewer, probes: list[Move]) -> Sent:
        """What a viewer is sent beside the views: the events; who may act, and the result; the legal
        moves; and the answers to what he asks, by preview and by trying."""
        game = self.game
        sent = {
            "the events": encode([game.told(event, state, viewer) for event in events]),
            "whose turn it is": encode([game.waiting(state), game.may_act(state), game.result(state)]),
        }
        if self._looks and self._log is not None:
            sent["the log"] = encode([game.told(event, state, viewer) for event in self._log])
        if viewer is None:
            return sent
        sent["the legal moves"] = encode(game.moves(state, viewer))
        if probes:
            moves = [readable(game, probe) for probe in probes]
            refusals = [None if move is None else refusal(game, state, viewer, move) for move in moves]
            sent["the refusals"] = encode(refusals)
            sent["the previews"] = encode([game.preview(state, viewer, probe) for probe in probes])
        return sent

    def _count(self, viewer: Viewer, moment: Moment, events: list[Event], names: Names) -> None:
        """Something was compared where ids changed places, and where there are none to change."""
        if names or not moment.concealed[viewer]:
            self.tally.comparisons += 1
            self.tally.compared.update(event.kind for event in events)


def exchanged(before: Groups, after: Groups, rng: Rng) -> Names:
    """The ids that are in one group before and after, each in the place of another one of them.

    Half of the time only some of them move, so that moves stay legal that would not if all did.
    """
    names: Names = {}
    for old in before:
        there = set(old)
        for new in after:
            moving = [name for name in new if name in there]
            if len(moving) > 2 and rng.below(2):
                start = rng.below(len(moving) - 1)
                moving = moving[start : start + 2 + rng.below(len(moving) - start - 1)]
            if len(moving) > 1:
                turn = 1 + rng.below(len(moving) - 1)
                names.update(zip(moving, moving[turn:] + moving[:turn], strict=True))
    return names


class _SameDraws(Replay):
    """Recorded draws, and OtherDraws where they do not fit."""

    __slots__ = ()

    def below(self, bound: int) -> int:
        try:
            return super().below(bound)
        except ValueError as fault:
            raise OtherDraws from fault


def _probes(moment: Moment, viewer: Viewer, wild: Wild, rng: Rng) -> list[Move]:
    """Moves a viewer may ask about: one begun like a template, and wild ones."""
    if viewer is None:
        return []
    templates = moment.moves.get(viewer)
    if templates:
        template = choose(templates, rng)
        begun = {"cmd": template.cmd, **template.fixed}
        return [begun, wild.completed(begun), wild.move()]
    return [] if rng.below(QUIET) else [wild.move()]


def _seats(company: list[Viewer]) -> tuple[int, ...]:
    return tuple(viewer for viewer in company if viewer is not None)


def _views(moment: Moment, viewer: Viewer) -> Sent:
    sent = {"the public part": moment.public_bytes}
    if viewer is not None:
        sent["the private part"] = moment.private_bytes[viewer]
    return sent


def _patches(step: Step, viewer: Viewer) -> Sent:
    sent = {"the public patch": encode(step.public_patch)}
    if viewer is not None:
        sent["the private patch"] = encode(step.private_patches[viewer])
    return sent


def _equal(viewer: Viewer, names: Names, true: Sent, other: Sent) -> None:
    if true == other:
        return
    what = next(what for what, data in true.items() if data != other[what])
    raise Broken(
        "leak",
        f"{what} differs for {_who(viewer)} with what is hidden elsewhere",
        exchanged=names,
        sent=true[what].decode(),
        otherwise=other[what].decode(),
    )


def _canaries(viewer: Viewer, concealed: frozenset[str], sent: Sent) -> None:
    """No hidden id is among the words sent."""
    if concealed.isdisjoint(words(b"\n".join(sent.values()))):
        return
    for what, data in sent.items():
        named = sorted(concealed & words(data))
        if named:
            raise Broken("canary", f"{what} names to {_who(viewer)}: {named}", sent=data.decode())


def _searchable(first: Moment) -> None:
    """Ids are single words, or else the search for them would find nothing."""
    ids = frozenset[str]().union(*first.concealed.values())
    odd = ids - words("\n".join(ids).encode())
    if odd:
        raise Broken("canary", f"ids that are no single words cannot be looked for: {sorted(odd)}")


def _who(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def _without(names: Names, spared: set[str]) -> Names:
    """The exchange with some ids left where they are; the others close the ring."""
    rest = {}
    for name in names:
        if name in spared:
            continue
        target = names[name]
        while target in spared:
            target = names[target]
        if target != name:
            rest[name] = target
    return rest


def _event_renamed(event: Event, names: Names) -> Event:
    private = {seat: renamed(own, names) for seat, own in event.private.items()}
    return Event(event.kind, renamed(event.data, names), private)
