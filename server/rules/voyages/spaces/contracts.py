"""Taking contracts from the board (section 5.4)."""

from __future__ import annotations

from collections.abc import Sequence

from server.rules.game import Choice, Pick, Preview, Refused
from server.rules.voyages.moves import Place
from server.rules.voyages.piles import put_under, refill
from server.rules.voyages.play import Play
from server.rules.voyages.refusing import bad_choice
from server.rules.voyages.spaces.base import At, Laid, Space

EXTRAS = ("coin", "camel")


class Contracts(Space):
    """One or two contracts of slots up to the die; room is made first, and only for what is taken."""

    fields = ("take", "discard", "extra")

    def closed(self, at: At) -> Refused | None:
        """No contract lies on the board (R37)."""
        return None if at.state.row else Refused("no_such_contract")

    def needed(self, at: At) -> int:
        """As much as the highest slot taken."""
        row = at.state.row
        slots = [row.index(contract) + 1 for contract in at.move.take or () if contract in row]
        return max(slots, default=1)

    def too_low(self, at: At, lowest: int) -> Refused:
        """A slot beyond the die."""
        return Refused("slot_too_high", {"slot": self.needed(at), "most": lowest})

    def refusal(self, at: At, laid: Laid) -> Refused | None:
        """What is taken, what is given up for it, and what the slots pay."""
        take, discard = at.move.take or [], at.move.discard or []
        return (
            self._take_refusal(at, take, laid)
            or (Refused("bad_choice", {"what": "take"}) if not take else None)
            or self._discard_refusal(at, take, discard)
            or self._extra_refusal(at, take)
        )

    def _take_refusal(self, at: At, take: Sequence[str], laid: Laid) -> Refused | None:
        """Different contracts of the row, not too many, within reach of the die."""
        row, most = at.state.row, at.data.most_taken
        for contract in take:
            if contract not in row:
                return Refused("no_such_contract", {"contract": contract})
        if len(take) > most or len(set(take)) < len(take):
            return Refused("too_many_contracts", {"most": most})
        highest = max((row.index(contract) + 1 for contract in take), default=1)
        if highest > laid.lowest:
            return Refused("slot_too_high", {"slot": highest, "most": laid.lowest})
        return None

    def _discard_refusal(self, at: At, take: Sequence[str], discard: Sequence[str]) -> Refused | None:
        """Old contracts only, and exactly as many as needed."""
        held = at.player.contracts
        for contract in discard:
            if contract not in held:
                return Refused("bad_discard", {"contract": contract})
        wanted = max(0, len(held) + len(take) - at.data.places)
        if len(set(discard)) < len(discard) or len(discard) > wanted:
            return Refused("bad_discard", {"wanted": wanted})
        if len(discard) < wanted:
            return Refused("no_room", {"wanted": wanted})
        return None

    def _extra_refusal(self, at: At, take: Sequence[str]) -> Refused | None:
        """Coins or camels for each slot that pays them, and for no other."""
        paying = _paying(at, take)
        extra = at.move.extra or {}
        return None if set(extra) == set(paying) else bad_choice("extra", contracts=paying)

    def carry_out(self, play: Play, seat: int, move: Place, laid: Laid) -> None:
        """Discard, take, slide, and lay out new ones if none is left."""
        state, player, take = play.state, play.player(seat), move.take or []
        for contract in move.discard or ():
            player.contracts = [held for held in player.contracts if held != contract]
            put_under(play, seat, contract)
        slots = [state.row.index(contract) + 1 for contract in take]
        extra = dict.fromkeys(EXTRAS, 0)
        for contract, slot in zip(take, slots, strict=True):
            if contract in (move.extra or {}):
                extra[(move.extra or {})[contract]] += play.data.extras[slot - 1]
        extra = {word: count for word, count in extra.items() if count}
        player.contracts = [*player.contracts, *take]
        state.row = [contract for contract in state.row if contract not in take]
        play.tell("contracts_taken", seat=seat, taken=list(take), slots=slots, extra=extra, row=state.row)
        play.gain(seat, extra, self.name)
        refill(play)

    # ── Previews ─────────────────────────────────────────────────────────────────────────────

    def preview(self, at: At, laid: Laid) -> Preview:
        """Contracts within reach, old ones to give up, and the slots' coins or camels."""
        take, discard = at.move.take or [], at.move.discard or []
        refused = self._take_refusal(at, take, laid) or self._part_refusal(at, discard)
        if refused is not None:
            return Preview(refused=refused)
        wanted = max(0, len(at.player.contracts) + len(take) - at.data.places)
        choose: dict[str, Choice] = {}
        left = tuple(contract for contract in at.state.row[: laid.lowest] if contract not in take)
        if left and len(take) < at.data.most_taken:
            choose["take"] = ((Pick(1, left),),)
        if len(discard) < wanted:
            held = tuple(contract for contract in at.player.contracts if contract not in discard)
            choose["discard"] = ((Pick(wanted - len(discard), held),),)
        extra = at.move.extra or {}
        values = {f"extra.{contract}": EXTRAS for contract in _paying(at, take) if contract not in extra}
        return Preview(
            complete=self.refusal(at, laid) is None,
            choose=choose,
            values=values,
            tells={"wanted": wanted},
        )

    def _part_refusal(self, at: At, discard: Sequence[str]) -> Refused | None:
        """Of a choice that is still growing only what can never be right."""
        held = at.player.contracts
        for contract in discard:
            if contract not in held or discard.count(contract) > 1:
                return Refused("bad_discard", {"contract": contract})
        for contract in at.move.extra or {}:
            if contract not in at.state.row:
                return bad_choice("extra", contracts=_paying(at, at.move.take or ()))
        return None


def _paying(at: At, take: Sequence[str]) -> list[str]:
    """The contracts among these whose slots pay coins or camels."""
    row, extras = at.state.row, at.data.extras
    return [contract for contract in take if extras[row.index(contract)]]
