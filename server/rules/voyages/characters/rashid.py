"""Rashid ad-Din Sinan (section 8)."""

from server.rules.voyages.characters.base import Character


class Rashid(Character):
    """Does not roll, but sets each die when it is placed (R27)."""

    rolls = False
