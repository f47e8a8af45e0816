"""Playouts as a command: the same games again by their seed, what they find, what they print."""

from __future__ import annotations

import io
import itertools
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from server.bots.arena import SHARE, Dice, by_chance, configs
from server.playouts import many
from server.playouts.checks import Checks
from server.playouts.play import Record
from server.playouts.tally import Tally
from server.rules import registry
from tests.playouts.pebbles import INFO, Pebbles

Register = Callable[[Pebbles], None]


@pytest.fixture
def register(monkeypatch: pytest.MonkeyPatch) -> Register:
    """Puts a game of pebbles into the registry."""

    def put(game: Pebbles) -> None:
        monkeypatch.setattr(registry, "load", lambda _game_id: game)
        monkeypatch.setattr(registry, "info", lambda _game_id: game.info)

    return put


def printed(games: int, seed: int, fast: bool = False) -> tuple[int, list[str]]:
    """The exit code of a run in this process, and the lines that it prints."""
    assert games <= SHARE
    out = io.StringIO()
    code = many.run("pebbles", games, seed, fast=fast, out=out)
    return code, out.getvalue().splitlines()


def test_every_seat_count_and_option_value_is_a_way_to_play() -> None:
    game = Pebbles()
    ways = [(config.seats, config.options) for config in configs(game)]
    assert ways == [(2, {"length": "short"}), (2, {"length": "long"}), (3, {})]
    assert [config.seats for config in configs(game, seats=3)] == [3]
    assert [config.options for config in configs(game, options={"length": "long"})] == [{"length": "long"}]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {}), (3, {"length": "long"}), (2, {"length": "endless"}), (2, {"colour": "red"})],
)
def test_what_a_game_does_not_have_cannot_be_asked_for(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="pebbles"):
        configs(Pebbles(), seats, options)


def test_colours_and_start_seat_vary() -> None:
    game = Pebbles()
    dealt = [by_chance(game, configs(game, 2)[0], Dice(seed, "config")) for seed in range(40)]
    assert {config.start for config in dealt} == {0, 1, None}
    assert {config.colours for config in dealt} == {
        ((first,), (second,)) for first, second in itertools.permutations(INFO.colours, 2)
    }


def test_a_seed_gives_the_same_game_again_checked_or_not() -> None:
    game, way = Pebbles(), configs(Pebbles(), 3)[0]
    first = many.one(game, way, 7, [Checks(game, 7, Tally())])
    again = many.one(game, way, 7)
    assert first == again
    assert first.moves != many.one(game, way, 8).moves


def test_a_run_tells_what_it_looked_at_and_how_fast(register: Register) -> None:
    register(Pebbles())
    code, lines = printed(20, 1)
    assert code == 0
    assert "wrong moves refused" in lines[0]
    assert lines[-1].startswith("pebbles: 20 games, ")
    assert lines[-1].endswith(" moves/s")


def test_a_fast_run_checks_nothing(register: Register) -> None:
    class Leaky(Pebbles):
        def public(self, state: Any) -> dict[str, Any]:
            return {"hands": state.hands}

    register(Leaky())
    code, lines = printed(5, 1, fast=True)
    assert (code, len(lines)) == (0, 1)


def test_a_broken_game_ends_the_run_with_a_record_that_breaks_again(register: Register) -> None:
    # given rules that break late in the game
    class Fragile(Pebbles):
        def next_turn(self, state: Any) -> Any:
            if state.turns_left == 5:
                raise RuntimeError("worn out")
            return super().next_turn(state)

    register(Fragile())
    # when games are played
    code, lines = printed(20, 11)
    # then the run fails, and prints a record
    assert code == 1
    record = msgspec.json.decode(next(line for line in lines if line.startswith("{")), type=Record)
    assert record.seed == 11
    assert "worn out" in record.broke["message"]  # type: ignore[index]
    # and that game alone breaks in the same way
    _, again = printed(1, record.seed)
    assert json.loads(next(line for line in again if line.startswith("{"))) == json.loads(
        msgspec.json.encode(record)
    )


def test_an_event_that_was_never_compared_fails_the_run(
    register: Register, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Skips(Checks):
        def moved(self, *args: Any) -> None:
            super().moved(*args)
            del self._tally.compared["hid"]

    register(Pebbles())
    monkeypatch.setattr(many, "Checks", Skips)
    code, lines = printed(20, 1)
    assert code == 1
    assert "events that came and were never compared: hid" in lines


def test_what_never_came_is_told() -> None:
    tally = Tally()
    tally.occurred.update(["drew", "hid"])
    tally.compared.update(["drew"])
    tally.refused.update(INFO.refusals[:-1])
    assert tally.uncompared() == ["hid"]
    assert tally.unseen(INFO) == sorted(set(INFO.events) - {"drew", "hid"})
    assert tally.untried(INFO) == [INFO.refusals[-1]]
    assert tally.impossible(INFO) == []
    # and of those that no game should come to, it is the one that was met that counts
    sure = msgspec.structs.replace(INFO, safeguards=(INFO.refusals[0], INFO.refusals[-1]))
    assert tally.untried(sure) == []
    assert tally.impossible(sure) == [INFO.refusals[0]]


def test_counts_of_several_processes_come_together() -> None:
    together = many.play("expedition", games=2 * SHARE, seed=1, seats=2, fast=True, processes=2)
    alone = many.play("expedition", games=2 * SHARE, seed=1, seats=2, fast=True, processes=1)
    assert together.broken is None
    assert together.tally == alone.tally
    assert together.tally.games == 2 * SHARE
