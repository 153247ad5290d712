"""Random games: line-ups in which every faction comes up, on every map, and players who build rather than pass."""

from collections.abc import Iterator
from random import Random

from hexarch.games import terra
from hexarch.games.terra import layout as at
from hexarch.games.terra.board.generate import generate
from hexarch.games.terra.board.hexes import map_ids
from hexarch.games.terra.box.registry import options_by_players
from hexarch.games.terra.factions import all_factions, all_options, fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.game import Game
from hexarch.kernel.choice import Choice

PROFILES = ("rulebook", "league")
OPTIONS = [option.name for option in all_options()]
MAPS = [*map_ids(), generate(1).id, generate(2, 7, 9).id, generate(3, 9, 11, "B").id]
FIRE_AND_ICE = {f"fire-and-ice-factions/{name}": True for name in ("ice", "volcano", "variable_v5")}
MOST_CHOICES = 4000


OFFICIAL = [faction for faction in all_factions() if fan.FAN_FACTIONS not in faction.needs]
FANS = [faction for faction in all_factions() if fan.FAN_FACTIONS in faction.needs]


def line_up(rnd: Random, players: int, first: str = "", pool: list[Faction] = OFFICIAL) -> list[str]:
    """Factions of different colours in random order, among them `first`; the others from a pool."""
    chosen = [faction.id for faction in all_factions() if faction.id == first]
    boards = {faction.side for faction in pool}
    boards -= {faction.side for faction in all_factions() if faction.id == first}
    for board in rnd.sample(sorted(boards), players - len(chosen)):
        chosen.append(rnd.choice([faction.id for faction in pool if faction.side == board]))
    rnd.shuffle(chosen)
    return chosen


def flipped(profile: str, option: str) -> dict[str, bool]:
    """One option the other way round than the profile has it."""
    return {option: not terra.ruleset(profile).on(option)}


def begin(rnd: Random, profile: str, players: int = 0, first: str = "", option: str = "", map_id: str = "") -> Game:
    """A new random game on a random map (unless one is named), perhaps with one option flipped."""
    players = players or 5 * (option in options_by_players()) or rnd.randint(2, 5)
    changes = FIRE_AND_ICE | (flipped(profile, option) if option else {})
    if option.startswith("fire-and-ice-factions/variable"):
        changes["fire-and-ice-factions/variable_v5"] = option.endswith("_v5")  # one version of them at a time
    seats = line_up(rnd, players, first)
    seed = rnd.randrange(10**6)
    return terra.new(players, seed, profile, factions=seats, map=map_id or rnd.choice(MAPS), options=changes)


def pick(game: Game, rnd: Random, seat: int, free: float) -> Choice:
    """One of the offered choices: seldom a pass, often a structure, with chance `free` a conversion."""
    offered = game.options(seat)
    besides = game.free(seat)
    assert offered or besides, f"{game.faction(seat)} has no choice: {game.state.decisions}"
    if besides and (not offered or rnd.random() < free):
        return rnd.choice(besides)
    going_on = [choice for choice in offered if not choice.text.startswith("pass")]
    if going_on and rnd.random() < 0.9:
        offered = going_on
    growing = [choice for choice in offered if choice.text.startswith(("build", "upgrade"))]
    return rnd.choice(growing if growing and rnd.random() < 0.4 else offered)


def walk(game: Game, rnd: Random, free: float = 0.1) -> Iterator[tuple[int, Choice]]:
    """Yields each seat and choice before it is made, to the end of the game."""
    for _ in range(MOST_CHOICES):
        if game.over:
            return
        assert game.to_act, f"nobody may decide: {game.state.decisions}"
        seat = rnd.choice(game.to_act)
        choice = pick(game, rnd, seat, free)
        yield seat, choice
        game.step(seat, choice)
    raise AssertionError("the game does not end")


def play(game: Game, rnd: Random, free: float = 0.1) -> Game:
    """The game, played to its end."""
    for _ in walk(game, rnd, free):
        pass
    return game


def enrich(game: Game, rnd: Random) -> None:
    """Gifts for everybody, so that expensive things come up; the position is then no longer one of a real game."""
    s = game.state
    for seat in range(s.seats):
        s.set(seat, at.COINS, s.get(seat, at.COINS) + rnd.randint(0, 8))
        s.set(seat, at.WORKERS, s.get(seat, at.WORKERS) + rnd.randint(0, 5))
        if s.get(seat, at.PRIESTS) + 1 < s.get(seat, at.PRIEST_CAP):  # one is left, so that no action becomes useless
            s.set(seat, at.PRIESTS, s.get(seat, at.PRIESTS) + rnd.randint(0, 1))
