"""What holds after every command of random games (section 14), and how they end (section 7)."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from server.rules.oltremare.state import State
from tests.rules.oltremare.positions import DATA, GAME, Moment, games

NUMBER = 40


@cache
def played() -> list[list[Moment]]:
    """Random games at every seat count, with and without the memory aid."""
    return list(games(NUMBER, seed=500))


def cards(state: State) -> list[str]:
    """Every goods card, wherever it is."""
    placed = [*state.deck, *state.discard, *state.played]
    for player in state.players:
        placed += [*player.hand, *player.cargo, *player.pirates]
    return placed


def test_every_card_is_in_one_place() -> None:
    for moments in played():
        for moment in moments:
            seats = len(moment.state.players)
            assert sorted(cards(moment.state)) == sorted(DATA.plans[seats].cards)


def test_tiles_only_leave_the_board_to_players_and_used_compasses_to_the_box() -> None:
    for moments in played():
        at_first = sorted(moments[0].state.tiles.values())
        for moment in moments:
            state = moment.state
            tiles = [*state.tiles.values(), *state.removed]
            for player in state.players:
                tiles += [*player.spent, *([player.tile] if player.tile else [])]
            assert sorted(tiles) == at_first
            assert {DATA.tiles[tile] for tile in state.removed} <= {"compass"}


def test_ducats_are_the_sum_of_their_lines() -> None:
    for moments in played():
        for moment in moments:
            for player in moment.state.players:
                assert sum(player.ledger.values()) == player.ducats


def test_ducats_of_deals_only_change_hands() -> None:
    for moments in played():
        paid = [player.ledger.get("deals", 0) for player in moments[-1].state.players]
        assert sum(paid) == 0


def test_everybody_begins_his_turn_with_cargo_and_as_many_turns_as_the_others() -> None:
    """R33, R38."""
    for moments in played():
        turns = Counter(
            event.data["seat"]
            for moment in moments
            for event in moment.events
            if event.kind == "turn_started"
        )
        assert len(set(turns.values())) == 1
        for moment in moments:
            if any(event.kind == "turn_started" for event in moment.events):
                assert moment.state.mover.cargo


def test_standing_calls_and_offers_are_true() -> None:
    """R18, R22, R23, R31, R49."""
    for moments in played():
        for moment in moments:
            state = moment.state
            assert state.phase == "trade" or not (
                state.offers or any(player.call for player in state.players)
            )
            for offer in state.offers.values():
                assert set(offer.cards) <= set(state.players[offer.maker].hand)
                assert [DATA.good(card) for card in offer.cards] == [place.good for place in offer.give]
                assert state.active in (offer.maker, offer.receiver)
            for player in state.players:
                held = Counter(map(DATA.good, player.hand))
                assert player.call is None or Counter(player.call.have) <= held


def test_nobody_is_left_unable_to_reach_his_load() -> None:
    """R24, R39: while there are cards, hand and purchases left suffice."""
    for moments in played():
        for moment in moments:
            state = moment.state
            if state.phase == "trade" and not state.last_round:
                left = DATA.most_purchases - state.turn.purchases
                assert len(state.mover.hand) + left >= state.turn.load


def test_one_prestige_tile_an_opponent_and_turn() -> None:
    """R28."""
    for moments in played():
        given: Counter[tuple[int, int]] = Counter()
        for moment in moments:
            for event in moment.events:
                if event.kind == "deal_done" and event.data["prestige"] is not None:
                    given[moment.state.turn.number, event.data["prestige"]] += 1
                    assert event.data["prestige"] != moment.state.active
        assert set(given.values()) <= {1}


def test_the_interim_scoring_comes_once() -> None:
    for moments in played():
        kinds = Counter(event.kind for moment in moments for event in moment.events)
        assert kinds["interim_scoring"] == 1
        assert kinds["last_round"] == 1
        assert kinds["final_scoring"] == 1


def test_what_is_remembered_of_a_pirate_pile_lies_in_it() -> None:
    for moments in played():
        for moment in moments:
            for player in moment.state.players:
                assert set(player.discarded) <= set(player.pirates)


def test_deals_and_everything_rare_came_about() -> None:
    """The games above show something: what they are held against happened in them."""
    kinds = Counter(event.kind for moments in played() for moment in moments for event in moment.events)
    for kind in ("deal_done", "reshuffled", "cashed_out", "compass_used", "influence_paid", "venice_on_top"):
        assert kinds[kind] > 0, kind


def test_the_final_scoring_tells_what_the_result_says() -> None:
    for moments in played():
        state = moments[-1].state
        result = GAME.result(state)
        assert result is not None
        told = moments[-1].events[-1].data
        assert [seat for [seat] in result.ranking] == told["ranking"]
        assert [entry["ducats"] for entry in told["seats"]] == result.totals
        lines = {line.id: line for line in result.lines}
        for part in ("prestige", "cargo", "pirates", "harbours"):
            assert lines[part].amounts == [entry[part] for entry in told["seats"]]
        for notes, entry in zip(lines["cargo"].notes, told["seats"], strict=True):
            assert notes["groups"] == entry["groups"]
            assert sum(group["ducats"] for group in notes["groups"]) == entry["cargo"]
        assert result.reason == "last_round"
        assert GAME.waiting(state) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_of_every_size_were_among_them(seats: int) -> None:
    assert any(len(moments[0].state.players) == seats for moments in played())
