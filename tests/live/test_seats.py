"""Two people, one seat (P08), and a seat that moves to another device (P04, P16)."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx

from server.settings import Settings
from server.store.migrate import migrate
from tests.client import Person, Tab, serving
from tests.live.games import begun

FULL = {"table_full", "seat_taken"}
"""How those are refused who come too late."""


async def claimed(people: list[Person], code: str) -> list[httpx.Response]:
    """What each is answered, when all want to sit down at once."""
    claims = [
        person.ask("POST", f"/api/invitations/{code}", {"name": person.name, "entropy": ""})
        for person in people
    ]
    return await asyncio.gather(*claims)


async def test_fifty_who_want_the_last_seat_and_one_gets_it(any_database: Settings) -> None:
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(serving(any_database))
        host = await stack.enter_async_context(Person(url))
        opened = await host.open_table(seats=2)
        people = [await stack.enter_async_context(Person(url, f"Guest {number}")) for number in range(50)]

        # when fifty claim it at once
        answers = await claimed(people, opened["code"])

        # then one sits there, and to the others it is said kindly
        winners = [person for person, answer in zip(people, answers, strict=True) if answer.is_success]
        assert len(winners) == 1
        codes = {answer.json()["code"] for answer in answers if not answer.is_success}
        assert codes <= FULL
        assert {answer.status_code for answer in answers} == {200, 409}
        table = (await host.view(opened["id"], 0))["table"]
        assert [seat["name"] for seat in table["seats"]] == ["Anna", winners[0].name]
        assert (await host.ask("GET", f"/api/invitations/{opened['code']}")).status_code == 409

        # when the winner leaves and somebody else takes the seat
        tab = await winners[0].tab(opened["id"], 1)
        assert (await tab.act("leave"))["t"] == "ack"
        assert (await tab.gone())[0] == 4401
        code = (await host.view(opened["id"], 0))["table"]["code"]
        loser = next(person for person in people if person is not winners[0])
        assert (await loser.join(code))["seat"] == 1

        # then the first one's cookie opens nothing
        answer = await winners[0].ask("GET", f"/api/tables/{opened['id']}?seat=1")
        assert answer.status_code == 403
        refused = Tab(winners[0], opened["id"], 1)
        refused.view = {"seq": -1}
        await refused.connect(hello=False)
        await refused.hello()
        assert (await refused.gone())[0] == 4401


async def test_fifty_at_two_workers_want_the_last_seat_and_one_gets_it(
    settings: Settings, postgres_database: str
) -> None:
    await asyncio.to_thread(migrate, postgres_database)
    shared = settings.model_copy(update={"database_url": postgres_database})
    async with AsyncExitStack() as stack:
        urls = [await stack.enter_async_context(serving(shared)) for _ in range(2)]
        host = await stack.enter_async_context(Person(urls[0]))
        opened = await host.open_table(seats=2)
        people = [
            await stack.enter_async_context(Person(urls[number % 2], f"Guest {number}"))
            for number in range(50)
        ]
        # when half of them claim it at one worker and half at the other
        answers = await claimed(people, opened["code"])
        # then one sits there, whichever worker is asked
        winners = [person for person, answer in zip(people, answers, strict=True) if answer.is_success]
        assert len(winners) == 1
        assert sorted({answer.status_code for answer in answers}) == [200, 409]
        assert {answer.json()["code"] for answer in answers if not answer.is_success} <= FULL
        for url in urls:
            winners[0].http.base_url = httpx.URL(url)
            assert (await winners[0].view(opened["id"], 1))["seat"] == 1


async def test_a_link_preview_claims_nothing(any_url: str) -> None:
    async with Person(any_url) as anna, httpx.AsyncClient(base_url=any_url) as robot:
        opened = await anna.open_table(seats=2)
        for agent in ("facebookexternalhit/1.1", "Slackbot-LinkExpanding 1.0", "WhatsApp/2.0"):
            for method in ("GET", "HEAD"):
                answer = await robot.request(method, f"/j/{opened['code']}", headers={"User-Agent": agent})
                assert answer.status_code == 200
                assert "set-cookie" not in answer.headers
        assert (await anna.get(f"/api/invitations/{opened['code']}"))["free"] == 1


async def test_whoever_is_refused_a_seat_or_a_table_is_known_when_they_try_again(url: str) -> None:
    async with Person(url) as anna, Person(url, "Anna") as namesake, Person(url, "Béla") as bela:
        # given people who were never here before
        opened = await anna.open_table(seats=3)
        seat = {"name": "Anna", "entropy": ""}
        table = {"game": "expedition", "seats": 9, "options": {}, "watch": False, **seat}
        for person, path, wrong, right, code in (
            (namesake, f"/api/invitations/{opened['code']}", seat, seat | {"name": "Panna"}, "name_taken"),
            (bela, "/api/tables", table, table | {"seats": 3}, "bad_option"),
        ):
            # when they are refused what they ask for, and ask again
            refused = await person.ask("POST", path, wrong)
            assert refused.json()["code"] == code
            known = person.http.cookies["kalmar"]
            await person.post(path, right)
            # then they are whom the house has let in before
            assert person.http.cookies["kalmar"] == known
            assert len((await person.get("/api/me"))["tables"]) == 1


async def test_a_seat_moves_to_another_device_by_its_link_and_ends_the_old_sessions(any_url: str) -> None:
    async with begun(any_url) as (tabs, people), Person(any_url, "Béla") as phone:
        # given Béla's link
        link = (await people[1].post(f"/api/tables/{tabs[1].table}/recovery", {"seat": 1}))["link"]
        page, secret = link.split("#")
        assert page == f"{any_url}/s"

        # when it is asked on the phone what it is for, nothing changes
        asked = await phone.post("/api/recoveries", {"secret": secret, "take": False})
        assert (asked["id"], asked["seat"], asked["name"]) == (tabs[1].table, 1, "Béla")
        assert "link" not in asked
        assert (await phone.ask("GET", f"/api/tables/{tabs[1].table}?seat=1")).status_code == 401

        # when it takes the seat
        taken = await phone.post("/api/recoveries", {"secret": secret, "take": True})

        # then the old tab is closed, its cookie has no seat, and the phone plays on
        assert (await tabs[1].gone())[0] == 4409
        assert (await people[1].ask("GET", f"/api/tables/{tabs[1].table}?seat=1")).status_code == 403
        here = await phone.tab(tabs[1].table, 1)
        assert (await here.chat("on the train now"))["t"] == "ack"
        assert here.view["game"]["private"]

        # and the used link is void, the new one is not
        again = await people[0].ask("POST", "/api/recoveries", {"secret": secret, "take": True})
        assert (again.status_code, again.json()["code"]) == (403, "bad_secret")
        fresh = taken["link"].split("#")[1]
        assert (await people[0].post("/api/recoveries", {"secret": fresh, "take": False}))["seat"] == 1


async def test_two_tabs_of_a_seat_stay_in_step_and_count_once(url: str) -> None:
    async with begun(url) as (tabs, people):
        seat = tabs[0].view["table"]["waiting"][0]
        first, second = tabs[seat], await people[seat].tab(tabs[seat].table, seat)
        for mover, other in ((first, second), (second, first)):
            move = next(template for template in mover.view["moves"] if not template.get("refused"))
            answer = await mover.move({"cmd": move["cmd"], **move.get("fixed", {}), **chosen(move)})
            assert answer["t"] == "ack", answer
            await mover.until(answer["seq"])
            await other.until(answer["seq"])
            if seat not in other.view["table"]["waiting"]:
                break
        assert first.view["game"] == second.view["game"]
        assert first.view["here"]["seats"].count(seat) == 1


async def test_seats_that_are_reordered_take_their_pages_along(url: str) -> None:
    async with Person(url) as anna, Person(url, "Béla") as bela:
        opened = await anna.open_table(seats=2)
        await bela.join(opened["code"])
        tabs = [await anna.tab(opened["id"], 0), await bela.tab(opened["id"], 1)]
        assert (await tabs[0].act("order", seats=[1, 0]))["t"] == "ack"
        for tab, seat in zip(tabs, (1, 0), strict=True):
            told = await tab.hear(lambda message: message["t"] == "reload")
            assert told == {"t": "reload", "reason": "eyes", "seat": seat}
            tab.seat = seat
            await tab.load()
            await tab.hello()
        assert (await bela.view(opened["id"], 0))["table"]["seats"][0]["name"] == "Béla"
        assert (await tabs[0].act("start"))["t"] == "ack"  # the host is still the host, on seat 1


def chosen(template: dict[str, Any]) -> dict[str, Any]:
    """The first way to fill in a template's choices."""
    return {
        field: [item for count, of in alternatives[0] for item in of[:count]]
        for field, alternatives in template.get("choose", {}).items()
    }
