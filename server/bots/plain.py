"""The plain player: a legal move by chance, whatever the game. It never leaves the others waiting.

It reads nothing but the legal moves: a kind of move first, then one of its templates, then one of the
ways to fill that in, each as likely as the next. Random playouts are games among plain players.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from server.rules.game import Choice, Game, Item, Pick, Preview, Seat, Template
from server.rules.rng import Rng, choose

Move = dict[str, Any]
"""A move as a browser sends it: `{"cmd": …, field: …}`."""

VOLUNTARY = 8
"""Where the game does not wait for the seat, one chance in so many that it does something."""

ATTEMPTS = 20
"""How often a stepwise move is begun anew after a dead end, before another template is tried."""

STEPS = 200
"""More steps than any stepwise move takes."""

SELDOM = 6
"""One chance in so many that a command is tried which the game says is made seldom."""

SMALL = 3
"""Numbers are chosen at most so far above the lowest: who plays by chance still keeps to small sums."""


def decide(game: Game[Any, Any], state: Any, seat: Seat, rng: Rng) -> Move | None:
    """A legal move of the seat, or None: it may not act, or it need not and would rather not."""
    waited_for = seat in game.waiting(state)
    if not waited_for and rng.below(VOLUNTARY):
        return None
    return any_move(game, state, seat, game.moves(state, seat), rng, waited_for=waited_for)


def any_move(
    game: Game[Any, Any],
    state: Any,
    seat: Seat,
    templates: Sequence[Template],
    rng: Rng,
    *,
    waited_for: bool = True,
) -> Move | None:
    """One of the moves that the templates allow; None where none of them can be played.

    Who is not waited for need not do what is done seldom for want of anything else.
    """
    kinds: dict[str, list[Template]] = {}
    for template in templates:
        if template.refused is None:
            kinds.setdefault(template.cmd, []).append(template)
    seldom = [cmd for cmd in kinds if cmd in game.info.seldom]
    often = [cmd for cmd in kinds if cmd not in seldom]
    if seldom and not rng.below(SELDOM):
        often, seldom = seldom, often
    for cmds in (often, seldom) if waited_for else (often,):
        move = _move_of(game, state, seat, {cmd: kinds[cmd] for cmd in cmds}, rng)
        if move is not None:
            return move
    return None


def _move_of(
    game: Game[Any, Any], state: Any, seat: Seat, kinds: dict[str, list[Template]], rng: Rng
) -> Move | None:
    """A move of one of these kinds; None where none of them can be played."""
    left = list(kinds)
    while left:
        cmd = choose(left, rng)
        ways = kinds[cmd]
        template = choose(ways, rng)
        move = built(game, state, seat, template, rng) if template.stepwise else filled(template, rng)
        if move is not None:
            return move
        ways.remove(template)
        if not ways:
            left.remove(cmd)
    return None


def filled(template: Template, rng: Rng) -> Move:
    """The template with its choices made, each filling as likely as any other."""
    move: Move = {"cmd": template.cmd, **template.fixed}
    for field, choice in template.choose.items():
        move[field] = picked(choice, rng)
    return move


def picked(choice: Choice, rng: Rng) -> list[Item]:
    """Items for a field: an alternative, by the number of its fillings, and one of these."""
    items: list[Item] = []
    for pick in _alternative(choice, rng):
        items += _sample(pick, rng)
    return items


def _alternative(choice: Choice, rng: Rng) -> tuple[Pick, ...]:
    if len(choice) == 1:
        return choice[0]
    sizes = [math.prod(math.comb(len(pick.of), pick.count) for pick in picks) for picks in choice]
    place = rng.below(sum(sizes))
    for picks, size in zip(choice, sizes, strict=True):
        if place < size:
            return picks
        place -= size
    raise AssertionError("a place beyond the last filling")


def _sample(pick: Pick, rng: Rng) -> list[Item]:
    pool = list(pick.of)
    return [pool.pop(rng.below(len(pool))) for _ in range(pick.count)]


def built(game: Game[Any, Any], state: Any, seat: Seat, template: Template, rng: Rng) -> Move | None:
    """A stepwise move, built up item by item with `preview`; None after too many dead ends."""
    for _ in range(ATTEMPTS):
        move = _walk(game, state, seat, template, rng)
        if move is not None:
            return move
    return None


def _walk(game: Game[Any, Any], state: Any, seat: Seat, template: Template, rng: Rng) -> Move | None:
    move: Move = {"cmd": template.cmd, **template.fixed}
    for _ in range(STEPS):
        wider = widened(move, game.preview(state, seat, move), rng)
        if wider is None or wider is move:
            return wider
        move = wider
    return None


def widened(move: Move, seen: Preview, rng: Rng) -> Move | None:
    """A stepwise move with one more thing in it, by what its preview shows.

    The move itself where it is whole and nothing need be added; None at a dead end.
    """
    if seen.refused is not None:
        return None
    fields = [field for field, choice in seen.choose.items() if any(choice)]
    fields += [*seen.numbers, *seen.values]
    if seen.complete and (not fields or not rng.below(3)):
        return move
    return _filled_in(move, seen, choose(fields, rng), rng) if fields else None


def _filled_in(move: Move, seen: Preview, field: str, rng: Rng) -> Move | None:
    """The move with one more thing in a field; None where there is nothing to put into it."""
    if field in seen.numbers:
        lowest, highest = seen.numbers[field]
        return _with(move, field, lowest + rng.below(min(highest - lowest, SMALL) + 1))
    if field in seen.values:
        return _with(move, field, choose(seen.values[field], rng))
    pools = [pick.of for picks in seen.choose[field] for pick in picks if pick.of]
    return _with(move, field, choose(choose(pools, rng), rng), to_list=True) if pools else None


def _with(move: Move, path: str, value: Any, *, to_list: bool = False) -> Move:
    """The move with a value set, or an item added to a list, at a path such as "give.cards"."""
    field, _, rest = path.partition(".")
    if rest:
        return {**move, field: _with(move.get(field, {}), rest, value, to_list=to_list)}
    return {**move, field: [*move.get(field, []), value] if to_list else value}
