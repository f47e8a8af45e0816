"""The component data: rules follow it, and what cannot be played with is named (section 1)."""

import copy
from collections import Counter

import pytest

from server.bots.arena import configs
from server.playouts.many import one
from server.rules import registry
from server.rules.oltremare.game import Oltremare
from tests.rules.components import Data, Spoil, described, put
from tests.rules.oltremare.positions import DATA


@pytest.fixture
def data() -> Data:
    """A host's own copy of the data."""
    return copy.deepcopy(registry.components("oltremare"))


def test_the_cards_are_those_of_the_rulebook() -> None:
    counts = {"gem": 8, "parchment": 10, "silk": 12, "salt": 14, "wine": 16, "olive": 18, "grain": 20}
    assert Counter(card.good for card in DATA.cards.values()) == counts
    assert all(len(card.icons) == 2 for card in DATA.cards.values())
    assert {card.lions + card.load for card in DATA.cards.values()} == {7}
    assert {card.lions for card in DATA.cards.values() if card.harbour} == {4, 5}, "R6"
    assert sorted(card.harbour for card in DATA.cards.values() if card.harbour) == sorted(DATA.routes)


def test_the_map_has_thirty_harbours_and_forty_one_routes() -> None:
    assert len(DATA.routes) == 30
    assert sum(map(len, DATA.routes.values())) == 2 * 41


@pytest.mark.parametrize(("seats", "cards", "deck"), [(2, 78, 68), (3, 98, 83), (4, 98, 78), (5, 98, 73)])
def test_the_deck_after_dealing(seats: int, cards: int, deck: int) -> None:
    assert (len(DATA.plans[seats].cards), DATA.plans[seats].deck) == (cards, deck)


def test_every_group_of_data_says_where_it_is_from(data: Data) -> None:
    assert set(data) - {"schema", "provenance"} <= described(data) | {"tile_kinds", "tiles"}


def test_other_prices_and_tables_are_played_by(data: Data) -> None:
    # given the data of a printed copy with other figures
    next(good for good in data["goods"] if good["id"] == "grain")["prices"] = [2, 4]
    data["icon_table"]["money"] = [0, 2]
    data["purchase"]["price"] = 1
    data["setup"]["ducats"] = 30
    # when a whole game is played by them
    game = Oltremare(data)
    record = one(game, configs(game, 3)[0], 1)
    # then they are what counts
    assert record.broke is None
    assert (game.data.prices["grain"], game.data.money, game.data.price) == ((2, 4), (0, 2), 1)


def _isolated(data: Data) -> None:
    data["routes"] = [route for route in data["routes"] if "tana" not in (route["a"], route["b"])]


def _twice(data: Data) -> None:
    data["cards"].append(data["cards"][0])


def _joined_twice(data: Data) -> None:
    data["routes"].append({**data["routes"][0], "id": "another"})


@pytest.mark.parametrize(
    ("spoil", "item"),
    [
        (_twice, "cards 'gem-01'"),
        (_isolated, "harbour 'tana'"),
        (_joined_twice, "route 'another'"),
        (put("cards", value=[]), "good 'gem'"),
        (put("cards", 0, "good", value="marble"), "good 'gem'"),
        (put("cards", 0, "load", value=0), "card 'gem-01'"),
        (put("cards", 0, "lions", value=2), "card 'gem-01'"),
        (put("cards", 0, "icons", value=["ship", "ship"]), "card 'gem-01'"),
        (put("cards", 0, "icons", value=["anchor"]), r"\$\.cards\[0\]\.icons"),
        (put("cards", 0, "harbour", value="atlantis"), "card 'gem-01'"),
        (put("cards", 0, "harbour", value="siracusa"), "card 'gem-01'"),
        (put("goods", 0, "count", value=9), "good 'gem'"),
        (put("goods", 0, "prices", value=[]), "good 'gem'"),
        (put("goods", 0, "prices", value=[-1]), "good 'gem'"),
        (put("icons", 0, "id", value="gold"), "icons"),
        (put("colours", value=["red"]), "colours"),
        (put("tile_kinds", 0, "count", value=7), "tile kind 'calm_sea'"),
        (put("tile_kinds", 0, "id", value="storm"), "tile_kinds"),
        (put("tiles", 0, "kind", value="storm"), r"\$\.tiles\[0\]\.kind"),
        (put("routes", 0, "b", value="atlantis"), "route 'venezia-zara'"),
        (put("routes", 0, "b", value="venezia"), "route 'venezia-zara'"),
        (put("icon_table", "pirate", value=[1, 2]), "icon_table pirate"),
        (put("icon_table", "market", value=[]), "icon_table market"),
        (put("purchase", "most_per_turn", value=0), "purchase.most_per_turn"),
        (put("purchase", "price", value=-1), "purchase"),
        (put("purchase", "good_buy_prices", value=[1]), "purchase.good_buy_prices"),
        (put("ranking_awards", value=[1, 3]), "ranking_awards"),
        (put("ranking_awards", value=[]), "ranking_awards"),
        (put("offers", "most_ducats", value=-1), "offers.most_ducats"),
        (put("setup", "tiles_on_board", value=31), "setup.tiles_on_board"),
        (put("setup", "venice_spread", value=-1), "setup.venice_spread"),
        (put("setup", "venice_spread", value=40), "setup for 2"),
        (put("setup", "by_seats", "2", "removed_goods", value=["marble"]), "setup for 2"),
        (put("setup", "by_seats", "2", "deck_after_deal", value=69), "setup for 2"),
        (put("setup", "by_seats", value={}), "setup.by_seats"),
        (put("setup", "hand", value=-1), "setup.hand"),
        (put("setup", "ducats", value="eleven"), r"\$\.setup\.ducats"),
    ],
)
def test_what_cannot_be_played_with_is_named(data: Data, spoil: Spoil, item: str) -> None:
    spoil(data)
    with pytest.raises(ValueError, match=rf"^oltremare components: .*{item}"):
        Oltremare(data)
