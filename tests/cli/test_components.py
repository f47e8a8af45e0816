"""A host's own component data: checked by a command, used by new tables, told of at each."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
import structlog

from server.library import Library, read_components
from server.rules import registry
from tests.cli.conftest import Type, running
from tests.client import Person

GAME = "voyages"


def changed() -> dict[str, Any]:
    """The data that came with the game, with one dearer contract."""
    data: dict[str, Any] = json.loads(json.dumps(registry.components(GAME)))
    data["contracts"][6]["reward"] = {"vp": 9}
    return data


def written(path: Path, data: Any) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(data if isinstance(data, str) else json.dumps(data, ensure_ascii=False))
    return path


def test_a_file_is_checked_and_played_with(kalmar: Type, tmp_path: Path) -> None:
    file = written(tmp_path / "mine.json", changed())
    done = kalmar("components", "check", GAME, file, "--games", "3")
    assert done.exit_code == 0, done.output
    assert "3 random games were played with it" in done.output
    assert f"can be put in (hash {registry.data_hash(changed())[:8]})" in done.output.replace("\n", " ")


def test_what_came_with_the_game_is_known_again(kalmar: Type, tmp_path: Path) -> None:
    file = written(tmp_path / "mine.json", json.dumps(registry.components(GAME), indent=3))
    done = kalmar("components", "check", GAME, file, "--games", "0")
    assert (done.exit_code, "it says what came with the game" in done.output) == (0, True)


def test_every_fault_is_named(kalmar: Type, tmp_path: Path) -> None:
    data = changed()
    data["contracts"][6]["reward"] = {"vp": "nine"}
    del data["map"]["nodes"][3]["name"]["hu"]
    done = kalmar("components", "check", GAME, written(tmp_path / "mine.json", data))
    assert done.exit_code == 1
    told = done.output.replace("\n", " ")
    node = data["map"]["nodes"][3]["id"]
    assert "contracts[6] 'con_01'.reward.vp: must be a whole number, not \"nine\"" in told
    assert f"map.nodes[3] {node!r}.name: 'hu' is missing" in told
    assert "2 faults in" in told


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "cannot be read"),
        ('{"rounds": 5, "rounds": 6}', "the key 'rounds' stands twice"),
        ('{"rounds": NaN}', "NaN is no number"),
        ("[" * 100_000, "cannot be read"),
        ("\udcff", "cannot be read"),
    ],
)
def test_what_is_no_json_is_told(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes(text.encode(errors="surrogateescape"))
    assert words in read_components(GAME, file)[1][0]


def test_a_missing_file_and_an_unknown_game_are_told(kalmar: Type, tmp_path: Path) -> None:
    assert "cannot be read" in kalmar("components", "check", GAME, tmp_path / "none.json").output
    done = kalmar("components", "check", "chess", written(tmp_path / "mine.json", {}))
    assert (done.exit_code, "there is no game 'chess'" in done.output) == (1, True)


def test_a_file_with_a_fault_is_not_used(tmp_path: Path) -> None:
    data = changed()
    data["contracts"][6]["cost"] = {"silc": 2}
    written(tmp_path / GAME / "components.json", data)
    library = Library.read(tmp_path)
    assert not library.own(GAME)
    assert library.components(GAME) == registry.components(GAME)


async def test_new_tables_are_played_with_it_and_say_so(environment: dict[str, str], tmp_path: Path) -> None:
    shipped, mine = registry.data_hash(registry.components(GAME)), registry.data_hash(changed())
    async with running(environment) as (_, said), Person(address(said)) as anna:
        before = (await anna.open_table(game=GAME, bots=["plain"]))["id"]
        cookies = anna.http.cookies
    written(tmp_path / "data" / "games" / GAME / "components.json", changed())
    async with running(environment) as (_, said), Person(address(said)) as anna:
        anna.http.cookies = cookies
        after = (await anna.open_table(game=GAME, bots=["plain"]))["id"]
        # the lobby and both tables tell whose data they are
        lines = {line["id"]: (line["data"], line["own"]) for line in (await anna.get("/api/me"))["tables"]}
        assert lines == {before: (shipped, False), after: (mine, True)}
        games = {game["id"]: game for game in (await anna.get("/api/games"))["games"]}
        assert (games[GAME]["data"], games[GAME]["own"]) == (mine, True)
        assert not any(game["own"] for name, game in games.items() if name != GAME)
        for table, data in ((before, shipped), (after, mine)):
            tab = await anna.tab(table, 0)
            rules = tab.view["table"]["rules"]
            assert (rules["data"], rules.get("own", False)) == (data, data == mine)
            # each is played with its own, and the browser gets those
            components = await anna.get(f"/api/games/{GAME}/components?hash={data}")
            assert registry.data_hash(components) == data
            assert (await tab.act("start"))["t"] == "ack"
            await tab.until_view(lambda view: bool(view.get("moves")))
        assert (await anna.get(f"/api/games/{GAME}/components"))["contracts"][6]["reward"] == {"vp": 9}
    # without the file new tables have what came with the game; the table goes on with its own
    (tmp_path / "data" / "games" / GAME / "components.json").unlink()
    async with running(environment) as (_, said), Person(address(said)) as anna:
        anna.http.cookies = cookies
        view = await anna.view(after, 0)
        assert (view["table"]["rules"]["data"], view["table"]["rules"]["own"]) == (mine, True)
        assert registry.data_hash(await anna.get(f"/api/games/{GAME}/components?hash={mine}")) == mine
        third = (await anna.open_table(game=GAME))["id"]
        assert (await anna.view(third, 0))["table"]["rules"]["data"] == shipped


def address(said: str) -> str:
    found: str = re.findall(r"http://[\d.:]+", said)[0]
    return found


@pytest.mark.parametrize("fault", ["a folder", "not to be seen"])
def test_a_file_that_cannot_be_read_keeps_nobody_from_playing(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given something in a file's place that cannot be read
    (tmp_path / "oltremare" / "components.json").mkdir(parents=True)
    if fault == "not to be seen":
        monkeypatch.setattr(Path, "exists", Mock(side_effect=PermissionError))
        monkeypatch.setattr(Path, "read_text", Mock(side_effect=PermissionError))
    # When the games are read, then they are played with what came with them, and that is told
    with structlog.testing.capture_logs() as told:
        library = Library.read(tmp_path)
    assert not any(library.own(game) for game in registry.GAMES)
    assert {line["event"] for line in told} == {"own_components_not_used"}
    assert "cannot be read" in told[0]["first"][0]
