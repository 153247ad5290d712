"""Positions of recorded games played on by bots."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from hexarch import bots
from hexarch.games import terra
from hexarch.games.terra.ledger import write
from hexarch.games.terra.title import TITLE

SOURCE = Path(__file__).parents[2] / "bench" / "handover.py"


def script() -> ModuleType:
    """The script, which belongs to no package."""
    spec = importlib.util.spec_from_file_location("handover", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_a_bot_makes_of_its_own_game_what_it_made_of_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    handover = script()
    game = terra.new(2, seed=8, ruleset="league")
    bots.play(game, [bots.make(TITLE, "greedy", seat) for seat in range(2)])
    (tmp_path / "one.txt").write_text(write(game), "utf-8")
    handover.main(["greedy", str(tmp_path), "--rounds", "3,6", "--players", "2", "--json"])
    found = json.loads(capsys.readouterr().out)["rounds"]
    assert [(row["round"], row["games"], row["ahead"]) for row in found] == [(3, 1, 0), (6, 1, 0)]
    assert found[0]["bots_gain"] == found[0]["people_gain"] > found[1]["bots_gain"] > 0
    handover.main(["random", str(tmp_path), "--rounds", "3", "--players", "2"])
    assert "-" in capsys.readouterr().out, "random loses what greedy made of it"
    # Another bot on the same positions; games that a bot has led, on the set-ups of records or from seeds.
    both = ["--rounds", "6", "--games", "2", "--players", "2", "--against", "random", "--led", "greedy", "--json"]
    for source in ([str(tmp_path)], ["--seeds", "4"]):
        handover.main(["greedy", *source, *both])
        row = json.loads(capsys.readouterr().out)["rounds"][0]
        assert (row["games"], row["ahead"]) == (2, 0)
        assert row["better"] == sum(row["each_better"]) / 2 > 0
        assert row["points"] > row["bots_gain"] > 0
