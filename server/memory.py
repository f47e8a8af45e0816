"""When Python looks for circles of objects that nothing holds any more.

Reference counts free nearly all of what we make. Looking for circles is left for what needs it.
"""

from __future__ import annotations

import asyncio
import gc

CLOSED_SOCKETS = 200
"""After so many closed sockets their memory is given back; they leave about 20 kB each."""

SOON = 10.0
"""Seconds until then: sockets often close in great numbers at once."""


def calm_collector() -> None:
    """Takes what stands at the start out of the garbage collector's sight, and has it look less often.

    States and views are trees of small values: reference counts free them, and looking for cycles in all
    tables after every few moves took a tenth of the processor.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


class Leftovers:
    """What closed sockets leave: the parts of the websocket libraries hold each other.

    A calm collector would come to those of long evenings only after hundreds of thousands of sockets.
    """

    def __init__(self) -> None:
        self._closed = 0

    def socket_closed(self) -> None:
        """A socket has closed; in a while, with others, its memory is given back."""
        self._closed += 1
        if self._closed == CLOSED_SOCKETS:
            asyncio.get_running_loop().call_later(SOON, self._collect)

    def _collect(self) -> None:
        self._closed = 0
        gc.collect()
