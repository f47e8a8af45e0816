"""Somebody with a browser of their own, who reads nothing but the page and does nothing but click."""

from __future__ import annotations

import abc
import random
import re
import time
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooSlow

PATIENCE = 60_000
"""Milliseconds that a busy machine may take for one thing."""
HESITATION = 5_000
"""Milliseconds after which a player looks again: the control has gone, since the table went on."""

STANDSTILL = 300
"""Seconds after which a table at which nobody does anything has come to a standstill."""

MOST_DEEDS = 5_000
"""So much is done at most in a whole game, by all who play on a screen: by far."""

MOST_TABLES = 3
"""So many games are played at most to see all that a game may bring."""

DESKTOP = (1280, 800)
PHONE = (360, 740)

MY_TURN = '.k-bar[data-turn="me"]'
DO = f'{MY_TURN} .k-btn--do:not([data-focus="rematch"])'
"""What the bar proposes. Not a rematch: it stands there as soon as the last move is made."""
STEP = f'{MY_TURN} [data-focus="step"].k-btn--do'
DRAW = "[data-draw][data-open]"
GUIDE, SCORES = ".guide__card .k-btn--quiet", ".scores"

MISSING_TEXT = re.compile(r"\{[$\w-]+\}|⟦|\bundefined\b|\bNaN\b|\[object ")
"""What a text looks like that is missing, or that lacks one of its parts."""

COUNT = """selectors => Object.fromEntries(selectors.map((selector) =>
  [selector, [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length]))"""

WATCH_POLICY = """
  window.violations = [];
  document.addEventListener("securitypolicyviolation", (event) =>
    window.violations.push(`${event.violatedDirective}: ${event.blockedURI}`));
"""

KEEP_LINES = """
  window.lines = [];
  window.WebSocket = class extends WebSocket {
    constructor(...how) { super(...how); window.lines.push(this); }
  };
"""

SAY_ONE_MORE = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await drawn();
  const line = window.lines.findLast(({readyState}) => readyState === WebSocket.OPEN);
  const id = crypto.randomUUID();
  await new Promise((done) => {
    const hear = ({data}) => {
      if (JSON.parse(data).id !== id) return;
      line.removeEventListener("message", hear);
      done();
    };
    line.addEventListener("message", hear);
    line.send(JSON.stringify({t: "preview", id, seat: 0, move: {}}));
  });
  await drawn();
}"""
"""Says something by the page's own line, which changes nothing, and waits for its answer. What the page has
said before has been answered then, for the server hears one thing after the other."""


class Player:
    """A person: name, language, and a browser window of some size."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        *,
        touch: bool = False,
        motion: bool = False,
        **how: Any,
    ) -> None:
        self.url, self.name, self.language, self.size, self.touch = url, name, language, size, touch
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=touch,
            reduced_motion="no-preference" if motion else "reduce",
            **how,
        )
        self.context.add_init_script(WATCH_POLICY)
        self.context.add_init_script(KEEP_LINES)
        self.troubles: list[str] = []
        """What went wrong in the pages: errors of scripts, of the console, of the content policy."""
        self.page: Page = self.tab()
        self.seen: set[str] = set()

    def tab(self) -> Page:
        """One more tab of this browser."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._said)
        return page

    # ── What a page does without being clicked ────────────────────────────────────────────────────

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What the server answers this browser, asked as a page of ours asks."""
        answer = self.context.request.fetch(
            self.url + path, method=method, data=body, headers={"Origin": self.url}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def view(self, table: str, seat: int | None = None) -> dict[str, Any]:
        """The table as a page of this browser is given it."""
        view: dict[str, Any] = self.ask(
            "GET", f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}")
        )
        return view

    def open_table(self, seats: int = 2, **order: Any) -> Any:
        """Lays a table of Expedition and sits down on seat 0; `{id, code}`."""
        body = {"game": "expedition", "seats": seats, "options": {}, "watch": True, "entropy": ""}
        return self.ask("POST", "/api/tables", body | {"name": self.name} | order)

    def join(self, code: str) -> Any:
        return self.ask("POST", f"/api/invitations/{code}", {"name": self.name, "entropy": ""})

    # ── Looking ───────────────────────────────────────────────────────────────────────────────────

    def go(self, table: str) -> None:
        """Opens the table's page."""
        self.page.goto(f"{self.url}/t/{table}")
        expect(self.page.locator(".k-bar").first).to_be_visible()

    def until(self, true: Callable[[], bool]) -> None:
        """Waits until something is so."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not true():
            assert time.monotonic() < deadline, "it does not come to that"
            self.page.wait_for_timeout(50)

    def answered(self) -> None:
        """Waits until whatever was pressed on a table's page has had its effect, or none."""
        self.page.evaluate(SAY_ONE_MORE)

    def knows(self, game: str) -> None:
        """Needs no guide to a game; to be said before its page is opened."""
        self.context.add_init_script(f'localStorage.setItem("kalmar-guide-{game}", "done")')

    @property
    def to_move(self) -> bool:
        return self.page.locator(DO).first.is_visible()

    @property
    def hand(self) -> list[str]:
        """The cards in hand, by their ids."""
        cards: list[str] = self.page.locator("[data-card]").evaluate_all(
            "cards => cards.map((card) => card.dataset.card).sort()"
        )
        return cards

    @property
    def facts(self) -> dict[str, list[str]]:
        """What the page shows that is the same for everybody: where the figures stand, what can be drawn."""
        shown: dict[str, list[str]] = self.page.evaluate(
            """() => {
              const all = (selector, told) => [...document.querySelectorAll(selector)].map(told);
              return {
                figures: all("[data-figure]", (piece) =>
                  `${piece.dataset.figure} ${piece.getAttribute("transform")}`).sort(),
                offer: all("[data-draw]", ({dataset}) => dataset.draw),
                piles: all(".x-pile, [data-discard] .k-badge", (number) => number.textContent),
              };
            }"""
        )
        return shown

    @staticmethod
    def facts_of(view: dict[str, Any]) -> list[str]:
        """What can be drawn from according to a view, as `facts` has it."""
        return [*view["game"]["public"]["display"], "pile"]

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.troubles.append(f"{said.text} ({said.location['url']})")

    def read(self) -> None:
        """Looks for missing texts and for anything that does not fit."""
        text = self.page.locator("body").inner_text()
        assert not MISSING_TEXT.search(text), MISSING_TEXT.search(text)
        self.read_size()

    def read_size(self) -> None:
        """Nothing makes the page scroll sideways."""
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

    def nothing_went_wrong(self) -> None:
        """No error in any page, and nothing of ours that the content policy had to stop."""
        assert self.troubles == [], self.troubles
        for page in self.context.pages:
            found = page.evaluate("window.violations")
            assert found == [], found

    # ── Doing ─────────────────────────────────────────────────────────────────────────────────────

    def press(self, selector: str | Locator, nth: int = 0) -> bool:
        """Presses such a control, by finger or by mouse; False where it has gone meanwhile."""
        try:
            self.must_press(selector, nth, HESITATION)
        except TooSlow:
            return False
        return True

    def must_press(self, selector: str | Locator, nth: int = 0, patience: int = PATIENCE) -> None:
        """Presses such a control as soon as it is there. Raises TooSlow where it does not come."""
        control = (self.page.locator(selector) if isinstance(selector, str) else selector).nth(nth)
        control.tap(timeout=patience) if self.touch else control.click(timeout=patience)

    def drag(self, what: Locator, onto: Locator) -> None:
        """Drags a thing onto another, by finger or by mouse, as slowly as people do."""
        (x, y), (to_x, to_y) = middle(what), middle(onto)
        way = [(x + (to_x - x) * step / 8, y + (to_y - y) * step / 8) for step in range(1, 9)]
        if not self.touch:
            mouse = self.page.mouse
            mouse.move(x, y)
            mouse.down()
            for point in way:
                mouse.move(*point)
            mouse.up()
            return
        finger = self.context.new_cdp_session(self.page)
        for kind, points in [
            ("touchStart", [(x, y)]),
            *(("touchMove", [point]) for point in way),
            ("touchEnd", []),
        ]:
            touches = [{"x": left, "y": top} for left, top in points]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
        finger.detach()

    def draw_blind(self) -> None:
        """Draws from the pile; where a step could be made instead, that takes a second touch."""
        self.page.locator('[data-draw="pile"]').click()
        if self.page.locator('[data-draw="pile"][data-lit]').count():
            self.page.locator('[data-draw="pile"]').click()

    def turn(self, chance: random.Random) -> bool:
        """Does one thing if it is this player's turn; whether it was."""
        if not self.page.locator(MY_TURN).is_visible():
            return False
        if self.page.locator(GUIDE).first.is_visible():  # on a phone it may lie over what is to be touched
            self.press(GUIDE)
        cards = self.page.locator(DRAW).count()
        if self.page.locator(STEP).is_visible():
            return self.press(STEP)
        if cards:
            return self.press(DRAW, chance.randrange(cards))
        return self.press(DO)

    def sit_out(self) -> None:
        """Lets a bot play on for this player."""
        self.must_press('[data-focus="menu"]')
        rows = self.page.get_by_role("dialog").locator("button.menu-row")
        self.must_press(rows.filter(has_text=re.compile("Let a bot play for me|Játsszon helyettem bot")))
        expect(
            self.page.locator('[data-focus="return"]').or_(self.page.locator(SCORES)).first
        ).to_be_visible()

    def until_the_end(self) -> None:
        """Waits until bots have played the game to its end: as long as they go on."""
        table, seq, since = self.page.url.rsplit("/", 1)[1], -1, time.monotonic()
        while not self.page.locator(SCORES).is_visible():
            before, seq = seq, int(self.view(table)["seq"])
            since = time.monotonic() if seq > before else since
            assert time.monotonic() - since < STANDSTILL, f"the bots do nothing after row {seq}"
            self.page.wait_for_timeout(100)


def middle(thing: Locator) -> tuple[float, float]:
    """Where to touch it, px in the window."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Watchful(Player, abc.ABC):
    """Somebody who looks at a page once before each step, and goes by what is to be seen there."""

    there: dict[str, int]
    """How many of each thing are to be seen; looked at anew at the beginning of each step."""

    @abc.abstractmethod
    def things(self) -> list[str]:
        """What to look for."""

    @abc.abstractmethod
    def step(self, chance: random.Random) -> bool:
        """Does one thing, if there is one to do."""

    def look(self) -> None:
        self.there = self.page.evaluate(COUNT, [GUIDE, *self.things()])

    def turn(self, chance: random.Random) -> bool:
        self.look()
        if self.there[GUIDE]:
            self.check("the guide")
            return self.press(GUIDE)
        return self.step(chance)

    def any_of(self, selector: str, chance: random.Random) -> bool:
        return self.there[selector] > 0 and self.press(selector, chance.randrange(self.there[selector]))


class Phased(Watchful):
    """Somebody whose board says which phase it is: waits while others are to move, else acts by it."""

    board: ClassVar[str]
    phases: ClassVar[tuple[str, ...]]
    """As they stand in `data-phase` of the board."""
    wares: ClassVar[list[str]]
    """What may be pressed."""

    @abc.abstractmethod
    def act(self, phase: str, chance: random.Random) -> bool:
        """Does one thing of the player's own turn."""

    def things(self) -> list[str]:
        return [*self.wares, *map(self._marked, self.phases), MY_TURN, SCORES]

    def step(self, chance: random.Random) -> bool:
        if self.there[SCORES]:
            return False
        if not self.there[MY_TURN]:
            self.check("waiting")
            return False
        phase = next((phase for phase in self.phases if self.there[self._marked(phase)]), "")
        self.check(phase)
        return self.act(phase, chance)

    def _marked(self, phase: str) -> str:
        return f'{self.board}[data-phase="{phase}"]'


def sit_down(host: Player, guest: Player, game: str, *choices: str, board: str, seats: int = 3) -> None:
    """The host lays a table, the guest comes by the invitation and bots take what is left; all by clicking.

    `game` is its title, `choices` are values of its options; both see the `board` in the end.
    """
    page = host.page
    page.goto(host.url)
    page.locator('input[name="name"]').first.fill(host.name)
    host.check("lobby")
    page.get_by_role("button", name=re.compile(f"^{game}")).first.click()
    order = page.get_by_role("dialog")
    order.get_by_role("button", name=str(seats), exact=True).click()
    for choice in choices:
        order.get_by_text(choice, exact=True).first.click()
    host.check("new table")
    order.get_by_role("button", name="Lay the table").click()
    page.wait_for_url(re.compile("/t/"))
    code = page.locator(".invite__link b").inner_text()
    guest.page.goto(f"{guest.url}/j/{code}")
    guest.page.locator('input[name="name"]').fill(guest.name)
    guest.check("invitation")
    guest.must_press('button[type="submit"]')
    guest.page.wait_for_url(re.compile("/t/"))
    guest.check("set-up")
    if seats > 2:
        page.get_by_role("button", name="Fill with").click()
    host.check("set-up")
    page.locator('[data-focus="start"]').click()
    for player in (host, guest):
        expect(player.page.locator(board)).to_be_visible()


def begin(players: list[Player], seats: int | None = None, **order: Any) -> str:
    """A game that has begun and that all players look at: its table. The first is the host."""
    host = players[0]
    opened = host.open_table(seats or len(players), **order)
    for player in players[1:]:
        player.join(opened["code"])
    table: str = opened["id"]
    for player in players:
        player.go(table)
    host.must_press('[data-focus="start"]')
    for player in players:
        expect(player.page.locator("[data-space]").first).to_be_visible()
    return table


def play_until(
    players: Sequence[Player], done: Callable[[], bool], chance: random.Random, most: int = MOST_DEEDS
) -> None:
    """They play until something is so; each does one thing after the other, and all together so many."""
    deeds, since = 0, time.monotonic()
    while not done():
        moved = sum(player.turn(chance) for player in players if not done())
        if moved:
            deeds, since = deeds + moved, time.monotonic()
            assert deeds <= most, "it does not come to that"
        else:
            assert time.monotonic() - since < STANDSTILL, "nobody can do anything"
            players[0].page.wait_for_timeout(30)


def play_to_the_end(players: Sequence[Player], chance: random.Random, seats: int = 3) -> None:
    """They play, each on their own screen, until all of them see the scores: the same for all."""
    ends = [player.page.locator(SCORES) for player in players]
    play_until(players, lambda: all(end.is_visible() for end in ends), chance)
    for player in players:
        player.check("end")
        player.nothing_went_wrong()
    first, *others = (sorted(end.locator(".scores__total").all_inner_texts()) for end in ends)
    assert len(first) == seats
    assert all(totals == first for totals in others)


def play_through(
    players: Sequence[Player],
    phases: set[str],
    lay: Callable[[], None],
    chance: random.Random,
    seats: int = 3,
) -> None:
    """They play at tables that `lay` lays until they have been through all phases: luck may keep one from a
    whole game."""
    for _ in range(MOST_TABLES):
        lay()
        play_to_the_end(players, chance, seats)
        missing = phases.difference(*(player.seen for player in players))
        if not missing:
            return
    raise AssertionError(missing)


def mover_and_other(players: list[Player]) -> tuple[Player, Player]:
    """Of two players the one who is to move, and the other."""
    first, second = players
    expect(first.page.locator(DO).or_(first.page.locator('.k-bar[data-turn="other"]')).first).to_be_visible()
    return (first, second) if first.to_move else (second, first)
