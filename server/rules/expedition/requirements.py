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

Groups = dict[str, list[str]]
"""Cards by their group."""


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
    each: bool
    group_of: dict[str, str]
    """The group of each card that is accepted."""
    names: tuple[str, ...]
    """All groups."""

    def sort(self, cards: Iterable[str]) -> Groups:
        """The accepted ones of these cards, by group."""
        groups: Groups = {}
        group_of = self.group_of
        for card in cards:
            if card in group_of:
                group = group_of[card]
                if group in groups:
                    groups[group].append(card)
                else:
                    groups[group] = [card]
        return groups

    def fits(self, cards: Sequence[str]) -> bool:
        """Whether exactly these cards, all different, pay for the space (R3)."""
        if len(cards) != self.count:
            return False
        groups = self.sort(cards)
        if self.each:
            return len(groups) == self.count
        return len(groups) == 1 and sum(map(len, groups.values())) == self.count

    def ways(self, held: Groups) -> Choice:
        """The ways to pay with the sorted cards; none: ()."""
        if self.each:
            if len(held) < self.count:
                return ()
            return (tuple([Pick(1, tuple(cards)) for cards in held.values()]),)
        count = self.count
        return tuple([(Pick(count, tuple(cards)),) for cards in held.values() if len(cards) >= count])

    def completions(self, hand: Sequence[str], chosen: Sequence[str]) -> Choice:
        """The ways to pay with the chosen cards and others of the hand: what may be added; none: ().

        Where nothing is missing there is one way, without picks: ((),).
        """
        taken = self.sort(chosen)
        others = self.sort(card for card in hand if card not in chosen)
        missing = self.count - len(chosen)
        if missing < 0 or sum(map(len, taken.values())) < len(chosen):
            return ()
        if self.each:
            fresh = {name: cards for name, cards in others.items() if name not in taken}
            if len(taken) < len(chosen) or len(fresh) < missing:
                return ()
            return (tuple([Pick(1, tuple(cards)) for cards in fresh.values()]),)
        if len(taken) > 1:
            return ()
        names = [name for name in taken or others if len(others.get(name, ())) >= missing]
        return tuple([(Pick(missing, tuple(others[name])),) if missing else () for name in names])

    def shortfall(self, held: Groups, to: int) -> Refused:
        """Why the sorted cards cannot pay for space `to`: what is held at best, and what is missing.

        `groups` tells what of: the groups nearest to enough, or all that lack a card.
        """
        if self.each:
            have = len(held)
            groups = [name for name in self.names if name not in held]
        else:
            have = max(map(len, held.values()), default=0)
            groups = [name for name, cards in held.items() if len(cards) == have]
        params = {
            "to": to,
            "type": self.type,
            "count": self.count,
            "have": min(have, self.count),
            "missing": max(0, self.count - have),
            "groups": groups,
        }
        return Refused("requirement_not_met", params)


def requirement(kind: str, count: int, cards: Iterable[CardFacts]) -> Requirement:
    """What a space asks for, over this deck."""
    group_of = grouping(kind, cards)
    return Requirement(kind, count, KINDS[kind].each, group_of, tuple(dict.fromkeys(group_of.values())))
