"""What people type, made harmless, and what we make up: ids, invitation codes, secrets."""

from __future__ import annotations

import hashlib
import unicodedata
from base64 import urlsafe_b64encode
from collections.abc import Callable

from server.tables.refusal import Refusal

Chance = Callable[[int], bytes]
"""So many random bytes, as `secrets.token_bytes` gives them."""

NAME_LENGTH = 24
TITLE_LENGTH = 60
CHAT_LENGTH = 500

ID_SIGNS = "23456789abcdefghijkmnpqrstuvwxyz"
CODE_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""32 each, so that five random bits make one; nothing in them is easily taken for something else."""

BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Letters and signs by their category that show nothing: the Hangul fillers, the empty Braille cell."""

LOOK_ALIKES = str.maketrans(
    {
        **dict.fromkeys("0οоօ", "o"),
        **dict.fromkeys("1|!іıιӏɩյ", "l"),
        "i": "l",
        "j": "l",
        **dict.fromkeys("аαɑ", "a"),
        **dict.fromkeys("вβ", "b"),
        **dict.fromkeys("сϲ", "c"),
        **dict.fromkeys("еεє", "e"),
        **dict.fromkeys("һнη", "h"),
        **dict.fromkeys("кκ", "k"),
        **dict.fromkeys("мμ", "m"),
        **dict.fromkeys("пո", "n"),
        **dict.fromkeys("рρ", "p"),
        **dict.fromkeys("ѕ5$", "s"),
        **dict.fromkeys("тτ", "t"),
        **dict.fromkeys("υս", "u"),
        **dict.fromkeys("ѵν", "v"),
        **dict.fromkeys("ѡω", "w"),
        **dict.fromkeys("хχ", "x"),
        **dict.fromkeys("уγү", "y"),
        "ѐ": "e",
        "ԁ": "d",
        "ɡ": "g",
        "8": "b",
        "ß": "b",
    }
)
"""Signs of other alphabets, and of our own, that look much like a Latin one; applied to folded text."""


def clean(text: str) -> str:
    """The text without what cannot be seen or turns other text around, its spaces made single.

    Control, format, private and unassigned characters go; so do combining marks beyond the first on a
    letter, which pile up over their line.
    """
    kept: list[str] = []
    marked = False
    for sign in unicodedata.normalize("NFC", text).translate(BLANKS):
        category = unicodedata.category(sign)
        if category[0] == "M":
            if not marked:
                kept.append(sign)
            marked = True
        elif category[0] == "Z" or sign in "\t\n\r":
            kept.append(" ")
        elif category[0] != "C":
            kept.append(sign)
            marked = False
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    """A person's name. Raises Refusal `bad_name`: it is empty, too long, or has no letter or sign."""
    name = clean(text)
    if not 1 <= len(name) <= NAME_LENGTH or not any(unicodedata.category(sign)[0] in "LNS" for sign in name):
        raise Refusal("bad_name", limit=NAME_LENGTH)
    return name


def clean_title(text: str) -> str:
    """A table's title, which may be empty; what is too long is cut."""
    return clean(text)[:TITLE_LENGTH].rstrip()


def clean_chat(text: str) -> str:
    """A line of chat. Raises Refusal `bad_message` where nothing is left of it, or too much."""
    line = clean(text)
    if not line:
        raise Refusal("bad_message")
    if len(line) > CHAT_LENGTH:
        raise Refusal("too_large", limit=CHAT_LENGTH)
    return line


def looks(name: str) -> str:
    """What a name looks like at a glance: equal for names that could be taken for each other."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    bare = "".join(sign for sign in letters if unicodedata.category(sign)[0] in "LNSP")
    seen = bare.translate(LOOK_ALIKES)
    return seen.replace("rn", "m").replace("vv", "w")


def new_id(chance: Chance) -> str:
    """12 signs, 60 random bits: a table, a browser."""
    return "".join(ID_SIGNS[byte & 31] for byte in chance(12))


def new_code(chance: Chance) -> str:
    """An invitation code: 8 signs, 40 random bits, written 7QK4-MT2P."""
    signs = "".join(CODE_SIGNS[byte & 31] for byte in chance(8))
    return f"{signs[:4]}-{signs[4:]}"


def typed_code(text: str) -> str:
    """An invitation code as it is stored, from what somebody typed."""
    signs = "".join(sign for sign in text.upper() if sign in CODE_SIGNS)
    return f"{signs[:4]}-{signs[4:]}"


def new_token(chance: Chance) -> str:
    """A secret that lets somebody in: 128 random bits."""
    return urlsafe_b64encode(chance(16)).decode().rstrip("=")


def token_hash(token: str) -> str:
    """What is kept of such a secret: with 128 random bits in it, one round of SHA-256 is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
