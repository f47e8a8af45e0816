"""Bots at work: in whole games of every kind they only ever do what is legal, by what they may see."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from server.bots.arena import Dice, by_chance, configs, reader
from server.bots.contest import Score, Standings, match
from server.bots.levels import bot
from server.rules import registry
from server.rules.game import Config, Game


def tables() -> list[tuple[str, str, Config]]:
    """Every level of every game, at every seat count and with every option value."""
    return [
        (game_id, level, way)
        for game_id in registry.GAMES
        for level in registry.info(game_id).bots
        for way in configs(registry.load(game_id))
    ]


def name(value: object) -> str:
    """How a table is called among the tests."""
    if isinstance(value, Config):
        return "-".join([f"{value.seats}seats", *value.options.values()])
    return str(value)


def played(game: Game[Any, Any], level: str, way: Config, seed: int) -> tuple[list[Any], Standings]:
    """A game with this level on every seat."""
    standings = Standings({level: Score()})
    return match(game, way, [level] * way.seats, seed, standings), standings


@pytest.mark.parametrize(("game_id", "level", "way"), tables(), ids=name)
def test_a_bot_plays_whole_games_by_the_rules(game_id: str, level: str, way: Config) -> None:
    game = registry.load(game_id)
    moves, standings = played(game, level, way, seed=5)
    assert standings.scores[level].failures == 0
    assert moves


@pytest.mark.parametrize(("game_id", "level", "way"), tables(), ids=name)
def test_a_bot_sees_no_more_than_its_seat(game_id: str, level: str, way: Config) -> None:
    # given a game between such bots
    game, decide, read = (
        registry.load(game_id),
        bot(registry.load(game_id), level),
        reader(registry.load(game_id)),
    )
    dice = Dice(9, "game")
    state, _ = game.setup(by_chance(game, way, dice), dice)
    for number in range(60):
        waiting = game.waiting(state)
        if not waiting:
            break
        seat = waiting[0]
        # when it decides by the true state, and by others that look the same from its seat
        move = decide(game, state, seat, Dice(number, "mind"))
        others = [game.redeal(state, [seat], Dice(n, "redeal")) for n in range(2)]
        # then it does the same, since it has the same chance
        assert [decide(game, other, seat, Dice(number, "mind")) for other in others] == [move, move]
        assert move is not None
        state, _ = game.apply(state, seat, read(move), dice)


@pytest.mark.parametrize(("game_id", "level", "way"), tables(), ids=name)
def test_a_bot_changes_nothing_that_it_looks_at(game_id: str, level: str, way: Config) -> None:
    game, decide = registry.load(game_id), bot(registry.load(game_id), level)
    state, _ = game.setup(by_chance(game, way, Dice(3, "config")), Dice(3, "game"))
    before = msgspec.json.encode(state)
    for seat in range(way.seats):
        decide(game, state, seat, Dice(1, "mind"))
    assert msgspec.json.encode(state) == before


@pytest.mark.parametrize("game_id", registry.GAMES)
def test_the_same_seed_gives_the_same_game(game_id: str) -> None:
    game = registry.load(game_id)
    way, level = configs(game)[-1], game.info.bots[-1]
    assert played(game, level, way, seed=2)[0] == played(game, level, way, seed=2)[0]
    assert played(game, level, way, seed=2)[0] != played(game, level, way, seed=3)[0]
