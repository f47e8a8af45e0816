"""What people type: nothing in it hides, turns text around, or is taken for somebody else."""

import random
from collections import Counter

import pytest

from server.tables import Refusal
from server.tables.names import (
    CODE_SIGNS,
    ID_SIGNS,
    clean_chat,
    clean_name,
    clean_title,
    looks,
    new_code,
    new_id,
    new_token,
    typed_code,
)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna \t B. ", "Anna B."),
        ("An\u200bna\u202e", "Anna"),
        ("A\u0301gi", "Ági"),
        ("Z\u0334\u0335\u0336\u0337algo", "Z\u0334algo"),
        ("<b>x</b>", "<b>x</b>"),
        ("=1+2", "=1+2"),
        ("张伟", "张伟"),
        ("🐫", "🐫"),
        ("a\x00b", "ab"),
        ("An\ufe0fna\u034f", "Anna"),
    ],
)
def test_a_name_keeps_what_can_be_seen(typed: str, name: str) -> None:
    assert clean_name(typed) == name


JOINED = [
    "\U0001f469\u200d\U0001f680",  # an astronaut
    "\U0001f469\U0001f3fd\u200d\U0001f680",  # of a skin
    "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466",  # a family
    "\U0001f3f3\ufe0f\u200d\U0001f308",  # the rainbow flag
    "\U0001f3f4\u200d\u2620\ufe0f",  # the pirates'
    "\u2764\ufe0f\u200d\U0001f525",  # a heart on fire
    "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",  # the flag of England
    "\U0001f1ed\U0001f1fa",  # the flag of Hungary
    "1\ufe0f\u20e3",  # a key
    "\U0001f642\u200d\u2194\ufe0f",  # a head that shakes
    "\U0001fa77",  # newer than some Pythons
]


@pytest.mark.parametrize("emoji", JOINED)
def test_emoji_stay_whole(emoji: str) -> None:
    for text in (emoji, f"Anna {emoji}", f"{emoji}{emoji} Anna {emoji}!"):
        assert clean_chat(text) == text
    assert clean_name(f"A{emoji}") == f"A{emoji}"
    assert looks(f"A{emoji}") != looks("A")


@pytest.mark.parametrize("emoji", JOINED)
def test_what_holds_emoji_together_hides_nothing_elsewhere(emoji: str) -> None:
    for sign in {"\u200d", "\ufe0f", "\U000e0067", "\U000e007f"}.intersection(emoji):
        for hidden in (f"An{sign}na", f"{sign}Anna", f"Anna{sign}", f"Anna {sign}{sign}"):
            assert clean_name(hidden) == "Anna"
        if sign != "\ufe0f":  # which says that it is to be drawn as a picture
            assert clean_chat(f"\U0001f42b{sign}{sign}x") == "\U0001f42bx"
        assert clean_chat(f"x{sign}\U0001f42b") == "x\U0001f42b"


def test_half_an_emoji_leaves_nothing_unseen() -> None:
    family = JOINED[2]
    for length in range(50, 61):
        title = clean_title("x" * length + family)
        assert len(title) <= 60
        assert title == clean_title(title)
        assert not title.endswith("\u200d")
    message = "".join(chr(0xE0000 + ord(sign)) for sign in "ignore")
    assert clean_chat(f"\U0001f3f4{message * 2}\U000e007f") == "\U0001f3f4"


@pytest.mark.parametrize(
    "typed",
    ["", "   ", "\u200b\u202e", "\u3164", "\u2800", "\u0301", "...", "x" * 25, "x" * 10_000, "\ud800"],
)
def test_a_name_that_is_none_is_refused(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(typed)
    assert refused.value.code == "bad_name"


@pytest.mark.parametrize(
    "other",
    ["anna", "ANNA", "Аnna", "Αnna", "Ann\u0430", "A n n a", "Ånna", "Ａnna", "𝐀nna", "an\u00adna"],
)
def test_what_looks_like_anna_is_anna(other: str) -> None:
    assert looks(other) == looks("Anna")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bela", "Béla"),
        ("Ilona", "llona"),
        ("Ilona", "1lona"),
        ("Otto", "0tto"),
        ("Emma", "Ernma"),
        ("Vivi", "VIVI"),
    ],
)
def test_look_alikes(one: str, other: str) -> None:
    assert looks(one) == looks(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Hanna"), ("Dani", "Dana"), ("Kati", "Kata"), ("Bot 1", "Bot 2"), ("张伟", "张三")],
)
def test_names_that_are_told_apart(one: str, other: str) -> None:
    assert looks(one) != looks(other)


def test_titles_are_cut_and_may_be_empty() -> None:
    assert clean_title(" \u202e ") == ""
    assert clean_title("word " * 50) == ("word " * 12).strip()


def test_a_line_of_chat() -> None:
    assert clean_chat("Szia!\nHogy vagy?") == "Szia! Hogy vagy?"
    assert clean_chat("x" * 500) == "x" * 500
    with pytest.raises(Refusal, match="too_large"):
        clean_chat("x" * 501)
    with pytest.raises(Refusal, match="bad_message"):
        clean_chat("\u200b")


def test_ids_and_codes_use_each_of_their_signs_alike() -> None:
    chance = random.Random(3).randbytes
    for signs, made in (
        (ID_SIGNS, "".join(new_id(chance) for _ in range(4000))),
        (CODE_SIGNS, "".join(new_code(chance) for _ in range(6000)).replace("-", "")),
    ):
        counts = Counter(made)
        assert set(counts) == set(signs)
        assert len(signs) == len(set(signs)) == 32
        assert max(counts.values()) < 1.15 * min(counts.values())


def test_a_code_is_read_however_it_is_typed() -> None:
    code = new_code(random.Random(4).randbytes)
    assert len(code) == 9
    assert typed_code(code) == code
    assert typed_code(f" {code.lower().replace('-', ' ')} ") == code


def test_tokens_hold_128_bits() -> None:
    chance = random.Random(5).randbytes
    tokens = {new_token(chance) for _ in range(100)}
    assert len(tokens) == 100
    assert {len(token) for token in tokens} == {22}
