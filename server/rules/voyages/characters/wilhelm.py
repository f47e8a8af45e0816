"""Wilhelm von Rubruk (section 8)."""

from server.rules.voyages.characters.base import Character


class Wilhelm(Character):
    """Places posts where he passes through too (R30); his further posts stand in the data."""

    posts_on_the_way = True
