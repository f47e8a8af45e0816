"""Who sees what, and what may be dealt anew (section 10)."""

import itertools

import msgspec

from server.bots.arena import Dice
from server.rules.voyages.state import State
from tests.rules.voyages.positions import ANNA, BEA, CILI, DATA, GAME, do, fresh, games, position


def seen(state: State, viewer: int | None) -> str:
    """All that a viewer is shown, as JSON."""
    private = {} if viewer is None else GAME.private(state, viewer)
    return msgspec.json.encode([GAME.public(state), private]).decode()


def named(state: State, viewer: int | None, things: list[str]) -> set[str]:
    """Those of the things that a viewer is shown."""
    text = seen(state, viewer)
    return {thing for thing in things if f'"{thing}"' in text}


def test_goal_cards_are_their_owners_alone() -> None:
    # given the choice of goals, of which one player has made his
    state, _ = fresh(3, "goal_choice")
    dealt = [list(player.dealt) for player in state.players]
    state, events = do(state, BEA, "keep_goals", goals=dealt[BEA][:2])
    # then everybody sees his own four, also those given back, and nobody else's
    for viewer, own in ((ANNA, dealt[ANNA]), (BEA, dealt[BEA]), (None, [])):
        assert named(state, viewer, list(DATA.goals)) == set(own)
    assert GAME.private(state, BEA)["rejected"] == dealt[BEA][2:]
    # and of the choice the others are told that it was made
    assert GAME.told(events[0], state, BEA)["goals"] == dealt[BEA][:2]
    for viewer in (ANNA, None):
        assert GAME.told(events[0], state, viewer) == {"kind": "goals_kept", "seat": BEA}
    assert [seat["choosing"] for seat in GAME.public(state)["seats"]] == [True, False, True]


def test_goal_cards_lie_open_when_all_is_over_but_not_those_given_back() -> None:
    way = next(moments for moments in games(4, seed=44) if moments[-1].state.options["goal_choice"] == "on")
    for state, *_ in way[:-1]:
        assert named(state, None, list(DATA.goals)) == set()
    last = way[-1].state
    kept = {goal for player in last.players for goal in player.goals}
    assert named(last, None, list(DATA.goals)) == kept
    assert named(last, ANNA, list(DATA.goals)) == kept | set(last.players[ANNA].rejected)


def test_piles_are_seen_by_their_sizes() -> None:
    state, _ = fresh(4)
    piles = [*state.special, *(contract for pile in state.piles for contract in pile)]
    for viewer in (ANNA, None):
        assert named(state, viewer, piles) == set()
    shown = GAME.public(state)
    assert (shown["special"], shown["piles"]) == (len(state.special), 4)


def test_contracts_under_the_pile_and_in_it_are_hidden_apart() -> None:
    # given a contract that went under the special pile
    state = position({}, special_pile=["con_31", "con_32"], next_pile=["con_20", "con_21"])
    state.returned = ["con_07", "con_08"]
    goals, unseen, returned = GAME.hidden(state, [ANNA])
    assert unseen == ["con_31", "con_32", "con_20", "con_21"]
    assert returned == ["con_07", "con_08"]
    assert len(goals) == len(DATA.goals)


def piled(state: State) -> list[str]:
    """Contracts in the special pile and in the waiting ones."""
    return [*state.special, *itertools.chain(*state.piles)]


def test_a_deal_anew_moves_only_what_nobody_has_seen() -> None:
    # given goals that were dealt, and contracts that were open before they went under the pile
    state, _ = fresh(2, "goal_choice")
    state.returned, state.row = state.row, []
    # when it is dealt anew
    others = [GAME.deal_anew(state, [ANNA, BEA], Dice(number, "anew")) for number in range(8)]
    # then piles differ, and nothing else
    assert len({tuple(other.special) for other in others}) == 8
    for other in others:
        assert sorted(piled(other)) == sorted(piled(state))
        assert other.returned == state.returned
        assert [player.dealt for player in other.players] == [player.dealt for player in state.players]


def test_everybody_sees_for_whom_all_wait() -> None:
    state, _ = fresh(3, "goal_choice")
    state, _ = do(state, CILI, "keep_goals", goals=state.players[CILI].dealt[2:])
    assert GAME.waiting(state) == [ANNA, BEA]
    assert GAME.may_act(state) == [ANNA, BEA]
    assert GAME.moves(state, CILI) == []
    assert GAME.public(state)["active"] is None
