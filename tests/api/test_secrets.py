"""Nothing that lets somebody act or see as another stands where it could be read later (P16)."""

from __future__ import annotations

import hashlib
import logging

import pytest
import structlog

from server.logs import set_up_logs
from server.settings import Settings
from tests.client import Person
from tests.dump import dump
from tests.serving import served


async def test_neither_log_nor_database_nor_answers_keep_a_secret(
    any_setup: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up_logs("debug", "json")
    try:
        async with served(any_setup) as url, Person(url) as anna:
            opened = await anna.open_table(bots=["plain"])
            tab = await anna.tab(opened["id"], 0)
            await tab.act("start")
            link = (await anna.post(f"/api/tables/{opened['id']}/recovery", {"seat": 0}))["link"]
            token, secret = anna.http.cookies["kalmar"], link.split("#")[1]
            async with Person(url) as phone:
                await phone.post("/api/recoveries", {"secret": secret, "take": False})
                await phone.ask("POST", "/api/recoveries", {"secret": secret, "take": "yes"})
            answers = [
                (await anna.ask("GET", path)).text
                for path in ("/api/me", f"/api/tables/{opened['id']}?seat=0", f"/t/{opened['id']}")
            ]
            heard = str(tab.heard)
    finally:
        logging.getLogger().handlers.clear()
        structlog.reset_defaults()
    logged = "".join(capsys.readouterr())
    assert "table_opened" in logged
    assert "/api/recoveries" in logged
    kept = "\n".join(await dump(any_setup.database))
    assert hashlib.sha256(token.encode()).hexdigest() in kept
    for word in (token, secret):
        assert word not in logged
        assert word not in kept
        assert word not in heard
        assert all(word not in answer for answer in answers)


async def test_an_invitation_is_shown_to_seated_people_only_and_ends_with_the_last_seat(any_url: str) -> None:
    async with Person(any_url) as anna, Person(any_url, "Béla") as bela, Person(any_url) as cora:
        opened = await anna.open_table(seats=2)
        code = opened["code"]
        tab = await cora.tab(opened["id"])
        assert code not in (await cora.ask("GET", f"/api/tables/{opened['id']}")).text
        assert code in (await anna.ask("GET", f"/api/tables/{opened['id']}?seat=0")).text
        await bela.join(code)
        await tab.hear(lambda message: message["t"] == "table")
        assert code not in str(tab.heard)
        assert (
            await cora.ask("POST", f"/api/invitations/{code}", {"name": "Cora", "entropy": ""})
        ).status_code == 409
        # who has the link may look on, as at any table that lets people watch
        assert (await cora.view(opened["id"]))["seat"] is None
