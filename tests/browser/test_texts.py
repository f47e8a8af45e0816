"""Script in names, titles and chat (P17): on every page it is text, and the policy had nothing to stop."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import PHONE, Player, begin
from tests.payloads import PAYLOADS

HOSTILE = [
    ("<img src=x onerror=hit()>", "</title><script>hit()</script>", "<svg onload=hit()><iframe srcdoc=x>"),
    ('"><b onclick=hit()>bold', "{ $name } ${hit()} {{hit()}}", "javascript:hit() <a href=javascript:hit()>"),
]
"""A name, a table's title, and a line of chat."""

INTRUDERS = "#app img[src='x'], #app iframe, #app script, #app [onerror], #app [onload], #app [onclick]"


def shown_as_text(player: Player, *words: str) -> None:
    """They can be read on the page, letter by letter, and nothing was made of them."""
    for word in words:
        expect(player.page.get_by_text(word).first).to_be_attached()
    assert player.page.locator(INTRUDERS).count() == 0
    player.read_size()


@pytest.mark.parametrize("hostile", HOSTILE, ids=["elements", "attributes"])
def test_what_people_write_is_shown_as_text_everywhere(come: Come, hostile: tuple[str, str, str]) -> None:
    name, title, line = hostile
    anna, mallory, cora = come("Anna"), come(name[:24], "hu", PHONE, touch=True), come("Cora")
    name = mallory.name
    for player in (anna, mallory, cora):
        player.context.add_init_script("window.hits = 0; window.hit = () => { window.hits += 1; };")

    # at the door and in the lobby
    opened = mallory.open_table(seats=3, title=title)
    cora.page.goto(f"{cora.url}/j/{opened['code']}")
    shown_as_text(cora, name, title)
    mallory.page.goto(mallory.url)
    shown_as_text(mallory, title)

    # while the table is laid
    anna.join(opened["code"])
    mallory.go(opened["id"])
    anna.go(opened["id"])
    shown_as_text(anna, name, title)
    assert anna.page.title().startswith(title)
    mallory.must_press('[data-focus="start"]')
    for player in (anna, mallory):
        expect(player.page.locator("[data-space]").first).to_be_visible()

    # in the game: panels, log, chat, a seat's sheet
    shown_as_text(anna, name, title)
    mallory.must_press('[data-focus="talk"]')
    mallory.page.locator('[data-focus="say"]').fill(line)
    mallory.page.keyboard.press("Enter")
    shown_as_text(mallory, line)
    anna.page.get_by_role("tab", name="Chat").click()
    shown_as_text(anna, name, line)
    anna.page.locator('[data-seat][data-focus^="seat-"]').first.click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    shown_as_text(anna, name)
    anna.page.keyboard.press("Escape")

    # for somebody who looks on, and in the replay
    cora.go(opened["id"])
    shown_as_text(cora, name, title)
    cora.must_press('[data-focus="replay"]')
    expect(cora.page.locator('[data-focus="replay-play"]')).to_be_visible()
    shown_as_text(cora, name)

    for player in (anna, mallory, cora):
        assert player.page.evaluate("window.hits") == 0
        player.nothing_went_wrong()


def test_a_name_that_turns_text_around_turns_nothing(come: Come) -> None:
    anna, bela = come("Anna"), come("\u202eevil\u202c\u200b")
    table = begin([anna, bela])
    name = anna.view(table)["table"]["seats"][1]["name"]
    assert name == "evil"
    expect(anna.page.locator(".seat .k-seat__name")).to_have_text("evil")


def test_forty_texts_are_read_as_they_were_written(come: Come) -> None:
    mallory, anna = come("Mallory"), come("Anna", "hu", PHONE, touch=True)
    for player in (mallory, anna):
        player.context.add_init_script("window.hits = 0; window.hit = () => { window.hits += 1; };")
    # as titles, in the lobby of whoever sits there
    titled = [mallory.open_table(title=payload[:200])["id"] for payload in PAYLOADS]
    lines = {line["id"]: line["title"] for line in mallory.ask("GET", "/api/me")["tables"]}
    assert set(titled) <= set(lines)
    mallory.page.goto(mallory.url)
    shown_as_text(mallory, *(title for title in map(lines.get, titled) if title))
    # as lines of chat, all on one page
    table = mallory.open_table()
    anna.join(table["code"])
    mallory.go(table["id"])
    anna.go(table["id"])
    mallory.must_press('[data-focus="start"]')
    expect(anna.page.locator("[data-space]").first).to_be_visible()
    said = talk(mallory, table["id"], PAYLOADS)
    assert len(said) >= 35
    anna.must_press('[data-focus="talk"]')
    shown_as_text(anna, *said)
    for player in (anna, mallory):
        assert player.page.evaluate("window.hits") == 0
        player.nothing_went_wrong()


def talk(player: Player, table: str, lines: Sequence[str]) -> list[str]:
    """Says it all over a socket of the page's own; answers what the table keeps of it."""
    player.page.evaluate(
        """async ([table, lines]) => {
          const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
          await new Promise((open) => socket.addEventListener("open", open));
          const say = (message) => socket.send(JSON.stringify(message));
          const answered = new Promise((done) => socket.addEventListener("message", ({data}) => {
            if (JSON.parse(data).id === `c${lines.length - 1}`) done();
          }));
          say({t: "hello", protocol: 1, page: "", table, seat: 0, seq: null});
          lines.forEach((text, n) => say({t: "chat", id: `c${n}`, seat: 0, text: text.slice(0, 2000)}));
          await answered;
          socket.close();
        }""",
        [table, list(lines)],
    )
    return [line["text"] for line in player.view(table, 0)["chat"]]
