"""Clocks follow from the journal: whose time runs, what is left after days and restarts, what votes do."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from server.tables.pace import Clock, Happening, Pace, ticked
from server.tables.table import Table
from tests.tables.party import Page, Party, command, plain, refusal
from tests.tables.peddler import Peddler, State

SECOND = 1000
HOUR = 3600 * SECOND
DAY = 24 * HOUR

DAILY = {"kind": "relaxed", "seconds": 24 * 3600}
BLITZ = {"kind": "live", "seconds": 600, "more": 10}


class Time:
    """A clock that is set by hand."""

    now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


class TimedParty(Party):
    """People who play against the clock; `pass_by` lets time go on."""

    time: Time

    def pass_by(self, ms: int) -> None:
        self.time.now += ms

    async def begin(self, pace: dict[str, Any] | None, people: int = 3, **wish: Any) -> Table:
        self.time = self.clock = Time()
        self.house = self.new_house()
        await self.lay(people, **wish)
        await self.act(0, {"do": "pace", "pace": pace})
        await self.act(0, {"do": "start_seat", "seat": 0})
        await self.act(0, {"do": "start"})
        return self.table

    def here(self, *seats: int) -> None:
        """Only these people are here."""
        self.house.presence = lambda table_id: set(seats)

    def left(self, seat: int, table: Table | None = None) -> int:
        """What is left on a seat's clock now, ms."""
        clock = (table or self.table).position.course.clocks[seat]
        return clock.left_at(self.time.now)

    def runs(self) -> list[int]:
        return [clock["seat"] for clock in self.shown("clocks") if "since" in clock]

    def shown(self, field: str) -> Any:
        return self.table.info(None)[field]

    def refusals(self) -> dict[tuple[str, int | None], str | None]:
        """The votes that the server offers: why not, by kind and target."""
        return {
            (call["kind"], call.get("target")): call.get("refused", {}).get("code")
            for call in self.shown("calls")
        }


@pytest.fixture
def party_type() -> type[Party]:
    return TimedParty


# ── The choice ───────────────────────────────────────────────────────────────────────────────────


async def test_the_host_chooses_a_pace_before_the_start_and_then_it_is_fixed(everywhere: TimedParty) -> None:
    party = everywhere
    table = await party.lay()
    assert party.shown("pace") is None
    assert (await refusal(party.act(1, {"do": "pace", "pace": DAILY}))).code == "not_host"
    for pace in (DAILY, BLITZ, None, {"kind": "live", "seconds": 60}):
        await party.act(0, {"do": "pace", "pace": pace})
        assert plain(party.shown("pace")) == pace
    await party.reopen()
    assert plain(party.shown("pace")) == {"kind": "live", "seconds": 60}
    await party.act(0, {"do": "start"})
    assert (await refusal(party.act(0, {"do": "pace", "pace": None}))).code == "wrong_phase"
    assert (await party.reopen()).setup.pace == Pace("live", 60)
    assert table.id == party.table.id


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "slow", "seconds": 60},
        {"kind": "live"},
        {"kind": "live", "seconds": 0},
        {"kind": "live", "seconds": -1},
        {"kind": "live", "seconds": 10**9},
        {"kind": "live", "seconds": 60, "more": -1},
        {"kind": "live", "seconds": 60, "bank": 1},
        "live",
        [],
    ],
)
def test_a_pace_that_makes_no_sense_is_no_command(pace: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        command({"do": "pace", "pace": pace})


async def test_a_rematch_takes_the_pace_over(party: TimedParty) -> None:
    await party.begin(BLITZ)
    await party.act(0, {"do": "call", "kind": "end"})
    for seat in (1, 2):
        await party.act(seat, {"do": "vote", "yes": True})
    again = await party.house.rematch(party.people[0], party.table.id)
    assert (await party.house.table(again)).setup.pace == Pace("live", 600, 10)


async def test_without_a_pace_nobody_has_a_clock(party: TimedParty) -> None:
    await party.begin(None)
    party.pass_by(30 * DAY)
    assert (party.shown("clocks"), party.table.position.course.clocks) == ([], {})
    assert party.refusals() == {("bot", 0): None, ("bot", 1): None, ("bot", 2): None, ("end", None): None}
    assert (await refusal(party.act(1, {"do": "call", "kind": "wait", "target": 0}))).code == "bad_target"


# ── Clocks ───────────────────────────────────────────────────────────────────────────────────────


async def test_at_a_relaxed_table_each_turn_has_its_time_and_each_move_begins_it_anew(
    party: TimedParty,
) -> None:
    await party.begin(DAILY)
    assert party.runs() == [0]
    party.pass_by(20 * HOUR)
    assert party.left(0) == 4 * HOUR
    await party.move(0, "show", card=party.hand(0)[0])
    assert (party.left(0), party.runs()) == (DAY, [0])
    party.pass_by(HOUR)
    await party.move(1, "wave")
    assert party.left(0) == 23 * HOUR, "another's move gives nothing"
    await party.move(0, "pass")
    assert (party.left(1), party.runs()) == (DAY, [1])
    party.pass_by(30 * HOUR)
    assert party.left(0) == DAY, "who is not waited for has a clock that stands"
    assert party.left(1) == -6 * HOUR


async def test_at_a_live_table_a_bank_is_used_up_and_a_turn_gives_some_back(party: TimedParty) -> None:
    await party.begin(BLITZ)
    party.pass_by(100 * SECOND)
    await party.move(0, "show", card=party.hand(0)[0])
    assert party.left(0) == 500 * SECOND, "the turn goes on"
    party.pass_by(50 * SECOND)
    await party.move(0, "pass")
    assert party.left(0) == 460 * SECOND
    party.pass_by(700 * SECOND)
    await party.move(1, "pass")
    assert party.left(1) == 10 * SECOND, "nobody owes time"
    assert (party.left(0), party.left(2)) == (460 * SECOND, 600 * SECOND)


async def test_taking_back_gives_no_time_back(party: TimedParty) -> None:
    await party.begin(BLITZ)
    party.pass_by(100 * SECOND)
    await party.move(0, "pass")
    before = party.left(0)
    party.pass_by(60 * SECOND)
    await party.act(0, {"do": "undo"})
    assert (party.left(0), party.left(1), party.runs()) == (before, 540 * SECOND, [0])


async def test_bots_have_no_clock_and_who_comes_back_goes_on_with_what_was_left(party: TimedParty) -> None:
    await party.begin(BLITZ, people=2, bots=1)
    assert [clock["seat"] for clock in party.shown("clocks")] == [0, 2], "seat 1 is a bot's"
    party.pass_by(100 * SECOND)
    await party.act(0, {"do": "sit_out", "level": "plain"})
    assert [clock["seat"] for clock in party.shown("clocks")] == [2]
    party.pass_by(DAY)
    await party.act(0, {"do": "return"})
    assert (party.left(0), party.runs()) == (500 * SECOND, [0])
    party.pass_by(501 * SECOND)
    await party.act(0, {"do": "sit_out", "level": "plain"})
    await party.act(0, {"do": "return"})
    assert party.left(0) == 150 * SECOND, "a quarter of the bank, where nothing was left"


class Together(Peddler):
    """Peddler that waits for everybody at once."""

    def waiting(self, state: State) -> list[int]:
        return [] if state.over else [seat for seat in range(len(state.hands)) if state.waves <= seat]


async def test_where_the_game_waits_for_several_all_of_their_clocks_run(party: TimedParty) -> None:
    party.games.classes["peddler"] = Together
    await party.begin(BLITZ)
    assert party.runs() == [0, 1, 2]
    party.pass_by(100 * SECOND)
    await party.move(0, "wave")
    party.pass_by(100 * SECOND)
    assert party.runs() == [1, 2]
    assert [party.left(seat) for seat in range(3)] == [510 * SECOND, 400 * SECOND, 400 * SECOND]
    party.pass_by(400 * SECOND)
    await party.table.reconsider()
    assert party.refusals()["bot", 0] == "time_left"
    assert (party.refusals()["bot", 1], party.refusals()["wait", 2]) == (None, None)


async def test_two_houses_on_one_database_tell_the_same_to_the_millisecond_also_after_restarts(
    everywhere: TimedParty,
) -> None:
    party = everywhere
    await party.begin(BLITZ)
    other = await party.new_house().table(party.table.id)
    for turn in range(60):  # past a snapshot
        party.pass_by(1237 + turn)
        await party.move(turn % 3, "pass")
    party.pass_by(777)
    await other.refresh()
    here = [party.left(seat) for seat in range(3)]
    assert [party.left(seat, other) for seat in range(3)] == here
    party.pass_by(2 * DAY)  # the server was down
    table = await party.reopen()
    after = [left - (2 * DAY if seat == 0 else 0) for seat, left in enumerate(here)]
    assert [party.left(seat, table) for seat in range(3)] == after
    party.time.now -= 5 * SECOND  # a worker whose clock is behind
    before = party.left(0)
    await party.move(0, "pass")
    assert party.left(0) == max(0, before) + 10 * SECOND


async def test_what_lies_between_a_damaged_row_and_the_undo_that_mends_it_counts_for_nobody() -> None:
    clocks = {0: Clock(60_000, 1_000), 1: Clock(60_000)}
    mended = Happening(500_000, None, [0], counts=False, move=False, events=[])
    assert ticked(clocks, Pace("live", 60), mended) == {0: Clock(60_000, 500_000), 1: Clock(60_000)}


# ── When the time is over ────────────────────────────────────────────────────────────────────────


async def test_when_the_time_is_over_nothing_happens_by_itself_and_a_move_still_counts(
    party: TimedParty,
) -> None:
    table = await party.begin(DAILY)
    page = await Page(0).load(table)
    party.pass_by(DAY)
    await table.reconsider()
    assert page.view["table"]["clocks"][0]["over"]
    assert (table.seq, table.position.waiting) == (0, [0])
    await page.must_agree(table)
    await party.move(0, "pass")
    assert "over" not in page.view["table"]["clocks"][0]
    await page.must_agree(table)


async def test_pages_are_told_when_the_time_is_over_without_asking(party: TimedParty) -> None:
    table = await party.begin({"kind": "live", "seconds": 600})
    page = await Page(1).load(table)
    party.pass_by(600 * SECOND - 5)
    await party.move(1, "wave")  # from here on five real milliseconds
    party.pass_by(5)
    async with asyncio.timeout(60):
        while not any(message["t"] == "table" for message in page.messages):  # noqa: ASYNC110
            await asyncio.sleep(0.005)
    assert [clock.get("over", False) for clock in page.view["table"]["clocks"]] == [True, False, False]
    assert {"kind": "bot", "target": 0} in page.view["table"]["calls"]


@pytest.mark.parametrize("pace", [DAILY, BLITZ])
async def test_as_long_as_there_is_time_nobody_who_is_here_loses_a_seat(
    party: TimedParty, pace: dict[str, Any]
) -> None:
    await party.begin(pace)
    party.pass_by(9 * 60 * SECOND)
    for target in (0, 2):
        for kind in ("bot", "wait"):
            call = {"do": "call", "kind": kind, "target": target}
            assert (await refusal(party.act(1, call))).code == "time_left"
            assert party.refusals()[kind, target] == "time_left"
    assert party.table.seq == 0


async def test_a_bot_for_somebody_away_may_be_asked_for_at_a_live_table_only(party: TimedParty) -> None:
    await party.begin(BLITZ)
    party.here(1, 2)
    await party.table.reconsider()
    assert (party.refusals()["bot", 0], party.refusals()["bot", 2]) == (None, "time_left")
    assert party.refusals()["wait", 0] == "time_left"
    await party.act(1, {"do": "call", "kind": "bot", "target": 0})
    await party.act(2, {"do": "vote", "yes": True})
    assert party.table.setup.seats[0].level == "keen"
    await party.begin(DAILY)
    party.here(1, 2)
    await party.table.reconsider()
    assert party.refusals()["bot", 0] == "time_left"


async def test_whose_time_is_over_is_neither_asked_nor_waited_for(everywhere: TimedParty) -> None:
    party = everywhere
    table = await party.begin(DAILY)
    party.pass_by(DAY)
    await party.act(1, {"do": "call", "kind": "bot", "target": 0})
    assert party.shown("vote")["voters"] == [1, 2], "Anna is here, but has no say in it"
    assert (await refusal(party.act(0, {"do": "vote", "yes": False}))).code == "not_a_voter"
    await party.act(2, {"do": "vote", "yes": True})
    assert table.setup.seats[0].level == "keen"
    # and she may take it back, with a fresh portion
    party.pass_by(5 * DAY)
    table = await party.reopen()
    await party.act(0, {"do": "return"})
    assert (party.left(0), party.runs()) == (DAY, [0])
    assert not table.setup.seats[0].played_by_bot
    await party.move(0, "pass")


async def test_a_vote_to_wait_gives_a_fresh_portion(everywhere: TimedParty) -> None:
    party = everywhere
    table = await party.begin(BLITZ)
    page = await Page(None).load(table)
    party.pass_by(HOUR)
    await party.act(1, {"do": "call", "kind": "wait", "target": 0})
    await party.act(2, {"do": "vote", "yes": True})
    assert page.batches[-1]["events"][-1] == {"kind": "time_given", "seat": 0}
    assert (party.left(0), party.runs()) == (150 * SECOND, [0])
    assert party.refusals()["bot", 0] == "time_left"
    await page.must_agree(table)
    party.pass_by(10 * SECOND)
    await party.reopen()
    assert party.left(0) == 140 * SECOND


async def test_a_vote_to_wait_that_is_declined_gives_nothing(party: TimedParty) -> None:
    await party.begin(BLITZ, people=4)
    party.pass_by(HOUR)
    await party.act(1, {"do": "call", "kind": "wait", "target": 0})
    await party.act(2, {"do": "vote", "yes": True})
    await party.act(3, {"do": "vote", "yes": False})
    await party.act(1, {"do": "withdraw"})
    assert party.left(0) <= 0
    await party.act(1, {"do": "call", "kind": "wait", "target": 0})
    await party.move(0, "pass")
    assert party.shown("vote") is None
    assert party.left(0) == 10 * SECOND


async def test_the_end_of_a_relaxed_table_needs_all_whose_time_is_not_over(party: TimedParty) -> None:
    table = await party.begin(DAILY)
    party.here(1)
    await party.act(1, {"do": "call", "kind": "end"})
    assert party.shown("vote")["voters"] == [0, 1, 2]
    await party.act(2, {"do": "vote", "yes": True})
    assert not table.has_ended
    party.pass_by(DAY)
    await table.reconsider()
    assert table.setup.phase == "closed", "Anna's word is not waited for any more"


async def test_the_end_of_a_live_table_is_up_to_those_who_are_here(party: TimedParty) -> None:
    table = await party.begin(BLITZ)
    party.here(1, 2)
    await party.act(1, {"do": "call", "kind": "end"})
    await party.act(2, {"do": "vote", "yes": True})
    assert table.setup.phase == "closed"
    assert party.shown("clocks") == []


async def test_whose_time_is_over_may_ask_for_the_end_but_not_for_time(party: TimedParty) -> None:
    await party.begin(BLITZ)
    party.pass_by(HOUR)
    for kind in ("wait", "bot"):
        assert (await refusal(party.act(0, {"do": "call", "kind": kind, "target": 0}))).code == "bad_target"
    await party.act(0, {"do": "call", "kind": "end"})
    assert party.shown("vote")["voters"] == [0, 1, 2]


async def test_the_record_tells_the_pace_and_who_has_a_clock(party: TimedParty) -> None:
    table = await party.begin(DAILY, people=2, bots=1)
    await party.act(0, {"do": "call", "kind": "end"})
    await party.act(2, {"do": "vote", "yes": True})
    record = msgspec.json.decode(await table.record(0))
    assert (record["rows"][0]["pace"], record["rows"][0]["people"]) == (DAILY, [0, 2])
    assert record["table"]["pace"] == DAILY
    assert not {"clocks", "calls"} & record["table"].keys()
