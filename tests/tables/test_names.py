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
    ],
)
def test_a_name_keeps_what_can_be_seen(typed: str, name: str) -> None:
    assert clean_name(typed) == name


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
