"""What an area and the gold beside it are worth in the end, as far as one can guess: for the bot.

All in VP. A guess is what the remaining scorings would bring if nothing else changed, with discounts for
what may still come to nothing (vikings who wait, who lie down) and a share of what is a race (boatmen,
islands).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from server.rules.vikings import area
from server.rules.vikings.components import Bonus, Building, Data, Feast, FullTrip, Treasure
from server.rules.vikings.state import ISLAND_ROWS, IslandRow, Player, State

GOLD_NOW = 0.2
"""A gold coin when nothing can be bought any more, and …"""
GOLD_LATER = 0.09
"""… how much more it is worth for each round to come."""
RESERVE = 5
"""Gold that a round asks for; what is beyond the need of all rounds counts as in the end."""
LYING = 0.3
"""Of what a threatened viking would bring while a warrior may still come."""
ROOM, NO_ROOM, NO_BOAT = 0.65, 0.25, 0.35
"""Of what a waiting viking would bring: with a boatman and a tile, without a tile, without a boatman."""
SURELY = 0.9
"""The same when its ferrying is the next thing to come."""
FREE_TILE = 0.3
"""An empty tile, for each large scoring to come in which somebody may stand on it."""
BELOW = 0.25
"""A tile without a viking below a scout, for each large scoring to come."""
GUARD = 0.5
"""A warrior where no ship is yet, for each large scoring to come."""
FISHERMEN_TO_COME = 0.1
"""How many fishermen a take will bring on average who will settle."""
SMOOTH = 4
"""Portions by which the feeding may still turn out otherwise."""
OPEN_ISLAND = 0.4
"""Of a completed island: one that lacks its right end."""


class Prospects(msgspec.Struct, frozen=True):
    """What is still to come, and how far the others are, seen from one seat."""

    larges: int
    """Large scorings."""
    pays: int
    """Scorings that pay goldsmiths."""
    rounds: int
    """Rounds after the running one."""
    takes: int
    """Takes that the seat has left."""
    boatmen: int
    islands: int
    longest: int
    """The most that another seat has of these."""
    race: float
    """How much a lead in these races tells by now."""


def prospects(data: Data, state: State, seat: int) -> Prospects:
    """What is to come for a seat."""
    scorings = [kind for number in data.rounds[state.round - 1 :] for kind in number]
    larges, rounds = scorings.count("large"), len(data.rounds) - state.round
    seats = len(state.players)
    left = len(state.slots_left()) if state.phase != "ferry" else 0
    others = [player for number, player in enumerate(state.players) if number != seat]
    islands = [area.islands(data, player) for player in others]
    return Prospects(
        larges=larges,
        pays=larges + scorings.count("small"),
        rounds=rounds,
        takes=rounds * data.slots // seats + left // seats,
        boatmen=max(area.idle_boatmen(data, player) for player in others),
        islands=max(map(len, islands)),
        longest=max((length for found in islands for _, _, length in found), default=0),
        race=0.35 + 1.4 * (1 - rounds / len(data.rounds)),
    )


def worth(data: Data, player: Player, ahead: Prospects, *, full_trips: bool) -> float:
    """What the player's position is worth."""
    safe = area.safe(data, player)
    lying = area.threatened(data, player)
    gold = _gold_value(ahead)
    value = float(player.vp)
    value += _treasury(player.gold, ahead, gold)
    roles = {row: _role_value(data, player, row, ahead, gold) for row in ISLAND_ROWS}
    value += sum(roles[row] * len(cols) for row, cols in safe.items())
    value += sum(roles[row] for row, _ in lying) * (LYING if ahead.larges > 1 else 0)
    value += _scouts_below(data, player, safe["scout"], ahead)
    value += _ships(data, player, ahead, gold)
    chances = _waiting(data, player, ahead, full_trips=full_trips)
    value += sum(roles[row] * number for row, number in chances.items())
    value += _tiles(player, ahead)
    fishermen = len(safe["fisherman"]) + chances["fisherman"]
    fishermen += LYING * sum(row == "fisherman" for row, _ in lying)
    value += _food(data, player, fishermen, ahead)
    value += _races(data, player, ahead)
    return value + _specials(data, player, safe, ahead)


def _gold_value(ahead: Prospects) -> float:
    return GOLD_NOW + GOLD_LATER * ahead.rounds


def _treasury(coins: int, ahead: Prospects, value: float) -> float:
    """Gold: what the coming rounds need counts for more than the rest."""
    needed = min(coins, RESERVE * (ahead.rounds + 1)) if ahead.rounds else 0
    return needed * value + (coins - needed) * GOLD_NOW


def _role_value(data: Data, player: Player, row: IslandRow, ahead: Prospects, gold: float) -> float:
    """What a settled and safe viking of a role brings by itself, food apart."""
    values = data.values
    vp, coins = 0.0, 0.0
    match row:
        case "noble":
            vp = values.noble_vp
        case "scout":
            vp = values.scout_vp
        case "goldsmith":
            coins = values.goldsmith_gold
        case "warrior" | "fisherman":
            pass
    for tile in player.specials:
        effect = data.specials[tile]
        if isinstance(effect, Bonus) and effect.role == row:
            vp, coins = vp + effect.vp, coins + effect.gold
    return vp * ahead.larges + coins * gold * ahead.pays


def _scouts_below(data: Data, player: Player, cols: Sequence[int], ahead: Prospects) -> float:
    """Goldsmiths and fishermen below scouts, and room for them."""
    value = 0.0
    for col in cols:
        for row in ("goldsmith", "fisherman"):
            place = player.at(row, col)
            if place is not None:
                value += 1.0 if place.settled else BELOW
    return value * data.values.scout_per_viking_below_vp * ahead.larges


def _ships(data: Data, player: Player, ahead: Prospects, gold: float) -> float:
    """Plunder and losses; warriors where ships may still come; waiting warriors that could meet one."""
    value = 0.0
    for col, tile in area.ships(player):
        ship = data.ships[tile]
        worth_it = ship.vp + ship.gold * gold
        if area.guarded(player, col):
            value += worth_it * ahead.larges
            continue
        loss = ship.vp + ship.gold * GOLD_NOW
        place = player.at("warrior", col)
        rescue = 0.0
        if place is not None and player.mainland["warrior"] and ahead.larges:
            rescue = ROOM if player.mainland["boatman"] else NO_BOAT / 2
        value += rescue * worth_it * ahead.larges - (1 - rescue) * loss
    idle = [col for row, col in area.settled(player) if row == "warrior" and not _ship_at(player, col)]
    return value + GUARD * max(0, ahead.larges - 1) * len(idle)


def _ship_at(player: Player, col: int) -> bool:
    return col <= len(player.ships) and player.ships[col - 1] is not None


def _waiting(data: Data, player: Player, ahead: Prospects, *, full_trips: bool) -> dict[IslandRow, float]:
    """How many waiting vikings of each role may be counted on to settle."""
    boats = player.mainland["boatman"]
    trips = sum(isinstance(data.specials[tile], FullTrip) for tile in player.specials)
    capacity = boats * 3 if full_trips else boats + 2 * min(trips, boats)
    last = ahead.takes == 0
    counted: dict[IslandRow, float] = {}
    for row in ("fisherman", "noble", "goldsmith", "scout", "warrior"):
        waiting, room = player.mainland[row], len(area.free(player, row))
        carried = min(waiting, room, capacity) if ahead.larges else 0
        capacity -= carried
        rest = waiting - carried
        hope = 0.0 if last else min(rest, room) * NO_BOAT + max(0, rest - room) * NO_ROOM
        counted[row] = carried * (SURELY if last else ROOM) + hope * min(1.0, ahead.larges / 2)
    return counted


def _tiles(player: Player, ahead: Prospects) -> float:
    """Room for vikings to come."""
    if ahead.takes == 0:
        return 0.0
    empty = sum(len(area.free(player, row)) for row in ISLAND_ROWS)
    return FREE_TILE * ahead.larges * min(empty, ahead.takes)


def _food(data: Data, player: Player, fishermen: float, ahead: Prospects) -> float:
    """The feeding, with the mouths and some of the fishermen that are still to come."""
    values = data.values
    fishermen += FISHERMEN_TO_COME * ahead.takes
    balance = values.portions_per_fisherman * fishermen - area.mouths(player) - ahead.takes
    effects = [data.specials[tile] for tile in player.specials]
    feasts = [effect.surplus_vp for effect in effects if isinstance(effect, Feast)]
    surplus_vp = max([values.surplus_portion_vp, *feasts])
    spread = SMOOTH if ahead.takes else 0
    ways = (balance - spread, balance, balance + spread)
    return sum(way * (surplus_vp if way > 0 else -values.hungry_viking_vp) for way in ways) / 3


def _races(data: Data, player: Player, ahead: Prospects) -> float:
    """Boatmen, completed islands, the longest of them: a share of each award."""
    values = data.values
    islands = area.islands(data, player)
    longest = max((length for _, _, length in islands), default=0)
    begun = OPEN_ISLAND * _open_islands(data, player) if ahead.takes else 0
    return (
        values.most_idle_boatmen_vp * _share(area.idle_boatmen(data, player) - ahead.boatmen, ahead.race)
        + values.most_islands_vp * _share(len(islands) + begun - ahead.islands, ahead.race)
        + values.longest_island_vp * _share(longest - ahead.longest, ahead.race)
    )


def _share(lead: float, race: float) -> float:
    """The chance to have most: a tie is nearly as good as a lead."""
    return 1 / (1 + math.exp(-2 * race * (lead + 0.4)))


def _open_islands(data: Data, player: Player) -> int:
    """Islands that end in land with nothing to the right."""
    ends = [places[-1] for places in player.rows.values() if places]
    return sum(place is not None and data.islands[place.tile].right for place in ends)


def _specials(data: Data, player: Player, safe: dict[IslandRow, list[int]], ahead: Prospects) -> float:
    """Special tiles, as far as they are not in the rest already."""
    value = 0.0
    for tile in player.specials:
        match data.specials[tile]:
            case Bonus():
                value += 0.8 * ahead.larges * min(1, ahead.takes)
            case FullTrip():
                value += 1.2 if ahead.larges else 0.0
            case Treasure():
                value += player.gold * 0.13 + 0.6 * ahead.rounds
            case Building():
                value += 1.0 if ahead.takes else 0.0
            case _:
                value += 0.4
    unharmed = {(row, col) for row, cols in safe.items() for col in cols}
    for row, col, place in player.places():
        if data.islands[place.tile].special:
            index = ISLAND_ROWS.index(row)
            near = ISLAND_ROWS[max(index - 1, 0) : index + 2]
            value += sum((there, at) in unharmed for there in near for at in (col - 1, col, col + 1))
            value += 1.5 if ahead.takes else 0.0
    return value
