"""docs/protocol.md is complete: every message and shape with every field, and its schema is fresh."""

from __future__ import annotations

import json
import re
from types import UnionType
from typing import Any, get_args

import msgspec
import pytest
from jsonschema import Draft202012Validator

from server.api import errors
from server.live import messages
from server.live.schema import schema
from server.rules import game as rules
from server.settings import ROOT
from server.tables.commands import AnyAct
from server.tables.pace import Pace
from server.tables.tools import CloseCode

DOCUMENT = (ROOT / "docs/protocol.md").read_text()

SHAPES = {
    "View": messages.View,
    "GameView": messages.GameView,
    "Table": messages.TableInfo,
    "Seat": messages.SeatInfo,
    "Seal": messages.Seal,
    "Undo": messages.LastUndo,
    "Vote": messages.Vote,
    "Call": messages.Call,
    "Pace": Pace,
    "Clock": messages.ClockInfo,
    "Rules": messages.RulesInfo,
    "Entry": messages.Entry,
    "Chat": messages.ChatLine,
    "Here": messages.Here,
    "Template": rules.Template,
    "Preview": rules.Preview,
    "Refused": rules.Refused,
    "Result": rules.Result,
    "ScoreLine": rules.ScoreLine,
}


def section(title: str) -> str:
    """The text below a heading, down to the next one."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#|\Z)", DOCUMENT, re.DOTALL | re.MULTILINE)
    assert found, f"no section {title!r}"
    return found[1]


def rows(text: str, heading: str) -> dict[str, set[str]]:
    """The fields in a table of the document, by what its first column says.

    A field is what stands in backticks outside brackets; `?` marks one that may be missing.
    """
    table = re.search(rf"^\| {heading} \|[^\n]*\n\|[-|]+\|\n((?:\|[^\n]*\n)*)", text, re.MULTILINE)
    assert table, f"no table of {heading}"
    found = {}
    for line in table[1].splitlines():
        name, fields = (cell.strip() for cell in line.split("|")[1:3])
        plain = re.sub(r"\([^()]*\)|:.*", "", fields)
        found[name.strip("`")] = set(re.findall(r"`([^`]+)`", plain))
    return found


def fields_of(kind: Any) -> set[str]:
    """A type's fields, marked as in the document."""
    return {field.encode_name + ("" if field.required else "?") for field in msgspec.structs.fields(kind)}


def by_tag(union: UnionType) -> dict[str, set[str]]:
    return {str(kind.__struct_config__.tag): fields_of(kind) for kind in get_args(union)}


def test_every_message_of_a_browser_is_documented() -> None:
    assert rows(section("Browser to server"), "`t`") == by_tag(messages.Incoming)


def test_every_table_command_is_documented() -> None:
    assert rows(section("Browser to server"), "`do`") == by_tag(AnyAct)


def test_every_message_of_the_server_is_documented() -> None:
    assert rows(section("Server to browser"), "`t`") == by_tag(messages.Outgoing)


def test_every_shape_is_documented() -> None:
    documented = rows(section("Shapes"), "shape")
    assert documented == {name: fields_of(kind) for name, kind in SHAPES.items()}


def listed_codes() -> set[str]:
    text = DOCUMENT[DOCUMENT.index("Codes of table refusals") :].split("\n")[0]
    return set(re.findall(r"`([a-z_]+)`", text))


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_code_is_explained(language: str) -> None:
    texts = (ROOT / f"web/texts/{language}.ftl").read_text()
    explained = set(re.findall(r"^error-([a-z_]+) =", texts, re.MULTILINE))
    assert listed_codes() - explained == set()


def test_every_refusal_of_a_table_is_listed() -> None:
    parts = ("server/tables", "server/notices")
    sources = [path.read_text() for part in parts for path in (ROOT / part).glob("*.py")]
    used = {code for source in sources for code in re.findall(r"Refusal\(\s*\"([a-z_]+)\"", source)}
    assert used
    assert used - listed_codes() == set()


def test_every_code_that_a_route_can_answer_with_is_listed() -> None:
    assert {*errors.STATUS, "internal", "foreign_origin", "too_large", "not_found"} <= listed_codes()


def test_the_schema_beside_it_is_that_of_the_types() -> None:
    written = json.loads((ROOT / "docs/protocol.schema.json").read_text())
    assert written == json.loads(json.dumps(schema())), (
        "run .venv/bin/python -m server.live.schema > docs/protocol.schema.json"
    )


@pytest.mark.parametrize(
    ("message", "right"),
    [
        ({"t": "visible", "visible": True}, True),
        ({"t": "visible", "visible": 1}, False),
        ({"t": "visible", "visible": True, "more": 1}, False),
        ({"t": "act", "id": "a", "seat": 0, "act": {"do": "kick", "seat": 1}}, True),
        ({"t": "act", "id": "a", "seat": 0, "act": {"do": "kick", "seat": -1}}, False),
        ({"t": "act", "id": "a", "seat": 0, "act": {"do": "kicks", "seat": 1}}, False),
        ({"t": "move", "id": "x" * 33, "seat": 0, "stamp": "", "move": {}}, False),
        ({"t": "nothing"}, False),
    ],
)
def test_schema_and_server_agree_on_what_is_a_message(message: dict[str, Any], right: bool) -> None:
    whole = schema()
    validator = Draft202012Validator(whole["properties"]["fromBrowser"] | {"$defs": whole["$defs"]})
    assert validator.is_valid(message) is right
    try:
        messages.decode(msgspec.json.encode(message).decode())
    except msgspec.ValidationError:
        assert not right
    else:
        assert right


def test_the_document_names_every_close_code() -> None:
    table = DOCUMENT[DOCUMENT.index("| close code |") :].split("\n\n")[0]
    told = {int(code) for code in re.findall(r"^\| (\d+) \|", table, re.MULTILINE)}
    by_the_web_server = {1009, 1012}
    assert told == {*CloseCode, *by_the_web_server}
