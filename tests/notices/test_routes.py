"""Notices over the wire: asked for at one's seat, tried out, and ended, also without a login."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from ipaddress import ip_network
from typing import Any

import httpx
import pytest

from server.settings import Settings
from tests.client import Person, serving
from tests.notices.outside import Mails, Subscriber, Web, listening
from tests.serving import any_database, database, empty_database, settings, url

__all__ = ["any_database", "database", "empty_database", "settings", "url"]

HOME = "http://localhost"
"""What stands in links: for browsers as good as https, and its cookies go without."""


@dataclass
class Place:
    """A house that offers all ways, with what stands for the world around it."""

    url: str
    web: Web
    mails: Mails

    def link(self) -> str:
        """The link in the newest mail, as a way within the house."""
        text: str = self.mails.mails[-1][1].get_content()
        found = next(word for word in text.split() if "/notices?key=" in word)
        return found.removeprefix(HOME)

    def key(self) -> str:
        return self.link().partition("key=")[2]


@pytest.fixture
async def place(database: Settings) -> AsyncIterator[Place]:
    web, mails = Web(), Mails()
    async with listening(web), listening(mails):
        offering = {
            "public_url": HOME,
            "smtp_host": "127.0.0.1",
            "smtp_port": mails.port,
            "smtp_security": "none",
            "mail_from": "Kalmár <kalmar@example.org>",
            "notice_networks": (ip_network("127.0.0.0/8"),),
        }
        async with serving(database.model_copy(update=offering)) as address:
            yield Place(address, web, mails)


async def notices_of(person: Person, table: str, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = await person.get(f"/api/tables/{table}/notices?seat={seat}")
    return found


async def ask(person: Person, table: str, way: str, target: Any, **more: Any) -> httpx.Response:
    body = {"seat": 0, "way": way, "target": target, "delay": 5, **more}
    return await person.ask("POST", f"/api/tables/{table}/notices", body)


async def test_ways_that_the_host_has_not_set_up_are_not_offered_and_the_reason_is_told(url: str) -> None:
    async with Person(url) as anna:
        table = (await anna.open_table())["id"]
        ways = (await notices_of(anna, table))["ways"]
        assert ways == {way: {"why": "no_address"} for way in ("push", "mail", "chat")}
        refused = await ask(anna, table, "mail", "anna@example.org")
        assert (refused.status_code, refused.json()["code"]) == (409, "way_not_offered")


async def test_push_needs_https_and_mail_a_mail_server(database: Settings) -> None:
    known = database.model_copy(update={"public_url": "http://games.example.org"})
    async with serving(known) as address, Person(address) as anna:
        anna.http.headers["Origin"] = known.public_url
        table = (await anna.open_table())["id"]
        ways = (await notices_of(anna, table))["ways"]
        assert ways == {"push": {"why": "no_https"}, "mail": {"why": "no_mail_server"}, "chat": {}}


async def test_asking_for_notices_trying_them_out_and_ending_them(place: Place) -> None:
    async with Person(place.url) as anna:
        table = (await anna.open_table(title="Home"))["id"]
        here = f"/api/tables/{table}/notices"
        browser = Subscriber(place.web.url("/push"))
        # Each way, once
        push = (await ask(anna, table, "push", browser.target)).json()
        mail = (await ask(anna, table, "mail", "anna@example.org", delay=720)).json()
        hook = place.web.url("/hook?token=geheim", "json")
        chat = (await ask(anna, table, "chat", hook)).json()
        known = await notices_of(anna, table)
        assert known["notices"] == [push, mail, chat]
        shown = {"id": mail["id"], "way": "mail", "label": "anna@example.org", "delay": 720}
        assert mail == shown | {"here": True, "unconfirmed": True}
        # The target's secrets do not come back, nor its address with a push service
        assert "geheim" not in str(known)
        assert browser.endpoint not in str(known)
        # The browser is sent one at once, and can read it; so is the chat
        assert await anna.post(f"{here}/{push['id']}/trial", {"seat": 0}) == {}
        assert await anna.post(f"{here}/{chat['id']}/trial", {"seat": 0}) == {}
        assert "Home" in browser.read(place.web.requests[0])["body"]
        assert "Home" in place.web.requests[1].body.decode()
        # Sooner, and not at all
        assert (await anna.ask("PUT", f"{here}/{push['id']}", {"seat": 0, "delay": 1})).status_code == 204
        assert (await notices_of(anna, table))["notices"][0]["delay"] == 1
        for notice in (push, mail, chat):
            ended = await anna.ask("DELETE", f"{here}/{notice['id']}", {"seat": 0})
            assert ended.status_code == 204
        assert (await notices_of(anna, table))["notices"] == []
        gone = await anna.ask("POST", f"{here}/{push['id']}/trial", {"seat": 0})
        assert (gone.status_code, gone.json()["code"]) == (404, "no_such_notice")


async def test_a_browser_with_a_new_address_is_told_there_at_all_its_tables(place: Place) -> None:
    async with Person(place.url) as anna, Person(place.url) as bela:
        # Given a browser that is told of two tables, and another browser
        tables = [(await anna.open_table(title=title))["id"] for title in ("Home", "Away")]
        former, later = Subscriber(place.web.url("/former")), Subscriber(place.web.url("/later"))
        for table in tables:
            await ask(anna, table, "push", former.target)
        await bela.open_table()
        # When its push service gives it another address, which it has told one of the tables already
        again = (await ask(anna, tables[0], "push", later.target)).json()
        body = {"former": former.endpoint, "target": later.target}
        stranger = await bela.ask("PUT", "/api/notices/browser", body)
        assert (stranger.status_code, stranger.json()["code"]) == (404, "no_such_notice")
        assert (await anna.ask("PUT", "/api/notices/browser", body)).status_code == 204
        # Then it is told there, once at each
        for table in tables:
            [notice] = (await notices_of(anna, table))["notices"]
            assert notice["id"] != again["id"]
            await anna.post(f"/api/tables/{table}/notices/{notice['id']}/trial", {"seat": 0})
        assert [request.path for request in place.web.requests] == ["/later", "/later"]
        assert "Away" in later.read(place.web.requests[1])["body"]
        # And a second time there is nothing to move; an address that is none is refused
        assert (await anna.ask("PUT", "/api/notices/browser", body)).status_code == 404
        body["target"] = {**later.target, "endpoint": "file:///etc/passwd"}
        refused = await anna.ask("PUT", "/api/notices/browser", body)
        assert (refused.status_code, refused.json()["code"]) == (422, "bad_address")


async def test_an_address_is_asked_first_and_told_nothing_before_it_has_answered(place: Place) -> None:
    async with Person(place.url, lang="hu") as anna, Person(place.url) as nobody:
        anna.http.headers["Accept-Language"] = "hu"
        table = (await anna.open_table(title="Vegyél gyógyszert"))["id"]
        notice = (await ask(anna, table, "mail", "bela@example.org")).json()
        # What it is sent says nothing that Anna has typed
        [(to, mail)] = place.mails.mails
        assert (to, mail["Subject"]) == ("bela@example.org", "A tiéd ez a cím?")
        assert "gyógyszert" not in mail.get_content()
        # Whoever has the mail says yes, without a login
        key = place.key()
        about = await nobody.post("/api/notices/keys", {"key": key, "use": False})
        assert about == {"deed": "confirm", "label": "bela@example.org", "tables": ["Vegyél gyógyszert"]}
        assert (await notices_of(anna, table))["notices"][0].get("unconfirmed")
        await nobody.post("/api/notices/keys", {"key": key, "use": True})
        assert "unconfirmed" not in (await notices_of(anna, table))["notices"][0]
        # At the next table the address is known already
        other = (await anna.open_table())["id"]
        assert "unconfirmed" not in (await ask(anna, other, "mail", "bela@example.org")).json()
        assert len(place.mails.mails) == 1
        # A link that was used does it no second time once its notice is gone
        await anna.ask("DELETE", f"/api/tables/{table}/notices/{notice['id']}", {"seat": 0})
        spent = await nobody.ask("POST", "/api/notices/keys", {"key": key, "use": True})
        assert (spent.status_code, spent.json()["code"]) == (403, "bad_secret")


async def test_the_link_in_a_notice_ends_it_without_a_login_and_does_nothing_else(place: Place) -> None:
    async with Person(place.url) as anna, httpx.AsyncClient(base_url=place.url) as program:
        table = (await anna.open_table(title="Home"))["id"]
        notice = (await ask(anna, table, "mail", "anna@example.org")).json()
        await anna.post("/api/notices/keys", {"key": place.key(), "use": True})
        await anna.post(f"/api/tables/{table}/notices/{notice['id']}/trial", {"seat": 0})
        link = place.link()
        # Looking changes nothing, as often as a mail program looks
        for _ in range(2):
            page = await program.get(link)
            assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert len((await notices_of(anna, table))["notices"]) == 1
        # The key lets nobody in
        key = place.key()
        for cookie in (key, ""):
            answer = await program.get(
                f"/api/tables/{table}/notices?seat=0", headers={"Cookie": f"kalmar={cookie}"}
            )
            assert answer.status_code in (401, 403, 404)
        # A foreign page cannot make a browser use it
        form = {"List-Unsubscribe": "One-Click"}
        foreign = await program.post(link, data=form, headers={"Origin": "https://evil.example.org"})
        assert foreign.status_code == 403
        assert len((await notices_of(anna, table))["notices"]) == 1
        # One click of the mail program ends it (RFC 8058), and once more changes nothing
        assert (await program.post(link, data=form)).status_code == 204
        assert (await notices_of(anna, table))["notices"] == []
        assert (await program.post(link, data=form)).status_code == 403


async def test_what_a_mail_server_will_not_take_is_told_at_the_table(place: Place) -> None:
    async with Person(place.url) as anna:
        table = (await anna.open_table())["id"]
        notice = (await ask(anna, table, "mail", "anna@example.org")).json()["id"]
        path = f"/api/tables/{table}/notices/{notice}/trial"
        await anna.post("/api/notices/keys", {"key": place.key(), "use": True})
        place.mails.refusing = True
        assert await anna.post(path, {"seat": 0}) == {"trouble": "refused"}
        place.mails.refusing = False
        assert await anna.post(path, {"seat": 0}) == {}


async def test_setting_up_and_trying_out_have_a_limit(database: Settings) -> None:
    offering = {"public_url": HOME, "limit_notices": "2/minute"}
    async with serving(database.model_copy(update=offering)) as address, Person(address) as anna:
        table = (await anna.open_table())["id"]
        codes = [(await ask(anna, table, "push", "no target")).status_code for _ in range(3)]
        assert codes == [422, 422, 429]


async def test_the_one_click_of_a_mail_program_confirms_no_address(place: Place) -> None:
    async with Person(place.url) as anna, httpx.AsyncClient(base_url=place.url) as program:
        table = (await anna.open_table())["id"]
        await ask(anna, table, "mail", "anna@example.org")
        assert (await program.post(f"/notices?key={place.key()}", data={"a": "b"})).status_code == 403
        assert (await notices_of(anna, table))["notices"][0]["unconfirmed"]


NO_TARGETS: list[tuple[str, Any]] = [
    *(("mail", text) for text in ("anna", "a@b", "a@b.c, d@e.f", "A <a@example.org>", "á@example.org")),
    *(("mail", text) for text in ("a@example.org\nBcc: b@example.org", '"a b"@example.org', "a@[10.0.0.1]")),
    *(("chat", text) for text in ("exec://ls", "https://example.org", "mailto://a:b@example.org", "x")),
    ("push", {"endpoint": "ftp://example.org/x", "p256dh": "B" * 87, "auth": "A" * 22}),
    ("push", {"endpoint": "https://example.org/x", "p256dh": "B" * 80, "auth": "A" * 22}),
    ("push", {"endpoint": "https://example.org/x", "p256dh": "B" * 87, "auth": "ő"}),
    ("push", "https://example.org/x"),
    ("mail", {"endpoint": "https://example.org/x", "p256dh": "B" * 87, "auth": "A" * 22}),
]


async def test_what_is_no_target_is_refused_and_nothing_is_sent(place: Place) -> None:
    async with Person(place.url) as anna:
        table = (await anna.open_table())["id"]
        for way, target in NO_TARGETS:
            answer = await ask(anna, table, way, target)
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_address"), target
        assert (await notices_of(anna, table))["notices"] == []
        assert (place.mails.mails, place.web.requests) == ([], [])


async def test_a_seat_s_notices_are_its_own_people_s_business(place: Place) -> None:
    async with Person(place.url) as anna, Person(place.url, "Béla") as bela, Person(place.url) as stranger:
        opened = await anna.open_table()
        table, here = opened["id"], f"/api/tables/{opened['id']}/notices"
        await bela.join(opened["code"])
        notice = (await ask(anna, table, "mail", "anna@example.org")).json()["id"]
        for other in (bela, stranger):
            for method, path, body in (
                ("GET", f"{here}?seat=0", None),
                ("POST", here, {"seat": 0, "way": "mail", "target": "x@example.org", "delay": 5}),
                ("PUT", f"{here}/{notice}", {"seat": 0, "delay": 1}),
                ("DELETE", f"{here}/{notice}", {"seat": 0}),
                ("POST", f"{here}/{notice}/trial", {"seat": 0}),
            ):
                answer = await other.ask(method, path, body)
                assert answer.status_code in (401, 403), (method, path)
        # Nor does somebody's own seat let them at another's
        for method, path in (("DELETE", notice), ("POST", f"{notice}/trial")):
            answer = await bela.ask(method, f"{here}/{path}", {"seat": 1})
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_notice")
        assert len(place.mails.mails) == 1


async def test_there_is_an_end_to_how_many_one_may_have(place: Place) -> None:
    async with Person(place.url) as anna:
        table = (await anna.open_table())["id"]
        codes = [(await ask(anna, table, "mail", f"a{i}@example.org")).status_code for i in range(7)]
        assert codes == [201] * 5 + [409] * 2
        # The same once more is no other
        again = await ask(anna, table, "mail", "a0@example.org", delay=120)
        assert (again.status_code, again.json()["delay"]) == (201, 120)


async def test_a_browser_that_is_gone_ends_its_notices_at_all_tables(place: Place) -> None:
    async with Person(place.url) as anna:
        browser = Subscriber(place.web.url("/push"))
        tables = [(await anna.open_table())["id"] for _ in range(2)]
        notices = [(await ask(anna, table, "push", browser.target)).json()["id"] for table in tables]
        place.web.answers["/push"] = (410, "")
        path = f"/api/tables/{tables[0]}/notices/{notices[0]}/trial"
        assert await anna.post(path, {"seat": 0}) == {"trouble": "gone"}
        for table in tables:
            assert (await notices_of(anna, table))["notices"] == []


async def test_when_the_seat_moves_mail_and_chat_stay_and_the_old_browser_is_told_no_more(
    place: Place,
) -> None:
    async with Person(place.url) as anna, Person(place.url, "Anna") as phone:
        table = (await anna.open_table())["id"]
        await ask(anna, table, "push", Subscriber(place.web.url("/push")).target)
        await ask(anna, table, "mail", "anna@example.org")
        link = (await anna.post(f"/api/tables/{table}/recovery", {"seat": 0}))["link"]
        await phone.post("/api/recoveries", {"secret": link.partition("#")[2], "take": True})
        [kept] = (await notices_of(phone, table))["notices"]
        assert (kept["way"], kept["here"]) == ("mail", False)
        assert (await anna.ask("GET", f"/api/tables/{table}/notices?seat=0")).status_code == 403


async def test_a_sweep_of_the_server_itself_tells_whoever_is_away(place: Place, monkeypatch: Any) -> None:
    """With the clock of the machine: what has lasted long enough is told of at the next sweep."""
    monkeypatch.setattr("server.notices.notices.SWEEP_SECONDS", 0.05)
    monkeypatch.setattr("server.notices.turns.MINUTE", 1)
    async with Person(place.url) as anna, Person(place.url, "Béla") as bela:
        opened = await anna.open_table("vikings", seats=2)
        await bela.join(opened["code"])
        tab = await anna.tab(opened["id"], 0)
        assert (await tab.act("start"))["t"] == "ack"
        turn = tab.view["table"]["waiting"][0]
        who = (anna, bela)[turn]
        await ask(who, opened["id"], "chat", place.web.url("/hook", "json"), seat=turn, delay=1)
        if turn == 0:  # they look at it: nothing comes before they leave
            await tab.say({"t": "visible", "visible": False})
        assert f"/t/{opened['id']}" in (await place.web.first()).body.decode()
