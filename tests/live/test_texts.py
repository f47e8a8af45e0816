"""Script in names and chat, and forged senders (P17): text comes back as text, cleaned, from who sent it."""

from __future__ import annotations

import json
import re
import unicodedata

import pytest

from tests.client import Person
from tests.live.games import begun

PAYLOADS = [
    "<img src=x onerror=alert(1)>",
    "</script><script>alert(1)</script>",
    '"><svg onload=alert(1)>',
    "' onmouseover='alert(1)",
    "javascript:alert(1)",
    "[x](javascript:alert(1))",
    "{{constructor.constructor('alert(1)')()}}",
    "${alert(1)}",
    "{ $name }",
    "%s%n%d",
    '=HYPERLINK("http://evil.example")',
    "@SUM(1+1)*cmd|' /C calc'!A0",
    "'; DROP TABLE seats; --",
    "\u202eevil\u202c",
    "\u2066\u2067left\u2069",
    "a\u200bb\u200cc\u200dd\ufeffe",
    "Zalgo\u0301\u0302\u0303\u0304\u0305\u0306",
    "👨\u200d👩\u200d👧\u200d👦",
    "tab\there\nand\r\nthere",
    "\u0000null\u0001",
    "\u2028line\u2029separator",
    "\U000e0041\U000e0042tag",
    "x" * 10_000,
    " \u3000 ",
    "",
]


def harmless(text: str) -> bool:
    """Nothing in it that cannot be seen or that turns text around, but in an emoji; and not endless."""
    between = re.sub("(?<=[^\\x00-\\u20ff])\u200d(?=[^\\x00-\\u20ff])", "", text)
    return len(text) <= 500 and all(unicodedata.category(sign)[0] != "C" for sign in between)


@pytest.mark.parametrize("payload", PAYLOADS, ids=range(len(PAYLOADS)))
async def test_names_titles_and_chat_come_back_as_text_or_are_refused(url: str, payload: str) -> None:
    async with Person(url) as anna, Person(url, "Béla") as bela:
        opened = await anna.open_table(seats=3, title=payload[:200])
        answer = await bela.ask(
            "POST", f"/api/invitations/{opened['code']}", {"name": payload, "entropy": ""}
        )
        assert answer.status_code in (200, 422), answer.text
        tab = await anna.tab(opened["id"], 0)
        for message in (
            {"t": "act", "act": {"do": "title", "title": payload}},
            {"t": "act", "act": {"do": "name", "name": payload}},
            {"t": "chat", "text": payload},
        ):
            replied = await tab.request(message)
            assert replied["t"] in ("ack", "refused", "error"), replied
        view = await anna.view(opened["id"], 0)
        texts = [view["table"]["title"], *(seat["name"] for seat in view["table"]["seats"])]
        texts += [text for line in view["chat"] for text in (line["name"], line["text"])]
        assert all(harmless(text) for text in texts), texts
        # what is sent is JSON, and says so: no page makes HTML of it
        raw = await anna.ask("GET", f"/api/tables/{opened['id']}?seat=0")
        assert raw.headers["content-type"] == "application/json"
        assert raw.headers["x-content-type-options"] == "nosniff"
        assert json.loads(raw.content) == view | {"here": raw.json()["here"]}


async def test_the_sender_is_the_sessions_whatever_the_message_says(url: str) -> None:
    async with begun(url) as (tabs, _):
        for forged in (
            {"seat": 1, "text": "I resign"},
            {"text": "hi", "name": "Béla"},
            {"text": "hi", "from": 1},
        ):
            answer = await tabs[0].request({"t": "chat", **forged})
            assert answer["t"] in ("refused", "error")
        await tabs[0].chat("it is me")
        line = await tabs[1].hear(lambda message: message["t"] == "chat")
        assert (line["seat"], line["name"], line["text"]) == (0, "Anna", "it is me")


async def test_a_name_that_looks_like_anothers_is_refused(url: str) -> None:
    async with Person(url, "Anna") as anna, Person(url) as bela:
        opened = await anna.open_table(seats=3)
        for name in ("Anna", "anna", " ANNA ", "Аnna", "An\u200bna", "Ánna"):
            answer = await bela.ask(
                "POST", f"/api/invitations/{opened['code']}", {"name": name, "entropy": ""}
            )
            assert (answer.status_code, answer.json()["code"]) == (409, "name_taken"), name
