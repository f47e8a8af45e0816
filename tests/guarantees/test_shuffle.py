"""No shuffle can be guessed, steered or altered: committed to beforehand, stirred by everybody, even."""

from __future__ import annotations

import random
import re
import time
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

import msgspec
import pytest

from server.rules import registry
from server.rules.game import Config, Game
from server.rules.rng import Stream, commitment, row_key
from server.tables import verify
from tests.amounts import amount
from tests.client import Person

WORD = re.compile(r"[\w-]+")
SEATS = 3
TABLES = amount("DEALS", 3_000, 10_000)
WORDS = 24
"""So many numbers of a usual generator may have been used before it made a secret."""


def beyond_chance(kinds: int) -> float:
    """What the chi-square of so many kinds exceeds once in a thousand times (Wilson and Hilferty)."""
    spread = 2 / (9 * (kinds - 1))
    return float((kinds - 1) * (1 - spread + 3.09 * spread**0.5) ** 3)


def unevenness(counts: Counter[Any], expected: Mapping[Any, float]) -> float:
    """The chi-square of these counts against those expected."""
    return sum((counts[kind] - often) ** 2 / often for kind, often in expected.items())


def as_likely(kinds: Collection[Any], total: int) -> dict[Any, float]:
    """What is expected of so many draws where all kinds are as likely."""
    return dict.fromkeys(kinds, total / len(kinds))


def deal(game: Game[Any, Any], key: bytes) -> tuple[Any, Stream]:
    """A fresh game, and the chance by which it was dealt."""
    info, stream = game.info, Stream(key)
    each = info.colours_each.get(SEATS, 1)
    colours = tuple(tuple(info.colours[seat * each : (seat + 1) * each]) for seat in range(SEATS))
    offered = [option for option in info.options if not option.seats or SEATS in option.seats]
    options = {option.id: option.values[0] for option in offered}
    return game.setup(Config(SEATS, colours, start=0, options=options), stream)[0], stream


# ── Even ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game_id", registry.GAMES)
def test_over_thousands_of_tables_no_deal_comes_twice_and_nothing_comes_more_often(game_id: str) -> None:
    game, chance = registry.load(game_id), random.Random(20261130)
    deals: set[bytes] = set()
    first: Counter[int] = Counter()
    dealt: Counter[str] = Counter()
    expected: dict[str, float] = defaultdict(float)
    for number in range(TABLES):
        entropies = [chance.randbytes(32).hex() for _ in range(SEATS)]
        state, stream = deal(game, row_key(chance.randbytes(32), entropies, f"table {number}", 0))
        deals.add(msgspec.json.encode(stream.draws))
        first[stream.draws[0][1]] += 1
        known = set(WORD.findall(msgspec.json.encode(game.private(state, 0)).decode()))
        for group in game.hidden(state, []):
            if own := known.intersection(group):
                dealt.update(own)
                for card in group:  # some lay open before hands were dealt
                    expected[card] += len(own) / len(group)
    bound = stream.draws[0][0]
    assert len(deals) == TABLES
    assert unevenness(first, as_likely(range(bound), TABLES)) < beyond_chance(bound)
    if dealt:  # what seat 0 begins with and nobody else knows
        assert unevenness(dealt, expected) < beyond_chance(len(expected)), dealt.most_common(3)


def test_what_is_uneven_is_found() -> None:
    """A shuffle with swaps from everywhere to everywhere, the best known mistake, is one."""
    chance, last = random.Random(20261130), Counter[int]()
    for _ in range(3_000):
        cards = list(range(55))
        for place in range(55):
            other = chance.randrange(55)
            cards[place], cards[other] = cards[other], cards[place]
        last.update(cards[:5])
    assert unevenness(last, as_likely(range(55), last.total())) > beyond_chance(55)


# ── Committed to, and stirred ────────────────────────────────────────────────────────────────────


async def test_the_seal_lies_open_before_the_first_move_and_nobody_can_steer_what_is_under_it(
    any_url: str,
) -> None:
    words = ["a" * 64, "b" * 64]
    async with Person(any_url, "Anna") as anna, Person(any_url, "Béla") as bela:
        # Given a table that shows its seal before anything is dealt, and who has stirred so far
        opened = await anna.open_table(seats=2, entropy=words[0])
        table = opened["id"]
        seal = (await anna.view(table, 0))["table"]["seal"]
        assert seal == {"commitment": seal["commitment"], "stirred": [True, False]}
        assert re.fullmatch("[0-9a-f]{64}", seal["commitment"])
        await bela.join(opened["code"], entropy=words[1])
        tabs = [await anna.tab(table, 0), await bela.tab(table, 1)]
        for tab in tabs:
            await tab.until_here(0, 1)
        assert tabs[1].view["table"]["seal"] == seal | {"stirred": [True, True]}

        # When the game has begun, nobody can stir any more, who would know what comes of it
        assert (await tabs[0].act("start"))["t"] == "ack"
        await tabs[1].until(0)
        late = await tabs[1].act("stir", entropy="c" * 64)
        assert (late["t"], late["code"]) == ("refused", "wrong_phase")
        assert (await bela.view(table, 1))["table"]["seal"] == seal | {"stirred": [True, True]}

        # And at its end the secret is the one that was committed to, and the draws are those it leads to
        assert (await tabs[0].act("call", kind="end"))["t"] == "ack"
        assert (await tabs[1].act("vote", yes=True))["t"] == "ack"
        answer = await bela.ask("GET", f"/api/tables/{table}/record?seat=1")
        record = answer.json()
    opened_seal = record["table"]["seal"]
    secret = bytes.fromhex(opened_seal["secret"])
    assert len(secret) == 32
    assert commitment(secret) == seal["commitment"] == opened_seal["commitment"]
    assert verify(answer.content).ok
    row = record["rows"][0]
    assert row["contributions"] == words

    def drawn(secret: bytes, entropies: list[str]) -> list[list[int]]:
        stream = Stream(row_key(secret, entropies, table, 0))
        return [[bound, stream.below(bound)] for bound, _ in row["draws"]]

    assert drawn(secret, words) == row["draws"]
    other = bytes([secret[0] ^ 1]) + secret[1:]
    for changed in (drawn(other, words), drawn(secret, ["c" * 64, words[1]]), drawn(secret, words[::-1])):
        assert changed != row["draws"]


# ── Not to be guessed ────────────────────────────────────────────────────────────────────────────


def guesses(moments: Iterable[int], words: Iterable[str]) -> Iterator[bytes]:
    """Secrets that a careless house would make: of the time, of small numbers, of what players can see."""
    for number in moments:
        yield number.to_bytes(32, "big")
        yield number.to_bytes(32, "little")
        yield str(number).encode()
        dice = random.Random(number).randbytes(WORDS * 4 + 32)
        for begin in range(0, WORDS * 4, 4):  # ids, codes and tokens may have been made of it before
            yield dice[begin : begin + 32]
    for word in words:
        yield word.encode()
        yield random.Random(word).randbytes(32)


def guessed(seals: set[str], candidates: Iterable[bytes]) -> list[bytes]:
    """Those that open a seal, by themselves or as a hash."""
    tried = (word for guess in candidates for word in (guess, bytes.fromhex(commitment(guess))))
    return [word for word in tried if commitment(word) in seals]


async def test_no_secret_follows_from_the_time_or_from_what_players_see(any_url: str) -> None:
    before = time.time_ns() // 1_000_000
    seals, words = set(), []
    async with Person(any_url, "Anna") as anna:
        for _ in range(40):
            opened = await anna.open_table(seats=2)
            words += [opened["id"], opened["code"]]
            seals.add((await anna.view(opened["id"], 0))["table"]["seal"]["commitment"])
    after = time.time_ns() // 1_000_000
    assert len(seals) == 40
    seconds = range(before // 1_000 - 60, after // 1_000 + 60)
    milliseconds = range(before - 2_000, after)
    assert guessed(seals, guesses([*range(2_000), *seconds, *milliseconds], words)) == []


@pytest.mark.parametrize(
    "careless", [b"7QK4-MT2P", random.Random(1_234).randbytes(80)[-32:], (77).to_bytes(32)]
)
def test_a_careless_secret_would_be_guessed(careless: bytes) -> None:
    assert guessed({commitment(careless)}, guesses(range(2_000), ["7QK4-MT2P"])) == [careless]
