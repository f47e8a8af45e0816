"""Oltremare at a table: what is hidden from everybody stays so in all that is sent, and later."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from server.bots import plain as plain_bot
from server.bots.arena import Dice
from server.bots.levels import bot
from server.bots.plain import any_move
from server.playouts.moment import words
from server.rules import registry
from server.rules.game import Game, Seat
from server.rules.oltremare.state import State
from server.rules.rng import Stream
from server.store import Store
from server.tables import Refusal
from server.tables.bots import ANSWER_PAUSES
from tests.tables.party import Party, plain, refusal

PAUSE = 0.25
"""Of bots, where it counts."""


@pytest.fixture
def party(players: Party) -> Party:
    """People in a house where Oltremare is played."""
    return players


def state_of(party: Party) -> State:
    state: State = party.table.position.state
    return state


async def play_by_chance(party: Party, moves: int, seed: int = 1) -> None:
    """So many moves of everybody, by chance."""
    game, dice = party.table.rules(), Dice(seed, "party")
    while moves and game.waiting(state_of(party)):
        able = game.may_act(state_of(party))
        seat = able[dice.below(len(able))] if dice.below(2) else state_of(party).active
        await party.move_by_chance(seat, dice)
        moves -= 1


def nobody_sees(party: Party) -> set[str]:
    """Cards whose place is hidden from everybody now, their owners too."""
    state = state_of(party)
    hidden = party.table.rules().hidden(state, range(len(state.players)))
    return {card for group in hidden for card in group}


async def test_the_batch_of_a_deal_names_its_cards_to_the_two_parties_alone(party: Party) -> None:
    await party.start(game="oltremare")
    pages = await party.pages()
    given, taken = (state_of(party).players[seat].hand[0] for seat in (0, 1))
    want = {"goods": {party.table.rules().data.good(taken): 1}}  # type: ignore[attr-defined]
    await party.move(0, "propose", to=1, give={"cards": [given]}, want=want)
    await party.move(1, "accept", deal="d1", cards=[taken])
    for page in pages:
        named = words(b"".join(page.raw[-2:])) & {given, taken}
        assert named == ({given, taken} if page.seat in (0, 1) else set())


async def test_the_log_a_reconnect_and_the_record_of_a_running_game_name_nothing_that_went_under(
    party: Party,
) -> None:
    table = await party.start(game="oltremare")
    await play_by_chance(party, 90)
    nobody = nobody_sees(party)
    for seat in (0, 1, 2, None):
        assert not nobody & words(msgspec.json.encode(plain(await table.view(seat))))
        assert not nobody & words(await table.record(seat))
        missed = table.batches_since(table.seq - 60, seat)
        assert missed is None, "entries that went dark are not sent again: the page has to start afresh"


async def test_while_the_game_is_on_its_past_cannot_be_looked_at(party: Party) -> None:
    """Or else everybody could look through his cargo pile by turning back."""
    table = await party.start(game="oltremare")
    await play_by_chance(party, 30)
    assert (await refusal(table.view_at(10, 0))).code == "wrong_phase"


async def test_of_two_acceptances_at_once_one_is_carried_out(party: Party) -> None:
    # given one card offered to two opponents
    await party.start(game="oltremare")
    state = state_of(party)
    card = state.players[0].hand[0]
    for to in (1, 2):
        await party.move(0, "propose", to=to, give={"cards": [card]}, want={"ducats": 1})
    # when both accept before either has heard of the other
    stamps = [party.table.position.offers[seat].stamp for seat in (1, 2)]
    accepts = [
        party.table.move(
            party.person(seat), seat, party.id(), stamp, {"cmd": "accept", "deal": deal, "cards": []}
        )
        for seat, deal, stamp in zip((1, 2), ("d1", "d2"), stamps, strict=True)
    ]
    answers = await asyncio.gather(*accepts, return_exceptions=True)
    # then one of them has the card, and the other was told that things have changed
    refused = [answer for answer in answers if isinstance(answer, Refusal)]
    assert [refusal.code for refusal in refused] == ["outdated"]
    holders = [seat for seat, player in enumerate(state_of(party).players) if card in player.hand]
    assert len(holders) == 1
    assert state_of(party).offers == {}


async def test_an_offer_is_withdrawn_or_taken_back_by_consent(party: Party) -> None:
    """Taken back freely, its number would go to the next one, and an answer on its way would fit that too."""
    table = await party.start(game="oltremare")
    await party.move(0, "announce", seek={"salt": 1})
    assert table.info(None)["undo"]["free"]
    card = state_of(party).players[0].hand[0]
    await party.move(0, "propose", to=1, give={"cards": [card]}, want={"ducats": 1})
    assert not table.info(None)["undo"]["free"]
    await party.move(0, "withdraw", deal="d1")
    await party.move(0, "propose", to=1, give={"cards": [card]}, want={"ducats": 1})
    assert list(state_of(party).offers) == ["d2"]


async def test_a_deal_is_taken_back_by_consent_only(party: Party) -> None:
    """It gave somebody a card that he has seen now."""
    table = await party.start(game="oltremare")
    card = state_of(party).players[1].hand[0]
    await party.move(1, "propose", to=0, give={"cards": [card]}, want={"ducats": 1})
    await party.move(0, "accept", deal="d1", cards=[])
    assert not table.info(None)["undo"]["free"]
    gift = state_of(party).players[0].hand[0]
    await party.move(1, "propose", to=0, give={"ducats": 1}, want={"goods": {gift[:-3]: 1}})
    await party.move(0, "accept", deal="d2", cards=[gift])
    assert not table.info(None)["undo"]["free"]


async def test_an_undo_by_consent_leaves_cargo_as_it_was_laid(party: Party) -> None:
    # given a purchase after some turns
    await party.start(2, game="oltremare")
    await play_by_chance(party, 60, seed=4)
    while state_of(party).phase != "trade":
        await play_by_chance(party, 1)
    before = state_of(party)
    await party.move(before.active, "buy", source="deck")
    # when all agree to take it back
    await party.act(before.active, {"do": "call", "kind": "undo"})
    await party.act(1 - before.active, {"do": "vote", "yes": True})
    # then cargo, hands and piles are as they were, and the deck is dealt anew
    after = state_of(party)
    assert [player.cargo for player in after.players] == [player.cargo for player in before.players]
    assert [player.hand for player in after.players] == [player.hand for player in before.players]
    assert after.discard == before.discard
    assert after.deck != before.deck


# ── Bots ────────────────────────────────────────────────────────────────────────────────────────


class Thinks:
    """The game's own bots, here and now; what each of them did."""

    def __init__(self) -> None:
        self.moves: list[tuple[Seat, str]] = []

    async def decide(
        self, game: Game[Any, Any], level: str, seat: Seat, state: bytes, seed: bytes
    ) -> dict[str, Any] | None:
        await asyncio.sleep(0)
        shown = msgspec.json.decode(state, type=State)
        move = bot(game, level)(game, shown, seat, Stream(seed))
        if move is not None:
            self.moves.append((seat, move["cmd"]))
        return move


@pytest.fixture
async def with_bots(store: Store) -> AsyncIterator[Party]:
    """Anna, who has come alone."""
    people = Party(store, Thinks(), registry)
    yield people
    await people.house.close()


async def anna_plays(party: Party) -> None:
    """Anna's turns by chance, without dealing, until the bots have played some of theirs."""
    game, dice = party.table.rules(), Dice(3, "anna")
    own = ("discard", "buy", "play_cards", "sail", "compass", "load")
    while state_of(party).turn.number < 9:
        await asyncio.sleep(0.001)
        if state_of(party).active == 0:
            listed = [template for template in game.moves(state_of(party), 0) if template.cmd in own]
            move = any_move(game, state_of(party), 0, listed, dice)
            if move is not None:
                with contextlib.suppress(Refusal):
                    await party.move(0, **move)


async def test_bots_answer_each_other_before_the_game_goes_on(with_bots: Party) -> None:
    # given a table of one person and two bots that haggle
    await with_bots.lay(1, "oltremare", seats=3)
    for seat in (1, 2):
        await with_bots.act(0, {"do": "bot", "seat": seat, "level": "sensible"})
    await with_bots.act(0, {"do": "start"})
    # when some turns are played
    async with asyncio.timeout(60):
        await anna_plays(with_bots)
    # then offers of one bot were accepted and declined by the other one
    thinker: Any = with_bots.thinker
    answers = {cmd for _, cmd in thinker.moves}
    assert {"propose", "decline", "play_cards"} <= answers


async def test_a_bot_gives_people_time_to_answer_but_once(
    with_bots: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given a bot that makes Anna an offer, calls something out, and plays; and a count of its pauses
    def decide(game: Any, state: State, seat: Seat, rng: Any) -> dict[str, Any] | None:
        if state.phase == "trade" and not state.turn.proposals[seat]:
            return {"cmd": "propose", "to": 0, "give": {"cards": state.players[seat].hand[:1]}}
        if state.phase == "trade" and not state.mover.call:
            return {"cmd": "announce", "ducats": 1}
        return plain_bot.decide(game, state, seat, rng)

    monkeypatch.setattr("tests.tables.test_oltremare.bot", lambda game, level: decide)
    pauses: list[int] = []
    sleep = asyncio.sleep

    async def counted(seconds: float) -> None:
        if seconds == PAUSE:
            pauses.append(with_bots.table.seq)
        await sleep(0)

    monkeypatch.setattr("asyncio.sleep", counted)
    await with_bots.lay(1, "oltremare", seats=2)
    monkeypatch.setattr(with_bots.table.tools, "bot_pause", PAUSE)
    await with_bots.act(0, {"do": "bot", "seat": 1, "level": "sensible"})
    await with_bots.act(0, {"do": "start_seat", "seat": 1})
    await with_bots.act(0, {"do": "start"})
    # when Anna says nothing
    async with asyncio.timeout(60):
        while with_bots.table.seq < 3:
            await sleep(0.002)
    # then the bot let more pauses go by after its offer, and no more after what it did next
    rows = Counter(pauses)
    assert (rows[0], rows[1], rows[2]) == (1, 1 + ANSWER_PAUSES, 1)
