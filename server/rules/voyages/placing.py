"""Placing dice: whose, how many, which values, and the fee (sections 4.1 to 4.3).

One way for all spaces. What a space asks for besides stands with the space.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

import msgspec

from server.rules.game import Pick, Preview, Refused
from server.rules.voyages.moves import Place
from server.rules.voyages.play import Play
from server.rules.voyages.refusing import bad_choice
from server.rules.voyages.schema import DIE, OTHER_LINE
from server.rules.voyages.spaces import SPACES
from server.rules.voyages.spaces.base import At, Laid, Space, intended
from server.rules.voyages.state import Placed, Player, State

_OF_ANY_SPACE = ("space", "dice", "values")
"""Fields of `Place` that belong to all spaces."""


def held_refusal(player: Player, dice: Sequence[str]) -> Refused | None:
    """Why these are not all different dice on this player's board."""
    for number, die in enumerate(dice):
        if die not in player.dice or die in dice[:number]:
            return Refused("die_not_available", {"die": die})
    return None


def place_refusal(at: At) -> Refused | None:
    """Why dice cannot be placed like this; turn and phase have been looked at."""
    space = SPACES.get(at.move.space)
    if space is None:
        return bad_choice("space")
    laid = _laid(space, at)
    return laid if isinstance(laid, Refused) else space.refusal(at, laid)


def place(play: Play, seat: int, move: Place) -> None:
    """Lay the dice, pay the fee, let others have their share, and act at once and completely."""
    state, space = play.state, SPACES[move.space]
    at = intended(play.data, state, seat, move)
    laid = _laid(space, at)
    if isinstance(laid, Refused):
        raise TypeError("dice that were not checked")
    player, where = play.player(seat), space.place(move)
    player.dice = {die: value for die, value in player.dice.items() if die not in move.dice}
    player.pay({"coin": laid.fee})
    dice: dict[str, int | None] = dict(zip(move.dice, laid.values, strict=True))
    lay(state, where, Placed(seat, dice))
    state.turn = msgspec.structs.replace(state.turn, main_done=True)
    play.tell("dice_placed", seat=seat, space=where, dice=dice, fee=laid.fee)
    _others_gain(play, seat, move.space)
    space.carry_out(play, seat, move, laid)


def lay(state: State, where: str, placed: Placed) -> None:
    """Dice onto a space."""
    state.spaces = {**state.spaces, where: [*state.spaces.get(where, ()), placed]}


def _others_gain(play: Play, seat: int, space: str) -> None:
    """What characters of others get when this space is used (R28)."""
    seats = len(play.state.players)
    for other in play.state.seats_from(seat)[1:]:
        gain = play.ability(other).when_others_use(play.data, seats, space)
        if gain:
            player = play.player(other)
            player.gain(gain, OTHER_LINE)
            play.tell("character_gain", seat=other, character=player.character, by=seat, gain=gain)


# ── Dice that are named ─────────────────────────────────────────────────────────────────────────


def _laid(space: Space, at: At) -> Laid | Refused:
    """The dice as they would lie there, or what is wrong with them."""
    wanted, got = at.data.dice[space.name], len(at.move.dice)
    refused = _before_dice(space, at) or held_refusal(at.player, at.move.dice)
    if refused is None and got != wanted:
        refused = Refused("wrong_dice_count", {"wanted": wanted, "got": got})
    if refused is None:
        refused = _values_refusal(at, wanted) or _colour_refusal(space, at)
    if refused is not None:
        return refused
    values = _values(at)
    lowest = min(values)
    if lowest < space.needed(at):
        return space.too_low(at, lowest)
    fee = lowest if _costs_fee(space, at) else 0
    return _fee_refusal(space, at, fee) or Laid(values, lowest, fee)


def _before_dice(space: Space, at: At) -> Refused | None:
    """What stands against the action whatever the dice."""
    refused = space.closed(at) or space.short(at)
    if refused is not None:
        return refused
    for field in _foreign_fields(space):
        if getattr(at.move, field) is not None:
            return bad_choice(field)
    return None


@functools.cache
def _foreign_fields(space: Space) -> tuple[str, ...]:
    """The fields of `Place` that belong to other spaces."""
    own = (*_OF_ANY_SPACE, *space.fields)
    return tuple(field for field in Place.__struct_fields__ if field not in own)


def _values_refusal(at: At, wanted: int) -> Refused | None:
    """Values are set by those who do not roll, and by nobody else (R27)."""
    values = at.move.values
    if at.ability.rolls:
        return None if values is None else Refused("not_allowed_for_character")
    if values is None or len(values) != wanted or not all(1 <= value <= DIE for value in values):
        return bad_choice("values", wanted=wanted)
    return None


def _values(at: At) -> tuple[int, ...]:
    """The values of the dice named, rolled or set."""
    if at.move.values is not None:
        return tuple(at.move.values)
    dice = at.player.dice
    return tuple(dice[die] or 0 for die in at.move.dice)


def is_own(player: Player, die: str) -> bool:
    """Whether a die is of the player's colour, and not black or white."""
    return die.startswith(player.colour)


def _colour_used(space: Space, at: At) -> bool:
    """Whether a die of the own colour lies there already (section 4.2)."""
    for laid in at.state.spaces.get(space.place(at.move), ()):
        if laid.seat == at.seat and any(is_own(at.player, die) for die in laid.dice):
            return True
    return False


def _colour_refusal(space: Space, at: At) -> Refused | None:
    """Each colour once per space and round; black and white dice as often as one likes (section 4.2)."""
    if any(is_own(at.player, die) for die in at.move.dice) and _colour_used(space, at):
        return Refused("colour_already_used", {"space": space.name})
    return None


def _costs_fee(space: Space, at: At) -> bool:
    """Whether the space is occupied, by anybody's dice, and that costs the seat something (section 4.3)."""
    occupied = bool(at.state.spaces.get(space.name))
    return occupied and space.name in at.data.fees and at.ability.pays_fees


def _fee_refusal(space: Space, at: At, fee: int) -> Refused | None:
    """The fee, and what the action takes at least, are due before the action."""
    needed, have = fee + space.least_coins(at), at.player.stock["coin"]
    return (
        Refused("not_enough_coins", {"needed": needed, "have": have, "fee": fee}) if needed > have else None
    )


# ── Dice that could be ──────────────────────────────────────────────────────────────────────────


def possible(at: At) -> Refused | None:
    """Why no dice of the seat could do anything there; the move names none yet."""
    space, player = SPACES[at.move.space], at.player
    wanted = at.data.dice[space.name]
    refused = space.closed(at) or space.short(at)
    if refused is not None:
        return refused
    if len(player.dice) < wanted:
        return Refused("wrong_dice_count", {"wanted": wanted, "got": len(player.dice)})
    pool = _allowed(space, at)
    if len(pool) < wanted:
        return Refused("colour_already_used", {"space": space.name})
    needed = space.needed(at)
    fitting = sorted(value for die in pool if (value := _best(at, die, needed)) >= needed)
    if len(fitting) < wanted:
        return space.too_low(at, max(_best(at, die, needed) for die in pool))
    return _fee_refusal(space, at, fitting[0] if _costs_fee(space, at) else 0)


def _allowed(space: Space, at: At) -> list[str]:
    """The dice that the colour rule allows there."""
    if not _colour_used(space, at):
        return list(at.player.dice)
    return [die for die in at.player.dice if not is_own(at.player, die)]


def _best(at: At, die: str, needed: int) -> int:
    """The value of a die; one that is not rolled is set to whatever is needed."""
    value = at.player.dice[die]
    return min(needed, DIE) if value is None else value


# ── Previews ────────────────────────────────────────────────────────────────────────────────────


def preview(at: At) -> Preview:
    """What placing comes to so far: the spaces, then the dice, their values, and what the space asks."""
    if not at.move.space:
        return _spaces(at)
    space = SPACES.get(at.move.space)
    if space is None:
        return Preview(refused=bad_choice("space"))
    wanted, dice = at.data.dice[space.name], at.move.dice
    if len(dice) < wanted:
        return _more_dice(space, at, wanted)
    if not at.ability.rolls and len(dice) == wanted and len(at.move.values or ()) < wanted:
        return _more_values(space, at, wanted)
    laid = _laid(space, at)
    if isinstance(laid, Refused):
        return Preview(refused=laid)
    seen = space.preview(at, laid)
    seen.tells = {**space.tells(at), "fee": laid.fee, **seen.tells}
    return seen


def _more_dice(space: Space, at: At, wanted: int) -> Preview:
    """The dice that may go there with those that are chosen."""
    dice = at.move.dice
    refused = (
        _before_dice(space, at)
        or held_refusal(at.player, dice)
        or _colour_refusal(space, at)
        or (Refused("not_allowed_for_character") if at.ability.rolls and at.move.values is not None else None)
    )
    if refused is not None:
        return Preview(refused=refused)
    fitting = _fitting(space, at, wanted)
    if not fitting:
        return Preview(refused=_unfit(space, at, wanted))
    missing = wanted - len(dice)
    return Preview(choose={"dice": ((Pick(missing, tuple(fitting)),),)}, tells=space.tells(at))


def _fitting(space: Space, at: At, wanted: int) -> list[str]:
    """Dice of which one can be added so that the action can be done."""
    needed, chosen = space.needed(at), list(at.move.dice)
    if any(_best(at, die, needed) < needed for die in chosen):
        return []
    pool = [die for die in _allowed(space, at) if die not in chosen and _best(at, die, needed) >= needed]
    missing = wanted - len(chosen)
    if len(pool) < missing:
        return []
    purse = at.player.stock["coin"] - space.least_coins(at)
    if purse < 0:
        return []
    if not _costs_fee(space, at) or any(_best(at, die, needed) <= purse for die in chosen):
        return pool
    low = [die for die in pool if _best(at, die, needed) <= purse]
    return low if missing == 1 or not low else pool


def _unfit(space: Space, at: At, wanted: int) -> Refused:
    """Why no die can be added."""
    needed, chosen = space.needed(at), at.move.dice
    low = [value for die in chosen if (value := _best(at, die, needed)) < needed]
    if low:
        return space.too_low(at, min(low))
    refused = possible(at.with_move(msgspec.structs.replace(at.move, dice=[])))
    if refused is not None:
        return refused
    fee = min((_best(at, die, needed) for die in at.player.dice if die not in chosen), default=0)
    return _fee_refusal(space, at, fee) or Refused("wrong_dice_count", {"wanted": wanted, "got": len(chosen)})


def _more_values(space: Space, at: At, wanted: int) -> Preview:
    """The values that the next die may be set to (R27)."""
    refused = _before_dice(space, at) or held_refusal(at.player, at.move.dice) or _colour_refusal(space, at)
    if refused is not None:
        return Preview(refused=refused)
    values, needed = at.move.values or [], space.needed(at)
    if not all(1 <= value <= DIE for value in values):
        return Preview(refused=bad_choice("values", wanted=wanted))
    highest = DIE
    if _costs_fee(space, at) and len(values) == wanted - 1:
        purse = at.player.stock["coin"] - space.least_coins(at)
        highest = highest if any(value <= purse for value in values) else min(DIE, purse)
    if min(values, default=DIE) < needed or highest < needed:
        return Preview(
            refused=_fee_refusal(space, at, needed) or space.too_low(at, min(values, default=highest))
        )
    ways = tuple([*values, value] for value in range(needed, highest + 1))
    return Preview(values={"values": ways}, tells=space.tells(at))


def _spaces(at: At) -> Preview:
    """Where the dice chosen could go, for which fee and how far they reach, and why not elsewhere."""
    told: dict[str, object] = {}
    for space, slot in everywhere(at.state):
        move = msgspec.structs.replace(at.move, space=space, slot=slot)
        seen = preview(at.with_move(move))
        told[slot or space] = {"refused": seen.refused} if seen.refused else _reach(at, space, seen)
    return Preview(tells={"spaces": msgspec.to_builtins(told)})


def _reach(at: At, space: str, seen: Preview) -> dict[str, object]:
    """Of a space that is open: the fee, dice that are missing, and the rows or contracts within reach."""
    told: dict[str, object] = {"fee": seen.tells.get("fee")}
    rows = seen.values.get("row", ())
    if "dice" in seen.choose:
        told["missing"] = seen.choose["dice"][0][0].count
    if space in at.data.bazaars and "values" in seen.values:
        rows = tuple(range(1, len(at.data.bazaars[space].rows) + 1))  # whoever sets values reaches all
    if rows:
        told["rows"] = rows
    if "take" in seen.choose:
        told["take"] = seen.choose["take"][0][0].of
    return told


def everywhere(state: State) -> list[tuple[str, str | None]]:
    """All spaces for main actions, each city card slot by itself."""
    spaces: list[tuple[str, str | None]] = [(name, None) for name in SPACES if name != "city_card"]
    return spaces + [("city_card", slot) for slot in state.cards]
