"""A table at which time is turned by hand, and notices that are sent to nobody but the test."""

from __future__ import annotations

import random
from email.message import EmailMessage
from typing import Any

from server.notices.jobs import AnyJob, Chat, Look, MakeKeys, Outcome, Push
from server.notices.notices import Notices
from server.notices.outgoing import make_keys
from server.notices.post import Post
from server.settings import Settings
from server.store import Store
from server.tables import Table
from tests.tables.party import Party

HOME = "https://games.example.org"
MINUTE = 60_000
BEGIN = 1_700_000_000_000
KEYS = make_keys()


def settings(**changes: Any) -> Settings:
    """A house that offers all ways of telling people."""
    known = {"public_url": HOME, "smtp_host": "mail.example.org", "mail_from": "Kalmár <kalmar@example.org>"}
    return Settings(**{**known, **changes})


class Clock:
    """The time, ms."""

    def __init__(self) -> None:
        self.now = BEGIN

    def __call__(self) -> int:
        return self.now

    def pass_minutes(self, minutes: float) -> None:
        self.now += round(minutes * MINUTE)


class Caught(Post):
    """A post office that keeps everything. `troubles`: what becomes of the next ones; then all is well."""

    def __init__(self) -> None:
        super().__init__(settings())
        self.jobs: list[Push | Chat] = []
        self.mails: list[EmailMessage] = []
        self.troubles: list[str] = []

    async def carry_out(self, job: AnyJob) -> Outcome:
        match job:
            case MakeKeys():
                return Outcome(keys=KEYS)
            case Look():
                return Outcome(label="Discord")
        self.jobs.append(job)
        return self._outcome()

    async def mail(self, message: EmailMessage) -> Outcome:
        self.mails.append(message)
        return self._outcome()

    def _outcome(self) -> Outcome:
        return Outcome(trouble=self.troubles.pop(0) if self.troubles else "")

    @property
    def count(self) -> int:
        return len(self.jobs) + len(self.mails)


class Desk:
    """People at tables of Peddler. `here`: who looks at which table."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = Clock()
        self.post = Caught()
        self.here: dict[str, set[int]] = {}
        self.party = Party(store)
        self.party.clock = self.clock
        self.party.house = self.party.new_house()
        self.notices = self.new_notices()

    def new_notices(self, post: Post | None = None, **changes: Any) -> Notices:
        return Notices(
            self.store,
            settings(**changes),
            lambda table: self.here.get(table, set()),
            clock=self.clock,
            chance=random.Random(8).randbytes,
            post=post or self.post,
        )

    @property
    def table(self) -> Table:
        return self.party.table

    async def start(self, people: int = 3, **wish: Any) -> Table:
        return await self.party.start(people, **wish)

    async def want(
        self, seat: int = 0, way: str = "chat", target: Any = "", delay: int = 5, table: Table | None = None
    ) -> dict[str, Any]:
        """The person of a seat asks to be told."""
        table = table or self.table
        target = (
            target or {"mail": f"seat{seat}@example.org", "chat": f"ntfys://ntfy.example.org/{seat}"}[way]
        )
        browser = next(one for one in self.party.people if one.id == table.setup.seats[seat].browser)
        return await self.notices.subscribe(table, seat, browser, way, target, delay, "hu")

    async def after(self, minutes: float, notices: Notices | None = None) -> int:
        """Lets time pass, then sweeps; how many messages went out."""
        notices = notices or self.notices
        self.clock.pass_minutes(minutes)
        sent = await notices.sweep()
        await notices.settled()
        return sent

    async def wanted(self, seat: int = 0) -> list[dict[str, Any]]:
        """What is shown to the person of a seat."""
        browser = next(one for one in self.party.people if one.id == self.party.person(seat))
        shown: list[dict[str, Any]] = (await self.notices.of_seat(self.table, seat, browser))["notices"]
        return shown
