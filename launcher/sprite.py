"""Gathers every icon that the pages use into one file, web/generated/sprite.svg.

web/icons.json names the icons: under "game" those of the package game-icons, under "ui" those of Lucide, each
as {our name: the package's name}. Our own drawings, web/art/icons/<name>.svg, need no entry. In a page
`<use href="…/sprite.svg#oil">` is a game icon or a drawing, `…#ui-check` one of the interface's.

Icons take the colour of the text around them (currentColor); drawings may use the page's tokens too, as in
`fill="var(--paper)"`.
"""

import json
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

SVG = "http://www.w3.org/2000/svg"
# What an icon's own frame says of its size and origin means nothing in a sprite.
FRAME = {"width", "height", "class"}


class IconError(Exception):
    """Names that no icon answers to, or that two icons answer to; one a line."""


def build(web: Path) -> str:
    """The sprite as SVG text; raises IconError, naming every icon that is missing or named twice."""
    wanted = json.loads((web / "icons.json").read_text("utf-8"))
    package = json.loads((web / "node_modules/@iconify-json/game-icons/icons.json").read_text("utf-8"))
    frame = f'xmlns="{SVG}" viewBox="0 0 {package["width"]} {package["height"]}"'
    icons = {path.stem: path.read_text("utf-8") for path in (web / "art/icons").glob("*.svg")}
    faults = []

    for name, icon in wanted["game"].items():
        if name in icons:
            faults.append(f"{name}: drawn in web/art/icons and named in web/icons.json")
        elif icon not in package["icons"]:
            faults.append(f"{name}: game-icons has no {icon}")
        else:
            icons[name] = f"<svg {frame}>{package['icons'][icon]['body']}</svg>"
    for name, icon in wanted["ui"].items():
        path = web / "node_modules/lucide-static/icons" / f"{icon}.svg"
        if path.is_file():
            icons[f"ui-{name}"] = path.read_text("utf-8")
        else:
            faults.append(f"{name}: Lucide has no {icon}")
    if faults:
        raise IconError("\n".join(faults))

    ElementTree.register_namespace("", SVG)
    sprite = Element(f"{{{SVG}}}svg")
    sprite.extend(symbol(name, text) for name, text in sorted(icons.items()))
    return ElementTree.tostring(sprite, encoding="unicode")


def symbol(name: str, text: str) -> Element:
    """The icon of one SVG file as a symbol; keeps how it is painted, drops how large it once was."""
    icon = ElementTree.fromstring(text)  # noqa: S314  # ours, or from a package whose hash was checked
    icon.tag = f"{{{SVG}}}symbol"
    icon.attrib = {"id": name} | {key: value for key, value in icon.attrib.items() if key not in FRAME}
    for part in icon.iter():
        part.text = part.tail = None
    return icon


def write(web: Path) -> None:
    """Makes generated/sprite.svg, whole or not at all; raises IconError."""
    text = build(web)
    target = web / "generated" / "sprite.svg"
    target.parent.mkdir(exist_ok=True)
    draft = target.with_suffix(".draft")
    draft.write_text(text, "utf-8")
    draft.replace(target)
