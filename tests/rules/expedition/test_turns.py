"""Turns that end oddly: Kantshou, latecomers, empty piles, stalls (sections 9 to 11 of the rules)."""

import pytest

from server.rules.expedition.state import Draw, Turn
from server.rules.game import Event, IllegalMove
from server.rules.rng import Stream
from tests.rules.expedition.positions import GAME, do, games, kinds, position

ONE_OF_EACH = ["red-oil-1", "blue-spice-1", "green-silk-1", "purple-fruit-1"]
OPEN = ["red-leader-1", "red-leader-2", "red-leader-3", "blue-leader-1", "blue-leader-2"]


def test_the_first_arrival_at_kantshou_leaves_the_draw_then_pays_and_gathers() -> None:
    state = position({"red": (0, 16), "blue": (1, 15), "green": (2, 11)}, hands={"0": ONE_OF_EACH})

    stopped, first = do(state, 0, "step", figure="red", cards=ONE_OF_EACH)
    assert kinds(first) == ["stepped", "kantshou_reached"]
    assert (stopped.phase, stopped.gold, stopped.figures["blue"].space) == ("must_draw", [3, 3, 3], 15)

    scored, then = do(stopped, 0, "draw", source="display", card=stopped.display[0])
    assert kinds(then) == ["drew_display", "display_filled", "interim_scored", "turn_ended"]
    assert scored.gold == [9, 7, 3]
    assert [figure.space for figure in scored.figures.values()] == [17, 17, 11]
    assert (scored.phase, scored.active, scored.interim_done) == ("act", 1, True)


def test_the_stop_at_kantshou_holds_for_the_other_figure_too() -> None:
    """R15, in the variant in which both figures may move."""
    state = position(
        {"red": (0, 16), "orange": (0, 3), "blue": (1, 15), "green": (1, 4)},
        players=2,
        variant="both_figures",
        hands={"0": ONE_OF_EACH},
    )

    stopped, _ = do(state, 0, "step", figure="red", cards=ONE_OF_EACH)

    with pytest.raises(IllegalMove, match="must_draw"):
        do(stopped, 0, "ballast", figure="orange")


def test_with_both_figures_moving_the_turn_names_the_first() -> None:
    """R23: their steps may alternate freely."""
    state = position(
        {"red": (0, 4), "orange": (0, 6), "blue": (1, 9), "green": (1, 10)},
        players=2,
        variant="both_figures",
        hands={"0": ["red-leader-1", "red-oil-1", "blue-oil-1"]},
    )

    state, _ = do(state, 0, "step", figure="red", cards=["red-leader-1"])
    state, _ = do(state, 0, "step", figure="orange", cards=["red-oil-1", "blue-oil-1"])
    state, _ = do(state, 0, "ballast", figure="red")

    assert (state.figures["red"].space, state.figures["orange"].space) == (6, 7)
    assert (state.turn.figure, state.turn.steps, state.turn.ballast_used) == ("red", 3, True)


def test_a_latecomer_is_carried_up_by_ballast_too_and_may_go_on() -> None:
    """R16: the turn is not over, and the next step starts from Kantshou."""
    state = position(
        {"red": (0, 11), "blue": (1, 19), "green": (2, 17)},
        interim_done=True,
        hands={"0": ["red-oil-1", "red-silk-1"]},
    )

    late, events = do(state, 0, "ballast", figure="red")
    assert kinds(events) == ["ballast_paid", "caught_up"]
    assert (late.figures["red"].space, late.gold) == (17, [2, 3, 3])

    on, _ = do(late, 0, "step", figure="red", cards=["red-oil-1", "red-silk-1"])
    assert on.figures["red"].space == 18


def test_a_chest_left_on_a_field_is_taken_before_catching_up() -> None:
    """R16."""
    state = position({"red": (0, 11), "blue": (1, 19), "green": (2, 17)}, interim_done=True, chests={"12": 2})

    late, events = do(state, 0, "ballast", figure="red")

    assert kinds(events) == ["ballast_paid", "chest_taken", "caught_up"]
    assert (late.figures["red"].space, late.gold[0], sum(late.chests)) == (17, 4, 0)


def test_arriving_at_daidu_ends_the_game_without_a_draw() -> None:
    """R19."""
    silk = ["red-silk-1", "blue-silk-1", "green-silk-1", "purple-silk-1"]
    state = position(
        {"red": (0, 29), "blue": (1, 27), "green": (2, 17)}, interim_done=True, hands={"0": silk}
    )

    ended, events = do(state, 0, "step", figure="red", cards=silk)

    assert kinds(events) == ["stepped", "final_scored", "game_over"]
    assert events[-1].data == {"ranking": [[0], [1], [2]], "reason": "daidu"}
    assert ended.gold == [10, 7, 3]
    assert GAME.waiting(ended) == []
    assert [GAME.moves(ended, seat) for seat in range(3)] == [[], [], []]


# ── Empty piles ─────────────────────────────────────────────────────────────────────────────────

SPREAD = {"red": (0, 5), "blue": (1, 8), "green": (2, 4)}


def test_a_card_taken_from_the_display_is_replaced_in_its_place() -> None:
    state = position(SPREAD, display=OPEN, pile=["green-oil-1"])

    after, _ = do(state, 0, "draw", source="display", card="red-leader-2")

    assert after.display == ["red-leader-1", "green-oil-1", "red-leader-3", "blue-leader-1", "blue-leader-2"]


def test_the_last_card_of_the_pile_leaves_the_discard_where_it_is() -> None:
    """R8: the reshuffle waits until a card is needed."""
    state = position(SPREAD, display=OPEN, pile=["green-oil-1"], discard=["green-oil-2"], rest="hand:1")

    after, events = do(state, 0, "draw", source="pile")

    assert "reshuffled" not in kinds(events)
    assert (after.pile, after.discard) == ([], ["green-oil-2"])


def test_cards_played_in_this_very_turn_are_reshuffled() -> None:
    """R8; it is told as it happens, the shuffle before the draw."""
    pair = ["red-oil-1", "red-silk-1"]
    state = position(SPREAD, display=OPEN, hands={"0": pair}, rest="hand:1")

    stepped, _ = do(state, 0, "step", figure="red", cards=pair)
    after, events = do(stepped, 0, "draw", source="pile")

    assert kinds(events) == ["reshuffled", "drew_pile", "turn_ended"]
    assert sorted(after.hands[0] + after.pile) == pair
    assert after.discard == []


def test_the_reshuffle_is_by_chance() -> None:
    state = position(SPREAD, display=OPEN, rest="discard")
    move = Draw("pile")

    piles = {tuple(GAME.apply(state, 0, move, Stream(b"%d" % number))[0].pile) for number in range(20)}

    assert len(piles) == 20


def test_the_display_is_filled_from_reshuffled_cards_too() -> None:
    """R8: a card is needed for the display as well."""
    state = position(SPREAD, display=OPEN, discard=["green-oil-1"], rest="hand:1")

    after, events = do(state, 0, "draw", source="display", card="red-leader-1")

    assert kinds(events) == ["drew_display", "reshuffled", "display_filled", "turn_ended"]
    assert after.display == ["green-oil-1", *OPEN[1:]]
    assert (after.pile, after.discard) == ([], [])


def test_the_next_seat_starts_afresh() -> None:
    state = position({"red": (0, 5), "blue": (1, 4), "green": (2, 8)})

    state, _ = do(state, 0, "ballast", figure="red")
    assert state.turn == Turn(figure="red", ballast_used=True, steps=1)
    state, events = do(state, 0, "draw", source="pile")

    assert events[-1] == Event("turn_ended", {"seat": 0})
    assert (state.active, state.turn) == (1, Turn())
    do(state, 1, "ballast", figure="blue")


def test_without_pile_and_discard_the_display_stays_short() -> None:
    """R9."""
    state = position(SPREAD, display=OPEN, rest="hand:1")

    short, events = do(state, 0, "draw", source="display", card="red-leader-1")
    assert kinds(events) == ["drew_display", "turn_ended"]
    assert short.display == OPEN[1:]

    listed = [template for template in GAME.moves(short, 1) if template.fixed.get("source") == "pile"]
    assert [template.refused.code for template in listed if template.refused] == ["nothing_to_draw"]


def test_a_short_display_is_filled_by_the_next_draw_that_can() -> None:
    """R9: after every draw, from the pile too."""
    state = position(
        SPREAD, display=OPEN[:2], discard=["green-oil-1", "green-oil-2", "green-silk-1"], rest="hand:1"
    )

    after, events = do(state, 0, "draw", source="pile")

    assert kinds(events) == ["reshuffled", "drew_pile", "display_filled", "turn_ended"]
    assert (len(after.hands[0]), len(after.display), after.pile, after.discard) == (1, 4, [], [])


# ── Nothing to draw at all ──────────────────────────────────────────────────────────────────────


def test_with_all_cards_in_hands_the_turn_ends_without_a_draw() -> None:
    """R10."""
    state = position(SPREAD, display=[], rest="hand:1")
    assert [t.cmd for t in GAME.moves(state, 0) if t.refused is None] == ["ballast", "end_turn"]

    after, events = do(state, 0, "end_turn")

    assert events[0].data == {"seat": 0, "passed": True, "drew": False}
    assert (after.active, after.idle_turns) == (1, 1)


def test_a_step_in_the_turn_restarts_the_count_of_idle_turns() -> None:
    """Section 15: `end_turn` counts only if no step was made."""
    state = position(SPREAD, display=[], rest="hand:1", idle_turns=2)

    moved, _ = do(state, 0, "ballast", figure="red")
    after, events = do(moved, 0, "end_turn")

    assert kinds(events) == ["turn_ended"]
    assert after.idle_turns == 0


def test_a_stall_before_kantshou_scores_the_first_leg_as_it_stands() -> None:
    """R11: nobody gets the 6 of Kantshou, the chests there go back, the game goes on."""
    state = position(
        {"red": (0, 14), "blue": (1, 13), "green": (2, 9)},
        display=[],
        rest="hand:1",
        idle_turns=2,
        active=2,
        chests={"11": 1, "15": 1, "21": 1},
    )

    after, events = do(state, 2, "end_turn")

    assert kinds(events) == ["turn_ended", "interim_scored"]
    assert events[1].data == {
        "reason": "stall",
        "figures": [
            {"figure": "red", "seat": 0, "space": 14, "gold": 3},
            {"figure": "blue", "seat": 1, "space": 13, "gold": 2},
        ],
        "returned": [15],
    }
    assert after.gold == [6, 5, 3]
    assert {space: value for space, value in enumerate(after.chests) if value} == {11: 1, 21: 1}
    assert [figure.space for figure in after.figures.values()] == [17, 17, 9]
    assert (after.interim_done, after.idle_turns, after.active, after.phase) == (True, 0, 0, "act")


def test_a_stall_after_kantshou_ends_the_game_as_the_figures_stand() -> None:
    """R11."""
    state = position(
        {"red": (0, 26), "blue": (1, 29), "green": (2, 17)},
        interim_done=True,
        display=[],
        rest="hand:1",
        idle_turns=2,
        active=2,
    )

    after, events = do(state, 2, "end_turn")

    assert kinds(events) == ["turn_ended", "final_scored", "game_over"]
    assert events[-1].data == {"ranking": [[1], [0], [2]], "reason": "stall"}
    assert (after.gold, after.phase) == ([6, 9, 3], "over")


# ── Whole games ─────────────────────────────────────────────────────────────────────────────────


def test_what_must_always_hold_holds_after_every_move_of_random_games() -> None:
    """The invariants of section 16."""
    deck = sorted(card["id"] for card in GAME.components["cards"])
    for moments in games(20, seed=100):
        for moment in moments:
            state = moment.state
            places = [*state.hands, state.display, state.pile, state.discard]
            assert sorted(card for place in places for card in place) == deck
            assert min(state.gold) >= 0

            spaces = [figure.space for figure in state.figures.values()]
            crowded = {space for space in spaces if spaces.count(space) > 1}
            assert crowded <= ({17} if state.interim_done else set())
            if state.interim_done:
                assert not set(spaces) & {12, 13, 14, 15, 16}
            else:
                assert max(spaces) <= (17 if state.phase == "must_draw" else 16)
            assert not any(state.chests[: max(spaces) + 1])
