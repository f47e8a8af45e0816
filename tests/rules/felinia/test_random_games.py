"""What must hold in whole games (sections 4, 5 and 19)."""

from __future__ import annotations

import copy
import functools
from collections import Counter
from itertools import pairwise

from server.bots.arena import Dice, by_chance, configs
from server.playouts import many
from server.playouts.checks import Checks
from server.playouts.tally import Tally
from server.rules import registry
from server.rules.felinia.game import Felinia
from server.rules.felinia.info import INFO
from server.rules.felinia.state import State
from tests.rules.felinia.positions import Moment
from tests.rules.positions import Rules


@functools.cache
def lively() -> Felinia:
    """A host's own data with which more happens: ships ask for little, crossroads give much, and merchants
    are few, so that games end both ways."""
    data = copy.deepcopy(registry.components("felinia"))
    goods = {country["id"]: country["good"] for country in data["countries"]}
    for ship in data["ships"]:
        ship["goods"], ship["coins"] = {goods[ship["destination"]]: 1}, 0
    for rules, board in data["boards"].items():
        for province in board["provinces"]:
            if province["kind"] == "crossroads":
                province["symbols"] += ["gold", "spice"] + (["food"] if rules == "advanced" else [])
    data["player"]["merchants"] = 5
    return Felinia(data)


@functools.cache
def played() -> tuple[list[Moment], ...]:
    """Games of every size, with every option."""
    return tuple(Rules(lively()).games(12, seed=300))


def states() -> list[State]:
    return [moment.state for moments in played() for moment in moments]


def test_every_property_holds_where_much_happens() -> None:
    # given every way to set the game up, with data by which everything comes up
    game, tally = lively(), Tally()
    for number, way in enumerate(configs(game)):
        # when it is played by chance, and every property is held against every move
        way = by_chance(game, way, Dice(number, "config"))
        record = many.one(game, way, number, [Checks(game, number, tally)])
        assert record.broke is None, record.broke
    # then every kind of event has come, and was looked at for leaks
    assert tally.unseen(INFO) == []
    assert tally.uncompared() == []


def test_games_end_both_ways() -> None:
    ends = Counter(moments[-1].state.end_by for moments in played())
    assert set(ends) == {"merchants", "ships"}


def test_every_good_is_somewhere() -> None:
    for state in states():
        there: Counter[str] = Counter(state.bag)
        for player in state.players:
            there.update(player.goods)
        for market in state.markets.values():
            there.update(market.goods)
        assert there == lively().data.goods
        assert min(state.bag.values()) >= 0


def test_every_ship_tile_and_card_is_in_one_place_at_most() -> None:
    for state in states():
        things = [*state.deck, *state.bonus_pile, *state.mystery_deck, *state.offered]
        things += [berth.ship for berth in state.berths if berth is not None]
        things += [there.tile for there in state.provinces.values() if there.tile is not None]
        for player in state.players:
            things += [*player.tiles, *player.specials, *player.bonus, *player.mystery]
        assert len(set(things)) == len(things)
        assert set(state.refused) <= set(state.mystery_deck)


def test_every_merchant_is_at_home_aboard_on_his_way_or_on_the_island() -> None:
    for state in states():
        there = Counter({seat: player.stock for seat, player in enumerate(state.players)})
        there.update(seat for berth in state.berths if berth for seat in berth.merchants)
        there.update(p.merchant for p in state.provinces.values() if p.merchant is not None)
        there.update([state.journey.seat] if state.journey else [])
        assert set(there.values()) == {lively().data.merchants}


def test_coins_and_resources_keep_to_their_limits() -> None:
    for state in states():
        assert all(0 <= player.coins <= 6 for player in state.players)
        assert all(min(player.gold, player.spice, player.food) >= 0 for player in state.players)


def test_every_token_is_in_hand_on_a_board_or_in_a_stack() -> None:
    for state in states():
        if state.phase == "bidding":
            placed = Counter(seat for market in state.markets.values() for seat in market.stack)
            placed.update(state.guild.stack)
            for seat, player in enumerate(state.players):
                before = (seat - state.start) % len(state.players)
                turn = ((state.turn or 0) - state.start) % len(state.players)
                done = state.bid_round - 1 + (before < turn)
                assert placed[seat] + len(player.on_board) == done


def test_a_sale_out_of_turn_changes_nothing_for_who_is_active() -> None:
    sold = 0
    for moments in played():
        for before, after in pairwise(moments):
            turn = before.state.turn
            if after.move and after.move["cmd"] == "sell" and turn not in (None, after.seat):
                sold += 1
                assert after.state.turn == turn
                assert after.state.phase == before.state.phase
    assert sold > 0
