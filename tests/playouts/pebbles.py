"""A small game that uses every corner of the rules contract, to try the playouts and the bots on.

Everybody holds pebbles. In a turn a seat shows one or two of them for their value, hides some face
down in its stash in rising order, or draws one. Any seat may wave once a turn. After some turns the
shown values and the hidden numbers are counted.
"""

from __future__ import annotations

import copy
from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from server.rules.game import (
    Choice,
    Config,
    Event,
    EventKind,
    Game,
    GameInfo,
    IllegalMove,
    Option,
    Pick,
    Preview,
    Refused,
    Result,
    ScoreLine,
    Seat,
    Template,
)
from server.rules.rng import Rng, shuffle

INFO = GameInfo(
    id="pebbles",
    seats=(2, 3),
    minutes=1,
    minimum_age=3,
    rules_version=1,
    colours=("red", "blue", "green"),
    colours_each={},
    options=(Option("length", ("short", "long"), seats=(2,)),),
    refusals=("over", "not_your_turn", "not_yours", "wrong_number", "not_rising", "no_pebbles", "waved"),
    events={
        "dealt": EventKind(public=("start",), private=("hand",)),
        "showed": EventKind(public=("seat", "pebbles")),
        "hid": EventKind(public=("seat", "count"), private=("pebbles",)),
        "drew": EventKind(public=("seat",), private=("pebble",)),
        "shuffled": EventKind(public=("count",)),
        "waved": EventKind(public=("seat",)),
        "counted": EventKind(public=("totals",)),
    },
    bots=("plain", "eager", "broken", "looping", "dying", "talking", "idle"),
)


class Show(msgspec.Struct, tag_field="cmd", tag="show", forbid_unknown_fields=True):
    pebbles: list[str]


class Hide(msgspec.Struct, tag_field="cmd", tag="hide", forbid_unknown_fields=True):
    pebbles: list[str]


class Draw(msgspec.Struct, tag_field="cmd", tag="draw", forbid_unknown_fields=True):
    pass


class Wave(msgspec.Struct, tag_field="cmd", tag="wave", forbid_unknown_fields=True):
    pass


Move = Show | Hide | Draw | Wave


class State(msgspec.Struct):
    active: int
    turns_left: int
    hands: list[list[str]]
    stashes: list[list[str]]
    shown: list[int]
    pile: list[str]
    seen: list[str]
    """Pebbles that were shown, until they are shuffled into the pile again."""
    waved: list[bool]


COMPONENTS = {"pebbles": {f"pebble-{number:02}": number for number in range(1, 19)}}


class Pebbles(Game[State, Any]):
    info = INFO
    state_type = State
    move_type = Move

    def __init__(self, components: Mapping[str, Any] = COMPONENTS) -> None:
        super().__init__(components)
        self.value: dict[str, int] = components["pebbles"]

    def setup(self, config: Config, rng: Rng) -> tuple[State, list[Event]]:
        pile = list(self.value)
        shuffle(pile, rng)
        hands = [[pile.pop() for _ in range(4)] for _ in range(config.seats)]
        start = rng.below(config.seats) if config.start is None else config.start
        state = State(
            active=start,
            turns_left=40 if config.options.get("length") == "long" else 20,
            hands=hands,
            stashes=[[] for _ in hands],
            shown=[0] * config.seats,
            pile=pile,
            seen=[],
            waved=[False] * config.seats,
        )
        private = {seat: {"hand": list(hand)} for seat, hand in enumerate(hands)}
        return state, [Event("dealt", {"start": start}, private)]

    def apply(self, state: State, seat: Seat, move: Any, rng: Rng) -> tuple[State, list[Event]]:
        refused = self.refusal(state, seat, move)
        if refused is not None:
            raise IllegalMove(refused.code, **refused.params)
        state = self.draft(state)
        if isinstance(move, Wave):
            state.waved[seat] = True
            return state, [Event("waved", {"seat": seat})]
        if isinstance(move, Show):
            events = self.show(state, seat, move)
        elif isinstance(move, Hide):
            events = self.hide(state, seat, move)
        else:
            events = self.draw(state, seat, rng)
        return state, events + self.next_turn(state)

    def draft(self, state: State) -> State:
        return copy.deepcopy(state)

    def show(self, state: State, seat: Seat, move: Show) -> list[Event]:
        self.take(state, seat, move.pebbles)
        state.seen += move.pebbles
        state.shown[seat] += sum(self.value[pebble] for pebble in move.pebbles)
        return [Event("showed", {"seat": seat, "pebbles": move.pebbles})]

    def hide(self, state: State, seat: Seat, move: Hide) -> list[Event]:
        self.take(state, seat, move.pebbles)
        state.stashes[seat] += move.pebbles
        told = {"seat": seat, "count": len(move.pebbles)}
        return [Event("hid", told, {seat: {"pebbles": move.pebbles}})]

    def draw(self, state: State, seat: Seat, rng: Rng) -> list[Event]:
        events = []
        if not state.pile:
            state.pile, state.seen = state.seen, []
            shuffle(state.pile, rng)
            events.append(Event("shuffled", {"count": len(state.pile)}))
        pebble = state.pile.pop()
        state.hands[seat].append(pebble)
        return [*events, Event("drew", {"seat": seat}, {seat: {"pebble": pebble}})]

    def take(self, state: State, seat: Seat, pebbles: list[str]) -> None:
        state.hands[seat] = [pebble for pebble in state.hands[seat] if pebble not in pebbles]

    def next_turn(self, state: State) -> list[Event]:
        state.turns_left -= 1
        state.active = (state.active + 1) % len(state.hands)
        state.waved = [False] * len(state.hands)
        if not state.hands[state.active] and not state.pile and not state.seen:
            state.turns_left = 0
        totals = [self.total(state, seat) for seat in range(len(state.hands))]
        return [] if state.turns_left else [Event("counted", {"totals": totals})]

    def refusal(self, state: State, seat: Seat, move: Any) -> Refused | None:
        if self.over(state):
            return Refused("over")
        if isinstance(move, Wave):
            return Refused("waved") if state.waved[seat] else None
        if seat != state.active:
            return Refused("not_your_turn")
        if isinstance(move, Draw):
            return None if state.pile or state.seen else Refused("no_pebbles")
        return self.pebbles_refusal(state, seat, move)

    def pebbles_refusal(self, state: State, seat: Seat, move: Show | Hide) -> Refused | None:
        pebbles, hand = move.pebbles, state.hands[seat]
        if len(set(pebbles)) < len(pebbles) or not set(pebbles) <= set(hand):
            return Refused("not_yours", {"pebbles": sorted(set(pebbles) - set(hand))})
        if not pebbles or (isinstance(move, Show) and len(pebbles) > 2):
            return Refused("wrong_number", {"count": len(pebbles)})
        values = [self.value[pebble] for pebble in pebbles]
        if isinstance(move, Hide) and values != sorted(values):
            return Refused("not_rising")
        return None

    def waiting(self, state: State) -> list[Seat]:
        return [] if self.over(state) else [state.active]

    def may_act(self, state: State) -> list[Seat]:
        if self.over(state):
            return []
        return [seat for seat, waved in enumerate(state.waved) if seat == state.active or not waved]

    def moves(self, state: State, seat: Seat) -> list[Template]:
        if seat not in self.may_act(state):
            return []
        templates = [Template("wave", refused=self.refusal(state, seat, Wave()))]
        if seat == state.active:
            hand = tuple(state.hands[seat])
            ways = tuple((Pick(count, hand),) for count in (1, 2) if count <= len(hand))
            templates.append(Template("draw", refused=self.refusal(state, seat, Draw())))
            if hand:
                templates.append(Template("show", choose={"pebbles": ways}, tells={"left": len(hand)}))
                templates.append(Template("hide", stepwise=True))
        return templates

    def preview(self, state: State, seat: Seat, partial: Mapping[str, Any]) -> Preview:
        plain = {"pebbles": [], **partial} if partial.get("cmd") in ("show", "hide") else partial
        try:
            move = msgspec.convert(plain, Move)
        except msgspec.ValidationError:
            return Preview(refused=Refused("bad_move"))
        refused = self.refusal(state, seat, move)
        if isinstance(move, Show | Hide) and (refused is None or refused.code == "wrong_number"):
            return self.next_pebbles(state, seat, move, refused)
        return Preview(complete=refused is None, refused=refused)

    def next_pebbles(self, state: State, seat: Seat, move: Show | Hide, refused: Refused | None) -> Preview:
        kind = type(move)
        more = [
            pebble
            for pebble in state.hands[seat]
            if self.refusal(state, seat, kind([*move.pebbles, pebble])) is None
        ]
        choose: dict[str, Choice] = {"pebbles": ((Pick(1, tuple(more)),),)} if more else {}
        if refused is not None and not more:
            return Preview(refused=refused)
        return Preview(complete=refused is None, choose=choose)

    def result(self, state: State) -> Result | None:
        if not self.over(state):
            return None
        seats = range(len(state.hands))
        totals = [self.total(state, seat) for seat in seats]
        lines = [
            ScoreLine("shown", list(state.shown), [{} for _ in seats]),
            ScoreLine("hidden", [len(stash) for stash in state.stashes], [{} for _ in seats]),
        ]
        ranking = [[seat for seat in seats if totals[seat] == t] for t in sorted(set(totals), reverse=True)]
        return Result(ranking=ranking, totals=totals, lines=lines, reason="turns")

    def over(self, state: State) -> bool:
        return state.turns_left == 0

    def total(self, state: State, seat: Seat) -> int:
        return state.shown[seat] + len(state.stashes[seat])

    def public(self, state: State) -> dict[str, Any]:
        return {
            "active": state.active,
            "turns_left": state.turns_left,
            "shown": state.shown,
            "hands": [len(hand) for hand in state.hands],
            "stashes": [len(stash) for stash in state.stashes],
            "pile": len(state.pile),
            "seen": state.seen,
            "waved": state.waved,
        }

    def private(self, state: State, seat: Seat) -> dict[str, Any]:
        return {"hand": state.hands[seat], "stash": state.stashes[seat]}

    def hidden(self, state: State, seats: Collection[Seat]) -> list[list[str]]:
        others = [seat for seat in range(len(state.hands)) if seat not in seats]
        held = [pebble for seat in others for pebble in state.hands[seat] + state.stashes[seat]]
        return [state.pile + held]
