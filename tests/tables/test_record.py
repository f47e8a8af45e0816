"""Records: what these eyes were told while the game is on, everything afterwards; and was chance fair?"""

import hashlib
import re
from typing import Any

import msgspec
import pytest

from server.tables import verify
from server.tables.record import DIGEST
from tests.tables.party import Party


async def played(party: Party) -> bytes:
    """The record of a game that has ended, with draws, undos and chance in it."""
    table = await party.start(2)
    await party.move(0, "show", card=party.hand(0)[0])
    await party.act(0, {"do": "undo"})
    await party.move(0, "draw")
    await party.act(0, {"do": "call", "kind": "undo"})
    await party.act(1, {"do": "vote", "yes": True})
    while not table.has_ended:
        await party.move(table.position.state.turn, "roll")
    return await table.record(0)


def sealed(record: dict[str, Any]) -> bytes:
    """A record as somebody writes it who knows how the digest is made."""
    text = msgspec.json.encode({name: value for name, value in record.items() if name != "digest"})[:-1]
    return text + DIGEST % hashlib.sha256(text).hexdigest().encode()


async def test_a_fair_game_is_found_fair(everywhere: Party) -> None:
    data = await played(everywhere)
    record = msgspec.json.decode(data)
    verdict = verify(data)
    assert verdict.ok
    assert verdict.rows == len(record["rows"]) == everywhere.table.seq + 1
    draws = sum(len(row.get("draws", [])) for row in record["rows"])
    assert verdict.draws == draws > 40
    assert record["table"]["seal"]["secret"] == everywhere.table.setup.secret
    assert record["rows"][0]["contributions"] == ["a" * 64, "b" * 64]
    assert sealed(record) == data


async def test_the_record_holds_every_move_and_all_that_was_hidden(party: Party) -> None:
    record = msgspec.json.decode(await played(party))
    moves = [row["move"]["cmd"] for row in record["rows"] if row["kind"] == "move"]
    assert moves[:2] == ["show", "draw"]
    hands = record["rows"][0]["events"][0]["private"]
    assert hands["0"]["hand"] != hands["1"]["hand"]


async def test_one_altered_byte_is_found(party: Party) -> None:
    data = await played(party)
    for place in range(0, len(data), 97):
        altered = bytearray(data)
        altered[place] ^= 1
        assert not verify(bytes(altered)).ok, f"byte {place}"


async def test_what_somebody_alters_who_makes_the_digest_anew_is_found(party: Party) -> None:
    data = await played(party)

    def altered(change: Any) -> str:
        record = msgspec.json.decode(data)
        change(record)
        return verify(sealed(record)).problem or ""

    def other_draw(record: Any) -> None:
        bound, result = record["rows"][0]["draws"][3]
        record["rows"][0]["draws"][3] = [bound, (result + 1) % bound]

    def other_secret(record: Any) -> None:
        record["table"]["seal"]["secret"] = "0" * 64

    def other_commitment(record: Any) -> None:
        other_secret(record)
        record["table"]["seal"]["commitment"] = hashlib.sha256(bytes(32)).hexdigest()

    def other_entropy(record: Any) -> None:
        record["table"]["seal"]["entropies"][1] = "c" * 64

    def other_contribution(record: Any) -> None:
        other_entropy(record)
        record["rows"][0]["contributions"][1] = "c" * 64

    def other_table(record: Any) -> None:
        record["table"]["id"] = "other"

    def row_left_out(record: Any) -> None:
        del record["rows"][2]

    def absurd_draw(record: Any) -> None:
        record["rows"][0]["draws"][0] = [0, 0]

    def broken_patch(record: Any) -> None:
        record["rows"][2]["patch"] = [{"op": "remove", "path": "/nothing/here"}]

    assert re.fullmatch(r"row 0, draw 4 of 29: below 27 it was \d+", altered(other_draw))
    assert altered(other_secret) == "the secret is not the one that was committed to"
    assert altered(other_commitment).startswith("row 0, draw ")
    assert altered(other_entropy).startswith("row 0 lists other contributions")
    assert altered(other_contribution).startswith("row 0, draw ")
    assert altered(other_table).startswith("row 0, draw ")
    assert altered(row_left_out) == "row 2 is missing"
    assert altered(absurd_draw).startswith("row 0, draw 1")
    assert altered(broken_patch) == "row 2 does not follow from the row before it"
    assert altered(lambda record: None) == ""


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"\xff", b'{"form": "other"}', b"[" * 5000])
def test_what_is_no_record_is_said_to_be_none(data: bytes) -> None:
    assert (verify(data).problem or "").startswith("this is not a record")


async def test_a_running_game_keeps_its_secret_in_the_record_too(party: Party) -> None:
    table = await party.start()
    await party.move(0, "draw")
    for viewer in (0, 1, None):
        data = await table.record(viewer)
        assert table.setup.secret.encode() not in data
        assert b"a" * 64 not in data
        assert b"draws" not in data
        assert b"patch" not in data
        hidden = {card for seat in range(3) if seat != viewer for card in party.hand(seat)}
        hidden |= set(table.position.state.pile)
        assert [card for card in hidden if card.encode() in data] == []
        record = msgspec.json.decode(data)
        assert [row["kind"] for row in record["rows"]] == ["setup", "move"]
        assert verify(data).problem == "the game was still on: the secret comes with its end"
    card = party.hand(0)[-1]
    assert msgspec.json.decode(await table.record(0))["rows"][1]["events"][0]["card"] == card
