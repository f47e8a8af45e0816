"""City cards (section 5.6): what each form of card asks for and does."""

from __future__ import annotations

from server.rules.voyages.cards.base import Effect, Form
from server.rules.voyages.cards.exchange import Exchange, ExchangeForGoods, ExchangeOfPairs
from server.rules.voyages.cards.fixed import DieTable, PerOwned, PerPip
from server.rules.voyages.cards.swap import Swap
from server.rules.voyages.schema import CardItem

__all__ = ["Effect", "Form", "form_of"]

_FORMS: dict[str, type[Form]] = {
    "per_pip": PerPip,
    "die_table": DieTable,
    "per_owned": PerOwned,
    "exchange": Exchange,
    "swap": Swap,
}


def form_of(card: CardItem) -> Form:
    """The form of a card; exchanges differ by what has to be named for them."""
    if card.kind == "exchange" and "any_good" in card.gain:
        return ExchangeForGoods(card)
    if card.kind == "exchange" and "two_different_goods" in card.cost:
        return ExchangeOfPairs(card)
    return _FORMS[card.kind](card)
