"""Refusals: in which order they are checked, and that the cases' hints are what is told (section 11)."""

import json
from pathlib import Path
from typing import Any

import pytest

from server.cases.voyages import begun, done
from server.rules.voyages.info import INFO
from tests.rules.voyages.positions import ANNA, BEA, GAME, after, code, place, position, refused

CASES = json.loads((Path(__file__).parents[1] / "cases" / "voyages.json").read_bytes())["cases"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_the_code_of_each_refusal_is_the_one_that_the_case_gives(case: dict[str, Any]) -> None:
    for entry, got in done(begun(GAME, case["given"]), case["do"]):
        assert got == entry.get("refused")


def test_phase_then_seat_then_decision_then_turn() -> None:
    # given Anna's turn
    state = position({"coins": 3, "dice": ["own:1"] * 3}, {"dice": ["own:1"]})
    assert code(state, {"cmd": "keep_goals", "goals": []}) == "wrong_phase"
    assert code(state, {"cmd": "pick_character", "character": "berke"}) == "wrong_phase"
    assert refused(state, BEA, "end_turn") == ("not_your_turn", {"active": ANNA})
    assert code(state, {"cmd": "resolve", "decline": True}) == "nothing_pending"
    assert code(state, {"cmd": "end_turn"}) == "must_act"
    # when the main action is done
    state = after(state, place("take5", "blue-1"))
    # then another is refused for that, whatever else is wrong with it
    assert code(state, place("bazaar_gold", "blue-9", row=9)) == "main_action_done"


@pytest.mark.parametrize(
    ("seat", "given", "command", "wanted"),
    [
        # a closed space before the dice that would go there
        ({}, {"spaces": {"khan": ["s1 own:1"] * 4}}, place("khan", "blue-9"), "space_full"),
        ({}, {"board_contracts": []}, place("contracts", "blue-9"), "no_such_contract"),
        # dice before what they are to do
        ({"dice": ["own:1"]}, {}, place("bazaar_camel", "blue-1", "blue-1", row=9), "die_not_available"),
        ({"dice": ["own:1"] * 2}, {}, place("bazaar_camel", "blue-1", "blue-2", row=9), "wrong_dice_count"),
        # the colour before the value, the value before the fee
        (
            {"dice": ["own:1"]},
            {"spaces": {"bazaar_camel": ["s0 own:1"]}},
            place("bazaar_camel", "blue-1", row=5),
            "colour_already_used",
        ),
        (
            {"dice": ["own:1"]},
            {"spaces": {"bazaar_camel": ["s1 own:1"]}},
            place("bazaar_camel", "blue-1", row=5),
            "row_too_high",
        ),
        (
            {"dice": ["own:2"]},
            {"spaces": {"contracts": ["s1 own:1"]}},
            place("contracts", "blue-1", take=["con_03"]),
            "slot_too_high",
        ),
        # how far before for how much
        (
            {"dice": ["own:1"] * 2, "coins": 3},
            {},
            place("travel", "blue-1", "blue-2", paths=[{"figure": 0, "nodes": ["oasis_a", "moscow"]}]),
            "too_many_steps",
        ),
        # a parameter of another space
        ({"dice": ["own:1"]}, {}, place("take5", "blue-1", row=1), "bad_choice"),
        ({"dice": ["own:1"]}, {}, place("money_bag", "blue-1"), "bad_choice"),
        ({"dice": ["own:1"]}, {}, place("city_card", "blue-1", slot="slot_venezia"), "bad_choice"),
    ],
)
def test_the_first_reason_is_told(
    seat: dict[str, Any], given: dict[str, Any], command: dict[str, Any], wanted: str
) -> None:
    assert code(position(seat, **given), command) == wanted


def test_every_refusal_of_the_document_is_declared_and_the_other_way_round() -> None:
    document = (Path(__file__).parents[3] / "docs" / "games" / "voyages.md").read_text(encoding="utf-8")
    table = document.split("### Refusals")[1].split("### Moves")[0]
    told = [line.split("`")[1] for line in table.splitlines() if line.startswith("| `")]
    assert told == list(INFO.refusals)


def test_every_event_of_the_document_is_declared_and_the_other_way_round() -> None:
    document = (Path(__file__).parents[3] / "docs" / "games" / "voyages.md").read_text(encoding="utf-8")
    table = document.split("## 12. Events")[1].split("## 13.")[0]
    cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    told = [name for cell in cells for name in cell.replace("`", "").replace(" ", "").split(",")]
    assert told == list(INFO.events)
