"""Chance: uniform, recorded, the same again for the same key, another for any other circumstance."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.rules.rng import Replay, Stream, choose, commitment, row_key, shuffle


def chi_square(counts: Counter[int], bound: int, draws: int) -> float:
    """How far the counts are from uniform; about bound - 1 where they are."""
    expected = draws / bound
    return sum((counts[value] - expected) ** 2 / expected for value in range(bound))


@pytest.mark.parametrize("bound", [2, 6, 10, 55])
def test_draws_are_uniform(bound: int) -> None:
    stream, draws = Stream(b"uniform"), 40_000

    counts = Counter(stream.below(bound) for _ in range(draws))

    # Mean bound - 1, standard deviation sqrt(2 (bound - 1)): five of them are beyond any bad luck.
    assert set(counts) == set(range(bound))
    assert chi_square(counts, bound, draws) < bound - 1 + 5 * (2 * (bound - 1)) ** 0.5


def test_draws_below_a_large_bound_have_no_favourites() -> None:
    """Without rejection the lowest third of three quarters of 2^32 would come twice as often."""
    stream, bound, draws = Stream(b"large"), 3 << 30, 12_000

    thirds = Counter(stream.below(bound) * 3 // bound for _ in range(draws))

    assert chi_square(thirds, 3, draws) < 2 + 5 * 2


def test_every_place_is_as_likely_in_a_shuffle() -> None:
    stream, games = Stream(b"shuffle"), 12_000
    orders: Counter[int] = Counter()
    for _ in range(games):
        items = [0, 1, 2, 3]
        shuffle(items, stream)
        orders[int("".join(map(str, items)))] += 1

    assert len(orders) == 24
    assert max(orders.values()) < 1.25 * games / 24
    assert min(orders.values()) > 0.75 * games / 24


@given(st.lists(st.integers()), st.binary(min_size=1, max_size=8))
def test_a_shuffle_keeps_what_it_shuffles_and_can_be_recomputed(items: list[int], key: bytes) -> None:
    stream, shuffled, again = Stream(key), list(items), list(items)

    shuffle(shuffled, stream)
    shuffle(again, Replay(stream.draws))

    assert sorted(shuffled) == sorted(items)
    assert again == shuffled
    assert [bound for bound, _ in stream.draws] == list(range(len(items), 1, -1))


def test_the_stream_is_what_it_says_it_is() -> None:
    """Anybody can recompute it: words of four bytes from SHA-256 of key and counter."""
    key = b"the key of a row"
    blocks = [hashlib.sha256(key + counter.to_bytes(8, "big")).digest() for counter in range(3)]
    words = [int.from_bytes(block[i : i + 4], "big") for block in blocks for i in range(0, 32, 4)]
    stream = Stream(key)

    drawn = [stream.below(256) for _ in range(24)]

    assert drawn == [word % 256 for word in words]
    assert stream.draws == [(256, result) for result in drawn]


@pytest.mark.parametrize("bound", [0, -1, (1 << 32) + 1])
def test_there_is_nothing_to_draw_below_a_senseless_bound(bound: int) -> None:
    with pytest.raises(ValueError, match="no integer to draw"):
        Stream(b"key").below(bound)


def test_one_item_is_chosen_by_one_draw() -> None:
    stream = Stream(b"choose")

    assert {choose("abc", stream) for _ in range(60)} == {"a", "b", "c"}
    assert len(stream.draws) == 60
    with pytest.raises(ValueError):
        choose([], stream)


def test_a_replay_refuses_other_draws_than_those_recorded() -> None:
    replay = Replay([(6, 3), (4, 1)])

    assert replay.below(6) == 3
    with pytest.raises(ValueError, match="below 5"):
        replay.below(5)
    with pytest.raises(ValueError, match="below 4"):
        replay.below(4)


SECRET, ENTROPIES = bytes(32), ["aa", "bb"]


@pytest.mark.parametrize(
    "other",
    [
        (b"\1" + bytes(31), ENTROPIES, "table", 1),
        (SECRET, ["aa", "bc"], "table", 1),
        (SECRET, ["bb", "aa"], "table", 1),
        (SECRET, ["aa"], "table", 1),
        (SECRET, ["aa", "bb", ""], "table", 1),
        (SECRET, ["", "aabb"], "table", 1),
        (SECRET, ENTROPIES, "another", 1),
        (SECRET, ENTROPIES, "table", 2),
    ],
)
def test_the_key_of_a_row_depends_on_each_of_its_circumstances(
    other: tuple[bytes, list[str], str, int],
) -> None:
    assert row_key(*other) != row_key(SECRET, ENTROPIES, "table", 1)


def test_the_key_of_a_row_is_the_same_again() -> None:
    assert row_key(SECRET, iter(ENTROPIES), "table", 1) == row_key(SECRET, ENTROPIES, "table", 1)


def test_the_commitment_is_the_plain_sha_256_of_the_secret() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
