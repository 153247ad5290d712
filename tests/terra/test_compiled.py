"""The compiled rules play every game exactly as the plain source does."""

import os
import runpy
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZipFile

import pytest

GAMES = int(os.environ.get("HEXARCH_EQUAL_GAMES", "200"))

PROGRAM = """
import hashlib
import random
import sys
from pathlib import Path

sys.path.insert(0, sys.argv[1])
from hexarch.games.terra.bots import features, memory, packing, turns
from hexarch.games import terra
from hexarch.games.terra import effects, game, queue
from hexarch.games.terra.board.generate import generate
from hexarch.games.terra.board.hexes import map_ids
from hexarch.games.terra.ledger import check_file
from hexarch.kernel import state

modules = (effects, features, game, memory, packing, queue, state, turns)
print(*sorted({Path(module.__file__).suffix for module in modules}))
for path in sorted(Path(sys.argv[3]).glob("*.txt")):
    report = check_file(path)
    print(path.name, report.ok, report.rows, report.commands, report.game.digest())
maps = [*map_ids(), generate(1).id, generate(2, 7, 9, "B").id]
for seed in range(int(sys.argv[2])):
    rnd = random.Random(seed)
    profile = rnd.choice(["rulebook", "league"])
    options = {"fire-and-ice-factions/" + name: True for name in ("ice", "volcano", "variable_v5")}
    options["fire-and-ice-final-scoring"] = seed % 2 == 0
    if seed % 3 == 0:
        name = rnd.choice(sorted(terra.ruleset(profile).values()))
        options[name] = not terra.ruleset(profile).on(name)
    way = rnd.choice(["random", "random", "draft", "auction", "sealed-auction"])
    played = terra.new(rnd.randint(2, 5), seed, profile, way, rnd.choice(maps), options)
    seen = hashlib.blake2b(digest_size=16)
    while not played.over:
        seat = rnd.choice(played.to_act)
        offered, free = played.options(seat), played.free(seat)
        seen.update("|".join(choice.text for choice in offered + free).encode())
        if free and (not offered or rnd.random() < 0.1):
            choice = rnd.choice(free)
        else:
            choice = rnd.choice([c for c in offered if not c.text.startswith("pass")] or offered)
        if rnd.random() < 0.02 and played.state.cells[0]:
            found = turns.Finder(played.state, seat, 40, brief=seed % 2 == 0).find()
            seen.update(repr([(turn.text(), turn.points, turn.numbers) for turn in found]).encode())
        if rnd.random() < 0.05:
            seen.update(repr(played.quote(seat, choice.text)).encode())
            mark = played.mark()
            played.step(seat, choice)
            seen.update(played.digest().encode())
            played.rollback(mark)
            seen.update(played.copy().digest().encode())
        played.step(seat, choice)
    seen.update(repr([e.key() for e in played.state.effects]).encode())
    seen.update(played.dumps().encode())
    print(seed, profile, played.digest(), seen.hexdigest())
"""


def played(source: Path, shared: Path) -> list[str]:
    """What the program says about the package in a folder."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", PROGRAM, str(source), str(GAMES), str(shared / "ledgers")],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def compiled(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled package in a folder of its own."""
    if missing := runpy.run_path(str(root / "hatch_build.py"))["lacking"]():
        pytest.skip(f"needs {missing}")
    if find_spec("mypyc") is None:
        pytest.skip("needs mypyc")
    folder = tmp_path_factory.mktemp("compiled")
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder / "wheel")],
        cwd=root,
        env={
            "HEXARCH_COMPILE_LEVEL": "0",
            "CFLAGS": "-g0 -w",
            **os.environ,
            "HEXARCH_COMPILE": "1",
            "HEXARCH_PAGE": "0",
        },  # quick to compile; the rules are the same
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    (wheel,) = (folder / "wheel").glob("*.whl")
    ZipFile(wheel).extractall(folder / "installed")
    return folder / "installed"


@pytest.mark.slow
def test_compiled_and_plain_rules_play_the_same_games(compiled: Path, root: Path, shared: Path) -> None:
    """All real games (where the shared folder is there) and random games: equal options, events, saves and digests.

    What the strong bots see of a position is compared too, to the last digit.
    """
    plain, quick = played(root / "src", shared), played(compiled, shared)
    assert plain[0] == ".py"
    assert quick[0] in (".so", ".pyd")
    assert len(plain) == 1 + len(list((shared / "ledgers").glob("*.txt"))) + GAMES
    for one, other in zip(plain[1:], quick[1:], strict=True):
        assert one == other


@pytest.mark.slow
def test_compiled_readers_refuse_what_plain_ones_refuse(compiled: Path, root: Path) -> None:
    """Compiled code looks at the kinds of its arguments by itself, where plain code refuses with a sentence."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/attack/test_boundaries.py"],
        cwd=root,
        env={**os.environ, "PYTHONPATH": f"{compiled}{os.pathsep}{root}"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:]
