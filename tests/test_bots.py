"""Bots play legal games, the same way for the same seed, and greedy beats random."""

import pytest

from hexarch import bots
from hexarch.games import terra
from hexarch.games.terra.factions import all_factions


def totals(names: list[str], seed: int, **options: object) -> list[int]:
    game = terra.new(len(names), seed=seed, **options)  # type: ignore[arg-type]
    bots.play(game, [bots.make(name, seed * 10 + i) for i, name in enumerate(names)])
    assert game.over
    return [row["total"] for row in game.scores()]


@pytest.mark.parametrize("name", bots.NAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    assert totals([name] * 2, 5) == totals([name] * 2, 5)


def test_another_seed_plays_another_game() -> None:
    game = terra.new(3, seed=1)
    other = terra.new(3, seed=1)
    bots.play(game, [bots.make("random", 1)] * 3)
    bots.play(other, [bots.make("random", 2)] * 3)
    assert game.history != other.history


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(4):
        names = ["random"] * 4
        names[seed] = "greedy"
        points = totals(names, seed)
        won += points[seed] == max(points)
        assert points[seed] > 50
    assert won >= 3


@pytest.mark.parametrize("profile", ["rulebook", "league"])
def test_greedy_chooses_its_faction_and_leaves_the_game_as_it_was(profile: str) -> None:
    game = terra.new(3, seed=2, ruleset=profile, factions="draft")
    bot = bots.make("greedy", 2)
    decisions = 0
    while not game.over:
        seat = game.to_act[0]
        before, history, effects = game.digest(), len(game.history), len(game.state.effects)
        choice = bot.choose(game, seat)
        assert (game.digest(), len(game.history), len(game.state.effects)) == (before, history, effects)
        assert game.state.logging
        game.step(seat, choice)
        decisions += 1
    assert decisions > 60


@pytest.mark.parametrize("faction", [faction.id for faction in all_factions()])
def test_greedy_can_play_every_faction(faction: str) -> None:
    own = next(f for f in all_factions() if f.id == faction)
    other = next(f for f in all_factions() if f.home == (own.home + 3) % 7)
    assert min(totals(["greedy", "greedy"], 3, factions=[faction, other.id])) > 40


def test_no_such_bot() -> None:
    with pytest.raises(bots.UnknownBot, match="known: random, greedy"):
        bots.make("grandmaster")
