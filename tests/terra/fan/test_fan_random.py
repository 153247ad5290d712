"""Random games with fan factions, mixed with all others: sound, complete, conserved, taken back, saved, exported.

All forty factions sit at these tables equally often, each in at least fifty games (HEXARCH_FACTION_GAMES asks for
more); half of the games have ships.
"""

import os
from collections import Counter
from random import Random

import pytest

from hexarch.games import terra
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.factions.fan import FAN_FACTIONS, REBALANCED
from hexarch.games.terra.game import Game
from hexarch.games.terra.ledger import check_text, write
from hexarch.games.terra.ledger.mirror import Mirror

from ..chance import FANS, FIRE_AND_ICE, MAPS, PROFILES, enrich, walk
from ..conservation import caches_are_fresh, conserved
from ..test_oracle import check
from ..test_soundness import books_agree, everybody_can_go_on

EACH = int(os.environ.get("HEXARCH_FACTION_GAMES", "50"))  # games of each faction, at least
CLOSELY = 10  # one game of so many is looked at closely
MOST_TRIED = 15  # of the choices offered at a time
EVERYBODY = list(all_factions())
SIZES = 4  # of tables, two to five players
KINDS = 2 * SIZES  # each size without and with ships
TABLES = 20  # in one test


def tables() -> list[list[str]]:
    """Who plays together: each kind of table in turn, filled with those who sat there least, then played least."""
    rnd = Random("tables")
    played: Counter[str] = Counter()
    sat: Counter[tuple[str, int]] = Counter()
    drawn: list[list[str]] = []
    while min(played[faction.id] for faction in EVERYBODY) < EACH:
        kind = len(drawn) % KINDS
        seats: list[str] = []
        sides: set[str] = set()
        for faction in sorted(EVERYBODY, key=lambda one: (sat[one.id, kind], played[one.id], rnd.random())):
            if len(seats) < 2 + kind % SIZES and faction.side not in sides:
                seats.append(faction.id)
                sides.add(faction.side)
        played.update(seats)
        sat.update((faction, kind) for faction in seats)
        rnd.shuffle(seats)
        drawn.append(seats)
    return drawn


DRAWN = tables()


def begun(rnd: Random, number: int) -> Game:
    """A drawn table, on every map in turn."""
    options = FIRE_AND_ICE | {REBALANCED if rnd.random() < 0.3 else FAN_FACTIONS: True}
    options["merchants"] = number % KINDS >= SIZES
    seats = DRAWN[number]
    return terra.new(len(seats), number, PROFILES[rnd.randrange(2)], seats, MAPS[number % len(MAPS)], options)


def test_every_faction_plays_at_every_table() -> None:
    """Each in enough games, with two to five players, with and without ships, on every map."""
    for faction in EVERYBODY:
        numbers = [number for number, seats in enumerate(DRAWN) if faction.id in seats]
        assert len(numbers) >= EACH
        assert {number % KINDS for number in numbers} == set(range(KINDS)), faction.id
        assert {number % len(MAPS) for number in numbers} == set(range(len(MAPS))), faction.id


@pytest.mark.parametrize("start", range(0, len(DRAWN), TABLES))
def test_random_games(start: int) -> None:
    for number in range(start, min(start + TABLES, len(DRAWN))):
        rnd = Random(number)
        game = begun(rnd, number)
        mirror = Mirror(game.state)
        done = len(game.state.effects)  # what the set-up did is in the books
        closely = number % CLOSELY == 0
        looked = rnd.randrange(20, 120)
        for step, (seat, _) in enumerate(walk(game, rnd, free=0.12)):
            if step % (6 if closely else 60) == 0:
                done = _followed(mirror, game, done)
                everybody_can_go_on(game)
                conserved(game)
            if closely and step % 30 == 0:
                caches_are_fresh(game)
                _back_again(game, rnd, seat)
            if closely and step == looked:
                check(game, others=False)
        _followed(mirror, game, done)
        conserved(game)
        assert terra.loads(game.dumps()).digest() == game.digest()
        if closely:
            report = check_text(write(game))
            assert report.ok, f"{report.difference or report.error}"
            assert report.game is not None
            assert report.game.digest() == game.digest()


def _followed(mirror: Mirror, game: Game, done: int) -> int:
    """The books agree with the position; how far they go."""
    for effect in game.state.effects[done:]:
        mirror.apply(effect)
    books_agree(mirror, game)
    return len(game.state.effects)


def _back_again(game: Game, rnd: Random, seat: int) -> None:
    """What is offered can be done and taken back."""
    before = game.digest()
    offered = game.options(seat) + game.free(seat)
    for choice in rnd.sample(offered, min(MOST_TRIED, len(offered))):
        mark = game.mark()
        game.step(seat, choice)
        game.rollback(mark)
        assert game.digest() == before, choice.text


@pytest.mark.parametrize("faction", [faction.id for faction in FANS])
def test_rich_games(faction: str) -> None:
    """With gifts everything is built, all abilities are used, and nothing gets stuck or out of order."""
    rnd = Random(f"rich {faction}")
    number = rnd.choice([number for number, seats in enumerate(DRAWN) if faction in seats])
    game = begun(rnd, number)
    for step, (seat, _) in enumerate(walk(game, rnd, free=0.08)):
        if step % 12 == 0 and all(game.state.has_faction(other) for other in range(game.players)):
            enrich(game, rnd)
        if step % 20 == 0:
            conserved(game)
            _back_again(game, rnd, seat)
        if step == 150:
            check(game, others=False)
    caches_are_fresh(game)
