"""Newer rules: tables whose moves they lead to again move up, others play by their own or are looked at."""

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from typing import Any
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection

from server.rules.game import Event, Seat
from server.rules.rng import Rng
from server.store import Row, schema
from server.store.journal import rows_between
from server.tables import Table, hosting, shelf
from server.tables.dryrun import DryRuns, Verdict, dry_run
from server.tables.setup import Setup
from tests.tables.party import Page, Party, plain, refusal
from tests.tables.peddler import Peddler, Roll, State

OLD = Peddler.info.rules_version


class Same(Peddler):
    """Newer rules that judge everything as before."""

    info = replace(Peddler.info, rules_version=OLD + 1)


class Dearer(Same):
    """Newer rules by which a roll brings double."""

    def apply(self, state: State, seat: Seat, move: Any, rng: Rng) -> tuple[State, list[Event]]:
        after, events = super().apply(state, seat, move, rng)
        if isinstance(move, Roll):
            gold = after.gold | {seat: 2 * after.gold[seat] - state.gold[seat]}
            after = replace(after, gold=gold)
        return after, events


class Silent(Same):
    """Newer rules that come to the same states, but tell of waves in other words."""

    def apply(self, state: State, seat: Seat, move: Any, rng: Rng) -> tuple[State, list[Event]]:
        after, events = super().apply(state, seat, move, rng)
        return after, [event for event in events if event.kind != "waved"]


class Endless(Same):
    """Newer rules that never answer."""

    def apply(self, state: State, seat: Seat, move: Any, rng: Rng) -> tuple[State, list[Event]]:
        while True:
            pass


class Helpless(Same):
    """Newer rules that cannot list the moves where somebody has waved."""

    def moves(self, state: State, seat: Seat) -> list[Any]:
        if state.waves:
            raise ZeroDivisionError("the rules have a fault")
        return super().moves(state, seat)


class Otherwise(Same):
    """Newer rules that deal five cards."""

    def setup(self, config: Any, rng: Rng) -> tuple[State, list[Event]]:
        state, events = super().setup(config, rng)
        return replace(state, hands=[hand[:3] for hand in state.hands]), events


async def upgraded(party: Party, rules: type[Peddler], kept: bool = False) -> Table:
    """The table as a server of newer rules opens it."""
    party.games.classes["peddler"] = rules
    if kept:
        party.games.kept["peddler", OLD] = Peddler
    return await party.reopen()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110 (there is no event for it)
            await asyncio.sleep(0.01)


async def judged(table: Table) -> None:
    """Wait until it is known whether the newer rules fit."""
    await until(
        lambda: table.standing != "checking" and (table.standing != "kept" or bool(table.setup.unfit))
    )


async def rows(party: Party) -> list[Row]:
    return await party.store.read(partial(rows_between, table_id=party.table.id, first=0))


async def stored(party: Party) -> Setup:
    found = await party.store.read(partial(shelf.load_setup, table_id=party.table.id))
    assert found is not None
    return found


async def some_moves(party: Party) -> None:
    """Rows 0 to 7: set-up, moves with chance and without, a wave taken back, a roll in row 5."""
    await party.start()
    await party.move(0, "show", card=party.hand(0)[0])
    await party.move(0, "wave")
    await party.act(0, {"do": "undo"})
    await party.move(0, "draw")
    await party.move(1, "roll")
    await party.move(2, "pass")
    await party.move(0, "pass")


async def test_a_table_that_newer_rules_lead_to_moves_up_and_plays_on(party: Party) -> None:
    await some_moves(party)
    before, seen = await rows(party), [plain(await party.table.view(seat)) for seat in (0, 1, 2, None)]
    table = await upgraded(party, Same)
    page = await Page(1).load(table)
    await judged(table)
    assert table.info(None)["rules"] | {"data": ""} == {
        "version": OLD + 1,
        "standing": "current",
        "data": "",
        "own": False,
    }
    assert isinstance(table.game, Same)
    assert await rows(party) == before
    assert (await stored(party)).rules_version == OLD + 1
    assert page.messages[-1] == {"t": "reload", "reason": "gap"}
    for seat, then in zip((0, 1, 2, None), seen, strict=True):
        now = plain(await table.view(seat))
        assert {**now, "table": 0} == {**then, "table": 0}
    assert await party.move(1, "roll") == len(before)
    # and it is not asked again
    assert (await party.reopen()).standing == "current"


async def test_while_it_is_checked_a_table_is_looked_at_and_refuses_to_go_on(party: Party) -> None:
    await some_moves(party)
    going_on = asyncio.Event()

    async def slow(game: Any, rows: list[Row]) -> Verdict:
        await going_on.wait()
        return dry_run(game, rows)

    party.dry_run = slow
    seq = party.table.seq
    table = await upgraded(party, Same)
    shown = plain(await table.view(1))
    assert shown["table"]["rules"]["standing"] == "checking"
    assert shown["game"]["public"]["turn"] == 1
    assert "moves" not in shown
    for work in (
        party.move(1, "pass"),
        party.act(1, {"do": "undo"}),
        party.act(0, {"do": "call", "kind": "end"}),
        party.act(1, {"do": "sit_out", "level": "plain"}),
    ):
        assert (await refusal(work)).code == "checking"
    await table.reconsider()
    await table.record(0)
    assert table.seq == seq
    # other tables play meanwhile
    other = await party.start()
    assert await party.move(0, "pass") == 1
    going_on.set()
    await judged(table)
    party.table = table
    assert other.standing == "current"
    assert await party.move(1, "pass") == seq + 1


@pytest.mark.parametrize(
    ("rules", "good"), [(Dearer, 4), (Silent, 7), (Otherwise, -1)], ids=["state", "taken back", "set-up"]
)
async def test_a_table_that_newer_rules_do_not_lead_to_is_looked_at_as_far_as_they_do(
    party: Party, rules: type[Peddler], good: int
) -> None:
    await some_moves(party)
    before = await rows(party)
    last = good == len(before) - 1
    then = None if good < 0 else plain(await party.table.view_at(good, None))
    table = await upgraded(party, rules)
    await judged(table)
    assert await rows(party) == before
    shown = plain(await table.view(None))
    if last:  # what differs was taken back, and nothing follows from it
        assert shown["table"]["rules"]["standing"] == "current"
        return
    assert shown["table"]["rules"] | {"data": ""} == {
        "version": OLD,
        "standing": "unfit",
        "good": good,
        "data": "",
        "own": False,
    }
    assert len(shown["log"]) == len(before)
    assert shown["game"] == (then and then["game"])
    for work in (party.move(1, "pass"), party.act(1, {"do": "undo"})):
        assert (await refusal(work)).code == "unreadable"
    await table.record(0)
    assert (await party.reopen()).standing == "unfit"
    await party.act(0, {"do": "call", "kind": "end"})
    for seat in (1, 2):
        await party.act(seat, {"do": "vote", "yes": True})
    assert party.table.setup.phase == "closed"
    await party.table.record(0)


async def test_a_table_that_does_not_fit_goes_on_from_where_it_does(party: Party) -> None:
    await some_moves(party)
    table = await upgraded(party, Dearer)
    await judged(table)
    page = await Page(0).load(table)
    # it cannot be taken back to where the new rules would have led elsewhere
    undo = table.info(None)["undo"]
    assert undo == {"seq": 5, "seat": 1, "to": 4, "free": False}
    assert (await refusal(party.act(0, {"do": "call", "kind": "undo", "target": 6}))).code == "bad_target"
    for row in (5, 6, 7):
        assert (await refusal(table.view_at(row, None))).code == "unreadable"
    await party.act(0, {"do": "call", "kind": "undo"})
    for seat in (1, 2):
        await party.act(seat, {"do": "vote", "yes": True})
    assert page.messages[-1] == {"t": "reload", "reason": "gap"}
    assert table.info(None)["rules"]["standing"] == "current"
    assert (await stored(party)).unfit is None
    page = await Page(1).load(table)
    await party.move(1, "roll")
    await page.must_agree(table)
    shown = plain(await table.view(1))
    table = await party.reopen()
    assert plain(await table.view(1)) == shown
    # the next release judges what stands, not what was taken back
    newest = type("Newest", (Dearer,), {"info": replace(Dearer.info, rules_version=OLD + 2)})
    assert dry_run(newest(table.rules().components), await rows(party)) == Verdict(True, party.table.seq)


async def test_the_host_of_the_server_takes_it_back_too(party: Party) -> None:
    await some_moves(party)
    table = await upgraded(party, Dearer)
    await judged(table)
    assert (await refusal(hosting.roll_back(table, 5))).code == "unreadable"
    await hosting.roll_back(table, None)
    assert (table.standing, table.position.state.turn) == ("current", 1)
    assert await party.move(1, "pass") == table.seq


async def test_a_table_plays_on_by_its_own_rules_where_they_are_kept(party: Party) -> None:
    await some_moves(party)
    table = await upgraded(party, Dearer, kept=True)
    assert table.standing == "kept"
    await judged(table)
    assert table.info(None)["rules"]["standing"] == "kept"
    gold = table.position.state.gold[1]
    await party.move(1, "roll")
    assert 1 <= table.position.state.gold[1] - gold <= 6
    table = await party.reopen()
    assert (table.standing, type(table.game)) == ("kept", Peddler)
    await party.move(2, "pass")
    # until a release comes that does not keep them
    party.games.kept.clear()
    table = await party.reopen()
    assert table.standing == "unfit"


async def test_a_table_of_kept_rules_moves_up_while_it_is_played(party: Party) -> None:
    await some_moves(party)
    asked: list[int] = []

    async def with_moves_meanwhile(game: Any, rows: list[Row]) -> Verdict:
        if len(asked) < 2:
            await party.move(party.table.position.state.turn, "pass")
        asked.append(len(rows))
        return dry_run(game, rows)

    party.dry_run = with_moves_meanwhile
    table = await upgraded(party, Same, kept=True)
    await until(lambda: table.standing == "current")
    assert asked == [8, 9, 10]
    assert await party.move(0, "wave") == table.seq


@pytest.mark.parametrize(("rules", "standing"), [(Same, "current"), (Dearer, "unfit")])
async def test_an_open_vote_stays_open(party: Party, rules: type[Peddler], standing: str) -> None:
    await some_moves(party)
    await party.act(0, {"do": "call", "kind": "undo"})
    vote = party.table.info(None)["vote"]
    table = await upgraded(party, rules)
    await judged(table)
    assert table.standing == standing
    assert table.info(None)["vote"] == vote
    await party.act(1, {"do": "vote", "yes": True})
    if standing == "unfit":  # it is about a row that the rules do not lead to
        assert (await refusal(party.act(2, {"do": "vote", "yes": True}))).code == "unreadable"
        await party.act(2, {"do": "vote", "yes": False})
        assert table.info(None)["vote"] is None
    else:
        await party.act(2, {"do": "vote", "yes": True})
        assert await party.move(party.table.position.state.turn, "pass") == table.seq


async def test_finished_and_closed_games_are_only_told(party: Party) -> None:
    asked = []

    async def never(game: Any, rows: list[Row]) -> Verdict:
        asked.append(rows)
        return Verdict(True, 0)

    party.dry_run = never
    await party.start()
    while not party.table.position.state.over:
        await party.move(party.table.position.state.turn, "roll")
    over = plain(await party.table.view(None))
    finished = party.table
    await some_moves(party)
    await party.act(0, {"do": "call", "kind": "end"})
    for seat in (1, 2):
        await party.act(seat, {"do": "vote", "yes": True})
    await upgraded(party, Dearer)
    for table in (party.table, await party.house.table(finished.id)):
        assert table.info(None)["rules"] | {"data": ""} == {
            "version": OLD,
            "standing": "current",
            "data": "",
            "own": False,
        }
        for seq in range(table.seq + 1):
            await table.view_at(seq, 0)
    now = plain(await table.view(None))
    assert now["game"] == over["game"]
    assert now["table"]["result"] == over["table"]["result"]
    await party.house.close()
    assert not asked


async def test_a_table_that_has_not_begun_begins_by_the_newest_rules(party: Party) -> None:
    await party.lay(2, options={"pace": "fast"})
    options = (replace(Peddler.info.options[0], values=("slow", "still")), Peddler.info.options[1])
    slower = type("Slower", (Same,), {"info": replace(Same.info, options=options)})
    await upgraded(party, slower)
    await party.act(0, {"do": "start"})
    assert (await stored(party)).rules_version == OLD + 1
    first = plain(await party.table.view(0))["log"][0]
    assert first["events"][0]["options"]["pace"] == "slow"
    assert (await party.reopen()).standing == "current"


async def test_rules_that_come_to_no_end_hold_up_nobody(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    await some_moves(party)
    monkeypatch.setattr("server.tables.dryrun.LIMIT", 1.0)
    table = await upgraded(party, Endless)
    assert plain(await table.view(0))["table"]["rules"]["standing"] == "checking"
    await judged(table)
    assert table.info(None)["rules"]["standing"] == "unfit"
    assert plain(await table.view(0))["game"] is None


class Choosy(Same):
    """Newer rules that want more of the component data than there was."""

    def __init__(self, components: Any) -> None:
        if "prizes" not in components:
            raise ValueError("peddler components: prizes are missing")
        super().__init__(components)


@pytest.mark.parametrize("kept", [False, True])
async def test_rules_that_cannot_read_the_tables_own_data_do_not_fit(party: Party, kept: bool) -> None:
    await some_moves(party)
    table = await upgraded(party, Choosy, kept)
    await until(lambda: table.setup.unfit is not None)
    setup = await stored(party)
    assert (setup.rules_version, setup.unfit) == (OLD, {"version": OLD + 1, "good": -1})
    if kept:
        assert await party.move(1, "roll") == table.seq
    else:
        assert table.info(None)["rules"]["standing"] == "unreadable"
        await party.act(0, {"do": "call", "kind": "end"})


async def test_whoever_needs_the_verdict_waits_for_it(party: Party) -> None:
    await some_moves(party)
    await upgraded(party, Dearer)
    table = await party.house.settled(party.table.id)
    assert table.standing == "unfit"
    await hosting.close(table)


async def test_rules_must_be_able_to_list_the_moves(party: Party) -> None:
    await some_moves(party)
    await party.move(2, "wave")
    verdict = dry_run(Helpless(party.games.data), await rows(party))
    assert (verdict.fits, verdict.good) == (False, party.table.seq - 1)
    assert "after row 8: ZeroDivisionError" in verdict.why


async def test_damage_is_no_fault_of_the_rules(party: Party) -> None:
    await some_moves(party)

    def damage(connection: Connection) -> int:
        row = schema.journal.c.seq == 6
        return connection.execute(schema.journal.update().where(row).values(body="{")).rowcount

    await party.store.write(damage)
    table = await upgraded(party, Same)
    await judged(table)
    assert (table.setup.rules_version, table.broken) == (OLD + 1, True)
    assert table.info(None)["rules"]["standing"] == "unreadable"


async def test_the_tables_that_nobody_opens_are_seen_to_one_by_one(
    everywhere: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = everywhere
    monkeypatch.setattr("server.tables.upgrades.PAUSE_SECONDS", 0.0)
    await some_moves(party)
    first = party.table
    await party.start()
    await party.move(0, "pass")
    second = party.table
    await party.start()
    await party.act(0, {"do": "call", "kind": "end"})
    for seat in (1, 2):
        await party.act(seat, {"do": "vote", "yes": True})
    await party.house.close()
    party.games.classes["peddler"] = Dearer
    # of two workers one sees to it
    asked: list[str] = []

    async def noted(game: Any, rows: list[Row]) -> Verdict:
        asked.append(rows[0].table_id)
        return dry_run(game, rows)

    party.dry_run = noted
    houses = [party.new_house(), party.new_house()]
    for house in houses:
        await house.open()
    left = partial(shelf.tables_of_older_rules, newest=lambda game: OLD + 1)
    async with asyncio.timeout(60):
        while await party.store.read(left):  # noqa: ASYNC110 (there is no event for it)
            await asyncio.sleep(0.02)
    assert sorted(asked) == sorted([first.id, second.id])
    setups = [await party.store.read(partial(shelf.load_setup, table_id=t.id)) for t in (first, second)]
    assert [(s.rules_version, s.unfit) for s in setups if s] == [
        (OLD, {"version": OLD + 1, "good": 4}),
        (OLD + 1, None),
    ]
    assert not any(house.tables for house in houses)
    for house in houses:
        await house.close()


async def test_a_read_that_fails_does_not_end_it(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    # Given a table of older rules that nobody opens, and a database that cannot be read once
    monkeypatch.setattr("server.tables.upgrades.AGAIN_SECONDS", 0.0)
    await some_moves(party)
    await party.house.close()
    party.games.classes["peddler"] = Same
    read, failures = shelf.tables_of_older_rules, [OSError("the line to the database broke")]

    def failing(connection: Connection, newest: Callable[[str], int]) -> list[str]:
        if failures:
            raise failures.pop()
        return read(connection, newest)

    async def judging(game: Any, rows: list[Row]) -> Verdict:
        return dry_run(game, rows)

    monkeypatch.setattr(shelf, "tables_of_older_rules", failing)
    party.dry_run = judging
    # When the server runs
    house = party.new_house()
    await house.open()
    # Then the table is judged all the same
    left = partial(read, newest=lambda game: OLD + 1)
    async with asyncio.timeout(60):
        while await party.store.read(left):  # noqa: ASYNC110 (there is no event for it)
            await asyncio.sleep(0.02)
    assert failures == []
    await house.close()


async def test_another_worker_takes_up_what_was_found(party: Party) -> None:
    await some_moves(party)
    party.games.classes["peddler"] = Same
    party.games.kept["peddler", OLD] = Peddler
    going_on = asyncio.Event()

    async def slow(game: Any, rows: list[Row]) -> Verdict:
        await going_on.wait()
        return dry_run(game, rows)

    await party.house.close()
    party.dry_run = slow
    here, there = party.new_house(), party.new_house()
    mine, other = await here.table(party.table.id), await there.table(party.table.id)
    assert (mine.standing, other.standing) == ("kept", "kept")
    party.table = other
    assert await party.move(1, "wave") == 8
    going_on.set()
    await until(lambda: mine.standing == other.standing == "current")
    party.table = mine
    await party.move(2, "wave")
    await other.refresh()
    assert plain(await other.view(None)) == plain(await mine.view(None))
    await here.close()
    await there.close()


async def test_a_dry_run_goes_on_in_a_process_of_its_own(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.tables.dryrun.IDLE_SECONDS", 0.5)
    await some_moves(party)
    runs = DryRuns()
    try:
        written = await rows(party)
        assert await runs(Same(party.games.data), written) == Verdict(True, 7)
        unfit = await runs(Dearer(party.games.data), written)
        assert unfit == Verdict(False, 4, "row 5: another state")
        # which ends when nobody asks any more, and is there again when somebody does
        await until(lambda: runs.pid is None)
        assert (await runs(Same(party.games.data), written)).fits
        assert runs.pid is not None
    finally:
        await runs.close()


class Late:
    """A dry run that everything fits, and that answers when it may."""

    def __init__(self) -> None:
        self.asked, self.go = asyncio.Event(), asyncio.Event()

    async def __call__(self, game: Any, rows: Any) -> Verdict:
        self.asked.set()
        await self.go.wait()
        return Verdict(True, len(rows) - 1)


async def fitting(game: Any, rows: Any) -> Verdict:
    return Verdict(True, len(rows) - 1)


async def test_a_verdict_is_not_missed_where_the_table_is_changed_in_the_same_moment(party: Party) -> None:
    # Given a table that is held against newer rules
    await some_moves(party)
    late = party.dry_run = Late()
    table = await upgraded(party, Same)
    await late.asked.wait()
    # When the verdict is written together with a change of the table
    hold, written = (
        threading.Event(),
        asyncio.ensure_future(party.store.write(lambda connection: hold.wait(60))),
    )
    late.go.set()
    await asyncio.sleep(0.1)
    changed = asyncio.ensure_future(party.act(0, {"do": "title", "title": "Friday"}))
    await asyncio.sleep(0.1)
    hold.set()
    await asyncio.gather(written, changed)
    # Then it goes on all the same
    await judged(table)
    assert standing(table) == "current"
    assert table.setup.title == "Friday"


@pytest.mark.parametrize("kept", [False, True])
async def test_a_verdict_of_another_worker_is_not_missed_beside_a_change(party: Party, kept: bool) -> None:
    # Given a table at two workers, whose rules are held against newer ones by the second
    await some_moves(party)
    party.dry_run = Late()
    table = await upgraded(party, Same, kept=kept)
    party.dry_run = fitting
    other = party.new_house()
    await until_current(await other.table(table.id))
    assert standing(table) == ("kept" if kept else "checking")
    # When the first changes the table without having heard of it
    await party.act(0, {"do": "title", "title": "Friday"})
    await party.house.look(everywhere=True)
    # Then it has read it by the newer rules
    assert standing(table) == "current"
    assert type(table.game) is Same
    await other.close()


async def test_a_verdict_is_not_missed_where_the_table_could_not_be_read_anew(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given a verdict of another worker, and a database that fails in the moment of taking it in
    await some_moves(party)
    party.dry_run = Late()
    table = await upgraded(party, Same)
    party.dry_run = fitting
    other = party.new_house()
    await until_current(await other.table(table.id))
    with monkeypatch.context() as failing:
        failing.setattr(table, "_read_anew", AsyncMock(side_effect=OSError))
        await party.house.look(everywhere=True)
    assert standing(table) == "checking"
    # When somebody looks again, then it is read
    await party.house.look(everywhere=True)
    assert standing(table) == "current"
    await other.close()


def standing(table: Table) -> Any:
    """How the table stands to its rules, as it tells it."""
    return table.info(None)["rules"]["standing"]


async def until_current(table: Table) -> None:
    await until(lambda: table.standing == "current")
