"""What the lobby and the frame know of Vikings without its rules."""

from server.rules.game import EventKind, GameInfo, Option

INFO = GameInfo(
    id="vikings",
    seats=(2, 3, 4),
    minutes=60,
    minimum_age=10,
    rules_version=1,
    colours=("white", "orange", "light_brown", "dark_brown"),
    colours_each={},
    options=(Option("mode", ("basic", "advanced", "advanced_no_auction")),),
    seldom=("exchange_vp",),
    bots=("plain", "sensible"),
    # In the order in which they are checked (section 19); each with the section that it comes from.
    refusals=(
        "not_your_turn",  # 6
        "wrong_phase",  # 19
        "slot_empty",  # 6
        "zero_locked",  # 6
        "cannot_afford",  # 6
        "start_row_required",  # 7
        "start_row_invalid",  # 7
        "must_place",  # 7
        "illegal_placement",  # 7
        "settle_not_allowed",  # 8
        "special_not_allowed",  # 13
        "special_not_available",  # 13
        "swap_required",  # 13
        "swap_invalid",  # 13
        "exchange_too_much",  # 6
        "ferry_no_boatman",  # 11
        "ferry_empty",  # 11
        "ferry_mixed",  # 11, 12
        "ferry_no_viking",  # 11
        "ferry_no_target",  # 11
        "no_special_boat",  # 13
        "ferry_must_continue",  # 11
        "bid_too_low",  # 12
        "bid_too_high",  # 12
        "cannot_pass_opening",  # 12
        "color_not_available",  # 12
    ),
    # Everything is public (section 2); what is not laid out yet no event names.
    events={
        "game_started": EventKind(public=("mode", "seats", "gold", "start_player")),
        "round_started": EventKind(public=("round", "scorings")),
        "specials_revealed": EventKind(public=("slots",)),
        "vikings_drawn": EventKind(public=("counts",)),
        "bid_made": EventKind(public=("seat", "amount")),
        "bid_passed": EventKind(public=("seat",)),
        "auction_won": EventKind(public=("seat", "amount", "gold_paid", "vp_paid")),
        "viking_discarded": EventKind(public=("seat", "role")),
        "tiles_laid": EventKind(public=("slots",)),
        "color_placed": EventKind(public=("seat", "role", "slots")),
        "offer_ready": EventKind(public=("slots", "zero_slot")),
        "vp_exchanged": EventKind(public=("seat", "amount")),
        "combo_taken": EventKind(public=("seat", "slot", "price", "tile", "viking")),
        "start_tile_placed": EventKind(public=("seat", "row", "tile")),
        "tile_placed": EventKind(public=("seat", "row", "col", "tile")),
        "ship_placed": EventKind(public=("seat", "col", "tile")),
        "tile_removed": EventKind(public=("seat", "tile")),
        "viking_settled": EventKind(public=("seat", "role", "row", "col")),
        "viking_to_mainland": EventKind(public=("seat", "role")),
        "special_taken": EventKind(public=("seat", "special")),
        "building_swapped": EventKind(public=("seat", "row", "col", "old", "new")),
        "wheel_turned": EventKind(public=("from", "to")),
        "small_scored": EventKind(public=("seat", "by_step", "vp", "gold")),
        "ferry_trip": EventKind(public=("seat", "vikings", "special")),
        "ferry_finished": EventKind(public=("seat",)),
        "large_scored": EventKind(public=("seat", "by_step", "vp", "gold")),
        "final_step": EventKind(public=("step", "vp", "gold", "notes")),
        "start_passed": EventKind(public=("to",)),
        "game_over": EventKind(public=("ranking", "winners")),
    },
)
