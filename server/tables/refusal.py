"""A table's no."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """Nothing was changed, and `code` names why; `params` fill in its sentence (plain JSON values).

    `extra` holds what else the browser gets at the top of the answer: the legal moves, where those it
    moved from were outdated. The codes stand in docs/protocol.md; a game's own come through unchanged.
    """

    def __init__(self, code: str, *, extra: dict[str, Any] | None = None, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params
        self.extra = extra or {}
