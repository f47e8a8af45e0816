"""What is listed is exactly what is legal (section 15)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest

from server.playouts.properties import fits
from server.rules.felinia.state import State
from server.rules.game import IllegalMove
from tests.rules.felinia.positions import ANNA, DATA, GAME, do, games, seen, template
from tests.rules.felinia.test_refusals import BOARDING, GUILD, JOURNEY, MARKET, MYSTERY, STORAGE

KINDS = (*DATA.kinds, "silk")


def everything(state: State, seat: int) -> Iterator[dict[str, Any]]:
    """Every command there could be, but for amounts beyond what somebody has."""
    for at in ("board", "guild", *DATA.markets, "m9"):
        yield {"cmd": "place_bid", "at": at}
    for good in KINDS:
        yield {"cmd": "buy", "good": good}
    for give, take, gain in product(KINDS, KINDS, ("spice", "food")):
        yield {"cmd": "swap", "give": give, "take": take, "gain": gain}
    for tile in DATA.bonus:
        yield {"cmd": "bonus", "tile": tile}
    for name in DATA.ships:
        yield {"cmd": "board_ship", "ship": name}
    for name in DATA.boards[state.rules].nodes:
        yield {"cmd": "reveal", "province": name}
        yield {"cmd": "move", "to": name}
    for card in (None, *DATA.mysteries):
        yield {"cmd": "keep_mystery", "card": card}
    for cmd in ("pass", "end_boarding", "stop"):
        yield {"cmd": cmd}
    player = state.players[seat]
    held = {kind: count for kind, count in player.goods.items() if count}
    for counts in product(*(range(count + 2) for count in held.values())):
        goods = dict(zip(held, counts, strict=True))
        yield {"cmd": "store", "keep": goods}
        for gold, spice in product(range(player.gold + 2), range(player.spice + 2)):
            yield {"cmd": "sell", "gold": gold, "spice": spice, "goods": goods}


def is_legal(state: State, seat: int, command: dict[str, Any]) -> bool:
    try:
        do(state, seat, **command)
    except IllegalMove:
        return False
    return True


def checked(state: State) -> int:
    """Holds every command against what is listed and previewed; how many are legal."""
    legal = 0
    for seat in range(len(state.players)):
        listed = GAME.moves(state, seat)
        for command in everything(state, seat):
            allowed = is_legal(state, seat, command)
            legal += allowed
            preview = seen(state, seat, **command)
            assert preview.complete == allowed, (seat, command, preview)
            assert not allowed or any(fits(way, command) for way in listed), (seat, command)
    return legal


@pytest.mark.parametrize(
    "state", [MARKET, GUILD, BOARDING, JOURNEY, MYSTERY, STORAGE], ids=lambda state: str(state.phase)
)
def test_every_command_is_listed_exactly_where_it_is_legal(state: State) -> None:
    assert checked(state) > 0


def test_the_same_in_the_middle_of_games() -> None:
    for moments in games(4, seed=700):
        for moment in moments[60::90]:
            assert checked(moment.state) > 0


def test_what_is_listed_can_be_done() -> None:
    for moments in games(8, seed=800):
        for moment in moments[::25]:
            for seat in GAME.may_act(moment.state):
                for way in GAME.moves(moment.state, seat):
                    if not way.stepwise and (way.fixed or way.refused is None):
                        command = {"cmd": way.cmd, **way.fixed}
                        assert is_legal(moment.state, seat, command) == (way.refused is None)


def test_a_command_without_its_field_is_offered_what_is_left() -> None:
    assert seen(GUILD, ANNA, "bonus").refused == template(GUILD, ANNA, "bonus").refused
    assert seen(BOARDING, ANNA, "board_ship").values == {"ship": ("s0945",)}
    assert seen(JOURNEY, ANNA, "reveal").values == {"province": ("b_tiger_p4",)}
    assert seen(MARKET, ANNA, "buy").refused is not None


def test_a_swap_is_built_up_from_what_can_still_be_named() -> None:
    begun = seen(GUILD, ANNA, "swap")
    assert (begun.complete, begun.values) == (
        False,
        {"give": ("books",), "take": ("wines",), "gain": ("spice",)},
    )
    given = seen(GUILD, ANNA, "swap", give="books")
    assert (given.complete, given.values) == (False, {"take": ("wines",), "gain": ("spice",)})
    whole = seen(GUILD, ANNA, "swap", give="books", take="wines")
    assert (whole.complete, whole.values) == (True, {"gain": ("spice",)})
    nothing = seen(GUILD, ANNA, "swap", take="books").refused
    assert nothing is not None
    assert nothing.code in ("same_kind", "missing_goods")


@pytest.mark.parametrize(
    "partial", [{}, {"cmd": 3}, {"cmd": "fly"}, {"cmd": "sell", "gold": -1}, {"cmd": "buy", "good": 1}]
)
def test_what_cannot_be_read_is_refused_as_such(partial: dict[str, Any]) -> None:
    preview = GAME.preview(MARKET, ANNA, partial)
    assert preview.refused is not None
    assert preview.refused.code == "bad_move"
    assert msgspec.json.encode(preview)
