"""Each property can fail: games that break it are found out, and named by what they break."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec
import pytest

from server.bots.arena import configs
from server.playouts.checks import Checks
from server.playouts.many import one
from server.playouts.play import Record
from server.playouts.tally import Tally
from server.rules.diff import diff
from server.rules.game import (
    Event,
    EventKind,
    GameInfo,
    IllegalMove,
    Preview,
    Refused,
    Result,
    Template,
)
from server.rules.rng import Replay
from tests.playouts.pebbles import INFO, Draw, Hide, Pebbles, Show, State, Wave

LIMIT = 400


def played(game: Pebbles, games: int = 12, limit: int = LIMIT) -> Record:
    """The first of some games that breaks, or the last of them."""
    ways, tally = configs(game), Tally()
    for seed in range(games):
        record = one(game, ways[seed % len(ways)], seed, [Checks(game, seed, tally)], limit)
        if record.broke is not None:
            break
    return record


def broken(game: Pebbles) -> str:
    """The property that the game breaks."""
    record = played(game)
    assert record.broke is not None, "no property found anything"
    return str(record.broke["law"])


def laws(game: Pebbles, games: int = 30) -> set[str]:
    """All properties that the game breaks, each game being played up to the first."""
    ways, found = configs(game), set()
    for seed in range(games):
        record = one(game, ways[seed % len(ways)], seed, [Checks(game, seed, Tally())], LIMIT)
        found.add(str(record.broke["law"]) if record.broke else "none")
    return found


def info(**changes: Any) -> GameInfo:
    return msgspec.structs.replace(INFO, **changes)


def test_a_game_that_keeps_every_promise_passes() -> None:
    assert played(Pebbles(), games=30).broke is None


# ── Diffs are the truth ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("lost", ["/seen", "/hand", "/stashes"])
def test_a_patch_that_leaves_something_out_is_found(lost: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(old: Any, new: Any) -> list[dict[str, Any]]:
        return [operation for operation in diff(old, new) if not operation["path"].startswith(lost)]

    monkeypatch.setattr("server.playouts.moment.diff", forgetful)
    assert broken(Pebbles()) == "diff"


def test_a_patch_that_does_not_fit_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "server.playouts.moment.diff", lambda old, new: [{"op": "remove", "path": "/nothing/7"}]
    )
    assert broken(Pebbles()) == "diff"


def test_a_view_that_json_does_not_keep_is_found() -> None:
    class TupleInView(Pebbles):
        def public(self, state: State) -> dict[str, Any]:
            return {**super().public(state), "seats": tuple(range(len(state.hands)))}

    class NumbersAsKeys(Pebbles):
        def private(self, state: State, seat: int) -> dict[str, Any]:
            return {**super().private(state, seat), "counts": {seat: len(state.hands[seat])}}

    assert broken(TupleInView()) == "json"
    assert broken(NumbersAsKeys()) == "json"


# ── Nothing leaks ────────────────────────────────────────────────────────────────────────────────


def test_a_view_that_names_a_hidden_thing_is_found() -> None:
    class TopOfThePile(Pebbles):
        def public(self, state: State) -> dict[str, Any]:
            return {**super().public(state), "next": state.pile[-1:]}

    class NeighboursHand(Pebbles):
        def private(self, state: State, seat: int) -> dict[str, Any]:
            return {**super().private(state, seat), "left": state.hands[seat - 1]}

    assert broken(TopOfThePile()) == "canary"
    assert broken(NeighboursHand()) == "canary"


def test_a_view_that_lets_something_hidden_be_told_is_found() -> None:
    class HandsWorth(Pebbles):
        def public(self, state: State) -> dict[str, Any]:
            worth = [sum(self.value[pebble] for pebble in hand) for hand in state.hands]
            return {**super().public(state), "worth": worth}

    class NeighboursBest(Pebbles):
        def private(self, state: State, seat: int) -> dict[str, Any]:
            best = max((self.value[pebble] for pebble in state.hands[seat - 1]), default=0)
            return {**super().private(state, seat), "beware": best}

    assert broken(HandsWorth()) == "leak"
    assert broken(NeighboursBest()) == "leak"


def test_an_event_that_tells_too_much_is_found() -> None:
    class DrawsOpenly(Pebbles):
        info = info(events={**INFO.events, "drew": EventKind(public=("seat", "pebble"))})

        def draw(self, state: State, seat: int, rng: Any) -> list[Event]:
            *before, drew = super().draw(state, seat, rng)
            return [*before, Event("drew", {**drew.data, **drew.private[seat]})]

    class HidesLoudly(Pebbles):
        info = info(events={**INFO.events, "hid": EventKind(public=("seat", "count", "worth"))})

        def hide(self, state: State, seat: int, move: Hide) -> list[Event]:
            (hid,) = super().hide(state, seat, move)
            worth = sum(self.value[pebble] for pebble in move.pebbles)
            return [Event("hid", {**hid.data, "worth": worth})]

    class TellsEverybody(Pebbles):
        def told(self, event: Event, state: State, viewer: int | None) -> dict[str, Any]:
            told = super().told(event, state, viewer)
            return told | {name: value for own in event.private.values() for name, value in own.items()}

    assert broken(DrawsOpenly()) == "canary"
    assert broken(HidesLoudly()) == "leak"
    assert broken(TellsEverybody()) == "canary"


def test_an_event_that_comes_only_with_certain_hidden_things_is_found() -> None:
    class Gasps(Pebbles):
        def draw(self, state: State, seat: int, rng: Any) -> list[Event]:
            events = super().draw(state, seat, rng)
            return events + [Event("waved", {"seat": seat})] * (self.value[state.hands[seat][-1]] > 14)

    assert broken(Gasps()) == "leak"


def test_a_template_that_tells_too_much_is_found() -> None:
    class TellsTheNext(Pebbles):
        def moves(self, state: State, seat: int) -> list[Template]:
            templates = super().moves(state, seat)
            for template in templates:
                if template.cmd == "draw" and state.pile:
                    template.tells = {"pebble": state.pile[-1]}
            return templates

    class TellsItsWorth(Pebbles):
        def moves(self, state: State, seat: int) -> list[Template]:
            templates = super().moves(state, seat)
            for template in templates:
                if template.cmd == "draw" and state.pile:
                    template.tells = {"value": self.value[state.pile[-1]]}
            return templates

    assert broken(TellsTheNext()) == "canary"
    assert broken(TellsItsWorth()) == "leak"


def test_a_preview_that_answers_too_much_is_found() -> None:
    class TellsWhere(Pebbles):
        def preview(self, state: State, seat: int, partial: Mapping[str, Any]) -> Preview:
            preview = super().preview(state, seat, partial)
            asked = partial.get("pebbles") or []
            if isinstance(asked, list) and any(pebble in state.pile for pebble in asked):
                preview.tells = {"pile": True}
            return preview

    assert broken(TellsWhere()) == "leak"


def test_a_refusal_that_answers_too_much_is_found() -> None:
    class RefusesByPlace(Pebbles):
        info = info(refusals=(*INFO.refusals, "in_the_pile"))

        def pebbles_refusal(self, state: State, seat: int, move: Show | Hide) -> Refused | None:
            if any(pebble in state.pile for pebble in move.pebbles):
                return Refused("in_the_pile")
            return super().pebbles_refusal(state, seat, move)

    assert broken(RefusesByPlace()) == "leak"


def test_a_move_that_is_legal_only_with_certain_hidden_things_is_found() -> None:
    class NothingGood(Pebbles):
        """Draws only what is worth little, without saying so in any list or answer."""

        def draw(self, state: State, seat: int, rng: Any) -> list[Event]:
            if state.pile and self.value[state.pile[-1]] > 12 and isinstance(rng, Replay):
                raise IllegalMove("no_pebbles")
            return super().draw(state, seat, rng)

    assert broken(NothingGood()) == "leak"


def test_whose_turn_it_is_must_not_tell_either() -> None:
    class BestHandGoesOn(Pebbles):
        def next_turn(self, state: State) -> list[Event]:
            events = super().next_turn(state)
            worth = [sum(self.value[pebble] for pebble in hand) for hand in state.hands]
            state.active = worth.index(max(worth))
            return events

    assert broken(BestHandGoesOn()) == "leak"


def test_hidden_things_that_are_declared_open_are_found() -> None:
    class OnlyThePile(Pebbles):
        """Names the stashes to all, and calls only the pile hidden: the promise is kept."""

        def public(self, state: State) -> dict[str, Any]:
            return {**super().public(state), "hidden": state.stashes}

        def hidden(self, state: State, seats: Collection[int]) -> list[list[str]]:
            others = [seat for seat in range(len(state.hands)) if seat not in seats]
            return [state.pile + [pebble for seat in others for pebble in state.hands[seat]]]

    assert played(OnlyThePile()).broke is None

    class EverythingTogether(OnlyThePile):
        """Calls hidden what everybody sees."""

        def hidden(self, state: State, seats: Collection[int]) -> list[list[str]]:
            return Pebbles.hidden(self, state, seats)

    assert broken(EverythingTogether()) == "canary"


# ── History stands without rules ─────────────────────────────────────────────────────────────────


def test_rules_that_remember_something_beside_the_state_are_found() -> None:
    class Remembers(Pebbles):
        def __init__(self) -> None:
            super().__init__()
            self.count = itertools.count(1)

        def setup(self, config: Any, rng: Any) -> tuple[State, list[Event]]:
            state, events = super().setup(config, rng)
            state.turns_left += next(self.count) % 2
            return state, events

    assert broken(Remembers()) == "history"


def test_a_state_that_json_does_not_keep_is_found() -> None:
    class Forgetful(State):
        def __post_init__(self) -> None:
            self.waved = [False for _ in self.hands]

    class ForgetsWaves(Pebbles):
        state_type = Forgetful

        def draft(self, state: State) -> State:
            return msgspec.json.decode(msgspec.json.encode(state), type=State)

    assert broken(ForgetsWaves()) == "history"


# ── States are values, and refusals leave no trace ───────────────────────────────────────────────


def test_rules_that_change_the_state_they_are_given_are_found() -> None:
    class InPlace(Pebbles):
        def draft(self, state: State) -> State:
            return state

    class Shallow(Pebbles):
        def draft(self, state: State) -> State:
            return msgspec.structs.replace(state)

    class LooksAndTouches(Pebbles):
        def moves(self, state: State, seat: int) -> list[Template]:
            state.hands[seat].sort()
            return super().moves(state, seat)

    assert broken(InPlace()) == "mutation"
    assert broken(Shallow()) == "mutation"
    assert broken(LooksAndTouches()) == "mutation"


def test_a_refusal_that_leaves_a_trace_is_found() -> None:
    class CountsRefusals(Pebbles):
        def apply(self, state: State, seat: int, move: Any, rng: Any) -> tuple[State, list[Event]]:
            try:
                return super().apply(state, seat, move, rng)
            except IllegalMove:
                state.turns_left += 1
                raise

    assert broken(CountsRefusals()) == "mutation"


def test_a_refusal_without_a_declared_code_is_found() -> None:
    class Unexplained(Pebbles):
        info = info(refusals=tuple(code for code in INFO.refusals if code != "not_yours"))

    assert broken(Unexplained()) == "refusal"


# ── Templates and previews ───────────────────────────────────────────────────────────────────────


def test_an_offer_that_is_refused_is_found() -> None:
    class DrawsOnlySometimes(Pebbles):
        def apply(self, state: State, seat: int, move: Any, rng: Any) -> tuple[State, list[Event]]:
            if isinstance(move, Draw) and state.turns_left % 2:
                raise IllegalMove("no_pebbles")
            return super().apply(state, seat, move, rng)

    # the list says it can be done, and so does the preview: whichever is tried first
    assert laws(DrawsOnlySometimes()) == {"template", "preview"}


def test_a_legal_move_that_is_not_offered_is_found() -> None:
    class KeepsQuiet(Pebbles):
        def moves(self, state: State, seat: int) -> list[Template]:
            return [template for template in super().moves(state, seat) if template.cmd != "wave"]

    assert broken(KeepsQuiet()) == "template"


def test_a_legal_move_that_is_listed_as_refused_is_found() -> None:
    class SaysNo(Pebbles):
        def moves(self, state: State, seat: int) -> list[Template]:
            templates = super().moves(state, seat)
            if seat == state.active and not state.waved[seat]:
                templates[0].refused = Refused("waved")
            return templates

    assert broken(SaysNo()) == "template"


def test_moves_of_a_seat_that_may_not_act_are_found() -> None:
    class ListsTooMuch(Pebbles):
        def moves(self, state: State, seat: int) -> list[Template]:
            return super().moves(state, seat) or [Template("draw")]

    assert broken(ListsTooMuch()) == "template"


def test_a_preview_that_is_wrong_is_found() -> None:
    class AlwaysReady(Pebbles):
        def preview(self, state: State, seat: int, partial: Mapping[str, Any]) -> Preview:
            return Preview(complete=True)

    class NeverReady(Pebbles):
        def preview(self, state: State, seat: int, partial: Mapping[str, Any]) -> Preview:
            preview = super().preview(state, seat, partial)
            return preview if partial.get("cmd") == "hide" else Preview(refused=Refused("over"))

    class AllAtOnce(Pebbles):
        def preview(self, state: State, seat: int, partial: Mapping[str, Any]) -> Preview:
            if partial.get("cmd") == "show" and not partial.get("pebbles"):
                return Preview(refused=Refused("wrong_number"))
            return super().preview(state, seat, partial)

    assert [broken(game()) for game in (AlwaysReady, NeverReady, AllAtOnce)] == ["preview"] * 3


# ── Events and the result ────────────────────────────────────────────────────────────────────────


def test_undeclared_events_and_fields_are_found() -> None:
    def without(**fields: EventKind) -> type[Pebbles]:
        kinds = {kind: fields.get(kind, told) for kind, told in INFO.events.items()}
        return type("Undeclared", (Pebbles,), {"info": info(events=kinds)})

    class Unknown(Pebbles):
        info = info(events={kind: told for kind, told in INFO.events.items() if kind != "waved"})

    assert broken(Unknown()) == "event"
    assert broken(without(showed=EventKind(public=("seat",)))()) == "event"
    assert broken(without(drew=EventKind(public=("seat",)))()) == "event"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda result: result.ranking.pop(),
        lambda result: result.ranking.reverse() if len(result.ranking) > 1 else result.ranking.append([]),
        lambda result: result.ranking.append([0]),
        lambda result: result.lines.pop(),
        lambda result: result.lines[0].notes.pop(),
        lambda result: result.totals.append(0),
    ],
    ids=["seat missing", "worst first", "seat twice", "line missing", "note missing", "total too many"],
)
def test_a_wrong_result_is_found(spoil: Callable[[Result], object]) -> None:
    class WrongResult(Pebbles):
        def result(self, state: State) -> Result | None:
            result = super().result(state)
            if result is not None:
                spoil(result)
            return result

    assert broken(WrongResult()) == "result"


def test_standings_that_do_not_add_up_are_found() -> None:
    class WrongStandings(Pebbles):
        def standings(self, state: State) -> Result | None:
            return Result([[0]], [1], [], "closed")

    assert broken(WrongStandings()) == "result"


# ── It ends ──────────────────────────────────────────────────────────────────────────────────────


def test_an_endless_game_is_found() -> None:
    class Endless(Pebbles):
        def next_turn(self, state: State) -> list[Event]:
            state.turns_left += 1
            for stash in state.stashes:
                state.pile += stash
                stash.clear()
            return super().next_turn(state)

    record = played(Endless())
    assert record.broke is not None
    assert record.broke["law"] == "endless"
    assert len(record.moves) == LIMIT


def test_a_dead_end_is_found() -> None:
    class Stuck(Pebbles):
        def refusal(self, state: State, seat: int, move: Any) -> Refused | None:
            if not isinstance(move, Wave) and not state.hands[seat] and not self.over(state):
                return Refused("no_pebbles")
            return super().refusal(state, seat, move)

    class Nobody(Pebbles):
        def waiting(self, state: State) -> list[int]:
            return super().waiting(state) if state.turns_left > 5 else []

    assert broken(Stuck()) == "dead_end"
    assert broken(Nobody()) == "dead_end"


def test_a_game_that_goes_on_after_its_end_is_found() -> None:
    class NeverOver(Pebbles):
        def may_act(self, state: State) -> list[int]:
            return super().may_act(state) or [0]

    assert broken(NeverOver()) == "turn"


def test_an_exception_is_a_finding_with_its_place() -> None:
    class Crashes(Pebbles):
        def show(self, state: State, seat: int, move: Show) -> list[Event]:
            raise KeyError(move.pebbles[0])

    record = played(Crashes())
    assert record.broke is not None
    assert record.broke["law"] == "exception"
    assert "in show" in record.broke["traceback"]
