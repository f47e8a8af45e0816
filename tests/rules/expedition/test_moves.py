"""Listed moves and previews say exactly what `apply` would do (section 15 of the rules)."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import msgspec
import pytest

from server.rules.expedition.state import State
from server.rules.game import Choice, IllegalMove, Pick, Refused, Template
from server.rules.rng import Stream
from tests.rules.expedition.positions import GAME, games, position

Command = dict[str, Any]


def fillings(choice: Choice) -> Iterator[frozenset[str]]:
    """Every set of items that a choice allows."""
    for picks in choice:
        for parts in product(*(combinations(pick.of, pick.count) for pick in picks)):
            yield frozenset(str(item) for part in parts for item in part)


def offered(state: State) -> set[tuple[str, frozenset[tuple[str, str]], frozenset[str]]]:
    """Every move that the templates allow the active seat: command, fixed fields, cards."""
    moves = set()
    for template in GAME.moves(state, state.active):
        if template.refused is None:
            fixed = frozenset(template.fixed.items())
            for cards in fillings(template.choose["cards"]) if template.choose else [frozenset[str]()]:
                moves.add((template.cmd, fixed, cards))
    return moves


def commands(state: State, longest: int = 5) -> Iterator[Command]:
    """Every command that could make any sense at all, and more that make none."""
    hand = state.hands[state.active]
    for figure in (*state.figures, "nobody"):
        yield {"cmd": "ballast", "figure": figure}
        for size in range(longest + 1):
            for cards in combinations(hand, size):
                yield {"cmd": "step", "figure": figure, "cards": list(cards)}
    for card in GAME.data.cards:
        yield {"cmd": "draw", "source": "display", "card": card}
    yield {"cmd": "draw", "source": "pile"}
    yield {"cmd": "end_turn"}


def refusal(state: State, command: Command) -> str | None:
    """The code the active seat's command is refused with, None where it is legal."""
    try:
        move = msgspec.convert(command, GAME.move_type)
        GAME.apply(state, state.active, move, Stream(b"by chance"))
    except IllegalMove as illegal:
        return illegal.code
    return None


def some_states() -> list[State]:
    """States from random games: early, late, jammed, with small hands and large."""
    states = []
    for moments in games(10, seed=300):
        small = [moment.state for moment in moments[:-1] if len(moment.state.hands[moment.state.active]) <= 8]
        states += small[::5]
    return states


def test_listed_moves_are_all_legal_moves_and_no_others() -> None:
    states = some_states()
    assert len(states) > 100
    for state in states:
        allowed = {
            (
                command["cmd"],
                frozenset((k, v) for k, v in command.items() if k not in ("cmd", "cards")),
                frozenset(command.get("cards", ())),
            )
            for command in commands(state)
            if refusal(state, command) is None
        }
        assert offered(state) == allowed


def test_only_the_active_seat_has_moves() -> None:
    state = position({"red": (0, 5), "blue": (1, 8), "green": (2, 4)}, active=1)

    assert GAME.moves(state, 0) == GAME.moves(state, 2) == []
    assert GAME.waiting(state) == GAME.may_act(state) == [1]


def listed(state: State, cmd: str, figure: str) -> Template:
    return next(
        template
        for template in GAME.moves(state, state.active)
        if template.cmd == cmd and template.fixed.get("figure") == figure
    )


def test_a_step_tells_where_it_leads_what_it_asks_for_and_what_it_brings() -> None:
    state = position(
        {"red": (0, 12), "blue": (1, 14), "green": (2, 13)},
        chests={"15": 1},
        hands={"0": ["red-leader-1", "blue-leader-1", "green-leader-1", "red-oil-1"]},
    )

    step = listed(state, "step", "red")

    assert step.tells == {
        "to": 15,
        "skips": [13, 14],
        "needs": {"type": "leaders", "count": 2},
        "chest": 1,
        "score": 4,
    }
    assert step.choose == {"cards": ((Pick(2, ("red-leader-1", "blue-leader-1", "green-leader-1")),),)}


@pytest.mark.parametrize(
    ("space", "interim_done", "then", "score"),
    [
        (16, False, "kantshou", 6),
        (11, False, None, 1),
        (11, True, "caught_up", None),
        (16, True, None, None),
        (17, True, None, None),
        (23, True, None, 1),
        (29, True, "daidu", 7),
    ],
)
def test_a_step_tells_what_the_arrival_sets_off(
    space: int, *, interim_done: bool, then: str | None, score: int | None
) -> None:
    state = position(
        {"red": (0, space), "blue": (1, 3), "green": (2, 2)}, interim_done=interim_done, chests={}
    )

    tells = listed(state, "step", "red").tells

    assert (tells.get("then"), tells.get("score")) == (then, score)


def test_ballast_tells_the_gold_left_and_who_has_passed() -> None:
    state = position({"red": (0, 5), "blue": (1, 8), "green": (2, 7), "white": (2, 6)})

    ballast = listed(position({"red": (0, 4), "blue": (1, 8), "green": (2, 5)}), "ballast", "red")

    assert ballast.tells == {"to": 6, "skips": [5], "gold": 2, "passed_by": ["blue"]}
    assert listed(state, "ballast", "red").refused == Refused("not_passed_by_opponent", {"to": 9})


def test_the_pile_tells_when_the_played_cards_are_shuffled_first() -> None:
    figures = {"red": (0, 5), "blue": (1, 8), "green": (2, 4)}
    full, empty = position(figures), position(figures, rest="discard")

    def pile(state: State) -> Template:
        return next(t for t in GAME.moves(state, 0) if t.fixed.get("source") == "pile")

    assert pile(full) == Template("draw", {"source": "pile"})
    assert pile(empty) == Template("draw", {"source": "pile"}, tells={"reshuffle": True})


def test_after_the_first_arrival_at_kantshou_every_step_says_why_not() -> None:
    state = position({"red": (0, 17), "blue": (1, 15), "green": (2, 9)}, turn={"must_draw": True})

    assert listed(state, "step", "red") == Template("step", {"figure": "red"}, refused=Refused("must_draw"))
    assert listed(state, "ballast", "red").refused == Refused("must_draw")


def test_the_other_figure_says_that_one_has_moved() -> None:
    figures = {"red": (0, 4), "orange": (0, 7), "blue": (1, 5), "green": (1, 6)}
    state = position(figures, players=2, turn={"figure_moved": "red"})

    assert listed(state, "step", "orange").refused == Refused("one_figure_per_turn", {"figure": "red"})


# ── Preview ─────────────────────────────────────────────────────────────────────────────────────


def test_a_preview_knows_for_any_chosen_cards_whether_they_can_still_become_a_payment() -> None:
    for state in some_states()[::3]:
        hand = state.hands[state.active]
        payments: dict[str, set[frozenset[str]]] = {}
        for cmd, fixed, cards in offered(state):
            if cmd == "step":
                payments.setdefault(dict(fixed)["figure"], set()).add(cards)
        for figure, at in state.figures.items():
            if at.seat != state.active:
                continue
            full = payments.get(figure, set())
            for size in range(4):
                for chosen in map(frozenset, combinations(hand, size)):
                    command = {"cmd": "step", "figure": figure, "cards": sorted(chosen)}
                    seen = GAME.preview(state, state.active, command)
                    assert seen.complete == (chosen in full)
                    assert (seen.refused is None) == any(chosen <= payment for payment in full)
                    if seen.choose:
                        completed = {chosen | more for more in fillings(seen.choose["cards"])}
                        assert completed == {payment for payment in full if chosen < payment}


def test_a_preview_counts_what_is_missing_yet() -> None:
    state = position(
        {"red": (0, 8), "blue": (1, 3), "green": (2, 2)},
        hands={"0": ["red-oil-1", "red-silk-1", "red-leader-1", "blue-oil-1"]},
    )

    seen = GAME.preview(state, 0, {"cmd": "step", "figure": "red", "cards": ["red-silk-1"]})

    assert not seen.complete
    assert seen.choose == {"cards": ((Pick(2, ("red-oil-1", "red-leader-1")),),)}
    assert seen.tells == {
        "to": 9,
        "skips": [],
        "needs": {"type": "same_colour", "count": 3},
        "chest": 1,
        "missing": 2,
    }


def test_a_preview_of_any_command_is_complete_where_it_is_legal_and_refused_as_it_would_be() -> None:
    for state in some_states()[::8]:
        for command in commands(state, longest=1):
            seen, code = GAME.preview(state, state.active, command), refusal(state, command)
            assert seen.complete == (code is None)
            assert seen.refused is None or seen.refused.code == code


@pytest.mark.parametrize(
    "nonsense",
    [
        {},
        {"cmd": "fly"},
        {"cmd": "step"},
        {"cmd": "step", "figure": "red", "cards": 7},
        {"cmd": "draw"},
        {"x": 1},
    ],
)
def test_what_cannot_be_read_is_a_bad_move(nonsense: Command) -> None:
    state = position({"red": (0, 5), "blue": (1, 8), "green": (2, 4)})

    seen = GAME.preview(state, 0, nonsense)

    assert seen.refused is not None
    assert seen.refused.code == "bad_move"


def test_a_preview_for_somebody_else_is_refused() -> None:
    state = position({"red": (0, 5), "blue": (1, 8), "green": (2, 4)})

    seen = GAME.preview(state, 1, {"cmd": "draw", "source": "pile"})

    assert seen.refused == Refused("not_your_turn", {"active": 0})
