"""Before the start: people sit down and leave, the host arranges the table, the last seat goes to one."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from server.rules import registry
from server.store import Store
from server.store.journal import rows_between
from server.store.migrate import migrate
from server.tables import NewTable, Refusal
from server.tables.commands import Colours, Name
from tests.tables.party import ENTROPY, Page, Party, command, plain, refusal


def seats(party: Party) -> list[tuple[str, str]]:
    return [(holder.kind, holder.name) for holder in party.table.setup.seats]


async def test_a_table_is_laid_and_people_sit_down(everywhere: Party) -> None:
    party = everywhere
    table = await party.lay(2, seats=3, title="  Thursday\u202e evening ", options={"pace": "fast"})
    invited = await party.house.invitation(party.code)
    assert invited == {
        "table": table.id,
        "game": "peddler",
        "title": "Thursday evening",
        "free": 1,
        "seats": [
            {"name": "Anna", "colours": ["red"]},
            {"name": "Bence", "colours": ["blue"]},
            {"name": "", "colours": []},
        ],
    }
    shown = table.info(0)
    assert shown["phase"] == "setup"
    assert shown["host"] == 0
    assert shown["options"] == {"pace": "fast", "pairs": "no"}
    assert shown["seal"]["stirred"] == [True, True, False]
    assert shown["code"] == party.code
    assert "code" not in table.info(None)
    assert table.seats_of(party.people[1].id) == [1]


async def test_bots_can_fill_the_other_seats_at_once(party: Party) -> None:
    table = await party.lay(1, bots=2)
    kinds = [(holder.kind, holder.level) for holder in table.setup.seats]
    assert kinds == [("human", None), ("bot", "keen"), ("bot", "keen")]
    assert len({holder.name for holder in table.setup.seats}) == 3
    assert (await refusal(party.house.invitation(party.code))).code == "table_full"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "bad_option"),
        ({"seats": 6}, "bad_option"),
        ({"options": {"pace": "soon"}}, "bad_option"),
        ({"options": {"length": "long"}}, "bad_option"),
        ({"name": " \u200b "}, "bad_name"),
        ({"name": "x" * 25}, "bad_name"),
        ({"bots": ["clever"]}, "bad_option"),
        ({"bots": ["plain"] * 3}, "bad_option"),
    ],
)
async def test_a_wish_that_cannot_be_met_lays_no_table(party: Party, wish: dict[str, Any], code: str) -> None:
    await party.come(1)
    order = NewTable(**{"game": "peddler", "seats": 3, "name": "Anna", **wish})
    assert (await refusal(party.house.create(party.people[0], order))).code == code
    assert await party.house.my_tables(party.people[0]) == []


async def test_of_fifty_who_want_the_last_seat_one_gets_it(everywhere: Party) -> None:
    party = everywhere
    table = await party.lay(2, seats=3)
    page = await Page(None).load(table)
    crowd = [(await party.house.admit(f"Guest {number}", "en"))[1] for number in range(50)]
    joins = [party.house.join(guest, party.code, guest.name, "") for guest in crowd]
    outcomes = await asyncio.gather(*joins, return_exceptions=True)
    seated = [outcome for outcome in outcomes if not isinstance(outcome, BaseException)]
    assert seated == [(table.id, 2)]
    codes = [outcome.code for outcome in outcomes if isinstance(outcome, Refusal)]
    assert codes == ["table_full"] * 49
    winner = crowd[next(i for i, outcome in enumerate(outcomes) if outcome == (table.id, 2))]
    assert table.seats_of(winner.id) == [2]
    await page.must_agree(table)


async def test_two_houses_give_the_last_seat_to_one(everywhere: Party) -> None:
    party = everywhere
    await party.lay(2, seats=3)
    other = party.new_house()
    crowd = [(await party.house.admit(f"Guest {number}", "en"))[1] for number in range(10)]
    joins = [
        house.join(guest, party.code, guest.name, "")
        for guest, house in zip(crowd, [party.house, other] * 5, strict=True)
    ]
    outcomes = await asyncio.gather(*joins, return_exceptions=True)
    assert sum(not isinstance(outcome, BaseException) for outcome in outcomes) == 1
    await other.close()


async def test_a_seat_asked_for_is_given_or_refused(party: Party) -> None:
    await party.lay(1, seats=3)
    await party.come(3)
    bence, csilla = party.people[1], party.people[2]
    assert await party.house.join(bence, party.code.lower().replace("-", " "), "Bence", "", 2) == (
        party.table.id,
        2,
    )
    assert (await refusal(party.house.join(csilla, party.code, "Csilla", "", 2))).code == "seat_taken"
    assert (await refusal(party.house.join(csilla, party.code, "Csilla", "", 7))).code == "seat_taken"
    assert (await refusal(party.house.join(csilla, party.code, "BENCE", ""))).code == "name_taken"
    assert (await refusal(party.house.join(csilla, party.code, "Вence", ""))).code == "name_taken"
    assert (await refusal(party.house.join(csilla, party.code, "\u202e", ""))).code == "bad_name"
    assert (await refusal(party.house.join(csilla, "2222-2222", "Csilla", ""))).code == "no_such_table"
    assert seats(party) == [("human", "Anna"), ("open", ""), ("human", "Bence")]


async def test_a_browser_may_hold_several_seats(party: Party) -> None:
    table = await party.lay(1, seats=2)
    await party.house.join(party.people[0], party.code, "Bence", "")
    assert table.seats_of(party.people[0].id) == [0, 1]
    await party.act(0, {"do": "start"})
    assert table.may_see(party.people[0].id, 1)


async def test_who_leaves_has_no_business_at_the_table_any_more(party: Party) -> None:
    table = await party.lay(3)
    bence = party.people[1].id
    page, other = await Page(1).load(table), await Page(2).load(table)
    await party.act(1, {"do": "leave"})
    assert page.end == (4401, "not your seat any more")
    assert other.end is None
    assert table.seats_of(bence) == []
    assert not table.may_see(bence, 1)
    assert not table.may_see(bence, None)
    for work in (
        table.act(bence, 1, "x", Name("Me")),
        table.move(bence, 1, "x", "", {"cmd": "pass"}),
        table.chat(bence, 1, "x", "hello"),
        table.chat(bence, None, "x", "hello"),
        party.house.recovery_link(party.people[1], table.id, 1),
        party.house.rematch(party.people[1], table.id),
    ):
        assert (await refusal(work)).code == "not_seated"


async def test_whoever_leaves_may_come_back_while_there_is_room(party: Party) -> None:
    table = await party.lay(3)
    await party.act(1, {"do": "leave"})
    code = table.setup.code
    assert code != party.code, "the code that had done its work stays dead"
    assert (await refusal(party.house.join(party.people[1], party.code, "Bence", ""))).code == "no_such_table"
    assert await party.house.join(party.people[1], code, "Bence", "") == (table.id, 1)


async def test_a_guest_who_was_sent_away_cannot_use_the_code_again(party: Party) -> None:
    table = await party.lay(2, seats=3)
    page = await Page(1).load(table)
    await party.act(0, {"do": "kick", "seat": 1})
    assert page.end == (4401, "not your seat any more")
    refused = await refusal(party.house.join(party.people[1], party.code, "Bence", ""))
    assert refused.code == "no_such_table"
    assert seats(party)[1] == ("open", "")


async def test_the_host_who_leaves_hands_the_table_on(party: Party) -> None:
    table = await party.lay(2, seats=3)
    await party.act(0, {"do": "leave"})
    assert table.host == 1
    await party.act(1, {"do": "bot", "seat": 0, "level": "plain"})
    await party.act(1, {"do": "leave"})
    assert table.setup.phase == "closed"
    assert (await refusal(party.house.invitation(table.setup.code))).code == "no_such_table"


async def test_the_host_arranges_the_table(party: Party) -> None:
    table = await party.lay(2, seats=3)
    page = await Page(None).load(table)
    await party.act(0, {"do": "title", "title": "Friday"})
    await party.act(0, {"do": "watch", "watch": True})
    await party.act(0, {"do": "option", "id": "pace", "value": "fast"})
    await party.act(0, {"do": "seats", "count": 4})
    await party.act(0, {"do": "bot", "seat": 3, "level": "plain"})
    await party.act(0, {"do": "bot", "seat": 3, "level": "keen"})
    await party.act(0, {"do": "start_seat", "seat": 3})
    assert seats(party)[:3] == [("human", "Anna"), ("human", "Bence"), ("open", "")]
    assert table.setup.seats[3].level == "keen"
    await party.act(0, {"do": "order", "seats": [3, 1, 0, 2]})
    assert [name for _, name in seats(party)][1:] == ["Bence", "Anna", ""]
    assert (table.host, table.setup.start) == (2, 0)
    await page.must_agree(table)
    await party.act(2, {"do": "bot", "seat": 0, "level": None})
    assert seats(party)[0] == ("open", "")
    await party.act(2, {"do": "seats", "count": 2})
    assert seats(party) == [("human", "Bence"), ("human", "Anna")]
    assert [holder.colours for holder in table.setup.seats] == [["blue", "green"], ["red", "orange"]]
    await page.must_agree(table)


async def test_colours_are_chosen_and_never_shared(party: Party) -> None:
    table = await party.lay(2, seats=3)
    await party.act(1, {"do": "colours", "seat": 1, "colours": ["white"]})
    assert table.setup.seats[1].colours == ["white"]
    await party.act(0, {"do": "colours", "seat": 1, "colours": ["blue"]})
    for seat, act, code in (
        (1, {"seat": 0, "colours": ["green"]}, "not_host"),
        (1, {"seat": 1, "colours": ["red"]}, "colour_taken"),
        (1, {"seat": 1, "colours": ["pink"]}, "bad_option"),
        (1, {"seat": 1, "colours": ["green", "white"]}, "bad_option"),
        (1, {"seat": 1, "colours": []}, "bad_option"),
        (0, {"seat": 2, "colours": ["green"]}, "seat_open"),
        (0, {"seat": 9, "colours": ["green"]}, "bad_target"),
    ):
        assert (await refusal(party.act(seat, {"do": "colours", **act}))).code == code
    assert [holder.colours for holder in table.setup.seats] == [["red"], ["blue"], []]


async def test_names_change_but_never_to_look_like_another(party: Party) -> None:
    table = await party.lay(2)
    await party.act(1, {"do": "name", "name": "Bence  B."})
    await party.act(1, {"do": "name", "name": "bence b."})
    assert table.setup.seats[1].name == "bence b."
    assert (await refusal(party.act(1, {"do": "name", "name": "аnna"}))).code == "name_taken"
    assert (await refusal(party.act(1, {"do": "name", "name": ""}))).code == "bad_name"


@pytest.mark.parametrize(
    ("seat", "act", "code"),
    [
        (1, {"do": "title", "title": "Mine"}, "not_host"),
        (1, {"do": "watch", "watch": True}, "not_host"),
        (1, {"do": "option", "id": "pace", "value": "fast"}, "not_host"),
        (1, {"do": "start_seat", "seat": 1}, "not_host"),
        (1, {"do": "seats", "count": 4}, "not_host"),
        (1, {"do": "bot", "seat": 2, "level": "plain"}, "not_host"),
        (1, {"do": "kick", "seat": 0}, "not_host"),
        (1, {"do": "order", "seats": [1, 0, 2]}, "not_host"),
        (1, {"do": "start"}, "not_host"),
        (0, {"do": "option", "id": "pace", "value": "soon"}, "bad_option"),
        (0, {"do": "option", "id": "length", "value": "long"}, "bad_option"),
        (0, {"do": "start_seat", "seat": 3}, "bad_target"),
        (0, {"do": "seats", "count": 6}, "bad_option"),
        (0, {"do": "bot", "seat": 1, "level": "plain"}, "seat_taken"),
        (0, {"do": "bot", "seat": 2, "level": "clever"}, "bad_option"),
        (0, {"do": "bot", "seat": 2, "level": None}, "seat_not_bot"),
        (0, {"do": "kick", "seat": 0}, "bad_target"),
        (0, {"do": "kick", "seat": 2}, "seat_open"),
        (0, {"do": "kick", "seat": 5}, "bad_target"),
        (0, {"do": "order", "seats": [0, 1]}, "bad_target"),
        (0, {"do": "order", "seats": [0, 1, 1]}, "bad_target"),
        (0, {"do": "undo"}, "wrong_phase"),
        (0, {"do": "call", "kind": "end"}, "wrong_phase"),
        (0, {"do": "vote", "yes": True}, "wrong_phase"),
        (0, {"do": "sit_out", "level": "plain"}, "wrong_phase"),
        (0, {"do": "resign"}, "wrong_phase"),
    ],
)
async def test_what_is_not_allowed_changes_nothing(
    party: Party, seat: int, act: dict[str, Any], code: str
) -> None:
    table = await party.lay(2, seats=3)
    before = plain(table.info(0))
    assert (await refusal(party.act(seat, act))).code == code
    assert plain(table.info(0)) == before
    assert plain((await party.reopen()).info(0)) == before


@pytest.mark.parametrize(
    "act",
    [
        {"do": "stir", "entropy": "ABC"},
        {"do": "dance"},
        {"do": "title"},
        {"do": "start", "now": True},
        {"do": "call", "kind": "war"},
        {},
    ],
)
def test_what_has_not_the_form_of_a_command_is_none(act: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        command(act)


async def test_seats_that_are_needed_cannot_be_taken_away(party: Party) -> None:
    await party.lay(3)
    assert (await refusal(party.act(0, {"do": "seats", "count": 2}))).code == "seat_taken"


async def test_a_table_starts_with_the_people_who_are_there(everywhere: Party) -> None:
    party = everywhere
    table = await party.lay(2, seats=4)
    await party.come(2)
    await party.house.join(party.people[-1], party.code, "Zoe", "", 3)
    last, first = await Page(3).load(table), await Page(0).load(table)
    await party.act(0, {"do": "start"})
    assert seats(party) == [("human", "Anna"), ("human", "Bence"), ("human", "Zoe")]
    assert last.seat == 2, "eyes go along with their seat"
    assert {"t": "reload", "reason": "eyes", "seat": 2} in last.messages
    await first.must_agree(table)
    await (await Page(2).load(table)).must_agree(table)
    mine = last.batches[0]["mine"][0]["value"]["hand"]
    assert mine == party.hand(2)
    row = (await table.view(0))["log"][0]
    assert row["events"][0]["options"] == {"pace": "slow"}, (
        "an option for two or four seats is not offered to three"
    )


async def test_one_person_alone_cannot_start(party: Party) -> None:
    await party.lay(1, seats=3)
    refused = await refusal(party.act(0, {"do": "start"}))
    assert (refused.code, refused.params) == ("too_few_seats", {"seats": 1, "least": 2})


async def test_a_table_starts_once(party: Party) -> None:
    table = await party.lay(3)
    first, second = await asyncio.gather(
        party.act(0, {"do": "start"}), party.act(0, {"do": "start"}), return_exceptions=True
    )
    assert first == 0
    assert getattr(second, "code", None) == "wrong_phase"
    for act in (
        {"do": "leave"},
        {"do": "kick", "seat": 1},
        {"do": "seats", "count": 4},
        {"do": "stir", "entropy": "f" * 64},
        {"do": "name", "name": "Other"},
    ):
        assert (await refusal(party.act(0, act))).code == "wrong_phase"
    assert (await refusal(party.house.invitation(party.code))).code == "no_such_table"
    assert (await refusal(party.house.join(party.people[0], party.code, "Late", ""))).code == "no_such_table"
    assert table.seq == 0


async def test_a_start_that_another_house_was_quicker_to_change_is_judged_again(everywhere: Party) -> None:
    party = everywhere
    table = await party.lay(2, seats=3)
    other = party.new_house()
    await (await other.table(table.id)).act(party.person(1), 1, "x", Colours(1, ["white"]))
    assert table.setup.seats[1].colours == ["blue"], "this house does not know yet"
    await party.act(0, {"do": "start"})
    assert table.setup.seats[1].colours == ["white", "green"]
    assert table.seq == 0
    await other.close()


async def test_everybody_stirs_the_shuffle_and_row_0_lists_it(party: Party) -> None:
    table = await party.lay(2, seats=3)
    commitment = table.info(None)["seal"]["commitment"]
    await party.act(1, {"do": "stir", "entropy": "f" * 64})
    await party.act(0, {"do": "start"})
    rows = await party.store.read(lambda connection: rows_between(connection, table.id, 0))
    assert msgspec.json.decode(rows[0].body)["contributions"] == [ENTROPY[0], "f" * 64]
    assert table.info(None)["seal"] == {"commitment": commitment, "stirred": [True, True]}


async def test_spectators_watch_only_where_they_may(party: Party) -> None:
    table = await party.lay(3, watch=True)
    stranger = (await party.house.admit("Stranger", "en"))[1].id
    assert table.may_see(stranger, None)
    assert table.may_see(None, None)
    assert not table.may_see(stranger, 0)
    page, seated, sent_away = [await Page(None).load(table) for _ in range(3)]
    page.browser_id, seated.browser_id, sent_away.browser_id = stranger, party.person(1), party.person(2)
    await party.act(0, {"do": "watch", "watch": False})
    assert page.end == (4404, "not open to spectators any more")
    assert not table.may_see(stranger, None)
    assert table.may_see(party.person(1), None)
    # and whoever had a seat and has it no more is such a spectator too
    assert (seated.end, sent_away.end) == (None, None)
    await party.act(0, {"do": "kick", "seat": 2})
    assert (seated.end, sent_away.end) == (None, page.end)


async def test_who_looks_with_anothers_eyes_when_it_is_over_leaves_with_the_spectators(party: Party) -> None:
    # Given a table that is over, at which a stranger and somebody seated look with another's eyes
    table = await party.start(watch=True)
    await party.act(0, {"do": "call", "kind": "end"})
    for seat in (1, 2):
        await party.act(seat, {"do": "vote", "yes": True})
    stranger, seated = [await Page(1).load(table) for _ in range(2)]
    stranger.browser_id, seated.browser_id = "stranger", party.person(2)
    # When it is open to spectators no more
    await party.act(0, {"do": "watch", "watch": False})
    # Then the stranger is one
    assert stranger.end == (4404, "not open to spectators any more")
    assert seated.end is None


async def test_what_another_worker_changed_is_told_beside_what_this_one_writes(everywhere: Party) -> None:
    # Given a table at two workers, and a page at the second
    party = everywhere
    table = await party.start()
    other = party.new_house()
    there = await other.table(table.id)
    page = await Page(1).load(there)
    # When the first changes its title, and the second, which has not heard of it, writes a row with a change
    await party.act(0, {"do": "title", "title": "Friday"})
    sit_out = command({"do": "sit_out", "level": "keen"})
    await there.act(party.person(1), 1, "id", sit_out)
    # Then the page shows both
    assert (page.view["table"]["title"], page.view["table"]["seats"][1]["level"]) == ("Friday", "keen")
    await page.must_agree(there)
    await other.close()


async def test_the_first_tables_of_every_game_are_laid_at_two_workers_at_once(
    postgres_database: str,
) -> None:
    # Given a new house of two workers
    await asyncio.to_thread(migrate, postgres_database)
    stores = [Store(postgres_database) for _ in range(2)]
    for store in stores:
        await store.open()
    parties = [Party(store, registry=registry) for store in stores]
    for number, party in enumerate(parties):
        party.chance = random.Random(number).randbytes
        party.house = party.new_house()
        await party.come(1)
    # When somebody lays the first table of a game at each, in the same moment
    for game in registry.GAMES:
        order = NewTable(game=game, seats=registry.info(game).seats[-1], name="Anna")
        await asyncio.gather(*(party.house.create(party.people[0], order) for party in parties))
    # Then all of them stand
    for party, store in zip(parties, stores, strict=True):
        lines = await party.house.my_tables(party.people[0])
        assert {line["game"] for line in lines} == set(registry.GAMES)
        await party.house.close()
        await store.close()
