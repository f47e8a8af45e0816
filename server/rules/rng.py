"""Chance: a random source that is seeded, committed to beforehand, and verifiable afterwards.

Every journal row has a stream of its own, derived from the table's secret, the entropy that the
seats' browsers added, the table and the row's number; it is never rewound. The row records its
draws, so that anybody who holds the secret can recompute each one without running any rules.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

Draw = tuple[int, int]
"""One draw: (bound, result), with 0 <= result < bound."""


class Rng(Protocol):
    """What the rules may ask of chance."""

    def below(self, bound: int) -> int:
        """A uniform integer from 0 to bound - 1. Raises ValueError unless bound >= 1."""
        ...


def shuffle(items: list[T], rng: Rng) -> None:
    """Shuffle in place (Fisher-Yates, from the end): len(items) - 1 draws."""
    for i in range(len(items) - 1, 0, -1):
        j = rng.below(i + 1)
        items[i], items[j] = items[j], items[i]


def choose(items: Sequence[T], rng: Rng) -> T:
    """One item, each as likely: one draw. Raises ValueError when there is none."""
    return items[rng.below(len(items))]


def commitment(secret: bytes) -> str:
    """What the table shows before the first move: SHA-256 of the 256-bit secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def row_key(secret: bytes, entropies: Iterable[str], table: str, seq: int) -> bytes:
    """The key of one row's stream: HMAC-SHA256 of the secret over its circumstances.

    `entropies` are the hex strings the seats' browsers added, in seat order, "" for a missing one.
    """
    text = "\n".join([f"kalmar row {seq} of table {table}", *entropies])
    # Not hmac.digest: that lets go of the interpreter lock, and a busy server then waits to get it back.
    return hmac.new(secret, text.encode(), "sha256").digest()


class Stream:
    """The random stream of one journal row: SHA-256(key, counter) blocks, rejection sampled.

    `draws` records what was drawn, in order.
    """

    __slots__ = ("_buffer", "_counter", "_key", "draws")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._counter = 0
        self._buffer = b""
        self.draws: list[Draw] = []

    def _word(self) -> int:
        """The next 32 random bits."""
        if not self._buffer:
            self._buffer = hashlib.sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
        word = int.from_bytes(self._buffer[:4], "big")
        self._buffer = self._buffer[4:]
        return word

    def below(self, bound: int) -> int:
        """A uniform integer from 0 to bound - 1; words beyond the last whole multiple are skipped."""
        if not 1 <= bound <= 1 << 32:
            raise ValueError(f"no integer to draw below {bound}")
        limit = (1 << 32) - (1 << 32) % bound
        word = self._word()
        while word >= limit:
            word = self._word()
        result = word % bound
        self.draws.append((bound, result))
        return result


class Replay:
    """Gives recorded draws again. Raises ValueError where other draws are asked for than recorded."""

    __slots__ = ("_left", "draws")

    def __init__(self, draws: Iterable[Draw]) -> None:
        self._left = iter(list(draws))
        self.draws: list[Draw] = []

    def below(self, bound: int) -> int:
        """The next recorded result, which must have been drawn below the same bound."""
        recorded = next(self._left, None)
        if recorded is None or recorded[0] != bound:
            raise ValueError(f"asked for a draw below {bound}, recorded is {recorded}")
        self.draws.append(recorded)
        return recorded[1]
