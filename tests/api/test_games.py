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
