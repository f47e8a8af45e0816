"""What people type, made harmless, and what we make up: ids, invitation codes, secrets."""

from __future__ import annotations

import hashlib
import re
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


UNSEEN = frozenset(
    map(chr, (0x034F, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Marks by their category that show nothing by themselves: the joiner of graphemes, variation selectors."""

_PICTURE = "[\u2190-\u21ff\u2300-\u23ff\u2600-\u27bf\u2934\u2935\u2b00-\u2bff\U0001f000-\U0001faff]"
_DRESSED = f"{_PICTURE}[\U0001f3fb-\U0001f3ff]?[\ufe0e\ufe0f]?"

EMOJI = re.compile(
    f"\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{{3,6}}\U000e007f"  # the flag of England, say
    f"|[0-9#*]\ufe0f?\u20e3"  # a key
    f"|{_DRESSED}(?:\u200d{_DRESSED})*"
)
"""Pictures with the unseen signs that belong to them: skin, and what joins several to one."""


def clean(text: str) -> str:
    """The text without what cannot be seen or turns other text around, its spaces made single.

    Control, format, private and unassigned characters go, but for those that hold an emoji together; so do
    combining marks beyond the first on a letter, which pile up over their line.
    """
    plain = unicodedata.normalize("NFC", text).translate(BLANKS)
    kept, begin = "", 0
    for emoji in EMOJI.finditer(plain):
        kept += _seen(plain[begin : emoji.start()]) + emoji[0]
        begin = emoji.end()
    return " ".join((kept + _seen(plain[begin:])).split())


def _seen(text: str) -> str:
    """What can be seen of a text between emoji."""
    kept: list[str] = []
    marked = False
    for sign in text:
        category = unicodedata.category(sign)
        if category[0] == "M":
            if not marked and sign not in UNSEEN:
                kept.append(sign)
                marked = True
        elif category[0] == "Z" or sign in "\t\n\r":
            kept.append(" ")
        elif category[0] != "C":
            kept.append(sign)
            marked = False
    return "".join(kept)


def _shows(sign: str) -> bool:
    """Whether it is a letter, a number, a sign or a picture, be it newer than this Python."""
    return unicodedata.category(sign)[0] in "LNS" or EMOJI.match(sign) is not None


def clean_name(text: str) -> str:
    """A person's name. Raises Refusal `bad_name`: it is empty, too long, or has no letter or sign."""
    name = clean(text)
    if not 1 <= len(name) <= NAME_LENGTH or not any(_shows(sign) for sign in name):
        raise Refusal("bad_name", limit=NAME_LENGTH)
    return name


def clean_title(text: str) -> str:
    """A table's title, which may be empty; what is too long is cut, an emoji there too."""
    return clean(clean(text)[:TITLE_LENGTH])


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
    bare = "".join(sign for sign in letters if _shows(sign) or unicodedata.category(sign)[0] == "P")
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
