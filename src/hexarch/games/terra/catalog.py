"""Every choice of the game, made once for a board and handed out again and again."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from hexarch.games.terra.board import hexes
from hexarch.games.terra.rules.table import GRAMMAR, RULES
from hexarch.kernel.errors import Unreadable

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.rule import TerraRule
    from hexarch.games.terra.state import Terra

MOST_KNOWN: Final = 8_000  # texts and choices remembered as they are met; a table needs a quarter of it


class Catalog:
    """Interned choices of a board.

    A rule whose fields all have an end has a table: the choice with the numbers i, j of fields with m, n values stands
    at i * n + j. The choices of the others are remembered as they are met.
    """

    __slots__ = ("board", "known", "met", "sizes", "tables")

    def __init__(self, board: hexes.Board) -> None:
        self.board: Final = board
        self.sizes: Final = [_sizes(rule, board) for rule in RULES]
        self.tables: Final = [_table(rule, board, sizes) for rule, sizes in zip(RULES, self.sizes, strict=True)]
        self.met: Final[list[dict[tuple[int, ...], TerraChoice]]] = [{} for _ in RULES]
        self.known: Final[dict[str, TerraChoice]] = {}  # by text

    def choice(self, rule: TerraRule, values: tuple[int, ...]) -> TerraChoice:
        """The choice of a rule with these numbers in its fields."""
        table = self.tables[rule.number]
        if table:
            place = 0
            sizes = self.sizes[rule.number]
            for i, value in enumerate(values):
                place = place * sizes[i] + value
            return table[place]
        met = self.met[rule.number]
        found = met.get(values)
        if found is None:
            found = rule.make(self.board, values)
            if len(met) < MOST_KNOWN:
                met[values] = found
        return found

    def read(self, s: Terra, seat: int, command: str) -> list[TerraChoice]:
        """The choices that one command stands for.

        The position is looked at only to complete what a command leaves out; whether a choice is legal is not decided
        here. Raises Unreadable or Ambiguous.
        """
        if not command.isascii():
            # Letters and digits of other scripts would pass for ours.
            raise Unreadable(command)
        text = command.lower()
        known = self.known.get(text)
        if known is not None:
            return [known]
        found = GRAMMAR.find(text)
        if found is None:
            raise Unreadable(command)
        rule, words = found
        choices: list[TerraChoice] = rule.read(s, seat, command, words)
        if rule.literal and len(choices) == 1 and choices[0].text.lower() == text and len(self.known) < MOST_KNOWN:
            # Written in full it means the same in every position.
            self.known[text] = choices[0]
        return choices


def _sizes(rule: TerraRule, board: hexes.Board) -> list[int]:
    """How many values each field of a rule has; empty when there is no end to some of them."""
    found = [field.count(board) for field in rule.pattern.fields.values()]
    return found if all(found) else []


def _table(rule: TerraRule, board: hexes.Board, sizes: list[int]) -> list[TerraChoice]:
    """All choices of a rule, empty where there is no end to them."""
    if len(sizes) != len(rule.pattern.fields):
        return []
    rows: list[tuple[int, ...]] = [()]
    for size in sizes:
        rows = [(*row, value) for row in rows for value in range(size)]
    return [rule.make(board, row) for row in rows]


@cache
def for_board(map_id: str) -> Catalog:
    """The catalog of a map; each is made once."""
    return Catalog(hexes.load(map_id))
