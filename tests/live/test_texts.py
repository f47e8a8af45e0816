"""Script in names and chat, and forged senders (P17): text comes back as text, cleaned, from who sent it."""

from __future__ import annotations

import json
import re
import unicodedata
from email import message_from_bytes, policy

from server.notices.message import Turn, chat_text, mail, turns_message
from server.settings import Settings
from server.tables.names import NAME_LENGTH, clean_title
from tests.client import Person
from tests.fuzz import leaves
from tests.live.games import begun
from tests.payloads import PAYLOADS
from tests.serving import served

HOME = "https://games.example.org"


def harmless(text: str) -> bool:
    """Nothing in it that cannot be seen or that turns text around, but in an emoji; and not endless."""
    between = re.sub("(?<=[^\\x00-\\u20ff])\u200d(?=[^\\x00-\\u20ff])", "", text)
    return len(text) <= 500 and all(unicodedata.category(sign)[0] != "C" for sign in between)


def test_there_are_as_many_as_the_guarantee_says() -> None:
    assert len(set(PAYLOADS)) >= 40


async def test_names_titles_and_chat_come_back_as_text_or_are_refused(any_setup: Settings) -> None:
    token = "T" * 32
    async with served(any_setup.model_copy(update={"admin_token": token})) as url, Person(url) as host:
        assert (await host.ask("POST", "/api/admin/session", {"token": token})).status_code == 204
        for payload in PAYLOADS:
            await comes_back_as_text(url, payload, host)


async def comes_back_as_text(url: str, payload: str, host: Person) -> None:
    """As name, title and chat, wherever it is told: view, record, lists, invitation, the admin's page."""
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
        assert json.loads(raw.content) == view | {"here": raw.json()["here"]}
        for person, path in (
            (anna, f"tables/{opened['id']}/record?seat=0"),
            (anna, f"invitations/{opened['code']}"),
            (anna, "me"),
            (host, "admin/tables"),
            (host, f"admin/tables/{opened['id']}"),
        ):
            raw = await person.ask("GET", f"/api/{path}")
            assert raw.status_code in (200, 409), (path, raw.text)
            assert all(harmless(text) for text in leaves(raw.json()) if isinstance(text, str)), raw.text
            assert raw.headers["content-type"] == "application/json"
            assert raw.headers["x-content-type-options"] == "nosniff"
        for page in (f"/t/{opened['id']}", f"/j/{opened['code']}"):
            assert "hit()" not in (await anna.ask("GET", page)).text  # the same for every table


async def test_the_sender_is_the_sessions_whatever_the_message_says(any_url: str) -> None:
    async with begun(any_url) as (tabs, _):
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


async def test_a_name_that_looks_like_anothers_is_refused(any_url: str) -> None:
    async with Person(any_url, "Anna") as anna, Person(any_url) as bela:
        opened = await anna.open_table(seats=3)
        for name in ("Anna", "anna", " ANNA ", "Аnna", "An\u200bna", "Ánna"):
            answer = await bela.ask(
                "POST", f"/api/invitations/{opened['code']}", {"name": name, "entropy": ""}
            )
            assert (answer.status_code, answer.json()["code"]) == (409, "name_taken"), name


def test_a_mail_or_a_line_in_a_chat_is_text_and_calls_nobody() -> None:
    for payload in PAYLOADS:
        title, name = clean_title(payload), clean_title(payload)[:NAME_LENGTH]
        turn = Turn(table="2" * 12, game="expedition", title=title, name=name)
        for lang in ("en", "hu"):
            sent = mail(
                turns_message(HOME, lang, [turn], "key"), "Kalmár <a@example.org>", "b@example.org", "h"
            )
            assert sent.get_content_type() == "text/plain"
            assert sent["To"] == "b@example.org"
            assert sent["Bcc"] is None
            assert title in sent["Subject"]
            read = message_from_bytes(sent.as_bytes(), policy=policy.default)
            assert read.keys() == sent.keys()
            told = chat_text(turns_message(HOME, lang, [turn], "key", chat=True)).replace(HOME, "")
            assert not re.search(r"@(?!\u200b)|<|\[.*\]\(", told), told
