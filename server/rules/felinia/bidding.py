"""The bidding phase (section 6)."""

from __future__ import annotations

from msgspec.structs import replace

from server.rules.felinia.components import Data
from server.rules.felinia.holdings import earn
from server.rules.felinia.state import BOARD, GUILD, State
from server.rules.felinia.trading import begin_trading
from server.rules.game import Event, Refused


def spots(data: Data) -> list[str]:
    """All spots for bid tokens, the closed markets too."""
    return [BOARD, *data.markets, GUILD]


def bid_refusal(data: Data, state: State, at: str) -> Refused | None:
    """Why no token can be placed there."""
    if at in (BOARD, GUILD) or at in state.markets:
        return None
    return Refused("closed_market" if at in data.markets else "unknown_spot", {"at": at})


def place_bid(data: Data, draft: State, at: str) -> list[Event]:
    """A token on the own board brings coins at once; elsewhere it goes on top of the stack."""
    seat = draft.mover
    told = {"seat": seat, "at": at}
    if at == BOARD:
        gained, lost = earn(data, draft, seat, data.money.bank[draft.bid_round - 1])
        draft.change(seat, on_board=[*draft.players[seat].on_board, draft.bid_round])
        told |= {"coins_gained": gained, "lost": lost}
    else:
        place = draft.place(at)
        draft.put_place(at, replace(place, stack=[*place.stack, seat]))
        told |= {"price": len(place.stack) + 1}
    _next_bid(data, draft)
    return [Event("bid_placed", told)]


def _next_bid(data: Data, draft: State) -> None:
    """Clockwise from the start player, once round for each token."""
    draft.turn = draft.after(draft.mover)
    if draft.turn == draft.start:
        if draft.bid_round == data.bid_tokens:
            begin_trading(draft)
        else:
            draft.bid_round += 1
