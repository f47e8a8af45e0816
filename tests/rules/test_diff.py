"""The differ, judged by itself, by an independent implementation of RFC 6902, and by its size."""

import copy
from typing import Any

import jsonpatch
import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.rules.diff import apply_patch, diff

# No 0 and 1 beside true and false: a field of a view keeps its type (see the module).
plain_values = st.recursive(
    st.none() | st.booleans() | st.integers(2, 9) | st.text("ab/~0é", max_size=3),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text("ab/~1", max_size=2), inner, max_size=4)
    ),
    max_leaves=20,
)
cards = st.lists(st.sampled_from([f"card-{number}" for number in range(12)]), max_size=12, unique=True)
views = st.fixed_dictionaries(
    {
        "active": st.integers(0, 4),
        "gold": st.lists(st.integers(0, 9), min_size=3, max_size=3),
        "hand": cards,
        "display": cards,
        "figures": st.dictionaries(
            st.sampled_from(["red", "blue", "green"]),
            st.fixed_dictionaries({"seat": st.integers(0, 2), "space": st.integers(0, 30)}),
        ),
        "chests": st.dictionaries(st.sampled_from(["7", "9", "11"]), st.integers(1, 2)),
    }
)


def judged(old: Any, new: Any) -> list[dict[str, Any]]:
    """The patch, after both implementations have applied it and found the new value."""
    before = copy.deepcopy(old)
    patch = diff(old, new)
    assert apply_patch(old, patch) == new
    assert old == before
    assert jsonpatch.apply_patch(before, patch, in_place=False) == new
    return patch


@given(plain_values, plain_values)
def test_a_patch_leads_from_any_value_to_any_other(old: Any, new: Any) -> None:
    judged(old, new)


@given(views, views)
def test_a_patch_leads_from_any_view_to_any_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    judged(old, new)


@given(plain_values)
def test_between_equal_values_there_is_nothing_to_say(value: Any) -> None:
    assert diff(value, copy.deepcopy(value)) == []


@given(cards, st.sets(st.integers(0, 11)))
def test_cards_that_leave_a_hand_cost_one_operation_each(hand: list[str], places: set[int]) -> None:
    played = [card for place, card in enumerate(hand) if place in places]
    left = [card for card in hand if card not in played]

    patch = judged({"hand": hand}, {"hand": left})

    assert [operation["op"] for operation in patch] == ["remove"] * len(played)
    assert judged({"hand": left}, {"hand": hand}) == [
        {"op": "add", "path": f"/hand/{hand.index(card)}", "value": card} for card in played
    ]


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 5}, {"a": 6}, [{"op": "replace", "path": "/a", "value": 6}]),
        ({"a": 5}, {}, [{"op": "remove", "path": "/a"}]),
        ({}, {"a": None}, [{"op": "add", "path": "/a", "value": None}]),
        ({"a/b": {"~": 5}}, {"a/b": {"~": 6}}, [{"op": "replace", "path": "/a~1b/~0", "value": 6}]),
        (["x", "y", "z"], ["x", "w", "z"], [{"op": "replace", "path": "/1", "value": "w"}]),
        (["x"], ["x", "y"], [{"op": "add", "path": "/1", "value": "y"}]),
        ([{"n": 2, "m": 3}], [{"n": 2, "m": 4}], [{"op": "replace", "path": "/0/m", "value": 4}]),
        ([5], {"a": 5}, [{"op": "replace", "path": "", "value": {"a": 5}}]),
    ],
)
def test_a_small_change_is_a_small_patch(old: Any, new: Any, patch: list[dict[str, Any]]) -> None:
    assert judged(old, new) == patch


def test_unchanged_parts_are_shared_not_copied() -> None:
    old = {"gold": [3, 3], "hand": ["card-1"]}

    new = apply_patch(old, [{"op": "replace", "path": "/gold/0", "value": 4}])

    assert new == {"gold": [4, 3], "hand": ["card-1"]}
    assert new["hand"] is old["hand"]


@pytest.mark.parametrize(
    "operation",
    [
        {"op": "replace", "path": "/missing", "value": 5},
        {"op": "remove", "path": "/missing"},
        {"op": "replace", "path": "/list/3", "value": 5},
        {"op": "remove", "path": "/list/3"},
        {"op": "add", "path": "/list/3", "value": 5},
        {"op": "add", "path": "/number/deeper", "value": 5},
        {"op": "replace", "path": "/missing/deeper", "value": 5},
    ],
)
def test_a_patch_that_does_not_fit_is_refused(operation: dict[str, Any]) -> None:
    value = {"list": [4, 5], "number": 6}

    with pytest.raises((KeyError, IndexError, ValueError)):
        apply_patch(value, [operation])

    assert value == {"list": [4, 5], "number": 6}
