"""The same seed plays the same game, in every process and with every hash seed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .titles import CASES, TOYS, Case, positions

SCRIPT = """
import hashlib, json
from hexarch import games
from hexarch.kernel.rng import Random

for name in games.ids():
    title = games.title(name)
    random, seen = Random(7), hashlib.sha256()
    game = title.new(title.drawn(title.seats[-1], 7))
    while not game.over:
        seat = game.to_act[0]
        options = [choice.text for choice in game.options(seat)]
        seen.update(repr((game.digest(), options, [choice.text for choice in game.free(seat)])).encode())
        if len(game.history) % 40 == 0:
            seen.update(json.dumps([game.view(seat), game.snapshot(), game.setup.document()]).encode())
            seen.update(game.imagine(seat, Random(1)).digest().encode())
        game.step(seat, random.choice(options))
    print(name, seen.hexdigest(), game.scores())
"""


def test_hash_seeds_make_no_difference(root: Path) -> None:
    found = []
    for seed in ("0", "1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "HEXARCH_GAMES": str(TOYS)}
        run = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=environment, cwd=root, capture_output=True, text=True, check=True
        )
        found.append(run.stdout)
    assert len(set(found)) == 1
    assert {line.split()[0] for line in found[0].splitlines()} == {case.game for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_seeds_make_all_the_difference(case: Case) -> None:
    assert case.new(5).setup.document() == case.new(5).setup.document()
    documents = {str(case.new(seed).setup.document()) for seed in range(6)}
    assert len(documents) == 6
    *_, one = positions(case, 9, every=1_000)
    *_, two = positions(case, 9, every=1_000)
    assert one.history == two.history
    assert one.digest() == two.digest()
