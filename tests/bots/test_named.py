"""Weights name what they weigh: new factions, cards or numbers change nothing in how the bots play."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import hexarch
from hexarch.bots.net import Net, WeightsError, arranged, columns, rows
from hexarch.games import terra
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots import features, inputs
from hexarch.games.terra.bots.net import load, shipped
from hexarch.games.terra.factions import all_factions

PLAY = """
from hashlib import sha256
from hexarch import bots
from hexarch.games import terra
from hexarch.games.terra.bots import inputs
from hexarch.games.terra.factions import all_factions
game = terra.new(3, seed=6, ruleset="league", factions=["cultists", "witches", "giants"])
bots.play(game, [bots.make(game.title, name, 3) for name in ("steward", "greedy", "steward")])
print(len(all_factions()), len(inputs.names()), sha256(repr(game.history).encode()).hexdigest())
"""


def played(source: Path) -> list[str]:
    """What a copy of the program plays: factions, numbers of a position, fingerprint of a game."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_every_number_has_a_name_of_its_own() -> None:
    names = inputs.names()
    assert len(set(names)) == len(names)
    for players in (2, 5):
        game = terra.new(players, seed=players, ruleset="league", factions="random")
        for seat in range(players):
            seen = dict(zip(names, features.look(game.state, seat), strict=True))
            assert [name for name in names if name.startswith("faction ") and seen[name]] == [
                f"faction {game.faction(seat)}"
            ]
            assert seen[f"{players} players"] == 1
            assert (seen["coins"], seen["town size"]) == (game.state.get(seat, at.COINS), 7)


def test_the_names_of_nameless_weights_still_mean_something() -> None:
    """Whatever is dropped from the numbers is noticed here; add to them as you like."""
    assert set(inputs.nameless()[inputs.NAMELESS]) <= set(inputs.names())


FACTION = """
from hexarch.games.terra.factions.witches import FACTION as SISTERS

FACTION = SISTERS.copy()
FACTION.id = "aardvarks"
"""

EXPANSION = """
from hexarch.games.terra.box.bonus import BonusCard
from hexarch.games.terra.box.part import Expansion, Part
from hexarch.games.terra.resources import res
from hexarch.games.terra.ruleset import Option

EXPANSION = Expansion(
    "zoo", order=5, options=(Option("zoo"),), parts=(Part("zoo", bonus_cards=(BonusCard(15, res(c=1), ship_vp=1),)),)
)
"""


def test_a_new_faction_and_a_new_card_leave_the_bots_as_they_are(tmp_path: Path) -> None:
    here = Path(hexarch.__file__).parent
    there = tmp_path / "hexarch"
    shutil.copytree(here, there, ignore=shutil.ignore_patterns("__pycache__", "web", "console", "*.so"))
    (there / "games" / "terra" / "factions" / "aardvarks.py").write_text(FACTION, "utf-8")
    (there / "games" / "terra" / "expansions" / "zoo.py").write_text(EXPANSION, "utf-8")
    before, after = played(here.parent), played(tmp_path)
    assert int(after[0]) == int(before[0]) + 1 == len(all_factions()) + 1
    assert int(after[1]) == int(before[1]) + 3, "the faction, its stronghold, and the card"
    assert after[2] == before[2]


def positions() -> list[list[float]]:
    game = terra.new(3, seed=2, ruleset="league", factions="random")
    return [features.look(game.state, seat) for seat in range(3)]


def test_numbers_may_be_added_and_moved() -> None:
    """A made-up bonus card in front of the others, and everything in another order."""
    net = shipped("steward")
    numbers = rows(positions())
    said = net.coming(numbers)
    names = ["BON99", *reversed(inputs.names()), "ships"]
    more = np.concatenate((np.ones((3, 1)), numbers[:, ::-1], np.full((3, 1), 7.0)), axis=1).astype(np.float32)
    assert np.array_equal(net.reading(names).coming(more), said)
    assert np.allclose(net.widened(names).coming(more), said, atol=1e-4)


def test_numbers_that_are_gone_read_0() -> None:
    net = shipped("steward")
    names = inputs.names()
    numbers = rows(positions())
    place = names.index("coins")
    less = np.delete(numbers, place, axis=1)
    others = [name for name in names if name != "coins"]
    numbers[:, place] = 0
    assert np.array_equal(net.reading(others).coming(less), net.coming(numbers))
    assert np.allclose(net.widened(others).coming(less), net.coming(numbers), atol=1e-3)


def test_names_are_stored_with_the_weights(tmp_path: Path) -> None:
    net = Net.fresh(["coins", "workers", "a number of yesterday"], 1)
    net.save(tmp_path / "weights.npz")
    again = load(tmp_path / "weights.npz")
    assert again.names == net.names
    numbers = rows(positions())
    picked = arranged(numbers, columns(net.names, inputs.names()))
    assert np.array_equal(again.coming(numbers), net.coming(picked))


def test_names_must_fit(tmp_path: Path) -> None:
    arrays = Net.fresh("abc", 1).arrays
    for names in (["a", "b"], ["a", "a", "b"], []):
        np.savez(tmp_path / "weights.npz", names=np.array(names, dtype=str), **arrays)
        with pytest.raises(WeightsError):
            Net.load(tmp_path / "weights.npz")
