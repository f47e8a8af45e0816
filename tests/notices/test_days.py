"""A game left for days: exactly the notices that are due, by all three ways, and in them only what may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from email.message import EmailMessage

import pytest

from server.notices.post import Post
from tests.notices.desk import HOME, Desk, settings
from tests.notices.outside import Mails, Subscriber, Web, listening, signed_claims
from tests.tables.party import ENTROPY

DELAYS = {0: 5, 1: 120, 2: 30}
"""Minutes after which each seat wants to be told: Anna by push, Bence by mail, Csilla in a chat."""

TURNS = (3, 115, 1800, 5, 120, 10, 1565, 60, 30, 4, 2885, 25, 600, 125, 29, 0, 0, 45, 15, 119, 31, 6)
"""How long each turn lasts in minutes, seat after seat: more than six days."""


def steps(minutes: int) -> Iterator[int]:
    """The minutes of a turn from sweep to sweep: every five for some hours, then every hour."""
    passed = 0
    while passed < minutes:
        step = min(5 if passed < 180 else 60, minutes - passed)
        passed += step
        yield step


@dataclass
class Outside:
    web: Web
    mails: Mails


@pytest.fixture
async def outside() -> AsyncIterator[Outside]:
    web, mails = Web(), Mails()
    async with listening(web), listening(mails):
        yield Outside(web, mails)


async def test_a_game_left_for_days_sends_exactly_the_notices_it_should(desk: Desk, outside: Outside) -> None:
    web, mails = outside.web, outside.mails
    # Given three people who want to be told in three ways, sent for real to what stands for the world
    known = {"smtp_host": "127.0.0.1", "smtp_port": mails.port, "smtp_security": "none"}
    changes = {**known, "notice_networks": "127.0.0.0/8"}
    post = Post(settings(**changes))
    desk.notices = desk.new_notices(post, **changes)
    table = await desk.party.start(3, title="Játék <napokon> át @mindenki")
    browser = Subscriber(web.url("/push/anna"))
    await desk.want(0, "push", browser.target, DELAYS[0])
    await desk.want(1, "mail", "bence@example.org", DELAYS[1])
    await desk.want(2, "chat", web.url("/hook/csilla", "json"), DELAYS[2])
    [(_, question)] = mails.mails
    link = next(line for line in _text(question).split() if "/notices?key=" in line)
    assert (await desk.notices.use_key(link.partition("key=")[2]))["deed"] == "confirm"
    mails.mails.clear()

    # When they play for days, with something out of turn in every longer turn
    told: list[tuple[int, int]] = []
    for number, minutes in enumerate(TURNS):
        seat = number % 3
        for count, step in enumerate(steps(minutes)):
            if count == 2:
                await desk.party.move((seat + 1) % 3, "wave")
            before = _counts(outside)
            await desk.after(step)
            told += [(number, way) for way in range(3) for _ in range(_counts(outside)[way] - before[way])]
        await desk.party.move(seat, "draw" if number % 4 else "pass")

    # Then each turn that lasted as long as its person's delay was told of once, to that person, and no other
    wanted = [(number, number % 3) for number, minutes in enumerate(TURNS) if minutes >= DELAYS[number % 3]]
    assert told == wanted
    assert Counter(way for _, way in told) == {0: 5, 1: 3, 2: 4}

    # And the browser can read what was sent to it, which nobody else can, signed by this house
    pushes = [request for request in web.requests if request.path == "/push/anna"]
    for request in pushes:
        claims = signed_claims(request, (await desk.notices.vapid())["application"])
        assert claims["sub"] == "mailto:kalmar@example.org"
        assert claims["aud"].startswith("http://127.0.0.1")
        assert browser.read(request) == {
            "title": "Te jössz: Játék <napokon> át @mindenki",
            "body": "Anna, te jössz. Játék <napokon> át @mindenki (peddler)",
            "path": f"/t/{table.id}",
            "lang": "hu",
        }
        assert b"Anna" not in request.body

    # And each mail can be unsubscribed from by the mail program itself, with a link of its own
    ends = set()
    for to, mail in mails.mails:
        assert to == "bence@example.org"
        assert mail["Subject"] == "Te jössz: Játék <napokon> át @mindenki"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        end = mail["List-Unsubscribe"].strip("<> ")
        assert end.startswith(f"{HOME}/notices?key=")
        assert end in _text(mail)
        assert f"{HOME}/t/{table.id}" in _text(mail)
        ends.add(end)
    assert len(ends) == len(mails.mails)

    # And in the chat nothing that somebody named calls others or is a link of its own
    hooks = [request.body.decode() for request in web.requests if request.path == "/hook/csilla"]
    assert all("@\\u200bmindenki" in body and "<" not in body for body in hooks)

    # And nothing that was sent tells a secret, or anything of the game
    bodies = [str(browser.read(request)) for request in pushes] + hooks
    bodies += [str(mail) + _text(mail) for _, mail in mails.mails]
    state = table.position.state
    cards = [card for pile in (*state.hands, state.pile, state.row) for card in pile]
    secrets = [*desk.party.tokens, desk.party.code, table.setup.secret, *ENTROPY[:3], *cards]
    secrets += [one.id for one in desk.party.people] + [one.sitting for one in table.setup.seats]
    assert [secret for secret in secrets for body in bodies if secret in body] == []
    await post.close()


def _text(mail: EmailMessage) -> str:
    text: str = mail.get_content()
    return text


def _counts(outside: Outside) -> list[int]:
    paths = Counter(request.path for request in outside.web.requests)
    return [paths["/push/anna"], len(outside.mails.mails), paths["/hook/csilla"]]
