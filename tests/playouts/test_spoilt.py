"""Legal moves spoilt on purpose: one thing changed, or one more thing in them."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from server.bots.arena import Dice
from server.playouts.wild import Wild
from server.rules.game import Game


class Sail(msgspec.Struct, tag_field="cmd", tag="sail", forbid_unknown_fields=True):
    """A move with a field that need not be there."""

    to: str
    crew: list[str] | None = None


class _Sailing:
    move_type = Sail


def spoilt(move: dict[str, Any]) -> list[dict[str, Any]]:
    game = cast("Game[Any, Any]", _Sailing())
    wild = Wild(game, ["north", "south"], Dice(1, "wild"))
    return [wild.spoilt(move) for _ in range(300)]


def test_a_field_that_is_missing_may_be_put_in() -> None:
    moves = spoilt({"cmd": "sail", "to": "home"})
    put_in = [move for move in moves if "crew" in move]
    assert 60 < len(put_in) < 140
    assert all(move["to"] == "home" for move in put_in), "one thing at a time"
    assert any(move["crew"] for move in put_in)


def test_else_something_in_it_is_changed() -> None:
    moves = spoilt({"cmd": "sail", "to": "home", "crew": ["anna"]})
    assert all(set(move) == {"cmd", "to", "crew"} for move in moves)
    assert any(move["to"] != "home" for move in moves)
    assert any(move["crew"] != ["anna"] for move in moves)
