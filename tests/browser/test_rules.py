"""The rules as they are read: on a page of their own, in both languages, on a phone and on a big screen."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from server.rules import registry
from tests.browser.conftest import Come
from tests.browser.player import PHONE

ROOT = Path(__file__).resolve().parents[2]
SIZES = {"phone": (360, 740), "desktop": (1440, 900)}
PATIENCE = 30_000
"""Milliseconds that a busy machine may take."""


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the tests look for in a game's rules."""

    sections: int
    ruling: str
    rulings: str
    """The section with the rulings."""
    accented: str
    """Typed without its accents."""
    rare: str
    """A word that one section alone has, once."""
    rare_at: str
    rare_in: str
    steps: tuple[str, str]
    """A section and the one after it."""
    first: str
    """Its paragraph."""
    kept: str
    kept_hu: str


BOOKS = msgspec.json.decode((Path(__file__).parent / "books.json").read_bytes(), type=dict[str, Book])
"""By game."""

SHOWN = [game for game in registry.GAMES if (ROOT / "web/games" / game / "index.js").is_file()]
"""Those that have a screen, and so are offered."""

Open = Callable[..., Page]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of these tests alone."""
    command = [sys.executable, "-m", "server", "serve", "--port", "0"]
    folder = tmp_path_factory.mktemp("data")
    with subprocess.Popen(
        command, cwd=ROOT, env={"KALMAR_DATA_DIR": str(folder)}, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        found = (re.search(r"http://\S+:\d+", line) for line in server.stdout)
        yield next(match.group() for match in found if match)
        server.terminate()


@pytest.fixture(params=SHOWN)
def game(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    name: str = request.param
    return name


@pytest.fixture
def book(game: str) -> Book:
    """What to look for in the rules of that game."""
    return BOOKS[game]


@pytest.fixture
def open_rules(address: str, browser: Browser, game: str, book: Book) -> Iterator[Open]:
    """Opens the rules of the game, in a browser of that size and language."""
    expect.set_options(timeout=PATIENCE)
    contexts: list[BrowserContext] = []

    def opened(size: str, language: str, place: str = "", **how: Any) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(viewport={"width": width, "height": height}, locale=language, **how)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: pytest.fail(str(error)))
        page.goto(f"{address}/rules/{game}{place}")
        expect(page.locator("[data-section]")).to_have_count(book.sections)
        return page

    yield opened
    for context in contexts:
        context.close()


@pytest.mark.parametrize(
    ("size", "language", "scheme"),
    [
        ("phone", "hu", "light"),
        ("phone", "en", "dark"),
        ("desktop", "en", "light"),
        ("desktop", "hu", "dark"),
    ],
)
def test_the_page_fits_and_everybody_can_read_it(
    open_rules: Open, size: str, language: str, scheme: str
) -> None:
    page = open_rules(size, language, color_scheme=scheme)

    assert page.evaluate("document.documentElement.scrollWidth") == SIZES[size][0]
    assert page.evaluate("document.documentElement.lang") == language
    findings = Axe().run(page).response["violations"]
    assert [finding for finding in findings if finding["impact"] in ("serious", "critical")] == []


def test_a_link_into_the_rules_opens_them_at_the_paragraph(open_rules: Open, book: Book) -> None:
    page = open_rules("desktop", "en", book.ruling)

    ruling = page.locator(book.ruling)
    expect(ruling).to_have_attribute("data-marked", "true")
    expect(ruling).to_be_in_viewport()
    expect(ruling).to_be_focused()
    expect(page.get_by_role("link", name=book.rulings)).to_have_attribute("aria-current", "location")


def test_words_are_found_without_their_accents(open_rules: Open, book: Book) -> None:
    page = open_rules("phone", "hu")
    search = page.get_by_role("searchbox")

    search.fill(book.accented)
    status = page.get_by_role("status").filter(has_text="/")
    count = int(status.inner_text().split("/")[1])
    assert count > 3
    expect(status).to_have_text(f"1/{count}")
    search.press("Enter")
    expect(status).to_have_text(f"2/{count}")
    search.press("Shift+Enter")
    search.press("Shift+Enter")
    expect(status).to_have_text(f"{count}/{count}")
    search.press("Escape")
    expect(search).to_have_value("")


def test_what_was_found_is_shown_where_it_stands(open_rules: Open, book: Book) -> None:
    page = open_rules("desktop", "en")

    page.get_by_role("searchbox").fill(book.rare)
    expect(page.locator(book.rare_at)).to_be_in_viewport()
    expect(page.get_by_role("link", name=book.rare_in).get_by_label("found once")).to_be_visible()


def test_the_contents_and_the_steps_lead_through_the_sections(open_rules: Open, book: Book) -> None:
    page = open_rules("phone", "en")
    first, second = book.steps

    contents = page.get_by_role("button", name="Contents")
    contents.click()
    page.get_by_role("link", name=first).click()
    expect(contents).to_have_attribute("aria-expanded", "false")
    expect(page.get_by_role("heading", name=first)).to_be_in_viewport()
    assert page.url.endswith(book.first)
    page.get_by_role("button", name=second).click()
    expect(page.get_by_role("heading", name=second)).to_be_in_viewport()
    expect(page.get_by_role("button", name=first)).to_be_visible()


def test_a_change_of_language_keeps_the_place(open_rules: Open, book: Book) -> None:
    page = open_rules("desktop", "en", book.kept)

    # Beside the board the switch is in sight; on this page a real click would scroll up to it first.
    page.get_by_role("button", name="Magyar").dispatch_event("click")
    expect(page.get_by_role("heading", name=book.kept_hu)).to_be_in_viewport()
    expect(page).to_have_title(re.compile("Szabályok.*Kalmár"))


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_the_rules_of_every_game_are_found_from_the_front_page(come: Come, size: tuple[int, int]) -> None:
    # Given somebody on the front page
    anna = come("Anna", "hu", size)
    anna.page.goto(f"{anna.url}/")
    # When they ask for rules
    anna.page.locator('nav a[href="/rules"]').click()
    expect(anna.page.locator("main h1")).to_have_text("Szabályok")
    # Then those of every game are there, and lead to those of all others
    first, *others = registry.GAMES
    anna.page.locator(f'a[href="/rules/{first}"]').click()
    expect(anna.page.locator(f'h1[data-game="{first}"]')).to_be_visible()
    for game in others:
        anna.page.locator(f'.r-games a[href="/rules/{game}"]').click()
        expect(anna.page.locator(f'h1[data-game="{game}"]')).to_be_visible()
        expect(anna.page.locator(".r-games [aria-current]")).to_have_attribute("href", f"/rules/{game}")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= size[0]
