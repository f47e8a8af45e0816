"""Two people and a bot play Expedition by clicking only: a desktop in English, a phone in Hungarian."""

from __future__ import annotations

import random

from tests.browser.conftest import Come
from tests.browser.player import Player, play_to_the_end, sit_down


class Traveller(Player):
    """Somebody who plays Expedition, and has to be able to read what is before him."""

    def turn(self, chance: random.Random) -> bool:
        acted = super().turn(chance)
        self.check("my turn" if acted else "waiting")
        return acted


def test_a_whole_game_by_clicking(come: Come) -> None:
    # Given a table of two people and a bot
    anna, bela = come.two(Traveller)
    sit_down(anna, bela, "Marco Polo Expedition", board=".k-bar")
    # When they play to the end, then both see the same end, and nothing went wrong on the way
    play_to_the_end((anna, bela), random.Random(1271))
