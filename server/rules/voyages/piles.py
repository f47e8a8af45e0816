"""The special pile and the row of contracts on the board (sections 4.4 and 5.4)."""

from __future__ import annotations

from server.rules.voyages.play import Play
from server.rules.voyages.state import State, Task


def pile_size(state: State) -> int:
    """How many contracts the special pile has."""
    return len(state.special) + len(state.returned)


def draw(state: State) -> str | None:
    """The top contract of the special pile, taken off; None where it is empty (R11)."""
    if state.special:
        top, *state.special = state.special
    elif state.returned:
        top, *state.returned = state.returned
    else:
        return None
    return top


def put_under(play: Play, seat: int, contract: str) -> None:
    """A contract that a seat gives up goes under the special pile."""
    play.state.returned = [*play.state.returned, contract]
    play.tell("contract_discarded", seat=seat, contract=contract)


def refill(play: Play) -> None:
    """Contracts from the special pile for an empty row, as many as there are (R37)."""
    state = play.state
    if state.row or not pile_size(state):
        return
    drawn = [draw(state) for _ in range(min(play.data.refill, pile_size(state)))]
    state.row = [contract for contract in drawn if contract is not None]
    play.tell("contracts_laid", contracts=state.row)


def draw_contract(play: Play, seat: int, task: Task) -> None:
    """A contract for a seat, turned up for everybody. With its places full it first has to make room."""
    state, player = play.state, play.player(seat)
    contract = draw(state)
    if contract is None:
        return
    told = {"seat": seat, "contract": contract, "special": pile_size(state), "source": task.source}
    play.tell("contract_drawn", **told)
    if len(player.contracts) < play.data.places:
        player.contracts = [*player.contracts, contract]
    else:
        player.push(Task("make_room", task.source, contract=contract))
