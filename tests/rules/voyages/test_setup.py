"""The set-up, the draft and the choice of goals (section 2)."""

from collections import Counter

import pytest

from server.bots.arena import Dice
from server.rules.game import Config
from server.rules.voyages.rounds import black_dice
from tests.rules.voyages.positions import (
    ANNA,
    BEA,
    CILI,
    DATA,
    DORA,
    GAME,
    do,
    fresh,
    kinds,
    refused,
    stock,
    told,
)


@pytest.mark.parametrize(
    ("seats", "characters"),
    [
        (2, ["rashid", "matteo"]),
        (3, ["rashid", "matteo", "berke"]),
        (4, ["rashid", "matteo", "berke", "mercator"]),
    ],
)
def test_the_first_game_gives_characters_and_coins_in_turn_order(seats: int, characters: list[str]) -> None:
    # given a first game that seat 1 starts
    _, events = fresh(seats, start=1)
    # then from seat 1 on everybody has the next character
    picked = told(events, "character_picked")
    assert [pick["character"] for pick in picked] == characters
    assert [pick["seat"] for pick in picked] == [seat % seats for seat in range(1, seats + 1)]


def test_every_contract_goal_and_tile_is_dealt_once() -> None:
    # given a fresh game of four
    state, _ = fresh(4, "goal_choice")
    # then each contract is in one place, but for the two starting ones that are left over
    held = [contract for player in state.players for contract in player.contracts]
    piles = [contract for pile in state.piles for contract in pile]
    contracts = Counter([*held, *state.row, *state.special, *piles])
    assert max(contracts.values()) == 1
    assert len(contracts) == len(DATA.contracts) - 2
    # and so are goals, outposts and city cards
    goals = [goal for player in state.players for goal in player.dealt]
    for things, count in ((goals, 16), ([*state.outposts.values()], 7), ([*state.cards.values()], 9)):
        assert len(set(things)) == len(things) == count


def test_what_is_dealt_follows_chance() -> None:
    states = [fresh(2, seed=seed)[0] for seed in ("a", "b", "c", "d")]
    assert len({tuple(state.row) for state in states}) == 4
    assert len({tuple(state.cards.values()) for state in states}) == 4


def test_the_start_player_is_drawn_where_nobody_names_one() -> None:
    starts = {fresh(4, start=None, seed=str(number))[0].start for number in range(40)}
    assert starts == {ANNA, BEA, CILI, DORA}


def test_city_bonuses_lie_by_their_letters_or_by_chance() -> None:
    assert fresh(2)[0].city_bonuses == DATA.usual_bonuses
    mixed = [fresh(2, "random_city_bonuses", seed=str(number))[0].city_bonuses for number in range(5)]
    for bonuses in mixed:
        assert list(bonuses) == list(DATA.small)
        assert sorted(bonuses.values()) == sorted(DATA.city_bonuses)
    assert any(bonuses != DATA.usual_bonuses for bonuses in mixed)


@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 4), (4, 5)])
def test_dummy_and_black_dice_by_the_number_of_players(seats: int, count: int) -> None:
    state, _ = fresh(seats)
    assert state.black == black_dice(DATA, seats)
    assert len(state.black) == count
    assert len(state.spaces.get("khan", ())) == 4 - seats
    assert len(state.spaces.get("take5", ())) == (1 if seats == 2 else 0)


# ── The draft ───────────────────────────────────────────────────────────────────────────────────


def test_the_draft_goes_from_the_last_seat_to_the_start_player() -> None:
    # given a draft of three that seat 1 starts
    state, events = fresh(3, "character_draft", start=1)
    assert len(state.offered) == 4
    assert told(events, "game_started")[0]["offered"] == state.offered
    # when everybody takes the first character on offer
    order = []
    while state.phase == "draft":
        [seat] = GAME.waiting(state)
        order.append(seat)
        other = (seat + 1) % 3
        assert refused(state, other, "pick_character", character=state.offered[0])[0] == "not_your_turn"
        state, events = do(state, seat, "pick_character", character=state.offered[0])
    # then the right neighbour of the start player was first, and he was last
    assert order == [ANNA, CILI, BEA]
    # and goals are dealt now, the last offered character is gone, and the first round is on
    assert kinds(events)[:3] == ["character_picked", *kinds(events)[1:3]]
    assert "goals_dealt" in kinds(events)
    assert "round_started" in kinds(events)
    assert state.offered == []


def test_only_a_character_on_offer_can_be_picked() -> None:
    state, _ = fresh(2, "character_draft")
    gone = next(character for character in DATA.characters if character not in state.offered)
    assert refused(state, BEA, "pick_character", character=gone) == ("bad_choice", {"what": "character"})


@pytest.mark.parametrize("character", list(DATA.characters))
def test_each_character_begins_as_its_tile_says(character: str) -> None:
    # given drafts until this character is on offer
    states = (fresh(2, "character_draft", seed=str(number))[0] for number in range(60))
    state = next(state for state in states if character in state.offered)
    # when the last seat takes it
    state, events = do(state, BEA, "pick_character", character=character)
    # then figures, posts and dice are as its tile says
    player, item = state.players[BEA], DATA.characters[character]
    start = "beijing" if character == "kubilai" else "venezia"
    assert player.figures == [start] * (2 if character == "niccolo_marco" else 1)
    assert player.posts == (["beijing"] if character == "kubilai" else [])
    assert state.beijing == ([BEA] if character == "kubilai" else [None]) + [None] * 3
    assert ("white" in player.dice) == (character == "matteo")
    assert told(events, "character_picked")[0]["figures"] == player.figures
    shown = GAME.public(state)["seats"][BEA]
    assert shown["posts_left"] == (11 if character == "wilhelm" else 9) - len(player.posts)
    assert item.figures == len(player.figures)


# ── The choice of goals ─────────────────────────────────────────────────────────────────────────


def test_all_choose_their_goals_at_the_same_time_and_in_any_order() -> None:
    # given three players with four goal cards each
    state, _ = fresh(3, "goal_choice")
    assert GAME.waiting(state) == [ANNA, BEA, CILI]
    # when they choose, the last one first
    for seat, left in ((CILI, [ANNA, BEA]), (ANNA, [BEA])):
        dealt = state.players[seat].dealt
        state, _ = do(state, seat, "keep_goals", goals=dealt[1:3])
        assert state.players[seat].goals == dealt[1:3]
        assert state.players[seat].rejected == [dealt[0], dealt[3]]
        assert GAME.waiting(state) == left
        assert refused(state, seat, "keep_goals", goals=dealt[:2])[0] == "nothing_pending"
    # then the first round begins with the last choice
    state, events = do(state, BEA, "keep_goals", goals=state.players[BEA].dealt[:2])
    assert "round_started" in kinds(events)


@pytest.mark.parametrize("wrong", ["one", "three", "twice", "foreign"])
def test_two_of_the_own_goals_are_kept(wrong: str) -> None:
    state, _ = fresh(2, "goal_choice")
    own, other = state.players[ANNA].dealt, state.players[BEA].dealt
    goals = {"one": own[:1], "three": own[:3], "twice": [own[0]] * 2, "foreign": [own[0], other[0]]}[wrong]
    assert refused(state, ANNA, "keep_goals", goals=goals)[0] == "bad_choice"


# ── Beginning of the first round ────────────────────────────────────────────────────────────────


def test_the_first_round_has_bonuses_too() -> None:
    # given a first game of four: Rashid, Matteo, Berke, Mercator
    state, events = fresh(4)
    # then Matteo has drawn the top contract of the special pile, and rolled six dice
    assert len(state.players[BEA].contracts) == 2
    assert [draw["seat"] for draw in told(events, "contract_drawn")] == [BEA]
    assert len(state.players[BEA].dice) == 6
    # and Rashid's dice have no value, and he is owed nothing
    assert set(state.players[ANNA].dice.values()) == {None}
    assert state.players[ANNA].tasks == []
    # and everybody has his coins and camels
    for seat, coins in enumerate((7, 8, 9, 10)):
        assert stock(state, seat) == {"coin": coins, "camel": 2}


@pytest.mark.parametrize(
    "config",
    [
        Config(5, (("blue",),) * 5),
        Config(2, (("blue",), ("blue",))),
        Config(2, (("blue",), ("black",))),
        Config(2, (("blue", "red"), ("green",))),
        Config(2, (("blue",), ("red",)), start=2),
        Config(2, (("blue",), ("red",)), options={"character_draft": "perhaps"}),
        Config(2, (("blue",), ("red",)), options={"weather": "on"}),
    ],
)
def test_what_the_lobby_does_not_offer_cannot_be_set_up(config: Config) -> None:
    with pytest.raises(ValueError):
        GAME.setup(config, Dice(1, "setup"))
