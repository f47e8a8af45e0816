"""What stands in components.json as far as the rules read it, and what makes it fit to be played with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Any, Literal

import msgspec

from server.rules.data.conditions import read_file, require
from server.rules.voyages.info import INFO

Gain = dict[str, int]
"""Resources, and further parts of a reward (section 4.5), by number."""

PAYABLE = ("coin", "camel", "pepper", "silk", "gold")
RESOURCES = (*PAYABLE, "vp")
CHOSEN = ("any_good", "two_different_goods")
CITY_PARTS = ("other_city_bonus", "own_city_bonus")
PARTS = (*CHOSEN, *CITY_PARTS, "black_die", "contract", "move")
"""Parts of a reward that are more than a number of resources, in the order of R12."""

BAZAARS = ("bazaar_camel", "bazaar_pepper", "bazaar_silk", "bazaar_gold")
SPACES = ("money_bag", "take5", *BAZAARS, "khan", "contracts", "travel", "city_card")

CONTRACT_LINE, CITY_LINE, CARD_LINE = "contracts", "city_bonuses", "city_cards"
OTHER_LINE = "other_bonuses"
MILESTONE_LINE = "milestones"


class _Named(msgspec.Struct, frozen=True):
    id: str


class Resource(_Named, frozen=True):
    """A resource; the goods among them are marked."""

    good: bool = False


class Node(_Named, frozen=True):
    """A place on the map."""

    kind: Literal["start", "oasis", "small", "large", "beijing"]


class Road(msgspec.Struct, frozen=True):
    """A road between two nodes, with what its every use costs."""

    a: str
    b: str
    cost: Gain


class Slot(_Named, frozen=True):
    """A place for a city card."""

    city: str


class Map(msgspec.Struct, frozen=True):
    """The map (section 7.1)."""

    nodes: list[Node]
    roads: list[Road]
    city_card_slots: list[Slot]


class Space(_Named, frozen=True):
    """An action space."""

    dice: int
    fee: bool


class BazaarItem(msgspec.Struct, frozen=True):
    """A space of the Grand Bazaar: its main resource, and its rows from the first on."""

    space: str
    resource: str
    rows: list[Gain]


class Khan(msgspec.Struct, frozen=True):
    """The Khan's favour: its slots, and what comes besides the good."""

    slots: int
    gain: Gain


class ContractAction(msgspec.Struct, frozen=True):
    """Taking contracts."""

    most_taken: int
    active_places: int
    refill: int


class ContractSlot(msgspec.Struct, frozen=True):
    """A contract slot: coins or camels that come with its contract."""

    slot: int
    coin_or_camel: int


class Bonus(msgspec.Struct, frozen=True):
    """A bonus action: its cost."""

    cost: Gain
    per_turn: int = 0


class BonusActions(msgspec.Struct, frozen=True):
    """Bonus actions with a fixed cost (section 6)."""

    reroll: Bonus
    adjust: Bonus
    black_die: Bonus


class Compensation(msgspec.Struct, frozen=True):
    """The total of dice from which on there is no compensation."""

    threshold: int


class ContractItem(_Named, frozen=True):
    """A contract."""

    starting: bool
    cost: Gain
    reward: Gain


class Direction(_Named, frozen=True):
    """One of the directions of a swap."""

    cost: Gain
    gain: Gain


class CardItem(_Named, frozen=True):
    """A city card in one of its forms (section 5.6)."""

    kind: Literal["per_pip", "die_table", "per_owned", "exchange", "swap"]
    gain: Gain = {}
    cost: Gain = {}
    table: tuple[Gain, ...] = ()
    per: Literal["placed_posts", "completed_contracts"] = "placed_posts"
    directions: tuple[Direction, ...] = ()
    mix: bool = False


class Tile(_Named, frozen=True):
    """A city bonus or outpost bonus."""

    gain: Gain


class GoalItem(_Named, frozen=True):
    """A goal card."""

    cities: tuple[str, str]
    vp: int


class Uses(msgspec.Struct, frozen=True):
    """What a character gets when others use a space: so many of a bazaar's resource, and other gains."""

    bazaar: int
    khan: Gain
    take5: Gain


class CharacterItem(_Named, frozen=True):
    """What a character's tile says in numbers; what it means stands in `characters`."""

    round_start: Gain = {}
    extra_dice: tuple[str, ...] = ()
    extra_posts: int = 0
    figures: int = 1
    start_node: str | None = None
    start_post: bool = False
    when_others_use: dict[int, Uses] = {}


class Seats(msgspec.Struct, frozen=True):
    """What depends on the number of seats: black dice, and the values of dummy dice."""

    black_dice: int
    khan_dummies: list[int]
    take5_dummies: list[int]


class Setup(msgspec.Struct, frozen=True):
    """The set-up (section 2)."""

    start_node: str
    camels: int
    coins_by_turn_order: list[int]
    own_dice: int
    trading_posts: int
    goals: int
    goals_dealt: int
    characters_left_over: int
    by_seats: dict[int, Seats]
    first_characters: list[str]
    city_bonuses: dict[str, str]


class Scoring(msgspec.Struct, frozen=True):
    """Numbers of the final scoring (section 9)."""

    beijing: list[int]
    coins_per_vp: int
    goods_per_vp: int
    most_contracts: int


class File(msgspec.Struct, frozen=True):
    """components.json."""

    rounds: int
    resources: list[Resource]
    colours: list[str]
    setup: Setup
    map: Map
    spaces: list[Space]
    bazaar: list[BazaarItem]
    take5: Gain
    money_bag: Gain
    khan: Khan
    contract_action: ContractAction
    contract_slots: list[ContractSlot]
    travel_cost: list[int]
    bonus_actions: BonusActions
    compensation: Compensation
    contracts: list[ContractItem]
    city_cards: list[CardItem]
    city_bonuses: list[Tile]
    outpost_bonuses: list[Tile]
    goals: list[GoalItem]
    goal_city_points: list[int]
    characters: list[CharacterItem]
    post_milestones: dict[int, int]
    scoring: Scoring


DIE = 6
"""Sides of a die."""


def checked(components: Mapping[str, Any]) -> File:
    """The file, fit to be played with. Raises ValueError, naming the item."""
    return read_file(
        "voyages",
        File,
        components,
        _check_ids,
        _check_map,
        _check_actions,
        _check_tables,
        _check_contracts,
        _check_cards,
        _check_tiles,
        _check_characters,
        _check_setup,
    )


def _check_gain(item: str, gain: Gain, allowed: Collection[str]) -> None:
    """A reward or a cost of known parts, each of them at least one."""
    for part, count in gain.items():
        require(part in allowed, item, f"{part!r} cannot stand here")
        require(count >= 1, item, f"{count} {part} is too little")
        single = part in ("two_different_goods", "other_city_bonus", "black_die", "contract")
        require(not single or count == 1, item, f"there can be only one {part}")


def _check_ids(file: File) -> None:
    """Ids are unique, those of different things too: sources are told by nothing else."""
    groups: dict[str, Iterable[_Named]] = {
        "map.nodes": file.map.nodes,
        "map.city_card_slots": file.map.city_card_slots,
        "spaces": file.spaces,
        "contracts": file.contracts,
        "city_cards": file.city_cards,
        "city_bonuses": file.city_bonuses,
        "outpost_bonuses": file.outpost_bonuses,
        "goals": file.goals,
        "characters": file.characters,
    }
    counts = Counter(item.id for items in groups.values() for item in items)
    for name, items in groups.items():
        for item in items:
            require(
                counts[item.id] == 1, f"{name} {item.id!r}", f"the id stands there {counts[item.id]} times"
            )
    known: tuple[tuple[str, Iterable[str], Collection[str]], ...] = (
        ("resources", (resource.id for resource in file.resources), RESOURCES),
        ("spaces", (space.id for space in file.spaces), SPACES),
        ("bazaar", (item.space for item in file.bazaar), BAZAARS),
        ("colours", file.colours, INFO.colours),
    )
    for name, there, wanted in known:
        require(sorted(there) == sorted(wanted), name, f"must be {', '.join(wanted)}")
    goods = [resource.id for resource in file.resources if resource.good]
    require(goods == ["pepper", "silk", "gold"], "resources", "the goods must be pepper, silk, gold")


def _check_map(file: File) -> None:
    """Roads join two nodes, one road a pair; one Beijing; every node has a road (section 7.1)."""
    nodes = {node.id: node.kind for node in file.map.nodes}
    pairs: set[frozenset[str]] = set()
    for road in file.map.roads:
        item, pair = f"road {road.a}-{road.b}", frozenset((road.a, road.b))
        require(pair <= nodes.keys() and len(pair) == 2, item, "joins no two nodes")
        require(pair not in pairs, item, "joins what another one joins")
        _check_gain(item, road.cost, ("coin", "camel"))
        pairs.add(pair)
    for node in nodes.keys() - {end for pair in pairs for end in pair}:
        require(False, f"node {node!r}", "no road leads there")
    require(list(nodes.values()).count("beijing") == 1, "map.nodes", "there must be one Beijing")
    require(nodes.get(file.setup.start_node) == "start", "setup.start_node", "must be the start of the map")
    for slot in file.map.city_card_slots:
        require(nodes.get(slot.city) == "large", f"slot {slot.id!r}", "is in no large city")


def _check_actions(file: File) -> None:
    """Spaces and what they pay (section 5)."""
    for space in file.spaces:
        require(1 <= space.dice <= file.setup.own_dice, f"space {space.id!r}", "takes a wrong number of dice")
    dice = {space.id: space.dice for space in file.spaces}
    for single in ("money_bag", "take5", "khan", "contracts", "city_card"):
        require(dice[single] == 1, f"space {single!r}", "takes one die")
    for bazaar in file.bazaar:
        require(bazaar.resource in RESOURCES, bazaar.space, f"no such resource: {bazaar.resource!r}")
        require(1 <= len(bazaar.rows) <= DIE, bazaar.space, "must have 1 to 6 rows")
        for row in bazaar.rows:
            _check_gain(bazaar.space, row, (*RESOURCES, *PARTS))
    _check_gain("take5", file.take5, RESOURCES)
    _check_gain("money_bag", file.money_bag, RESOURCES)
    _check_gain("khan", file.khan.gain, RESOURCES)
    require(file.khan.slots >= 1, "khan.slots", "must be at least 1")
    actions = file.bonus_actions
    for name, bonus in (
        ("reroll", actions.reroll),
        ("adjust", actions.adjust),
        ("black_die", actions.black_die),
    ):
        _check_gain(f"bonus_actions.{name}", bonus.cost, ("coin", "camel"))
        require(bool(bonus.cost), f"bonus_actions.{name}", "must cost something, or it could go on for ever")


def _check_tables(file: File) -> None:
    """Numbers by slot, step, post or goal city."""
    slots = [slot.slot for slot in file.contract_slots]
    require(slots == list(range(1, len(slots) + 1)), "contract_slots", "must be numbered from 1 on")
    require(1 <= len(slots) <= DIE, "contract_slots", "must be 1 to 6")
    require(
        all(slot.coin_or_camel >= 0 for slot in file.contract_slots), "contract_slots", "must not be negative"
    )
    action = file.contract_action
    require(action.most_taken >= 1, "contract_action.most_taken", "must be at least 1")
    require(action.active_places >= action.most_taken, "contract_action.active_places", "are too few")
    require(1 <= action.refill <= len(slots), "contract_action.refill", "must fit on the slots")
    costs = file.travel_cost
    fine = len(costs) == DIE and costs == sorted(costs) and costs[0] >= 0
    require(fine, "travel_cost", "must be six numbers of coins that do not fall")
    require(len(file.scoring.beijing) >= max(INFO.seats), "scoring.beijing", "needs a space for each seat")
    require(min(file.scoring.coins_per_vp, file.scoring.goods_per_vp) >= 1, "scoring", "must be at least 1")
    cities = 2 * file.setup.goals
    require(len(file.goal_city_points) == cities + 1, "goal_city_points", f"must be for 0 to {cities} cities")


def _check_contracts(file: File) -> None:
    """Contracts cost camels and goods, and there are enough of them (sections 2.1, 6)."""
    for contract in file.contracts:
        item = f"contract {contract.id!r}"
        _check_gain(f"{item}: cost", contract.cost, ("camel", "pepper", "silk", "gold"))
        _check_gain(f"{item}: reward", contract.reward, (*RESOURCES, *PARTS))
    starting = sum(contract.starting for contract in file.contracts)
    require(starting >= max(INFO.seats), "contracts", "there is no starting contract for each seat")
    laid = file.rounds * len(file.contract_slots)
    require(file.rounds >= 1, "rounds", "must be at least 1")
    require(len(file.contracts) - starting >= laid, "contracts", f"{laid} are laid out in the rounds")


def _check_cards(file: File) -> None:
    """City cards have what their form needs (section 5.6)."""
    require(len(file.city_cards) >= len(file.map.city_card_slots), "city_cards", "are fewer than their slots")
    for card in file.city_cards:
        item = f"city card {card.id!r}"
        match card.kind:
            case "per_pip" | "per_owned":
                require(bool(card.gain), item, "gains nothing")
                _check_gain(f"{item}: gain", card.gain, RESOURCES)
            case "die_table":
                require(len(card.table) == DIE, item, "needs a gain for each value of a die")
                kinds = {frozenset(gain) for gain in card.table}
                require(len(kinds) == 1, item, "must pay the same kind for each value")
                for gain in card.table:
                    _check_gain(item, gain, (*RESOURCES, "own_city_bonus"))
            case "exchange":
                require(bool(card.cost and card.gain), item, "needs a cost and a gain")
                _check_gain(f"{item}: cost", card.cost, (*PAYABLE, "two_different_goods"))
                _check_gain(f"{item}: gain", card.gain, (*RESOURCES, "any_good", "own_city_bonus", "move"))
                require(card.gain.get("any_good", 1) == 1, item, "can gain one good of choice a time")
            case "swap":
                require(len(card.directions) >= 1, item, "has no direction")
                for direction in card.directions:
                    _check_gain(
                        f"{item}: direction {direction.id!r}: cost", direction.cost, (*RESOURCES, "any_good")
                    )
                    _check_gain(
                        f"{item}: direction {direction.id!r}: gain", direction.gain, (*RESOURCES, "any_good")
                    )
                    goods = direction.cost.get("any_good", 0) + direction.gain.get("any_good", 0)
                    require(goods <= 1, item, "can name one good a time")


def _check_tiles(file: File) -> None:
    """City bonuses, outposts and goals are of cities, and there are enough (section 2.1)."""
    nodes = {node.id: node.kind for node in file.map.nodes}
    small = [node for node, kind in nodes.items() if kind == "small"]
    large = [node for node, kind in nodes.items() if kind == "large"]
    bonuses = [tile.id for tile in file.city_bonuses]
    copies = 0
    for tile in file.city_bonuses:
        _check_gain(f"city bonus {tile.id!r}", tile.gain, (*RESOURCES, *CHOSEN, "other_city_bonus"))
        copies += "other_city_bonus" in tile.gain
    require(copies <= 1, "city_bonuses", "only one of them can copy another")
    require(len(small) >= 2, "map.nodes", "there must be two small cities")
    require(len(bonuses) == len(small), "city_bonuses", "must be one for each small city")
    usual = file.setup.city_bonuses
    fine = sorted(usual) == sorted(small) and sorted(usual.values()) == sorted(bonuses)
    require(fine, "setup.city_bonuses", "must put each tile on a small city")
    for tile in file.outpost_bonuses:
        _check_gain(f"outpost bonus {tile.id!r}", tile.gain, (*RESOURCES, *PARTS))
    require(len(file.outpost_bonuses) >= len(large), "outpost_bonuses", "must be one for each large city")
    for goal in file.goals:
        cities = {*small, *large}
        require(
            {*goal.cities} <= cities and len({*goal.cities}) == 2, f"goal {goal.id!r}", "names no two cities"
        )
    wanted = max(INFO.seats) * max(file.setup.goals, file.setup.goals_dealt)
    require(len(file.goals) >= wanted, "goals", f"must be at least {wanted}")


def _check_characters(file: File) -> None:
    """Characters start somewhere, get known things, and are enough for a draft (section 2.4)."""
    nodes = {node.id: node.kind for node in file.map.nodes}
    for character in file.characters:
        item = f"character {character.id!r}"
        _check_gain(item, character.round_start, (*RESOURCES, "contract"))
        require(character.figures >= 1 and character.extra_posts >= 0, item, "has too few figures or posts")
        start = character.start_node
        require(start is None or start in nodes, item, f"no such node: {start!r}")
        at_city = start is not None and nodes[start] in ("small", "large", "beijing")
        require(at_city or not character.start_post, item, "cannot place a post where it starts")
        uses = character.when_others_use
        require(not uses or sorted(uses) == sorted(INFO.seats), item, "needs a version for each seat count")
        for use in uses.values():
            _check_gain(item, use.khan, RESOURCES)
            _check_gain(item, use.take5, RESOURCES)
    ids = {character.id for character in file.characters}
    require({*file.setup.first_characters} <= ids, "setup.first_characters", "are no characters")
    enough = len(ids) >= max(INFO.seats) + file.setup.characters_left_over
    require(enough and file.setup.characters_left_over >= 0, "characters", "are too few for a draft")


def _check_setup(file: File) -> None:
    """There is enough of everything for each number of seats (section 2)."""
    setup, most = file.setup, max(INFO.seats)
    require(sorted(setup.by_seats) == sorted(INFO.seats), "setup.by_seats", f"must be for {INFO.seats}")
    require(len(setup.coins_by_turn_order) >= most, "setup.coins_by_turn_order", "must be for each seat")
    require(len(setup.first_characters) >= most, "setup.first_characters", "must be for each seat")
    require(min(setup.camels, *setup.coins_by_turn_order) >= 0, "setup", "nobody starts in debt")
    require(1 <= setup.goals <= setup.goals_dealt, "setup.goals", "must be some of those dealt")
    require(setup.trading_posts >= 1, "setup.trading_posts", "must be at least 1")
    for seats, plan in setup.by_seats.items():
        item = f"setup for {seats}"
        values = [*plan.khan_dummies, *plan.take5_dummies]
        require(all(1 <= value <= DIE for value in values), item, "dummy dice show 1 to 6")
        require(len(plan.khan_dummies) <= file.khan.slots, item, "the Khan has too few slots")
        require(plan.black_dice >= 0, item, "black dice must not be negative")
