"""The games that the lobby learns of."""

from __future__ import annotations

import pytest

from server.rules import registry
from server.settings import ROOT
from tests.client import Person


async def test_the_lobby_offers_no_game_without_a_screen(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # given rules of one more game, for which nobody has made a screen yet
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, "chess"))
    async with Person(url) as anna:
        # when the lobby asks for the games
        told = await anna.get("/api/games")
    # then it learns of those that can be played, and not of that one
    offered = [game["id"] for game in told["games"]]
    assert offered == [game for game in registry.GAMES if (ROOT / f"web/games/{game}/index.js").is_file()]
    assert "expedition" in offered
    assert "chess" not in offered


async def test_it_learns_of_all_that_a_screen_imports(url: str) -> None:
    """So that browsers need not find it out module by module."""
    async with Person(url) as anna:
        for game in (await anna.get("/api/games"))["games"]:
            assert any(module.endswith(f"/games/{game['id']}/index.js") for module in game["modules"])
            for module in game["modules"]:
                assert (await anna.ask("GET", module)).status_code == 200, module


async def test_what_is_the_same_for_everybody_is_hashed_and_packed_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Person(url) as anna:
        # given that somebody has asked before
        paths = ["/api/games", *(f"/api/games/{game}/components" for game in registry.GAMES)]
        told = [(await anna.ask("GET", path)).content for path in paths]
        # when it is asked for again, and could not be made again
        for work in ("server.library.Library.data_hash", "server.api.front.gzip.compress"):
            monkeypatch.setattr(work, lambda *_: 1 / 0)
        again = [await anna.ask("GET", path) for path in paths]
    # then it is what it was
    assert [answer.content for answer in again] == told
    assert {answer.headers["content-encoding"] for answer in again} == {"gzip"}


async def test_components_are_had_by_their_hash_for_good(url: str) -> None:
    async with Person(url) as anna:
        for game in (await anna.get("/api/games"))["games"]:
            new = await anna.ask("GET", f"/api/games/{game['id']}/components")
            kept = await anna.ask("GET", f"/api/games/{game['id']}/components?hash={game['data']}")
            assert new.json() == kept.json() == registry.components(game["id"])
            assert new.headers["cache-control"] == "no-cache"
            assert "immutable" in kept.headers["cache-control"]
        assert (await anna.ask("GET", f"/api/games/vikings/components?hash={'0' * 64}")).status_code == 404
        assert (await anna.ask("GET", "/api/games/chess/components")).status_code == 404
