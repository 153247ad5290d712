"""Turns of recorded games that are looked for among those that bots find."""

import re
import sys
from pathlib import Path

import pytest

from hexarch import bots
from hexarch.games import terra
from hexarch.games.terra.ledger import write
from hexarch.games.terra.title import TITLE


def test_nothing_is_missed_of_a_game_that_steward_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, root: Path
) -> None:
    monkeypatch.syspath_prepend(str(root / "bench"))
    monkeypatch.delitem(sys.modules, "missed", raising=False)
    import missed

    game = terra.new(2, seed=8, ruleset="league")
    bots.play(game, [bots.make(TITLE, "steward", seat) for seat in range(2)])
    (tmp_path / "one.txt").write_text(write(game), "utf-8")
    missed.main([str(tmp_path), "--rounds", "5,6", "--players", "2"])
    found = re.search(r"1 games, (\d+) turns, 0 not found", capsys.readouterr().out)
    assert found is not None
    assert int(found[1]) > 8
    missed.main([str(tmp_path), "--rounds", "6", "--players", "3"])
    assert "0 games" in capsys.readouterr().out
