"""Wrong moves that random games try."""

from server.bots.arena import Dice
from server.bots.plain import Move
from server.playouts.wild import Wild
from tests.playouts.pebbles import Pebbles

MOVE: Move = {"cmd": "go", "steps": 2, "ways": [{"by": ["sea", "land"], "back": True}], "none": []}


def test_a_move_is_overdone_in_any_list_and_any_number() -> None:
    # given a move with lists and numbers at several depths
    wild = Wild(Pebbles(), ["word"], Dice(1, "overdone"))
    # when it is overdone often
    moves = [wild.overdone(MOVE) for _ in range(200)]
    # then it has one step more, one way more, or one word more in a way; nothing else, and never all alike
    for move in moves:
        assert move in (
            {**MOVE, "steps": 3},
            {**MOVE, "ways": [*MOVE["ways"], *MOVE["ways"]]},
            {**MOVE, "ways": [{"by": ["sea", "land", "sea"], "back": True}]},
            {**MOVE, "ways": [{"by": ["sea", "land", "land"], "back": True}]},
        )
    assert len({str(move) for move in moves}) == 4
    # and the move itself is what it was
    assert MOVE["ways"] == [{"by": ["sea", "land"], "back": True}]


def test_a_move_without_lists_and_numbers_is_left_alone() -> None:
    wild = Wild(Pebbles(), ["word"], Dice(1, "overdone"))
    assert wild.overdone({"cmd": "pass", "why": "tired"}) == {"cmd": "pass", "why": "tired"}
