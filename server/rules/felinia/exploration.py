"""The exploration phase: departures in order, and journeys step by step (sections 9 and 10)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from server.rules.felinia.components import Data
from server.rules.felinia.holdings import gain_symbol
from server.rules.felinia.schema import Caravan, Node, SymbolBonus
from server.rules.felinia.state import Berth, Journey, Province, State, Symbol, minus, plus
from server.rules.game import Event, Refused
from server.rules.rng import Rng

OFFERED = 2
"""Mystery cards that are looked at (section 10)."""

# ── Departure and arrival ───────────────────────────────────────────────────────────────────────


def due(data: Data, state: State) -> list[str]:
    """The ships that sail next: all full ones, or else the earliest alone; at the end all. By time (R16)."""
    in_port = sorted(
        (berth for berth in state.berths if berth is not None),
        key=lambda berth: data.ships[berth.ship].departure_minutes,
    )
    sailing = in_port
    if state.end_by is None:
        sailing = [berth for berth in in_port if berth.full] or in_port[:1]
    return [berth.ship for berth in sailing]


def depart(data: Data, draft: State) -> list[Event]:
    """The ships that are due sail, one after the other."""
    draft.phase = "exploration"
    draft.queue = due(data, draft)
    return _sailed(draft)


def _sailed(draft: State) -> list[Event]:
    """The next ship sails, if there is one."""
    if not draft.queue:
        return []
    _, berth = _arrived(draft)
    return [Event("sailed", {"ship": berth.ship, "merchants": berth.merchants})]


def _arrived(draft: State) -> tuple[int, Berth]:
    """The ship being unloaded, and the number of its berth."""
    number = draft.berth_of(draft.queue[0])
    berth = None if number is None else draft.berths[number]
    if number is None or berth is None:
        raise LookupError(f"{draft.queue[0]} lies in no berth")
    return number, berth


def go_on(data: Data, draft: State) -> list[Event]:
    """Landings, journeys that end by themselves (R14) and discarded ships, up to the next decision.

    When the phase is over no ship is left in the queue.
    """
    events: list[Event] = []
    while draft.queue:
        if draft.journey is not None:
            if draft.offered or can_travel(data, draft):
                return events
            events += end_journey(draft, automatic=True)
            continue
        number, berth = _arrived(draft)
        if berth.merchants:
            events += _land(data, draft, number, berth)
        else:
            events += _discard(draft, number, berth)
    return events


def _discard(draft: State, number: int, berth: Berth) -> list[Event]:
    """The tile of an unloaded ship is discarded, and the next ship sails."""
    draft.put_berth(number, None)
    draft.queue = draft.queue[1:]
    return [Event("ship_discarded", {"ship": berth.ship}), *_sailed(draft)]


def _land(data: Data, draft: State, number: int, berth: Berth) -> list[Event]:
    """The merchant nearest to the bow enters the port province (step 1)."""
    seat = berth.merchants[0]
    seats = list(berth.seats)
    seats[seats.index(seat)] = None
    draft.put_berth(number, replace(berth, seats=seats))
    country = data.ships[berth.ship].destination
    port = data.boards[draft.rules].ports[country]
    reveals = data.reveals if draft.rules == "basic" else 0
    draft.journey = Journey(seat, berth.ship, country, port, 1, [port], reveals)
    draft.turn = seat
    return [Event("landed", {"seat": seat, "ship": berth.ship, "province": port})]


# ── What can still happen ───────────────────────────────────────────────────────────────────────


def can_travel(data: Data, state: State) -> bool:
    """Whether anything can be revealed, or any step made (R14)."""
    if state.traveller.reveals_left and turnable(data, state):
        return True
    return any(
        move_refusal(data, state, name) is None for name in data.boards[state.rules].roads[state.traveller.at]
    )


def turnable(data: Data, state: State) -> list[str]:
    """Provinces of the traveller's country whose tile lies face down (R11)."""
    return [
        name
        for name, node in data.boards[state.rules].nodes.items()
        if node.country == state.traveller.country and is_face_down(state.province(name))
    ]


def is_face_down(province: Province) -> bool:
    """Whether a tile lies there that nobody has seen."""
    return province.tile is not None and not province.up


def food_for(data: Data, state: State) -> int:
    """The food that the traveller's next step costs (R15)."""
    return 0 if state.traveller.steps < data.steps else 1


def reveal_refusal(data: Data, state: State, name: str) -> Refused | None:
    """Why this tile cannot be turned up."""
    journey = state.traveller
    if state.rules == "advanced":
        return Refused("basic_only")
    if not journey.reveals_left:
        return Refused("no_reveals_left")
    if not is_face_down(state.province(name)):
        return Refused("not_face_down", {"province": name})
    if data.boards[state.rules].nodes[name].country != journey.country:
        return Refused("wrong_country", {"province": name, "country": journey.country})
    return None


def move_refusal(data: Data, state: State, name: str) -> Refused | None:
    """Why the traveller cannot step there."""
    journey, there = state.traveller, state.province(name)
    if name not in data.boards[state.rules].roads[journey.at]:
        return Refused("no_road", {"at": journey.at, "to": name})
    if name in journey.visited:
        return Refused("already_visited", {"to": name})
    if there.merchant is not None:
        return Refused("occupied", {"to": name, "merchant": there.merchant})
    if is_face_down(there):
        return Refused("face_down_tile", {"to": name})
    if food_for(data, state) > state.active.food:
        return Refused("no_steps_left", {"steps": journey.steps})
    return None


# ── Journeys ────────────────────────────────────────────────────────────────────────────────────


def reveal(draft: State, name: str) -> list[Event]:
    """A tile is turned face up, for the rest of the game."""
    journey, there = draft.traveller, draft.province(name)
    draft.journey = replace(journey, reveals_left=journey.reveals_left - 1)
    draft.put_province(name, replace(there, up=True))
    return [Event("revealed", {"seat": journey.seat, "province": name, "tile": there.tile})]


def move(data: Data, draft: State, name: str, rng: Rng) -> list[Event]:
    """A step: symbols at once, each in turn; a face-up tile is taken and ends the journey."""
    journey, food = draft.traveller, food_for(data, draft)
    draft.change(journey.seat, food=draft.active.food - food)
    draft.journey = replace(
        journey, at=name, steps=journey.steps + 1, visited=[*journey.visited, name], reveals_left=0
    )
    node = data.boards[draft.rules].nodes[name]
    gained = _gain(data, draft, journey.seat, _symbols(data, draft, journey.seat, node), rng)
    events = [Event("moved", {"seat": journey.seat, "to": name, "food_spent": food, **gained})]
    if "mystery" in node.symbols:
        events += _offer_mystery(draft)
    tile = draft.province(name).tile
    return events if tile is None else [*events, _take_tile(data, draft, name, tile, rng)]


def _symbols(data: Data, state: State, seat: int, node: Node) -> list[Symbol]:
    """What a province gives: its symbols, and once what special tiles add to them (section 10)."""
    symbols: list[Symbol] = [symbol for symbol in node.symbols if symbol != "mystery"]
    for special in state.players[seat].specials:
        effect = data.specials[special]
        if isinstance(effect, SymbolBonus) and effect.symbol in node.symbols:
            symbols += [effect.symbol] * effect.value
    return symbols


def _gain(data: Data, draft: State, seat: int, symbols: list[Symbol], rng: Rng) -> dict[str, Any]:
    """What the symbols brought, goods by their kinds; and those that brought nothing."""
    gains: list[str] = []
    lost: list[str] = []
    for symbol in symbols:
        gained = gain_symbol(data, draft, seat, symbol, rng)
        if gained is None:
            lost.append(symbol)
        else:
            gains.append(gained)
    return {"gains": gains, "lost": lost}


def _take_tile(data: Data, draft: State, name: str, tile: str, rng: Rng) -> Event:
    """The owner takes the tile, and the merchant stays (R17, R21)."""
    seat, player = draft.traveller.seat, draft.active
    draft.put_province(name, Province(merchant=seat))
    draft.journey = draft.turn = None
    symbols: list[Symbol] = []
    effect = data.specials.get(tile)
    if effect is None:
        draft.change(seat, tiles=[*player.tiles, tile])
    elif isinstance(effect, Caravan):
        symbols = effect.gains()
    else:
        draft.change(seat, specials=[*player.specials, tile])
        if isinstance(effect, SymbolBonus):
            symbols += [effect.symbol] * effect.on_acquire
    told = {"seat": seat, "province": name, "tile": tile}
    return Event("tile_taken", told | _gain(data, draft, seat, symbols, rng))


def end_journey(draft: State, *, automatic: bool = False) -> list[Event]:
    """The merchant returns home, with all that was gained."""
    seat = draft.traveller.seat
    draft.change(seat, stock=draft.players[seat].stock + 1)
    draft.journey = draft.turn = None
    return [Event("returned_home", {"seat": seat, "automatic": automatic})]


# ── Mystery cards ───────────────────────────────────────────────────────────────────────────────


def _offer_mystery(draft: State) -> list[Event]:
    """The traveller alone looks at the top cards, even where he can keep none (R18)."""
    cards = draft.mystery_deck[: -OFFERED - 1 : -1]
    if not cards:
        return []
    seat = draft.traveller.seat
    draft.mystery_deck = draft.mystery_deck[: -len(cards)]
    draft.refused = [card for card in draft.refused if card not in cards]
    draft.offered = cards
    return [Event("mystery_offered", {"seat": seat, "count": len(cards)}, {seat: {"cards": cards}})]


def keep_refusal(data: Data, state: State, name: str | None) -> Refused | None:
    """Why this card cannot be kept, in the order of section 15 (R29)."""
    if name is None:
        return None
    card, player = data.mysteries.get(name), state.active
    if card is not None and card.type in {data.mysteries[own].type for own in player.mystery}:
        return Refused("type_owned", {"type": card.type})
    if card is not None and card.cost is not None and not player.goods[card.cost]:
        return Refused("missing_cost_good", {"good": card.cost})
    return None if name in state.offered else Refused("not_offered", {"card": name})


def keep_mystery(data: Data, draft: State, name: str | None) -> list[Event]:
    """A card is kept for its cost; the others go to the bottom in the order drawn (R19, R20)."""
    seat, player = draft.mover, draft.active
    left = [card for card in draft.offered if card != name]
    draft.offered = []
    for card in left:
        draft.mystery_deck = [card, *draft.mystery_deck]
    draft.refused = [*draft.refused, *left]
    if name is None:
        return [Event("mystery_kept", {"seat": seat, "count": 0, "paid": None}, {seat: {"card": None}})]
    cost = data.mysteries[name].cost
    draft.change(seat, mystery=[*player.mystery, name])
    draft.just_kept = name
    if cost is not None:
        draft.change(seat, goods=minus(player.goods, {cost: 1}))
        draft.bag = plus(draft.bag, {cost: 1})
    return [Event("mystery_kept", {"seat": seat, "count": 1, "paid": cost}, {seat: {"card": name}})]
