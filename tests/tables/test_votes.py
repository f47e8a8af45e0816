"""Votes: who has a say, what decides them, what ends them."""

from typing import Any
from unittest.mock import Mock

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from server.rules.game import Result, so_far
from server.tables import Refusal
from tests.tables.party import Page, Party, refusal
from tests.tables.peddler import Peddler, State


def here(party: Party, *seats: int) -> None:
    """Only these people are here."""
    party.house.presence = lambda table_id: set(seats)


def vote(party: Party) -> dict[str, Any] | None:
    shown: dict[str, Any] | None = party.table.info(None)["vote"]
    return shown


def told(page: Page) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = page.batches[-1]["events"]
    return events


async def test_a_bot_sits_in_when_all_who_are_here_agree(everywhere: Party) -> None:
    party = everywhere
    table = await party.start()
    here(party, 0, 1)
    pages = await party.pages()
    await party.act(0, {"do": "call", "kind": "bot", "target": 2})
    called = {"kind": "bot", "by": 0, "seq": 1, "target": 2, "yes": [0], "no": [], "voters": [0, 1]}
    assert vote(party) == called
    assert told(pages[2]) == [{"kind": "vote_called", "vote": "bot", "by": 0, "target": 2}]
    await party.act(1, {"do": "vote", "yes": True})
    assert table.setup.seats[2].level == "keen"
    assert told(pages[2]) == [
        {"kind": "vote_cast", "seat": 1, "yes": True},
        {"kind": "vote_ended", "vote": "bot", "passed": True, "reason": "agreed"},
        {"kind": "bot_sat_in", "seat": 2, "level": "keen"},
    ]
    assert pages[0].batches[-1]["table"]["seats"][2]["level"] == "keen"
    assert pages[2].batches[-1]["moves"] == [], "the bot moves here now"
    for page in pages:
        await page.must_agree(table)
    shown = table.info(None)
    assert (await party.reopen()).info(None) == shown


async def test_the_game_is_closed_when_all_who_are_here_agree(everywhere: Party) -> None:
    party = everywhere
    table = await party.start()
    here(party, 1, 2)
    pages = await party.pages()
    await party.act(1, {"do": "call", "kind": "end"})
    await party.act(2, {"do": "vote", "yes": True})
    assert table.setup.phase == "closed"
    assert table.setup.result is None, "this game does not tell how it stands"
    assert told(pages[0])[-1] == {"kind": "closed", "by": 1}
    assert pages[0].view["table"]["seal"]["secret"] == table.setup.secret
    assert pages[0].view["table"]["waiting"] == []
    for page in pages:
        await page.must_agree(table)
    assert (await refusal(party.move(0, "pass"))).code == "table_closed"
    assert (await refusal(party.act(0, {"do": "undo"}))).code == "table_closed"
    again = await party.reopen()
    assert again.info(None) == table.info(None)
    assert (await again.view(0)).get("moves") is None


class Standing(Peddler):
    """Peddler that tells how it stands."""

    def standings(self, state: State) -> Result | None:
        return so_far(super().result(replace(state, over=True)) or Result([], [], [], ""))


class Faulty(Peddler):
    """Peddler with a fault where it would."""

    def standings(self, state: State) -> Result | None:
        raise ZeroDivisionError("the rules have a fault")


async def end(party: Party) -> None:
    """All three agree to end the game."""
    await party.act(0, {"do": "call", "kind": "end"})
    for seat in (1, 2):
        await party.act(seat, {"do": "vote", "yes": True})
    assert party.table.setup.phase == "closed"


async def test_a_closed_table_shows_how_it_stood_without_a_winner(everywhere: Party) -> None:
    party = everywhere
    party.games.classes["peddler"] = Standing
    table = await party.start()
    await party.move(0, "roll")
    await party.act(2, {"do": "resign"})
    await party.act(0, {"do": "call", "kind": "end"})
    page = await Page(None).load(table)
    await party.act(1, {"do": "vote", "yes": True})
    gold = table.position.state.gold[0]
    result = table.info(None)["result"]
    assert result["ranking"] == [[0], [1]], "who resigned is not ranked"
    assert (result["totals"], result["reason"]) == ([gold, 0, 0], "closed")
    assert [line["id"] for line in result["lines"]] == ["gold"]
    assert page.view["table"]["result"] == result
    assert (await party.house.my_tables(party.people[0]))[0]["won"] is None
    assert (await party.reopen()).info(None)["result"] == result


async def test_a_table_is_closed_also_where_its_rules_fail_to_tell_how_it_stands(party: Party) -> None:
    party.games.classes["peddler"] = Faulty
    await party.start()
    await end(party)
    assert party.table.setup.result is None


async def test_one_no_ends_a_vote_on_an_undo(party: Party) -> None:
    await party.start()
    page = await Page(None).load(party.table)
    await party.move(0, "draw")
    await party.act(0, {"do": "call", "kind": "undo"})
    await party.act(1, {"do": "vote", "yes": True})
    await party.act(2, {"do": "vote", "yes": False})
    assert vote(party) is None
    ended = {"kind": "vote_ended", "vote": "undo", "passed": False, "reason": "declined"}
    assert told(page) == [{"kind": "vote_cast", "seat": 2, "yes": False}, ended]
    assert party.table.position.state.turn == 1


async def test_a_no_to_a_bot_means_to_wait_and_may_be_changed(party: Party) -> None:
    table = await party.start(4)
    here(party, 0, 1, 2)
    await party.act(0, {"do": "call", "kind": "bot", "target": 3})
    await party.act(1, {"do": "vote", "yes": False})
    await party.act(2, {"do": "vote", "yes": True})
    now = vote(party)
    assert now is not None
    assert (now["yes"], now["no"]) == ([0, 2], [1])
    assert table.setup.seats[3].level is None
    await party.act(1, {"do": "vote", "yes": True})
    assert table.setup.seats[3].level == "keen"


async def test_somebody_who_says_yes_may_think_better_of_it(party: Party) -> None:
    await party.start()
    await party.move(0, "draw")
    await party.act(0, {"do": "call", "kind": "undo"})
    await party.act(1, {"do": "vote", "yes": True})
    await party.act(1, {"do": "vote", "yes": False})
    assert vote(party) is None


async def test_an_undo_needs_those_too_who_are_away(party: Party) -> None:
    await party.start()
    here(party, 0)
    await party.move(0, "draw")
    await party.act(0, {"do": "call", "kind": "undo"})
    now = vote(party)
    assert now is not None
    assert now["voters"] == [0, 1, 2]


async def test_an_undo_does_not_wait_for_those_for_whom_a_bot_sits_in(party: Party) -> None:
    table = await party.start()
    await party.act(2, {"do": "sit_out", "level": "plain"})
    await party.move(0, "draw")
    await party.act(0, {"do": "call", "kind": "undo"})
    await party.act(1, {"do": "vote", "yes": True})
    assert table.position.state.turn == 0
    assert (await refusal(party.act(2, {"do": "call", "kind": "end"}))).code == "not_a_voter"


@pytest.mark.parametrize(("seat", "cmd"), [(0, "pass"), (0, "draw"), (2, "wave")])
async def test_any_move_ends_a_vote(party: Party, seat: int, cmd: str) -> None:
    table = await party.start()
    page = await Page(None).load(table)
    await party.act(1, {"do": "call", "kind": "end"})
    await party.move(seat, cmd)
    assert vote(party) is None
    assert told(page)[-1] == {"kind": "vote_ended", "vote": "end", "passed": False, "reason": "moved"}
    await page.must_agree(table)


async def test_a_free_undo_ends_a_vote_as_well(party: Party) -> None:
    table = await party.start()
    page = await Page(None).load(table)
    await party.move(0, "pass")
    await party.act(1, {"do": "call", "kind": "end"})
    await party.act(0, {"do": "undo"})
    assert vote(party) is None
    assert told(page)[-1]["reason"] == "moved"
    await page.must_agree(table)


async def test_who_called_a_vote_may_withdraw_it(party: Party) -> None:
    await party.start()
    page = await Page(None).load(party.table)
    await party.act(0, {"do": "call", "kind": "end"})
    assert (await refusal(party.act(1, {"do": "withdraw"}))).code == "not_a_voter"
    await party.act(0, {"do": "withdraw"})
    assert vote(party) is None
    assert told(page) == [{"kind": "vote_ended", "vote": "end", "passed": False, "reason": "withdrawn"}]


async def test_a_vote_is_decided_when_the_last_who_kept_silent_leaves(party: Party) -> None:
    table = await party.start()
    here(party, 0, 1)
    page = await Page(None).load(table)
    await party.act(0, {"do": "call", "kind": "bot", "target": 2})
    await table.reconsider()
    assert table.seq == 1
    here(party, 0)
    await table.reconsider()
    assert table.setup.seats[2].level == "keen"
    assert page.batches[-1]["seat"] is None
    await page.must_agree(table)


async def test_a_vote_that_somebody_leaving_decides_is_judged_again_after_another_workers_row(
    everywhere: Party,
) -> None:
    # Given an open vote, and another worker that has not heard of its newest row
    party = everywhere
    table = await party.start(4)
    here(party, 0, 1, 2)
    await party.act(0, {"do": "call", "kind": "bot", "target": 3})
    other = party.new_house()
    other.presence = lambda table_id: {0}
    there = await other.table(table.id)
    await party.act(2, {"do": "sit_out", "level": "keen"})
    assert there.seq == 1
    # When all leave there but the one who called it
    await there.reconsider()
    # Then it is decided
    assert there.seq == 3
    assert there.position.course.vote is None
    assert there.setup.seats[3].level == "keen"
    await other.close()


async def test_a_vote_that_cannot_be_carried_out_stays_open_and_raises_nothing(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given a vote that somebody leaving would decide
    table = await party.start()
    here(party, 0, 1)
    await party.act(0, {"do": "call", "kind": "bot", "target": 2})
    here(party, 0)
    for failure in (Refusal("unreadable"), ZeroDivisionError()):
        # When it cannot be carried out
        with monkeypatch.context() as broken, capture_logs() as told:
            broken.setattr("server.tables.votes._bot_sits_in", Mock(side_effect=failure))
            await table.reconsider()
        # Then the log says so, and who has a say is shown all the same
        assert "vote_not_decided" in [line["event"] for line in told]
        open_vote = vote(party)
        assert open_vote is not None
        assert open_vote["voters"] == [0]
    await table.reconsider()
    assert table.setup.seats[2].level == "keen"


async def test_whoever_comes_in_has_a_say(party: Party) -> None:
    table = await party.start(4)
    here(party, 0, 1)
    page = await Page(None).load(table)
    await party.act(0, {"do": "call", "kind": "bot", "target": 3})
    here(party, 0, 1, 2)
    await table.reconsider()
    now = vote(party)
    assert now is not None
    assert now["voters"] == [0, 1, 2]
    await page.must_agree(table)
    await party.act(1, {"do": "vote", "yes": True})
    assert table.setup.seats[3].level is None
    await party.act(2, {"do": "vote", "yes": True})
    assert table.setup.seats[3].level == "keen"


async def test_an_open_vote_outlives_a_restart(everywhere: Party) -> None:
    party = everywhere
    await party.start()
    await party.move(0, "draw")
    await party.act(0, {"do": "call", "kind": "undo"})
    before = vote(party)
    table = await party.reopen()
    assert vote(party) == before
    await party.act(1, {"do": "vote", "yes": True})
    await party.act(2, {"do": "vote", "yes": True})
    assert table.position.state.turn == 0


@pytest.mark.parametrize(
    ("seat", "act", "code"),
    [
        (1, {"do": "call", "kind": "end"}, "vote_open"),
        (0, {"do": "call", "kind": "undo"}, "vote_open"),
        (0, {"do": "vote", "yes": True}, "already_voted"),
        (2, {"do": "vote", "yes": True}, "not_a_voter"),
        (2, {"do": "vote", "yes": False}, "not_a_voter"),
    ],
)
async def test_what_an_open_vote_does_not_allow(
    party: Party, seat: int, act: dict[str, Any], code: str
) -> None:
    table = await party.start()
    await party.act(2, {"do": "sit_out", "level": "plain"})
    await party.act(0, {"do": "call", "kind": "end"})
    before = table.position
    assert (await refusal(party.act(seat, act))).code == code
    assert table.position is before


@pytest.mark.parametrize(
    ("act", "code"),
    [
        ({"do": "vote", "yes": True}, "no_vote"),
        ({"do": "withdraw"}, "no_vote"),
        ({"do": "call", "kind": "undo"}, "nothing_to_undo"),
        ({"do": "call", "kind": "bot"}, "bad_target"),
        ({"do": "call", "kind": "bot", "target": 0}, "bad_target"),
        ({"do": "call", "kind": "bot", "target": 9}, "bad_target"),
        ({"do": "call", "kind": "bot", "target": -1}, "bad_target"),
        ({"do": "call", "kind": "bot", "target": 1}, "seat_is_bot"),
    ],
)
async def test_a_vote_that_makes_no_sense_is_not_called(party: Party, act: dict[str, Any], code: str) -> None:
    table = await party.start(2, bots=1)
    assert (await refusal(party.act(0, act))).code == code
    assert table.seq == 0


async def test_without_other_word_those_are_here_whose_pages_are_open(party: Party) -> None:
    table = await party.start()
    house = type(party.house)(party.store, games=party.games)
    opened = await house.table(table.id)
    for seat in (0, 1):
        await Page(seat).load(opened)
    assert opened.present() == {0, 1}
    await house.close()
