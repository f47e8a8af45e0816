"""What must hold at a table of any game: pages follow it by batches, and a restart changes nothing."""

from __future__ import annotations

import pytest

from server.bots.arena import Dice, configs
from server.rules import registry
from server.rules.game import Config
from tests.tables.party import Party, plain

STRETCH, STRETCHES = 12, 10
"""Moves between two restarts, and how often the server is started anew."""


def ways(game_id: str) -> list[Config]:
    """With as few people and none of the options, and with as many and all of them."""
    found = configs(registry.load(game_id))
    return [found[0], found[-1]]


WAYS = [
    pytest.param(game_id, way, id=f"{game_id}-{way.seats}")
    for game_id in registry.GAMES
    for way in ways(game_id)
]


async def play_by_chance(party: Party, moves: int, dice: Dice) -> None:
    """So many moves of everybody who may act, by chance, or to the end."""
    game = party.table.rules()
    for _ in range(moves):
        state = party.table.position.state
        waiting, able = game.waiting(state), game.may_act(state)
        if not waiting:
            return
        among = waiting if dice.below(3) else able
        await party.move_by_chance(among[dice.below(len(among))], dice)


@pytest.mark.parametrize(("game_id", "way"), WAYS)
async def test_pages_follow_by_batches_across_restarts(players: Party, game_id: str, way: Config) -> None:
    # Given a game with a page for each seat and one for a spectator
    party, dice = players, Dice(way.seats, game_id)
    await party.start(way.seats, game_id, start=None, options=way.options)
    for _ in range(STRETCHES):
        pages = await party.pages()
        # When moves are made, then each page has come to what a fresh one would be given
        await play_by_chance(party, STRETCH, dice)
        for page in pages:
            await page.must_show(party.table)
        # And when the server is started anew, then the table is as it was
        before, state = (
            [plain(await party.table.view(page.seat)) for page in pages],
            party.table.position.state,
        )
        table = await party.reopen()
        assert table.position.state == state
        assert [plain(await table.view(page.seat)) for page in pages] == before
