"""How a table is set up: its seats, options and settings, and what host and guests may change of them.

Changes are plain functions on a `Setup`. They run inside the transaction that keeps it, on what the
database holds, so that of fifty people who want the last seat one gets it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from server.rules.game import Config, GameInfo, Option, Seat
from server.tables import commands
from server.tables.names import Chance, clean_name, clean_title, looks, new_code, new_id
from server.tables.pace import Pace
from server.tables.refusal import Refusal

Phase = Literal["setup", "running", "over", "closed"]

MOST_ANSWERED = 64
"""Newest messages of which a table knows that it has done what they ask for."""

BOT_NAMES = ("Zafír", "Rubin", "Topáz", "Opál", "Jáspis", "Achát", "Korall", "Gránát")


class SeatHolder(msgspec.Struct, kw_only=True):
    """A seat and who has it. A `level` on a human's seat: a bot of that level sits in.

    `sitting` marks the occupant: it goes along when seats are reordered, and is new for whoever comes next.
    `browser` holds the seat; `entropy` (64 hex signs or none) is what it stirred into the shuffle.
    """

    sitting: str = ""
    kind: Literal["open", "human", "bot"] = "open"
    name: str = ""
    colours: list[str] = []
    browser: str | None = None
    level: str | None = None
    resigned: bool = False
    entropy: str = ""
    recovery_hash: str | None = None

    @property
    def person(self) -> bool:
        """Whether a human being plays here now."""
        return self.kind == "human" and self.level is None

    @property
    def played_by_bot(self) -> bool:
        return self.level is not None


class Setup(msgspec.Struct, kw_only=True):
    """A table but for its game: the row in `tables` and those in `seats`.

    `secret` is 256 bits in hex; `result` the final ranking as plain data; `edits` counts the changes.
    `own_data`: its component data are this host's own. `unfit`: the newest rules that do not fit its
    moves, as {"version", "good"}; `good` is the last row that they lead to as well, -1 where there is none.
    `answered`: the newest messages that changed the table, with the row that each became, if any.
    """

    id: str
    code: str
    game: str
    title: str
    phase: Phase
    options: dict[str, str]
    watch: bool
    pace: Pace | None = None
    start: Seat | None
    host: Seat
    secret: str
    rules_version: int
    data_hash: str
    own_data: bool = False
    unfit: dict[str, int] | None = None
    result: dict[str, Any] | None
    rematch: str | None
    created: int
    touched: int
    edits: int
    answered: dict[str, int | None] = {}
    seats: list[SeatHolder]

    @property
    def open_seats(self) -> list[Seat]:
        return [seat for seat, holder in enumerate(self.seats) if holder.kind == "open"]

    @property
    def invites(self) -> bool:
        """Whether the invitation code works."""
        return self.phase == "setup" and bool(self.open_seats)

    def held_by(self, browser: str | None) -> list[Seat]:
        """The seats of a browser."""
        if browser is None:
            return []
        return [seat for seat, holder in enumerate(self.seats) if holder.browser == browser]

    def remember(self, message: str, seq: int | None) -> None:
        """A message was obeyed; the oldest are forgotten."""
        self.answered[message] = seq
        for oldest in list(self.answered)[:-MOST_ANSWERED]:
            del self.answered[oldest]


def message_of(browser: str | None, client_id: str) -> str:
    """What tells a message from all others at its table, whatever number its sender's seat has by now."""
    return f"{browser} {client_id}"


class Data(msgspec.Struct, frozen=True):
    """Component data that new tables are played with: by their hash, and whether they are the host's own."""

    hash: str
    own: bool


class NewTable(msgspec.Struct, kw_only=True):
    """What somebody wants who opens a table. `bots`: levels for the other seats, from seat 1 on."""

    game: str
    seats: int
    name: str
    title: str = ""
    options: dict[str, str] = {}
    watch: bool = False
    entropy: str = ""
    bots: list[str] = []


def lay_table(order: NewTable, info: GameInfo, data: Data, browser: str, now: int, chance: Chance) -> Setup:
    """A new table with its host on seat 0. Raises Refusal."""
    if order.seats not in info.seats:
        raise Refusal("bad_option", option="seats", value=order.seats)
    if len(order.bots) >= order.seats:
        raise Refusal("bad_option", option="bots", value=len(order.bots))
    setup = Setup(
        id=new_id(chance),
        code=new_code(chance),
        game=order.game,
        title=clean_title(order.title),
        phase="setup",
        options={},
        watch=order.watch,
        start=None,
        host=0,
        secret=chance(32).hex(),
        rules_version=info.rules_version,
        data_hash=data.hash,
        own_data=data.own,
        result=None,
        rematch=None,
        created=now,
        touched=now,
        edits=0,
        seats=[SeatHolder() for _ in range(order.seats)],
    )
    for name, value in order.options.items():
        set_option(setup, info, name, value)
    offer_options(setup, info)
    sit_down(setup, info, 0, browser, order.name, order.entropy, chance)
    for seat, level in enumerate(order.bots, 1):
        seat_bot(setup, info, seat, level, chance)
    return setup


def turned(old: Setup, info: GameInfo, data: Data, now: int, chance: Chance) -> Setup:
    """A table for the same people once more, everybody one seat further to the left."""
    seats = [
        SeatHolder(
            sitting=new_id(chance),
            kind=holder.kind,
            name=holder.name,
            colours=list(holder.colours),
            browser=holder.browser,
            level=holder.level if holder.kind == "bot" else None,
        )
        for holder in old.seats
    ]
    return Setup(
        id=new_id(chance),
        code=new_code(chance),
        game=old.game,
        title=old.title,
        phase="setup",
        options=dict(old.options),
        watch=old.watch,
        pace=old.pace,
        start=None,
        host=(old.host - 1) % len(seats),
        secret=chance(32).hex(),
        rules_version=info.rules_version,
        data_hash=data.hash,
        own_data=data.own,
        result=None,
        rematch=None,
        created=now,
        touched=now,
        edits=0,
        seats=seats[1:] + seats[:1],
    )


# ── People come and go ───────────────────────────────────────────────────────────────────────────


def join(
    setup: Setup, info: GameInfo, browser: str, name: str, entropy: str, seat: Seat | None, chance: Chance
) -> Seat:
    """Somebody takes a free seat: the one asked for, else the first. Raises Refusal."""
    if setup.phase != "setup":
        raise Refusal("no_such_table")
    if not setup.open_seats:
        raise Refusal("table_full")
    if seat is None:
        seat = setup.open_seats[0]
    if seat not in setup.open_seats:
        raise Refusal("seat_taken")
    sit_down(setup, info, seat, browser, name, entropy, chance)
    return seat


def sit_down(
    setup: Setup, info: GameInfo, seat: Seat, browser: str, name: str, entropy: str, chance: Chance
) -> None:
    name = free_name(setup, name)
    setup.seats[seat] = SeatHolder(
        sitting=new_id(chance), kind="human", name=name, browser=browser, entropy=entropy
    )
    share_colours(setup, info)


def seat_bot(setup: Setup, info: GameInfo, seat: Seat, level: str, chance: Chance) -> None:
    if level not in info.bots:
        raise Refusal("bad_option", option="level", value=level)
    names = [*BOT_NAMES, *(f"{BOT_NAMES[0]} {number}" for number in range(2, 100))]
    taken = {looks(holder.name) for holder in setup.seats}
    name = next(name for name in names if looks(name) not in taken)
    setup.seats[seat] = SeatHolder(sitting=new_id(chance), kind="bot", name=name, level=level)
    share_colours(setup, info)


def free_name(setup: Setup, name: str, seat: Seat | None = None) -> str:
    """The name, cleaned; `seat`: whose it is to be. Raises Refusal where another's looks the same."""
    name = clean_name(name)
    others = [holder.name for other, holder in enumerate(setup.seats) if other != seat and holder.name]
    if looks(name) in map(looks, others):
        raise Refusal("name_taken")
    return name


def stand_up(setup: Setup, seat: Seat, chance: Chance) -> None:
    """The seat is free again. The host's part goes to another person; with the last one the table closes."""
    if not setup.open_seats:
        setup.code = new_code(chance)  # the old one had done its work when the table was full
    setup.seats[seat] = SeatHolder()
    if seat == setup.host:
        people = [other for other, holder in enumerate(setup.seats) if holder.kind == "human"]
        if people:
            setup.host = people[0]
        else:
            setup.phase = "closed"


# ── What host and guests change ──────────────────────────────────────────────────────────────────


def change(setup: Setup, info: GameInfo, by: Seat, act: commands.SetupAct, chance: Chance) -> None:
    """Carry out a command of the seat `by` before the start. Raises Refusal."""
    match act:
        case commands.Leave():
            stand_up(setup, by, chance)
        case commands.Name(name):
            setup.seats[by].name = free_name(setup, name, by)
        case commands.Stir(entropy):
            setup.seats[by].entropy = entropy
        case commands.Colours(seat, colours):
            if seat != by:
                host_only(setup, by)
            choose_colours(setup, info, seat, colours)
        case _:
            host_only(setup, by)
            change_by_host(setup, info, act, chance)


def change_by_host(setup: Setup, info: GameInfo, act: commands.SetupAct, chance: Chance) -> None:
    match act:
        case commands.SetOption(name, value):
            set_option(setup, info, name, value)
        case commands.SetPace(pace):
            setup.pace = pace
        case commands.StartSeat(seat):
            setup.start = None if seat is None else known_seat(setup, seat)
        case commands.Seats(count):
            set_seats(setup, info, count)
        case commands.Order(order):
            reorder(setup, order)
        case commands.Kick(seat):
            kick(setup, seat, chance)
        case commands.Bot(seat, level):
            host_bot(setup, info, seat, level, chance)


def host_only(setup: Setup, by: Seat) -> None:
    if by != setup.host:
        raise Refusal("not_host")


def known_seat(setup: Setup, seat: Seat) -> Seat:
    if not 0 <= seat < len(setup.seats):
        raise Refusal("bad_target")
    return seat


def host_bot(setup: Setup, info: GameInfo, seat: Seat, level: str | None, chance: Chance) -> None:
    """Put a bot on a free seat, change its level, or (None) send it away."""
    holder = setup.seats[known_seat(setup, seat)]
    if holder.kind == "human":
        raise Refusal("seat_taken")
    if level is None:
        if holder.kind != "bot":
            raise Refusal("seat_not_bot")
        stand_up(setup, seat, chance)
    elif holder.kind == "bot":
        if level not in info.bots:
            raise Refusal("bad_option", option="level", value=level)
        holder.level = level
    else:
        seat_bot(setup, info, seat, level, chance)


def kick(setup: Setup, seat: Seat, chance: Chance) -> None:
    holder = setup.seats[known_seat(setup, seat)]
    if seat == setup.host:
        raise Refusal("bad_target")
    if holder.kind == "open":
        raise Refusal("seat_open")
    stand_up(setup, seat, chance)
    setup.code = new_code(chance)  # whoever was sent away knows the old one


def reorder(setup: Setup, order: list[Seat]) -> None:
    """`order[i]` is the old number of the seat that becomes seat i."""
    if sorted(order) != list(range(len(setup.seats))):
        raise Refusal("bad_target")
    setup.seats = [setup.seats[old] for old in order]
    setup.host = order.index(setup.host)
    if setup.start is not None:
        setup.start = order.index(setup.start)


def set_seats(setup: Setup, info: GameInfo, count: int) -> None:
    """Add free seats at the end, or take away the last free ones."""
    if count not in info.seats:
        raise Refusal("bad_option", option="seats", value=count)
    surplus = len(setup.seats) - count
    if surplus > len(setup.open_seats):
        raise Refusal("seat_taken")
    if surplus > 0:
        gone = setup.open_seats[-surplus:]
        without(setup, gone)
    setup.seats += [SeatHolder() for _ in range(-surplus)]
    offer_options(setup, info)
    share_colours(setup, info)


def without(setup: Setup, gone: Iterable[Seat]) -> None:
    """Take away seats; those behind them move up."""
    kept = [seat for seat in range(len(setup.seats)) if seat not in set(gone)]
    setup.seats = [setup.seats[seat] for seat in kept]
    setup.host = kept.index(setup.host)
    setup.start = kept.index(setup.start) if setup.start in kept else None


# ── Options and colours ──────────────────────────────────────────────────────────────────────────


def set_option(setup: Setup, info: GameInfo, name: str, value: str) -> None:
    option = next((option for option in info.options if option.id == name), None)
    if option is None or value not in option.values:
        raise Refusal("bad_option", option=name, value=value)
    setup.options[name] = value


def offer_options(setup: Setup, info: GameInfo) -> None:
    """Every option of the game has a value, whether this number of seats has the option or not."""
    for option in info.options:
        setup.options.setdefault(option.id, option.values[0])


def offered(option: Option, seats: int) -> bool:
    return not option.seats or seats in option.seats


def share_colours(setup: Setup, info: GameInfo) -> None:
    """Each occupied seat has as many colours as it needs: those it has, then the first free ones."""
    each = info.colours_each.get(len(setup.seats), 1)
    for holder in setup.seats:
        holder.colours = [] if holder.kind == "open" else holder.colours[:each]
    free = [colour for colour in info.colours if all(colour not in seat.colours for seat in setup.seats)]
    for holder in setup.seats:
        if holder.kind != "open":
            missing = each - len(holder.colours)
            holder.colours = holder.colours + free[:missing]
            free = free[missing:]


def choose_colours(setup: Setup, info: GameInfo, seat: Seat, colours: list[str]) -> None:
    holder = setup.seats[known_seat(setup, seat)]
    if holder.kind == "open":
        raise Refusal("seat_open")
    if len(colours) != len(holder.colours) or len(set(colours)) != len(colours):
        raise Refusal("bad_option", option="colours", value=len(colours))
    for colour in colours:
        if colour not in info.colours:
            raise Refusal("bad_option", option="colours", value=colour)
        if any(colour in other.colours for other in setup.seats if other is not holder):
            raise Refusal("colour_taken", colour=colour)
    holder.colours = list(colours)


# ── The start ────────────────────────────────────────────────────────────────────────────────────


def close_ranks(setup: Setup, info: GameInfo) -> None:
    """Leave out the free seats, so that the game can begin. Raises Refusal `too_few_seats`."""
    without(setup, setup.open_seats)
    if len(setup.seats) not in info.seats:
        raise Refusal("too_few_seats", seats=len(setup.seats), least=min(info.seats))
    share_colours(setup, info)
    setup.phase = "running"


def config(setup: Setup, info: GameInfo) -> Config:
    """What the rules are told."""
    count = len(setup.seats)
    options = {o.id: _value(setup, o) for o in info.options if offered(o, count)}
    return Config(
        seats=count,
        colours=tuple(tuple(holder.colours) for holder in setup.seats),
        start=setup.start,
        options=options,
    )


def _value(setup: Setup, option: Option) -> str:
    """What was chosen; the usual value where the table was laid under rules that had others."""
    chosen = setup.options.get(option.id)
    return chosen if chosen in option.values else option.values[0]
