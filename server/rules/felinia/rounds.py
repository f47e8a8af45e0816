"""How one phase follows another: storage, preparation, and both end triggers (sections 5 and 11)."""

from __future__ import annotations

from msgspec.structs import replace

from server.rules.felinia import exploration, trading
from server.rules.felinia.components import Data
from server.rules.felinia.exploration import depart
from server.rules.felinia.holdings import draw_good, earn, pay, unowned
from server.rules.felinia.scoring import score
from server.rules.felinia.state import Berth, Market, State, minus, plus, some, total
from server.rules.game import Event, Refused
from server.rules.rng import Rng


def go_on(data: Data, draft: State, rng: Rng) -> list[Event]:
    """Whatever happens by itself, through as many phases as it takes, up to the next decision."""
    events: list[Event] = []
    before = None
    while before != draft.phase:
        before = draft.phase
        match draft.phase:
            case "trading":
                events += trading.go_on(data, draft)
                if draft.at is None:
                    events += depart(data, draft)
            case "exploration":
                events += exploration.go_on(data, draft)
                if not draft.queue:
                    events += _explored(data, draft)
            case "storage":
                draft.storing = _crowded(data, draft, draft.storing)
                if not draft.storing:
                    events += prepare(data, draft, rng)
            case "bidding" | "over":
                pass
    return events


def _explored(data: Data, draft: State) -> list[Event]:
    """After the last journey: storage, or the scoring where an end was triggered."""
    if draft.end_by is not None:
        return score(data, draft)
    begin_storage(draft)
    return []


# ── Storage ─────────────────────────────────────────────────────────────────────────────────────


def begin_storage(draft: State) -> None:
    """All choose at once; who has few goods need not (R23)."""
    draft.phase = "storage"
    draft.storing = list(range(len(draft.players)))


def _crowded(data: Data, state: State, seats: list[int]) -> list[int]:
    """Those of the seats that have more goods than can be kept for nothing."""
    return [seat for seat in seats if total(state.players[seat].goods) > data.storage.free]


def stored_coins(data: Data, state: State, seat: int, keep: int) -> int:
    """The coins of a seat that keeps so many goods: first the others are sold, then it pays (R23)."""
    player = state.players[seat]
    sold = (total(player.goods) - keep) * data.storage.forced_sale
    return min(data.money.most, player.coins + sold) - fee(data, keep)


def fee(data: Data, keep: int) -> int:
    """What it costs to keep so many goods."""
    return data.storage.fourth_cost if keep > data.storage.free else 0


def store_refusal(data: Data, state: State, seat: int, keep: dict[str, int]) -> Refused | None:
    """Why these goods cannot be kept."""
    count, most = total(keep), data.storage.most
    coins = stored_coins(data, state, seat, count)
    if count <= most and coins < 0:
        price = fee(data, count)
        return Refused("cannot_pay", {"price": price, "coins": price + coins, "missing": -coins})
    if count > most:
        return Refused("too_many_goods", {"named": count, "most": most})
    return unowned(replace(state.players[seat], gold=0, spice=0), keep)


def store(data: Data, draft: State, seat: int, keep: dict[str, int]) -> list[Event]:
    """All other goods are sold; then the fourth is paid for."""
    kept = some(keep)
    sold = some(minus(draft.players[seat].goods, kept))
    draft.bag = plus(draft.bag, sold)
    draft.change(seat, goods=plus(data.none(), kept))
    earn(data, draft, seat, total(sold) * data.storage.forced_sale)
    paid = fee(data, total(kept))
    pay(draft, seat, paid)
    draft.storing = [other for other in draft.storing if other != seat]
    return [Event("stored", {"seat": seat, "kept": kept, "sold": sold, "paid": paid})]


# ── Preparation ─────────────────────────────────────────────────────────────────────────────────


def prepare(data: Data, draft: State, rng: Rng) -> list[Event]:
    """Tokens return, berths and markets are filled, the start player card moves on; or the end comes."""
    draft.players = [replace(player, on_board=[]) for player in draft.players]
    empty = [number for number, berth in enumerate(draft.berths) if berth is None]
    if len(draft.deck) < len(empty):
        return _too_few_ships(data, draft)
    events = refill_berths(data, draft, empty)
    events += fill_markets(data, draft, data.refill, rng)
    draft.start = draft.after(draft.start)
    draft.round += 1
    return [*events, begin_bidding(draft)]


def begin_bidding(draft: State) -> Event:
    """The start player begins the first bid round."""
    draft.phase = "bidding"
    draft.bid_round = 1
    draft.turn = draft.start
    return Event("start_player", {"seat": draft.start, "round": draft.round})


def _too_few_ships(data: Data, draft: State) -> list[Event]:
    """The second end trigger: no tile is placed, and all ships that carry merchants sail (R24)."""
    draft.end_by = "ships"
    events = [Event("end_triggered", {"by": "ships"})]
    for number, berth in enumerate(draft.berths):
        if berth is not None and not berth.merchants:
            draft.put_berth(number, None)
            events.append(Event("ship_discarded", {"ship": berth.ship}))
    return [*events, *depart(data, draft)]


def refill_berths(data: Data, draft: State, empty: list[int]) -> list[Event]:
    """The top ship to each empty berth; in the expert variant the next one is turned up (section 12)."""
    events = []
    for number in empty:
        ship = draft.deck[-1]
        draft.deck = draft.deck[:-1]
        draft.put_berth(number, Berth(ship, [None] * data.ships[ship].seats))
        events.append(Event("berth_refilled", {"berth": number, "ship": ship}))
    if draft.preview and draft.deck:
        events.append(Event("ship_previewed", {"ship": draft.deck[-1]}))
    return events


def fill_markets(data: Data, draft: State, count: int, rng: Rng) -> list[Event]:
    """Every open market gets goods from the bag, from the top down, until it has so many."""
    events = []
    for name, market in draft.markets.items():
        drawn = (draw_good(data, draft, rng) for _ in range(count - len(market.goods)))
        goods = [good for good in drawn if good is not None]
        if goods:
            draft.put_place(name, Market([*market.goods, *goods], market.stack))
            events.append(Event("market_refilled", {"market": name, "goods": goods}))
    return events
