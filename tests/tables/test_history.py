"""History: a table is the same after a restart at any row, in two houses at once, and where it is damaged."""

import asyncio
import random
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection

from server.store import schema
from server.store.journal import rows_between, snapshots_before
from server.tables import Refusal
from server.tables.history import SNAPSHOT_EVERY, read_history
from server.tables.position import plain_of, state_of
from server.tables.table import Table
from tests.tables.party import Page, Party, plain, refusal


async def everything(table: Table) -> Any:
    """A table as all its viewers see it."""
    return [plain(await table.view(viewer)) for viewer in (*range(len(table.setup.seats)), None)]


async def play(party: Party, steps: int, seed: int = 1) -> None:
    """Some moves by chance, undos and votes among them."""
    rng = random.Random(seed)
    for _ in range(steps):
        turn = party.table.position.state.turn
        what = rng.choice(("draw", "show", "pass", "wave", "undo", "take back"))
        if what == "show" and party.hand(turn):
            await party.move(turn, "show", card=rng.choice(party.hand(turn)))
        elif what == "undo":
            await _try(party, turn, {"do": "undo"})
        elif what == "take back":
            await _try(party, turn, {"do": "call", "kind": "undo"})
            for seat in range(3):
                await _try(party, seat, {"do": "vote", "yes": True})
        elif what == "wave":
            await party.move(rng.randrange(3), "wave")
        elif what == "draw" and party.table.position.state.pile:
            await party.move(turn, "draw")
        else:
            await party.move(turn, "pass")


async def _try(party: Party, seat: int, act: dict[str, Any]) -> None:
    before = party.table.seq
    try:
        await party.act(seat, act)
    except Refusal:
        assert party.table.seq == before


async def test_a_restart_at_any_row_changes_nothing(party: Party) -> None:
    await party.start()
    for step in range(12):
        await play(party, 3, seed=step)
        before, course = await everything(party.table), party.table.position.course
        state = party.table.position.state
        table = await party.reopen()
        assert await everything(table) == before
        assert table.position.state == state
        assert table.position.course == course


async def test_a_restart_on_postgresql_and_sqlite(everywhere: Party) -> None:
    party = everywhere
    await party.start()
    await play(party, 20)
    before = await everything(party.table)
    assert await everything(await party.reopen()) == before


async def test_a_long_table_opens_from_a_snapshot(party: Party) -> None:
    table = await party.start()
    rows = 2 * SNAPSHOT_EVERY + 7
    while table.seq < rows:
        await party.move(table.seq % 3, "wave")
    before = await everything(table)
    kept = await party.store.read(lambda connection: list(snapshots_before(connection, table.id, rows)))
    assert [seq for seq, _ in kept] == [2 * SNAPSHOT_EVERY, SNAPSHOT_EVERY]
    read = await party.store.read(partial(read_history, table_id=table.id))
    assert read.course == table.position.course
    assert read.plain == plain(table.position.plain)
    assert await everything(await party.reopen()) == before


async def test_any_earlier_state_follows_from_the_journal_alone(party: Party) -> None:
    table = await party.start()
    states = [table.position.state]
    for step in range(SNAPSHOT_EVERY + 10):
        await party.move(step % 3, "wave")
        states.append(table.position.state)
    assert table.game is not None
    for seq in (0, 1, 7, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, table.seq):
        history = await party.store.read(partial(read_history, table_id=table.id, upto=seq))
        assert state_of(table.game, history.plain) == states[seq]


async def test_two_houses_write_one_history(everywhere: Party) -> None:
    """Both judge on what they have in memory; the fence lets one row in, and the other house judges again."""
    party = everywhere
    here = await party.start()
    other = party.new_house()
    there = await other.table(here.id)
    pages = [await Page(seat).load(table) for table in (here, there) for seat in (0, 1, 2, None)]
    for _ in range(10):
        stamps = {
            seat: (here.position.offers[seat].stamp, there.position.offers[seat].stamp) for seat in (1, 2)
        }
        await asyncio.gather(
            here.move(party.person(1), 1, party.id(), stamps[1][0], {"cmd": "wave"}),
            there.move(party.person(2), 2, party.id(), stamps[2][1], {"cmd": "wave"}),
        )
        await here.refresh()
        await there.refresh()
        assert here.seq == there.seq
    assert here.seq == 20
    assert here.position == there.position
    for page in pages:
        assert [batch["seq"] for batch in page.batches] == list(range(1, 21))
        await page.must_agree(here)
        await page.must_agree(there)
    await other.close()


async def test_of_two_moves_for_one_turn_in_two_houses_one_is_made(everywhere: Party) -> None:
    party = everywhere
    here = await party.start()
    other = party.new_house()
    there = await other.table(here.id)
    stamp = here.position.offers[0].stamp
    moves = [table.move(party.person(0), 0, party.id(), stamp, {"cmd": "pass"}) for table in (here, there)]
    outcomes = await asyncio.gather(*moves, return_exceptions=True)
    assert sum(outcome == 1 for outcome in outcomes) == 1
    assert sum(getattr(outcome, "code", None) == "outdated" for outcome in outcomes) == 1
    await other.close()


async def test_one_message_sent_to_two_houses_is_one_row(everywhere: Party) -> None:
    party = everywhere
    here = await party.start()
    other = party.new_house()
    there = await other.table(here.id)
    stamp = here.position.offers[0].stamp
    moves = [table.move(party.person(0), 0, "click", stamp, {"cmd": "pass"}) for table in (here, there)]
    assert await asyncio.gather(*moves) == [1, 1]
    rows = await party.store.read(lambda connection: rows_between(connection, here.id, 0))
    assert len(rows) == 2
    await other.close()


async def test_another_house_hears_of_chairs_and_votes_and_the_end(everywhere: Party) -> None:
    party = everywhere
    here = await party.start()
    other = party.new_house()
    there = await other.table(here.id)
    page = await Page(2).load(there)
    await party.act(0, {"do": "sit_out", "level": "plain"})
    await party.act(1, {"do": "call", "kind": "end"})
    await there.refresh()
    assert there.info(None) == here.info(None)
    await page.must_agree(here)
    await party.act(2, {"do": "vote", "yes": True})
    await there.refresh()
    await page.must_agree(here)
    assert page.view["table"]["phase"] == "closed"
    await other.close()


async def test_a_seat_that_moved_in_one_house_is_lost_in_the_other(party: Party) -> None:
    here = await party.start()
    other = party.new_house()
    there = await other.table(here.id)
    page = await Page(1).load(there)
    secret = await party.house.recovery_link(party.people[1], here.id, 1)
    await party.house.recover(party.people[0], secret, take=True)
    await there.refresh()
    assert page.end == (4409, "on another device now")
    assert there.seats_of(party.people[1].id) == []
    await other.close()


# ── Damage ───────────────────────────────────────────────────────────────────────────────────────


async def damage(party: Party, seq: int, body: str) -> None:
    """Somebody has written over a row."""

    def change(connection: Connection) -> None:
        journal = schema.journal
        chosen = (journal.c.table_id == party.table.id) & (journal.c.seq == seq)
        connection.execute(journal.update().where(chosen).values(body=body))

    await party.store.write(change)


BROKEN = [
    "not JSON",
    '{"events": 7}',
    '{"patch": [{"op": "remove", "path": "/nothing/here"}]}',
    '{"patch": [{"op": "replace", "path": "/turn", "value": "tomorrow"}]}',
    '{"patch": [{"path": "/turn"}]}',
]


@pytest.mark.parametrize("body", BROKEN)
async def test_a_damaged_table_can_be_looked_at_and_ended(party: Party, body: str) -> None:
    await party.start()
    for seat in (0, 1, 2):
        await party.move(seat, "pass")
    await damage(party, 3, body)
    table = await party.reopen()
    for viewer in (0, None):
        shown = plain(await table.view(viewer))
        assert shown["seq"] == 3
        assert len(shown["log"]) == 4
    for act in ({"do": "undo"}, {"do": "sit_out", "level": "plain"}):
        assert (await refusal(party.act(0, act))).code == "unreadable"
    assert (await refusal(party.move(0, "wave"))).code == "unreadable"
    assert (await refusal(table.view_at(3, 0))).code == "unreadable"
    assert plain(await table.view_at(1, 0))["game"]["public"]["turn"] == 1
    await table.record(0)
    await party.act(0, {"do": "call", "kind": "end"})
    for seat in (1, 2):
        await party.act(seat, {"do": "vote", "yes": True})
    assert table.setup.phase == "closed"


@pytest.mark.parametrize("body", BROKEN)
async def test_a_damaged_table_goes_on_from_before_the_damage(party: Party, body: str) -> None:
    await party.start()
    for seat in (0, 1, 2):
        await party.move(seat, "pass")
    await damage(party, 3, body)
    table = await party.reopen()
    page = await Page(0).load(table)
    await party.act(0, {"do": "call", "kind": "undo", "target": 1})
    for seat in (1, 2):
        await party.act(seat, {"do": "vote", "yes": True})
    assert table.position.state.turn == 1
    assert page.messages[-1] == {"t": "reload", "reason": "gap"}
    page = await Page(0).load(table)
    assert await party.move(1, "pass") == table.seq
    await page.must_agree(table)
    shown = await everything(table)
    assert await everything(await party.reopen()) == shown


async def test_other_tables_play_on_beside_a_damaged_one(party: Party) -> None:
    await party.start()
    await party.move(0, "pass")
    await damage(party, 1, "not JSON")
    await party.reopen()
    await party.start()
    assert await party.move(0, "pass") == 1


async def test_a_damaged_snapshot_is_done_without(party: Party) -> None:
    table = await party.start()
    while table.seq < SNAPSHOT_EVERY + 3:
        await party.move(table.seq % 3, "wave")
    before = await everything(table)
    await party.store.write(
        lambda connection: connection.execute(schema.snapshots.update().values(body="{")).rowcount
    )
    assert await everything(await party.reopen()) == before


async def test_a_table_of_newer_rules_is_only_looked_at(party: Party) -> None:
    await party.start()
    await party.move(0, "pass")

    def newer(connection: Connection) -> int:
        return connection.execute(schema.tables.update().values(rules_version=99)).rowcount

    await party.store.write(newer)
    table = await party.reopen()
    shown = plain(await table.view(0))
    assert shown["game"] is None
    assert shown["table"]["rules"]["version"] == 99
    assert [entry["kind"] for entry in shown["log"]] == ["setup", "move"]
    refused = await refusal(table.move(party.person(1), 1, "x", "", {"cmd": "pass"}))
    assert refused.code == "unreadable"


async def test_a_table_plays_with_its_own_component_data(party: Party) -> None:
    await party.start()
    own = party.table.setup.data_hash
    party.games.data = {**party.games.data, "goal": 1}
    table = await party.reopen()
    assert table.game is not None
    assert table.game.components["goal"] == 12
    assert table.info(None)["rules"]["data"] == own
    fresh = await party.lay()
    assert fresh.info(None)["rules"]["data"] != own


async def test_a_table_whose_game_is_gone_is_only_looked_at(party: Party) -> None:
    await party.start()
    del party.games.classes["peddler"]
    table = await party.reopen()
    assert plain(await table.view(None))["game"] is None
    assert (await refusal(table.move(party.person(0), 0, "x", "", {"cmd": "pass"}))).code == "unreadable"
    party.table = table
    await party.act(0, {"do": "call", "kind": "end"})
    for seat in (1, 2):
        await party.act(seat, {"do": "vote", "yes": True})
    assert (await refusal(party.house.rematch(party.people[0], table.id))).code == "unreadable"


async def test_states_are_kept_as_they_are(party: Party) -> None:
    table = await party.start()
    assert table.game is not None
    assert state_of(table.game, plain(plain_of(table.position.state))) == table.position.state
