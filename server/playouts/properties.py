"""What holds for every game at every move. Each function raises Broken where it does not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from server.bots import plain as plain_bot
from server.bots.arena import reader
from server.bots.plain import Move
from server.playouts.moment import Moment, Step, canonical, encode
from server.playouts.play import Broken, Record, chance
from server.playouts.wild import readable
from server.rules.diff import apply_patch, diff
from server.rules.game import Event, Game, IllegalMove, Refused, Result, Seat, Template
from server.rules.rng import Rng

UNREADABLE = "bad_move"
"""How the service and previews refuse what is no move of the game's at all; no game declares it."""


def unchanged(moment: Moment, culprit: str) -> None:
    """States are values: nobody changes one that he was given."""
    if encode(moment.state) != moment.bytes:
        raise Broken("mutation", f"{culprit} changed the state it was given")


def plain_values(what: str, value: Any, data: bytes | None = None) -> None:
    """Whatever is sent (as `data`) comes out of JSON as it went in: no tuples, no numbers as keys."""
    if msgspec.json.decode(data or encode(value)) != value:
        raise Broken("json", f"{what} does not come back from JSON as it was", value=repr(value))


# ── 1. Diffs are the truth ───────────────────────────────────────────────────────────────────────


def diffs_are_true(step: Step) -> None:
    """The patches lead from the former public part and private parts to the fresh ones."""
    before, after = step.before, step.after
    _leads_to("the public part", before.public, step.public_patch, after.public)
    for seat, patch in enumerate(step.private_patches):
        if patch or before.private_bytes[seat] != after.private_bytes[seat]:
            what = f"the private part of seat {seat}"
            _leads_to(what, before.privates[seat], patch, after.privates[seat])


def _leads_to(what: str, old: Any, patch: Any, new: Any) -> Any:
    """The patched value, which is the new one, after the patch has been sent through JSON."""
    sent = msgspec.json.decode(encode(patch))
    try:
        patched = apply_patch(old, sent)
    except (LookupError, ValueError) as fault:
        raise Broken("diff", f"the patch of {what} does not fit: {fault!r}", patch=patch) from fault
    if canonical(patched) != canonical(new):
        raise Broken("diff", f"the patch of {what} leads elsewhere", patch=patch, patched=patched, fresh=new)
    return patched


# ── 3. History stands without rules ──────────────────────────────────────────────────────────────


class History:
    """The first state and the patches since: all that is needed to have every later state."""

    def __init__(self, game: Game[Any, Any], first: Moment, events: list[Event]) -> None:
        self._game = game
        self._rebuilt: Any = msgspec.json.decode(first.bytes)
        self._trail: list[tuple[bytes, bytes]] = [(first.bytes, encode(events))]
        self._survives(first, self._rebuilt)

    def add(self, step: Step) -> None:
        """The state patch alone gives the next state, and the next state survives JSON."""
        after = step.after
        patch = diff(step.before.plain, after.plain)
        self._rebuilt = _leads_to("the state", self._rebuilt, patch, after.plain)
        self._survives(after, self._rebuilt)
        self._trail.append((after.bytes, encode(step.events)))

    def _survives(self, moment: Moment, rebuilt: Any) -> None:
        kind = self._game.state_type
        read = msgspec.json.decode(moment.bytes, type=kind)
        if encode(read) != moment.bytes:
            raise Broken("history", "a state read back from JSON is another", state=moment.plain)
        if encode(msgspec.convert(rebuilt, kind, strict=False)) != moment.bytes:
            raise Broken("history", "a state made from the patches is another", state=moment.plain)

    def replay(self, record: Record) -> None:
        """Set-up, chance and moves give the same states and events again, each state read from JSON."""
        game, draws, read = self._game, chance(record.seed), reader(self._game)
        state, events = game.setup(record.config, draws)
        self._same(0, state, events)
        for number, (seat, move) in enumerate(record.moves, 1):
            state = msgspec.json.decode(encode(state), type=game.state_type)
            state, events = game.apply(state, seat, read(move), draws)
            self._same(number, state, events)

    def _same(self, number: int, state: Any, events: list[Event]) -> None:
        if self._trail[number] != (encode(state), encode(events)):
            raise Broken("history", f"played again, move {number} leads to another state or tells otherwise")


# ── 4. It ends, and nothing illegal leaves a trace ───────────────────────────────────────────────


def goes_on(game: Game[Any, Any], moment: Moment) -> None:
    """Somebody can act until the result is there; then nobody can. How it stands until then adds up too."""
    waiting, may_act = moment.waiting, moment.may_act
    for seats in (waiting, may_act):
        if sorted(set(seats)) != seats or not set(seats) <= set(range(moment.seats)):
            raise Broken("turn", f"not a list of seats in their order: {seats}")
    if moment.result is not None:
        if may_act:
            raise Broken("turn", f"the game is over and seats {may_act} may act")
        return
    if (standings := game.standings(moment.state)) is not None:
        adds_up(standings, moment.seats)
    if not waiting:
        raise Broken("dead_end", "nobody is waited for and there is no result")
    if not set(waiting) <= set(may_act):
        raise Broken("turn", f"the game waits for {waiting}, but only {may_act} may act")
    for seat in waiting:
        if all(template.refused for template in moment.moves[seat]):
            raise Broken("dead_end", f"seat {seat} is waited for and can do nothing")


def silent(game: Game[Any, Any], moment: Moment) -> None:
    """Who may not act is listed no moves."""
    for seat in set(range(moment.seats)) - set(moment.may_act):
        if game.moves(moment.state, seat):
            raise Broken("template", f"seat {seat} may not act and is listed moves")


def declared(game: Game[Any, Any], events: Iterable[Event], seats: int) -> None:
    """Events are of the kinds and have the fields that the game declares."""
    for event in events:
        kind = game.info.events.get(event.kind)
        if kind is None:
            raise Broken("event", f"the kind {event.kind!r} is not declared")
        surplus = set(event.data) - set(kind.public)
        if surplus:
            raise Broken("event", f"{event.kind!r} has undeclared fields: {sorted(surplus)}")
        for seat, own in event.private.items():
            if seat not in range(seats) or not set(own) <= set(kind.private):
                raise Broken("event", f"{event.kind!r} has undeclared private fields: {sorted(own)}")
        plain_values(f"an event {event.kind!r}", event.data)


def adds_up(result: Result, seats: int) -> None:
    """Every seat is ranked once, no worse total before a better one, and the lines make the totals."""
    ranked = [seat for group in result.ranking for seat in group]
    if sorted(ranked) != list(range(seats)) or not all(result.ranking):
        raise Broken("result", f"not every seat is ranked once: {result.ranking}")
    totals = [result.totals[seat] for seat in ranked]
    if len(result.totals) != seats or totals != sorted(totals, reverse=True):
        raise Broken("result", f"ranked {result.ranking} with totals {result.totals}")
    for line in result.lines:
        if len(line.amounts) != seats or len(line.notes) != seats:
            raise Broken("result", f"the line {line.id!r} is not of {seats} seats")
    sums = [sum(line.amounts[seat] for line in result.lines) for seat in range(seats)]
    if sums != result.totals:
        raise Broken("result", f"the lines come to {sums}, the totals are {result.totals}")


# ── Legal moves and refusals ─────────────────────────────────────────────────────────────────────


def templates_hold(game: Game[Any, Any], moment: Moment, rng: Rng) -> None:
    """Refusals are explained; a filled template is legal, and previews say so on the way to it."""
    for seat, templates in moment.moves.items():
        for template in templates:
            if template.refused is not None:
                _explained(game, template.refused)
            _apart(template)
        move = plain_bot.any_move(game, moment.state, seat, templates, rng)
        if move is not None:
            _leads_on(game, moment, seat, move, rng)
            if attempt(game, moment, seat, move) is not None:
                raise Broken("template", f"seat {seat} was offered a move that is refused", move=move)


def _apart(template: Template) -> None:
    """An item stands once in an alternative, and there are enough of them to pick."""
    for field, choice in template.choose.items():
        for picks in choice:
            items = [item for pick in picks for item in pick.of]
            if len(set(items)) < len(items) or any(len(pick.of) < pick.count for pick in picks):
                raise Broken("template", f"{template.cmd}: {field} cannot be filled in: {picks}")


def _leads_on(game: Game[Any, Any], moment: Moment, seat: Seat, move: Move, rng: Rng) -> None:
    whole = game.preview(moment.state, seat, move)
    if not whole.complete or whole.refused:
        raise Broken("preview", "a legal move is not complete", seat=seat, move=move)
    parts = {field: value for field, value in move.items() if isinstance(value, list)}
    if not parts:
        return
    part = {**move, **{field: value[: rng.below(len(value) + 1)] for field, value in parts.items()}}
    if game.preview(moment.state, seat, part).refused:
        raise Broken("preview", "a part of a legal move is refused", seat=seat, move=move, part=part)


def wrong_moves_are_refused(
    game: Game[Any, Any], moment: Moment, tries: Sequence[tuple[Seat, Move]]
) -> list[str]:
    """Of whatever is tried, what fits a template is legal and all else refused. The refusals' codes."""
    codes: list[str] = []
    for seat, move in tries:
        seen = game.preview(moment.state, seat, move)
        if seen.refused is not None and seen.refused.code != UNREADABLE:
            _explained(game, seen.refused)
        refused = attempt(game, moment, seat, move)
        if seen.complete == (refused is not None):
            raise Broken("preview", f"complete: {seen.complete}, refused: {refused}", seat=seat, move=move)
        if refused is not None:
            codes.append(refused.code)
        elif not any(fits(template, move) for template in moment.moves.get(seat, ())):
            raise Broken("template", f"seat {seat} may do what it was not offered", move=move)
    return codes


def attempt(game: Game[Any, Any], moment: Moment, seat: Seat, move: Move) -> Refused | None:
    """How a move is refused, with nothing changed; None where it is legal."""
    typed = readable(game, move)
    if typed is None:
        return Refused(UNREADABLE)
    refused = refusal(game, moment.state, seat, typed)
    if refused is not None:
        _explained(game, refused)
    unchanged(moment, "a refused move" if refused else "apply")
    return refused


class _Least:
    """Chance for what is thrown away: always 0."""

    def below(self, bound: int) -> int:
        return 0


def refusal(game: Game[Any, Any], state: Any, seat: Seat, move: Any) -> Refused | None:
    """How the rules refuse a move; None where it is legal. What it leads to is thrown away."""
    try:
        game.apply(state, seat, move, _Least())
    except IllegalMove as fault:
        return Refused(fault.code, fault.params)
    return None


def _explained(game: Game[Any, Any], refused: Refused) -> None:
    if refused.code not in game.info.refusals:
        raise Broken("refusal", f"the code {refused.code!r} is not declared")
    plain_values(f"the refusal {refused.code!r}", refused.params)


def fits(template: Template, move: Mapping[str, Any]) -> bool:
    """Whether the move is a filling of the template; of a stepwise one, whether it begins like it.

    A field that is null counts as one that is not there.
    """
    move = {field: value for field, value in move.items() if value is not None}
    if template.refused is not None or move["cmd"] != template.cmd:
        return False
    if any(move.get(field) != value for field, value in template.fixed.items()):
        return False
    if template.stepwise:
        return True
    if set(move) - {"cmd"} - set(template.fixed) - set(template.choose):
        return False
    return all(_one_of(choice, move.get(field)) for field, choice in template.choose.items())


def _one_of(choice: Any, items: Any) -> bool:
    if not isinstance(items, list) or len(set(items)) < len(items):
        return False
    return any(
        len(items) == sum(pick.count for pick in picks)
        and all(len(set(pick.of).intersection(items)) == pick.count for pick in picks)
        for picks in choice
    )


def stays_refused(game: Game[Any, Any], moment: Moment, seat: Seat, template: Template, move: Move) -> str:
    """What is listed as refused is refused, however it is filled in; with which code."""
    refused = attempt(game, moment, seat, move)
    if refused is None:
        raise Broken("template", f"seat {seat} was told it cannot, and can: {template.refused}", move=move)
    return refused.code
