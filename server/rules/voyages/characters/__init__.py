"""The characters (section 8), each in a file of its own.

A character is a row in the component data, for its numbers, and where it breaks rules a class here. Kubilai,
Matteo, Niccolò and Marco are all in the data: where they start, what they get, how many figures they have.
"""

from __future__ import annotations

from server.rules.voyages.characters.base import Character
from server.rules.voyages.characters.berke import Berke
from server.rules.voyages.characters.johannes import Johannes
from server.rules.voyages.characters.mercator import Mercator
from server.rules.voyages.characters.rashid import Rashid
from server.rules.voyages.characters.wilhelm import Wilhelm

_NO_ABILITY = Character()

_ABILITIES: dict[str, Character] = {
    "rashid": Rashid(),
    "berke": Berke(),
    "mercator": Mercator(),
    "johannes": Johannes(),
    "wilhelm": Wilhelm(),
}


def ability(character: str | None) -> Character:
    """What a character can do; nothing of its own where there is no class for it, or no character yet."""
    return _NO_ABILITY if character is None else _ABILITIES.get(character, _NO_ABILITY)
