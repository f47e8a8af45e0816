"""Each turn is told of once, when it has lasted long enough, and to nobody who looks."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.notices.jobs import Chat
from server.notices.notices import MOST_OF_A_SEAT
from server.notices.turns import MOST_ROWS, PAUSES, Turned, moment, turn
from server.store import Store
from server.tables import Refusal
from tests.notices.desk import Desk


async def test_a_turn_that_lasts_is_told_of_once(any_desk: Desk) -> None:
    # Given Anna, whose turn it is, and who wants to be told after five minutes
    desk = any_desk
    await desk.start()
    await desk.want(0, delay=5)
    # When time passes, then she is told after five minutes and never again
    assert await desk.after(4) == 0
    assert await desk.after(1) == 1
    assert [await desk.after(60) for _ in range(3)] == [0, 0, 0]


async def test_a_turn_taken_before_its_time_is_not_told_of(desk: Desk) -> None:
    await desk.start()
    await desk.want(0, delay=30)
    await desk.after(29)
    await desk.party.move(0, "pass")
    assert await desk.after(600) == 0


async def test_the_next_turn_is_told_of_again(desk: Desk) -> None:
    await desk.start()
    await desk.want(0, delay=5)
    assert await desk.after(5) == 1
    for seat in range(3):
        await desk.party.move(seat, "pass")
    assert await desk.after(4) == 0
    assert await desk.after(1) == 1


async def test_the_next_turn_is_told_of_however_much_was_said_before_it(desk: Desk) -> None:
    # Given a turn that was told of, and a next one that somebody hides behind votes
    await desk.start()
    await desk.want(0, delay=5)
    assert await desk.after(5) == 1
    for seat in range(3):
        await desk.party.move(seat, "pass")
    for _ in range(MOST_ROWS // 2 + 1):
        await desk.party.act(1, {"do": "call", "kind": "undo"})
        await desk.party.act(1, {"do": "withdraw"})
    # Then that is told of too, and once
    assert [await desk.after(minutes) for minutes in (6, 600)] == [1, 0]


async def test_what_others_do_meanwhile_makes_no_new_turn(desk: Desk) -> None:
    await desk.start()
    await desk.want(0, delay=5)
    assert await desk.after(5) == 1
    for _ in range(3):
        await desk.party.move(1, "wave")
        assert await desk.after(60) == 0


async def test_a_turn_is_counted_from_what_its_player_did_last_in_it(desk: Desk) -> None:
    await desk.start()
    await desk.want(0, delay=30)
    await desk.after(20)
    await desk.party.move(0, "show", card=desk.party.hand(0)[0])
    assert await desk.after(29) == 0
    assert await desk.after(1) == 1


async def test_whoever_looks_is_not_told_and_again_later_if_they_leave_without_moving(desk: Desk) -> None:
    # Given Anna, who looks at the table when she would be told
    await desk.start()
    await desk.want(0, delay=30)
    desk.here[desk.table.id] = {0}
    assert await desk.after(30) == 0
    # When she leaves it, then she is told when as much time has passed again, and once
    desk.here.clear()
    assert await desk.after(29) == 0
    assert await desk.after(1) == 1
    assert await desk.after(600) == 0


async def test_it_is_the_seat_that_must_be_looked_for(desk: Desk) -> None:
    await desk.start()
    await desk.want(0, delay=5)
    desk.here[desk.table.id] = {1, 2}
    assert await desk.after(5) == 1


async def test_tables_that_are_due_at_once_come_in_one_message(desk: Desk) -> None:
    # Given two tables at which it is Anna's turn, and one where it is not, all with the same target
    first = await desk.start(title="Home")
    await desk.want(0, target="ntfys://ntfy.example.org/anna")
    second = await desk.party.start(2, title="Away")
    await desk.want(0, target="ntfys://ntfy.example.org/anna")
    await desk.party.start(2, title="Bence’s", start=1)
    await desk.want(0, target="ntfys://ntfy.example.org/anna")
    # When they are due, then one message names both
    assert await desk.after(5) == 1
    job = desk.post.jobs[0]
    assert isinstance(job, Chat)
    assert job.title == "2 asztalnál te jössz"
    assert all(word in job.text for word in ("Home", "Away", f"/t/{first.id}", f"/t/{second.id}"))
    assert "Bence" not in job.text
    assert await desk.after(60) == 0


async def test_a_restart_neither_forgets_nor_repeats(desk: Desk) -> None:
    # Given a turn that was told of, and one at another table that is not due yet
    await desk.start()
    await desk.want(0, delay=5)
    assert await desk.after(5) == 1
    await desk.party.start(2)
    await desk.want(0, target="ntfys://ntfy.example.org/other", delay=30)
    await desk.notices.close()
    # When another process goes on
    fresh = desk.new_notices()
    # Then only the second is told of, at its time
    assert await desk.after(29, fresh) == 0
    assert await desk.after(1, fresh) == 1
    assert await desk.after(60, fresh) == 0


async def test_of_two_houses_on_one_database_one_tells(any_desk: Desk, url: str) -> None:
    # Given two workers, and people who are due at many tables
    desk = any_desk
    for number in range(6):
        await desk.party.start(2)
        await desk.want(0, target=f"ntfys://ntfy.example.org/{number}")
    other_store = Store(url)
    await other_store.open()
    other = desk.new_notices()
    other._store = other_store
    # When both sweep at the same time, again and again
    desk.clock.pass_minutes(5)
    sent = [await asyncio.gather(desk.notices.sweep(), other.sweep()) for _ in range(3)]
    await desk.notices.settled()
    await other.settled()
    # Then each is told once
    assert sum(map(sum, sent)) == 6
    assert len({job.target for job in desk.post.jobs if isinstance(job, Chat)}) == desk.post.count == 6
    # And when the one that did it is gone, the other goes on once its lease is over
    await desk.party.move(0, "pass")
    await desk.party.move(1, "pass")
    assert await desk.after(5, other) == 1
    await other_store.close()


async def test_what_failed_is_tried_again_with_growing_pauses_and_then_told_at_the_table(desk: Desk) -> None:
    await desk.start()
    await desk.want(0, delay=5)
    desk.post.troubles = ["unreachable"] * 20
    tries = [minute for minute in range(1, 400) if await desk.after(1)]
    wanted = [5]
    for pause in PAUSES:
        wanted.append(wanted[-1] + pause)
    assert tries == wanted
    assert (await desk.wanted())[0]["trouble"] == "unreachable"
    # And the next turn is told of as if nothing had been
    desk.post.troubles = []
    for seat in range(3):
        await desk.party.move(seat, "pass")
    assert await desk.after(5) == 1
    assert "trouble" not in (await desk.wanted())[0]


async def test_a_failed_one_is_not_tried_again_when_the_turn_is_over(desk: Desk) -> None:
    await desk.start()
    await desk.want(0, delay=5)
    desk.post.troubles = ["unreachable"]
    assert await desk.after(5) == 1
    await desk.party.move(0, "pass")
    assert await desk.after(60) == 0


@pytest.mark.parametrize("deed", ["sit_out", "resign"])
async def test_a_seat_that_a_bot_plays_for_is_told_nothing(desk: Desk, deed: str) -> None:
    await desk.start()
    await desk.want(0, delay=5)
    await desk.party.act(0, {"do": deed} | ({"level": "keen"} if deed == "sit_out" else {}))
    assert await desk.after(600) == 0


async def test_with_the_table_all_its_notices_end(desk: Desk) -> None:
    await desk.start(2)
    await desk.want(0)
    await desk.want(1)
    await desk.party.act(0, {"do": "call", "kind": "end"})
    await desk.party.act(1, {"do": "vote", "yes": True})
    assert desk.table.has_ended
    assert await desk.after(600) == 0
    assert await desk.wanted(0) == await desk.wanted(1) == []
    with pytest.raises(Refusal, match="way_not_offered"):
        await desk.want(0)


async def test_with_the_seat_its_notices_end_and_whoever_comes_next_has_none(desk: Desk) -> None:
    # Given Bence, who wants to be told, and leaves before the start
    table = await desk.party.lay(3)
    await desk.want(1)
    await desk.party.act(1, {"do": "leave"})
    # When Bence sits down there once more, by the invitation
    code = table.setup.code
    await desk.party.house.join(desk.party.people[1], code, "Bence", "")
    # Then nothing of before is left
    assert await desk.wanted(1) == []
    await desk.party.act(0, {"do": "start_seat", "seat": 1})
    await desk.party.act(0, {"do": "start"})
    assert await desk.after(600) == 0


async def test_notices_go_with_their_people_when_seats_are_reordered(desk: Desk) -> None:
    await desk.party.lay(2)
    await desk.want(0, target="ntfys://ntfy.example.org/anna")
    await desk.party.act(0, {"do": "order", "seats": [1, 0]})
    await desk.party.act(1, {"do": "start_seat", "seat": 1})
    await desk.party.act(1, {"do": "start"})
    assert await desk.after(5) == 1
    assert "Anna" in str(desk.post.jobs[0])


def rows(*waiting: Any) -> list[Turned]:
    """Rows from these, newest last: (who moved, whom the game waits for then)."""
    return [Turned(seq, mover, seq * 10, list(seats)) for seq, (mover, seats) in enumerate(waiting)][::-1]


@pytest.mark.parametrize(
    ("history", "length", "since"),
    [
        (rows((0, [1]), (1, [0])), 1, 10),
        (rows((0, [0, 1]), (1, [0])), 2, 0),  # all were asked; the others have answered
        (rows((0, [0, 1]), (0, [1]), (1, [0, 1])), 1, 20),  # the next round for all
        (rows((1, [0]), (0, [0]), (1, [0])), 3, 10),  # the own step counts, not the other's
        (rows((0, [1])), 0, None),
    ],
)
def test_a_turn_is_an_unbroken_run_of_rows(history: list[Turned], length: int, since: int | None) -> None:
    run = turn(history, 0)
    assert len(run) == length
    if since is not None:
        assert moment(run, 0) == since


async def test_a_confirmed_address_is_confirmed_for_nobody_else(desk: Desk) -> None:
    # Given a mail address that somebody has confirmed, and whose seat moves to another's browser
    await desk.start()
    bence, csilla = desk.party.people[1:3]
    await desk.want(1, "mail", "bence@example.org")
    link = next(word for word in desk.post.mails[-1].get_content().split() if "key=" in word)
    await desk.notices.use_key(link.split("key=")[1])
    assert "unconfirmed" not in (await desk.wanted(1))[0]
    secret = await desk.party.house.recovery_link(bence, desk.table.id, 1)
    await desk.party.house.recover(csilla, secret, take=True)
    # When that browser asks for notices to it
    again = await desk.want(1, "mail", "bence@example.org")
    # Then the address is asked anew
    assert again["unconfirmed"]


async def test_a_seat_has_no_more_notices_than_it_may_at_two_workers(url: str) -> None:
    # Given two workers on one database
    stores = [Store(url) for _ in range(2)]
    for store in stores:
        await store.open()
    desk = Desk(stores[0])
    await desk.start()
    notices = [desk.notices, Desk(stores[1]).new_notices()]
    anna = desk.party.people[0]

    async def want(worker: int, target: str) -> object:
        where = f"ntfys://ntfy.example.org/{target}"
        return await notices[worker].subscribe(desk.table, 0, anna, "chat", where, 5, "en")

    # When both are asked for the same one at once, then it is kept once
    for _ in range(5):
        await asyncio.gather(want(0, "same"), want(1, "same"))
    assert len(await desk.wanted(0)) == 1
    # and when they are asked for more than there may be
    wanted = (want(worker, f"{worker} {n}") for n in range(MOST_OF_A_SEAT) for worker in range(2))
    answers = await asyncio.gather(*wanted, return_exceptions=True)
    # Then no more are kept
    refused = [answer for answer in answers if isinstance(answer, Exception)]
    assert {str(type(answer)) for answer in refused} == {str(Refusal)}
    assert len(await desk.wanted(0)) == MOST_OF_A_SEAT
    for each in notices:
        await each.close()
    await desk.party.house.close()
    for store in stores:
        await store.close()
