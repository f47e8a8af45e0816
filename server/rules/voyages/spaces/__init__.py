"""The action spaces (section 5): what each asks for and does. How dice get there is in `placing`."""

from __future__ import annotations

from server.rules.voyages.schema import BAZAARS
from server.rules.voyages.spaces.base import Space
from server.rules.voyages.spaces.city_card import CityCard
from server.rules.voyages.spaces.contracts import Contracts
from server.rules.voyages.spaces.gains import Bazaar, Khan, Take5
from server.rules.voyages.spaces.travel import Travel

SPACES: dict[str, Space] = {
    "take5": Take5("take5"),
    **{name: Bazaar(name) for name in BAZAARS},
    "khan": Khan("khan"),
    "contracts": Contracts("contracts"),
    "travel": Travel("travel"),
    "city_card": CityCard("city_card"),
}
"""All spaces for main actions, in the order of the rules."""

MONEY_BAG = "money_bag"
"""The space that is no main action (section 6)."""
