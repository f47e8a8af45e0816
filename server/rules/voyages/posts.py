"""Trading posts: placing and moving them, milestones, Beijing, arrivals (sections 7.3 to 7.7)."""

from __future__ import annotations

from server.rules.voyages.components import Data
from server.rules.voyages.moves import Path
from server.rules.voyages.play import Play
from server.rules.voyages.rewards import bonus_of
from server.rules.voyages.schema import MILESTONE_LINE
from server.rules.voyages.state import Player, Task


def posts_left(data: Data, player: Player) -> int:
    """Posts that are still on the player board."""
    extra = data.characters[player.character].extra_posts if player.character else 0
    return data.posts + extra - len(player.posts)


def place_post(play: Play, seat: int, city: str, moved_from: str | None = None) -> None:
    """A post in a city, from the board or from another city (sections 7.4 and 7.5; R24)."""
    player = play.player(seat)
    if moved_from is not None:
        _take_away(play, seat, moved_from)
    player.posts = [*player.posts, city]
    beijing = _into_beijing(play, seat) if city == play.data.beijing else None
    vp = 0 if moved_from is not None else play.data.milestones.get(len(player.posts), 0)
    if vp:
        player.gain({"vp": vp}, MILESTONE_LINE)
    told = {"seat": seat, "city": city, "from": moved_from, "beijing": beijing, "vp": vp}
    play.tell("post_placed", **told)


def _take_away(play: Play, seat: int, city: str) -> None:
    """A vacated space of Beijing is free again (R25)."""
    player, state = play.player(seat), play.state
    player.posts = [other for other in player.posts if other != city]
    if city == play.data.beijing:
        state.beijing = [None if owner == seat else owner for owner in state.beijing]


def _into_beijing(play: Play, seat: int) -> int:
    """Take the free space with the most VP; how many these are (section 7.3)."""
    state, values = play.state, play.data.beijing_vp
    free = [space for space, owner in enumerate(state.beijing) if owner is None]
    best = max(free, key=lambda space: values[space])
    state.beijing = [seat if space == best else owner for space, owner in enumerate(state.beijing)]
    return values[best]


def arrivals(play: Play, seat: int, paths: list[Path]) -> Task:
    """What is to be done where figures stop and, for some, pass through (R26)."""
    on_the_way = play.ability(seat).posts_on_the_way
    route: list[str] = []
    stops: list[bool] = []
    for path in paths:
        for node in path.nodes if on_the_way else path.nodes[-1:]:
            if play.data.has_post(node):
                route.append(node)
                stops.append(False)
        if play.data.has_post(path.nodes[-1]):
            stops[-1] = True
    return Task("arrivals", "travel", route=route, stops=stops)


def arrive(play: Play, seat: int, task: Task) -> None:
    """All posts of a journey in travel order, then their bonuses in the same order (R26)."""
    player, placed = play.player(seat), list(task.placed)
    for number, (city, stop) in enumerate(zip(task.route, task.stops, strict=True), start=1):
        if city in player.posts:
            continue
        if posts_left(play.data, player):
            place_post(play, seat, city)
            placed.append(city)
        elif stop:
            rest = {"route": task.route[number:], "stops": task.stops[number:], "placed": [*placed, city]}
            player.push(
                Task("relocate_post", task.source, city=city),
                Task("arrivals", task.source, **rest),  # type: ignore[arg-type]
            )
            return
    player.push(*(reward for city in placed if (reward := _bonus(play, seat, city)) is not None))


def _bonus(play: Play, seat: int, city: str) -> Task | None:
    """A small city's bonus; a large one's outpost, for the first post there (section 7.3)."""
    data, state = play.data, play.state
    if city in state.city_bonuses:
        return bonus_of(data, state.city_bonuses, city)
    bonus = state.outposts.get(city)
    if bonus is None:
        return None
    state.outposts = {other: tile for other, tile in state.outposts.items() if other != city}
    play.tell("outpost_taken", seat=seat, city=city, bonus=bonus)
    return Task("reward", bonus, gain=data.outposts[bonus])


def own_small_cities(data: Data, player: Player) -> tuple[str, ...]:
    """Small cities where a player has a post, in the order of the map."""
    return tuple(city for city in data.small if city in player.posts)
