"""The fields of choices that name a place on the map: hexes, bridge sites, river hexes, and where ships lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra.sea import space_name
from hexarch.kernel.errors import Unreadable
from hexarch.kernel.pattern import Field

if TYPE_CHECKING:
    from hexarch.games.terra.board.hexes import Board
    from hexarch.games.terra.state import Terra


def hex_named(s: Terra, command: str, name: str) -> int:
    """The number of a land hex; raises Unreadable."""
    number = s.board.number.get(name.upper(), -1)
    if number < 0:
        raise Unreadable(command, "unknown_hex", name.upper())
    return number


class Hex(Field):
    """A land hex by its name: E6."""

    def read(self, s: Terra, command: str, word: str) -> int:
        return hex_named(s, command, word)

    def write(self, board: Board, value: int) -> str:
        return board.hex_names[value]

    def count(self, board: Board) -> int:
        return board.hexes


class Target(Hex):
    """Another hex; choices that name two are made as they are met."""

    def count(self, board: Board) -> int:
        return 0


class Site(Field):
    """A bridge site by the hexes at its ends: E6:F4."""

    def read(self, s: Terra, command: str, word: str) -> int:
        one, _, two = word.partition(":")
        one, two = one.strip(), two.strip()
        site = s.board.site_at.get((hex_named(s, command, one), hex_named(s, command, two)), -1)
        if site < 0:
            raise Unreadable(command, "no_bridge_site_there", f"{one}:{two}".upper())
        return site

    def write(self, board: Board, value: int) -> str:
        return board.site_names[value]

    def count(self, board: Board) -> int:
        return len(board.site_names)


class River(Field):
    """A river hex by its own name, r12, or by the land hexes around it."""

    def read(self, s: Terra, command: str, word: str) -> int:
        if word not in s.board.river_names:
            raise Unreadable(command, "unknown_hex", word)
        return s.board.river_names.index(word)

    def write(self, board: Board, value: int) -> str:
        return board.river_names[value]

    def said(self, word: str) -> str | int:
        return word if word.startswith("r") else word.upper()

    def count(self, board: Board) -> int:
        return len(board.river_names)


class Space(Field):
    """A river hex or a land hex by its name: where a ship or a trader is. Met too seldom to be listed in tables."""

    def read(self, s: Terra, command: str, word: str) -> int:
        if word in s.board.river_names:
            return s.board.river_names.index(word)
        return s.board.rivers + hex_named(s, command, word)

    def write(self, board: Board, value: int) -> str:
        return space_name(board, value)

    def said(self, word: str) -> str | int:
        return word if word.startswith("r") else word.upper()
