"""The advanced game before the takes: auction, the 13th viking, placing the roles (section 12)."""

from __future__ import annotations

from server.rules.game import Event, Refused, demand
from server.rules.vikings.components import Data
from server.rules.vikings.offer import lay_tiles, offer_ready, place_vikings
from server.rules.vikings.state import Auction, Player, Role, State

# ── The auction ─────────────────────────────────────────────────────────────────────────────────


def highest_bid(player: Player) -> int:
    """The most a player can pay: gold, and VP for what is lacking."""
    return player.gold + player.vp


def lowest_bid(auction: Auction) -> int:
    """The least that can be bid now; an opening may be 0."""
    return 0 if auction.high is None else auction.high + 1


def running(state: State) -> Auction:
    """The auction of the phase."""
    if state.auction is None:
        raise LookupError("there is no auction")
    return state.auction


def bid_refusal(state: State, amount: int) -> Refused | None:
    """Why the active seat cannot bid so much."""
    lowest, highest = lowest_bid(running(state)), highest_bid(state.mover)
    if amount < lowest:
        return Refused("bid_too_low", {"lowest": lowest})
    return Refused("bid_too_high", {"highest": highest}) if amount > highest else None


def pass_refusal(state: State) -> Refused | None:
    """Why the active seat cannot pass: somebody must open (RULING 17)."""
    return Refused("cannot_pass_opening") if running(state).high is None else None


def bid(draft: State, amount: int) -> list[Event]:
    """A bid, higher than the one before."""
    demand(bid_refusal(draft, amount))
    seat = draft.active
    draft.auction = Auction(amount, seat, running(draft).bidders)
    return [Event("bid_made", {"seat": seat, "amount": amount}), *_next_bidder(draft)]


def pass_bid(draft: State) -> list[Event]:
    """The seat is out."""
    demand(pass_refusal(draft))
    auction, seat = running(draft), draft.active
    bidders = [other for other in auction.bidders if other != seat]
    draft.auction = Auction(auction.high, auction.high_seat, bidders)
    return [Event("bid_passed", {"seat": seat}), *_next_bidder(draft)]


def _next_bidder(draft: State) -> list[Event]:
    """The next seat that has not passed; the last of them has won."""
    auction = running(draft)
    if len(auction.bidders) == 1 and auction.high_seat is not None:
        return [_won(draft, auction.high_seat, auction.high or 0)]
    following = draft.seats_from(draft.after(draft.active))
    draft.active = next(seat for seat in following if seat in auction.bidders)
    return []


def _won(draft: State, seat: int, amount: int) -> Event:
    """The winner alone pays, and takes the start marker."""
    gold, vp = draft.players[seat].pay(amount, "auction")
    draft.start_player = draft.active = seat
    draft.auction = None
    draft.phase = "discard"
    return Event("auction_won", {"seat": seat, "amount": amount, "gold_paid": gold, "vp_paid": vp})


# ── The vikings ─────────────────────────────────────────────────────────────────────────────────


def role_refusal(state: State, role: Role) -> Refused | None:
    """Why this role can neither be discarded nor placed: none of it is left among the drawn vikings."""
    return None if state.drawn[role] else Refused("color_not_available", {"viking": role})


def discard_viking(data: Data, draft: State, role: Role) -> list[Event]:
    """One of the drawn vikings leaves the game; then the tiles are laid out."""
    demand(role_refusal(draft, role))
    draft.drawn = {**draft.drawn, role: draft.drawn[role] - 1}
    draft.phase = "color_placing"
    return [Event("viking_discarded", {"seat": draft.active, "role": role}), lay_tiles(data, draft)]


def slots_for(state: State, role: Role) -> list[int]:
    """Where the vikings of a role would go: the highest slots without one, the highest first."""
    bare = [slot for slot, there in enumerate(state.offer) if there is not None and there.viking is None]
    return bare[::-1][: state.drawn[role]]


def place_color(draft: State, role: Role) -> list[Event]:
    """All vikings of a role are placed; the next seat chooses one of the others, until all are."""
    demand(role_refusal(draft, role))
    seat, slots = draft.active, slots_for(draft, role)
    place_vikings(draft, dict.fromkeys(slots, role))
    draft.drawn = {**draft.drawn, role: 0}
    events = [Event("color_placed", {"seat": seat, "role": role, "slots": slots})]
    if any(draft.drawn.values()):
        draft.active = draft.after(seat)
        return events
    return [*events, offer_ready(draft)]
