"""Bots play legal games, the same way for the same seed, and greedy beats random."""

import pytest

from hexarch import bots
from hexarch.games import terra
from hexarch.games.terra.board.generate import generate
from hexarch.games.terra.board.hexes import map_ids
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.title import TITLE


def totals(names: list[str], seed: int, **options: object) -> list[int]:
    game = terra.new(len(names), seed=seed, **options)  # type: ignore[arg-type]
    bots.play(game, [bots.make(TITLE, name, seed * 10 + i) for i, name in enumerate(names)])
    assert game.over
    return [row["total"] for row in game.scores()]


QUICK = ("random", "greedy")  # the strong bots have tests of their own


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    assert totals([name] * 2, 5) == totals([name] * 2, 5)


def test_another_seed_plays_another_game() -> None:
    game = terra.new(3, seed=1)
    other = terra.new(3, seed=1)
    bots.play(game, [bots.make(TITLE, "random", 1)] * 3)
    bots.play(other, [bots.make(TITLE, "random", 2)] * 3)
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
    bot = bots.make(TITLE, "greedy", 2)
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


EXPANSION = (["icemaidens", "acolytes", "riverwalkers"], ["yetis", "dragonlords", "shapeshifters"])


@pytest.mark.parametrize("factions", EXPANSION, ids="-".join)
@pytest.mark.parametrize("ground", map_ids())
@pytest.mark.parametrize("name", QUICK)
def test_the_expansion_is_played_on_every_map(name: str, ground: str, factions: list[str]) -> None:
    points = totals([name] * 3, 4, factions=factions, map=ground, ruleset="league")
    assert name == "random" or min(points) > 40


def test_greedy_plays_on_a_map_of_ones_own() -> None:
    assert min(totals(["greedy"] * 2, 6, map=generate(2).id)) > 40


@pytest.mark.parametrize("way", ["auction", "sealed-auction"])
def test_greedy_bids_modestly(way: str) -> None:
    begun = set()
    for seed in range(5):
        game = terra.new(4, seed=seed, factions=way)
        players = [bots.make(TITLE, "greedy", seed * 16 + seat) for seat in range(4)]
        while any(text.startswith("bid") for text in (c.text for c in game.options(game.to_act[0]))):
            seat = game.to_act[0]
            game.step(seat, players[seat].choose(game, seat))
        points = [row["start"] for row in game.scores()]
        assert min(points) >= 30
        begun |= set(points)
        assert len({game.faction(seat) for seat in range(4)}) == 4
    assert len(begun) > 2, "who likes a faction pays for it"


def choices(faction: str, other: str, seed: int = 5) -> list[str]:
    """What greedy chose with a faction."""
    game = terra.new(2, seed=seed, factions=[faction, other])
    bots.play(game, [bots.make(TITLE, "greedy", seed)] * 2)
    return [text for seat, text in game.history if game.faction(seat) == faction]


def test_greedy_begins_away_from_the_others_and_follows_the_river() -> None:
    for faction in ("icemaidens", "shapeshifters", "acolytes"):
        terrain = next(text for text in choices(faction, "witches") if text.startswith("pick-color"))
        assert terrain.split()[1] in ("yellow", "red", "brown"), "three spades from forest, or nearly so"
    unlocked = [text for text in choices("riverwalkers", "witches") if text.startswith("unlock-terrain")]
    assert len([text for text in unlocked if "gain-priest" not in text]) >= 2


def test_greedy_pays_with_what_it_needs_least() -> None:
    chosen = choices("dragonlords", "witches")
    paid = [text for text in chosen if text.startswith("-P")]
    assert len(paid) >= 3
    assert paid.count("-P1") > len(paid) / 2
    assert any(text.startswith("-3") for text in choices("acolytes", "witches"))


def test_no_such_bot() -> None:
    with pytest.raises(bots.UnknownBot, match="known: random, greedy"):
        bots.make(TITLE, "grandmaster")
