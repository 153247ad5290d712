"""What seats do, beside people; how well expectations foretell results."""

import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from hexarch import bots
from hexarch.games import terra
from hexarch.games.terra.ledger import write
from hexarch.games.terra.title import TITLE


def script(name: str, monkeypatch: pytest.MonkeyPatch, root: Path) -> ModuleType:
    """A benchmark; they belong to no package."""
    monkeypatch.syspath_prepend(str(root / "bench"))
    monkeypatch.delitem(sys.modules, name, raising=False)
    return __import__(name)


def test_a_bot_does_what_it_did_in_its_own_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, root: Path
) -> None:
    doings = script("doings", monkeypatch, root)
    game = terra.new(4, seed=8, ruleset="league", factions="random")
    bots.play(game, [bots.make(TITLE, "greedy", seat) for seat in range(4)])
    (tmp_path / "one.txt").write_text(write(game), "utf-8")
    doings.main(["greedy", str(tmp_path), "--games", "1", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == {"people": 1, "greedy": 1}
    assert found["people"] == found["greedy"]
    totals = [row["total"] for row in game.scores()]
    assert (found["people"]["points"], found["people"]["points of the winner"]) == (sum(totals) / 4, max(totals))
    texts = [text for _, text in game.history]
    assert found["people"]["upgrade to TP"] == sum(text.endswith(" to TP") for text in texts) / 4
    assert found["people"]["power taken"] == sum(int(t.split()[1]) for t in texts if t.startswith("leech")) / 4
    assert found["people"]["turns"] > found["people"]["turns in round 1"] > 2
    doings.main(["random", str(tmp_path), "--games", "1"])
    assert "turns in round 1" in capsys.readouterr().out


def test_what_a_point_is_worth_is_found_again(monkeypatch: pytest.MonkeyPatch, root: Path) -> None:
    foretold = script("foretold", monkeypatch, root)
    rows = []
    for number in range(12):
        expected = [float(number * place % 7) for place in range(1, 5)]
        soon = [float((number + place) * place % 5) for place in range(1, 5)]
        late = [100 + 0.25 * one + 0.5 * other for one, other in zip(expected, soon, strict=True)]
        rows.append(foretold.Judged(1 + number % 2, ["build"] * 4, expected, [soon, soon], [late]))
    factors, errors = foretold.worth(rows, 2)
    assert factors == pytest.approx([0.25, 0.5])
    assert errors == pytest.approx([0, 0])
    assert foretold.told("turns", rows).row_count == 3, "eight decisions and more say something, fewer do not"


def test_what_taking_power_brings(monkeypatch: pytest.MonkeyPatch, root: Path) -> None:
    foretold = script("foretold", monkeypatch, root)
    one = foretold.Judged(2, ["decline", "leech"], [50.0, 49.0], [[50.0, 53.0], [52.0, 51.0]], [[60.0, 58.5]])
    only = foretold.Judged(2, ["leech", "leech"], [50.0, 49.0], [[50.0, 53.0]], [[60.0, 58.5]])
    assert foretold.advantages([one, only]) == [(-1.0, 1.0, -1.5)]
