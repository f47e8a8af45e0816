"""The plain player fills in templates, each filling as likely as the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from server.bots import plain
from server.bots.arena import Dice, configs
from server.playouts.play import chance
from server.rules.game import Pick, Preview, Template
from tests.playouts.pebbles import Pebbles, State

GAME = Pebbles()


def dealt() -> State:
    state, _ = GAME.setup(configs(GAME, 2)[0], chance(5))
    return state


def test_each_filling_of_a_template_is_as_likely() -> None:
    # given three ways to pick one of "a", "b", "c", and one way to pick both "x" and "y"
    template = Template(
        "take", {"from": "bag"}, {"items": ((Pick(1, ("a", "b", "c")),), (Pick(1, ("x",)), Pick(1, ("y",))))}
    )
    # when it is filled in often
    dice = Dice(1, "filling")
    seen = Counter("".join(plain.filled(template, dice)["items"]) for _ in range(4000))
    # then all four come about equally often, and nothing else
    assert set(seen) == {"a", "b", "c", "xy"}
    assert min(seen.values()) > 900
    assert plain.filled(template, dice)["from"] == "bag"


def test_a_stepwise_move_is_built_from_previews() -> None:
    # given a state in which pebbles can be hidden, in rising order only
    state = dealt()
    hide = next(t for t in GAME.moves(state, state.active) if t.stepwise)
    # when such moves are built
    moves = [plain.built(GAME, state, state.active, hide, Dice(n, "hide")) for n in range(60)]
    # then all are complete, and some of them are long
    lengths = set()
    for move in moves:
        assert move is not None
        assert GAME.preview(state, state.active, move).complete
        lengths.add(len(move["pebbles"]))
    assert len(lengths) >= 3


def test_a_dead_end_of_a_stepwise_move_is_left() -> None:
    class NoWay(Pebbles):
        def next_pebbles(self, *_: Any) -> Any:
            preview = super().next_pebbles(*_)
            preview.complete, preview.choose = False, {}
            return preview

    state = dealt()
    moves = [plain.decide(NoWay(), state, state.active, Dice(n, "stuck")) for n in range(40)]
    assert {move["cmd"] for move in moves if move} == {"draw", "show", "wave"}


def test_it_does_something_whenever_it_is_waited_for_and_seldom_otherwise() -> None:
    state = dealt()
    active, other = state.active, 1 - state.active
    assert all(plain.decide(GAME, state, active, Dice(n, "active")) for n in range(50))
    waves = [plain.decide(GAME, state, other, Dice(n, "other")) for n in range(400)]
    done = [move for move in waves if move is not None]
    assert all(move == {"cmd": "wave"} for move in done)
    assert 20 < len(done) < 100


def test_it_has_no_move_where_none_is_legal() -> None:
    state = dealt()
    state.turns_left = 0
    assert plain.decide(GAME, state, 0, Dice(1, "over")) is None
    assert plain.any_move(GAME, state, 0, [], Dice(1, "over")) is None


class Market(Pebbles):
    """Pebbles for which offers can be made: some of the hand, and a number of shells asked for."""

    def preview(self, state: State, seat: int, partial: Mapping[str, Any]) -> Preview:
        given = partial.get("give", {}).get("pebbles", [])
        left = tuple(pebble for pebble in state.hands[seat] if pebble not in given)
        return Preview(
            complete=bool(given) and "shells" in partial.get("want", {}),
            choose={"give.pebbles": ((Pick(1, left),),)} if left else {},
            numbers={"want.shells": (2, 900)},
        )


def test_lists_and_numbers_inside_other_fields_are_filled_in_by_their_paths() -> None:
    # given a kind of move with a list and a number a level below
    state, game = dealt(), Market()
    offer = Template("offer", {"to": 1}, stepwise=True)
    # when such moves are built
    dice = Dice(1, "offers")
    moves = [plain.built(game, state, 0, offer, dice) for _ in range(200)]
    # then both are filled in, with pebbles of the hand, and with small numbers within the bounds
    for move in moves:
        assert move is not None
        assert set(move) == {"cmd", "to", "give", "want"}
        assert set(move["give"]["pebbles"]) <= set(state.hands[0])
    shells = {move["want"]["shells"] for move in moves if move}
    assert shells == {2, 3, 4, 5}
    assert len({len(move["give"]["pebbles"]) for move in moves if move}) > 1


BERTHS = (("east", 1), ("east", 2), ("east", 3))


class Harbour(Pebbles):
    """Pebbles for which ships can be sent out: one of two flags, and berths by row and number."""

    def preview(self, state: State, seat: int, partial: Mapping[str, Any]) -> Preview:
        taken = partial.get("to", ())
        left = tuple(berth for berth in BERTHS if berth not in taken)
        return Preview(
            complete="flag" in partial and bool(taken),
            choose={"to": ((Pick(1, left),),)} if left else {},
            values={} if "flag" in partial else {"flag": ("red", ["old", 7], None)},
        )


def test_a_field_is_set_to_one_of_its_values_and_a_place_is_added_to_a_list() -> None:
    # given a kind of move with a field that holds one of a few values, and a list of places
    state, game = dealt(), Harbour()
    template = Template("send", stepwise=True)
    # when such moves are built
    dice = Dice(1, "ships")
    moves = [plain.built(game, state, 0, template, dice) for _ in range(200)]
    # then the field holds each of the values now and then, the list different places
    flags = [move["flag"] for move in moves if move]
    assert len(flags) == 200
    assert all(flags.count(flag) > 30 for flag in ("red", ["old", 7], None))
    for move in moves:
        assert move is not None
        assert len(set(move["to"])) == len(move["to"])
        assert set(move["to"]) <= set(BERTHS)


def kinds_of_moves(game: Pebbles, templates: list[Template]) -> Counter[str]:
    """How often which command is made by chance."""
    state, dice = dealt(), Dice(4, "seldom")
    moves = [plain.any_move(game, state, 0, templates, dice) for _ in range(1200)]
    return Counter(move["cmd"] for move in moves if move)


def test_what_is_made_seldom_is_made_now_and_then_and_for_want_of_anything_else() -> None:
    # given a game in which players pass seldom
    class Eager(Pebbles):
        info = msgspec.structs.replace(Pebbles.info, seldom=("pass",))

    play, rest = Template("play"), Template("pass")
    # when moves are made by chance
    seen = kinds_of_moves(Eager(), [play, rest])
    # then few of them are passes, and all where there is nothing else
    assert 0.1 < seen["pass"] / 1200 < 0.25
    assert seen["play"] + seen["pass"] == 1200
    assert kinds_of_moves(Eager(), [rest]) == {"pass": 1200}
    assert kinds_of_moves(Eager(), [play]) == {"play": 1200}


def test_who_is_not_waited_for_does_not_do_it_for_want_of_anything_else() -> None:
    # given a game in which waving is done seldom, and a seat that can do nothing else
    class Earnest(Pebbles):
        info = msgspec.structs.replace(Pebbles.info, seldom=("wave",))

    state = dealt()
    other = 1 - state.active
    # when it is asked as often as any
    moves = [plain.decide(Earnest(), state, other, Dice(n, "other")) for n in range(1200)]
    # then it waves now and then, and much less than one for whom that is nothing special
    waved = sum(move == {"cmd": "wave"} for move in moves)
    assert 5 < waved < 60
    eager = [plain.decide(GAME, state, other, Dice(n, "other")) for n in range(1200)]
    assert sum(move is not None for move in eager) > 3 * waved
