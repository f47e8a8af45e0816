"""Whatever is sent, there is a typed answer, nothing changes, and the table goes on.

tests/scale/test_fuzz.py sends messages that nobody thought of, in great number.
"""

from __future__ import annotations

import json

import pytest

from tests.live.games import begun


@pytest.mark.parametrize("frame", [b"", b"\xff\xfe", b'{"t": "visible", "visible": true}'])
async def test_a_binary_frame_is_a_typed_error(url: str, frame: bytes) -> None:
    async with begun(url) as (tabs, _):
        await tabs[0].say(frame)
        told = await tabs[0].hear(lambda message: message["t"] == "error")
        assert told["code"] == "bad_message"
        assert (await tabs[0].preview({"cmd": "end_turn"}))["t"] == "preview"


async def test_an_error_names_what_was_wrong_and_with_which_message(url: str) -> None:
    async with begun(url) as (tabs, _):
        answer = await tabs[0].request({"t": "act", "id": "a", "act": {"do": "kick", "seat": "one"}})
        assert (answer["t"], answer["id"], answer["code"]) == ("error", "a", "bad_message")
        assert "$.act.seat" in answer["params"]["why"]


@pytest.mark.parametrize("number", ["9" * 4300, "-" + "9" * 17, '[{"a": 9007199254740993}]'])
@pytest.mark.parametrize("kind", ['"move", "stamp": ""', '"preview"'], ids=["move", "preview"])
async def test_a_number_that_no_browser_can_count_to_is_no_move(url: str, kind: str, number: str) -> None:
    async with begun(url) as (tabs, _):
        await tabs[0].say(
            f'{{"t": {kind}, "id": "a", "seat": 0, "move": {{"cmd": "step", "cards": {number}}}}}'
        )
        told = await tabs[0].hear(lambda message: message["t"] == "error")
        assert (told["id"], told["code"]) == ("a", "bad_message")


async def test_a_message_of_more_than_16_kb_closes_that_socket_alone(url: str) -> None:
    async with begun(url) as (tabs, people):
        await tabs[0].say(json.dumps({"t": "chat", "id": "a", "seat": 0, "text": "x" * 17_000}))
        assert (await tabs[0].gone())[0] == 1009
        assert (await tabs[1].chat("still here"))["t"] == "ack"
        again = await people[0].tab(tabs[0].table, 0)
        assert (await again.chat("back again"))["t"] == "ack"


async def test_a_failure_of_ours_closes_the_one_socket_with_its_number(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with begun(url) as (tabs, people):
        with monkeypatch.context() as broken:
            broken.setattr("server.tables.Table.preview", lambda *_: 1 / 0)
            await tabs[0].say({"t": "preview", "id": "a", "seat": 0, "move": {"cmd": "end_turn"}})
            code, reason = await tabs[0].gone()
        told = tabs[0].heard[-1]
        assert (told["t"], told["code"], told["params"]) == ("error", "internal", {"incident": reason})
        assert code == 1011
        assert (await tabs[1].chat("still here"))["t"] == "ack"
        assert (await (await people[0].tab(tabs[0].table, 0)).chat("back again"))["t"] == "ack"
