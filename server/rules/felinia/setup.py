"""The set-up (section 3)."""

from __future__ import annotations

from server.rules.felinia.components import Data
from server.rules.felinia.info import INFO
from server.rules.felinia.rounds import begin_bidding, fill_markets, refill_berths
from server.rules.felinia.schema import WHITE, Back
from server.rules.felinia.state import Goods, Market, Player, Province, Rules, State, minus
from server.rules.game import Config, Event
from server.rules.rng import Rng, shuffle


def setup(data: Data, config: Config, rng: Rng) -> tuple[State, list[Event]]:
    """Goods, ships, tiles and cards; then the first round begins.

    Raises ValueError where the configuration is none of this game's.
    """
    INFO.check(config)
    seats = config.seats
    start = rng.below(seats) if config.start is None else config.start
    state = opening(data, seats, "advanced" if config.options.get("rules") == "advanced" else "basic", start)
    state.preview = config.options.get("preview_next_ship") == "on"
    state.deck = [*_shuffled_ships(data, "blue", rng), *_shuffled_ships(data, "grey", rng)]
    state.provinces = _laid_out(data, state.rules, rng)
    if state.rules == "advanced":
        state.mystery_deck = list(data.mysteries)
        shuffle(state.mystery_deck, rng)
    told = {
        "rules": state.rules,
        "preview": state.preview,
        "seats": seats,
        "goods": [player.goods for player in state.players],
        "coins": data.money.start,
    }
    events = [Event("game_started", told)]
    events += fill_markets(data, state, data.fill, rng)
    events += refill_berths(data, state, list(range(data.berths)))
    return state, [*events, begin_bidding(state)]


def opening(data: Data, seats: int, rules: Rules, start: int) -> State:
    """Players and open markets before anything is drawn or laid out."""
    first = data.first_goods[seats]
    goods = [data.count(first[(seat - start) % seats]) for seat in range(seats)]
    bag = data.goods
    for own in goods:
        bag = minus(bag, own)
    return State(
        rules=rules,
        preview=False,
        round=1,
        phase="bidding",
        start=start,
        bid_round=1,
        turn=start,
        players=[opening_player(data, own) for own in goods],
        markets={name: Market([], []) for name in data.open_markets[seats]},
        guild=Market([], []),
        at=None,
        dealt=False,
        berths=[None] * data.berths,
        deck=[],
        mystery_deck=[],
        refused=[],
        offered=[],
        just_kept=None,
        bonus_pile=list(data.bonus),
        bag=bag,
        provinces={},
        journey=None,
        queue=[],
        storing=[],
        end_by=None,
    )


def opening_player(data: Data, goods: Goods) -> Player:
    """A player before the first round."""
    return Player(
        coins=data.money.start,
        goods=goods,
        gold=0,
        spice=0,
        food=0,
        stock=data.merchants,
        on_board=[],
        tiles=[],
        specials=[],
        bonus=[],
        mystery=[],
    )


def _shuffled_ships(data: Data, back: Back, rng: Rng) -> list[str]:
    ships = [name for name, ship in data.ships.items() if ship.back == back]
    shuffle(ships, rng)
    return ships


def _laid_out(data: Data, rules: Rules, rng: Rng) -> dict[str, Province]:
    """A tile of its colour to each trading post: face down in the basic game, face up in the advanced."""
    provinces: dict[str, Province] = {}
    for station, posts in data.boards[rules].posts.items():
        tiles = list(data.specials) if station == WHITE else data.of_station(station)
        shuffle(tiles, rng)
        up = rules == "advanced"
        provinces |= {post: Province(tile, up) for post, tile in zip(posts, tiles, strict=True)}
    return provinces
