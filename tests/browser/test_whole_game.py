"""Two people and a bot play Expedition by clicking only: a desktop in English, a phone in Hungarian."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect
from playwright.sync_api import TimeoutError as TooSlow

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60_000
"""Milliseconds that a busy machine may take for one thing."""
HESITATION = 5_000
"""Milliseconds after which a player looks again: the control has gone, since the table went on."""
EVENING = 900
"""Seconds that the whole game may take."""

MY_TURN = '.k-bar[data-turn="me"]'
STEP = f'{MY_TURN} [data-focus="step"].k-btn--do'
MISSING_TEXT = re.compile(r"\{[$\w-]+\}|⟦|\bundefined\b|\bNaN\b|\[object ")
"""What a text looks like that is missing, or that lacks one of its parts."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of these tests alone, whose bots do not pause."""
    command = [sys.executable, "-m", "server", "serve", "--port", "0"]
    environment = {"KALMAR_DATA_DIR": str(tmp_path_factory.mktemp("data")), "KALMAR_BOT_PAUSE": "0"}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = (re.search(r"http://\S+:\d+", line) for line in server.stdout)
        yield next(match.group() for match in found if match)
        server.terminate()


class Player:
    """Somebody with a browser of their own, who reads nothing but the page."""

    def __init__(
        self, browser: Browser, name: str, language: str, size: tuple[int, int], *, touch: bool
    ) -> None:
        self.name, self.language, self.size, self.touch = name, language, size, touch
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=touch,
            reduced_motion="reduce",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on(
            "console", lambda said: self.troubles.append(said.text) if said.type == "error" else None
        )
        self.seen: set[str] = set()

    def press(self, selector: str, nth: int = 0) -> bool:
        """Presses such a control, by finger or by mouse; False where it has gone meanwhile."""
        control = self.page.locator(selector).nth(nth)
        try:
            control.tap(timeout=HESITATION) if self.touch else control.click(timeout=HESITATION)
        except TooSlow:
            return False
        return True

    def turn(self, chance: random.Random) -> bool:
        """Does one thing if it is this player's turn; whether it was."""
        if not self.page.locator(MY_TURN).is_visible():
            return False
        cards = self.page.locator("[data-draw][data-open]").count()
        if self.page.locator(STEP).is_visible():
            return self.press(STEP)
        if cards:
            return self.press("[data-draw][data-open]", chance.randrange(cards))
        return self.press(f"{MY_TURN} .k-btn--do")

    def read(self) -> None:
        """Looks for missing texts and for anything that does not fit."""
        text = self.page.locator("body").inner_text()
        assert not MISSING_TEXT.search(text), MISSING_TEXT.search(text)
        wide = self.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= self.size[0], f"the page is {wide} px wide on a screen of {self.size[0]}"

    def check(self, phase: str) -> None:
        """Once a phase: everybody can read and use the page."""
        if phase in self.seen:
            return
        self.seen.add(phase)
        self.read()
        findings = Axe().run(self.page).response["violations"]
        grave = [
            (finding["id"], [node["html"][:200] for node in finding["nodes"]])
            for finding in findings
            if finding["impact"] in ("serious", "critical")
        ]
        assert grave == [], phase


@pytest.fixture
def players(browser: Browser) -> Iterator[tuple[Player, Player]]:
    expect.set_options(timeout=PATIENCE)
    anna = Player(browser, "Anna", "en", (1440, 900), touch=False)
    bela = Player(browser, "Béla", "hu", (360, 740), touch=True)
    yield anna, bela
    for player in (anna, bela):
        player.context.close()


def seated(address: str, anna: Player, bela: Player) -> None:
    """Anna lays a table for three, a bot sits down, Béla comes by the invitation; Anna starts."""
    page = anna.page
    page.goto(address)
    page.locator('input[name="name"]').first.fill(anna.name)
    anna.check("lobby")
    page.get_by_role("button", name=re.compile("Lay it for friends|^Marco Polo Expedition")).first.click()
    order = page.get_by_role("dialog")
    order.get_by_role("button", name="3", exact=True).click()
    anna.check("new table")
    order.get_by_role("button", name="Lay the table").click()
    page.wait_for_url(re.compile("/t/"))
    code = page.locator(".invite__link b").inner_text()
    bela.page.goto(f"{address}/j/{code}")
    bela.page.locator('input[name="name"]').fill(bela.name)
    bela.check("invitation")
    assert bela.press('button[type="submit"]')
    bela.page.wait_for_url(re.compile("/t/"))
    bela.check("set-up")
    page.get_by_role("button", name="Fill with").click()
    anna.check("set-up")
    page.get_by_role("button", name="Start with three").or_(
        page.locator('[data-focus="start"]')
    ).first.click()


def test_a_whole_game_by_clicking(address: str, players: tuple[Player, Player]) -> None:
    anna, bela = players
    chance = random.Random(1271)
    # Given a table of two people and a bot
    seated(address, anna, bela)
    for player in players:
        expect(player.page.locator(".k-bar")).to_be_visible()
    # When they play to the end, each on their own screen
    deadline = time.monotonic() + EVENING
    while not all(player.page.locator(".scores").is_visible() for player in players):
        assert time.monotonic() < deadline, "the game does not come to its end"
        for player in players:
            if player.turn(chance):
                player.check("my turn")
            else:
                player.check("waiting")
        anna.page.wait_for_timeout(50)
    # Then both see the same end, every line of it, and nothing went wrong on the way
    for player in players:
        player.check("end")
        assert player.troubles == []
    totals = [sorted(player.page.locator(".scores__total").all_inner_texts()) for player in players]
    assert totals[0] == totals[1]
    assert len(totals[0]) == 3
