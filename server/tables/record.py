"""The record of a table as a file, and the check that nothing in its chance was tampered with.

While the game is on a record holds what one pair of eyes was told; afterwards everything, the secret
included. docs/protocol.md shows its form.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection

from server.rules.diff import Patch, apply_patch
from server.rules.game import Game, Viewer
from server.rules.rng import Stream, commitment, row_key
from server.store import Row
from server.store.journal import rows_between
from server.tables import view
from server.tables.course import decode_body, encode

if TYPE_CHECKING:
    from server.tables.table import Table

FORM = "kalmar record 1"

DIGEST = b',"digest":"%b"}\n'
"""The end of the file: SHA-256, in hex, of all that stands before it."""


async def record(table: Table, viewer: Viewer) -> bytes:
    """The record as JSON: running, what these eyes were told; ended, everything."""
    shown = table.info(None)
    for passing in ("waiting", "undo", "vote", "calls", "clocks"):
        del shown[passing]
    head = encode({"form": FORM, "seat": viewer, "whole": table.has_ended, "table": shown})
    row_text = _whole_row if table.has_ended else partial(_told_row, table.game, table.position.state, viewer)
    write = partial(_written, table_id=table.id, last=table.seq, head=head, row_text=row_text)
    return await table.tools.store.read(write)


def _written(
    connection: Connection, table_id: str, last: int, head: bytes, row_text: Callable[[Row], bytes]
) -> bytes:
    """The file; made where the rows are read, off the way of the moves."""
    rows = rows_between(connection, table_id, 0, last) if last >= 0 else []
    text = b'%b,"rows":[%b]' % (head[:-1], b",".join(map(row_text, rows)))
    return text + DIGEST % hashlib.sha256(text).hexdigest().encode()


def _whole_row(row: Row) -> bytes:
    about = encode({"seq": row.seq, "kind": row.kind, "seat": row.seat, "at": row.at})
    try:
        body = encode(decode_body(row.body))
    except msgspec.DecodeError:
        return about  # nobody can read it
    return about if body == b"{}" else b"%b,%b" % (about[:-1], body[1:])


def _told_row(game: Game[Any, Any] | None, state: Any, viewer: Viewer, row: Row) -> bytes:
    return encode(view.entry(game, state, row, viewer))


# ── Checking one ─────────────────────────────────────────────────────────────────────────────────


class RecordRow(msgspec.Struct):
    """What the check needs of a row."""

    seq: int
    kind: str
    draws: list[tuple[int, int]] = []
    patch: Patch = []
    contributions: list[str] | None = None


class RecordSeal(msgspec.Struct):
    commitment: str
    secret: str | None = None
    entropies: list[str] | None = None


class RecordTable(msgspec.Struct):
    id: str
    seal: RecordSeal


class Record(msgspec.Struct):
    form: str
    whole: bool
    table: RecordTable
    rows: list[RecordRow]


class Verdict(msgspec.Struct, omit_defaults=True):
    """What the check found. `problem`: the first thing that is wrong, None where all is well.

    `draws` were recomputed from the secret and agree, in `rows` rows.
    """

    rows: int = 0
    draws: int = 0
    problem: str | None = None

    @property
    def ok(self) -> bool:
        return self.problem is None


def verify(data: bytes) -> Verdict:
    """Recompute every draw of a whole record from its secret, without running any rules.

    Checks besides that the file is as it was written, that the secret is the one committed to, that what the
    seats stirred in is what row 0 lists, that no row is missing and that the patches follow one another.
    """
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, RecursionError) as error:
        return Verdict(problem=f"this is not a record: {error}")
    if record.form != FORM:
        return Verdict(problem=f"this is a record of another form: {record.form}")
    seal = record.table.seal
    if not record.whole or seal.secret is None or seal.entropies is None:
        return Verdict(problem="the game was still on: the secret comes with its end")
    try:
        secret = bytes.fromhex(seal.secret)
    except ValueError:
        return Verdict(problem="the secret is not written in hex")
    verdict = Verdict()
    verdict.problem = (
        _seal_problem(record, secret) or _rows_problem(record, secret, verdict) or _digest_problem(data)
    )
    return verdict


def _seal_problem(record: Record, secret: bytes) -> str | None:
    if commitment(secret) != record.table.seal.commitment:
        return "the secret is not the one that was committed to"
    if record.rows and record.rows[0].contributions != record.table.seal.entropies:
        return "row 0 lists other contributions than those that were stirred in"
    return None


def _rows_problem(record: Record, secret: bytes, verdict: Verdict) -> str | None:
    entropies = record.table.seal.entropies or []
    state: Any = None
    for seq, row in enumerate(record.rows):
        if row.seq != seq:
            return f"row {seq} is missing"
        key = row_key(secret, entropies, record.table.id, seq)
        for number, (bound, result) in enumerate(_drawn(key, row.draws)):
            if result != row.draws[number][1]:
                return f"row {seq}, draw {number + 1} of {len(row.draws)}: below {bound} it was {result}"
            verdict.draws += 1
        try:
            state = apply_patch(state, row.patch)
        except (LookupError, ValueError, TypeError):
            return f"row {seq} does not follow from the row before it"
        verdict.rows += 1
    return None


def _drawn(key: bytes, draws: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """What the row's stream gives for the same bounds; -1 for a bound that nothing is drawn below."""
    stream = Stream(key)
    return [(bound, stream.below(bound) if 1 <= bound <= 1 << 32 else -1) for bound, _ in draws]


def _digest_problem(data: bytes) -> str | None:
    tail = len(DIGEST % (b"0" * 64))
    text = data[:-tail]
    if data[-tail:] != DIGEST % hashlib.sha256(text).hexdigest().encode():
        return "the file is not as it was written: its digest differs"
    return None
