"""Berke Khan (section 8)."""

from server.rules.voyages.characters.base import Character


class Berke(Character):
    """Pays no fee for occupied spaces."""

    pays_fees = False
