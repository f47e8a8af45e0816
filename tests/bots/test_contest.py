"""Contests: who sits where, how wins are counted, and what happens to bots that owe a move."""

from __future__ import annotations

import io

import pytest

from server.bots import contest as contests
from server.bots.arena import configs
from server.bots.contest import Score, Standings, contest, match, matches, report
from server.bots.levels import UnknownLevel
from server.rules import registry
from tests.playouts.pebbles import Pebbles, State

GAME = Pebbles()


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry has the pebbles game, and no other."""
    monkeypatch.setattr(registry, "load", lambda _game_id: GAME)


def printed(games: int, *levels: str, seats: int | None = None) -> tuple[int, list[str]]:
    out = io.StringIO()
    code = contest("pebbles", games, levels, seats=seats, out=out)
    return code, out.getvalue().splitlines()


def test_the_better_bot_wins_more_often() -> None:
    code, lines = printed(25, "eager", "plain", seats=2)
    assert code == 0
    assert lines[0].startswith("25 games, median ")
    won = {line.split(":")[0]: float(line.split()[2]) for line in lines[1:]}
    assert won["eager"] + won["plain"] == 25
    assert won["eager"] > 20


def test_everybody_sits_everywhere_as_often() -> None:
    # given two levels at tables for two and three
    ways = configs(GAME)
    seen = []

    def watched(game: Pebbles, way: object, sitting: list[str], seed: int, standings: Standings) -> None:
        seen.append(tuple(sitting))

    # when as many games are played as give each of them each place
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(contests, "match", watched)
        matches("pebbles", ways, ("a", "b"), range(6))
    # then each has had it
    assert sorted(seen) == sorted(
        [("a", "b"), ("b", "a"), ("a", "b"), ("b", "a"), ("a", "b", "a"), ("b", "a", "b")]
    )


def test_a_shared_first_place_counts_in_parts() -> None:
    class Even(Pebbles):
        __module__ = Pebbles.__module__  # its bots are those of the pebbles

        def total(self, state: State, seat: int) -> int:
            return 0

    standings = Standings({"plain": Score(), "eager": Score()})
    match(Even(), configs(GAME, 3)[0], ["plain", "eager", "plain"], 1, standings)
    assert standings.scores["plain"].wins == pytest.approx(2 / 3)
    assert standings.scores["eager"].wins == pytest.approx(1 / 3)
    assert standings.scores["plain"].fair == pytest.approx(2 / 3)


def test_a_bot_that_owes_a_move_fails_the_contest_and_the_game_goes_on() -> None:
    code, lines = printed(4, "idle", "plain", seats=2)
    assert code == 1
    assert "FAILED" in lines[1]
    assert "FAILED" not in lines[2]


def test_a_bot_whose_move_is_refused_fails_too() -> None:
    # given bots that draw, where the pile is empty in the end
    standings = Standings({"talking": Score()})
    moves = match(GAME, configs(GAME, 2)[1], ["talking"] * 2, 1, standings)
    # when the pebbles are all in hand, then others move for them
    assert standings.scores["talking"].failures > 0
    assert {move["cmd"] for _, move in moves} > {"draw"}


def test_levels_that_are_not_there_are_named() -> None:
    with pytest.raises(UnknownLevel, match="grandmaster"):
        printed(1, "grandmaster")


def test_figures_of_several_processes_add_up() -> None:
    one, other = (matches("pebbles", configs(GAME), ("eager", "plain"), range(n, n + 3)) for n in (0, 3))
    both = matches("pebbles", configs(GAME), ("eager", "plain"), range(6))
    one.add(other)
    assert (one.moves, one.turns) == (both.moves, both.turns)
    assert [score.wins for score in one.scores.values()] == [score.wins for score in both.scores.values()]
    assert len(report(one)) == 3
