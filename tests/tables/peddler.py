"""Peddler, a game of a few lines that has everything a table must cope with.

A hidden pile, hidden hands, an open row; moves that tell the player something and moves that do not, moves
out of turn, chance, and in `Whisper` an event whose field may be told only for a while.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from server.rules import registry
from server.rules.game import (
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
    Viewer,
)
from server.rules.rng import Rng, shuffle

COMPONENTS = {"cards": [f"card-{number:02}" for number in range(30)], "goal": 12}


class State(msgspec.Struct):
    hands: list[list[str]]
    pile: list[str]
    row: list[str]
    turn: Seat
    gold: dict[Seat, int]
    waves: int = 0
    over: bool = False


class Show(msgspec.Struct, tag_field="cmd", tag="show", forbid_unknown_fields=True):
    """Lay a card of one's hand open; the turn goes on."""

    card: str


class Draw(msgspec.Struct, tag_field="cmd", tag="draw", forbid_unknown_fields=True):
    """Draw a hidden card; the turn ends."""


class Roll(msgspec.Struct, tag_field="cmd", tag="roll", forbid_unknown_fields=True):
    """Gain one to six gold by chance; the turn ends, and the game for whoever reaches the goal."""


class Pass(msgspec.Struct, tag_field="cmd", tag="pass", forbid_unknown_fields=True):
    """End the turn."""


class Wave(msgspec.Struct, tag_field="cmd", tag="wave", forbid_unknown_fields=True):
    """Allowed to everybody at any time."""


class Break(msgspec.Struct, tag_field="cmd", tag="break", forbid_unknown_fields=True):
    """A fault in the rules."""


class Peddler(Game[State, Show | Draw | Roll | Pass | Wave | Break]):
    info = GameInfo(
        id="peddler",
        seats=(2, 3, 4, 5),
        minutes=5,
        minimum_age=6,
        rules_version=3,
        colours=("red", "blue", "green", "orange", "white"),
        colours_each={2: 2},
        options=(Option("pace", ("slow", "fast")), Option("pairs", ("no", "yes"), seats=(2, 4))),
        refusals=("not_your_turn", "not_in_hand", "nothing_to_draw"),
        events={
            "dealt": EventKind(public=("start", "options"), private=("hand",)),
            "shown": EventKind(public=("seat", "card")),
            "drew": EventKind(public=("seat",), private=("card",)),
            "rolled": EventKind(public=("seat", "gold")),
            "waved": EventKind(public=("seat",)),
            "passed": EventKind(public=("seat",)),
        },
        bots=("plain", "keen"),
    )
    state_type = State
    move_type = Show | Draw | Roll | Pass | Wave | Break

    def setup(self, config: Config, rng: Rng) -> tuple[State, list[Event]]:
        cards = list(self.components["cards"])
        shuffle(cards, rng)
        hands = [[cards.pop() for _ in range(4)] for _ in range(config.seats)]
        start = rng.below(config.seats) if config.start is None else config.start
        gold = dict.fromkeys(range(config.seats), 0)
        private = {seat: {"hand": hand} for seat, hand in enumerate(hands)}
        events = [Event("dealt", {"start": start, "options": config.options}, private)]
        return State(hands, cards, [], start, gold), events

    def apply(self, state: State, seat: Seat, move: Any, rng: Rng) -> tuple[State, list[Event]]:
        if isinstance(move, Wave):
            return replace(state, waves=state.waves + 1), [Event("waved", {"seat": seat})]
        if seat != state.turn:
            raise IllegalMove("not_your_turn", active=state.turn)
        after = (seat + 1) % len(state.hands)
        match move:
            case Show(card):
                if card not in state.hands[seat]:
                    raise IllegalMove("not_in_hand", card=card)
                hands = [[c for c in hand if c != card] for hand in state.hands]
                shown = [Event("shown", {"seat": seat, "card": card})]
                return replace(state, hands=hands, row=[*state.row, card]), shown
            case Draw():
                if not state.pile:
                    raise IllegalMove("nothing_to_draw")
                *pile, card = state.pile
                hands = [[*hand, card] if s == seat else hand for s, hand in enumerate(state.hands)]
                drew = [Event("drew", {"seat": seat}, {seat: {"card": card}})]
                return replace(state, hands=hands, pile=pile, turn=after), drew
            case Roll():
                gain = rng.below(6) + 1
                gold = state.gold | {seat: state.gold[seat] + gain}
                over = gold[seat] >= self.components["goal"]
                rolled = [Event("rolled", {"seat": seat, "gold": gain})]
                return replace(state, gold=gold, turn=after, over=over), rolled
            case Break():
                raise ZeroDivisionError("the rules have a fault")
        return replace(state, turn=after), [Event("passed", {"seat": seat})]

    def waiting(self, state: State) -> list[Seat]:
        return [] if state.over else [state.turn]

    def may_act(self, state: State) -> list[Seat]:
        return [] if state.over else list(range(len(state.hands)))

    def moves(self, state: State, seat: Seat) -> list[Template]:
        if state.over:
            return []
        moves = [Template("wave")]
        if seat == state.turn:
            moves += [Template("pass"), Template("roll")]
            moves.append(Template("draw", refused=None if state.pile else Refused("nothing_to_draw")))
            if state.hands[seat]:
                moves.append(Template("show", choose={"card": ((Pick(1, tuple(state.hands[seat])),),)}))
        return moves

    def preview(self, state: State, seat: Seat, partial: Mapping[str, Any]) -> Preview:
        if seat != state.turn:
            return Preview(refused=Refused("not_your_turn", {"active": state.turn}))
        if partial.get("cmd") == "break":
            raise ZeroDivisionError("the rules have a fault")
        return Preview(complete=partial.get("cmd") != "show" or "card" in partial)

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        totals = list(state.gold.values())
        ranking = [
            [s for s, gold in state.gold.items() if gold == t] for t in sorted(set(totals), reverse=True)
        ]
        return Result(ranking, totals, [ScoreLine("gold", totals, [{} for _ in totals])], "goal")

    def public(self, state: State) -> dict[str, Any]:
        return {
            "hand_counts": [len(hand) for hand in state.hands],
            "pile_count": len(state.pile),
            "row": state.row,
            "turn": state.turn,
            "gold": {str(seat): gold for seat, gold in state.gold.items()},
            "waves": state.waves,
        }

    def private(self, state: State, seat: Seat) -> dict[str, Any]:
        return {"hand": state.hands[seat]}

    def hidden(self, state: State, seats: Collection[Seat]) -> list[list[str]]:
        unseen = [card for seat, hand in enumerate(state.hands) if seat not in seats for card in hand]
        return [[*state.pile, *unseen]]


class Whisper(Peddler):
    """Peddler in which only the card on top of the row may be told."""

    info = replace(Peddler.info, id="whisper")

    def told(self, event: Event, state: State, viewer: Viewer) -> dict[str, Any]:
        told = super().told(event, state, viewer)
        if event.kind == "shown" and event.data["card"] not in state.row[-1:]:
            del told["card"]
        return told

    def public(self, state: State) -> dict[str, Any]:
        return super().public(state) | {"row": state.row[-1:]}


class Games:
    """A registry of these two. `classes`, `kept` and `data` stand for another release of the server."""

    def __init__(self) -> None:
        self.classes: dict[str, type[Peddler]] = {"peddler": Peddler, "whisper": Whisper}
        self.kept: dict[tuple[str, int], type[Peddler]] = {}
        self.data: dict[str, Any] = COMPONENTS

    def info(self, game_id: str) -> GameInfo:
        return self.classes[game_id].info

    def components(self, game_id: str) -> dict[str, Any]:
        return self.data

    def own(self, game_id: str) -> bool:
        return self.data is not COMPONENTS

    def data_hash(self, components: Any) -> str:
        return registry.data_hash(components)

    def load(self, game_id: str, components: Any = None, version: int | None = None) -> Peddler:
        rules = self.classes[game_id]
        if version is not None and version != rules.info.rules_version:
            rules = self.kept[game_id, version]
        return rules(components or self.data)
