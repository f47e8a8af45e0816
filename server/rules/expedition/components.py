"""The component data, checked and made ready for use.

Everything the rules need to know of cards, road, counts and prices is read here from components.json,
so that a host can put in the figures of a printed copy without touching code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

from server.rules.data.conditions import once, read_file, require
from server.rules.expedition.info import INFO
from server.rules.expedition.requirements import KINDS, CardFacts, Requirement, requirement


class _Named(msgspec.Struct):
    id: str


class _Card(_Named):
    type: Literal["good", "leader"]
    colour: str
    good: str | None


class _RequirementType(_Named):
    counts: list[int]


class _Need(msgspec.Struct):
    type: str
    count: int


class _Space(msgspec.Struct):
    index: int
    kind: Literal["start", "field", "stage_end", "goal"]
    leg: Literal[1, 2]
    requirement: _Need | None
    score: int | None
    chest: int


class _Board(msgspec.Struct):
    start: int
    stage_end: int
    goal: int
    spaces: list[_Space]


class _Setup(msgspec.Struct):
    figures_per_player: int
    figures_on_board: int
    starting_hand: int
    starting_gold: int
    display: int
    draw_pile_after_setup: int
    start_spaces_in_placement_order: list[int]
    placement_order_by_turn_offset: list[int]


class _Scoring(msgspec.Struct):
    interim: dict[int, int]
    final: dict[int, int]


class _Constants(msgspec.Struct):
    display_size: int
    cards_drawn_per_turn: int
    hand_limit: int | None
    ballast_cost: int
    ballast_per_turn: int
    starting_gold: int


class _File(msgspec.Struct):
    """components.json, as far as the rules read it."""

    card_colours: list[_Named]
    goods: list[_Named]
    cards: list[_Card]
    figures: list[_Named]
    requirement_types: list[_RequirementType]
    board: _Board
    setup: dict[int, _Setup]
    scoring: _Scoring
    constants: _Constants


class Placement(msgspec.Struct, frozen=True):
    """The set-up for a number of seats (section 4)."""

    hand: int
    gold: int
    spaces: tuple[int, ...]
    """Start spaces, in the order in which figures are placed."""
    offsets: tuple[int, ...]
    """Whose figure is placed there: seats counted from the start seat."""


class Data(msgspec.Struct, frozen=True):
    """The component data as the rules use it."""

    cards: tuple[str, ...]
    road: tuple[Requirement | None, ...]
    """What each space asks for; nothing for the start."""
    stage_end: int
    goal: int
    chests: tuple[int, ...]
    """Printed value of the chest on each space, 0 for none."""
    interim: dict[int, int]
    """Gold by space in the interim scoring."""
    final: dict[int, int]
    """Gold by space in the final scoring."""
    setup: dict[int, Placement]
    display: int
    ballast_cost: int

    def requirement(self, space: int) -> Requirement:
        """What a space a figure can step to asks for."""
        requirement = self.road[space]
        if requirement is None:
            raise LookupError(f"space {space} asks for nothing: no figure steps there")
        return requirement


def read(components: Mapping[str, Any]) -> Data:
    """The data, checked. Raises ValueError, naming the item, where it cannot be played with."""
    file = read_file(
        "expedition",
        _File,
        components,
        _check_ids,
        _check_cards,
        _check_road,
        _check_scoring,
        _check_constants,
        _check_setup,
    )
    return _data(file)


def _deck(file: _File) -> list[CardFacts]:
    return [(card.id, card.colour, card.good) for card in file.cards]


def _data(file: _File) -> Data:
    """The checked file in the shape the rules use."""
    spaces, deck = file.board.spaces, _deck(file)
    needs = [space.requirement for space in spaces]
    return Data(
        cards=tuple(card.id for card in file.cards),
        road=tuple(None if need is None else requirement(need.type, need.count, deck) for need in needs),
        stage_end=file.board.stage_end,
        goal=file.board.goal,
        chests=tuple(space.chest for space in spaces),
        interim=file.scoring.interim,
        final=file.scoring.final,
        setup={
            seats: Placement(
                setup.starting_hand,
                setup.starting_gold,
                tuple(setup.start_spaces_in_placement_order),
                tuple(setup.placement_order_by_turn_offset),
            )
            for seats, setup in file.setup.items()
        },
        display=file.constants.display_size,
        ballast_cost=file.constants.ballast_cost,
    )


def _check_ids(file: _File) -> None:
    """Ids are unique within their list; the figures are those the lobby offers."""
    lists: dict[str, Iterable[_Named]] = {
        "card_colours": file.card_colours,
        "goods": file.goods,
        "cards": file.cards,
        "figures": file.figures,
        "requirement_types": file.requirement_types,
    }
    for name, items in lists.items():
        once(name, (item.id for item in items))
    figures = sorted(figure.id for figure in file.figures)
    require(figures == sorted(INFO.colours), "figures", f"must be {', '.join(INFO.colours)}")


def _check_cards(file: _File) -> None:
    """Goods cards show a known good, leaders none, all a known colour (section 2)."""
    colours = {colour.id for colour in file.card_colours}
    goods = {good.id for good in file.goods}
    for card in file.cards:
        item = f"card {card.id!r}"
        require(card.colour in colours, item, f"no such colour: {card.colour!r}")
        if card.type == "good":
            require(card.good in goods, item, f"no such good: {card.good!r}")
        else:
            require(card.good is None, item, "a caravan leader shows no good")


def _check_road(file: _File) -> None:
    """One path: start, fields, the end of leg 1, fields, the goal; payable with the deck (section 13)."""
    board, spaces = file.board, file.board.spaces
    counts = {kind.id: kind.counts for kind in file.requirement_types}
    require(
        0 == board.start < board.stage_end < board.goal == len(spaces) - 1,
        "board",
        "start, stage_end and goal must be the first space, one between and the last",
    )
    kinds = {board.start: "start", board.stage_end: "stage_end", board.goal: "goal"}
    for number, space in enumerate(spaces):
        item = f"board space {number}"
        require(space.index == number, item, f"its index is {space.index}")
        require(space.kind == kinds.get(number, "field"), item, f"cannot be of kind {space.kind!r}")
        require(space.leg == (1 if number <= board.stage_end else 2), item, f"cannot be in leg {space.leg}")
        require(space.chest >= 0, item, f"a chest cannot be worth {space.chest}")
        need = space.requirement
        require((need is None) == (number == board.start), item, "all spaces but the start ask for something")
        if need is not None:
            require(need.type in KINDS, item, f"no such requirement: {need.type!r}")
            require(need.count in counts.get(need.type, []), item, f"{need.type} cannot ask for {need.count}")
            _check_payable(file, item, need)


def _check_payable(file: _File, item: str, need: _Need) -> None:
    """The whole deck in one hand would pay for the space."""
    asked = requirement(need.type, need.count, _deck(file))
    if asked.each:
        fine, fault = len(asked.names) == need.count, f"asks for one of each of {len(asked.names)}"
    else:
        sizes = Counter(asked.group_of.values())
        fine, fault = max(sizes.values(), default=0) >= need.count, "is more than the whole deck could pay"
    require(fine, item, f"{need.type} {need.count} {fault}")


def _check_scoring(file: _File) -> None:
    """The scoring tables say what is printed on the board (sections 10, 11)."""
    for leg, name, table in ((1, "interim", file.scoring.interim), (2, "final", file.scoring.final)):
        printed = {s.index: s.score for s in file.board.spaces if s.leg == leg and s.score is not None}
        require(table == printed, f"scoring {name}", f"differs from the board, which shows {printed}")
        for space, gold in table.items():
            require(gold > 0, f"scoring {name}, space {space}", f"a numbered field cannot be worth {gold}")
    require(file.board.stage_end in file.scoring.interim, "scoring interim", "the end of leg 1 must score")
    require(file.board.goal in file.scoring.final, "scoring final", "the goal must score")


def _check_constants(file: _File) -> None:
    """Counts of the turn. One draw and one ballast a turn are rules, not figures to be changed."""
    constants = file.constants
    require(constants.display_size >= 1, "constants.display_size", "must be at least 1")
    require(constants.ballast_cost >= 0, "constants.ballast_cost", "must not be negative")
    require(constants.cards_drawn_per_turn == 1, "constants.cards_drawn_per_turn", "only 1 can be played")
    require(constants.ballast_per_turn == 1, "constants.ballast_per_turn", "only 1 can be played")
    require(constants.hand_limit is None, "constants.hand_limit", "hands have no limit (R12)")


def _check_setup(file: _File) -> None:
    """For each number of seats the figures find their places and the deck suffices (section 4)."""
    require(sorted(file.setup) == sorted(INFO.seats), "setup", f"must be for {INFO.seats} seats")
    for seats, setup in file.setup.items():
        item = f"setup for {seats}"
        each = INFO.colours_each.get(seats, 1)
        places, offsets = setup.start_spaces_in_placement_order, setup.placement_order_by_turn_offset
        require(setup.figures_per_player == each, item, f"figures_per_player must be {each}")
        require(setup.figures_on_board == each * seats, item, f"figures_on_board must be {each * seats}")
        require(places == list(range(each * seats)), item, "figures start on the first spaces, one on each")
        require(sorted(offsets) == sorted(list(range(seats)) * each), item, f"each seat places {each}")
        require(
            not any(s.chest for s in file.board.spaces[: len(places)]), item, "chests lie on start spaces"
        )
        require(setup.display == file.constants.display_size, item, "display differs from display_size")
        require(
            setup.starting_gold == file.constants.starting_gold, item, "starting_gold differs from constants"
        )
        require(setup.starting_gold >= 0 and setup.starting_hand >= 0, item, "counts must not be negative")
        left = len(file.cards) - seats * setup.starting_hand - setup.display
        require(left == setup.draw_pile_after_setup >= 0, item, f"{left} cards are left for the draw pile")
