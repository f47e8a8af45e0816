"""The registry: what the lobby needs without rules, rules by game and data."""

import copy
import subprocess
import sys

import pytest

from server.rules import registry
from server.rules.game import Game


@pytest.mark.parametrize("game_id", registry.GAMES)
def test_a_game_is_loaded_by_its_id_and_says_the_same_as_its_info(game_id: str) -> None:
    game = registry.load(game_id)

    assert isinstance(game, Game)
    assert game.info is registry.info(game_id)
    assert game.info.id == game_id == game.components["game"]["id"]
    assert game.info.seats == tuple(game.components["game"]["players"])
    assert game.info.minutes == game.components["game"]["minutes"]
    assert game.info.minimum_age == game.components["game"]["minimum_age"]


def test_the_lobby_reads_the_infos_without_loading_any_rules() -> None:
    code = (
        "import sys; from server.rules import registry;"
        "[registry.info(game_id) for game_id in registry.GAMES];"
        "print([name for name in sys.modules if name.startswith('server.rules.') and name.endswith('.game')])"
    )

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "['server.rules.game']", "the contract, and no game of it"


def test_rules_over_the_same_data_are_one_instance() -> None:
    own = registry.load("expedition")

    assert registry.load("expedition") is own
    assert registry.load("expedition", copy.deepcopy(registry.components("expedition"))) is own


def test_rules_over_other_data_are_another_instance() -> None:
    changed = copy.deepcopy(registry.components("expedition"))
    changed["board"]["spaces"][9]["chest"] = 2

    other = registry.load("expedition", changed)

    assert other is not registry.load("expedition")
    assert other.components["board"]["spaces"][9]["chest"] == 2
    assert registry.load("expedition").components["board"]["spaces"][9]["chest"] == 1


def test_the_hash_is_of_what_the_data_says_not_of_its_layout() -> None:
    assert registry.data_hash({"a": 1, "b": "é"}) == registry.data_hash({"b": "é", "a": 1})
    assert registry.data_hash({"a": 1}) != registry.data_hash({"a": 2})
    assert len(registry.data_hash(registry.components("expedition"))) == 64


@pytest.mark.parametrize("ask", [registry.info, registry.components, registry.load])
def test_a_game_that_there_is_not_is_refused(ask: object) -> None:
    assert callable(ask)
    with pytest.raises(registry.UnknownGame, match="catan"):
        ask("catan")


def test_no_name_leads_out_of_the_games() -> None:
    with pytest.raises(registry.UnknownGame):
        registry.components("../../../etc")
