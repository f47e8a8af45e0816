"""What the lobby and the frame know of Expedition without its rules."""

from server.rules.game import EventKind, GameInfo, Option

INFO = GameInfo(
    id="expedition",
    seats=(2, 3, 4, 5),
    minutes=30,
    minimum_age=8,
    rules_version=1,
    colours=("red", "blue", "green", "orange", "white"),
    colours_each={2: 2},
    options=(Option("variant", ("base", "both_figures"), seats=(2,)),),
    # In the order in which they are checked (section 15).
    refusals=(
        "game_over",
        "not_your_turn",
        "must_draw",
        "not_your_figure",
        "one_figure_per_turn",
        "duplicate_card",
        "card_not_in_hand",
        "requirement_not_met",
        "ballast_already_used",
        "no_gold",
        "not_passed_by_opponent",
        "card_not_in_display",
        "nothing_to_draw",
        "draw_is_mandatory",
    ),
    events={
        "game_started": EventKind(public=("start", "variant")),
        "stepped": EventKind(public=("seat", "figure", "from", "to", "skipped", "cards")),
        "ballast_paid": EventKind(public=("seat", "figure", "from", "to", "skipped", "gold")),
        "chest_taken": EventKind(public=("seat", "figure", "space", "value")),
        "caught_up": EventKind(public=("seat", "figure", "from", "to")),
        "kantshou_reached": EventKind(public=("seat", "figure")),
        "drew_display": EventKind(public=("seat", "card")),
        "drew_pile": EventKind(public=("seat",), private=("card",)),
        "display_filled": EventKind(public=("cards",)),
        "reshuffled": EventKind(public=("pile_count",)),
        "interim_scored": EventKind(public=("reason", "figures", "returned")),
        "turn_ended": EventKind(public=("seat", "passed", "drew")),
        "final_scored": EventKind(public=("figures",)),
        "game_over": EventKind(public=("ranking", "reason")),
    },
    bots=("plain", "shrewd"),
)
