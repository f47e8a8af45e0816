"""A host's own component data: whatever is wrong with them is found and named, and nothing else is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from server.bots.arena import configs
from server.playouts.many import one
from server.rules import registry
from server.rules.data.faults import faults
from tests.rules.components import Data, Spoil, put, without

Path = tuple[str | int, ...]

FREE_WORDS = {
    "id",
    "type",
    "en",
    "hu",
    "ids",
    "letter",
    "designer",
    "publisher",
    "rule",
    "note",
    "stall_rule",
}
"""Keys whose texts are a host's own: names, remarks, and the ids of things that nothing else refers to."""

MAY_BE_MISSING = {
    "expedition": {"variants.*.rule"},
    "oltremare": {"routes.*.via"},
    "voyages": {
        "city_cards.*.per",
        "city_cards.*.mix",
        "characters.*.round_start",
        "characters.*.extra_dice",
        "characters.*.when_others_use",
        "characters.*.start_post",
        "characters.*.extra_posts",
        "characters.*.figures",
    },
    "vikings": {"ships.*.value.gold", "ships.*.value.vp"},
    "felinia": set[str](),
}
"""Keys that a thing has or has not, as it likes."""


def copy(game: str) -> Data:
    data: Data = json.loads(json.dumps(registry.components(game)))
    return data


def places(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value in the data, with the way to it."""
    yield path, value
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield from places(item, (*path, key))


def pattern(path: Path) -> str:
    return ".".join("*" if isinstance(key, int) else key for key in path)


def samples(game: str) -> list[tuple[Path, Any]]:
    """One place of each kind: what holds for a card holds for all."""
    found: dict[str, tuple[Path, Any]] = {}
    for path, value in places(registry.components(game)):
        if path and path[0] != "provenance":
            found.setdefault(pattern(path), (path, value))
    return list(found.values())


def named(path: Path, told: list[str], data: Data) -> bool:
    """Whether a fault names the place, or the thing in which it is."""
    names = {str(key) for key in path if isinstance(key, str)}
    here: Any = data
    for key in path[:-1]:
        here = here[key]
        if isinstance(here, dict):
            names |= {str(here[key]) for key in ("id", "type") if key in here}
    return any(name in fault for fault in told for name in names)


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_data_that_came_with_a_game_are_fine(game: str) -> None:
    assert faults(game, registry.components(game)) == []


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_value_of_another_type_is_found_wherever_it_stands(game: str) -> None:
    for path, value in samples(game):
        data = copy(game)
        put(*path, value=[[]] if isinstance(value, dict | str) else {"x": 1})(data)
        told = faults(game, data)
        assert told, path
        assert named(path, told, data), (path, told)


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_missing_key_is_found_wherever_it_stood(game: str) -> None:
    accepted = set()
    for path, _ in samples(game):
        if isinstance(path[-1], str):
            data = copy(game)
            without(*path)(data)
            told = faults(game, data)
            assert named(path, told, data) or not told, (path, told)
            if not told:
                accepted.add(pattern(path))
    assert not {path for path in accepted if not of_a_map(path, game)} - MAY_BE_MISSING[game]


AMOUNTS = {"cost", "gain", "reward", "rows", "table", "take5", "money_bag", "khan", "round_start", "goods"}


def of_a_map(path: str, game: str) -> bool:
    """Whether it is a key of a map: of amounts, or of something for each number of seats."""
    *_, parent, key = ["", *(part for part in path.split(".") if part != "*")]
    return key.isdecimal() or parent in AMOUNTS


@pytest.mark.parametrize("game", registry.GAMES)
def test_an_unknown_key_is_found_wherever_it_stands(game: str) -> None:
    for path, value in [((), registry.components(game)), *samples(game)]:
        if isinstance(value, dict):
            data = copy(game)
            put(*path, "silc", value=1)(data)
            told = faults(game, data)
            assert told, path
            assert named((*path, "silc"), told, data), (path, told)


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_word_for_nothing_is_found_wherever_it_stands(game: str) -> None:
    for path, value in samples(game):
        key = next(key for key in reversed(path) if isinstance(key, str))
        if isinstance(value, str) and key not in FREE_WORDS and pattern(path) != "board.coordinates":
            data = copy(game)
            put(*path, value="silc")(data)
            told = faults(game, data)
            assert told, path
            assert named(path, told, data), (path, told)


@pytest.mark.parametrize("game", registry.GAMES)
def test_an_empty_text_is_found_wherever_it_stands(game: str) -> None:
    for path, value in samples(game):
        if isinstance(value, str):
            data = copy(game)
            put(*path, value=" ")(data)
            assert any("must not be empty" in fault for fault in faults(game, data)), path


@pytest.mark.parametrize("game", registry.GAMES)
def test_numbers_that_make_no_sense_raise_nothing(game: str) -> None:
    """Whatever the numbers are, there is an answer; and what is accepted can be loaded."""
    for path, value in samples(game):
        if type(value) in (int, float):
            for other in (-1, 10**9):
                data = copy(game)
                put(*path, value=other)(data)
                told = faults(game, data)
                assert not any(fault.startswith("the rules cannot read it") for fault in told), (path, told)
                if not told:
                    registry.load(game, data)


@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize(
    "key", ["cards", "contracts", "ships", "harbours", "goods", "goals", "islands", "map"]
)
def test_a_thing_too_many_or_too_few_is_found_where_the_game_counts_it(game: str, key: str) -> None:
    if not isinstance(registry.components(game).get(key), list):
        return
    data = copy(game)
    data[key].append(data[key][0])
    assert faults(game, data), "the same thing twice"
    data[key] = []
    assert faults(game, data), "nothing of it"


@pytest.mark.parametrize("wrong", [None, 7, "text", [], {}, [{}], {"game": {}}, {"game": {"id": "voyages"}}])
def test_what_is_no_component_data_at_all_is_told_too(wrong: Any) -> None:
    for game in registry.GAMES:
        assert faults(game, wrong)


def test_data_of_another_game_are_told_by_name() -> None:
    assert any("unknown key" in fault for fault in faults("vikings", registry.components("felinia")))
    data = copy("vikings")
    data["game"]["id"] = "felinia"
    assert faults("vikings", data) == ["game.id: must be 'vikings', not 'felinia'"]


NAMED: list[tuple[str, Spoil, str]] = [
    ("voyages", put("city_cards", 12, "gain", "silc", value=1), "'silc' cannot stand here"),
    (
        "voyages",
        put("contracts", 6, "reward", "vp", value="three"),
        "contracts[6] 'con_01'.reward.vp: must be",
    ),
    ("voyages", put("map", "nodes", 3, "nmae", value={}), "unknown key 'nmae', did you mean 'name'?"),
    ("voyages", put("map", "roads", 3, "b", value="atlantis"), 'there is no "atlantis" among map.nodes[].id'),
    (
        "voyages",
        put("counts", "contract", value=43),
        "counts.contract: must be 44, as many as there are contracts",
    ),
    ("voyages", put("characters", 1, "id", value="anna"), 'there is no picture of "anna"'),
    ("voyages", without("spaces", 0, "x"), "space 'money_bag': needs x and y"),
    (
        "expedition",
        put("cards", 3, "good", value="silc"),
        "cards[3] 'red-spice-2'.good: there is no \"silc\"",
    ),
    ("expedition", put("board", "spaces", 5, "x", value=1.5), "board.spaces[5] 's05'.x: must be from 0 to 1"),
    (
        "expedition",
        without("board", "spaces", 5, "name", "hu"),
        "board.spaces[5] 's05'.name: 'hu' is missing",
    ),
    (
        "expedition",
        put("board", "edges", 4, value=[4, 6]),
        "board.edges: must lead from each space to the next",
    ),
    ("expedition", put("chests", 0, "count", value=13), "setup.2.chests_left_in_supply: must be"),
    ("expedition", put("card_counts", "per_good", value=9), "card_counts.per_good: is 9, there are"),
    ("oltremare", put("goods", 0, "id", value="silc"), 'there is no picture of "silc", only of '),
    ("oltremare", put("harbours", 0, "x", value=0.5), ""),
    (
        "vikings",
        put("ships", 0, "sail", value="pink"),
        "ships[0] 'ship_red'.sail: there is no picture of \"pink\"",
    ),
    ("vikings", without("board", "stacks", 0), "stacks.count: must be 5, as many as there are board.stacks"),
    ("felinia", put("ships", 0, "departure", value="5:01"), "ship 's0500': departure must be '5:00'"),
    (
        "felinia",
        put("boards", "basic", "ports", 0, "landing", value="b_lion_port"),
        "its landing is no port of",
    ),
    ("felinia", put("ships", 0, "goods", value={"silc": 2}), 'there is no "silc" among goods[].id'),
]


@pytest.mark.parametrize(("game", "spoil", "words"), NAMED, ids=range(len(NAMED)))
def test_a_fault_says_where_it_is_and_what_would_do(game: str, spoil: Spoil, words: str) -> None:
    data = copy(game)
    spoil(data)
    told = faults(game, data)
    assert any(words in fault for fault in told) if words else told == [], told


def test_a_map_in_two_parts_is_found() -> None:
    oltremare = copy("oltremare")
    lone = oltremare["harbours"][0]["id"]
    oltremare["routes"] = [route for route in oltremare["routes"] if lone not in (route["a"], route["b"])]
    assert any(repr(lone) in fault for fault in faults("oltremare", oltremare))
    felinia = copy("felinia")
    board = felinia["boards"]["basic"]
    lone = board["provinces"][0]["id"]
    for ways in ("roads", "borders"):
        board[ways] = [way for way in board[ways] if lone not in way]
    assert any("cannot be reached" in fault for fault in faults("felinia", felinia))


CHANGED: dict[str, Spoil] = {
    "expedition": put("board", "spaces", 6, "requirement", value={"type": "same_goods", "count": 2}),
    "oltremare": put("goods", 0, "prices", value=[3, 6, 9, 12, 15]),
    "voyages": put(
        "contracts", 6, value={"id": "con_01", "starting": False, "cost": {"camel": 1}, "reward": {"vp": 9}}
    ),
    "vikings": put("scoring", "noble_vp", value=3),
    "felinia": put("special_tiles", 0, "effect", "value", value=5),
}


@pytest.mark.parametrize("game", registry.GAMES)
def test_changed_data_are_fine_and_played_with(game: str) -> None:
    data = copy(game)
    CHANGED[game](data)
    assert faults(game, data) == []
    rules = registry.load(game, data)
    for seed, way in enumerate(configs(rules)[:3]):
        record = one(rules, way, seed)
        assert record.broke is None
        assert record.moves
