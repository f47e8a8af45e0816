"""Beginning and end of a turn: sea power and loading (section 4, phases 1 and 4)."""

from __future__ import annotations

from server.rules.game import Event, Refused, demand
from server.rules.oltremare.components import Data
from server.rules.oltremare.scoring import final_scoring, interim_scoring
from server.rules.oltremare.state import Player, State, Turn, venice_on_top


def influence_income(data: Data, lions: int) -> int:
    """What Influence pays at the start of a turn (section 9)."""
    return lions - data.lions_without_income


def active_kind(data: Data, player: Player) -> str | None:
    """The kind of a player's active harbour tile."""
    return None if player.tile is None else data.tiles[player.tile]


def start_turn(data: Data, draft: State) -> list[Event]:
    """Read lions and load, pay Influence, look for a surplus (section 4, phase 1; R8, R9)."""
    seat, player = draft.active, draft.mover
    top = data.cards[player.cargo[-1]]
    proposals = [0] * len(draft.players)
    draft.turn = Turn(draft.turn.number + 1, top.lions, top.load, proposals=proposals)
    told = {"seat": seat, "turn": draft.turn.number, "lions": top.lions, "load": top.load}
    events = [Event("turn_started", told)]
    if active_kind(data, player) == "influence":
        ducats = influence_income(data, top.lions)
        player.earn(ducats, "influence")
        events.append(Event("influence_paid", {"seat": seat, "ducats": ducats}))
    draft.phase = "sea_power" if surplus(draft) else "trade"
    return events


def surplus(state: State) -> int:
    """Cards of the active player's hand beyond his lions (section 4, phase 1)."""
    return max(0, len(state.mover.hand) - state.turn.lions)


def held_refusal(hand: list[str], cards: list[str]) -> Refused | None:
    """Why these are not all different cards of this hand."""
    for place, card in enumerate(cards):
        if card not in hand or card in cards[:place]:
            return Refused("card_not_in_hand", {"card": card})
    return None


def discard_refusal(state: State, cards: list[str]) -> Refused | None:
    """Why these cards cannot go to the pirate pile in phase 1."""
    wanted = surplus(state)
    refused = held_refusal(state.mover.hand, cards)
    if refused is None and len(cards) != wanted:
        refused = Refused("wrong_count", {"wanted": wanted, "got": len(cards)})
    return refused


def discard(draft: State, cards: list[str]) -> list[Event]:
    """The surplus goes face down onto the own pirate pile, the last card on top (phase 1)."""
    demand(discard_refusal(draft, cards))
    player = draft.mover
    player.hand = [card for card in player.hand if card not in cards]
    player.pirates = [*player.pirates, *cards]
    player.discarded = [*player.discarded, *cards]
    draft.phase = "trade"
    told = {"seat": draft.active, "count": len(cards), "moment": draft.moves}
    return [Event("discarded", told, {draft.active: {"cards": list(cards)}})]


def order_refusal(state: State, order: list[str]) -> Refused | None:
    """Why the played cards cannot be loaded in this order: it must name each of them once (phase 4)."""
    return None if sorted(order) == sorted(state.played) else Refused("bad_order")


def begin_loading(data: Data, draft: State) -> list[Event]:
    """Phase 4: the player chooses an order; a single card is loaded at once."""
    if len(draft.played) > 1:
        draft.phase = "load"
        return []
    return _load(data, draft, draft.played)


def load(data: Data, draft: State, order: list[str]) -> list[Event]:
    """The played cards go onto the cargo pile, the last one on top (phase 4)."""
    demand(order_refusal(draft, order))
    return _load(data, draft, order)


def _load(data: Data, draft: State, order: list[str]) -> list[Event]:
    events = []
    if order:
        draft.mover.cargo = [*draft.mover.cargo, *order]
        told = {"seat": draft.active, "count": len(order), "top": order[-1]}
        events.append(Event("loaded", told))
    draft.played = []
    return [*events, *end_turn(data, draft)]


def end_turn(data: Data, draft: State) -> list[Event]:
    """The Venice card on top is scored; then the end of the game, or the left neighbour (phase 4)."""
    events = interim_scoring(data, draft) if venice_on_top(draft) else []
    following = draft.seats_from(draft.active)[1]
    if draft.last_round and following == draft.start:
        return [*events, *final_scoring(data, draft)]
    draft.active = following
    return [*events, *start_turn(data, draft)]
