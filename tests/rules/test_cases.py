"""Acceptance cases: every case of every game, and the runner itself, which overlooks nothing."""

import json
from pathlib import Path
from typing import Any

import pytest

from server.cases import Report, run_file
from server.rules import registry

FOLDER = Path(__file__).parent / "cases"
CASES = [
    pytest.param(game_id, case, id=f"{game_id}-{case['id']}")
    for game_id in registry.GAMES
    for case in json.loads((FOLDER / f"{game_id}.json").read_bytes())["cases"]
]


def run(tmp_path: Path, *cases: Any, game_id: str = "expedition", **file: Any) -> Report:
    """What comes of a file with these cases."""
    path = tmp_path / "cases.json"
    path.write_text(json.dumps({"cases": cases, **file}), encoding="utf-8")
    return run_file(game_id, path)


@pytest.mark.parametrize(("game_id", "case"), CASES)
def test_case(tmp_path: Path, game_id: str, case: Any) -> None:
    assert run(tmp_path, case, game_id=game_id).lines() == ["1 passed, 0 failed"]


@pytest.mark.parametrize("game_id", registry.GAMES)
def test_a_games_case_file_passes_as_a_whole(game_id: str) -> None:
    report = run_file(game_id, FOLDER / f"{game_id}.json")

    assert report.ok
    assert report.lines() == [f"{report.passed} passed, 0 failed"]
    assert report.passed >= 40


# ── The runner ──────────────────────────────────────────────────────────────────────────────────


def case(**parts: Any) -> dict[str, Any]:
    """A good case: red steps from 0 to 1 for one good. `parts` replace its parts."""
    return {
        "id": "one-good",
        "title": "One good",
        "source": "derived",
        "given": {
            "players": 3,
            "figures": {
                "red": {"seat": 0, "space": 0},
                "blue": {"seat": 1, "space": 2},
                "green": {"seat": 2, "space": 3},
            },
            "hands": {"0": ["red-silk-1", "red-leader-1"]},
        },
        "do": [STEP],
        "expect": {"spaces": {"red": 1}},
        **parts,
    }


STEP = {"cmd": "step", "seat": 0, "figure": "red", "cards": ["red-silk-1"]}
GIVEN: dict[str, Any] = case()["given"]


def test_the_case_to_be_spoilt_is_good(tmp_path: Path) -> None:
    assert run(tmp_path, case()).lines() == ["1 passed, 0 failed"]


def test_every_failure_is_told_and_the_sum_comes_last(tmp_path: Path) -> None:
    wrong = case(id="wrong", expect={"spaces": {"red": 2}, "gold": [3, 3, 4], "active": 0})

    assert run(tmp_path, case(), wrong).lines() == [
        "wrong: gold: expected [3, 3, 4], got [3, 3, 3]",
        "wrong: spaces of red: expected 2, got 1",
        "1 passed, 1 failed",
    ]


@pytest.mark.parametrize(
    ("wrong", "got"),
    [
        ({"spaces": {"red": 0}}, "spaces of red: expected 0, got 1"),
        ({"gold": [3, 3]}, "gold"),
        ({"hand_counts": [2, 0, 0]}, "hand_counts"),
        ({"hands": {"0": ["red-silk-1"]}}, "hand of seat 0"),
        ({"hands": {"0": []}}, "hand of seat 0"),
        ({"display": ["red-oil-1"]}, "display"),
        ({"display_count": 4}, "display_count: expected 4, got 5"),
        ({"pile_count": 0}, "pile_count"),
        ({"discard": []}, "discard"),
        ({"discard": ["red-silk-1", "red-silk-1"]}, "discard"),
        ({"discard_count": 2}, "discard_count"),
        ({"chests": {}}, "chests"),
        ({"chests": {"7": 1}}, "chests"),
        ({"active": 1}, "active"),
        ({"phase": "over"}, "phase"),
        ({"interim_done": True}, "interim_done"),
        ({"winners": [0]}, "winners: expected [0], got null"),
        ({"winners": []}, "winners"),
        ({"ranking": [[0], [1], [2]]}, "ranking"),
        ({"next_free": {"red": 4, "blue": 1}}, "next_free of blue: expected 1, got 4"),
        ({"ballast_legal": {"red": True}}, "ballast_legal of red: expected true, got false"),
        ({"drawn_from": {"seat": 0, "one_of": ["red-oil-1"]}}, "seat 0 drew None"),
        ({"views": [{"viewer": 1, "knows": ["red-leader-1"]}]}, "views: 1 cannot place red-leader-1"),
        ({"views": [{"viewer": 0, "must_not_reveal": ["red-leader-1"]}]}, "views: 0 is shown red-leader-1"),
        (
            {"views": [{"viewer": "spectator", "must_not_reveal": ["red-silk-1"]}]},
            "views: spectator is shown red-silk-1",
        ),
        ({"error": "no_gold"}, 'error: expected "no_gold", got null'),
    ],
)
def test_a_wrong_expectation_fails(tmp_path: Path, wrong: dict[str, Any], got: str) -> None:
    [told, total] = run(tmp_path, case(expect=wrong)).lines()

    assert got in told
    assert total == "0 passed, 1 failed"


@pytest.mark.parametrize(
    ("odd", "why"),
    [
        (case(expect={}), "checks nothing"),
        (case(expect={"spaces": {}}), "checks nothing"),
        (case(expect={"spaces": {}, "active": 0}), "expect.spaces checks nothing"),
        (case(expect={"hands": {}, "active": 0}), "expect.hands checks nothing"),
        (case(expect={"views": [], "active": 0}), "expect.views checks nothing"),
        (case(expect={"views": [{"viewer": 0}], "active": 0}), "that of 0 checks nothing"),
        (case(expect={"spaces": {"red": 1}, "colour": "red"}), "colour"),
        (case(expect={"spaces": {"white": 1}}), "there is no figure white"),
        (case(expect={"hands": {"3": []}}), "there is no seat 3"),
        (case(expect={"views": [{"viewer": 3, "knows": ["red-oil-1"]}]}), "there is no seat 3"),
        (case(expect={"views": [{"viewer": 0, "sees": ["red-oil-1"]}]}), "sees"),
        (case(expect={"gold": "3"}), "gold"),
        (case(expect={"interim_done": 0}), "interim_done"),
        (case(expect={"active": False}), "active"),
        (case(expects={"spaces": {"red": 1}}), "expects"),
        (case(given={**GIVEN, "weather": "fine"}), "weather"),
        (case(given={**GIVEN, "turn": {"moved": "red"}}), "moved"),
        (case(given={**GIVEN, "players": 6}), "no game has 6 players"),
        (case(given={**GIVEN, "gold": [3, 3]}), "one gold for each seat"),
        (case(given={**GIVEN, "active": 3}), "active seat"),
        (case(given={**GIVEN, "chests": {"31": 1}}), "a chest lies on no space"),
        (case(given={**GIVEN, "hands": {"3": []}}), "a hand belongs to no seat"),
        (case(given={**GIVEN, "hands": {"0": ["red-silk-3"]}}), "red-silk-3 does not exist"),
        (case(given={**GIVEN, "pile": ["red-silk-1"]}), "red-silk-1 is placed twice"),
        (case(given={**GIVEN, "rest": "hand:3"}), "hand:3"),
        (case(given={**GIVEN, "variant": "both"}), "variant"),
        (case(given={**GIVEN, "figures": {"red": {"seat": 0, "space": 31}}}), "stands on no space"),
        (case(given={**GIVEN, "figures": {"red": {"seat": 0, "space": 1}}}), "a seat has no figure"),
        (case(given={"new_game": {"players": 3}}), "start_seat"),
        (case(given={"new_game": {}, "players": 3}), "players"),
        (case(do=[{**STEP, "cmd": "leap"}]), "no command"),
        (case(do=[{**STEP, "speed": 2}]), "no command"),
        (case(do=[{"cmd": "end_turn"}]), "names no seat"),
        (case(do=[{**STEP, "cards": []}]), "was refused: requirement_not_met"),
        (case(do=[{**STEP, "cards": []}, STEP], expect={"error": "requirement_not_met"}), "was refused"),
        (case(do=[{**STEP, "cards": []}], expect={"error": "no_gold"}), "error: expected"),
        (case(do=[], expect={"error": "no_gold"}), "error: expected"),
        (case(do=None), "do"),
        ({"id": "bare"}, "given"),
    ],
)
def test_what_is_not_known_is_never_skipped_over(tmp_path: Path, odd: dict[str, Any], why: str) -> None:
    report = run(tmp_path, odd)

    assert report.lines()[-1] == "0 passed, 1 failed"
    assert any(why in line for line in report.lines()[:-1]), report.lines()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("not json", "cannot be read"),
        ("[]", "cannot be read"),
        ('{"cases": []}', "there are no cases in it"),
        ('{"cases": [7]}', "cannot be read"),
        ('{"case": [{}]}', "cannot be read"),
        ('{"game": "vikings", "cases": [{}]}', "are of vikings"),
        ('{"cases": [{"id": "a"}, {"id": "a"}]}', "2 cases are called a"),
    ],
)
def test_a_file_that_is_none_fails(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "odd.json"
    path.write_text(text, encoding="utf-8")

    report = run_file("expedition", path)

    assert not report.ok
    assert why in report.lines()[0]


def test_a_card_that_lay_open_once_may_stand_in_the_log(tmp_path: Path) -> None:
    """Section 3: after a reshuffle only the place of a played card is secret, not that it was played."""
    reshuffled = case(
        given={**GIVEN, "discard": ["red-oil-1"], "rest": "hand:1"},
        do=[STEP, {"cmd": "draw", "seat": 0, "source": "pile"}],
        expect={
            "drawn_from": {"seat": 0, "one_of": ["red-silk-1", "red-oil-1"]},
            "views": [{"viewer": "spectator", "must_not_reveal": ["red-silk-1", "red-oil-1"]}],
        },
    )

    assert run(tmp_path, reshuffled).ok


def test_cases_run_on_a_hosts_own_data(tmp_path: Path) -> None:
    own = json.loads(json.dumps(registry.components("expedition")))
    own["board"]["spaces"][1]["chest"] = 0
    own["board"]["spaces"][5]["chest"] = 2
    path = tmp_path / "cases.json"
    path.write_text(json.dumps({"cases": [case(expect={"chests": {"9": 1}})]}), encoding="utf-8")

    [told, _] = run_file("expedition", path, own).lines()

    assert '"5": 2' in told
