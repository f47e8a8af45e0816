"""Bonus actions, before or after the main action (section 6)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from server.rules.game import Refused
from server.rules.voyages.characters import ability
from server.rules.voyages.components import Data
from server.rules.voyages.moves import (
    Adjust,
    BonusAction,
    BuyBlackDie,
    CompleteContract,
    MoneyBag,
    Reroll,
)
from server.rules.voyages.placing import held_refusal, lay
from server.rules.voyages.play import Play
from server.rules.voyages.refusing import lacking
from server.rules.voyages.rewards import add_black_die
from server.rules.voyages.schema import DIE
from server.rules.voyages.spaces import MONEY_BAG
from server.rules.voyages.state import Placed, Player, State, Task


def bonus_refusal(data: Data, state: State, seat: int, move: BonusAction) -> Refused | None:
    """Why a bonus action cannot be done; turn and phase have been looked at."""
    player = state.players[seat]
    match move:
        case MoneyBag():
            return _money_bag_refusal(player, move.dice)
        case CompleteContract():
            return contract_refusal(data, player, move.contract)
        case Reroll():
            return dice_refusal(data, player, "reroll") or held_refusal(player, [move.die])
        case Adjust():
            refused = dice_refusal(data, player, "adjust") or held_refusal(player, [move.die])
            return refused or adjust_refusal(player, move.die, move.delta)
        case BuyBlackDie():
            return black_die_refusal(data, state, player)


def do_bonus(play: Play, seat: int, move: BonusAction) -> None:
    """A bonus action that was checked."""
    match move:
        case MoneyBag():
            _money_bag(play, seat, move.dice)
        case CompleteContract():
            _complete(play, seat, move.contract)
        case Reroll():
            play.player(seat).pay(play.data.reroll)
            _turned(play, seat, "die_rerolled", move.die, play.roll())
        case Adjust():
            play.player(seat).pay(play.data.adjust)
            value = play.player(seat).dice[move.die] or 0
            _turned(play, seat, "die_adjusted", move.die, value + move.delta)
        case BuyBlackDie():
            _buy_black_die(play, seat)


# ── The money bag ───────────────────────────────────────────────────────────────────────────────


def _money_bag_refusal(player: Player, dice: Sequence[str]) -> Refused | None:
    """Any one die."""
    refused = held_refusal(player, dice)
    if refused is None and len(dice) != 1:
        return Refused("wrong_dice_count", {"wanted": 1, "got": len(dice)})
    return refused


def _money_bag(play: Play, seat: int, dice: Sequence[str]) -> None:
    """Coins for a die, whatever its value; no fee, no limit."""
    player = play.player(seat)
    placed = {die: player.dice[die] for die in dice}
    player.dice = {die: value for die, value in player.dice.items() if die not in placed}
    lay(play.state, MONEY_BAG, Placed(seat, placed))
    play.tell("dice_placed", seat=seat, space=MONEY_BAG, dice=placed, fee=0)
    play.gain(seat, play.data.money_bag, MONEY_BAG)


# ── Contracts ───────────────────────────────────────────────────────────────────────────────────


def contract_refusal(data: Data, player: Player, contract: str) -> Refused | None:
    """An own active contract, with camels and goods for it."""
    if contract not in player.contracts:
        return Refused("not_your_contract", {"contract": contract})
    return lacking(player.stock, data.contracts[contract].cost)


def _complete(play: Play, seat: int, contract: str) -> None:
    """Pay, free the place, then take the reward (R23)."""
    player, item = play.player(seat), play.data.contracts[contract]
    player.pay(item.cost)
    player.contracts = [held for held in player.contracts if held != contract]
    player.completed = [*player.completed, contract]
    play.tell("contract_completed", seat=seat, contract=contract, paid=item.cost)
    player.push(Task("reward", contract, gain=item.reward))


# ── Dice ────────────────────────────────────────────────────────────────────────────────────────


def dice_refusal(data: Data, player: Player, action: str) -> Refused | None:
    """Why no die of this player can be rerolled or adjusted."""
    if not ability(player.character).rolls:
        return Refused("not_allowed_for_character")
    if not player.dice:
        return Refused("die_not_available")
    return lacking(player.stock, data.reroll if action == "reroll" else data.adjust)


def adjust_refusal(player: Player, die: str, delta: int) -> Refused | None:
    """By one, and never beyond 1 and 6."""
    value = player.dice[die] or 0
    if delta not in (-1, 1) or not 1 <= value + delta <= DIE:
        return Refused("bad_adjust", {"value": value, "delta": delta})
    return None


def _turned(play: Play, seat: int, kind: str, die: str, value: int) -> None:
    player = play.player(seat)
    old = player.dice[die]
    player.dice = {**player.dice, die: value}
    play.tell(kind, **{"seat": seat, "die": die, "from": old, "to": value})


def black_die_refusal(data: Data, state: State, player: Player) -> Refused | None:
    """Once per turn, as long as there are any, for camels."""
    if state.turn.black_bought >= data.black_per_turn:
        return Refused("black_die_limit", {"limit": data.black_per_turn})
    if not state.black:
        return Refused("no_black_dice")
    return lacking(player.stock, data.black_die)


def _buy_black_die(play: Play, seat: int) -> None:
    play.player(seat).pay(play.data.black_die)
    turn = play.state.turn
    play.state.turn = msgspec.structs.replace(turn, black_bought=turn.black_bought + 1)
    add_black_die(play, seat, "black_die", camels=play.data.black_die.get("camel", 0))
