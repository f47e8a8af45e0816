"""The properties of the rules contract, for every game there is.

`server/playouts` says what they are and holds them against random games; that it finds what breaks them
is shown in tests/playouts. Here games are played at every seat count and with every option value.
"""

from __future__ import annotations

import functools
from typing import Any

import jsonpatch
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.bots.arena import Dice, by_chance, configs
from server.playouts import many
from server.playouts.checks import Checks
from server.playouts.moment import Step, canonical, encode
from server.playouts.play import Observer, Playout
from server.playouts.properties import UNREADABLE
from server.playouts.tally import Tally
from server.rules import registry
from server.rules.game import Config, Event, Game, Seat

GAMES = 50
"""Random games for each seat count and option value."""

FEWER = {"oltremare": 15, "voyages": 4, "vikings": 30, "felinia": 10}
"""Where games are long and their ways many; more are played on demand, by `kalmar playouts`."""


@pytest.mark.parametrize("game_id", registry.GAMES)
def test_every_property_holds_at_every_move(game_id: str) -> None:
    # Given random games at every seat count and with every option value
    games = FEWER.get(game_id, GAMES) * len(configs(registry.load(game_id)))
    info = registry.info(game_id)
    # When all properties are checked at each move
    outcome = many.play(game_id, games=games, seed=1)
    # Then none was broken
    broken, tally = outcome.broken, outcome.tally
    assert broken is None, msgspec.json.encode(broken).decode()
    assert tally.games == games
    # And every kind of event came, and was looked at for leaks
    assert tally.unseen(info) == []
    assert tally.uncompared() == []
    # And wrong moves met nearly every refusal
    assert len(tally.untried(info)) <= 1
    assert tally.impossible(info) == []


# ── An independent judge of the patches ──────────────────────────────────────────────────────────


def ways() -> list[tuple[str, Config]]:
    """Every game, at every seat count and with every option value."""
    return [(game_id, way) for game_id in registry.GAMES for way in configs(registry.load(game_id))]


def name(value: object) -> str:
    """How a way to play is called among the tests."""
    if isinstance(value, Config):
        return "-".join([f"{value.seats}seats", *value.options.values()])
    return str(value)


def judged(step: Step) -> None:
    """The library jsonpatch comes to the fresh views too, from patches and views as they are sent."""
    before, after = step.before, step.after
    patches = zip(
        [before.public, *before.privates],
        [step.public_patch, *step.private_patches],
        [after.public, *after.privates],
        strict=True,
    )
    for old, patch, fresh in patches:
        sent = msgspec.json.decode(encode(old))
        patched = jsonpatch.apply_patch(sent, msgspec.json.decode(encode(patch)))
        assert canonical(patched) == canonical(fresh)


@pytest.mark.parametrize(("game_id", "way"), ways(), ids=name)
def test_patches_follow_the_standard(game_id: str, way: Config) -> None:
    game = registry.load(game_id)
    record = many.one(game, way, 2001, [Checks(game, 2001, Tally(), also=judged)])
    assert record.broke is None, record.broke


# ── Whatever a browser sends ─────────────────────────────────────────────────────────────────────


class Stops(Observer):
    """Keeps every state of a game in which somebody can act, with the number of seats."""

    def __init__(self) -> None:
        self.states: list[tuple[Any, int]] = []
        self._seats = 0

    def started(self, config: Config, state: Any, events: list[Event]) -> None:
        self._seats = config.seats

    def listed(self, state: Any, seat: Seat, move: dict[str, Any]) -> None:
        self.states.append((state, self._seats))


@functools.cache
def states(game_id: str) -> tuple[tuple[Any, int], ...]:
    """The states of some games, one for each way to play, and their numbers of seats."""
    game = registry.load(game_id)
    stops = Stops()
    for way in configs(game):
        Playout(game, by_chance(game, way, Dice(77, "config")), 77, [stops]).play()
    return tuple(stops.states)


json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


def commands(game: Game[Any, Any]) -> list[str]:
    """The commands of a game's moves."""
    kinds = getattr(game.move_type, "__args__", (game.move_type,))
    return [str(kind.__struct_config__.tag) for kind in kinds]


def fields(game: Game[Any, Any]) -> list[str]:
    """The names of all fields of a game's moves."""
    kinds = getattr(game.move_type, "__args__", (game.move_type,))
    return sorted({field for kind in kinds for field in kind.__struct_encode_fields__})


@pytest.mark.parametrize("game_id", registry.GAMES)
@settings(max_examples=60)
@given(data=st.data())
def test_a_preview_answers_to_any_json_object(game_id: str, data: st.DataObject) -> None:
    # given a state of some game, and whatever a browser may send
    game = registry.load(game_id)
    state, _ = data.draw(st.sampled_from(states(game_id)))
    seat = data.draw(st.sampled_from(game.waiting(state)))
    partial = data.draw(
        st.fixed_dictionaries(
            {"cmd": st.sampled_from(commands(game)) | json},
            optional={field: json | st.lists(st.text()) for field in fields(game)},
        )
        | st.dictionaries(st.text(), json)
    )
    before = encode(state)
    # when its preview is asked for
    seen = game.preview(state, seat, partial)
    # then there is an answer, explained where it is a refusal, and nothing has changed
    assert encode(seen)
    assert seen.refused is None or seen.refused.code in (*game.info.refusals, UNREADABLE)
    assert encode(state) == before


# ── What is dealt anew ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game_id", registry.GAMES)
@settings(max_examples=60)
@given(data=st.data())
def test_those_for_whom_a_state_is_dealt_anew_see_no_difference(game_id: str, data: st.DataObject) -> None:
    # given a state, and some of its seats
    game = registry.load(game_id)
    state, count = data.draw(st.sampled_from(states(game_id)))
    seats = data.draw(st.sets(st.integers(0, count - 1)))
    # when what is hidden from all of them is dealt anew
    other = game.redeal(state, seats, Dice(data.draw(st.integers(0, 10**6)), "redeal"))
    # then none of them can tell it from the true one, and nothing got lost
    assert encode(game.public(other)) == encode(game.public(state))
    for seat in seats:
        assert encode(game.private(other, seat)) == encode(game.private(state, seat))
        assert encode(game.moves(other, seat)) == encode(game.moves(state, seat))
    assert sorted(_hidden(game, other)) == sorted(_hidden(game, state))


def _hidden(game: Game[Any, Any], state: Any) -> list[str]:
    """All that is hidden from somebody who only watches."""
    return [item for group in game.hidden(state, ()) for item in group]
