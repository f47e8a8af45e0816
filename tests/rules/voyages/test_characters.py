"""Every character in what it may do otherwise (section 8)."""

import copy

import pytest

from server.bots.arena import Dice
from server.rules import registry
from server.rules.game import Config, Pick
from server.rules.voyages.game import Voyages
from server.rules.voyages.moves import PickCharacter
from server.rules.voyages.play import Play
from server.rules.voyages.posts import posts_left
from server.rules.voyages.rounds import start_round
from server.rules.voyages.state import State
from tests.rules.voyages.positions import (
    ANNA,
    BEA,
    DATA,
    after,
    code,
    decision,
    do,
    path,
    place,
    position,
    preview,
    refused,
    stock,
    template,
    told,
)

FREE = ("own:?",) * 5


def round_begun(state: State) -> State:
    """The state after the bonuses of a round's start."""
    play = Play(DATA, state.draft(), Dice(1, "round"))
    start_round(play)
    return play.state


# ── Rashid ──────────────────────────────────────────────────────────────────────────────────────


def test_rashid_sets_each_die_when_it_is_placed() -> None:
    # given Rashid before the empty silk bazaar
    state = position({"char": "rashid", "dice": ["own:?", "own:?", "black:?"]})
    # when he sets a black die to 6 and an own one to 5
    state, events = do(state, ANNA, **place("bazaar_silk", "black-1", "blue-1", values=[6, 5], row=5))
    # then the dice lie there with these values, and the lower one counts
    assert told(events, "dice_placed")[0]["dice"] == {"black-1": 6, "blue-1": 5}
    assert stock(state) == {"silk": 3, "camel": 1, "coin": 1}


@pytest.mark.parametrize("values", [None, [], [3], [3, 7], [0, 3], [3, 3, 3]])
def test_rashid_sets_a_value_from_1_to_6_for_each_die(values: list[int] | None) -> None:
    state = position({"char": "rashid", "dice": FREE[:2]})
    assert code(state, place("bazaar_silk", "blue-1", "blue-2", values=values, row=1)) == "bad_choice"


def test_nobody_else_sets_values() -> None:
    state = position({"dice": ["own:3"]})
    assert code(state, place("take5", "blue-1", values=[1])) == "not_allowed_for_character"


@pytest.mark.parametrize(
    "command", [{"cmd": "reroll", "die": "blue-1"}, {"cmd": "adjust", "die": "blue-1", "delta": 1}]
)
def test_rashid_cannot_reroll_or_adjust(command: dict[str, object]) -> None:
    state = position({"char": "rashid", "camels": 9, "dice": FREE[:1]})
    assert code(state, command) == "not_allowed_for_character"
    refusal = template(state, ANNA, str(command["cmd"])).refused
    assert refusal is not None
    assert refusal.code == "not_allowed_for_character"


def test_rashid_is_offered_only_values_that_fit() -> None:
    # given a 4 in the Khan's row
    state = position({"char": "rashid", "dice": FREE[:1]}, spaces={"khan": ["s1 own:4"]})
    seen = preview(state, ANNA, **place("khan", "blue-1"))
    assert seen.values == {"values": ([4], [5], [6])}
    # given an occupied silk bazaar and 2 coins: one of the dice must be 1 or 2
    state = position({"char": "rashid", "coins": 2, "dice": FREE[:2]}, spaces={"bazaar_silk": ["s1 own:1"]})
    seen = preview(state, ANNA, **place("bazaar_silk", "blue-1", "blue-2", values=[6]))
    assert seen.values == {"values": ([6, 1], [6, 2])}


def test_rashid_puts_dice_without_values_on_the_money_bag() -> None:
    state = position({"char": "rashid", "dice": FREE[:1]})
    state = after(state, {"cmd": "money_bag", "dice": ["blue-1"]})
    assert stock(state) == {"coin": 3}


def test_a_black_die_of_rashid_is_not_rolled() -> None:
    state = position({"char": "rashid", "camels": 3, "dice": FREE[:1]})
    state, events = do(state, ANNA, "buy_black_die")
    assert told(events, "black_die_taken")[0]["value"] is None
    assert None in state.players[ANNA].dice.values()


# ── Berke ───────────────────────────────────────────────────────────────────────────────────────


def test_berke_pays_no_fee_but_keeps_to_all_other_rules() -> None:
    given = {"spaces": {"bazaar_camel": ["s1 own:6"], "khan": ["s1 own:5"]}}
    state = position({"char": "berke", "dice": ["own:4", "own:4"]}, **given)
    state, events = do(state, ANNA, **place("bazaar_camel", "blue-1", row=4))
    assert told(events, "dice_placed")[0]["fee"] == 0
    state = position({"char": "berke", "dice": ["own:4", "own:4"]}, **given)
    assert code(state, place("khan", "blue-1", good="gold")) == "khan_value_too_low"


# ── Mercator ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("players", "space", "share"),
    [
        (4, "bazaar_pepper", {"pepper": 1}),
        (4, "khan", {}),
        (4, "take5", {}),
        (3, "bazaar_camel", {"camel": 1}),
        (3, "khan", {"camel": 1}),
        (3, "take5", {}),
        (2, "bazaar_pepper", {"pepper": 1}),
        (2, "khan", {"camel": 1}),
        (2, "take5", {"coin": 2}),
    ],
)
def test_mercator_gets_his_share_by_the_number_of_players(
    players: int, space: str, share: dict[str, int]
) -> None:
    state = position({"dice": ["own:6"]}, {"char": "mercator"}, players=players)
    choice = {"khan": {"good": "gold"}, "take5": {}}.get(space, {"row": 2})
    state, events = do(state, ANNA, **place(space, "blue-1", **choice))
    assert stock(state, BEA) == share
    gains = told(events, "character_gain")
    assert [gain["gain"] for gain in gains] == ([share] if share else [])


def test_mercator_gets_nothing_for_his_own_actions_cards_and_money_bags() -> None:
    state = position({"char": "mercator", "dice": ["own:6"]}, {"dice": ["own:2"]})
    assert stock(after(state, place("bazaar_pepper", "blue-1", row=6))) == {"pepper": 4}
    state = position({"dice": ["own:2"]}, {"char": "mercator"})
    assert stock(after(state, {"cmd": "money_bag", "dice": ["blue-1"]}), BEA) == {}


# ── Johannes ────────────────────────────────────────────────────────────────────────────────────


def test_johannes_jumps_between_oases_also_along_a_costly_road() -> None:
    # given Johannes in an oasis from which a road of 5 coins leads to another
    state = position({"char": "johannes", "coins": 3, "dice": ["own:1", "own:1"], "figures": ["oasis_b"]})
    # when he steps there
    state = after(state, place("travel", "blue-1", "blue-2", paths=[path("oasis_c")]))
    # then he has paid for the step alone
    assert stock(state) == {}
    # and nobody else could
    state = position({"coins": 3, "dice": ["own:1", "own:1"], "figures": ["oasis_b"]})
    assert code(state, place("travel", "blue-1", "blue-2", paths=[path("oasis_c")])) == "not_enough_coins"
    assert code(state, place("travel", "blue-1", "blue-2", paths=[path("oasis_i")])) == "bad_path"


def test_johannes_gets_coins_at_a_rounds_start() -> None:
    assert stock(round_begun(position({"char": "johannes"}))) == {"coin": 3}


# ── Wilhelm ─────────────────────────────────────────────────────────────────────────────────────


def test_wilhelm_places_posts_on_his_way_and_gets_bonuses_afterwards() -> None:
    # given Wilhelm in Moscow, on a way through Anxi to Karakorum
    state = position(
        {
            "char": "wilhelm",
            "coins": 7,
            "camels": 5,
            "dice": ["own:2"] * 2,
            "figures": ["moscow"],
            "posts": ["moscow"],
        },
        outposts={"karakorum": "ob_gold2"},
    )
    state, events = do(state, ANNA, **place("travel", "blue-1", "blue-2", paths=[path("anxi", "karakorum")]))
    # then he has both posts, first all posts, then their bonuses in the same order
    assert state.players[ANNA].posts == ["moscow", "anxi", "karakorum"]
    assert [event.data.get("city") or event.data.get("source") for event in events[2:]] == [
        "anxi",
        "karakorum",
        "karakorum",
        "anxi",
        "ob_gold2",
    ]
    assert stock(state) == {"coin": 5, "gold": 2}


def test_wilhelm_passes_a_city_without_posts_left_and_moves_one_where_he_stops() -> None:
    # given Wilhelm with all eleven posts placed
    posts = [
        "moscow",
        "lan_zhou",
        "karakorum",
        "samarcanda",
        "alexandria",
        "karachi",
        "sumatra",
        "kochi",
        "adana",
    ]
    posts += ["ormuz", "kashgar"]
    state = position(
        {"char": "wilhelm", "coins": 7, "dice": ["own:2"] * 2, "figures": ["oasis_c"], "posts": posts}
    )
    assert posts_left(DATA, state.players[ANNA]) == 0
    # when he passes through Beijing and stops in Xian
    state = after(state, place("travel", "blue-1", "blue-2", paths=[path("beijing", "xian")]))
    # then he has to move a post to Xian alone
    assert decision(state) == ("relocate_post", 1)
    state = after(state, {"cmd": "resolve", "from": "moscow"})
    assert state.players[ANNA].posts[-1] == "xian"
    assert "moscow" not in state.players[ANNA].posts
    assert "beijing" not in state.players[ANNA].posts


def test_wilhelms_eleventh_post_brings_10_vp_and_the_tenth_none() -> None:
    cities = [
        "moscow",
        "anxi",
        "karakorum",
        "samarcanda",
        "lan_zhou",
        "xian",
        "alexandria",
        "ormuz",
        "karachi",
    ]
    for placed, vp in ((9, 0), (10, 10)):
        posts = [*cities, "kashgar"][:placed]
        state = position(
            {"char": "wilhelm", "coins": 3, "dice": ["own:1"] * 2, "figures": ["oasis_c"], "posts": posts}
        )
        state = after(state, place("travel", "blue-1", "blue-2", paths=[path("beijing")]))
        assert stock(state).get("vp", 0) == vp


# ── Niccolò and Marco ───────────────────────────────────────────────────────────────────────────


def test_two_figures_share_the_steps_of_a_journey() -> None:
    # given both figures in Venezia, and dice for three steps
    state = position({"char": "niccolo_marco", "coins": 12, "dice": ["own:3"] * 2}, outposts={})
    paths = [path("alexandria", figure=1), path("oasis_a", "moscow")]
    # when the second goes one step and the first two
    state, events = do(state, ANNA, **place("travel", "blue-1", "blue-2", paths=paths))
    # then posts are placed in the order of the command, and three steps were paid
    assert state.players[ANNA].figures == ["moscow", "alexandria"]
    assert state.players[ANNA].posts == ["alexandria", "moscow"]
    assert told(events, "travelled")[0]["coins"] == 12


def test_two_figures_that_stop_in_one_city_place_one_post() -> None:
    state = position({"char": "niccolo_marco", "coins": 7, "dice": ["own:2"] * 2})
    state = after(
        state, place("travel", "blue-1", "blue-2", paths=[path("alexandria"), path("alexandria", figure=1)])
    )
    assert state.players[ANNA].posts == ["alexandria"]


@pytest.mark.parametrize(
    "paths",
    [
        [path("alexandria"), path("oasis_i")],
        [path("alexandria", figure=2)],
        [path("alexandria", figure=-1)],
        [path("alexandria"), path(figure=1)],
        [],
    ],
)
def test_each_figure_goes_one_way(paths: list[dict[str, object]]) -> None:
    state = position({"char": "niccolo_marco", "coins": 7, "dice": ["own:2"] * 2})
    assert code(state, place("travel", "blue-1", "blue-2", paths=paths)) == "bad_path"


def test_two_figures_without_posts_left() -> None:
    # given all nine posts placed, and both figures beside cities without one, and with one
    posts = ["moscow", "lan_zhou", "karakorum", "samarcanda", "sumatra", "kochi", "adana", "ormuz", "karachi"]
    state = position(
        {"char": "niccolo_marco", "coins": 7, "camels": 3, "dice": ["own:2"] * 2, "posts": posts}
        | {"figures": ["venezia", "oasis_h"]}
    )
    # when one goes to Alexandria, the other to Karachi
    paths = [path("alexandria"), path("karachi", figure=1)]
    state = after(state, place("travel", "blue-1", "blue-2", paths=paths))
    assert refused(state, ANNA, "resolve", **{"from": "alexandria"})[0] == "bad_choice"
    # and the post of Karachi is moved to Alexandria
    state = after(state, {"cmd": "resolve", "from": "karachi"})
    # then there must be one for Karachi again (R40)
    assert decision(state) == ("relocate_post", 1)
    state = after(state, {"cmd": "resolve", "from": "moscow"})
    assert decision(state) is None
    assert {"alexandria", "karachi"} <= set(state.players[ANNA].posts)
    assert len(state.players[ANNA].posts) == 9


# ── Matteo, Kubilai and a new one ───────────────────────────────────────────────────────────────


def test_matteo_makes_room_for_his_contract_at_a_rounds_start() -> None:
    # given Matteo with both places full
    state = round_begun(
        position({"char": "matteo", "contracts": ["con_10", "con_11"]}, special_pile=["con_20"])
    )
    # then he must decide, and everybody sees about what
    assert state.phase == "round_bonus"
    assert decision(state) == ("make_room", 1)
    assert state.players[ANNA].tasks[-1].contract == "con_20"
    # when he gives one up
    state = after(state, {"cmd": "resolve", "discard": "con_10"})
    # then it lies under the pile, and the dice are rolled
    assert state.players[ANNA].contracts == ["con_11", "con_20"]
    assert state.returned == ["con_10"]
    assert state.phase in ("compensation", "turns")
    assert len(state.players[ANNA].dice) == 6


def test_kubilais_first_post_leaves_the_lower_spaces_to_others() -> None:
    state = position(
        {"char": "kubilai", "figures": ["beijing"], "posts": ["beijing"]},
        {"coins": 3, "dice": ["own:1"] * 2, "figures": ["xian"], "posts": ["xian"]},
        turn="s1",
        beijing=["s0", None, None, None],
    )
    state, events = do(state, BEA, **place("travel", "yellow-1", "yellow-2", paths=[path("beijing")]))
    assert told(events, "post_placed")[0]["beijing"] == 7
    assert state.beijing == [ANNA, BEA, None, None]


def test_white_and_black_dice_go_where_the_own_colour_has_been() -> None:
    state = position(
        {"char": "matteo", "coins": 9, "dice": ["own:6", "white:2", "black:5"]},
        spaces={"bazaar_camel": ["s0 own:1"]},
    )
    seen = preview(state, ANNA, "place", space="bazaar_camel")
    assert seen.choose == {"dice": ((Pick(1, ("white", "black-1")),),)}
    assert code(state, place("bazaar_camel", "blue-1", row=1)) == "colour_already_used"
    assert stock(after(state, place("bazaar_camel", "white", row=2))) == {"coin": 7, "camel": 2}


def test_a_character_of_a_hosts_own_is_a_row_in_the_data() -> None:
    # given a ninth character, with two posts more and some pepper at a round's start
    data = copy.deepcopy(registry.components("voyages"))
    ibn = {"id": "ibn", "tiles": 1, "extra_posts": 2, "round_start": {"pepper": 1}, "start_node": "ormuz"}
    data["characters"].append(ibn)
    game = Voyages(data)
    config = Config(2, (("blue",), ("red",)), 0, {"character_draft": "on"})
    drafts = (game.setup(config, Dice(number, "draft"))[0] for number in range(60))
    state = next(state for state in drafts if "ibn" in state.offered)
    # when Bea picks it, and Anna any other
    for character in ("ibn", next(other for other in state.offered if other != "ibn")):
        move = PickCharacter(character)
        state, _ = game.apply(state, game.waiting(state)[0], move, Dice(1, "pick"))
    # then it begins as its row says
    bea = game.public(state)["seats"][BEA]
    assert (bea["figures"], bea["posts_left"], bea["stock"]["pepper"]) == (["ormuz"], 11, 1)
