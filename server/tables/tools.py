"""What the house hands to each of its tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Protocol

from server.aside import Errands, logged
from server.rules.game import Game, GameInfo, Seat
from server.store import Store
from server.tables.names import Chance
from server.tables.shifts import Shifts


class Thinker(Protocol):
    """Where bots think. `state` is the JSON of a redealt state; the answer may come late, or raise."""

    async def decide(
        self, game: Game[Any, Any], level: str, seat: Seat, state: bytes, seed: bytes
    ) -> dict[str, Any] | None: ...


class Games(Protocol):
    """The games there are; server/rules/registry.py is one."""

    def info(self, game_id: str) -> GameInfo: ...

    def components(self, game_id: str) -> dict[str, Any]:
        """The component data that new tables of a game are played with."""
        ...

    def own(self, game_id: str) -> bool:
        """Whether new tables of a game are played with this host's own component data."""
        ...

    def data_hash(self, components: Any) -> str: ...

    def load(self, game_id: str, components: Any = None, version: int | None = None) -> Game[Any, Any]:
        """`version`: of rules older than the newest. Raises LookupError where they are not kept."""
        ...


class CloseCode(IntEnum):
    """What a socket is closed with that has no business here, or not any more, as docs/protocol.md has it."""

    BAD_HELLO = 4400
    NOT_YOUR_SEAT = 4401
    NO_TABLE = 4404
    TOO_SLOW = 4408
    SEAT_MOVED = 4409
    TOO_MANY = 4429
    FAILED = 1011


class Watcher(Protocol):
    """Somebody who looks at a table with the eyes of a seat (None: a spectator).

    The table changes `seat` where seats are renumbered before the start. `send` never waits; `ended` tells
    that these eyes have no business here any more.
    """

    seat: Seat | None

    @property
    def browser_id(self) -> str | None: ...

    def send(self, message: bytes) -> None: ...

    def ended(self, code: CloseCode, reason: str) -> None: ...


@dataclass(kw_only=True)
class Tools:
    """`clock` gives milliseconds since 1970, `chance` random bytes; `presence` the seats whose people are
    there, by table. `news` tells other workers that there is something new at a table: a line of chat, or
    (None) what they find in the database. `bot_pause`: seconds that a bot waits before its move;
    `shifts`: whether it is this process that lets a table's bots think; `errands`: what is done on the side,
    until the house closes."""

    store: Store
    games: Games
    thinker: Thinker | None
    clock: Callable[[], int]
    chance: Chance
    presence: Callable[[str], Collection[Seat]]
    news: Callable[[str, dict[str, Any] | None], None]
    bot_pause: float
    shifts: Shifts
    errands: Errands = field(default_factory=Errands)

    def aside(self, work: Callable[[], Awaitable[object]], failure: str, **facts: object) -> None:
        """Do something that nobody waits for; `failure` names in the log what happened when it fails."""
        self.errands.spawn(logged(work, failure, **facts))
