"""What the lobby and the frame know of Felinia without its rules."""

from server.rules.game import EventKind, GameInfo, Option

INFO = GameInfo(
    id="felinia",
    seats=(2, 3, 4),
    minutes=90,
    minimum_age=10,
    rules_version=1,
    colours=("blue", "red", "green", "yellow"),
    colours_each={},
    options=(Option("rules", ("basic", "advanced")), Option("preview_next_ship", ("off", "on"))),
    seldom=("sell", "pass", "end_boarding", "stop"),
    bots=("plain", "sensible"),
    safeguards=("no_merchant", "no_steps_left"),  # R3, R14
    # In the order in which they are checked (section 15); each with the section that it comes from.
    refusals=(
        "game_over",  # 11
        "wrong_phase",  # 15
        "not_your_turn",  # 15
        "basic_only",  # 9
        "advanced_only",  # 7
        "closed_market",  # 6
        "unknown_spot",  # 6
        "no_such_good",  # 7
        "cannot_pay",  # 7, 11
        "same_kind",  # 7
        "not_in_bag",  # 7
        "no_bonus_left",  # 7
        "missing_resource",  # 7
        "no_deal_yet",  # 7
        "ship_full",  # 7
        "no_such_ship",  # 7
        "missing_goods",  # 7
        "no_merchant",  # 7
        "no_reveals_left",  # 9
        "not_face_down",  # 9
        "wrong_country",  # 9
        "no_road",  # 9
        "already_visited",  # 9
        "occupied",  # 9
        "face_down_tile",  # 9
        "no_steps_left",  # 9
        "type_owned",  # 10
        "missing_cost_good",  # 10
        "not_offered",  # 10
        "too_many_goods",  # 11
        "not_sellable",  # 8
        "not_owned",  # 8, 11
    ),
    # Mystery cards alone are told to single seats: those being chosen, and the one kept (section 14).
    events={
        "game_started": EventKind(public=("rules", "preview", "seats", "goods", "coins")),
        "start_player": EventKind(public=("seat", "round")),
        "bid_placed": EventKind(public=("seat", "at", "price", "coins_gained", "lost")),
        "token_resolved": EventKind(public=("seat", "at", "price", "result")),
        "bought": EventKind(public=("seat", "market", "good", "price")),
        "swapped": EventKind(public=("seat", "give", "take", "gain", "gained", "price")),
        "bonus_taken": EventKind(public=("seat", "tile", "price")),
        "passed": EventKind(public=("seat", "automatic")),
        "boarded": EventKind(public=("seat", "ship", "seat_no", "goods", "coins")),
        "boarding_ended": EventKind(public=("seat", "automatic")),
        "sailed": EventKind(public=("ship", "merchants")),
        "ship_discarded": EventKind(public=("ship",)),
        "landed": EventKind(public=("seat", "ship", "province")),
        "revealed": EventKind(public=("seat", "province", "tile")),
        "moved": EventKind(public=("seat", "to", "food_spent", "gains", "lost")),
        "tile_taken": EventKind(public=("seat", "province", "tile", "gains", "lost")),
        "returned_home": EventKind(public=("seat", "automatic")),
        "mystery_offered": EventKind(public=("seat", "count"), private=("cards",)),
        "mystery_kept": EventKind(public=("seat", "count", "paid"), private=("card",)),
        "sold": EventKind(public=("seat", "what", "coins_gained", "lost")),
        "stored": EventKind(public=("seat", "kept", "sold", "paid", "automatic")),
        "berth_refilled": EventKind(public=("berth", "ship")),
        "ship_previewed": EventKind(public=("ship",)),
        "market_refilled": EventKind(public=("market", "goods")),
        "end_triggered": EventKind(public=("by", "seat")),
        "scored": EventKind(public=("seat", "breakdown")),
        "game_over": EventKind(public=("ranking", "winners")),
    },
)
