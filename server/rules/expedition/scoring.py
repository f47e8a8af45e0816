"""The two scorings, the ranking, and where all the gold came from (sections 10 and 11)."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Literal

import msgspec

from server.rules.expedition.components import Data
from server.rules.expedition.state import Figure, State
from server.rules.game import Event, Result, ScoreLine


def interim_scoring(data: Data, draft: State, *, reason: Literal["kantshou", "stall"]) -> list[Event]:
    """Figures on the numbered fields of leg 1 are paid and put on Kantshou (section 10, 2 and 3).

    After a stall the chests left on those fields go back to the supply (R11).
    """
    scored = _pay(draft, data.interim)
    fields = [figure["space"] for figure in scored]
    draft.ledger = msgspec.structs.replace(draft.ledger, kantshou=_by_seat(draft, scored))
    draft.figures = {
        colour: Figure(figure.seat, data.stage_end) if figure.space in fields else figure
        for colour, figure in draft.figures.items()
    }
    draft.interim_done = True
    told: dict[str, Any] = {"reason": reason, "figures": scored}
    returned = [space for space in data.interim if draft.chests[space]]
    if returned:
        draft.chests = [0 if space in returned else value for space, value in enumerate(draft.chests)]
        told["returned"] = returned
    return [Event("interim_scored", told)]


def final_scoring(data: Data, draft: State) -> list[Event]:
    """Figures on the numbered fields of leg 2 are paid, and the game is over (section 11, R20)."""
    scored = _pay(draft, data.final)
    draft.ledger = msgspec.structs.replace(draft.ledger, daidu=_by_seat(draft, scored))
    draft.phase = "over"
    told = {"ranking": ranking(draft), "reason": end_reason(data, draft)}
    return [Event("final_scored", {"figures": scored}), Event("game_over", told)]


def _pay(draft: State, table: dict[int, int]) -> list[dict[str, Any]]:
    """Pay the figures that stand on a field of the table; who got what, best field first."""
    scored: list[dict[str, Any]] = [
        {"figure": colour, "seat": figure.seat, "space": figure.space, "gold": table[figure.space]}
        for colour, figure in draft.figures.items()
        if figure.space in table
    ]
    scored.sort(key=lambda figure: figure["space"], reverse=True)
    gold = list(draft.gold)
    for figure in scored:
        gold[figure["seat"]] += figure["gold"]
    draft.gold = gold
    return scored


def _by_seat(state: State, scored: list[dict[str, Any]]) -> list[list[int]]:
    """The fields scored by each seat."""
    return [
        [figure["space"] for figure in scored if figure["seat"] == seat] for seat in range(len(state.gold))
    ]


def end_reason(data: Data, state: State) -> str:
    """Why the game ended: a figure on Daidu (section 11), or nothing went on (R11)."""
    arrived = any(figure.space == data.goal for figure in state.figures.values())
    return "daidu" if arrived else "stall"


def _standing(state: State, seat: int) -> tuple[int, int]:
    """What ranks a seat: its gold, then its figure nearest to Daidu (section 11, R21)."""
    nearest = max(figure.space for figure in state.figures.values() if figure.seat == seat)
    return state.gold[seat], nearest


def ranking(state: State) -> list[list[int]]:
    """Groups of seats, best first; a group shares its place (section 11, R21, R22)."""
    standings = {seat: _standing(state, seat) for seat in range(len(state.gold))}
    best_first = sorted(standings, key=lambda seat: standings[seat], reverse=True)
    return [sorted(group) for _, group in groupby(best_first, key=lambda seat: standings[seat])]


def result(data: Data, state: State) -> Result:
    """The final ranking and every line of gold."""
    groups = ranking(state)
    ordered_by_place = len(set(state.gold)) < len(groups)
    return Result(
        ranking=groups,
        totals=list(state.gold),
        lines=_lines(data, state),
        reason=end_reason(data, state),
        tiebreak="nearest" if ordered_by_place else None,
    )


def _lines(data: Data, state: State) -> list[ScoreLine]:
    """Starting gold, chests, both scorings, ballast paid: they add up to the gold."""
    ledger = state.ledger
    fields: tuple[tuple[str, list[list[int]], Any], ...] = (
        ("chests", ledger.chests, data.chests),
        ("kantshou", ledger.kantshou, data.interim),
        ("daidu", ledger.daidu, data.final),
    )
    no_notes: list[dict[str, Any]] = [{} for _ in state.gold]
    return [
        ScoreLine("start", list(ledger.start), no_notes),
        *(
            ScoreLine(
                line,
                [sum(table[space] for space in spaces) for spaces in spaces_by_seat],
                [{"spaces": list(spaces)} if spaces else {} for spaces in spaces_by_seat],
            )
            for line, spaces_by_seat, table in fields
        ),
        ScoreLine("ballast", [-paid for paid in ledger.ballast], no_notes),
    ]
