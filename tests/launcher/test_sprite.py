"""The icon sprite: every icon asked for, as a symbol in the colour of the text; a missing one is named."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from launcher.setup import WEB
from launcher.sprite import SVG, IconError, build


def web(folder: Path, game: dict[str, str], ui: dict[str, str], drawings: tuple[str, ...] = ()) -> Path:
    """A web folder with one game icon (amphora), one of the interface (check) and the drawings named."""
    packages = folder / "node_modules"
    (packages / "@iconify-json/game-icons").mkdir(parents=True)
    amphora = {"body": '<path fill="currentColor" d="M1 1"/>'}
    package = {"width": 512, "height": 512, "icons": {"amphora": amphora}}
    (packages / "@iconify-json/game-icons/icons.json").write_text(json.dumps(package))
    (packages / "lucide-static/icons").mkdir(parents=True)
    check = (
        '<svg class="lucide" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor"/>'
    )
    (packages / "lucide-static/icons/check.svg").write_text(check.replace("<svg", f'<svg xmlns="{SVG}"'))
    (folder / "art/icons").mkdir(parents=True)
    for name in drawings:
        (folder / f"art/icons/{name}.svg").write_text(f'<svg xmlns="{SVG}" viewBox="0 0 512 512"/>')
    (folder / "icons.json").write_text(json.dumps({"game": game, "ui": ui}))
    return folder


def symbols(sprite: str) -> dict[str, dict[str, str]]:
    return {symbol.attrib["id"]: dict(symbol.attrib) for symbol in ElementTree.fromstring(sprite)}


def test_icons_of_both_packages_and_our_drawings_become_symbols(tmp_path: Path) -> None:
    folder = web(tmp_path, game={"oil": "amphora"}, ui={"yes": "check"}, drawings=("dhow",))
    assert symbols(build(folder)) == {
        "dhow": {"id": "dhow", "viewBox": "0 0 512 512"},
        "oil": {"id": "oil", "viewBox": "0 0 512 512"},
        "ui-yes": {"id": "ui-yes", "viewBox": "0 0 24 24", "fill": "none", "stroke": "currentColor"},
    }


def test_every_missing_icon_is_named(tmp_path: Path) -> None:
    folder = web(tmp_path, game={"oil": "jug"}, ui={"yes": "tick"})
    with pytest.raises(IconError, match=r"oil: game-icons has no jug\nyes: Lucide has no tick"):
        build(folder)


def test_two_icons_may_not_share_a_name(tmp_path: Path) -> None:
    folder = web(tmp_path, game={"oil": "amphora"}, ui={}, drawings=("oil",))
    with pytest.raises(IconError, match=r"oil: drawn in web/art/icons and named in web/icons\.json"):
        build(folder)


def test_the_real_icons_take_their_colours_from_the_page() -> None:
    wanted = json.loads((WEB / "icons.json").read_text())
    sprite = ElementTree.fromstring(build(WEB))
    assert {symbol.attrib["id"] for symbol in sprite} >= {
        *wanted["game"],
        *(f"ui-{name}" for name in wanted["ui"]),
    }
    for part in sprite.iter():
        for paint in (part.get("fill"), part.get("stroke")):
            assert paint is None or re.fullmatch(r"none|currentColor|var\(--[\w-]+\)", paint), paint
    # What names no paint at all is black, whatever the page's colours.
    assert [symbol.attrib["id"] for symbol in sprite if len(symbol) and not painted(symbol)] == []


def painted(symbol: ElementTree.Element) -> bool:
    return any(part.get("fill") or part.get("stroke") for part in symbol.iter())
