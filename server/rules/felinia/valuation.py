"""What things are worth in the end, as far as one can guess: for the bot.

All in wealth points, seen from one seat. What scores by itself counts what it scores; coins, food and loose
goods count by what they may still bring in the rounds to come. The weights were found by letting bots with
different ones play each other.
"""

from __future__ import annotations

from collections import Counter

from server.rules.felinia.components import Board, Data, valued
from server.rules.felinia.schema import (
    AnyEffect,
    Caravan,
    FoodPoints,
    LoneMerchant,
    MysteryPoints,
    SpicePoints,
    SymbolBonus,
)
from server.rules.felinia.scoring import groups
from server.rules.felinia.state import Player, State, Symbol

SHIPS_A_ROUND = {2: 1.2, 3: 1.4, 4: 1.6}
"""Ships that sail in a round, by the number of seats."""
BOARDED_A_ROUND = 0.9
"""Merchants that the quickest player puts on ships in a round."""

COINS = (0.65, 0.6, 0.55, 0.4, 0.3, 0.2)
"""The first coin, the second and so on, while there is something to buy."""
TIEBREAK = 0.01
"""A coin in the end."""
GOLD_SOLD = 0.15
"""A gold beyond its point: it can be sold, or given for a bonus tile."""
ODD_SPICE = 0.45
"""A spice that has no second one yet."""
FOOD = (0.7, 0.6, 0.4, 0.3)
"""The first food, the second and so on, while there are journeys to come."""
GOOD = 0.65
"""A good from the bag."""
MYSTERY = 1.3
"""A look at mystery cards."""
NEXT_CARD = 0.5
"""What a mystery card promises for the next one."""
GROWING = 0.6
"""Share of what a next tile of the type would bring beyond this one, early in the game."""
NEIGHBOUR = 0.45
"""A free trading post beside a group that may still grow."""
AT_HOME = 0.4
"""A merchant at home who may still go aboard."""
SYMBOL_A_ROUND = 0.25
"""What a special tile for a symbol brings in a round."""
EARLY = 8
"""Rounds to come that count as the whole game."""


def deals_ahead(data: Data, state: State, seat: int) -> int:
    """Tokens of the seat that can still make a deal in this round: in a stack, or in hand."""
    places = [state.guild, *state.markets.values()]
    lying = sum(place.stack.count(seat) for place in places)
    if state.phase == "bidding":
        return data.bid_tokens - len(state.players[seat].on_board)
    return lying if state.phase == "trading" else 0


def rounds_ahead(data: Data, state: State) -> float:
    """Trading phases that are still to come after the running one: by the ships, or by the merchants."""
    if state.end_by is not None:
        return 0.0
    by_ships = len(state.deck) / SHIPS_A_ROUND[len(state.players)]
    by_merchants = min(player.stock for player in state.players) / BOARDED_A_ROUND
    return min(by_ships, by_merchants)


class Judge:
    """Judges what a seat has and may get."""

    def __init__(self, data: Data, state: State, seat: int) -> None:
        self.data = data
        self.state = state
        self.seat = seat
        self.player: Player = state.players[seat]
        self.board: Board = data.boards[state.rules]
        self.deals = deals_ahead(data, state, seat)
        self.rounds = rounds_ahead(data, state)
        self.use = min(1.0, self.rounds + 0.4 * self.deals)
        """How likely it is that coins still find something to buy."""
        self.time = min(1.0, self.rounds / EARLY)
        """How much of the game is to come."""
        self.effects: list[AnyEffect] = [data.specials[tile] for tile in self.player.specials]
        self._types = Counter(data.tiles[tile].type for tile in self.player.tiles)
        self._extra = Counter(data.bonus[t].type for t in self.player.bonus if self._is_extra(t))
        self._plus = Counter(data.bonus[t].type for t in self.player.bonus if not self._is_extra(t))
        self._group = {name: group for group in groups(data, state)[seat] for name in group}

    def _is_extra(self, tile: str) -> bool:
        return self.data.bonus[tile].kind == "extra_tile"

    # ── Coins and resources ──────────────────────────────────────────────────────────────────

    def coins(self, count: int) -> float:
        """So many coins."""
        return self.use * sum(COINS[:count]) + TIEBREAK * count

    def gold(self, count: int) -> float:
        """So much gold."""
        return count * (self.data.values.gold + GOLD_SOLD * self.use)

    def spice(self, count: int) -> float:
        """So much spice: by pairs, or with the special tile each."""
        each = sum(effect.value for effect in self.effects if isinstance(effect, SpicePoints))
        pairs = count // 2 * self.data.values.spice_pair + count % 2 * ODD_SPICE * self.use
        return max(pairs, float(count * each))

    def food(self, count: int) -> float:
        """So much food: for steps, or with the special tile for points."""
        each = sum(effect.value for effect in self.effects if isinstance(effect, FoodPoints))
        return max(count * each, min(1.0, self.rounds) * sum(FOOD[:count]))

    def symbol(self, symbol: Symbol) -> float:
        """One of what a crossroads gives."""
        player = self.player
        match symbol:
            case "coin":
                return (
                    self.coins(player.coins + 1) - self.coins(player.coins)
                    if player.coins < self.data.money.most
                    else 0.0
                )
            case "gold":
                return self.gold(1)
            case "spice":
                return self.spice(player.spice + 1) - self.spice(player.spice)
            case "food":
                return self.food(player.food + 1) - self.food(player.food)
            case "goods":
                return GOOD
            case "mystery":
                return MYSTERY if self.state.mystery_deck else 0.0

    # ── Tiles, posts and cards ───────────────────────────────────────────────────────────────

    def tile(self, name: str) -> float:
        """A trade tile more."""
        effect = self.data.specials.get(name)
        return self.kind(self.data.tiles[name].type) if effect is None else self._special(effect)

    def kind(self, kind: str) -> float:
        """A trade tile more of a type: what it scores, and what it promises for the next one."""
        count = self._types[kind] + self._extra[kind]
        now, then = self._step(kind, count), self._step(kind, count + 1)
        return now + self._plus[kind] + GROWING * self.time * (then - now)

    def _step(self, kind: str, count: int) -> int:
        """What one more scores beside so many of a type."""
        cap = self.data.caps[kind]
        return (count + 1) * min(count + 1, cap) - count * min(count, cap)

    def _special(self, effect: AnyEffect) -> float:
        player = self.player
        match effect:
            case FoodPoints():
                return effect.value * (player.food + 3 * self.time)
            case SpicePoints():
                return 0.5 * player.spice + 2 * self.time
            case LoneMerchant():
                lone = sum(len(group) == 1 for group in self._group.values())
                return lone * (effect.value - self.data.values.merchant_by_group[0]) + self.time
            case MysteryPoints():
                return effect.value * (len(player.mystery) + 2 * self.time)
            case SymbolBonus():
                return effect.on_acquire * self.symbol(effect.symbol) + SYMBOL_A_ROUND * self.rounds
            case Caravan():
                return sum(self.symbol(symbol) for symbol in effect.gains())

    def bonus(self, name: str) -> float:
        """A bonus tile."""
        tile = self.data.bonus[name]
        if self._is_extra(name):
            return self.kind(tile.type)
        return self._types[tile.type] + 2 * self.time

    def post(self, name: str) -> float:
        """A merchant in a province: how his group grows, and how it may grow on."""
        near = self.board.borders[name]
        joined = {id(group): len(group) for other in near if (group := self._group.get(other))}
        size = 1 + sum(joined.values())
        gain = self._merchants(size) - sum(map(self._merchants, joined.values()))
        if size >= len(self.data.values.merchant_by_group):
            return gain
        free = sum(self.state.province(other).tile is not None for other in near)
        return gain + NEIGHBOUR * min(free, 3) * self.time

    def _merchants(self, size: int) -> float:
        lone = [effect.value for effect in self.effects if isinstance(effect, LoneMerchant)]
        each = valued(self.data.values.merchant_by_group, size)
        return float(size * (max([each, *lone]) if size == 1 else each))

    def at_home(self) -> float:
        """A merchant who is at home again."""
        return AT_HOME * min(1.0, self.rounds)

    def card(self, name: str) -> float:
        """A mystery card, and what is returned for it."""
        held = len(self.player.mystery)
        by_count = self.data.values.mystery_by_count
        gain = (held + 1) * valued(by_count, held + 1) - held * valued(by_count, held)
        gain += sum(effect.value for effect in self.effects if isinstance(effect, MysteryPoints))
        promise = NEXT_CARD * min(1.0, self.rounds) if held == 0 else 0.0
        return gain + promise - (GOOD if self.data.mysteries[name].cost else 0.0)
