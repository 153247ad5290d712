"""Equal seeds give equal games: in every process, with every hash seed, in every order of play."""

import os
import subprocess
import sys
from itertools import zip_longest
from random import Random

import pytest

from hexarch.games import terra
from hexarch.games.terra.game import Game
from hexarch.games.terra.save import setup_document

from .chance import PROFILES, begin, play, walk

PROGRAM = """
import hashlib
from hexarch.games import terra
from hexarch.games.terra.board.generate import generate
from hexarch.games.terra.board.hexes import map_ids
from hexarch.kernel.rng import Random

seen = hashlib.blake2b(digest_size=16)
everything = {"fire-and-ice-factions/" + name: True for name in ("ice", "volcano", "variable_v5")}
maps = [*map_ids(), generate(1).id, generate(2, 7, 9, "B").id]
for seed in range(12):
    profile = ("rulebook", "league")[seed % 2]
    way = ("random", "draft", "auction", "sealed-auction", "random", "intro")[seed // 2]
    options = everything | {"fire-and-ice-final-scoring": way != "intro"}
    where = "base" if way == "intro" else maps[seed % len(maps)]
    game = terra.new(2 + seed % 4, seed, profile, factions=way, map=where, options=options)
    rng = Random(seed)
    while not game.over:
        seat = rng.choice(list(game.to_act))
        offered = game.options(seat) + game.free(seat)
        seen.update(repr([choice.text for choice in offered]).encode())
        game.step(seat, rng.choice(offered))
        seen.update(game.digest().encode())
    seen.update(game.dumps().encode())
    seen.update(repr(game.scores()).encode())
print(seen.hexdigest())
"""


def run(hash_seed: str) -> str:
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_games_are_equal_in_every_process_and_with_every_hash_seed() -> None:
    seen = {run(hash_seed) for hash_seed in ("0", "1", "4242", "random")}
    assert len(seen) == 1
    assert len(seen.pop().strip()) == 32


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_seed_means_one_set_up(profile: str, players: int) -> None:
    documents = []
    for seed in range(30):
        one, two = terra.new(players, seed, profile), terra.new(players, seed, profile)
        assert one.digest() == two.digest()
        assert setup_document(one.setup) == setup_document(two.setup)
        documents.append({**setup_document(one.setup), "seed": 0})
    assert len({str(document) for document in documents}) == 30, "different seeds, different games"


def test_a_seed_draws_the_tiles_whatever_is_chosen_by_hand() -> None:
    drawn = terra.new(4, 5, "league")
    drafted = terra.new(4, 5, "league", factions="draft")
    assert drafted.setup.round_tiles == drawn.setup.round_tiles
    assert drafted.setup.bonus_cards == drawn.setup.bonus_cards
    assert drafted.setup.names == drawn.setup.names


def test_playing_draws_no_random_numbers() -> None:
    """The same choices lead to the same end, with any seed, when tiles and factions are the same."""
    rnd = Random(3)
    game = play(begin(rnd, "league", 4), rnd)
    setup = game.setup
    other = terra.Setup(
        setup.names, setup.rules, setup.map, setup.factions, setup.round_tiles, setup.bonus_cards, seed=999
    )
    again = Game(other)
    for seat, text in game.history:
        again.step(seat, text)
    assert again.digest() == game.digest()
    assert [e.key() for e in again.state.effects] == [e.key() for e in game.state.effects]


@pytest.mark.parametrize("profile", PROFILES)
def test_options_come_in_a_stable_order(profile: str) -> None:
    """Listing twice, after a quote, or on a copy gives the same list."""
    rnd = Random(f"order {profile}")
    game = begin(rnd, profile)
    for seat, choice in walk(game, rnd):
        listed = [c.text for c in game.options(seat) + game.free(seat)]
        game.quote(seat, choice)
        copy = game.copy()
        assert [c.text for c in copy.options(seat) + copy.free(seat)] == listed
        assert [c.text for c in game.options(seat) + game.free(seat)] == listed
    assert game.over


def test_games_side_by_side_do_not_touch_each_other() -> None:
    """Choices are shared between games of one map; positions are not."""
    first, second = (play(begin(Random(seed), "league", 3), Random(seed)) for seed in (8, 9))
    one, other = Game(first.setup), Game(second.setup)
    for left, right in zip_longest(first.history, second.history):
        if left:
            one.step(*left)
        if right:
            other.step(*right)
    assert (one.digest(), other.digest()) == (first.digest(), second.digest())
