"""A round: bonuses, dice, compensation, turns, its end (section 3)."""

from __future__ import annotations

from server.rules.voyages.components import Data
from server.rules.voyages.decisions import settle
from server.rules.voyages.piles import refill
from server.rules.voyages.play import Play
from server.rules.voyages.posts import own_small_cities
from server.rules.voyages.rewards import bonus_of
from server.rules.voyages.scoring import final_scoring
from server.rules.voyages.state import Placed, Player, State, Task, Turn, Values


def go_on(play: Play) -> None:
    """Once nobody has anything left to decide: dice after the bonuses, turns after the compensation."""
    state = play.state
    if state.phase == "round_bonus" and not undecided(state):
        roll_dice(play)
    if state.phase == "compensation" and not undecided(state):
        begin_turns(play)


def undecided(state: State) -> list[int]:
    """The seats that owe a decision."""
    return [seat for seat, player in enumerate(state.players) if player.tasks]


# ── Start of a round (section 3.1) ──────────────────────────────────────────────────────────────


def start_round(play: Play) -> None:
    """The last traveller begins; bonuses of cities and characters, decided by all at once (R6)."""
    state, data = play.state, play.data
    if state.last_traveller is not None:
        state.start, state.last_traveller = state.last_traveller, None
    state.phase, state.active = "round_bonus", None
    play.tell("round_started", round=state.round, start=state.start, contracts=state.row)
    for seat in state.seats_from(state.start):
        player = play.player(seat)
        tasks = [bonus_of(data, state.city_bonuses, city) for city in own_small_cities(data, player)]
        if player.character is not None and (gain := data.characters[player.character].round_start):
            tasks.append(Task("reward", player.character, gain=gain))
        player.push(*tasks)
        settle(play, seat)


def roll_dice(play: Play) -> None:
    """Take back all dice, roll them, and see who is owed compensation (section 3.1)."""
    state, data = play.state, play.data
    state.spaces = {
        space: dummies
        for space, laid in state.spaces.items()
        if (dummies := [placed for placed in laid if placed.seat is None])
    }
    state.black = black_dice(data, len(state.players))
    state.phase = "compensation"
    for seat, player in enumerate(state.players):
        rolls = play.ability(seat).rolls
        player.dice = {die: play.roll() if rolls else None for die in dice_of(data, player)}
        play.tell("dice_rolled", seat=seat, dice=player.dice)
    for seat, player in enumerate(state.players):
        missing = data.threshold - sum(value or 0 for value in player.dice.values())
        if play.ability(seat).rolls and missing > 0:
            player.push(Task("compensation", "compensation", missing))
            settle(play, seat)


def dice_of(data: Data, player: Player) -> list[str]:
    """The dice that a player takes back: of the own colour first, then those of the character."""
    extra = data.characters[player.character].extra_dice if player.character else ()
    return [*(f"{player.colour}-{number}" for number in range(1, data.own_dice + 1)), *extra]


def unrolled(data: Data, player: Player) -> Values:
    """All dice of a player before the first roll."""
    return dict.fromkeys(dice_of(data, player))


def black_dice(data: Data, seats: int) -> list[str]:
    """All black dice in the game."""
    return [f"black-{number}" for number in range(1, data.seats[seats].black_dice + 1)]


def dummies(data: Data, seats: int) -> dict[str, list[Placed]]:
    """The dummy dice of a game with few players (section 2.1)."""
    plan = data.seats[seats]
    places = {"khan": plan.khan_dummies, "take5": plan.take5_dummies}
    return {
        space: [Placed(None, {f"dummy-{space}-{number}": value}) for number, value in enumerate(values, 1)]
        for space, values in places.items()
        if values
    }


# ── Turns (section 3.2) ─────────────────────────────────────────────────────────────────────────


def begin_turns(play: Play) -> None:
    """From the start player on, clockwise."""
    play.state.phase = "turns"
    _next_turn(play, play.state.start)


def end_turn(play: Play, seat: int) -> None:
    """The next player who has dice; when nobody has any, the round ends."""
    play.tell("turn_ended", seat=seat)
    _next_turn(play, play.state.seats_from(seat)[1])


def _next_turn(play: Play, first: int) -> None:
    state = play.state
    for seat in state.seats_from(first):
        if state.players[seat].dice:
            state.active, state.turn = seat, Turn()
            play.tell("turn_started", seat=seat)
            refill(play)
            return
    end_round(play)
    if state.phase != "finished":
        start_round(play)


def end_round(play: Play) -> None:
    """What is left of the row goes under the special pile; new contracts, or the end (section 3.3)."""
    state = play.state
    play.tell("round_ended", round=state.round, contracts=state.row)
    state.returned = [*state.returned, *state.row]
    state.row = []
    state.active = None
    if state.round == play.data.rounds:
        final_scoring(play)
        return
    state.round += 1
    if state.piles:
        *state.piles, state.row = state.piles
