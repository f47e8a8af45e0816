"""Who may see what (section 2), what goes dark later (R3, R52), what is dealt anew (R53)."""

from __future__ import annotations

from typing import Any

import pytest

from server.bots.arena import configs
from server.rules.oltremare.state import State, venice_mark
from server.rules.rng import Stream
from tests.rules.oltremare.positions import (
    ANNA,
    BEA,
    CILI,
    DATA,
    GAME,
    after,
    do,
    games,
    named_in_log,
    position,
    told_to,
)

BELOW = {"gem-03", "silk-02", "silk-05", "wine-12", "wine-13"}
"""Of the state below: cargo under the top, a pirate card, the discard pile."""

DECK = ["grain-05", "grain-06", "grain-07", "olive-10", "olive-11", "olive-12"]


@pytest.fixture
def state() -> State:
    return position(
        {"hand": ["salt-01", "salt-02"], "cargo": ["gem-03", "gem-08"], "pirates": ["wine-12"]},
        {"hand": ["olive-01", "olive-02"], "cargo": ["silk-02", "silk-05", "silk-12"]},
        {"hand": ["parchment-01"]},
        deck=DECK,
        discard=["wine-13"],
        harbour_tiles={"acri": "calm_sea-1"},
    )


def offer(card: str = "salt-01") -> dict[str, Any]:
    return {"cmd": "propose", "to": BEA, "give": {"cards": [card]}, "want": {"ducats": 2}}


# ── Views ───────────────────────────────────────────────────────────────────────────────────────


def test_the_public_part_has_counts_for_what_is_hidden(state: State) -> None:
    public = GAME.public(state)
    assert public["seats"][ANNA] == {
        "ducats": 11,
        "prestige": 0,
        "hand": 2,
        "cargo": 2,
        "top": "gem-08",
        "pirates": 1,
        "ship": "venezia",
        "tile": None,
        "spent": [],
        "call": None,
    }
    assert {name: value for name, value in public.items() if name != "seats"} == {
        "memory_aid": False,
        "phase": "trade",
        "start": ANNA,
        "active": ANNA,
        "turn": 1,
        "lions": 6,
        "load": 1,
        "purchases": 0,
        "prestige_given": [],
        "deck": 6,
        "venice": "out",
        "discard": 1,
        "tiles": {"acri": "calm_sea-1"},
        "removed": [],
        "played": [],
        "offers": {},
        "last_round": False,
    }


def test_a_seat_knows_its_hand_and_what_it_has_committed(state: State) -> None:
    state = after(state, (ANNA, offer()))
    assert GAME.private(state, ANNA) == {"hand": ["salt-01", "salt-02"], "committed": {"d1": ["salt-01"]}}
    assert GAME.private(state, BEA) == {"hand": ["olive-01", "olive-02"], "committed": {}}


def test_the_end_opens_all_piles() -> None:
    state = position({"cargo": ["gem-03", "gem-08"], "pirates": ["wine-12"]}, {}, phase="final")
    assert GAME.public(state)["piles"] == [
        {"cargo": ["gem-03", "gem-08"], "pirates": ["wine-12"]},
        {"cargo": ["wine-08"], "pirates": []},
    ]


# ── What is hidden ──────────────────────────────────────────────────────────────────────────────


def everything(groups: list[list[str]]) -> set[str]:
    return {item for group in groups for item in group}


@pytest.mark.parametrize(
    ("seats", "hands"),
    [
        ([], {"salt-01", "salt-02", "olive-01", "olive-02", "parchment-01"}),
        ([ANNA], {"olive-01", "olive-02", "parchment-01"}),
        ([ANNA, BEA, CILI], set()),
    ],
)
def test_hidden_is_all_but_open_cards_and_the_own_hand(
    state: State, seats: list[int], hands: set[str]
) -> None:
    """Cargo below the top and pirate piles are hidden from their owners too."""
    assert everything(GAME.hidden(state, seats)) == {*DECK, *BELOW, *hands}


def test_a_card_promised_as_salt_changes_places_with_salts_only(state: State) -> None:
    state = after(state, (ANNA, offer()))
    groups = GAME.hidden(state, [BEA])
    assert ["salt-01", "salt-02"] in [sorted(group) for group in groups]
    assert sorted(groups[0]) == sorted({*DECK, *BELOW, "parchment-01"})
    assert everything(GAME.hidden(state, [ANNA])).isdisjoint({"salt-01", "salt-02"})


def test_so_does_a_card_of_which_a_call_speaks(state: State) -> None:
    state, _ = do(state, BEA, "announce", have={"olive": 1})
    groups = [sorted(group) for group in GAME.hidden(state, [ANNA])]
    assert sorted(["olive-01", "olive-02", "olive-10", "olive-11", "olive-12"]) in groups


def test_the_venice_card_may_be_at_any_depth_that_is_left() -> None:
    state, _ = GAME.setup(configs(GAME, 3)[0], Stream(b"any"))
    depths = {venice_mark(below) for below in range(39, 46)}
    assert everything(GAME.hidden(state, [])) >= depths
    seen = {GAME.redeal(state, [ANNA], Stream(b"%d" % number)).venice for number in range(100)}
    assert seen == depths


# ── Dealing anew ────────────────────────────────────────────────────────────────────────────────


def test_a_redeal_keeps_what_is_seen_and_promised(state: State) -> None:
    state, _ = do(state, BEA, "announce", have={"olive": 2})
    state = after(state, (ANNA, offer()))
    for number in range(60):
        dealt = GAME.redeal(state, [CILI], Stream(b"%d" % number))
        assert GAME.public(dealt) == GAME.public(state)
        assert GAME.private(dealt, CILI) == GAME.private(state, CILI)
        assert [DATA.good(card) for card in dealt.offers["d1"].cards] == ["salt"]
        assert dealt.offers["d1"].cards[0] in dealt.players[ANNA].hand
        assert [DATA.good(card) for card in dealt.players[BEA].hand] == ["olive", "olive"]


def test_a_redeal_reaches_every_hidden_place(state: State) -> None:
    """Also across goods of which some were promised: only the promised card itself stays a salt."""
    state = after(state, (ANNA, offer()))
    dealt = [GAME.redeal(state, [BEA], Stream(b"%d" % number)) for number in range(400)]
    unseen = {*DECK, *BELOW, "salt-01", "salt-02", "parchment-01"}
    assert {other.players[ANNA].hand[1] for other in dealt} == unseen
    assert {other.offers["d1"].cards[0] for other in dealt} == {"salt-01", "salt-02"}
    assert {other.players[BEA].cargo[0] for other in dealt} == unseen


def test_an_undo_deals_anew_only_what_nobody_remembers(state: State) -> None:
    """R53: the deck, and what pirates took unseen; not cargo, not discards, not hands."""
    state = position(
        {
            "hand": ["wine-02", "wine-03", "wine-04", "wine-05"],
            "cargo": ["gem-03", "wine-01"],
            "pirates": ["salt-05"],
        },
        {"hand": ["olive-01"]},
        phase="turn_start",
        deck=DECK,
        discard=["wine-13"],
    )
    state, _ = do(state, ANNA, "discard", cards=["wine-04"])
    dealt = [GAME.deal_anew(state, [ANNA, BEA], Stream(b"%d" % number)) for number in range(200)]
    for other in dealt:
        assert [player.hand for player in other.players] == [player.hand for player in state.players]
        assert [player.cargo for player in other.players] == [player.cargo for player in state.players]
        assert other.players[ANNA].pirates[1:] == ["wine-04"]
        assert other.discard == state.discard
    assert {other.players[ANNA].pirates[0] for other in dealt} == {"salt-05", *DECK}
    assert {other.deck[-1] for other in dealt} == {"salt-05", *DECK}


# ── What is told, and for how long ──────────────────────────────────────────────────────────────


def test_traded_cards_are_told_to_those_who_got_them(state: State) -> None:
    state = after(state, (ANNA, {**offer(), "want": {"goods": {"olive": 1}}}))
    state, events = do(state, BEA, "accept", deal="d1", cards=["olive-02"])
    for viewer, got in ((ANNA, "taken"), (BEA, "given")):
        done = told_to(events, state, viewer)[0]
        assert {"given": ["salt-01"], "taken": ["olive-02"]}[got] == done[got]
        assert done["given"] + done["taken"] == done[got], "where the other card goes is not theirs to know"
    for other in (CILI, None):
        done = told_to(events, state, other)[0]
        assert not {"given", "taken"} & set(done)
        assert done["give"] == {"cards": [{"good": "salt"}], "ducats": 0}


def test_a_committed_card_is_told_to_its_maker_alone(state: State) -> None:
    state, events = do(state, **{"seat": ANNA, **offer()})
    assert told_to(events, state, ANNA)[0]["cards"] == ["salt-01"]
    assert all("cards" not in told_to(events, state, viewer)[0] for viewer in (BEA, CILI, None))


def test_cards_drawn_are_told_to_who_holds_them(state: State) -> None:
    state, bought = do(state, ANNA, "buy", source="deck")
    assert told_to(bought, state, ANNA)[0]["card"] == "grain-05"
    others: tuple[int | None, ...] = (BEA, CILI, None)
    assert all("card" not in told_to(bought, state, viewer)[0] for viewer in others)
    state, _ = do(state, ANNA, "propose", to=BEA, give={"cards": ["grain-05"]}, want={"ducats": 1})
    state, _ = do(state, BEA, "accept", deal="d1", cards=[])
    assert "card" not in told_to(bought, state, ANNA)[0], "where it goes from there is not hers to know"


def test_no_entry_names_a_card_that_went_under() -> None:
    """R52: played, loaded and covered, or scored: the log forgets it, whoever was told."""
    state = position(
        {"hand": ["gem-08", "salt-01"], "cargo": ["gem-05"]},
        {"cargo": ["wine-16"]},
        deck=["grain-05", "grain-06", "grain-07"],
    )
    state, bought = do(state, ANNA, "buy", source="deck")
    state, played = do(state, ANNA, "play_cards", cards=["grain-05", "gem-08"])
    assert told_to(bought, state, ANNA)[0]["card"] == "grain-05", "it lies open"
    assert told_to(played, state, BEA)[0]["cards"] == ["grain-05", "gem-08"]
    while state.phase != "load":
        path = GAME.preview(state, ANNA, {"cmd": "sail"}).choose["path"][0][0].of[:1]
        state, _ = do(state, ANNA, "sail", path=list(path))
    state, loaded = do(state, ANNA, "load", order=["grain-05", "gem-08"])
    assert "card" not in told_to(bought, state, ANNA)[0]
    assert "cards" not in told_to(played, state, ANNA)[0]
    assert told_to(played, state, BEA)[0]["count"] == 2
    assert told_to(loaded, state, BEA)[0]["top"] == "gem-08", "while it is the top card"


def test_an_old_entry_of_cards_played_stays_dark_when_they_are_played_again() -> None:
    state = position({"hand": ["silk-03"], "cargo": ["gem-08"]}, {"cargo": ["gem-07"]}, deck=list(DECK))
    state, played = do(state, ANNA, "play_cards", cards=["silk-03"])
    later = position({"cargo": ["gem-08"]}, {}, phase="sail", played=["silk-03"])
    later.turn = type(later.turn)(7, 6, 1)
    assert told_to(played, state, BEA)[0]["cards"] == ["silk-03"]
    assert "cards" not in told_to(played, later, BEA)[0]


@pytest.mark.parametrize("memory_aid", [False, True])
def test_the_whole_log_names_nothing_that_is_hidden_from_everybody_now(memory_aid: bool) -> None:
    """At every twentieth move of random games every earlier event is told again, to everybody."""
    named = [
        card
        for moments in games(4, seed=40 + memory_aid, step=2)
        for card in named_in_log(GAME, moments, every=20)
    ]
    assert bool(named) == memory_aid, "with the memory aid the log keeps the names (R3)"
