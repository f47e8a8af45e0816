"""Undo: freely where nothing was learned and nobody else acted, else by everybody's consent."""

import pytest

from server.rules.game import Game
from tests.tables.party import Page, Party, plain, refusal


async def agree(party: Party, *seats: int) -> int | None:
    seq = None
    for seat in seats:
        seq = await party.act(seat, {"do": "vote", "yes": True})
    return seq


async def test_a_move_that_told_nothing_is_taken_back_freely(everywhere: Party) -> None:
    party = everywhere
    table = await party.start()
    pages = await party.pages()
    before = table.position
    await party.move(0, "show", card=party.hand(0)[0])
    assert table.info(None)["undo"] == {"seq": 1, "seat": 0, "to": 0, "free": True}
    assert await party.act(0, {"do": "undo"}) == 2
    assert table.position.state == before.state
    assert table.info(None)["undo"] is None
    for page in pages:
        assert page.batches[-1]["kind"] == "undo"
        undone = {"kind": "undo_done", "by": 0, "to": 0, "free": True, "dealt": False}
        assert page.batches[-1]["events"] == [undone]
        await page.must_agree(table)


async def test_moves_are_taken_back_one_after_the_other(party: Party) -> None:
    table = await party.start()
    page = await Page(0).load(table)
    states = [table.position.state]
    for _ in range(3):
        await party.move(0, "show", card=party.hand(0)[0])
        states.append(table.position.state)
    await party.act(0, {"do": "undo"})
    assert table.position.state == states[2]
    await party.move(0, "show", card=party.hand(0)[1])
    assert table.info(None)["undo"] == {"seq": 5, "seat": 0, "to": 2, "free": True}
    for state in (states[2], states[1], states[0]):
        await party.act(0, {"do": "undo"})
        assert table.position.state == state
        await page.must_agree(table)
    assert (await refusal(party.act(0, {"do": "undo"}))).code == "nothing_to_undo"


@pytest.mark.parametrize(
    ("moves", "by", "code"),
    [
        ([], 0, "nothing_to_undo"),
        ([(0, "draw")], 0, "undo_needs_vote"),
        ([(0, "roll")], 0, "undo_needs_vote"),
        ([(0, "pass")], 1, "undo_needs_vote"),
        ([(0, "pass"), (1, "wave")], 0, "undo_needs_vote"),
        ([(0, "pass"), (1, "pass")], 0, "undo_needs_vote"),
        ([(0, "draw"), (1, "wave")], 0, "undo_needs_vote"),
    ],
)
async def test_whatever_else_needs_a_vote(
    party: Party, moves: list[tuple[int, str]], by: int, code: str
) -> None:
    table = await party.start()
    for seat, move in moves:
        await party.move(seat, move)
    before = table.position
    assert (await refusal(party.act(by, {"do": "undo"}))).code == code
    assert table.position is before


async def test_a_move_of_somebody_else_in_between_can_itself_be_taken_back_first(party: Party) -> None:
    table = await party.start()
    start = table.position.state
    await party.move(0, "pass")
    await party.move(1, "wave")
    await party.act(1, {"do": "undo"})
    await party.act(0, {"do": "undo"})
    assert table.position.state == start


async def test_by_consent_a_draw_is_taken_back_and_what_nobody_knows_is_dealt_anew(everywhere: Party) -> None:
    party = everywhere
    table = await party.start()
    pages = await party.pages()
    before, games = table.position.state, [page.view["game"] for page in pages]
    await party.move(0, "draw")
    assert await party.act(0, {"do": "call", "kind": "undo"}) == 2
    assert table.info(None)["vote"] == {
        "kind": "undo",
        "by": 0,
        "seq": 2,
        "target": 0,
        "yes": [0],
        "no": [],
        "voters": [0, 1, 2],
    }
    assert await agree(party, 1, 2) == 4
    after = table.position.state
    assert after.hands == before.hands
    assert sorted(after.pile) == sorted(before.pile)
    assert after.pile != before.pile
    assert table.info(None)["vote"] is None
    assert [event["kind"] for event in pages[0].batches[-1]["events"]] == [
        "vote_cast",
        "vote_ended",
        "undo_done",
    ]
    assert pages[0].batches[-1]["events"][-1] == {
        "kind": "undo_done",
        "by": 0,
        "to": 0,
        "free": False,
        "dealt": True,
    }
    for page, game in zip(pages, games, strict=True):
        await page.must_agree(table)
        assert page.view["game"] == game, "nobody sees that the pile is another"


async def test_dealing_anew_changes_no_view(party: Party) -> None:
    table = await party.start()
    for seat in (0, 1, 2, 0, 1):
        await party.move(seat, "draw")
    views = [plain((await table.view(viewer))["game"]) for viewer in (0, 1, 2, None)]
    pile = list(table.position.state.pile)
    await party.move(2, "draw")
    await party.act(2, {"do": "call", "kind": "undo"})
    await agree(party, 0, 1)
    assert [plain((await table.view(viewer))["game"]) for viewer in (0, 1, 2, None)] == views
    assert table.position.state.pile != pile


async def test_after_dealing_anew_nothing_below_is_free(party: Party) -> None:
    """Else one could look at the pile, have that taken back, and return to the pile one has seen."""
    table = await party.start()
    await party.move(0, "show", card=party.hand(0)[0])
    await party.move(0, "draw")
    seen = party.hand(0)[-1]
    await party.act(0, {"do": "call", "kind": "undo"})
    await agree(party, 1, 2)
    assert table.info(None)["undo"] == {"seq": 1, "seat": 0, "to": 0, "free": False}
    assert (await refusal(party.act(0, {"do": "undo"}))).code == "undo_needs_vote"
    await party.move(0, "show", card=party.hand(0)[0])
    assert table.info(None)["undo"]["free"], "what was played on the new deal is"
    dealt = table.position.state.pile
    await party.act(0, {"do": "undo"})
    assert table.position.state.pile == dealt, "taking it back returns to the new deal"
    assert dealt[-1] != seen


async def test_by_consent_the_table_returns_to_any_earlier_move(party: Party) -> None:
    table = await party.start()
    await party.move(0, "pass")
    back = table.position
    await party.move(1, "pass")
    await party.move(2, "roll")
    await party.move(0, "draw")
    for target, code in ((4, "bad_target"), (9, "bad_target"), (-1, "bad_target")):
        assert (await refusal(party.act(1, {"do": "call", "kind": "undo", "target": target}))).code == code
    await party.act(1, {"do": "call", "kind": "undo", "target": 1})
    await agree(party, 0, 2)
    assert table.position.public == back.public
    assert table.info(None)["undo"] == {"seq": 1, "seat": 0, "to": 0, "free": False}
    await party.move(1, "pass")
    assert table.info(None)["undo"] == {"seq": 8, "seat": 1, "to": 1, "free": True}


async def test_alone_among_bots_one_needs_nobodys_consent(party: Party) -> None:
    table = await party.start(1, bots=2)
    await party.move(0, "draw")
    assert await party.act(0, {"do": "call", "kind": "undo"}) == 2
    assert table.position.state.turn == 0
    assert len(party.hand(0)) == 4


async def test_a_bots_move_is_nobodys_to_take_back_freely(party: Party) -> None:
    table = await party.start(2, bots=1)
    await party.move(0, "pass")
    await table.bot_move(1, table.seq, {"cmd": "pass"}, failed=False)
    assert table.info(None)["undo"] == {"seq": 2, "seat": 1, "to": 1, "free": False}


async def test_undo_goes_on_after_a_restart(party: Party) -> None:
    table = await party.start()
    start = table.position.state
    await party.move(0, "show", card=party.hand(0)[0])
    await party.move(0, "show", card=party.hand(0)[0])
    await party.act(0, {"do": "undo"})
    table = await party.reopen()
    await party.act(0, {"do": "undo"})
    assert table.position.state == start


async def test_the_randomness_of_a_row_is_never_rewound(party: Party) -> None:
    table = await party.start()
    streams = set()
    for _ in range(4):
        await party.move(0, "draw")
        streams.add(table.stream().below(2**32))
        await party.act(0, {"do": "call", "kind": "undo"})
        await agree(party, 1, 2)
    assert len(streams) == 4


async def test_a_fault_while_dealing_anew_leaves_the_vote_open(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await party.start(2)
    await party.move(0, "draw")
    await party.act(0, {"do": "call", "kind": "undo"})

    def fails(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(Game, "redeal", fails)
        assert (await refusal(party.act(1, {"do": "vote", "yes": True}))).code == "internal"
    assert table.info(None)["vote"]["yes"] == [0]
    await agree(party, 1)
    assert table.info(None)["undo"] is None
