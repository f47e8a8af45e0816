"""The set-up, with the character draft and the choice of goals (section 2)."""

from __future__ import annotations

from server.rules.game import Config, Event, Refused
from server.rules.rng import Rng, shuffle
from server.rules.voyages.components import Data
from server.rules.voyages.info import INFO
from server.rules.voyages.play import Play
from server.rules.voyages.posts import place_post
from server.rules.voyages.rounds import black_dice, dummies, go_on, start_round, unrolled
from server.rules.voyages.state import Player, State, Turn


def setup(data: Data, config: Config, rng: Rng) -> tuple[State, list[Event]]:
    """The table is laid; then the draft, the choice of goals, or at once the first round.

    Raises ValueError where the configuration is none of this game's.
    """
    play = lay_out(data, config, rng)
    _begin(play)
    return play.state, play.events


def lay_out(data: Data, config: Config, rng: Rng) -> Play:
    """Everything before the first choice, or before the first round (sections 2.1 to 2.4)."""
    INFO.check(config)
    options = {option.id: config.options.get(option.id, option.values[0]) for option in INFO.options}
    start = rng.below(config.seats) if config.start is None else config.start
    play = Play(data, _bare(data, config, options, start), rng)
    _tiles(data, play.state, rng)
    _contracts(data, play.state, rng)
    _characters(play)
    return play


def _begin(play: Play) -> None:
    """The first round, unless somebody still has to choose."""
    state = play.state
    if state.phase != "draft" and not any(player.dealt for player in state.players):
        start_round(play)
        go_on(play)


def _bare(data: Data, config: Config, options: dict[str, str], start: int) -> State:
    """Seats with what everybody begins with (section 2.2)."""
    seats = config.seats
    coins = {(start + turn) % seats: data.start_coins[turn] for turn in range(seats)}
    players = [_player(data, config.colours[seat][0], coins[seat]) for seat in range(seats)]
    return State(
        options=options,
        round=1,
        phase="draft",
        start=start,
        last_traveller=None,
        active=None,
        turn=Turn(),
        offered=[],
        players=players,
        spaces=dummies(data, seats),
        black=black_dice(data, seats),
        row=[],
        special=[],
        returned=[],
        piles=[],
        city_bonuses=dict(data.usual_bonuses),
        outposts={},
        cards={},
        beijing=[None] * len(data.beijing_vp),
    )


def _player(data: Data, colour: str, coins: int) -> Player:
    player = Player(
        colour=colour,
        character=None,
        stock=dict.fromkeys(data.resources, 0) | {"coin": coins, "camel": data.start_camels},
        dice={},
        posts=[],
        figures=[data.start_node],
        contracts=[],
        completed=[],
        dealt=[],
        goals=[],
        rejected=[],
        tasks=[],
        ledger={},
    )
    player.dice = unrolled(data, player)
    return player


def _tiles(data: Data, state: State, rng: Rng) -> None:
    """City bonuses, outposts and city cards; what is left over goes to the box unseen (section 2.1)."""
    if state.options["random_city_bonuses"] == "on":
        bonuses = list(data.city_bonuses)
        shuffle(bonuses, rng)
        state.city_bonuses = dict(zip(data.small, bonuses, strict=True))
    outposts, cards = list(data.outposts), list(data.cards)
    shuffle(outposts, rng)
    shuffle(cards, rng)
    state.outposts = dict(zip(data.large, outposts, strict=False))
    state.cards = dict(zip(data.slots, cards, strict=False))


def _contracts(data: Data, state: State, rng: Rng) -> None:
    """A starting contract each, the piles of the rounds, the special pile (R3, R5)."""
    starting = [name for name, contract in data.contracts.items() if contract.starting]
    others = [name for name, contract in data.contracts.items() if not contract.starting]
    shuffle(starting, rng)
    shuffle(others, rng)
    for player, contract in zip(state.players, starting, strict=False):
        player.contracts = [contract]
    size = len(data.extras)
    laid = [others[size * number : size * (number + 1)] for number in range(data.rounds)]
    state.row, *following = laid
    state.piles = following[::-1]
    state.special = others[size * data.rounds :]


def _tell_started(play: Play) -> None:
    """What lies open at the beginning."""
    state = play.state
    play.tell(
        "game_started",
        start=state.start,
        city_bonuses=state.city_bonuses,
        outposts=state.outposts,
        cards=state.cards,
        contracts=state.row,
        starting=[player.contracts[0] for player in state.players],
        offered=state.offered,
    )


# ── Characters (sections 2.3 to 2.5) ────────────────────────────────────────────────────────────


def _characters(play: Play) -> None:
    """A draft from some of all, or those of the first game in turn order, and then the goals."""
    state, data = play.state, play.data
    seats = state.seats_from(state.start)
    if state.options["character_draft"] == "on":
        characters = list(data.characters)
        shuffle(characters, play.rng)
        state.offered = characters[: len(seats) + data.left_over]
        state.active = seats[-1]
        _tell_started(play)
        return
    _tell_started(play)
    for seat, character in zip(seats, data.first_characters, strict=False):
        assign(play, seat, character)
    _goals(play)


def assign(play: Play, seat: int, character: str) -> None:
    """A seat gets its character, with what that begins with (section 2.5)."""
    player, item = play.player(seat), play.data.characters[character]
    player.character = character
    player.figures = [item.start_node or play.data.start_node] * item.figures
    player.dice = unrolled(play.data, player)
    play.tell(
        "character_picked",
        seat=seat,
        character=character,
        figures=player.figures,
        posts=[item.start_node] if item.start_post else [],
    )
    if item.start_node is not None and item.start_post:
        place_post(play, seat, item.start_node)


def pick_refusal(state: State, character: str) -> Refused | None:
    """Why this character cannot be taken."""
    return None if character in state.offered else Refused("bad_choice", {"what": "character"})


def pick_character(play: Play, seat: int, character: str) -> None:
    """From the last seat in turn order backwards; the start player has the last pick (section 2.4)."""
    state = play.state
    state.offered = [other for other in state.offered if other != character]
    assign(play, seat, character)
    if seat != state.start:
        state.active = state.seats_from(seat)[-1]
        return
    state.active, state.offered = None, []
    _goals(play)
    _begin(play)


# ── Goals (sections 2.2 and 2.4) ────────────────────────────────────────────────────────────────


def _goals(play: Play) -> None:
    """Goal cards for each seat: to keep, or to choose from (R5)."""
    state, data = play.state, play.data
    state.phase = "goal_choice"
    choice = state.options["goal_choice"] == "on"
    count = data.goals_dealt if choice else data.goals_kept
    goals = list(data.goals)
    shuffle(goals, play.rng)
    private = {}
    for seat, player in enumerate(state.players):
        cards = goals[count * seat : count * (seat + 1)]
        private[seat] = {"goals": cards}
        if choice:
            player.dealt = cards
        else:
            player.goals = cards
    play.tell_private("goals_dealt", private, count=count)


def goals_refusal(data: Data, player: Player, goals: list[str]) -> Refused | None:
    """Why these are not the goal cards to keep."""
    if any(goal not in player.dealt for goal in goals) or len(set(goals)) < len(goals):
        return Refused("bad_choice", {"what": "goals"})
    if len(goals) != data.goals_kept:
        return Refused("bad_choice", {"what": "goals", "wanted": data.goals_kept, "got": len(goals)})
    return None


def keep_goals(play: Play, seat: int, goals: list[str]) -> None:
    """The others go to the box unseen; when all have chosen, the first round begins."""
    player = play.player(seat)
    player.goals = list(goals)
    player.rejected = [goal for goal in player.dealt if goal not in goals]
    player.dealt = []
    play.tell_private("goals_kept", {seat: {"goals": list(goals)}}, seat=seat)
    _begin(play)
