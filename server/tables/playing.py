"""Moves: the rules judge them, here they become steps of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from server.rules.game import Config, Event, Game, IllegalMove, Seat
from server.rules.rng import Draw, Stream, row_key
from server.store.journal import RowKind
from server.tables import setup as setting
from server.tables.course import Vote
from server.tables.refusal import Refusal
from server.tables.setup import Setup

if TYPE_CHECKING:
    from server.tables.table import Table


class Step(msgspec.Struct):
    """What a row is about to say: judged, and not yet written.

    `state`: the game's next one, None where it stays as it is. `whole`: the row gives the whole state, not
    only what changes. `change` is made to the table in the same transaction. The rest as in `Body`.
    """

    kind: RowKind
    seat: Seat | None
    events: list[Event]
    state: Any = None
    whole: bool = False
    move: dict[str, Any] | None = None
    draws: list[Draw] = []
    free: bool = False
    to: int | None = None
    vote: Vote | None = None
    config: Config | None = None
    contributions: list[str] | None = None
    change: Callable[[Setup], None] | None = None


def start(table: Table, by: Seat, message: str) -> Step:
    """Row 0: the host begins, free seats are left out, the rules set up. Raises Refusal.

    The table remembers the `message` too: leaving seats out may give its sender's another number.
    """
    setting.host_only(table.setup, by)
    game, edits = table.rules(), table.setup.edits
    setup = msgspec.convert(msgspec.to_builtins(table.setup), Setup)
    setting.close_ranks(setup, game.info)
    config = setting.config(setup, game.info)
    contributions = [holder.entropy for holder in setup.seats]
    rng = Stream(row_key(bytes.fromhex(setup.secret), contributions, table.id, 0))
    state, events = game.setup(config, rng)

    def change(kept: Setup) -> None:
        if kept.edits != edits:
            raise OutdatedSetup
        setting.close_ranks(kept, game.info)
        kept.rules_version = game.info.rules_version
        kept.remember(message, 0)

    return Step(
        "setup",
        setup.host,
        events,
        state,
        draws=rng.draws,
        config=config,
        contributions=contributions,
        change=change,
    )


class OutdatedSetup(Exception):
    """Somebody changed the table while it was being started: it has to be judged again."""


def play(table: Table, seat: Seat, stamp: str, raw: dict[str, Any]) -> Step:
    """A person's move. Raises Refusal: by the rules, or `outdated`, which brings the moves as they are."""
    table.must_be_running()
    if table.setup.seats[seat].played_by_bot:
        raise Refusal("seat_is_bot")
    offer = table.position.offers.get(seat)
    if stamp != (offer.stamp if offer else ""):
        now = {"moves": msgspec.Raw(offer.moves), "stamp": offer.stamp} if offer else {"moves": []}
        raise Refusal("outdated", extra=now)
    return _judged(table, seat, raw)


def play_as_bot(table: Table, seat: Seat, seq: int, raw: dict[str, Any], *, failed: bool) -> Step:
    """A bot's move, thought out after row `seq`. `failed`: the bot broke, another move stands in for its own.

    Raises Refusal where somebody else was quicker.
    """
    table.must_be_running()
    if table.seq != seq or not table.setup.seats[seat].played_by_bot:
        raise Refusal("outdated")
    step = _judged(table, seat, raw)
    if failed:
        step.events = [Event("bot_failed", {"seat": seat}), *step.events]
    return step


def _judged(table: Table, seat: Seat, raw: dict[str, Any]) -> Step:
    game, before = table.rules(), table.position.state
    try:
        move = msgspec.convert(raw, game.move_type)
    except msgspec.ValidationError as error:
        raise Refusal("bad_move", why=str(error)) from None
    rng = table.stream()
    try:
        state, events = game.apply(before, seat, move, rng)
    except IllegalMove as illegal:
        refusal = Refusal(illegal.code)
        refusal.params = illegal.params
        raise refusal from None
    free = table.setup.seats[seat].person and not rng.draws and not learned(game, before, state, seat)
    free = free and not concerned(table, state, seat)
    if vote := table.position.course.vote:
        events = [*events, vote_ended(vote, passed=False, reason="moved")]
    return Step("move", seat, events, state, move=raw, draws=rng.draws, free=free)


def concerned(table: Table, after: Any, seat: Seat) -> bool:
    """Whether a move changed what somebody else alone knows, such as a hand that a card was given to, or
    somebody else has something to answer: an answer that is on its way must not come to another question."""
    game, before = table.rules(), table.position.privates
    if any(other != seat for other in game.asked(after)):
        return True
    return any(game.private(after, other) != known for other, known in enumerate(before) if other != seat)


def learned(game: Game[Any, Any], before: Any, after: Any, seat: Seat) -> bool:
    """Whether a move told its seat something: items that it could not tell apart before, and now can.

    A group that stays together, wherever it lies now, is as hidden as it was.
    """
    hidden_before, hidden_after = game.hidden(before, [seat]), game.hidden(after, [seat])
    if hidden_before == hidden_after:
        return False
    now = {item: place for place, group in enumerate(hidden_after) for item in group}
    for group in hidden_before:
        places = {now.get(item) for item in group}
        if len(places) > 1 or None in places:
            return True
    return False


def vote_ended(vote: Vote, *, passed: bool, reason: str) -> Event:
    return Event("vote_ended", {"vote": vote.kind, "passed": passed, "reason": reason})
