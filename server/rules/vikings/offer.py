"""Laying out the offer: tiles, vikings, special tiles (sections 5 and 12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from server.rules.game import Event
from server.rules.rng import Rng
from server.rules.vikings.components import Data
from server.rules.vikings.state import ROLES, Combination, Role, State, changed


def lay_out(data: Data, tiles: Sequence[str]) -> list[str]:
    """Tiles by slot: islands in the order in which they are revealed from 0 up, ships from the top down."""
    islands = [tile for tile in tiles if tile not in data.ships]
    ships = [tile for tile in tiles if tile in data.ships]
    return [*islands, *reversed(ships)]


def line_up(drawn: Mapping[Role, int]) -> list[Role]:
    """Drawn vikings in the order of their roles."""
    return [role for role in ROLES for _ in range(drawn.get(role, 0))]


def no_vikings() -> dict[Role, int]:
    """None of any role."""
    return dict.fromkeys(ROLES, 0)


def draw_vikings(draft: State, count: int, rng: Rng) -> None:
    """Draw vikings from the bag, each one left in it as likely as the next."""
    bag, drawn = dict(draft.bag), no_vikings()
    for _ in range(count):
        place = rng.below(sum(bag.values()))
        for role in ROLES:
            if place < bag[role]:
                bag[role] -= 1
                drawn[role] += 1
                break
            place -= bag[role]
    draft.bag, draft.drawn = bag, drawn


def lay_tiles(data: Data, draft: State) -> Event:
    """The round's stack goes around the wheel."""
    stack = draft.stacks[draft.round - 1]
    draft.stacks = [[] if number == draft.round else other for number, other in enumerate(draft.stacks, 1)]
    tiles = lay_out(data, stack)
    draft.offer = [Combination(tile, None) for tile in tiles]
    return Event("tiles_laid", {"slots": tiles})


def place_vikings(draft: State, roles: Mapping[int, Role]) -> None:
    """Vikings come to slots that have none yet."""
    draft.offer = [
        Combination(there.tile, roles[slot]) if there is not None and slot in roles else there
        for slot, there in enumerate(draft.offer)
    ]


def offer_ready(draft: State) -> Event:
    """The takes begin (section 6)."""
    draft.phase = "offer"
    draft.active = draft.start_player
    slots = [[there.tile, there.viking] for there in draft.offer if there is not None]
    return Event("offer_ready", {"slots": slots, "zero_slot": draft.zero_slot})


def reveal_specials(draft: State) -> list[Event]:
    """Fill the open spaces for special tiles, from the first stack while it lasts (section 12)."""
    revealed: dict[str, str] = {}
    for space, there in enumerate(draft.specials_up):
        stack = next((number for number, left in enumerate(draft.special_stacks) if left), None)
        if there is None and stack is not None:
            *rest, tile = draft.special_stacks[stack]
            draft.special_stacks = [
                rest if number == stack else left for number, left in enumerate(draft.special_stacks)
            ]
            draft.specials_up = changed(draft.specials_up, space, tile)
            revealed[str(space)] = tile
    return [Event("specials_revealed", {"slots": revealed})] if revealed else []
