"""The component data, made ready for use.

Everything the rules need to know of the map, contracts, cards, tiles, characters, prices and counts is read
from components.json, so that a host can put in the figures of a printed copy without touching code. `schema`
says what stands in the file and checks it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from server.rules.voyages.schema import (
    CARD_LINE,
    CITY_LINE,
    CONTRACT_LINE,
    OTHER_LINE,
    CardItem,
    CharacterItem,
    ContractItem,
    File,
    Gain,
    GoalItem,
    Seats,
    checked,
)

Cost = Gain
"""Resources to be paid."""


class Bazaar(msgspec.Struct, frozen=True):
    """A space of the Grand Bazaar."""

    resource: str
    rows: tuple[Gain, ...]


class Data(msgspec.Struct, frozen=True):
    """The component data as the rules use it."""

    rounds: int
    resources: tuple[str, ...]
    goods: tuple[str, ...]
    # The map (section 7.1).
    kinds: dict[str, str]
    """What a node is, by its id, in the order of the nodes."""
    roads: dict[str, dict[str, Cost]]
    """By node: the nodes one road away, and what that road costs."""
    oases: tuple[str, ...]
    small: tuple[str, ...]
    large: tuple[str, ...]
    beijing: str
    slots: dict[str, str]
    """City card slots and their cities."""
    # Actions (section 5).
    dice: dict[str, int]
    """How many dice each space takes."""
    fees: frozenset[str]
    """Spaces that cost a fee where they are occupied."""
    bazaars: dict[str, Bazaar]
    take5: Gain
    money_bag: Gain
    khan_slots: int
    khan_gain: Gain
    extras: tuple[int, ...]
    """By contract slot: coins or camels that come with its contract."""
    most_taken: int
    places: int
    """Places for active contracts."""
    refill: int
    steps: tuple[int, ...]
    """Coins for 1, 2, … steps."""
    reroll: Cost
    adjust: Cost
    black_die: Cost
    black_per_turn: int
    threshold: int
    # Things.
    contracts: dict[str, ContractItem]
    cards: dict[str, CardItem]
    city_bonuses: dict[str, Gain]
    outposts: dict[str, Gain]
    goals: dict[str, GoalItem]
    characters: dict[str, CharacterItem]
    lines: dict[str, str]
    """Under which line of the result VP from a source are written down."""
    # Set-up and scoring (sections 2 and 9).
    start_node: str
    start_camels: int
    start_coins: tuple[int, ...]
    own_dice: int
    posts: int
    goals_kept: int
    goals_dealt: int
    left_over: int
    seats: dict[int, Seats]
    first_characters: tuple[str, ...]
    usual_bonuses: dict[str, str]
    milestones: dict[int, int]
    beijing_vp: tuple[int, ...]
    coins_per_vp: int
    goods_per_vp: int
    most_contracts: int
    goal_points: tuple[int, ...]

    def has_post(self, node: str) -> bool:
        """Whether posts are placed there (section 7.3)."""
        return self.kinds[node] in ("small", "large", "beijing")


def read(components: Mapping[str, Any]) -> Data:
    """The data, checked. Raises ValueError, naming the item, where it cannot be played with."""
    return _data(checked(components))


def _data(file: File) -> Data:
    setup, scoring, nodes = file.setup, file.scoring, file.map.nodes
    kinds = {node.id: node.kind for node in nodes}
    return Data(
        rounds=file.rounds,
        resources=tuple(resource.id for resource in file.resources),
        goods=tuple(resource.id for resource in file.resources if resource.good),
        kinds=dict(kinds),
        roads=_roads(file),
        oases=tuple(node for node, kind in kinds.items() if kind == "oasis"),
        small=tuple(node for node, kind in kinds.items() if kind == "small"),
        large=tuple(node for node, kind in kinds.items() if kind == "large"),
        beijing=next(node for node, kind in kinds.items() if kind == "beijing"),
        slots={slot.id: slot.city for slot in file.map.city_card_slots},
        dice={space.id: space.dice for space in file.spaces},
        fees=frozenset(space.id for space in file.spaces if space.fee),
        bazaars={item.space: Bazaar(item.resource, tuple(item.rows)) for item in file.bazaar},
        take5=file.take5,
        money_bag=file.money_bag,
        khan_slots=file.khan.slots,
        khan_gain=file.khan.gain,
        extras=tuple(slot.coin_or_camel for slot in file.contract_slots),
        most_taken=file.contract_action.most_taken,
        places=file.contract_action.active_places,
        refill=file.contract_action.refill,
        steps=tuple(file.travel_cost),
        reroll=file.bonus_actions.reroll.cost,
        adjust=file.bonus_actions.adjust.cost,
        black_die=file.bonus_actions.black_die.cost,
        black_per_turn=file.bonus_actions.black_die.per_turn,
        threshold=file.compensation.threshold,
        contracts={item.id: item for item in file.contracts},
        cards={item.id: item for item in file.city_cards},
        city_bonuses={item.id: item.gain for item in file.city_bonuses},
        outposts={item.id: item.gain for item in file.outpost_bonuses},
        goals={item.id: item for item in file.goals},
        characters={item.id: item for item in file.characters},
        lines=_lines(file),
        start_node=setup.start_node,
        start_camels=setup.camels,
        start_coins=tuple(setup.coins_by_turn_order),
        own_dice=setup.own_dice,
        posts=setup.trading_posts,
        goals_kept=setup.goals,
        goals_dealt=setup.goals_dealt,
        left_over=setup.characters_left_over,
        seats=setup.by_seats,
        first_characters=tuple(setup.first_characters),
        usual_bonuses=setup.city_bonuses,
        milestones=file.post_milestones,
        beijing_vp=tuple(scoring.beijing),
        coins_per_vp=scoring.coins_per_vp,
        goods_per_vp=scoring.goods_per_vp,
        most_contracts=scoring.most_contracts,
        goal_points=tuple(file.goal_city_points),
    )


def _roads(file: File) -> dict[str, dict[str, Cost]]:
    """Roads lead both ways, and cost the same in either direction (section 7.1)."""
    roads: dict[str, dict[str, Cost]] = {node.id: {} for node in file.map.nodes}
    for road in file.map.roads:
        roads[road.a][road.b] = road.cost
        roads[road.b][road.a] = road.cost
    return roads


def _lines(file: File) -> dict[str, str]:
    lines = {item.id: CONTRACT_LINE for item in file.contracts}
    lines |= {item.id: CARD_LINE for item in file.city_cards}
    lines |= {node.id: CITY_LINE for node in file.map.nodes}
    others = (*file.outpost_bonuses, *file.characters, *file.spaces)
    return lines | {item.id: OTHER_LINE for item in others}
