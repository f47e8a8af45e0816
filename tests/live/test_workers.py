"""Two workers on one PostgreSQL database: with Redis between them, and while Redis is away."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator

import pytest

from server.settings import Settings
from server.store.migrate import migrate
from tests.client import Person, Tab, serving


@pytest.fixture(params=["redis", "silence"])
def shared(
    request: pytest.FixtureRequest,
    settings: Settings,
    postgres_database: str,
    monkeypatch: pytest.MonkeyPatch,
) -> Settings:
    """The settings of both workers; "silence": there is a Redis in them, but nothing answers."""
    migrate(postgres_database)
    redis = "redis://127.0.0.1:1/0"
    if request.param == "redis":
        redis = request.getfixturevalue("redis_database")
    else:
        monkeypatch.setattr("server.tables.house.LOOK_SECONDS", 0.05)
    monkeypatch.setattr("server.live.hints.BEAT_SECONDS", 0.05)
    return settings.model_copy(update={"database_url": postgres_database, "redis_url": redis})


@pytest.fixture
async def urls(shared: Settings) -> AsyncIterator[tuple[str, str]]:
    async with serving(shared) as first, serving(shared) as second:
        yield first, second


async def seated(urls: tuple[str, str], anna: Person, bela: Person) -> list[Tab]:
    """Anna at the first worker and Béla at the second, at one table."""
    opened = await anna.open_table(seats=2)
    await bela.join(opened["code"])
    return [await anna.tab(opened["id"], 0), await bela.tab(opened["id"], 1)]


async def test_a_game_is_played_across_two_workers(urls: tuple[str, str]) -> None:
    async with Person(urls[0]) as anna, Person(urls[1], "Béla") as bela:
        tabs = await seated(urls, anna, bela)
        assert (await tabs[0].act("start"))["t"] == "ack"
        chance = random.Random(6)
        for _ in range(25):
            latest = max(tab.seq for tab in tabs)
            for tab in tabs:
                await tab.until(max(latest, 0))
            mover = tabs[tabs[0].view["table"]["waiting"][0]]
            answer = await mover.move(mover.any_move(chance))
            assert answer["t"] in ("ack", "refused"), answer
            if answer["t"] == "ack":
                for tab in tabs:
                    await tab.until(answer["seq"])
        for tab in tabs:
            fresh = await tab.person.view(tab.table, tab.seat)
            assert tab.view["game"] == fresh["game"]
            assert (tab.view["moves"], tab.view["stamp"]) == (
                fresh.get("moves", []),
                fresh.get("stamp", tab.view["stamp"]),
            )
        assert tabs[0].view["game"]["public"] == tabs[1].view["game"]["public"]


async def test_both_move_at_once_and_one_row_comes_of_it(urls: tuple[str, str]) -> None:
    async with Person(urls[0]) as anna, Person(urls[1], "Béla") as bela:
        tabs = await seated(urls, anna, bela)
        await tabs[0].act("start")
        for tab in tabs:
            await tab.until(0)
        # one browser, one message, sent to both workers
        seat = tabs[0].view["table"]["waiting"][0]
        mover = tabs[seat]
        other = Person(urls[1 - seat], mover.person.name)
        other.http.cookies.update(mover.person.http.cookies)
        async with other:
            twin = await other.tab(mover.table, seat)
            move = mover.any_move(random.Random(8))
            sent = {"t": "move", "id": "both", "stamp": mover.view["stamp"], "move": move}
            answers = await asyncio.gather(mover.request(sent), twin.request(sent))
            assert [(answer["t"], answer["seq"]) for answer in answers] == [("ack", 1)] * 2
            assert (await other.view(mover.table, seat))["seq"] == 1


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that are told nothing of each other's rows, neither by a hint nor by a look of their own."""
    monkeypatch.setattr("server.tables.house.House.catch_up", lambda *_: asyncio.sleep(0))
    monkeypatch.setattr("server.tables.house.House.look", lambda *_, **__: asyncio.sleep(0))


@pytest.mark.usefixtures("deaf")
async def test_nothing_is_refused_for_what_another_worker_has_changed(urls: tuple[str, str]) -> None:
    # Given two workers that are told nothing of each other's rows
    async with Person(urls[0]) as anna, Person(urls[1], "Béla") as bela:
        tabs = await seated(urls, anna, bela)
        # When Anna begins the game, and Béla calls a vote, which before the start nobody can
        assert (await tabs[0].act("start"))["t"] == "ack"
        assert not any(heard["t"] == "batch" for heard in tabs[1].heard)
        called = await tabs[1].act("call", kind="end")
        # Then it is judged by how the table is
        assert (called["t"], called["seq"]) == ("ack", 1)


async def test_set_up_reaches_the_other_worker(urls: tuple[str, str]) -> None:
    async with Person(urls[0]) as anna, Person(urls[1], "Béla") as bela:
        tabs = await seated(urls, anna, bela)
        await tabs[1].act("name", name="Balázs")
        await tabs[0].hear(
            lambda heard: heard["t"] == "table" and heard["table"]["seats"][1]["name"] == "Balázs"
        )
        await tabs[0].act("kick", seat=1)
        assert (await tabs[1].gone())[0] == 4401


@pytest.mark.parametrize("shared", ["redis"], indirect=True)
async def test_chat_and_presence_reach_the_other_worker(urls: tuple[str, str]) -> None:
    async with Person(urls[0]) as anna, Person(urls[1], "Béla") as bela:
        tabs = await seated(urls, anna, bela)
        for tab in tabs:
            await tab.hear(lambda heard: heard["t"] in ("here", "welcome") and both_here(heard))
        await tabs[0].chat("can you read me?")
        line = await tabs[1].hear(lambda heard: heard["t"] == "chat")
        assert (line["name"], line["text"]) == ("Anna", "can you read me?")
        since = len(tabs[1].heard)
        await tabs[0].close()
        await tabs[1].hear(lambda heard: heard["t"] == "here" and heard["seats"] == [1], since)
        assert len([heard for heard in tabs[1].heard if heard["t"] == "chat"]) == 1


@pytest.mark.parametrize("shared", ["redis"], indirect=True)
async def test_a_worker_that_comes_later_knows_at_once_who_is_here(
    shared: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given Anna at a worker that will not tell again by itself who is at its tables
    monkeypatch.setattr("server.live.hints.BEAT_SECONDS", 3600)
    async with serving(shared) as first, Person(first) as anna:
        opened = await anna.open_table(seats=2)
        tab = await anna.tab(opened["id"], 0)
        # When another one is started, and Béla comes there
        async with serving(shared) as second, Person(second, "Béla") as bela:
            await bela.join(opened["code"])
            other = await bela.tab(opened["id"], 1)
            # Then both know of each other
            for one in (tab, other):
                await one.hear(lambda heard: heard["t"] in ("here", "welcome") and both_here(heard))


def both_here(message: dict[str, object]) -> bool:
    here = message.get("here", message)
    return isinstance(here, dict) and here["seats"] == [0, 1]


@pytest.mark.parametrize("shared", ["redis"], indirect=True)
async def test_a_seat_in_use_at_another_worker_is_said_to_be_in_use(urls: tuple[str, str]) -> None:
    # Given a seat whose page is open at the one worker
    async with Person(urls[0]) as anna, Person(urls[1], "Phone") as phone:
        opened = await anna.open_table()
        await anna.tab(opened["id"], 0)
        link = (await anna.post(f"/api/tables/{opened['id']}/recovery", {"seat": 0}))["link"]
        asked = {"secret": link.split("#")[1], "take": False}
        # When its link is looked at at the other
        looker = await phone.tab(opened["id"], None)
        await looker.until_here(0)
        found = await phone.post("/api/recoveries", asked)
        # Then that is told
        assert found["sessions"] == 1
