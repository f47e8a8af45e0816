"""The sensible bot: what it does in positions where a person would know what to do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from server.bots.arena import Dice, configs
from server.bots.contest import matches
from server.rules.oltremare import bot, haggling
from server.rules.oltremare.state import State
from tests.rules.oltremare.positions import ANNA, BEA, DATA, GAME, after, do, position


def decided(state: State, seat: int = ANNA) -> dict[str, Any] | None:
    return bot.decide(GAME, state, seat, Dice(1, "mind"))


def trade(hand: list[str], **anna: Any) -> State:
    """Anna has the turn; three grain cards of hers would make a good group."""
    return position(
        {"hand": hand, "cargo": ["silk-02", "gem-05"], **anna},
        {"hand": ["wine-01", "wine-05"]},
        deck=["olive-05", "olive-06", "olive-07"],
    )


def offer(give: list[str], ducats: int = 0, wants: int = 0, **goods: int) -> tuple[int, dict[str, Any]]:
    """What Bea offers Anna."""
    given, wanted = {"cards": give, "ducats": ducats}, {"goods": goods, "ducats": wants}
    return BEA, {"cmd": "propose", "to": ANNA, "give": given, "want": wanted}


def test_it_accepts_a_present_and_declines_to_be_robbed() -> None:
    state = trade(["grain-01", "grain-02", "salt-01"])
    accepted = decided(after(state, offer(["wine-01"])))
    declined = decided(after(state, offer(["wine-01"], wants=9)))
    assert accepted == {"cmd": "accept", "deal": "d1", "cards": []}
    assert declined == {"cmd": "decline", "deal": "d1"}


def test_it_asks_for_a_little_more_where_that_would_do() -> None:
    state = after(trade(["grain-01", "grain-02", "grain-05", "salt-01"]), offer([], ducats=1, grain=1))
    move = decided(state)
    assert move is not None
    assert (move["cmd"], move["reply_to"], move["to"]) == ("propose", "d1", BEA)
    assert move["want"]["ducats"] > 1
    assert len(move["give"]["cards"]) == 1


def test_it_gives_the_card_that_it_misses_least() -> None:
    """Of two salts the one with pirates, not the one with money and market."""
    good, bad = "salt-06", "salt-03"
    assert "pirate" in DATA.cards[bad].icons
    assert "pirate" not in DATA.cards[good].icons
    move = decided(after(trade([good, bad, "grain-01", "grain-02"]), offer([], ducats=9, salt=1)))
    assert move == {"cmd": "accept", "deal": "d1", "cards": [bad]}


def test_it_always_tells_the_truth_about_icons() -> None:
    claims = 0
    for state, seat, move in _bot_game():
        if move["cmd"] == "propose":
            for card, claim in move["claims"].items():
                claims += 1
                assert claim == {"icons": list(DATA.cards[card].icons)}
            assert state.turn.proposals[seat] < haggling.MOST_PROPOSALS[seat == state.active]
    assert claims > 10


def _bot_game() -> Iterator[tuple[State, int, dict[str, Any]]]:
    """A game of two sensible bots: each state with the move made from it."""
    dice = Dice(1, "bots")
    state, _ = GAME.setup(configs(GAME, 2)[0], dice)
    while waiting := GAME.waiting(state):
        others = [seat for seat in GAME.may_act(state) if seat not in waiting]
        for seat in [*others, *waiting]:
            move = bot.decide(GAME, GAME.redeal(state, [seat], dice), seat, dice)
            if move is not None:
                yield state, seat, move
                state, _ = do(state, seat, **move)
                break


def test_a_question_is_answered_truly() -> None:
    state = trade(["grain-01", "salt-01"], ducats=2)
    give = {"cards": ["salt-01"], "ducats": 0}
    state, _ = do(state, ANNA, "propose", to=BEA, give=give, want={"goods": {}, "ducats": 1})
    state, _ = do(state, BEA, "ask", deal="d1", side="give", index=0)
    move = decided(state)
    icons = list(DATA.cards["salt-01"].icons)
    assert move == {"cmd": "claim", "deal": "d1", "side": "give", "index": 0, "icons": icons}


def test_it_buys_what_the_load_asks_for_and_no_more() -> None:
    short = trade(["grain-01"])
    assert _without_haggling(short) == {"cmd": "buy", "source": "deck"}
    enough = trade(["grain-01", "grain-02", "salt-06"])
    move = _without_haggling(enough)
    assert move is not None
    assert move["cmd"] == "play_cards"


def _without_haggling(state: State) -> dict[str, Any] | None:
    """What it does when all its offers of the turn are made."""
    given = max(haggling.MOST_PROPOSALS.values())
    turn = type(state.turn)(
        state.turn.number, state.turn.lions, state.turn.load, proposals=[given] * len(state.players)
    )
    state = state.draft()
    state.turn = turn
    return decided(state)


def test_it_rather_buys_its_own_cards_back_from_the_pirates() -> None:
    assert _without_haggling(trade(["grain-01"], pirates=["wine-02"])) == {"cmd": "buy", "source": "pirates"}


def test_it_loads_for_its_groups() -> None:
    """The good that lies open is gone on with first."""
    state = position(
        {"cargo": ["gem-05", "olive-01"], "hand": ["salt-01"]},
        {},
        phase="load",
        played=["salt-02", "olive-02", "olive-03"],
    )
    move = decided(state)
    assert move is not None
    assert [DATA.good(card) for card in move["order"]] == ["olive", "olive", "salt"]


def test_it_keeps_what_fits_together() -> None:
    state = position(
        {"hand": ["grain-01", "grain-02", "grain-05", "parchment-09"], "cargo": ["wine-01"]},
        {},
        phase="turn_start",
    )
    move = decided(state)
    assert move is not None
    assert (move["cmd"], len(move["cards"])) == ("discard", 1)


def test_it_sails_to_the_best_tile_in_reach() -> None:
    state = position(
        {"ship": "zara", "cargo": ["gem-07"]},
        {},
        phase="sail",
        played=["silk-03"],
        harbour_tiles={"ragusa": "calm_sea-1", "venezia": "influence-1"},
    )
    assert decided(state) == {"cmd": "sail", "path": ["venezia"]}


def test_it_uses_a_compass_for_a_tile_and_keeps_it_where_there_is_none() -> None:
    given: dict[str, Any] = {"phase": "compass", "played": ["silk-03", "salt-10"]}
    anna = {"ship": "zara", "active_tile": "compass-1"}
    state = position(anna, {}, harbour_tiles={"tana": "influence-1", "acri": "compass-2"}, **given)
    assert decided(state) == {"cmd": "compass", "to": "tana"}
    state = position(anna, {}, harbour_tiles={"acri": "compass-2"}, **given)
    assert decided(state) == {"cmd": "compass", "to": None}


def test_who_need_not_do_anything_may_decline() -> None:
    state = position({"hand": ["salt-01"]}, {}, {}, phase="load", played=["silk-03", "salt-10"])
    assert decided(state, BEA) is None
    over = position({}, {}, phase="final")
    assert decided(over) is None


def test_it_beats_the_plain_bot_clearly() -> None:
    standings = matches("oltremare", configs(GAME, 2)[:1], ["plain", "sensible"], range(1, 9))
    sensible = standings.scores["sensible"]
    assert sensible.failures == 0
    assert sensible.wins >= 7


def test_with_two_seats_nobody_asks_for_grain() -> None:
    """All grain is out of the game then (section 3)."""
    for spare in ("salt-01", "wine-02", "olive-01"):
        state = trade(["grain-01", "grain-02", spare])
        called = decided(state)
        assert called is not None
        assert "grain" not in called.get("seek", {})
