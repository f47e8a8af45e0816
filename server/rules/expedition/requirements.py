"""What a space asks for and which cards pay it (section 6).

Every kind of requirement puts the cards it accepts into groups (goods by kind, cards by colour, …) and
asks either for a number of cards of one group or for one card of each group.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from server.rules.game import Choice, Pick, Refused

CardFacts = tuple[str, str, str | None]
"""A card's id, colour and good (None: a caravan leader)."""


class Kind(msgspec.Struct, frozen=True):
    """A kind of requirement: the group a card of this colour and good is in (None: not accepted)."""

    group: Callable[[str, str | None], str | None]
    each: bool
    """One card of each group; otherwise all cards of one group."""


def _good(_colour: str, good: str | None) -> str | None:
    return good


def _leader(_colour: str, good: str | None) -> str | None:
    return "leader" if good is None else None


def _colour(colour: str, _good: str | None) -> str | None:
    return colour


KINDS = {
    "same_goods": Kind(_good, each=False),
    "each_good": Kind(_good, each=True),
    "leaders": Kind(_leader, each=False),
    "same_colour": Kind(_colour, each=False),
    "five_colours": Kind(_colour, each=True),
}


def grouping(kind: str, cards: Iterable[CardFacts]) -> dict[str, str]:
    """The group of each card that this kind of requirement accepts."""
    group = KINDS[kind].group
    groups = ((card, group(colour, good)) for card, colour, good in cards)
    return {card: name for card, name in groups if name is not None}


class Requirement(msgspec.Struct, frozen=True):
    """What one space asks for: `count` cards, all of one group or one of each group."""

    type: str
    count: int
    group_of: dict[str, str]
    """The group of each card that is accepted."""
    each: bool

    def sort(self, cards: Iterable[str]) -> dict[str, list[str]]:
        """The accepted ones of these cards, by group."""
        groups: dict[str, list[str]] = {}
        group_of = self.group_of
        for card in cards:
            group = group_of.get(card)
            if group is not None:
                groups.setdefault(group, []).append(card)
        return groups

    def fits(self, cards: Sequence[str]) -> bool:
        """Whether exactly these cards (all different) pay for the space (R3)."""
        groups = self.sort(cards)
        accepted = sum(map(len, groups.values()))
        return len(cards) == accepted == self.count and len(groups) == (self.count if self.each else 1)

    def choice(self, hand: Sequence[str], chosen: Sequence[str] = ()) -> Choice:
        """The ways to complete the chosen cards from the hand to an exact payment; none: ().

        With nothing left to choose there is one way, with no picks: ((),).
        """
        taken = self.sort(chosen)
        if sum(map(len, taken.values())) < len(chosen) or len(chosen) > self.count:
            return ()
        groups = self.sort(card for card in hand if card not in chosen) if chosen else self.sort(hand)
        if self.each:
            return self._one_of_each(groups, taken)
        return self._all_of_one(groups, taken, self.count - len(chosen))

    def _one_of_each(self, groups: dict[str, list[str]], taken: dict[str, list[str]]) -> Choice:
        if any(len(cards) > 1 for cards in taken.values()):
            return ()
        open_groups = [(name, cards) for name, cards in groups.items() if name not in taken]
        if len(open_groups) + len(taken) < self.count:
            return ()
        return (tuple(Pick(1, tuple(cards)) for _, cards in open_groups),)

    def _all_of_one(self, groups: dict[str, list[str]], taken: dict[str, list[str]], missing: int) -> Choice:
        if len(taken) > 1:
            return ()
        if missing == 0:
            return ((),)
        names = taken or groups
        return tuple(
            (Pick(missing, tuple(groups[name])),) for name in names if len(groups.get(name, ())) >= missing
        )

    def shortfall(self, cards: Sequence[str], to: int) -> Refused:
        """Why these cards cannot pay for space `to`: what is held at best, and what is missing.

        `groups` tells what of: the groups nearest to enough, or all that lack a card.
        """
        sorted_cards = self.sort(cards)
        if self.each:
            have = len(sorted_cards)
            groups = [name for name in dict.fromkeys(self.group_of.values()) if name not in sorted_cards]
        else:
            have = max(map(len, sorted_cards.values()), default=0)
            groups = [name for name, held in sorted_cards.items() if len(held) == have]
        have = min(have, self.count)
        params = {
            "to": to,
            "type": self.type,
            "count": self.count,
            "have": have,
            "missing": self.count - have,
            "groups": groups,
        }
        return Refused("requirement_not_met", params)
