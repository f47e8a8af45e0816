"""A page that lacks what it is made of: after an update it loads itself anew, and else it says so."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Come

OLD = "0123456789abcdef"


@pytest.mark.parametrize(
    ("late", "click"), [("about/about.js", '.head a[href="/about"]'), ("texts/hu.ftl", '.head [lang="hu"]')]
)
def test_a_page_of_an_older_version_loads_itself_anew(come: Come, late: str, click: str) -> None:
    # Given a page that has not fetched everything yet, and a server that has another version by now
    anna = come("Anna")
    asked: list[str] = []

    def ask(route: Route) -> None:
        asked.append(route.request.url)
        old = re.sub(r"/v/\w+/", f"/v/{OLD}/", route.request.url)
        route.continue_(url=old if len(asked) == 1 else None)

    anna.page.route(f"**/{late}", ask)
    anna.page.goto(f"{anna.url}/")
    # When it asks for something more
    # Then it is loaded anew, and can do what it could not
    with anna.page.expect_event("load"):
        anna.page.locator(click).first.click()
    expect(anna.page.locator("h1").first).to_be_visible()
    anna.page.locator(click).first.click()
    expect(anna.page.locator("h1").first).to_be_visible()
    anna.until(lambda: len(asked) == 2)
    assert OLD not in anna.page.content()


def test_a_page_whose_module_is_missing_for_good_does_not_load_for_ever(come: Come) -> None:
    # Given a page whose module never comes
    anna = come("Anna")
    anna.page.route(
        "**/about/about.js",
        lambda route: route.continue_(url=re.sub(r"/v/\w+/", f"/v/{OLD}/", route.request.url)),
    )
    loads: list[str] = []
    anna.page.on("request", lambda asked: loads.append(asked.url) if asked.is_navigation_request() else None)
    # When it is opened
    anna.page.goto(f"{anna.url}/about")
    # Then it says so in the end, and tries no more when it has fetched what else there is
    expect(anna.page.get_by_role("button", name="Try again", exact=True)).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    assert len(loads) == 2, "once, and once again"


@pytest.mark.parametrize("missing", ["app.js", "lib/route.js", "texts/en.ftl", "texts/hu.ftl"])
def test_a_page_whose_app_does_not_come_says_so_and_can_be_tried_again(come: Come, missing: str) -> None:
    # Given a line on which something got lost that every page needs
    anna = come("Anna", "hu" if missing.endswith("hu.ftl") else "en")
    anna.page.route(f"**/web/{missing}", lambda route: route.abort())
    anna.page.goto(f"{anna.url}/")
    # Then the page is not empty
    expect(anna.page.locator("#unloaded")).to_be_visible()
    # When the line is better and it is tried again, all is there
    anna.page.unroute(f"**/web/{missing}")
    anna.page.get_by_role("button", name="Try again · Újra").click()
    expect(anna.page.locator("h1").first).to_be_visible()
    expect(anna.page.locator("#unloaded")).to_be_hidden()
