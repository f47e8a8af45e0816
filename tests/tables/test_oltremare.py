"""Oltremare at a table: what is hidden from everybody stays so in all that is sent, and later."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from server.bots.arena import Dice
from server.bots.plain import any_move
from server.playouts.moment import words
from server.rules import registry
from server.rules.oltremare.state import State
from server.store import Store
from server.tables import Refusal
from tests.tables.party import Party, plain, refusal


class Registry:
    """The games as they are registered."""

    def __getattr__(self, name: str) -> Any:
        return getattr(registry, name)


@pytest.fixture
async def party(store: Store) -> AsyncIterator[Party]:
    """People in a house where Oltremare is played."""
    people = Party(store, games=Registry())  # type: ignore[arg-type]
    yield people
    await people.house.close()


def state_of(party: Party) -> State:
    state: State = party.table.position.state
    return state


async def play_by_chance(party: Party, moves: int, seed: int = 1) -> None:
    """So many moves of everybody, by chance."""
    game, dice = party.table.rules(), Dice(seed, "party")
    while moves and game.waiting(state_of(party)):
        able = game.may_act(state_of(party))
        seat = able[dice.below(len(able))] if dice.below(2) else state_of(party).active
        move = any_move(game, state_of(party), seat, game.moves(state_of(party), seat), dice)
        assert move is not None
        await party.move(seat, **move)
        moves -= 1


def nobody_sees(party: Party) -> set[str]:
    """Cards whose place is hidden from everybody now, their owners too."""
    state = state_of(party)
    hidden = party.table.rules().hidden(state, range(len(state.players)))
    return {card for group in hidden for card in group}


async def test_pages_follow_a_game_by_its_batches(party: Party) -> None:
    # given a game with a page for each seat and one for a spectator
    table = await party.start(game="oltremare")
    pages = await party.pages()
    # when moves are made
    await play_by_chance(party, 60)
    # then each page has come to what a fresh one would be given
    for page in pages:
        fresh = plain(await table.view(page.seat))
        assert page.view["game"] == fresh["game"]
        assert (page.view.get("moves") or []) == fresh.get("moves", [])


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


async def test_a_deal_is_taken_back_by_consent_only(party: Party) -> None:
    """It gave somebody a card that he has seen now."""
    table = await party.start(game="oltremare")
    card = state_of(party).players[1].hand[0]
    await party.move(1, "propose", to=0, give={"cards": [card]}, want={"ducats": 1})
    assert table.info(None)["undo"]["free"], "an offer can be withdrawn anyway"
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
