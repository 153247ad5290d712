"""Bought spades, every way of using them tried to its end: no hex takes more than one of its two ways home asks for.

000 FAQ 17 and 20.
"""

import pytest

from hexarch.games.terra import kinds, queue
from hexarch.games.terra.board.hexes import ring_distance
from hexarch.games.terra.names import CYCLE

from .scenario import Table

WAYS_TO_SPADES = ("", "action ACT5", "action ACT6", "action BON1")
FACTIONS = ("witches F4 D1", "dwarves E7 A2", "darklings E5 A13", "giants D4 I12", "halflings E6 A1")
ABOUT_SPADES = ("dig", "transform", "build", "-SPADE")


class Every:
    """Walks through all lines of an action with spades."""

    def __init__(self, faction: str, action: str) -> None:
        self.t = Table(faction, "nomads B1 G7 I7", cards="BON1 BON3")
        self.t.rich()
        self.game, self.state = self.t.game, self.t.state
        self.name = faction.split()[0]
        self.begun = [self.state.terrain(h) for h in range(self.state.board.hexes)]
        self.ends = 0
        if action:
            self.game.step(0, action)
        self.walk([], {})

    def in_hand(self) -> int:
        d = queue.find(self.state, 0, kinds.Spades)
        return d.spades if isinstance(d, kinds.Spades) else 0

    def walk(self, line: list[str], used: dict[int, int]) -> None:
        options = [choice.text for choice in self.game.options(0)]
        if "done" in options:
            self.ends += 1
            if any(text.startswith("dig") for text in line):
                self.judge(line, used)
        for text in options:
            if not text.startswith(ABOUT_SPADES) or (not line and text.startswith("build")):
                continue
            mark, before = self.game.mark(), self.in_hand()
            self.game.step(0, text)
            hexes = dict(used)
            if text.startswith(("transform", "build")):
                h = self.state.board.hex_names.index(text.split()[1])
                hexes[h] = hexes.get(h, 0) + before - self.in_hand()
            self.walk([*line, text], hexes)
            self.game.rollback(mark)

    def judge(self, line: list[str], used: dict[int, int]) -> None:
        """As many for each hex as a way from what it was to what it is; none given up before others were bought."""
        for h, spades in used.items():
            short = ring_distance(self.begun[h], self.state.terrain(h))
            ways = (2,) if self.name == "giants" else (short, CYCLE - short)
            assert spades == 0 or spades in ways, line
        digs = [i for i, text in enumerate(line) if text.startswith("dig")]
        assert "-SPADE" not in line[: digs[-1]], line


@pytest.mark.parametrize("action", WAYS_TO_SPADES)
@pytest.mark.parametrize("faction", FACTIONS)
def test_no_more_spades_than_one_way_takes(faction: str, action: str) -> None:
    assert Every(faction, action).ends
