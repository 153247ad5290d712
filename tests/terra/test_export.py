"""Games of ours written as ledgers: `check` accepts them and comes to the same position."""

import random

import pytest

from hexarch.games import terra
from hexarch.games.terra import layout
from hexarch.games.terra.ledger import check_file, check_text, parse, write
from hexarch.games.terra.profiles import EDITION

from .chance import MAPS
from .scenario import Table

VERSIONS = ("variable", "variable_v2", "variable_v3", "variable_v4", "variable_v5")


def played(seed: int, players: int, profile: str, factions: str = "random", most: int = 5000) -> terra.Game:
    """A random game with conversions, answers in any order and now and then somebody leaving."""
    pick = random.Random(seed)
    version = pick.choice(VERSIONS)
    options = {f"fire-and-ice-factions/{name}": True for name in ("ice", "volcano", version)}
    options["fire-and-ice-final-scoring"] = seed % 2 == 0 and factions != "intro"
    map_id = "base" if factions == "intro" else pick.choice(MAPS)
    game = terra.new(players, seed, profile, factions, map_id, options)
    steps = 0
    while not game.over and steps < most:
        seat = pick.choice(game.to_act)
        choices = game.options(seat)
        if pick.random() < 0.15:
            choices = game.free(seat) or choices
        game.step(seat, pick.choice(choices))
        steps += 1
        leaver = pick.randrange(players)
        staying = sum(1 for other in range(players) if not game.state.get(other, layout.DROPPED))
        may_leave = staying > 1 and not game.over and not game.state.get(leaver, layout.DROPPED)
        if pick.random() < 0.002 and may_leave and game.state.cells[layout.ROUND]:
            game.step(leaver, "resign")
    return game


@pytest.mark.parametrize("profile", ["rulebook", "league"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("factions", ["random", "draft", "intro", "auction", "sealed-auction"])
def test_check_accepts_what_export_writes(profile: str, players: int, factions: str) -> None:
    for seed in range(3):
        game = played(seed, players, profile, factions)
        report = check_text(write(game))
        assert report.ok, report.difference or report.error
        assert report.game is not None
        assert report.game.digest() == game.digest()


@pytest.mark.parametrize("most", [0, 1, 7, 20, 55, 80])
def test_an_unfinished_game_says_so_and_is_accepted(most: int) -> None:
    game = played(6, 3, "league", most=most)
    text = write(game)
    assert text.endswith("# hexarch to be continued\n")
    report = check_text(text)
    assert report.ok, report.difference or report.error
    assert report.game is not None
    assert report.game.digest() == game.digest()
    cut = text.removesuffix("# hexarch to be continued\n")
    assert not check_text(cut).ok


def test_options_travel_with_the_ledger() -> None:
    game = terra.new(players=2, seed=5, ruleset="rulebook", options={"deferred-leech": True, "mini-expansion-1": True})
    rules = parse(write(game)).setup.rules
    assert rules.values() == game.setup.rules.values()
    assert rules.profile == "rulebook"


@pytest.mark.shared
def test_a_real_game_written_again_is_the_same_game(shared, tmp_path) -> None:
    for file in sorted((shared / "ledgers").glob("*.txt"))[:8]:
        first = check_file(file)
        assert first.game is not None
        again = tmp_path / file.name
        again.write_text(write(first.game))
        second = check_file(again)
        assert second.ok, second.difference or second.error
        assert second.game is not None
        assert second.game.digest() == first.game.digest()
        assert second.unordered == 0


def test_whoever_goes_on_alone_ends_their_turn_in_so_many_words() -> None:
    """With nobody left to act in between, tokens sacrificed in the next turn would be of the one before."""
    game = terra.new(2, 1, "rulebook", "intro")
    while not game.state.cells[layout.ROUND]:
        game.step(game.to_act[0], game.options(game.to_act[0])[0])
    game.step(0, "upgrade F4 to TP")
    game.step(1, game.options(1)[0])
    game.step(0, "done")
    game.step(1, "resign")
    game.step(0, "burn 3. action ACT2")
    report = check_text(write(game))
    assert report.ok, report.difference or report.error


def test_a_turn_that_goes_on_after_the_step_of_an_answer_is_not_over() -> None:
    """Cultists gain a step as soon as somebody takes power, and may still convert before they end their turn."""
    t = Table("cultists E6 A1", "nomads F3 B1 I7", "witches F4 D1", profile="league")
    t.play("cultists: upgrade E6 to TP")
    lines = (
        "nomads: leech 1 from cultists",
        "cultists: +FIRE",
        "witches: decline 1 from cultists",
        "cultists: burn 1. convert 1PW to 1C. done",
    )
    for line in lines:
        faction, _, text = line.partition(": ")
        t.game.step(t.seat(faction), text)
    t.play("nomads: pass BON6")
    report = check_text(write(t.game))
    assert report.ok, report.difference or report.error
    assert report.game is not None
    assert report.game.setup.rules.edition == EDITION, "not by the rules of an older one"
