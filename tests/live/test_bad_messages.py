"""Whatever is sent, there is a typed answer, nothing changes, and the table goes on."""

from __future__ import annotations

import copy
import json
import random
import string
from typing import Any

import pytest

from tests.client import Tab
from tests.live.games import begun

SENSIBLE: list[dict[str, Any]] = [
    {"t": "move", "id": "a", "seat": 0, "stamp": "0.00", "move": {"cmd": "end_turn"}},
    {
        "t": "move",
        "id": "a",
        "seat": 1,
        "stamp": "0.00",
        "move": {"cmd": "step", "figure": "red", "cards": ["r1"]},
    },
    {"t": "preview", "id": "a", "seat": 0, "move": {"cmd": "step", "figure": "red", "cards": []}},
    {"t": "act", "id": "a", "seat": 0, "act": {"do": "bot", "seat": 1, "level": "plain"}},
    {"t": "act", "id": "a", "seat": 0, "act": {"do": "order", "seats": [0, 1]}},
    {"t": "act", "id": "a", "seat": 1, "act": {"do": "vote", "yes": True}},
    {"t": "chat", "id": "a", "seat": 1, "text": ""},
]

WILD: list[Any] = [
    None, True, False, 0, -1, 1, 15, 16, 2**31, 2**53, 2**70, -(2**63), 0.5, 1e308, "", "0", "null", "\u0000",
    "\ud800", "é" * 40, "x" * 300, [], [[]], [None], {}, {"cmd": "step"}, {"do": "start"}, {"": ""}, [0] * 50,
    {"__proto__": {}}, ["r1"] * 20, [[[[[[]]]]]],
]  # fmt: skip


class Fuzz:
    """Messages that are wrong in one way or another, the same every time."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def message(self) -> str:
        return self.chance.choice([self.noise, self.bent, self.bent, self.bent, self.torn, self.deep])()

    def wild(self) -> Any:
        return copy.deepcopy(self.chance.choice(WILD))

    def noise(self) -> str:
        return "".join(self.chance.choices(string.printable + "áű\u2028😀", k=self.chance.randrange(60)))

    def bent(self) -> str:
        """A sensible message with one or two values exchanged, fields taken out or put in."""
        message = json.loads(json.dumps(self.chance.choice(SENSIBLE)))
        for _ in range(self.chance.randrange(1, 3)):
            place: Any = message
            while True:
                keys = list(place) if isinstance(place, dict) else list(range(len(place)))
                if not keys:
                    break
                key = self.chance.choice(keys)
                if isinstance(place[key], dict | list) and place[key] and self.chance.random() < 0.6:
                    place = place[key]
                    continue
                what = self.chance.random()
                if what < 0.7:
                    place[key] = self.wild()
                elif what < 0.85:
                    del place[key]
                elif isinstance(place, dict):
                    place[self.chance.choice(["x", "seat", "id", "t", "do", "cmd", ""])] = self.chance.choice(
                        WILD
                    )
                break
        return json.dumps(message)

    def torn(self) -> str:
        whole = json.dumps(self.chance.choice(SENSIBLE))
        cut = self.chance.randrange(len(whole))
        return whole[:cut] if self.chance.random() < 0.5 else whole[:cut] + self.noise() + whole[cut:]

    def deep(self) -> str:
        depth = self.chance.choice([10, 100, 990, 2000])
        opening, closing = self.chance.choice([("[", "]"), ('{"a":', "}")])
        inner = opening * depth + "1" + closing * depth
        return '{"t":"move","id":"a","seat":0,"stamp":"","move":{"cmd":' + inner + "}}"


async def answers(tab: Tab, sent: list[str]) -> int:
    """Sends it all, then asks something sensible; how many answers came before that one's."""
    since = len(tab.heard)
    for message in sent:
        await tab.say(message)
    last = await tab.preview({"cmd": "end_turn"})
    assert last["t"] == "preview", last
    return (
        len([message for message in tab.heard[since:] if message["t"] in ("error", "refused", "preview")]) - 1
    )


@pytest.mark.parametrize("seed", range(4))
async def test_thousands_of_wrong_messages_change_nothing_and_close_nothing(url: str, seed: int) -> None:
    async with begun(url) as (tabs, people):
        before = [await person.view(tabs[0].table, seat) for seat, person in enumerate(people)]
        fuzz = Fuzz(seed)
        answered = 0
        for _ in range(20):
            sent = [fuzz.message() for _ in range(50)]
            answered += await answers(tabs[0], sent)
        acks = [message for message in tabs[0].heard if message["t"] == "ack" and message["id"] == "a"]
        assert answered + len(acks) == 1000
        # the few that were right by chance (a title, a vote called …) are rows and settings as any other
        if not acks:
            after = [await person.view(tabs[0].table, seat) for seat, person in enumerate(people)]
            assert [view | {"here": 0} for view in after] == [view | {"here": 0} for view in before]
        codes = {message["code"] for message in tabs[0].heard if message["t"] in ("error", "refused")}
        assert "bad_message" in codes
        assert "internal" not in codes
        # and the table goes on
        mover = tabs[tabs[0].view["table"]["waiting"][0]]
        await mover.until(max(tab.seq for tab in tabs))
        assert (await mover.move(mover.any_move(random.Random(seed))))["t"] in ("ack", "refused")
        assert [tab.closed for tab in tabs] == [None, None]


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
