"""Being told that it is one's turn: the sheet at the table, the service worker, the link in a mail."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.player import HESITATION, PATIENCE, PHONE, Player, begin
from tests.notices.outside import Mails, Subscriber, Web, listening

SUBSCRIBE = """target => {
  // No push service is asked: this browser is given the subscription of one that the test can read for.
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => ({
    toJSON: () => userVisibleOnly && applicationServerKey.length === 65
      ? { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } } : {},
  });
}"""

CLICK = """async () => {
  const opened = [];
  Clients.prototype.openWindow = async (url) => opened.push(["open", url]);
  WindowClient.prototype.focus = async function () { opened.push(["focus", this.url]); };
  const [notification] = await registration.getNotifications();
  const click = new NotificationEvent("notificationclick", { notification });
  const done = [];
  click.waitUntil = (work) => done.push(work);
  dispatchEvent(click);
  await Promise.all(done);
  return [opened, (await registration.getNotifications()).length];
}"""


SHOWN = """async () => {
  const all = await (await navigator.serviceWorker.ready).getNotifications();
  return all.map(({ title, body, lang, data }) => [title, body, lang, data]);
}"""

MOVE = """async ([former, target]) => {
  const { endpoint, p256dh, auth } = target;
  const change = new ExtendableEvent("pushsubscriptionchange");
  const done = [];
  change.waitUntil = (work) => done.push(work);
  change.oldSubscription = { endpoint: former };
  change.newSubscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  dispatchEvent(change);
  await Promise.all(done);
}"""


class World:
    """What stands for the world outside, in a thread of its own."""

    def __init__(self) -> None:
        self.web, self.mails = Web(), Mails()
        self._open, self._end = threading.Event(), asyncio.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._live(),))

    async def _live(self) -> None:
        async with listening(self.web), listening(self.mails):
            self._open.set()
            await self._end.wait()

    def __enter__(self) -> World:
        self._thread.start()
        assert self._open.wait(PATIENCE / 1000)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join()
        self._loop.close()


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    with World() as world:
        yield world


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, world: World) -> Iterator[House]:
    """A server that offers all ways of being told."""
    house = House(
        tmp_path_factory.mktemp("data"),
        KALMAR_SMTP_HOST="127.0.0.1",
        KALMAR_SMTP_PORT=str(world.mails.port),
        KALMAR_SMTP_SECURITY="none",
        KALMAR_MAIL_FROM="Kalmár <kalmar@example.org>",
        KALMAR_NOTICE_NETWORKS="127.0.0.0/8",
        KALMAR_LIMIT_NOTICES="1000/minute",
    )
    house.environment["KALMAR_PUBLIC_URL"] = house.url
    house.start()
    yield house
    house.end()


def open_sheet(player: Player) -> None:
    """The sheet of notices, by the table's menu."""
    player.must_press('[data-focus="menu"]')
    player.page.locator(".menu-row", has=player.page.locator('use[href$="ui-bell-ring"]')).click()
    expect(player.page.locator(".way")).to_have_count(3)


def shown(player: Player) -> list[Any]:
    """The notifications that the service worker shows."""
    found: list[Any] = player.page.evaluate(SHOWN)
    return found


def deliver(player: Player, message: str) -> None:
    """Hands a message to the service worker, as the browser's push service does, until it shows something.

    A busy browser drops such a message now and then; the same one again takes the place of the first.
    """
    line: CDPSession = player.context.new_cdp_session(player.page)
    found: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    line.send("ServiceWorker.enable")
    player.until(lambda: bool(found))
    delivery = {"origin": player.url, "registrationId": found[0]["registrationId"], "data": message}
    sent = 0.0

    def is_shown() -> bool:
        nonlocal sent
        if time.monotonic() > sent + HESITATION / 1000:
            line.send("ServiceWorker.deliverPushMessage", delivery)
            sent = time.monotonic()
        return bool(shown(player))

    player.until(is_shown)


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 800)), ("hu", PHONE)])
def test_somebody_turns_on_notices_at_their_seat(
    come: Come, world: World, language: str, size: tuple[int, int]
) -> None:
    # Given a running game, and a browser that lets itself be told
    phone = size == PHONE
    anna, bela = come("Anna", language, size, touch=phone), come("Béla", "en")
    table = begin([anna, bela])
    subscriber = Subscriber(world.web.url(f"/push/{language}"))
    anna.context.grant_permissions(["notifications"], origin=anna.url)
    anna.page.evaluate(SUBSCRIBE, subscriber.target)
    open_sheet(anna)
    anna.check("notices, none yet")
    # When push is turned on and tried out
    ways = anna.page.locator(".way")
    ways.nth(0).locator('[data-focus="add-push"]').click()
    expect(ways.nth(0).locator(".notice")).to_have_count(1)
    expect(ways.nth(0).locator('[data-focus="add-push"]')).to_have_count(0)
    ways.nth(0).locator(".notice__delay button").nth(2).click()
    expect(ways.nth(0).locator(".notice__delay button").nth(2)).to_have_attribute("aria-pressed", "true")
    ways.nth(0).locator(".notice__acts button").first.click()
    anna.until(lambda: any(request.path == f"/push/{language}" for request in world.web.requests))
    # Then what comes can be read by this browser, and its service worker shows it
    [request] = [request for request in world.web.requests if request.path == f"/push/{language}"]
    message = subscriber.read(request)
    assert message["path"] == f"/t/{table}"
    assert message["lang"] == language
    deliver(anna, json.dumps(message))
    assert shown(anna) == [[message["title"], message["body"], language, {"path": f"/t/{table}"}]]
    # And a click on it leads to the table: to the tab that has it open, else to a new one
    worker = anna.context.service_workers[0]
    assert worker.evaluate(CLICK) == [[["focus", f"{anna.url}/t/{table}"]], 0]
    anna.page.goto(f"{anna.url}/about")
    expect(anna.page.locator("h1")).to_be_visible()
    deliver(anna, json.dumps(message))
    assert worker.evaluate(CLICK) == [[["open", f"{anna.url}/t/{table}"]], 0]

    # When the push service gives the browser another address, it is told there
    anna.go(table)
    moved = Subscriber(world.web.url(f"/moved/{language}"))
    worker.evaluate(MOVE, [subscriber.endpoint, moved.target])
    [push] = _notices(anna, table)
    anna.ask("POST", f"/api/tables/{table}/notices/{push['id']}/trial", {"seat": 0})
    [request] = [request for request in world.web.requests if request.path == f"/moved/{language}"]
    assert moved.read(request)["path"] == f"/t/{table}"

    # When an address is given, it is asked first, and the link in the mail turns it on
    open_sheet(anna)
    ways.nth(1).locator("input").fill(f"anna.{language}@example.org")
    ways.nth(1).locator('button[type="submit"]').click()
    expect(ways.nth(1).locator(".notice .k-icon").first).to_be_visible()
    ways.nth(2).locator("input").fill(world.web.url("/hook", "json"))
    ways.nth(2).locator('button[type="submit"]').click()
    expect(ways.nth(2).locator(".notice")).to_have_count(1)
    anna.check("notices, all three")
    link = next(word for word in world.mails.mails[-1][1].get_content().split() if "/notices?key=" in word)
    bela.page.goto(link)
    expect(bela.page.locator("h1")).to_be_visible()
    bela.check("confirming an address")
    assert "key" not in bela.page.url
    bela.page.locator(".door .k-btn--do").click()
    expect(bela.page.locator(".door .k-btn--do")).to_have_count(0)
    expect(bela.page.locator('.door [role="status"]')).to_be_visible()
    [mail] = [one for one in _notices(anna, table) if one["way"] == "mail"]
    assert "unconfirmed" not in mail
    # And a wrong address says so
    ways.nth(2).locator("input").fill("exec://ls")
    ways.nth(2).locator('button[type="submit"]').click()
    expect(anna.page.locator(".notices > .sheet__paper .refused").first).to_be_visible()
    for way in (2, 1, 0):
        ways.nth(way).locator(".notice__acts button").nth(1).click()
        expect(ways.nth(way).locator(".notice")).to_have_count(0)
    assert _notices(anna, table) == []


def _notices(player: Player, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = player.ask("GET", f"/api/tables/{table}/notices?seat=0")["notices"]
    return found
