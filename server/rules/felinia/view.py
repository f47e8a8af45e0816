"""What may be seen (section 14). Home of the shapes on the wire; docs/games/felinia.md shows them."""

from __future__ import annotations

import functools
from collections.abc import Collection, Sequence
from typing import Any

from server.rules.felinia.components import Data
from server.rules.felinia.exploration import due, is_face_down
from server.rules.felinia.holdings import supply
from server.rules.felinia.scoring import groups
from server.rules.felinia.state import RESOURCES, Journey, Market, Player, Province, State
from server.rules.felinia.trading import price
from server.rules.game import exchanged
from server.rules.rng import Rng, shuffle

# ── Views ───────────────────────────────────────────────────────────────────────────────────────


def public(data: Data, state: State) -> dict[str, Any]:
    """Everything but face-down tiles, decks, and mystery cards: of these only how many there are."""
    shown: dict[str, Any] = {
        "rules": state.rules,
        "preview": state.preview,
        "round": state.round,
        "phase": state.phase,
        "start": state.start,
        "bid_round": state.bid_round,
        "turn": state.turn,
        "seats": [_seat(player, own) for player, own in zip(state.players, groups(data, state), strict=True)],
        "markets": {name: _market(market) for name, market in state.markets.items()},
        "guild": {"stack": state.guild.stack},
        "at": state.at,
        "dealt": state.dealt,
        "price": price(state) if state.at is not None and not state.dealt else None,
        "berths": [berth and {"ship": berth.ship, "seats": berth.seats} for berth in state.berths],
        "due": [] if state.phase in ("exploration", "over") else due(data, state),
        "deck": _deck(data, state),
        "mystery_deck": len(state.mystery_deck),
        "offered": len(state.offered),
        "bonus_pile": state.bonus_pile,
        "bag": state.bag,
        "supply": {resource: max(0, supply(data, state, resource)) for resource in RESOURCES},
        "provinces": {name: _province(there) for name, there in state.provinces.items()},
        "journey": state.journey and _journey(state.journey),
        "queue": state.queue,
        "storing": state.storing,
        "end_by": state.end_by,
    }
    if state.phase == "over":
        shown["laid_open"] = [_own(player) for player in state.players]
    return shown


def _seat(player: Player, own_groups: Sequence[Sequence[str]]) -> dict[str, Any]:
    """What everybody sees in front of a player."""
    return {
        "coins": player.coins,
        "goods": player.goods,
        "gold": player.gold,
        "spice": player.spice,
        "food": player.food,
        "stock": player.stock,
        "on_board": player.on_board,
        "tiles": len(player.tiles),
        "specials": player.specials,
        "bonus": len(player.bonus),
        "mystery": len(player.mystery),
        "groups": [len(group) for group in own_groups],
    }


def _market(market: Market) -> dict[str, Any]:
    return {"goods": market.goods, "stack": market.stack}


def _deck(data: Data, state: State) -> dict[str, Any]:
    """How many ships are left, the back of the top one, and in the expert variant the ship itself."""
    top = state.deck[-1] if state.deck else None
    return {
        "count": len(state.deck),
        "back": None if top is None else data.ships[top].back,
        "next": top if state.preview else None,
    }


@functools.cache
def _province(there: Province) -> dict[str, Any]:
    """A face-down tile is nothing but that it lies there. There are few different ones: all are kept."""
    return {
        "tile": there.tile if there.up else None,
        "face_down": is_face_down(there),
        "merchant": there.merchant,
    }


def _journey(journey: Journey) -> dict[str, Any]:
    return {
        "seat": journey.seat,
        "ship": journey.ship,
        "country": journey.country,
        "at": journey.at,
        "steps": journey.steps,
        "visited": journey.visited,
        "reveals_left": journey.reveals_left,
    }


def private(state: State, seat: int) -> dict[str, Any]:
    """What a seat knows beyond it: its tiles and cards, and the mystery cards that it chooses from."""
    return _own(state.players[seat]) | {"offered": state.offered if seat == state.turn else []}


def _own(player: Player) -> dict[str, Any]:
    return {"tiles": player.tiles, "bonus": player.bonus, "mystery": player.mystery}


# ── What is hidden ──────────────────────────────────────────────────────────────────────────────


def hidden(data: Data, state: State, seats: Collection[int]) -> list[list[str]]:
    """Tiles, ships and cards whose places none of `seats` can tell apart.

    Trade tiles by station, since each country has its own; ships by their backs; and where a mystery card was
    kept by the last command, those of its cost apart from the rest: all have been told what was paid for it.
    """
    cards = unseen_mystery(state, seats)
    told = [card for card in cards if _told_alike(data, state, card)] if state.just_kept in cards else []
    rest = [card for card in cards if card not in told]
    groups_of_all = (*_tiles(data, state, seats), *_ships(data, state), told, rest)
    return [group for group in groups_of_all if group]


def _told_alike(data: Data, state: State, card: str) -> bool:
    """Whether a card has the cost that was just told of the one kept."""
    kept = state.just_kept
    return kept is not None and data.mysteries[card].cost == data.mysteries[kept].cost


def _others(state: State, seats: Collection[int]) -> list[Player]:
    """The players whose own things `seats` do not see; at the end all is laid open."""
    if state.phase == "over":
        return []
    return [player for seat, player in enumerate(state.players) if seat not in seats]


def _tiles(data: Data, state: State, seats: Collection[int]) -> list[list[str]]:
    """Face-down trade tiles on the board and in front of others; bonus tiles in front of others."""
    stations: dict[str, list[str]] = {}
    on_board = [there.tile for there in state.provinces.values() if there.tile is not None and not there.up]
    others = _others(state, seats)
    for tile in (*on_board, *(tile for player in others for tile in player.tiles)):
        stations.setdefault(data.tiles[tile].station, []).append(tile)
    return [*stations.values(), [tile for player in others for tile in player.bonus]]


def _ships(data: Data, state: State) -> list[list[str]]:
    """The deck but for what the expert variant shows."""
    deck = state.deck[:-1] if state.preview else state.deck
    backs: dict[str, list[str]] = {}
    for ship in deck:
        backs.setdefault(data.ships[ship].back, []).append(ship)
    return list(backs.values())


def unseen_mystery(state: State, seats: Collection[int]) -> list[str]:
    """Mystery cards of which none of `seats` sees where they are."""
    cards = list(state.mystery_deck)
    if state.turn not in seats:
        cards += state.offered
    return cards + [card for player in _others(state, seats) for card in player.mystery]


# ── Dealing anew ────────────────────────────────────────────────────────────────────────────────


def redealt(data: Data, state: State, seats: Collection[int], rng: Rng) -> dict[str, str]:
    """New places for all that `seats` do not see, with no two mystery cards of a type for one player."""
    names = exchanged(_tiles(data, state, seats), rng) | exchanged(_ships(data, state), rng)
    return names | _mystery_dealt(data, state, seats, rng)


def _mystery_dealt(data: Data, state: State, seats: Collection[int], rng: Rng) -> dict[str, str]:
    """Mystery cards dealt to their owners until it comes out: nobody can have two of a type."""
    places = unseen_mystery(state, seats)
    hands = [player.mystery for player in _others(state, seats)]
    while True:
        pool = list(places)
        shuffle(pool, rng)
        names = _hands_dealt(data, state, hands, pool)
        if names is not None:
            rest = [card for card in places if card not in names]
            return names | dict(zip(rest, pool, strict=True))


def _hands_dealt(
    data: Data, state: State, hands: Sequence[Sequence[str]], pool: list[str]
) -> dict[str, str] | None:
    """A card of the pool in the place of each of the hands; None where that does not come out."""
    names: dict[str, str] = {}
    for hand in hands:
        types: set[str] = set()
        for card in hand:
            fitting = (
                other
                for other in pool
                if data.mysteries[other].type not in types
                and (card != state.just_kept or _told_alike(data, state, other))
            )
            other = next(fitting, None)
            if other is None:
                return None
            pool.remove(other)
            types.add(data.mysteries[other].type)
            names[card] = other
    return names


def dealt_anew(data: Data, state: State, seats: Collection[int], rng: Rng) -> dict[str, str]:
    """New places for what nobody remembers, for an undo that all `seats` agreed to."""
    forgotten = [card for card in state.mystery_deck if card not in state.refused]
    return exchanged([*_tiles(data, state, seats), *_ships(data, state), forgotten], rng)
