"""Bots: their turn by the same path, from what their seat sees, whatever breaks them."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from server.rules.game import Game, Seat
from server.store import Store
from server.store.journal import rows_between
from server.tables import Table
from tests.tables.party import Page, Party
from tests.tables.peddler import State

Answer = dict[str, Any] | None


class Thinker:
    """Bots by a function of level, seat and state; it notes what they were shown."""

    def __init__(self, decide: Callable[[str, Seat, State], Answer]) -> None:
        self._decide = decide
        self.asked: list[tuple[str, Seat, State]] = []

    async def decide(self, game: Game[Any, Any], level: str, seat: Seat, state: bytes, seed: bytes) -> Answer:
        shown = msgspec.json.decode(state, type=State)
        assert len(seed) == 32
        self.asked.append((level, seat, shown))
        await asyncio.sleep(0)
        return self._decide(level, seat, shown)


def on_turn(answer: Answer) -> Callable[[str, Seat, State], Answer]:
    return lambda level, seat, state: answer if state.turn == seat else None


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not done():  # noqa: ASYNC110 (there is no event for it)
            await asyncio.sleep(0.005)


async def at_rest(*tables: Table) -> None:
    """Waits until the bots of these tables have nothing more to do."""
    await until(lambda: not any(table._bots.thinking for table in tables))


async def test_bots_play_to_the_next_human_turn_and_no_further(store: Store) -> None:
    party = Party(store, Thinker(on_turn({"cmd": "pass"})))
    table = await party.start(1, bots=3)
    page = await Page(0).load(table)
    await party.move(0, "pass")
    await until(lambda: table.seq == 4)
    await at_rest(table)
    assert [batch["seat"] for batch in page.batches] == [0, 1, 2, 3]
    await page.must_agree(table)
    rows = await store.read(lambda connection: rows_between(connection, table.id, 2))
    assert [row.client_id for row in rows] == ["bot 1", "bot 2", "bot 3"]
    await party.house.close()


async def test_a_bot_is_shown_nothing_that_its_seat_cannot_see(store: Store) -> None:
    thinker = Thinker(on_turn({"cmd": "draw"}))
    party = Party(store, thinker)
    table = await party.start(1, bots=2, start=1)
    true = table.position.state
    await until(lambda: table.position.state.turn == 0)
    level, seat, shown = thinker.asked[0]
    assert (level, seat) == ("keen", 1)
    assert shown.hands[1] == true.hands[1]
    assert shown.pile != true.pile
    assert shown.hands[0] != true.hands[0]
    assert [len(hand) for hand in shown.hands] == [len(hand) for hand in true.hands]
    await party.house.close()


async def test_after_a_restart_bots_go_on_by_themselves_once_each(store: Store) -> None:
    class Together(Thinker):
        """Answers nobody before it was asked in both houses."""

        async def decide(
            self, game: Game[Any, Any], level: str, seat: Seat, state: bytes, seed: bytes
        ) -> Answer:
            answer = await super().decide(game, level, seat, state, seed)
            await until(lambda: len(self.asked) >= 2)
            return answer

    # Given a table that waits for bots, and that is opened in two houses at once
    party = Party(store)
    table = await party.start(1, bots=2, start=1)
    await party.house.close()
    party.thinker = Together(on_turn({"cmd": "pass"}))
    houses = [party.new_house(), party.new_house()]
    for house in houses:
        await house.open()
    # When the bots of both have moved as far as they can
    opened = [await house.table(table.id) for house in houses]
    await at_rest(*opened)
    # Then each has moved once
    for one in opened:
        await one.refresh()
        assert (one.seq, one.position.state.turn) == (2, 0)
    for house in houses:
        await house.close()


async def test_a_bot_that_breaks_is_replaced_for_its_move(store: Store) -> None:
    def decide(level: str, seat: Seat, state: State) -> Answer:
        if level == "keen":
            raise RuntimeError("broken bot")
        return {"cmd": "pass"}

    party = Party(store, Thinker(decide))
    table = await party.start(1, bots=1)
    page = await Page(0).load(table)
    await party.move(0, "pass")
    await until(lambda: table.seq == 2)
    assert page.batches[-1]["events"] == [{"kind": "bot_failed", "seat": 1}, {"kind": "passed", "seat": 1}]
    await party.house.close()


async def test_a_bot_that_breaks_the_rules_or_keeps_silent_is_replaced_too(store: Store) -> None:
    answers: list[Answer] = [{"cmd": "show", "card": "none"}, None, {"cmd": "fly"}]

    def decide(level: str, seat: Seat, state: State) -> Answer:
        return {"cmd": "pass"} if level == "plain" else answers[0]

    party = Party(store, Thinker(decide))
    table = await party.start(1, bots=1)
    for number in range(3):
        await party.move(0, "pass")
        await until(lambda: table.position.state.turn == 0)
        assert table.seq == 2 * number + 2
        answers.pop(0)
    await party.house.close()


async def test_a_game_whose_bots_all_break_waits_and_goes_on_when_they_are_well(store: Store) -> None:
    ill = True

    def decide(level: str, seat: Seat, state: State) -> Answer:
        if ill:
            raise RuntimeError("no process")
        return {"cmd": "pass"}

    thinker = Thinker(decide)
    party = Party(store, thinker)
    table = await party.start(2, bots=1)
    await party.move(0, "pass")
    await until(lambda: len(thinker.asked) > 2)  # the bot, the plainest in its place, and the bot again
    assert table.seq == 1
    ill = False
    await until(lambda: table.seq == 2)
    await party.house.close()


async def test_bots_may_act_unasked_but_not_without_end(store: Store) -> None:
    def decide(level: str, seat: Seat, state: State) -> Answer:
        return {"cmd": "pass"} if state.turn == seat else {"cmd": "wave"}

    party = Party(store, Thinker(decide))
    table = await party.start(1, bots=2)
    await until(lambda: table.seq == 3)
    await at_rest(table)
    assert table.seq == 3, "the game still waits for Anna"
    await party.move(0, "pass")
    await until(lambda: table.seq == 9)
    await at_rest(table)
    assert table.seq == 9
    await party.house.close()


async def test_a_bot_that_is_asked_unasked_may_decline(store: Store) -> None:
    thinker = Thinker(on_turn({"cmd": "pass"}))
    party = Party(store, thinker)
    table = await party.start(1, bots=2)
    await until(lambda: len(thinker.asked) == 2)
    await at_rest(table)
    assert len(thinker.asked) == 2, "each was asked once about this row"
    assert table.seq == 0
    await party.house.close()


async def test_a_person_who_comes_back_while_the_bot_thinks_moves_alone(store: Store) -> None:
    gate = asyncio.Event()

    class Slow(Thinker):
        async def decide(
            self, game: Game[Any, Any], level: str, seat: Seat, state: bytes, seed: bytes
        ) -> Answer:
            answer = await super().decide(game, level, seat, state, seed)
            await gate.wait()
            return answer

    thinker = Slow(on_turn({"cmd": "pass"}))
    party = Party(store, thinker)
    table = await party.start(2)
    await party.act(0, {"do": "sit_out", "level": "keen"})
    await until(lambda: len(thinker.asked) == 1)
    await party.act(0, {"do": "return"})
    await party.move(0, "wave")
    gate.set()
    await at_rest(table)
    rows = await store.read(lambda connection: rows_between(connection, table.id, 0))
    assert [row.kind for row in rows] == ["setup", "seat", "seat", "move"]
    assert table.position.state.turn == 0
    await party.house.close()


async def test_a_bot_that_a_vote_put_there_plays_at_once(store: Store) -> None:
    party = Party(store, Thinker(on_turn({"cmd": "pass"})))
    table = await party.start(2, start=1)
    party.house.presence = lambda table_id: {0}
    await party.act(0, {"do": "call", "kind": "bot", "target": 1})
    await until(lambda: table.position.state.turn == 0)
    assert table.seq == 2
    await party.house.close()


async def test_bots_play_a_whole_game_among_themselves(store: Store) -> None:
    party = Party(store, Thinker(on_turn({"cmd": "roll"})))
    table = await party.start(1, bots=3)
    await party.act(0, {"do": "resign"})
    await until(lambda: table.has_ended)
    assert table.setup.result is not None
    rows = await store.read(lambda connection: rows_between(connection, table.id, 1))
    assert [row.kind for row in rows[:2]] == ["resign", "move"]
    assert all(row.client_id == f"bot {row.seq - 1}" for row in rows[1:])
    # and then they are at rest
    await at_rest(table)
    await party.house.close()
