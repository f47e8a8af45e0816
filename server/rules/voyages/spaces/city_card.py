"""The city card action (section 5.6): each slot is a space of its own."""

from __future__ import annotations

from typing import Any

from server.rules.game import Preview, Refused
from server.rules.voyages.cards import Form, form_of
from server.rules.voyages.moves import Place
from server.rules.voyages.play import Play
from server.rules.voyages.refusing import bad_choice
from server.rules.voyages.spaces.base import At, Laid, Space, intended
from server.rules.voyages.state import Task


class CityCard(Space):
    """A die on a city card of a city with an own post; then it is closed for the round."""

    fields = ("slot", "times", "goods", "payments", "steps")

    def place(self, move: Place) -> str:
        """Dice lie on the slot."""
        return move.slot or ""

    def closed(self, at: At) -> Refused | None:
        """A card that lies there, unused, in a city with an own post, and does something."""
        slot = at.move.slot or ""
        if slot not in at.state.cards:
            return bad_choice("slot")
        if at.state.spaces.get(slot):
            return Refused("city_card_used", {"slot": slot})
        city = at.data.slots[slot]
        if city not in at.player.posts:
            return Refused("no_trading_post", {"city": city})
        form = self._form(at)
        return self._foreign(at, form) or form.useless(at)

    def _form(self, at: At) -> Form:
        return form_of(at.data.cards[at.state.cards[at.move.slot or ""]])

    def _foreign(self, at: At, form: Form) -> Refused | None:
        """A field that this form of card does not ask for."""
        for field in self.fields[1:]:
            if field not in form.fields and getattr(at.move, field) is not None:
                return bad_choice(field)
        return None

    def needed(self, at: At) -> int:
        """As much as there are repetitions."""
        return self._form(at).needed(at)

    def too_low(self, at: At, lowest: int) -> Refused:
        """More repetitions than the die allows."""
        return Refused("too_many_times", {"most": lowest})

    def refusal(self, at: At, laid: Laid) -> Refused | None:
        """What the form of the card says."""
        return self._form(at).refusal(at, laid.lowest)

    def carry_out(self, play: Play, seat: int, move: Place, laid: Laid) -> None:
        """The whole cost is paid first, then comes the reward."""
        slot, player = move.slot or "", play.player(seat)
        card = play.state.cards[slot]
        at = intended(play.data, play.state, seat, move)
        effect = self._form(at).effect(at, laid.lowest)
        player.pay(effect.paid, play.data.lines[card])
        told = {"seat": seat, "slot": slot, "card": card, "times": effect.times, "paid": effect.paid}
        play.tell("city_card_used", **told)
        player.push(Task("reward", card, gain=effect.gain))

    def preview(self, at: At, laid: Laid) -> Preview:
        """What the form of the card still asks for."""
        return self._form(at).preview(at, laid.lowest)

    def tells(self, at: At) -> dict[str, Any]:
        """Which card lies there."""
        return {"card": at.state.cards[at.move.slot or ""]}
