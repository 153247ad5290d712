"""Random games with fan factions, mixed with all others: sound, complete, conserved, taken back, saved, exported.

Half of the games have ships. HEXARCH_FACTION_GAMES sets how many games each of the forty factions begins;
the daily tests play a few of each fan faction (`tests/terra/test_soundness.py` has the others).
"""

import os
from random import Random

import pytest

from hexarch.games import terra
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.factions.fan import FAN_FACTIONS, REBALANCED
from hexarch.games.terra.game import Game
from hexarch.games.terra.ledger import check_text, write
from hexarch.games.terra.ledger.mirror import Mirror

from ..chance import FANS, FIRE_AND_ICE, MAPS, PROFILES, enrich, line_up, walk
from ..test_conservation import caches_are_fresh, conserved
from ..test_oracle import check
from ..test_soundness import books_agree, everybody_can_go_on

ASKED = int(os.environ.get("HEXARCH_FACTION_GAMES", "0"))
GAMES = ASKED or 10  # for each fan faction; with those of others, where it plays too, each is in more than thirty
CLOSELY = 5  # one game of so many is looked at closely
MOST_TRIED = 15  # of the choices offered at a time
EVERYBODY = list(all_factions())
FIRST = EVERYBODY if ASKED else FANS
SIZES = 4  # of tables; each is played with and without ships


def begun(rnd: Random, number: int, first: str) -> Game:
    """A game of every size on every map in turn; fan factions come up more often than others."""
    players = 2 + number % SIZES
    factions = line_up(rnd, players, first, EVERYBODY + 2 * FANS)
    options = FIRE_AND_ICE | {REBALANCED if rnd.random() < 0.3 else FAN_FACTIONS: True}
    options["merchants"] = number // SIZES % 2 == 1
    map_id = MAPS[number % len(MAPS)]
    return terra.new(players, number, PROFILES[rnd.randrange(2)], factions, map_id, options)


@pytest.mark.parametrize("faction", [faction.id for faction in FIRST])
def test_random_games(faction: str) -> None:
    rnd = Random(faction)
    start = [one.id for one in FIRST].index(faction) * GAMES
    for number in range(start, start + GAMES):
        game = begun(rnd, number, faction)
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
            if step == looked and (number == start or (ASKED and closely)):
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
    game = begun(rnd, rnd.randrange(100), faction)
    for step, (seat, _) in enumerate(walk(game, rnd, free=0.08)):
        if step % 12 == 0 and all(game.state.has_faction(other) for other in range(game.players)):
            enrich(game, rnd)
        if step % 20 == 0:
            conserved(game)
            _back_again(game, rnd, seat)
        if step == 150:
            check(game, others=False)
    caches_are_fresh(game)
